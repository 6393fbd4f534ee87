// How long the package takes in Chromium until it is ready, once its bytes are there.

import { join } from "node:path";
import { findBrowser } from "../../scripts/browsers.mjs";

const STARTS = 9;
const REST = 1000; // milliseconds

/**
 * The medians in milliseconds with `initSync`, which compiles on the page's own thread, and with `init`, which does not;
 * each time in a new browser that has come to rest. Null where there is none. `folder` is the package.
 */
export async function readyInChromium(folder) {
  const executablePath = findBrowser("chromium");
  if (executablePath === null) return null;
  const times = { initSync: [], init: [] };
  for (let start = 0; start < STARTS; start += 1) {
    for (const way in times) times[way].push(await once(executablePath, folder, way));
  }
  return Object.values(times).map((list) => list.sort((a, b) => a - b)[STARTS >> 1]);
}

async function once(executablePath, folder, way) {
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
    // A new browser goes on starting on all threads: that is not the package's time.
    await page.waitForTimeout(REST);
    return await page.evaluate(async (way) => {
      const { init, initSync } = await import("/browser.js");
      const module = await (await fetch("/tapete_bg.wasm")).arrayBuffer();
      const start = performance.now();
      if (way === "initSync") initSync({ module });
      else await init(module);
      return performance.now() - start;
    }, way);
  } finally {
    await browser.close();
  }
}
