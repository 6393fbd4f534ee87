// What nobody should pass and somebody will: each call is refused with a TapeteError of the expected code,
// and the module answers rightly after each of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as tapete from "../../pkg/node.js";
import { refused } from "./helpers/api.mjs";
import { BUFFERS, hand, ids, LISTS, megabyte, NOTHING, OPTIONS, RANKS, rank } from "./helpers/odd-values.mjs";

const {
  cardFromId,
  cardId,
  citeCompare,
  citeHand,
  compareHands,
  countCategories,
  rankHand,
  rankMany,
  rankShowing,
  rankTwo,
  rankValue,
  winners,
} = tapete;

// ── Calls ──

/** [name, call, code] */
const calls = [];
const add = (name, code, call) => calls.push([name, code, call]);

for (const [name, call] of [
  ["rankHand", (value) => rankHand(value)],
  ["rankValue", (value) => rankValue(value)],
  ["rankTwo", (value) => rankTwo(value)],
  ["rankShowing", (value) => rankShowing(value)],
  ["winners' hands[1]", (value) => winners([hand, value])],
  ["winners' board", (value) => winners(["As Ks"], { board: value })],
]) {
  for (const [what, value] of NOTHING) {
    // An absent board is none.
    if (!(name === "winners' board" && value === undefined)) add(`${name} of ${what}`, "badInput", () => call(value));
  }
  for (const [what, value, code] of LISTS) add(`${name} of ${what}`, code, () => call(value));
}
for (const [what, value] of NOTHING) {
  add(`winners of ${what}`, "badInput", () => winners(value));
  add(`compareHands of ${what}`, "badInput", () => compareHands(value, hand));
  add(`compareHands with ${what}`, "badInput", () => compareHands(hand, value));
  add(`cardId of ${what}`, "badInput", () => cardId(value));
  add(`cardFromId of ${what}`, "badInput", () => cardFromId(value));
  add(`citeHand of ${what}`, "badInput", () => citeHand(value, "texasHoldem"));
  add(`citeHand in ${what}`, "badInput", () => citeHand(rank, value));
  add(`citeCompare with ${what}`, "badInput", () => citeCompare(rank, value, "texasHoldem"));
  if (value !== ids) add(`rankMany of ${what}`, "badInput", () => rankMany(value, 5));
  add(`rankMany of hands of ${what}`, "badInput", () => rankMany(ids, value));
  if (value !== undefined) {
    add(`ruleset ${what}`, "badInput", () => rankHand(hand, { ruleset: value }));
    if (value !== true) add(`unchecked ${what}`, "badInput", () => rankMany(ids, 5, { unchecked: value }));
  }
}
for (const [what, value] of LISTS) {
  add(`cardId of ${what}`, typeof value === "string" && value.length < 1024 ? "badCard" : "badInput", () =>
    cardId(value),
  );
  add(`citeHand of ${what}`, "badInput", () => citeHand(value, "texasHoldem"));
  add(`rankMany of ${what}`, "badInput", () => rankMany(value, 5));
}

for (const [what, options, code] of OPTIONS.filter(([, , code]) => code !== "accepted")) {
  add(`rankHand with options ${what}`, code, () => rankHand(hand, options));
  add(`rankValue with options ${what}`, code, () => rankValue(hand, options));
  add(`compareHands with options ${what}`, code, () => compareHands(hand, rank, options));
  add(`winners with options ${what}`, code, () => winners([hand], options));
  add(`rankMany with options ${what}`, code, () => rankMany(ids, 5, options));
  add(`citeHand with options ${what}`, code, () => citeHand(rank, "texasHoldem", options));
  add(`citeCompare with options ${what}`, code, () => citeCompare(rank, rank, "texasHoldem", options));
}

for (const [what, value] of RANKS) {
  add(`compareHands of a rank with ${what}`, "badInput", () => compareHands(value, hand));
  add(`compareHands with a rank with ${what}`, "badInput", () => compareHands(rank, value));
  add(`citeHand of a rank with ${what}`, "badInput", () => citeHand(value, "texasHoldem"));
  add(`citeCompare of a rank with ${what}`, "badInput", () => citeCompare(value, rank, "texasHoldem"));
}
add("compareHands of a rank with an unknown key", "unknownKey", () => compareHands({ ...rank, note: 1 }, hand));
add("compareHands of a rank with an own __proto__", "unknownKey", () =>
  compareHands(JSON.parse(JSON.stringify(rank).replace("{", '{"__proto__":1,')), hand),
);

for (const [what, value, code] of BUFFERS) add(`rankMany of ${what}`, code, () => rankMany(value, 5));
for (const size of [
  0,
  1,
  4,
  8,
  -5,
  5.5,
  2 ** 32 + 5,
  2 ** 53,
  Number.MIN_VALUE,
  Number.NEGATIVE_INFINITY,
  "5",
  [5],
  { valueOf: () => 5 },
]) {
  add(`rankMany with hands of ${JSON.stringify(size)} cards`, "badInput", () => rankMany(ids, size));
}
for (const unchecked of [0, 1, "true", null, [], {}]) {
  add(`rankMany with unchecked ${JSON.stringify(unchecked)}`, "badInput", () => rankMany(ids, 5, { unchecked }));
}
add("rankMany whose options detach the buffer", "badInput", () => {
  const view = Uint8Array.from(ids);
  const options = {
    get ruleset() {
      structuredClone(view.buffer, { transfer: [view.buffer] });
      return "standard";
    },
  };
  return rankMany(view, 5, options);
});

// Ids
for (const id of [-1, 53, 0.5, 255, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, "0", "As", [0], { valueOf: () => 0 }]) {
  add(`cardFromId of ${JSON.stringify(id)}`, "badInput", () => cardFromId(id));
}
for (const text of ["", " ", "A", "As Kd", "AsKd", "1s", "11s", "A\u0000s", "As\ud83c", "Jok", "ＡＳ", "А♠"]) {
  add(`cardId of ${JSON.stringify(text)}`, "badCard", () => cardId(text));
}

// Counts, repeats, jokers
for (const [name, call] of [
  ["rankHand", rankHand],
  ["rankValue", rankValue],
]) {
  add(`${name} of no cards`, "wrongCount", () => call(""));
  add(`${name} of an empty list`, "wrongCount", () => call([]));
  add(`${name} of four cards`, "wrongCount", () => call("As Kd 9c 9d"));
  add(`${name} of eight cards`, "wrongCount", () => call("2c 3c 4c 5c 6c 7c 8c 9c"));
  add(`${name} of a whole deck`, "wrongCount", () =>
    call(
      Array.from({ length: 53 }, (_, id) => cardFromId(id)),
      { ruleset: "paiGow" },
    ),
  );
  add(`${name} of two jokers`, "duplicateCard", () => call("Jk Jk As Kd 9c", { ruleset: "paiGow" }));
  add(`${name} with a joker`, "jokerNotAllowed", () => call("Jk As Kd 9c 9d"));
}
add("rankTwo of one card", "wrongCount", () => rankTwo("As"));
add("rankTwo of three cards", "wrongCount", () => rankTwo("As Kd 9c"));
add("rankTwo of a pair of the same", "duplicateCard", () => rankTwo("As as"));
add("rankShowing of none", "wrongCount", () => rankShowing(""));
add("rankShowing of five", "wrongCount", () => rankShowing("As Kd 9c 9d 9h"));
add("rankShowing of a joker", "jokerNotAllowed", () => rankShowing("Jk"));
add("winners without arguments", "badInput", () => winners());
add("winners of a text", "badInput", () => winners(hand));
add("winners of a list of cards", "wrongCount", () => winners(["As", "Kd"]));
add("winners of very many hands", "badInput", () => winners(new Array(100_000).fill(hand)));
add("winners of lists in lists", "badInput", () => winners([[[hand]]]));
add("compareHands without arguments", "badInput", () => compareHands());
add("compareHands of one", "badInput", () => compareHands(hand));
add("countCategories without arguments", "badInput", () => countCategories());
add("countCategories without a draw", "badInput", () => countCategories({}));
add("countCategories of eight cards", "wrongCount", () => countCategories({ draw: 7, dead: hand, known: "3s" }));
add("countCategories of a card both known and dead", "duplicateCard", () =>
  countCategories({ draw: 5, dead: "2c", known: "2c" }),
);
add("countCategories of very many cards", "badInput", () =>
  countCategories({ draw: 5, dead: new Array(100_000).fill("2c") }),
);
add("citeCompare without arguments", "badInput", () => citeCompare());
for (const game of ["", "stud", "SevenCardStud", "toString", "__proto__", megabyte, "x".repeat(1000)]) {
  add(`citeHand in ${game.slice(0, 20)}`, "badInput", () => citeHand(rank, game));
  add(`citeCompare in ${game.slice(0, 20)}`, "badInput", () => citeCompare(rank, rank, game));
}

// Code that calls back in, and code that never ends
add("a list that ranks itself", "badInput", () => {
  const list = new Proxy(["As"], { get: (target, key) => (key === "0" ? rankHand(list) : Reflect.get(target, key)) });
  return rankHand(list);
});
add("options that rank with themselves", "badInput", () => {
  const options = {
    get ruleset() {
      return rankHand(hand, options);
    },
  };
  return rankHand(hand, options);
});
add("a rank that compares itself", "badInput", () => {
  const self = {
    ...rank,
    get value() {
      return compareHands(self, self);
    },
  };
  return compareHands(self, hand);
});
add("a list that gives new lists for ever", "badInput", () => {
  const forever = () => new Proxy([], { get: (_, key) => (key === "length" ? 5 : forever()) });
  return winners(forever());
});

function stillRight() {
  assert.deepEqual(rankHand(hand), rank);
  assert.equal(rankValue(hand), rank.value);
  assert.deepEqual([...rankMany(ids, 5)], [rankValue("2c 3d 4h 5s 7c")]);
  assert.equal(compareHands(rank, "Ac Ad 9h 5s 2c"), 1);
}

test("malformed calls are told apart by name, and are more than 200", () => {
  assert.ok(calls.length > 200);
  const names = calls.map(([name]) => name);
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test("every malformed call is refused with its code, and the module works on", () => {
  for (const [name, code, call] of calls) {
    try {
      refused(call, code);
    } catch (error) {
      throw new Error(`${name}: ${error?.stack ?? error}`);
    }
    stillRight();
  }
});

test("every public function is among them, and extra arguments are ignored", () => {
  const tried = [
    "cardFromId",
    "cardId",
    "citeCompare",
    "citeHand",
    "compareHands",
    "countCategories",
    "rankHand",
    "rankMany",
    "rankShowing",
    "rankTwo",
    "rankValue",
    "winners",
  ];
  // init and initSync have their own test: here they are ready. Tables, payouts, Black Jack and Pai Gow hands:
  // game-malformed*.test.mjs.
  const rest = ["TapeteError", "init", "initSync", "isTapeteError"];
  const tables = ["LetItRide", "PaiGowPoker", "SevenCardStud", "TexasHoldem", "TripleShot"];
  const payouts = ["letItRidePays", "paiGowCompare", "prorate", "settlePots", "tripleShotPoker", "tripleShotWar"];
  const hands = ["blackjackTotal", "houseWay", "legalSettings"];
  assert.deepEqual(Object.keys(tapete).sort(), [...tried, ...rest, ...tables, ...payouts, ...hands].sort());
  for (const name of tried)
    assert.ok(
      calls.some(([call]) => call.includes(name)),
      name,
    );
  assert.deepEqual(["As", "Kd"].map(cardId), [51, 45]);
  assert.deepEqual(["As Kd", "9c 9d"].map(rankTwo).length, 2);
  assert.deepEqual(rankHand(hand, OPTIONS.find(([, , code]) => code === "accepted")[1]), rank);
});
