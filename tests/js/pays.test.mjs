// Payouts without a table: Let It Ride's pay table, the limit, pro rata. Cases of shared lists carry their id.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LetItRide, letItRidePays, prorate, rankMany } from "../../pkg/node.js";
import { describeProblem, en, es, reasonText } from "../../pkg/text.js";
import { exact, refused } from "./helpers/api.mjs";
import { everyClass, random } from "./helpers/naive.mjs";

const article = (letter) => ({ regulation: "letitride-1999", article: letter });
const one = (cards, bets = 10, more = {}) => exact(letItRidePays({ hands: [{ cards, bets }], ...more }));
const story = (settlement) =>
  settlement.seats[0].lines.map(({ outcome, ratio, pays, reason, cite }) => [
    outcome,
    ratio?.join(" to "),
    pays,
    reason,
    cite.article,
  ]);

// ── The pay table, hand by hand ──

// One hand of each kind, its article and what it pays to one.
const KINDS = [
  ["royalFlush", "As Ks Qs Js Ts", 1000, "11.a"],
  ["straightFlush", "9h Th Jh Qh Kh", 200, "11.b"],
  ["fourOfAKind", "2c 2d 2h 2s 3c", 50, "11.c"],
  ["fullHouse", "2c 2d 2h 3s 3c", 11, "11.d"],
  ["flush", "2c 3c 4c 5c 7c", 8, "11.e"],
  ["straight", "2c 3d 4h 5s 6c", 5, "11.f"],
  ["threeOfAKind", "2c 2d 2h 3s 4c", 3, "11.g"],
  ["twoPair", "2c 2d 3h 3s 4c", 2, "11.h"],
  ["tensOrBetter", "Tc Td 2h 3s 4c", 1, "11.i"],
];

test("each kind of hand pays the regulation's minimum and names its letter", () => {
  for (const [kind, cards, ratio, letter] of KINDS) {
    assert.deepEqual(story(one(cards)), [["win", `${ratio} to 1`, 10 * ratio, kind, letter]]);
  }
});

test("A-2-3-4-5 pays as a straight, and that it is one is cited to whom we have it from", () => {
  const wheel = { source: "robertsRules", note: "aceLowStraight" };
  for (const [cards, pays, reason] of [
    ["Ac 2d 3h 4s 5c", 50, "straight"],
    ["As 2s 3s 4s 5s", 2000, "straightFlush"],
  ]) {
    const [line] = one(cards).seats[0].lines;
    assert.deepEqual([line.pays, line.reason, line.cite], [pays, reason, wheel]);
  }
});

test("B011 king high in one suit is a straight flush, not a royal", () => {
  const settlement = one("9h Th Jh Qh Kh");
  assert.deepEqual(story(settlement), [["win", "200 to 1", 2000, "straightFlush", "11.b"]]);
  assert.equal(settlement.seats[0].hand.category, "straightFlush");
});

test("B012 the royal flush is a kind of its own: 1000 to 1, not 200", () => {
  for (const suit of "cdhs") {
    const cards = [..."AKQJT"].map((rank) => rank + suit);
    assert.deepEqual(story(one(cards)), [["win", "1000 to 1", 10_000, "royalFlush", "11.a"]]);
  }
});

test("B059 a pair of nines loses and says why; a pair of tens pays one to one", () => {
  const nines = one("9c 9d 4h Ks 2c");
  assert.deepEqual(story(nines), [["lose", undefined, 0, "pairBelowTens", "10"]]);
  assert.deepEqual([nines.seats[0].net, nines.house], [-10, 10]);
  assert.deepEqual(story(one("Tc Td 4h Ks 2c")), [["win", "1 to 1", 10, "tensOrBetter", "11.i"]]);
  for (const rank of "2345678") assert.equal(story(one(`${rank}c ${rank}d Jh Ks Ac`))[0][3], "pairBelowTens");
  for (const rank of "JQKA") assert.equal(story(one(`${rank}c ${rank}d 4h 5s 2c`))[0][3], "tensOrBetter");
  assert.equal(story(one("Ac Kd 4h 5s 2c"))[0][3], "noPair");
  assert.match(reasonText("pairBelowTens", en), /tens/);
  assert.match(reasonText("pairBelowTens", es), /10|diez|dieces/);
});

test("B154 three bets of ten and a pair of tens: 60 back, 30 won; each line with its own ratio", () => {
  const [seat] = one("Tc Td 4h Ks 2c", [10, 10, 10]).seats;
  assert.deepEqual([seat.staked, seat.returned, seat.won, seat.net], [30, 60, 30, 30]);
  const mixed = exact(
    letItRidePays({
      hands: [
        { cards: "2c 3c 4c 5c 7c", bets: [10, 10, 10] },
        { cards: "Ac 2d 3h 4s 5c", bets: [10, 10] },
        { cards: "2c 2d 2h 3s 3c", bets: 10 },
      ],
    }),
  );
  assert.deepEqual(
    mixed.seats.map(({ seat, lines, net }) => [seat, lines.map(({ bet, ratio }) => `${bet} ${ratio[0]}`).join(), net]),
    [
      [0, "bet1 8,bet2 8,bet3 8", 240],
      [1, "bet1 5,bet2 5", 100],
      [2, "bet1 11", 110],
    ],
  );
  assert.equal(mixed.house, -450);
});

test("bet 3 over all 2,598,960 hands: the house's 968,692", { timeout: 120_000 }, () => {
  // All hands are ranked; of each of the 7,462 classes one hand is paid.
  const counts = new Float64Array(7462);
  const ids = new Uint8Array(5 * 65_536);
  let at = 0;
  const flush = () => {
    for (const value of rankMany(ids.subarray(0, at), 5)) counts[value] += 1;
    at = 0;
  };
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1)
        for (let d = c + 1; d < 52; d += 1)
          for (let e = d + 1; e < 52; e += 1) {
            ids[at] = a;
            ids[at + 1] = b;
            ids[at + 2] = c;
            ids[at + 3] = d;
            ids[at + 4] = e;
            at += 5;
            if (at === ids.length) flush();
          }
  flush();
  const classes = everyClass("standard");
  assert.equal(classes.length, 7462);
  let hands = 0;
  let net = 0;
  for (let from = 0; from < classes.length; from += 7) {
    const some = classes.slice(from, from + 7);
    const { seats } = letItRidePays({ hands: some.map(({ cards }) => ({ cards, bets: 1 })) });
    for (const { seat, hand, net: each } of seats) {
      assert.equal(hand.value, from + seat);
      hands += counts[hand.value];
      net += each * counts[hand.value];
    }
  }
  assert.deepEqual([hands, net], [2_598_960, -968_692]);
});

// ── The operator's own table ──

describe("pay tables", () => {
  test("lower than the regulation's is refused, citing the letter of article 11", () => {
    for (const [kind, cards, ratio, letter] of KINDS) {
      for (const low of [
        [ratio - 1, 1],
        [2 * ratio - 1, 2],
        [0, 1],
      ]) {
        const details = { key: kind, minimum: [ratio, 1], got: low };
        const paytable = { [kind]: low };
        for (const call of [
          () => one(cards, 10, { paytable }),
          () => new LetItRide({ seats: 1, limits: { min: 1, max: 10 }, paytable }),
        ]) {
          const error = refused(call, "paytableBelowMinimum", details);
          assert.deepEqual(error.cite, article(letter));
          for (const catalogue of [en, es]) assert.ok(describeProblem(error, catalogue).length > 10);
        }
      }
      for (const enough of [
        [ratio, 1],
        [2 * ratio, 2],
        [2 * ratio + 1, 2],
        [ratio + 5, 1],
      ]) {
        assert.deepEqual(one(cards, 10, { paytable: { [kind]: enough } }).seats[0].lines[0].ratio, enough);
      }
    }
  });

  test("what is paid is rounded down to the whole chip", () => {
    const paytable = { tensOrBetter: [3, 2], twoPair: [7, 3] };
    for (const [bet, pays] of [
      [0, 0],
      [1, 1],
      [5, 7],
      [10, 15],
    ]) {
      assert.equal(one("Tc Td 2h 3s 4c", bet, { paytable }).seats[0].won, pays);
    }
    assert.equal(one("2c 2d 3h 3s 4c", 10, { paytable }).seats[0].won, 23);
  });
});

// ── The limit ──

test("without a limit it is null; with one the winners share it in proportion", () => {
  assert.equal(one("As Ks Qs Js Ts").limit, null);
  const hands = [
    { cards: "2c 3c 4c 5c 7c", bets: [10, 10, 10] },
    { cards: "9c 9d 4h Ks 2c", bets: 10 },
    { cards: "2h 2d 2s 3s 4c", bets: [10, 10, 10] },
  ];
  const { limit, seats, house } = exact(letItRidePays({ hands, maxPayout: 220 }));
  assert.deepEqual(limit, { limit: 220, sum: 330, factor: [2, 3], paid: 220 });
  assert.deepEqual(
    seats.map(({ lines }) => lines.map(({ prize, pays, returned }) => [prize, pays, returned])),
    [
      [
        [80, 54, 64],
        [80, 53, 63],
        [80, 53, 63],
      ],
      [[0, 0, 0]],
      [
        [30, 20, 30],
        [30, 20, 30],
        [30, 20, 30],
      ],
    ],
  );
  assert.equal(house, 10 - 220);
});

test("prorate: limit over sum in lowest terms, each prize times it, rounded down", () => {
  const cases = [
    [[1000, 500], 1000, 1500, [2, 3], [666, 333]],
    [[1000, 500], 1500, 1500, [1, 1], [1000, 500]],
    [[1000, 500], 1501, 1500, [1, 1], [1000, 500]],
    [[1000, 500], 1499, 1500, [1499, 1500], [999, 499]],
    [[1000, 500], 0, 1500, [0, 1], [0, 0]],
    [[7], 3, 7, [3, 7], [3]],
    [[0, 0], 5, 0, [1, 1], [0, 0]],
    [[0, 0], 0, 0, [1, 1], [0, 0]],
    [[], 5, 0, [1, 1], []],
    [[1, 1, 1], 2, 3, [2, 3], [0, 0, 0]],
    [[0, 10, 0], 5, 10, [1, 2], [0, 5, 0]],
    [[2 ** 53 - 1], 2 ** 53 - 2, 2 ** 53 - 1, [2 ** 53 - 2, 2 ** 53 - 1], [2 ** 53 - 2]],
    [[2 ** 52, 2 ** 52 - 1], 2 ** 52, 2 ** 53 - 1, [2 ** 52, 2 ** 53 - 1], [2 ** 51, 2 ** 51 - 1]],
  ];
  for (const [prizes, limit, sum, factor, paid] of cases) {
    assert.deepEqual(exact(prorate({ prizes, limit })), { sum, factor, paid }, `${prizes} in ${limit}`);
  }
});

test("prorate agrees with exact arithmetic over random prizes", () => {
  const draw = random(13);
  const gcd = (a, b) => (b === 0n ? a : gcd(b, a % b));
  for (let turn = 0; turn < 2000; turn += 1) {
    const prizes = Array.from({ length: draw(9) }, () => draw(2) * draw(2 ** 31) * (1 + draw(1000)));
    const sum = prizes.reduce((all, prize) => all + BigInt(prize), 0n);
    const limit = draw(2 ** 31) * (1 + draw(3000));
    const shared = prorate({ prizes, limit });
    if (sum <= BigInt(limit)) {
      assert.deepEqual(shared, { sum: Number(sum), factor: [1, 1], paid: prizes });
      continue;
    }
    const common = gcd(BigInt(limit), sum);
    assert.deepEqual(shared, {
      sum: Number(sum),
      factor: [Number(BigInt(limit) / common), Number(sum / common)],
      paid: prizes.map((prize) => Number((BigInt(prize) * BigInt(limit)) / sum)),
    });
  }
});
