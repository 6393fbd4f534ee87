// Ranking many hands in one call, as ids.
import { batchPlace, rankBatch } from "../tapete.js";
import { allocate, viewOf } from "./bytes.js";
import { CARDS, JOKER } from "./card-ids.js";
import { badInput, fail, kindOf, shown } from "./errors.js";
import { refuseUnknown } from "./input.js";
import { MODES, readOptions } from "./rulesets.js";
import { memory, notReady, ready } from "./start.js";

// As many as the wasm has room for: its memory stays small, however long the batch, and what is copied in and out stays
// in the processor's nearest cache.
const CHUNK = 4096;

export function rankMany(ids, cardsPerHand, options) {
  if (!ready) notReady();
  const read = readOptions(options, ["ruleset", "unchecked"]);
  const { unchecked = false } = read.values;
  if (typeof unchecked !== "boolean") {
    badInput("unchecked", "type", { expected: "boolean", got: kindOf(unchecked) });
  }
  checkSize(cardsPerHand);
  const view = viewOf(ids, "ids");
  const hands = Math.floor(view.length / cardsPerHand);
  const result = allocate(Uint16Array, hands, "ids");
  refuseUnknown(read);
  const ruleset = read.ruleset ?? "standard";
  // Making room may grow the memory, which detaches its buffer: the places are asked for first.
  const [idsAt, valuesAt] = [batchPlace(false), batchPlace(true)];
  for (let from = 0; from < hands; from += CHUNK) {
    const wanted = Math.min(CHUNK, hands - from);
    const part = view.subarray(from * cardsPerHand, (from + wanted) * cardsPerHand);
    new Uint8Array(memory.buffer, idsAt, part.length).set(part);
    const good = rankBatch(wanted, cardsPerHand, MODES[ruleset], !unchecked);
    if (good < wanted) explain(view, from + good, cardsPerHand, ruleset);
    // The first batch builds tables: the buffer may be another one than before.
    result.set(new Uint16Array(memory.buffer, valuesAt, wanted), from);
  }
  const count = view.length % cardsPerHand;
  if (count !== 0) {
    const size = { min: cardsPerHand, max: cardsPerHand };
    fail("wrongCount", { argument: "ids", count, ...size, hand: hands });
  }
  return result;
}

/** Says what is wrong with the hand that the core refused. */
function explain(view, hand, cardsPerHand, ruleset) {
  const start = hand * cardsPerHand;
  const cards = Array.from(view.subarray(start, start + cardsPerHand));
  const odd = cards.findIndex((id) => id > JOKER);
  if (odd !== -1) {
    fail("badCard", { argument: "ids", position: start + odd, token: `${cards[odd]}`, hand });
  }
  const again = cards.findIndex((id, index) => cards.indexOf(id) !== index);
  if (again !== -1) {
    const first = start + cards.indexOf(cards[again]);
    const card = CARDS[cards[again]];
    fail("duplicateCard", { argument: "ids", position: start + again, first, card, hand });
  }
  const joker = start + cards.indexOf(JOKER);
  fail("jokerNotAllowed", { argument: "ids", position: joker, ruleset, hand });
}

function checkSize(cardsPerHand) {
  if (typeof cardsPerHand !== "number") {
    badInput("cardsPerHand", "type", { expected: "5 | 6 | 7", got: kindOf(cardsPerHand) });
  }
  if (cardsPerHand !== 5 && cardsPerHand !== 6 && cardsPerHand !== 7) {
    badInput("cardsPerHand", "range", { expected: "5 | 6 | 7", got: shown(cardsPerHand) });
  }
}
