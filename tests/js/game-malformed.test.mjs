// What nobody should do to a table and somebody will: each call is refused with a TapeteError of the expected code, and
// the table is as before. `check` takes raw input of any kind and never throws.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LetItRide, letItRidePays, prorate } from "../../pkg/node.js";
import { describeProblem, en, es } from "../../pkg/text.js";
import { refused } from "./helpers/api.mjs";
import { random } from "./helpers/naive.mjs";
import { LISTS, megabyte, NOTHING } from "./helpers/odd-values.mjs";

const config = { seats: 3, limits: { min: 5, max: 100 }, seed: "malformed" };
const bets = [{ seat: 0, bet: 10 }];
const deal = { type: "deal", bets };

const waiting = new LetItRide(config);
const running = new LetItRide(config);
running.act(deal);
running.act({ type: "keep" });
const snapshot = running.snapshot();

/** [name, code, call] */
const calls = [];
const add = (name, code, call) => calls.push([name, code, call]);
const json = (value) => JSON.stringify(value)?.slice(0, 60);

// Values that are no object of ours; where `undefined` means absent it is no fault.
const OTHERS = NOTHING.filter(([, value]) => value !== undefined);
const isObject = (value) => typeof value === "object" && value !== null;
const isText = (value) => typeof value === "string";

// ── Actions ──

for (const [what, value] of NOTHING) {
  // Objects without own keys are read as such: what is missing is the type.
  add(`act of ${what}`, "badInput", () => running.act(value));
  add(`act of type ${what}`, "badInput", () => running.act({ type: value }));
  if (value !== undefined) {
    if (value !== 77) add(`act of seat ${what}`, "badInput", () => running.act({ type: "keep", seat: value }));
    if (value !== 77) add(`act of version ${what}`, "badInput", () => running.act({ type: "keep", version: value }));
  }
  add(`a deal with bets ${what}`, "badInput", () => waiting.act({ type: "deal", bets: value }));
  add(`a deal with a bet ${what}`, "badInput", () => waiting.act({ type: "deal", bets: [value] }));
  add(`a deal with a box ${what}`, value === 77 ? "unknownSeat" : "badInput", () =>
    waiting.act({ type: "deal", bets: [{ seat: value, bet: 10 }] }),
  );
  const chips = typeof value === "number" ? (value === 77 ? "accepted" : "badChips") : "badInput";
  if (chips !== "accepted") {
    add(`a deal with an amount ${what}`, chips, () => waiting.act({ type: "deal", bets: [{ seat: 0, bet: value }] }));
  }
}
for (const [what, value] of OTHERS) {
  if (value !== 77) add(`a deal with cut ${what}`, "badInput", () => waiting.act({ ...deal, cut: value }));
  add(`a void hand because of ${what}`, "badInput", () => running.act({ type: "void", reason: value }));
  add(`a deal with deck ${what}`, "badInput", () => waiting.act({ ...deal, deck: value }));
}
for (const [what, value, code] of LISTS) {
  add(`a deal with deck ${what}`, code, () => waiting.act({ ...deal, deck: value }));
  if (!isText(value)) add(`act of ${what}`, "badInput", () => running.act(value));
}
for (const seat of [-1, 0.5, 255, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 31), 1e308, "0", [0]]) {
  add(`keep by seat ${json(seat)}`, "badInput", () => running.act({ type: "keep", seat }));
  add(`legalActions of ${json(seat)}`, "badInput", () => running.legalActions(seat));
  add(`view of ${json(seat)}`, "badInput", () => running.view(seat));
  add(`events for ${json(seat)}`, "badInput", () => running.events({ seat }));
}
for (const seat of [3, 7, 100, 254]) {
  add(`keep by seat ${seat}`, "unknownSeat", () => running.act({ type: "keep", seat }));
  add(`legalActions of ${seat}`, "unknownSeat", () => running.legalActions(seat));
  add(`view of ${seat}`, "unknownSeat", () => running.view(seat));
  add(`events for ${seat}`, "unknownSeat", () => running.events({ seat }));
}
for (const version of [-1, 0.5, 2 ** 53, 1e308, "2", [2], {}]) {
  add(`keep at version ${json(version)}`, "badInput", () => running.act({ type: "keep", version }));
}
for (const version of [1, 3, 2 ** 53 - 1]) {
  add(`keep at version ${version}`, "stale", () => running.act({ type: "keep", version }));
  add(`a deal at version ${version}`, "stale", () => waiting.act({ ...deal, version }));
}
for (const amount of [-1, 0.5, 1e-9, 2 ** 53, 1e308, -0.1]) {
  add(`a bet of ${amount}`, "badChips", () => waiting.act({ type: "deal", bets: [{ seat: 0, bet: amount }] }));
}
for (const [amount, code] of [
  [0, "belowMinimum"],
  [-0, "belowMinimum"],
  [4, "belowMinimum"],
  [101, "aboveMaximum"],
  [2 ** 53 - 1, "aboveMaximum"],
]) {
  add(`a bet of ${Object.is(amount, -0) ? "-0" : amount}`, code, () =>
    waiting.act({ type: "deal", bets: [{ seat: 0, bet: amount }] }),
  );
}
for (const cut of [0, 52, 53, 255]) add(`a cut at ${cut}`, "badCut", () => waiting.act({ ...deal, cut }));
for (const cut of [-1, 0.5, 256, 2 ** 53]) add(`a cut at ${cut}`, "badInput", () => waiting.act({ ...deal, cut }));
for (const [deck, code] of [
  ["Jk", "jokerNotAllowed"],
  ["As As", "duplicateCard"],
  ["1s", "badCard"],
  [["As", "A♠"], "duplicateCard"],
  [["As,"], "badCard"],
  [["As Kd"], "badCard"],
  [Array(100).fill("As"), "badInput"],
  [Array(53).fill("Zz"), "badCard"],
]) {
  add(`a deal of ${json(deck)}`, code, () => waiting.act({ ...deal, deck }));
}
for (const type of [
  "",
  " ",
  "Keep",
  "KEEP",
  "keep ",
  "toString",
  "__proto__",
  "constructor",
  "deal\u0000",
  "complete",
]) {
  add(`act of type ${json(type)}`, "unknownAction", () => running.act({ type }));
}
add("act of a type too long", "badInput", () => running.act({ type: "x".repeat(65) }));
add("act of a megabyte of type", "badInput", () => running.act({ type: megabyte }));
for (const key of ["to", "low", "bets", "reason", "amount", "cards", "__proto__", "Type", "key", "k".repeat(100)]) {
  add(`keep with ${key.slice(0, 12)}`, "unknownKey", () => running.act(JSON.parse(`{"type":"keep","${key}":1}`)));
}
for (const key of ["banker", "dice", "bank", "dealerBet", "buttonDeck", "key", "seats", "stack"]) {
  add(`a deal with ${key}`, "unknownKey", () => waiting.act({ ...deal, [key]: 1 }));
}
for (const key of ["war", "stake", "bets", "__proto__"]) {
  add(`a bet with ${key}`, "unknownKey", () =>
    waiting.act({ type: "deal", bets: [JSON.parse(`{"seat":0,"bet":10,"${key}":1}`)] }),
  );
}
for (const kind of ["bet", "raise", "bringIn"]) {
  add(`${kind} without an amount`, "badInput", () => running.act({ type: kind }));
  add(`${kind} to half a chip`, "unknownAction", () => running.act({ type: kind, to: 0.5 }));
  add(`${kind} to 10`, "unknownAction", () => running.act({ type: kind, to: 10 }));
}
for (const [what, low, code] of [
  ["nothing", undefined, "badInput"],
  ["one card", ["As"], "unknownAction"],
  ["a text", "As Kd", "unknownAction"],
  ["three cards", ["As", "Kd", "2c"], "unknownAction"],
  ["twice the same", ["As", "As"], "unknownAction"],
]) {
  add(`setting ${what}`, code, () => running.act({ type: "set", low }));
}
add("a deal with a box twice", "duplicateSeat", () => waiting.act({ type: "deal", bets: [bets[0], bets[0]] }));
for (const [action, code] of [
  [{ type: "deal" }, "badInput"],
  [{ type: "deal", bets: {} }, "badInput"],
  [{ type: "deal", bets: [[]] }, "badInput"],
  [{ type: "deal", bets: [{}] }, "badInput"],
  [{ type: "deal", bets: [{ seat: 0 }] }, "badInput"],
  [{ type: "deal", bets: [{ bet: 10 }] }, "badInput"],
  [{ type: "deal", bets: Array(65).fill(bets[0]) }, "badInput"],
  [{ type: "deal", bets: [] }, "notEnoughPlayers"],
  [{ type: "keep" }, "noHandRunning"],
  [{ type: "void" }, "noHandRunning"],
  [{ type: "timeout" }, "noHandRunning"],
]) {
  add(`${json(action)} while waiting`, code, () => waiting.act(action));
}
add("a reason too long", "badInput", () => running.act({ type: "void", reason: "x".repeat(1001) }));
for (const action of [
  { type: "sit", seat: 0 },
  { type: "sit", stack: 1 },
  { type: "leave" },
  { type: "addChips", seat: 0 },
  { type: "sitOut" },
  { type: "sitIn", seat: 0, post: "yes" },
]) {
  add(`${json(action)}`, "badInput", () => running.act(action));
}
const endless = () => new Proxy({}, { get: () => endless(), ownKeys: () => ["bets"], getOwnPropertyDescriptor });
const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
add("an action without end", "badInput", () => running.act(endless()));
add("an action that contains itself", "badInput", () => {
  const action = { type: "deal" };
  action.bets = [action];
  return waiting.act(action);
});
add("an action as deep as a well", "badInput", () => {
  let inner = 0;
  for (let i = 0; i < 5000; i += 1) inner = [inner];
  return running.act({ type: "keep", seat: inner });
});
add("an action with very many keys", "badInput", () =>
  running.act(Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, 1]))),
);
add("an action that throws when read", "badInput", () =>
  running.act({
    get type() {
      throw new Error("no");
    },
  }),
);
add("a seat that throws when read", "badInput", () =>
  running.act({
    type: "keep",
    get seat() {
      throw undefined;
    },
  }),
);

// ── Settings ──

for (const [what, value] of NOTHING) {
  add(`a table with settings ${what}`, "badInput", () => new LetItRide(value));
  add(`a table with seats ${what}`, "badInput", () => new LetItRide({ ...config, seats: value }));
  add(`a table with limits ${what}`, "badInput", () => new LetItRide({ ...config, limits: value }));
}
for (const [what, value] of OTHERS) {
  const number = typeof value === "number";
  add(`a table with seed ${what}`, "badInput", () => new LetItRide({ ...config, seed: value }));
  if (value !== 77) add(`a table that keeps ${what}`, "badInput", () => new LetItRide({ ...config, keep: value }));
  if (!number) add(`a table with maxPayout ${what}`, "badInput", () => new LetItRide({ ...config, maxPayout: value }));
  if (!isObject(value))
    add(`a table with paytable ${what}`, "badInput", () => new LetItRide({ ...config, paytable: value }));
  add(`a table that pays ${what}`, "badInput", () => new LetItRide({ ...config, paytable: { flush: value } }));
}
for (const seats of [0, 8, -1, 2.5, 1e9]) add(`${seats} seats`, "badInput", () => new LetItRide({ ...config, seats }));
for (const [limits, code] of [
  [{ min: 5 }, "badInput"],
  [{ max: 5 }, "badInput"],
  [{ min: 0, max: 5 }, "badInput"],
  [{ min: 6, max: 5 }, "badConfig"],
  [{ min: 0.5, max: 5 }, "badChips"],
  [{ min: 1, max: 2 ** 53 }, "badChips"],
  [{ min: 1, max: 2 ** 53 - 1 }, "amountOverflow"],
  [{ min: 1, max: 5, step: 1 }, "unknownKey"],
  [{ min: "1", max: 5 }, "badInput"],
]) {
  add(`limits ${json(limits)}`, code, () => new LetItRide({ ...config, limits }));
}
for (const [pay, code] of [
  [[7, 1], "paytableBelowMinimum"],
  [[79, 10], "paytableBelowMinimum"],
  [[8], "badRatio"],
  [[8, 0], "badRatio"],
  [[8, 1, 1], "badRatio"],
  [[8.5, 1], "badRatio"],
  [[-8, 1], "badRatio"],
  [["8", "1"], "badRatio"],
  [[2 ** 53, 1], "badRatio"],
  [[2 ** 53 - 1, 1], "amountOverflow"],
  [[Number.NaN, 1], "badRatio"],
  [null, "badInput"],
  [8, "badInput"],
  ["8 to 1", "badInput"],
]) {
  add(`a flush that pays ${json(pay)}`, code, () => new LetItRide({ ...config, paytable: { flush: pay } }));
}
add(
  "a pay table with a hand that is not paid",
  "unknownKey",
  () => new LetItRide({ ...config, paytable: { pair: [1, 1] } }),
);
add("a maximum payout of nothing", "badInput", () => new LetItRide({ ...config, maxPayout: 0 }));
add("a maximum payout of half a chip", "badChips", () => new LetItRide({ ...config, maxPayout: 0.5 }));
add("an unknown setting", "unknownKey", () => new LetItRide({ ...config, decks: 1 }));
add(
  "settings with an own __proto__",
  "unknownKey",
  () => new LetItRide(JSON.parse('{"seats":1,"limits":{"min":1,"max":1},"__proto__":{}}')),
);
add("a seed too long", "badInput", () => new LetItRide({ ...config, seed: "x".repeat(1025) }));
add("a seed of 32 numbers, one too high", "badInput", () => new LetItRide({ ...config, seed: Array(32).fill(256) }));
add("a seed of the wrong kind of bytes", "badInput", () => new LetItRide({ ...config, seed: new Uint16Array(32) }));
add("a seed whose buffer is gone", "badInput", () => {
  const seed = new Uint8Array(32);
  structuredClone(seed.buffer, { transfer: [seed.buffer] });
  return new LetItRide({ ...config, seed });
});
for (const keep of [-1, 1001, 0.5]) add(`keep ${keep}`, "badInput", () => new LetItRide({ ...config, keep }));

// ── Snapshots ──

for (const [what, value] of NOTHING) {
  const data = value === null || ["number", "boolean"].includes(typeof value) || isObject(value);
  const throws = /throws|revoked|toString|typed|date|map|set of cards|promise/.test(what);
  add(`restore of ${what}`, data && !throws ? "badSnapshot" : "badInput", () => LetItRide.restore(value));
  if (value !== undefined) {
    for (const key of Object.keys(snapshot)) {
      if (isObject(value) || typeof value === "function" || typeof value === "symbol" || typeof value === "bigint")
        continue;
      if (value === true && key === "secret") continue;
      add(`restore with ${key} ${what}`, "badSnapshot", () => LetItRide.restore({ ...snapshot, [key]: value }));
    }
  }
}
for (const key of Object.keys(snapshot)) {
  add(`restore without ${key}`, "badSnapshot", () => {
    const { [key]: _, ...rest } = snapshot;
    return LetItRide.restore(rest);
  });
}
add("restore of a text", "badSnapshot", () => LetItRide.restore(JSON.stringify(snapshot)));
add("restore of a long text", "badSnapshot", () => LetItRide.restore(JSON.stringify(snapshot).repeat(50)));
add("restore of a list", "badSnapshot", () => LetItRide.restore([snapshot]));

// ── Questions ──

for (const [what, value] of OTHERS) {
  if (value === 77 || value === null) continue;
  add(`legalActions of ${what}`, "badInput", () => running.legalActions(value));
  add(`view of ${what}`, "badInput", () => running.view(value));
  add(`events for ${what}`, "badInput", () => running.events({ seat: value }));
  add(`events from ${what}`, "badInput", () => running.events({ from: value }));
}
for (const [what, value] of OTHERS) {
  if (!isObject(value) || /throws|revoked/.test(what))
    add(`events of ${what}`, "badInput", () => running.events(value));
}
for (const from of [-1, 0.5, 2 ** 53, "0"])
  add(`events from ${json(from)}`, "badInput", () => running.events({ from }));
add("events with an unknown key", "unknownKey", () => running.events({ to: 5 }));
for (const [what, value] of NOTHING) {
  if (typeof value !== "function") add(`subscribe of ${what}`, "badInput", () => running.subscribe(value));
}

// ── Payouts ──

for (const [what, value] of NOTHING) {
  add(`letItRidePays of ${what}`, "badInput", () => letItRidePays(value));
  add(`letItRidePays of hands ${what}`, "badInput", () => letItRidePays({ hands: value }));
  add(`letItRidePays of a hand ${what}`, "badInput", () => letItRidePays({ hands: [value] }));
  add(`letItRidePays of cards ${what}`, "badInput", () => letItRidePays({ hands: [{ cards: value, bets: 1 }] }));
  add(`prorate of ${what}`, "badInput", () => prorate(value));
  add(`prorate of prizes ${what}`, "badInput", () => prorate({ prizes: value, limit: 1 }));
  if (value !== 77) {
    const code = typeof value === "number" ? "badChips" : "badInput";
    add(`prorate with limit ${what}`, code, () => prorate({ prizes: [1], limit: value }));
    add(`prorate of a prize ${what}`, code, () => prorate({ prizes: [value], limit: 1 }));
    add(`letItRidePays of bets ${what}`, code, () =>
      letItRidePays({ hands: [{ cards: "As Ks Qs Js Ts", bets: value }] }),
    );
  }
}
const hand = { cards: "As Ks Qs Js Ts", bets: 1 };
for (const [what, input, code] of [
  ["no hands", { hands: [] }, "badInput"],
  ["eight hands", { hands: Array(8).fill(hand) }, "badInput"],
  ["four cards", { hands: [{ ...hand, cards: "As Ks Qs Js" }] }, "wrongCount"],
  ["six cards", { hands: [{ ...hand, cards: "As Ks Qs Js Ts 9s" }] }, "wrongCount"],
  ["no bets", { hands: [{ ...hand, bets: [] }] }, "badInput"],
  ["four bets", { hands: [{ ...hand, bets: [1, 1, 1, 1] }] }, "badInput"],
  ["half a chip", { hands: [{ ...hand, bets: [1, 0.5] }] }, "badChips"],
  ["too much", { hands: [{ ...hand, bets: 2 ** 53 - 1 }] }, "amountOverflow"],
  ["a joker", { hands: [{ ...hand, cards: "Jk Ks Qs Js Ts" }] }, "jokerNotAllowed"],
  ["a repeat", { hands: [{ ...hand, cards: "As As Qs Js Ts" }] }, "duplicateCard"],
  ["a low table", { hands: [hand], paytable: { royalFlush: [999, 1] } }, "paytableBelowMinimum"],
  ["a limit of nothing", { hands: [hand], maxPayout: 0 }, "badInput"],
  ["an unknown key", { hands: [hand], limit: 5 }, "unknownKey"],
  ["an unknown key of a hand", { hands: [{ ...hand, seat: 5 }] }, "unknownKey"],
]) {
  add(`letItRidePays of ${what}`, code, () => letItRidePays(input));
}
add("prorate of too much", "amountOverflow", () => prorate({ prizes: [2 ** 53 - 1, 1], limit: 5 }));
add("prorate without a limit", "badInput", () => prorate({ prizes: [1] }));
add("prorate with an unknown key", "unknownKey", () => prorate({ prizes: [1], limit: 1, factor: 1 }));

// ── All of them ──

test("malformed calls are told apart by name, and are far more than 200", () => {
  assert.ok(calls.length > 200, `${calls.length}`);
  const names = calls.map(([name]) => name);
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test("every malformed call is refused with its code, and the tables are as before", (t) => {
  const state = () =>
    JSON.stringify([running, waiting].map((table) => [table.version, table.snapshot(), table.view(0)]));
  const before = state();
  const faults = [];
  for (const [name, code, call] of calls) {
    try {
      const error = refused(call, code);
      for (const catalogue of [en, es]) assert.ok(describeProblem(error, catalogue).length > 5, `${code} has no words`);
      assert.equal(state(), before, "changed something");
    } catch (error) {
      faults.push(`${name}: ${error?.message ?? error}`);
    }
  }
  assert.deepEqual(faults, []);
  t.diagnostic(`${calls.length} calls`);
});

// ── Raw input ──

const isProblem = (problem) =>
  problem === null ||
  (typeof problem.code === "string" &&
    typeof problem.details === "object" &&
    JSON.stringify(JSON.parse(JSON.stringify(problem))) === JSON.stringify(problem) &&
    Object.keys(problem).join() === "code,details,cite" &&
    JSON.stringify(problem).length < 600);

test("check of anything at all gives a problem or null, and never throws", () => {
  const before = JSON.stringify(running.snapshot());
  const values = [...NOTHING, ...LISTS].map(([, value]) => value);
  for (const value of values) {
    for (const table of [running, waiting]) {
      assert.ok(isProblem(table.check(value)));
      for (const key of ["type", "seat", "version", "to", "low", "bets", "deck", "cut", "reason", "stack"]) {
        assert.ok(isProblem(table.check({ type: "keep", [key]: value })));
        assert.ok(isProblem(table.check({ ...deal, [key]: value })));
      }
    }
  }
  assert.equal(JSON.stringify(running.snapshot()), before);
});

/** A JSON value of any kind; words of our own among its texts, so that it comes near to what is meant. */
function anyJson(draw, depth) {
  const words = [
    "type",
    "seat",
    "bets",
    "bet",
    "deal",
    "keep",
    "to",
    "version",
    "deck",
    "As",
    "cut",
    "",
    "\ud800",
    "é",
  ];
  const texts = () => (draw(3) > 0 ? words[draw(words.length)] : "x".repeat(draw(80)));
  const numbers = [0, 1, -1, 2, 10, 0.5, 53, 255, 256, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324];
  switch (draw(depth === 0 ? 4 : 7)) {
    case 0:
      return [null, true, false][draw(3)];
    case 1:
    case 2:
      return numbers[draw(numbers.length)];
    case 3:
      return texts();
    case 4:
      return Array.from({ length: draw(4) }, () => anyJson(draw, depth - 1));
    default:
      return Object.fromEntries(Array.from({ length: draw(6) }, () => [texts(), anyJson(draw, depth - 1)]));
  }
}

/** An action with some part of it replaced. */
function nearly(value, draw) {
  if (!isObject(value) || draw(4) === 0) return anyJson(draw, 3);
  const key = Object.keys(value)[draw(Object.keys(value).length)];
  const changed = nearly(value[key], draw);
  return Array.isArray(value) ? value.with(key, changed) : { ...value, [key]: changed };
}

test("20,000 random pieces of JSON: check gives a problem, act the same one", () => {
  const draw = random(99);
  const codes = new Set();
  const whole = [
    { type: "keep", seat: 0, version: 2 },
    { type: "deal", bets: [...bets, { seat: 1, bet: 20 }], deck: ["As", "Kd"], cut: 7, version: 0 },
    { type: "void", reason: "x" },
  ];
  for (let turn = 0; turn < 20_000; turn += 1) {
    const table = turn % 2 ? running : waiting;
    const action = draw(3) ? nearly(whole[draw(whole.length)], draw) : anyJson(draw, 4);
    const problem = table.check(action);
    assert.ok(isProblem(problem), JSON.stringify(action));
    if (problem === null) continue;
    codes.add(problem.code);
    const error = refused(() => table.act(action), problem.code, problem.details);
    assert.deepEqual(error.cite, problem.cite);
  }
  assert.ok(codes.size > 10, [...codes].join());
  assert.deepEqual([running.version, waiting.version], [2, 0]);
});

test("raw input of many megabytes is refused at once", () => {
  const bytes = new Uint8Array(50_000_000);
  const text = "x".repeat(50_000_000);
  const list = new Array(5_000_000).fill(0);
  const start = performance.now();
  for (const raw of [bytes, text, list, { type: bytes }, { type: text }, { type: "deal", bets: list }]) {
    assert.equal(running.check(raw).code, "badInput");
    refused(() => running.act(raw), "badInput");
  }
  refused(() => running.events(bytes), "badInput");
  refused(() => LetItRide.restore(bytes), "badInput");
  assert.ok(performance.now() - start < 2000, "in no time");
});

test("extra arguments are ignored, undefined values count as absent", () => {
  const table = new LetItRide({ ...config, paytable: undefined, maxPayout: undefined, keep: undefined });
  table.act({ ...deal, deck: undefined, cut: undefined, version: undefined, seat: undefined }, 1, {});
  assert.deepEqual(table.check({ type: "keep", seat: undefined, to: undefined }, 5), null);
  table.act({ type: "keep", seat: undefined, version: undefined });
  table.undo({ type: "click" });
  assert.equal(table.view(undefined), table.view(null));
  assert.deepEqual(table.events(undefined), table.events({ from: undefined, seat: undefined }));
  assert.deepEqual(["x"].map(table.check)[0].code, "badInput");
  assert.equal(table.act(Object.assign(Object.create(null), { type: "keep" })).length > 0, true);
});
