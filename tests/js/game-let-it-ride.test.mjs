// Let It Ride through the package: whole hands from laid-out decks, event by event and line by line.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LetItRide } from "../../pkg/node.js";
import { describeEvent, en, es } from "../../pkg/text.js";
import { exact, refused } from "./helpers/api.mjs";

const article = (letter) => ({ regulation: "letitride-1999", article: letter });
const house = (note) => ({ source: "housePractice", note });

/** A table with a deal: `stakes` by box. */
function dealt(deck, stakes, config) {
  const table = new LetItRide({ seats: 7, limits: { min: 5, max: 500 }, ...config });
  const bets = Object.entries(stakes).map(([seat, bet]) => ({ seat: Number(seat), bet }));
  const events = table.act({ type: "deal", bets, deck });
  return { table, events };
}

/** Decides for the boxes in their turn: "kw" keeps, then withdraws. */
function decide(table, letters) {
  return [...letters].flatMap((letter) => table.act({ type: letter === "k" ? "keep" : "withdraw" }));
}

/** The stories of the lines: "bet1 win tensOrBetter +10". */
const lines = (table) =>
  table
    .settlement()
    .seats.map(({ seat, lines }) => [
      seat,
      ...lines.map(({ bet, outcome, reason, pays }) => `${bet} ${outcome} ${reason} +${pays}`),
    ]);

// ── One hand, all of it ──

// Boxes 0 and 2 in turn: T 4 T and 9 8 7 of spades; a burn and the 6, a burn and the 5 of spades.
const deck = "Tc 9s 4h 8s Td 7s  2c 6s  2d 5s";

describe("a hand of two boxes", () => {
  const { table, events } = dealt(deck, { 2: 25, 0: 10 });
  const played = decide(table, "kwkk");

  test("bets, cards one at a time from left to right, the first question", () => {
    const bet = (n, seat, name, amount) => ({
      ...{ n, hand: 1, type: "betPlaced", seat, bet: name, amount },
      cite: article("8"),
    });
    const card = (n, to) => ({
      ...{ n, hand: 1, type: "dealt", to, box: 0, card: null, up: false },
      cite: article("9.a"),
    });
    assert.deepEqual(exact(events), [
      { n: 0, hand: 1, type: "handStarted", seats: [0, 2], button: null, banker: null },
      { n: 1, hand: 1, type: "shuffled", by: "deck", cite: article("7.a") },
      bet(2, 0, "bet1", 10),
      bet(3, 0, "bet2", 10),
      bet(4, 0, "bet3", 10),
      bet(5, 2, "bet1", 25),
      bet(6, 2, "bet2", 25),
      bet(7, 2, "bet3", 25),
      card(8, 0),
      card(9, 2),
      card(10, 0),
      card(11, 2),
      card(12, 0),
      card(13, 2),
      { n: 14, hand: 1, type: "phase", phase: "bet1" },
      { n: 15, hand: 1, type: "turn", seat: 0, box: 0, cite: article("9.b") },
    ]);
  });

  test("each box sees its own three cards in the log, and no others", () => {
    const cards = (seat) => table.events({ from: 8, seat }).slice(0, 6);
    assert.deepEqual(
      cards(0).map(({ to, card }) => [to, card]),
      [
        [0, "Tc"],
        [2, null],
        [0, "4h"],
        [2, null],
        [0, "Td"],
        [2, null],
      ],
    );
    assert.deepEqual(
      cards(2).map(({ card }) => card),
      [null, "9s", null, "8s", null, "7s"],
    );
    for (const seat of [1, 6, null, undefined]) assert.ok(cards(seat).every(({ card }) => card === null));
  });

  const acted = (n, seat, action, bet, amount, letter) => ({
    ...{ n, hand: 1, type: "acted", seat, action, bet, amount },
    cite: article(letter),
  });
  const straightFlush = {
    value: 7456,
    category: "straightFlush",
    ranks: ["9"],
    cards: ["9s", "8s", "7s", "6s", "5s"],
    unused: [],
    joker: null,
  };
  const tens = {
    ...{ category: "onePair", ranks: ["T", "6", "5", "4"], cards: ["Tc", "Td", "6s", "5s", "4h"] },
    ...{ unused: [], joker: null },
  };
  const line = (bet, stake, outcome, ratio, pays, returned, reason, letter) => ({
    ...{ bet, box: 0, stake, outcome, ratio, prize: pays, pays, commission: 0, returned, reason },
    cite: article(letter),
  });
  const first = [
    line("bet1", 10, "win", [1, 1], 10, 20, "tensOrBetter", "11.i"),
    line("bet2", 10, "win", [1, 1], 10, 20, "tensOrBetter", "11.i"),
    line("bet3", 10, "win", [1, 1], 10, 20, "tensOrBetter", "11.i"),
  ];
  const second = [
    line("bet1", 25, "withdrawn", null, 0, 25, "withdrawn", "9.b"),
    line("bet2", 25, "win", [200, 1], 5000, 5025, "straightFlush", "11.b"),
    line("bet3", 25, "win", [200, 1], 5000, 5025, "straightFlush", "11.b"),
  ];

  test("decisions in turn, burns and community cards, every line with its article", () => {
    const hidden = { type: "dealt", to: "burn", box: 0, card: null, up: false };
    const [shown] = played.filter(({ type }) => type === "shown");
    const ranked = { ...tens, value: shown.rank.value };
    const paid = (n, seat, { cite, ...rest }) => ({
      ...{ n, hand: 1, type: "paid", seat, line: { ...rest, cite } },
      cite,
    });
    assert.deepEqual(exact(played), [
      acted(16, 0, "keep", "bet1", 10, "9.b"),
      { n: 17, hand: 1, type: "turn", seat: 2, box: 0, cite: article("9.b") },
      acted(18, 2, "withdraw", "bet1", 25, "9.b"),
      { n: 19, hand: 1, ...hidden, cite: article("9.c") },
      { n: 20, hand: 1, type: "dealt", to: "board", box: 0, card: "6s", up: true, cite: article("9.d") },
      { n: 21, hand: 1, type: "phase", phase: "bet2" },
      { n: 22, hand: 1, type: "turn", seat: 0, box: 0, cite: article("9.e") },
      acted(23, 0, "keep", "bet2", 10, "9.e"),
      { n: 24, hand: 1, type: "turn", seat: 2, box: 0, cite: article("9.e") },
      acted(25, 2, "keep", "bet2", 25, "9.e"),
      { n: 26, hand: 1, ...hidden, cite: article("9.f") },
      { n: 27, hand: 1, type: "dealt", to: "board", box: 0, card: "5s", up: true, cite: article("9.g") },
      {
        ...{ n: 28, hand: 1, type: "shown", at: 0, box: 0, cards: ["Tc", "4h", "Td"], rank: ranked },
        cite: article("9.h"),
      },
      {
        ...{ n: 29, hand: 1, type: "shown", at: 2, box: 0, cards: ["9s", "8s", "7s"], rank: straightFlush },
        cite: article("9.h"),
      },
      ...first.map((line, i) => paid(30 + i, 0, line)),
      ...second.map((line, i) => paid(33 + i, 2, line)),
      { n: 36, hand: 1, type: "phase", phase: "settled" },
      { n: 37, hand: 1, type: "settled", settlement: table.settlement() },
    ]);
  });

  test("the settlement adds up", () => {
    const settlement = table.settlement();
    const [{ hand }] = settlement.seats;
    assert.deepEqual(exact(settlement), {
      seats: [
        {
          ...{ seat: 0, staked: 30, returned: 60, won: 30, net: 30 },
          ...{ hand: { ...tens, value: hand.value }, lines: first },
        },
        {
          ...{ seat: 2, staked: 75, returned: 10_075, won: 10_000, net: 10_000 },
          ...{ hand: straightFlush, lines: second },
        },
      ],
      limit: null,
      house: -10_030,
    });
  });

  test("the view at the end: both hands face up, the burned cards nowhere", () => {
    const view = table.view(1);
    assert.deepEqual(
      view.seats.map(({ state, total, bets, hands }) => [
        state,
        total,
        bets.map(({ state }) => state).join(),
        hands.flatMap(({ cards }) => cards.map(({ card, up }) => [card, up])).join(" "),
      ]),
      [
        ["done", 30, "won,won,won", "Tc,true 4h,true Td,true"],
        ["empty", 0, "", ""],
        ["done", 75, "withdrawn,won,won", "9s,true 8s,true 7s,true"],
        ...Array(4).fill(["empty", 0, "", ""]),
      ],
    );
    assert.deepEqual([view.board, view.burned, view.undealt], [["6s", "5s"], 2, 42]);
    assert.deepEqual([view.toAct, view.pending, view.legal], [null, [], []]);
    assert.doesNotMatch(JSON.stringify([view, table.events({ seat: 1 })]), /"2[cd]"/);
  });

  test("every event has its sentence in both languages", () => {
    for (const [catalogue, sentences] of [
      [en, [/bet 1/i, /straight flush/i]],
      [es, [/Apuesta Nº 1/, /escalera de color/i]],
    ]) {
      const told = [...events, ...played].map((event) => describeEvent(event, catalogue, { game: "letItRide" }));
      assert.ok(told.every((sentence) => sentence.length > 5));
      for (const sentence of sentences) assert.match(told.join("\n"), sentence);
    }
  });
});

// ── Turns ──

test("each box is asked once a bet, in ascending order, whatever the order of the bets", () => {
  const { table } = dealt("", { 5: 5, 1: 6, 3: 7 });
  const asked = [];
  while (table.toAct !== null) {
    asked.push([table.phase, table.toAct]);
    assert.deepEqual(table.pending, [table.toAct]);
    assert.deepEqual(
      table.legalActions(),
      ["keep", "withdraw"].map((type) => ({ type, seat: table.toAct })),
    );
    table.act({ type: "keep", seat: table.toAct });
  }
  assert.deepEqual(asked, [
    ["bet1", 1],
    ["bet1", 3],
    ["bet1", 5],
    ["bet2", 1],
    ["bet2", 3],
    ["bet2", 5],
  ]);
  assert.equal(table.phase, "settled");
});

test("out of turn, twice, by an empty box, by none: refused with the article", () => {
  const { table } = dealt("", { 0: 5, 2: 5 });
  const of = (action, code, details, cite) => {
    const error = refused(() => table.act(action), code, details);
    assert.deepEqual(error.cite, cite);
  };
  of({ type: "keep", seat: 2 }, "notYourTurn", { seat: 2, pending: [0] }, article("9.b"));
  of({ type: "keep", seat: 1 }, "emptySeat", { seat: 1 }, article("9.b"));
  of({ type: "keep", seat: 7 }, "unknownSeat", { seat: 7, seats: 7 }, article("9.b"));
  table.act({ type: "keep" });
  of({ type: "withdraw", seat: 0 }, "notYourTurn", { seat: 0, pending: [2] }, article("9.b"));
  of({ type: "deal", bets: [{ seat: 0, bet: 5 }] }, "handRunning", {}, article("8"));
  of({ type: "fold" }, "unknownAction", { type: "fold" }, article("9"));
  of({ type: "sit", seat: 0, stack: 5 }, "unknownAction", { type: "sit" }, article("9"));
  decide(table, "kkk");
  of({ type: "keep" }, "noHandRunning", {}, article("9.b"));
  of({ type: "timeout" }, "noHandRunning", {}, article("9"));
  of({ type: "void" }, "noHandRunning", {}, article("9"));
});

test("bets: within the limits, each box once, on the table, at least one", () => {
  const table = new LetItRide({ seats: 3, limits: { min: 10, max: 50 } });
  const refusal = (bets, code, details, cite) => {
    const error = refused(() => table.act({ type: "deal", bets }), code, details);
    assert.deepEqual(error.cite, cite);
  };
  const range = { bet: "bet", min: 10, max: 50 };
  refusal([{ seat: 0, bet: 9 }], "belowMinimum", { seat: 0, ...range, got: 9 }, house("tableLimits"));
  refusal([{ seat: 2, bet: 51 }], "aboveMaximum", { seat: 2, ...range, got: 51 }, house("tableLimits"));
  refusal([{ seat: 3, bet: 10 }], "unknownSeat", { seat: 3, seats: 3 }, article("8"));
  refusal(
    [
      { seat: 1, bet: 10 },
      { seat: 1, bet: 10 },
    ],
    "duplicateSeat",
    { seat: 1 },
    article("8"),
  );
  refusal([], "notEnoughPlayers", { min: 1 }, article("8"));
  refusal([{ seat: 0, bet: 10.5 }], "badChips", { argument: "action.bets[0].bet", got: 10.5 }, null);
  assert.deepEqual(table.tableActions(), [{ type: "deal", seats: [0, 1, 2], limits: { bet: { min: 10, max: 50 } } }]);
  table.act({ type: "deal", bets: [{ seat: 1, bet: 50 }] });
  assert.deepEqual(table.tableActions(), [{ type: "void" }, { type: "timeout", seats: [1] }]);
});

// ── Time ──

describe("a box that does not decide", () => {
  test("a clock that runs out for another box, or late, is refused", () => {
    const { table } = dealt("Ac Kc Qc 2d 5h 3d 9s 9d 8d", { 0: 10, 2: 10 });
    const refuses = (action, code, details) => {
      const problem = { code, details, cite: house("timeoutDefaults") };
      assert.deepEqual(table.check(action), problem);
      assert.throws(() => table.act(action), { code });
      assert.equal(table.view().seats[0].warned, false);
    };
    refuses({ type: "timeout", seat: 2 }, "notYourTurn", { seat: 2, pending: [0] });
    refuses({ type: "timeout", seat: 99 }, "unknownSeat", { seat: 99, seats: table.view().seats.length });
    table.act({ type: "timeout", seat: 0 });
    assert.equal(table.view().seats[0].warned, true);
  });

  test("is warned once, then withdraws: its cards pay nothing yet", () => {
    const { table } = dealt("Ac Kc Qc 2d 5h 3d 9s", { 0: 10 });
    assert.deepEqual(table.act({ type: "timeout" }), [
      { n: 10, hand: 1, type: "warned", seat: 0, cite: house("timeoutDefaults") },
    ]);
    assert.deepEqual([table.toAct, table.view().seats[0].warned], [0, true]);
    const [timedOut, acted] = table.act({ type: "timeout" });
    assert.deepEqual(timedOut, {
      ...{ n: 11, hand: 1, type: "timedOut", seat: 0, default: "withdraw" },
      cite: house("timeoutDefaults"),
    });
    assert.deepEqual(acted, {
      ...{ n: 12, hand: 1, type: "acted", seat: 0, action: "withdraw", bet: "bet1", amount: 10, auto: true },
      cite: article("9.b"),
    });
    // Warned already in this hand: the next time-out acts at once. In a new hand it is warned again.
    assert.deepEqual(
      table.act({ type: "timeout" }).map(({ type }) => type),
      ["timedOut", "acted", "dealt", "dealt", "shown", "paid", "paid", "paid", "phase", "settled"],
    );
    table.act({ type: "deal", bets: [{ seat: 0, bet: 10 }] });
    assert.equal(table.view().seats[0].warned, false);
    assert.deepEqual(
      table.act({ type: "timeout" }).map(({ type }) => type),
      ["warned"],
    );
  });

  for (const [what, deck, first, second] of [
    ["a pair of tens in three cards", "Tc Td 2h", "keep", "keep"],
    ["a pair of nines", "9c 9d 2h 3c Kd", "withdraw", "withdraw"],
    ["trips", "2c 2d 2h", "keep", "keep"],
    ["a pair that comes with the first community card", "Kc 7d 2h 3s Kd", "withdraw", "keep"],
    ["two pair with it", "3c 2d 2h 4s 3d", "withdraw", "keep"],
    ["four to a royal flush, which is nothing yet", "Ac Kc Qc 2d Jc", "withdraw", "withdraw"],
  ]) {
    test(`keeps by default what is paid already: ${what}`, () => {
      const { table } = dealt(deck, { 3: 10 });
      table.act({ type: "timeout" });
      const by = () => table.act({ type: "timeout" }).find(({ type }) => type === "timedOut").default;
      assert.deepEqual([by(), by()], [first, second]);
    });
  }
});

// ── Void ──

test("a void hand gives every chip back and shows nobody's cards", () => {
  const { table } = dealt("As Ks Qs Js Ts 9s 8s 7s 6s 5s", { 0: 10, 4: 20 });
  decide(table, "wkk");
  const [voided, phase, settled] = table.act({ type: "void", reason: "a card lay face up" });
  assert.deepEqual(exact(voided), {
    ...{ n: voided.n, hand: 1, type: "voided", reason: "a card lay face up" },
    returned: [
      { seat: 0, amount: 30 },
      { seat: 4, amount: 60 },
    ],
    cite: house("voidReturnsBets"),
  });
  assert.equal(phase.phase, "settled");
  assert.deepEqual(lines(table), [
    [0, "bet1 void void +0", "bet2 void void +0", "bet3 void void +0"],
    [4, "bet1 void void +0", "bet2 void void +0", "bet3 void void +0"],
  ]);
  assert.deepEqual([settled.settlement.house, settled.settlement.seats.map(({ net }) => net)], [0, [0, 0]]);
  assert.ok(settled.settlement.seats.every(({ hand }) => hand === null));
  // The owner still sees his own, the others what lay open.
  const cards = (viewer) => table.view(viewer).seats[0].hands[0].cards.map(({ card }) => card);
  assert.deepEqual([cards(0), cards(4), cards(null)], [["As", "Qs", "Ts"], Array(3).fill(null), Array(3).fill(null)]);
  const unsaid = table.act({ type: "deal", bets: [{ seat: 0, bet: 10 }] });
  assert.equal(unsaid[0].hand, 2);
  assert.equal(table.act({ type: "void" })[0].reason, null);
});

// ── The limit of the table ──

describe("the maximum payout (articles 12 and 13)", () => {
  // Box 0: a flush in hearts, 3 x 80; box 1: three tens, 3 x 30.
  const hands = "Ah Th 9h Tc 2h Ts  3c Kh  3d 5h";
  const limited = (maxPayout) => {
    const { table } = dealt(hands, { 0: 10, 1: 10 }, { maxPayout });
    decide(table, "kkkk");
    const { limit, seats, house } = table.settlement();
    return { limit, pays: seats.map(({ lines }) => lines.map(({ pays }) => pays)), seats, house };
  };

  test("not reached: everybody is paid in full, factor one", () => {
    for (const maxPayout of [330, 331, 10_000]) {
      const { limit, pays, house } = limited(maxPayout);
      assert.deepEqual(limit, { limit: maxPayout, sum: 330, factor: [1, 1], paid: 330 });
      assert.deepEqual(pays, [
        [80, 80, 80],
        [30, 30, 30],
      ]);
      assert.equal(house, -330);
    }
  });

  test("passed: the exact factor, each prize times it, the bets back whole", () => {
    const { limit, pays, seats, house } = limited(110);
    assert.deepEqual(limit, { limit: 110, sum: 330, factor: [1, 3], paid: 110 });
    assert.deepEqual(pays, [
      [27, 27, 26],
      [10, 10, 10],
    ]);
    assert.deepEqual(
      seats.map(({ staked, returned, won, net }) => [staked, returned, won, net]),
      [
        [30, 110, 80, 80],
        [30, 60, 30, 30],
      ],
    );
    assert.deepEqual(
      seats[0].lines.map(({ prize, returned }) => [prize, returned]),
      [
        [80, 37],
        [80, 37],
        [80, 36],
      ],
    );
    assert.equal(house, -110);
  });

  test("rounded down a player, then a line; spare chips to the first lines", () => {
    const { limit, pays, house } = limited(101);
    // 240 x 101 / 330 = 73.45, 90 x 101 / 330 = 27.54
    assert.deepEqual(limit, { limit: 101, sum: 330, factor: [101, 330], paid: 100 });
    assert.deepEqual(pays, [
      [25, 24, 24],
      [9, 9, 9],
    ]);
    assert.equal(house, -100);
  });

  test("one winner over it: the same formula", () => {
    const { table } = dealt("As Ks Qs 2c Js 2d Ts", { 6: 500 }, { maxPayout: 50_000 });
    decide(table, "kk");
    const { limit, seats } = table.settlement();
    assert.deepEqual(limit, { limit: 50_000, sum: 1_500_000, factor: [1, 30], paid: 50_000 });
    assert.deepEqual([seats[0].won, seats[0].lines.map(({ pays }) => pays)], [50_000, [16_667, 16_667, 16_666]]);
  });

  test("the article of the limit stands at the end of a hand that it cut", () => {
    for (const [maxPayout, cite] of [
      [329, article("13")],
      [330, undefined],
      [undefined, undefined],
    ]) {
      const { table } = dealt(hands, { 0: 10, 1: 10 }, maxPayout && { maxPayout });
      decide(table, "kkkk");
      const end = table.events().at(-1);
      assert.equal(end.type, "settled");
      assert.deepEqual(end.cite, cite);
    }
  });

  test("stands in every view, and a void hand does not reach it", () => {
    const { table } = dealt(hands, { 0: 10 }, { maxPayout: 1 });
    for (const seat of [0, 1, null]) assert.equal(table.view(seat).config.maxPayout, 1);
    table.act({ type: "void" });
    assert.deepEqual(table.settlement().limit, { limit: 1, sum: 0, factor: [1, 1], paid: 0 });
  });
});

// ── Pay tables ──

test("a better table is played by, and shown whole in the views", () => {
  const paytable = { tensOrBetter: [3, 2], royalFlush: [5000, 1] };
  const { table } = dealt("Tc Td 2h 3c 4s 3d 8h", { 0: 5 }, { paytable });
  decide(table, "kk");
  assert.deepEqual(lines(table), [
    [0, "bet1 win tensOrBetter +7", "bet2 win tensOrBetter +7", "bet3 win tensOrBetter +7"],
  ]);
  assert.deepEqual(table.view().config, {
    seats: 7,
    limits: { min: 5, max: 500 },
    paytable: {
      ...{ royalFlush: [5000, 1], straightFlush: [200, 1], fourOfAKind: [50, 1], fullHouse: [11, 1], flush: [8, 1] },
      ...{ straight: [5, 1], threeOfAKind: [3, 1], twoPair: [2, 1], tensOrBetter: [3, 2] },
    },
  });
});

// ── Many hands ──

test("a thousand hands from one table: events numbered on, size and reach constant", () => {
  const table = new LetItRide({ seats: 7, limits: { min: 1, max: 9 }, seed: "a long evening" });
  let expected = 0;
  let longest = 0;
  for (let hand = 1; hand <= 1000; hand += 1) {
    const events = table.act({
      type: "deal",
      bets: Array.from({ length: 1 + (hand % 7) }, (_, seat) => ({ seat, bet: 5 })),
    });
    while (table.toAct !== null) events.push(...table.act({ type: hand % 2 ? "keep" : "withdraw" }));
    for (const event of events) {
      assert.equal(event.n, expected);
      assert.equal(event.hand, hand);
      expected += 1;
    }
    assert.equal(table.hand, hand);
    if (hand % 100 === 0) {
      // Besides the finished hand the one before it.
      assert.equal(table.events()[0].hand, hand - 1);
      assert.equal(table.events({ from: expected - 1 }).length, 1);
      assert.deepEqual(table.events({ from: expected }), []);
      longest = Math.max(longest, JSON.stringify(table.snapshot()).length);
    }
  }
  assert.ok(longest < 3000, `${longest} characters`);
});

test("with a seed the cards are those of the hand's number; without, of chance", () => {
  const cards = (config, hands) => {
    const table = new LetItRide({ seats: 1, limits: { min: 1, max: 1 }, ...config });
    return Array.from({ length: hands }, () => {
      table.act({ type: "deal", bets: [{ seat: 0, bet: 1 }] });
      while (table.toAct !== null) table.act({ type: "keep" });
      return JSON.stringify([table.view(0).seats[0].hands, table.view().board]);
    });
  };
  assert.deepEqual(cards({ seed: "x" }, 20), cards({ seed: "x" }, 20));
  assert.notDeepEqual(cards({ seed: "x" }, 5), cards({ seed: "y" }, 5));
  assert.equal(new Set([...cards({}, 20), ...cards({}, 20), ...cards({ seed: "x" }, 20)]).size, 60);
});
