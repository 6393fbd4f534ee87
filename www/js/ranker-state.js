// What the ranker knows: the visitor's choices, and what they amount to by the rules.
import { readAddress } from "./address.js";
import { gameOf, rulesetOf } from "./games.js";
import { preferredLanguage, word } from "./i18n.js";

export const MOST = 7;
export const LEAST = 5;

export const state = {
  language: preferredLanguage(),
  game: "texasHoldem",
  literal: false,
  compare: false,
  active: "a",
  hands: { a: [], b: [] },
  draft: null, // what is being typed, while it is no hand: { text, problem, mark, shown }
  lesson: null,
  notice: null, // key of a word
};

export const say = (key, values) => word(state.language, key, values);
export const ruleset = () => rulesetOf(state.game, state.literal);
export const shownHands = () => (state.compare ? ["a", "b"] : ["a"]);
export const handName = (hand) => say(state.compare ? `hand.${hand}` : "hand.one");
export const otherHand = () => (state.active === "a" ? "b" : "a");

/** The change that gives a hand other cards. */
export const withHand = (hand, cards) => ({ hands: { ...state.hands, [hand]: cards }, draft: null, lesson: null });

/** Ranks, problems, citations and the comparison for the state as it is. */
export function findOut(rules) {
  const found = { words: rules.words(state.language), hands: {}, comparison: null };
  for (const hand of shownHands()) {
    const { rank, problem } = rules.judge(state.hands[hand], ruleset());
    found.hands[hand] = { rank, problem, cite: rank && rules.citeHand(rank, state.game, ruleset()) };
  }
  const { a, b } = found.hands;
  if (a.rank && b?.rank) {
    found.comparison = {
      result: rules.compare(a.rank, b.rank, ruleset()),
      cite: rules.citeCompare(a.rank, b.rank, state.game, ruleset()),
    };
  }
  return found;
}

export function headlineOf(hand, { hands, words }) {
  const { rank, problem } = hands[hand];
  const count = state.hands[hand].length;
  if (problem) return words.problem(problem);
  if (rank) return words.category(rank.category, state.game);
  if (count === 0) return say("hand.empty");
  return LEAST - count === 1 ? say("hand.more1") : say("hand.more", { count: LEAST - count });
}

export function comparisonTitle({ result }) {
  if (result === 0) return say("verdict.tie");
  return say(result > 0 ? "verdict.winsA" : "verdict.winsB");
}

/** What the live region says: the facts that the page shows, in a sentence or two. */
export function spoken(found) {
  const sentences = [];
  if (state.notice) sentences.push(say(state.notice));
  if (state.draft?.shown) sentences.push(found.words.problem(state.draft.problem));
  for (const hand of shownHands()) {
    const { rank } = found.hands[hand];
    const text = rank ? found.words.hand(rank, state.game) : headlineOf(hand, found);
    sentences.push(`${handName(hand)}: ${text.replace(/\.$/, "")}.`);
  }
  if (found.comparison) sentences.push(`${comparisonTitle(found.comparison)}.`);
  return sentences.join(" ");
}

/** The change that an address asks for. A hand that cannot be read becomes the draft, with its problem. */
export function fromAddress(hash, rules) {
  const { a = "", b, language = state.language, game = state.game, literal = false } = readAddress(hash);
  const change = { game, language, literal: literal && gameOf(game).literal, compare: b !== undefined };
  Object.assign(change, { active: "a", hands: { a: [], b: [] }, draft: null, lesson: null });
  for (const [hand, text] of Object.entries({ b: b ?? "", a })) {
    const { cards, problem, mark } = rules.readText(text, rulesetOf(game, change.literal));
    if (cards) change.hands[hand] = cards;
    else Object.assign(change, { active: hand, draft: { text, problem, mark, shown: true } });
  }
  return change;
}
