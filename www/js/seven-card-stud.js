// The Seven Card Stud table.
import { startPokerPage } from "./poker/page.js";

// Hands that show a rule; cards that it needs are laid out.
const table = (stacks, more = "") =>
  `table=(seats:!(${stacks.map((stack, seat) => `(seat:${seat},stack:${stack})`)}),size:${stacks.length},` +
  `structure:(type:fixedLimit,bringIn:5,smallBet:10,bigBet:20),ante:2${more},seed:example)`;
const EXAMPLES = {
  sidePots: `${table([300, 12, 32, 52])}&play=deal(deck:9hAsKsQs8dAhKhQh2cKdQdJd5c4d4h6sJc8c9cTc3s5h6d7dTs3d7c8s).bringIn(to:5).raise(to:10).raise(to:20).raise(to:30).raise(to:40).call.call.bet(to:10)`,
  lowCards: `${table([200, 200, 200, 200])}&play=deal(deck:3h7c4sTd9cJh5dQsKd2h9s2c)`,
  common: `${table(Array(8).fill(200))}&play=deal.bringIn(to:5)${".call".repeat(7)}${".check".repeat(24)}`,
};

/** What is printed on the cloth. */
function print(view, { words, say }) {
  const { structure, ante } = view.config;
  const chips = (amount) => words.chips(amount);
  const fixed = structure.type === "fixedLimit";
  const parts = [
    say(`pokerOption.structure.${structure.type}`),
    fixed
      ? say("poker.print.bets", { small: chips(structure.smallBet), big: chips(structure.bigBet) })
      : say("poker.print.spread", { min: chips(structure.min), max: chips(structure.max) }),
    say("poker.print.ante", { ante: chips(ante) }),
    fixed ? say("poker.print.bringIn", { bringIn: chips(structure.bringIn) }) : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

startPokerPage({
  id: "sevenCardStud",
  places: 0,
  most: 8,
  structures: { fixedLimit: ["bringIn", "smallBet", "bigBet", "maxRaises"], spreadLimit: ["min", "max", "maxRaises"] },
  options: {
    showdown: ["auto", "manual"],
    lowCardTie: ["dealtFirst", "suit"],
    openPair: ["no", "yes"],
    reopen: ["cumulative", "single"],
    oddChips: ["oneEach", "allToFirst"],
    needlessFold: ["no", "yes"],
    ruleset: ["standard", "aceHigh"],
  },
  withButton: false,
  deckHelp: "poker.deckHelp.sevenCardStud",
  start: {
    seats: [400, 150, 400, 90, 250, 400].map((stack, seat) => ({ seat, stack })),
    size: 6,
    structure: { type: "fixedLimit", bringIn: 5, smallBet: 10, bigBet: 20 },
    ante: 2,
  },
  examples: EXAMPLES,
  print,
});
