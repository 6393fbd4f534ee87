// The types of `tapete` and `tapete/inline`. Written by hand: this file is the one source of them.

// ── Starting ────────────────────────────────────────────────────────────────────────────────────

/** A global type where the environment has it (browsers, Workers, Node's own types), else never. */
type GlobalType<Name extends string> = typeof globalThis extends {
  [Key in Name]: { prototype: infer Type };
}
  ? Type
  : never;

/**
 * `WebAssembly.Module` where the environment knows it, else never. The DOM's declaration of it is empty, so that
 * without `& object` anything at all would pass for one.
 */
type WasmModule = typeof globalThis extends {
  WebAssembly: { Module: { prototype: infer Type } };
}
  ? Type & object
  : never;

/** What the wasm can be started from: an address, a request or its response, a compiled module, or bytes. */
export type InitSource =
  | string
  | GlobalType<"URL">
  | GlobalType<"Request">
  | GlobalType<"Response">
  | WasmModule
  | ArrayBuffer
  | ArrayBufferView;

/**
 * Starts the module. Needed once in browsers, before anything is ranked, paid or dealt; in Node, Bun, Workers and
 * with `tapete/inline` everything is ready at import and this does nothing.
 *
 * Calls may be repeated and may run in parallel: the first one decides, the others share its promise.
 * Nothing is written to the console. A failure rejects with `loadFailed` and may be retried.
 *
 * @param source Where the wasm is. Default: `tapete_bg.wasm` beside the package's own files.
 */
export function init(source?: InitSource | PromiseLike<InitSource>): Promise<void>;

/**
 * Starts the module synchronously from a compiled module or its bytes. Does nothing when it is ready.
 *
 * @throws `badInput` for anything else, `loadFailed` when it does not compile or start.
 */
export function initSync(options: { module: WasmModule | ArrayBuffer | ArrayBufferView }): void;

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────

/** Card values from the lowest to the highest: `T` is ten. */
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";

/** Clubs, diamonds, hearts, spades. Suits have no order anywhere. */
export type Suit = "c" | "d" | "h" | "s";

/** A card: rank then suit (`"As"`, `"Td"`), or the joker `"Jk"`. Results always have this form. */
export type Card = `${Rank}${Suit}` | "Jk";

/**
 * Cards as input: an array of cards, or one string with the cards apart by spaces or commas or run together.
 *
 * Besides the canonical form this is understood: `10` for `T`, any letter case, and suit symbols (♠ ♥ ♦ ♣ and
 * their outlined twins), with or without a variation selector: `"10s jh, Q♦ KCA♠️"`. Letters of other alphabets
 * that only look like a rank are refused. At most 1,024 characters or elements.
 */
export type Cards = readonly Card[] | string;

/**
 * The number of a card, for batch calls: rank index * 4 + suit index. 2c = 0, 2d = 1 … As = 51, the joker 52.
 *
 * @param card One card in any accepted form.
 * @throws `badCard`
 */
export function cardId(card: string): number;

/**
 * The card with a number.
 *
 * @param id 0 to 52.
 * @throws `badInput` for anything else
 */
export function cardFromId(id: number): Card;

// ── Games and sources ───────────────────────────────────────────────────────────────────────────

/** The five games. */
export type GameName = "sevenCardStud" | "texasHoldem" | "letItRide" | "tripleShot" | "paiGowPoker";

/** The regulations that are cited, by game and year of the official gazette of Peru. */
export type Regulation = "stud-1999" | "paigow-1999" | "holdem-2006" | "tripleshot-2004" | "letitride-1999";

/** Where a rule comes from when the regulation's page is silent or cut. May grow. */
export type Source = "robertsRules" | "housePractice" | "designerPatent";

/**
 * Where a ruling comes from: an article, or the source of what the regulation leaves open. What is not in a
 * regulation is never shown as if it were. `note` is a stable key; `describeCite` of `tapete/text` has its
 * sentence. Test with `"regulation" in cite`, and keep a default branch: other kinds may come.
 */
export type Cite = { regulation: Regulation; article: string } | { source: Source; note: string };

// ── Errors ──────────────────────────────────────────────────────────────────────────────────────

/** Data that survives JSON unchanged. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * What went wrong. When several apply, the first in this order is reported.
 * The list may grow: keep a default branch.
 */
export type Code =
  | "freed"
  | "notInitialised"
  | "loadFailed"
  | "noEntropy"
  | "badInput"
  | "unknownKey"
  | "unknownAction"
  | "stale"
  | "badConfig"
  | "badSnapshot"
  | "badHandHistory"
  | "badCard"
  | "duplicateCard"
  | "wrongCount"
  | "jokerNotAllowed"
  | "badDeck"
  | "badCut"
  | "badChips"
  | "badRatio"
  | "amountOverflow"
  | "paytableBelowMinimum"
  | "unknownSeat"
  | "duplicateSeat"
  | "seatTaken"
  | "emptySeat"
  | "handRunning"
  | "noHandRunning"
  | "wrongPhase"
  | "notYourTurn"
  | "notEnoughPlayers"
  | "notEnoughChips"
  | "bankTooSmall"
  | "betStanding"
  | "nothingToCall"
  | "needlessFold"
  | "belowMinimum"
  | "aboveMaximum"
  | "notASize"
  | "raiseCap"
  | "notReopened"
  | "notAllowed"
  | "cardNotHeld"
  | "foulHand";

/**
 * A problem as plain data. `describeProblem` of `tapete/text` puts it in words. `details` by code:
 *
 * - `loadFailed` `{ reason: "fetch" | "status" | "compile" | "instantiate" | "foreign", message?, status? }`
 * - `badInput` `{ argument, reason, expected?, got? }`, reason: `"type"`, `"range"`, `"value"`, `"missing"`,
 *   `"tooLong"`, `"tooDeep"`, `"cyclic"`, `"threw"`, `"detached"`
 * - `unknownKey` `{ argument, key }`
 * - `unknownAction` `{ type }`
 * - `stale` `{ version, got }`: the table's version and the one that was sent
 * - `badConfig` `{ key, min?, max?, seat?, needs?, got? }`
 * - `badSnapshot` `{ reason, v?, game?, code?, hand?, action? }`, reason: `"format"`, `"version"`, `"sum"`,
 *   `"shape"`, `"game"`, `"config"`, `"state"`, `"hands"`, `"action"`, `"key"`
 * - `badHandHistory` `{ reason, line, column, key?, expected?, got?, code?, card?, count?, … }`, reason: `"syntax"`,
 *   `"duplicateKey"`, `"tooDeep"`, `"tooLong"`, `"missing"` (at the end of the text), `"type"`, `"variant"`, `"length"`,
 *   `"players"`, `"amount"`, `"settings"`, `"unsupported"`, `"severalHands"`, `"action"`, `"player"`, `"card"`,
 *   `"duplicateCard"`, `"cardNotHeld"`, `"tooManyCards"`, `"unknownCards"`, `"order"`, `"notDealt"`, `"turn"`, `"over"`,
 *   `"illegal"` with the `code` of the rule and its amounts as the record counts them; `"result"` where
 *   `finishing_stacks` or `winnings` (`key`) say `got`, and the actions lead to `expected`. Lines and columns from 1, in
 *   UTF-16 units. Of `handHistory()`, without a place: `"noVariant"` `{ game, structure? }`, `"voided"`, `"missedBlinds"`
 * - `badCard` `{ argument, position, token }`: position is a UTF-16 index in a string, an array index in an array;
 *   the token is cut to 16 characters
 * - `duplicateCard` `{ argument, position, first, card, firstArgument? }`: where it came again and where it came
 *   first, which `firstArgument` names when it is another argument
 * - `wrongCount` `{ argument, count, min, max }`
 * - `jokerNotAllowed` `{ argument, position, ruleset? }`
 * - `badCut` `{ cut, min, max, numbers? }`: `numbers` is the source of the range where the article names none
 * - `badChips` `{ argument, got }`, `badRatio` `{ argument }`, `amountOverflow` `{ argument, max? }`
 * - `paytableBelowMinimum` `{ key, minimum, got }`, ratios as `[n, d]`
 * - `unknownSeat` `{ seat, seats }`, `duplicateSeat`, `seatTaken`, `emptySeat` (a chair that nobody has, or whose player
 *   is not in the hand) `{ seat }`, `notYourTurn` `{ seat, pending }`, `wrongPhase` `{ phase }`
 * - `notEnoughPlayers` `{ min }`, `notEnoughChips` `{ need, have }`, `bankTooSmall` `{ seat, min, got }`
 * - `belowMinimum`, `aboveMaximum` `{ seat?, bet, min, max, got }`, without `seat` of the dealer's own bet; of a poker bet
 *   without `seat` and `bet`, as `notASize` `{ min, max, got, sizes }`, with `sizes` where only those are allowed; of `sit`
 *   and `addChips` `{ seat, min, got }`
 * - `notAllowed` `{ type }`, `{ bet, seat }`, `{ key, got }` or `{ seat }` where there is more to say, else `{}`;
 *   `cardNotHeld` `{ card }`
 * - `foulHand` `{ low, lowRanks, high, highRanks }`: categories, and ranks as in `HandRank`
 *
 * In `winners` the argument is `"hands[1]"` or `"board"`; problems of `rankMany` also have `hand`, its
 * index: it goes hand by hand, and a short last hand comes last.
 */
export type Problem = { code: Code; details: { [key: string]: Json }; cite: Cite | null };

/**
 * The only error this package throws. `JSON.stringify(error)` is its `Problem`; `message` is English, for
 * developers. Tell it by `isTapeteError`: two copies of the package on a page have two classes.
 */
export class TapeteError extends Error {
  private constructor();
  readonly name: "TapeteError";
  readonly code: Code;
  readonly details: { [key: string]: Json };
  /** The article or source of the rule that was broken, if there is one. */
  readonly cite: Cite | null;
}

/** True for errors of this package, of any copy or entry of it. Never throws. */
export function isTapeteError(value: unknown): value is TapeteError;

// ── Hands ───────────────────────────────────────────────────────────────────────────────────────

/** Kinds of hands from the lowest to the highest. `fiveAces` exists in Pai Gow only. */
export type Category =
  | "highCard"
  | "onePair"
  | "twoPair"
  | "threeOfAKind"
  | "straight"
  | "flush"
  | "fullHouse"
  | "fourOfAKind"
  | "straightFlush"
  | "royalFlush"
  | "fiveAces";

/**
 * How hands are ranked.
 *
 * - `"standard"`: 52 cards, A-2-3-4-5 is the lowest straight. Stud, hold'em, Triple Shot, Let It Ride.
 * - `"paiGow"`: 53 cards. The joker is an ace, or any card that completes a straight, flush, straight flush or
 *   royal; A-2-3-4-5 is the second-highest straight and straight flush; five aces beat all.
 * - `"aceHigh"`: 52 cards, the ace is high only and A-2-3-4-5 is no straight. An option for stud and hold'em.
 */
export type Ruleset = "standard" | "paiGow" | "aceHigh";

export type RulesetOption = {
  /** Default `"standard"`. */
  ruleset?: Ruleset | undefined;
};

/** A ranked hand. Plain data: it can be stored, sent as JSON and given back to `compareHands`. */
export type HandRank = {
  /**
   * Dense class number, higher is better, equal is a tie. Five to seven cards: 0 the worst hand, 7461 the royal
   * flush (`standard`, `aceHigh`; 7462 five aces in `paiGow`, where the royal is 7461 too). Two cards: 0 to 90.
   * One to four open cards: 13, 91, 455, 1820 classes. Values of different card counts are not comparable.
   */
  value: number;
  category: Category;
  /**
   * What decides, in order. High card and flush: all the cards. One pair: the pair, then the rest; two pair:
   * higher, lower, the fifth; three or four of a kind: those, then the rest; full house: the three, the two.
   * Straights: the top card, `"5"` for A-2-3-4-5. Royal flush and five aces: `"A"`.
   */
  ranks: Rank[];
  /**
   * Exactly the cards that play, five at most: larger groups first, then descending; A-2-3-4-5 as 5 4 3 2 A; the
   * joker in the place of what it stands for. Of equal choices the natural card, then the one given first.
   */
  cards: Card[];
  /** The other cards of six or seven, in the order given. */
  unused: Card[];
  /** What a joker that plays stands for. A suit only where it makes a flush, straight flush or royal flush. */
  joker: { rank: Rank; suit: Suit | null } | null;
};

/** A `HandRank` as input: it may be frozen or deeply readonly. */
export type HandRankInput = {
  readonly value: number;
  readonly category: Category;
  readonly ranks: readonly Rank[];
  readonly cards: readonly Card[];
  readonly unused: readonly Card[];
  readonly joker: { readonly rank: Rank; readonly suit: Suit | null } | null;
};

/**
 * Ranks the best five of five to seven cards.
 *
 * @throws `badCard`, `duplicateCard`, `wrongCount`, `jokerNotAllowed`
 * @example
 * rankHand("10s Jd Qc 6d 5c 9h Ks").category // "straight"
 */
export function rankHand(cards: Cards, options?: RulesetOption): HandRank;

/** Ranks the two cards of a Pai Gow low hand: pair or high cards; the joker is an ace. Values 0 to 90. */
export function rankTwo(cards: Cards): HandRank;

/**
 * Ranks one to four open cards, as stud's betting order needs them: never a straight or flush, no joker.
 * Values are dense for each number of cards and say nothing across numbers.
 */
export function rankShowing(cards: Cards): HandRank;

/** Only the `value` of `rankHand`, several times faster. */
export function rankValue(cards: Cards, options?: RulesetOption): number;

/**
 * Compares two hands: 1 if `a` beats `b`, -1 if `b` beats `a`, 0 for a tie. As the callback of `Array.sort` it
 * puts the worst hand first.
 *
 * Each is five to seven cards or a `HandRank`. The two may share cards. A `HandRank` is checked: its category and
 * ranks must go with its value in the ruleset given, or, with two `HandRank`s and none given, in a common one
 * (else `badInput`, reason `"value"`). Ranks of different card counts are refused with `wrongCount`.
 */
export function compareHands(a: Cards | HandRankInput, b: Cards | HandRankInput, options?: RulesetOption): -1 | 0 | 1;

/**
 * The indices of the best hands, ascending; several when they tie; none of no hands. At most 1,024 hands.
 *
 * Without a board each hand is five to seven cards, and hands may share cards. With a board every card of the
 * hands and the board must differ, and each hand together with the board has five to seven cards.
 */
export function winners(
  hands: readonly Cards[],
  options?: RulesetOption & {
    /** Cards that belong to every hand. */
    board?: Cards | undefined;
  },
): number[];

/**
 * The values of many hands of the same size, given as card ids one after the other.
 *
 * Needs constant memory besides input and result. A bad id, a repeat, a joker outside `paiGow` or a short last
 * hand is an error whose details have `hand`, the index of the first bad hand.
 */
export function rankMany(
  ids: Uint8Array,
  cardsPerHand: 5 | 6 | 7,
  options?: RulesetOption & {
    /** Skips the checks of each hand. The value of a hand that is not valid is then without meaning. Default false. */
    unchecked?: boolean | undefined;
  },
): Uint16Array;

/**
 * Counts all hands that the `known` cards and `draw` more of the deck make, five to seven cards in all: how many in
 * each category. `dead` cards are out of the deck and in no hand. Every category is there, with 0 where there is none;
 * their sum is the number of hands. All 133,784,560 hands of seven cards take some hundredths of a second.
 *
 * ```js
 * countCategories({ known: "9h 8h 7h 2h", draw: 1 }).flush; // 9 of 48
 * ```
 * @throws `badInput`, `unknownKey`, `badCard`, `duplicateCard`, `wrongCount` (of `known`, or of `dead` when too few
 * cards are left), `jokerNotAllowed`
 */
export function countCategories(
  options: RulesetOption & {
    /** The cards that are in every hand. Default none. */
    known?: Cards | undefined;
    /** Cards that cannot be drawn: seen elsewhere, folded, burned. Default none. */
    dead?: Cards | undefined;
    /** How many cards are still to come, 0 to 7. */
    draw: number;
  },
): Record<Category, number>;

/**
 * The article that defines a hand in a game, or the source where the page is silent or cut, as for A-2-3-4-5 in
 * stud, hold'em and Let It Ride.
 *
 * @param options The ruleset the hand was ranked by, if the game has several.
 * @throws `badInput` when the hand is none of this game
 */
export function citeHand(rank: HandRankInput, game: GameName, options?: RulesetOption): Cite;

/** The article that decides between two hands of a game: the order of the categories, or the rule for ties. */
export function citeCompare(a: HandRankInput, b: HandRankInput, game: GameName, options?: RulesetOption): Cite;

// ── Black Jack and Pai Gow hands ────────────────────────────────────────────────────────────────

/** A Black Jack total. `describeTotal` of `tapete/text` has its words. */
export type BlackjackTotal = {
  /** The points; more than 21 if it is bust. */
  total: number;
  /** Whether an ace counts eleven in it. */
  soft: boolean;
  /** Whether two cards make 21. */
  natural: boolean;
  /** Whether it passed 21. */
  bust: boolean;
  /** Whether six cards did not pass 21. */
  sixCards: boolean;
};

/**
 * The points of 1 to 52 cards: court cards ten, aces one or eleven.
 *
 * @throws `badInput`, `badCard`, `duplicateCard`, `wrongCount`, `jokerNotAllowed`
 * @example
 * blackjackTotal("Ah As Ad 6c") // { total: 19, soft: true, natural: false, bust: false, sixCards: false }
 */
export function blackjackTotal(cards: Cards): BlackjackTotal;

/** A-2-3-4-5 in Pai Gow: the second straight (articles 4.c and 4.g), or as in other games the lowest. */
export type PaiGowWheel = "second" | "lowest";

/** A way to set seven cards of Pai Gow Poker, with both hands ranked. */
export type PaiGowSetting = {
  /** The two cards of the low hand, in the order given. */
  low: [Card, Card];
  /** The five cards of the high hand. */
  high: Card[];
  lowRank: HandRank;
  /** Where the wheel is the lowest straight its `value` compares with others of such settings only. */
  highRank: HandRank;
};

/**
 * All ways to set seven cards that are no foul: the best high hand first, then the best low hand.
 *
 * @param options `wheel` as in the table's settings. Default `"second"`.
 * @throws `badInput`, `unknownKey`, `badCard`, `duplicateCard`, `wrongCount`
 */
export function legalSettings(seven: Cards, options?: { wheel?: PaiGowWheel | undefined }): PaiGowSetting[];

/** The houses whose way of setting Pai Gow hands is known. May grow. `houseName` of `tapete/text` has their names. */
export type House = "foxwoods" | "trumpPlaza" | "goldenNugget" | "flamingo" | "ballys" | "claridge";

/** The row of a house way that decided. `houseRuleText` of `tapete/text` has their words. May grow. */
export type HouseRule =
  | "fiveAces"
  | "fourOfAKind"
  | "twoTrips"
  | "fullHouse"
  | "threePair"
  | "twoPair"
  | "straightOrFlush"
  | "threeOfAKind"
  | "onePair"
  | "noPair";

/** Seven cards set by a house way. */
export type HouseSetting = { low: [Card, Card]; high: Card[]; rule: HouseRule; cite: Cite };

/**
 * Sets seven cards as a house sets them.
 *
 * @param name Whose way.
 * @param options `wheel` as in the table's settings. Default `"second"`.
 * @throws `badInput`, `unknownKey`, `badCard`, `duplicateCard`, `wrongCount`
 * @example
 * houseWay("9c 9d 9h 2s 2c Ad Kh", "foxwoods").low // ["2s", "2c"]
 */
export function houseWay(seven: Cards, name: House, options?: { wheel?: PaiGowWheel | undefined }): HouseSetting;

// ── Chips ───────────────────────────────────────────────────────────────────────────────────────

/**
 * A ratio, "n to d". What a winning stake is paid is rounded down to the whole chip: `floor(stake * n / d)`.
 * Chips are whole numbers of the smallest unit, 0 to 2^53 - 1, everywhere.
 */
export type Pay = [n: number, d: number];

/** Least and most of an amount. */
export type Limits = { min: number; max: number };

/** A bet on the layout. */
export type Bet = "bet1" | "bet2" | "bet3" | "war" | "blackjack" | "poker" | "bonus" | "main";

/** What Let It Ride pays, best first. The regulation sets a minimum for each. */
export type LirKey =
  | "royalFlush"
  | "straightFlush"
  | "fourOfAKind"
  | "fullHouse"
  | "flush"
  | "straight"
  | "threeOfAKind"
  | "twoPair"
  | "tensOrBetter";

/**
 * Ratios of Let It Ride instead of the regulation's minimum: 1000, 200, 50, 11, 8, 5, 3, 2 and 1 to 1. They may be
 * higher; a lower one is `paytableBelowMinimum`.
 */
export type LirPaytable = { readonly [Key in LirKey]?: Readonly<Pay> | undefined };

/** What Poker of Triple Shot pays, best first. */
export type TripleShotKey =
  | "royalFlush"
  | "straightFlush"
  | "fourOfAKind"
  | "fullHouse"
  | "flush"
  | "straight"
  | "threeOfAKind"
  | "twoPair"
  | "queensOrBetter";

/**
 * Ratios of Poker at Triple Shot instead of the default, which is the table in the designer's patent: 100, 30, 15, 7, 5,
 * 4, 3, 2 and 1 to 1. The regulation's page breaks off before it; there is no minimum.
 */
export type TripleShotPaytable = { readonly [Key in TripleShotKey]?: Readonly<Pay> | undefined };

// ── Payouts without a table ─────────────────────────────────────────────────────────────────────

/**
 * Settles finished hands of Let It Ride, for pages that have their own game. The seat of a hand is its place.
 *
 * @throws `badInput`, `unknownKey`, `badCard`, `duplicateCard`, `wrongCount`, `jokerNotAllowed`, `badChips`,
 * `badRatio`, `amountOverflow`, `paytableBelowMinimum`
 * @example
 * letItRidePays({ hands: [{ cards: "Tc Td 4h Ks 2c", bets: [10, 10, 10] }] }).seats[0].returned // 60
 */
export function letItRidePays(input: {
  /** One to seven; each five cards and the bets that are still up: one to three, or a number for a single one. */
  hands: readonly { cards: Cards; bets: number | readonly number[] }[];
  paytable?: LirPaytable | undefined;
  /** The most that the table pays in a hand; over it the winners share in proportion. Default: no limit. */
  maxPayout?: number | undefined;
}): Settlement;

/** A limit shared out. */
export type Prorated = {
  /** All prizes together. */
  sum: number;
  /** Limit over sum in lowest terms; `[1, 1]` while the limit is not passed. */
  factor: Pay;
  /** `floor(prize * limit / sum)` each; the prizes themselves while the limit is not passed. */
  paid: number[];
};

/**
 * Shares a limit out over prizes in proportion, as article 13 of the Let It Ride regulation does.
 *
 * @throws `badInput`, `unknownKey`, `badChips`, `amountOverflow`
 * @example
 * prorate({ prizes: [1000, 500], limit: 1000 }) // { sum: 1500, factor: [2, 3], paid: [666, 333] }
 */
export function prorate(input: { prizes: readonly number[]; limit: number }): Prorated;

/**
 * War of Triple Shot, article 9.a: the higher card wins 1 to 1, the lower loses, equal cards cost half the bet, rounded
 * down. Suits have no order.
 *
 * @throws `badInput`, `unknownKey`, `badCard`, `duplicateCard`, `wrongCount`, `jokerNotAllowed`, `badChips`,
 * `amountOverflow`
 * @example
 * tripleShotWar({ player: "9c", dealer: "9d", bet: 5 }).returned // 3
 */
export function tripleShotWar(input: {
  /** One card each. */
  player: Cards;
  dealer: Cards;
  bet: number;
}): Line;

/** Six cards of Triple Shot: the best five, the one set aside, and what the bet gets. */
export type SixCardPoker = { hand: HandRank; setAside: Card; line: Line };

/**
 * Poker of Triple Shot, article 9.c: the best five of six cards, paid from a table.
 *
 * @throws `badInput`, `unknownKey`, `badCard`, `duplicateCard`, `wrongCount`, `jokerNotAllowed`, `badChips`,
 * `badRatio`, `amountOverflow`
 * @example
 * tripleShotPoker({ cards: "Qc Qd 7h 5s 3c 2d", bet: 10 }).line.reason // "queensOrBetter"
 */
export function tripleShotPoker(input: {
  /** Six. */
  cards: Cards;
  bet: number;
  paytable?: TripleShotPaytable | undefined;
}): SixCardPoker;

/** How one hand compared with the banker's, from the player's side. */
export type PaiGowSide = "win" | "lose" | "copy";

/** A comparison of two set hands. */
export type PaiGowComparison = {
  high: PaiGowSide;
  low: PaiGowSide;
  /** Both hands win: win; one: push; none: lose. The banker wins copies. */
  outcome: "win" | "push" | "lose";
  /** Whose setting is foul. A foul player loses, whatever the hands. */
  foul: "player" | "banker" | null;
  /** The source of the outcome: the regulation compares the hands and does not say what becomes of the bet. */
  cite: Cite;
};

/**
 * Compares set hands of Pai Gow Poker by articles 4 and 5. At a table a foul banker's hand would be set again by the
 * house way; here it is told, and compared as it lies.
 *
 * @throws `badInput`, `unknownKey`, `badCard`, `duplicateCard`, `wrongCount`
 */
export function paiGowCompare(input: {
  /** Five cards and two; all fourteen differ. */
  player: { high: Cards; low: Cards };
  banker: { high: Cards; low: Cards };
  /** As in the table's settings. Default `"second"`. */
  wheel?: PaiGowWheel | undefined;
}): PaiGowComparison;

/** Chips and whose they are. */
export type SeatAmount = { seat: number; amount: number };

/** What a winner gets of a pot; `oddChips` of it were left over when the pot was shared. */
export type PotShare = { seat: number; amount: number; oddChips: number };

/** A pot and who won it. */
export type SettledPot = {
  amount: number;
  /** Who could win it, ascending. */
  eligible: number[];
  /** Who did, ascending. */
  winners: PotShare[];
  /** Whether only one seat could. */
  uncontested: boolean;
};

/** Pots of a table of your own, settled. */
export type SettledPots = {
  /** The main pot first. None is empty. */
  pots: SettledPot[];
  /** Chips that nobody called. They are in no pot and in no payout. */
  refunds: SeatAmount[];
  /** What each seat won, by its place in the lists. */
  payouts: number[];
};

/**
 * Settles the pots of a poker hand, for pages that have their own game: side pots, uncalled chips, shared pots and their
 * odd chips. The seat is the place in the lists, which are equally long. At most 250 seats.
 *
 * Only what nobody matched of a seat that is still in comes back; what lies over the highest stake of those stays in the
 * last pot.
 *
 * @throws `badInput` (also when all have folded), `unknownKey`, `badChips`, `amountOverflow`, `unknownSeat`,
 * `duplicateSeat`
 * @example
 * settlePots({ contributions: [100, 80, 20], ranks: [2, 1, 2] }).payouts // [150, 0, 30], and 20 back to seat 0
 */
export function settlePots(input: {
  /** What each seat has put in, in chips. */
  contributions: readonly number[];
  /** Who has folded. Default: nobody. */
  folded?: readonly boolean[] | undefined;
  /** How good each hand is: whole numbers, the higher wins, as `rankValue` gives them. Of a folded one any number. */
  ranks: readonly number[];
  /** Who gets odd chips first, one each: the seats from the button's left. Default: 0, 1, 2 … */
  oddChipOrder?: readonly number[] | undefined;
}): SettledPots;

// ── Tables ──────────────────────────────────────────────────────────────────────────────────────

/**
 * A seat by its number, or the house. House games have boxes, poker has chairs, both from 0; numbers never shift
 * when others are empty.
 */
export type Place = number | "dealer";

/** The key that `Symbol.dispose` is, where the environment's types know it. */
type DisposeKey = SymbolConstructor extends { readonly dispose: infer Key extends symbol } ? Key : never;

/** For `using table = new LetItRide(…)`. */
type Disposes = { [Key in DisposeKey]: (this: void) => void };

/**
 * What the tables of all games have. State changes only through `act`, `undo` and `redo`.
 *
 * All methods may be handed on by themselves: `useSyncExternalStore(table.subscribe, table.view)` works. After an
 * error the table is as before. What `view` gives is deeply frozen; all else belongs to the caller, except that
 * citations in it are frozen and shared.
 *
 * The table knows the cards of everybody. Where that matters it stays on a server, which sends `view(seat)` and
 * `events({ seat })` as JSON and lets `check` look at what comes back.
 */
export interface Game<
  Settings = GameSettings,
  Moves extends SeatAction["type"] = SeatAction["type"],
  Name extends GameName = NameOf<Settings>,
> extends Disposes {
  readonly game: Name;
  /** Counts the changes of this object, from 0: each `act`, `undo` and `redo` that did something. */
  readonly version: number;
  /** The number of the hand; 0 before the first deal. */
  readonly hand: number;
  readonly phase: Phase;
  /** Whose turn it is; null between hands. */
  readonly toAct: number | null;
  /** All seats that may act now: one, except while Pai Gow hands are set. `toAct` is the lowest. */
  readonly pending: number[];

  /**
   * What a seat may do now, none if it is not its turn. Without an argument: the seat to act; null: a spectator, who may
   * do nothing.
   *
   * @throws `unknownSeat`
   */
  legalActions(this: void, seat?: number | null): LegalAction<Moves>[];

  /** What whoever runs the table may do now, with the seats and amounts that it may name. */
  tableActions(this: void): TableActionInfo[];

  /** Why `act` would refuse this, or null. Takes anything at all, raw input of a socket too, and never throws. */
  check(this: void, action: unknown): Problem | null;

  /**
   * Carries out an action and all that follows from it up to the next decision. Gives the new events as a spectator
   * sees them; `events` gives them as a seat does.
   */
  act(this: void, action: Action): Event[];

  /**
   * The log from event number `from` (default 0) on, as a seat sees it; as a spectator without one. It reaches back
   * as far as `keep` says: from there on if `from` is older. There is no log with everybody's cards.
   */
  events(this: void, options?: { from?: number | undefined; seat?: number | null | undefined }): Event[];

  /** The table as a seat sees it, or a spectator (none or null). The same frozen object until `version` changes. */
  view(this: void, seat?: number | null): View<Settings, Moves, Name>;

  /**
   * Calls the listener after every change, in the order of the changes; a change that a listener makes comes after
   * all have been told of the one before. What a listener throws is reported by the environment as an uncaught error
   * and disturbs nothing else.
   *
   * @returns what ends it; calling that again does nothing
   */
  subscribe(this: void, listener: () => void): () => void;

  /** How the finished hand was settled, until the next deal; else null. */
  settlement(this: void): Settlement | null;

  /** The whole table as plain data, with the seed and every card: for the trusted side only. */
  snapshot(this: void): Snapshot;

  /**
   * The running hand, or the last one, in the open PHH format (https://phh.readthedocs.io), which PokerKit reads: of
   * hold'em without limit (`NT`) and with fixed limits (`FT`), and stud with fixed limits (`F7S`).
   *
   * It has the hole cards of everybody, folded and mucked ones too: for the trusted side only. With `seat` it has those
   * that this seat has seen, null for the spectator, and `????` for the others. Burned cards are in no history.
   *
   * Players are told from the button's left, in stud as they are dealt to; `seats` says from 1 where they sit. A hand
   * that is over has `finishing_stacks` and `winnings`. Settings of which the format knows nothing are in a field of our
   * own, `_tapete`, where they are not the defaults: there `fromHandHistory` finds them again. So are, from 1, the
   * chairs of button and small blind where a dead button has left one of them empty, and the small blind that nobody posts.
   *
   * Cards that `fromHandHistory` had to invent are unknown here too (`??`), unless they were shown since. A table that
   * was restored from a snapshot does not know which they were.
   *
   * @throws `noHandRunning` before the first hand; `badHandHistory` for what the format cannot say: other games and
   * structures, a hand that was void, missed blinds that were posted
   */
  handHistory(this: void, options?: HandHistoryOptions): string;

  /** Takes the last action back, across hands as far as `keep` reaches; then false. A deal goes with all its cards. */
  undo(this: void): boolean;

  /** Carries out again what was undone last; false if there is nothing, or something else was done since. */
  redo(this: void): boolean;

  /**
   * Gives the memory back at once; otherwise the engine does when the table is no longer reachable. After it every
   * call gives `freed`, but for `free` itself, which does nothing.
   */
  free(this: void): void;
}

/** What a hand history may say besides, and whose it is. */
export type HandHistoryOptions = {
  /** Whose cards are known: only those that this seat has seen, null for a spectator. Default: all. */
  seat?: number | null | undefined;
  /** The players' names by seat; `""` or nothing for who has none. */
  players?: readonly (string | null | undefined)[] | undefined;
  author?: string | undefined;
  event?: string | undefined;
  venue?: string | undefined;
  table?: string | undefined;
};

/** Settings that all games take. */
export type CommonConfig = {
  /**
   * The key of all randomness: 32 bytes, their 64 hex digits, or any other text, which is hashed. The same seed,
   * settings and actions always give the same cards. Without one each hand has fresh randomness of the system.
   */
  seed?: string | Uint8Array | undefined;
  /** Finished hands, 0 to 1000, that log, undo and snapshot reach back to besides the running one. Default 1. */
  keep?: number | undefined;
};

/** Who sits where before the first hand, and with how many chips. */
export type Stack = { seat: number; stack: number };

/** Settings that both poker games take. Amounts are chips. */
export type BettingConfig = CommonConfig & {
  /** The chairs taken at the start, at least two, in any order; 0 chips is a chair that has to add some first. */
  seats: readonly Readonly<Stack>[];
  /** Chairs of the table, taken or empty. Hold'em: 2 to 10, default 10. Stud: 2 to 8, default 8. */
  size?: number | undefined;
  /**
   * Whether a seat may fold though it could check. Default false, as card rooms do. Stud's article 9 d lets a player
   * retire in his turn without a condition: true plays the page to the letter.
   */
  needlessFold?: boolean | undefined;
  /**
   * When who has acted may raise again after raises that were too short, because all-in. `"cumulative"` (default,
   * Robert's Rules): once they add up to a full raise. `"single"`: only after one full raise. With fixed limits, where
   * half a bet counts as one, it makes no difference.
   */
  reopen?: "cumulative" | "single" | undefined;
  /** Chips left over when a pot is shared. `"oneEach"` (default): one each, 34, 34 and 33 of 101. `"allToFirst"`: 35, 33, 33. */
  oddChips?: "oneEach" | "allToFirst" | undefined;
  /**
   * `"auto"` (default): every hand that is still in is turned up. `"manual"`: in a phase of its own each seat shows or
   * mucks; the first has to show, and after an all-in all hands are turned up anyway. `"free"`: so, but the first may
   * muck too, as long as somebody stays who can show.
   */
  showdown?: "auto" | "manual" | "free" | undefined;
  /** `"aceHigh"` plays the regulation's page to the letter: A-2-3-4-5 is no straight. Default `"standard"`. */
  ruleset?: "standard" | "aceHigh" | undefined;
};

/**
 * How much may be bet in hold'em, with the blinds. Amounts are chips, at least 1; small blind <= big blind. A blind that is
 * short, because all-in, is called whole all the same.
 */
export type HoldemStructure =
  /**
   * A bet is the big blind at least, a raise the last full bet or raise; at most the stack, or with `"potLimit"` the pot
   * after the call.
   */
  | { readonly type: "noLimit" | "potLimit"; readonly smallBlind: number; readonly bigBlind: number }
  /** The small bet before and on the flop, then the big bet. Big blind <= small bet <= big bet. */
  | {
      readonly type: "fixedLimit";
      readonly smallBet: number;
      readonly bigBet: number;
      readonly smallBlind: number;
      readonly bigBlind: number;
      /** Raises of a round after the bet, which the big blind is. Not counted between the last two. Default 3. */
      readonly maxRaises?: number | undefined;
    };

/** How much may be bet in stud. Amounts are chips, at least 1. */
export type StudStructure =
  /** The small bet on third and fourth street, then the big bet. Bring-in <= small bet <= big bet. */
  | {
      readonly type: "fixedLimit";
      readonly smallBet: number;
      readonly bigBet: number;
      /**
       * What the lowest open card has to put in at least; it may put in the small bet instead. It is no bet. A stack
       * that is short of it goes in whole, and the others call what it is: unlike a short blind, which is called whole.
       */
      readonly bringIn: number;
      /** Raises of a round after the bet. Not counted between the last two. Default 3. */
      readonly maxRaises?: number | undefined;
    }
  /**
   * Any amount from `min` to `max`, a raise no less than the last bet or raise. The bring-in too; one that is short of
   * `min` is called for what it is.
   */
  | {
      readonly type: "spreadLimit";
      readonly min: number;
      readonly max: number;
      readonly maxRaises?: number | undefined;
    };

/** Settings of a table of Texas Hold'em. */
export type TexasHoldemConfig = BettingConfig & {
  structure: HoldemStructure;
  /** What everyone puts in before the blinds. Default 0. */
  ante?: number | undefined;
  /** The seat that has the first button. Default: drawn by a card each, the highest has it (article 9). */
  button?: number | undefined;
  /**
   * Button, small blind and big blind of a hand that was played elsewhere, which this table goes on from: the first
   * hand's are those that follow by `buttonRule`, and `button` says nothing.
   */
  lastHand?: readonly [button: number, smallBlind: number, bigBlind: number] | undefined;
  /**
   * Where the button goes. `"moving"` (default): to the next seat that plays. `"dead"` (Robert's Rules): as the big
   * blind moves on, so that nobody misses one; button or small blind may be at an empty chair.
   */
  buttonRule?: "moving" | "dead" | undefined;
  /**
   * Between two. `"buttonSmallBlind"` (default, Robert's Rules): the button posts the small blind, acts first before the
   * flop and last after it. `"literal"`: the seat on the button's left does, as article 9 says of any table.
   */
  headsUp?: "buttonSmallBlind" | "literal" | undefined;
};

/** Settings of a table of Seven Card Stud. */
export type SevenCardStudConfig = BettingConfig & {
  structure: StudStructure;
  /** What everyone puts in to be dealt in, at least 1 (articles 5 e, 9 a). */
  ante: number;
  /**
   * Who brings in of equal lowest cards. `"dealtFirst"` (default, article 9 a), or `"suit"` (Robert's Rules): clubs,
   * diamonds, hearts, spades, from the lowest up.
   */
  lowCardTie?: "dealtFirst" | "suit" | undefined;
  /** Fixed limit: whether an open pair on fourth street lets every seat bet the big bet. Default false. */
  openPair?: boolean | undefined;
};

/** What poker tables' views show of the settings that both games have: with the defaults, without the seed. */
export type BettingSettings = {
  /** As at the start: what seats have now is in `View.seats`. */
  seats: Stack[];
  size: number;
  needlessFold: boolean;
  reopen: "cumulative" | "single";
  oddChips: "oneEach" | "allToFirst";
  showdown: "auto" | "manual" | "free";
  ruleset: "standard" | "aceHigh";
  ante: number;
};

/** The settings of a table of Texas Hold'em as its views show them. */
export type TexasHoldemSettings = BettingSettings & {
  structure:
    | { type: "noLimit" | "potLimit"; smallBlind: number; bigBlind: number }
    | {
        type: "fixedLimit";
        smallBet: number;
        bigBet: number;
        smallBlind: number;
        bigBlind: number;
        maxRaises: number;
      };
  /** Absent if the first button is drawn. */
  button?: number;
  lastHand?: [button: number, smallBlind: number, bigBlind: number];
  buttonRule: "moving" | "dead";
  headsUp: "buttonSmallBlind" | "literal";
};

/** The settings of a table of Seven Card Stud as its views show them. */
export type SevenCardStudSettings = BettingSettings & {
  structure:
    | { type: "fixedLimit"; smallBet: number; bigBet: number; bringIn: number; maxRaises: number }
    | { type: "spreadLimit"; min: number; max: number; maxRaises: number };
  lowCardTie: "dealtFirst" | "suit";
  openPair: boolean;
};

/** The decisions of hold'em. `show` and `muck` come with a manual showdown only. */
export type HoldemMove = "fold" | "check" | "call" | "bet" | "raise" | "show" | "muck";

/** The decisions of stud. */
export type StudMove = HoldemMove | "bringIn";

/**
 * Texas Hold'em, as the Peruvian regulation of 2006 has it played; where its page is cut, as Robert's Rules of Poker go
 * on. Two to ten players; no limit, pot limit or fixed limit.
 *
 * Chairs are taken and left between hands with `sit`, `leave` and `addChips`; `sitOut` and `sitIn` count from the next
 * hand.
 *
 * @example
 * const table = new TexasHoldem({
 *   seats: [{ seat: 0, stack: 200 }, { seat: 1, stack: 200 }, { seat: 2, stack: 200 }],
 *   structure: { type: "noLimit", smallBlind: 1, bigBlind: 2 },
 * });
 * table.act({ type: "deal" });
 * table.act({ type: "raise", to: 6 });
 * table.act({ type: "fold" });
 * table.act({ type: "fold" });
 * table.settlement()?.pots
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the methods of all games are declared once, in Game
export class TexasHoldem {
  /**
   * @throws `badInput`, `unknownKey`, `badConfig`, `badChips`, `amountOverflow` when the stacks together pass 2^53 - 1,
   * `unknownSeat`, `duplicateSeat`, `notEnoughPlayers`
   */
  constructor(config: TexasHoldemConfig);

  /** A table from what `snapshot` gave: see `LetItRide.restore`. */
  static restore(snapshot: Snapshot): TexasHoldem;

  /**
   * A table on which the hand of a history in the PHH format was played, variants `NT` and `FT`: as far as the record
   * goes, so after a whole hand it is settled. From there `undo` steps back to before the deal, `redo` forward again.
   *
   * - Amounts with decimals become whole numbers of the smallest unit that is needed: 0.25 and 0.5 are 25 and 50. An
   *   unknown stack (`inf`) is 1,000 times the largest amount of the record.
   * - Unknown cards (`??`) are invented: those that the record names nowhere, in the order of their ids. Where one of
   *   them would be turned up at the end, the record is refused. If somebody mucked, or may have, the showdown is
   *   `"manual"`; `"free"`, if it was the first in order.
   * - Settings that the format does not have are the defaults, or what the record needs: more raises, folds without a
   *   bet, all odd chips to the first. Seats are those of `seats` and `seat_count` where they fit, else counted from 0.
   * - What the record says of how the hand ended (`finishing_stacks`, `winnings`: what was won of the pots) must be what
   *   its actions lead to, else it is refused as `result`. Nothing is taken out of a pot here: with a rake it differs.
   * - Refused as `unsupported`: antes that differ, as with an ante of the big blind alone, straddles and other blinds than two, a `min_bet` that is not the big
   *   blind. Fields that the format does not know are passed over. One hand in a table of its own, as in `.phhs` files,
   *   is read; several are refused.
   *
   * @throws `badHandHistory` with line and column; `badInput` for what is no text, or longer than 262,144
   */
  static fromHandHistory(text: string): TexasHoldem;
}
export interface TexasHoldem extends Game<TexasHoldemSettings, HoldemMove> {}

/**
 * Seven Card Stud, as the Peruvian regulation of 1999 has it played. Two to eight players; fixed limit or spread limit.
 *
 * With eight players to the end the cards do not suffice: then the last one is turned up for all, in `View.board`.
 *
 * @example
 * const table = new SevenCardStud({
 *   seats: [{ seat: 0, stack: 100 }, { seat: 1, stack: 100 }],
 *   structure: { type: "fixedLimit", smallBet: 4, bigBet: 8, bringIn: 2 },
 *   ante: 1,
 * });
 * table.act({ type: "deal" });
 * table.legalActions() // [{ type: "bringIn", seat: …, min: 2, max: 4, sizes: [2, 4], allIn: false }]
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the methods of all games are declared once, in Game
export class SevenCardStud {
  /**
   * @throws `badInput`, `unknownKey`, `badConfig`, `badChips`, `amountOverflow` when the stacks together pass 2^53 - 1,
   * `unknownSeat`, `duplicateSeat`, `notEnoughPlayers`
   */
  constructor(config: SevenCardStudConfig);

  /** A table from what `snapshot` gave: see `LetItRide.restore`. */
  static restore(snapshot: Snapshot): SevenCardStud;

  /**
   * A table on which the hand of a history in the PHH format was played, variant `F7S`: see
   * `TexasHoldem.fromHandHistory`. Equal lowest cards go by suit, and an open pair lets bet the big bet on fourth street,
   * where the record needs it. A first open card that is not
   * known is a high one, since its player did not bring in.
   */
  static fromHandHistory(text: string): SevenCardStud;
}
export interface SevenCardStud extends Game<SevenCardStudSettings, StudMove> {}

/** Settings of a Let It Ride table. */
export type LetItRideConfig = CommonConfig & {
  /** Boxes, 1 to 7. */
  seats: number;
  /** Least and most of each of the three equal bets. */
  limits: Readonly<Limits>;
  paytable?: LirPaytable | undefined;
  /** The most that the table pays in a hand; over it the winners share in proportion. Default: no limit. */
  maxPayout?: number | undefined;
};

/** The settings of a Let It Ride table as its views show them: with the defaults, without the seed. */
export type LetItRideSettings = {
  seats: number;
  limits: Limits;
  paytable: { [Key in LirKey]: Pay };
  maxPayout?: number;
};

/** Settings of a Triple Shot table. */
export type TripleShotConfig = CommonConfig & {
  /** Boxes, 1 to 6 (article 8). */
  seats: number;
  /** Least and most of each bet: War, Black Jack and Poker are compulsory, the bonus is optional (article 8). */
  limits: {
    readonly war: Readonly<Limits>;
    readonly blackjack: Readonly<Limits>;
    readonly poker: Readonly<Limits>;
    /** Needs `bonusPays`. Without them no bonus is taken. */
    readonly bonus?: Readonly<Limits> | undefined;
  };
  /** Whether the dealer draws to a soft 17. Default false. House practice: the page refers to the usual procedures. */
  hitSoft17?: boolean | undefined;
  /** What a blackjack is paid, not after a split. Default `[3, 2]`. House practice. */
  blackjackPays?: Readonly<Pay> | undefined;
  /** Whether a hand of two cards may be doubled, not after a split. Default false. House practice. */
  double?: boolean | undefined;
  /** What Poker is paid. Default: the designer's table, `TripleShotPaytable`. */
  pokerPaytable?: TripleShotPaytable | undefined;
  /** What the bonus is paid. Required with limits of the bonus, `badConfig` without them. Designer's patent. */
  bonusPays?: Readonly<Pay> | undefined;
  /**
   * The most that Poker and bonus win in a hand, over all seats; over it they share in proportion. Default: no limit.
   * House practice.
   */
  maxPayout?: number | undefined;
};

/** The settings of a Triple Shot table as its views show them: with the defaults, without the seed. */
export type TripleShotSettings = {
  seats: number;
  limits: { war: Limits; blackjack: Limits; poker: Limits; bonus?: Limits };
  hitSoft17: boolean;
  blackjackPays: Pay;
  double: boolean;
  pokerPaytable: { [Key in TripleShotKey]: Pay };
  bonusPays?: Pay;
  maxPayout?: number;
};

/**
 * Triple Shot, as the Peruvian regulation of 2004 has it played: War with one card, Black Jack that goes on from it, and
 * Poker with the same cards filled up to six; an optional bonus on all three.
 *
 * @example
 * const limits = { min: 5, max: 100 };
 * const table = new TripleShot({ seats: 1, limits: { war: limits, blackjack: limits, poker: limits } });
 * table.act({ type: "deal", bets: [{ seat: 0, war: 10, blackjack: 10, poker: 5 }] });
 * while (table.toAct !== null) table.act({ type: "stand" });
 * table.settlement()?.seats[0]?.lines
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the methods of all games are declared once, in Game
export class TripleShot {
  /**
   * @throws `badInput`, `unknownKey`, `badConfig`, `badChips`, `badRatio`, `amountOverflow` when the highest payout
   * could pass 2^53 - 1
   */
  constructor(config: TripleShotConfig);

  /**
   * A table from what `snapshot` gave, also in another program.
   *
   * @throws `badSnapshot` for anything else, and for one that was cut or changed; `badInput` for what is no plain data
   */
  static restore(snapshot: Snapshot): TripleShot;
}
export interface TripleShot extends Game<TripleShotSettings, "hit" | "stand" | "split" | "double"> {}

/** Settings of a Pai Gow Poker table. */
export type PaiGowPokerConfig = CommonConfig & {
  /** Boxes, 1 to 6: with the dealer there are always seven hands. House practice, as all settings of this game. */
  seats: number;
  /** Least and most of a bet, and of the dealer's own against a player who banks. */
  limits: Readonly<Limits>;
  /** What is kept back of a win, a part of it: `floor(prize * n / d)`. Default `[1, 20]`, five in a hundred. */
  commission?: Readonly<Pay> | undefined;
  /** Who pays it: `"player"` (default), on each bet that wins; `"both"`: a player-banker too, on his net of the hand. */
  commissionOn?: "player" | "both" | undefined;
  /** How the dealer sets, and who asks for it or does not set in time. Default `"foxwoods"`. */
  houseWay?: House | undefined;
  /**
   * A player's foul setting, whose low hand ranks above the high hand (article 4): refused with `foulHand` (default),
   * or taken, and it loses. A foul banker is set again by the house way.
   */
  foul?: "refuse" | "lose" | undefined;
  /** A-2-3-4-5: the second straight (default, articles 4.c and 4.g), or as elsewhere the lowest. */
  wheel?: PaiGowWheel | undefined;
};

/** The settings of a Pai Gow Poker table as its views show them: with the defaults, without the seed. */
export type PaiGowPokerSettings = {
  seats: number;
  limits: Limits;
  commission: Pay;
  commissionOn: "player" | "both";
  houseWay: House;
  foul: "refuse" | "lose";
  wheel: PaiGowWheel;
};

/**
 * Pai Gow Poker with a joker, as the Peruvian regulation of 1999 has it played: seven cards, set as a high hand of five
 * and a low hand of two, both compared with the banker's, who is the dealer or a player.
 *
 * Between the deal and the comparison every seat in `pending` may act, in any order; `seat` is required unless it is
 * `toAct`. A set hand is final, and unseen until all are set.
 *
 * @example
 * const table = new PaiGowPoker({ seats: 2, limits: { min: 5, max: 100 } });
 * table.act({ type: "deal", bets: [{ seat: 0, bet: 10 }, { seat: 1, bet: 20 }] });
 * table.act({ type: "houseWay", seat: 1 });
 * table.act({ type: "houseWay" });
 * table.settlement()?.seats[0]?.versus // { high: "win", low: "lose" }, say
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the methods of all games are declared once, in Game
export class PaiGowPoker {
  /**
   * @throws `badInput`, `unknownKey`, `badConfig` for a commission of more than the win, `badChips`, `badRatio`,
   * `amountOverflow` when the highest payout could pass 2^53 - 1
   */
  constructor(config: PaiGowPokerConfig);

  /**
   * A table from what `snapshot` gave, also in another program.
   *
   * @throws `badSnapshot` for anything else, and for one that was cut or changed; `badInput` for what is no plain data
   */
  static restore(snapshot: Snapshot): PaiGowPoker;
}
export interface PaiGowPoker extends Game<PaiGowPokerSettings, "set" | "houseWay"> {}

/** Each game's settings as views show them. Grows with the games. */
type SettingsByName = {
  sevenCardStud: SevenCardStudSettings;
  texasHoldem: TexasHoldemSettings;
  letItRide: LetItRideSettings;
  tripleShot: TripleShotSettings;
  paiGowPoker: PaiGowPokerSettings;
};

/** The settings of any game as views show them. Grows with the games. */
export type GameSettings = SettingsByName[GameName];

/** The game that has these settings. */
type NameOf<Settings> = { [Name in GameName]: SettingsByName[Name] extends Settings ? Name : never }[GameName];

/**
 * Let It Ride, as the Peruvian regulation of 1999 has it played: three equal bets a box, of which the first and the
 * second may be withdrawn.
 *
 * @example
 * const table = new LetItRide({ seats: 2, limits: { min: 5, max: 100 } });
 * table.act({ type: "deal", bets: [{ seat: 0, bet: 10 }] });
 * table.act({ type: "withdraw" });
 * table.act({ type: "keep" });
 * table.settlement()?.seats[0]?.net
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the methods of all games are declared once, in Game
export class LetItRide {
  /**
   * @throws `badInput`, `unknownKey`, `badConfig`, `badChips`, `badRatio`, `amountOverflow` when the highest payout
   * could pass 2^53 - 1, `paytableBelowMinimum`
   */
  constructor(config: LetItRideConfig);

  /**
   * A table from what `snapshot` gave, also in another program.
   *
   * It knows what the snapshot held and no more: undo reaches back no further.
   *
   * @throws `badSnapshot` for anything else, and for one that was cut or changed; `badInput` for what is no plain data
   */
  static restore(snapshot: Snapshot): LetItRide;
}
export interface LetItRide extends Game<LetItRideSettings, "keep" | "withdraw"> {}

// ── Actions ─────────────────────────────────────────────────────────────────────────────────────

/** What any action may carry besides; neither is stored. */
export type Guard = {
  /** Who acts, so that an action that comes late is not taken for another seat's. Default: the seat to act. */
  seat?: number | undefined;
  /** The version that the sender saw. Another one is `stale`: double clicks, late messages. */
  version?: number | undefined;
};

/** Keys of a `LegalAction` that an action may not have: `act` refuses them with `unknownKey`. */
type OfferOnly = { price?: never; allIn?: never; min?: never; max?: never; sizes?: never };

/**
 * A seat's decision. Amounts are totals for the round, called `to`. Of a `LegalAction` send back `{ type }`, of one with
 * `min` and `max` `{ type, to }`, of `set` `{ type, low }`, each with `seat` and `version`: its other keys are refused.
 */
export type SeatAction = Guard &
  OfferOnly &
  (
    | {
        to?: never;
        type:
          | "fold"
          | "check"
          | "call"
          | "keep"
          | "withdraw"
          | "hit"
          | "stand"
          | "split"
          | "double"
          | "houseWay"
          | "show"
          | "muck";
      }
    | { type: "bet" | "raise" | "bringIn"; to: number }
    /** Two cards, in any of the forms of `Cards`. */
    | { type: "set"; low: readonly [Card, Card] | string; to?: never }
  );

/** What a box puts up for a hand. Let It Ride and Pai Gow: `bet`, in Let It Ride three times. Triple Shot: the rest. */
export type BoxBets =
  | { seat: number; bet: number }
  | { seat: number; war: number; blackjack: number; poker: number; bonus?: number | undefined };

/** Starts a hand and runs on to the first decision. */
export type Deal = {
  type: "deal";
  /** House games: each box that plays, once, in any order. A box that is not named has no hand. */
  bets?: readonly BoxBets[] | undefined;
  /** Pai Gow: the seat that banks, and what it puts up. It never bets. */
  banker?: number | undefined;
  bank?: number | undefined;
  /** Pai Gow: the dealer's own bet against a player who banks. Default 0. */
  dealerBet?: number | undefined;
  /** The cards from the top instead of a shuffle; those not named follow in the order of their ids. */
  deck?: Cards | undefined;
  /** How many cards are cut from the top to the bottom. Without it a shuffled deck is cut by chance, a given one not. */
  cut?: number | undefined;
  /** Pai Gow: the throw instead of a drawn one. */
  dice?: readonly [number, number, number] | undefined;
  /** Texas Hold'em, where no button was named: the cards that the first one is drawn with, from the top. */
  buttonDeck?: Cards | undefined;
};

/** What whoever runs the table does. */
export type TableAction = Guard &
  (
    | Deal
    /** Every chip of the hand goes back. A reason has 1,000 UTF-16 units at most. */
    | { type: "void"; reason?: string | undefined }
    /** The seat to act did not: the first time in a hand it is warned, the second the default is done for it. */
    | { type: "timeout" }
    /** Poker, between hands: chairs and chips. */
    | { type: "sit"; seat: number; stack: number }
    | { type: "leave"; seat: number }
    | { type: "addChips"; seat: number; amount: number }
    /** Poker, at any time, from the next hand on. */
    | { type: "sitOut"; seat: number }
    /** With `post` owed blinds are paid at once; else the seat waits for the big blind. */
    | { type: "sitIn"; seat: number; post?: boolean | undefined }
  );

/** Anything that `act` takes. Each game has some of them; the others are `unknownAction`. */
export type Action = SeatAction | TableAction;

/** A decision with an amount to choose: a bet, raise or bring-in. */
type AmountOffer = {
  /** The least total. A stack short of the minimum has `min` = `max` = all of it. */
  min: number;
  /** The highest total. */
  max: number;
  /** The only totals; without it every whole number from `min` to `max` is accepted. */
  sizes?: number[];
  /** Whether the least of them takes the whole stack. */
  allIn: boolean;
  price?: never;
  to?: never;
};

/** A call. */
type CallOffer = {
  /** The chips that it adds. */
  price: number;
  /** The seat's total for the round after it. */
  to: number;
  /** Whether it takes the whole stack. */
  allIn: boolean;
  min?: never;
  max?: never;
  sizes?: never;
};

/** A split or double. */
type PricedOffer = {
  /** The chips that it adds. */
  price: number;
  to?: never;
  allIn?: never;
  min?: never;
  max?: never;
  sizes?: never;
};

/** What an offer has besides `type` and `seat`. */
type Offer<Type> = Type extends "bet" | "raise" | "bringIn"
  ? AmountOffer
  : Type extends "call"
    ? CallOffer
    : Type extends "split" | "double"
      ? PricedOffer
      : OfferOnly & { to?: never };

/**
 * A decision that a seat has now: `type`, `seat`, and what it costs or between which totals it may choose. It never holds
 * a card. To take it, `act` gets `{ type }`, of a bet, raise or bring-in `{ type, to }`, of `set` `{ type, low }`.
 */
export type LegalAction<Type extends SeatAction["type"] = SeatAction["type"]> = {
  [Each in Type]: { type: Each; seat: number } & Offer<Each>;
}[Type];

/** An action of the table that is possible now. */
export type TableActionInfo = {
  type: TableAction["type"];
  /** The seats that it may name; for `timeout` the one that it is about. */
  seats?: number[];
  /** The amounts that it may or must name, by key. */
  limits?: { [key: string]: Limits };
  /** `sitIn`: these seats wait for the big blind already; they may sit in only with `post: true`. */
  post?: true;
};

// ── Events ──────────────────────────────────────────────────────────────────────────────────────

/** Where a hand stands. */
export type Phase =
  | "waiting"
  | "settled"
  | "thirdStreet"
  | "fourthStreet"
  | "fifthStreet"
  | "sixthStreet"
  | "seventhStreet"
  | "preflop"
  | "flop"
  | "turn"
  | "river"
  | "showdown"
  | "bet1"
  | "bet2"
  | "blackjack"
  | "setting";

/** What a forced bet is. */
export type PostKind = "ante" | "smallBlind" | "bigBlind" | "dead";

/** What an event tells, by its `type`. */
export type EventBody =
  /** The seats that are dealt in, ascending. */
  | { type: "handStarted"; seats: number[]; button: number | null; banker: Place | null }
  /** By the system's randomness, from the seed, or not at all: laid out as the deal named it. */
  | { type: "shuffled"; by: "system" | "seed" | "deck"; commitment?: string }
  | { type: "cut"; at: number }
  /** The throw, and the place that gets the first hand: one of seven, also one that `View.seats` does not have. */
  | { type: "dice"; dice: [number, number, number]; first: Place }
  | { type: "buttonDrawn"; cards: { seat: number; card: Card }[]; button: number }
  | { type: "posted"; seat: number; kind: PostKind; amount: number; to: number; allIn: boolean }
  | { type: "betPlaced"; seat: Place; bet: Bet; amount: number }
  /**
   * One card. It is null if this viewer does not see it; `up` if all do. `box` 1: the second hand of a split. Pai Gow deals
   * to seven places always, the dealer and 0 to 5: also to those where nobody plays, and that `View.seats` does not have.
   */
  | {
      type: "dealt";
      to: Place | "board" | "common" | "burn" | "leftOver";
      box: 0 | 1;
      card: Card | null;
      up: boolean;
    }
  | { type: "phase"; phase: Phase }
  | { type: "turn"; seat: number; box: 0 | 1 }
  | { type: "warned"; seat: number }
  /** Followed by the default, `acted` with `auto`. */
  | { type: "timedOut"; seat: number; default: SeatAction["type"] }
  /** `amount`: the chips it moves or is about; `to`: the total for the round; `auto`: nobody decided it. */
  | {
      type: "acted";
      seat: Place;
      action: SeatAction["type"] | "complete";
      bet?: Bet;
      box?: 0 | 1;
      amount?: number;
      to?: number;
      allIn?: boolean;
      auto?: true;
    }
  /** The cards that are turned up, and the rank of the hand that they make with the common ones. */
  | { type: "shown"; at: Place; box: 0 | 1; cards: Card[]; rank?: HandRank; low?: HandRank }
  | { type: "mucked"; seat: number }
  | { type: "refunded"; seat: number; amount: number }
  | { type: "awarded"; pot: number; seat: number; amount: number; oddChips: number }
  | { type: "paid"; seat: Place; line: Line }
  /** Cites the article of the maximum payout where that cut what was won. */
  | { type: "settled"; settlement: Settlement }
  | { type: "voided"; reason: string | null; returned: SeatAmount[] }
  /** A chair of a poker table, and its chips after it. */
  | { type: "sat" | "left" | "chipsAdded" | "satOut" | "satIn" | "busted"; seat: number; stack: number };

/**
 * A step of a table's life as a viewer sees it. `n` counts from 0 for the table's life; after an undo numbers are used
 * again, so read anew when `version` jumped. `cite` names the rule that orders the step. The list of types may grow:
 * keep a default branch.
 */
export type Event = { n: number; hand: number; cite?: Cite } & EventBody;

// ── Views ───────────────────────────────────────────────────────────────────────────────────────

/** A card on the table: null if this viewer does not see it. */
export type CardView = { card: Card | null; up: boolean };

/** A hand on the table. */
export type HandView = {
  /** In the order in which they were dealt. */
  cards: CardView[];
  /** From cards that the viewer sees only. Triple Shot: of all six; after a split it stands with the first hand. */
  rank: HandRank | null;
  /** Pai Gow: the low hand's. */
  low: HandRank | null;
  /** Triple Shot: the total of the cards played at Black Jack; the dealer's once his hand is turned. */
  blackjack: BlackjackTotal | null;
  /** Pai Gow: whether it was set. */
  set: boolean;
  /** Pai Gow: the low and the high hand. */
  split?: [Card[], Card[]];
};

/** A bet on the layout. */
export type BetView = {
  bet: Bet;
  /** 1: on the second hand of a split. */
  box: 0 | 1;
  amount: number;
  state: "up" | "withdrawn" | "won" | "lost" | "push" | "halfLost";
};

/** How a seat stands. */
export type SeatState = "empty" | "waiting" | "sittingOut" | "busted" | "active" | "allIn" | "folded" | "done";

/** A seat. */
export type SeatView = {
  seat: number;
  state: SeatState;
  /** Null in house games, whose tables do not keep the players' chips. */
  stack: number | null;
  /** What it put in this round. */
  round: number;
  /** What it put in this hand: in house games withdrawn and void bets too, in poker without what was given back. */
  total: number;
  bets: BetView[];
  hands: HandView[];
  /** Whether it was warned in this hand. */
  warned: boolean;
  /** Hold'em: what it owes in blinds. */
  owes: number;
};

/**
 * A table as one viewer sees it: all that a page needs, and nothing that the viewer may not know. Cards that were
 * mucked, folded, burned or not dealt are in no view. What `Game.view` gives is frozen.
 */
export type View<
  Settings = GameSettings,
  Moves extends SeatAction["type"] = SeatAction["type"],
  Name extends GameName = NameOf<Settings>,
> = {
  game: Name;
  version: number;
  hand: number;
  phase: Phase;
  /** The seat that looks; null for a spectator. */
  viewer: number | null;
  toAct: number | null;
  pending: number[];
  /** What the viewer may do now. */
  legal: LegalAction<Moves>[];
  config: Settings;
  /** By number, empty ones too. */
  seats: SeatView[];
  /** Hold'em, Let It Ride, and stud's common card. */
  board: Card[];
  dealer: HandView[];
  /** Hold'em, as the blinds' seats: with a dead button it may be an empty chair. */
  button: number | null;
  smallBlindSeat: number | null;
  bigBlindSeat: number | null;
  /** Pai Gow: who banks this hand. */
  banker: Place | null;
  /** Pai Gow: the seat whose turn it is to bank next; null if it is the dealer's. A void hand does not move it. */
  nextBanker: number | null;
  dice: [number, number, number] | null;
  /** Poker, while a hand runs: with the bets of the round, the main pot first. */
  pots: { amount: number; eligible: number[] }[];
  /** What the viewer must add to stay in. */
  toCall: number;
  /** Cards left in the deck. */
  undealt: number;
  burned: number;
  settlement: Settlement | null;
  /** The number of the next event: `events({ from })` gives what is new from there. */
  nextEvent: number;
};

// ── Settlement ──────────────────────────────────────────────────────────────────────────────────

/** How a bet ended. */
export type Outcome = "win" | "lose" | "push" | "halfLost" | "withdrawn" | "void";

/** Why a bet ended so. Stable keys; `reasonText` of `tapete/text` has their words. Grows with the games. */
export type Reason =
  | LirKey
  | "pairBelowTens"
  | "noPair"
  | "withdrawn"
  | "void"
  // Triple Shot
  | "queensOrBetter"
  | "pairBelowQueens"
  | "higherCard"
  | "lowerCard"
  | "equalCards"
  | "bust"
  | "sixCards"
  | "natural"
  | "bothNatural"
  | "dealerNatural"
  | "dealerBust"
  | "higherTotal"
  | "lowerTotal"
  | "equalTotals"
  | "warLost"
  | "blackjackLost"
  | "pokerLost"
  | "hatTrick"
  // Pai Gow Poker
  | "bothHandsWin"
  | "oneHandEach"
  | "bothHandsLose"
  | "copyToBanker"
  | "foulHand";

/** How one bet was settled. */
export type Line = {
  bet: Bet;
  /** 1: on the second hand of a split. */
  box: 0 | 1;
  stake: number;
  outcome: Outcome;
  /** What a win is paid, null for all else. */
  ratio: Pay | null;
  /** What it won, before limit and commission. */
  prize: number;
  /** What it won, after both. */
  pays: number;
  commission: number;
  /** What goes back to the player: the stake, or what is left of it, and `pays`. */
  returned: number;
  reason: Reason;
  cite: Cite;
};

/** How one seat was settled. */
export type SeatSettlement = {
  seat: number;
  /** All that was put up, chips that were withdrawn or not called too. */
  staked: number;
  returned: number;
  /** What was won: the lines' `pays`, in poker the pots. */
  won: number;
  /** `returned - staked` */
  net: number;
  /** Null if it was not shown. */
  hand: HandRank | null;
  /** One a bet; none in poker. */
  lines: Line[];
  /** Pai Gow: the low hand. */
  low?: HandRank;
  /** Triple Shot: the Black Jack total; after a split two. */
  blackjack?: BlackjackTotal[];
  /** Triple Shot: the War card. */
  warCard?: Card;
  /** Triple Shot: the sixth card. */
  setAside?: Card;
  /** Pai Gow: how each hand compared, from the seat's side. */
  versus?: { high: PaiGowSide; low: PaiGowSide };
};

/** How a hand was settled. The nets of the seats and `house` always add up to 0. */
export type Settlement = {
  /** Those in the hand, ascending. */
  seats: SeatSettlement[];
  /** Poker only; none of a void hand. */
  pots?: SettledPot[];
  /** Poker only: uncalled chips, and all chips of a void hand. */
  refunds?: SeatAmount[];
  /** House games: what the maximum payout did; null if there is none, factor `[1, 1]` if it was not reached. */
  limit?: { limit: number; sum: number; factor: Pay; paid: number } | null;
  /** What the house won, less than 0 if it lost. */
  house: number;
};

/**
 * A table as plain data that survives JSON. It holds every card and the seed: it stays on the trusted side. `sum` is
 * the SHA-256 of the rest as JSON with sorted keys. It finds accidents and cuts; it is no signature.
 */
export type Snapshot = {
  format: "tapete-snapshot";
  v: 1;
  secret: true;
  game: GameName;
  start: Json;
  hands: Json[];
  sum: string;
};
