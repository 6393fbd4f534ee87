// Catalogues: each has every key of every other, and every word that the types promise.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as text from "../../pkg/text.js";

const catalogues = Object.entries(text).filter(([, value]) => typeof value === "object");
const types = readFileSync(new URL("../../pkg/index.d.ts", import.meta.url), "utf8");

/** The literals of a union type in index.d.ts. */
function union(name) {
  const body = new RegExp(`export type ${name} =([^;]+);`).exec(types)[1];
  return Array.from(body.matchAll(/"([^"]+)"/g), ([, literal]) => literal);
}

/** Every path to a string, with the placeholders of the string. */
function paths(value, path = "") {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => paths(item, `${path}.${key}`));
}

test("there are English and Spanish, named by their language", () => {
  assert.deepEqual(
    catalogues.map(([name]) => name),
    ["en", "es"],
  );
  for (const [name, catalogue] of catalogues) assert.equal(catalogue.language, name);
});

test("every key of each catalogue is in every other, with the same values to fill in", () => {
  // A game's own names may be there in one language only.
  const own = (path) => path.startsWith(".gameCategories.");
  const placeholders = (template) =>
    Array.from(template.matchAll(/\{\w+\}/g), ([key]) => key)
      .sort()
      .join();
  // Grammar decides which forms of a rank a hand needs.
  const free = (path) => path.startsWith(".hands.");
  const [[, first], ...others] = catalogues;
  for (const [, other] of others) {
    const [a, b] = [first, other].map((catalogue) => new Map(paths(catalogue).filter(([path]) => !own(path))));
    assert.deepEqual([...a.keys()].sort(), [...b.keys()].sort());
    for (const [path, template] of a) {
      assert.ok(template.length > 0 && b.get(path).length > 0, path);
      if (!free(path)) assert.equal(placeholders(b.get(path)), placeholders(template), path);
    }
  }
});

test("catalogues are data: nothing but strings and plain objects", () => {
  for (const [, catalogue] of catalogues) assert.deepEqual(JSON.parse(JSON.stringify(catalogue)), catalogue);
});

test("every name of the types has its words", () => {
  for (const [, catalogue] of catalogues) {
    const has = (table, names) => assert.deepEqual(Object.keys(table).sort(), [...names].sort());
    has(catalogue.ranks, union("Rank"));
    has(catalogue.suits, union("Suit"));
    has(catalogue.categories, union("Category"));
    has(catalogue.hands, union("Category"));
    has(catalogue.games, union("GameName"));
    has(catalogue.gameCategories, union("GameName"));
    has(catalogue.regulations, union("Regulation"));
    has(catalogue.sources, union("Source"));
    has(catalogue.problems, union("Code"));
    for (const names of Object.values(catalogue.gameCategories)) {
      for (const category of Object.keys(names)) assert.ok(union("Category").includes(category));
    }
  }
  assert.equal(union("Code").length, 43);
});

test("problems come in the contract's order of codes", () => {
  for (const [, catalogue] of catalogues) assert.deepEqual(Object.keys(catalogue.problems), union("Code"));
});

test("every note that the core can give has its sentence", () => {
  const notes = [
    "aceLowStraight",
    "kickersDescend",
    "equalHandsShare",
    "categoriesCutOff",
    "straightFlushByTop",
    "twoPairOrder",
    "tableDecides",
  ];
  for (const [, catalogue] of catalogues)
    for (const note of notes) assert.ok(catalogue.notes[note]?.endsWith("."), note);
});
