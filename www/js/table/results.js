// How a hand was settled: a slip a seat, each line with its reason and article; then the limit, and the house.
import { citeMark } from "../cite.js";
import { byId, el } from "../dom.js";
import { limitSlip } from "./limit.js";
import { betName, signed } from "./seat.js";

export const ratioText = ([n, d], { words, say }) => say("results.ratio", { n: words.chips(n), d: words.chips(d) });

const cut = (amount, words) => (amount === 0 ? "–" : el("span", { class: "cut" }, signed(amount, words)));

/** The columns that this settlement needs: [name, class, cell of a line]. */
function columnsFor(settlement, { words, say }) {
  const lines = settlement.seats.flatMap((seat) => seat.lines);
  const chips = (amount) => words.chips(amount);
  const columns = [
    ["stake", "number", ({ stake }) => chips(stake)],
    ["outcome", "", ({ outcome }) => el("span", { class: `outcome ${outcome}` }, words.outcome(outcome))],
    ["pays", "number", ({ ratio }) => (ratio ? ratioText(ratio, { words, say }) : "–")],
    ["prize", "number", ({ prize }) => chips(prize)],
  ];
  const limited = settlement.limit && settlement.limit.sum > settlement.limit.limit;
  // What the limit took: the prize, less what was paid and what went as commission.
  if (limited) columns.push(["cut", "number", ({ prize, pays, commission }) => cut(pays + commission - prize, words)]);
  if (lines.some(({ commission }) => commission > 0))
    columns.push(["commission", "number", ({ commission }) => chips(commission)]);
  columns.push(
    ["paid", "number", ({ pays }) => chips(pays)],
    ["returned", "number", ({ returned }) => chips(returned)],
  );
  return columns;
}

/** Roles are said out loud: on a phone the style sheet lays the cells out in another way. */
function linesTable({ lines }, columns, { label, lineName, tools }) {
  const { words, say } = tools;
  const heads = ["bet", ...columns.map(([name]) => name), "why"];
  const head = (name) => el("th", { role: "columnheader", scope: "col" }, say(`results.${name}`));
  const row = (line, at) =>
    el(
      "tr",
      { role: "row", class: line.outcome, "data-line": line.bet },
      el("th", { role: "rowheader", scope: "row" }, lineName(line, at)),
      columns.map(([name, kind, cell]) =>
        el(
          "td",
          { role: "cell", class: kind || null, "data-head": say(`results.${name}`), "data-cell": name },
          cell(line),
        ),
      ),
      el(
        "td",
        { role: "cell", class: "why", "data-cell": "why" },
        el("span", { class: "reason" }, words.reason(line.reason)),
        citeMark(line.cite, { describe: words.cite, word: say }),
      ),
    );
  // Amounts that a third of a phone has no room for.
  const amounts = lines.flatMap(({ stake, prize, pays, returned }) => [stake, prize, pays - prize, returned]);
  const long = amounts.some((amount) => signed(amount, words).length > 9) ? "long" : "";
  return el(
    "table",
    { role: "table", class: `lines ${long}`.trim(), "aria-label": label },
    el("thead", { role: "rowgroup" }, el("tr", { role: "row" }, heads.map(head))),
    el("tbody", { role: "rowgroup" }, lines.map(row)),
  );
}

function seatSlip(seat, columns, { view, tools, page }) {
  const { words, say, game } = tools;
  const name = say("table.seat", { number: seat.seat + 1 });
  const lineName = (line, at) => page.lineName?.(line, at, { seat, view, tools }) ?? betName(line, tools);
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
        el("span", { class: "whose" }, name),
        el("span", { class: "says" }, seat.hand ? words.hand(seat.hand, game) : say("results.notShown")),
      ),
      el("p", { class: `net ${kind}`.trim() }, signed(seat.net, words)),
    ),
    page.resultNote?.(seat, { view, tools }) ?? null,
    seat.lines.length > 0
      ? linesTable(seat, columns, { label: say("results.lines", { seat: name }), lineName, tools })
      : null,
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

/**
 * `page` is what a game brings: its `limit` (the article it rests on, the lines it covers), and where it has more to
 * say of a seat `resultNote(seat, { view, tools })` and `lineName(line, at, { seat, view, tools })`.
 */
export function renderResults(view, { tools, page }) {
  const { settlement } = view;
  const { words, say } = tools;
  byId("results").hidden = !settlement;
  if (!settlement) {
    byId("slips").replaceChildren();
    return;
  }
  const columns = columnsFor(settlement, tools);
  const slips = settlement.seats.map((seat) => seatSlip(seat, columns, { view, tools, page }));
  const house = el(
    "p",
    { class: "house" },
    el("span", {}, say("results.houseIs")),
    el("strong", {}, signed(settlement.house, words)),
    el("small", {}, say("results.zero")),
  );
  const limit = settlement.limit?.sum > 0 ? limitSlip(settlement, { tools, ...page.limit }) : null;
  byId("slips").replaceChildren(...[limit, ...slips, house].filter(Boolean));
}
