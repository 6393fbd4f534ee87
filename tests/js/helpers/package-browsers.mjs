// Chromium through playwright-core, Firefox through geckodriver with a WebDriver client of a few lines.
// A browser that is missing is an error, never a skipped test.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { findBrowser } from "../../../scripts/browsers.mjs";
import { findTool } from "../../../scripts/tools.mjs";
import { atEnd, tempDir } from "./package.mjs";

// ── Chromium ──

/** A running Chromium, closed when the test file ends. */
export async function startChromium() {
  const executablePath = findBrowser("chromium");
  assert.ok(executablePath, "Chromium not found: install it (apt-get install chromium) or set CHROME_PATH");
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    timeout: 60_000,
  });
  atEnd(() => browser.close());
  return browser;
}

/** Opens a page that reports (see fixtures/package/page/report.js): { result, console } with all that the browser printed. */
export async function openInChromium(browser, url, { timeout = 30_000 } = {}) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const printed = [];
    page.on("console", (message) => printed.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => printed.push(`error: ${error}`));
    await page.goto(url, { timeout });
    const out = page.locator("#out[data-done]");
    try {
      await out.waitFor({ timeout });
    } catch (error) {
      throw new Error(`${url} did not report; console: ${JSON.stringify(printed)}`, { cause: error });
    }
    return { result: JSON.parse(await out.textContent()), console: printed };
  } finally {
    await context.close();
  }
}

// ── Firefox ──

async function startGeckodriver() {
  const driver = process.env.GECKODRIVER ?? (await findTool("geckodriver"));
  assert.ok(driver, "geckodriver not found: run the set-up (npm test), or set GECKODRIVER");
  const profiles = await tempDir("firefox");
  const child = spawn(driver, ["--port", "0", "--websocket-port", "0", "--profile-root", profiles], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  atEnd(async () => {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill();
    await ended;
  });
  const port = await new Promise((resolve, reject) => {
    let text = "";
    const timer = setTimeout(() => reject(new Error(`geckodriver does not listen: ${text}`)), 30_000);
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`geckodriver ended with ${code}: ${text}`)));
    child.stdout.setEncoding("utf8").on("data", (more) => {
      text += more;
      const found = /Listening on [^\s]*:(\d+)/.exec(text);
      if (found) {
        clearTimeout(timer);
        resolve(found[1]);
      }
    });
    child.stderr.resume();
  });
  return `http://127.0.0.1:${port}`;
}

/** A running headless Firefox: { open(url) }, ended when the test file ends. */
export async function startFirefox() {
  const binary = findBrowser("firefox");
  assert.ok(binary, "Firefox not found: install it (apt-get install firefox-esr) or set FIREFOX_PATH");
  const base = await startGeckodriver();

  async function call(method, path, body) {
    const response = await fetch(base + path, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: { "content-type": "application/json" },
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  const capabilities = { alwaysMatch: { "moz:firefoxOptions": { binary, args: ["-headless"] } } };
  const { sessionId } = await call("POST", "/session", { capabilities });
  const session = `/session/${sessionId}`;
  atEnd(() => call("DELETE", session).catch(() => {}));

  return {
    async open(url, { timeout = 30_000 } = {}) {
      await call("POST", `${session}/url`, { url });
      const script =
        "const out = document.querySelector('#out[data-done]'); return [out && out.textContent, window.printed];";
      for (const end = Date.now() + timeout; ; await sleep(50)) {
        const [text, printed] = await call("POST", `${session}/execute/sync`, { script, args: [] });
        if (text) return { result: JSON.parse(text), console: printed };
        assert.ok(Date.now() < end, `${url} did not report; console: ${JSON.stringify(printed)}`);
      }
    },
  };
}
