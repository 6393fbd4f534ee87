// The Let It Ride table. All that is not of this game is in table/.
import { byId, el } from "./dom.js";
import { createForm } from "./let-it-ride-form.js";
import { startTablePage } from "./table/page.js";
import { showPays } from "./table/pays.js";
import { ratioText } from "./table/results.js";

// Hands that show a rule, each dealt from its seed: no cards are laid out for them.
const bet = (amounts) => `!(${amounts.map((amount, seat) => `(seat:${seat},bet:${amount})`).join(",")})`;
const EXAMPLES = {
  limit: `table=(seats:4,limits:(min:5,max:500),maxPayout:1000,seed:limit-4149)&play=deal(bets:${bet([25, 25, 25, 25])})${".keep".repeat(8)}`,
  royal: `table=(seats:5,limits:(min:5,max:500),maxPayout:10000,seed:royal-264312)&play=deal(bets:${bet([10, 10, 10, 10, 10])})${".keep".repeat(10)}`,
  timeout: `table=(seats:2,limits:(min:5,max:500),seed:slow)&play=deal(bets:${bet([10, 20])}).timeout.timeout.timeout`,
};

function examples() {
  const entry = (id) =>
    el(
      "li",
      {},
      el(
        "a",
        { class: "lesson", href: `#game=letItRide&${EXAMPLES[id]}`, "data-example": id },
        el("span", { class: "lesson-title", "data-word": `lir.${id}` }),
        el("span", { class: "lesson-why", "data-word": `lir.${id}.why` }),
      ),
    );
  byId("examples").append(...Object.keys(EXAMPLES).map(entry));
}

/** The operator posts the maximum payout on the felt or on a sign; and the felt says what is paid. */
function print(view, { words, say }) {
  const { limits, maxPayout, paytable } = view.config;
  const range = say("lir.print", { min: words.chips(limits.min), max: words.chips(limits.max) });
  const most = maxPayout === undefined ? say("lir.noMost") : say("lir.printMost", { most: words.chips(maxPayout) });
  // The least that each may be paid, from the royal flush down (article 11, a to i).
  const rows = Object.entries(paytable).map(([key, ratio], at) => ({
    ...{ name: words.reason(key), value: ratioText(ratio, { words, say }) },
    cite: { regulation: "letitride-1999", article: `11.${"abcdefghi"[at]}` },
  }));
  showPays(rows, { words, say });
  return `${range} · ${most}`;
}

examples();
startTablePage({
  id: "letItRide",
  page: "letItRide",
  places: 2,
  // Of a link that was not looked at yet.
  seatsOf: ({ seats }) => Math.min(Number(seats) || 0, 7),
  limit: { cite: { regulation: "letitride-1999", article: "13" } },
  createForm,
  print,
});
