// Card arguments: copied, parsed, checked as a set, in the order in which faults are reported.
import { CARDS, ids, JOKER, readCards, scan } from "./card-ids.js";
import { badInput, fail, kindOf } from "./errors.js";
import { bounded, elements, isList } from "./input.js";

/** A cards argument as one string or an array of strings of our own. */
export function plainCards(cards, argument) {
  return typeof cards === "string" ? bounded(cards, argument) : plainList(cards, argument);
}

function plainList(cards, argument) {
  if (!isList(cards, argument)) {
    badInput(argument, "type", { expected: "Card[] | string", got: kindOf(cards) });
  }
  const list = elements(cards, argument);
  for (let index = 0; index < list.length; index += 1) {
    const card = list[index];
    if (typeof card === "string" && card.length === 2) continue; // nothing to refuse, no name to make
    if (typeof card !== "string") {
      badInput(`${argument}[${index}]`, "type", { expected: "Card", got: kindOf(card) });
    }
    bounded(card, `${argument}[${index}]`);
  }
  return list;
}

/**
 * Puts one hand's ids into `ids` and returns their number, which lies in min..max. `input` comes
 * from `plainCards`. The hot path leaves repeats and jokers to the core, which refuses them for
 * next to nothing; `settle` then says what is wrong.
 */
export function loadHand(input, argument, min, max, ruleset) {
  const count = scan(input);
  return count >= min && count <= max ? count : loadAny(input, argument, min, max, ruleset);
}

function loadAny(input, argument, min, max, ruleset) {
  const [hand] = settle([{ argument, input, min, max }], ruleset, false);
  ids.set(hand);
  return hand.length;
}

/**
 * Checks hands together: every fault of all of them, the gravest code first. With `apart` a card
 * may occur only once in all of them. Returns the ids of each.
 */
export function settle(hands, ruleset, apart) {
  const read = hands.map(({ input }) => readCards(input));
  hands.forEach(({ argument }, index) => {
    if (read[index].bad) fail("badCard", { argument, ...read[index].bad });
  });
  let seen = new Map();
  hands.forEach(({ argument }, index) => {
    if (!apart) seen = new Map();
    refuseRepeats(argument, read[index], seen);
  });
  hands.forEach(({ argument, min, max }, index) => {
    const count = read[index].ids.length;
    if (count < min || count > max) fail("wrongCount", { argument, count, min, max });
  });
  hands.forEach(({ argument }, index) => {
    const joker = read[index].ids.indexOf(JOKER);
    if (joker !== -1 && ruleset !== "paiGow") {
      const position = read[index].positions[joker];
      fail("jokerNotAllowed", { argument, position, ruleset });
    }
  });
  return read.map((hand) => hand.ids);
}

function refuseRepeats(argument, { ids: cards, positions }, seen) {
  cards.forEach((id, index) => {
    const position = positions[index];
    const before = seen.get(id);
    if (before) {
      const details = { argument, position, first: before.position, card: CARDS[id] };
      // Across arguments the first one stands elsewhere: say where.
      if (before.argument !== argument) details.firstArgument = before.argument;
      fail("duplicateCard", details);
    }
    seen.set(id, { argument, position });
  });
}
