// Objects that results are full of, written out: engines make these several times faster than key
// by key. By their keys as the core names them; what is not here is made key by key, so that nothing
// breaks where the core's types change, and a test tells which shapes of played hands are missing.

// `v` takes the next value; the order of the keys is that of the values.
/* biome-ignore format: one line a shape */
const all = [
  (v) => ({ version: v(), hand: v(), phase: v(), toAct: v(), pending: v(), events: v() }),
  (v) => ({ type: v(), seat: v() }),
  (v) => ({ type: v(), seat: v(), price: v(), to: v(), allIn: v() }),
  (v) => ({ type: v(), seat: v(), allIn: v(), min: v(), max: v() }),
  (v) => ({ type: v(), seat: v(), allIn: v(), min: v(), max: v(), sizes: v() }),
  (v) => ({ type: v(), seat: v(), price: v() }),
  (v) => ({ value: v(), category: v(), ranks: v(), cards: v(), unused: v(), joker: v() }),
  (v) => ({ rank: v(), suit: v() }),
  (v) => ({ total: v(), soft: v(), natural: v(), bust: v(), sixCards: v() }),

  (v) => ({ n: v(), hand: v(), type: v(), by: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), phase: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), settlement: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), settlement: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), seat: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), seat: v(), box: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), seat: v(), line: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), seat: v(), bet: v(), amount: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), seat: v(), action: v(), bet: v(), amount: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), seat: v(), action: v(), bet: v(), box: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), seat: v(), action: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), to: v(), box: v(), card: v(), up: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), at: v(), box: v(), cards: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), at: v(), box: v(), cards: v(), rank: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), at: v(), box: v(), cards: v(), rank: v(), low: v(), cite: v() }),

  (v) => ({ n: v(), hand: v(), type: v(), by: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), at: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), seats: v(), button: v(), banker: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), seat: v(), kind: v(), amount: v(), to: v(), allIn: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), seat: v(), action: v(), amount: v(), to: v(), allIn: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), seat: v(), amount: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), pot: v(), seat: v(), amount: v(), oddChips: v(), cite: v() }),

  (v) => ({ bet: v(), box: v(), stake: v(), outcome: v(), ratio: v(), prize: v(), pays: v(), commission: v(), returned: v(), reason: v(), cite: v() }),
  (v) => ({ seat: v(), staked: v(), returned: v(), won: v(), net: v(), hand: v(), lines: v() }),
  (v) => ({ seat: v(), staked: v(), returned: v(), won: v(), net: v(), hand: v(), lines: v(), blackjack: v(), warCard: v(), setAside: v() }),
  (v) => ({ seat: v(), staked: v(), returned: v(), won: v(), net: v(), hand: v(), lines: v(), low: v(), versus: v() }),
  (v) => ({ high: v(), low: v() }),
  (v) => ({ seats: v(), limit: v(), house: v() }),
  (v) => ({ seats: v(), pots: v(), refunds: v(), house: v() }),
  (v) => ({ amount: v(), eligible: v(), winners: v(), uncontested: v() }),
  (v) => ({ seat: v(), amount: v(), oddChips: v() }),
  (v) => ({ seat: v(), amount: v() }),
  (v) => ({ seats: v(), house: v() }),

  (v) => ({ game: v(), version: v(), hand: v(), phase: v(), viewer: v(), toAct: v(), pending: v(), legal: v(), config: v(), seats: v(), board: v(), dealer: v(), button: v(), smallBlindSeat: v(), bigBlindSeat: v(), banker: v(), nextBanker: v(), dice: v(), pots: v(), toCall: v(), undealt: v(), burned: v(), settlement: v(), nextEvent: v() }),
  (v) => ({ seat: v(), state: v(), stack: v(), round: v(), total: v(), bets: v(), hands: v(), warned: v(), owes: v() }),
  (v) => ({ cards: v(), rank: v(), low: v(), blackjack: v(), set: v() }),
  (v) => ({ cards: v(), rank: v(), low: v(), blackjack: v(), set: v(), split: v() }),
  (v) => ({ card: v(), up: v() }),
  (v) => ({ bet: v(), box: v(), amount: v(), state: v() }),
  (v) => ({ amount: v(), eligible: v() }),
  (v) => ({ seat: v(), stack: v() }),
];

/** The functions by the keys of what they make, apart by commas. */
export const SHAPES = Object.fromEntries(all.map((make) => [Object.keys(make(() => null)).join(), make]));
