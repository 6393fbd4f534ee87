// How many completions of a hand fall into each category.
import { countCategories as coreCount } from "../tapete.js";
import { take } from "./answers.js";
import { readCards } from "./card-ids.js";
import { plainCards, settle } from "./card-sets.js";
import { CATEGORIES } from "./classes.js";
import { badInput, kindOf, shown } from "./errors.js";
import { refuseUnknown } from "./input.js";
import { MODES, readOptions } from "./rulesets.js";
import { notReady, ready } from "./start.js";

const KEYS = ["known", "dead", "draw", "ruleset"];

export function countCategories(options) {
  if (!ready) notReady();
  // Unlike elsewhere the object has to be there: `draw` has no default.
  if (options === undefined) badInput("options", "type", { expected: "object", got: "undefined" });
  const read = readOptions(options, KEYS);
  const { known, dead, draw } = read.values;
  const hand = { argument: "known", input: known === undefined ? [] : plainCards(known, "known") };
  const out = { argument: "dead", input: dead === undefined ? [] : plainCards(dead, "dead") };
  checkDraw(draw);
  refuseUnknown(read);
  const ruleset = read.ruleset ?? "standard";
  const deck = ruleset === "paiGow" ? 53 : 52;
  const most = Math.max(0, deck - draw - readCards(hand.input).ids.length);
  const [held, gone] = settle(
    [
      { ...hand, min: Math.max(0, 5 - draw), max: 7 - draw },
      { ...out, min: 0, max: most },
    ],
    ruleset,
    true,
  );
  const counts = take(coreCount(setOf(held), setOf(gone), draw, MODES[ruleset]), false);
  return Object.fromEntries(CATEGORIES.map((category, index) => [category, counts[index]]));
}

function checkDraw(draw) {
  if (draw === undefined) badInput("draw", "missing");
  if (typeof draw !== "number") badInput("draw", "type", { expected: "0..7", got: kindOf(draw) });
  if (!(Number.isInteger(draw) && draw >= 0 && draw <= 7)) {
    badInput("draw", "range", { expected: "0..7", got: shown(draw) });
  }
}

/** Ids as the bits of a number: 53 of them are exact. */
function setOf(cards) {
  return cards.reduce((set, id) => set + 2 ** id, 0);
}
