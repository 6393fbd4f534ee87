// A seat on the felt: who, what it holds as far as the viewer sees, its bets and how each stands.
import { el, hush } from "../dom.js";
import { cardRow } from "./cards.js";

const MARKS = { up: "", withdrawn: "↩", won: "✓", lost: "✕", push: "=", halfLost: "½" };

/** The name of a bet; the second hand of a split has one of its own. */
export const betName = ({ bet, box }, { words, say }) =>
  box === 1 ? say("results.second", { bet: words.bet(bet) }) : words.bet(bet);

/** A bet on its spot. The state is a word and a mark besides its colour. */
function spot({ bet, box, amount, state }, tools, nameOf) {
  const { words } = tools;
  return el(
    "li",
    { class: `spot ${state}`, "data-bet": bet, "data-box": box === 1 ? box : null },
    el("span", { class: "spot-name" }, nameOf({ bet, box })),
    hush(": "),
    el(
      "span",
      { class: "chip" },
      el("span", { class: `amount ${words.chips(amount).length > 4 ? "long" : ""}`.trim() }, words.chips(amount)),
      MARKS[state] ? el("span", { class: "mark-of", "aria-hidden": "true" }, MARKS[state]) : null,
    ),
    hush(", "),
    el("span", { class: "spot-state" }, words.betState(state)),
  );
}

/** What a seat holds in words, from the cards that this viewer sees; "" if it sees none. */
export function handInWords(hand, board, { rules, words, say, game }) {
  if (hand.rank) return words.hand(hand.rank, game);
  const cards = [...hand.cards.map(({ card }) => card), ...board];
  if (hand.cards.length === 0 || cards.includes(null) || cards.length > 4) return "";
  return say("seat.soFar", { hand: words.hand(rules.showing(cards), game) });
}

export function signed(amount, words) {
  return amount > 0 ? `+${words.chips(amount)}` : words.chips(amount).replace("-", "−");
}

function badges(seat, { view, net, tools: { words, say } }) {
  const list = [];
  if (view.pending.includes(seat.seat)) list.push(["turn", say("seat.turn")]);
  else if (!["active", "done"].includes(seat.state)) list.push(["", words.seatState(seat.state)]);
  if (seat.warned) list.push(["warned", say("seat.warned")]);
  if (net !== null) list.push([net > 0 ? "gain" : net < 0 ? "loss" : "", signed(net, words)]);
  return list.map(([kind, text]) => el("span", { class: `badge ${kind}`.trim() }, text));
}

/** Each hand: what it is in words, and its cards. */
function plainHands(seat, { view, name, tools, rows }) {
  return seat.hands.flatMap((hand, at) => {
    const row = cardRow(hand.cards, { label: tools.say("seat.cards", { seat: name }), ...tools });
    rows.push([`seat ${seat.seat} ${at}`, row]);
    return [el("p", { class: "holds" }, handInWords(hand, view.board, tools)), row];
  });
}

/**
 * `rows` takes the rows of cards, with the key of each; `hands` lays them out and `spotName` names a bet on the felt where
 * a game has a way of its own.
 */
export function seatBox(seat, { view, events, net, tools, rows, hands = plainHands, spotName = betName }) {
  const { say } = tools;
  const name = say("table.seat", { number: seat.seat + 1 });
  const id = `seat-${seat.seat}-name`;
  const title = el(
    "div",
    { class: "seat-head" },
    el(
      "h3",
      { id },
      name,
      view.viewer === seat.seat && view.toAct !== seat.seat
        ? el("span", { class: "yours" }, ` ${say("seat.view")}`)
        : null,
    ),
    badges(seat, { view, net, tools }),
  );
  // Amounts that no chip has room for stand in rows.
  const rowsOf = seat.bets.some(({ amount }) => tools.words.chips(amount).length > 6) ? "in-rows" : "";
  const bets = el("ul", { class: `spots ${rowsOf}`.trim(), "aria-label": say("seat.bets", { seat: name }) });
  bets.append(...seat.bets.map((bet) => spot(bet, tools, (each) => spotName(each, tools, { seat, view }))));
  return el(
    "li",
    {
      class: `seat ${seat.state} ${view.pending.includes(seat.seat) ? "to-act" : ""}`.trim(),
      "data-seat": seat.seat,
      "aria-labelledby": id,
    },
    title,
    hands(seat, { view, events, name, tools, rows }),
    seat.bets.length > 0 ? bets : null,
  );
}
