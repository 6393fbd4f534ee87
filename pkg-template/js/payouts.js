// What hands pay, for pages that have their own table.
import { Payout, payout } from "../tapete.js";
import { take } from "./answers.js";
import { plain } from "./input.js";
import { pack } from "./packing.js";
import { notReady, ready } from "./start.js";

export function letItRidePays(input) {
  return paid(Payout.LetItRide, input);
}

export function prorate(input) {
  return paid(Payout.Prorated, input);
}

export function settlePots(input) {
  return paid(Payout.Pots, input, unranked);
}

export function tripleShotWar(input) {
  return paid(Payout.TripleShotWar, input);
}

export function tripleShotPoker(input) {
  return paid(Payout.TripleShotPoker, input);
}

export function paiGowCompare(input) {
  return paid(Payout.PaiGow, input);
}

/** A folded hand has no rank: whatever number stands there. */
function unranked(input) {
  const { folded, ranks } = input ?? {};
  if (!Array.isArray(folded) || !Array.isArray(ranks)) return input;
  const rank = (value, seat) => (folded[seat] === true && typeof value === "number" ? 0 : value);
  return { ...input, ranks: ranks.map(rank) };
}

function paid(what, input, prepared = (data) => data) {
  if (!ready) notReady();
  return take(payout(what, pack(prepared(plain(input, "input")))), false);
}
