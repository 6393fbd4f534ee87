// compareHands and winners.
import assert from "node:assert/strict";
import { test } from "node:test";
import { compareHands, rankHand, rankShowing, rankTwo, winners } from "../../pkg/node.js";
import { refused } from "./helpers/api.mjs";
import { bestKey, compareKeys, DECK, deal, random } from "./helpers/naive.mjs";

const aces = "Ac Ad 9h 5s 2c";
const kings = "Kc Kd 9h 5s 2c";

test("compareHands: 1 if the first wins, for cards, arrays and ranks alike", () => {
  const forms = (cards) => [cards, cards.split(" "), rankHand(cards), JSON.parse(JSON.stringify(rankHand(cards)))];
  for (const a of forms(aces)) {
    for (const b of forms(kings)) {
      assert.equal(compareHands(a, b), 1);
      assert.equal(compareHands(b, a), -1);
      assert.equal(compareHands(a, b, { ruleset: "standard" }), 1);
    }
    for (const b of forms("Ah As 9c 5d 2h")) assert.ok(Object.is(compareHands(a, b), 0));
  }
  // Five, six and seven cards are on one scale; the two may share cards.
  assert.equal(compareHands("Ac Ad 9h 5s 2c", "Ac Ad 9h 5s 2c 3d"), -1);
  assert.equal(compareHands(rankHand("Ac Ad 9h 5s 3c"), "Ac Ad 9h 5s 2c 3d 2d"), -1);
});

test("compareHands fits Array.sort: the worst comes first", () => {
  const draw = random(5);
  const hands = Array.from({ length: 200 }, () => deal(DECK, 5 + draw(3), draw).join(" "));
  const byKey = [...hands].sort((a, b) => compareKeys(bestKey(a.split(" ")), bestKey(b.split(" "))));
  assert.deepEqual([...hands].sort(compareHands), byKey);
  const ranks = hands.map((cards) => rankHand(cards));
  assert.deepEqual(
    [...ranks].sort(compareHands),
    [...ranks].sort((a, b) => a.value - b.value),
  );
});

test("compareHands: two cards with two cards, open cards with as many", () => {
  assert.equal(compareHands(rankTwo("Ac Ad"), rankTwo("As Kd")), 1);
  assert.equal(compareHands(rankTwo("Jk Ad"), rankTwo("As Ah"), { ruleset: "paiGow" }), 0);
  assert.equal(compareHands(rankTwo("Ac Kd"), rankShowing("As Kh")), 0);
  assert.equal(compareHands(rankShowing("9c"), rankShowing("Td")), -1);
  assert.equal(compareHands(rankShowing("9c 9d 2h"), rankShowing("Ac Kd Qh")), 1);
  const short = { argument: "b", count: 3, min: 2, max: 2 };
  refused(() => compareHands(rankShowing("9c 9d"), rankShowing("9c 9d 2h")), "wrongCount", short);
  refused(() => compareHands(rankHand(aces), rankTwo("Ac Ad")), "wrongCount", {
    argument: "b",
    count: 2,
    min: 5,
    max: 5,
  });
  refused(() => compareHands(rankTwo("Ac Ad"), aces), "wrongCount", { argument: "a", count: 2, min: 5, max: 5 });
  refused(() => compareHands("Ac Ad", aces), "wrongCount", { argument: "a", count: 2, min: 5, max: 7 });
});

test("compareHands: a rank must fit the ruleset", () => {
  const wheel = "Ac 2d 3h 4s 5c";
  const high = "Kc Qd Jh Ts 8c";
  const [standard, paiGow, aceHigh] = ["standard", "paiGow", "aceHigh"].map((ruleset) => rankHand(wheel, { ruleset }));
  assert.equal(compareHands(paiGow, high, { ruleset: "paiGow" }), 1);
  assert.equal(compareHands(paiGow, rankHand("Jk Ac 9d 5h 2s", { ruleset: "paiGow" })), 1);
  const unfit = (call, argument, expected, got) =>
    refused(call, "badInput", { argument, reason: "value", expected, got });
  unfit(() => compareHands(paiGow, high), "a", "standard", paiGow.value);
  unfit(() => compareHands(high, aceHigh), "b", "standard", aceHigh.value);
  unfit(() => compareHands(standard, high, { ruleset: "paiGow" }), "a", "paiGow", standard.value);
  unfit(() => compareHands(standard, aceHigh), "b", "standard | paiGow | aceHigh", aceHigh.value);
  unfit(() => compareHands(standard, paiGow), "b", "standard | paiGow | aceHigh", paiGow.value);
  // Worse than it says, or better: told by the value.
  const altered = (change) => ({ ...rankHand(aces), ...change });
  for (const change of [
    { value: 7461 },
    { value: -1 },
    { value: 7463 },
    { category: "twoPair" },
    { ranks: ["A", "9", "5", "3"] },
    { ranks: ["A"] },
  ]) {
    const error = refused(() => compareHands(altered(change), kings), "badInput");
    assert.deepEqual([error.details.argument, error.details.reason], ["a", "value"]);
  }
});

test("winners without a board: hands apart, which may share cards", () => {
  assert.deepEqual(winners([aces, kings]), [0]);
  assert.deepEqual(winners([kings, aces, aces, kings]), [1, 2]);
  assert.deepEqual(winners([kings]), [0]);
  assert.deepEqual(winners([]), []);
  assert.deepEqual(winners([aces.split(" "), "Ah As 9c 5d 3h 2d 4d"]), [1]);
  assert.deepEqual(winners(["Ac 2d 3h 4s 5c", "Kc Qd Jh Ts 9c"], { ruleset: "paiGow" }), [0]);
  assert.deepEqual(winners(["Ac 2d 3h 4s 5c", "Kc Qd Jh Ts 9c"]), [1]);
});

test("winners with a board: five to seven cards together, each card once", () => {
  assert.deepEqual(winners(["Ac Ad", "Kc Kd"], { board: "9h 5s 2c" }), [0]);
  assert.deepEqual(winners(["Ac", "Kc"], { board: ["9h", "5s", "2c", "2d", "7h"] }), [0]);
  assert.deepEqual(winners(["", []], { board: "9h 5s 2c 2d 7h" }), [0, 1]);
  assert.deepEqual(winners(["Ac Ad 3c 3d", "Kc Kd Ks 8c 8d"], { board: "9h 5s" }), [1]);
  assert.deepEqual(winners([aces, "Ks Kd Kh 5c 2d"], { board: "" }), [1]);
  assert.deepEqual(winners(["Jk 7c", "Ac Ad"], { board: "As Kd 9h 5s 2c", ruleset: "paiGow" }), [1]);
  const board = "9h 5s 2c";
  refused(() => winners(["Ac Ad", "Kc"], { board }), "wrongCount", { argument: "hands[1]", count: 1, min: 2, max: 4 });
  refused(() => winners(["Ac Ad", "Kc Kd Kh Ks 3c"], { board }), "wrongCount", {
    argument: "hands[1]",
    count: 5,
    min: 2,
    max: 4,
  });
  refused(() => winners(["Ac Ad"], { board: "2c 3c 4c 5c 6c 7c 8c 9c" }), "wrongCount", {
    argument: "board",
    count: 8,
    min: 0,
    max: 7,
  });
  refused(() => winners(["Ac Ad", "Ac Kd"], { board }), "duplicateCard", {
    argument: "hands[1]",
    position: 0,
    first: 0,
    card: "Ac",
    firstArgument: "hands[0]",
  });
  refused(() => winners(["Ac Ad", "Kc Kd"], { board: "9h 5s 9h" }), "duplicateCard", {
    argument: "board",
    position: 6,
    first: 0,
    card: "9h",
  });
  refused(() => winners(["Ac Ad", "Jk Kd"], { board }), "jokerNotAllowed", {
    argument: "hands[1]",
    position: 0,
    ruleset: "standard",
  });
  refused(() => winners(["Ac Ad", "Kc Kd"], { board: "9h Jk 5s" }), "jokerNotAllowed", {
    argument: "board",
    position: 3,
    ruleset: "standard",
  });
});

test("winners agree with a naive ranking on random boards", () => {
  const draw = random(6);
  for (let turn = 0; turn < 200; turn += 1) {
    const cards = deal(DECK, 5 + 2 * (2 + draw(5)), draw);
    const board = cards.splice(0, 5);
    const hands = [];
    while (cards.length > 0) hands.push(cards.splice(0, 2));
    const keys = hands.map((hand) => bestKey([...hand, ...board]));
    const best = keys.reduce((a, b) => (compareKeys(a, b) >= 0 ? a : b));
    const expected = keys.flatMap((key, index) => (compareKeys(key, best) === 0 ? [index] : []));
    assert.deepEqual(winners(hands, { board }), expected);
  }
});
