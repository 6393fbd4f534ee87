// Which article makes a hand what it is, and which one puts one hand above another.
import { citeCompare as coreCiteCompare, citeHand as coreCiteHand } from "../tapete.js";
import { take } from "./answers.js";
import { badInput, fail } from "./errors.js";
import { refuseUnknown } from "./input.js";
import { commonRuleset, readRank, refuseRankKeys } from "./ranks.js";
import { MODES, readOptions, rulesetsOf, SHOWING, TWO } from "./rulesets.js";
import { notReady, ready } from "./start.js";

export function citeHand(rank, game, options) {
  if (!ready) notReady();
  const [checked, mode] = readRanks([["rank", rank]], game, options);
  const { argument, rank: hand } = checked[0];
  const cite = take(coreCiteHand(game, mode, hand.cards.length, hand.value), false);
  // A category that this game does not know.
  if (cite === null) badInput(argument, "value", { expected: game, got: hand.category });
  return cite;
}

export function citeCompare(a, b, game, options) {
  if (!ready) notReady();
  const [checked, mode] = readRanks(
    [
      ["a", a],
      ["b", b],
    ],
    game,
    options,
  );
  const [left, right] = checked.map(({ rank }) => rank);
  return take(coreCiteCompare(game, mode, left.cards.length, left.value, right.value), false);
}

/** The ranks, checked as hands of this game and of the same size, and the mode they go by. */
function readRanks(given, game, options) {
  const read = readOptions(options);
  const rulesets = rulesetsOf(game, read.ruleset);
  const ranks = given.map(([argument, value]) => ({ argument, rank: readRank(value, argument) }));
  const ruleset = commonRuleset(ranks, rulesets);
  refuseUnknown(read);
  for (const { rank, argument } of ranks) refuseRankKeys(rank, argument);
  const mode = modeIn(game, ranks[0].rank.cards.length, ruleset);
  for (const { rank, argument } of ranks) {
    const count = rank.cards.length;
    const wanted = mode === -1 ? 5 : ranks[0].rank.cards.length;
    if (count !== wanted) fail("wrongCount", { argument, count, min: wanted, max: wanted });
  }
  return [ranks, mode];
}

/** Fewer than five cards are ranked only as a Pai Gow low hand and as open cards in stud. */
function modeIn(game, count, ruleset) {
  if (count === 5) return MODES[ruleset];
  if (game === "paiGowPoker" && count === 2) return TWO;
  return game === "sevenCardStud" ? SHOWING : -1;
}
