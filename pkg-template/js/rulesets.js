// Rulesets and games by name, and the options object that carries a ruleset.
import { playsUnder } from "../tapete.js";
import { badInput } from "./errors.js";
import { fields, oneOf } from "./input.js";

export const RULESETS = ["standard", "paiGow", "aceHigh"];

/** What the core calls the ways to rank: the rulesets, two cards, open stud cards. */
export const MODES = { standard: 0, paiGow: 1, aceHigh: 2, paiGowLowWheel: 5 };
export const TWO = 3;
export const SHOWING = 4;

/** Pai Gow's where the table has the wheel as the lowest straight: its ranks come back, but nobody asks for it by name. */
const LOW_WHEEL = "paiGowLowWheel";

const GAMES = ["sevenCardStud", "texasHoldem", "letItRide", "tripleShot", "paiGowPoker"];

const NO_OPTIONS = { values: {}, unknown: null, argument: "options", ruleset: undefined };

const RULESET_ONLY = ["ruleset"];

/** Options with a checked `ruleset`; `names` are all the keys that are known. */
export function readOptions(options, names = RULESET_ONLY) {
  return options === undefined ? NO_OPTIONS : readGiven(options, names);
}

function readGiven(options, names) {
  const { values, unknown, argument } = fields(options, "options", names);
  const { ruleset } = values;
  if (ruleset !== undefined) oneOf(ruleset, "ruleset", RULESETS);
  return { values, unknown, argument, ruleset };
}

/** The rulesets in which a hand of this game may be meant: the one given, or all of the game's. */
export function rulesetsOf(game, ruleset) {
  oneOf(game, "game", GAMES);
  const allowed = RULESETS.filter((name) => playsUnder(game, MODES[name]));
  if (ruleset === undefined) return game === "paiGowPoker" ? [...allowed, LOW_WHEEL] : allowed;
  if (!allowed.includes(ruleset)) {
    badInput("ruleset", "value", { expected: allowed.join(" | "), got: ruleset });
  }
  return [ruleset];
}
