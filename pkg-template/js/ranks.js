// A HandRank that comes back as input: plain copy, shape, and does its value say what it says?
import { CARDS, RANKS, SUITS } from "./card-ids.js";
import { CATEGORIES, categoryIn, classTable, ranksIn } from "./classes.js";
import { badInput, kindOf, shown, unknownKey } from "./errors.js";
import { isList, oneOf, plain } from "./input.js";
import { MODES, RULESETS, SHOWING } from "./rulesets.js";

const IS_RANK = new Set(RANKS);
const IS_CARD = new Set(CARDS);
const KEYS = ["value", "category", "ranks", "cards", "unused", "joker"];

/** A checked plain copy. What it is worth in a ruleset is for `commonRuleset`. */
export function readRank(value, argument) {
  if (typeof value !== "object" || value === null || isList(value, argument)) {
    badInput(argument, "type", { expected: "HandRank", got: kindOf(value) });
  }
  const rank = plain(value, argument);
  if (!Number.isInteger(rank.value)) {
    badInput(`${argument}.value`, "type", { expected: "integer", got: kindOf(rank.value) });
  }
  oneOf(rank.category, `${argument}.category`, CATEGORIES);
  checkList(rank.ranks, `${argument}.ranks`, "Rank", IS_RANK, 1, 5);
  checkList(rank.cards, `${argument}.cards`, "Card", IS_CARD, 1, 5);
  checkList(rank.unused, `${argument}.unused`, "Card", IS_CARD, 0, 2);
  checkJoker(rank.joker, `${argument}.joker`);
  return rank;
}

/** After all inputs are found to be of the right kind. */
export function refuseRankKeys(rank, argument) {
  for (const key in rank) if (!KEYS.includes(key)) unknownKey(argument, key);
}

function checkList(list, argument, type, allowed, min, max) {
  if (!Array.isArray(list)) {
    badInput(argument, "type", { expected: `${type}[]`, got: kindOf(list) });
  }
  if (list.length < min || list.length > max) {
    badInput(argument, "range", { expected: `${min}..${max}`, got: list.length });
  }
  for (const item of list) {
    if (!allowed.has(item)) badInput(argument, "value", { expected: type, got: shown(item) });
  }
}

function checkJoker(joker, argument) {
  if (joker === null) return;
  if (typeof joker !== "object" || Array.isArray(joker)) {
    badInput(argument, "type", { expected: "{ rank, suit } | null", got: kindOf(joker) });
  }
  oneOf(joker.rank, `${argument}.rank`, RANKS);
  if (joker.suit !== null) oneOf(joker.suit, `${argument}.suit`, SUITS);
  for (const key in joker) {
    if (key !== "rank" && key !== "suit") badInput(argument, "value", { expected: "{ rank, suit }" });
  }
}

/** The way to rank as many cards: a ruleset's for five, the open-card one below. */
function modeFor(rank, ruleset) {
  return rank.cards.length === 5 ? MODES[ruleset] : SHOWING;
}

/** Do category and ranks go with the value in this ruleset? */
function fits(rank, ruleset) {
  const table = classTable(modeFor(rank, ruleset), rank.cards.length);
  if (!(rank.value >= 0 && rank.value < table.length)) return false;
  const entry = table[rank.value];
  const ranks = ranksIn(entry);
  return (
    categoryIn(entry) === rank.category &&
    ranks.length === rank.ranks.length &&
    ranks.every((each, index) => each === rank.ranks[index])
  );
}

const named = (rulesets) => rulesets.filter((name) => RULESETS.includes(name)).join(" | ");

/** The first of the rulesets in which all these ranks make sense; `badInput` if there is none. */
export function commonRuleset(ranks, rulesets) {
  for (const ruleset of rulesets) {
    if (ranks.every(({ rank }) => fits(rank, ruleset))) return ruleset;
  }
  // Blame the first that fits nowhere, or else the last, which disagrees with the ones before.
  const { rank, argument } =
    ranks.find((each) => !rulesets.some((ruleset) => fits(each.rank, ruleset))) ?? ranks.at(-1);
  return badInput(argument, "value", { expected: named(rulesets), got: rank.value });
}
