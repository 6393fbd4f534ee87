// Cards in and out: every accepted form, every refusal with its exact details, ids.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { cardFromId, cardId, rankHand, rankShowing, rankTwo, rankValue } from "../../pkg/node.js";
import { refused } from "./helpers/api.mjs";
import { DECK } from "./helpers/naive.mjs";

// Shared with the Rust parser's test, so that both read the same text alike.
const vectors = JSON.parse(readFileSync(new URL("../data/card-text.json", import.meta.url), "utf8"));

test("every accepted form of card text is read, seen through the ranked hand", () => {
  let ranked = 0;
  for (const { in: text, out } of vectors.filter((vector) => vector.out)) {
    const joker = out.includes("Jk");
    if (new Set(out).size < out.length) refused(() => rankHand(text), "duplicateCard");
    else if (out.length < 5 || out.length > 7)
      refused(() => rankHand(text), "wrongCount", { argument: "cards", count: out.length, min: 5, max: 7 });
    else {
      const ruleset = joker ? "paiGow" : "standard";
      assert.deepEqual(rankHand(text, { ruleset }), rankHand(out, { ruleset }), JSON.stringify(text));
      ranked += 1;
    }
    // Filled up to five, each text is a hand, so that each form is seen in a result.
    const rest = DECK.filter((card) => !out.includes(card));
    if (out.length < 5 && new Set(out).size === out.length) {
      const fill = rest.slice(0, 5 - out.length);
      const hand = rankHand(`${text} ${fill.join(" ")}`, { ruleset: "paiGow" });
      assert.deepEqual([...hand.cards].sort(), [...out, ...fill].sort(), JSON.stringify(text));
      ranked += 1;
    }
  }
  assert.ok(ranked > 35, `${ranked} texts ranked`);
});

test("every text that is no card is refused with position and token", () => {
  const refusals = vectors.filter((vector) => vector.error);
  assert.ok(refusals.length >= 80);
  for (const { in: text, error } of refusals) {
    const { code, ...details } = error;
    for (const call of [rankHand, rankValue, rankTwo, rankShowing]) {
      refused(() => call(text), code, { argument: "cards", ...details });
    }
  }
});

test("in an array each element is one card in any form, and positions are indices", () => {
  const cards = ["10s", " jH ", "Q♦️", "kc", "A♤"];
  assert.deepEqual(rankHand(cards).cards, ["As", "Kc", "Qd", "Jh", "Ts"]);
  const bad = (element) => ["2c", "3d", element, "5h", "6s"];
  for (const element of ["", " ", "As Kd", "AsKd", "As,", ",As", "A", "Ax", "1s", "Аs", "Кd", "10", "Jo", "As\u200b"]) {
    refused(() => rankHand(bad(element)), "badCard", { argument: "cards", position: 2, token: element });
  }
  refused(() => rankHand(bad("x".repeat(900))), "badCard", { argument: "cards", position: 2, token: "x".repeat(16) });
  refused(() => rankHand(bad(7)), "badInput", {
    argument: "cards[2]",
    reason: "type",
    expected: "Card",
    got: "number",
  });
  refused(() => rankHand(bad(undefined)), "badInput", {
    argument: "cards[2]",
    reason: "type",
    expected: "Card",
    got: "undefined",
  });
});

test("positions in strings are UTF-16 indices of the card's first character", () => {
  refused(() => rankHand("A♠️ 10♥️ A♠ 2c 3c"), "duplicateCard", { argument: "cards", position: 9, first: 0, card: "As" });
  refused(() => rankHand("  As,10♥️,,TH 2c 3c"), "duplicateCard", {
    argument: "cards",
    position: 11,
    first: 5,
    card: "Th",
  });
  refused(() => rankHand("2♣️ 3♣️ 4♣️ 5d JK"), "jokerNotAllowed", {
    argument: "cards",
    position: 15,
    ruleset: "standard",
  });
});

test("cards have the ids 0 to 52 and come back from them", () => {
  assert.equal(cardId("2c"), 0);
  assert.equal(cardId("2d"), 1);
  assert.equal(cardId("As"), 51);
  assert.equal(cardId("Jk"), 52);
  [...DECK, "Jk"].forEach((card, id) => {
    assert.equal(cardId(card), id);
    assert.equal(cardId(` ${card.toLowerCase()} `), id);
    assert.equal(cardFromId(id), card);
  });
  assert.equal(cardId("10♥️"), cardId("Th"));
  refused(() => cardId("As Kd"), "badCard", { argument: "card", position: 0, token: "As Kd" });
  refused(() => cardFromId(53), "badInput", { argument: "id", reason: "range", expected: "0..52", got: 53 });
});
