// Who acts first on a street of stud and why: the seat is the package's, the reason is read off the cards that are up.
const upCards = ({ hands: [hand] }) => hand.cards.filter(({ card, up }) => up && card).map(({ card }) => card);

/** { seat, kind, cite, now, why }: `now` while nobody has acted on the street yet; null where the game has no such rule. */
export function openerOf(view, events, { rules, words, say, game }) {
  if (game !== "sevenCardStud" || view.toAct === null) return null;
  const start = events.findLastIndex(({ type }) => type === "phase");
  const turn = events.slice(start).find(({ type }) => type === "turn");
  if (!turn || view.phase === "showdown") return null;
  const third = view.phase === "thirdStreet";
  const { seat, cite } = turn;
  const opener = { seat, cite, kind: third ? "bringIn" : "best", now: turn.n === view.nextEvent - 1, why: "" };
  if (!opener.now) return opener;
  const live = view.seats.filter(({ hands }) => hands.length > 0);
  // On seventh street the last card is down; at most four are up.
  const value = (chair) => rules.showing(upCards(chair).slice(0, third ? 1 : 4)).value;
  const own = view.seats[seat];
  const others = live.filter((chair) => chair.seat !== seat).map(value);
  const mine = value(own);
  const ahead = others.some((other) => (third ? other < mine : other > mine));
  const level = others.includes(mine);
  const key = ahead ? "next" : level ? (third && view.config.lowCardTie === "suit" ? "suit" : "first") : "one";
  const cards = upCards(own);
  const what = third ? words.card(cards[0]) : words.hand(rules.showing(cards.slice(0, 4)), game);
  opener.why = say(`pokerWhy.${opener.kind}.${key}`, { number: seat + 1, what });
  return opener;
}
