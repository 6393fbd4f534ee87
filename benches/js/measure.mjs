// Measures, and prints one table. What is compared takes turns in slices of a millisecond or two, so that whatever else
// the machine does meets both; a ratio is the median over all turns of "the other's time, before and after, by ours".

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import * as tapete from "tapete";
import { peers } from "./peers.mjs";
import { pokerTs, tapeteHoldem } from "./tables.mjs";

const HANDS = 50_000; // all different: a few would stay in caches and branch predictors
const TURNS = 301;
const SLICE = 1.5; // milliseconds

const require = createRequire(import.meta.url);
const given = process.argv.slice(2);
const words = given.filter((word) => !word.startsWith("--"));
/** What was measured in a browser before. */
const chromium = given.find((word) => word.startsWith("--chromium="));
let sink = 0;

// The same hands in every run.
let state = 0x2545f491;
function below(count) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % count;
}

function deal(size, deck) {
  const hand = [];
  while (hand.length < size) {
    const id = below(deck);
    if (!hand.includes(id)) hand.push(id);
  }
  return hand;
}

const dealt = (size, deck = 52) => Array.from({ length: HANDS }, () => deal(size, deck));
const bytes = (hands) => Uint8Array.from(hands.flat());
const ids = dealt(7);
const names = ids.map((hand) => hand.map(tapete.cardFromId));
const texts = names.map((hand) => hand.join(" "));

/** A contestant: called with a number of hands, it goes on through all of them from where it was. */
function oneByOne(call) {
  let at = 0;
  return (count) => {
    for (let done = 0; done < count; done += 1) {
      sink ^= call(at) | 0;
      at = at + 1 === HANDS ? 0 : at + 1;
    }
  };
}

/** One that takes all hands in one call, so that the number is rounded to whole calls. */
function batch(input, size, options) {
  const run = (count) => {
    for (let done = 0; done < count; done += HANDS) sink ^= tapete.rankMany(input, size, options)[0];
  };
  run.step = HANDS;
  return run;
}

/** Hands in a slice, found while the code warms up. */
function sized(run) {
  const step = run.step ?? 1;
  let count = step;
  const until = performance.now() + 400;
  while (performance.now() < until) {
    run.prepare?.(count);
    const start = performance.now();
    run(count);
    const took = performance.now() - start;
    if (took < SLICE / 2) count *= 2;
  }
  return Math.max(step, Math.ceil(count / step) * step);
}

function time(run, count) {
  run.prepare?.(count);
  const start = performance.now();
  run(count);
  return ((performance.now() - start) * 1e6) / count;
}

const middle = (numbers, place = 0.5) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length * place)];

/** How many times faster `ours` is than `other`. */
function duel(ours, other, turns = TURNS) {
  const [ourCount, otherCount] = [sized(ours), sized(other)];
  const [times, others, ratios] = [[], [], []];
  let before = time(other, otherCount);
  for (let turn = 0; turn < turns; turn += 1) {
    const own = time(ours, ourCount);
    const after = time(other, otherCount);
    ratios.push((before + after) / 2 / own);
    times.push(own);
    others.push(after);
    before = after;
  }
  return {
    ratio: middle(ratios),
    low: middle(ratios, 0.25),
    high: middle(ratios, 0.75),
    ours: middle(times),
    other: middle(others),
  };
}

/** The fastest of some, taking turns. */
function fastest(candidates) {
  const field = candidates.map(([name, run]) => ({ name, run, count: sized(run), times: [] }));
  for (let turn = 0; turn < 41; turn += 1) for (const one of field) one.times.push(time(one.run, one.count));
  for (const one of field) one.median = middle(one.times);
  field.sort((a, b) => a.median - b.median);
  for (const { name, median } of field) console.log(`  ${name.padEnd(44)} ${median.toFixed(0).padStart(8)} ns a hand`);
  return field[0];
}

const milliseconds = (action) => {
  const start = performance.now();
  action();
  return performance.now() - start;
};

/** The median of what a new process measures. */
function fresh(code, runs = 9) {
  const args = ["--input-type=module", "--eval", code];
  return middle(Array.from({ length: runs }, () => Number(execFileSync(process.execPath, args, { encoding: "utf8" }))));
}

/** Nobody is fast by being wrong: the peers that give one number a hand must order all hands as tapete does. */
function sameOrder() {
  const values = tapete.rankMany(bytes(ids), 7);
  for (const { name, ints } of peers.filter(({ ints }) => ints)) {
    const score = ints(names);
    const scores = new Map();
    values.forEach((value, hand) => {
      const known = scores.get(value);
      if (known !== undefined && known !== score(hand)) throw new Error(`${name} and tapete differ: ${texts[hand]}`);
      scores.set(value, score(hand));
    });
    if (new Set(scores.values()).size !== scores.size) throw new Error(`${name} ties what tapete tells apart`);
  }
}

const rows = [];
const wanted = (name) => words.length === 0 || words.some((word) => name.includes(word));
const number = (value) => (value < 100 ? value.toFixed(value < 10 ? 2 : 1) : Math.round(value).toLocaleString("en"));

function versus(what, ours, name, other, turns) {
  if (!wanted(what)) return;
  const { ratio, low, high, ours: own, other: theirs } = duel(ours, other, turns);
  rows.push([
    what,
    `${number(own)} ns`,
    `${name}, ${number(theirs)} ns`,
    `${number(ratio)} x`,
    `${number(low)} to ${number(high)}`,
  ]);
  console.log(`  ${what}: ${number(ratio)} x (${number(low)} to ${number(high)})`);
}

function single(what, value, note = "") {
  if (!wanted(what)) return;
  rows.push([what, `${value().toFixed(1)} ms`, note, "", ""]);
}

sameOrder();
const of = (kind, input) => peers.filter((peer) => peer[kind]).map((peer) => [peer.name, oneByOne(peer[kind](input))]);
console.log("Seven cards as ints, the others:");
const ints = fastest(of("ints", names));
console.log("Seven cards as strings, the others:");
const strings = fastest([
  ...of("strings", names),
  ...of("text", texts).map(([name, run]) => [`${name} (one string)`, run]),
]);
const solver = oneByOne(peers.find(({ name }) => name === "pokersolver").strings(names));

console.log("Duels:");
const seven = batch(bytes(ids), 7);
versus("rankMany, 7 of 52, checked", seven, ints.name, ints.run);
versus("rankMany, 7 of 52, unchecked", batch(bytes(ids), 7, { unchecked: true }), ints.name, ints.run);
versus("rankMany, 6 of 52", batch(bytes(dealt(6)), 6), "rankMany, 7 of 52", seven);
versus("rankMany, 5 of 52", batch(bytes(dealt(5)), 5), "rankMany, 7 of 52", seven);
versus("rankMany, 7 of 52, aceHigh", batch(bytes(ids), 7, { ruleset: "aceHigh" }), "rankMany, 7 of 52", seven);
const paiGow = { ruleset: "paiGow" };
versus("rankMany, 7 of 53, paiGow", batch(bytes(dealt(7, 53)), 7, paiGow), "rankMany, 7 of 52", seven);
versus(
  "rankHand(string), 7 cards",
  oneByOne((hand) => tapete.rankHand(texts[hand]).value),
  "pokersolver",
  solver,
);
versus(
  "rankHand(array), 7 cards",
  oneByOne((hand) => tapete.rankHand(names[hand]).value),
  "pokersolver",
  solver,
);
versus(
  "rankValue(string), 7 cards",
  oneByOne((hand) => tapete.rankValue(texts[hand])),
  strings.name,
  strings.run,
);
versus(
  "rankValue(array), 7 cards",
  oneByOne((hand) => tapete.rankValue(names[hand])),
  strings.name,
  strings.run,
);
const often = (action) => () => middle(Array.from({ length: 9 }, () => milliseconds(action)));
single(
  "countCategories, all 133,784,560 of 7 of 52",
  often(() => tapete.countCategories({ draw: 7 })),
);
single(
  "countCategories, all 154,143,080 of 7 of 53",
  often(() => tapete.countCategories({ draw: 7, ...paiGow })),
);

versus("Hold'em, a decision of whole hands", tapeteHoldem(), "poker-ts", pokerTs());

const file = (name) => JSON.stringify(fileURLToPath(new URL(`node_modules/tapete/${name}`, import.meta.url)));
single(
  "ready: compile and instantiate",
  () =>
    fresh(`import { readFileSync } from "node:fs"; import { initSync } from ${file("browser.js")};
      const module = readFileSync(${file("tapete_bg.wasm")}); const start = performance.now();
      initSync({ module }); console.log(performance.now() - start);`),
  "in a new process, once",
);
if (chromium) {
  const [atOnce, aside] = chromium.split("=")[1].split(",").map(Number);
  single("ready in Chromium: compile and instantiate", () => atOnce, "in a new browser, once");
  single("the same off the page's own thread", () => aside, "in a new browser, once");
}
single(
  "tables for 7 of 52",
  () =>
    fresh(`import { rankMany } from ${file("node.js")}; const ids = Uint8Array.of(0, 5, 10, 15, 20, 25, 30);
      const start = performance.now(); rankMany(ids, 7); console.log(performance.now() - start);`),
  "in a new process, at first use",
);

const version = (name) =>
  JSON.parse(readFileSync(require.resolve(`./node_modules/${name}/package.json`), "utf8")).version;
const table = [
  ["what", "tapete", "against", "times as fast", "half of all turns"],
  ["---", "--:", "---", "--:", "---"],
  ...rows,
];
console.log(`\n${table.map((row) => `| ${row.join(" | ")} |`).join("\n")}\n`);
console.log(
  `${cpus()[0].model.trim()}, ${cpus().length} threads, one used; ${process.platform} ${process.arch}; Node.js ${process.version};`,
);
console.log(
  `${new Date().toISOString().slice(0, 10)}; ${HANDS.toLocaleString("en")} random hands, medians of ${TURNS} turns.`,
);
console.log(
  `${["tapete", ...peers.map(({ name }) => name), "poker-ts"].map((name) => `${name} ${version(name)}`).join(", ")}.`,
);
if (Number.isNaN(sink)) throw new Error("never");
