// The decoder of packed results, against a second encoder written from the format's description.
import assert from "node:assert/strict";
import { test } from "node:test";

import { decoder } from "../../pkg-template/js/packed.js";
import { DEEP, FLAT } from "../../pkg-template/js/shapes.js";

/** The other side: a memory, a table of terms and an encoder, as the core has them. */
function core() {
  const terms = [];
  const asked = [];
  let memory = new Int32Array(1);
  const index = (term) => {
    if (!terms.includes(term)) terms.push(term);
    return terms.indexOf(term);
  };
  const isWord = (text) => /^[0-9A-Za-z.-]{1,24}$/.test(text);
  const utf16 = (text) => [~16, text.length, ...text.split("").map((unit) => unit.charCodeAt(0))];
  const float = (number) => [~12, ...new Int32Array(Float64Array.of(number).buffer)];
  function value(input) {
    if (input === null) return [~0];
    if (typeof input === "boolean") return [input ? ~8 : ~4];
    if (typeof input === "number") return (input | 0) === input && input >= 0 ? [input] : float(input);
    if (typeof input === "string") return isWord(input) ? [~(4 * index(input) + 1)] : utf16(input);
    if (Array.isArray(input)) return [~(4 * input.length + 2), ...input.flatMap(value)];
    const keys = Object.keys(input);
    if (keys[0] === "article") return [~(4 * index(`=${Object.entries(input).flat()}`) + 1)];
    const shape = index(`{${keys.map((key) => (isWord(key) ? key : "?"))}`);
    const entry = (key) => [...(isWord(key) ? [] : utf16(key)), ...value(input[key])];
    return [~(4 * shape + 3), ...keys.flatMap(entry)];
  }
  /** Puts the value after what is there already, and gives its place. */
  const pack = (input) => {
    const tokens = value(input);
    const place = memory.length;
    memory = Int32Array.of(...memory, terms.length, ...tokens);
    return place;
  };
  const termsFrom = (from) => {
    asked.push(from);
    return terms.slice(from).join("\n");
  };
  return { pack, memory: () => memory, termsFrom, asked };
}

const sample = {
  net: -5,
  half: 0.5,
  edges: [2 ** 31 - 1, 2 ** 31, 2 ** 32, -(2 ** 31), -1, 0, 1e-300],
  most: Number.MAX_SAFE_INTEGER,
  cites: [
    { article: "9.a", note: "x" },
    { article: "9.a", note: "x" },
  ],
  list: [[], {}, null, true, false, "As", "two words", "♠🂡", ""],
  "a key": { "stud-1999": "9.a" },
};

test("values come out as they went in, fast and plain", () => {
  const { pack, memory, termsFrom } = core();
  const decode = decoder(memory, termsFrom);
  for (const freeze of [false, true]) {
    const result = decode(pack(sample), freeze);
    assert.deepEqual(result, sample);
    assert.equal(JSON.stringify(result), JSON.stringify(sample));
    assert.equal(Object.getPrototypeOf(result), Object.prototype);
  }
});

test("frozen means frozen all the way down; thawed means none of it but citations, which all share", () => {
  const { pack, memory, termsFrom } = core();
  const decode = decoder(memory, termsFrom);
  const every = (value, holds) =>
    value === null ||
    typeof value !== "object" ||
    (holds(value) && Object.values(value).every((item) => every(item, holds)));
  assert.ok(every(decode(pack(sample), true), Object.isFrozen));
  const thawed = decode(pack(sample), false);
  assert.ok(every(thawed, (value) => Object.isFrozen(value) === "article" in value));
  assert.equal(thawed.cites[0], thawed.cites[1]);
});

test("terms are asked for once, and lists that were thrown away do no harm", () => {
  const { pack, memory, termsFrom, asked } = core();
  const decode = decoder(memory, termsFrom);
  pack({ never: "seen" });
  assert.deepEqual(decode(pack({ seat: 1 }), false), { seat: 1 });
  assert.deepEqual(decode(pack({ seat: "seen" }), false), { seat: "seen" });
  pack(["thrown", "away"]);
  assert.deepEqual(decode(pack({ seat: "away" }), true), { seat: "away" });
  assert.deepEqual(asked, [0, 3]);
  // Older lists stay readable.
  const old = pack({ seat: 2 });
  decode(pack(["more", "words"]), false);
  assert.deepEqual(decode(old, false), { seat: 2 });
});

test("the core's memory may move while terms are asked for", () => {
  const { pack, memory, termsFrom } = core();
  let view = null;
  const decode = decoder(
    () => {
      if (view === null || view.length === 0) view = memory().slice();
      return view;
    },
    (from) => {
      structuredClone(view, { transfer: [view.buffer] });
      return termsFrom(from);
    },
  );
  assert.deepEqual(decode(pack(sample), false), sample);
});

test("shapes that are written out make the same objects as those that are not", () => {
  const values = [(i) => i, (i) => 2 ** 31 + i, (i) => [-i, "two words"][i % 2], (i) => [[], null, true, false][i % 4]];
  for (const line of [...Object.keys(FLAT), ...Object.keys(DEEP)]) {
    const keys = line.split(",");
    for (const value of values) {
      const object = Object.fromEntries(keys.map((key, i) => [key, value(i)]));
      const list = [object, object, "end"];
      for (const freeze of [false, true]) {
        const { pack, memory, termsFrom } = core();
        const result = decoder(memory, termsFrom)(pack(list), freeze);
        assert.equal(JSON.stringify(result), JSON.stringify(list));
      }
    }
  }
  assert.deepEqual(
    Object.keys(FLAT).filter((line) => Object.hasOwn(DEEP, line)),
    [],
  );
});

test("lists of any length", () => {
  const { pack, memory, termsFrom } = core();
  const decode = decoder(memory, termsFrom);
  for (let length = 0; length < 20; length += 1) {
    const list = Array.from({ length }, (_, i) => i * 3);
    for (const freeze of [false, true]) assert.deepEqual(decode(pack(list), freeze), list);
  }
});

test("strange keys are keys like any other", () => {
  const { pack, memory, termsFrom } = core();
  const decode = decoder(memory, termsFrom);
  const strange = JSON.parse('{"__proto__":{"x":1},"constructor":1,"toString":2,"7":3,"":4}');
  for (const freeze of [false, true]) {
    const result = decode(pack(strange), freeze);
    assert.equal(JSON.stringify(result), JSON.stringify(strange));
    assert.equal(Object.getPrototypeOf(result), Object.prototype);
    assert.equal(result.x, undefined);
  }
});

test("texts of any length", () => {
  const { pack, memory, termsFrom } = core();
  const decode = decoder(memory, termsFrom);
  for (const length of [1, 24, 25, 1023, 1024, 1025, 5000]) {
    const text = "é🂡x".repeat(length).slice(0, length);
    assert.equal(decode(pack(text), false), text);
  }
});
