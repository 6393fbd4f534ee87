// 20,000 hands in step with PokerKit's own states. Prints how many differ by which of the listed rules.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inStep } from "./helpers/pokerkit-steps.mjs";

const HANDS = { NT: 6667, FT: 6667, F7S: 6666 };
assert.equal(
  Object.values(HANDS).reduce((sum, hands) => sum + hands),
  20_000,
);

for (const [kind, hands] of Object.entries(HANDS)) {
  test(`${kind}: ${hands} hands`, { timeout: 7_200_000 }, async (t) => {
    t.diagnostic(JSON.stringify(await inStep(kind, 0, hands)));
  });
}
