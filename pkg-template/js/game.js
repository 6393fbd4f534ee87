// A table: what the five games share. State, rules and log are in the core; here is what pages read of them.
import { Question, TableHandle } from "../tapete.js";
import { made, problemOf, take } from "./answers.js";
import { hexOf, isBytes, viewOf } from "./bytes.js";
import { badInput, fail, kindOf, shown } from "./errors.js";
import { handHistory } from "./hand-history/write.js";
import { fields, plain, refuseUnknown } from "./input.js";
import { pack } from "./packing.js";
import * as quick from "./quick.js";
import { notReady, ready } from "./start.js";

const NONE = -1;

// The core reads no seat beyond; which seats a table has it says itself.
const MOST_SEATS = 254;
const KEY_BYTES = 32;

// A seed may be bytes. A snapshot may hold a thousand hands: the core looks at each of them.
const CONFIG = { length: 1024, nodes: 16384, leaf: seedText };
const SNAPSHOT = { length: 100_000, nodes: 1 << 24 };

// Each may be handed on by itself, as in `useSyncExternalStore(table.subscribe, table.view)`.
const METHODS = [
  ...["legalActions", "tableActions", "check", "act", "events", "view", "subscribe", "settlement", "snapshot"],
  ...["handHistory", "undo", "redo", "free"],
];

/** What `restore` hands to a constructor in place of settings, and the snapshot that it stands for. */
const saved = new WeakMap();

/** The class whose static method was called: the game's own, also when it is called by itself, or an heir. */
export const ruledBy = (called, own) => (called?.prototype instanceof own ? called : own);

/** `restore` of a game's class. */
export function restored(called, own, snapshot) {
  const Class = ruledBy(called, own);
  const token = {};
  saved.set(token, snapshot);
  return new Class(token);
}

export class Game {
  #name;
  #handle;
  // Where it stands: reading this does not ask the core.
  #version;
  #hand;
  #phase;
  #toAct;
  #pending;
  /** What the seat to act may do; null when somebody has it. */
  #legal;
  /** By seat, -1 for the spectator; those of older versions are made anew. */
  #views = new Map();
  #listeners = new Set();
  /** Changes that not all listeners have been told of. */
  #untold = 0;

  constructor(name, given) {
    if (!ready) notReady();
    this.#name = name;
    this.#handle = saved.has(given) ? reopened(name, saved.get(given)) : opened(name, given);
    this.#stand(this.#ask(Question.Standing));
    for (const method of METHODS) {
      const value = this[method].bind(this);
      Object.defineProperty(this, method, { value, writable: true, configurable: true });
    }
  }

  get game() {
    return this.#name;
  }

  get version() {
    this.#alive();
    return this.#version;
  }

  get hand() {
    this.#alive();
    return this.#hand;
  }

  get phase() {
    this.#alive();
    return this.#phase;
  }

  get toAct() {
    this.#alive();
    return this.#toAct;
  }

  get pending() {
    this.#alive();
    return this.#pending.slice();
  }

  // ── What is asked ──

  #ask(question, seat = NONE, from = 0, freeze = false) {
    return take(this.#handle.ask(question, seat, from), freeze);
  }

  legalActions(seat) {
    this.#alive();
    const whose = seatOf(seat === undefined ? this.#toAct : seat);
    if (whose === NONE) return [];
    const known = this.#legal;
    if (known === null || whose !== this.#toAct) return this.#ask(Question.LegalActions, whose);
    this.#legal = null; // whoever asks again has objects of his own
    return known;
  }

  tableActions() {
    this.#alive();
    return this.#ask(Question.TableActions);
  }

  settlement() {
    this.#alive();
    return this.#ask(Question.Settlement);
  }

  view(seat) {
    this.#alive();
    const viewer = seatOf(seat);
    let view = this.#views.get(viewer);
    if (view?.version !== this.#version) {
      view = this.#ask(Question.View, viewer, 0, true);
      this.#views.set(viewer, view);
    }
    return view;
  }

  events(options = {}) {
    this.#alive();
    const read = fields(options, "options", ["from", "seat"]);
    const { from = 0, seat } = read.values;
    checkWhole(from, "from", Number.MAX_SAFE_INTEGER);
    const viewer = seatOf(seat);
    refuseUnknown(read);
    this.#alive(); // reading the options may have run code of the caller
    return this.#ask(Question.Events, viewer, from);
  }

  snapshot() {
    this.#alive();
    return this.#ask(Question.Snapshot);
  }

  handHistory(options = {}) {
    this.#alive();
    const copy = () => {
      const token = {};
      saved.set(token, this.snapshot());
      return new Game(this.#name, token);
    };
    return handHistory(this, options, copy);
  }

  // ── What is done ──

  check(action) {
    try {
      this.#alive();
      return take(this.#send(action, true), false);
    } catch (thrown) {
      return problemOf(thrown);
    }
  }

  act(action) {
    this.#alive();
    return this.#change(take(this.#send(action, false), false));
  }

  #send(action, onlyCheck) {
    if (quick.isQuick(action, this.#name)) {
      this.#alive();
      return this.#handle.actQuick(quick.kind, quick.seat, quick.version, quick.to, onlyCheck);
    }
    const packed = pack(plain(action, "action"));
    this.#alive();
    return this.#handle.act(packed, onlyCheck);
  }

  undo() {
    this.#alive();
    return this.#moved(this.#handle.step(true));
  }

  redo() {
    this.#alive();
    return this.#moved(this.#handle.step(false));
  }

  #moved(moved) {
    if (moved) this.#change(this.#ask(Question.Standing));
    return moved;
  }

  /** Takes over where the table stands now, and gives the events that led there. */
  #change(standing) {
    this.#stand(standing);
    if (this.#listeners.size > 0) this.#tell();
    return standing.events;
  }

  #stand({ version, hand, phase, toAct, pending, legal }) {
    this.#version = version;
    this.#hand = hand;
    this.#phase = phase;
    this.#toAct = toAct;
    this.#pending = pending;
    this.#legal = legal;
  }

  // ── Who is told ──

  subscribe(listener) {
    this.#alive();
    if (typeof listener !== "function") {
      badInput("listener", "type", { expected: "function", got: kindOf(listener) });
    }
    const entry = { listener };
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  /** One round a change. If a listener acts, its change has the next round: nobody hears of it too early or twice. */
  #tell() {
    this.#untold += 1;
    if (this.#untold > 1) return;
    for (; this.#untold > 0; this.#untold -= 1) {
      for (const entry of [...this.#listeners]) {
        if (this.#listeners.has(entry)) call(entry.listener);
      }
    }
  }

  // ── The end ──

  free() {
    this.#handle?.free();
    this.#handle = null;
    this.#views.clear();
    this.#listeners.clear();
  }

  #alive() {
    if (this.#handle === null) fail("freed", {});
  }
}

// Frameworks that wrap plain objects in proxies, as Vue does, leave alone what has a tag of its own.
Object.defineProperty(Game.prototype, Symbol.toStringTag, { value: "Game", configurable: true });
if (Symbol.dispose) {
  Object.defineProperty(Game.prototype, Symbol.dispose, {
    value() {
      this.free();
    },
    writable: true,
    configurable: true,
  });
}

function opened(name, config) {
  const packed = pack(plain(config, "config", CONFIG));
  return made(() => TableHandle.open(name, packed, false));
}

function reopened(name, snapshot) {
  // Of any length, text is none.
  const packed = pack(typeof snapshot === "string" ? "" : plain(snapshot, "snapshot", SNAPSHOT));
  return made(() => TableHandle.open(name, packed, true));
}

/** Bytes in the settings are the key of the randomness: as text, since plain data has no bytes. */
function seedText(value) {
  if (!isBytes(value)) return undefined;
  const bytes = viewOf(value, "config.seed");
  if (bytes.length !== KEY_BYTES) {
    badInput("config.seed", "range", { expected: `${KEY_BYTES} bytes`, got: bytes.length });
  }
  return hexOf(bytes);
}

function seatOf(seat) {
  if (seat === undefined || seat === null) return NONE;
  checkWhole(seat, "seat", MOST_SEATS);
  return seat;
}

function checkWhole(value, argument, max) {
  const expected = `0..${max}`;
  if (typeof value !== "number") badInput(argument, "type", { expected, got: kindOf(value) });
  if (!(Number.isInteger(value) && value >= 0 && value <= max)) {
    badInput(argument, "range", { expected, got: shown(value) });
  }
}

/** What a listener throws is its own affair: the environment reports it as uncaught, and the table goes on. */
function call(listener) {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
