// Random hands in step with PokerKit's states: the same decisions with the same amounts, pots, payouts, or a difference
// that is listed in tests/pokerkit/README.md.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { ask } from "./pokerkit.mjs";
import { playedHand } from "./pokerkit-hands.mjs";

const list = readFileSync(new URL("../../pokerkit/README.md", import.meta.url), "utf8");
const LISTED = new Set(Array.from(list.matchAll(/^\| `(\w+)` +\|/gm), ([, name]) => name));

/** Plays the hands `from` to `to` of a kind, and gives how many differ by which rule. */
export async function inStep(kind, from, to) {
  let decisions = 0;
  function* hands() {
    for (let number = from; number < to; number += 1) {
      const { text: _, ...hand } = playedHand(kind, number);
      decisions += hand.steps.length;
      yield hand;
    }
  }
  const answers = await ask("steps.py", hands());
  assert.equal(answers.length, to - from);
  const count = { same: 0 };
  for (const [i, found] of answers.entries()) {
    if (found.length === 0) count.same += 1;
    for (const name of new Set(found.map(([rule]) => rule))) count[name] = (count[name] ?? 0) + 1;
    const unlisted = found.filter(([rule]) => !LISTED.has(rule));
    assert.deepEqual(unlisted, [], `${kind} ${from + i}`);
  }
  return { hands: to - from, decisions, ...count };
}
