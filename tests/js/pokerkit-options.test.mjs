// PokerKit plays the text of hands with any options to the same stacks, or differs by a rule that tests/pokerkit/README.md
// lists and the hand itself shows.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { ask } from "./helpers/pokerkit.mjs";
import { differsInText, KINDS, playedHand } from "./helpers/pokerkit-hands.mjs";
import { deadButtonHand, optionsOf } from "./helpers/pokerkit-options.mjs";

const list = readFileSync(new URL("../pokerkit/README.md", import.meta.url), "utf8");
const LISTED = new Set(Array.from(list.matchAll(/^\| `(\w+)` +\|/gm), ([, name]) => name));
const HANDS = 600;
/** Rules that only options bring, by game: PokerKit has to differ by each of them at least once. */
const BY_OPTION = {
  NT: ["oneOddChipEach"],
  FT: ["equalBlindsOfTwo", "moreRaises"],
  F7S: ["bringInIsABet", "firstDealtBringsIn", "openPair", "moreRaises"],
};

describe("with any options", () => {
  for (const kind of KINDS) {
    test(`${kind}: ${HANDS} hands`, { timeout: 600_000 }, async (t) => {
      const hands = Array.from({ length: HANDS }, (_, number) => playedHand(kind, number, optionsOf));
      const rules = hands.map(differsInText);
      const faults = await ask(
        "export.py",
        hands.map(({ text, stacks }) => ({ text, stacks })),
      );
      const unlisted = faults.map((fault, i) => [i, fault]).filter(([i, fault]) => rules[i] === null && fault !== null);
      assert.deepEqual(unlisted, []);
      const count = {};
      for (const [i, rule] of rules.entries()) {
        if (rule === null) continue;
        assert.ok(LISTED.has(rule), rule);
        count[rule] ??= { hands: 0, otherwise: 0 };
        count[rule].hands += 1;
        count[rule].otherwise += faults[i] === null ? 0 : 1;
      }
      t.diagnostic(`${kind}: ${JSON.stringify(count)}`);
      for (const rule of BY_OPTION[kind]) assert.ok(count[rule]?.otherwise > 0, rule);
      assert.ok(rules.filter((rule) => rule === null).length > HANDS / 4);
    });
  }
});

test("a dead button: no small blind, or the button at an empty chair", { timeout: 300_000 }, async () => {
  const hands = Array.from({ length: 200 }, (_, number) => deadButtonHand(number));
  const unposted = hands.filter(({ text }) => /^blinds_or_straddles = \[2, 0/m.test(text)).length;
  assert.ok(unposted > 50 && unposted < 150, `${unposted}`);
  const faults = await ask("export.py", hands);
  assert.deepEqual(
    faults.filter((fault) => fault !== null),
    [],
  );
});
