// Triple Shot through the package: whole hands from laid-out decks, event by event and line by line. The faults that
// users reported of other packages by their ids.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { TripleShot } from "../../pkg/node.js";
import { exact, refused } from "./helpers/api.mjs";

const article = (number) => ({ regulation: "tripleshot-2004", article: number });
const house = (note) => ({ source: "housePractice", note });
const patent = (note) => ({ source: "designerPatent", note });

const any = { min: 1, max: 1000 };
const base = { seats: 6, limits: { war: any, blackjack: any, poker: any, bonus: any }, bonusPays: [10, 1] };

/** A table with a deal: `stakes` by box, each War, Black Jack, Poker and perhaps the bonus. */
function dealt(deck, stakes, config) {
  const table = new TripleShot({ ...base, ...config });
  const bets = Object.entries(stakes).map(([seat, [war, blackjack, poker, bonus]]) => ({
    ...{ seat: Number(seat), war, blackjack, poker },
    ...(bonus !== undefined && { bonus }),
  }));
  const events = table.act({ type: "deal", bets, deck });
  return { table, events };
}

const MOVES = { h: "hit", s: "stand", p: "split", d: "double" };

/** Decides for the boxes in their turn: "hhs" hits twice, then stands. */
const decide = (table, letters) => [...letters].flatMap((letter) => table.act({ type: MOVES[letter] }));

/** One box with bets of 10: its card, the dealer's, its second, the dealer's hole card, what is drawn. */
function one(deck, moves = "", config = {}) {
  const { table, events } = dealt(deck, { 0: [10, 10, 10, 10] }, config);
  return { table, events: [...events, ...decide(table, moves)] };
}

const story = ({ bet, box, outcome, reason, stake, returned }) =>
  `${bet}${box === 1 ? "/1" : ""} ${outcome} ${reason} ${stake} ${returned}`;
const lines = (table, seat = 0) =>
  table
    .settlement()
    .seats.find((one) => one.seat === seat)
    .lines.map(story);
const line = (table, bet, seat = 0) =>
  lines(table, seat)
    .filter((text) => text.split(/[/ ]/)[0] === bet)
    .join(", ");

/** Events in a word or two. */
const brief = (event) => {
  if (event.type === "dealt") return `${event.to}${event.box === 1 ? "/1" : ""} ${event.card ?? "??"}`;
  if (event.type === "paid") return `${event.seat}: ${event.line.bet} ${event.line.outcome}`;
  if (event.type === "acted") return `${event.seat} ${event.action}${event.auto ? " auto" : ""}`;
  if (event.type === "shown") return `${event.at} shows`;
  return event.type === "turn" ? `turn ${event.seat}` : event.type;
};
const briefly = (events, from = 0) => events.slice(from).map(brief);

// ── One hand, all of it ──

// Box 0: T 7, draws a two; box 3: 4 8, draws a five. The dealer 9 9. The rest in the order of the ids.
const deck = "Tc 4c 9d  7c 8c 9h  2d 5c";

describe("a hand of two boxes", () => {
  const { table, events } = dealt(deck, { 3: [7, 10, 5], 0: [5, 8, 3, 2] });
  const played = decide(table, "hshs");
  const paid = (n, seat, { cite, ...rest }) => ({
    ...{ n, hand: 1, type: "paid", seat, line: { ...rest, cite } },
    cite,
  });
  const won = (bet, stake, ratio, pays, reason, cite) => ({
    ...{ bet, box: 0, stake, outcome: "win", ratio, prize: pays, pays, commission: 0, returned: stake + pays, reason },
    cite,
  });
  const lost = (bet, stake, reason, cite) => ({
    ...{ bet, box: 0, stake, outcome: "lose", ratio: null, prize: 0, pays: 0, commission: 0, returned: 0, reason },
    cite,
  });
  const first = [
    won("war", 5, [1, 1], 5, "higherCard", article("9.a")),
    won("blackjack", 8, [1, 1], 8, "higherTotal", house("blackjackProcedures")),
    won("poker", 3, [15, 1], 45, "fourOfAKind", patent("sixCardPaytable")),
    won("bonus", 2, [10, 1], 20, "hatTrick", patent("bonusHatTrick")),
  ];
  const second = [
    lost("war", 7, "lowerCard", article("9.a")),
    lost("blackjack", 10, "lowerTotal", house("blackjackProcedures")),
    won("poker", 5, [3, 1], 15, "threeOfAKind", patent("sixCardPaytable")),
  ];

  test("the deal: War from the last box down before the second card, the dealer's card down, the first question", () => {
    const bet = (n, seat, name, amount) => ({
      ...{ n, hand: 1, type: "betPlaced", seat, bet: name, amount },
      cite: article("8"),
    });
    const card = (n, to, card, cite) => ({ n, hand: 1, type: "dealt", to, box: 0, card, up: card !== null, cite });
    assert.deepEqual(exact(events), [
      { n: 0, hand: 1, type: "handStarted", seats: [0, 3], button: null, banker: null },
      { n: 1, hand: 1, type: "shuffled", by: "deck" },
      bet(2, 0, "war", 5),
      bet(3, 0, "blackjack", 8),
      bet(4, 0, "poker", 3),
      bet(5, 0, "bonus", 2),
      bet(6, 3, "war", 7),
      bet(7, 3, "blackjack", 10),
      bet(8, 3, "poker", 5),
      card(9, 0, "Tc", article("9.a")),
      card(10, 3, "4c", article("9.a")),
      card(11, "dealer", "9d", house("dealerWarCard")),
      paid(12, 3, second[0]),
      paid(13, 0, first[0]),
      { n: 14, hand: 1, type: "phase", phase: "blackjack" },
      card(15, 0, "7c", article("9.b")),
      card(16, 3, "8c", article("9.b")),
      card(17, "dealer", null, article("9.b")),
      { n: 18, hand: 1, type: "turn", seat: 0, box: 0, cite: article("9.b") },
    ]);
  });

  test("Black Jack from box 0 up, then Poker: dealt from box 0 up, settled from the last box down", () => {
    const acted = (n, seat, action, more, cite) => ({
      ...{ n, hand: 1, type: "acted", seat, action, ...more },
      cite,
    });
    const player = { bet: "blackjack", box: 0 };
    const card = (n, to, card, letter) => ({
      ...{ n, hand: 1, type: "dealt", to, box: 0, card, up: true },
      cite: article(letter),
    });
    const [fours, threes] = table.settlement().seats.map(({ hand }) => hand);
    assert.deepEqual([fours.category, fours.ranks, fours.unused], ["fourOfAKind", ["2", "T"], ["7c"]]);
    assert.deepEqual([threes.category, threes.ranks, threes.unused], ["threeOfAKind", ["3", "8", "5"], ["4c"]]);
    const shown = (n, at, cards, rank) => ({
      ...{ n, hand: 1, type: "shown", at, box: 0, cards, ...(rank && { rank }) },
      cite: rank ? article("9.c.1") : house("blackjackProcedures"),
    });
    assert.deepEqual(exact(played), [
      acted(19, 0, "hit", player, article("9.b")),
      card(20, 0, "2d", "9.b"),
      acted(21, 0, "stand", player, article("9.b")),
      { n: 22, hand: 1, type: "turn", seat: 3, box: 0, cite: article("9.b") },
      acted(23, 3, "hit", player, article("9.b")),
      card(24, 3, "5c", "9.b"),
      acted(25, 3, "stand", player, article("9.b")),
      shown(26, "dealer", ["9d", "9h"]),
      acted(27, "dealer", "stand", { auto: true }, house("blackjackProcedures")),
      paid(28, 0, first[1]),
      paid(29, 3, second[1]),
      card(30, 0, "2c", "9.c"),
      card(31, 0, "2h", "9.c"),
      card(32, 0, "2s", "9.c"),
      card(33, 3, "3c", "9.c"),
      card(34, 3, "3d", "9.c"),
      card(35, 3, "3h", "9.c"),
      shown(36, 3, ["4c", "8c", "5c", "3c", "3d", "3h"], threes),
      paid(37, 3, second[2]),
      shown(38, 0, ["Tc", "7c", "2d", "2c", "2h", "2s"], fours),
      paid(39, 0, first[2]),
      paid(40, 0, first[3]),
      { n: 41, hand: 1, type: "phase", phase: "settled" },
      { n: 42, hand: 1, type: "settled", settlement: table.settlement() },
    ]);
  });

  test("the settlement adds up", () => {
    const settlement = table.settlement();
    const total = (points) => ({ total: points, soft: false, natural: false, bust: false, sixCards: false });
    const [one, three] = settlement.seats;
    assert.deepEqual(exact(settlement), {
      seats: [
        {
          ...{ seat: 0, staked: 18, returned: 96, won: 78, net: 78, hand: one.hand, lines: first },
          ...{ blackjack: [total(19)], warCard: "Tc", setAside: "7c" },
        },
        {
          ...{ seat: 3, staked: 22, returned: 20, won: 15, net: -2, hand: three.hand, lines: second },
          ...{ blackjack: [total(17)], warCard: "4c", setAside: "4c" },
        },
      ],
      limit: null,
      house: -76,
    });
  });

  test("the view at the end: all six cards up, the dealer's total, every bet as it ended", () => {
    const view = table.view();
    assert.deepEqual(
      view.seats.map(({ state, total, bets, hands }) => [
        state,
        total,
        bets.map(({ bet, amount, state }) => `${bet} ${amount} ${state}`).join(", "),
        hands.map(({ cards, blackjack }) => `${cards.map(({ card }) => card).join(" ")}: ${blackjack.total}`).join(),
      ]),
      [
        ["done", 18, "war 5 won, blackjack 8 won, poker 3 won, bonus 2 won", "Tc 7c 2d 2c 2h 2s: 19"],
        ...Array(2).fill(["empty", 0, "", ""]),
        ["done", 22, "war 7 lost, blackjack 10 lost, poker 5 won", "4c 8c 5c 3c 3d 3h: 17"],
        ...Array(2).fill(["empty", 0, "", ""]),
      ],
    );
    const [dealer] = view.dealer;
    assert.deepEqual([dealer.cards.map(({ card }) => card), dealer.blackjack.total], [["9d", "9h"], 18]);
    assert.deepEqual([view.undealt, view.burned, view.board, view.toAct, view.pending], [38, 0, [], null, []]);
  });
});

// ── War ──

describe("War", () => {
  test("B147 odd bets: won whole, lost whole, and of a tie the half rounded down", () => {
    // Against a nine: an ace, a two, a nine.
    const { table } = dealt("Ac 2c 9c 9d 5c 6c 7c 8d", { 0: [5, 1, 1], 1: [7, 1, 1], 2: [9, 1, 1] });
    table.act({ type: "stand" });
    table.act({ type: "stand" });
    table.act({ type: "stand" });
    assert.deepEqual(
      [0, 1, 2].map((seat) => line(table, "war", seat)),
      ["war win higherCard 5 10", "war lose lowerCard 7 0", "war halfLost equalCards 9 5"],
    );
    const states = table
      .view()
      .seats.slice(0, 3)
      .map(({ bets }) => bets[0].state);
    assert.deepEqual(states, ["won", "lost", "halfLost"]);
  });

  test("is over before anybody decides, and stays as it was", () => {
    const { table } = one("Ac 9d 5c 8d");
    assert.equal(table.phase, "blackjack");
    assert.equal(table.view().seats[0].bets[0].state, "won");
    assert.equal(table.settlement(), null);
  });
});

// ── Black Jack ──

describe("Black Jack", () => {
  const legal = (table) =>
    table.legalActions().map(({ type, price }) => (price === undefined ? type : `${type} ${price}`));

  test("B136 a ten on a split ace is 21, paid one to one, and no blackjack", () => {
    const { table } = one("Ac 9d Ad 9h Kc Kd", "p");
    assert.equal(line(table, "blackjack"), "blackjack win higherTotal 10 20, blackjack/1 win higherTotal 10 20");
    assert.deepEqual(
      table.settlement().seats[0].blackjack.map(({ total, natural }) => [total, natural]),
      [
        [21, false],
        [21, false],
      ],
    );
    // Against a dealer's blackjack nothing is split: he looked at his card first, and takes the one bet.
    assert.equal(line(one("Ac Kd Ad Ah").table, "blackjack"), "blackjack lose dealerNatural 10 0");
    // Nor does 21 after a split beat a dealer's 21 of three cards.
    assert.equal(
      line(one("Ac 5d Ad 6h Kc 9c Th", "p").table, "blackjack"),
      "blackjack push equalTotals 10 10, blackjack/1 lose lowerTotal 10 0",
    );
  });

  test("B137 a dealer's blackjack is looked for before the first player, and ends Black Jack at once", () => {
    for (const deck of ["7c Ad 7d Kh 7h", "7c Kd 7d Ah 7h"]) {
      const { table, events } = one(deck);
      assert.equal(table.phase, "settled");
      assert.equal(line(table, "blackjack"), "blackjack lose dealerNatural 10 0");
      const shown = events.find(({ type }) => type === "shown");
      assert.deepEqual([shown.at, shown.cite], ["dealer", house("dealerPeeks")]);
      assert.ok(events.every(({ type }) => type !== "turn"));
      // War and Poker are settled all the same: a third seven and the twos fill the hand.
      assert.equal(line(table, "poker"), "poker win fullHouse 10 80");
    }
    // An ace or a ten without it: nothing is told of the card below.
    for (const deck of ["7c Ad 7d 9h", "7c Kd 7d 9h"]) {
      const { table, events } = one(deck);
      assert.equal(table.phase, "blackjack");
      assert.ok(events.every(({ type }) => type !== "shown"));
      assert.doesNotMatch(JSON.stringify([events, table.view(), table.view(0)]), /9h/);
    }
  });

  test("B138 equal blackjacks and equal 21s push: the stake comes back, no more", () => {
    assert.equal(line(one("Ac Kd Kc Ah").table, "blackjack"), "blackjack push bothNatural 10 10");
    assert.equal(line(one("7c 7d 7h 6c 7s 8d", "h").table, "blackjack"), "blackjack push equalTotals 10 10");
    assert.equal(line(one("Tc 9d 8c 9h", "s").table, "blackjack"), "blackjack push equalTotals 10 10");
  });

  test("B139 two aces are split, once, and nothing else is", () => {
    for (const [deck, moves] of [
      ["6c 9d 6d 9h Ac", "h"],
      ["4c 9d 4d 9h Kc", "h"],
      ["6c 9d 6d 9h", ""],
      ["Kc 9d Kd 9h", ""],
      ["Ac 9d 6d 9h Ad", "h"],
    ]) {
      const { table } = one(deck, moves);
      assert.deepEqual(legal(table), ["hit", "stand"], deck);
      const error = refused(() => table.act({ type: "split" }), "notAllowed", { type: "split" });
      assert.deepEqual(error.cite, article("9.b"));
    }
    const { table } = one("Ac 9d Ad 9h Ah As");
    assert.deepEqual(legal(table), ["hit", "stand", "split 10"]);
    const events = decide(table, "p");
    // One card on each at once, and both stand, though they are aces again.
    assert.deepEqual(briefly(events).slice(0, 4), ["0 split", "0 Ah", "0/1 As", "dealer shows"]);
    assert.deepEqual([events[0].amount, events[0].cite], [10, article("9.b")]);
    assert.deepEqual(
      table.settlement().seats[0].blackjack.map(({ total, soft }) => [total, soft]),
      [
        [12, true],
        [12, true],
      ],
    );
    assert.equal(table.settlement().seats[0].staked, 50);
  });

  test("B140 doubling is an option, on two cards, and not after a split", () => {
    const double = { double: true };
    assert.deepEqual(legal(one("Ac 9d Ad 9h", "", double).table), ["hit", "stand", "split 10", "double 10"]);
    const { table } = one("2c 9d 3d 9h 4c", "h", double);
    assert.deepEqual(legal(table), ["hit", "stand"]);
    const error = refused(() => table.act({ type: "double" }), "notAllowed", { type: "double" });
    assert.deepEqual(error.cite, house("doubleOption"));
    assert.equal(one("Ac 9d Ad 9h Kc Kd", "p", double).table.phase, "settled");
    refused(() => one("5c 9d 6d 9h").table.act({ type: "double" }), "notAllowed");
    // One card, whatever it is; win and loss are of the doubled bet, and a bust one is taken at once.
    for (const [deck, expected] of [
      ["5c 9d 6d 9h Tc", "blackjack win higherTotal 20 40"],
      ["5c 9d 6d 9h 4c", "blackjack lose lowerTotal 20 0"],
      ["5c 9d 6d 9h 7c", "blackjack push equalTotals 20 20"],
      ["Tc 9d 6d 9h 7c", "blackjack lose bust 20 0"],
    ]) {
      const { table, events } = one(deck, "d", double);
      assert.equal(line(table, "blackjack"), expected);
      const { amount, cite } = events.find(({ action }) => action === "double");
      assert.deepEqual([amount, cite], [10, house("doubleOption")]);
      assert.equal(table.view().seats[0].bets[1].amount, 20);
    }
  });

  test("B142 six cards without passing 21 are paid at once and closed", () => {
    const { table, events } = one("2c Td 2d Th 3c 3d 4c 5c", "hhhh");
    assert.equal(line(table, "blackjack"), "blackjack win sixCards 10 20");
    assert.equal(table.settlement().seats[0].blackjack[0].sixCards, true);
    const told = briefly(events);
    assert.ok(told.indexOf("0: blackjack win") < told.indexOf("dealer shows"));
    const line0 = table.settlement().seats[0].lines.find(({ bet }) => bet === "blackjack");
    // Article 9.b has them paid at once and names no ratio: that one is ours.
    assert.deepEqual([line0.cite, line0.ratio], [house("sixCardsEven"), [1, 1]]);
    // The dealer, who has no hand to beat, does not draw; and Poker has its six cards already.
    assert.ok(!told.includes("dealer hit") && told.filter((text) => text.startsWith("0 ")).length === 11);
    // With another hand open he draws to 21; the six cards stay paid.
    const two = dealt("2c Tc 2s 2d 8d Th 3c 3d 4c 5c 9c", { 0: [10, 10, 10], 1: [10, 10, 10] }).table;
    decide(two, "hhhhs");
    assert.equal(two.view().dealer[0].blackjack.total, 21);
    assert.equal(line(two, "blackjack", 0), "blackjack win sixCards 10 20");
    assert.equal(line(two, "blackjack", 1), "blackjack lose lowerTotal 10 0");
    // Six cards that make 21 exactly are six cards; a seventh is never offered.
    assert.equal(line(one("2c Td 2d Th 3c 3d 4c 7c", "hhhh").table, "blackjack"), "blackjack win sixCards 10 20");
    // The sixth card may pass 21.
    assert.equal(line(one("2c Td 2d Th 3c 3d 4c 8c", "hhhh").table, "blackjack"), "blackjack lose bust 10 0");
  });

  test("B143 the dealer stands on soft 17, or by option draws to it; a hard 17 stands either way", () => {
    const dealer = (deck, config) => {
      const { table } = one(deck, "s", config);
      const [{ cards, blackjack }] = table.view().dealer;
      return [cards.map(({ card }) => card).join(" "), blackjack.total, line(table, "blackjack")];
    };
    const soft = "Tc Ad 8c 6d 4h";
    assert.deepEqual(dealer(soft), ["Ad 6d", 17, "blackjack win higherTotal 10 20"]);
    assert.deepEqual(dealer(soft, { hitSoft17: true }), ["Ad 6d 4h", 21, "blackjack lose lowerTotal 10 0"]);
    // Soft 17 in three cards too, and on until it is hard 17 or more.
    assert.deepEqual(dealer("Tc Ad 8c 2d 4h Th", { hitSoft17: true })[0], "Ad 2d 4h Th");
    for (const hitSoft17 of [false, true]) {
      assert.deepEqual(dealer("Tc Td 8c 7d 4h", { hitSoft17 })[0], "Td 7d");
      assert.deepEqual(dealer("Tc Ad 8c 7d 4h", { hitSoft17 })[0], "Ad 7d");
    }
  });

  test("B144 the dealer draws to 17 though he is ahead, and not at all if no hand is open", () => {
    const { table, events } = one("Tc Td 5c 6d 2h", "s");
    assert.deepEqual(
      table.view().dealer[0].cards.map(({ card }) => card),
      ["Td", "6d", "2h"],
    );
    assert.equal(line(table, "blackjack"), "blackjack lose lowerTotal 10 0");
    const drawn = events.filter(({ type, seat, to }) => (type === "acted" && seat === "dealer") || to === "dealer");
    assert.deepEqual(drawn.slice(2).map(brief), ["dealer hit auto", "dealer 2h", "dealer stand auto"]);
    assert.ok(drawn.slice(2).every(({ cite }) => cite.note === "blackjackProcedures"));
    // Bust, six cards and a blackjack wait for nobody.
    for (const [deck, moves] of [
      ["Tc Td 6c 6d Th", "h"],
      ["2c Td 2d 6h 3c 3d 4c 5c", "hhhh"],
      ["Ac 9d Kc 6d", ""],
    ]) {
      const { table } = one(deck, moves);
      assert.equal(table.view().dealer[0].cards.length, 2, deck);
      assert.ok(table.view().dealer[0].cards.every(({ up }) => up));
    }
  });

  test("a dealer who goes over 21 pays every open hand", () => {
    const { table, events } = one("Tc Td 2c 6d Th", "s");
    assert.equal(line(table, "blackjack"), "blackjack win dealerBust 10 20");
    assert.ok(!briefly(events).includes("dealer stand auto"));
  });

  test("B146 a blackjack of 5 wins 7 and of 100 wins 150; by option at another ratio", () => {
    const natural = (bet, config) => {
      const { table } = dealt("Ac 9d Kc 9h", { 0: [1, bet, 1] }, config);
      const { pays, returned, ratio } = table.settlement().seats[0].lines[1];
      return [pays, returned, ratio];
    };
    assert.deepEqual(natural(5), [7, 12, [3, 2]]);
    assert.deepEqual(natural(100), [150, 250, [3, 2]]);
    assert.deepEqual(natural(5, { blackjackPays: [6, 5] }), [6, 11, [6, 5]]);
    assert.deepEqual(natural(1, { blackjackPays: [6, 5] }), [1, 2, [6, 5]]);
  });

  test("B148 18 against 18 pushes, and what the house decides stands in the settings and in the line", () => {
    const { table } = one("Tc 9d 8c 9h", "s");
    assert.equal(line(table, "blackjack"), "blackjack push equalTotals 10 10");
    const { cite } = table.settlement().seats[0].lines[1];
    assert.deepEqual(cite, house("blackjackProcedures"));
    const { hitSoft17, blackjackPays, double } = table.view().config;
    assert.deepEqual([hitSoft17, blackjackPays, double], [false, [3, 2], false]);
  });

  test("21 stands by itself: a blackjack, and a hand that draws to it", () => {
    const { table, events } = dealt("Ac 5c 9d Kc 6c 8h Tc", { 0: [1, 1, 1], 1: [1, 1, 1] });
    assert.deepEqual(briefly(events).slice(-2), ["0 stand auto", "turn 1"]);
    assert.deepEqual(briefly(decide(table, "h")).slice(0, 4), ["1 hit", "1 Tc", "1 stand auto", "dealer shows"]);
  });
});

// ── Poker and the bonus ──

describe("Poker", () => {
  test("a split box has one hand of six cards: its four, and two that lie with the first", () => {
    const { table, events } = one("Ac 9d Ad 9h Kc Qd 2h 3h", "p");
    assert.deepEqual(
      briefly(events).filter((text) => /^0(\/1)? \w\w$/.test(text)),
      [...["0 Ac", "0 Ad", "0 Kc", "0/1 Qd", "0 2h", "0 3h"]],
    );
    const [{ hand, setAside, warCard, lines }] = table.settlement().seats;
    assert.deepEqual(
      [hand.category, hand.cards, setAside, warCard],
      [...["onePair", ["Ac", "Ad", "Kc", "Qd", "3h"], "2h", "Ac"]],
    );
    assert.deepEqual(
      lines.filter(({ bet }) => bet === "poker").map(({ box }) => box),
      [0],
    );
    const hands = table.view().seats[0].hands;
    assert.deepEqual(
      hands.map(({ cards }) => cards.map(({ card }) => card).join(" ")),
      ["Ac Kc 2h 3h", "Ad Qd"],
    );
    assert.deepEqual(
      hands.map(({ rank }) => rank?.category ?? null),
      ["onePair", null],
    );
    assert.deepEqual(
      hands.map(({ blackjack }) => blackjack.total),
      [21, 21],
    );
  });

  test("a busted hand plays it too, with what it lacks of six", () => {
    const { table, events } = one("Tc 9d 6c 9h Td 3c 3h 3d", "h");
    assert.equal(line(table, "blackjack"), "blackjack lose bust 10 0");
    assert.deepEqual(
      briefly(events).filter((text) => /^0 \w\w$/.test(text)),
      [...["0 Tc", "0 6c", "0 Td", "0 3c", "0 3h", "0 3d"]],
    );
    assert.equal(line(table, "poker"), "poker win fullHouse 10 80");
    assert.equal(line(table, "bonus"), "bonus lose blackjackLost 10 0");
  });

  test("B012 a royal flush is paid as such, by the table of the settings", () => {
    const royal = "Ts 9d Js 8d As Ks Qs 2c";
    assert.equal(line(one(royal, "s").table, "poker"), "poker win royalFlush 10 1010");
    const config = { pokerPaytable: { royalFlush: [500, 1], straight: [7, 2] } };
    assert.equal(line(one(royal, "s", config).table, "poker"), "poker win royalFlush 10 5010");
    assert.deepEqual(one(royal, "", config).table.view().config.pokerPaytable, {
      ...{ royalFlush: [500, 1], straightFlush: [30, 1], fourOfAKind: [15, 1], fullHouse: [7, 1], flush: [5, 1] },
      ...{ straight: [7, 2], threeOfAKind: [3, 1], twoPair: [2, 1], queensOrBetter: [1, 1] },
    });
  });
});

describe("the bonus", () => {
  for (const [what, deck, moves, expected] of [
    ["wins when all three are won", "Tc 9d Td 9h Th Ts 2c 3c", "s", "win hatTrick 10 110"],
    ["wins though War was tied", "9c 9d 9h 9s Tc Td 2c 3c", "s", "win hatTrick 10 110"],
    ["wins though Black Jack was pushed", "Tc 9d 8c 9h Td Th 2c 3c", "s", "win hatTrick 10 110"],
    ["is lost with War, at once", "9c Td 9d 7h Tc Ts 2c 3c", "s", "lose warLost 10 0"],
    ["is lost with Black Jack that goes over 21", "Tc 9d 6c 9h Td 3c 3h 3d", "h", "lose blackjackLost 10 0"],
    ["is lost with Black Jack against the dealer", "Tc 9d 6c 9h Td Th 2c 3c", "s", "lose blackjackLost 10 0"],
    ["is lost with Black Jack to a dealer's blackjack", "Kc Kd Kh Ah Ks Qs 2c 3c", "", "lose blackjackLost 10 0"],
    ["is lost with Poker alone", "Tc 9d 8c 8d 2h 4d 6s Kc", "s", "lose pokerLost 10 0"],
    ["wins if a split comes out even", "Ac Td Ad 9h Kc 2d Ah", "p", "win hatTrick 10 110"],
    ["is lost if a split loses both", "Ac Td Ad 9h 7c 2d Ah", "p", "lose blackjackLost 10 0"],
    ["is lost if a split loses one and pushes the other", "Ac Td Ad 9h 8c 2d Ah", "p", "lose blackjackLost 10 0"],
  ]) {
    test(`${what}`, () => {
      const { table, events } = one(deck, moves);
      assert.equal(line(table, "bonus"), `bonus ${expected}`);
      // Taken right after the bet that took it.
      const told = briefly(events);
      const with_ = { warLost: "0: war lose", blackjackLost: "0: blackjack lose", pokerLost: "0: poker lose" };
      const reason = expected.split(" ")[1];
      if (reason in with_) assert.equal(told[told.indexOf("0: bonus lose") - 1], with_[reason]);
      const { cite } = table.settlement().seats[0].lines.at(-1);
      const cites = { warLost: article("9.a"), blackjackLost: article("9.b") };
      assert.deepEqual(cite, cites[reason] ?? patent("bonusHatTrick"));
    });
  }

  test("needs a Poker that pays: a hand that the table pays 0 to 1 has its bet back, and no bonus", () => {
    const tens = "Tc 9d Td 9h Th Ts 2c 3c";
    for (const ratio of [
      [0, 1],
      [0, 7],
    ]) {
      const { table } = one(tens, "s", {
        pokerPaytable: { fourOfAKind: ratio },
      });
      assert.equal(line(table, "poker"), "poker win fourOfAKind 10 10");
      assert.equal(line(table, "bonus"), "bonus lose pokerLost 10 0");
    }
    // It goes by the ratio: what is rounded down to nothing has won.
    const config = { pokerPaytable: { fourOfAKind: [1, 100] } };
    const { table } = one(tens, "s", config);
    assert.equal(line(table, "poker"), "poker win fourOfAKind 10 10");
    assert.equal(line(table, "bonus"), "bonus win hatTrick 10 110");
  });

  test("by its ratio, rounded down; not at every box", () => {
    const { table } = dealt("Tc Th 9d Td 8h 9h Ts 2c 3c 4c", { 0: [1, 1, 1, 7], 5: [1, 1, 1] }, { bonusPays: [5, 2] });
    decide(table, "ss");
    assert.equal(line(table, "bonus"), "bonus win hatTrick 7 24");
    assert.equal(line(table, "bonus", 5), "");
  });

  test("has no limits, hence is not taken, without a ratio; and no ratio without limits", () => {
    const limits = { war: any, blackjack: any, poker: any };
    const plain = new TripleShot({ seats: 1, limits });
    const bets = [{ seat: 0, war: 1, blackjack: 1, poker: 1, bonus: 1 }];
    const error = refused(() => plain.act({ type: "deal", bets }), "notAllowed", { bet: "bonus", seat: 0 });
    assert.deepEqual(error.cite, house("bonusNeedsRatio"));
    assert.ok(!("bonusPays" in plain.view().config) && !("bonus" in plain.view().config.limits));
    refused(() => new TripleShot({ ...base, bonusPays: undefined }), "badInput");
    refused(() => new TripleShot({ seats: 1, limits: base.limits }), "badInput", {
      ...{ argument: "config.bonusPays", reason: "missing" },
    });
    refused(() => new TripleShot({ seats: 1, limits, bonusPays: [10, 1] }), "badConfig", {
      ...{ key: "config.bonusPays", needs: "config.limits.bonus" },
    });
  });
});

// ── The maximum payout ──

test("the maximum payout is shared out over what Poker and bonus win, seat by seat, then line by line", () => {
  const { table, events } = dealt(deck, { 3: [7, 10, 5], 0: [5, 8, 3, 2] }, { maxPayout: 60 });
  assert.equal(events.length, 19);
  const settled = decide(table, "hshs").at(-1);
  // Poker 45 and bonus 20, Poker 15: 80 in all, so three quarters. Box 0: floor(65 x 60 / 80) = 48, of which
  // floor(45 x 48 / 65) = 33 and 14, the spare chip to the first; box 3: floor(15 x 60 / 80) = 11.
  assert.deepEqual(lines(table), [
    ...["war win higherCard 5 10", "blackjack win higherTotal 8 16"],
    ...["poker win fourOfAKind 3 37", "bonus win hatTrick 2 16"],
  ]);
  assert.equal(line(table, "poker", 3), "poker win threeOfAKind 5 16");
  const settlement = table.settlement();
  assert.deepEqual(settlement.limit, { limit: 60, sum: 80, factor: [3, 4], paid: 59 });
  const [poker] = settlement.seats[0].lines.slice(2);
  assert.deepEqual([poker.prize, poker.pays], [45, 34]);
  assert.deepEqual(settled.cite, house("payoutLimit"));
  assert.equal(settlement.house, -settlement.seats.reduce((sum, { net }) => sum + net, 0));
  // Not reached: the factor is one to one, and nothing is cited.
  const whole = dealt(deck, { 3: [7, 10, 5], 0: [5, 8, 3, 2] }, { maxPayout: 80 });
  const last = decide(whole.table, "hshs").at(-1);
  assert.deepEqual(whole.table.settlement().limit, { limit: 80, sum: 80, factor: [1, 1], paid: 80 });
  assert.ok(!("cite" in last));
  assert.equal(whole.table.view().config.maxPayout, 80);
});

// ── Turns, bets, time ──

test("out of turn, by an empty box, by none, what the game does not have: refused with its source", () => {
  const { table } = dealt("Tc 4c 9d 7c 8c 9h", { 0: [1, 1, 1], 2: [1, 1, 1] });
  const of = (action, code, details, cite) => {
    assert.deepEqual(table.check(action), { code, details, cite });
    assert.deepEqual(refused(() => table.act(action), code, details).cite, cite);
  };
  of({ type: "hit", seat: 2 }, "notYourTurn", { seat: 2, pending: [0] }, article("9.b"));
  of({ type: "hit", seat: 1 }, "emptySeat", { seat: 1 }, article("9.b"));
  of({ type: "hit", seat: 6 }, "unknownSeat", { seat: 6, seats: 6 }, house("unknownActions"));
  of({ type: "split" }, "notAllowed", { type: "split" }, article("9.b"));
  of({ type: "fold" }, "unknownAction", { type: "fold" }, article("9"));
  of({ type: "houseWay" }, "unknownAction", { type: "houseWay" }, article("9"));
  of({ type: "timeout", seat: 2 }, "notYourTurn", { seat: 2, pending: [0] }, house("timeoutDefaults"));
  const bets = [{ seat: 0, war: 1, blackjack: 1, poker: 1 }];
  of({ type: "deal", bets }, "handRunning", {}, article("8"));
  of({ type: "hit", version: 0 }, "stale", { version: 1, got: 0 }, house("staleAction"));
  assert.deepEqual(table.tableActions(), [{ type: "void" }, { type: "timeout", seats: [0] }]);
  decide(table, "ss");
  of({ type: "hit" }, "noHandRunning", {}, article("9.b"));
  assert.deepEqual(table.legalActions(), []);
});

test("three bets, each within its own limits, and the bonus within its", () => {
  const limits = { war: { min: 5, max: 10 }, blackjack: { min: 10, max: 20 }, poker: { min: 1, max: 2 }, bonus: any };
  const table = new TripleShot({ seats: 3, limits, bonusPays: [3, 1] });
  const bet = { seat: 0, war: 5, blackjack: 10, poker: 1 };
  const refusal = (bets, code, details, cite) => {
    assert.deepEqual(refused(() => table.act({ type: "deal", bets }), code, details).cite, cite);
  };
  const range = (bet, got) => ({ seat: 0, bet, ...limits[bet], got });
  refusal([{ ...bet, war: 4 }], "belowMinimum", range("war", 4), article("8"));
  refusal([{ ...bet, blackjack: 21 }], "aboveMaximum", range("blackjack", 21), article("8"));
  refusal([{ ...bet, poker: 3 }], "aboveMaximum", range("poker", 3), article("8"));
  refusal([{ ...bet, bonus: 0 }], "belowMinimum", range("bonus", 0), article("8"));
  refusal([{ ...bet, seat: 3 }], "unknownSeat", { seat: 3, seats: 3 }, article("8"));
  refusal([bet, bet], "duplicateSeat", { seat: 0 }, article("8"));
  refusal([], "notEnoughPlayers", { min: 1 }, article("8"));
  refusal(
    [{ seat: 0, war: 5, blackjack: 10 }],
    "badInput",
    { argument: "action.bets[0].poker", reason: "missing" },
    null,
  );
  refusal([{ seat: 0, bet: 5 }], "badInput", undefined, null);
  refusal([{ ...bet, war: 5.5 }], "badChips", { argument: "action.bets[0].war", got: 5.5 }, null);
  assert.deepEqual(table.tableActions(), [{ type: "deal", seats: [0, 1, 2], limits }]);
});

test("a box that does not act is warned once a hand, then stands", () => {
  const { table } = dealt("Tc 4c 9d 7c 8c 9h", { 0: [1, 1, 1], 1: [1, 1, 1] });
  const [warned] = table.act({ type: "timeout" });
  assert.deepEqual(warned, { n: warned.n, hand: 1, type: "warned", seat: 0, cite: house("timeoutDefaults") });
  assert.deepEqual([table.toAct, table.view().seats[0].warned], [0, true]);
  const [timedOut, acted, turn] = table.act({ type: "timeout" });
  assert.deepEqual(timedOut, {
    ...{ n: timedOut.n, hand: 1, type: "timedOut", seat: 0, default: "stand" },
    cite: house("timeoutDefaults"),
  });
  assert.deepEqual([acted.action, acted.auto, acted.cite], ["stand", true, article("9.b")]);
  assert.deepEqual([turn.seat, table.toAct], [1, 1]);
  table.act({ type: "timeout", seat: 1 });
  table.act({ type: "hit" });
  assert.equal(table.act({ type: "timeout" })[0].type, "timedOut");
  assert.equal(table.phase, "settled");
});

// ── Void, undo, snapshots ──

test("a void hand gives back every bet, split and settled ones too, and shows the dealer's card to nobody", () => {
  const { table } = dealt("Ac 2c 9d Ad 3c Kh Kc 4c", { 0: [10, 20, 30, 40], 1: [5, 5, 5] }, { maxPayout: 5 });
  decide(table, "p");
  const [voided, phase, settled] = table.act({ type: "void", reason: "misdeal" });
  assert.deepEqual(exact(voided), {
    ...{ n: voided.n, hand: 1, type: "voided", reason: "misdeal" },
    returned: [
      { seat: 0, amount: 120 },
      { seat: 1, amount: 15 },
    ],
    cite: house("voidReturnsBets"),
  });
  assert.deepEqual([phase.phase, settled.type], ["settled", "settled"]);
  assert.deepEqual(lines(table), [
    ...["war void void 10 10", "blackjack void void 20 20", "blackjack/1 void void 20 20"],
    ...["poker void void 30 30", "bonus void void 40 40"],
  ]);
  const { seats, house: kept, limit } = table.settlement();
  assert.deepEqual([kept, limit], [0, { limit: 5, sum: 0, factor: [1, 1], paid: 0 }]);
  assert.deepEqual(
    seats.map(({ net, hand }) => [net, hand]),
    [
      [0, null],
      [0, null],
    ],
  );
  assert.ok(seats.every((seat) => !("blackjack" in seat || "warCard" in seat || "setAside" in seat)));
  assert.doesNotMatch(JSON.stringify([table.view(), table.view(0), table.events(), table.settlement()]), /Kh/);
  assert.ok(table.view().seats[0].bets.every(({ state }) => state === "push"));
});

test("A08 A09 undo, redo, snapshot and restore at every step of a hand with a split lead to the same end", () => {
  const play = (table, each) => {
    each(table);
    for (const letter of "psshs") {
      if (table.toAct === null) break;
      table.act({ type: MOVES[letter] });
      each(table);
    }
    return JSON.stringify([table.settlement(), table.events()]);
  };
  const stakes = { 0: [5, 8, 3, 2], 1: [5, 8, 3], 4: [1, 1, 1] };
  const cards = "Ac 5c 8c 9d Ad 6c Th 7h Kc 4c 2c";
  const start = () => dealt(cards, stakes, { seed: "steps", keep: 2 }).table;
  const straight = play(start(), () => {});
  const detours = play(start(), (table) => {
    const before = JSON.stringify(table.snapshot());
    assert.ok(table.undo());
    assert.notEqual(JSON.stringify(table.snapshot()), before);
    assert.ok(table.redo());
    assert.equal(JSON.stringify(table.snapshot()), before);
  });
  assert.equal(detours, straight);
  let table = start();
  const ended = play(
    {
      get toAct() {
        return table.toAct;
      },
      act: (action) => table.act(action),
      settlement: () => table.settlement(),
      events: () => table.events(),
    },
    () => {
      const view = JSON.stringify({ ...table.view(0), version: 0 });
      table = TripleShot.restore(JSON.parse(JSON.stringify(table.snapshot())));
      assert.equal(JSON.stringify(table.view(0)), view);
    },
  );
  assert.equal(ended, straight);
  // Back to before the deal, and no further.
  const undone = start();
  assert.ok(undone.undo());
  assert.deepEqual([undone.hand, undone.phase, undone.undo()], [0, "waiting", false]);
});

test("A01 the dealer's hole card is in no view, event, action or error until his turn", () => {
  const { table } = dealt("Tc 4c 9d 7c 8c 5h", { 0: [1, 1, 1], 1: [1, 1, 1] }, { double: true });
  const told = () => [
    ...[null, 0, 1, 2, 5].flatMap((seat) => [table.view(seat), table.events({ seat }), table.legalActions(seat)]),
    ...["hit", "split", "double", "deal", "fold"].map((type) => table.check({ type })),
    table.tableActions(),
  ];
  for (const letter of "hs") {
    assert.doesNotMatch(JSON.stringify(told()), /5h/);
    const [{ cards, blackjack }] = table.view().dealer;
    assert.deepEqual([cards[1], blackjack], [{ card: null, up: false }, null]);
    decide(table, letter);
  }
  assert.doesNotMatch(JSON.stringify(told()), /5h/);
  decide(table, "s");
  assert.match(JSON.stringify(table.view()), /5h/);
  // Back before it, in this table and in a restored one.
  table.undo();
  assert.doesNotMatch(JSON.stringify(told()), /5h/);
  const restored = TripleShot.restore(table.snapshot());
  assert.doesNotMatch(JSON.stringify([restored.view(), restored.events()]), /5h/);
});

// ── Settings ──

test("settings are shown whole, with their defaults", () => {
  const limits = { war: { min: 1, max: 2 }, blackjack: { min: 3, max: 4 }, poker: { min: 5, max: 6 } };
  assert.deepEqual(new TripleShot({ seats: 2, limits, seed: "x" }).view().config, {
    ...{ seats: 2, limits, hitSoft17: false, blackjackPays: [3, 2], double: false },
    pokerPaytable: {
      ...{ royalFlush: [100, 1], straightFlush: [30, 1], fourOfAKind: [15, 1], fullHouse: [7, 1], flush: [5, 1] },
      ...{ straight: [4, 1], threeOfAKind: [3, 1], twoPair: [2, 1], queensOrBetter: [1, 1] },
    },
  });
  const all = { ...base, hitSoft17: true, blackjackPays: [6, 5], double: true, maxPayout: 7 };
  const { pokerPaytable, ...shown } = new TripleShot(all).view().config;
  assert.deepEqual(shown, all);
  assert.equal(pokerPaytable.royalFlush[0], 100);
});

for (const [what, change, code] of [
  ["seven seats", { seats: 7 }, "badInput"],
  ["no seat", { seats: 0 }, "badInput"],
  ["one set of limits", { limits: any }, "badInput"],
  ["limits of two bets", { limits: { war: any, blackjack: any } }, "badInput"],
  ["a minimum above the maximum", { limits: { ...base.limits, war: { min: 2, max: 1 } } }, "badConfig"],
  ["half a chip", { limits: { ...base.limits, war: { min: 0.5, max: 1 } } }, "badChips"],
  ["a flag that is none", { double: 1 }, "badInput"],
  ["a ratio over nothing", { blackjackPays: [3, 0] }, "badRatio"],
  ["a line of another game", { pokerPaytable: { tensOrBetter: [1, 1] } }, "unknownKey"],
  ["an unknown option", { surrender: true }, "unknownKey"],
  ["a bonus past all chips", { bonusPays: [2 ** 53 - 1, 1] }, "amountOverflow"],
  ["limits past all chips", { limits: { ...base.limits, poker: { min: 1, max: 2 ** 50 } } }, "amountOverflow"],
  ["a limit of nothing", { maxPayout: 0 }, "badInput"],
  ["a seed that is a number", { seed: 5 }, "badInput"],
]) {
  test(`settings with ${what} are refused`, () => {
    refused(() => new TripleShot({ ...base, ...change }), code);
  });
}

// ── With a seed ──

test("with a seed the same hands, cut by the article; and a full table ends within its deck", () => {
  const run = () => {
    const table = new TripleShot({ ...base, seed: "triple", keep: 0 });
    const all = [];
    for (let hand = 0; hand < 200; hand += 1) {
      const bets = Array.from({ length: 6 }, (_, seat) => ({ seat, war: 1, blackjack: 2, poker: 3, bonus: 4 }));
      const events = table.act({ type: "deal", bets });
      const cut = events.find(({ type }) => type === "cut");
      assert.ok(cut.at >= 1 && cut.at <= 51);
      assert.deepEqual(cut.cite, article("7.b"));
      while (table.toAct !== null) table.act({ type: hand % 2 ? "hit" : "stand" });
      all.push(table.settlement().house);
      assert.ok(table.settlement().seats.every(({ hand }) => hand.cards.length === 5));
    }
    return all.join();
  };
  assert.equal(run(), run());
});
