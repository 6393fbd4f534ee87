// Decks from seeds, written a second time from the description of the stream alone: Node's own ChaCha20 and
// SHA-256, nothing of the package. `node tests/js/helpers/seeded-decks.mjs > tests/data/seeded-decks.json`
import { createCipheriv, createHash } from "node:crypto";
import { pathToFileURL } from "node:url";

const CARDS = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit)).concat("Jk");

export const BUTTON = 2n ** 64n - 1n;

/** The 32 bytes of a seed. */
export function seedKey(seed) {
  if (typeof seed !== "string") return Buffer.from(seed);
  if (/^[0-9a-f]{64}$/i.test(seed)) return Buffer.from(seed, "hex");
  return createHash("sha256").update(seed, "utf8").digest();
}

/** `draw(n)`: a whole number below n. */
export function seededDraws(key, nonce) {
  // The first half of this vector is the 64-bit block counter, the second half the 64-bit nonce.
  const vector = Buffer.alloc(16);
  vector.writeBigUInt64LE(BigInt(nonce), 8);
  const cipher = createCipheriv("chacha20", key, vector);
  const next = () => cipher.update(Buffer.alloc(4)).readUInt32LE();
  return (n) => {
    for (;;) {
      const r = next();
      if (r < Math.floor(2 ** 32 / n) * n) return r % n;
    }
  };
}

/** What hand `hand` of a seed begins with: the shuffled deck, top first and before the cut, the cut, the dice. */
export function seededHand(seed, hand, { cards, cut: [min, max] }) {
  const draw = seededDraws(seedKey(seed), hand);
  const ids = Array.from({ length: cards }, (_, id) => id);
  for (let i = cards - 1; i > 0; i -= 1) {
    const j = draw(i + 1);
    [ids[i], ids[j]] = [ids[j], ids[i]];
  }
  const cut = min + draw(max - min + 1);
  const dice = [draw(6) + 1, draw(6) + 1, draw(6) + 1];
  return { deck: ids.map((id) => CARDS[id]), cut, dice };
}

const SEEDS = ["000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "verde mesa ♠ 7"];
const DECKS = [
  { cards: 52, cut: [1, 51] },
  { cards: 52, cut: [20, 32] },
  { cards: 53, cut: [44, 52] },
];

function vectors() {
  return SEEDS.flatMap((seed) =>
    [1, 2, 1000]
      .flatMap((hand) =>
        DECKS.map((rules) => {
          const { deck, cut, dice } = seededHand(seed, hand, rules);
          return { seed, hand, cards: rules.cards, cutRange: rules.cut, deck: deck.join(" "), cut, dice };
        }),
      )
      .concat({
        seed,
        hand: "button",
        cards: 52,
        deck: seededHand(seed, BUTTON, DECKS[0]).deck.join(" "),
      }),
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lines = vectors().map((vector) => JSON.stringify(vector));
  process.stdout.write(`[\n${lines.join(",\n")}\n]\n`);
}
