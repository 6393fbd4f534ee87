// The decoder of packed results, against a second encoder written from the format's description.
import assert from "node:assert/strict";
import { test } from "node:test";

import { decoder } from "../../pkg-template/js/packed.js";

/** The other side: a table of words and an encoder, as the core has them. */
function core() {
  const words = [];
  const asked = [];
  const index = (word) => {
    if (!words.includes(word)) words.push(word);
    return words.indexOf(word);
  };
  const isWord = (text) => /^[0-9A-Za-z.-]{1,24}$/.test(text);
  const utf16 = (text) => [-20, text.length, ...text.split("").map((unit) => unit.charCodeAt(0))];
  function value(input) {
    if (input === null) return [-4];
    if (typeof input === "boolean") return [input ? -12 : -8];
    if (typeof input === "number") return input < 0 ? [-16, -input] : [input];
    if (typeof input === "string") return isWord(input) ? [-(4 * index(input) + 1)] : utf16(input);
    if (Array.isArray(input)) return [-(4 * input.length + 2), ...input.flatMap(value)];
    const keys = Object.keys(input);
    const entry = (key) => [...(isWord(key) ? [index(key)] : utf16(key)), ...value(input[key])];
    return [-(4 * keys.length + 3), ...keys.flatMap(entry)];
  }
  const pack = (input) => {
    const tokens = value(input);
    return Float64Array.of(words.length, ...tokens);
  };
  const wordsFrom = (from) => {
    asked.push(from);
    return words.slice(from).join("\n");
  };
  return { pack, wordsFrom, asked };
}

const sample = {
  net: -5,
  half: 0.5,
  most: Number.MAX_SAFE_INTEGER,
  list: [[], {}, null, true, false, "As", "two words", "♠🂡", ""],
  "a key": { "stud-1999": "9.a" },
};

test("values come out as they went in, fast and plain", () => {
  const { pack, wordsFrom } = core();
  const decode = decoder(wordsFrom);
  for (const freeze of [false, true]) {
    const result = decode(pack(sample), freeze);
    assert.deepEqual(result, sample);
    assert.equal(JSON.stringify(result), JSON.stringify(sample));
    assert.equal(Object.getPrototypeOf(result), Object.prototype);
  }
});

test("frozen means frozen all the way down, and thawed means none of it", () => {
  const { pack, wordsFrom } = core();
  const decode = decoder(wordsFrom);
  const every = (value, holds) =>
    value === null ||
    typeof value !== "object" ||
    (holds(value) && Object.values(value).every((item) => every(item, holds)));
  assert.ok(every(decode(pack(sample), true), Object.isFrozen));
  assert.ok(every(decode(pack(sample), false), (value) => Object.isExtensible(value)));
});

test("words are asked for once, and lists that were thrown away do no harm", () => {
  const { pack, wordsFrom, asked } = core();
  const decode = decoder(wordsFrom);
  pack({ never: "seen" });
  assert.deepEqual(decode(pack({ seat: 1 }), false), { seat: 1 });
  assert.deepEqual(decode(pack({ seat: "never" }), false), { seat: "never" });
  pack(["thrown", "away"]);
  assert.deepEqual(decode(pack({ away: "seen" }), true), { away: "seen" });
  assert.deepEqual(asked, [0, 3]);
  // Older lists stay readable.
  const old = pack({ seat: 2 });
  decode(pack(["more", "words"]), false);
  assert.deepEqual(decode(old, false), { seat: 2 });
});

test("the core's memory may move while words are asked for", () => {
  const { pack, wordsFrom } = core();
  let tokens;
  const decode = decoder((from) => {
    structuredClone(tokens, { transfer: [tokens.buffer] });
    return wordsFrom(from);
  });
  tokens = pack(sample);
  assert.deepEqual(decode(tokens, false), sample);
  assert.equal(tokens.length, 0, "the view is gone");
});

test("strange keys are keys like any other", () => {
  const { pack, wordsFrom } = core();
  const decode = decoder(wordsFrom);
  const strange = JSON.parse('{"__proto__":{"x":1},"constructor":1,"toString":2,"7":3,"":4}');
  for (const freeze of [false, true]) {
    const result = decode(pack(strange), freeze);
    assert.equal(JSON.stringify(result), JSON.stringify(strange));
    assert.equal(Object.getPrototypeOf(result), Object.prototype);
    assert.equal(result.x, undefined);
  }
});

test("texts of any length", () => {
  const { pack, wordsFrom } = core();
  const decode = decoder(wordsFrom);
  for (const length of [1, 24, 25, 1023, 1024, 1025, 5000]) {
    const text = "é🂡x".repeat(length).slice(0, length);
    assert.equal(decode(pack(text), false), text);
  }
});
