// Texas Hold'em through the package: a whole hand event by event, rows of reported faults by id, every option.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { TexasHoldem, winners } from "../../pkg/node.js";
import { exact, refused } from "./helpers/api.mjs";
import { cardsIn, randomFrom } from "./helpers/play.mjs";
import * as poker from "./helpers/poker.mjs";

const { deal, eventsOf, go, holdem, holdemDeck, last, legal, positions, pots, refunds, refusal, seats } = poker;
const { shown, stacks, states, won } = poker;

const article = (article) => ({ regulation: "holdem-2006", article });
const roberts = (note) => ({ source: "robertsRules", note });
const rounds = roberts("bettingRounds");

/** Three seats on the flop, S1 first. */
function flop(stacks, more) {
  const table = holdem(stacks, [5, 10], more);
  go(table, "deal, 0 call, 1 call, 2 check");
  return table;
}

const fixed = (stacks, more) => {
  const structure = { type: "fixedLimit", smallBlind: 5, bigBlind: 10, smallBet: 10, bigBet: 20 };
  return holdem(stacks, [5, 10], { structure, ...more });
};

// ── One hand, all of it ──

describe("a hand of three, the first button drawn", () => {
  const table = new TexasHoldem({
    ...{ seats: seats([200, 40, 0, 300]), size: 4, ante: 1 },
    structure: { type: "noLimit", smallBlind: 1, bigBlind: 2 },
  });
  // Left of the button at S1: S3, S0, S1.
  const deck = holdemDeck(["QhQd", "KhKd", "AhAd"], "2c7d9sJc3h");
  const dealt = table.act({ type: "deal", buttonDeck: "2c Ks Kd", deck });
  const numbered = (from, events) => events.map((event, i) => ({ n: from + i, hand: 1, ...event }));
  const posted = (seat, kind, amount, to, cite) => ({ type: "posted", seat, kind, amount, to, allIn: false, cite });
  const card = (to) => ({ type: "dealt", to, box: 0, card: null, up: false, cite: roberts("holdemDeal") });
  const turn = (seat, cite = article("6.i")) => ({ type: "turn", seat, box: 0, cite });

  test("the draw, antes, blinds, two cards each from the button's left", () => {
    const ante = (seat) => posted(seat, "ante", 1, 0, roberts("antes"));
    assert.deepEqual(
      exact(dealt),
      numbered(0, [
        {
          type: "buttonDrawn",
          cards: [
            { seat: 0, card: "2c" },
            { seat: 1, card: "Ks" },
            { seat: 3, card: "Kd" },
          ],
          button: 1, // of equal kings who was dealt first
          cite: { source: "housePractice", note: "buttonTie" },
        },
        { type: "handStarted", seats: [0, 1, 3], button: 1, banker: null },
        { type: "shuffled", by: "deck" },
        ante(0),
        ante(1),
        ante(3),
        posted(3, "smallBlind", 1, 1, article("9")),
        posted(0, "bigBlind", 2, 2, article("9")),
        ...[3, 0, 1, 3, 0, 1].map(card),
        { type: "phase", phase: "preflop" },
        turn(1, rounds),
      ]),
    );
  });

  test("each sees its own cards in the log and in its view", () => {
    const own = (seat) =>
      table
        .events({ seat })
        .filter(({ type, card }) => type === "dealt" && card !== null)
        .map(({ to, card }) => [to, card]);
    assert.deepEqual(own(3), [
      [3, "Qh"],
      [3, "Qd"],
    ]);
    assert.deepEqual(own(2), []);
    assert.deepEqual(own(null), []);
    const cards = (viewer) => table.view(viewer).seats.map(({ hands }) => hands.flatMap((hand) => hand.cards));
    const hidden = { card: null, up: false };
    const seen = (card) => ({ card, up: false });
    assert.deepEqual(cards(0), [[seen("Kh"), seen("Kd")], [hidden, hidden], [], [hidden, hidden]]);
    assert.deepEqual(cards(null), [[hidden, hidden], [hidden, hidden], [], [hidden, hidden]]);
  });

  test("the view before the first decision", () => {
    const view = exact(table.view(1));
    const seat = (seat, state, stack, round, total, hands) => ({
      ...{ seat, state, stack, round, total, bets: [] },
      ...{ hands, warned: false, owes: 0 },
    });
    const hand = (...cards) => [
      { cards: cards.map((card) => ({ card, up: false })), rank: null, low: null, blackjack: null, set: false },
    ];
    assert.deepEqual(view, {
      ...{ game: "texasHoldem", version: 1, hand: 1, phase: "preflop", viewer: 1, toAct: 1, pending: [1] },
      legal: [
        { type: "fold", seat: 1 },
        { type: "call", seat: 1, price: 2, to: 2, allIn: false },
        { type: "raise", seat: 1, allIn: false, min: 4, max: 39 },
      ],
      config: {
        seats: [
          { seat: 0, stack: 200 },
          { seat: 1, stack: 40 },
          { seat: 3, stack: 300 },
        ],
        ...{ size: 4, needlessFold: false, reopen: "cumulative", oddChips: "oneEach", showdown: "auto" },
        ...{ ruleset: "standard", ante: 1, structure: { type: "noLimit", smallBlind: 1, bigBlind: 2 } },
        ...{ buttonRule: "moving", headsUp: "buttonSmallBlind" },
      },
      seats: [
        seat(0, "active", 197, 2, 3, hand(null, null)),
        seat(1, "active", 39, 0, 1, hand("Ah", "Ad")),
        seat(2, "empty", null, 0, 0, []),
        seat(3, "active", 298, 1, 2, hand(null, null)),
      ],
      ...{ board: [], dealer: [], button: 1, smallBlindSeat: 3, bigBlindSeat: 0, banker: null, nextBanker: null },
      ...{ dice: null, pots: [{ amount: 6, eligible: [0, 1, 3] }], toCall: 2, undealt: 46, burned: 0 },
      ...{ settlement: null, nextEvent: 16 },
    });
  });

  test("raise, call, fold; all hands are turned up before the board; the pot", () => {
    const acted = (seat, action, amount, to, allIn, cite = rounds) => ({
      ...{ type: "acted", seat, action, amount, to, allIn },
      cite,
    });
    assert.deepEqual(exact(go(table, "1 raise 39, 3 call")), [
      { n: 16, hand: 1, ...acted(1, "raise", 39, 39, true) },
      { n: 17, hand: 1, ...turn(3) },
      { n: 18, hand: 1, ...acted(3, "call", 38, 39, false) },
      { n: 19, hand: 1, ...turn(0) },
    ]);
    const burn = { type: "dealt", to: "burn", box: 0, card: null, up: false, cite: roberts("burnCards") };
    const board = (card) => ({ type: "dealt", to: "board", box: 0, card, up: true, cite: roberts("holdemDeal") });
    const tabled = (at, cards) => ({ type: "shown", at, box: 0, cards, cite: roberts("showdownOrder") });
    const rank = (value, one) => ({
      ...{ value, category: "onePair", ranks: [one, "J", "9", "7"], joker: null },
      ...{ cards: [`${one}h`, `${one}d`, "Jc", "9s", "7d"], unused: ["2c", "3h"] },
    });
    const end = exact(go(table, "0 fold"));
    const [{ value: queens }, { value: aces }] = end.filter((event) => event.rank).map((event) => event.rank);
    assert.ok(aces > queens);
    const seat = (seat, staked, returned, hand) => ({
      ...{ seat, staked, returned, won: returned, net: returned - staked },
      ...{ hand, lines: [] },
    });
    const settlement = {
      seats: [seat(0, 3, 0, null), seat(1, 40, 83, rank(aces, "A")), seat(3, 40, 0, rank(queens, "Q"))],
      pots: [
        {
          ...{ amount: 83, eligible: [1, 3], uncontested: false },
          winners: [{ seat: 1, amount: 83, oddChips: 0 }],
        },
      ],
      ...{ refunds: [], house: 0 },
    };
    assert.deepEqual(
      end,
      numbered(20, [
        { type: "acted", seat: 0, action: "fold", cite: rounds },
        tabled(1, ["Ah", "Ad"]),
        tabled(3, ["Qh", "Qd"]),
        ...[burn, board("2c"), board("7d"), board("9s"), { type: "phase", phase: "flop" }],
        ...[burn, board("Jc"), { type: "phase", phase: "turn" }],
        ...[burn, board("3h"), { type: "phase", phase: "river" }],
        // Nobody bet on the river: left of the button first.
        { ...tabled(3, ["Qh", "Qd"]), rank: rank(queens, "Q") },
        { ...tabled(1, ["Ah", "Ad"]), rank: rank(aces, "A") },
        { type: "awarded", pot: 0, seat: 1, amount: 83, oddChips: 0, cite: roberts("sidePots") },
        { type: "phase", phase: "settled" },
        { type: "settled", settlement },
      ]),
    );
    assert.deepEqual(exact(table.settlement()), settlement);
    assert.deepEqual(stacks(table), [197, 83, 260]);
    assert.deepEqual(states(table), ["folded", "done", "empty", "done"]);
  });
});

// ── Amounts ──

test("B093 short all-ins that make a full raise together reopen; by option only one raise alone does", () => {
  const play = (third, reopen) => {
    const table = holdem([5000, 5000, 750, third + 100, 5000], [50, 100], { reopen });
    go(table, "deal, 3 call, 4 call, 0 call, 1 call, 2 check");
    go(table, `1 bet 500, 2 raise 650, 3 raise ${third}, 4 call, 0 fold`);
    assert.equal(table.toAct, 1);
    return table;
  };
  assert.equal(legal(play(800, "cumulative")), "fold, call 300");
  assert.equal(legal(play(1000, "cumulative")), "fold, call 500, raise 1500..4900");
  const single = play(1000, "single");
  assert.equal(legal(single), "fold, call 500");
  assert.equal(refusal(single, "1 raise 1500"), "notReopened");
  assert.deepEqual(single.check({ type: "raise", to: 1500 }).cite, roberts("shortAllIns"));
});

test("B094 B095 a short all-in keeps the minimum raise, and the bettor may only call it", () => {
  const table = flop([1000, 1000, 150]);
  go(table, "1 bet 100, 2 raise 140");
  assert.equal(legal(table), "fold, call 140, raise 240..990");
  assert.equal(refusal(table, "0 raise 180"), "belowMinimum");
  assert.deepEqual(table.check({ type: "raise", to: 180 }).details, { min: 240, max: 990, got: 180 });
  go(table, "0 call");
  assert.equal(legal(table), "fold, call 40");
  assert.equal(refusal(table, "1 raise 240"), "notReopened");
});

test("B097 B098 a stack between call and minimum raise may go in for exactly what it is", () => {
  const table = holdem([150, 1000, 1000], [50, 100]);
  go(table, "deal");
  assert.equal(legal(table), "fold, call 100, raise 150..150!");
  assert.equal(refusal(table, "0 raise 149"), "belowMinimum");
  assert.equal(refusal(table, "0 raise 200"), "notEnoughChips");
  assert.deepEqual(table.check({ type: "raise", to: 200 }).details, { need: 200, have: 150 });
  go(table, "0 raise 150");
  assert.equal(last(table, "acted").allIn, true);
  for (const [bet, stack] of [
    [22, 29],
    [270, 500],
  ]) {
    const river = flop([1000, 1000, stack + 10]);
    go(river, `1 check, 2 check, 0 check, 1 check, 2 check, 0 check, 1 bet ${bet}`);
    assert.equal(legal(river), `fold, call ${bet}, raise ${stack}..${stack}!`);
  }
});

test("B099 B100 an all-in is answered by everybody who can, before any showdown", () => {
  const table = holdem([1880, 1880], [10, 20]);
  go(table, "deal, 0 raise 180, 1 raise 1880");
  assert.deepEqual([table.toAct, legal(table)], [0, "fold, call 1700!"]);
  const three = flop([100, 1000, 1000]);
  go(three, "1 check, 2 check, 0 bet 90, 1 call");
  assert.deepEqual([three.toAct, three.phase], [2, "flop"]);
});

test("B102 amounts are totals for the round", () => {
  const table = holdem([9000, 9000, 9000], [50, 100]);
  go(table, "deal, 0 raise 200, 1 raise 2179");
  assert.equal(legal(table), "fold, call 2079, raise 4158..9000");
  assert.equal(table.view(2).toCall, 2079);
  const [acted] = go(table, "2 raise 4200");
  assert.deepEqual([acted.amount, acted.to], [4100, 4200]);
});

test("B103 B105 call and raise amounts from the blinds on", () => {
  const table = holdem([100, 100, 100], [1, 2]);
  go(table, "deal, 0 fold");
  assert.equal(legal(table), "fold, call 1, raise 4..100");
  go(table, "1 call");
  assert.equal(legal(table), "check, raise 4..100");
  assert.equal(refusal(table, "2 call"), "nothingToCall");
  const other = holdem([100, 100, 100], [1, 2]);
  go(other, "deal, 0 raise 6");
  assert.equal(legal(other), "fold, call 5, raise 10..100");
});

test("B106 every amount is accepted or refused as it is listed", () => {
  for (const [script, type] of [
    ["1 bet 100", "noLimit"],
    ["1 bet 100, 2 raise 250", "noLimit"],
    ["1 bet 100, 2 call, 0 raise 390", "noLimit"],
    ["1 bet 20, 2 fold", "potLimit"],
  ]) {
    const table = flop([400, 300, 500], { structure: { type, smallBlind: 5, bigBlind: 10 } });
    go(table, script);
    const listed = table.legalActions();
    for (const kind of ["bet", "raise"]) {
      const one = listed.find((action) => action.type === kind);
      for (let to = 0; to < 600; to += 1) {
        const fits = one !== undefined && one.min <= to && to <= one.max;
        assert.equal(table.check({ type: kind, to }) === null, fits, `${script}: ${kind} ${to}`);
      }
    }
  }
});

test("B107 nothing is legal in a finished hand", () => {
  const table = flop([100, 100, 100]);
  for (let street = 0; street < 3; street += 1) go(table, "1 check, 2 check, 0 check");
  assert.deepEqual([table.phase, table.toAct, table.pending, legal(table)], ["settled", null, [], ""]);
  for (const seat of [0, 1, 2]) assert.deepEqual([table.legalActions(seat), table.view(seat).legal], [[], []]);
  assert.equal(refusal(table, "1 check"), "noHandRunning");
});

test("B113 B114 the big blind keeps its option; all-in by posting it is not asked", () => {
  const table = holdem([100, 100, 100], [1, 2]);
  go(table, "deal, 0 call, 1 call");
  assert.deepEqual([table.toAct, legal(table)], [2, "check, raise 4..100"]);
  const short = holdem([200, 2], [1, 2]);
  go(short, "deal, 0 call");
  assert.deepEqual([short.phase, short.view().board.length], ["settled", 5]);
  const shorter = holdem([200, 1], [1, 2]);
  go(shorter, "deal");
  assert.equal(shorter.phase, "settled");
});

test("B116 the small blind counts in its all-in", () => {
  const table = holdem([100, 50, 100], [1, 2]);
  go(table, "deal, 0 fold, 1 raise 50");
  const { amount, to, allIn } = last(table, "acted");
  const { total, stack, state } = table.view().seats[1];
  assert.deepEqual([amount, to, allIn, total, stack, state], [49, 50, true, 50, 0, "allIn"]);
});

test("pot limit: the bet, the pot and the call", () => {
  const table = holdem([5000, 5000, 5000], [5, 10], { structure: { type: "potLimit", smallBlind: 5, bigBlind: 10 } });
  go(table, "deal");
  assert.equal(legal(table), "fold, call 10, raise 20..35");
  assert.equal(refusal(table, "0 raise 36"), "aboveMaximum");
  // A pot of 100, a bet of 50: at most to 250.
  go(table, "0 raise 35, 1 call, 2 fold, 1 bet 10, 0 call, 1 bet 50");
  assert.equal(legal(table), "fold, call 50, raise 100..250");
});

test("fixed limit: sizes, three raises after the big blind, heads-up without a cap, half a bet is a raise", () => {
  const table = fixed([1000, 1000, 1000]);
  go(table, "deal");
  assert.equal(legal(table), "fold, call 10, raise 20");
  assert.equal(refusal(table, "0 raise 25"), "aboveMaximum");
  go(table, "0 raise 20, 1 raise 30, 2 raise 40");
  assert.equal(refusal(table, "0 raise 50"), "raiseCap");
  assert.deepEqual(table.check({ type: "raise", to: 50 }).cite, roberts("raiseCap"));
  go(table, "0 call, 1 call, 1 check, 2 check, 0 check");
  assert.equal(legal(table), "check, bet 20");
  const two = fixed([1000, 1000]);
  go(two, "deal, 0 raise 20, 1 raise 30, 0 raise 40, 1 raise 50, 0 raise 60");
  assert.equal(legal(two), "fold, call 10, raise 70");
  const half = fixed([1000, 1000, 25]);
  go(half, "deal, 0 call, 1 call, 2 check, 1 bet 10, 2 raise 15, 0 call");
  assert.equal(legal(half), "fold, call 5, raise 25");
  const less = fixed([1000, 1000, 22]);
  go(less, "deal, 0 call, 1 call, 2 check, 1 bet 10, 2 raise 12");
  assert.equal(legal(less), "fold, call 12, raise 20");
  go(less, "0 raise 20");
  assert.equal(last(less, "acted").action, "complete");
});

test("maxRaises: none, or many", () => {
  const structure = { type: "fixedLimit", smallBlind: 5, bigBlind: 10, smallBet: 10, bigBet: 20, maxRaises: 0 };
  const none = holdem([100, 100, 100], [5, 10], { structure });
  go(none, "deal");
  assert.equal(legal(none), "fold, call 10");
  const many = holdem([500, 500, 500], [5, 10], { structure: { ...structure, maxRaises: 5 } });
  go(many, "deal, 0 raise 20, 1 raise 30, 2 raise 40, 0 raise 50, 1 raise 60");
  assert.equal(refusal(many, "2 raise 70"), "raiseCap");
});

// ── Order, blinds, button ──

test("B108 B109 B111 heads-up: the button is named, posts the small blind, acts first and then last", () => {
  const table = holdem([100, 100], [1, 2], { button: 1 });
  deal(table, holdemDeck(["AhAd", "KhKd"], "2c7d9s8c3h"));
  assert.deepEqual(positions(table), [
    [1, 1, 0],
    [0, 1],
  ]);
  assert.deepEqual([table.view().button, table.view().smallBlindSeat, table.view().bigBlindSeat], [1, 1, 0]);
  // The big blind gets the first card.
  assert.equal(eventsOf(table, "dealt")[0].to, 0);
  assert.equal(table.toAct, 1);
  go(table, "1 call, 0 check");
  assert.equal(table.toAct, 0);
});

test("B108 heads-up to the letter: the blinds stay left of the button", () => {
  const table = holdem([100, 100], [1, 2], { headsUp: "literal" });
  go(table, "deal");
  assert.deepEqual([positions(table)[0], table.toAct], [[0, 1, 0], 1]);
  go(table, "1 call, 0 check");
  assert.equal(table.toAct, 1);
  go(table, "1 check, 0 bet 2, 1 fold, deal");
  assert.deepEqual(positions(table)[0], [1, 0, 1]);
});

test("B109 three become two: nobody posts the big blind twice running", () => {
  for (const [leaver, expected] of [
    [0, [2, 2, 1]],
    [1, [2, 2, 0]],
    [2, [1, 1, 0]],
  ]) {
    for (const buttonRule of ["moving", "dead"]) {
      const table = holdem([100, 100, 100], [1, 2], { buttonRule });
      go(table, `deal, 0 fold, 1 fold, leave ${leaver}, deal`);
      assert.deepEqual(positions(table)[0], expected, `${buttonRule}, without S${leaver}`);
    }
  }
});

test("B112 after the flop the seat left of the button is first", () => {
  const table = flop([100, 100, 100]);
  assert.deepEqual([table.phase, table.toAct], ["flop", 1]);
});

/** Button S0, S1 and S2 the blinds; one seat loses everything to S3, and the next hand is dealt. */
function busts(loser, buttonRule) {
  const start = [200, 200, 200, 200];
  start[loser] = 50;
  const table = holdem(start, [1, 2], { buttonRule });
  deal(table, holdemDeck(["2c7d", "3c8d", "AhAd", "4c9d"], "KhQh6s6cTs"));
  go(table, `3 raise 50, 0 fold, ${loser === 1 ? "1 call, 2 fold" : "1 fold, 2 call"}`);
  assert.equal(states(table)[loser], "busted");
  assert.deepEqual([last(table, "busted").seat, last(table, "busted").stack], [loser, 0]);
  go(table, "deal");
  return table;
}

test("B117 B118 where button and blinds go when a blind busts", () => {
  assert.deepEqual(positions(busts(2, "moving"))[0], [1, 3, 0]);
  const noSmall = busts(2, "dead");
  assert.deepEqual(positions(noSmall)[0], [1, 2, 3]);
  const kinds = eventsOf(noSmall, "posted").filter(({ hand }) => hand === 2);
  assert.deepEqual(
    kinds.map(({ kind, seat }) => [kind, seat]),
    [["bigBlind", 3]],
  );
  assert.deepEqual(positions(busts(1, "moving"))[0], [2, 3, 0]);
  const empty = busts(1, "dead");
  assert.deepEqual(positions(empty), [
    [1, 2, 3],
    [0, 2, 3],
  ]);
  assert.equal(empty.toAct, 0);
});

test("B120 the button moves on past who sits out", () => {
  const table = holdem([200, 200, 200, 200], [1, 2]);
  go(table, "deal, sitOut 0, 3 fold, 0 fold, 1 fold");
  for (const expected of [
    [1, 2, 3],
    [2, 3, 1],
    [3, 1, 2],
    [1, 2, 3],
  ]) {
    go(table, "deal");
    assert.deepEqual(positions(table)[0], expected);
    while (table.toAct !== null) go(table, `${table.toAct} fold`);
  }
});

test("B123 who sits down plays from the next hand on that he may", () => {
  const table = holdem([100, 100], [1, 2], { size: 4 });
  go(table, "deal, 0 call");
  assert.equal(refusal(table, "sit 2 100"), "handRunning");
  go(table, "1 check, 1 bet 2, 0 fold, sit 2 100, sit 3 100");
  assert.deepEqual(states(table).slice(2), ["waiting", "waiting"]);
  assert.equal(table.view().seats[2].owes, 2);
  go(table, "deal, 1 fold, deal");
  assert.deepEqual(positions(table), [
    [0, 1, 2],
    [0, 1, 2],
  ]);
  assert.equal(table.view().seats[2].owes, 0);
});

test("a newcomer who posts plays at once, and his blind counts as his bet", () => {
  const table = holdem([100, 100, 100], [1, 2], { size: 5 });
  go(table, "deal, 0 fold, 1 fold, sit 3 100, sit 4 100, post 4, deal");
  assert.deepEqual(positions(table), [
    [1, 2, 3],
    [0, 1, 2, 3, 4],
  ]);
  const { seat, kind, amount, cite } = last(table, "posted");
  assert.deepEqual([seat, kind, amount, cite], [4, "bigBlind", 2, roberts("missedBlinds")]);
  assert.equal(legal(table), "check, raise 4..100");
});

test("who missed both blinds pays the small one dead", () => {
  const table = holdem([100, 100, 100, 100], [1, 2]);
  const foldAll = () => {
    while (table.toAct !== null) go(table, `${table.toAct} fold`);
  };
  go(table, "deal, sitOut 3");
  for (let hand = 0; hand < 2; hand += 1) {
    foldAll();
    go(table, "deal");
  }
  foldAll();
  assert.deepEqual([table.view().seats[3].owes, states(table)[3]], [3, "sittingOut"]);
  go(table, "post 3, deal");
  const paid = eventsOf(table, "posted").filter(({ hand, seat }) => hand === table.hand && seat === 3);
  assert.deepEqual(
    paid.map(({ kind, amount, to }) => [kind, amount, to]),
    [
      ["bigBlind", 2, 2],
      ["dead", 1, 2],
    ],
  );
  assert.deepEqual(pots(table), [[6, [0, 1, 2, 3]]]);
  go(table, "3 check, 0 fold, 1 fold, 2 check, 2 bet 2, 3 fold");
  // The dead chip matches nothing: only the uncalled bet comes back.
  assert.deepEqual([refunds(table), won(table)], [[[2, 2]], [[6, [[2, 6]]]]]);
});

test("the first button is drawn by cards, once; a void hand keeps it", () => {
  for (const [cards, button] of [
    ["2c As Kd", 1],
    ["Kc 5d Kd", 0],
    ["2c 3d 4d", 2],
  ]) {
    const structure = { type: "noLimit", smallBlind: 1, bigBlind: 2 };
    const table = new TexasHoldem({ seats: seats([100, 100, 100]), structure });
    table.act({ type: "deal", buttonDeck: cards });
    assert.deepEqual([last(table, "buttonDrawn").button, table.view().button], [button, button]);
    go(table, "void, deal");
    assert.deepEqual([table.view().button, eventsOf(table, "buttonDrawn").length], [button, 1]);
  }
});

// ── Showdown ──

test("B122 who bet last on the river shows first, else the first to act", () => {
  const river = (script) => {
    const table = flop([100, 100, 100]);
    go(table, `1 check, 2 check, 0 check, 1 check, 2 check, 0 check, ${script}`);
    return shown(table);
  };
  assert.deepEqual(river("1 check, 2 bet 10, 0 call, 1 fold"), [2, 0]);
  assert.deepEqual(river("1 check, 2 check, 0 check"), [1, 2, 0]);
  assert.deepEqual(river("1 bet 10, 2 raise 20, 0 call, 1 call"), [2, 0, 1]);
});

test("manual showdown: the first shows, the others may muck, and what is mucked nobody sees", () => {
  const table = holdem([100, 100, 100], [1, 2], { showdown: "manual" });
  deal(table, holdemDeck(["AhAd", "KhKd", "QhQd"], "2c7d9s8c3h"));
  go(table, "0 call, 1 call, 2 check");
  for (let street = 0; street < 3; street += 1) go(table, "1 check, 2 check, 0 check");
  assert.deepEqual([table.phase, table.toAct, legal(table)], ["showdown", 1, "show"]);
  assert.equal(refusal(table, "1 muck"), "notAllowed");
  assert.equal(refusal(table, "1 check"), "wrongPhase");
  go(table, "1 show");
  assert.deepEqual([table.toAct, legal(table)], [2, "show, muck"]);
  go(table, "2 muck, 0 muck");
  assert.deepEqual(stacks(table), [98, 104, 98]);
  assert.deepEqual(
    eventsOf(table, "mucked").map(({ seat }) => seat),
    [2, 0],
  );
  for (const viewer of [null, 0, 1, 2]) {
    const { seats: seen, board } = table.view(viewer);
    assert.deepEqual([seen[0].hands, seen[2].hands], [[], []]);
    assert.deepEqual(
      [...cardsIn(table.view(viewer))].filter((card) => !["Ah", "Ad", ...board].includes(card)),
      [],
    );
  }
  assert.equal(table.settlement().seats[2].hand, null);
});

test("manual showdown: time runs out, the first hand is shown, later ones mucked", () => {
  const table = holdem([100, 100], [1, 2], { showdown: "manual" });
  go(table, "deal, 0 call, 1 check, 1 check, 0 check, 1 check, 0 check, 1 check, 0 check");
  assert.deepEqual([table.phase, table.toAct], ["showdown", 1]);
  go(table, "timeout, timeout");
  assert.deepEqual([last(table, "timedOut").default, last(table, "acted").auto], ["show", true]);
  go(table, "timeout, timeout");
  assert.deepEqual([last(table, "timedOut").default, table.phase], ["muck", "settled"]);
});

test("after an all-in nothing is mucked: every hand is turned up, manual or not", () => {
  const table = holdem([100, 100], [1, 2], { showdown: "manual" });
  go(table, "deal, 0 raise 100, 1 call");
  assert.equal(table.phase, "settled");
  assert.equal(eventsOf(table, "shown").length, 4);
});

test("A14 all-in before the flop: five board cards are logged before the showdown", () => {
  const table = holdem([100, 100], [1, 2]);
  const told = go(table, "deal, 0 raise 100, 1 call");
  const board = told.flatMap((event, i) => (event.to === "board" ? [i] : []));
  const ranked = told.findIndex(({ type, rank }) => type === "shown" && rank !== undefined);
  assert.equal(board.length, 5);
  assert.ok(board.every((at) => at < ranked) && ranked < told.findIndex(({ type }) => type === "awarded"));
  assert.deepEqual(
    table.view().board,
    told.filter(({ to }) => to === "board").map(({ card }) => card),
  );
});

test("A11 per pot: size, who could win, who did, how much, whose the odd chip is", () => {
  const table = holdem([300, 300, 300, 300], [1, 3], { button: 2 });
  deal(table, holdemDeck(["AhKd", "5h5d", "AsKc", "6h6d"], "AcKh2s7d8c"));
  go(table, "1 raise 49, 2 fold, 3 call, 0 fold, 3 check, 1 check, 3 check, 1 check, 3 check, 1 check");
  assert.deepEqual(table.settlement().pots, [
    {
      ...{ amount: 101, eligible: [1, 3], uncontested: false },
      winners: [
        { seat: 1, amount: 50, oddChips: 0 },
        { seat: 3, amount: 51, oddChips: 1 },
      ],
    },
  ]);
});

/** Rows of hands: board, hands by seat, who wins. */
const boards = [
  ["B004", "2d3d4d5d9s", ["AdKc", "6cKh"], [0]],
  ["B010", "KsQsJsTs9d", ["AsAh", "Ac9h"], [0]],
  ["B025", "9c7s5h5s3c", ["8hKs", "4dQs"], [0]],
  ["B026", "3h5d5c6hAc", ["Kc8c", "Tc8s"], [0]],
  ["B027", "9sJc3cQc8h", ["9c5h", "Qh4h", "AdKs", "AsKh"], [1]],
  ["B029", "QdJd9dKc6d", ["5dAh", "Qc7d"], [1]],
  ["B031", "5s7s9s2d3h", ["As2s", "KsQs"], [0]],
  ["B035", "AsJd3cQh3d", ["8c5d", "8d2h"], [0, 1]],
  ["B037", "JdTcQsKs9s", ["9c2s", "JhKh", "Qc4h", "Qh8d"], [0, 1, 2, 3]],
  ["B038", "QhQcAsTc5h", ["Th3c", "Td9h"], [0, 1]],
  ["B040", "Ad3s4s5h6s", ["AhKs", "AcKh"], [0, 1]],
  ["B043", "2d7h7s2s7c", ["Ks3d", "3hQs"], [0, 1]],
];
for (const [id, board, hands, expected] of boards) {
  test(`${id} at a table: who wins ${board}`, () => {
    // The button is the last seat, so that hands are dealt in the order of the seats.
    const table = holdem(
      hands.map(() => 100),
      [1, 2],
      { button: hands.length - 1 },
    );
    deal(table, holdemDeck(hands, board));
    while (table.toAct !== null) table.act({ type: legal(table).includes("check") ? "check" : "call" });
    const pot = table.settlement().pots[0];
    assert.deepEqual(
      pot.winners.map(({ seat }) => seat),
      expected,
    );
    assert.deepEqual(winners(hands, { board }), expected);
  });
}

test("the ace is high only by option: A-2-3-4-5 is no straight", () => {
  for (const [ruleset, category, winner] of [
    ["standard", "straight", 0],
    ["aceHigh", "highCard", 1],
  ]) {
    const table = holdem([100, 100], [1, 2], { ruleset, button: 1 });
    deal(table, holdemDeck(["Ah5c", "KsKd"], "2c3d4h9sJd"));
    go(table, "1 call, 0 check, 0 check, 1 check, 0 check, 1 check, 0 check, 1 check");
    const { seats: settled, pots: all } = table.settlement();
    assert.deepEqual([settled[0].hand.category, all[0].winners[0].seat], [category, winner]);
  }
});

// ── Folding, timeouts, void ──

test("A12 a fold without a bet to answer is refused, unless needlessFold allows it", () => {
  const table = flop([100, 100, 100]);
  assert.equal(refusal(table, "1 fold"), "needlessFold");
  assert.deepEqual(table.check({ type: "fold" }).cite, { source: "housePractice", note: "needlessFolds" });
  const free = flop([100, 100, 100], { needlessFold: true });
  assert.equal(legal(free), "fold, check, bet 10..90");
  go(free, "1 fold");
  assert.equal(free.view().seats[1].state, "folded");
});

test("a timeout warns once a hand, then folds, also where the seat could check", () => {
  const table = flop([100, 100, 100]);
  const [warned, ...rest] = go(table, "timeout");
  assert.deepEqual([warned.type, warned.seat, rest, table.toAct], ["warned", 1, [], 1]);
  assert.ok(table.view().seats[1].warned);
  const told = go(table, "timeout");
  assert.deepEqual([told[0].type, told[0].default, told[1].action, told[1].auto], ["timedOut", "fold", "fold", true]);
  assert.deepEqual([states(table)[1], table.toAct], ["folded", 2]);
  assert.equal(table.check({ type: "timeout", seat: 0 }).code, "notYourTurn");
});

test("void returns every chip, names no pot, and keeps the button", () => {
  const table = holdem([100, 100, 100], [1, 2], { ante: 1 });
  go(table, "deal, 0 raise 50, 1 call");
  const [voided] = table.act({ type: "void", reason: "exposed card" });
  const returned = [
    { seat: 0, amount: 51 },
    { seat: 1, amount: 51 },
    { seat: 2, amount: 3 },
  ];
  assert.deepEqual([voided.type, voided.reason, voided.returned], ["voided", "exposed card", returned]);
  assert.deepEqual(stacks(table), [100, 100, 100]);
  const { pots: none, refunds: back, seats: settled } = table.settlement();
  assert.deepEqual([none, back, settled.map(({ net }) => net)], [[], returned, [0, 0, 0]]);
  go(table, "deal");
  assert.deepEqual(positions(table)[0], [0, 1, 2]);
});

// ── Chairs ──

test("chairs are taken and left between hands; sitting out and in counts from the next hand", () => {
  const table = holdem([100, 100, 100], [1, 2], { size: 4 });
  go(table, "deal");
  for (const step of ["leave 1", "addChips 1 10", "sit 3 10"]) assert.equal(refusal(table, step), "handRunning");
  const [out] = go(table, "sitOut 1");
  assert.deepEqual([out.type, out.seat, out.stack], ["satOut", 1, 99]);
  assert.equal(states(table)[1], "active");
  assert.equal(refusal(table, "sitOut 1"), "notAllowed");
  go(table, "0 fold, 1 fold");
  assert.equal(states(table)[1], "sittingOut");
  assert.equal(refusal(table, "sit 1 10"), "seatTaken");
  assert.equal(refusal(table, "sit 4 10"), "unknownSeat");
  assert.equal(refusal(table, "sit 3 0"), "belowMinimum");
  assert.equal(refusal(table, "leave 3"), "emptySeat");
  assert.equal(refusal(table, "sitIn 0"), "notAllowed");
  assert.equal(refusal(table, `sit 3 ${Number.MAX_SAFE_INTEGER}`), "amountOverflow");
  const told = go(table, "sit 3 50, addChips 3 25, sitIn 1, leave 2");
  assert.deepEqual(
    told.map(({ type, seat, stack }) => [type, seat, stack]),
    [
      ["sat", 3, 50],
      ["chipsAdded", 3, 75],
      ["satIn", 1, 99],
      ["left", 2, 101],
    ],
  );
  go(table, "leave 0, leave 1");
  assert.equal(refusal(table, "deal"), "notEnoughPlayers");
});

test("what may be done at the table, with seats and limits", () => {
  const table = holdem([100, 0, 100], [1, 2], { size: 3 });
  const limits = { min: 1, max: Number.MAX_SAFE_INTEGER - 200 };
  assert.deepEqual(exact(table.tableActions()), [
    { type: "deal", seats: [0, 2] },
    { type: "sit", seats: [1], limits: { stack: limits } },
    { type: "leave", seats: [0, 2] },
    { type: "addChips", seats: [0, 2], limits: { amount: limits } },
    { type: "sitOut", seats: [0, 2] },
  ]);
  go(table, "deal, sitOut 2");
  assert.deepEqual(exact(table.tableActions()), [
    { type: "void" },
    { type: "timeout", seats: [0] },
    { type: "sitOut", seats: [0] },
    { type: "sitIn", seats: [2] },
  ]);
});

test("sitting in is listed as it is accepted: who waits for the big blind may only post", () => {
  const table = holdem([100, 100, 100], [1, 2], { size: 5 });
  go(table, "deal, 0 fold, 1 fold, sit 3 100, sit 4 100, sitOut 4");
  const listed = table.tableActions().filter(({ type }) => type === "sitIn");
  assert.deepEqual(exact(listed), [
    { type: "sitIn", seats: [4] },
    { type: "sitIn", seats: [3], post: true },
  ]);
  for (let seat = 0; seat < 5; seat += 1) {
    for (const post of [undefined, false, true]) {
      const accepted = table.check({ type: "sitIn", seat, ...(post !== undefined && { post }) }) === null;
      const told = listed.some((info) => info.seats.includes(seat) && (info.post !== true || post === true));
      assert.equal(accepted, told, `${seat} ${post}`);
    }
  }
  go(table, "post 3");
  assert.deepEqual(exact(table.tableActions().at(-1)), { type: "sitIn", seats: [4] });
});

test("by option the first to show need not, as long as another one can", () => {
  const flow = (stacks, script) => {
    const table = holdem(stacks, [1, 2], { showdown: "free" });
    deal(table, holdemDeck(["KhKd", "QhQd", "AhAd"], "2c7d9s8c3h"));
    go(table, script);
    while (table.phase !== "showdown") table.act({ type: "check" });
    return table;
  };
  const choices = (table) => [table.toAct, legal(table)];
  // Dealt from seat 1: kings, queens to seat 2, aces to seat 0.
  const table = flow([100, 100, 100], "0 call, 1 call, 2 check");
  assert.deepEqual(choices(table), [1, "show, muck"]);
  go(table, "1 muck");
  assert.deepEqual(choices(table), [2, "show, muck"]);
  go(table, "2 muck");
  assert.deepEqual(choices(table), [0, "show"]);
  assert.equal(refusal(table, "0 muck"), "notAllowed");
  go(table, "0 show");
  assert.deepEqual(won(table), [[6, [[0, 6]]]]);
  // The side pot has to find a winner too: who is all-in cannot show for it.
  const side = flow([2, 100, 100], "0 call, 1 raise 10, 2 call");
  assert.deepEqual(choices(side), [1, "show, muck"]);
  go(side, "1 muck");
  assert.deepEqual(choices(side), [2, "show"]);
  go(side, "2 show");
  assert.deepEqual(choices(side), [0, "show, muck"]);
  go(side, "0 muck");
  assert.deepEqual(
    won(side).map(([amount, winners]) => [amount, winners[0][0]]),
    [
      [6, 2],
      [16, 2],
    ],
  );
  const timed = flow([100, 100, 100], "0 call, 1 call, 2 check");
  go(timed, "timeout, timeout");
  assert.equal(last(timed, "timedOut").default, "muck");
});

test("a table that goes on from elsewhere: button and blinds follow those of the hand before", () => {
  // B117 and B118, as cases.md has them: button S0, small blind S1, big blind S2, S3.
  const after = (stacks, buttonRule) => {
    const table = holdem(stacks, [1, 2], { button: undefined, lastHand: [0, 1, 2], buttonRule });
    go(table, "deal");
    return positions(table);
  };
  assert.deepEqual(after([100, 100, 0, 100], "moving"), [
    [1, 3, 0],
    [0, 1, 3],
  ]);
  assert.deepEqual(after([100, 100, 0, 100], "dead"), [
    [1, 2, 3],
    [0, 1, 3],
  ]);
  assert.deepEqual(after([100, 0, 100, 100], "moving"), [
    [2, 3, 0],
    [0, 2, 3],
  ]);
  assert.deepEqual(after([100, 0, 100, 100], "dead"), [
    [1, 2, 3],
    [0, 2, 3],
  ]);
  const table = holdem([100, 0, 100, 100], [1, 2], { button: undefined, lastHand: [0, 1, 2], buttonRule: "dead" });
  assert.deepEqual(exact(table.view().config).lastHand, [0, 1, 2]);
  assert.deepEqual(TexasHoldem.restore(exact(table.snapshot())).snapshot(), table.snapshot());
  go(table, "deal");
  assert.deepEqual(exact(TexasHoldem.restore(exact(table.snapshot())).view()), { ...exact(table.view()), version: 0 });
  const bad = (lastHand, code) => refused(() => holdem([100, 100], [1, 2], { size: 4, lastHand }), code);
  bad([0, 1, 4], "unknownSeat");
  for (const lastHand of [[0, 1], [0, 1, 2, 3], "012", [0, 1, -1], [0, 1, 10], [0.5, 1, 2], null])
    bad(lastHand, "badInput");
});

test("who takes a chair does not see the cards of who left it", () => {
  const table = holdem([100, 100, 100], [1, 2]);
  deal(table, holdemDeck(["AhAd", "KhKd", "QhQd"], "2c7d9s8c3h"));
  go(table, "0 fold, 1 fold");
  const sees = (seat, card) => cardsIn([table.events({ seat }), table.view(seat)]).has(card);
  assert.ok(sees(2, "Kh"));
  go(table, "leave 2, sit 2 50");
  assert.ok(!sees(2, "Kh"));
  assert.equal(states(table)[2], "waiting");
});

// ── Randomness ──

test("B061 S04 a thousand hands in a row: each from a whole deck, no card twice", () => {
  const table = holdem([1000, 1000, 1000, 1000], [1, 2], { seed: "B061" });
  const second = new Set();
  for (let hand = 0; hand < 1000; hand += 1) {
    go(table, "deal");
    while (table.toAct !== null) table.act({ type: legal(table).includes("check") ? "check" : "call" });
    const seen = cardsIn(table.events().filter((event) => event.hand === table.hand && event.type === "dealt"));
    const open = cardsIn(table.view());
    assert.deepEqual([seen.size, open.size], [5, 13]);
    second.add(table.view(3).seats[2].hands[0].cards[0].card);
    assert.equal(table.view().undealt, 52 - 16);
    for (const { seat, stack } of table.view().seats) {
      if (stack !== null && stack < 100) table.act({ type: "addChips", seat, amount: 1000 });
    }
  }
  assert.ok(second.size > 45, `${second.size} different cards`);
});

// ── The object in the middle of everything ──

test("A08 A09 undo, redo, snapshot and restore at every step of whole hands", () => {
  for (const [number, more] of [
    [1, { showdown: "manual" }],
    [2, { ante: 1, buttonRule: "dead" }],
    [3, { structure: { type: "fixedLimit", smallBlind: 1, bigBlind: 2, smallBet: 2, bigBet: 4 } }],
    [4, { structure: { type: "potLimit", smallBlind: 1, bigBlind: 2 }, seed: "x" }],
  ]) {
    const random = randomFrom(number);
    const table = holdem([60, 90, 40, 120], [1, 2], { size: 5, ...more });
    const state = (one) =>
      JSON.stringify([one.snapshot(), one.view(0), one.events({ seat: 1 })]).replace(/"version":\d+/g, "");
    const step = (action) => {
      const before = state(table);
      table.act(action);
      const after = state(table);
      assert.ok(table.undo());
      assert.equal(state(table), before);
      assert.ok(table.redo());
      assert.equal(state(table), after);
      const copy = TexasHoldem.restore(JSON.parse(JSON.stringify(table.snapshot())));
      assert.equal(state(copy), after);
      copy.free();
    };
    for (let hand = 0; hand < 6 && table.check({ type: "deal" }) === null; hand += 1) {
      if (hand === 2 && table.check({ type: "sit", seat: 4, stack: 80 }) === null) {
        step({ type: "sit", seat: 4, stack: 80 });
        if (table.view().seats[4].owes > 0) step({ type: "sitIn", seat: 4, post: true });
      }
      step({ type: "deal" });
      while (table.toAct !== null) {
        if (random.oneIn(12)) step({ type: "timeout" });
        else if (random.oneIn(40)) step({ type: "void" });
        else {
          const { type, min, max, sizes } = random.pick(table.legalActions());
          step(min === undefined ? { type } : { type, to: sizes ? random.pick(sizes) : random.from(min, max) });
        }
      }
    }
    assert.ok(table.hand > 1);
  }
});

test("undo reaches over a finished hand, as far as keep says", () => {
  const table = holdem([100, 100], [1, 2], { keep: 1 });
  go(table, "deal, 0 fold, deal, 1 fold, deal");
  const before = stacks(table);
  let steps = 0;
  while (table.undo()) steps += 1;
  // The third deal, and the second hand with its deal.
  assert.deepEqual([steps, table.hand, table.phase], [3, 1, "settled"]);
  while (table.redo()) steps -= 1;
  assert.deepEqual([steps, table.hand, stacks(table)], [0, 3, before]);
});

test("stale versions and wrong seats are refused; subscribers hear of every change once", () => {
  const table = holdem([100, 100], [1, 2]);
  let told = 0;
  const stop = table.subscribe(() => {
    told += 1;
  });
  go(table, "deal");
  const { version } = table;
  assert.deepEqual(table.check({ type: "call", version: version - 1 }).details, { version, got: version - 1 });
  refused(() => table.act({ type: "call", version: version - 1 }), "stale");
  refused(() => table.act({ type: "call", seat: 1 }), "notYourTurn", { seat: 1, pending: [0] });
  table.act({ type: "call", seat: 0, version });
  refused(() => table.act({ type: "call", seat: 0, version }), "stale");
  table.undo();
  table.redo();
  stop();
  go(table, "1 check");
  assert.equal(told, 4);
});

// ── Settings ──

test("settings that do not fit, each with its place", () => {
  const structure = { type: "noLimit", smallBlind: 1, bigBlind: 2 };
  const open = (more) => () => new TexasHoldem({ seats: seats([100, 100]), structure, ...more });
  open({ button: 1, size: 2 })();
  const refuse = (more, code, details) => refused(open(more), code, details);
  refuse({ size: 11 }, "badInput", { argument: "config.size", reason: "range", expected: "2..10", got: 11 });
  refuse({ size: 1 }, "badInput");
  refuse({ oddChips: "none" }, "badInput");
  refuse({ ruleset: "paiGow" }, "badInput");
  refuse({ needlessFold: 1 }, "badInput");
  refuse({ extra: 1 }, "unknownKey", { argument: "config", key: "extra" });
  refuse({ bringIn: 1 }, "unknownKey");
  refuse({ button: 5 }, "badConfig", { key: "config.button", seat: 5 });
  refuse({ button: 10 }, "unknownSeat", { seat: 10, seats: 10 });
  refuse({ ante: 1.5 }, "badChips");
  refuse({ seats: seats([100]) }, "notEnoughPlayers", { min: 2 });
  refuse({ seats: [...seats([1, 1]), { seat: 0, stack: 1 }] }, "duplicateSeat", { seat: 0 });
  refuse({ seats: [...seats([1]), { seat: 10, stack: 1 }] }, "unknownSeat");
  refuse({ seats: seats([Number.MAX_SAFE_INTEGER, 1]) }, "amountOverflow");
  refuse({ structure: { ...structure, smallBlind: 3 } }, "badConfig", {
    ...{ key: "config.structure.bigBlind", min: 3, max: 2 },
  });
  refuse({ structure: { ...structure, smallBlind: 0 } }, "badInput");
  refuse({ structure: { type: "spreadLimit", min: 1, max: 2 } }, "badInput");
  refuse({ structure: { type: "noLimit", bigBlind: 2 } }, "badInput");
  refuse({ structure: { ...structure, smallBet: 2 } }, "unknownKey");
  refuse({ structure: { ...structure, type: "fixedLimit", smallBet: 4, bigBet: 2 } }, "badConfig");
  refuse({ structure: { ...structure, type: "fixedLimit", smallBet: 1, bigBet: 2 } }, "badConfig");
});

test("between two only the page's own order of the blinds cites the page", () => {
  const cites = (headsUp) => {
    const seats = [0, 1].map((seat) => ({ seat, stack: 100 }));
    const structure = { type: "noLimit", smallBlind: 1, bigBlind: 2 };
    const table = new TexasHoldem({ seats, structure, button: 0, headsUp });
    return table.act({ type: "deal" }).flatMap(({ type, cite }) => (type === "posted" ? [cite] : []));
  };
  const source = { source: "robertsRules", note: "headsUpBlinds" };
  assert.deepEqual(cites("buttonSmallBlind"), [source, source]);
  const page = { regulation: "holdem-2006", article: "9" };
  assert.deepEqual(cites("literal"), [page, page]);
});
