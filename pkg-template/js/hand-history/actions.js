// The actions of a hand history, each with the place of its parts: "p2 cbr 400 # a comment".
import { CARDS } from "../card-ids.js";
import { readAmount } from "./record.js";

const MOST_ACTIONS = 2000;
const KNOWN = new Set(CARDS.slice(0, 52));
export const UNKNOWN = null;

/** How many words an action has, at least and at most. */
const PLAYER_VERBS = { f: [2, 2], cc: [2, 2], pb: [2, 2], cbr: [3, 3], sm: [2, 3] };

/**
 * The actions: `{ at, actor, verb }`, players from 0, the dealer null; of `cbr` the `amount`, of `db`, `dh` and `sm` the
 * `cards`, `{ card, at }` each, where `sm` without cards has none and `sm -` has "held"; of `dh` whose they are, `to`.
 * No-ops are left out. A place inside a string that has escapes is the string's.
 */
export function readActions(items, players, refuse) {
  if (items.length > MOST_ACTIONS) refuse(items[MOST_ACTIONS].at, "tooLong", { expected: MOST_ACTIONS });
  const actions = [];
  for (const item of items) {
    const action = readAction(item, players, refuse);
    if (action !== null) actions.push(action);
  }
  return actions;
}

function readAction({ text, at: place, from }, players, refuse) {
  const said = text.split("#", 1)[0];
  const words = Array.from(said.matchAll(/[^ \t\r\n]+/g), ({ 0: word, index }) => ({
    word,
    at: from === null ? place : from + index,
    inside: from !== null,
  }));
  if (words.length === 0) return null;
  const [first, second, third, fourth] = words;
  const wrong = (part) => refuse(part.at, "action", { got: said.trim() });
  const at = first.at;
  if (first.word === "d") {
    if (second?.word === "db" && words.length === 3) {
      return { at, actor: null, verb: "db", cards: cardsIn(third, refuse) };
    }
    if (second?.word !== "dh" || words.length !== 4) wrong(first);
    return { at, actor: null, verb: "dh", to: playerIn(third, players, refuse), cards: cardsIn(fourth, refuse) };
  }
  const actor = playerIn(first, players, refuse);
  const verb = second?.word ?? "";
  const [least, most] = Object.hasOwn(PLAYER_VERBS, verb) ? PLAYER_VERBS[verb] : wrong(second ?? first);
  if (words.length < least || words.length > most) wrong(first);
  const action = { at, actor, verb };
  if (verb === "cbr") action.amount = amountIn(third, refuse);
  if (verb === "sm" && third !== undefined) action.cards = third.word === "-" ? "held" : cardsIn(third, refuse);
  return action;
}

function playerIn({ word, at }, players, refuse) {
  const number = Number(/^p([1-9]\d?)$/.exec(word)?.[1] ?? 0);
  return number >= 1 && number <= players
    ? number - 1
    : refuse(at, "player", { expected: `p1..p${players}`, got: word });
}

function cardsIn({ word, at, inside }, refuse) {
  return Array.from({ length: Math.ceil(word.length / 2) }, (_, i) => {
    const card = word.slice(2 * i, 2 * i + 2);
    const place = inside ? at + 2 * i : at;
    if (card !== "??" && !KNOWN.has(card)) refuse(place, "card", { got: card });
    return { card: card === "??" ? UNKNOWN : card, at: place };
  });
}

/** Thousands may be apart by commas, as PokerKit has it. */
function amountIn({ word, at }, refuse) {
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(word) ? word.replaceAll(",", "") : word;
  return { ...(readAmount(plain) ?? refuse(at, "amount", { got: word })), at };
}
