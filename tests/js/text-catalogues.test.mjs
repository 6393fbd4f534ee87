// Catalogues: each has every key of every other, and every word that the types promise.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import * as text from "../../pkg/text.js";

const catalogues = Object.entries(text).filter(([, value]) => typeof value === "object");
const types = readFileSync(new URL("../../pkg/index.d.ts", import.meta.url), "utf8");

const root = new URL("../../src/", import.meta.url);
const sources = readdirSync(root, { recursive: true })
  // What unit tests make up counts for nothing.
  .filter((name) => name.endsWith(".rs") && !name.endsWith("tests.rs"))
  .map((name) => readFileSync(new URL(name, root), "utf8"));
const rust = sources.join("\n");

/** Every match of a pattern's first group in the Rust sources, once. */
function inRust(pattern) {
  const found = [...new Set(Array.from(rust.matchAll(pattern), ([, key]) => key))];
  assert.ok(found.length > 0, `${pattern} matches nothing`);
  return found;
}

/** The words of a `named!` list. */
function named(name) {
  const [, body] = new RegExp(`named! \\{[^{}]*\\b${name} \\{([^}]+)\\}`).exec(rust);
  return Array.from(body.matchAll(/"(\w+)"/g), ([, word]) => word);
}

const camel = (name) => name.charAt(0).toLowerCase() + name.slice(1);

/** The types of events: the variants of `enum Event`. */
function eventTypes() {
  const [, body] = /pub enum Event \{([\s\S]+?)\n\}/.exec(rust);
  return Array.from(body.matchAll(/^ {4}([A-Z]\w+)/gm), ([, name]) => camel(name));
}

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

/** The values of a template. Grammar decides which form of a seat it needs. */
const placeholders = (template) =>
  Array.from(template.matchAll(/\{\w+\}/g), ([key]) => key.replace(/\{(?:toSeat|ofSeat|Seat)\}/, "{seat}"))
    .sort()
    .join();

test("there are English and Spanish, named by their language", () => {
  assert.deepEqual(
    catalogues.map(([name]) => name),
    ["en", "es"],
  );
  for (const [name, catalogue] of catalogues) assert.equal(catalogue.language, name);
});

test("every key of each catalogue is in every other, with the same values to fill in", () => {
  // A game's own names may be there in one language only.
  const own = (path) => /^\.game(?:Categories|Phases|Labels|Events|Problems)\./.test(path);
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

const has = (table, names) => assert.deepEqual(Object.keys(table).sort(), [...names].sort());

test("every note that the core can give has its sentence, and there is no other", () => {
  const given = inRust(/(?:\b(?:house|roberts)\(\s*|source\(\s*Source::\w+,\s*|note:\s*)"(\w+)"/g);
  // Poker's rules: the articles of both games, and the note where there is none.
  const notes = new Set([...given, ...inRust(/Rule::\w+ => \("[^"]*", "[^"]*", "(\w+)"\)/g)]);
  for (const [, catalogue] of catalogues) {
    has(catalogue.notes, notes);
    for (const note of Object.values(catalogue.notes)) assert.match(note, /^\p{L}.*\.$/u);
  }
});

test("every word of the core's lists has its words, and there is no other", () => {
  for (const [, catalogue] of catalogues) {
    has(catalogue.phases, named("Phase"));
    has(catalogue.bets, named("Bet"));
    has(catalogue.outcomes, named("Outcome"));
    has(catalogue.seatStates, named("SeatState"));
    has(catalogue.betStates, named("BetState"));
    has(catalogue.labels, [...named("MoveKind"), ...named("TableKind")]);
    has(catalogue.events, eventTypes());
    has(catalogue.events.shuffled, named("ShuffledBy"));
    has(catalogue.events.posted, named("PostKind"));
    has(catalogue.events.phase, named("Phase"));
    has(catalogue.events.acted, [...named("MoveKind"), "complete"]);
    has(catalogue.events.paid, named("Outcome"));
    const places = inRust(/DealtTo::\w+ => out\.word\("(\w+)"\)/g);
    has(catalogue.events.dealt, [...places, "up", "down", "hidden"]);
  }
});

test("every reason that a settled bet can have has its words, and there is no other", () => {
  const games = sources
    .filter((text) => /Line::(?:without_win|win)\(|house::line\(|fn mirrored\(/.test(text))
    .join("\n");
  const all = (pattern) => Array.from(games.matchAll(pattern), ([, found]) => found);
  const words = (texts) => texts.flatMap((text) => text.match(/\w+(?=")/g) ?? []);
  // Keys of pay tables, the words of `let reason = …` and of `fn mirrored`, those that bets of the bonus are lost for,
  // those that stand beside an outcome, and those given straight to a line.
  const tables = words(all(/PayTable::to_one\(&\[([^\]]+)\]/g));
  const pairs = all(/const \w+_OR_BETTER: &str = "(\w+)"/g);
  const chosen = words([...all(/(let reason = [^;]+;)/g), ...all(/fn mirrored\(([\s\S]+?)\n {4}\}/g)]);
  const beside = all(/\(Outcome::\w+, "(\w+)"[,)]/g);
  const bonus = all(/\("(\w+Lost)", \w+\)/g);
  const made = all(/\b(?:Line::without_win|Line::win|lost|push|even|line)\(([^;]*?)\)/g);
  const given = made.map((args) => args.match(/"(\w+)"/)?.[1]).filter((word) => word !== undefined);
  const reasons = new Set([...tables, ...pairs, ...chosen, ...beside, ...bonus, ...given]);
  for (const key of ["royalFlush", "tensOrBetter", "pairBelowTens", "withdrawn", "void", "sixCards", "foulHand"]) {
    assert.ok(reasons.has(key), key);
  }
  has(Object.fromEntries([...reasons].map((key) => [key, ""])), new Set([...union("LirKey"), ...union("Reason")]));
  for (const [, catalogue] of catalogues) has(catalogue.reasons, reasons);
});

test("houses, their rules and Black Jack totals have their words", () => {
  for (const [, catalogue] of catalogues) {
    has(catalogue.houses, union("House"));
    has(catalogue.houseRules, union("HouseRule"));
    has(catalogue.totals, ["hard", "soft", "natural", "bust", "sixCards"]);
  }
});

test("every reason of a problem that the core or the package gives has its text", () => {
  const bad = inRust(/\bbad\("(\w+)"\)/g).concat("game");
  const input = inRust(/(?:\bbad\(\w+, |"reason", )"(\w+)"/g).filter((reason) => reason !== "game");
  for (const [, { problems }] of catalogues) {
    has(problems.badSnapshot, new Set([...bad, "other"]));
    for (const reason of input) assert.ok(problems.badInput[reason], reason);
  }
});

test("what games have of their own stands for something, with the same values", () => {
  for (const [, catalogue] of catalogues) {
    has(catalogue.gamePhases, union("GameName"));
    has(catalogue.gameLabels, union("GameName"));
    has(catalogue.gameEvents, union("GameName"));
    has(catalogue.gameProblems, union("GameName"));
    for (const names of Object.values(catalogue.gamePhases)) {
      for (const phase of Object.keys(names)) assert.ok(phase in catalogue.phases, phase);
    }
    for (const [common, games] of [
      [catalogue.events, catalogue.gameEvents],
      [catalogue.labels, catalogue.gameLabels],
      [catalogue.problems, catalogue.gameProblems],
    ]) {
      const texts = new Map(paths(common));
      for (const [path, template] of Object.values(games).flatMap((own) => paths(own))) {
        assert.equal(placeholders(template), placeholders(texts.get(path)), path);
      }
    }
  }
});
