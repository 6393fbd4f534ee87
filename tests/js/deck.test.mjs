// Decks from seeds, as the table deals them, against the stored vectors of a second implementation
// (helpers/seeded-decks.mjs). Whole decks are compared in tests/deck.rs; here what lies open after a hand.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LetItRide } from "../../pkg/node.js";
import { seededHand } from "./helpers/seeded-decks.mjs";

const vectors = JSON.parse(readFileSync(new URL("../data/seeded-decks.json", import.meta.url), "utf8"));
const mine = vectors.filter(({ cutRange }) => cutRange?.join() === "1,51");

/** The cards in the order dealt, null where they never lie open: three rounds, burn, card, burn, card. */
function dealtBy(table, boxes, more = {}) {
  const bets = Array.from({ length: boxes }, (_, seat) => ({ seat, bet: 1 }));
  const events = table.act({ type: "deal", bets, ...more });
  while (table.toAct !== null) table.act({ type: "withdraw" });
  const { seats, board } = table.view();
  const hands = Array.from({ length: boxes }, (_, seat) => seats[seat].hands[0].cards.map(({ card }) => card));
  const rounds = [0, 1, 2].flatMap((round) => hands.map((hand) => hand[round]));
  const cut = events.find(({ type }) => type === "cut")?.at;
  return { cards: [...rounds, null, board[0], null, board[1]], cut };
}

const expected = (deck, cut, dealt) => {
  const order = [...deck.slice(cut), ...deck.slice(0, cut)];
  return dealt.map((card, i) => card && order[i]);
};

test("hands 1, 2 and 1,000 of a hex seed and of a text have the stored decks and cuts", () => {
  assert.equal(mine.length, 6);
  for (const { seed, hand, deck, cut } of mine) {
    const table = new LetItRide({ seats: 7, limits: { min: 1, max: 1 }, seed });
    for (let before = 1; before < hand; before += 1) {
      table.act({ type: "deal", bets: [{ seat: 0, bet: 1 }] });
      table.act({ type: "void" });
    }
    assert.equal(table.hand, hand - 1);
    const dealt = dealtBy(table, 7);
    assert.equal(dealt.cut, cut);
    assert.deepEqual(dealt.cards, expected(deck.split(" "), cut, dealt.cards));
  }
});

test("any seed and hand: the table deals what the second implementation says", () => {
  for (let number = 0; number < 60; number += 1) {
    const seed = number % 2 ? `seed ${number} ♠` : Uint8Array.from({ length: 32 }, (_, i) => (i * number) % 256);
    const table = new LetItRide({ seats: 7, limits: { min: 1, max: 1 }, seed });
    for (let hand = 1; hand <= 3; hand += 1) {
      const { deck, cut } = seededHand(seed, hand, { cards: 52, cut: [1, 51] });
      const dealt = dealtBy(table, 1 + ((number + hand) % 7));
      assert.equal(dealt.cut, cut);
      assert.deepEqual(dealt.cards, expected(deck, cut, dealt.cards));
    }
  }
});

test("a named cut takes the place of the drawn one; a named deck is not cut unless told", () => {
  const { deck } = seededHand("x", 1, { cards: 52, cut: [1, 51] });
  for (const cut of [1, 26, 51]) {
    const table = new LetItRide({ seats: 7, limits: { min: 1, max: 1 }, seed: "x" });
    const dealt = dealtBy(table, 7, { cut });
    assert.equal(dealt.cut, cut);
    assert.deepEqual(dealt.cards, expected(deck, cut, dealt.cards));
    const laid = dealtBy(table, 7, { deck, cut });
    assert.deepEqual(laid, dealt);
    const whole = dealtBy(table, 7, { deck });
    assert.deepEqual([whole.cut, whole.cards], [undefined, expected(deck, 0, whole.cards)]);
  }
});

test("cards that a deck does not name follow in the order of their ids, in any accepted form", () => {
  const table = new LetItRide({ seats: 1, limits: { min: 1, max: 1 } });
  const rest = ["2c", "2d", "2h", "2s", "3c", "3d", "3h"];
  for (const [deck, top] of [
    ["", []],
    [[], []],
    ["As", ["As"]],
    ["10♠ ad,KH", ["Ts", "Ad", "Kh"]],
    [
      ["3d", "2c"],
      ["3d", "2c"],
    ],
  ]) {
    const { cards } = dealtBy(table, 1, { deck });
    const order = [...top, ...rest.filter((card) => !top.includes(card))];
    assert.deepEqual(
      cards,
      cards.map((card, i) => card && order[i]),
    );
  }
});
