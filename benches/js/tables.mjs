// Tables of hold'em, the rules alone against poker-ts: six seats with 200 each, blinds 1 and 2, no limit. Both play the
// same random hands: each decision asks for what is legal, takes one with equal chances (no fold where a check will do)
// and an amount from least to most. Deals and showdowns count, making tables does not. Each hand has a fresh table, since
// a table of poker-ts that goes on may hang.

import { createRequire } from "node:module";
import { TexasHoldem } from "tapete";

const { Table } = createRequire(import.meta.url)("poker-ts");
const SEATS = 6;
const STACK = 200;
const FEWEST = 4; // decisions of a hand

function random() {
  let state = 0x9e3779b9;
  return (count) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
  };
}

/** A contestant that plays on from where it was; `begin` starts a hand, `decide` is one decision, false after the last. */
function contestant({ open, begin, decide, close }) {
  const below = random();
  const stock = [];
  const used = [];
  let table = null;
  const run = (count) => {
    for (let done = 0; done < count; done += 1) {
      if (table === null) {
        table = stock.pop();
        begin(table);
      }
      if (decide(table, below)) continue;
      used.push(table);
      table = null;
    }
  };
  run.prepare = (count) => {
    used.splice(0).forEach(close);
    while (stock.length < count / FEWEST + 1) stock.push(open());
  };
  return run;
}

export const tapeteHoldem = () =>
  contestant({
    open: () =>
      new TexasHoldem({
        seats: Array.from({ length: SEATS }, (_, seat) => ({ seat, stack: STACK })),
        structure: { type: "noLimit", smallBlind: 1, bigBlind: 2 },
        size: SEATS,
        button: 0,
      }),
    begin: (table) => table.act({ type: "deal" }),
    decide(table, below) {
      const legal = table.legalActions();
      const from = legal[1]?.type === "check" ? 1 : 0;
      const { type, min, max } = legal[from + below(legal.length - from)];
      table.act(min === undefined ? { type } : { type, to: min + below(max - min + 1) });
      return table.toAct !== null;
    },
    close: (table) => table.free(),
  });

export const pokerTs = () =>
  contestant({
    open() {
      const table = new Table({ smallBlind: 1, bigBlind: 2 }, SEATS);
      for (let seat = 0; seat < SEATS; seat += 1) table.sitDown(seat, STACK);
      return table;
    },
    begin: (table) => table.startHand(0),
    decide(table, below) {
      const { actions, chipRange } = table.legalActions();
      const from = actions[1] === "check" ? 1 : 0;
      const action = actions[from + below(actions.length - from)];
      const amount = action === "bet" || action === "raise";
      table.actionTaken(action, amount ? chipRange.min + below(chipRange.max - chipRange.min + 1) : undefined);
      while (table.isHandInProgress() && !table.isBettingRoundInProgress()) {
        table.endBettingRound();
        if (table.areBettingRoundsCompleted()) table.showdown();
      }
      return table.isHandInProgress();
    },
    close: () => {},
  });
