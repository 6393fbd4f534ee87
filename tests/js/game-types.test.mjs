// index.d.ts, the core's source and what tables really give: the three say the same.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { DEEP, FLAT } from "../../pkg/js/shapes.js";
import * as tapete from "../../pkg/node.js";
import { letItRide } from "./helpers/let-it-ride.mjs";
import { paiGow } from "./helpers/pai-gow.mjs";
import { choose, randomFrom } from "./helpers/play.mjs";
import { holdemRules, studRules } from "./helpers/poker-rules.mjs";
import { tripleShot } from "./helpers/triple-shot.mjs";

// The compiler with an interface for programs, which attw brings along.
const require = createRequire(import.meta.url);
const attw = dirname(
  createRequire(require.resolve("@arethetypeswrong/cli/package.json")).resolve("@arethetypeswrong/core"),
);
const ts = createRequire(join(attw, "index.js"))("typescript");

const types = fileURLToPath(new URL("../../pkg/index.d.ts", import.meta.url));
const options = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: false, types: [] },
  ...{
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  },
};

/** Files that do not change, as they were parsed once. */
const parsed = new Map();

/** A program of one file beside index.d.ts, which is written nowhere. */
function programOf(source) {
  const file = join(dirname(types), "checked.mts");
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  const mine = (name) => name === file;
  host.fileExists = (name) => mine(name) || fileExists.call(host, name);
  host.readFile = (name) => (mine(name) ? source : readFile.call(host, name));
  host.getSourceFile = (name, ...rest) => {
    if (mine(name)) return ts.createSourceFile(name, source, ts.ScriptTarget.ES2022);
    if (!parsed.has(name)) parsed.set(name, getSourceFile.call(host, name, ...rest));
    return parsed.get(name);
  };
  return ts.createProgram([file], options, host);
}

function faultsOf(source) {
  const diagnostics = ts.getPreEmitDiagnostics(programOf(source));
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 400));
}

// ── Played hands against the types ──

/** The games, and what their classes are called. */
const GAMES = [letItRide, tripleShot, paiGow, holdemRules(), studRules()].map((rules) => [rules.Game.name, rules]);

/** What tables give over some random hands, by type: one value of those that differ in numbers and cards only. */
function played() {
  const found = new Map();
  const keep = (type, ...values) => {
    if (!found.has(type)) found.set(type, new Map());
    for (const value of values) {
      const text = JSON.stringify(value);
      found.get(type).set(text.replace(/"[2-9TJQKA][cdhs]?"|\d+/g, "0"), text);
    }
  };
  const playOf = (name, rules, number) => {
    const random = randomFrom(number);
    const config = rules.config(random);
    const table = new rules.Game({ ...config, ...(number % 2 && { seed: "types" }) });
    keep(`${name}Config`, config);
    const look = (events) => {
      keep("Event", ...events);
      if (!random.oneIn(8)) return;
      for (const { seat } of [{ seat: null }, ...table.view().seats]) {
        const view = table.view(seat);
        keep(`View<${name}Settings>`, view);
        keep("SeatView", ...view.seats);
        keep("Event", ...table.events({ seat }));
      }
      keep("LegalAction", ...table.legalActions());
      keep("TableActionInfo", ...table.tableActions());
      keep("Snapshot", table.snapshot());
      for (const action of rules.probes(table, random)) keep("Problem | null", table.check(action));
    };
    for (let hand = 0; hand < 3; hand += 1) {
      rules.beforeDeal?.(table, random, (action) => look(table.act(action)));
      const deal = rules.deal(table, null, random);
      const deck = random.oneIn(2) ? random.deck(rules.joker) : undefined;
      if (deck !== undefined) deal.deck = deck;
      keep("Action", deal);
      look(table.act(deal));
      while (table.toAct !== null) {
        const chance = random.below(30);
        const timeout = { type: "timeout" };
        const action =
          chance < 6 ? timeout : chance === 6 ? { type: "void", reason: "x" } : choose(table, random, rules);
        keep("Action", action);
        look(table.act(action));
      }
      keep("Settlement", table.settlement());
    }
  };
  for (const [name, rules] of GAMES) {
    for (let number = 0; number < 24; number += 1) playOf(name, rules, number);
  }
  const hands = [
    { cards: "As Ks Qs Js Ts", bets: [5, 5] },
    { cards: "As Ad 9c 9d 2h", bets: 7 },
  ];
  keep("Settlement", tapete.letItRidePays({ hands }), tapete.letItRidePays({ hands, maxPayout: 100 }));
  keep("Prorated", tapete.prorate({ prizes: [1000, 500], limit: 1000 }));
  keep("SettledPots", tapete.settlePots({ contributions: [40, 70, 100], ranks: [1, 1, 1] }));
  withoutTable(keep);
  keep("Event", ...mucked());
  return found;
}

/** A hand checked down, of which one is shown and one is not. */
function mucked() {
  const seats = [0, 1].map((seat) => ({ seat, stack: 100 }));
  const structure = { type: "noLimit", smallBlind: 1, bigBlind: 2 };
  const table = new tapete.TexasHoldem({ seats, structure, button: 0, showdown: "manual" });
  for (const type of ["deal", "call", ...Array(7).fill("check"), "show", "muck"]) table.act({ type });
  return table.events();
}

/** What the functions of Triple Shot and Pai Gow Poker give. */
function withoutTable(keep) {
  keep("BlackjackTotal", tapete.blackjackTotal("As Kd"), tapete.blackjackTotal("Ts 9d 8c"));
  keep("Line", tapete.tripleShotWar({ player: "9c", dealer: "9d", bet: 5 }));
  keep("SixCardPoker", tapete.tripleShotPoker({ cards: "Qc Qd 7h 5s 3c 2d", bet: 10 }));
  for (const seven of ["Kc Kd 9c 9d 4h 4s 7c", "Jk 2c 3d 4h 5s Kc Kd", "Ac Kd Qh 9c 7d 4s 2h"]) {
    keep("PaiGowSetting", ...tapete.legalSettings(seven));
    for (const house of ["foxwoods", "ballys"]) keep("HouseSetting", tapete.houseWay(seven, house));
  }
  const low = { high: "Kc Kd 9c 5d 2h", low: "Ah 7c" };
  const foul = { high: "Jc 8d 6h 4s 3c", low: "As Ad" };
  for (const banker of [{ high: "Qc Qd 9d 5h 2s", low: "As 7d" }, foul]) {
    keep("PaiGowComparison", tapete.paiGowCompare({ player: low, banker }));
  }
}

/** A constant a value, which the compiler compares with its type. */
function constantsOf(found) {
  const names = [...found.keys()].flatMap((type) => type.match(/[A-Z]\w+/g));
  const constants = [...found].flatMap(([type, values], i) =>
    [...values.values()].slice(0, 150).map((text, j) => `export const c${i}_${j}: ${type} = ${text};`),
  );
  return [`import type { ${[...new Set(names)].join(", ")} } from "./index.js";`, ...constants];
}

describe("what tables give", { timeout: 120_000 }, () => {
  const found = played();

  test("there is something of every kind", () => {
    const kinds = [...found.get("Event").values()].map((text) => JSON.parse(text).type);
    assert.deepEqual([...new Set(kinds)].sort(), [
      ...[
        "acted",
        "awarded",
        "betPlaced",
        "busted",
        "buttonDrawn",
        "chipsAdded",
        "cut",
        "dealt",
        "dice",
        "handStarted",
      ],
      ...["left", "mucked", "paid", "phase", "posted", "refunded", "sat", "satIn", "satOut", "settled", "shown"],
      ...["shuffled", "timedOut", "turn", "voided", "warned"],
    ]);
    for (const [type, values] of found) assert.ok(values.size > 0, type);
    assert.ok(found.get("Problem | null").size > 5);
  });

  test("fits the types, key by key", (t) => {
    const lines = constantsOf(found);
    assert.deepEqual(faultsOf(lines.join("\n")), []);
    t.diagnostic(`${lines.length - 1} values`);
  });

  test("and the compiler would notice if it did not", () => {
    const [imports, ...lines] = constantsOf(found);
    for (const [what, from, to] of [
      ["an unknown key of an event", '"type":"turn",', '"type":"turn","extra":1,'],
      ["a missing key of a line", '"commission":0,', ""],
      ["another type", '"house":', '"house":"x","_":'],
      ["an unknown reason", '"reason":"noPair"', '"reason":"nothing"'],
      ["an unknown key of a view", '"undealt":', '"seed":"s","undealt":'],
      ["a card that is none", '"card":null', '"card":"Xx"'],
      ["a structure of another game", '"type":"noLimit"', '"type":"spreadLimit"'],
      ["a pot without an answer", '"uncontested":', '"contested":'],
    ]) {
      // A snapshot is any JSON.
      const line = lines.find((text) => text.includes(from) && !text.includes(": Snapshot = "));
      assert.ok(line, what);
      assert.deepEqual(faultsOf(`${imports}\n${line}`), []);
      assert.equal(faultsOf(`${imports}\n${line.replace(from, to)}`).length, 1, what);
    }
  });

  test("the decoder has its common shapes written out, and no others", () => {
    const made = new Set();
    const walk = (value) => {
      if (typeof value !== "object" || value === null) return;
      if (!Array.isArray(value)) made.add(Object.keys(value).join());
      Object.values(value).forEach(walk);
    };
    const views = GAMES.map(([name]) => `View<${name}Settings>`);
    for (const values of ["Event", ...views, "Settlement"].map((type) => found.get(type).values())) {
      for (const text of values) walk(JSON.parse(text));
    }
    const written = Object.keys({ ...FLAT, ...DEEP }).filter((shape) => shape !== STANDING);
    // Once a hand, or rarer; citations are not made anew.
    const rare =
      /button|commitment|,by,|type,at,cite$|default|auto|returned,cite$|dice|,box,amount|lines,low$|seat,(stack|card)|type,seat$|^(min,max|royalFlush|seats,(limits|size)|limit,sum|war,|type,(min|small))|note$|article$/;
    assert.deepEqual(
      [...made].filter((shape) => !Object.hasOwn(FLAT, shape) && !Object.hasOwn(DEEP, shape) && !rare.test(shape)),
      [],
    );
    assert.deepEqual(
      written.filter((shape) => !made.has(shape)),
      [],
    );
  });
});

/** What comes with every change; no type that a caller sees. */
const STANDING = "version,hand,phase,toAct,pending,legal,events";

// ── The types against the core's source ──

const root = new URL("../../src/", import.meta.url);
const rust = readdirSync(root, { recursive: true })
  .filter((name) => name.endsWith(".rs") && !name.endsWith("tests.rs"))
  .map((name) => readFileSync(new URL(name, root), "utf8"))
  .join("\n");

/** The words of a `named!` list. */
function named(name) {
  const [, body] = new RegExp(`named! \\{[^{}]*\\b${name} \\{([^}]+)\\}`).exec(rust);
  return Array.from(body.matchAll(/"(\w+)"/g), ([, word]) => word);
}

/** The keys of a type in the core's `plain!` lists, `?` after those that may be absent. */
function struct(name) {
  const found = new RegExp(`^ {4}${name} \\{([^}]+)\\}|plain! \\{ ${name} \\{([^}]+)\\}`, "m").exec(rust);
  assert.ok(found, `${name} is in the source`);
  const keys = (found[1] ?? found[2]).matchAll(/\w+(\(some\))?: "(\w+)"/g);
  return Array.from(keys, ([, optional, key]) => key + (optional ? "?" : "")).sort();
}

/** The types of events, each with its own keys. */
function eventVariants() {
  const keysIn = (fields) => {
    const keys = fields.matchAll(/\w+ => "(\w+)"( some)?/g);
    return Array.from(keys, ([, key, optional]) => key + (optional ? "?" : "")).sort();
  };
  const own = rust.matchAll(/entry!\(\s*out, head, "(\w+)"([^)]*)\)/g);
  const variants = Array.from(own, ([, type, fields]) => [type, keysIn(fields)]);
  // What several types have in common is written by a function that takes the type.
  for (const [, written, type] of rust.matchAll(/(put_\w+)\(head, "(\w+)"/g)) {
    const [, fields] = new RegExp(`fn ${written}<[^{]+\\{\\s*entry!\\(out, head, name([^)]*)\\)`).exec(rust);
    variants.push([type, keysIn(fields)]);
  }
  return Object.fromEntries(variants);
}

describe("index.d.ts and src", () => {
  const offer = 'import type { LegalAction } from "./index.js"; export type Offer = LegalAction;';
  const program = programOf(`export * from "./index.js"; ${offer}`);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(types);
  const exported = new Map(
    checker.getExportsOfModule(checker.getSymbolAtLocation(file)).map((symbol) => [symbol.name, symbol]),
  );
  const [, , alias] = program.getSourceFile(join(dirname(types), "checked.mts")).statements;
  // With its parameter as it is when none is given.
  const typeOf = (name) =>
    name === "LegalAction" ? checker.getTypeAtLocation(alias) : checker.getDeclaredTypeOfSymbol(exported.get(name));
  const literals = (type) => (type.isUnion() ? type.types : [type]).map(({ value }) => value).sort();
  const property = (type, key) => checker.getTypeOfSymbol(type.getProperty(key));
  const keysOf = (type) =>
    type
      .getProperties()
      .map((symbol) => symbol.name + (symbol.flags & ts.SymbolFlags.Optional ? "?" : ""))
      .sort();

  test("the words are the same", () => {
    for (const name of ["Phase", "PostKind", "Bet", "Outcome", "SeatState"]) {
      assert.deepEqual(literals(typeOf(name)), named(name).sort(), name);
    }
    assert.deepEqual(literals(property(typeOf("BetView"), "state")), named("BetState").sort());
    assert.deepEqual(literals(property(typeOf("LegalAction"), "type")), named("MoveKind").sort());
    assert.deepEqual(literals(property(typeOf("TableActionInfo"), "type")), named("TableKind").sort());
    const ratios = Array.from(rust.matchAll(/^ {8}\("(\w+)", \d+\),$/gm), ([, key]) => key);
    const lines = [...new Set(ratios)];
    assert.deepEqual(literals(typeOf("LirKey")), [...lines, "tensOrBetter"].sort());
    assert.deepEqual(literals(typeOf("TripleShotKey")), [...lines, "queensOrBetter"].sort());
    assert.deepEqual(literals(typeOf("House")), named("HouseWay").sort());
    assert.deepEqual(literals(typeOf("PaiGowSide")), named("Side").sort());
    const foul = checker.getNonNullableType(property(typeOf("PaiGowComparison"), "foul"));
    assert.deepEqual(literals(foul), named("Foul").sort());
    const rules = /fn by_rows[\s\S]+?^}[\s\S]+?fn two_pair[\s\S]+?^}/m.exec(rust)[0];
    const rows = new Set(Array.from(rules.matchAll(/"(\w+)"/g), ([, rule]) => rule));
    assert.deepEqual(literals(typeOf("HouseRule")), [...rows].sort());
  });

  test("the keys are the same", () => {
    for (const [name, source = name] of [
      ["View"],
      ["SeatView"],
      ["HandView"],
      ["BetView"],
      ["CardView"],
      ["BlackjackTotal", "Total"],
      ["HandRank"],
      ["Line"],
      ["SeatSettlement"],
      ["Settlement"],
      ["LegalAction"],
      ["TableActionInfo"],
      ["Limits"],
      ["Prorated"],
      ["SettledPots"],
      ["SettledPot"],
      ["PotShare"],
      ["SeatAmount"],
      ["SixCardPoker", "SixCards"],
      ["PaiGowSetting", "Setting"],
      ["HouseSetting"],
      ["PaiGowComparison", "Compared"],
    ]) {
      assert.deepEqual(keysOf(typeOf(name)), struct(source), name);
    }
    const element = (type) => checker.getTypeArguments(checker.getNonNullableType(type))[0];
    const settlement = typeOf("Settlement");
    const pot = element(property(settlement, "pots"));
    assert.deepEqual(keysOf(pot), struct("SettledPot"));
    assert.deepEqual(keysOf(element(property(pot, "winners"))), struct("PotShare"));
    assert.deepEqual(keysOf(element(property(settlement, "refunds"))), struct("SeatAmount"));
    assert.deepEqual(keysOf(checker.getNonNullableType(property(settlement, "limit"))), struct("LimitOut"));
    assert.deepEqual(keysOf(element(property(typeOf("View"), "pots"))), struct("PotView"));
    const versus = checker.getNonNullableType(property(typeOf("SeatSettlement"), "versus"));
    assert.deepEqual(keysOf(versus), struct("Versus"));
  });

  test("the events are the same, variant by variant", () => {
    const variants = {};
    for (const member of typeOf("EventBody").types) {
      const keys = keysOf(member).filter((key) => key !== "type");
      for (const type of literals(property(member, "type"))) variants[type] = keys;
    }
    assert.deepEqual(variants, eventVariants());
    assert.equal(Object.keys(variants).length, 26);
  });
});
