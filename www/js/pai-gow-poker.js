// The Pai Gow Poker table: seven cards set as a high and a low hand. What is not of this game is in table/ and house/.
import { el } from "./dom.js";
import { showExamples } from "./house/examples.js";
import { hands, middle, placeName, spotName, versusMark } from "./pai-gow/felt.js";
import { createForm } from "./pai-gow/form.js";
import { createPanel } from "./pai-gow/panel.js";
import { startTablePage } from "./table/page.js";
import { showPays } from "./table/pays.js";

const table = (seed) => `table=(seats:3,limits:(min:5,max:500),seed:${seed})`;
const DEAL = "deal(bets:!((seat:0,bet:20),(seat:1,bet:50),(seat:2,bet:100)))";
const BANKED = "deal(bets:!((seat:1,bet:50),(seat:2,bet:100)),banker:0,bank:500,dealerBet:50)";
const SET = ".houseWay(seat:0).houseWay(seat:1).houseWay";

// Hands that show a rule, each dealt from its seed: no cards are laid out for them.
const EXAMPLES = {
  joker: `${table("joker-141")}&play=${DEAL}${SET}`,
  copied: `${table("copied-60")}&play=${DEAL}${SET}`,
  banker1: `${table("banker1-5")}&play=${BANKED}${SET}`,
};

const percent = ([n, d], say) => say("pg.percent", { number: Number(((100 * n) / d).toFixed(2)) });

/** The felt says the range of bets, the commission and the house way; the slip the rest of what holds at this table. */
function print({ config }, { words, say }) {
  const { limits, commission, commissionOn, houseWay, foul, wheel } = config;
  const row = (name, value, cite) => ({ name: say(name), value, cite });
  const article = (number) => ({ regulation: "paigow-1999", article: number });
  const house = (note) => ({ source: "housePractice", note });
  const rows = [
    row("pg.commission", percent(commission, say), null),
    row("pg.commissionOn", say(`pg.commissionOn.${commissionOn}`), null),
    row("pg.houseWay", words.house(houseWay), null),
    row("pg.copies", say("pg.copies.banker"), house("copiesToBanker")),
    row("pg.foul", say(`pg.foul.${foul}`), foul === "lose" ? house("foulSettingLoses") : article("4")),
    row("pg.wheel", say(`pg.wheel.${wheel}`), wheel === "lowest" ? house("wheelLowest") : article("4.g")),
  ];
  showPays(rows, { words, say });
  const range = say("pg.print", { min: words.chips(limits.min), max: words.chips(limits.max) });
  const taken = say("pg.printCommission", { percent: percent(commission, say) });
  return `${range} · ${taken} · ${say("pg.printHouse", { house: words.house(houseWay) })}`;
}

/** Of a settled seat: both hands, and how each compared with the banker's. */
function resultNote(seat, { view, tools }) {
  const { words, say, game } = tools;
  if (!seat.hand || !seat.low) return null;
  const row = (id, rank) =>
    el(
      "div",
      {},
      el("dt", {}, say(`pg.${id}`)),
      el("dd", {}, words.hand(rank, game), seat.versus ? [" ", versusMark(seat.versus[id], tools)] : null),
    );
  const banks =
    view.banker === seat.seat ? el("div", {}, el("dt", {}, say("pg.banker")), el("dd", {}, say("pg.isBanker"))) : null;
  return el("dl", { class: "facts" }, row("high", seat.hand), row("low", seat.low), banks);
}

/** A banker has a line for each bet against him, from the lowest seat up, the dealer's last. */
function lineName(_, at, { seat, view, tools: { say } }) {
  if (view.banker !== seat.seat) return null;
  const others = view.seats.filter(({ seat: other, hands }) => other !== seat.seat && hands.length > 0);
  return say("pg.lineAgainst", { place: placeName(others[at]?.seat ?? "dealer", say) });
}

showExamples("paiGowPoker", "pg", EXAMPLES);
const panel = createPanel();
let form = null;
startTablePage({
  id: "paiGowPoker",
  page: "paiGowPoker",
  panel,
  // Of a link that was not looked at yet.
  seatsOf: ({ seats }) => Math.min(Number(seats) || 0, 6),
  createForm() {
    form = createForm();
    return form;
  },
  /** Where one seat is set by hand the house way sets all others. */
  after(table) {
    const own = form.byHand();
    if (own === null) return [];
    return table.pending.filter((seat) => seat !== own).map((seat) => ({ type: "houseWay", seat }));
  },
  detail: (state) => panel.detail(state),
  decisions: (...given) => panel.decisions(...given),
  ...{ print, middle, hands, spotName, resultNote, lineName },
});
