// How a hand was settled: the pots with who won them, what went back, and each seat's chips, every line with what it
// rests on.
import { citeMark } from "../cite.js";
import { byId, el } from "../dom.js";
import { signed } from "../table/seat.js";
import { potName } from "./pots.js";
import { eligible, seatName } from "./sees.js";

/** What of a hand tells how a seat ended, in the order in which it happened. */
const ENDS = ["shown", "mucked", "refunded", "awarded", "timedOut", "voided"];
const ends = (event, seat) =>
  (ENDS.includes(event.type) && [event.seat, event.at].includes(seat) && (event.type !== "shown" || event.rank)) ||
  (event.type === "acted" && event.seat === seat && event.action === "fold") ||
  event.type === "voided";

function line(event, { words, say, game }) {
  const cite = event.cite ? citeMark(event.cite, { describe: words.cite, word: say }) : null;
  return el("li", { "data-line": event.type }, el("span", { class: "told" }, words.event(event, game)), " ", cite);
}

function potSlip(pot, at, awards, tools) {
  const { words, say } = tools;
  return el(
    "article",
    { class: "slip result pot", "data-pot-result": at },
    el(
      "header",
      {},
      el(
        "h3",
        {},
        el("span", { class: "whose" }, potName(at, tools)),
        el("span", { class: "says" }, eligible(pot.eligible, tools)),
      ),
      el("p", { class: "net" }, words.chips(pot.amount)),
    ),
    el(
      "ul",
      { class: "why-lines" },
      awards.map((event) => line(event, tools)),
    ),
    pot.uncontested ? el("p", { class: "sum" }, say("poker.uncontested")) : null,
  );
}

function seatSlip(seat, events, tools) {
  const { words, say, game } = tools;
  const kind = seat.net > 0 ? "gain" : seat.net < 0 ? "loss" : "";
  return el(
    "article",
    { class: "slip result", "data-result": seat.seat },
    el(
      "header",
      {},
      el(
        "h3",
        {},
        el("span", { class: "whose" }, seatName(seat.seat, say)),
        el("span", { class: "says" }, seat.hand ? words.hand(seat.hand, game) : say("results.notShown")),
      ),
      el("p", { class: `net ${kind}`.trim() }, signed(seat.net, words)),
    ),
    el(
      "ul",
      { class: "why-lines" },
      events.map((event) => line(event, tools)),
    ),
    el(
      "p",
      { class: "sum" },
      say("results.sum", {
        staked: words.chips(seat.staked),
        returned: words.chips(seat.returned),
        net: signed(seat.net, words),
      }),
    ),
  );
}

/** `events`: those of the hand, as the viewer sees them. */
export function renderResults(settlement, { events, tools }) {
  byId("results").hidden = !settlement;
  if (!settlement) {
    byId("slips").replaceChildren();
    return;
  }
  const pots = settlement.pots.map((pot, at) =>
    potSlip(
      pot,
      at,
      events.filter(({ type, pot: which }) => type === "awarded" && which === at),
      tools,
    ),
  );
  const seats = settlement.seats.map((seat) =>
    seatSlip(
      seat,
      events.filter((event) => ends(event, seat.seat)),
      tools,
    ),
  );
  byId("slips").replaceChildren(
    ...(pots.length > 0 ? [el("div", { class: "pot-slips" }, pots)] : []),
    el("div", { class: "seat-slips" }, seats),
    el("p", { class: "house" }, el("small", {}, tools.say("poker.zero"))),
  );
}
