// Ranking one hand: check, ask the core, unpack its number into the plain result.
// What runs for every hand is short and apart from what does not: V8 puts 920 bytecodes in line at most, and a local
// name for a module's constant takes fewer.
import { rankValue as coreValue, rankCards } from "../tapete.js";
import { CARDS, ids, RANKS, SUITS } from "./card-ids.js";
import { loadHand, plainCards, settle } from "./card-sets.js";
import { categoryIn, classTable, ranksIn } from "./classes.js";
import { refuseUnknown } from "./input.js";
import { MODES, readOptions, SHOWING, TWO } from "./rulesets.js";
import { notReady, ready } from "./start.js";

export function rankHand(cards, options) {
  if (!ready) notReady();
  // Options first: reading them may run the caller's code, and `ids` must not change after that.
  const read = readOptions(options);
  const input = plainCards(cards, "cards");
  refuseUnknown(read);
  const ruleset = read.ruleset ?? "standard";
  return rank(MODES[ruleset], input, 5, 7, ruleset);
}

export function rankValue(cards, options) {
  if (!ready) notReady();
  const read = readOptions(options);
  const input = plainCards(cards, "cards");
  refuseUnknown(read);
  const ruleset = read.ruleset ?? "standard";
  const value = valueLoaded(MODES[ruleset], loadHand(input, "cards", 5, 7, ruleset));
  if (value === -1) refuse(input, 5, 7, ruleset);
  return value;
}

export function rankTwo(cards) {
  if (!ready) notReady();
  // The Pai Gow low hand: the joker is an ace there.
  return rank(TWO, plainCards(cards, "cards"), 2, 2, "paiGow");
}

export function rankShowing(cards) {
  if (!ready) notReady();
  return rank(SHOWING, plainCards(cards, "cards"), 1, 4, "standard");
}

/** Says why the core did not take the hand: a repeat or a joker. */
function refuse(input, min, max, ruleset) {
  settle([{ argument: "cards", input, min, max }], ruleset, false);
}

/** The value of the five to seven cards in `ids`, or -1. */
export function valueLoaded(mode, count) {
  return coreValue(mode, count, ids[0], ids[1], ids[2], ids[3], ids[4], ids[5], ids[6]);
}

/** The core's number: value, 13 bits; place of each card, 3 bits each: five that play, two that do not; the joker's role. */
function rank(mode, input, min, max, ruleset) {
  const count = loadHand(input, "cards", min, max, ruleset);
  const all = ids;
  // The core looks at no more of them than that; the others are left over from hands before.
  const packed = rankCards(mode, count, all[0], all[1], all[2], all[3], all[4], all[5], all[6]);
  if (Number.isNaN(packed)) refuse(input, min, max, ruleset);
  const high = (packed / 0x10000000) | 0;
  const low = (packed - high * 0x10000000) | 0;
  const value = low & 0x1fff;
  const order = low >> 13;
  const entry = classTable(mode, count)[value];
  return {
    value,
    category: categoryIn(entry),
    ranks: ranksIn(entry),
    cards: playing(order, count),
    unused: count > 5 ? leftOver(high, count) : [],
    joker: jokerOf(high >> 6),
  };
}

/** The cards that play, at most five. */
function playing(order, count) {
  const all = ids;
  const cards = CARDS;
  const five = [
    cards[all[order & 7]],
    cards[all[(order >> 3) & 7]],
    cards[all[(order >> 6) & 7]],
    cards[all[(order >> 9) & 7]],
    cards[all[(order >> 12) & 7]],
  ];
  return count < 5 ? five.slice(0, count) : five;
}

/** The one or two cards of six or seven that do not play, in the order given. */
function leftOver(places, count) {
  const first = CARDS[ids[places & 7]];
  return count === 6 ? [first] : [first, CARDS[ids[(places >> 3) & 7]]];
}

function jokerOf(bits) {
  return (bits & 15) === 15 ? null : role(bits & 15, bits >> 4);
}

function role(rank, suit) {
  return { rank: RANKS[rank], suit: suit === 4 ? null : SUITS[suit] };
}
