// Words for errors and problems.
import { fill, lower, own, problemText } from "./fill.js";
import { describeHand } from "./hands.js";
import { nameOf } from "./words.js";

export function describeProblem(problem, catalogue, options) {
  const names = own(options, "names");
  const called = (seat) => nameOf(seat, names) ?? String(seat + 1);
  const code = own(problem, "code");
  const plain = withNames(inWords(own(problem, "details"), catalogue.kinds), code, catalogue);
  const said = { code, details: { ...plain, ...aboutTable(plain, catalogue) } };
  return problemText(catalogue.problems, said, names === undefined ? undefined : called);
}

/** Lines of pay tables, games and phases are called what they are called elsewhere. */
function withNames(details, code, { reasons, games, phases }) {
  const said = {};
  // An unknown key is said as it was written.
  const lines = code === "paytableBelowMinimum" ? reasons : {};
  for (const [key, names] of Object.entries({ key: lines, game: games, phase: phases })) {
    const word = own(details, key);
    const name = typeof word === "string" ? own(names, word) : undefined;
    if (name !== undefined) said[key] = name;
  }
  return Object.keys(said).length > 0 ? { ...details, ...said } : details;
}

/** Bets, decisions and hands as they are called elsewhere. */
function aboutTable(details, catalogue) {
  const { bets, labels } = catalogue;
  const ofBet = own(bets, own(details, "bet"))?.the;
  const label = own(labels, own(details, "type"));
  const decision = typeof label === "string" ? lower(fill(label, { bet: catalogue.parts.bet })) : undefined;
  return {
    ofBet,
    what: ofBet ?? decision ?? own(details, "key"),
    lowHand: handOf(details, "low", catalogue),
    highHand: handOf(details, "high", catalogue),
  };
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
