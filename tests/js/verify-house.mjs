// Secrets of Triple Shot and Pai Gow Poker at every step of thousands of hands, through the packed package. Too long for
// npm test, which has some hundreds (game-properties.test.mjs): run by `npm run verify` as
// `node --test tests/js/verify-house.mjs`.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { consumer, packageIn } from "./helpers/package.mjs";
import { paiGow } from "./helpers/pai-gow.mjs";
import { play } from "./helpers/play.mjs";
import { tripleShot } from "./helpers/triple-shot.mjs";

const { PaiGowPoker, TripleShot } = await import(pathToFileURL(join(packageIn(await consumer()), "node.js")).href);

for (const [name, rules] of [
  ["Triple Shot", { ...tripleShot, Game: TripleShot }],
  ["Pai Gow Poker", { ...paiGow, Game: PaiGowPoker }],
]) {
  test(`A01 A03 ${name}: no hidden card at any step of 4,000 hands`, { timeout: 1_800_000 }, () => {
    assert.equal(play(rules, 3_000_000, 3_004_000, { secrets: 1, copies: 50 }), 4_000);
  });
}
