// Words for cards, categories and hands.
import { capital, fill, fillWhole, own } from "./fill.js";
import { listed } from "./words.js";

/** How many of the deciding ranks name the combination; those after them are kickers. */
const NAMED = { twoPair: 2, fullHouse: 2 };

export function cardName(card, catalogue) {
  if (typeof card !== "string") return "";
  if (card === "Jk") return catalogue.joker;
  const rank = own(catalogue.ranks, card.charAt(0));
  const suit = own(catalogue.suits, card.charAt(1));
  if (card.length !== 2 || rank === undefined || suit === undefined) return "";
  return fill(catalogue.card, { rank: rank.one, suit });
}

export function categoryName(category, catalogue, game) {
  return own(own(catalogue.gameCategories, game), category) ?? own(catalogue.categories, category) ?? "";
}

export function describeHand(rank, catalogue, options) {
  const category = own(rank, "category");
  const template = own(catalogue.hands, category);
  const game = own(options, "game");
  const forms = rankForms(own(rank, "ranks"), catalogue);
  if (template === undefined || forms.length === 0) return "";
  const named = own(NAMED, category) ?? 1;
  // In Pai Gow the wheel is the second-best straight: "five high" would mislead.
  const isWheel = game === "paiGowPoker" && forms[0] === catalogue.ranks[5];
  const [first, second = first] = forms;
  const rest = forms.slice(named);
  const names = (list) =>
    listed(
      list.map((form) => form.one),
      catalogue,
    );
  const values = {
    name: categoryName(category, catalogue, game),
    first: first.one,
    firsts: first.many,
    seconds: second.many,
    to: isWheel ? catalogue.aceToFive : first.to,
    all: names(forms),
    rest: rest.length === 0 ? "" : fill(catalogue.rest, { ranks: names(rest) }),
    kickers: kickersText(rest, catalogue),
  };
  return capital(fill(template, values)) + jokerText(own(rank, "joker"), catalogue);
}

/** What ends a hand says more than its points. */
const TOTALS = ["natural", "bust", "sixCards", "soft"];

export function describeTotal(total, catalogue) {
  const kind = TOTALS.find((key) => own(total, key) === true) ?? "hard";
  return fillWhole(catalogue.totals[kind], { total: own(total, "total") });
}

function kickersText(forms, catalogue) {
  if (forms.length === 0) return "";
  const ranks = listed(
    forms.map((form) => form.kicker),
    catalogue,
  );
  return fill(forms.length === 1 ? catalogue.kicker : catalogue.kickers, { ranks });
}

function jokerText(joker, catalogue) {
  const rank = own(catalogue.ranks, own(joker, "rank"));
  if (rank === undefined) return "";
  const suit = own(catalogue.suits, own(joker, "suit"));
  const card = suit === undefined ? rank.one : fill(catalogue.card, { rank: rank.one, suit });
  return fill(catalogue.jokerAs, { card });
}

function rankForms(ranks, catalogue) {
  if (!Array.isArray(ranks)) return [];
  const forms = ranks.slice(0, 5).map((rank) => own(catalogue.ranks, rank));
  return forms.includes(undefined) ? [] : forms;
}
