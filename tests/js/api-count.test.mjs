// countCategories: every completion of a hand, by category.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { cardFromId, cardId, countCategories, rankHand, rankMany } from "../../pkg/node.js";
import { refused } from "./helpers/api.mjs";
import { DECK, deal, random } from "./helpers/naive.mjs";
import { readJson, repoRoot } from "./helpers/package.mjs";

const CATEGORIES = [
  "highCard",
  "onePair",
  "twoPair",
  "threeOfAKind",
  "straight",
  "flush",
  "fullHouse",
  "fourOfAKind",
  "straightFlush",
  "royalFlush",
  "fiveAces",
];
const none = Object.fromEntries(CATEGORIES.map((category) => [category, 0]));
const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);

test("whole decks count as published, every category named, in ascending order", async () => {
  const table = await readJson(join(repoRoot, "tests/data/category-counts.json"));
  for (const [name, { counts, total }] of Object.entries(table)) {
    const [ruleset, size] = name.split("-");
    const result = countCategories({ draw: Number(size), ruleset });
    assert.deepEqual(result, { ...none, ...counts }, name);
    assert.deepEqual(Object.keys(result), CATEGORIES);
    assert.equal(sum(result), total);
  }
});

test("gives the counts of ranking every completion", () => {
  const draw = random(11);
  for (const ruleset of ["standard", "paiGow", "aceHigh"]) {
    const deck = ruleset === "paiGow" ? [...DECK, "Jk"] : DECK;
    for (const [known, missing] of [
      [5, 2],
      [4, 2],
      [3, 2],
      [6, 1],
      [4, 1],
    ]) {
      const dealt = deal(deck, known + 3, draw);
      const [held, dead] = [dealt.slice(0, known), dealt.slice(known)];
      const left = deck.filter((card) => !dealt.includes(card)).map(cardId);
      const ids = [];
      const own = held.map(cardId);
      left.forEach((first, index) => {
        if (missing === 1) ids.push(...own, first);
        else for (const second of left.slice(index + 1)) ids.push(...own, first, second);
      });
      const expected = { ...none };
      const hands = rankMany(Uint8Array.from(ids), known + missing, { ruleset });
      const categoryOf = new Map();
      hands.forEach((value, hand) => {
        const size = known + missing;
        if (!categoryOf.has(value)) {
          const cards = ids.slice(hand * size, (hand + 1) * size).map(cardFromId);
          categoryOf.set(value, rankHand(cards, { ruleset }).category);
        }
        expected[categoryOf.get(value)] += 1;
      });
      const counts = countCategories({ known: held, dead: dead.join(" "), draw: missing, ruleset });
      assert.deepEqual(counts, expected, `${ruleset} ${held} without ${dead}`);
    }
  }
});

test("known cards may be missing, empty, or all there are", () => {
  assert.equal(countCategories({ known: "9h 8h 7h 2h", draw: 1 }).flush, 9);
  assert.deepEqual(countCategories({ known: [], dead: "", draw: 5 }), countCategories({ draw: 5 }));
  assert.deepEqual(countCategories({ known: "As Ks Qs Js Ts", draw: 0 }), { ...none, royalFlush: 1 });
  assert.deepEqual(countCategories({ known: "Ac Ad Ah As", draw: 1, ruleset: "paiGow" }), {
    ...none,
    fourOfAKind: 48,
    fiveAces: 1,
  });
});

test("says what is wrong, the gravest first", () => {
  const bad = (options, code, details) => refused(() => countCategories(options), code, details);
  bad(undefined, "badInput", { argument: "options", reason: "type", expected: "object", got: "undefined" });
  bad(null, "badInput");
  bad("As", "badInput");
  bad({}, "badInput", { argument: "draw", reason: "missing" });
  bad({ draw: "5" }, "badInput", { argument: "draw", reason: "type", expected: "0..7", got: "string" });
  for (const draw of [-1, 8, 1.5, 2 ** 40]) {
    bad({ draw }, "badInput", { argument: "draw", reason: "range", expected: "0..7", got: draw });
  }
  bad({ draw: Number.NaN }, "badInput");
  bad({ draw: 5, known: 5 }, "badInput");
  bad({ draw: 5, dead: [5] }, "badInput");
  bad({ draw: 5, ruleset: "omaha" }, "badInput");
  bad({ draw: 5, board: "As", dead: "Zz" }, "unknownKey", { argument: "options", key: "board" });
  bad({ draw: 5, dead: "2c Zz" }, "badCard", { argument: "dead", position: 3, token: "Zz" });
  bad({ draw: 6, known: "As", dead: "Kd, As" }, "duplicateCard", {
    argument: "dead",
    position: 4,
    first: 0,
    card: "As",
    firstArgument: "known",
  });
  bad({ draw: 4 }, "wrongCount", { argument: "known", count: 0, min: 1, max: 3 });
  bad({ draw: 7, known: "Jk" }, "wrongCount", { argument: "known", count: 1, min: 0, max: 0 });
  bad({ draw: 5, known: "Jk" }, "jokerNotAllowed", { argument: "known", position: 0, ruleset: "standard" });
  bad({ draw: 5, dead: "As Jk", ruleset: "aceHigh" }, "jokerNotAllowed");
  const most = DECK.slice(0, 48);
  bad({ draw: 5, dead: most }, "wrongCount", { argument: "dead", count: 48, min: 0, max: 47 });
  assert.equal(sum(countCategories({ draw: 5, dead: most, ruleset: "paiGow" })), 1);
});
