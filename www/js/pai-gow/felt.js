// The felt of Pai Gow Poker: the dice and who gets the first hand, the dealer's two hands, and those of each seat.
import { el, hush, svg } from "../dom.js";
import { cardRow } from "../table/cards.js";

const MARKS = { win: "✓", lose: "✕", copy: "=" };

export const placeName = (place, say) =>
  place === "dealer" ? say("viewer.dealer") : say("table.seat", { number: place + 1 });

/** The joker of a ranked hand, with what it stands for there. */
const joined = (cards, rank) => cards.map((card) => ({ card, as: card === "Jk" ? (rank?.joker ?? null) : null }));

/** How a hand compared with the banker's: a mark and a word. */
export function versusMark(result, { say }) {
  return el(
    "span",
    { class: `versus ${result}` },
    el("span", { "aria-hidden": "true" }, `${MARKS[result]} `),
    say(`pg.${result}`),
  );
}

function row(kind, cards, { key, label, rank, versus, tools, rows }) {
  const { words, say, game } = tools;
  const list = cardRow(cards, { label, ...tools });
  rows.push([`${key} ${kind}`, list]);
  const name = kind === "high" || kind === "low" ? say(`pg.${kind}`) : null;
  return el(
    "div",
    { class: `set-hand ${kind}` },
    name
      ? el(
          "p",
          { class: "set-says" },
          el("span", { class: "set-name" }, name),
          " ",
          rank ? words.hand(rank, game) : "",
          " ",
          versus ? versusMark(versus, tools) : null,
        )
      : null,
    list,
  );
}

/** One of the seven hands: set, as far as the viewer sees it; else its seven cards. */
export function setHand(hand, { key, name, versus, tools, rows }) {
  const { say } = tools;
  if (hand.split) {
    // As they rank: pairs together, the joker in its place.
    const [low, high] = [hand.low?.cards ?? hand.split[0], hand.rank?.cards ?? hand.split[1]];
    return [
      row("high", joined(high, hand.rank), {
        key,
        label: say("pg.highOf", { seat: name }),
        rank: hand.rank,
        versus: versus?.high,
        tools,
        rows,
      }),
      row("low", joined(low, hand.low), {
        key,
        label: say("pg.lowOf", { seat: name }),
        rank: hand.low,
        versus: versus?.low,
        tools,
        rows,
      }),
    ];
  }
  const hidden = hand.cards.some(({ card }) => card === null);
  return [
    hidden ? el("p", { class: "set-says" }, say(hand.set ? "pg.isSet" : "pg.notSet")) : null,
    row(hidden ? "fan" : "seven", hand.cards, { key, label: say("seat.cards", { seat: name }), tools, rows }),
  ];
}

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

function die(number) {
  const pip = (at) => svg("circle", { cx: 8 + (at % 3) * 9, cy: 8 + Math.floor(at / 3) * 9, r: 2.6 });
  return svg(
    "svg",
    { class: "die", viewBox: "0 0 34 34", "aria-hidden": "true", focusable: "false" },
    svg("rect", { x: 1, y: 1, width: 32, height: 32, rx: 6 }),
    PIPS[number].map(pip),
  );
}

/** Who gets the first hand, as the log has it. */
const firstOf = ({ view, events }) => events.findLast(({ type, hand }) => type === "dice" && hand === view.hand)?.first;

function thrown({ view, events, tools: { say } }) {
  if (!view.dice) return null;
  const first = firstOf({ view, events });
  const total = view.dice.reduce((sum, number) => sum + number, 0);
  return el(
    "div",
    { class: "dice" },
    el("p", { class: "dice-row" }, view.dice.map(die), hush(say("pg.dice", { dice: view.dice.join(", ") }))),
    el("p", {}, say("pg.first", { total, place: placeName(first, say) })),
    el("p", {}, say("pg.banks", { place: placeName(view.banker, say) })),
    view.settlement ? el("p", {}, say("pg.nextBank", { place: placeName(view.nextBanker ?? "dealer", say) })) : null,
  );
}

export function middle({ view, events, tools, rows }) {
  const { say } = tools;
  const [hand] = view.dealer;
  const name = say("viewer.dealer");
  const cards = hand ? setHand(hand, { key: "dealer", name, tools, rows }) : el("p", {}, say("pg.dealerOut"));
  return [
    thrown({ view, events, tools }),
    view.hand > 0
      ? el(
          "div",
          { class: "dealer-hand", role: "group", "aria-label": name },
          el("p", { class: "dealer-name" }, name),
          cards,
        )
      : null,
  ].filter(Boolean);
}

export function hands(seat, { view, events, name, tools, rows }) {
  const { say } = tools;
  const versus = view.settlement?.seats.find((settled) => settled.seat === seat.seat)?.versus;
  const tags = [];
  if (view.banker === seat.seat) tags.push(say("pg.isBanker"));
  if (seat.hands.length > 0 && firstOf({ view, events }) === seat.seat) tags.push(say("pg.isFirst"));
  return [
    tags.length > 0 ? el("p", { class: "tags" }, tags.join(" · ")) : null,
    el(
      "div",
      { class: "set-hands" },
      seat.hands.map((hand) => setHand(hand, { key: `seat ${seat.seat}`, name, versus, tools, rows })),
    ),
  ];
}

/** The banker's chips cover the bets of the others. */
export const spotName = (bet, { words, say }, { seat, view }) =>
  view.banker === seat.seat ? say("pg.covers") : words.bet(bet.bet);
