// What each dense value means. The core knows; this is its answer, kept and decoded.
import { classes } from "../tapete.js";
import { RANKS } from "./card-ids.js";

// In the core's order.
export const CATEGORIES = [
  "highCard",
  "onePair",
  "twoPair",
  "threeOfAKind",
  "straight",
  "flush",
  "fullHouse",
  "fourOfAKind",
  "straightFlush",
  "royalFlush",
  "fiveAces",
];

const tables = [];

/** One packed entry a value: category, how many ranks, the ranks. Five to seven cards share one. */
export function classTable(mode, cards) {
  const count = Math.min(cards, 5);
  const key = mode * 8 + count;
  tables[key] ??= classes(mode, count);
  return tables[key];
}

export function categoryIn(entry) {
  return CATEGORIES[entry & 15];
}

export function ranksIn(entry) {
  const first = RANKS[(entry >> 7) & 15];
  const second = RANKS[(entry >> 11) & 15];
  const third = RANKS[(entry >> 15) & 15];
  const fourth = RANKS[(entry >> 19) & 15];
  switch ((entry >> 4) & 7) {
    case 1:
      return [first];
    case 2:
      return [first, second];
    case 3:
      return [first, second, third];
    case 4:
      return [first, second, third, fourth];
    default:
      return [first, second, third, fourth, RANKS[(entry >> 23) & 15]];
  }
}
