// Random settings as users choose them, defaults and options of the package, where the hands of pokerkit-hands.mjs have
// those in which PokerKit can be asked: short stacks, antes and blinds, caps, all that a showdown or a pot may be.
import { TexasHoldem } from "../../../pkg/node.js";
import { randomFrom } from "./play.mjs";

export function optionsOf(kind, random) {
  const stud = kind === "F7S";
  const count = random.from(2, stud ? 8 : 9);
  const big = 2 * random.from(1, 10);
  const smallBet = big + random.below(3) * random.below(big);
  const bigBet = smallBet + random.below(3) * random.below(smallBet + 1);
  const most = random.pick([big, 3 * big, 15 * big, 60 * big]);
  const maxRaises = random.pick([undefined, 1, 2, 3, 4, 5]);
  const common = {
    seats: Array.from({ length: count }, (_, seat) => ({
      seat,
      stack: random.from(1, most),
    })),
    size: count,
    ante: random.from(stud ? 1 : 0, random.pick([1, big, 2 * big])),
    oddChips: random.pick(["oneEach", "allToFirst"]),
    needlessFold: random.oneIn(2),
    reopen: random.pick(["cumulative", "single"]),
    showdown: random.pick(["auto", "manual", "free"]),
    ruleset: random.oneIn(10) ? "aceHigh" : "standard",
  };
  const fixed = { type: "fixedLimit", smallBet, bigBet, ...(maxRaises && { maxRaises }) };
  if (stud) {
    return {
      ...common,
      lowCardTie: random.pick(["dealtFirst", "suit"]),
      openPair: random.oneIn(2),
      structure: { ...fixed, bringIn: random.from(1, smallBet) },
    };
  }
  const blinds = { smallBlind: random.from(1, big), bigBlind: big };
  return {
    ...common,
    button: count - 1,
    headsUp: random.pick(["buttonSmallBlind", "literal"]),
    structure: kind === "NT" ? { type: "noLimit", ...blinds } : { ...fixed, ...blinds },
  };
}

/** A hand after one in which a blind left, under the dead button: its text and the stacks in the order of its players. */
export function deadButtonHand(number) {
  const random = randomFrom(number);
  const count = random.from(4, 7);
  const table = new TexasHoldem({
    seats: Array.from({ length: count }, (_, seat) => ({
      seat,
      stack: random.from(40, 300),
    })),
    ...{
      size: count,
      button: random.below(count),
      buttonRule: "dead",
      oddChips: "allToFirst",
    },
    structure: { type: "noLimit", smallBlind: 1, bigBlind: 2 },
  });
  table.act({ type: "deal" });
  while (table.toAct !== null) table.act({ type: "fold" });
  const { smallBlindSeat, bigBlindSeat } = table.view();
  table.act({ type: "leave", seat: random.pick([smallBlindSeat, bigBlindSeat]) });
  table.act({ type: "deal", deck: random.deck(false) });
  while (table.toAct !== null) {
    const legal = table.legalActions().filter(({ type }) => type !== "fold" || random.oneIn(2));
    const { type, min, max } = random.pick(legal);
    table.act(min === undefined ? { type } : { type, to: random.pick([min, min, random.from(min, max)]) });
  }
  const text = table.handHistory();
  const seats = JSON.parse(/^seats = (.*)$/m.exec(text)[1]);
  return { text, stacks: seats.map((seat) => table.view().seats[seat - 1].stack) };
}
