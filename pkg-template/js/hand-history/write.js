// The last hand of a table in the open PHH format.
import { badInput, fail, kindOf } from "../errors.js";
import { bounded, elements, fields, isList, refuseUnknown } from "../input.js";
import { unknownCards } from "./unknown.js";
import { OWN_FIELD, SETTINGS, VARIANTS } from "./variants.js";

const TEXTS = ["author", "event", "venue", "table"];

/** The text; `copy` makes a second table of the same snapshot. */
export function handHistory(table, options, copy) {
  const read = fields(options, "options", ["seat", "players", ...TEXTS]);
  const viewer = read.values.seat;
  const names = namesIn(read.values.players);
  const about = TEXTS.filter((key) => read.values[key] !== undefined).map((key) => [
    key,
    textIn(read.values[key], key),
  ]);
  if (viewer !== undefined) table.view(viewer); // which knows the seats
  refuseUnknown(read);

  if (table.hand === 0) fail("noHandRunning", {});
  const variant = variantOf(table.view());
  const log = lastHand(table);
  if (log === null) fail("noHandRunning", {});
  // What has changed at the chairs since the hand, only a copy can take back.
  const end = log.findIndex(({ type }) => type === "settled");
  const changes = end < 0 ? 0 : log.length - 1 - end;
  // What a seat has seen is asked from the table as it is: who took the chair since has not seen the hand.
  const eyes = viewer === undefined ? null : table;
  const told = { variant, about, names, viewer, eyes };
  if (changes === 0) return textOf(table, { ...told, log, unknown: unknownCards(table, table) });
  const earlier = copy();
  for (let back = 0; back < changes; back += 1) earlier.undo();
  const unknown = unknownCards(table, earlier);
  const text = textOf(earlier, { ...told, log: log.slice(0, end + 1), unknown });
  earlier.free();
  return text;
}

function textOf(table, { variant, log, about, names, viewer, eyes, unknown }) {
  if (log.some(({ type }) => type === "voided")) refuse("voided");
  const view = table.view();

  const order = inOrder(log[0]);
  const stacks = stacksAtDeal(view);
  const hand = { view, log, order, viewer, unknown, labels: new Map(order.map((seat, i) => [seat, `p${i + 1}`])) };
  const { config, settlement } = view;
  const lines = [["variant", variant]];
  // Who could not pay the whole ante plays for what it paid.
  if (config.ante > 0) lines.push(["ante_trimming_status", true]);
  lines.push(["antes", order.map(() => config.ante)]);
  for (const key of VARIANTS[variant].fields) lines.push([key, amountOf(key, hand)]);
  lines.push(["starting_stacks", order.map((seat) => stacks.get(seat))]);
  lines.push(["actions", actionsOf(hand, eyes ?? table)]);
  lines.push(...about, ["hand", view.hand], ["seats", order.map((seat) => seat + 1)], ["seat_count", config.size]);
  if (names.length > 0) lines.push(["players", order.map((seat) => names[seat] ?? "")]);
  if (settlement !== null) {
    const of = new Map(settlement.seats.map((seat) => [seat.seat, seat]));
    lines.push(["finishing_stacks", order.map((seat) => stacks.get(seat) + of.get(seat).net)]);
    lines.push(["winnings", order.map((seat) => of.get(seat).won)]);
  }
  const own = [...ownSettings(config), ...positionsOf(hand)];
  if (own.length > 0) lines.push([OWN_FIELD, own]);
  return lines.map(([key, value]) => `${key} = ${toml(value, key)}\n`).join("");
}

const refuse = (reason, more) => fail("badHandHistory", { reason, ...more });

function namesIn(players = []) {
  if (!isList(players, "options.players"))
    badInput("options.players", "type", { expected: "array", got: kindOf(players) });
  return elements(players, "options.players").map((name) => textIn(name ?? "", "players"));
}

function textIn(value, key) {
  const argument = `options.${key}`;
  if (typeof value !== "string") badInput(argument, "type", { expected: "string", got: kindOf(value) });
  return bounded(value, argument);
}

function variantOf({ game, config }) {
  const type = config.structure?.type;
  const found = Object.entries(VARIANTS).find(([, variant]) => variant.game === game && variant.structure === type);
  return found?.[0] ?? refuse("noVariant", { game, ...(type !== undefined && { structure: type }) });
}

/**
 * The log of the last hand, from its start, also what came after it. Null where a restored table was taken back to
 * before the first deal that it knows.
 */
function lastHand(table) {
  const { hand, nextEvent } = table.view();
  for (let back = 256; ; back *= 4) {
    const from = Math.max(0, nextEvent - back);
    const log = table.events({ from });
    const start = log.findIndex((event) => event.type === "handStarted" && event.hand === hand);
    if (start >= 0) return log.slice(start);
    if (from === 0) return null;
  }
}

/** Hold'em from the button's left, stud as dealt. */
function inOrder({ seats, button }) {
  const first = button === null ? 0 : seats.findIndex((seat) => seat > button);
  return first <= 0 ? seats : [...seats.slice(first), ...seats.slice(0, first)];
}

/** What each seat had before the hand: now the hand's chips are in the middle, or have gone where they went. */
function stacksAtDeal({ seats, settlement }) {
  const nets = new Map(settlement?.seats.map(({ seat, net }) => [seat, net]));
  return new Map(
    seats.map(({ seat, stack, total }) => [seat, settlement ? stack - (nets.get(seat) ?? 0) : stack + total]),
  );
}

function amountOf(key, hand) {
  const { structure } = hand.view.config;
  switch (key) {
    case "min_bet":
      return structure.bigBlind;
    case "small_bet":
      return structure.smallBet;
    case "big_bet":
      return structure.bigBet;
    case "bring_in":
      return structure.bringIn;
    default:
      return blinds(hand);
  }
}

/** The whole blinds, also of who could not pay them. Of two players the standard has them the other way round. */
function blinds({ view, log, order }) {
  const { smallBlind, bigBlind } = view.config.structure;
  const late = log.some(({ type, kind, seat }) => {
    return type === "posted" && (kind === "dead" || (kind === "bigBlind" && seat !== view.bigBlindSeat));
  });
  if (late) refuse("missedBlinds");
  const amounts = order.map((seat) =>
    seat === view.smallBlindSeat ? smallBlind : seat === view.bigBlindSeat ? bigBlind : 0,
  );
  return order.length === 2 ? amounts.reverse() : amounts;
}

/** The actions, with the cards of every hand, or with those that a viewer has seen. */
function actionsOf({ view, log, order, viewer, labels, unknown }, table) {
  const from = log[0].n;
  const cardAt = new Map();
  for (const seat of order.filter((one) => viewer === undefined || one === viewer)) {
    for (const event of table.events({ from, seat })) {
      if (event.type === "dealt" && event.to === seat) cardAt.set(event.n, event.card);
    }
  }
  const actions = [];
  const held = new Map(order.map((seat) => [seat, ""]));
  const count = new Map(order.map((seat) => [seat, 0]));
  const shown = new Set(log.filter(({ type }) => type === "shown").map(({ at }) => at));
  let board = "";
  const flush = () => {
    for (const seat of order) if (held.get(seat) !== "") actions.push(`d dh ${labels.get(seat)} ${held.get(seat)}`);
    for (const seat of order) held.set(seat, "");
    if (board !== "") actions.push(`d db ${board}`);
    board = "";
  };
  /** How many cards of each hand nobody else has seen: with none left there is nothing to show. */
  const hidden = new Map(order.map((seat) => [seat, 0]));
  for (const event of log) {
    if (event.type === "dealt") {
      if (event.to === "board" || event.to === "common") board += event.card;
      else if (event.to === "burn") flush();
      else {
        const n = count.get(event.to);
        count.set(event.to, n + 1);
        if (!event.up) hidden.set(event.to, hidden.get(event.to) + 1);
        const nobodys = unknown(event.to, n) && !shown.has(event.to);
        const card = nobodys ? undefined : (cardAt.get(event.n) ?? event.card);
        held.set(event.to, held.get(event.to) + (card ?? "??"));
      }
      continue;
    }
    flush();
    if (event.type === "shown") {
      if (hidden.get(event.at) > 0) actions.push(`${labels.get(event.at)} sm ${event.cards.join("")}`);
      hidden.set(event.at, 0);
    }
    if (event.type === "mucked") actions.push(`${labels.get(event.seat)} sm`);
    if (event.type === "acted") {
      const decision = decisionOf(event, view.config);
      if (decision !== null) actions.push(`${labels.get(event.seat)} ${decision}`);
    }
  }
  return actions;
}

function decisionOf({ action, to }, { structure }) {
  switch (action) {
    case "fold":
      return "f";
    case "check":
    case "call":
      return "cc";
    case "bringIn":
      return to <= structure.bringIn ? "pb" : `cbr ${to}`;
    case "bet":
    case "raise":
    case "complete":
      return `cbr ${to}`;
    default:
      return null; // show and muck: what they led to is told
  }
}

/** Settings that the standard has no field for, where they are not what the package takes by itself. */
function ownSettings({ structure, ...config }) {
  const all = { ...config, maxRaises: structure.maxRaises };
  const keys = Object.keys(SETTINGS).filter((key) => all[key] !== undefined && all[key] !== SETTINGS[key]);
  return keys.map((key) => [key, all[key]]);
}

/** Where button and small blind are, if one of them is at an empty chair; and the small blind that nobody posts. */
function positionsOf({ view: { button, smallBlindSeat, config }, labels }) {
  const empty = (seat) => seat !== null && !labels.has(seat);
  if (!empty(button) && !empty(smallBlindSeat)) return [];
  const seats = [
    ["button", button + 1],
    ["smallBlindSeat", smallBlindSeat + 1],
  ];
  return empty(smallBlindSeat) ? [...seats, ["smallBlind", config.structure.smallBlind]] : seats;
}

// ── TOML ──

function toml(value, key) {
  if (key === "actions")
    return value.length === 0 ? "[]" : `[\n${value.map((action) => `  ${quoted(action)},\n`).join("")}]`;
  if (key === OWN_FIELD) return `{ ${value.map(([name, setting]) => `${name} = ${toml(setting)}`).join(", ")} }`;
  if (Array.isArray(value)) return `[${value.map((item) => toml(item)).join(", ")}]`;
  return typeof value === "string" ? quoted(value) : String(value);
}

/** A basic string has the escapes of JSON, one control character more, and no half characters. */
const quoted = (text) => JSON.stringify(text.replace(/\p{Surrogate}/gu, "\ufffd")).replaceAll("\x7f", "\\u007f");
