// The tarball in real pages without a bundler: <script type="module"> from a static server, in Chromium and Firefox.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { consumer, fixtures, packageIn, sample } from "./helpers/package.mjs";
import { openInChromium, startChromium, startFirefox } from "./helpers/package-browsers.mjs";
import { serve } from "./helpers/package-server.mjs";

const strictPolicy = { "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" };
const words = { en: "Two pair, aces and kings, nine kicker", es: "Dos pares, ases y reyes, con un nueve" };

let installedPackage;
before(async () => {
  installedPackage = packageIn(await consumer());
});

/** A site of static files: the scenarios at the root, the installed package at /tapete/ and once more at /copy/. */
async function site({ headers } = {}) {
  const wasm = await readFile(join(installedPackage, "tapete_bg.wasm"));
  const answers = {
    "/page.html.wasm": { type: "text/html", body: "<!doctype html><title>every path gives the page</title>" },
    "/plain.wasm": { type: "application/octet-stream", body: wasm },
  };
  const mounts = { "/": join(fixtures, "page"), "/tapete/": installedPackage, "/copy/": installedPackage };
  return serve(mounts, { headers, answer: (path) => answers[path] });
}

// Both browsers log each failed request themselves, whatever the page does about it.
const ownWords = (printed) => printed.filter((line) => !/Failed to load resource/.test(line));

const browsers = [
  ["Chromium", async () => startChromium().then((browser) => (url) => openInChromium(browser, url))],
  ["Firefox", async () => startFirefox().then((browser) => browser.open)],
];

for (const [name, start] of browsers) {
  describe(name, { timeout: 150_000 }, () => {
    let open;
    before(async () => {
      open = await start();
    });

    test("P20 a module script from static files ranks a hand; P14 in silence; parallel init fetches once", async () => {
      const { url, count } = await site({ headers: strictPolicy });
      const { result, console } = await open(`${url}/rank.html`);
      assert.deepEqual(result.rank, sample.rank, result.failed);
      assert.deepEqual({ en: result.en, es: result.es }, words);
      assert.equal(result.before.code, "notInitialised");
      assert.match(result.before.message, /await init\(\)/);
      assert.equal(result.before.cite, null);
      assert.equal(count("/tapete_bg.wasm"), 1);
      assert.deepEqual(console, []);
    });

    test("P11 both entries work in a Web Worker, under a strict policy", async () => {
      const { url } = await site({ headers: strictPolicy });
      const { result, console } = await open(`${url}/worker.html`);
      assert.deepEqual(result.rank, sample.rank, result.failed);
      assert.deepEqual(result.inline, sample.rank);
      assert.deepEqual(result.many, [7461]);
      assert.deepEqual(console, []);
    });

    test("a failed load is loadFailed and can be retried; the content type does not matter", async () => {
      const { url, count } = await site();
      const { result, console } = await open(`${url}/retry.html`);
      assert.equal(result.missing?.code, "loadFailed", result.failed);
      assert.ok(result.missing.isError);
      assert.equal(result.notWasm.code, "loadFailed");
      assert.equal(result.branded, true);
      assert.equal(result.between.code, "notInitialised");
      assert.deepEqual(result.rank, sample.rank);
      assert.equal(count("/missing.wasm"), 2);
      assert.deepEqual(ownWords(console), []);
    });

    test("several entries and copies on one page do not disturb each other", async () => {
      const { url } = await site({ headers: strictPolicy });
      const { result, console } = await open(`${url}/both.html`);
      assert.deepEqual(result.ranks, Array(4).fill(sample.rank), result.failed);
      assert.deepEqual(result.known, Array(3).fill([true, true, true]));
      assert.equal(result.compared, 1);
      assert.deepEqual(console, []);
    });

    test("initSync takes a compiled module, and init() after it fetches nothing", async () => {
      const { url, count } = await site({ headers: strictPolicy });
      const { result, console } = await open(`${url}/sync.html`);
      assert.equal(result.wrong?.code, "loadFailed", result.failed);
      assert.deepEqual(result.rank, sample.rank);
      assert.equal(count("/tapete_bg.wasm"), 1);
      assert.deepEqual(console, []);
    });

    test("a policy that forbids wasm gives loadFailed, not a trap", async () => {
      const { url } = await site({ headers: { "content-security-policy": "default-src 'self'" } });
      const { result } = await open(`${url}/refused.html`);
      assert.equal(result?.code, "loadFailed", result?.failed);
    });
  });
}
