// 10,000 hands of Hold'em and Stud, every structure and option: at every step, and after undo, redo and restore, nothing
// that a seat or a spectator gets holds a card that it may not see. And the other properties along the way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { play } from "./helpers/play.mjs";
import { holdemRules, studRules } from "./helpers/poker-rules.mjs";

for (const [name, rules] of [
  ["Hold'em", holdemRules()],
  ["Stud", studRules()],
]) {
  test(`A01 A03 ${name}: no hidden card at any step of 5,000 hands`, { timeout: 10_800_000 }, (t) => {
    const start = performance.now();
    assert.equal(play(rules, 2_000_000, 2_005_000, { secrets: 1, copies: 40 }), 5_000);
    t.diagnostic(`5,000 hands in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  });
}
