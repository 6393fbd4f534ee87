// From where one looks at the table. What is then seen comes from the package's view of that seat, never from here.
import { reveal } from "../choices.js";
import { el } from "../dom.js";

const ROLES = ["turn", "dealer", "spectator"];

export const isViewer = (text) => ROLES.includes(text) || /^seat-[1-9]\d?$/.test(text ?? "");
export const viewerOfSeat = (seat) => `seat-${seat + 1}`;

/** The dealer runs the table; who plays all seats in turn is the dealer too. */
export const runsTable = (viewer) => viewer === "turn" || viewer === "dealer";

/** The seat whose view is shown; null is what anybody sees. The dealer of a house game sees no more than that. */
export function seatSeen(viewer, table) {
  if (viewer === "turn") return table.toAct;
  return viewer.startsWith("seat-") ? Number(viewer.slice(5)) - 1 : null;
}

/** A row of radio buttons. `onPick` is called with the viewer. */
export function createViewers(list, { onPick }) {
  let shown = null;

  return {
    render({ viewer, seats, say }) {
      const names = {
        ...Object.fromEntries(ROLES.map((role) => [role, say(`viewer.${role}`)])),
        ...Object.fromEntries(seats.map((seat) => [viewerOfSeat(seat), say("table.seat", { number: seat + 1 })])),
      };
      const now = JSON.stringify(names);
      if (now !== shown) {
        shown = now;
        const choice = ([value, name]) =>
          el(
            "label",
            { class: "choice" },
            el("input", { type: "radio", name: "viewer", value, onchange: () => onPick(value) }),
            el("span", {}, name),
          );
        list.replaceChildren(...Object.entries(names).map(choice));
      }
      for (const input of list.querySelectorAll("input")) {
        input.checked = input.value === viewer;
        if (input.checked) reveal(input.parentElement);
      }
    },
  };
}
