// The oval felt: common cards and pots in the middle, chairs around it clockwise from the dealer's left.
import { byId, calm, el } from "../dom.js";
import { cardRow, createMotion } from "../table/cards.js";
import { placesOnOval } from "./oval.js";
import { potLayers } from "./pots.js";
import { chair } from "./seat.js";

// How much wider than high the oval is, about; the style sheet has the rest.
const WIDE = 2.5;

/** `places`: how many common cards the game has. */
export function createFelt({ places }) {
  const move = createMotion();
  let shown = { version: null, toAct: null };

  /** On a phone chairs lie in two columns and go round too: down the right one, up the left one. */
  function seat(boxes) {
    const points = placesOnOval(boxes.length, WIDE);
    const right = Math.ceil(boxes.length / 2);
    boxes.forEach((box, at) => {
      const [x, y] = points[at];
      for (const [name, value] of Object.entries({ "--x": x.toFixed(4), "--y": y.toFixed(4) }))
        box.style.setProperty(name, value);
      box.style.setProperty("--row", String(at < right ? at + 1 : boxes.length - at));
      box.style.setProperty("--column", at < right ? "2" : "1");
    });
  }

  /** Where not all chairs fit on the screen, the one to act comes into sight. */
  function follow(toAct) {
    const box = toAct === null ? null : document.querySelector(`.chair[data-seat="${toAct}"] .plate`);
    if (!box) return;
    const { top, bottom } = box.getBoundingClientRect();
    if (top >= 0 && bottom <= Math.min(byId("bar").getBoundingClientRect().top, innerHeight)) return;
    box.scrollIntoView({ block: "center", behavior: calm() ? "auto" : "smooth" });
  }

  function middle({ view, tools, rows }) {
    const { say, words } = tools;
    const parts = [];
    if (places > 0 || view.board.length > 0) {
      const board = cardRow(
        view.board.map((card) => ({ card })),
        { label: say("table.board"), places, ...tools },
      );
      rows.push(["board", board]);
      parts.push(board);
    }
    const settled = view.settlement?.pots;
    const pot = document.activeElement?.closest?.(".layer")?.dataset.pot;
    parts.push(potLayers(settled ?? view.pots, { running: !settled, tools }));
    if (view.hand === 0) parts.push(el("p", { class: "deck-left" }, say("bar.waiting")));
    byId("board").replaceChildren(...parts);
    if (pot !== undefined) byId("board").querySelector(`[data-pot="${pot}"]`)?.focus({ preventScroll: true });
    byId("deck").textContent =
      view.hand > 0 ? say("table.deck", { undealt: words.chips(view.undealt), burned: words.chips(view.burned) }) : "";
  }

  return {
    /** `print`: what is printed on the cloth. `still`: the visitor did not act, so nothing moves. */
    render({ view, print, price, opener, tools, still }) {
      const rows = [];
      const nets = new Map(view.settlement?.seats.map(({ seat, net }) => [seat, net]));
      middle({ view, tools, rows });
      byId("print").textContent = print;
      const boxes = view.seats.map((seat) =>
        chair(seat, { view, net: nets.get(seat.seat) ?? null, price, opener, tools, rows }),
      );
      byId("seats").replaceChildren(...boxes);
      seat(boxes);
      const changed = view.version !== shown.version;
      move(rows, still || !changed);
      if (!still && changed && view.toAct !== shown.toAct) follow(view.toAct);
      shown = { version: view.version, toAct: view.toAct };
    },
  };
}
