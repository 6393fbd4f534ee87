// The pots as layers, the main pot at the bottom: how much, who can win it, and once settled who did.
import { el, hush } from "../dom.js";
import { eligible as canWin, seatName } from "./sees.js";

export const potName = (at, { say }) => (at === 0 ? say("poker.mainPot") : say("poker.sidePot", { number: at }));

/** Points at the seats that can win a pot, on the felt. */
function point(seats) {
  for (const chair of document.querySelectorAll(".chair")) {
    const eligible = seats?.includes(Number(chair.dataset.seat));
    chair.classList.toggle("eligible", eligible === true);
    chair.classList.toggle("beside", eligible === false);
  }
}

function layer({ amount, eligible, winners }, at, { most, tools }) {
  const { words } = tools;
  const won = winners?.map(({ seat, amount: part }) =>
    tools.say("poker.wonBy", { seat: seatName(seat, tools.say), amount: words.chips(part) }),
  );
  const node = el(
    "button",
    {
      type: "button",
      class: "layer",
      "data-pot": at,
      "aria-pressed": "false",
      onpointerenter: () => point(eligible),
      onpointerleave: () => point(null),
      onfocus: () => point(eligible),
      onblur: () => point(null),
    },
    el("span", { class: "layer-name" }, potName(at, tools)),
    hush(": "),
    el("strong", {}, words.chips(amount)),
    hush(". "),
    el("span", { class: "layer-for" }, won ? words.list(won) : canWin(eligible, tools)),
  );
  node.addEventListener("click", () => {
    const pressed = node.getAttribute("aria-pressed") !== "true";
    for (const other of node.closest("ol").querySelectorAll("button"))
      other.setAttribute("aria-pressed", String(pressed && other === node));
    point(pressed ? eligible : null);
  });
  const item = el("li", {}, node);
  item.style.setProperty("--share", String(eligible.length / most));
  return item;
}

/** `running`: the bets of the round lie in front of the seats and are counted in. */
export function potLayers(pots, { running, tools }) {
  const { words, say } = tools;
  if (pots.length === 0) return el("div", { class: "pots" });
  const total = pots.reduce((sum, { amount }) => sum + amount, 0);
  const most = Math.max(...pots.map(({ eligible }) => eligible.length), 1);
  return el(
    "div",
    { class: "pots" },
    el("p", { class: "pot-total" }, say(running ? "poker.pot" : "poker.paidOut", { amount: words.chips(total) })),
    el(
      "ol",
      { class: "layers", "aria-label": say("poker.pots") },
      pots.map((pot, at) => layer(pot, at, { most, tools })),
    ),
  );
}
