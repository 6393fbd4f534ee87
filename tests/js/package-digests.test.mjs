// Every five- and six-card hand through the packed package: the rulebook's counts, and the digest of all values.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { consumer, packageIn, readJson, repoRoot } from "./helpers/package.mjs";
import { enumerate } from "./helpers/package-enumerate.mjs";

let tapete;
const data = (name) => readJson(join(repoRoot, "tests/data", name));
const [known, digests] = await Promise.all([data("category-counts.json"), data("digests.json")]);

before(async () => {
  tapete = await import(pathToFileURL(join(packageIn(await consumer()), "node.js")));
});

for (const name of ["standard-5", "standard-6", "paiGow-5", "aceHigh-5"]) {
  const id = name === "standard-6" ? "B046 " : "";
  test(`${id}${name}: counts, distinct values and digest of all hands`, { timeout: 120_000 }, () => {
    const hash = createHash("sha256");
    const result = enumerate(tapete, name, (bytes) => hash.update(bytes));
    assert.deepEqual(result, known[name]);
    assert.equal(hash.digest("hex"), digests[name]);
  });
}
