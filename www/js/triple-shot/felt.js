// The felt of Triple Shot: the three games as stations with what each came to, the dealer's cards, and a box with its
// Black Jack hand or hands and the cards that make six of it.
import { el, hush } from "../dom.js";
import { cardRow } from "../table/cards.js";

const STATIONS = ["war", "blackjack", "poker", "bonus"];
const MARKS = { won: "✓", push: "=", halfLost: "½", lost: "✕" };

/** The bets on a game by how they stand: ["won", 2] each. */
function standing(view, bet) {
  const counts = new Map();
  for (const { state } of view.seats.flatMap(({ bets }) => bets).filter((each) => each.bet === bet))
    counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts];
}

function station(bet, states, now, { words, say }) {
  const open = states.some(([state]) => state === "up");
  const step = !open ? "done" : now ? "now" : "next";
  const count = ([state, number]) =>
    el(
      "span",
      { class: `count ${state}` },
      el("span", { "aria-hidden": "true" }, `${MARKS[state]} ${number}`),
      hush(`${words.betState(state)}: ${number}. `),
    );
  const order = Object.keys(MARKS);
  const settled = states.filter(([state]) => state in MARKS);
  const counts = settled.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)).map(count);
  return el(
    "li",
    { class: `station ${step}`, "data-station": bet, "aria-current": step === "now" ? "step" : null },
    el("span", { class: "station-name" }, say(`ts.${bet}`)),
    hush(": "),
    el("span", { class: "station-state" }, open ? say(`ts.${step}`) : counts),
  );
}

function stations(view, tools) {
  const all = STATIONS.map((bet) => [bet, standing(view, bet)]).filter(([, states]) => states.length > 0);
  // The Bonus is decided with Poker: it is never what is played now.
  const now = all.find(([, states]) => states.some(([state]) => state === "up"))?.[0];
  return el(
    "ol",
    { class: "stations", "aria-label": tools.say("ts.stations") },
    all.map(([bet, states]) => station(bet, states, bet === now, tools)),
  );
}

export function middle({ view, tools, rows }) {
  const { say, words } = tools;
  const [hand] = view.dealer;
  const list = (hand?.cards ?? []).map((card, at) => ({ ...card, tag: at === 0 ? say("ts.war") : null }));
  const row = cardRow(list, { label: say("ts.dealerCards"), places: 2, ...tools });
  rows.push(["dealer", row]);
  const total = hand?.blackjack ? words.total(hand.blackjack) : "";
  return [
    view.hand > 0 ? stations(view, tools) : null,
    el(
      "div",
      { class: "dealer", role: "group", "aria-label": say("viewer.dealer") },
      el("p", { class: "dealer-says" }, say("viewer.dealer")),
      row,
      el("p", { class: "dealer-total" }, total),
    ),
  ].filter(Boolean);
}

/** How many of a box's cards filled the hand up to six for Poker. */
const filledOf = (seat, { view, events }) =>
  events.filter(
    ({ type, hand, to, cite }) =>
      type === "dealt" && hand === view.hand && to === seat && cite?.article?.startsWith("9.c"),
  ).length;

export function hands(seat, { view, events, name, tools, rows }) {
  const { say, words, game } = tools;
  if (seat.hands.length === 0) return [];
  const aside = view.settlement?.seats.find((settled) => settled.seat === seat.seat)?.setAside;
  const filled = filledOf(seat.seat, { view, events });
  const marked = (list, first) =>
    list.map((card, at) => ({
      ...card,
      kind: card.card === aside ? "aside" : "",
      tag: [first && at === 0 ? say("ts.war") : "", card.card === aside ? say("ts.aside") : ""]
        .filter(Boolean)
        .join(", "),
    }));
  const group = (key, title, list, label) => {
    const row = cardRow(list, { label, ...tools });
    rows.push([`seat ${seat.seat} ${key}`, row]);
    return el("div", { class: `group ${key}` }, el("p", { class: "points" }, title), row);
  };
  const [first] = seat.hands;
  const own = first.cards.slice(0, first.cards.length - filled);
  const groups = seat.hands.map((hand, at) => {
    const list = at === 0 ? own : hand.cards;
    const cards = say("seat.cards", { seat: name });
    const label = at === 1 ? say("results.second", { bet: cards }) : cards;
    return group(`hand-${at}`, words.total(hand.blackjack), marked(list, at === 0), label);
  });
  if (filled > 0) {
    const list = marked(first.cards.slice(-filled), false);
    groups.push(group("filled", say("ts.filled"), list, say("ts.filledOf", { seat: name })));
  }
  return [
    first.rank ? el("p", { class: "holds" }, words.hand(first.rank, game)) : null,
    el("div", { class: `groups ${seat.hands.length > 1 ? "split" : ""}`.trim() }, groups),
  ];
}

/** The bets on the felt have short names, the second hand of a split a number. */
export const spotName = ({ bet, box }, { say }) => (box === 1 ? `${say(`ts.${bet}`)} 2` : say(`ts.${bet}`));
