// A hand on the table: seven places. Once a hand is ranked, the five cards that play lie first, in order.
import { cardFace } from "./card.js";
import { calm, el } from "./dom.js";

const PLACES = 7;

export function createTray(list, { onBack, onPlace }) {
  let known = new Map();
  let shown = null;

  const rectOf = (node) => node.getBoundingClientRect();

  list.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-card]");
    if (button) onBack(button.dataset.card);
    else onPlace();
  });

  /** Cards slide from where they were: another place of the tray, or the deck. */
  function slide(button, from) {
    const to = rectOf(button);
    if (!from || !to.width || (Math.abs(from.left - to.left) < 1 && Math.abs(from.top - to.top) < 1)) return;
    const scale = from.width / to.width;
    button.animate(
      [{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }],
      { duration: 220, easing: "cubic-bezier(.2,.8,.3,1)" },
    );
  }

  return {
    focus(position) {
      const buttons = [...list.querySelectorAll("button[data-card]")];
      const button = buttons[Math.min(position, buttons.length - 1)];
      button?.focus();
      return Boolean(button);
    },
    positionOf: (card) => [...list.querySelectorAll("button[data-card]")].findIndex((button) => button.dataset.card === card),
    /** order: the cards as they lie; plays: how many of them play (0: not ranked yet). */
    render({ label, order, plays, joker, wrong, nameOf, emptyName, comesFrom }) {
      // The same hand again (another hand or a word elsewhere changed): the buttons stay, a click under way too.
      const now = JSON.stringify([label, order, plays, joker, wrong, emptyName, order.map(nameOf)]);
      if (now === shown) return;
      shown = now;
      const before = new Map([...known].map(([card, button]) => [card, rectOf(button)]));
      const focused = document.activeElement?.dataset?.card;
      const hadFocus = list.contains(document.activeElement);
      list.setAttribute("aria-label", label);
      known = new Map();
      const places = Array.from({ length: PLACES }, (_, at) => {
        const card = order[at];
        if (!card) return el("li", { class: "place-holder" }, el("span", { class: "outline" }, el("span", { class: "hush" }, emptyName)));
        const button = el("button", { type: "button", class: "tray-card", "data-card": card, "aria-label": nameOf(card) }, cardFace(card, { as: card === "Jk" ? joker : null }));
        known.set(card, button);
        const state = plays === 0 ? "" : at < plays ? "plays" : "unused";
        return el("li", { class: `${state} ${wrong === card ? "wrong" : ""}`.trim() || null }, button);
      });
      list.replaceChildren(...places);
      if (hadFocus && known.has(focused)) known.get(focused).focus();
      if (calm()) return;
      for (const [card, button] of known) slide(button, before.get(card) ?? comesFrom(card));
    },
  };
}
