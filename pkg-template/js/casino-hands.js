// Hands that are not ranked alone: Black Jack totals, and the ways to set seven cards of Pai Gow.
import { legalSettings as coreSettings, blackjackTotal as coreTotal, houseWay as coreWay } from "../tapete.js";
import { take } from "./answers.js";
import { plainCards, settle } from "./card-sets.js";
import { oneOf } from "./input.js";
import { notReady, ready } from "./start.js";

const HOUSES = ["foxwoods", "trumpPlaza", "goldenNugget", "flamingo", "ballys", "claridge"];

export function blackjackTotal(cards) {
  return take(coreTotal(idsOf(cards, "cards", 1, 52, "standard")), false);
}

export function legalSettings(seven) {
  return take(coreSettings(idsOf(seven, "seven", 7, 7, "paiGow")), false);
}

export function houseWay(seven, name) {
  if (!ready) notReady();
  oneOf(name, "name", HOUSES);
  return take(coreWay(idsOf(seven, "seven", 7, 7, "paiGow"), name), false);
}

function idsOf(cards, argument, min, max, ruleset) {
  if (!ready) notReady();
  const [ids] = settle([{ argument, input: plainCards(cards, argument), min, max }], ruleset, false);
  return Uint8Array.from(ids);
}
