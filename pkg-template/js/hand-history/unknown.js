// Which cards of a table's first hand nobody knows: a record did not, and they were invented to play it.

/** By table: the cards of each seat as they were dealt, and which of them were invented. */
const tables = new WeakMap();

const handsOf = (table, seats) =>
  seats.map((seat) => {
    const dealt = table.events({ seat }).filter(({ type, to }) => type === "dealt" && to === seat);
    return dealt.map(({ card }) => card);
  });

/** After the record: what is dealt later, the table's own deck has dealt. */
export function rememberUnknown(table, dealt, seats) {
  const hands = handsOf(table, seats);
  const invented = hands.map((hand, player) => hand.map((_, n) => dealt.hole[player][n]?.invented ?? true));
  if (invented.flat().includes(true)) tables.set(table, { seats, hands, invented });
}

/**
 * `(seat, n) => boolean`: whether nobody knows card n of a seat in the hand that `copy` shows, a state of `table`. That
 * the same hand may have been taken back and another one dealt, the cards tell.
 */
export function unknownCards(table, copy) {
  const remembered = tables.get(table);
  if (remembered === undefined || copy.hand !== 1) return () => false;
  const { seats, hands, invented } = remembered;
  const same = handsOf(copy, seats).every((hand, player) =>
    hand.every((card, n) => n >= hands[player].length || card === hands[player][n]),
  );
  return (seat, n) => same && invented[seats.indexOf(seat)]?.[n] === true;
}
