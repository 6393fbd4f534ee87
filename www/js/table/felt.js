// The felt: the common cards in the middle, the seats around them.
import { byId, calm, el } from "../dom.js";
import { cardRow, createMotion } from "./cards.js";
import { seatBox } from "./seat.js";

/** `middle`: what lies in the middle, if it is not the common cards, of which a game has `places`. */
export function createFelt({ places, middle, hands, spotName }) {
  const move = createMotion();
  let shown = { version: null, toAct: null };

  /** Seats lie on an arc: the nearer to the middle, the lower. */
  function bend(boxes) {
    boxes.forEach((box, at) => {
      const side = boxes.length > 1 ? (2 * at) / (boxes.length - 1) - 1 : 0;
      box.style.setProperty("--low", String(1 - side * side));
    });
  }

  /** Where not all seats fit on the screen, the one to act comes into sight. */
  function follow(toAct) {
    const box = toAct === null ? null : document.querySelector(`.seat[data-seat="${toAct}"]`);
    if (!box) return;
    const { top, bottom } = box.getBoundingClientRect();
    const bar = byId("bar").getBoundingClientRect();
    if (top >= 0 && bottom <= Math.min(bar.top, innerHeight)) return;
    box.scrollIntoView({ block: "center", behavior: calm() ? "auto" : "smooth" });
  }

  function community({ view, tools, rows }) {
    const cards = view.board.map((card) => ({ card }));
    const board = cardRow(cards, {
      label: tools.say("table.board"),
      places,
      ...tools,
    });
    rows.push(["board", board]);
    return [board];
  }

  const deck = ({ undealt, burned }, { say, words }) =>
    say("table.deck", { undealt: words.chips(undealt), burned: words.chips(burned) });

  return {
    /** `print`: what is printed on the cloth. `still`: the visitor did not act, so nothing moves. */
    render({ view, events, print, tools, still }) {
      const rows = [];
      const nets = new Map(view.settlement?.seats.map(({ seat, net }) => [seat, net]));
      byId("board").replaceChildren(
        ...(middle ?? community)({ view, events, tools, rows }),
        el("p", { class: "print-line" }, print),
        el("p", { class: "deck-left" }, view.hand > 0 ? deck(view, tools) : ""),
      );
      const net = ({ seat }) => nets.get(seat) ?? null;
      const boxes = view.seats.map((seat) =>
        seatBox(seat, { view, events, tools, rows, hands, spotName, net: net(seat) }),
      );
      byId("seats").replaceChildren(...boxes);
      bend(boxes);
      const changed = view.version !== shown.version;
      move(rows, still || !changed);
      if (!still && changed && view.toAct !== shown.toAct) follow(view.toAct);
      shown = { version: view.version, toAct: view.toAct };
    },
  };
}
