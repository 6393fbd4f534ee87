// Random play that holds a table of the package to the eight properties every state machine keeps. It takes any game:
// the game says how its tables are set up, how a hand is dealt, and which cards a viewer may see, worked out from the
// deck alone. The Rust twin is tests/play/mod.rs.
import assert from "node:assert/strict";
import { isTapeteError } from "../../../pkg/node.js";
import { exact } from "./api.mjs";
import { DECK, random as generator } from "./naive.mjs";

/** A small generator with the calls that games need. */
export function randomFrom(seed) {
  const below = generator(seed);
  const pick = (list) => list[below(list.length)];
  return {
    below,
    pick,
    from: (least, most) => least + below(most - least + 1),
    oneIn: (n) => below(n) === 0,
    /** A whole deck in random order. */
    deck(joker) {
      const cards = joker ? [...DECK, "Jk"] : [...DECK];
      for (let i = cards.length - 1; i > 0; i -= 1) {
        const j = below(i + 1);
        [cards[i], cards[j]] = [cards[j], cards[i]];
      }
      return cards;
    },
  };
}

const CARDS = new Set([...DECK, "Jk"]);

/** All strings anywhere in a value that are cards. */
export function cardsIn(value, found = new Set()) {
  if (typeof value === "string") {
    if (CARDS.has(value)) found.add(value);
  } else if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) cardsIn(part, found);
  }
  return found;
}

const same = (a, b, what) => assert.equal(JSON.stringify(a), JSON.stringify(b), what);
const viewersOf = (table) => [null, ...table.view().seats.map(({ seat }) => seat)];

/** The error of a call, or null. Anything but an error of ours is a fault of the package. */
function problemIn(call) {
  try {
    call();
    return null;
  } catch (error) {
    assert.ok(isTapeteError(error), error?.stack);
    return error;
  }
}

/** 4. Nothing that a viewer gets holds a card that it may not see. */
function noSecrets(rules, { table, dealt, what }) {
  for (const viewer of viewersOf(table)) {
    const visible = rules.visible(table, dealt, viewer);
    const mine = table.events({ seat: viewer }).filter((event) => event.hand === table.hand);
    const open = [table.view(viewer), mine, table.legalActions(viewer), table.tableActions(), table.settlement()];
    const found = cardsIn(open);
    const secret = [...found].filter((card) => !visible.has(card));
    assert.deepEqual(secret, [], `${what}: viewer ${viewer} sees what is hidden`);
  }
  for (const probe of rules.probes(table, randomFrom(1))) {
    const told = [...cardsIn(table.check(probe))].filter((card) => !cardsIn(probe).has(card));
    assert.deepEqual(told, [], `${what}: a refusal tells cards`);
  }
}

/** 1 and 8. Nets sum to zero, every line has its source, and what was put up comes back or is lost. */
function settledWhole({ table, what }) {
  const { seats, house } = table.settlement();
  assert.equal(
    seats.reduce((sum, seat) => sum + seat.net, house),
    0,
    what,
  );
  for (const seat of seats) {
    assert.equal(seat.returned - seat.staked, seat.net, what);
    for (const { cite, reason } of seat.lines) {
      assert.ok("article" in cite || "source" in cite, what);
      assert.ok(reason.length > 0, what);
    }
  }
  let placed = 0;
  let paid = 0;
  for (const event of table.events().filter(({ hand }) => hand === table.hand)) {
    // The dealer's own bet is the house's.
    if (event.type === "betPlaced" && event.seat !== "dealer") placed += event.amount;
    if (event.type === "acted" && ["split", "double"].includes(event.action)) placed += event.amount;
    if (event.type === "paid" && event.seat !== "dealer") paid += event.line.returned;
    // What was settled before is undone.
    if (event.type === "voided") paid = event.returned.reduce((sum, { amount }) => sum + amount, 0);
  }
  if (placed > 0) {
    const total = (key) => seats.reduce((sum, seat) => sum + seat[key], 0);
    assert.equal(placed, total("staked"), `${what}: staked`);
    assert.equal(paid, total("returned"), `${what}: returned`);
  }
}

function samePlace(a, b, what) {
  same(a.snapshot(), b.snapshot(), what);
  for (const viewer of viewersOf(a)) {
    same({ ...a.view(viewer), version: 0 }, { ...b.view(viewer), version: 0 }, what);
    same(a.events({ seat: viewer }), b.events({ seat: viewer }), what);
  }
}

/** 5. Restoring gives the same table; undo then redo too; a changed snapshot is refused. */
function restores(rules, { table, dealt, what }, random) {
  const snapshot = table.snapshot();
  const text = JSON.stringify(exact(snapshot));
  const restored = rules.Game.restore(JSON.parse(text));
  samePlace(table, restored, what);
  noSecrets(rules, { table: restored, dealt, what: `${what}: restored` });
  if (restored.undo()) {
    if (restored.hand === table.hand) noSecrets(rules, { table: restored, dealt, what: `${what}: undone` });
    assert.ok(restored.redo(), what);
    noSecrets(rules, { table: restored, dealt, what: `${what}: redone` });
    samePlace(table, restored, `${what}: undo, redo`);
  }
  restored.free();
  const tampered = tamper(JSON.parse(text), random);
  const problem = problemIn(() => rules.Game.restore(tampered));
  assert.equal(problem?.code, "badSnapshot", `${what}: ${JSON.stringify(tampered)}`);
}

/** A copy with something changed, added or removed somewhere. */
function tamper(value, random) {
  if (Array.isArray(value) && value.length > 0) {
    const at = random.below(value.length);
    if (random.oneIn(4)) return value.toSpliced(at, 1);
    return value.with(at, tamper(value[at], random));
  }
  if (typeof value === "object" && value !== null && Object.keys(value).length > 0) {
    const key = random.pick(Object.keys(value));
    const choice = random.below(8);
    if (choice === 0) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    if (choice === 1) return { ...value, extra: 1 };
    return { ...value, [key]: tamper(value[key], random) };
  }
  if (typeof value === "number") return value + 1;
  if (typeof value === "string") return `${value}0`;
  return typeof value === "boolean" ? !value : "x";
}

/** 2 and 3. Offered exactly if accepted; `check` and `act` agree; a refusal has its source and changes nothing. */
function probed(rules, { table, what }, random) {
  const before = JSON.stringify(table.snapshot());
  const { version } = table;
  const offered = [offeredTo(table), table.tableActions()];
  for (const action of rules.probes(table, random)) {
    const named = `${what}: ${JSON.stringify(action)}`;
    const turn = table.toAct;
    const found = table.check(action);
    const right = isOffered(offered, action, turn) && (rules.isRight?.(table, action) ?? true);
    assert.equal(right, found === null, named);
    const error = problemIn(() => table.act(action));
    same(found, error, named);
    if (error === null) {
      assert.ok(table.undo(), named);
    } else {
      assert.notEqual(found.cite, null, `${named} names no source`);
    }
    assert.equal(JSON.stringify(table.snapshot()), before, `${named} left something behind`);
  }
  assert.ok(table.version >= version);
}

/** What all seats that may act now may do. */
const offeredTo = (table) => table.pending.flatMap((seat) => table.legalActions(seat));

function isOffered([legal, tables], action, turn) {
  if (tables.some(({ type }) => type === action.type)) return true;
  return legal.some(
    ({ type, seat, ...amounts }) => type === action.type && (action.seat ?? turn) === seat && fits(amounts, action.to),
  );
}

function fits({ min, max, sizes }, to) {
  if (to === undefined) return min === undefined;
  return sizes === undefined ? min !== undefined && to >= min && to <= max : sizes.includes(to);
}

/** One of the legal actions, with an amount where it needs one. */
export function choose(table, random, rules) {
  const { type, seat, min, max, sizes } = random.pick(offeredTo(table));
  const action = { type };
  if (sizes !== undefined) action.to = random.pick(sizes);
  else if (min !== undefined) action.to = random.pick([min, max, random.from(min, max)]);
  if (random.oneIn(3) || seat !== table.toAct) action.seat = seat;
  if (random.oneIn(3)) action.version = table.version;
  return rules?.complete?.(table, action, random) ?? action;
}

function playHand(rules, table, random, what, every, script, last) {
  const place = { table, dealt: last, what };
  const hides = () => random.oneIn(every.secrets) && table.hand > 0;
  const take = (action) => {
    const before = random.oneIn(every.copies) ? JSON.stringify(table.snapshot()) : null;
    const { version, hand } = table;
    const next = table.view().nextEvent;
    const events = exact(table.act(action));
    script.push(action);
    assert.equal(table.version, version + 1, what);
    assert.deepEqual(
      events.map(({ n }) => n),
      events.map((_, i) => next + i),
      `${what}: events are numbered on`,
    );
    if (before === null) return;
    assert.ok(table.undo());
    assert.equal(JSON.stringify(table.snapshot()), before, `${what}: undo of ${JSON.stringify(action)}`);
    // Not after a deal: then the hand before it lies on the table.
    if (table.hand === hand && action.type !== "deal" && hand > 0)
      noSecrets(rules, { ...place, what: `${what}: undone` });
    assert.ok(table.redo());
    same(table.events({ from: next }), events, `${what}: redo of ${JSON.stringify(action)}`);
    if (table.hand > 0) noSecrets(rules, { ...place, what: `${what}: redone` });
  };
  rules.beforeDeal?.(table, random, (action) => {
    take(action);
    if (hides()) noSecrets(rules, place);
  });
  const deck = random.deck(rules.joker === true);
  const dealt = { deck, ...rules.deal(table, deck, random) };
  place.dealt = dealt;
  take(dealt);
  for (let actions = 0; ; actions += 1) {
    if (hides()) noSecrets(rules, place);
    if (random.oneIn(every.copies)) {
      probed(rules, place, random);
      restores(rules, place, random);
    }
    if (table.toAct === null) break;
    // 6. It ends.
    assert.ok(actions < rules.mostActions, `${what} does not end`);
    const chance = random.below(240);
    if (chance < 4) take({ type: "timeout" });
    else if (chance === 4) take({ type: "void", reason: "misdeal" });
    else take(choose(table, random, rules));
  }
  assert.deepEqual(table.legalActions(), []);
  settledWhole(place);
  rules.settled?.(table, dealt);
  return dealt;
}

/**
 * Plays hands of random settings, eight a table, and gives how many it played. The costly checks are made on one step in
 * so many: `secrets`, whether anybody sees what is hidden; `copies`, whether refusals change nothing, and snapshots,
 * undo, redo and tampering do what they should.
 */
export function play(rules, from, to, every) {
  let number = from;
  while (number < to) {
    const random = randomFrom(number);
    const config = { ...rules.config(random), seed: `hand ${number}`, keep: random.below(3) };
    const table = new rules.Game(config);
    const script = [];
    let last = null;
    for (let hand = 0; hand < 8; hand += 1, number += 1) {
      last = playHand(rules, table, random, `hand ${number}`, every, script, last);
    }
    // 7. The same settings, seed and actions give the same log.
    if (random.oneIn(Math.ceil(every.copies / 16))) {
      const again = new rules.Game(config);
      for (const { version, ...action } of script) again.act(action);
      samePlace(table, again, `hand ${number}: played again`);
      again.free();
    }
    table.free();
  }
  return number - from;
}
