// rankMany: ids in, values out, the first bad hand named.
import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { cardId, rankMany, rankValue } from "../../pkg/node.js";
import { refused } from "./helpers/api.mjs";
import { DECK, deal, random } from "./helpers/naive.mjs";

const idsOf = (cards) => cards.map(cardId);

test("gives the values of rankValue, in every ruleset and size", () => {
  const draw = random(7);
  for (const ruleset of ["standard", "paiGow", "aceHigh"]) {
    for (const size of [5, 6, 7]) {
      const deck = ruleset === "paiGow" ? [...DECK, "Jk"] : DECK;
      const hands = Array.from({ length: 400 }, () => deal(deck, size, draw));
      const ids = Uint8Array.from(hands.flatMap(idsOf));
      const values = rankMany(ids, size, { ruleset });
      assert.ok(values instanceof Uint16Array);
      assert.deepEqual(
        [...values],
        hands.map((cards) => rankValue(cards, { ruleset })),
      );
      assert.deepEqual(rankMany(ids, size, { ruleset, unchecked: true }), values);
      assert.deepEqual(rankMany(ids, size, { ruleset, unchecked: false }), values);
      assert.deepEqual(idsOf(hands.flat()), [...ids], "the input is left alone");
    }
  }
  assert.equal(rankMany(new Uint8Array(0), 5).length, 0);
});

test("batches longer than a chunk come out whole, and keep the wasm memory small", () => {
  const draw = random(8);
  const hands = Array.from({ length: 1000 }, () => deal(DECK, 7, draw));
  const one = Uint8Array.from(hands.flatMap(idsOf));
  const expected = hands.map((cards) => rankValue(cards));
  const many = new Uint8Array(one.length * 50);
  for (let copy = 0; copy < 50; copy += 1) many.set(one, copy * one.length);
  const values = rankMany(many, 7);
  assert.equal(values.length, 50_000);
  assert.ok(values.every((value, index) => value === expected[index % 1000]));
  // The first bad hand is named wherever it lies.
  for (const hand of [0, 16_383, 16_384, 32_768, 49_999]) {
    const bad = many.slice();
    bad[hand * 7 + 3] = 200;
    refused(() => rankMany(bad, 7), "badCard", { argument: "ids", position: hand * 7 + 3, token: "200", hand });
  }
});

test("reports the first bad hand, and in it the gravest fault", () => {
  const good = [0, 5, 10, 15, 20];
  const hands = (...list) => Uint8Array.from(list.flat());
  refused(() => rankMany(hands(good, [53, 1, 1, 52, 2]), 5), "badCard", {
    argument: "ids",
    position: 5,
    token: "53",
    hand: 1,
  });
  refused(() => rankMany(hands(good, [3, 1, 52, 3, 2]), 5), "duplicateCard", {
    argument: "ids",
    position: 8,
    first: 5,
    card: "2s",
    hand: 1,
  });
  refused(() => rankMany(hands(good, [3, 1, 52, 4, 2]), 5), "jokerNotAllowed", {
    argument: "ids",
    position: 7,
    ruleset: "standard",
    hand: 1,
  });
  refused(() => rankMany(hands(good, [3, 1, 52, 4, 2]), 5, { ruleset: "aceHigh" }), "jokerNotAllowed");
  assert.equal(rankMany(hands(good, [3, 1, 52, 4, 2]), 5, { ruleset: "paiGow" }).length, 2);
  refused(() => rankMany(hands([52, 52, 1, 2, 3]), 5, { ruleset: "paiGow" }), "duplicateCard", {
    argument: "ids",
    position: 1,
    first: 0,
    card: "Jk",
    hand: 0,
  });
  refused(() => rankMany(hands(good, [1, 1, 2, 3, 4], [99, 0, 0, 0, 0]), 5), "duplicateCard");
  refused(() => rankMany(hands(good, [1, 2]), 5), "wrongCount", { argument: "ids", count: 2, min: 5, max: 5, hand: 1 });
  refused(() => rankMany(hands(good, [1, 2]), 5, { unchecked: true }), "wrongCount");
  refused(() => rankMany(hands([1, 1, 2, 3, 4], [1, 2]), 5), "duplicateCard");
  refused(() => rankMany(hands(good), 7), "wrongCount", { argument: "ids", count: 5, min: 7, max: 7, hand: 0 });
});

test("unchecked never traps, whatever the bytes", () => {
  const draw = random(9);
  for (const size of [5, 6, 7]) {
    for (const ruleset of ["standard", "paiGow", "aceHigh"]) {
      const noise = Uint8Array.from({ length: size * 3000 }, () => draw(256));
      assert.equal(rankMany(noise, size, { ruleset, unchecked: true }).length, 3000);
      for (const fill of [0, 51, 52, 53, 255]) {
        const same = new Uint8Array(size * 10).fill(fill);
        assert.equal(rankMany(same, size, { ruleset, unchecked: true }).length, 10);
      }
    }
  }
  assert.equal(rankMany(Uint8Array.of(0, 5, 10, 15, 20), 5)[0], rankValue("2c 3d 4h 5s 7c"));
});

test("takes any real Uint8Array: a view, another realm's, a subclass, shared memory", () => {
  const cards = [0, 5, 10, 15, 20];
  const expected = [rankValue("2c 3d 4h 5s 7c")];
  const wide = Uint8Array.of(99, ...cards, 99);
  assert.deepEqual([...rankMany(wide.subarray(1, 6), 5)], expected);
  assert.deepEqual([...rankMany(Buffer.from(cards), 5)], expected);
  const foreign = runInNewContext("Uint8Array.of(0, 5, 10, 15, 20)");
  assert.ok(!(foreign instanceof Uint8Array));
  assert.deepEqual([...rankMany(foreign, 5)], expected);
  const shared = new Uint8Array(new SharedArrayBuffer(5));
  shared.set(cards);
  assert.deepEqual([...rankMany(shared, 5)], expected);
  let asked = 0;
  class Spy extends Uint8Array {
    static get [Symbol.species]() {
      asked += 1;
      throw new Error("species");
    }
    get length() {
      asked += 1;
      return 1e9;
    }
    subarray() {
      asked += 1;
      throw new Error("subarray");
    }
  }
  const spied = new Spy(cards);
  asked = 0;
  assert.deepEqual([...rankMany(spied, 5)], expected);
  Object.defineProperty(wide, "length", { value: 1e9 });
  refused(() => rankMany(wide, 5), "badCard", { argument: "ids", position: 0, token: "99", hand: 0 });
  assert.equal(asked, 0);
});
