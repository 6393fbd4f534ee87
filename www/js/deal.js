// Random hands for the visitor to look at. (A table's own shuffle is the package's, with seed and record.)

function below(limit) {
  const word = new Uint32Array(1);
  const fair = Math.floor(2 ** 32 / limit) * limit;
  do crypto.getRandomValues(word);
  while (word[0] >= fair);
  return word[0] % limit;
}

/** `hands` hands of `deal` cards off a shuffled deck; with `board`, that many cards are common to them. */
export function deal(deck, { deal: size, board = 0, hands }) {
  const cards = [...deck];
  for (let at = cards.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [cards[at], cards[other]] = [cards[other], cards[at]];
  }
  const common = cards.splice(0, board);
  return Array.from({ length: hands }, () => [...cards.splice(0, size - board), ...common]);
}
