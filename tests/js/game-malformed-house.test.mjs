// What nobody should do to tables of Triple Shot and Pai Gow Poker, and to the functions beside them, and somebody will:
// each call is refused with a TapeteError of the expected code, and the tables are as before.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as tapete from "../../pkg/node.js";
import { describeProblem, en, es } from "../../pkg/text.js";
import { refused } from "./helpers/api.mjs";
import { random } from "./helpers/naive.mjs";
import { LISTS, megabyte, NOTHING } from "./helpers/odd-values.mjs";

const { PaiGowPoker, TripleShot } = tapete;
const any = { min: 1, max: 100 };
const shotConfig = {
  seats: 3,
  limits: { war: any, blackjack: any, poker: any, bonus: any },
  bonusPays: [5, 1],
  seed: "m",
};
const paiConfig = { seats: 3, limits: any, seed: "m" };
const shotBet = { seat: 0, war: 1, blackjack: 1, poker: 1 };
const paiBet = { seat: 0, bet: 10 };

/** Each game: a table before its first hand and one with a decision due, and how both came about. */
const GAMES = [
  { name: "Triple Shot", Game: TripleShot, config: shotConfig, bet: shotBet, move: "hit", deck: "Tc 9d 2c 9h" },
  { name: "Pai Gow", Game: PaiGowPoker, config: paiConfig, bet: paiBet, move: "houseWay", deck: "" },
].map((game) => {
  const waiting = new game.Game(game.config);
  const running = new game.Game(game.config);
  const deal = { type: "deal", bets: [game.bet] };
  running.act({ ...deal, bets: [game.bet, { ...game.bet, seat: 2 }], deck: game.deck });
  return { ...game, waiting, running, deal };
});
const [shot, pai] = GAMES;

/** [name, code, call] */
const calls = [];
const add = (name, code, call) => calls.push([name, code, call]);
const json = (value) => JSON.stringify(value)?.slice(0, 60);
const isObject = (value) => typeof value === "object" && value !== null;
/** Values that are no object of ours; where `undefined` means absent it is no fault. */
const OTHERS = NOTHING.filter(([, value]) => value !== undefined);
/** What a bad amount of chips is called: a number that is none, or something else. */
const chipsCode = (value) => (typeof value === "number" ? "badChips" : "badInput");

// ── Actions of both games ──

for (const { name, waiting, running, deal, bet, move } of GAMES) {
  const of = (what, code, call) => add(`${name}: ${what}`, code, call);
  for (const [what, value] of NOTHING) {
    of(`act of ${what}`, "badInput", () => running.act(value));
    of(`act of type ${what}`, "badInput", () => running.act({ type: value }));
    of(`bets ${what}`, "badInput", () => waiting.act({ type: "deal", bets: value }));
    of(`a bet ${what}`, "badInput", () => waiting.act({ type: "deal", bets: [value] }));
    for (const key of Object.keys(bet)) {
      const code = key === "seat" ? "badInput" : chipsCode(value);
      if (value !== 77)
        of(`${key} ${what}`, code, () => waiting.act({ type: "deal", bets: [{ ...bet, [key]: value }] }));
    }
    if (value === undefined || value === 77) continue;
    of(`${move} by ${what}`, "badInput", () => running.act({ type: move, seat: value }));
    of(`${move} at version ${what}`, "badInput", () => running.act({ type: move, version: value }));
    of(`a cut ${what}`, "badInput", () => waiting.act({ ...deal, cut: value }));
    of(`a deck ${what}`, "badInput", () => waiting.act({ ...deal, deck: value }));
    of(`a void because of ${what}`, "badInput", () => running.act({ type: "void", reason: value }));
  }
  for (const [what, value, code] of LISTS) of(`a deck ${what}`, code, () => waiting.act({ ...deal, deck: value }));
  for (const key of Object.keys(bet)) {
    const { [key]: _, ...rest } = bet;
    of(`a bet without ${key}`, "badInput", () => waiting.act({ type: "deal", bets: [rest] }));
    if (key === "seat") continue;
    for (const [amount, code] of [
      [-1, "badChips"],
      [0.5, "badChips"],
      [2 ** 53, "badChips"],
      [0, "belowMinimum"],
      [101, "aboveMaximum"],
      ["1", "badInput"],
      [[1], "badInput"],
    ]) {
      of(`${key} of ${json(amount)}`, code, () => waiting.act({ type: "deal", bets: [{ ...bet, [key]: amount }] }));
    }
  }
  for (const key of ["stake", "bets", "box", "__proto__"]) {
    const more = JSON.parse(`{"${key}":1}`);
    const odd = Object.defineProperty({ ...bet }, key, { value: more[key], enumerable: true });
    of(`a bet with ${key}`, "unknownKey", () => waiting.act({ type: "deal", bets: [odd] }));
  }
  for (const key of ["to", "bets", "reason", "amount", "cards", "stack", "Type"]) {
    of(`${move} with ${key}`, "unknownKey", () => running.act({ type: move, [key]: 1 }));
  }
  for (const key of ["buttonDeck", "key", "seats", "stack", "seed"]) {
    of(`a deal with ${key}`, "unknownKey", () => waiting.act({ ...deal, [key]: 1 }));
  }
  for (const type of ["keep", "withdraw", "fold", "check", "call", "show", "muck", "Hit", "__proto__", ""]) {
    of(`${json(type)}`, "unknownAction", () => running.act({ type }));
  }
  for (const type of ["bet", "raise", "bringIn"]) {
    of(`${type} to 10`, "unknownAction", () => running.act({ type, to: 10 }));
    of(`${type} to nothing`, "badInput", () => running.act({ type }));
  }
  of("sit", "unknownAction", () => running.act({ type: "sit", seat: 0, stack: 10 }));
  of("sitIn", "unknownAction", () => running.act({ type: "sitIn", seat: 0 }));
  for (const [seat, code] of [
    [-1, "badInput"],
    [0.5, "badInput"],
    [255, "badInput"],
    ["0", "badInput"],
    [3, "unknownSeat"],
    [254, "unknownSeat"],
    [1, "emptySeat"],
  ]) {
    of(`${move} by seat ${json(seat)}`, code, () => running.act({ type: move, seat }));
  }
  for (const version of [0, 2, 2 ** 53 - 1])
    of(`${move} at ${version}`, "stale", () => running.act({ type: move, version }));
  of("a box twice", "duplicateSeat", () => waiting.act({ type: "deal", bets: [bet, bet] }));
  of("a box too far", "unknownSeat", () => waiting.act({ type: "deal", bets: [{ ...bet, seat: 3 }] }));
  of("nobody", "notEnoughPlayers", () => waiting.act({ type: "deal", bets: [] }));
  of("a deal during the hand", "handRunning", () => running.act(deal));
  for (const type of [move, "void", "timeout"])
    of(`${type} before the deal`, "noHandRunning", () => waiting.act({ type }));
  of("a type of a megabyte", "badInput", () => running.act({ type: megabyte }));
  of("a late clock", "notYourTurn", () => running.act({ type: "timeout", seat: 2 }));
}
add("hit out of turn", "notYourTurn", () => shot.running.act({ type: "hit", seat: 2 }));
for (const type of ["split", "double"]) add(`${type} of ten and two`, "notAllowed", () => shot.running.act({ type }));
for (const cut of [0, 52, 255])
  add(`Triple Shot cut at ${cut}`, "badCut", () => shot.waiting.act({ ...shot.deal, cut }));
for (const cut of [0, 20, 43, 53]) add(`Pai Gow cut at ${cut}`, "badCut", () => pai.waiting.act({ ...pai.deal, cut }));
add("a joker in Triple Shot", "jokerNotAllowed", () => shot.waiting.act({ ...shot.deal, deck: "Jk" }));
add("two jokers in Pai Gow", "duplicateCard", () => pai.waiting.act({ ...pai.deal, deck: "Jk Jk" }));
for (const key of ["banker", "bank", "dealerBet", "dice"]) {
  add(`Triple Shot with ${key}`, "unknownKey", () => shot.waiting.act({ ...shot.deal, [key]: 1 }));
}
add("Triple Shot with one bet", "badInput", () => shot.waiting.act({ type: "deal", bets: [paiBet] }));
add("Pai Gow with three", "badInput", () => pai.waiting.act({ type: "deal", bets: [shotBet] }));

// ── Pai Gow: settings, banks, dice ──

for (const [what, value] of OTHERS) {
  add(`a setting ${what}`, "badInput", () => pai.running.act({ type: "set", low: value }));
  add(`a setting of ${what}`, "badInput", () => pai.running.act({ type: "set", low: ["As", value] }));
  add(`dice ${what}`, "badInput", () => pai.waiting.act({ ...pai.deal, dice: value }));
  add(`a die ${what}`, "badInput", () => pai.waiting.act({ ...pai.deal, dice: [1, 2, value] }));
  if (value === 77) continue;
  add(`a banker ${what}`, "badInput", () => pai.waiting.act({ ...pai.deal, banker: value, bank: 10 }));
  for (const key of ["bank", "dealerBet"]) {
    add(`${key} ${what}`, chipsCode(value), () => pai.waiting.act({ ...pai.deal, banker: 1, bank: 100, [key]: value }));
  }
}
for (const [what, value, code] of LISTS) {
  if (!/long|sparse|Infinity/.test(what))
    add(`a setting ${what}`, code, () => pai.running.act({ type: "set", low: value }));
}
for (const [low, code] of [
  [[], "wrongCount"],
  [["As"], "wrongCount"],
  [["As", "Kd", "2c"], "wrongCount"],
  [["As", "As"], "duplicateCard"],
  [["As", "Ax"], "badCard"],
  [["As", ""], "badCard"],
  ["As", "wrongCount"],
]) {
  add(`a setting ${json(low)}`, code, () => pai.running.act({ type: "set", low }));
}
for (const dice of [[], [1], [1, 2], [1, 2, 3, 4], [0, 1, 1], [7, 1, 1], [1.5, 1, 1], ["1", "2", "3"], "123"]) {
  add(`dice ${json(dice)}`, "badInput", () => pai.waiting.act({ ...pai.deal, dice }));
}
for (const [more, code] of [
  [{ banker: 1 }, "bankTooSmall"],
  [{ banker: 1, bank: 9 }, "bankTooSmall"],
  [{ banker: 1, bank: 10, dealerBet: 1 }, "bankTooSmall"],
  [{ banker: 0, bank: 10 }, "duplicateSeat"],
  [{ banker: 3, bank: 10 }, "unknownSeat"],
  [{ bank: 10 }, "notAllowed"],
  [{ dealerBet: 10 }, "notAllowed"],
  [{ banker: 1, bank: 500, dealerBet: 101 }, "aboveMaximum"],
  [{ banker: 1, bank: -1 }, "badChips"],
]) {
  add(`a bank ${json(more)}`, code, () => pai.waiting.act({ ...pai.deal, ...more }));
}

// ── Settings of tables ──

for (const { name, Game, config } of GAMES) {
  for (const [what, value] of NOTHING) {
    add(`${name} with settings ${what}`, "badInput", () => new Game(value));
    add(`${name} with seats ${what}`, "badInput", () => new Game({ ...config, seats: value }));
    add(`${name} with limits ${what}`, "badInput", () => new Game({ ...config, limits: value }));
  }
  for (const seats of [0, 7, -1, 2.5, "3"])
    add(`${name}: ${json(seats)} seats`, "badInput", () => new Game({ ...config, seats }));
  for (const key of ["decks", "Seats", "__proto__", "paytable"]) {
    const odd = Object.defineProperty({ ...config }, key, { value: 1, enumerable: true });
    add(`${name} with ${key}`, "unknownKey", () => new Game(odd));
  }
  for (const [what, value] of OTHERS) {
    if (value !== 77) add(`${name} that keeps ${what}`, "badInput", () => new Game({ ...config, keep: value }));
  }
}
for (const [what, value] of OTHERS) {
  const flag = typeof value === "boolean";
  for (const key of ["hitSoft17", "double"]) {
    if (!flag)
      add(`Triple Shot with ${key} ${what}`, "badInput", () => new TripleShot({ ...shotConfig, [key]: value }));
  }
  for (const key of ["blackjackPays", "bonusPays"]) {
    add(`Triple Shot with ${key} ${what}`, "badInput", () => new TripleShot({ ...shotConfig, [key]: value }));
  }
  if (!isObject(value)) {
    add(
      `Triple Shot with pokerPaytable ${what}`,
      "badInput",
      () => new TripleShot({ ...shotConfig, pokerPaytable: value }),
    );
  }
  add(
    `Triple Shot that pays ${what}`,
    "badInput",
    () => new TripleShot({ ...shotConfig, pokerPaytable: { flush: value } }),
  );
  for (const key of ["commission", "commissionOn", "houseWay", "foul", "wheel"]) {
    add(`Pai Gow with ${key} ${what}`, "badInput", () => new PaiGowPoker({ ...paiConfig, [key]: value }));
  }
}
for (const ratio of [[], [1], [1, 0], [1, 2, 3], [0.5, 1], [-1, 1], ["1", "2"], [2 ** 53, 1], [Number.NaN, 1]]) {
  for (const key of ["blackjackPays", "bonusPays"]) {
    add(`Triple Shot with ${key} ${json(ratio)}`, "badRatio", () => new TripleShot({ ...shotConfig, [key]: ratio }));
  }
  add(`Triple Shot that pays ${json(ratio)}`, "badRatio", () => {
    return new TripleShot({ ...shotConfig, pokerPaytable: { flush: ratio } });
  });
  add(`Pai Gow with commission ${json(ratio)}`, "badRatio", () => new PaiGowPoker({ ...paiConfig, commission: ratio }));
}
// The gravest fault is told of, also where another one takes away what it could be compared with.
add("Pai Gow with a commission over the prize, and limits that are no chips", "badConfig", () => {
  return new PaiGowPoker({ ...paiConfig, limits: { min: -1, max: 4 }, commission: [2, 1] });
});
for (const word of ["", "Foxwoods", "caesars", "second ", "PLAYER", "refused", "toString"]) {
  for (const key of ["commissionOn", "houseWay", "foul", "wheel"]) {
    add(`Pai Gow with ${key} ${json(word)}`, "badInput", () => new PaiGowPoker({ ...paiConfig, [key]: word }));
  }
}
for (const bet of ["war", "blackjack", "poker", "bonus"]) {
  for (const [limits, code] of [
    [{ min: 0, max: 5 }, "badInput"],
    [{ min: 6, max: 5 }, "badConfig"],
    [{ min: 0.5, max: 5 }, "badChips"],
    [{ min: 5 }, "badInput"],
    [{ min: 1, max: 2, step: 1 }, "unknownKey"],
    [{ min: 1, max: 2 ** 53 - 1 }, "amountOverflow"],
  ]) {
    add(`Triple Shot with ${bet} ${json(limits)}`, code, () => {
      return new TripleShot({ ...shotConfig, limits: { ...shotConfig.limits, [bet]: limits } });
    });
  }
}

// ── Snapshots ──

for (const [i, { name, Game, running }] of GAMES.entries()) {
  const snapshot = running.snapshot();
  for (const key of Object.keys(snapshot)) {
    const { [key]: _, ...rest } = snapshot;
    add(`${name}: restore without ${key}`, "badSnapshot", () => Game.restore(rest));
    add(`${name}: restore with another ${key}`, "badSnapshot", () => Game.restore({ ...snapshot, [key]: 2 }));
  }
  add(`${name}: restore of the other game`, "badSnapshot", () => Game.restore(GAMES[1 - i].running.snapshot()));
}

// ── Functions without a table ──

const seven = "As Kd Qh 9c 7d 4s 2h";
const war = { player: "As", dealer: "Kd", bet: 1 };
const poker = { cards: "As Kd Qh 9c 7d 4s", bet: 1 };
const sides = { player: { high: "As 9c 7d 4s 2h", low: "Kd Qh" }, banker: { high: "Ac 9d 7s 4h 2s", low: "Kh Qs" } };
for (const [what, value] of NOTHING) {
  add(`blackjackTotal of ${what}`, "badInput", () => tapete.blackjackTotal(value));
  add(`legalSettings of ${what}`, "badInput", () => tapete.legalSettings(value));
  add(`houseWay of ${what}`, "badInput", () => tapete.houseWay(value, "ballys"));
  add(`houseWay by ${what}`, "badInput", () => tapete.houseWay(seven, value));
  add(`tripleShotWar of ${what}`, "badInput", () => tapete.tripleShotWar(value));
  add(`tripleShotPoker of ${what}`, "badInput", () => tapete.tripleShotPoker(value));
  add(`paiGowCompare of ${what}`, "badInput", () => tapete.paiGowCompare(value));
  for (const key of ["player", "dealer"]) {
    add(`tripleShotWar with ${key} ${what}`, "badInput", () => tapete.tripleShotWar({ ...war, [key]: value }));
  }
  add(`tripleShotPoker with cards ${what}`, "badInput", () => tapete.tripleShotPoker({ ...poker, cards: value }));
  for (const side of ["player", "banker"]) {
    add(`paiGowCompare with ${side} ${what}`, "badInput", () => tapete.paiGowCompare({ ...sides, [side]: value }));
    for (const hand of ["high", "low"]) {
      add(`paiGowCompare with ${side} ${hand} ${what}`, "badInput", () =>
        tapete.paiGowCompare({ ...sides, [side]: { ...sides[side], [hand]: value } }),
      );
    }
  }
  if (value === 77) continue;
  add(`tripleShotWar with bet ${what}`, chipsCode(value), () => tapete.tripleShotWar({ ...war, bet: value }));
  add(`tripleShotPoker with bet ${what}`, chipsCode(value), () => tapete.tripleShotPoker({ ...poker, bet: value }));
  if (value !== undefined && !isObject(value)) {
    add(`tripleShotPoker with paytable ${what}`, "badInput", () =>
      tapete.tripleShotPoker({ ...poker, paytable: value }),
    );
  }
}
for (const [what, value, code] of LISTS) {
  add(`blackjackTotal of ${what}`, code, () => tapete.blackjackTotal(value));
  add(`legalSettings of ${what}`, code, () => tapete.legalSettings(value));
  add(`houseWay of ${what}`, code, () => tapete.houseWay(value, "ballys"));
}
for (const cards of ["As", "As Kd Qh 9c 7d 4s", "As Kd Qh 9c 7d 4s 2h 3c"]) {
  add(`legalSettings of ${cards}`, "wrongCount", () => tapete.legalSettings(cards));
  add(`houseWay of ${cards}`, "wrongCount", () => tapete.houseWay(cards, "flamingo"));
}
for (const name of ["", "Foxwoods", "toString", "foxwoods "]) {
  add(`houseWay by ${json(name)}`, "badInput", () => tapete.houseWay(seven, name));
}

// ── All of them ──

test("malformed calls are told apart by name, and are many hundreds", () => {
  assert.ok(calls.length > 1000, `${calls.length}`);
  const names = calls.map(([name]) => name);
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test("every malformed call is refused with its code, and the tables are as before", (t) => {
  const tables = GAMES.flatMap(({ running, waiting }) => [running, waiting]);
  const state = () => JSON.stringify(tables.map((table) => [table.version, table.snapshot(), table.view(0)]));
  const before = state();
  const faults = [];
  for (const [name, code, call] of calls) {
    try {
      const error = refused(call, code);
      for (const catalogue of [en, es]) assert.ok(describeProblem(error, catalogue).length > 5, `${code} has no words`);
    } catch (error) {
      faults.push(`${name}: ${error?.message ?? error}`);
    }
  }
  assert.deepEqual(faults, []);
  assert.equal(state(), before, "something changed");
  t.diagnostic(`${calls.length} calls`);
});

/** An action with some part of it replaced. */
function nearly(value, draw) {
  const values = [null, true, 0, 1, -1, 0.5, 77, 2 ** 53, "", "As", "Jk", "hit", [], {}, [1, 2, 3], ["As", "Kd"]];
  if (!isObject(value) || draw(4) === 0) return values[draw(values.length)];
  const key = Object.keys(value)[draw(Object.keys(value).length)];
  const changed = nearly(value[key], draw);
  return Array.isArray(value) ? value.with(key, changed) : { ...value, [key]: changed };
}

test("10,000 actions that are nearly right: check gives a problem or null, act the same", () => {
  const draw = random(23);
  const codes = new Set();
  const whole = {
    "Triple Shot": [
      { type: "hit", seat: 0, version: 1 },
      { type: "deal", bets: [shotBet, { ...shotBet, seat: 1, bonus: 5 }], deck: ["As", "Kd"], cut: 7 },
    ],
    "Pai Gow": [
      { type: "set", seat: 0, low: ["As", "Kd"], version: 1 },
      {
        type: "deal",
        bets: [paiBet, { seat: 2, bet: 5 }],
        banker: 1,
        bank: 15,
        dealerBet: 0,
        dice: [1, 2, 3],
        cut: 44,
      },
    ],
  };
  for (let turn = 0; turn < 10_000; turn += 1) {
    const { name, running, waiting } = GAMES[turn % 2];
    const table = draw(2) ? running : waiting;
    const action = nearly(whole[name][draw(2)], draw);
    const problem = table.check(action);
    if (problem === null) continue;
    codes.add(problem.code);
    const error = refused(() => table.act(action), problem.code, problem.details);
    assert.deepEqual(error.cite, problem.cite);
    assert.equal(table.version, table === running ? 1 : 0);
  }
  for (const code of ["badInput", "badChips", "badCard", "bankTooSmall", "badCut", "stale", "cardNotHeld"]) {
    assert.ok(codes.has(code), `${code} of ${[...codes].join()}`);
  }
});
