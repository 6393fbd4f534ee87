// A part of what `npm run verify -- pokerkit` does with 20,000 hands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { KINDS } from "./helpers/pokerkit-hands.mjs";
import { inStep } from "./helpers/pokerkit-steps.mjs";

// Two hands of the 20,000 in which PokerKit is wrong the other way round: a short all-in after all-ins that were a full
// raise together, and who has acted may not raise any more.
test("NT: a short all-in after a full raise does not close the betting", { timeout: 60_000 }, async () => {
  for (const number of [2251, 5908]) {
    const { shortAfterFull } = await inStep("NT", number, number + 1);
    assert.equal(shortAfterFull, 1);
  }
});

for (const kind of KINDS) {
  test(`${kind}: 350 hands in step with PokerKit`, { timeout: 300_000 }, async (t) => {
    const count = await inStep(kind, 0, 350);
    t.diagnostic(JSON.stringify(count));
    assert.ok(count.same > 30);
    // PokerKit is wrong there: it lets a seat that has acted raise after an all-in that was no full raise.
    if (kind === "NT") assert.ok(count.shortAllIn > 0);
  });
}
