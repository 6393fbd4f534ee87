// The deck that deals what a hand history says was dealt. Unknown cards are those that the record names nowhere, in the
// order of their ids; but an unknown door of stud is the highest of them, unless that seat brought in.
import { UNKNOWN } from "./actions.js";

const HOLE = { texasHoldem: 2, sevenCardStud: 7 };
const COMMON = { texasHoldem: 5, sevenCardStud: 1 };
/** Stud's first open card, by its place in the hand. */
const DOOR = 2;

/**
 * What was dealt: `hole`, the cards of each player, and `board`; each card is `{ card, at }`, and `invented` where the
 * record does not know it. `live[n]`: who was still in when card n of the hands began to be dealt.
 */
export function dealtIn(actions, players, game, refuse) {
  const hole = Array.from({ length: players }, () => []);
  const board = [];
  const live = [];
  const folded = new Set();
  const seen = new Map();
  const stillIn = () => hole.map((_, i) => i).filter((i) => !folded.has(i));

  const note = ({ card, at }) => {
    if (card === UNKNOWN) return;
    if (seen.has(card)) refuse(at, "duplicateCard", { card });
    seen.set(card, at);
  };
  const deal = (to, most, part) => {
    if (to.length === most) refuse(part.at, "tooManyCards", { expected: most });
    note(part);
    to.push({ card: part.card, at: part.at, invented: false });
  };

  for (const { actor, verb, to, cards, at } of actions) {
    if (verb === "db") for (const part of cards) deal(board, COMMON[game], part);
    if (verb === "dh") {
      if (folded.has(to)) refuse(at, "order", {});
      for (const part of cards) {
        live[hole[to].length] ??= stillIn();
        deal(hole[to], HOLE[game], part);
      }
    }
    if (verb === "f") folded.add(actor);
    if (verb === "sm" && Array.isArray(cards)) shown(hole[actor], cards, note, refuse);
  }
  for (let n = 0; n < HOLE[game]; n += 1) live[n] ??= n < 3 ? hole.map((_, i) => i) : stillIn();
  const opener = actions.find(({ actor }) => actor !== null)?.actor;
  return { hole, board, live, opener };
}

/** Shown cards are the hand's own; those that were unknown when they were dealt are known now. */
function shown(hand, cards, note, refuse) {
  const open = hand.filter(({ card }) => card === UNKNOWN);
  for (const part of cards) {
    if (part.card === UNKNOWN || hand.some(({ card }) => card === part.card)) continue;
    const slot = open.shift() ?? refuse(part.at, "cardNotHeld", { card: part.card });
    note(part);
    slot.card = part.card;
  }
}

/** The deck, from the top. Cards that it has to invent are put into `hole` and `board` too. */
export function deckOf(dealt, game, cards) {
  const places = game === "texasHoldem" ? holdem(dealt) : stud(dealt);
  const named = new Set([...dealt.hole.flat(), ...dealt.board].map(({ card }) => card));
  const unnamed = cards.filter((card) => !named.has(card));
  const invent = (part, card = UNKNOWN) => Object.assign(part, { card, invented: true });
  const fill = (part) => {
    if (part.card === UNKNOWN) invent(part, unnamed.shift());
    return part.card;
  };
  if (game === "sevenCardStud") {
    const doors = dealt.hole.filter((_, player) => player !== dealt.opener).map((hand) => hand[DOOR]);
    for (const door of doors) if (door.card === UNKNOWN) invent(door, unnamed.pop());
  }
  return places.map(fill).filter((card) => card !== UNKNOWN);
}

/** The card of a hand, also one of which the record says nothing. */
function cardOf(hand, n) {
  hand[n] ??= { card: UNKNOWN, at: null, invented: true };
  return hand[n];
}

const burn = () => ({ card: UNKNOWN });

/** Two rounds; a burn before the flop, the turn and the river. */
function holdem({ hole, board }) {
  const rounds = [0, 1].flatMap((n) => hole.map((hand) => cardOf(hand, n)));
  const [first, second, third, fourth, fifth] = [0, 1, 2, 3, 4].map((n) => board[n] ?? burn());
  return [...rounds, burn(), first, second, third, burn(), fourth, burn(), fifth];
}

/** Three rounds, then one a street for who is still in; the last one perhaps once for all. */
function stud({ hole, board, live }) {
  const round = (n) => live[n].map((i) => cardOf(hole[i], n));
  return [...[0, 1, 2, 3, 4, 5].flatMap(round), ...(board.length > 0 ? board : round(6))].slice(0, 52);
}
