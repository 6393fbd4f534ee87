// A second, slow way to rank hands: group, compare lists, try everything. For tests only.

export const RANKS = "23456789TJQKA";
export const SUITS = "cdhs";
export const DECK = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
export const CATEGORIES = [
  "highCard",
  "onePair",
  "twoPair",
  "threeOfAKind",
  "straight",
  "flush",
  "fullHouse",
  "fourOfAKind",
  "straightFlush",
  "royalFlush",
  "fiveAces",
];

const WHEEL = "A5432";

/** Up to five natural cards as [category, strength, ...]: longer lists of numbers, compared in order. */
export function keyOf(cards, ruleset) {
  const ranks = cards.map((card) => RANKS.indexOf(card[0])).sort((a, b) => b - a);
  const groups = new Map();
  for (const rank of ranks) groups.set(rank, (groups.get(rank) ?? 0) + 1);
  const byGroup = [...groups].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  const order = byGroup.map(([rank]) => rank);
  const shape = byGroup.map(([, size]) => size).join("");
  if (shape === "5") return [10, 12];
  if (shape.startsWith("4")) return [7, ...order];
  if (shape === "32") return [6, ...order];
  if (shape.startsWith("3")) return [3, ...order];
  if (shape.startsWith("22")) return [2, ...order];
  if (shape.startsWith("2")) return [1, ...order];
  const flush = cards.length === 5 && cards.every((card) => card[1] === cards[0][1]);
  const top = cards.length === 5 ? topOfStraight(ranks, ruleset) : null;
  if (flush && top === 12) return [9, 12];
  if (top !== null) return [flush ? 8 : 4, top];
  return [flush ? 5 : 0, ...order];
}

/** The wheel's strength: lowest, or in Pai Gow between king high and ace high. */
function topOfStraight(ranks, ruleset) {
  const text = ranks.map((rank) => RANKS[rank]).join("");
  if (text === WHEEL) return ruleset === "aceHigh" ? null : ruleset === "paiGow" ? 11.5 : 3;
  return "AKQJT98765432".includes(text) ? ranks[0] : null;
}

export function compareKeys(a, b) {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 ? 0 : a[at] - b[at];
}

/** Every way to read five cards: the joker as any ace, or as any card that makes a straight or flush of them. */
function readings(cards, ruleset) {
  const naturals = cards.filter((card) => card !== "Jk");
  if (naturals.length === cards.length) return [cards];
  return DECK.filter((card) => !naturals.includes(card) || card[0] === "A")
    .map((card) => [...naturals, card])
    .filter((hand) => hand.at(-1)[0] === "A" || [4, 5, 8, 9].includes(keyOf(hand, ruleset)[0]))
    .filter((hand) => new Set(hand).size === hand.length || keyOf(hand, ruleset)[0] === 10);
}

function* fives(cards) {
  const { length } = cards;
  for (let a = 0; a < length; a += 1)
    for (let b = a + 1; b < length; b += 1)
      for (let c = b + 1; c < length; c += 1)
        for (let d = c + 1; d < length; d += 1)
          for (let e = d + 1; e < length; e += 1) yield [cards[a], cards[b], cards[c], cards[d], cards[e]];
}

/** The best key over every five of the cards and every reading of the joker. */
export function bestKey(cards, ruleset = "standard") {
  let best = [-1];
  for (const five of fives(cards)) {
    for (const hand of readings(five, ruleset)) {
      const key = keyOf(hand, ruleset);
      if (compareKeys(key, best) > 0) best = key;
    }
  }
  return best;
}

/** Category and deciding ranks as the package words them. */
export function worded([category, ...strength]) {
  const ranks = strength.map((rank) => ((category === 4 || category === 8) && rank === 11.5 ? "5" : RANKS[rank]));
  return { category: CATEGORIES[category], ranks };
}

/** One natural hand for each class of five cards, worst first. */
export function everyClass(ruleset) {
  const hands = [];
  const extend = (ranks, from) => {
    if (ranks.length === 5) {
      // Suits that make no flush, then, where all ranks differ, a flush.
      hands.push(ranks.map((rank, index) => RANKS[rank] + SUITS[suitFor(ranks, index)]));
      if (new Set(ranks).size === 5) hands.push(ranks.map((rank) => `${RANKS[rank]}s`));
      return;
    }
    for (let rank = from; rank < 13; rank += 1) {
      if (ranks.filter((other) => other === rank).length < 4) extend([...ranks, rank], rank);
    }
  };
  extend([], 0);
  return hands.map((cards) => ({ cards, key: keyOf(cards, ruleset) })).sort((a, b) => compareKeys(a.key, b.key));
}

function suitFor(ranks, index) {
  const before = ranks.slice(0, index).filter((rank) => rank === ranks[index]).length;
  return before > 0 ? before : index === 4 && new Set(ranks).size === 5 ? 1 : 0;
}

/** A small repeatable generator (mulberry32), so that a failure can be seen again. */
export function random(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export function deal(cards, count, draw) {
  const deck = [...cards];
  return Array.from({ length: count }, () => deck.splice(draw(deck.length), 1)[0]);
}
