// rankHand, rankTwo, rankShowing, rankValue: the contract's words, and a naive ranking beside them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rankHand, rankShowing, rankTwo, rankValue } from "../../pkg/node.js";
import { exact } from "./helpers/api.mjs";
import { bestKey, CATEGORIES, compareKeys, DECK, deal, everyClass, RANKS, random, worded } from "./helpers/naive.mjs";

const RULESETS = ["standard", "aceHigh", "paiGow"];

test("results are plain, in the order of the type, and never shared", () => {
  const cards = "As Kd 9c 9d 9h 2c 3c";
  const hand = exact(rankHand(cards));
  assert.deepEqual(Object.keys(hand), ["value", "category", "ranks", "cards", "unused", "joker"]);
  assert.deepEqual(hand, {
    value: 5522,
    category: "threeOfAKind",
    ranks: ["9", "A", "K"],
    cards: ["9c", "9d", "9h", "As", "Kd"],
    unused: ["2c", "3c"],
    joker: null,
  });
  hand.ranks.push("2");
  hand.cards.length = 0;
  hand.unused.length = 0;
  assert.deepEqual(rankHand(cards).ranks, ["9", "A", "K"]);
  assert.equal(rankHand(cards).cards.length, 5);
  assert.notEqual(rankHand("2c 3d 4h 5s 7c").unused, rankHand("2c 3d 4h 5s 7c").unused);
  exact(rankTwo("Jk 4c"));
  exact(rankShowing("9h 9d Kc"));
});

for (const ruleset of RULESETS) {
  test(`${ruleset}: values are dense and every class is worded right`, () => {
    const classes = everyClass(ruleset);
    assert.equal(classes.length, 7462);
    classes.forEach(({ cards, key }, index) => {
      const hand = rankHand(cards, { ruleset });
      assert.equal(hand.value, index);
      assert.deepEqual({ category: hand.category, ranks: hand.ranks }, worded(key));
      assert.deepEqual([...hand.cards].sort(), [...cards].sort());
    });
    if (ruleset === "paiGow") {
      const fiveAces = rankHand("Ac Ad Ah As Jk", { ruleset });
      assert.equal(fiveAces.value, 7462);
      assert.equal(fiveAces.category, "fiveAces");
      assert.equal(rankValue("As Ks Qs Js Ts", { ruleset }), 7461);
    } else assert.equal(rankValue("As Ks Qs Js Ts", { ruleset }), 7461);
  });

  test(`${ruleset}: random hands agree with a naive ranking, in order and in words`, () => {
    const deck = ruleset === "paiGow" ? [...DECK, "Jk"] : DECK;
    const draw = random(ruleset.length);
    let last = null;
    for (let turn = 0; turn < 1500; turn += 1) {
      const cards = deal(deck, 5 + (turn % 3), draw);
      // Every second Pai Gow hand has the joker.
      if (ruleset === "paiGow" && turn % 2 === 0 && !cards.includes("Jk")) cards[draw(cards.length)] = "Jk";
      const key = bestKey(cards, ruleset);
      const hand = exact(rankHand(cards, { ruleset }));
      assert.deepEqual({ category: hand.category, ranks: hand.ranks }, worded(key), cards.join(" "));
      assert.equal(rankValue(cards.join(turn % 2 ? " " : ""), { ruleset }), hand.value);
      checkCards(cards, hand);
      if (last) assert.equal(Math.sign(hand.value - last.hand.value), Math.sign(compareKeys(key, last.key)));
      last = { hand, key };
    }
  });
}

/** The five that play and the rest are the hand; the five alone are worth the same; their order is as told. */
function checkCards(cards, hand) {
  assert.equal(hand.cards.length, 5);
  assert.deepEqual([...hand.cards, ...hand.unused].sort(), [...cards].sort());
  assert.deepEqual(
    hand.unused,
    cards.filter((card) => hand.unused.includes(card)),
  );
  assert.equal(hand.joker !== null, hand.cards.includes("Jk"));
  const stands = hand.cards.map((card) => (card === "Jk" ? hand.joker.rank : card[0]));
  if (hand.joker) {
    const suited = ["flush", "straightFlush", "royalFlush"].includes(hand.category);
    assert.equal(hand.joker.suit, suited ? hand.cards.find((card) => card !== "Jk")[1] : null);
  }
  const expected = {
    highCard: hand.ranks,
    flush: hand.ranks,
    straight: run(hand.ranks[0]),
    straightFlush: run(hand.ranks[0]),
    royalFlush: run("A"),
    onePair: spread(hand.ranks, [2, 1, 1, 1]),
    twoPair: spread(hand.ranks, [2, 2, 1]),
    threeOfAKind: spread(hand.ranks, [3, 1, 1]),
    fullHouse: spread(hand.ranks, [3, 2]),
    fourOfAKind: spread(hand.ranks, [4, 1]),
    fiveAces: spread(["A"], [5]),
  }[hand.category];
  assert.deepEqual(stands, expected, `${hand.category} ${hand.cards}`);
}

const run = (top) => {
  const at = RANKS.indexOf(top);
  return top === "5" ? ["5", "4", "3", "2", "A"] : [at, at - 1, at - 2, at - 3, at - 4].map((rank) => RANKS[rank]);
};
const spread = (ranks, sizes) => ranks.flatMap((rank, index) => Array(sizes[index]).fill(rank));

test("of equal choices the card given first plays", () => {
  assert.deepEqual(rankHand("Ac Ad Kc Kd Qc Qd 2h").cards, ["Ac", "Ad", "Kc", "Kd", "Qc"]);
  assert.deepEqual(rankHand("Qd Kd Ad Qc Kc Ac 2h").cards, ["Ad", "Ac", "Kd", "Kc", "Qd"]);
  assert.deepEqual(rankHand("9c 9d 9h 5c 5d 5h Ks").cards, ["9c", "9d", "9h", "5c", "5d"]);
  assert.deepEqual(rankHand("9h 9d 9c 5h 5d 5c Ks").cards, ["9h", "9d", "9c", "5h", "5d"]);
  assert.deepEqual(rankHand("6d 6c 5s 4h 3c 2d 6h").cards, ["6d", "5s", "4h", "3c", "2d"]);
  assert.deepEqual(rankHand("Kd Kc Ks Qd Qh 2c 2d").cards, ["Kd", "Kc", "Ks", "Qd", "Qh"]);
});

test("natural cards play before the joker where both would do", () => {
  const rank = (cards) => rankHand(cards, { ruleset: "paiGow" });
  // A natural royal beside an idle joker.
  const royal = rank("As Ks Qs Js Ts Jk 2c");
  assert.deepEqual([royal.cards, royal.unused, royal.joker], [["As", "Ks", "Qs", "Js", "Ts"], ["Jk", "2c"], null]);
  // Four natural aces and the joker: five aces.
  assert.deepEqual(rank("Jk As Ah Ad Ac Ks Kh").cards, ["As", "Ah", "Ad", "Ac", "Jk"]);
  // Among aces the natural one stands first, wherever the joker was given.
  assert.deepEqual(rank("Jk 9c As 5d 2h").cards, ["As", "Jk", "9c", "5d", "2h"]);
  const flush = rank("Jk Kh 9h 5h 2h Qh Ah");
  assert.deepEqual(flush.ranks, ["A", "K", "Q", "J", "9"]);
  assert.deepEqual(flush.joker, { rank: "J", suit: "h" });
  assert.deepEqual(flush.cards, ["Ah", "Kh", "Qh", "Jk", "9h"]);
  assert.deepEqual(rank("Jk Ah Kh Qh Jh").joker, { rank: "T", suit: "h" });
});

test("rankTwo: 0 to 90, 78 high cards below 13 pairs, the joker an ace", () => {
  const hands = [];
  for (let a = 0; a < 13; a += 1) for (let b = 0; b < a; b += 1) hands.push([0, a, b]);
  hands.sort(compareKeys);
  for (let a = 0; a < 13; a += 1) hands.push([1, a]);
  assert.equal(hands.length, 91);
  hands.forEach(([paired, high, low = high], value) => {
    const cards = [`${RANKS[high]}s`, `${RANKS[low]}h`];
    const hand = rankTwo(cards);
    assert.deepEqual(hand, {
      value,
      category: paired ? "onePair" : "highCard",
      ranks: paired ? [RANKS[high]] : [RANKS[high], RANKS[low]],
      cards,
      unused: [],
      joker: null,
    });
    assert.equal(rankTwo(cards.reverse().join("")).value, value);
  });
  for (const rank of RANKS) {
    const hand = rankTwo(`${rank}c Jk`);
    assert.equal(hand.value, rankTwo(`${rank}c A${rank === "A" ? "d" : "c"}`).value);
    assert.deepEqual(hand.cards, rank === "A" ? ["Ac", "Jk"] : ["Jk", `${rank}c`]);
    assert.deepEqual(hand.joker, { rank: "A", suit: null });
  }
});

test("rankShowing: dense for each count, with 13, 91, 455 and 1820 classes", () => {
  for (const [count, classes] of [
    [1, 13],
    [2, 91],
    [3, 455],
    [4, 1820],
  ]) {
    const seen = new Map();
    const extend = (cards, from) => {
      if (cards.length === count) {
        const hand = rankShowing(cards.map((card) => DECK[card]));
        assert.equal(hand.cards.length, count);
        const word = `${hand.category} ${hand.ranks}`;
        assert.equal(seen.get(hand.value) ?? word, word);
        seen.set(hand.value, word);
        return;
      }
      // One suit order a rank is enough: suits do not matter.
      for (let card = from; card < 52; card += 1) {
        if (card % 4 === 0 || cards.includes(card - 1)) extend([...cards, card], card + 1);
      }
    };
    extend([], 0);
    assert.equal(seen.size, classes);
    assert.equal(Math.max(...seen.keys()), classes - 1);
    assert.equal(new Set(seen.values()).size, classes);
  }
  assert.deepEqual(rankShowing("4c 9d 4d").cards, ["4c", "4d", "9d"]);
  assert.deepEqual(rankShowing("2c Ac Kd").ranks, ["A", "K", "2"]);
});

test("the categories are worded in the contract's order", () => {
  const hands = [
    "2c 3d 4h 5s 7c",
    "2c 2d 4h 5s 7c",
    "2c 2d 4h 4s 7c",
    "2c 2d 2h 5s 7c",
    "2c 3d 4h 5s 6c",
    "2c 3c 4c 5c 7c",
    "2c 2d 2h 5s 5c",
    "2c 2d 2h 2s 7c",
    "2c 3c 4c 5c 6c",
    "Tc Jc Qc Kc Ac",
    "Ac Ad Ah As Jk",
  ];
  const ranked = hands.map((cards) => rankHand(cards, { ruleset: "paiGow" }));
  assert.deepEqual(
    ranked.map((hand) => hand.category),
    CATEGORIES,
  );
  const values = ranked.map((hand) => hand.value);
  assert.deepEqual(
    [...values].sort((a, b) => a - b),
    values,
  );
});
