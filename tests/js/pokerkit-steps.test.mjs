// A part of what `npm run verify -- pokerkit` does with 20,000 hands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { KINDS } from "./helpers/pokerkit-hands.mjs";
import { inStep } from "./helpers/pokerkit-steps.mjs";

for (const kind of KINDS) {
  test(`${kind}: 350 hands in step with PokerKit`, { timeout: 300_000 }, async (t) => {
    const count = await inStep(kind, 0, 350);
    t.diagnostic(JSON.stringify(count));
    assert.ok(count.same > 30);
    // PokerKit is wrong there: it lets a seat that has acted raise after an all-in that was no full raise.
    if (kind === "NT") assert.ok(count.shortAllIn > 0);
  });
}
