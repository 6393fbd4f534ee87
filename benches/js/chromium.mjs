// How long the package takes in Chromium until it is ready, once its bytes are there.

import { join } from "node:path";
import { findBrowser } from "../../scripts/browsers.mjs";

const STARTS = 9;

/** The median in milliseconds, each time in a new browser; null where there is none. `folder` is the package. */
export async function readyInChromium(folder) {
  const executablePath = findBrowser("chromium");
  if (executablePath === null) return null;
  const times = [];
  for (let start = 0; start < STARTS; start += 1) times.push(await once(executablePath, folder));
  return times.sort((a, b) => a - b)[STARTS >> 1];
}

async function once(executablePath, folder) {
  const { chromium } = await import("playwright-core");
  const args = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
  const browser = await chromium.launch({ executablePath, args, timeout: 60_000 });
  try {
    const page = await browser.newPage();
    const blank = { contentType: "text/html", body: "<!doctype html>" };
    await page.route("**/*", (route) => {
      const path = new URL(route.request().url()).pathname;
      return route.fulfill(path === "/" ? blank : { path: join(folder, path) });
    });
    await page.goto("http://localhost/");
    return await page.evaluate(async () => {
      const { init } = await import("/browser.js");
      const bytes = await (await fetch("/tapete_bg.wasm")).arrayBuffer();
      const start = performance.now();
      await init(bytes);
      return performance.now() - start;
    });
  } finally {
    await browser.close();
  }
}
