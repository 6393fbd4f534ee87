// What the play machinery must be told of Pai Gow Poker. Its twin in Rust is tests/pai_gow_properties.rs.
import { legalSettings, PaiGowPoker } from "../../../pkg/node.js";

const HOUSES = ["foxwoods", "trumpPlaza", "goldenNugget", "flamingo", "ballys", "claridge"];

/** The cards of the seat that an action is for, as the seat itself sees them. */
function ownCards(table, seat) {
  if (seat === null || seat === undefined) return [];
  const hands = table.view(seat).seats[seat].hands;
  return hands.flatMap(({ cards }) => cards.map(({ card }) => card)).filter((card) => card !== null);
}

/** The number of the packet that a place gets, from the banker and the throw alone: the dealer 0, a seat one more. */
export function packetOf({ banker, dice }, place) {
  const total = dice[0] + dice[1] + dice[2];
  const from = banker === undefined ? 0 : banker + 1;
  return (place + 14 - from - ((total - 1) % 7)) % 7;
}

export const paiGow = {
  Game: PaiGowPoker,
  joker: true,
  /** A warning and a setting a seat. */
  mostActions: 6 * 2,

  config(random) {
    const min = random.from(1, 20);
    return {
      seats: random.from(1, 6),
      limits: { min, max: min + random.below(500) },
      commission: [random.below(3), 20],
      commissionOn: random.pick(["player", "both"]),
      houseWay: random.pick(HOUSES),
      foul: random.pick(["refuse", "lose"]),
      wheel: random.pick(["second", "lowest"]),
    };
  },

  deal(table, _, random) {
    const { limits, seats } = table.view().config;
    const amount = () => random.from(limits.min, limits.max);
    const banker = random.oneIn(2) ? random.below(seats) : null;
    const others = Array.from({ length: seats }, (_, seat) => ({ seat, bet: amount() }));
    const bets = others.filter(({ seat }) => seat !== banker && random.oneIn(2));
    const dice = [random.from(1, 6), random.from(1, 6), random.from(1, 6)];
    const dealerBet = random.oneIn(2) ? amount() : undefined;
    if (banker === null || (bets.length === 0 && dealerBet === undefined)) {
      return { type: "deal", bets: bets.length > 0 ? bets : others.slice(0, 1), dice };
    }
    const against = bets.reduce((sum, { bet }) => sum + bet, dealerBet ?? 0);
    const bank = against + random.below(10);
    return { type: "deal", bets, dice, banker, bank, ...(dealerBet !== undefined && { dealerBet }) };
  },

  visible(table, { deck, bets, dice, banker, dealerBet }, viewer) {
    const shown = table.phase === "settled" && table.settlement().seats[0].hand !== null;
    const places = bets.map(({ seat }) => seat + 1);
    if (banker !== undefined) places.push(banker + 1);
    if (banker === undefined || dealerBet !== undefined) places.push(0);
    const visible = new Set();
    for (const place of places) {
      if (!shown && (viewer === null || viewer + 1 !== place)) continue;
      const packet = packetOf({ banker, dice }, place);
      for (let round = 0; round < 7; round += 1) visible.add(deck[round * 7 + packet]);
    }
    return visible;
  },

  probes(table, random) {
    const kinds = ["houseWay", "hit", "stand", "keep", "fold", "check", "nonsense"];
    const probes = kinds.map((type) => ({ type }));
    for (let seat = 0; seat < 8; seat += 1) probes.push({ type: "houseWay", seat });
    for (const seat of table.pending) {
      const cards = ownCards(table, seat);
      cards.forEach((first, i) => {
        for (const second of cards.slice(i + 1)) probes.push({ type: "set", seat, low: [first, second] });
      });
    }
    probes.push({ type: "set", low: random.deck(true).slice(0, 2) }, { type: "sit", seat: 0, stack: 100 });
    if (table.toAct === null) probes.push({ type: "void" }, { type: "timeout" });
    else probes.push({ type: "deal", bets: [{ seat: 0, bet: 1 }] });
    return probes;
  },

  /** The cards of a setting: any two where a foul is taken, else a legal low hand. */
  complete(table, action, random) {
    if (action.type !== "set") return action;
    const cards = ownCards(table, action.seat ?? table.toAct);
    const any = table.view().config.foul === "lose" && random.oneIn(4);
    return { ...action, low: any ? cards.slice(0, 2) : random.pick(legalSettings(cards)).low };
  },

  /** Whether what is set is held, and no foul unless a foul is taken. */
  isRight(table, { type, seat, low }) {
    if (type !== "set") return true;
    const cards = ownCards(table, seat ?? table.toAct);
    if (!low.every((card) => cards.includes(card))) return false;
    if (table.view().config.foul === "lose") return true;
    return legalSettings(cards).some((setting) => low.every((card) => setting.low.includes(card)));
  },
};
