// Short ways to play a poker hand by hand: decks from hands, decisions from a script, tables as short texts.
import assert from "node:assert/strict";
import { cardFromId, SevenCardStud, TexasHoldem } from "../../../pkg/node.js";

/** Stacks by chair; 0 leaves a chair empty. */
export const seats = (stacks) => stacks.map((stack, seat) => ({ seat, stack })).filter(({ stack }) => stack > 0);

/** A hold'em table without limit, the first button at seat 0; more settings override. */
export function holdem(stacks, [smallBlind, bigBlind], more) {
  const structure = { type: "noLimit", smallBlind, bigBlind };
  return new TexasHoldem({ seats: seats(stacks), button: 0, structure, ...more });
}

/** A stud table with fixed limits. */
export function stud(stacks, [ante, bringIn, smallBet, bigBet], more) {
  const structure = { type: "fixedLimit", bringIn, smallBet, bigBet };
  return new SevenCardStud({ seats: seats(stacks), ante, structure, ...more });
}

const kinds = {
  sit: (seat, stack) => ({ type: "sit", seat, stack }),
  addChips: (seat, amount) => ({ type: "addChips", seat, amount }),
  post: (seat) => ({ type: "sitIn", seat, post: true }),
};

/** The action of a step: `"0 raise 300"`, `"sit 3 100"`, `"post 2"`, `"sitOut 2"`, `"deal"`. */
export function action(step) {
  const [first, ...rest] = step.trim().split(/\s+/);
  const numbers = rest.filter((word) => /^\d+$/.test(word)).map(Number);
  if (/^\d+$/.test(first)) return { type: rest[0], seat: Number(first), ...(numbers.length > 0 && { to: numbers[0] }) };
  if (kinds[first]) return kinds[first](...numbers);
  return { type: first, ...(numbers.length > 0 && { seat: numbers[0] }) };
}

/** Carries out a script, step by step apart by commas; gives the events of all steps. */
export function go(table, script) {
  const steps = script.split(",").filter((step) => step.trim() !== "");
  return steps.flatMap((step) => table.act(action(step)));
}

/** The code with which a step is refused, which names its source and leaves the table as it was. */
export function refusal(table, step) {
  const before = JSON.stringify(table.snapshot());
  const asked = table.check(action(step));
  assert.notEqual(asked, null, `${step} is accepted`);
  assert.throws(
    () => table.act(action(step)),
    ({ code, details, cite }) => {
      assert.deepEqual({ code, details, cite }, asked, step);
      return true;
    },
  );
  assert.ok("article" in asked.cite || "note" in asked.cite, step);
  assert.equal(JSON.stringify(table.snapshot()), before, step);
  return asked.code;
}

/** `"fold, call 100, raise 200..900"`; an all-in is marked `!`, sizes stand apart by `|`. */
export function legal(table) {
  const one = ({ type, price, sizes, min, max, allIn }) => {
    const mark = allIn ? "!" : "";
    if (price !== undefined) return `${type} ${price}${mark}`;
    if (sizes !== undefined) return `${type} ${sizes.join("|")}${mark}`;
    return min === undefined ? type : `${type} ${min}..${max}${mark}`;
  };
  return table.legalActions().map(one).join(", ");
}

export const stacks = (table) =>
  table
    .view()
    .seats.map(({ stack }) => stack)
    .filter((stack) => stack !== null);
export const states = (table) => table.view().seats.map(({ state }) => state);
export const pots = (table) => table.view().pots.map(({ amount, eligible }) => [amount, eligible]);

/** The pots of the settlement: amount, and what each winner got. */
export const won = (table) =>
  table.settlement().pots.map(({ amount, winners }) => [amount, winners.map(({ seat, amount }) => [seat, amount])]);
export const refunds = (table) => table.settlement().refunds.map(({ seat, amount }) => [seat, amount]);

/** Button, small blind, big blind; who was dealt in. */
export function positions(table) {
  const { button, smallBlindSeat, bigBlindSeat } = table.view();
  return [[button, smallBlindSeat, bigBlindSeat], last(table, "handStarted").seats];
}

export const eventsOf = (table, type) => table.events().filter((event) => event.type === type);
export const last = (table, type) => eventsOf(table, type).at(-1);

/** Who showed in this hand, in order. */
export const shown = (table) =>
  eventsOf(table, "shown")
    .filter((event) => event.rank !== undefined && event.hand === table.hand)
    .map(({ at }) => at);

const cards = (text) => text.match(/../g) ?? [];

/** A hold'em deck: hands in the order in which they are dealt, from the button's left; burns are filled in. */
export function holdemDeck(hands, board) {
  const used = [...hands.flatMap(cards), ...cards(board)];
  const free = Array.from({ length: 52 }, (_, id) => cardFromId(id)).filter((card) => !used.includes(card));
  const common = cards(board);
  const streets = [common.slice(0, 3), common.slice(3, 4), common.slice(4, 5)];
  return [
    ...[0, 1].flatMap((i) => hands.map((hand) => cards(hand)[i])),
    ...streets.flatMap((s) => [free.shift(), ...s]),
  ];
}

/** A stud deck while every seat stays in: the cards of each seat as they come; short hands end the deck early. */
export const studDeck = (hands) =>
  Array.from({ length: 7 }, (_, i) => hands.map((hand) => cards(hand)[i]))
    .flat()
    .filter((card) => card !== undefined);

export const deal = (table, deck) => table.act({ type: "deal", deck });
