// What nobody should do to tables of Hold'em and Stud, and to `settlePots`, and somebody will: each call is refused with
// a TapeteError of the expected code and with words for it, and the tables are as before.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SevenCardStud, settlePots, TexasHoldem } from "../../pkg/node.js";
import { describeProblem, en, es } from "../../pkg/text.js";
import { refused } from "./helpers/api.mjs";
import { random } from "./helpers/naive.mjs";
import { LISTS, megabyte, NOTHING } from "./helpers/odd-values.mjs";

const seats = [0, 1, 3].map((seat) => ({ seat, stack: 100 }));
const blinds = { type: "noLimit", smallBlind: 1, bigBlind: 2 };
const fixed = { type: "fixedLimit", smallBet: 4, bigBet: 8, bringIn: 2 };
const holdemConfig = { seats, size: 5, button: 0, structure: blinds, seed: "m" };
const studConfig = { seats, size: 5, ante: 1, structure: fixed, seed: "m" };

/** Each game: a table before its first hand, and one with a decision due. */
const GAMES = [
  { name: "Hold'em", Game: TexasHoldem, config: holdemConfig, move: "raise", to: 6, turn: 0 },
  { name: "Stud", Game: SevenCardStud, config: studConfig, move: "raise", to: 4, turn: 1 },
].map((game) => {
  const waiting = new game.Game(game.config);
  const running = new game.Game(game.config);
  // In stud S0 has the lowest card.
  running.act({ type: "deal", deck: "Ah Kh Qh Ad Kd Qd 2c 9c Tc" });
  if (game.name === "Stud") running.act({ type: "bringIn", to: 2 });
  assert.equal(running.toAct, game.turn);
  return { ...game, waiting, running };
});

/** [name, code, call] */
const calls = [];
const add = (name, code, call) => calls.push([name, code, call]);
const json = (value) => JSON.stringify(value)?.slice(0, 60);
const chipsCode = (value) => (typeof value === "number" ? "badChips" : "badInput");
const BAD_CHIPS = [
  [-1, "badChips"],
  [0.5, "badChips"],
  [2 ** 53, "badChips"],
  ["1", "badInput"],
  [[1], "badInput"],
];

// ── Actions of both games ──

for (const { name, waiting, running, move, to } of GAMES) {
  const of = (what, code, call) => add(`${name}: ${what}`, code, call);
  for (const [what, value] of NOTHING) {
    of(`act of ${what}`, "badInput", () => running.act(value));
    of(`act of type ${what}`, "badInput", () => running.act({ type: value }));
    if (value === 77) continue;
    of(`${move} to ${what}`, chipsCode(value), () => running.act({ type: move, to: value }));
    for (const [type, key] of [
      ["sit", "stack"],
      ["addChips", "amount"],
    ]) {
      of(`${type} with ${key} ${what}`, chipsCode(value), () => waiting.act({ type, seat: 2, [key]: value }));
    }
    for (const type of ["leave", "sitOut", "sitIn"]) {
      of(`${type} of ${what}`, "badInput", () => waiting.act({ type, seat: value }));
    }
    if (value === undefined) continue;
    of(`${move} by ${what}`, "badInput", () => running.act({ type: move, to, seat: value }));
    of(`${move} at version ${what}`, "badInput", () => running.act({ type: move, to, version: value }));
    of(`a cut ${what}`, "badInput", () => waiting.act({ type: "deal", cut: value }));
    of(`a deck ${what}`, "badInput", () => waiting.act({ type: "deal", deck: value }));
    of(`a void because of ${what}`, "badInput", () => running.act({ type: "void", reason: value }));
    if (value !== true) of(`post ${what}`, "badInput", () => waiting.act({ type: "sitIn", seat: 0, post: value }));
  }
  for (const [what, value, code] of LISTS) of(`a deck ${what}`, code, () => waiting.act({ type: "deal", deck: value }));
  for (const [chips, code] of BAD_CHIPS) {
    of(`${move} to ${json(chips)}`, code, () => running.act({ type: move, to: chips }));
    of(`sit with ${json(chips)}`, code, () => waiting.act({ type: "sit", seat: 2, stack: chips }));
    of(`addChips of ${json(chips)}`, code, () => waiting.act({ type: "addChips", seat: 0, amount: chips }));
  }
  for (const key of ["bets", "reason", "amount", "cards", "stack", "Type", "min"]) {
    of(`fold with ${key}`, "unknownKey", () => running.act({ type: "fold", [key]: 1 }));
    of(`${move} with ${key}`, "unknownKey", () => running.act({ type: move, to, [key]: 1 }));
  }
  for (const type of ["fold", "check", "call"]) {
    of(`${type} to 5`, "unknownKey", () => running.act({ type, to: 5 }));
    of(`${type} to 0`, "unknownKey", () => running.act({ type, to: 0 }));
  }
  for (const key of ["bets", "banker", "bank", "dealerBet", "dice", "key", "seed", "button"]) {
    of(`a deal with ${key}`, "unknownKey", () => waiting.act({ type: "deal", [key]: 1 }));
  }
  for (const type of ["keep", "withdraw", "hit", "stand", "split", "double", "houseWay", "Fold", "__proto__", ""]) {
    of(json(type), "unknownAction", () => running.act({ type }));
  }
  for (const type of ["bet", "raise"]) of(`${type} to nothing`, "badInput", () => running.act({ type }));
  for (const [seat, code] of [
    [-1, "badInput"],
    [0.5, "badInput"],
    [255, "badInput"],
    ["0", "badInput"],
    [5, "unknownSeat"],
    [254, "unknownSeat"],
    [2, "emptySeat"],
    [3, "notYourTurn"],
  ]) {
    of(`call by seat ${json(seat)}`, code, () => running.act({ type: "call", seat }));
    if (code === "badInput" || code === "unknownSeat")
      for (const type of ["leave", "sitOut", "sitIn"])
        of(`${type} of seat ${json(seat)}`, code, () => waiting.act({ type, seat }));
  }
  for (const version of [9, 2 ** 53 - 1])
    of(`call at ${version}`, "stale", () => running.act({ type: "call", version }));
  for (const type of ["fold", "check", "call", "void", "timeout"])
    of(`${type} before the deal`, "noHandRunning", () => waiting.act({ type }));
  of("a deal during the hand", "handRunning", () => running.act({ type: "deal" }));
  for (const action of [
    { type: "sit", seat: 2, stack: 10 },
    { type: "leave", seat: 0 },
    { type: "addChips", seat: 0, amount: 10 },
  ]) {
    of(`${action.type} during the hand`, "handRunning", () => running.act(action));
  }
  of("a seat that is taken", "seatTaken", () => waiting.act({ type: "sit", seat: 0, stack: 10 }));
  for (const type of ["leave", "sitOut", "sitIn"])
    of(`${type} of nobody`, "emptySeat", () => waiting.act({ type, seat: 2 }));
  of("chips for nobody", "emptySeat", () => waiting.act({ type: "addChips", seat: 2, amount: 5 }));
  of("no chips", "belowMinimum", () => waiting.act({ type: "sit", seat: 2, stack: 0 }));
  of("no more chips", "belowMinimum", () => waiting.act({ type: "addChips", seat: 0, amount: 0 }));
  of("too many chips", "amountOverflow", () => waiting.act({ type: "sit", seat: 2, stack: 2 ** 53 - 1 }));
  of("sitting in who sits", "notAllowed", () => waiting.act({ type: "sitIn", seat: 0 }));
  of("posting who owes nothing", "notAllowed", () => waiting.act({ type: "sitIn", seat: 0, post: true }));
  of("a check to a bet", "betStanding", () => running.act({ type: "check" }));
  of("a bet on a bet", "betStanding", () => running.act({ type: "bet", to: 20 }));
  of("more than the stack", "notEnoughChips", () => running.act({ type: move, to: 101 }));
  of("less than a raise", "belowMinimum", () => running.act({ type: move, to: 3 }));
  for (const type of ["show", "muck"]) of(`${type} before the showdown`, "wrongPhase", () => running.act({ type }));
  of("a type of a megabyte", "badInput", () => running.act({ type: megabyte }));
  of("a late clock", "notYourTurn", () => running.act({ type: "timeout", seat: 3 }));
  of("a joker", "jokerNotAllowed", () => waiting.act({ type: "deal", deck: "As Jk" }));
  of("a card twice", "duplicateCard", () => waiting.act({ type: "deal", deck: "As Kd As" }));
}
const [holdem, stud] = GAMES;
for (const cut of [0, 52, 255]) add(`Hold'em cut at ${cut}`, "badCut", () => holdem.waiting.act({ type: "deal", cut }));
for (const cut of [0, 19, 33, 52]) add(`Stud cut at ${cut}`, "badCut", () => stud.waiting.act({ type: "deal", cut }));
add("a button deck in stud", "unknownKey", () => stud.waiting.act({ type: "deal", buttonDeck: "As" }));
add("a button deck twice the same", "duplicateCard", () => holdem.waiting.act({ type: "deal", buttonDeck: "As As" }));
add("a bring-in in Hold'em", "unknownAction", () => holdem.running.act({ type: "bringIn", to: 2 }));
add("a bring-in twice", "notAllowed", () => stud.running.act({ type: "bringIn", to: 2 }));
add("a raise over the size", "aboveMaximum", () => stud.running.act({ type: "raise", to: 6 }));

// ── Settings ──

for (const { name, Game, config } of GAMES) {
  const of = (what, code, more) => add(`${name} with ${what}`, code, () => new Game({ ...config, ...more }));
  const structure = (more) => ({ structure: { ...config.structure, ...more } });
  for (const [what, value] of NOTHING) {
    add(`${name} with settings ${what}`, "badInput", () => new Game(value));
    of(`seats ${what}`, "badInput", { seats: value });
    of(`a seat ${what}`, "badInput", { seats: [...seats.slice(1), value] });
    of(`structure ${what}`, "badInput", { structure: value });
    of(`structure of type ${what}`, "badInput", structure({ type: value }));
    for (const key of Object.keys(config.structure)) {
      if (key !== "type" && value !== 77) of(`${key} ${what}`, chipsCode(value), structure({ [key]: value }));
    }
    if (value === 77 || value === undefined) continue;
    of(`size ${what}`, "badInput", { size: value });
    of(`keep ${what}`, "badInput", { keep: value });
    of(`ante ${what}`, chipsCode(value), { ante: value });
    if (value !== true) of(`needlessFold ${what}`, "badInput", { needlessFold: value });
    for (const key of ["reopen", "oddChips", "showdown", "ruleset"]) of(`${key} ${what}`, "badInput", { [key]: value });
  }
  for (const size of [-1, 0, 1, 11, 2.5, "3"]) of(`size ${json(size)}`, "badInput", { size });
  for (const word of ["", "Auto", "none", "toString"]) {
    for (const key of ["reopen", "oddChips", "showdown", "ruleset"]) of(`${key} ${word}`, "badInput", { [key]: word });
  }
  for (const [chips, code] of BAD_CHIPS) {
    of(`a stack of ${json(chips)}`, code, { seats: [...seats.slice(1), { seat: 0, stack: chips }] });
  }
  for (const seat of [-1, 0.5, 255, "0", null]) {
    of(`a seat ${json(seat)}`, "badInput", { seats: [...seats.slice(1), { seat, stack: 5 }] });
  }
  of("a seat too far", "unknownSeat", { seats: [...seats, { seat: 5, stack: 1 }] });
  of("a seat twice", "duplicateSeat", { seats: [...seats, { seat: 0, stack: 1 }] });
  of("one seat", "notEnoughPlayers", { seats: seats.slice(1, 2), ...(name === "Hold'em" && { button: 1 }) });
  of("a seat with a name", "unknownKey", { seats: [...seats, { seat: 2, stack: 1, name: "Ana" }] });
  of("more than all chips", "amountOverflow", { seats: [...seats, { seat: 2, stack: 2 ** 53 - 1 }] });
  for (const key of ["limits", "Seats", "__proto__", "blinds", "paytable"]) {
    const odd = Object.defineProperty({ ...config }, key, { value: 1, enumerable: true });
    add(`${name} with ${key}`, "unknownKey", () => new Game(odd));
  }
  of("an unknown key of the structure", "unknownKey", structure({ cap: 3 }));
}
for (const [more, code] of [
  [{ button: 4 }, "badConfig"],
  [{ button: 5 }, "unknownSeat"],
  [{ button: "0" }, "badInput"],
  [{ structure: { ...blinds, smallBlind: 3 } }, "badConfig"],
  [{ structure: { ...blinds, bigBlind: 0 } }, "badInput"],
  [{ structure: { ...blinds, type: "fixedLimit", smallBet: 1, bigBet: 2 } }, "badConfig"],
  [{ structure: { ...blinds, type: "fixedLimit", smallBet: 2 } }, "badInput"],
  [{ lowCardTie: "suit" }, "unknownKey"],
]) {
  add(`Hold'em with ${json(more)}`, code, () => new TexasHoldem({ ...holdemConfig, ...more }));
}
for (const [more, code] of [
  [{ ante: 0 }, "badInput"],
  [{ structure: { ...fixed, bringIn: 5 } }, "badConfig"],
  [{ structure: { ...fixed, bigBet: 3 } }, "badConfig"],
  [{ structure: { ...fixed, maxRaises: 0.5 } }, "badInput"],
  [{ structure: { type: "spreadLimit", min: 2, max: 1 } }, "badConfig"],
  [{ structure: blinds }, "badInput"],
  [{ headsUp: "literal" }, "unknownKey"],
]) {
  add(`Stud with ${json(more)}`, code, () => new SevenCardStud({ ...studConfig, ...more }));
}

// ── Pots without a table ──

const two = { contributions: [1, 2], ranks: [0, 1] };
for (const [what, value] of NOTHING) {
  add(`settlePots of ${what}`, "badInput", () => settlePots(value));
  add(`settlePots with contributions ${what}`, "badInput", () => settlePots({ ...two, contributions: value }));
  add(`settlePots with ranks ${what}`, "badInput", () => settlePots({ ...two, ranks: value }));
  if (value === undefined) continue;
  add(`settlePots with folded ${what}`, "badInput", () => settlePots({ ...two, folded: value }));
  add(`settlePots with oddChipOrder ${what}`, "badInput", () => settlePots({ ...two, oddChipOrder: value }));
  if (value !== 77) {
    add(`settlePots of a rank ${what}`, "badInput", () => settlePots({ ...two, ranks: [1, value] }));
    add(`settlePots of chips ${what}`, chipsCode(value), () => settlePots({ ...two, contributions: [1, value] }));
  }
}

const state = () => JSON.stringify(GAMES.map(({ waiting, running }) => [waiting.snapshot(), running.snapshot()]));

test("hundreds of malformed calls, each refused with its code and its words", (t) => {
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
  assert.ok(calls.length > 800);
  t.diagnostic(`${calls.length} calls`);
});

/** An action with some part of it replaced. */
function nearly(value, draw) {
  const values = [null, true, 0, 1, -1, 0.5, 77, 2 ** 53, "", "As", "Jk", "call", [], {}, [1, 2, 3], ["As", "Kd"]];
  if (typeof value !== "object" || value === null || draw(4) === 0) return values[draw(values.length)];
  const key = Object.keys(value)[draw(Object.keys(value).length)];
  const changed = nearly(value[key], draw);
  return Array.isArray(value) ? value.with(key, changed) : { ...value, [key]: changed };
}

test("10,000 actions that are nearly right: check gives a problem or null, act the same", () => {
  const draw = random(29);
  const codes = new Set();
  const whole = [
    { type: "raise", to: 6, seat: 0, version: 1 },
    { type: "call", seat: 1 },
    { type: "bringIn", to: 2 },
    { type: "deal", deck: ["As", "Kd"], cut: 26 },
    { type: "sit", seat: 2, stack: 50 },
    { type: "sitIn", seat: 0, post: true },
    { type: "addChips", seat: 0, amount: 5 },
  ];
  for (let turn = 0; turn < 10_000; turn += 1) {
    const { running, waiting } = GAMES[turn % 2];
    const table = draw(2) ? running : waiting;
    const { version } = table;
    const action = nearly(whole[draw(whole.length)], draw);
    const problem = table.check(action);
    if (problem === null) continue;
    codes.add(problem.code);
    const error = refused(() => table.act(action), problem.code, problem.details);
    assert.deepEqual(error.cite, problem.cite);
    assert.equal(table.version, version);
  }
  const expected = ["badInput", "badChips", "badCard", "badCut", "stale", "notYourTurn", "seatTaken"];
  for (const code of [...expected, "belowMinimum", "handRunning", "noHandRunning", "unknownAction"]) {
    assert.ok(codes.has(code), `${code} of ${[...codes].join()}`);
  }
});
