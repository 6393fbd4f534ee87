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
 * Starts the module. Needed once in browsers, before the first call of anything that ranks; in Node, Bun,
 * Workers and with `tapete/inline` everything is ready at import and this does nothing.
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
 * that only look like a rank are refused.
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
 * - `badInput` `{ argument, reason, expected?, got? }`, reason: `"type"`, `"range"`, `"value"`, `"tooLong"`,
 *   `"tooDeep"`, `"cyclic"`, `"threw"`, `"detached"`
 * - `unknownKey` `{ argument, key }`
 * - `badCard` `{ argument, position, token }`: position is a UTF-16 index in a string, an array index in an array;
 *   the token is cut to 16 characters
 * - `duplicateCard` `{ argument, position, first, card, firstArgument? }`: where it came again and where it came
 *   first, which `firstArgument` names when it is another argument
 * - `wrongCount` `{ argument, count, min, max }`
 * - `jokerNotAllowed` `{ argument, position, ruleset }`
 *
 * In `winners` the argument is `"hands[1]"` or `"board"`; problems of `rankMany` also have `hand`, its index.
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
export function compareHands(a: Cards | HandRank, b: Cards | HandRank, options?: RulesetOption): -1 | 0 | 1;

/**
 * The indices of the best hands, ascending; several when they tie.
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
 * The article that defines a hand in a game, or the source where the page is silent or cut, as for A-2-3-4-5 in
 * stud, hold'em and Let It Ride.
 *
 * @param options The ruleset the hand was ranked by, if the game has several.
 * @throws `badInput` when the hand is none of this game
 */
export function citeHand(rank: HandRank, game: GameName, options?: RulesetOption): Cite;

/** The article that decides between two hands of a game: the order of the categories, or the rule for ties. */
export function citeCompare(a: HandRank, b: HandRank, game: GameName, options?: RulesetOption): Cite;
