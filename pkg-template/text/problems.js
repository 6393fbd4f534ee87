// Words for errors and problems.
import { fill, items, lower, own, problemText } from "./fill.js";
import { describeHand } from "./hands.js";
import { chips, either, gameOf, nameOf } from "./words.js";

export function describeProblem(problem, catalogue, options) {
  const names = own(options, "names");
  const called = (seat) => nameOf(seat, names) ?? String(seat + 1);
  const code = own(problem, "code");
  const game = gameOf(problem, options);
  const given = own(problem, "details");
  const plain = withAmounts(withNames(inWords(given, catalogue.kinds), code, game, catalogue), code, catalogue);
  const said = { code, details: { ...plain, ...aboutTable(given, code, game, catalogue) } };
  const problems = { ...catalogue.problems, ...own(catalogue.gameProblems, game) };
  return problemText(problems, said, names === undefined ? undefined : called);
}

/** Lines of pay tables, games and phases are called what they are called elsewhere. */
function withNames(details, code, game, { reasons, games, phases, gamePhases }) {
  const said = {};
  // An unknown key is said as it was written.
  const lines = code === "paytableBelowMinimum" ? reasons : {};
  const named = { key: [lines], game: [games], phase: [own(gamePhases, game), phases] };
  for (const [key, tables] of Object.entries(named)) {
    const word = own(details, key);
    const name = typeof word === "string" ? tables.map((names) => own(names, word)).find(Boolean) : undefined;
    if (name !== undefined) said[key] = name;
  }
  return Object.keys(said).length > 0 ? { ...details, ...said } : details;
}

/** Codes whose numbers are chips. What a hand history says is told as it stands there. */
const OF_CHIPS = [
  "badConfig",
  "badChips",
  "notEnoughChips",
  "bankTooSmall",
  "belowMinimum",
  "aboveMaximum",
  "notASize",
];
const AMOUNTS = ["min", "max", "got", "need", "have"];

/** Amounts as they are written elsewhere, their digits in groups; sizes to choose from. */
function withAmounts(details, code, catalogue) {
  if (!OF_CHIPS.includes(code)) return details;
  const said = { ...details };
  for (const key of AMOUNTS) said[key] = chips(said[key], catalogue) ?? said[key];
  const sizes = items(said.sizes)?.map((size) => chips(size, catalogue));
  if (sizes?.every(Boolean)) said.sizes = either(sizes, catalogue);
  return said;
}

/** Bets, decisions and hands as they are called elsewhere. */
function aboutTable(details, code, game, catalogue) {
  const { bets, labels, gameLabels, keys, parts } = catalogue;
  const bet = own(details, "bet");
  const ofBet = own(bets, bet)?.the ?? own(keys, bet);
  const type = own(details, "type");
  const label = own(own(gameLabels, game), type) ?? own(labels, type);
  const decision = typeof label === "string" ? lower(fill(label, { bet: parts.bet })) : undefined;
  const key = own(details, "key");
  const about = {
    ofBet,
    what: ofBet ?? decision ?? own(keys, key) ?? key,
    lowHand: handOf(details, "low", catalogue),
    highHand: handOf(details, "high", catalogue),
  };
  // A word that nobody knows stands in quotation marks.
  if (code === "unknownAction" && typeof type === "string") about.type = decision ?? fill(parts.quoted, { key: type });
  return about;
}

/** One of the two hands of a foul setting. */
function handOf(details, hand, catalogue) {
  const rank = { category: own(details, hand), ranks: own(details, `${hand}Ranks`) };
  return lower(describeHand(rank, catalogue, { game: "paiGowPoker" })) || undefined;
}

/** What was expected and what came instead, where these are kinds of values, in the words of a language. */
function inWords(details, kinds) {
  const expected = own(details, "expected");
  if (typeof expected !== "string") return details;
  const got = own(details, "got");
  const said = { ...details, expected: anyOf(expected, kinds) };
  if (own(details, "reason") === "type" && typeof got === "string") said.got = own(kinds.names, got) ?? got;
  return said;
}

function anyOf(expected, { names, or, range }) {
  const [, min, max] = /^(\d+)\.\.(\d+)$/.exec(expected) ?? [];
  if (max !== undefined) return fill(range, { min, max });
  return expected
    .split(" | ")
    .map((kind) => own(names, kind) ?? kind)
    .join(or);
}
