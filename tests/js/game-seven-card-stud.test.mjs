// Seven Card Stud through the package: a whole hand event by event, rows of reported faults by id, every option.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { rankHand, rankShowing, SevenCardStud } from "../../pkg/node.js";
import { exact, refused } from "./helpers/api.mjs";
import { cardsIn, randomFrom } from "./helpers/play.mjs";
import * as poker from "./helpers/poker.mjs";

const { deal, eventsOf, go, last, legal, pots, refusal, seats, shown, stacks, states, stud, studDeck, won } = poker;

const article = (article) => ({ regulation: "stud-1999", article });
const roberts = (note) => ({ source: "robertsRules", note });

/** Limits 10/20, ante 1, bring-in 3; the hands as far as they matter. */
function dealt(hands, more) {
  const table = stud(
    hands.map(() => 1000),
    [1, 3, 10, 20],
    more,
  );
  deal(table, studDeck(hands));
  return table;
}

/** Everybody still in checks, or calls what there is to call, to the end of the street. */
function stay(table) {
  const { phase } = table;
  while (table.phase === phase) table.act({ type: legal(table).includes("check") ? "check" : "call" });
}

// ── One hand, all of it ──

describe("a hand of three, two of them to the end", () => {
  const table = stud([100, 0, 100, 100], [1, 2, 4, 8]);
  const hands = ["AhAd9c2h3h4h5c", "KsKcTd9d8d7d6s", "2c3cQs"];
  const events = deal(table, [
    ...studDeck(hands.map((hand) => hand.slice(0, 6))),
    ...["2h", "9d", "3h", "8d", "4h", "7d", "5c", "6s"],
  ]);

  test("antes, two cards down and one up from left to right, the lowest card's turn", () => {
    const ante = (seat) => ({
      ...{ type: "posted", seat, kind: "ante", amount: 1, to: 0, allIn: false },
      cite: article("9.a"),
    });
    const card = (to, card) => ({ type: "dealt", to, box: 0, card, up: card !== null, cite: article("8") });
    const told = [
      { type: "handStarted", seats: [0, 2, 3], button: null, banker: null },
      { type: "shuffled", by: "deck" },
      ...[0, 2, 3].map(ante),
      ...[0, 2, 3, 0, 2, 3].map((to) => card(to, null)),
      ...[card(0, "9c"), card(2, "Td"), card(3, "Qs")],
      { type: "phase", phase: "thirdStreet" },
      { type: "turn", seat: 0, box: 0, cite: article("9.a") },
    ];
    assert.deepEqual(
      exact(events),
      told.map((event, n) => ({ n, hand: 1, ...event })),
    );
    assert.deepEqual(exact(table.legalActions()), [
      { type: "bringIn", seat: 0, allIn: false, min: 2, max: 4, sizes: [2, 4] },
    ]);
  });

  test("open cards are seen by all, covered ones by their own seat", () => {
    const cards = (viewer) => table.view(viewer).seats.map(({ hands }) => hands.flatMap((hand) => hand.cards));
    const open = (card) => ({ card, up: true });
    const own = (card) => ({ card, up: false });
    const hidden = own(null);
    assert.deepEqual(cards(2), [
      [hidden, hidden, open("9c")],
      [],
      [own("Ks"), own("Kc"), open("Td")],
      [hidden, hidden, open("Qs")],
      ...[[], [], [], []],
    ]);
    assert.deepEqual(cards(1)[0], [hidden, hidden, open("9c")]);
    const { button, smallBlindSeat, bigBlindSeat, board, undealt, burned, config } = table.view();
    assert.deepEqual([button, smallBlindSeat, bigBlindSeat, board, undealt, burned], [null, null, null, [], 43, 0]);
    assert.deepEqual(exact(config), {
      seats: [
        { seat: 0, stack: 100 },
        { seat: 2, stack: 100 },
        { seat: 3, stack: 100 },
      ],
      ...{ size: 8, needlessFold: false, reopen: "cumulative", oddChips: "oneEach", showdown: "auto" },
      ...{ ruleset: "standard", ante: 1 },
      structure: { type: "fixedLimit", smallBet: 4, bigBet: 8, maxRaises: 3, bringIn: 2 },
      ...{ lowCardTie: "dealtFirst", openPair: false },
    });
  });

  test("bring-in, completion, a raise; the fourth street for those still in", () => {
    const acted = (seat, action, amount, to, letter) => ({
      ...{ type: "acted", seat, action, amount, to, allIn: false },
      cite: typeof letter === "string" ? article(letter) : letter,
    });
    const turn = (seat, cite = article("5.i")) => ({ type: "turn", seat, box: 0, cite });
    const told = exact(go(table, "0 bringIn 2, 2 raise 4, 3 fold, 0 raise 8, 2 call"));
    const from = told[0].n;
    assert.deepEqual(
      told,
      [
        acted(0, "bringIn", 2, 2, "9.a"),
        turn(2),
        // That a completion is no raise is on no page.
        acted(2, "complete", 4, 4, { source: "robertsRules", note: "betSizes" }),
        turn(3),
        { type: "acted", seat: 3, action: "fold", cite: article("9.d") },
        turn(0),
        acted(0, "raise", 6, 8, "9.c"),
        turn(2),
        acted(2, "call", 4, 8, "9.f"),
        { type: "dealt", to: 0, box: 0, card: "2h", up: true, cite: article("8") },
        { type: "dealt", to: 2, box: 0, card: "9d", up: true, cite: article("8") },
        { type: "phase", phase: "fourthStreet" },
        turn(2, article("9.b")),
      ].map((event, i) => ({ n: from + i, hand: 1, ...event })),
    );
    assert.deepEqual(pots(table), [[19, [0, 2]]]);
  });

  test("the last card is dealt down; the river bet, the showdown, the pot", () => {
    for (let street = 0; street < 3; street += 1) stay(table);
    assert.equal(table.phase, "seventhStreet");
    const seventh = table.events({ seat: 0 }).filter(({ type }) => type === "dealt");
    assert.deepEqual(
      seventh.slice(-2).map(({ to, card, up }) => [to, card, up]),
      [
        [0, "5c", false],
        [2, null, false],
      ],
    );
    const end = exact(go(table, "2 check, 0 bet 8, 2 raise 16, 0 call"));
    const shows = end.filter(({ type }) => type === "shown");
    // Who raised last shows first: a straight flush, ten high; then the wheel.
    assert.deepEqual(
      shows.map(({ at, cards, rank, cite }) => [at, cards.length, rank.category, rank.ranks, cite]),
      [
        [2, 7, "straight", ["T"], roberts("showdownOrder")],
        [0, 7, "straight", ["5"], roberts("showdownOrder")],
      ],
    );
    assert.deepEqual(won(table), [[51, [[2, 51]]]]);
    assert.deepEqual(stacks(table), [75, 126, 99]);
    const { seats: settled, house } = table.settlement();
    assert.deepEqual(
      settled.map(({ seat, net }) => [seat, net]),
      [
        [0, -25],
        [2, 26],
        [3, -1],
      ],
    );
    assert.equal(house, 0);
  });
});

// ── The forced bet ──

test("B124 equal lowest cards: the first dealt brings in; by option the suit decides", () => {
  const hands = ["AhAd2d", "KhKd2c", "QhQd9h"];
  const table = dealt(hands);
  assert.deepEqual([table.toAct, last(table, "turn").cite], [0, article("9.a")]);
  const suits = dealt(hands, { lowCardTie: "suit" });
  assert.deepEqual([suits.toAct, last(suits, "turn").cite], [1, roberts("lowCardBySuit")]);
  // All four twos of each order: clubs before diamonds before hearts before spades.
  const four = dealt(["AhAd2s", "KhKd2h", "QhQd2d", "JhJd2c"], { lowCardTie: "suit" });
  assert.equal(four.toAct, 3);
});

test("B125 the ace is the highest card", () => {
  assert.equal(dealt(["7h7dAc", "8h8d3d", "9h9dKs"]).toAct, 1);
});

test("B126 equal boards: the first dealt opens, suits do not count", () => {
  const table = dealt(["9c9dAh7d", "8c8dAs7c"]);
  go(table, "0 bringIn 3, 1 call");
  assert.deepEqual(
    [table.phase, table.toAct, last(table, "turn").cite],
    ["fourthStreet", 0, roberts("openCardsFirstDealt")],
  );
});

test("B127 the lowest card may not fold, whatever the settings; time out and it is taken", () => {
  for (const needlessFold of [false, true]) {
    const table = dealt(["7h7d2c", "8h8d3d", "9h9dKs"], { needlessFold });
    assert.equal(legal(table), "bringIn 3|10");
    for (const step of ["0 fold", "0 check", "0 call", "0 raise 10", "0 bet 10"]) {
      assert.equal(refusal(table, step), "notAllowed", step);
    }
    assert.deepEqual(table.check({ type: "fold" }).cite, article("9.a"));
    assert.equal(refusal(table, "0 bringIn 2"), "belowMinimum");
    assert.equal(refusal(table, "0 bringIn 5"), "notASize");
    assert.deepEqual(table.check({ type: "bringIn", to: 5 }).details, { min: 3, max: 10, sizes: [3, 10], got: 5 });
    go(table, "timeout, timeout");
    const { action, to, auto } = last(table, "acted");
    assert.deepEqual([action, to, auto, table.toAct], ["bringIn", 3, true, 1]);
  }
});

test("the completed bring-in is the bet: three raises after it", () => {
  const hands = ["7h7d2c", "8h8d3d", "9h9dKs", "ThTdQs"];
  const table = dealt(hands);
  go(table, "0 bringIn 3");
  assert.equal(legal(table), "fold, call 3, raise 10");
  go(table, "1 raise 10");
  assert.equal(last(table, "acted").action, "complete");
  go(table, "2 raise 20, 3 raise 30, 0 raise 40");
  assert.equal(refusal(table, "1 raise 50"), "raiseCap");
  assert.deepEqual(table.check({ type: "raise", to: 50 }).cite, article("9.c"));
  const full = dealt(hands);
  go(full, "0 bringIn 10, 1 raise 20, 2 raise 30, 3 raise 40");
  assert.equal(legal(full), "fold, call 30");
});

test("who brought in has no option when nobody raised, and one when somebody did", () => {
  const table = dealt(["7h7d2c", "8h8d3d", "9h9dKs"]);
  go(table, "0 bringIn 3, 1 call, 2 call");
  assert.equal(table.phase, "fourthStreet");
  const raised = dealt(["7h7d2c", "8h8d3d", "9h9dKs"]);
  go(raised, "0 bringIn 3, 1 raise 10, 2 call");
  assert.equal(legal(raised), "fold, call 7, raise 20");
});

test("all-in from the ante: it never owes the forced bet; a short one is matched as it is", () => {
  const table = stud([1, 500, 500], [1, 3, 10, 20]);
  deal(table, studDeck(["7h7d2c", "8h8d9d", "9h9c3s"]));
  assert.deepEqual([table.toAct, legal(table), states(table)[0]], [1, "bringIn 3|10", "allIn"]);
  go(table, "1 bringIn 3, 2 call");
  assert.deepEqual(pots(table), [
    [3, [0, 1, 2]],
    [6, [1, 2]],
  ]);
  const short = stud([3, 500, 500], [1, 3, 10, 20]);
  deal(short, studDeck(["7h7d2c", "8h8d9d", "9h9c3s"]));
  assert.equal(legal(short), "bringIn 2!");
  go(short, "0 bringIn 2");
  assert.equal(legal(short), "fold, call 2, raise 10");
});

// ── Streets ──

test("B048 B128 an open pair on fourth street allows the big bet only by option, then to every seat", () => {
  const hands = ["7h7d2c3c", "8h8d3d3h", "9h9dKsQs"];
  const play = (more) => {
    const table = stud([1000, 1000, 1000], [1, 1, 3, 6], more);
    deal(table, studDeck(hands));
    go(table, "0 bringIn 1, 1 call, 2 call");
    return table;
  };
  const plain = play();
  assert.deepEqual([plain.toAct, legal(plain)], [1, "check, bet 3"]);
  assert.ok(rankShowing("3d 3h").value > rankShowing("Ks Qs").value);
  const small = play({ openPair: true });
  assert.equal(legal(small), "check, bet 3|6");
  go(small, "1 bet 3");
  assert.equal(legal(small), "fold, call 3, raise 6|9");
  go(small, "2 raise 9");
  assert.equal(legal(small), "fold, call 9, raise 15");
  const big = play({ openPair: true });
  go(big, "1 check");
  assert.equal(legal(big), "check, bet 3|6");
  go(big, "2 bet 6");
  assert.equal(legal(big), "fold, call 6, raise 12");
  go(big, "0 call, 1 call");
  // From fifth street the big bet anyway.
  assert.ok(legal(big).endsWith("bet 6"));
});

function toTheEnd(count) {
  const table = stud(Array(count).fill(1000), [1, 3, 10, 20], { seed: "to the end" });
  go(table, "deal");
  table.act({ type: "bringIn", to: 3 });
  while (table.toAct !== null) stay(table);
  return table;
}

test("B129 eight to the end share one common card, face up, and nobody sees one twice", () => {
  const table = toTheEnd(8);
  const cards = eventsOf(table, "dealt");
  const common = cards.filter(({ to }) => to === "common");
  assert.deepEqual([common.length, common[0].up, common[0].cite], [1, true, roberts("commonCard")]);
  assert.equal(cards.filter(({ to }) => typeof to === "number").length, 48);
  const { undealt, burned, board, seats: seen } = table.view();
  assert.deepEqual([undealt, burned, board], [3, 0, [common[0].card]]);
  const all = [...seen.flatMap(({ hands }) => hands[0].cards.map(({ card }) => card)), ...board];
  assert.equal(new Set(all).size, 49);
  for (const { seat, hand } of table.settlement().seats) {
    const own = seen[seat].hands[0].cards.map(({ card }) => card);
    assert.equal(hand.value, rankHand([...own, ...board]).value);
    assert.equal(hand.unused.length, 2);
  }
});

test("B130 seven to the end have a seventh card of their own, three are left", () => {
  const table = toTheEnd(7);
  const cards = eventsOf(table, "dealt");
  assert.deepEqual([cards.filter(({ to }) => to === "common").length, cards.length, table.view().undealt], [0, 49, 3]);
});

test("B122 checked to the end the best board shows first, else who bet last", () => {
  const hands = ["7h7d2c4c5c9c6s", "8h8d3dKdQc2h9s", "9h9dJsTsTc3s4s"];
  const table = dealt(hands);
  go(table, "0 bringIn 3, 1 call, 2 call");
  for (let street = 0; street < 4; street += 1) stay(table);
  assert.deepEqual(shown(table), [2, 0, 1]);
  const bet = dealt(hands);
  go(bet, "0 bringIn 3, 1 call, 2 call");
  for (let street = 0; street < 3; street += 1) stay(bet);
  go(bet, "2 check, 0 bet 20, 1 call, 2 call");
  assert.deepEqual(shown(bet), [0, 1, 2]);
});

test("straights and flushes do not count while showing", () => {
  const table = dealt(["7h7d2c3c4c5c", "8h8d3dKd9h8s", "9c9dAsJs6hTd"]);
  go(table, "0 bringIn 3, 1 call, 2 call");
  for (let street = 0; street < 2; street += 1) stay(table);
  assert.deepEqual([table.phase, table.toAct], ["sixthStreet", 2]);
});

test("spread limit: bring-in, bets and raises within it", () => {
  const structure = { type: "spreadLimit", min: 2, max: 10 };
  const table = new SevenCardStud({ seats: seats([500, 500, 500, 500]), ante: 1, structure });
  deal(table, studDeck(["7h7d2c", "8h8d9d", "9h9cTs", "JhJcQs"]));
  assert.equal(legal(table), "bringIn 2..10");
  go(table, "0 bringIn 4");
  assert.equal(legal(table), "fold, call 4, raise 8..14");
  go(table, "1 raise 9");
  assert.equal(legal(table), "fold, call 9, raise 14..19");
  go(table, "2 raise 14, 3 raise 20, 0 raise 30");
  assert.equal(refusal(table, "1 raise 40"), "raiseCap");
  go(table, "1 call, 2 call, 3 call");
  assert.ok(legal(table).endsWith("bet 2..10"));
  assert.deepEqual(table.view().config.structure, { ...structure, maxRaises: 3 });
});

test("all-in before the end: all hands are turned up, the streets run out", () => {
  const table = stud([30, 30, 500], [1, 3, 10, 20], { seed: "out" });
  go(table, "deal");
  table.act({ type: "bringIn", to: 10 });
  while (table.toAct !== null) {
    const raise = table.legalActions().find(({ type }) => type === "raise" || type === "bet");
    table.act(raise ? { type: raise.type, to: raise.max } : { type: "call" });
  }
  assert.equal(table.phase, "settled");
  const told = table.events();
  const phase = (name) => told.findIndex((event) => event.phase === name);
  const first = told.findIndex(({ type }) => type === "shown");
  assert.ok(first > 0 && first < phase("seventhStreet"));
  for (const { hands } of table.view().seats.slice(0, 3)) {
    if (hands.length > 0) assert.equal(hands[0].cards.length, 7);
  }
});

test("a folded seat's open cards leave every view and stay in the log", () => {
  const table = dealt(["7h7d2c", "8h8d3d", "9h9dKs"]);
  go(table, "0 bringIn 3, 1 fold");
  for (const viewer of [null, 0, 1, 2]) {
    const cards = cardsIn(table.view(viewer));
    assert.ok(!cards.has("3d") && !cards.has("8h"));
  }
  assert.ok(cardsIn(table.events()).has("3d"));
});

test("A12 9 d to the letter: needlessFold lets a player retire in any turn of his", () => {
  const table = dealt(["7h7d2c3c", "8h8d3dKd", "9h9dKsQs"], { needlessFold: true });
  go(table, "0 bringIn 3, 1 call, 2 call");
  assert.equal(legal(table), "fold, check, bet 10");
  assert.equal(go(table, "2 fold")[0].cite.article, "9.d");
  const usual = dealt(["7h7d2c3c", "8h8d3dKd", "9h9dKsQs"]);
  go(usual, "0 bringIn 3, 1 call, 2 call");
  assert.equal(refusal(usual, "2 fold"), "needlessFold");
});

test("manual showdown in stud, and the order it asks in", () => {
  const table = dealt(["7h7d2c4c5c9c6s", "8h8d3dKdQc2h9s", "9h9dJsTsTc3s4s"], { showdown: "manual" });
  go(table, "0 bringIn 3, 1 call, 2 call");
  for (let street = 0; street < 4; street += 1) stay(table);
  assert.deepEqual([table.phase, table.toAct, legal(table)], ["showdown", 2, "show"]);
  assert.deepEqual(last(table, "turn").cite, roberts("showdownOrder"));
  go(table, "2 show, 0 show, 1 muck");
  assert.deepEqual([table.phase, table.settlement().seats[1].hand], ["settled", null]);
  for (const viewer of [null, 0, 1, 2]) assert.deepEqual(table.view(viewer).seats[1].hands, []);
});

test("the ace is high only by option: A-2-3-4-5 is no straight", () => {
  for (const [ruleset, category] of [
    ["standard", "straight"],
    ["aceHigh", "highCard"],
  ]) {
    const table = dealt(["Ah2d3c4s5c9dJh", "KsKdQc8h7sTs6c"], { ruleset });
    go(table, "0 bringIn 3, 1 call");
    for (let street = 0; street < 4; street += 1) stay(table);
    assert.equal(table.settlement().seats[0].hand.category, category);
  }
});

// ── Chairs, the object ──

test("chairs: newcomers play from the next hand on and owe nothing", () => {
  const table = stud([100, 100], [1, 3, 10, 20]);
  go(table, "deal");
  assert.equal(refusal(table, "sit 2 100"), "handRunning");
  go(table, "void, sit 2 100, sitOut 0, deal");
  assert.deepEqual([last(table, "handStarted").seats, states(table)[0]], [[1, 2], "sittingOut"]);
  assert.equal(table.view().seats[2].owes, 0);
  go(table, "sitIn 0, void, leave 1, deal");
  assert.deepEqual(last(table, "handStarted").seats, [0, 2]);
  assert.equal(refusal(table, "0 muck"), "wrongPhase");
});

test("A09 undo, redo, snapshot and restore at every step of whole hands", () => {
  for (const [number, more] of [
    [1, { showdown: "manual" }],
    [2, { structure: { type: "spreadLimit", min: 1, max: 9 }, lowCardTie: "suit" }],
    [3, { openPair: true, seed: "x", keep: 2 }],
  ]) {
    const random = randomFrom(number);
    const table = stud([60, 90, 40, 120, 75, 80, 66, 90], [1, 2, 4, 8], more);
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
      const copy = SevenCardStud.restore(JSON.parse(JSON.stringify(table.snapshot())));
      assert.equal(state(copy), after);
      copy.free();
    };
    for (let hand = 0; hand < 4 && table.check({ type: "deal" }) === null; hand += 1) {
      step({ type: "deal" });
      while (table.toAct !== null) {
        if (random.oneIn(15)) step({ type: "timeout" });
        else {
          const { type, min, max, sizes } = random.pick(table.legalActions());
          step(min === undefined ? { type } : { type, to: sizes ? random.pick(sizes) : random.from(min, max) });
        }
      }
    }
    assert.ok(table.hand > 1);
  }
});

test("settings that do not fit, each with its place", () => {
  const structure = { type: "fixedLimit", bringIn: 2, smallBet: 5, bigBet: 10 };
  const open = (more) => () => new SevenCardStud({ seats: seats([100, 100]), ante: 1, structure, ...more });
  open({})();
  const refuse = (more, code, details) => refused(open(more), code, details);
  refuse({ ante: 0 }, "badInput");
  refuse({ ante: undefined }, "badInput", { argument: "config.ante", reason: "missing" });
  refuse({ size: 9 }, "badInput");
  refuse({ button: 0 }, "unknownKey", { argument: "config", key: "button" });
  refuse({ buttonRule: "dead" }, "unknownKey");
  refuse({ lowCardTie: "dealer" }, "badInput");
  refuse({ openPair: "yes" }, "badInput");
  refuse({ structure: { ...structure, bringIn: 6 } }, "badConfig", {
    ...{ key: "config.structure.bringIn", min: 6, max: 5 },
  });
  refuse({ structure: { ...structure, bigBet: 4 } }, "badConfig");
  refuse({ structure: { ...structure, maxRaises: -1 } }, "badInput");
  refuse({ structure: { ...structure, smallBlind: 1 } }, "unknownKey");
  refuse({ structure: { type: "spreadLimit", min: 5, max: 4 } }, "badConfig");
  refuse({ structure: { type: "spreadLimit", min: 1, max: 4, bringIn: 1 } }, "unknownKey");
  refuse({ structure: { type: "noLimit" } }, "badInput");
  refuse({ structure: "fixedLimit" }, "badInput");
});
