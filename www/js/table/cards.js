// Cards on the felt: face up where the viewer sees them, else their backs.
import { cardBack, cardFace } from "../card.js";
import { calm, el, hush } from "../dom.js";

/**
 * `cards`: { card: Card | null } each, and what a game marks on it: `as` what a joker stands for, `tag` a word below
 * the card, `kind` a class. `places` are empty outlines for those still to come; `sizes` as in cardFace.
 */
export function cardRow(cards, { label, words, say, places = 0, sizes = "both" }) {
  const shown = cards.map(({ card, as = null, tag = null, kind = "" }) =>
    el(
      "li",
      { class: `lies ${kind}`.trim(), "data-lies": card ?? "back" },
      card ? cardFace(card, { as, sizes }) : cardBack(),
      hush(card ? nameOf(card, as, { words, say }) : say("table.faceDown")),
      tag ? el("span", { class: "card-tag" }, hush(" "), tag) : null,
    ),
  );
  const empty = Array.from({ length: Math.max(0, places - cards.length) }, () =>
    el("li", { class: "place-holder" }, el("span", { class: "outline" }), hush(say("hand.slot"))),
  );
  return el("ul", { class: "cards", "aria-label": label }, shown, empty);
}

/** The name of a card; of a joker with what it stands for. */
export function nameOf(card, as, { words, say }) {
  if (!as) return words.card(card);
  const stands = as.suit ? words.card(as.rank + as.suit) : words.rank(as.rank);
  return say("table.jokerAs", { joker: words.card(card), card: stands });
}

/** Cards that were not there before come in, those that were face down turn. `key` names a row's place. */
export function createMotion() {
  let known = new Map();

  const turn = [{ transform: "rotateY(90deg)" }, { transform: "none" }];
  const come = [
    { transform: "translateY(-1.2rem) rotate(-4deg)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];

  return function move(rows, still) {
    const now = new Map();
    let late = 0;
    for (const [key, row] of rows) {
      for (const [at, item] of [...row.querySelectorAll(".lies")].entries()) {
        const place = `${key}/${at}`;
        const { lies } = item.dataset;
        const before = known.get(place);
        now.set(place, lies);
        if (still || calm() || before === lies) continue;
        item.animate(before === undefined ? come : turn, {
          duration: 240,
          delay: late,
          easing: "ease-out",
          fill: "backwards",
        });
        late += 25;
      }
    }
    known = now;
  };
}
