// What is said about the hands: one slip a hand, and one for the comparison.
import { cardInline, rankGlyph } from "./card.js";
import { citeMark } from "./cite.js";
import { el, hush } from "./dom.js";

const row = (term, ...value) => el("div", { class: "row" }, el("dt", {}, term), el("dd", {}, value));

/** Cards in a line: drawn for the eye, named for the ear. */
function cardLine(cards, words) {
  return cards.map((card) => [cardInline(card), hush(`${words.card(card)}, `)]);
}

function decides(ranks) {
  return el("span", { class: "decides" }, ranks.map((rank, at) => [
    at > 0 ? el("span", { class: "then", "aria-hidden": "true" }, "›") : null,
    el("span", { class: "rank-tile" }, rankGlyph(rank), hush(`${rank === "T" ? "10" : rank} `)),
  ]));
}

function jokerLine({ rank, suit }, { words, word }) {
  if (suit) return [cardInline(rank + suit), " ", words.card(rank + suit)];
  return [decides([rank]), " ", word("verdict.anySuit")];
}

/** Where the values lie between the worst hand and the best. */
function scale(marks, best) {
  return el("span", { class: "scale", "aria-hidden": "true" }, marks.map(({ value, letter }) => {
    const mark = el("span", { class: "mark" }, letter ? el("span", {}, letter) : null);
    mark.style.setProperty("--at", String(value / best));
    return mark;
  }));
}

export function handSlip({ name, letter, rank, game, cite, best }, { words, word, number }) {
  const cites = { describe: words.cite, word };
  const details = el("dl", {},
    row(word("verdict.plays"), cardLine(rank.cards, words)),
    row(word("verdict.unused"), rank.unused.length ? cardLine(rank.unused, words) : word("verdict.noneUnused")),
    row(word("verdict.decides"), decides(rank.ranks), " ", el("small", {}, word("verdict.decidesHelp"))),
    rank.joker ? row(word("verdict.joker"), jokerLine(rank.joker, { words, word })) : null,
    row(word("verdict.value"),
      el("span", { class: "value" }, word("verdict.valueOf", { value: number(rank.value), best: number(best) })), " ",
      el("small", {}, word("verdict.valueHelp")),
      scale([{ value: rank.value, letter }], best)),
  );
  return el("article", { class: "slip", "data-slip": letter ?? "a" },
    el("h3", {}, name ? el("span", { class: "whose" }, name) : null, el("span", { class: "says" }, words.hand(rank, game))),
    el("p", { class: "cited" }, citeMark(cite, cites)),
    details,
  );
}

export function comparisonSlip({ result, title, cite }, { words, word }) {
  return el("article", { class: `slip comparison ${result === 0 ? "tie" : ""}` },
    el("h3", {}, el("span", { class: "says" }, title)),
    el("p", { class: "cited" }, el("span", { class: "because" }, word("verdict.because")), " ", citeMark(cite, { describe: words.cite, word })),
  );
}

export const waitingSlip = (text) => el("p", { class: "waiting" }, text);

