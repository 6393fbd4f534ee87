// The Texas Hold'em table.
import { startPokerPage } from "./poker/page.js";

// Hands that show a rule, each with its cards laid out: `dealt` in two rounds from the button's left.
const table = (stacks, more = "") =>
  `table=(seats:!(${stacks.map((stack, seat) => `(seat:${seat},stack:${stack})`)}),size:${stacks.length},` +
  `structure:(type:noLimit,smallBlind:5,bigBlind:10)${more},button:0,seed:example)`;
const EXAMPLES = {
  sidePots: `${table([500, 60, 150, 300])}&play=deal(deck:AsKsQsJsAhKhQhJh5d2c7d9h5h4s5c3c).raise(to:30).call.raise(to:60).raise(to:150).raise(to:300)`,
  reopen: `${table([500, 140, 500])}&play=deal(deck:9c8cAsKd9d8dAh).raise(to:100).raise(to:140).call`,
  oddChips: `${table([200, 200, 200, 200])}&play=deal(deck:2c3c4c5c2d3d4d5d2hAsKsQs3hJs4hTs).raise(to:32).call.fold.call${".check".repeat(9)}`,
  muck: `${table([200, 200], ",showdown:manual")}&play=deal(deck:AsKsAhKh5d2c7d9h5h4s5c3c).call.check${".check".repeat(5)}.bet(to:20).call`,
};

/** What is printed on the cloth. */
function print(view, { words, say }) {
  const { structure, ante } = view.config;
  const { type, smallBlind, bigBlind, smallBet, bigBet } = structure;
  const chips = (amount) => words.chips(amount);
  const parts = [
    say(`pokerOption.structure.${type}`),
    smallBet === undefined ? "" : say("poker.print.bets", { small: chips(smallBet), big: chips(bigBet) }),
    say("poker.print.blinds", { small: chips(smallBlind), big: chips(bigBlind) }),
    ante > 0 ? say("poker.print.ante", { ante: chips(ante) }) : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

startPokerPage({
  id: "texasHoldem",
  places: 5,
  most: 10,
  structures: {
    noLimit: ["smallBlind", "bigBlind"],
    potLimit: ["smallBlind", "bigBlind"],
    fixedLimit: ["smallBlind", "bigBlind", "smallBet", "bigBet", "maxRaises"],
  },
  options: {
    showdown: ["auto", "manual"],
    buttonRule: ["moving", "dead"],
    headsUp: ["buttonSmallBlind", "literal"],
    reopen: ["cumulative", "single"],
    oddChips: ["oneEach", "allToFirst"],
    needlessFold: ["no", "yes"],
    ruleset: ["standard", "aceHigh"],
  },
  withButton: true,
  deckHelp: "poker.deckHelp.texasHoldem",
  start: {
    seats: [400, 150, 400, 90, 250, 400].map((stack, seat) => ({ seat, stack })),
    size: 6,
    structure: { type: "noLimit", smallBlind: 5, bigBlind: 10 },
  },
  examples: EXAMPLES,
  print,
});
