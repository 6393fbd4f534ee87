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
  return tables[mode * 8 + count] ?? fetched(mode, count);
}

function fetched(mode, count) {
  const table = classes(mode, count);
  tables[mode * 8 + count] = table;
  return table;
}

export function categoryIn(entry) {
  return CATEGORIES[entry & 15];
}

export function ranksIn(entry) {
  const names = RANKS;
  const count = (entry >> 4) & 7;
  const first = names[(entry >> 7) & 15];
  if (count === 1) return [first];
  const second = names[(entry >> 11) & 15];
  if (count === 2) return [first, second];
  const third = names[(entry >> 15) & 15];
  if (count === 3) return [first, second, third];
  const fourth = names[(entry >> 19) & 15];
  if (count === 4) return [first, second, third, fourth];
  return [first, second, third, fourth, names[(entry >> 23) & 15]];
}
