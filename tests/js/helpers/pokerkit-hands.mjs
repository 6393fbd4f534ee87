// Random hands of the three games that PokerKit plays too, by the settings in which it can be asked: all odd chips to
// the first winner, equal lowest cards by suit.
import { SevenCardStud, TexasHoldem } from "../../../pkg/node.js";
import { randomFrom } from "./play.mjs";

export const KINDS = ["NT", "FT", "F7S"];

function configOf(kind, random) {
  const seats = random.from(2, kind === "F7S" ? 8 : 9);
  const big = 2 * random.from(2, 10);
  const deep = random.below(3);
  const stack = () => {
    if (deep === 2) return random.from(20 * big, 100 * big);
    return random.from(1, [3, 15, 100][random.below(3)] * big);
  };
  const ante = random.oneIn(3) ? random.from(1, big / 2) : 0;
  const common = {
    seats: Array.from({ length: seats }, (_, seat) => ({ seat, stack: stack() })),
    size: seats,
    oddChips: "allToFirst",
    // The first to act comes first in PokerKit's order, which is that of the seats.
    ...(kind === "F7S" ? { ante: Math.max(1, ante) } : { ante, button: seats - 1 }),
  };
  const fixed = { type: "fixedLimit", smallBet: big, bigBet: 2 * big };
  if (kind === "F7S") {
    return { ...common, lowCardTie: "suit", structure: { ...fixed, bringIn: random.from(1, big / 2) } };
  }
  const blinds = { smallBlind: big / 2, bigBlind: big };
  return { ...common, structure: kind === "NT" ? { type: "noLimit", ...blinds } : { ...fixed, ...blinds } };
}

function choose(legal, random) {
  const stay = legal.filter(({ type }) => type !== "fold");
  const { type, min, max, sizes } = random.pick(random.oneIn(3) ? legal : stay);
  if (min === undefined) return { type };
  return { type, to: sizes ? random.pick(sizes) : random.pick([min, min, max, random.from(min, max)]) };
}

/** Why the seat to act may not bet or raise; null if it may. */
function barred(table, legal) {
  if (legal.some(({ min }) => min !== undefined)) return null;
  const { round, stack } = table.view().seats[table.toAct];
  const type = legal.some((action) => action.type === "check") ? "bet" : "raise";
  const problem = table.check({ type, to: round + stack }) ?? table.check({ type: "raise", to: round + stack });
  return problem.code;
}

/** A table on which a hand was played, with a word for each decision before it was taken. */
function play(kind, number, settings, tell, make = configOf) {
  const random = randomFrom(number * 3 + KINDS.indexOf(kind));
  const config = { ...make(kind, random), ...settings };
  const Game = kind === "F7S" ? SevenCardStud : TexasHoldem;
  const table = new Game(config);
  const deck = random.deck(false);
  table.act({ type: "deal", deck });
  while (table.toAct !== null) {
    const legal = table.legalActions();
    const action = choose(legal, random);
    tell(table, legal, action);
    table.act(action);
  }
  return { table, config, deck };
}

/** A table on which a hand was played; `usual`: by the package's own defaults. */
export function playedTable(kind, number, usual) {
  const own = { oddChips: "oneEach", ...(kind === "F7S" && { lowCardTie: "dealtFirst" }) };
  return play(kind, number, usual ? own : {}, () => {}).table;
}

/** One hand, played: the record, each decision with all that were possible, what was dealt, and how it ended. */
export function playedHand(kind, number, make = configOf) {
  const steps = [];
  const tell = (now, legal, action) => {
    steps.push({ seat: now.toAct, phase: now.phase, legal, action, barred: barred(now, legal) });
  };
  const { table, config, deck } = play(kind, number, {}, tell, make);
  const events = table.events();
  const dealt = events.filter(({ type }) => type === "dealt").map(({ to }, i) => [to, deck[i]]);
  const stacks = table.view().seats.map(({ stack }) => stack);
  const { pots } = table.settlement();
  const hand = { kind, number, config, text: table.handHistory(), steps, dealt, deck, stacks, pots };
  table.free();
  return hand;
}

/**
 * By which of the differences of tests/pokerkit/README.md PokerKit may not play the text of a hand as it was played
 * here; null if by none. It looks at the hand alone.
 */
export function differsInText({ kind, config, steps, dealt, pots, deck = [] }) {
  const { structure, ante, seats } = config;
  if (config.ruleset === "aceHigh") return "noWheel";
  if (kind === "F7S") {
    if (structure.bringIn === structure.smallBet) return "bringInIsABet";
    const doors = deck.slice(2 * seats.length, 3 * seats.length).map((card) => "23456789TJQKA".indexOf(card[0]));
    const lowest = doors.filter((door) => door === Math.min(...doors));
    if (config.lowCardTie !== "suit" && lowest.length > 1) return "firstDealtBringsIn";
  } else if (seats.length === 2 && structure.smallBlind === structure.bigBlind) return "equalBlindsOfTwo";
  const bigBlindSeat = seats.length === 2 && config.headsUp !== "literal" ? 0 : 1;
  if (kind !== "F7S" && seats[bigBlindSeat].stack - ante < structure.bigBlind) return "shortBigBlind";
  const rounds = new Map();
  for (const { seat, phase, legal, action } of steps) {
    const opens = action.type === "bringIn" && action.to <= structure.bringIn;
    const round = rounds.get(phase) ?? { count: 0, short: false, allIns: 0, acted: new Set() };
    rounds.set(phase, round);
    const acted = round.acted.has(seat);
    round.acted.add(seat);
    if (action.to === undefined || opens) continue;
    if (kind === "NT" && acted && round.allIns > 1) return "shortAfterFull";
    round.count += 1;
    if (round.count > 4 && kind !== "NT") return structure.maxRaises > 3 ? "moreRaises" : "noCapHeadsUp";
    if (round.short && kind !== "NT") return "halfBet";
    const { max, allIn, sizes } = legal.find(({ type }) => type === action.type);
    const twoSizes = kind === "F7S" && phase === "fourthStreet" && sizes?.length === 2;
    if (twoSizes && action.to === sizes[1]) return "openPair";
    round.allIns += action.to === max ? 1 : 0;
    round.short ||= action.type === "bringIn" ? action.to < structure.smallBet : allIn && action.to === max;
  }
  const odd = pots.map(({ winners }) => winners.filter(({ oddChips }) => oddChips > 0).length);
  if (config.oddChips !== "allToFirst" && odd.some((winners) => winners > 1)) return "oneOddChipEach";
  const shared = pots.filter(({ winners }) => winners.some(({ oddChips }) => oddChips > 0));
  if (shared.length > 0 && pots.filter(({ winners }) => winners.length > 1).length > 1) return "joinedPots";
  const folds = steps.some(({ action }) => action.type === "fold");
  if (folds && dealt.some(([to]) => to === "common")) return "foldedCardsAgain";
  return null;
}
