// The types of `tapete/text`.
import type {
  Category,
  Cite,
  Code,
  GameName,
  HandRank,
  Problem,
  Rank,
  Regulation,
  Source,
  Suit,
  TapeteError,
} from "./index.js";

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
  /** One text a code, or one a reason; the values are the keys of `details`. */
  problems: Record<Code, string | Record<string, string>>;
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
export function describeHand(rank: HandRank, catalogue: Catalogue, options?: { game?: GameName | undefined }): string;

/** A problem or error in words. `""` for an unknown code. */
export function describeProblem(problem: Problem | TapeteError, catalogue: Catalogue): string;

/** A source in words: "Let it Ride regulation, 1999, art. 11 c". `""` for an unknown one. */
export function describeCite(cite: Cite, catalogue: Catalogue): string;
