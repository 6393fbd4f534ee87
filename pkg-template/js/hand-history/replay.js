// A hand history played at a table of the package, action by action.
import { rememberUnknown } from "./unknown.js";

/** Settings that may have to be others; each of them changes once at most. */
const FLEXIBLE = 6;

/** Thrown where the table would take the action if one of its settings were another. */
class Other {
  constructor(settings) {
    this.settings = settings;
  }
}

/**
 * A table of `Class` on which the hand was played, as far as the record goes. What the standard leaves open and the
 * record needs is set: more raises than usual, folds without a bet, equal lowest cards by suit, big bets after an open
 * pair, who need not show, who gets the odd chips.
 */
export function replay(Class, { config, deck, placed, ...told }, refuse) {
  let settings = config;
  for (let tries = 0; ; tries += 1) {
    const table = new Class(settings);
    try {
      table.act({ type: "deal", deck });
      placed(table);
      new Replay(table, { ...told, refuse, flexible: tries < FLEXIBLE }).play();
      return table;
    } catch (thrown) {
      table.free();
      if (!(thrown instanceof Other)) throw thrown;
      settings = thrown.settings(settings);
    }
  }
}

/** What a refusal may say of amounts. */
const NUMBERS = ["min", "max", "got", "need", "have", "sizes"];

class Replay {
  constructor(table, given) {
    Object.assign(this, given);
    this.table = table;
    /** How many cards of each hand, and common ones, the record has dealt so far. */
    this.held = this.seats.map(() => 0);
    this.common = 0;
  }

  play() {
    for (const action of this.actions) {
      if (action.verb === "db") this.board(action);
      else if (action.verb === "dh") this.hole(action);
      else if (action.verb !== "sm") this.decide(action);
      else if (this.table.toAct !== null && this.table.phase !== "showdown") this.refuse(action.at, "order");
    }
    this.showDown();
    this.compare();
    this.compareResults();
    rememberUnknown(this.table, this.dealt, this.seats);
  }

  /** Cards may be told when the table has dealt them, and must be before anybody acts on them. */
  board({ at, cards }) {
    this.common += cards.length;
    if (this.common > this.table.view().board.length) this.refuse(at, "order");
  }

  hole({ at, to, cards }) {
    this.held[to] += cards.length;
    if (this.held[to] > this.cardsOf(to)) this.refuse(at, "order");
  }

  cardsOf(player) {
    return this.table.view().seats[this.seats[player]].hands[0]?.cards.length ?? 0;
  }

  decide({ at, actor, verb, amount }) {
    const { table, refuse } = this;
    if (table.toAct === null) refuse(at, "over");
    if (table.toAct !== this.seats[actor]) this.outOfTurn(at);
    if (this.common !== table.view().board.length) refuse(at, "notDealt");
    if (this.held[actor] !== 0 && this.held[actor] !== this.cardsOf(actor)) refuse(at, "notDealt");
    const legal = table.legalActions();
    const offered = (...types) => legal.find(({ type }) => types.includes(type));
    const choose = {
      f: () => ({ type: "fold" }),
      cc: () => ({ type: offered("check", "call")?.type ?? refuse(at, "illegal", { code: "notAllowed" }) }),
      pb: () => ({ type: "bringIn", to: offered("bringIn")?.min ?? refuse(at, "illegal", { code: "notAllowed" }) }),
      // Where neither is possible, the table says why.
      cbr: () => ({
        type: offered("bringIn", "bet", "raise")?.type ?? (offered("check") ? "bet" : "raise"),
        to: this.toChips(amount),
      }),
    };
    const action = choose[verb]();
    const problem = table.check(action);
    if (problem !== null) this.illegal(at, problem, action);
    table.act(action);
  }

  /** In stud, the lowest card may have been found by suit. */
  outOfTurn(at) {
    const { table, game, refuse } = this;
    const { lowCardTie } = table.view().config;
    const opens = table.legalActions().some(({ type }) => type === "bringIn");
    if (this.flexible && game === "sevenCardStud" && opens && lowCardTie === "dealtFirst") {
      throw new Other((settings) => ({ ...settings, lowCardTie: "suit" }));
    }
    const player = this.seats.indexOf(table.toAct) + 1;
    return refuse(at, "turn", { expected: `p${player}` });
  }

  illegal(at, { code, details }, { to }) {
    if (this.flexible && code === "needlessFold") {
      throw new Other((settings) => ({ ...settings, needlessFold: true }));
    }
    if (this.flexible && code === "raiseCap") {
      const maxRaises = this.actions.filter(({ verb }) => verb === "cbr").length;
      throw new Other(({ structure, ...rest }) => ({ ...rest, structure: { ...structure, maxRaises } }));
    }
    const { structure, openPair } = this.table.view().config;
    const open = openPair === false && this.table.phase === "fourthStreet" && to >= structure.bigBet;
    if (this.flexible && open && (code === "notASize" || code === "aboveMaximum")) {
      throw new Other((settings) => ({ ...settings, openPair: true }));
    }
    const told = NUMBERS.filter((key) => key in details).map((key) => [key, this.inRecord(details[key])]);
    this.refuse(at, "illegal", { code, ...Object.fromEntries(told) });
  }

  /** Chips as the record counts them. */
  inRecord(chips) {
    return Array.isArray(chips) ? chips.map((each) => each / this.unit) : chips / this.unit;
  }

  /** Who shows and who does not, in the table's order, which a record need not have. */
  showDown() {
    const { table, actions, seats, refuse } = this;
    const decisions = new Map();
    for (const { at, actor, verb, cards } of actions) {
      if (verb !== "sm") continue;
      const live = table.view().seats[seats[actor]].hands.length > 0;
      if (!live || table.phase === "waiting") refuse(at, "order");
      decisions.set(seats[actor], { at, type: cards === undefined ? "muck" : "show" });
    }
    while (table.phase === "showdown" && decisions.has(table.toAct)) {
      const { at, type } = decisions.get(table.toAct);
      const problem = table.check({ type });
      if (problem !== null && this.flexible && table.view().config.showdown === "manual") {
        throw new Other((settings) => ({ ...settings, showdown: "free" }));
      }
      if (problem !== null) refuse(at, "illegal", { code: problem.code });
      table.act({ type });
    }
  }

  /** The table must have dealt what the record says, and have turned up nothing that nobody knows. */
  compare() {
    const { table, dealt, seats, refuse } = this;
    const cards = (seat) => table.events({ seat }).filter(({ type, to }) => type === "dealt" && to === seat);
    dealt.hole.forEach((hand, player) => {
      const got = cards(seats[player]);
      hand.forEach(({ card, at, invented }, n) => {
        if (!invented && got[n]?.card !== card) refuse(at, "order");
      });
    });
    const shown = table.events().filter(({ type }) => type === "shown");
    if (shown.length === 0) return;
    const hands = shown.flatMap((event) => dealt.hole[seats.indexOf(event.at)].slice(0, event.cards.length));
    const hidden = [...hands, ...dealt.board].find(({ invented }) => invented);
    const last = this.actions.at(-1).at;
    if (hidden !== undefined) refuse(hidden.at ?? last, "unknownCards");
    if (table.phase === "settled" && table.view().board.length > this.common) refuse(last, "unknownCards");
  }

  /** What the record says of how the hand ended must be what came of its actions. */
  compareResults() {
    const { table, results, seats, toChips, refuse } = this;
    const settlement = table.settlement();
    if (settlement === null) return;
    const { seats: start, oddChips } = table.view().config;
    const ended = { finishing_stacks: (player, { net }) => start[player].stack + net, winnings: (_, { won }) => won };
    for (const [key, items] of Object.entries(results)) {
      items.forEach((item, player) => {
        const seat = settlement.seats.find((one) => one.seat === seats[player]);
        const expected = ended[key](player, seat);
        if (item.unknown || toChips(item) === expected) return;
        const odd = settlement.pots.some(({ winners }) => winners.some((winner) => winner.oddChips > 0));
        if (this.flexible && odd && oddChips === "oneEach") {
          throw new Other((settings) => ({ ...settings, oddChips: "allToFirst" }));
        }
        const [inText, found] = [expected, toChips(item)].map((chips) => this.inRecord(chips));
        refuse(item.at, "result", { key, expected: inText, got: found });
      });
    }
  }
}
