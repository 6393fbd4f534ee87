// What the play machinery must be told of Triple Shot. Its twin in Rust is tests/triple_shot_properties.rs.
import { TripleShot } from "../../../pkg/node.js";

const BETS = ["war", "blackjack", "poker", "bonus"];

export const tripleShot = {
  Game: TripleShot,
  /** Four cards and a stand a box, and a warning. */
  mostActions: 6 * 6,

  config(random) {
    const limits = () => {
      const min = random.from(1, 20);
      return { min, max: min + random.below(500) };
    };
    const bonus = random.oneIn(2);
    return {
      seats: random.from(1, 6),
      limits: { war: limits(), blackjack: limits(), poker: limits(), ...(bonus && { bonus: limits() }) },
      hitSoft17: random.oneIn(2),
      double: random.oneIn(2),
      ...(bonus && { bonusPays: [random.from(1, 30), random.from(1, 2)] }),
      ...(random.oneIn(2) && { blackjackPays: [6, 5] }),
      ...(random.oneIn(2) && { maxPayout: random.from(1, 5000) }),
      ...(random.oneIn(3) && { pokerPaytable: { straight: [7, 2], queensOrBetter: [0, 1] } }),
    };
  },

  deal(table, _, random) {
    const { limits, seats } = table.view().config;
    const all = Array.from({ length: seats }, (_, seat) => {
      const amounts = BETS.filter((bet) => bet in limits && (bet !== "bonus" || random.oneIn(2)));
      const bets = amounts.map((bet) => [bet, random.from(limits[bet].min, limits[bet].max)]);
      return { seat, ...Object.fromEntries(bets) };
    });
    const some = all.filter(() => random.oneIn(2));
    const bets = some.length > 0 ? some : all.slice(-1);
    const turn = random.below(bets.length);
    return { type: "deal", bets: [...bets.slice(turn), ...bets.slice(0, turn)] };
  },

  /** Everything that was dealt lies face up but the dealer's second card, until it is turned. */
  visible(table, { deck, bets }) {
    const dealt = deck.length - table.view().undealt;
    const visible = new Set(deck.slice(0, dealt));
    const turned = table.phase === "settled" && table.settlement().seats[0].hand !== null;
    if (!turned) visible.delete(deck[2 * bets.length + 1]);
    return visible;
  },

  probes(table, random) {
    const kinds = ["hit", "stand", "split", "double", "keep", "withdraw", "fold", "houseWay", "nonsense"];
    const probes = kinds.map((type) => ({ type }));
    for (const type of ["hit", "stand", "split", "double"]) {
      for (let seat = 0; seat < 8; seat += 1) probes.push({ type, seat });
    }
    probes.push({ type: "bet", to: random.below(100) }, { type: "sit", seat: 0, stack: 100 });
    if (table.toAct === null) probes.push({ type: "void" }, { type: "timeout" });
    else probes.push({ type: "deal", bets: [{ seat: 0, war: 1, blackjack: 1, poker: 1 }] });
    return probes;
  },
};
