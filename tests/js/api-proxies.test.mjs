// State managers hand over proxies of plain data: they must work like the data.
import assert from "node:assert/strict";
import { test } from "node:test";
import { citeHand, compareHands, rankHand, rankShowing, rankTwo, rankValue, winners } from "../../pkg/node.js";
import { refused } from "./helpers/api.mjs";

/** A deep reactive proxy: each object that comes out is wrapped again, every access is recorded. */
function reactive(target, seen = []) {
  return new Proxy(target, {
    get(object, key, receiver) {
      seen.push(key);
      const value = Reflect.get(object, key, receiver);
      return typeof value === "object" && value !== null ? reactive(value, seen) : value;
    },
    ownKeys(object) {
      seen.push("ownKeys");
      return Reflect.ownKeys(object);
    },
  });
}

/** As observable arrays are made: a proxy whose target is not the data itself. */
function observable(list) {
  const extra = Symbol("administration");
  const target = Object.assign([], { [extra]: { list } });
  return new Proxy(target, {
    get: (object, key) => {
      const { list: data } = object[extra];
      if (key === "length") return data.length;
      return typeof key === "string" && /^\d+$/.test(key) ? data[key] : Reflect.get(object, key);
    },
  });
}

const cards = ["As", "Kd", "9c", "9d", "9h", "2c", "3c"];
const expected = rankHand(cards);

test("reactive and observable arrays of cards", () => {
  for (const make of [reactive, observable, Object.freeze, (list) => new Proxy(list, {})]) {
    assert.deepEqual(rankHand(make([...cards])), expected);
    assert.equal(rankValue(make([...cards])), expected.value);
    assert.deepEqual(rankTwo(make(["As", "Jk"])), rankTwo("As Jk"));
    assert.deepEqual(rankShowing(make(["As", "Kd", "2c"])), rankShowing("As Kd 2c"));
    assert.deepEqual(winners(make([make([...cards]), "2c 3d 4h 5s 7c"])), [0]);
    assert.deepEqual(winners(["Ac Ad", make(["Kc", "Ks"])], { board: make(cards.slice(0, 5)) }), [0]);
  }
});

test("reactive options and ranks, of objects with and without a prototype", () => {
  for (const make of [reactive, Object.freeze, (object) => Object.assign(Object.create(null), object)]) {
    assert.equal(
      rankValue("As Kd 9c 9d Jk", make({ ruleset: "paiGow" })),
      rankValue("As Kd 9c 9d Jk", { ruleset: "paiGow" }),
    );
    assert.equal(compareHands(make(structuredClone(expected)), "Ac Ad 9h 5s 2c"), 1);
    assert.equal(citeHand(make(structuredClone(expected)), "texasHoldem").article, "7.g");
  }
  // Accessors of a class's own fields read like fields.
  const rank = Object.defineProperty(structuredClone(expected), "value", {
    get: () => expected.value,
    enumerable: true,
  });
  assert.equal(compareHands(rank, "Ac Ad 9h 5s 2c"), 1);
});

test("each thing is read once, so that what was checked is what is used", () => {
  let reads = 0;
  const fickle = new Proxy([...cards], {
    get: (list, key) => {
      if (key === "0") reads += 1;
      return key === "0" && reads > 1 ? "Zz" : Reflect.get(list, key);
    },
  });
  assert.deepEqual(rankHand(fickle), expected);
  assert.equal(reads, 1);
  let rulesets = 0;
  const options = {
    get ruleset() {
      rulesets += 1;
      return rulesets === 1 ? "standard" : "nonsense";
    },
  };
  assert.equal(rankValue(cards, options), expected.value);
  assert.equal(rulesets, 1);
});

test("code of the caller that calls back in changes nothing", () => {
  const meddle = () => {
    rankHand("2c 3d 4h 5s 7c Jh Kd");
    winners(["2c 3d 4h 5s 7c", "2c 2d 4h 5s 7c"]);
    refused(() => rankHand("Zz"), "badCard");
  };
  const list = new Proxy([...cards], {
    get: (target, key) => {
      meddle();
      return Reflect.get(target, key);
    },
  });
  const options = {
    get ruleset() {
      meddle();
      return "standard";
    },
  };
  assert.deepEqual(rankHand(list, options), expected);
  assert.deepEqual(rankHand(cards.join(""), options), expected);
  const rank = new Proxy(structuredClone(expected), {
    get: (target, key) => {
      meddle();
      return Reflect.get(target, key);
    },
  });
  assert.equal(compareHands(rank, list, options), 0);
  assert.deepEqual(winners([list, "2c 3d 4h 5s 7c"], options), [0]);
});
