// The demo in a real Chromium: server, browser, pages that may talk to nobody else, axe.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { findBrowser } from "../../../scripts/browsers.mjs";
import { serve } from "../../../scripts/serve.mjs";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Nobody but the demo's own server can be reached. To hold up every request for that would take a page seconds.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

export const HEIGHTS = { 320: 640, 360: 740, 390: 844, 768: 1024, 1280: 900, 1440: 900 };

export const oneLine = (text) => text.replace(/§/g, "").replace(/\s+/g, " ").trim();

/** Waits until the live region says this. */
export const spoken = (page, text) =>
  page.locator("#live").filter({ hasText: text }).waitFor({ state: "attached", timeout: 5_000 });

/** Server and browser for one test file: `{ url, open, onPage, close }`. */
export async function startDemo() {
  const executablePath = findBrowser("chromium");
  assert.ok(executablePath, "Chromium not found: install it (apt-get install chromium) or set CHROME_PATH");
  const server = await serve({ port: 0 });
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS, timeout: 60_000 });

  /** A page of its own context. Its log holds what it printed and whom else it tried to reach; both stay empty. */
  async function open({
    path = "",
    hash = "",
    width = 1440,
    height = HEIGHTS[width] ?? 900,
    waitFor = "ready",
    prepare,
    ...settings
  } = {}) {
    const context = await browser.newContext({
      locale: "en",
      reducedMotion: "reduce",
      viewport: { width, height },
      ...settings,
    });
    const log = [];
    context.on("request", (request) => {
      const { origin } = new URL(request.url());
      if (origin !== new URL(server.url).origin) log.push(`request to ${origin}`);
    });
    const page = await context.newPage();
    page.on("console", (message) => log.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => log.push(`error: ${error.stack}`));
    await prepare?.(context, page);
    await page.goto(`${server.url}${path}${hash}`);
    if (waitFor) await page.locator(`#felt[data-state="${waitFor}"]`).waitFor({ timeout: 30_000 });
    return { page, context, log };
  }

  /** Opens a page, runs the test, and holds the page to silence: nothing printed, nobody else asked. */
  async function onPage(settings, run) {
    const { page, context, log } = await open(settings);
    try {
      await run(page, context);
      assert.deepEqual(log, []);
    } finally {
      await context.close();
    }
  }

  async function close() {
    await browser.close();
    await server.close();
  }

  return { url: server.url, open, onPage, close };
}

const axeSource = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const AXE_OPTIONS = {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  preload: false, // style sheets are of this page's own origin: nothing to fetch
};

/**
 * The violations that axe finds, each in a line; the page's context must have been opened with `bypassCSP`. `rules` are
 * all, or the names of some.
 */
export async function violations(page, rules) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await axeSource);
  const options = rules ? { ...AXE_OPTIONS, runOnly: { type: "rule", values: rules } } : AXE_OPTIONS;
  const found = await page.evaluate((options) => globalThis.axe.run(document, options), options);
  const line = ({ target, any }) => `${target.join(" ")} ${any.map(({ message }) => message).join("; ")}`;
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(line).join(" | ")}`);
}

/** The numbers in sight that a line break has cut in two. */
export const cutNumbers = (page) =>
  page.evaluate(() => {
    const cut = [];
    const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement.checkVisibility() || text.parentElement.closest("pre, .hush")) continue;
      for (const { 0: number, index } of text.data.matchAll(/\d(?:[\d.,\u00a0\u202f]*\d)?/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) cut.push(`${number} in ${text.parentElement.className}`);
      }
    }
    return cut;
  });

/** How far the page is wider than its window. */
export const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
