// Cards as numbers 0..52: names, and the parser of every accepted form of card text.
import { badInput, cut, fail, kindOf, shown } from "./errors.js";
import { bounded } from "./input.js";

export const JOKER = 52;

export const RANKS = [..."23456789TJQKA"];
export const SUITS = [..."cdhs"];

/** Canonical card by id. */
export const CARDS = [...RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)), "Jk"];

// By ASCII code: rank * 4, and suit. 128 marks what is neither, so that a sum over 51 is no card.
const NONE = 128;
const rankOf = new Uint8Array(128).fill(NONE);
const suitOf = new Uint8Array(128).fill(NONE);
for (const [table, letters, step] of [
  [rankOf, RANKS, 4],
  [suitOf, SUITS, 1],
]) {
  letters.forEach((letter, index) => {
    table[letter.charCodeAt(0)] = index * step;
    table[letter.toLowerCase().charCodeAt(0)] = index * step;
    table[letter.toUpperCase().charCodeAt(0)] = index * step;
  });
}

// Black and white symbols. The white ones are the outlined twins, not other suits.
const SYMBOLS = { "♣": 0, "♧": 0, "♦": 1, "♢": 1, "♥": 2, "♡": 2, "♠": 3, "♤": 3 };
const suitOfSymbol = new Map(Object.entries(SYMBOLS).map(([symbol, suit]) => [symbol.charCodeAt(0), suit]));

// All of Unicode's white space, since text copied from pages has more than the plain space.
const WIDE_BLANKS = /[\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
const isBlank = (code) =>
  code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code > 0x7f && WIDE_BLANKS.test(String.fromCharCode(code)));
const isSeparator = (code) => code === 0x2c || isBlank(code);
const isJoker = (first, second) => (first | 32) === 0x6a && (second | 32) === 0x6b;

/** Ids of the last `scan`, valid until the next one. Cards beyond its length are only counted. */
export const ids = new Uint8Array(64);

/**
 * The fast path, which allocates nothing: plain two-letter cards. Returns how many `ids` now holds,
 * or -1 for any other text, which `readCards` then reads with care.
 */
export function scan(input) {
  return typeof input === "string" ? scanText(input) : scanList(input);
}

function scanText(text) {
  const last = text.length - 1;
  let at = 0;
  let count = 0;
  while (at < last) {
    const first = text.charCodeAt(at);
    const id = idOf(first, text.charCodeAt(at + 1));
    if (id === -1) {
      if (first !== 0x20 && first !== 0x2c) return -1;
      at += 1;
      continue;
    }
    ids[count] = id;
    count += 1;
    at += 2;
    // Most cards are one blank apart: past it at once, not by another turn.
    if (at < last && text.charCodeAt(at) === 0x20) at += 1;
  }
  return at === last && !isSeparator(text.charCodeAt(at)) ? -1 : count;
}

function scanList(list) {
  for (let index = 0; index < list.length; index += 1) {
    const text = list[index];
    const id = text.length === 2 ? idOf(text.charCodeAt(0), text.charCodeAt(1)) : -1;
    if (id === -1) return -1;
    ids[index] = id;
  }
  return list.length;
}

function idOf(first, second) {
  if ((first | second) > 127) return -1;
  const id = rankOf[first] + suitOf[second];
  if (id < JOKER) return id;
  return isJoker(first, second) ? JOKER : -1;
}

/**
 * Every accepted form: `{ ids, positions, bad }`. `bad` is the first token that is no card, with
 * its position: UTF-16 index in a text, array index in a list. Repeats are left to the caller.
 */
export function readCards(input) {
  return typeof input === "string" ? readText(input) : readList(input);
}

function readText(text) {
  const found = { ids: [], positions: [], bad: null };
  let at = 0;
  for (;;) {
    while (isSeparator(text.charCodeAt(at))) at += 1;
    if (at >= text.length) return found;
    const read = cardAt(text, at);
    if (read === -1) {
      found.bad = { position: at, token: tokenAt(text, at) };
      return found;
    }
    found.ids.push(read & 63);
    found.positions.push(at);
    at = read >> 6;
  }
}

function readList(list) {
  const found = { ids: [], positions: [], bad: null };
  for (const [index, text] of list.entries()) {
    const id = oneCard(text);
    if (id === -1) {
      found.bad = { position: index, token: cut(text) };
      return found;
    }
    found.ids.push(id);
    found.positions.push(index);
  }
  return found;
}

/** The id of a text that is exactly one card, blanks around it ignored; else -1. */
function oneCard(text) {
  let at = 0;
  while (isBlank(text.charCodeAt(at))) at += 1;
  const read = cardAt(text, at);
  if (read === -1) return -1;
  at = read >> 6;
  while (isBlank(text.charCodeAt(at))) at += 1;
  return at === text.length ? read & 63 : -1;
}

/** One card at an index: id + 64 * (index after it), or -1. */
function cardAt(text, at) {
  let code = text.charCodeAt(at);
  let next = at + 1;
  if (isJoker(code, text.charCodeAt(next))) return JOKER + 64 * (next + 1);
  let rank = code < 128 ? rankOf[code] : NONE;
  if (code === 0x31 && text.charCodeAt(next) === 0x30) {
    rank = 8 * 4; // "10"
    next += 1;
  }
  code = text.charCodeAt(next);
  next += 1;
  let suit = code < 128 ? suitOf[code] : NONE;
  if (suitOfSymbol.has(code)) {
    suit = suitOfSymbol.get(code);
    if ((text.charCodeAt(next) | 1) === 0xfe0f) next += 1; // text or emoji style
  }
  return rank + suit < JOKER ? rank + suit + 64 * next : -1;
}

function tokenAt(text, at) {
  let end = at;
  while (end < text.length && !isSeparator(text.charCodeAt(end))) end += 1;
  return cut(text.slice(at, end));
}

export function cardId(card) {
  if (typeof card !== "string") {
    badInput("card", "type", { expected: "Card", got: kindOf(card) });
  }
  const id = oneCard(bounded(card, "card"));
  if (id === -1) fail("badCard", { argument: "card", position: 0, token: cut(card) });
  return id;
}

export function cardFromId(id) {
  if (typeof id !== "number") {
    badInput("id", "type", { expected: "0..52", got: kindOf(id) });
  }
  if (!(Number.isInteger(id) && id >= 0 && id <= JOKER)) {
    badInput("id", "range", { expected: "0..52", got: shown(id) });
  }
  return CARDS[id];
}
