// A seat at a poker table: its cards as far as the viewer sees them, name, chips, state, and what it has put in.
import { el, hush } from "../dom.js";
import { cardRow } from "../table/cards.js";
import { signed } from "../table/seat.js";
import { seatName } from "./sees.js";

/** What a hand is so far, from the cards that are seen; stud's up cards alone are said as what is showing. */
export function handInWords(hand, board, { rules, words, say, game }) {
  if (hand.rank) return words.hand(hand.rank, game);
  const own = hand.cards.map(({ card }) => card);
  if (own.length > 0 && !own.includes(null) && own.length + board.length <= 4)
    return words.hand(rules.showing([...own, ...board]), game);
  const showing = hand.cards.filter(({ card, up }) => up && card).map(({ card }) => card);
  if (showing.length === 0 || showing.length > 4) return "";
  const rank = rules.showing(showing);
  return rank.category === "highCard" ? "" : say("poker.showing", { hand: words.hand(rank, game) });
}

/** The marks that lie beside a seat: a letter for the eye, its name for the ear. */
function marks(seat, view, { say }) {
  const list = [];
  if (view.button === seat) list.push("button");
  if (view.hand > 0 && view.smallBlindSeat === seat) list.push("small");
  if (view.hand > 0 && view.bigBlindSeat === seat) list.push("big");
  return list.map((kind) => mark(kind, say));
}

const mark = (kind, say) =>
  el(
    "span",
    { class: `mark ${kind}`, title: say(`pokerMark.${kind}`) },
    el("span", { "aria-hidden": "true" }, say(`pokerMark.${kind}.short`)),
    hush(` ${say(`pokerMark.${kind}`)}`),
  );

function badge(seat, { view, net, price, tools: { words, say } }) {
  const list = [];
  if (view.toAct === seat.seat) list.push(["turn", say("seat.turn")]);
  else if (!["active", "done", "waiting"].includes(seat.state)) list.push([seat.state, words.seatState(seat.state)]);
  if (view.toAct === seat.seat && price > 0) list.push(["price", say("poker.toCall", { amount: words.chips(price) })]);
  if (seat.owes > 0) list.push(["owes", say("poker.owes", { amount: words.chips(seat.owes) })]);
  if (seat.warned) list.push(["warned", say("seat.warned")]);
  if (net !== null) list.push([net > 0 ? "gain" : net < 0 ? "loss" : "even", signed(net, words)]);
  return list.map(([kind, text]) => el("span", { class: `badge ${kind}` }, text));
}

/**
 * `price`: what the seat to act must add; `opener`: who opened the street and by what; `rows` takes the rows of cards,
 * with the key of each.
 */
export function chair(seat, { view, net, price, opener, tools, rows }) {
  const { say, words } = tools;
  const id = `seat-${seat.seat}-name`;
  const empty = seat.state === "empty";
  const hands = seat.hands.map((hand, at) => {
    const row = cardRow(hand.cards, {
      label: say("seat.cards", { seat: seatName(seat.seat, say) }),
      ...tools,
      sizes: "corner",
    });
    row.classList.add("lie");
    row.style.setProperty("--count", String(hand.cards.length));
    for (const [place, { up }] of hand.cards.entries()) row.children[place].classList.toggle("up", up);
    rows.push([`seat ${seat.seat} ${at}`, row]);
    return [row, handInWords(hand, view.board, tools)];
  });
  const put =
    seat.round > 0
      ? el(
          "p",
          { class: "front" },
          el("span", { class: "coin", "aria-hidden": "true" }),
          hush(`${say("poker.putIn")} `),
          words.chips(seat.round),
        )
      : null;
  // In stud the cards lie up before a seat, and there is no room for chips but on its plate.
  const onPlate = view.game === "sevenCardStud";
  const plate = el(
    "div",
    { class: "plate" },
    el(
      "h3",
      { id },
      seatName(seat.seat, say),
      view.viewer === seat.seat && view.toAct !== seat.seat ? hush(` ${say("seat.view")}`) : null,
    ),
    el("span", { class: "marks" }, marks(seat.seat, view, tools)),
    empty
      ? el("span", { class: "badge" }, words.seatState("empty"))
      : [
          el("p", { class: "stack" }, hush(`${say("poker.stack")} `), words.chips(seat.stack)),
          el(
            "span",
            { class: "badges" },
            opener?.seat === seat.seat ? mark(opener.kind, say) : null,
            badge(seat, { view, net, price, tools }),
          ),
          onPlate ? put : null,
        ],
  );
  const classes = [
    "chair",
    seat.state,
    view.toAct === seat.seat && "to-act",
    view.viewer === seat.seat && "own",
    net > 0 && "winner",
  ];
  return el(
    "li",
    { class: classes.filter(Boolean).join(" "), "data-seat": seat.seat, "aria-labelledby": id },
    el(
      "div",
      { class: "place" },
      hands.map(([row]) => row),
      plate,
      hands.map(([, text]) => (text ? el("p", { class: "holds" }, text) : null)),
    ),
    onPlate ? null : put,
  );
}
