// The types of `tapete/text`.
import type {
  Bet,
  BetView,
  BlackjackTotal,
  Category,
  Cite,
  Code,
  Event,
  EventBody,
  GameName,
  HandRankInput,
  House,
  HouseRule,
  Outcome,
  Phase,
  Place,
  Problem,
  Rank,
  Reason,
  Regulation,
  SeatAction,
  SeatState,
  Source,
  Suit,
  TableAction,
  TableActionInfo,
  TapeteError,
} from "./index.js";

/** Where a catalogue names a seat: by itself; after "to"; as the owner of what follows ("seat 1's", "del puesto 1"). */
export type PlaceForms = { one: string; to: string; of: string };

/**
 * What the players are called, by seat number from 0: an object or an array. A seat without a name is called by its
 * number, which people count from 1: seat 0 is "seat 1". `dealer` renames the dealer. Names go into texts as they are;
 * all texts are plain text, no HTML.
 */
export type Names = { readonly [Seat in Place]?: string | undefined } | readonly (string | undefined)[];

/** How amounts are written. */
export type UnitOption = {
  /** What chips are worth: a word that follows ("chips", "PEN"), or a symbol in front ("$", "S/ "). Default: none. */
  unit?: string | undefined;
};

/** A text, or one for each variant. */
export type Texts = string | { [variant: string]: string };

/**
 * A language. Plain data: to add one, copy `text/en.js`, translate the values, and pass the object to the
 * functions below. Templates have their values in {braces}; a part in [brackets] is left out when one of its
 * values is missing.
 */
export interface Catalogue {
  /** BCP 47 tag, for the `lang` attribute. */
  language: string;
  /**
   * Forms of each rank: `one` "nine"; `many` "nines"; `kicker` as in a list of kickers, with an article where the
   * language wants one; `to` for the top of a straight or flush, "nine high".
   */
  ranks: Record<Rank, { one: string; many: string; kicker: string; to: string }>;
  /** In place of `to` for A-2-3-4-5 in Pai Gow. */
  aceToFive: string;
  suits: Record<Suit, string>;
  /** `{rank}`, `{suit}` */
  card: string;
  joker: string;
  /** Before the last of a list. */
  and: string;
  /** The same before the vowel i, where the language changes it: "Ana e Irene". */
  andI: string;
  /** Before the last of several to choose from. */
  or: string;
  /** The same before the vowel o, where the language changes it: "4 u 8". */
  orO: string;
  categories: Record<Category, string>;
  /** Where the regulation of a game has a name of its own. */
  gameCategories: Record<GameName, Partial<Record<Category, string>>>;
  /** `{name}` of the category, `{first}`, `{firsts}`, `{seconds}`, `{to}`, `{all}`, `{rest}`, `{kickers}` */
  hands: Record<Category, string>;
  /** The ranks after the first of a high card or flush: `{ranks}` */
  rest: string;
  /** One kicker: `{ranks}` */
  kicker: string;
  /** Several: `{ranks}` */
  kickers: string;
  /** `{card}` */
  jokerAs: string;
  games: Record<GameName, string>;
  regulations: Record<Regulation, string>;
  /** `{regulation}`, `{article}` */
  article: string;
  sources: Record<Source, string>;
  /** `{source}`, `{note}` */
  sourceNote: string;
  /** Sentences for the `note` of a citation. */
  notes: Record<string, string>;
  /** Kinds of values in problems: a range of whole numbers with `{min}` and `{max}`, what stands between two, names. */
  kinds: { range: string; or: string; names: Record<string, string> };
  /**
   * One text a code, or one a reason; `reason_key` where the reason is about one key, `other` for reasons without one.
   * The values are the keys of `details`, and `{problem}`: in words what `details.code` stands for.
   */
  problems: Record<Code, Texts>;
  /** Where a game has words of its own. */
  gameProblems: Record<GameName, { [Key in Code]?: Texts }>;

  /** Between groups of three digits. */
  thousands: string;
  /** A seat: `{number}`, counted from 1 */
  seat: PlaceForms;
  /** A seat that the page named: `{name}` */
  named: PlaceForms;
  dealer: PlaceForms;
  phases: Record<Phase, string>;
  /** Where the regulation of a game has a name of its own. */
  gamePhases: Record<GameName, Partial<Record<Phase, string>>>;
  /** `name` by itself, `the` in a sentence. */
  bets: Record<Bet, { name: string; the: string }>;
  /** What a deal may name besides bets, within a sentence. */
  keys: Record<"bank" | "dealerBet", string>;
  outcomes: Record<Outcome, string>;
  reasons: Record<Reason, string>;
  /** A Black Jack total: `{total}` */
  totals: Record<"hard" | "soft" | "natural" | "bust" | "sixCards", string>;
  houses: Record<House, string>;
  houseRules: Record<HouseRule, string>;
  seatStates: Record<SeatState, string>;
  betStates: Record<BetView["state"], string>;
  /** For buttons: `{amount}` or a range, `{price}`, `{bet}`, `{allIn}` */
  labels: Record<SeatAction["type"] | TableAction["type"], string>;
  /** Where a game has labels of its own. */
  gameLabels: Record<GameName, { [Type in SeatAction["type"] | TableAction["type"]]?: string }>;
  /** Pieces of labels and sentences. */
  parts: {
    /** In place of a bet that is not named. */
    bet: string;
    /** Marks, each with what sets it off from the words before it. */
    allInLabel: string;
    allIn: string;
    auto: string;
    secondHand: string;
    /** After a half that is rounded down. */
    rounded: string;
    /** A key that has no word: `{key}` */
    quoted: string;
    /** `{card}`, `{seat}` */
    drawn: string;
    /** `{n}`, `{d}` */
    ratio: string;
    /** `{seat}`, `{amount}` */
    won: string;
    lost: string;
    /** `{seat}` */
    even: string;
    /** `{seat}`, `{amount}` */
    returned: string;
  };
  /**
   * One sentence a type of event, or one a variant: who shuffled, what was posted, where a card went and who sees it,
   * the phase, the action, how a bet ended. Besides the event's own keys: `{seat}`, `{Seat}` where a sentence begins,
   * `{toSeat}`, `{ofSeat}`; the marks `{box}`, `{allIn}`, `{auto}`, empty where they do not hold; `{bet}` with its
   * article. A sentence of which a value outside brackets is missing is not said.
   */
  events: Record<EventBody["type"], Texts>;
  /** Where a game has words of its own. */
  gameEvents: Record<GameName, { [Type in EventBody["type"]]?: Texts }>;
}

/** English. */
export const en: Catalogue;

/** Spanish, with the terms of the five regulations. */
export const es: Catalogue;

/** "ace of spades", "as de picas". `""` for what is no card. */
export function cardName(card: string, catalogue: Catalogue): string;

/**
 * The name of a kind of hand, in lower case. With a game, the name that its regulation has: in Spanish stud says
 * "naipes mayores" where the others say "cartas mayores". `""` for an unknown one.
 */
export function categoryName(category: string, catalogue: Catalogue, game?: GameName): string;

/**
 * A ranked hand in words: "Two pair, aces and kings, nine kicker", "Dos pares, ases y reyes, con un nueve".
 * Says what a joker stands for. `""` for an unknown category.
 */
export function describeHand(
  rank: HandRankInput | { readonly category: Category; readonly ranks: readonly Rank[] },
  catalogue: Catalogue,
  options?: { game?: GameName | undefined },
): string;

/** A Black Jack total in words: "soft 17", "blackjack", "24, bust", "seis cartas, 19". `""` for what is none. */
export function describeTotal(total: BlackjackTotal | { readonly total: number }, catalogue: Catalogue): string;

/**
 * A problem or error in words. `""` for an unknown code.
 *
 * Seats have the numbers of the API, from 0, as in the `message` of errors. With `names` (`{}` will do) they are called
 * as `describeEvent` calls them: by name, else by a number from 1.
 *
 * @param options.game For the words of its regulation. Default: the game whose regulation the problem cites.
 */
export function describeProblem(
  problem: Problem | TapeteError | { code: Code; details?: Problem["details"]; cite?: Cite | null },
  catalogue: Catalogue,
  options?: { names?: Names | undefined; game?: GameName | undefined },
): string;

/** A source in words: "Let it Ride regulation, 1999, art. 11 c". `""` for an unknown one. */
export function describeCite(cite: Cite, catalogue: Catalogue): string;

/**
 * What happened, in one plain sentence: "Seat 1 raises to 200, all-in.", "El puesto 1 mantiene la Apuesta Nº 1." A card
 * that the viewer does not see is said as hidden. `""` for an unknown type, action, phase or outcome.
 *
 * @param options.names What the players are called; without it "Seat 1" for seat 0.
 * @param options.game For the words of its regulation ("enganche", "naipe", "escalera simple"). Default: the game whose
 * regulation the event cites.
 */
export function describeEvent(
  event: Event | (EventBody & { n?: number; hand?: number; cite?: Cite }),
  catalogue: Catalogue,
  options?: UnitOption & { names?: Names | undefined; game?: GameName | undefined },
): string;

/** What a label needs of an action: at least its `type`. Offers of `legalActions` and actions that `act` takes have it. */
export type Labelled = {
  readonly type: string;
  readonly seat?: number | undefined;
  readonly price?: number | undefined;
  readonly to?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly sizes?: readonly number[] | undefined;
  readonly allIn?: boolean | undefined;
};

/**
 * What a button says: "Call 40", "Raise to 20–400", "Retirar la Apuesta Nº 1". Of an action with `to` (as once a player
 * has chosen a total: `{ ...action, to }`) that total, else the range or the sizes. `""` for an unknown type.
 *
 * @param options.bet The bet that is kept or withdrawn. In Let It Ride that is the phase: `{ bet: view.phase }`.
 * @param options.game For the words of its regulation: in Spanish stud a bet is covered ("Cubrir 40").
 */
export function actionLabel(
  action: Labelled | TableActionInfo,
  catalogue: Catalogue,
  options?: UnitOption & { bet?: string | undefined; game?: GameName | undefined },
): string;

/**
 * The name of a phase: "fourth street", "Apuesta Nº 1". With a game, the name that its regulation has. `""` for an
 * unknown one.
 */
export function phaseName(phase: string, catalogue: Catalogue, game?: GameName): string;

/** The name of a bet: "War", "Póker de seis cartas". `""` for an unknown one. */
export function betName(bet: string, catalogue: Catalogue): string;

/** How a bet ended: "won", "perdida a medias". `""` for an unknown outcome. */
export function outcomeName(outcome: string, catalogue: Catalogue): string;

/** Why a bet ended so: "a pair below tens". `""` for an unknown reason. */
export function reasonText(reason: string, catalogue: Catalogue): string;

/** Whose way of setting Pai Gow hands: "Trump Plaza". `""` for an unknown one. */
export function houseName(house: string, catalogue: Catalogue): string;

/** The row of a house way that decided: "two pair", "escalera simple, color o una combinación mayor". */
export function houseRuleText(rule: string, catalogue: Catalogue): string;

/** How a seat stands: "sitting out", "con todas sus fichas". `""` for an unknown state. */
export function seatStateName(state: string, catalogue: Catalogue): string;

/** How a bet on the layout stands: "up", "retirada". `""` for an unknown state. */
export function betStateName(state: string, catalogue: Catalogue): string;

/**
 * An amount, its digits in groups of three: "1,250". The same everywhere: it does not ask the host's `Intl`. `""` for
 * what is no whole number.
 *
 * @param options.unit A unit that ends in a letter is a word and follows after a space: "1,250 chips". Any other stands
 * in front as it is: "$1,250", and with "S/ " "S/ 1,250". Less than 0: "-$30".
 * @param options.catalogue Whose separator is used. Default: a comma.
 */
export function formatChips(amount: number, options?: UnitOption & { catalogue?: Catalogue | undefined }): string;
