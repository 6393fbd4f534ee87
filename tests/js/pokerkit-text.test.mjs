// PokerKit loads the text of random hands and plays it to the same stacks: every one of 2,000 of each game in which none
// of the listed differences comes into play.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ask } from "./helpers/pokerkit.mjs";
import { differsInText, KINDS, playedHand } from "./helpers/pokerkit-hands.mjs";

const WANTED = 2000;
/** Hands with a listed difference are looked at too, as many as this. */
const OTHERS = 60;

describe("PokerKit plays the text", { concurrency: true }, () => {
  for (const kind of KINDS) {
    test(`${kind}: ${WANTED} hands`, { timeout: 600_000 }, async (t) => {
      const rules = [];
      function* hands() {
        let plain = 0;
        let others = 0;
        for (let number = 0; plain < WANTED; number += 1) {
          const hand = playedHand(kind, number);
          const rule = differsInText(hand);
          if (rule === null) plain += 1;
          else if (others < OTHERS) others += 1;
          else continue;
          rules.push(rule);
          yield { text: hand.text, stacks: hand.stacks };
        }
      }
      const faults = await ask("export.py", hands());
      assert.equal(faults.length, rules.length);
      assert.equal(rules.filter((rule) => rule === null).length, WANTED);
      const unlisted = faults.map((fault, i) => [i, fault]).filter(([i, fault]) => rules[i] === null && fault !== null);
      assert.deepEqual(unlisted, []);
      // What is left out is left out for cause: PokerKit does play some of it otherwise.
      const listed = {};
      for (const [i, fault] of faults.entries()) {
        if (rules[i] === null) continue;
        listed[rules[i]] ??= { hands: 0, otherwise: 0 };
        listed[rules[i]].hands += 1;
        listed[rules[i]].otherwise += fault === null ? 0 : 1;
      }
      t.diagnostic(`${kind}: left out ${JSON.stringify(listed)}`);
      assert.ok(Object.values(listed).some(({ otherwise }) => otherwise > 0));
    });
  }
});
