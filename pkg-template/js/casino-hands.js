// Hands that are not ranked alone: Black Jack totals, and the ways to set seven cards of Pai Gow.
import { legalSettings as coreSettings, blackjackTotal as coreTotal, houseWay as coreWay } from "../tapete.js";
import { take } from "./answers.js";
import { plainCards, settle } from "./card-sets.js";
import { fields, oneOf, refuseUnknown } from "./input.js";
import { notReady, ready } from "./start.js";

const HOUSES = ["foxwoods", "trumpPlaza", "goldenNugget", "flamingo", "ballys", "claridge"];
const WHEELS = ["second", "lowest"];
const NO_OPTIONS = { values: {}, unknown: null };

export function blackjackTotal(cards) {
  if (!ready) notReady();
  return take(coreTotal(idsOf(plainCards(cards, "cards"), "cards", 1, 52, "standard")), false);
}

export function legalSettings(seven, options) {
  const [ids, lowest] = sevenOf(seven, options);
  return take(coreSettings(ids, lowest), false);
}

export function houseWay(seven, name, options) {
  if (!ready) notReady();
  oneOf(name, "name", HOUSES);
  const [ids, lowest] = sevenOf(seven, options);
  return take(coreWay(ids, name, lowest), false);
}

/** Seven cards of Pai Gow by their ids, and whether A-2-3-4-5 is the lowest straight. */
function sevenOf(seven, options) {
  if (!ready) notReady();
  const input = plainCards(seven, "seven");
  const read = options === undefined ? NO_OPTIONS : fields(options, "options", ["wheel"]);
  const { wheel } = read.values;
  if (wheel !== undefined) oneOf(wheel, "wheel", WHEELS);
  refuseUnknown(read);
  return [idsOf(input, "seven", 7, 7, "paiGow"), wheel === "lowest"];
}

function idsOf(input, argument, min, max, ruleset) {
  const [ids] = settle([{ argument, input, min, max }], ruleset, false);
  return Uint8Array.from(ids);
}
