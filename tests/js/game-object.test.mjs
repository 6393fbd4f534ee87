// The table as an object: views, subscriptions, undo, snapshots, errors. Cases of shared lists carry their id.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { LetItRide } from "../../pkg/node.js";
import { exact, refused, wellFormed } from "./helpers/api.mjs";
import { cardsIn } from "./helpers/play.mjs";

const config = { seats: 3, limits: { min: 5, max: 100 } };
const bets = [
  { seat: 0, bet: 10 },
  { seat: 2, bet: 20 },
];
// Box 0: As Qs Ts, box 2: Ks Js 9d; board 5h 6h, burned 2c 3c.
const deck = "As Ks Qs Js Ts 9d 2c 5h 3c 6h";
const deal = { type: "deal", bets, deck };

const fresh = (more) => new LetItRide({ ...config, ...more });
function running(more) {
  const table = fresh(more);
  table.act(deal);
  return table;
}

/** A hand step by step: the table before each of its actions and at the end. */
function* steps(more) {
  const table = running(more);
  yield table;
  for (const type of ["keep", "withdraw", "withdraw", "keep"]) {
    table.act({ type });
    yield table;
  }
}

const deepFrozen = (value) =>
  typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(deepFrozen));

// ── What is known without asking ──

test("a new table waits; a restored one starts at version 0", () => {
  const table = fresh();
  const standing = ({ game, version, hand, phase, toAct, pending }) => [game, version, hand, phase, toAct, pending];
  assert.deepEqual(standing(table), ["letItRide", 0, 0, "waiting", null, []]);
  assert.deepEqual([table.legalActions(), table.settlement(), table.events()], [[], null, []]);
  table.act(deal);
  assert.deepEqual(standing(table), ["letItRide", 1, 1, "bet1", 0, [0]]);
  assert.deepEqual(standing(LetItRide.restore(table.snapshot())), ["letItRide", 0, 1, "bet1", 0, [0]]);
});

test("legal actions: of the seat to act by default, none for the others, none without a hand", () => {
  const table = running();
  const own = [
    { type: "keep", seat: 0 },
    { type: "withdraw", seat: 0 },
  ];
  assert.deepEqual(exact(table.legalActions()), own);
  assert.deepEqual(table.legalActions(0), own);
  for (const seat of [1, 2, null]) assert.deepEqual(table.legalActions(seat), []);
  refused(() => table.legalActions(3), "unknownSeat", { seat: 3, seats: 3 });
  assert.deepEqual(fresh().legalActions(), []);
  assert.deepEqual(fresh().legalActions(2), []);
  refused(() => fresh().legalActions(3), "unknownSeat");
});

test("legal actions are those of now, in new objects at each call: after an action, a refusal, undo and redo", () => {
  const table = running();
  const changes = [
    () => table.act({ type: "keep" }),
    () => table.act({ type: "withdraw" }),
    () => assert.throws(() => table.act({ type: "hit" })),
    () => table.undo(),
    () => table.redo(),
  ];
  for (const change of [() => {}, ...changes]) {
    change();
    // A table made from the snapshot was asked nothing before.
    const expected = LetItRide.restore(table.snapshot()).legalActions();
    assert.ok(expected.length > 0);
    for (let call = 0; call < 3; call += 1) {
      const legal = table.legalActions();
      assert.deepEqual(legal, expected);
      legal[0].type = "changed";
      legal.pop();
    }
  }
});

test("what comes back belongs to the caller: changing it changes nothing", () => {
  const table = running();
  const before = JSON.stringify([table.snapshot(), table.view(), table.events()]);
  for (const result of [table.events(), table.legalActions(), table.tableActions(), table.pending, table.snapshot()]) {
    for (const key of Object.keys(result)) result[key] = "changed";
  }
  const [event] = table.events({ from: 2 });
  event.amount = 1_000_000;
  assert.equal(JSON.stringify([table.snapshot(), table.view(), table.events()]), before);
  assert.deepEqual([table.pending, table.legalActions().length], [[0], 2]);
});

// ── Views ──

test("A01 no view and no log has another seat's cards or the deck, at any step", () => {
  const own = { 0: ["As", "Qs", "Ts"], 2: ["Ks", "Js", "9d"] };
  for (const table of steps()) {
    const open = [...table.view().board, ...(table.phase === "settled" ? [...own[0], ...own[2]] : [])];
    for (const seat of [0, 1, 2, null]) {
      const seen = cardsIn([table.view(seat), table.events({ seat })]);
      assert.deepEqual([...seen].sort(), [...new Set([...(own[seat] ?? []), ...open])].sort(), `viewer ${seat}`);
    }
    assert.doesNotMatch(JSON.stringify(table.view(0)), /deck|seed|key/);
  }
});

test("A03 spectators see public cards only, face-down ones as null", () => {
  const table = running();
  assert.deepEqual([...cardsIn([table.view(), table.events(), table.legalActions()])], []);
  assert.deepEqual(table.view().seats[0].hands[0].cards, Array(3).fill({ card: null, up: false }));
  table.act({ type: "keep" });
  const events = table.act({ type: "keep" });
  assert.deepEqual([...cardsIn(events)], ["5h"]);
  assert.deepEqual(table.view().board, ["5h"]);
});

test("A04 view(seat): own cards, public cards, counts of hidden ones", () => {
  const view = exact(running().view(2));
  assert.equal(view.viewer, 2);
  assert.deepEqual(
    view.seats.map(({ hands }) => hands.map(({ cards }) => cards.map(({ card }) => card))),
    [[[null, null, null]], [], [["Ks", "Js", "9d"]]],
  );
  assert.deepEqual([view.undealt, view.burned, view.legal], [46, 0, []]);
  assert.deepEqual(
    running()
      .view(0)
      .legal.map(({ type }) => type),
    ["keep", "withdraw"],
  );
});

test("the view is the same deeply frozen object until something changes, one a viewer", () => {
  const table = running();
  const all = () => [table.view(), table.view(0), table.view(1), table.view(2)];
  const [spectator, zero] = all();
  assert.equal(table.view(null), spectator);
  assert.equal(table.view(undefined), spectator);
  assert.equal(new Set(all()).size, 4);
  const again = all();
  for (const [i, view] of all().entries()) assert.equal(view, again[i]);
  for (const view of all()) assert.ok(deepFrozen(exact(view)));
  assert.throws(() => zero.seats[0].bets.push(1), TypeError);
  // A refusal and a check change nothing; neither do questions.
  table.check({ type: "keep" });
  refused(() => table.act({ type: "fold" }), "unknownAction");
  table.snapshot();
  assert.equal(table.view(0), zero);
  for (const change of [() => table.act({ type: "keep" }), () => table.undo(), () => table.redo()]) {
    const before = table.view(0);
    change();
    assert.notEqual(table.view(0), before);
    assert.equal(table.view(0).version, table.version);
    assert.equal(table.view(0), table.view(0));
  }
});

test("results survive JSON as they are, at every step", () => {
  for (const table of steps({ maxPayout: 7, seed: "s" })) {
    for (const seat of [undefined, 0, 1, 2]) {
      exact(table.view(seat));
      exact(table.events({ seat }));
      exact(table.legalActions(seat));
    }
    exact(table.tableActions());
    exact(table.settlement());
    exact(table.snapshot());
    exact(table.pending);
    exact(table.check({ type: "deal", bets: [] }) ?? {});
  }
});

// ── Errors ──

test("A05 A06 an illegal action is a typed error with code and rule; check says the same and never throws", () => {
  const table = running();
  for (const action of [
    { type: "keep", seat: 2 },
    { type: "fold" },
    { type: "deal", bets },
    { type: "raise", to: 20 },
    { type: "keep", version: 7 },
    { type: "keep", cards: [] },
    null,
  ]) {
    const before = JSON.stringify(table.snapshot());
    const problem = table.check(action);
    const error = refused(() => table.act(action), problem.code, problem.details);
    assert.deepEqual(JSON.parse(JSON.stringify(error)), problem);
    wellFormed(error);
    assert.equal(JSON.stringify(table.snapshot()), before);
  }
  assert.equal(table.check({ type: "keep" }), null);
  assert.equal(table.version, 1);
});

test("of several faults the first in the contract's order is told", () => {
  const table = running();
  const first = (action, code) => {
    assert.equal(table.check(action)?.code, code);
    refused(() => table.act(action), code);
  };
  first({ type: "keep", seat: "2", cards: 1, version: 9 }, "badInput");
  first({ type: "keep", seat: 2, cards: 1, version: 9 }, "unknownKey");
  first({ type: "wager", seat: 2, version: 9 }, "unknownAction");
  first({ type: "fold", seat: 2, version: 9 }, "unknownAction");
  // What the game does not have is told before what is wrong with it.
  first({ type: "bet", to: 1.5 }, "unknownAction");
  first({ type: "set", low: "As As" }, "unknownAction");
  first({ type: "sit", seat: 0, stack: -1, version: 9 }, "unknownAction");
  first({ type: "sit", stack: -1 }, "badInput");
  first({ type: "keep", seat: 2, version: 9 }, "stale");
  first({ type: "keep", seat: 9 }, "unknownSeat");
  first({ type: "keep", seat: 1 }, "emptySeat");
  first({ type: "keep", seat: 2 }, "notYourTurn");
  const bad = { type: "deal", bets: [{ seat: 9, bet: 1000.5 }], deck: "Zz", cut: 77, version: 9 };
  first({ ...bad, color: 1 }, "unknownKey");
  first(bad, "stale");
  first({ ...bad, version: 1 }, "badCard");
  first({ ...bad, version: 1, deck: "As As Jk" }, "duplicateCard");
  first({ ...bad, version: 1, deck: "As Jk" }, "jokerNotAllowed");
  first({ ...bad, version: 1, deck: "As" }, "badCut");
  first({ ...bad, version: 1, deck: "As", cut: 5 }, "badChips");
});

test("a stale version is refused: a double click acts once", () => {
  const table = running();
  const click = { type: "keep", version: table.version };
  table.act(click);
  const error = refused(() => table.act(click), "stale", { version: 2, got: 1 });
  assert.deepEqual(error.cite, { source: "housePractice", note: "staleAction" });
  assert.equal(table.toAct, 2);
});

// ── Undo ──

test("A08 undo of the first move, then there is nothing more", () => {
  const table = fresh();
  const start = table.snapshot();
  table.act(deal);
  assert.equal(table.undo(), true);
  assert.deepEqual(table.snapshot(), start);
  assert.deepEqual([table.hand, table.phase, table.events(), table.version], [0, "waiting", [], 2]);
  assert.equal(table.undo(), false);
  assert.equal(table.version, 2);
  assert.equal(table.redo(), true);
  assert.equal(table.redo(), false);
  assert.deepEqual([table.hand, table.phase, table.version], [1, "bet1", 3]);
});

test("undo takes back one action a call, across hands as far as keep reaches", () => {
  for (const keep of [0, 1, 3]) {
    const table = fresh({ keep, seed: "undo" });
    const snapshots = [];
    for (let hand = 0; hand < 6; hand += 1) {
      for (const type of ["deal", "keep", "withdraw", "keep", "withdraw"]) {
        snapshots.push(JSON.stringify(table.snapshot()));
        table.act(type === "deal" ? { type, bets } : { type });
      }
    }
    const end = JSON.stringify(table.snapshot());
    let undone = 0;
    while (table.undo()) {
      undone += 1;
      assert.equal(JSON.stringify(table.snapshot()), snapshots.at(-undone), `keep ${keep}, ${undone} back`);
    }
    assert.equal(undone, 5 * (keep + 1), `keep ${keep}`);
    while (table.redo()) undone -= 1;
    assert.equal(undone, 0);
    assert.equal(JSON.stringify(table.snapshot()), end);
  }
});

test("any act clears what could be redone; dealing again gives the same cards with a seed, others without", () => {
  const cards = (table) => JSON.stringify(table.view(0).seats[0].hands[0].cards);
  for (const seed of ["felt", undefined]) {
    const table = fresh({ seed });
    table.act({ type: "deal", bets });
    const first = cards(table);
    table.undo();
    table.redo();
    assert.equal(cards(table), first);
    table.undo();
    table.act({ type: "deal", bets });
    assert.equal(cards(table) === first, seed !== undefined);
    assert.equal(table.redo(), false);
  }
});

test("after an undo event numbers are used again", () => {
  const table = running();
  const events = table.act({ type: "keep" });
  table.undo();
  assert.equal(table.view().nextEvent, events[0].n);
  const [again] = table.act({ type: "withdraw" });
  assert.deepEqual([again.n, again.action], [events[0].n, "withdraw"]);
});

// ── Snapshots ──

test("A09 saved in the middle of each street, restored, finished: the same", () => {
  const [...all] = ["keep", "withdraw", "withdraw", "keep"];
  for (const seed of ["felt", undefined]) {
    const table = fresh({ seed });
    table.act({ type: "deal", bets });
    for (let done = 0; done <= all.length; done += 1) {
      const copy = LetItRide.restore(JSON.parse(JSON.stringify(table.snapshot())));
      const original = LetItRide.restore(table.snapshot());
      for (const type of all.slice(done)) assert.deepEqual(copy.act({ type }), original.act({ type }));
      assert.deepEqual(copy.settlement(), original.settlement());
      assert.deepEqual(copy.events({ seat: 2 }), original.events({ seat: 2 }));
      assert.deepEqual(copy.snapshot(), original.snapshot());
      if (done < all.length) table.act({ type: all[done] });
    }
  }
});

test("A11 what everybody won is reported: stake, prize, what comes back, the house", () => {
  const table = running();
  for (const type of ["keep", "keep", "keep", "keep"]) table.act({ type });
  const settlement = table.settlement();
  assert.deepEqual(
    settlement.seats.map(({ seat, staked, returned, won, net }) => ({ seat, staked, returned, won, net })),
    [
      { seat: 0, staked: 30, returned: 0, won: 0, net: -30 },
      { seat: 2, staked: 60, returned: 0, won: 0, net: -60 },
    ],
  );
  assert.equal(settlement.house, 90);
  assert.deepEqual(table.view(1).settlement, settlement);
  assert.deepEqual(table.events().at(-1), { ...table.events().at(-1), type: "settled", settlement });
  table.act(deal);
  assert.equal(table.settlement(), null);
});

test("a snapshot is refused when cut, changed, newer, or of another game", () => {
  const snapshot = running({ seed: "x" }).snapshot();
  const refusal = (change, details) => {
    const other = change(structuredClone(snapshot));
    const error = refused(() => LetItRide.restore(other), "badSnapshot", details);
    assert.deepEqual(error.cite, { source: "housePractice", note: "snapshotChecked" });
  };
  refusal(({ sum, ...rest }) => rest, { reason: "sum" });
  refusal((all) => ({ ...all, v: 2 }), { reason: "version", v: 2 });
  refusal((all) => ({ ...all, game: "texasHoldem" }), { reason: "sum" });
  refusal((all) => ({ ...all, secret: false }), { reason: "sum" });
  refusal((all) => ({ ...all, extra: 0 }), { reason: "sum" });
  refusal((all) => ({ ...all, hands: all.hands.slice(1) }), { reason: "sum" });
  refusal(() => ({}), { reason: "format" });
  refusal(() => [], { reason: "format" });
  refusal(() => null, { reason: "format" });
  refusal((all) => JSON.stringify(all), undefined);
});

test("keep: what log and snapshot reach back to", () => {
  for (const keep of [0, 1, 2, 1000]) {
    const table = fresh({ keep, seed: "k" });
    for (let hand = 1; hand <= 5; hand += 1) {
      table.act({ type: "deal", bets });
      for (let turn = 0; turn < 4; turn += 1) table.act({ type: "keep" });
      assert.equal(table.events()[0].hand, Math.max(1, hand - keep));
      assert.ok(table.snapshot().hands.length <= keep + 2);
    }
  }
  refused(() => fresh({ keep: 1001 }), "badInput", {
    argument: "config.keep",
    reason: "range",
    ...range("0..1000", 1001),
  });
});
const range = (expected, got) => ({ expected, got });

test("a snapshot of a thousand hands is restored", { timeout: 60_000 }, () => {
  const table = fresh({ keep: 1000, seats: 7 });
  const all = Array.from({ length: 7 }, (_, seat) => ({ seat, bet: 50 }));
  const whole = [...deckOf(52)];
  for (let hand = 0; hand < 1002; hand += 1) {
    table.act({ type: "deal", bets: all, deck: whole });
    for (let turn = 0; turn < 14; turn += 1) table.act({ type: "keep" });
  }
  const snapshot = table.snapshot();
  assert.equal(snapshot.hands.length, 1001);
  const restored = LetItRide.restore(JSON.parse(JSON.stringify(snapshot)));
  assert.deepEqual(restored.snapshot(), snapshot);
  assert.equal(restored.events({ from: 0 }).length, table.events({ from: 0 }).length);
});
function* deckOf(count) {
  for (let id = 0; id < count; id += 1) yield "23456789TJQKA"[id >> 2] + "cdhs"[id & 3];
}

// ── Seeds ──

test("a seed is 32 bytes, their hex digits, or any other text", () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => i * 7);
  const hex = Buffer.from(bytes).toString("hex");
  const first = (seed) => {
    const table = fresh({ seed });
    table.act({ type: "deal", bets });
    return JSON.stringify(table.view(0).seats[0].hands);
  };
  assert.equal(first(bytes), first(hex));
  assert.equal(first(Buffer.from(bytes)), first(hex.toUpperCase()));
  assert.notEqual(first(hex.slice(1)), first(hex));
  assert.notEqual(first(""), first(" "));
  assert.equal(fresh({ seed: bytes }).snapshot().start.seed, hex);
  const later = Uint8Array.from(bytes);
  const table = fresh({ seed: later });
  later.fill(0);
  assert.equal(table.snapshot().start.seed, hex, "the bytes were copied");
  for (const length of [0, 16, 31, 33, 64]) {
    refused(() => fresh({ seed: new Uint8Array(length) }), "badInput", {
      argument: "config.seed",
      reason: "range",
      ...range("32 bytes", length),
    });
  }
});

test("the seed is in no view, no event, no error", () => {
  const seed = "the-secret-seed";
  const table = running({ seed });
  const key = table.snapshot().start.seed;
  const told = JSON.stringify([table.view(), table.view(0), table.events(), table.check({ type: "fold" }), table]);
  assert.ok(!told.includes(seed) && !told.includes(key));
});

test("S08 without a seed: different cards in every program, or an error; never a silent constant", () => {
  const program = (before) => `
    ${before}
    const { LetItRide } = await import(${JSON.stringify(new URL("../../pkg/node.js", import.meta.url).href)});
    const table = new LetItRide({ seats: 1, limits: { min: 1, max: 1 } });
    const before = JSON.stringify(table.snapshot());
    try {
      table.act({ type: "deal", bets: [{ seat: 0, bet: 1 }] });
      console.log(JSON.stringify(table.view(0).seats[0].hands[0].cards));
    } catch (error) {
      const seeded = new LetItRide({ seats: 1, limits: { min: 1, max: 1 }, seed: "s" });
      seeded.act({ type: "deal", bets: [{ seat: 0, bet: 1 }] });
      console.log(error.code, table.phase, JSON.stringify(table.snapshot()) === before, seeded.phase);
    }`;
  const run = (before) =>
    execFileSync(process.execPath, ["--input-type=module", "--eval", program(before)], {
      cwd: fileURLToPath(new URL(".", import.meta.url)),
      encoding: "utf8",
      timeout: 30_000,
    }).trim();
  const loads = [run(""), run(""), run("")];
  assert.equal(new Set(loads).size, 3, loads.join("\n"));
  const none = 'Object.defineProperty(globalThis, "crypto", { value: undefined });';
  assert.equal(run(none), "noEntropy waiting true bet1");
  const broken = 'crypto.getRandomValues = () => { throw new Error("no") };';
  assert.equal(run(broken), "noEntropy waiting true bet1");
});

// ── Subscriptions ──

describe("subscribe", () => {
  test("listeners hear of every act, undo and redo, and of nothing else", () => {
    const table = fresh();
    const heard = [];
    table.subscribe(() => heard.push([table.version, table.phase]));
    table.act(deal);
    table.act({ type: "keep" });
    table.undo();
    table.redo();
    assert.equal(table.redo(), false);
    refused(() => table.act({ type: "fold" }), "unknownAction");
    table.check({ type: "keep" });
    table.view(0);
    table.snapshot();
    assert.deepEqual(heard, [
      [1, "bet1"],
      [2, "bet1"],
      [3, "bet1"],
      [4, "bet1"],
    ]);
    while (table.undo());
    assert.equal(heard.length, 6);
    assert.equal(table.undo(), false);
    assert.equal(heard.length, 6);
  });

  test("in the order of subscription; ending one is idempotent and leaves the others", () => {
    const table = fresh();
    const heard = [];
    const listener = () => heard.push("twice");
    const ends = [
      table.subscribe(() => heard.push("a")),
      table.subscribe(listener),
      table.subscribe(listener),
      table.subscribe(() => heard.push("b")),
    ];
    table.act(deal);
    assert.deepEqual(heard.splice(0), ["a", "twice", "twice", "b"]);
    assert.equal(ends[1](), undefined);
    ends[1]();
    table.undo();
    assert.deepEqual(heard.splice(0), ["a", "twice", "b"]);
    for (const end of ends) end();
    table.redo();
    assert.deepEqual(heard, []);
  });

  test("who unsubscribes another during the round is obeyed; who comes during it hears the next one", () => {
    const table = fresh();
    const heard = [];
    table.subscribe(() => {
      heard.push("first");
      end();
      if (heard.length === 1) table.subscribe(() => heard.push("late"));
    });
    const end = table.subscribe(() => heard.push("never"));
    table.act(deal);
    table.act({ type: "keep" });
    assert.deepEqual(heard, ["first", "first", "late"]);
  });

  test("a listener may act: all hear of the first change, then of the second", () => {
    const table = fresh();
    const heard = [];
    table.subscribe(() => {
      heard.push(`a${table.version}`);
      if (table.phase === "bet1" && table.toAct === 0) {
        const [acted] = table.act({ type: "keep" });
        heard.push(acted.action);
      }
    });
    table.subscribe(() => heard.push(`b${table.version}`));
    const events = table.act(deal);
    assert.equal(events[0].type, "handStarted");
    assert.deepEqual(heard, ["a1", "keep", "b2", "a2", "b2"]);
    assert.deepEqual([table.version, table.toAct], [2, 2]);
  });

  test("what a listener throws stops neither the action nor the others, and is reported as uncaught", () => {
    const program = `
      import { LetItRide } from ${JSON.stringify(new URL("../../pkg/node.js", import.meta.url).href)};
      const uncaught = [];
      process.on("uncaughtException", (error) => uncaught.push(error.message));
      const table = new LetItRide({ seats: 1, limits: { min: 1, max: 1 } });
      const heard = [];
      table.subscribe(() => { throw new Error("one"); });
      table.subscribe(() => heard.push(table.version));
      table.subscribe(() => { throw new Error("two"); });
      table.act({ type: "deal", bets: [{ seat: 0, bet: 1 }] });
      table.act({ type: "keep" });
      setTimeout(() => console.log(JSON.stringify([heard, uncaught, table.version])), 10);`;
    const out = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });
    assert.deepEqual(JSON.parse(out), [[1, 2], ["one", "two", "one", "two"], 2]);
  });

  test("a listener that frees the table ends the round", () => {
    const table = fresh();
    const heard = [];
    table.subscribe(() => table.free());
    table.subscribe(() => heard.push("no"));
    assert.equal(table.act(deal).length > 0, true);
    assert.deepEqual(heard, []);
    refused(() => table.version, "freed");
  });
});

test("it is a source for useSyncExternalStore: methods work by themselves, the snapshot is stable", () => {
  const { subscribe, view, act, undo, legalActions, check, events, settlement, snapshot, tableActions, redo } = fresh();
  let renders = 0;
  let shown = view();
  const end = subscribe(() => {
    if (view() !== shown) renders += 1;
    shown = view();
    assert.equal(view(), shown);
  });
  act(deal);
  assert.deepEqual([renders, shown.phase, legalActions().length, check({ type: "keep" })], [1, "bet1", 2, null]);
  undo();
  redo();
  end();
  act({ type: "keep" });
  assert.equal(renders, 3);
  assert.deepEqual([settlement(), tableActions().length], [null, 2]);
  assert.ok(events().length > 0 && snapshot().v === 1);
  assert.deepEqual(
    [fresh().snapshot(), running().snapshot()].map(LetItRide.restore).map(({ hand }) => hand),
    [0, 1],
  );
});

// ── The end ──

test("free: twice is harmless, after it everything is `freed`", () => {
  for (const name of ["free", Symbol.dispose]) {
    const table = running();
    const end = table.subscribe(() => assert.fail("told after the end"));
    table[name]();
    table[name]();
    const calls = [
      () => table.version,
      () => table.hand,
      () => table.phase,
      () => table.toAct,
      () => table.pending,
      () => table.legalActions(),
      () => table.legalActions("nonsense"),
      () => table.tableActions(),
      () => table.act({ type: "keep" }),
      () => table.act(null),
      () => table.events(),
      () => table.events(7),
      () => table.view(),
      () => table.view(-1),
      () => table.subscribe(() => {}),
      () => table.subscribe(null),
      () => table.settlement(),
      () => table.snapshot(),
      () => table.undo(),
      () => table.redo(),
    ];
    for (const call of calls) assert.equal(refused(call, "freed", {}).cite, null);
    assert.deepEqual(table.check({ type: "keep" }), { code: "freed", details: {}, cite: null });
    assert.deepEqual(table.check(null), { code: "freed", details: {}, cite: null });
    end();
    assert.equal(table.game, "letItRide");
  }
});

test("freed while its input is read: an error, no trap", () => {
  for (const call of [
    (table, trap) => table.act(trap("type", "keep")),
    (table, trap) =>
      table.act({ ...deal, ...Object.defineProperties({}, Object.getOwnPropertyDescriptors(trap("cut", 5))) }),
    (table, trap) => table.act(trap("reason", "x", { type: "void" })),
    (table, trap) => table.events(trap("from", 0)),
  ]) {
    const table = running();
    const trap = (key, value, rest) =>
      Object.defineProperty({ ...rest }, key, {
        enumerable: true,
        get() {
          table.free();
          return value;
        },
      });
    refused(() => call(table, trap), "freed");
  }
  const table = running();
  const action = {
    get type() {
      table.free();
      return "keep";
    },
  };
  assert.equal(table.check(action).code, "freed");
});

test("input that calls back in: the inner action comes first, the outer one meets the new state", () => {
  const table = running();
  const action = {
    get type() {
      table.act({ type: "keep" });
      return "withdraw";
    },
    version: 1,
  };
  refused(() => table.act(action), "stale", { version: 2, got: 1 });
  assert.deepEqual([table.version, table.toAct], [2, 2]);
});

// ── Classes ──

test("the class: new is needed, heirs work, restore keeps the heir's class", () => {
  assert.throws(() => LetItRide(config), TypeError);
  class House extends LetItRide {
    get spectators() {
      return this.view().seats.filter(({ state }) => state === "empty").length;
    }
  }
  const house = new House(config);
  house.act(deal);
  assert.equal(house.spectators, 1);
  const restored = House.restore(house.snapshot());
  assert.ok(restored instanceof House && restored instanceof LetItRide);
  assert.equal(restored.spectators, 1);
  const { restore } = LetItRide;
  assert.ok(restore(house.snapshot()) instanceof LetItRide);
  assert.equal(JSON.stringify(house), "{}");
  assert.deepEqual(Object.keys(house), []);
  assert.equal(Object.prototype.toString.call(house), "[object Game]");
});

test("methods may be replaced on an object, as spies do", () => {
  const table = fresh();
  const { act } = table;
  let calls = 0;
  table.act = (action) => {
    calls += 1;
    return act(action);
  };
  table.act(deal);
  assert.deepEqual([calls, table.version], [1, 1]);
});
