// The deck to pick from: a grid of toggle buttons, one row a suit, one tab stop, arrow keys inside.
// Arrows follow what is seen: on a narrow screen a suit takes two lines.
import { cardFace, suitGlyph } from "./card.js";
import { el } from "./dom.js";
import { RANKS, SUITS } from "./glyphs.js";

const ROW_NAMES = { s: "deck.spades", h: "deck.hearts", d: "deck.diamonds", c: "deck.clubs" };

export function createDeck(grid, { onToggle }) {
  const cells = new Map();
  const rows = [];
  let current = "As";

  function cell(card, ...more) {
    const button = el("button", { type: "button", role: "gridcell", class: "deck-card", tabindex: "-1", "aria-selected": "false", "data-card": card },
      el("span", { class: "place", "aria-hidden": "true" }), cardFace(card, { sizes: "small" }), el("span", { class: "tag", "aria-hidden": "true" }), more);
    cells.set(card, button);
    return button;
  }

  for (const suit of SUITS) {
    const row = el("div", { role: "row", class: "deck-row" }, RANKS.map((rank) => cell(rank + suit)),
      el("span", { class: `print ${suit}`, "aria-hidden": "true" }, suitGlyph(suit)));
    rows.push([row, ROW_NAMES[suit]]);
  }
  const jokerLabel = el("span", { class: "joker-label", "aria-hidden": "true" });
  const jokerRow = el("div", { role: "row", class: "deck-row joker-row", hidden: true }, cell("Jk", jokerLabel));
  rows.push([jokerRow, "deck.joker"]);
  grid.append(...rows.map(([row]) => row));

  const shown = () => [...cells.values()].filter((button) => button.offsetParent !== null);

  function makeCurrent(card, focus) {
    cells.get(current).tabIndex = -1;
    current = card;
    cells.get(card).tabIndex = 0;
    if (focus) cells.get(card).focus();
  }

  /** The nearest card in a direction, by where the cards lie on the screen. */
  function neighbour(from, dx, dy) {
    const middle = (button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [x, y] = middle(from);
    let best = null;
    let least = Infinity;
    for (const button of shown()) {
      const [bx, by] = middle(button);
      const along = (bx - x) * dx + (by - y) * dy;
      const across = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
      if (along < 4 || (dx !== 0 && across > 8)) continue;
      const distance = along + across * 2;
      if (distance < least) {
        least = distance;
        best = button;
      }
    }
    return best;
  }

  /** Sideways past the edge goes on in reading order, so that no card is out of reach. */
  function step(from, by) {
    const all = shown();
    return all[all.indexOf(from) + by] ?? null;
  }

  function target(event, from) {
    const all = shown();
    const row = () => [...from.parentElement.querySelectorAll(".deck-card")];
    switch (event.key) {
      case "ArrowLeft": return neighbour(from, -1, 0) ?? step(from, -1);
      case "ArrowRight": return neighbour(from, 1, 0) ?? step(from, 1);
      case "ArrowUp": return neighbour(from, 0, -1);
      case "ArrowDown": return neighbour(from, 0, 1);
      case "Home": return event.ctrlKey ? all[0] : row()[0];
      case "End": return event.ctrlKey ? all.at(-1) : row().at(-1);
      default: return undefined;
    }
  }

  /** A rank or suit letter jumps: they share no letter. */
  function typed(key, card) {
    const [rank, suit] = card === "Jk" ? ["A", "s"] : card;
    const wanted = key.toUpperCase() === "1" ? "T" : key.toUpperCase();
    if (RANKS.includes(wanted)) return wanted + suit;
    if (SUITS.includes(key.toLowerCase())) return rank + key.toLowerCase();
    return null;
  }

  grid.addEventListener("keydown", (event) => {
    const from = event.target.closest(".deck-card");
    if (!from || event.altKey || event.metaKey) return;
    const to = target(event, from);
    if (to !== undefined) {
      event.preventDefault();
      if (to) makeCurrent(to.dataset.card, true);
      return;
    }
    if (event.ctrlKey || event.key.length !== 1) return;
    const card = typed(event.key, from.dataset.card);
    if (card) makeCurrent(card, true);
  });

  grid.addEventListener("click", (event) => {
    const button = event.target.closest(".deck-card");
    if (!button) return;
    makeCurrent(button.dataset.card, false);
    onToggle(button.dataset.card);
  });

  cells.get(current).tabIndex = 0;

  return {
    place: (card) => cells.get(card).getBoundingClientRect(),
    /** chosen: cards of the hand being picked; other: those of the other hand, with its letter. */
    render({ label, chosen, other, letter, joker, cardName, word }) {
      grid.setAttribute("aria-label", label);
      for (const [row, key] of rows) row.setAttribute("aria-label", word(key));
      jokerRow.hidden = !joker;
      jokerLabel.textContent = cardName("Jk");
      if (!joker && current === "Jk") makeCurrent("As", false);
      for (const [card, button] of cells) {
        const taken = other.includes(card);
        button.setAttribute("aria-selected", String(chosen.includes(card)));
        button.setAttribute("aria-label", taken ? `${cardName(card)} (${letter.name})` : cardName(card));
        button.querySelector(".tag").textContent = taken ? letter.short : "";
      }
    },
  };
}
