// Pots, side pots, uncalled and odd chips: `settlePots`, and rows of reported faults by id at tables.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rankValue, settlePots } from "../../pkg/node.js";
import { exact, refused } from "./helpers/api.mjs";
import { randomFrom } from "./helpers/play.mjs";
import * as poker from "./helpers/poker.mjs";

const { deal, eventsOf, go, holdem, holdemDeck, last, legal, pots, refunds, stacks, states, stud, studDeck, won } =
  poker;

/** Payout and refund of each seat together. */
function totals({ payouts, refunds }) {
  const back = (seat) => refunds.filter((refund) => refund.seat === seat).reduce((sum, { amount }) => sum + amount, 0);
  return payouts.map((chips, seat) => chips + back(seat));
}

// ── Without a table ──

test("settlePots gives pots, refunds and payouts, whole", () => {
  const settled = settlePots({ contributions: [100, 80, 20], ranks: [2, 1, 2] });
  assert.deepEqual(exact(settled), {
    pots: [
      {
        amount: 60,
        winners: [
          { seat: 0, amount: 30, oddChips: 0 },
          { seat: 2, amount: 30, oddChips: 0 },
        ],
        uncontested: false,
        eligible: [0, 1, 2],
      },
      { amount: 120, winners: [{ seat: 0, amount: 120, oddChips: 0 }], uncontested: false, eligible: [0, 1] },
    ],
    refunds: [{ seat: 0, amount: 20 }],
    payouts: [150, 0, 30],
  });
});

test("B077 settled without naming pots", () => {
  const contributions = [100, 80, 20];
  assert.deepEqual(totals(settlePots({ contributions, ranks: [2, 1, 2] })), [170, 0, 30]);
  assert.deepEqual(totals(settlePots({ contributions, ranks: [1, 2, 0] })), [20, 180, 0]);
});

test("B039 the best hand alone wins; equal losers get nothing", () => {
  const board = "2c 7d 9h Js Kc";
  const ranks = ["Ad Ah", "Kd 3c", "Kh 3d"].map((hand) => rankValue(`${hand} ${board}`));
  assert.deepEqual(settlePots({ contributions: [50, 50, 50], ranks }).payouts, [150, 0, 0]);
});

test("B045 three equal hands share 30,300 evenly", () => {
  const board = "4d 7s 6s Jd Jh";
  const ranks = ["Th Ac", "Ad Td", "Ts As", "2c 3c", "2d 3d"].map((hand) => rankValue(`${hand} ${board}`));
  const contributions = [10_000, 10_000, 10_000, 100, 200];
  const folded = [false, false, false, true, true];
  assert.deepEqual(settlePots({ contributions, folded, ranks }).payouts, [10_100, 10_100, 10_100, 0, 0]);
});

test("B064 B065 unequal all-ins, three tied ones", () => {
  assert.deepEqual(totals(settlePots({ contributions: [98, 102], ranks: [2, 1] })), [196, 4]);
  assert.deepEqual(totals(settlePots({ contributions: [98, 102], ranks: [1, 2] })), [0, 200]);
  assert.deepEqual(totals(settlePots({ contributions: [40, 70, 100], ranks: [1, 1, 1] })), [40, 70, 100]);
});

test("B075 odd chips one each, in the order that is given", () => {
  const input = { contributions: [33, 33, 33, 2], folded: [false, false, false, true], ranks: [1, 1, 1, 9] };
  assert.deepEqual(settlePots(input).payouts, [34, 34, 33, 0]);
  assert.deepEqual(settlePots({ ...input, oddChipOrder: [2] }).payouts, [34, 33, 34, 0]);
  assert.deepEqual(settlePots({ ...input, oddChipOrder: [3, 2, 1, 0] }).payouts, [33, 34, 34, 0]);
});

test("B089 only the small blind is in", () => {
  const settled = settlePots({ contributions: [2, 0], folded: [false, true], ranks: [0, 9] });
  assert.deepEqual(settled, { pots: [], refunds: [{ seat: 0, amount: 2 }], payouts: [0, 0] });
});

test("dead chips over the highest live stake stay in the last pot; what all put in alone does not come back", () => {
  const folded = [false, true, false, false];
  const settled = settlePots({ contributions: [50, 90, 50, 20], folded, ranks: [1, 9, 2, 3] });
  assert.deepEqual([settled.payouts, settled.refunds], [[0, 0, 130, 80], []]);
});

test("the reference side pots: 50, 100 and 150 all-in over 300 dead chips", () => {
  const contributions = [50, 100, 150, 50, 50, 50, 50, 50, 50];
  const folded = contributions.map((_, seat) => seat > 2);
  const of = (...ranks) =>
    totals(settlePots({ contributions, folded, ranks: [...ranks, 9, 9, 9, 9, 9, 9] })).slice(0, 3);
  assert.deepEqual(of(1, 1, 1), [150, 200, 250]);
  assert.deepEqual(of(2, 1, 1), [450, 50, 100]);
});

test("of a folded seat any number is a rank", () => {
  const base = { contributions: [10, 10, 10], folded: [false, true, false] };
  for (const odd of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, -0]) {
    assert.deepEqual(settlePots({ ...base, ranks: [1, odd, 2] }).payouts, [0, 0, 30]);
  }
});

test("settlePots refuses what it cannot settle, with the place", () => {
  const refuse = (input, code, details) => refused(() => settlePots(input), code, details);
  const two = { contributions: [1, 2], ranks: [0, 1] };
  refuse(undefined, "badInput");
  refuse([], "badInput");
  refuse({}, "badInput", { argument: "input.contributions", reason: "missing" });
  refuse({ contributions: [], ranks: [] }, "badInput");
  refuse({ contributions: Array(251).fill(1), ranks: Array(251).fill(1) }, "badInput");
  refuse({ contributions: [1, 2] }, "badInput", { argument: "input.ranks", reason: "missing" });
  refuse({ ...two, ranks: [0] }, "badInput");
  refuse({ ...two, ranks: [0, 0.5] }, "badInput");
  refuse({ ...two, ranks: [0, -1] }, "badInput");
  refuse({ ...two, ranks: [0, "1"] }, "badInput");
  refuse({ ...two, folded: [false, true], ranks: [0.5, 1] }, "badInput");
  refuse({ ...two, folded: [false, true], ranks: [0, "1"] }, "badInput");
  refuse({ ...two, folded: [true] }, "badInput");
  refuse({ ...two, folded: [0, 1] }, "badInput");
  refuse({ ...two, folded: [true, true] }, "badInput", { argument: "input.folded", reason: "value" });
  refuse({ ...two, rank: 1 }, "unknownKey", { argument: "input", key: "rank" });
  refuse({ ...two, oddChipOrder: [0, 0] }, "duplicateSeat", { seat: 0 });
  refuse({ ...two, oddChipOrder: [2] }, "unknownSeat", { seat: 2, seats: 2 });
  refuse({ ...two, oddChipOrder: ["0"] }, "badInput");
  refuse({ ...two, contributions: [2 ** 53 - 1, 1] }, "amountOverflow");
  for (const chips of [0.5, -1, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY]) {
    refuse({ ...two, contributions: [chips, 1] }, "badChips");
  }
  for (const chips of ["1", null, true, []]) refuse({ ...two, contributions: [chips, 1] }, "badInput");
});

/** Every level of one chip is a pot of its own, won by the best live hands that reach it. */
function chipByChip(contributions, folded, ranks) {
  const won = contributions.map(() => 0);
  const live = contributions.map((_, seat) => seat).filter((seat) => !folded[seat]);
  const top = Math.max(...live.map((seat) => contributions[seat]));
  for (let level = 1; level <= Math.max(...contributions); level += 1) {
    const inside = contributions.filter((chips) => chips >= level).length;
    const able = live.filter((seat) => contributions[seat] >= Math.min(level, top));
    const best = Math.max(...able.map((seat) => ranks[seat]));
    const winners = able.filter((seat) => ranks[seat] === best);
    for (const seat of winners) won[seat] += inside / winners.length;
  }
  return won;
}

test("B068 B069 B087 pots agree with a calculation chip by chip, keep every chip, and none is empty", () => {
  const random = randomFrom(68);
  for (let number = 0; number < 5000; number += 1) {
    const n = random.from(2, 10);
    const list = (value) => Array.from({ length: n }, value);
    const contributions = list(() => random.below(40));
    const folded = list(() => random.oneIn(3));
    folded[random.below(n)] = false;
    const ranks = list(() => random.below(4));
    const settled = settlePots({ contributions, folded, ranks });
    const all = totals(settled);
    const slow = chipByChip(contributions, folded, ranks);
    all.forEach((chips, seat) => {
      assert.ok(Math.abs(chips - slow[seat]) < Math.max(settled.pots.length, 1e-6), `hand ${number}, seat ${seat}`);
    });
    const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
    assert.equal(sum(all), sum(contributions), `hand ${number}`);
    for (const { amount, eligible, winners, uncontested } of settled.pots) {
      assert.ok(amount > 0 && eligible.length > 0 && winners.length > 0);
      assert.equal(uncontested, eligible.length === 1);
      assert.equal(sum(winners.map((share) => share.amount)), amount);
      assert.ok(eligible.every((seat) => !folded[seat]));
    }
  }
});

// ── At tables ──

/** S0 all-in for 100, S1 and S2 have 1000; the button is S0. The best hand is S0's, then S1's. */
function b062() {
  const table = holdem([100, 1000, 1000], [25, 50]);
  deal(table, holdemDeck(["KhKd", "QhQd", "AhAd"], "2c7d9sJc3h"));
  go(table, "0 raise 100, 1 call, 2 call");
  return table;
}

test("B062 an all-in seat keeps its pot over checked streets, and a side pot opens", () => {
  const table = b062();
  assert.deepEqual(pots(table), [[300, [0, 1, 2]]]);
  go(table, "1 bet 200, 2 call");
  const both = [
    [300, [0, 1, 2]],
    [400, [1, 2]],
  ];
  assert.deepEqual(pots(table), both);
  go(table, "1 check, 2 check, 1 check, 2 check");
  assert.deepEqual(won(table), [
    [300, [[0, 300]]],
    [400, [[1, 400]]],
  ]);
  assert.deepEqual(stacks(table), [300, 1100, 700]);
  assert.deepEqual(
    eventsOf(table, "awarded").map(({ pot, seat, amount }) => [pot, seat, amount]),
    [
      [0, 0, 300],
      [1, 1, 400],
    ],
  );
});

test("B063 who folds to a side bet is out of every pot", () => {
  const table = b062();
  go(table, "1 bet 200, 2 fold");
  assert.deepEqual(refunds(table), [[1, 200]]);
  assert.deepEqual(table.settlement().pots[0].eligible, [0, 1]);
  assert.deepEqual(won(table), [[300, [[0, 300]]]]);
});

test("B067 later callers are in the main pot", () => {
  const table = holdem([30, 1000, 1000], [5, 10]);
  go(table, "deal, 0 raise 30, 1 raise 100, 2 call");
  assert.deepEqual(pots(table), [
    [90, [0, 1, 2]],
    [140, [1, 2]],
  ]);
});

test("B069 an all-in for exactly the bet makes no empty pot", () => {
  const table = holdem([100, 1000, 1000], [5, 10]);
  go(table, "deal, 0 raise 100, 1 call, 2 call");
  assert.deepEqual(pots(table), [[300, [0, 1, 2]]]);
});

test("B072 a dead hand does not merge pots, and each is shared by itself", () => {
  const table = holdem([76, 181, 300, 117, 5, 66, 27], [1, 2], { ante: 1, button: 6, size: 7 });
  deal(table, holdemDeck(["QhTs", "8h2s", "AsKh", "4s6d", "Ah6c", "TcQd", "4dQc"], "7c2hTdKcQs"));
  go(table, "2 raise 114, 3 raise 116, 4 fold, 5 call, 6 call, 0 call, 1 call, 2 fold");
  assert.deepEqual(
    won(table).map(([amount]) => amount),
    [163, 195, 40, 121],
  );
  assert.deepEqual(stacks(table), [220, 185, 185, 0, 4, 178, 0]);
  const odd = eventsOf(table, "awarded").filter(({ oddChips }) => oddChips > 0);
  assert.deepEqual(
    odd.map(({ pot, seat, oddChips }) => [pot, seat, oddChips]),
    [
      [0, 0, 1],
      [1, 0, 1],
    ],
  );
});

test("B073 B074 the odd chip goes to the first winner left of the button, whoever raised last", () => {
  const scripts = ["1 raise 49, 2 fold, 3 call, 0 fold", "1 raise 20, 2 fold, 3 raise 49, 0 fold, 1 call"];
  for (const script of scripts) {
    const table = holdem([300, 300, 300, 300], [1, 3], { button: 2 });
    deal(table, holdemDeck(["AhKd", "5h5d", "AsKc", "6h6d"], "AcKh2s7d8c"));
    go(table, `${script}, 3 check, 1 check, 3 check, 1 check, 3 check, 1 check`);
    assert.deepEqual(won(table), [
      [
        101,
        [
          [1, 50],
          [3, 51],
        ],
      ],
    ]);
    const { cite, oddChips } = eventsOf(table, "awarded").find(({ seat }) => seat === 3);
    assert.deepEqual([cite, oddChips], [{ source: "robertsRules", note: "oddChips" }, 1]);
  }
  const table = stud([300, 300, 300, 300], [1, 3, 4, 8]);
  deal(table, studDeck(["9h9d2c", "AhKd9cAcKh3s4s", "8h8d5c", "AsKc9sAdKs3h4h"]));
  go(table, "0 bringIn 3, 1 raise 4, 2 fold, 3 call, 0 fold");
  for (let street = 0; street < 4; street += 1) go(table, "1 check, 3 check");
  assert.deepEqual(won(table), [
    [
      15,
      [
        [1, 8],
        [3, 7],
      ],
    ],
  ]);
});

test("B075 two odd chips among three: one each, or all to the first by option", () => {
  for (const [oddChips, shares] of [
    ["oneEach", [34, 34, 33]],
    ["allToFirst", [35, 33, 33]],
  ]) {
    const table = holdem([300, 300, 300, 300], [2, 4], { button: 2, oddChips });
    deal(table, holdemDeck(["5h5d", "AhKd", "AsKc", "AdKs"], "AcKh2s7d8c"));
    go(table, "1 raise 33, 2 call, 3 fold, 0 call");
    for (let street = 0; street < 3; street += 1) go(table, "0 check, 1 check, 2 check");
    assert.deepEqual(won(table), [[101, shares.map((amount, seat) => [seat, amount])]]);
  }
});

test("B078 the last seat takes all, without evaluation and without a show", () => {
  const table = holdem([100, 100, 100], [1, 2]);
  deal(table, holdemDeck(["AhAd", "2c7d", "KhKd"], ""));
  go(table, "0 fold, 1 fold");
  assert.deepEqual([won(table), refunds(table)], [[[2, [[2, 2]]]], [[2, 1]]]);
  const { pots: settled, seats } = table.settlement();
  assert.equal(settled[0].uncontested, true);
  assert.ok(seats.every(({ hand }) => hand === null));
  assert.equal(eventsOf(table, "shown").length, 0);
});

test("B079 active, all-in and folded are three states", () => {
  const table = holdem([50, 500, 500, 500], [5, 10]);
  go(table, "deal, 3 fold, 0 raise 50, 1 call, 2 call");
  for (let street = 0; street < 2; street += 1) {
    assert.deepEqual(states(table).slice(0, 4), ["allIn", "active", "active", "folded"]);
    go(table, "1 check, 2 check");
  }
});

test("B080 B083 an all-in that nobody calls comes back: 98 returned, a pot of 4 won", () => {
  const table = holdem([100, 100], [1, 2]);
  const told = go(table, "deal, 0 raise 100, 1 fold");
  assert.deepEqual(stacks(table), [102, 98]);
  const chips = told.filter(({ type }) => type === "refunded" || type === "awarded");
  assert.deepEqual(
    chips.map(({ type, seat, amount }) => [type, seat, amount]),
    [
      ["refunded", 0, 98],
      ["awarded", 0, 4],
    ],
  );
  assert.deepEqual(chips[0].cite, { source: "robertsRules", note: "uncalledBets" });
  const { staked, returned, won: pot, net } = table.settlement().seats[0];
  assert.deepEqual({ staked, returned, pot, net }, { staked: 100, returned: 102, pot: 4, net: 2 });
});

test("B081 raise, re-raise, fold", () => {
  const table = holdem([1000, 1000], [50, 100]);
  go(table, "deal, 0 raise 300, 1 raise 700, 0 fold");
  assert.deepEqual([refunds(table), stacks(table)], [[[1, 400]], [700, 1300]]);
  assert.deepEqual(won(table), [[600, [[1, 600]]]]);
});

test("B084 uncalled river chips are not in the pot", () => {
  const table = holdem([283, 500, 500, 500], [2, 5]);
  go(table, "deal, 3 raise 15, 0 call, 1 call, 2 fold, 1 check, 3 check, 0 check");
  go(table, "1 check, 3 bet 48, 0 call, 1 fold, 3 bet 254");
  assert.equal(legal(table), "fold, call 220!");
  go(table, "0 call");
  assert.deepEqual(refunds(table), [[3, 34]]);
  assert.deepEqual(
    won(table).map(([amount]) => amount),
    [586],
  );
});

test("B086 an all-in that only meets the bet is a call", () => {
  for (const [stack, price] of [
    [110, 100],
    [70, 60],
  ]) {
    const table = holdem([500, 500, stack], [5, 10]);
    go(table, "deal, 0 call, 1 call, 2 check, 1 bet 100");
    assert.equal(legal(table), `fold, call ${price}!`);
    go(table, "2 call");
    const { action, amount, allIn } = last(table, "acted");
    assert.deepEqual([action, amount, allIn], ["call", price, true]);
    // It reopens nothing: S0 calls and the round is over.
    go(table, "0 call");
    assert.equal(table.phase, "turn");
  }
});

test("B087 chips are constant after every action of random hands", () => {
  const random = randomFrom(87);
  const table = holdem([37, 120, 64, 300, 5, 80], [1, 2], { ante: 1, seed: "B087" });
  const chips = () => {
    const { seats, pots: middle } = table.view();
    return [...seats.map(({ stack }) => stack ?? 0), ...middle.map(({ amount }) => amount)].reduce((a, b) => a + b, 0);
  };
  for (let hand = 0; hand < 60 && table.check({ type: "deal" }) === null; hand += 1) {
    table.act({ type: "deal" });
    while (table.toAct !== null) {
      assert.equal(chips(), 606);
      const { type, min, max } = random.pick(table.legalActions());
      table.act(min === undefined ? { type } : { type, to: random.from(min, max) });
    }
    assert.equal(chips(), 606);
  }
  assert.ok(table.hand > 5);
});

test("B088 antes are in the pot", () => {
  const table = holdem([100, 100, 100], [1, 2], { ante: 5 });
  go(table, "deal, 0 fold, 1 fold");
  assert.deepEqual([refunds(table), won(table)], [[[2, 1]], [[17, [[2, 17]]]]]);
  const other = stud([100, 100, 100], [5, 2, 10, 20]);
  deal(other, studDeck(["AhAd2c", "KhKd3c", "QhQd4c"]));
  go(other, "0 bringIn 2, 1 fold, 2 fold");
  assert.deepEqual([refunds(other), won(other)], [[[0, 2]], [[15, [[0, 15]]]]]);
});

test("B090 only whole chips", () => {
  const open = (stack, smallBlind) => () => holdem([stack, 5], [smallBlind, 1]);
  refused(open(1000.25, 1), "badChips", { argument: "config.seats[0].stack", got: 1000.25 });
  refused(open(100, 0.5), "badChips", { argument: "config.structure.smallBlind", got: 0.5 });
  refused(() => settlePots({ contributions: [1000.25, 5], ranks: [1, 2] }), "badChips");
});
