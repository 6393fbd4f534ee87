// Which hand is better.
import { ids, readCards, scan } from "./card-ids.js";
import { plainCards, settle } from "./card-sets.js";
import { badInput, fail, kindOf } from "./errors.js";
import { valueLoaded } from "./hands.js";
import { elements, isList, refuseUnknown } from "./input.js";
import { commonRuleset, readRank, refuseRankKeys } from "./ranks.js";
import { MODES, RULESETS, readOptions } from "./rulesets.js";
import { notReady, ready } from "./start.js";

export function compareHands(a, b, options) {
  if (!ready) notReady();
  const read = readOptions(options);
  const sides = [readSide(a, "a"), readSide(b, "b")];
  const ranks = sides.filter(({ rank }) => rank !== null);
  // Cards are ranked as `standard` unless told otherwise; two ranks only have to agree.
  const given = read.ruleset ?? (ranks.length === 2 ? undefined : "standard");
  const ruleset = commonRuleset(ranks, given === undefined ? RULESETS : [given]);
  refuseUnknown(read);
  for (const { rank, argument } of ranks) refuseRankKeys(rank, argument);
  const values = valuesOf(
    sides.filter(({ rank }) => rank === null),
    ruleset,
  );
  const expected = ranks.length === 2 ? ranks[0].rank.cards.length : 5;
  for (const { rank, argument } of ranks) {
    const count = rank.cards.length;
    if (count !== expected) fail("wrongCount", { argument, count, min: expected, max: expected });
  }
  const [left, right] = sides.map(({ rank }) => (rank === null ? values.shift() : rank.value));
  return Math.sign(left - right);
}

function readSide(value, argument) {
  return typeof value === "string" || isList(value, argument)
    ? { argument, input: plainCards(value, argument), rank: null }
    : { argument, input: null, rank: readRank(value, argument) };
}

export function winners(hands, options) {
  if (!ready) notReady();
  const read = readOptions(options, ["ruleset", "board"]);
  if (!isList(hands, "hands")) {
    badInput("hands", "type", { expected: "Cards[]", got: kindOf(hands) });
  }
  const parts = elements(hands, "hands").map((cards, index) => {
    const argument = `hands[${index}]`;
    return { argument, input: plainCards(cards, argument) };
  });
  const { board } = read.values;
  const open = board === undefined ? null : plainCards(board, "board");
  refuseUnknown(read);
  const ruleset = read.ruleset ?? "standard";
  const values = open === null ? valuesOf(parts, ruleset) : valuesOnBoard(parts, open, ruleset);
  const best = Math.max(...values);
  return values.flatMap((value, index) => (value === best ? [index] : []));
}

/** Values of hands that may share cards. The faults of all of them are found together. */
function valuesOf(parts, ruleset) {
  const values = parts.map(({ input }) => quickValue(input, ruleset));
  if (!values.includes(-1)) return values;
  const hands = parts.map((part) => ({ ...part, min: 5, max: 7 }));
  return settle(hands, ruleset, false).map((hand) => valueIn(hand, ruleset));
}

/** Values of hands of one deal: no card twice, hand and board together five to seven cards. */
function valuesOnBoard(parts, open, ruleset) {
  const size = readCards(open).ids.length;
  const min = Math.max(0, 5 - size);
  const max = Math.max(0, 7 - size);
  const all = [{ argument: "board", input: open, min: 0, max: 7 }, ...parts.map((part) => ({ ...part, min, max }))];
  const [shared, ...hands] = settle(all, ruleset, true);
  return hands.map((hand) => valueIn([...hand, ...shared], ruleset));
}

/** The value of a plain, faultless hand; -1 for what `settle` has to look at. */
function quickValue(input, ruleset) {
  const count = scan(input);
  return count < 5 || count > 7 ? -1 : valueLoaded(MODES[ruleset], count);
}

function valueIn(hand, ruleset) {
  ids.set(hand);
  return valueLoaded(MODES[ruleset], hand.length);
}
