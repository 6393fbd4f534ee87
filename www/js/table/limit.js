// What the maximum payout of a table did to a hand: sum, limit, factor, and what each seat lost by it.
import { citeMark } from "../cite.js";
import { el } from "../dom.js";

const total = (lines, key) => lines.reduce((sum, line) => sum + line[key], 0);

/** A fraction, drawn for the eye and read as a line. */
function fraction([n, d], words) {
  const text = `${words.chips(n)}/${words.chips(d)}`;
  return el(
    "span",
    { class: "fraction", role: "img", "aria-label": text },
    el("span", {}, words.chips(n)),
    el("span", {}, words.chips(d)),
  );
}

function calculation({ limit, sum, factor }, { words, say }) {
  const step = (name, ...value) => el("div", { class: "step" }, el("dt", {}, say(name)), el("dd", {}, value));
  const times = el("span", { class: "equals" }, " = ");
  return el(
    "dl",
    { class: "calculation" },
    step("limit.sum", words.chips(sum)),
    step("limit.limit", words.chips(limit)),
    step("limit.factor", fraction([limit, sum], words), times, fraction(factor, words)),
  );
}

function shares(settlement, covers, { words, say }) {
  return settlement.seats
    .map(({ seat, lines }) => [seat, lines.filter(covers)])
    .map(([seat, lines]) => ({
      seat,
      prize: total(lines, "prize"),
      pays: total(lines, "pays") + total(lines, "commission"),
    }))
    .filter(({ prize }) => prize > 0)
    .map(({ seat, prize, pays }) =>
      el(
        "li",
        { "data-share": seat },
        say("limit.share", {
          seat: say("table.seat", { number: seat + 1 }),
          prize: words.chips(prize),
          paid: words.chips(pays),
          lost: words.chips(prize - pays),
        }),
      ),
    );
}

/** `covers` tells which lines the limit is over, `why` is the page's sentence about it. */
export function limitSlip(settlement, { tools, cite, covers = () => true, why = "limit.why" }) {
  const { words, say } = tools;
  const { limit } = settlement;
  const passed = limit.sum > limit.limit;
  const values = { sum: words.chips(limit.sum), limit: words.chips(limit.limit), paid: words.chips(limit.paid) };
  if (!passed) return el("p", { class: "slip limit kept", id: "limit" }, say("limit.kept", values));
  const left = limit.limit - limit.paid;
  return el(
    "article",
    { class: "slip limit passed", id: "limit" },
    el("h3", {}, say("limit.title")),
    el("p", {}, say(why, values)),
    calculation(limit, tools),
    cite ? el("p", { class: "cited" }, citeMark(cite, { describe: words.cite, word: say })) : null,
    // The article names the factor; how it is rounded is in no regulation.
    el("p", { class: "rounding" }, el("span", { class: "flag" }, say("cite.source")), ` ${say("limit.how")}`),
    el("ul", { class: "shares" }, shares(settlement, covers, tools)),
    el(
      "p",
      { class: "sum" },
      say(left > 0 ? "limit.paidLess" : "limit.paidAll", { ...values, left: words.chips(left) }),
    ),
  );
}
