// The Triple Shot table: War, Black Jack and Poker with the same cards. What is not of this game is in table/ and house/.
import { cardInline } from "./card.js";
import { el, hush } from "./dom.js";
import { showExamples } from "./house/examples.js";
import { startTablePage } from "./table/page.js";
import { showPays } from "./table/pays.js";
import { ratioText } from "./table/results.js";
import { hands, middle, spotName } from "./triple-shot/felt.js";
import { createForm } from "./triple-shot/form.js";

const LIMITS = "limits:(war:(min:5,max:500),blackjack:(min:5,max:500),poker:(min:5,max:500),bonus:(min:1,max:100))";
const table = (seats, seed, more = "") => `table=(seats:${seats},${LIMITS},bonusPays:!(7,1)${more},seed:${seed})`;
const box = (seat, amounts) =>
  `(seat:${seat},${["war", "blackjack", "poker", "bonus"]
    .map((bet, at) => (amounts[at] ? `${bet}:${amounts[at]}` : ""))
    .filter(Boolean)
    .join(",")})`;
const deal = (...boxes) => `play=deal(bets:!(${boxes.map((amounts, seat) => box(seat, amounts)).join(",")}))`;
const THREE = deal([10, 20, 10, 5], [25, 25, 25], [5, 10, 15, 2]);

// Hands that show a rule, each dealt from its seed: no cards are laid out for them.
const EXAMPLES = {
  aces: `${table(3, "aces-13")}&${THREE}.hit.stand.stand.split`,
  six: `${table(3, "six-808")}&${THREE}.hit.stand.stand.hit.hit.hit.hit`,
  limit: `${table(3, "limit-378", ",maxPayout:200")}&${THREE}.hit.hit.hit.stand.stand`,
  dealer: `${table(3, "dealer-63")}&${THREE}`,
};

const WAR = { regulation: "tripleshot-2004", article: "9.a" };
const house = (note) => ({ source: "housePractice", note });
const patent = (note) => ({ source: "designerPatent", note });

/** What the felt says: the range of each bet, and the maximum payout if there is one; and the slip of what is paid. */
function print(view, { words, say }) {
  const { limits, maxPayout, pokerPaytable, bonusPays, blackjackPays } = view.config;
  const range = ([bet, { min, max }]) =>
    say("ts.print", { bet: say(`ts.${bet}`), min: words.chips(min), max: words.chips(max) });
  const most = maxPayout === undefined ? say("ts.noMost") : say("ts.printMost", { most: words.chips(maxPayout) });
  const row = (name, ratio, cite) => ({
    name,
    value: ratioText(ratio, { words, say }),
    cite,
  });
  const rows = [
    row(`${say("ts.war")}: ${words.reason("higherCard")}`, [1, 1], WAR),
    {
      name: `${say("ts.war")}: ${words.reason("equalCards")}`,
      value: say("ts.halfLost"),
      cite: WAR,
    },
    row(words.reason("natural"), blackjackPays, house("blackjackProcedures")),
    row(`${say("ts.blackjack")}: ${words.reason("higherTotal")}`, [1, 1], house("blackjackProcedures")),
    row(words.reason("sixCards"), [1, 1], house("sixCardsEven")),
    ...Object.entries(pokerPaytable).map(([key, ratio]) => row(words.reason(key), ratio, patent("sixCardPaytable"))),
    ...(bonusPays ? [row(say("ts.bonus"), bonusPays, patent("bonusHatTrick"))] : []),
  ];
  showPays(rows, { words, say });
  return [...Object.entries(limits).map(range), most].join(" · ");
}

/** The hand of the box that decides, its points, and the card that the dealer shows. */
function detail({ view, tools: { words, say } }) {
  const seat = view.seats[view.toAct];
  const [hand] = seat.hands;
  const shown = (card) => [cardInline(card), hush(`${words.card(card)}, `)];
  const up = view.dealer[0].cards[0].card;
  return [
    el(
      "span",
      { class: "bar-cards" },
      hand.cards.map(({ card }) => shown(card)),
    ),
    el("span", { class: "bar-hand" }, words.total(hand.blackjack)),
    el("span", { class: "bar-cards" }, el("span", {}, say("ts.dealerShows")), " ", shown(up)),
  ];
}

/** Of a settled box: its card in War, its points in Black Jack, each against the dealer's, and the sixth card. */
function resultNote(seat, { view, tools: { words, say } }) {
  const dealer = view.dealer[0];
  if (!seat.warCard || !dealer?.blackjack) return null;
  const row = (name, ...value) => el("div", {}, el("dt", {}, name), el("dd", {}, value));
  const card = (code) => [cardInline(code), hush(words.card(code))];
  const points = seat.blackjack.map((total) => words.total(total)).join(" · ");
  return el(
    "dl",
    { class: "facts" },
    row(say("ts.war"), card(seat.warCard), ` ${say("ts.against")} `, card(dealer.cards[0].card)),
    row(say("ts.blackjack"), points, ` ${say("ts.against")} `, words.total(dealer.blackjack)),
    row(say("ts.setAside"), card(seat.setAside)),
  );
}

/** A card drawn in Black Jack is heard, and who won War; the first deal's cards and those of Poker would bury the rest. */
function told(event, events) {
  if (event.type === "paid") return event.line.bet === "war" && events.some(({ type }) => type === "handStarted");
  if (event.type !== "dealt" || !event.up) return false;
  return !events.some(({ type }) => type === "handStarted") && event.cite?.article !== "9.c";
}

showExamples("tripleShot", "ts", EXAMPLES);
startTablePage({
  id: "tripleShot",
  page: "tripleShot",
  // Of a link that was not looked at yet.
  seatsOf: ({ seats }) => Math.min(Number(seats) || 0, 6),
  limit: {
    cite: { source: "housePractice", note: "payoutLimit" },
    covers: ({ bet }) => bet === "poker" || bet === "bonus",
    why: "ts.limitWhy",
  },
  ...{ createForm, print, middle, hands, spotName, detail, resultNote, told },
});
