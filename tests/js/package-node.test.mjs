// The tarball in Node without flags: import, require, worker threads, every export; and what its results are made of.
import assert from "node:assert/strict";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { consumer, node, packageIn, sample } from "./helpers/package.mjs";

const words = "Two pair, aces and kings, nine kicker";

let folder;
let entries;
before(async () => {
  folder = await consumer("node");
  const load = (file) => import(pathToFileURL(join(packageIn(folder), file)));
  entries = { node: await load("node.js"), inline: await load("inline.js"), text: await load("text.js") };
});

describe("Node", { timeout: 90_000 }, () => {
  test("P01 import works, and prints nothing of its own", async () => {
    const { stdout, stderr } = await node(folder, "import.mjs");
    assert.deepEqual(JSON.parse(stdout), { rank: sample.rank, inline: sample.rank, words });
    assert.equal(stderr, "");
  });

  test("P01 require works without a flag or a warning", async () => {
    const { stdout, stderr } = await node(folder, "require.cjs");
    assert.deepEqual(JSON.parse(stdout), { rank: sample.rank, inline: sample.rank, words, name: "tapete" });
    assert.equal(stderr, "");
  });

  test("P03 node -e import() works", async () => {
    const script = 'import("tapete").then((t) => console.log(t.rankHand("As Ks Qs Js Ts").category))';
    const { stdout, stderr } = await node(folder, "-e", script);
    assert.equal(stdout, "royalFlush\n");
    assert.equal(stderr, "");
  });

  test("P11 works in worker threads", async () => {
    const { stdout, stderr } = await node(folder, "threads.mjs");
    assert.deepEqual(JSON.parse(stdout), { rank: sample.rank, inWorker: sample.rank });
    assert.equal(stderr, "");
  });

  test("every export resolves by import and require, and nothing else does", async () => {
    const { stdout } = await node(folder, "resolve.mjs");
    const files = ["node.js", "inline.js", "text.js", "package.json", "tapete_bg.wasm"];
    assert.deepEqual(JSON.parse(stdout), {
      imported: files,
      required: files,
      magic: [0, 0x61, 0x73, 0x6d],
      inside: "ERR_PACKAGE_PATH_NOT_EXPORTED",
    });
  });
});

// ── What all exports have in common ──

const rank = sample.rank;
const other = {
  ...sample.rank,
  value: 4990,
  ranks: ["A", "K", "8"],
  cards: ["Ah", "Ac", "Kd", "Kh", "8s"],
  unused: [],
};
const mainCalls = {
  blackjackTotal: ["Ah As Ad 6c"],
  cardFromId: [51],
  cardId: ["Jk"],
  citeCompare: [rank, other, "texasHoldem"],
  citeHand: [rank, "sevenCardStud"],
  compareHands: [sample.cards, "2c 3d 4h 5s 7c"],
  countCategories: [{ known: "9h 8h 7h 2h", dead: "Ah", draw: 3, ruleset: "paiGow" }],
  houseWay: ["9c 9d 9h 2s 2c Ad Kh", "foxwoods"],
  init: [],
  initSync: [{ module: Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0) }],
  isTapeteError: [new Error("other")],
  legalSettings: ["Jk Kd 9c 9d 4h 4s 7c"],
  letItRidePays: [{ hands: [{ cards: "Tc Td 4h Ks 2c", bets: [10, 10, 10] }], maxPayout: 20 }],
  paiGowCompare: [
    { player: { high: "Kc Kd 9c 5d 2h", low: "Ah 7c" }, banker: { high: "Qc Qd 9d 5h 2s", low: "As 7d" } },
  ],
  prorate: [{ prizes: [1000, 500], limit: 1000 }],
  rankHand: ["Jk Ac Ad Ah As Kc Kd", { ruleset: "paiGow" }],
  rankMany: [Uint8Array.of(51, 47, 43, 39, 35, 0, 1, 2, 3, 4), 5],
  rankShowing: ["9h 9d Kc"],
  rankTwo: ["Jk Ac"],
  rankValue: [sample.cards],
  settlePots: [{ contributions: [100, 80, 20], folded: [false, true, false], ranks: [2, 1, 2] }],
  tripleShotPoker: [{ cards: "Qc Qd 7h 5s 3c 2d", bet: 10 }],
  tripleShotWar: [{ player: "9c", dealer: "9d", bet: 5 }],
  winners: [["Ah Kh", "Qc Qd", "2c 2h"], { board: "Ac Kd 7s 7h 3d" }],
};
const textCalls = ({ en }) => ({
  actionLabel: [{ type: "keep", seat: 0 }, en],
  betName: ["bet1", en],
  betStateName: ["up", en],
  cardName: ["Jk", en],
  categoryName: ["fiveAces", en],
  describeCite: [{ regulation: "stud-1999", article: "9.a" }, en],
  describeEvent: [{ n: 1, hand: 1, type: "warned", seat: 0 }, en],
  describeHand: [rank, en],
  describeTotal: [{ total: 17, soft: true, natural: false, bust: false, sixCards: false }, en],
  describeProblem: [{ code: "wrongCount", details: { argument: "cards", count: 4, min: 5, max: 7 }, cite: null }, en],
  formatChips: [1250],
  houseName: ["ballys", en],
  houseRuleText: ["twoPair", en],
  outcomeName: ["win", en],
  phaseName: ["bet1", en],
  reasonText: ["noPair", en],
  seatStateName: ["done", en],
});

// The tables by the names of their classes.
const limits = { min: 5, max: 100 };
const seats = [0, 1, 2].map((seat) => ({ seat, stack: 500 }));
const tables = {
  LetItRide: {
    config: { seats: 3, limits, maxPayout: 1000, seed: "package" },
    deal: { type: "deal", bets: [{ seat: 0, bet: 10 }] },
    action: { type: "keep" },
  },
  PaiGowPoker: {
    config: { seats: 3, limits, seed: "package" },
    deal: { type: "deal", bets: [{ seat: 0, bet: 10 }] },
    action: { type: "houseWay" },
  },
  SevenCardStud: {
    config: {
      seats,
      ante: 1,
      structure: { type: "fixedLimit", smallBet: 10, bigBet: 20, bringIn: 5 },
      seed: "package",
    },
    deal: { type: "deal" },
    action: { type: "bringIn", to: 5 },
  },
  TexasHoldem: {
    config: { seats, structure: { type: "noLimit", smallBlind: 1, bigBlind: 2 }, seed: "package" },
    deal: { type: "deal" },
    action: { type: "raise", to: 6 },
  },
  TripleShot: {
    config: { seats: 3, limits: { war: limits, blackjack: limits, poker: limits }, seed: "package" },
    deal: { type: "deal", bets: [{ seat: 0, war: 10, blackjack: 5, poker: 20 }], deck: "9c 8d 5h 7s" },
    action: { type: "stand" },
  },
};

function assertPlain(value, where) {
  if (value === null || typeof value === "string" || typeof value === "boolean") return;
  if (typeof value === "number") {
    assert.ok(Number.isSafeInteger(value) && !Object.is(value, -0), `${where}: ${value}`);
    return;
  }
  assert.equal(typeof value, "object", `${where}: ${typeof value}`);
  const plain = [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));
  assert.ok(plain, `${where} is no plain object`);
  for (const key of Object.keys(value)) assertPlain(value[key], `${where}.${key}`);
}

describe("every export", { timeout: 30_000 }, () => {
  const isClass = (value) => typeof value === "function" && /^class\b/.test(String(value));
  const functionsOf = (entry) =>
    Object.keys(entry).filter((name) => typeof entry[name] === "function" && !isClass(entry[name]));

  test("P06 P16 can be called again with the same result, plain data with numbers only", async () => {
    for (const entry of [entries.node, entries.inline, entries.text]) {
      const calls = entry === entries.text ? textCalls(entry) : mainCalls;
      assert.deepEqual(functionsOf(entry).sort(), Object.keys(calls).sort(), "a function without a call here");
      for (const [name, values] of Object.entries(calls)) {
        const first = await entry[name](...values);
        const second = await entry[name](...values);
        assert.deepEqual(second, first, name);
        if (first === undefined) assert.match(name, /^init/);
        else assertPlain(first instanceof Uint16Array ? Array.from(first) : first, name);
      }
    }
  });

  test("P15 every exported class can be made with new", () => {
    for (const entry of [entries.node, entries.inline, entries.text]) {
      const classes = Object.keys(entry)
        .filter((name) => isClass(entry[name]))
        .sort();
      assert.deepEqual(classes, entry === entries.text ? [] : [...Object.keys(tables), "TapeteError"].sort());
    }
    const made = new entries.node.TapeteError("freed", {}, null);
    assert.ok(made instanceof Error && entries.inline.isTapeteError(made));
    assert.equal(made.code, "freed");
  });

  test("P15 P16 tables can be made with new, and every method called twice", () => {
    for (const entry of [entries.node, entries.inline]) {
      for (const [name, { config, deal }] of Object.entries(tables)) {
        const table = new entry[name](config);
        assertPlain(table.act(deal), `${name}.act`);
        for (const method of ["legalActions", "tableActions", "events", "view", "settlement", "snapshot", "check"]) {
          const first = table[method]();
          assertPlain(first, `${name}.${method}`);
          assert.deepEqual(table[method](), first, method);
        }
        for (const key of ["game", "version", "hand", "phase", "toAct", "pending"]) assertPlain(table[key], key);
        assert.deepEqual([table.undo(), table.redo(), table.redo()], [true, true, false]);
        table.free();
        table.free();
      }
    }
  });

  test("a table that was saved by one entry is restored by another", () => {
    for (const [name, { config, deal, action }] of Object.entries(tables)) {
      const table = new entries.node[name](config);
      table.act(deal);
      const snapshot = JSON.parse(JSON.stringify(table.snapshot()));
      const other = entries.inline[name].restore(snapshot);
      assert.deepEqual(other.snapshot(), table.snapshot());
      assert.deepEqual(other.view(0), { ...table.view(0), version: 0 });
      assert.deepEqual(other.act(action), table.act(action));
    }
  });

  test("errors carry plain data and are told by brand across entries", () => {
    for (const name of ["node", "inline"]) {
      const error = thrownBy(() => entries[name].rankHand("As As Ks Qs Js"));
      assert.equal(error.code, "duplicateCard");
      assertPlain(error.details, "details");
      assert.equal(error.cite, null);
      assert.ok(entries.node.isTapeteError(error) && entries.inline.isTapeteError(error));
      assert.ok(error.message.length > 0);
    }
  });
});

function thrownBy(action) {
  try {
    action();
  } catch (error) {
    return error;
  }
  return assert.fail("nothing was thrown");
}
