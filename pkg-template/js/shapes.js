// Objects that results are full of, written out: engines make these several times faster than key
// by key. By their keys as the core names them; what is not here is made key by key, so that nothing
// breaks where the core's types change, and a test tells which shapes of played hands are missing.

// Values of one token each: `s` makes the value of a token, `t` are the tokens, `a` is where the first stands.
/* biome-ignore format: one line a shape */
const flat = [
  (s, t, a) => ({ type: s(t[a]), seat: s(t[a + 1]) }),
  (s, t, a) => ({ type: s(t[a]), seat: s(t[a + 1]), price: s(t[a + 2]), to: s(t[a + 3]), allIn: s(t[a + 4]) }),
  (s, t, a) => ({ type: s(t[a]), seat: s(t[a + 1]), allIn: s(t[a + 2]), min: s(t[a + 3]), max: s(t[a + 4]) }),
  (s, t, a) => ({ type: s(t[a]), seat: s(t[a + 1]), price: s(t[a + 2]) }),
  (s, t, a) => ({ rank: s(t[a]), suit: s(t[a + 1]) }),
  (s, t, a) => ({ total: s(t[a]), soft: s(t[a + 1]), natural: s(t[a + 2]), bust: s(t[a + 3]), sixCards: s(t[a + 4]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), by: s(t[a + 3]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), phase: s(t[a + 3]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), seat: s(t[a + 3]), cite: s(t[a + 4]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), seat: s(t[a + 3]), box: s(t[a + 4]), cite: s(t[a + 5]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), seat: s(t[a + 3]), bet: s(t[a + 4]), amount: s(t[a + 5]), cite: s(t[a + 6]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), seat: s(t[a + 3]), action: s(t[a + 4]), bet: s(t[a + 5]), amount: s(t[a + 6]), cite: s(t[a + 7]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), seat: s(t[a + 3]), action: s(t[a + 4]), bet: s(t[a + 5]), box: s(t[a + 6]), cite: s(t[a + 7]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), seat: s(t[a + 3]), action: s(t[a + 4]), cite: s(t[a + 5]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), to: s(t[a + 3]), box: s(t[a + 4]), card: s(t[a + 5]), up: s(t[a + 6]), cite: s(t[a + 7]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), by: s(t[a + 3]), cite: s(t[a + 4]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), at: s(t[a + 3]), cite: s(t[a + 4]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), seat: s(t[a + 3]), kind: s(t[a + 4]), amount: s(t[a + 5]), to: s(t[a + 6]), allIn: s(t[a + 7]), cite: s(t[a + 8]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), seat: s(t[a + 3]), action: s(t[a + 4]), amount: s(t[a + 5]), to: s(t[a + 6]), allIn: s(t[a + 7]), cite: s(t[a + 8]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), seat: s(t[a + 3]), amount: s(t[a + 4]), cite: s(t[a + 5]) }),
  (s, t, a) => ({ n: s(t[a]), hand: s(t[a + 1]), type: s(t[a + 2]), pot: s(t[a + 3]), seat: s(t[a + 4]), amount: s(t[a + 5]), oddChips: s(t[a + 6]), cite: s(t[a + 7]) }),
  (s, t, a) => ({ high: s(t[a]), low: s(t[a + 1]) }),
  (s, t, a) => ({ seat: s(t[a]), amount: s(t[a + 1]), oddChips: s(t[a + 2]) }),
  (s, t, a) => ({ seat: s(t[a]), amount: s(t[a + 1]) }),
  (s, t, a) => ({ card: s(t[a]), up: s(t[a + 1]) }),
  (s, t, a) => ({ bet: s(t[a]), box: s(t[a + 1]), amount: s(t[a + 2]), state: s(t[a + 3]) }),
  (s, t, a) => ({ seat: s(t[a]), stack: s(t[a + 1]) }),
];

// `v` takes the next value; the order of the keys is that of the values.
/* biome-ignore format: one line a shape */
const deep = [
  (v) => ({ version: v(), hand: v(), phase: v(), toAct: v(), pending: v(), legal: v(), events: v() }),
  (v) => ({ type: v(), seat: v(), allIn: v(), min: v(), max: v(), sizes: v() }),
  (v) => ({ value: v(), category: v(), ranks: v(), cards: v(), unused: v(), joker: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), settlement: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), settlement: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), seat: v(), line: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), at: v(), box: v(), cards: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), at: v(), box: v(), cards: v(), rank: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), at: v(), box: v(), cards: v(), rank: v(), low: v(), cite: v() }),
  (v) => ({ n: v(), hand: v(), type: v(), seats: v(), button: v(), banker: v() }),
  (v) => ({ bet: v(), box: v(), stake: v(), outcome: v(), ratio: v(), prize: v(), pays: v(), commission: v(), returned: v(), reason: v(), cite: v() }),
  (v) => ({ seat: v(), staked: v(), returned: v(), won: v(), net: v(), hand: v(), lines: v() }),
  (v) => ({ seat: v(), staked: v(), returned: v(), won: v(), net: v(), hand: v(), lines: v(), blackjack: v(), warCard: v(), setAside: v() }),
  (v) => ({ seat: v(), staked: v(), returned: v(), won: v(), net: v(), hand: v(), lines: v(), low: v(), versus: v() }),
  (v) => ({ seats: v(), limit: v(), house: v() }),
  (v) => ({ seats: v(), pots: v(), refunds: v(), house: v() }),
  (v) => ({ amount: v(), eligible: v(), winners: v(), uncontested: v() }),
  (v) => ({ seats: v(), house: v() }),
  (v) => ({ game: v(), version: v(), hand: v(), phase: v(), viewer: v(), toAct: v(), pending: v(), legal: v(), config: v(), seats: v(), board: v(), dealer: v(), button: v(), smallBlindSeat: v(), bigBlindSeat: v(), banker: v(), nextBanker: v(), dice: v(), pots: v(), toCall: v(), undealt: v(), burned: v(), settlement: v(), nextEvent: v() }),
  (v) => ({ seat: v(), state: v(), stack: v(), round: v(), total: v(), bets: v(), hands: v(), warned: v(), owes: v() }),
  (v) => ({ cards: v(), rank: v(), low: v(), blackjack: v(), set: v() }),
  (v) => ({ cards: v(), rank: v(), low: v(), blackjack: v(), set: v(), split: v() }),
  (v) => ({ amount: v(), eligible: v() }),
];

const byKeys = (makers, ...empty) =>
  Object.fromEntries(makers.map((make) => [Object.keys(make(() => null, ...empty)).join(), make]));

/** The functions by the keys of what they make, apart by commas. */
export const FLAT = byKeys(flat, [], 0);
export const DEEP = byKeys(deep);
