// Every hand of every ruleset and card count through the packed package, in Node and in Chromium. Too long for npm test:
// run by `npm run verify` as `node --test tests/js/verify-digests.mjs`.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { consumer, fixtures, packageIn, readJson, repoRoot } from "./helpers/package.mjs";
import { openInChromium, startChromium } from "./helpers/package-browsers.mjs";
import { enumerate } from "./helpers/package-enumerate.mjs";
import { serve } from "./helpers/package-server.mjs";

let folder;
const data = (name) => readJson(join(repoRoot, "tests/data", name));
const [known, digests] = await Promise.all([data("category-counts.json"), data("digests.json")]);

before(async () => {
  folder = packageIn(await consumer());
});

describe("Node", () => {
  for (const name of Object.keys(known)) {
    test(`${name}: all hands`, { timeout: 600_000 }, async () => {
      const tapete = await import(pathToFileURL(join(folder, "node.js")));
      const hash = createHash("sha256");
      assert.deepEqual(
        enumerate(tapete, name, (bytes) => hash.update(bytes)),
        known[name],
      );
      assert.equal(hash.digest("hex"), digests[name]);
    });
  }
});

describe("Chromium", () => {
  let browser;
  let url;
  before(async () => {
    browser = await startChromium();
    const helpers = join(repoRoot, "tests/js/helpers");
    ({ url } = await serve({
      "/": join(fixtures, "page"),
      "/tapete/": folder,
      "/helpers/": helpers,
      "/data/": join(repoRoot, "tests/data"),
    }));
  });
  for (const name of Object.keys(known)) {
    test(`${name}: all hands`, { timeout: 600_000 }, async () => {
      const { result } = await openInChromium(browser, `${url}/digest.html?${name}`, { timeout: 590_000 });
      assert.equal(result.failed, undefined);
      assert.deepEqual(result, { ...known[name], digest: digests[name] });
    });
  }
});
