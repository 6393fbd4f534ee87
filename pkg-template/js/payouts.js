// What hands pay, for pages that have their own table.
import { payout } from "../tapete.js";
import { take } from "./answers.js";
import { plain } from "./input.js";
import { pack } from "./packing.js";
import { notReady, ready } from "./start.js";

export function letItRidePays(input) {
  return paid("letItRidePays", input);
}

export function prorate(input) {
  return paid("prorate", input);
}

export function settlePots(input) {
  return paid("settlePots", input, unranked);
}

export function tripleShotWar(input) {
  return paid("tripleShotWar", input);
}

export function tripleShotPoker(input) {
  return paid("tripleShotPoker", input);
}

export function paiGowCompare(input) {
  return paid("paiGowCompare", input);
}

/** A folded hand has no rank: whatever number stands there. */
function unranked(input) {
  const { folded, ranks } = input ?? {};
  if (!Array.isArray(folded) || !Array.isArray(ranks)) return input;
  const rank = (value, seat) => (folded[seat] === true && typeof value === "number" ? 0 : value);
  return { ...input, ranks: ranks.map(rank) };
}

function paid(name, input, prepared = (data) => data) {
  if (!ready) notReady();
  return take(payout(name, pack(prepared(plain(input, "input")))), false);
}
