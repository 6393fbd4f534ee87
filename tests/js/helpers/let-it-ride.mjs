// What the play machinery must be told of Let It Ride.
import { LetItRide } from "../../../pkg/node.js";

export const letItRide = {
  Game: LetItRide,
  /** Two decisions a box, each after a warning. */
  mostActions: 7 * 2 * 2,

  config(random) {
    const min = random.from(1, 20);
    return {
      seats: random.from(1, 7),
      limits: { min, max: min + random.below(500) },
      ...(random.oneIn(2) && { maxPayout: random.from(1, 5000) }),
      ...(random.oneIn(3) && { paytable: { straight: [11, 2], tensOrBetter: [1, 1], royalFlush: [5000, 1] } }),
    };
  },

  deal(table, _, random) {
    const { limits, seats } = table.view().config;
    const all = Array.from({ length: seats }, (_, seat) => ({ seat, bet: random.from(limits.min, limits.max) }));
    const some = all.filter(() => random.oneIn(2));
    const bets = some.length > 0 ? some : all.slice(-1);
    // The boxes may be named in any order.
    const turn = random.below(bets.length);
    return { type: "deal", bets: [...bets.slice(turn), ...bets.slice(0, turn)] };
  },

  visible(table, { deck, bets }, viewer) {
    const seats = bets.map(({ seat }) => seat).sort((a, b) => a - b);
    const n = seats.length;
    const shown = table.phase === "settled" && table.settlement().seats[0].hand !== null;
    const visible = new Set();
    seats.forEach((seat, i) => {
      if (seat !== viewer && !shown) return;
      for (let round = 0; round < 3; round += 1) visible.add(deck[round * n + i]);
    });
    // A burn before each community card.
    const open = table.view().board.length;
    for (let card = 0; card < open; card += 1) visible.add(deck[3 * n + 2 * card + 1]);
    return visible;
  },

  probes(table, random) {
    const kinds = ["keep", "withdraw", "fold", "check", "call", "hit", "stand", "houseWay", "nonsense"];
    const probes = kinds.map((type) => ({ type }));
    for (const type of ["keep", "withdraw"]) {
      for (let seat = 0; seat < 9; seat += 1) probes.push({ type, seat });
    }
    probes.push({ type: "raise", to: random.below(100) }, { type: "sit", seat: 0, stack: 100 });
    if (table.toAct === null) probes.push({ type: "void" }, { type: "timeout" });
    else probes.push({ type: "deal", bets: [{ seat: 0, bet: 1 }] });
    return probes;
  },
};
