// What the play machinery must be told of Hold'em and Stud: ragged stacks, chairs that come and go, every structure and
// option. Its twin in Rust is tests/poker_properties.rs.
import assert from "node:assert/strict";
import { SevenCardStud, TexasHoldem } from "../../../pkg/node.js";

function betting(random, most, unit) {
  const size = random.from(2, most);
  const stack = () => random.from(1, random.pick([2, 10, 200, 200]) * unit);
  const chairs = Array.from({ length: size }, (_, seat) => seat).filter((seat) => seat < 2 || !random.oneIn(4));
  return {
    seats: chairs.map((seat) => ({ seat, stack: stack() })),
    size,
    needlessFold: random.oneIn(3),
    reopen: random.pick(["cumulative", "single"]),
    oddChips: random.pick(["oneEach", "allToFirst"]),
    showdown: random.pick(["auto", "manual", "free"]),
    ruleset: random.pick(["standard", "aceHigh"]),
  };
}

/** Chairs change between hands, so that two can always play. */
function beforeDeal(table, random, take) {
  const tryTo = (action) => table.check(action) === null && take(action);
  const { size } = table.view().config;
  for (let change = random.below(4); change > 0; change -= 1) {
    const seat = random.below(size);
    tryTo(
      random.pick([
        { type: "leave", seat },
        { type: "sitOut", seat },
        { type: "sitIn", seat, post: random.oneIn(2) },
        { type: "addChips", seat, amount: random.from(1, 300) },
        { type: "sit", seat, stack: random.from(1, 300) },
      ]),
    );
  }
  for (let seat = 0; seat < size && table.check({ type: "deal" }) !== null; seat += 1) {
    tryTo({ type: "sitIn", seat });
    tryTo({ type: "sit", seat, stack: random.from(1, 300) });
    tryTo({ type: "addChips", seat, amount: random.from(1, 300) });
  }
}

/**
 * The cards that a viewer may know of, from the deck and from who was dealt how many, who shows and who leaves. What
 * lies face up is what the rules turn up, and no folded seat gets a card.
 */
function visible(table, { deck }, viewer) {
  const known = new Set();
  const own = new Set();
  const cards = new Map();
  let live = new Set();
  let at = 0;
  for (const event of table.events().filter(({ hand }) => hand === table.hand)) {
    if (event.type === "handStarted") live = new Set(event.seats);
    else if (event.type === "acted" && event.action === "fold") live.delete(event.seat);
    else if (event.type === "left" && event.seat === viewer) own.clear();
    else if (event.type === "buttonDrawn") for (const { card } of event.cards) known.add(card);
    else if (event.type === "shown") {
      assert.ok(live.has(event.at));
      for (const card of cards.get(event.at)) known.add(card);
    } else if (event.type === "dealt") {
      const card = deck[at];
      at += 1;
      let up = event.to !== "burn";
      if (typeof event.to === "number") {
        assert.ok(live.has(event.to), "a folded seat got a card");
        const hand = [...(cards.get(event.to) ?? []), card];
        cards.set(event.to, hand);
        if (event.to === viewer) own.add(card);
        up = table.game === "sevenCardStud" && hand.length > 2 && hand.length < 7;
      }
      assert.equal(event.up, up);
      if (up) known.add(card);
    }
  }
  return new Set([...known, ...own]);
}

/** What was staked came back or was won, by seats that could. */
function settled(table) {
  const { seats, pots, refunds, house } = table.settlement();
  const sum = (list, key) => list.reduce((total, item) => total + item[key], 0);
  assert.equal(house, 0);
  assert.equal(sum(pots, "amount") + sum(refunds, "amount"), sum(seats, "staked"));
  assert.equal(sum(pots, "amount"), sum(seats, "won"));
  for (const { amount, eligible, winners } of pots) {
    assert.equal(sum(winners, "amount"), amount);
    assert.ok(amount > 0 && winners.every(({ seat }) => eligible.includes(seat)));
  }
}

function probes(table, random) {
  const { size } = table.view().config;
  const kinds = ["fold", "check", "call", "keep", "withdraw", "hit", "stand", "houseWay", "show", "muck", "nonsense"];
  const probes = kinds.map((type) => ({ type }));
  for (const type of ["fold", "check", "call"]) {
    for (let seat = 0; seat <= size; seat += 1) probes.push({ type, seat });
  }
  for (const type of ["bet", "raise", "bringIn"]) {
    for (const { min, max, to, price } of table.legalActions()) {
      for (const bound of [min, max, to, price].filter((bound) => bound !== undefined)) {
        for (const near of [bound - 1, bound, bound + 1]) if (near >= 0) probes.push({ type, to: near });
      }
    }
    probes.push({ type, to: random.below(500) });
  }
  if (table.toAct !== null) return [...probes, { type: "deal" }, { type: "leave", seat: 0 }];
  return [...probes, { type: "void" }, { type: "timeout" }];
}

const shared = { beforeDeal, visible, settled, probes, deal: () => ({ type: "deal" }) };

/** Hold'em with one structure, or any. */
export const holdemRules = (kind) => ({
  ...shared,
  Game: TexasHoldem,
  mostActions: 10 * 4 * 2 * 40,
  config(random) {
    const bigBlind = random.from(1, 20);
    const blinds = { smallBlind: random.from(1, bigBlind), bigBlind };
    const type = kind ?? random.pick(["noLimit", "potLimit", "fixedLimit"]);
    const bets = { smallBet: bigBlind + random.below(3), bigBet: 2 * bigBlind + 3, maxRaises: random.below(5) };
    const config = betting(random, 10, bigBlind);
    return {
      ...config,
      structure: { type, ...blinds, ...(type === "fixedLimit" && bets) },
      ...(random.oneIn(3) && { ante: random.from(1, bigBlind) }),
      buttonRule: random.pick(["moving", "dead"]),
      headsUp: random.pick(["buttonSmallBlind", "literal"]),
      ...(random.oneIn(2) && { button: config.seats[0].seat }),
    };
  },
});

/** Stud with one structure, or any. */
export const studRules = (kind) => ({
  ...shared,
  Game: SevenCardStud,
  mostActions: 8 * 5 * 2 * 40,
  config(random) {
    const small = random.from(2, 20);
    const type = kind ?? random.pick(["fixedLimit", "spreadLimit"]);
    const structure =
      type === "spreadLimit"
        ? { type, min: small, max: 4 * small + 1, maxRaises: random.below(5) }
        : { type, bringIn: random.from(1, small), smallBet: small, bigBet: 2 * small, maxRaises: random.below(5) };
    return {
      ...betting(random, 8, small),
      structure,
      ante: random.from(1, small),
      lowCardTie: random.pick(["dealtFirst", "suit"]),
      openPair: random.oneIn(2),
    };
  },
});
