// Every hand of a deck in ascending order through rankMany. Runs in Node and, served as it is, in a browser.

/** Chunks of hands, `size` card ids each: ids ascend in a hand, hands in lexicographic order. A chunk lives until the next. */
export function* handsInOrder(deck, size, handsAtOnce = 1 << 17) {
  const hand = Array.from({ length: size }, (_, place) => place);
  const chunk = new Uint8Array(handsAtOnce * size);
  let end = 0;
  for (;;) {
    for (let place = 0; place < size; place++) chunk[end++] = hand[place];
    if (end === chunk.length) {
      yield chunk;
      end = 0;
    }
    let place = size - 1;
    while (place >= 0 && hand[place] === deck - size + place) place--;
    if (place < 0) break;
    hand[place]++;
    for (; place < size - 1; place++) hand[place + 1] = hand[place] + 1;
  }
  if (end > 0) yield chunk.subarray(0, end);
}

/**
 * Ranks all hands of one row of the table, e.g. "paiGow-5", with the package's rankMany; what is a category is asked of
 * its rankHand, once a value. `eat` gets the values as u16, little end first: the digest is over these bytes.
 */
export function enumerate(tapete, name, eat) {
  const [ruleset, digits] = name.split("-");
  const size = Number(digits);
  const counts = {};
  const hands = new Float64Array(7463);
  const samples = [];
  let total = 0;
  for (const chunk of handsInOrder(ruleset === "paiGow" ? 53 : 52, size)) {
    const values = tapete.rankMany(chunk, size, { ruleset });
    if (values.length !== chunk.length / size)
      throw new Error(`${values.length} values for ${chunk.length / size} hands`);
    for (let at = 0; at < values.length; at++) {
      if (hands[values[at]]++ === 0)
        samples[values[at]] = Array.from(chunk.subarray(at * size, (at + 1) * size), tapete.cardFromId);
    }
    eat(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    total += values.length;
  }
  let distinct = 0;
  for (const value of samples.keys()) {
    if (samples[value] === undefined) continue;
    const rank = tapete.rankHand(samples[value], { ruleset });
    if (rank.value !== value) throw new Error(`rankHand says ${rank.value}, rankMany ${value}: ${samples[value]}`);
    counts[rank.category] = (counts[rank.category] ?? 0) + hands[value];
    distinct++;
  }
  return { total, distinct, counts };
}
