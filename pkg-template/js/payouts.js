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
  return paid("settlePots", input);
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

function paid(name, input) {
  if (!ready) notReady();
  return take(payout(name, pack(plain(input, "input"))), false);
}
