// Pai Gow Poker through the package: whole hands from laid-out decks, event by event and line by line. The faults that
// users reported of other packages by their ids.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { houseWay, PaiGowPoker, rankHand, rankTwo } from "../../pkg/node.js";
import { exact, refused } from "./helpers/api.mjs";
import { DECK } from "./helpers/naive.mjs";
import { packetOf } from "./helpers/pai-gow.mjs";

const article = (number) => ({ regulation: "paigow-1999", article: number });
const house = (note) => ({ source: "housePractice", note });
const ruleset = "paiGow";

const base = { seats: 6, limits: { min: 1, max: 1000 }, houseWay: "trumpPlaza" };
/** A throw of eight: the first packet to the banker, the others to the places after him. */
const EIGHT = [2, 2, 4];

/** A deck whose packets are these; the cards that are not named fill the rest in the order of their ids. */
function deckOf(packets) {
  const named = packets.map((text) => text.split(" "));
  const rest = [...DECK, "Jk"].filter((card) => !named.flat().includes(card));
  const rounds = Array.from({ length: 7 }, (_, round) =>
    Array.from({ length: 7 }, (_, packet) => named[packet]?.[round] ?? rest.shift()),
  );
  return rounds.flat();
}

/** The dealer banks: his packet first, then those of seats 0, 1 … */
function dealt(bets, packets, config) {
  const table = new PaiGowPoker({ ...base, ...config });
  const events = table.act({
    ...{ type: "deal", bets: bets.map((bet, seat) => ({ seat, bet })), deck: deckOf(packets), dice: EIGHT },
  });
  return { table, events };
}

const set = (seat, low) => ({ type: "set", seat, low: low.split(" ") });
const lineOf = ({ outcome, reason, stake, returned, commission }) =>
  `${outcome} ${reason} ${stake} ${returned} ${commission}`;
const seatOf = (table, seat) => table.settlement().seats.find((one) => one.seat === seat);
const lines = (table, seat) => seatOf(table, seat).lines.map(lineOf);

/** Set by Trump Plaza's way: front K-Q, back A-9-7-4-2. */
const DEALER = "As Kd Qh 9c 7d 4s 2h";

// ── One hand, all of it ──

describe("a hand of two seats against the dealer", () => {
  const packets = [DEALER, "Ac Ad Kc Kh 8d 5s 3h", "Jc Td 9h 8c 6d 4h 2d"];
  const { table, events } = dealt([30, 10], packets);
  const first = table.act(set(1, "Td 9h"));
  const last = table.act(set(0, "Kc Kh"));

  test("bets, the throw, card by card to seven packets, four left over, all hidden", () => {
    const bet = (n, seat, amount) => ({
      ...{ n, hand: 1, type: "betPlaced", seat, bet: "main", amount },
      cite: house("tableLimits"),
    });
    assert.deepEqual(exact(events.slice(0, 5)), [
      { n: 0, hand: 1, type: "handStarted", seats: [0, 1], button: null, banker: "dealer" },
      { n: 1, hand: 1, type: "shuffled", by: "deck" },
      bet(2, 0, 30),
      bet(3, 1, 10),
      { n: 4, hand: 1, type: "dice", dice: EIGHT, first: "dealer", cite: house("diceFirstHand") },
    ]);
    const places = ["dealer", 0, 1, 2, 3, 4, 5];
    assert.deepEqual(
      events.slice(5, 58),
      Array.from({ length: 53 }, (_, i) => ({
        ...{ n: 5 + i, hand: 1, type: "dealt", to: i < 49 ? places[i % 7] : "leftOver", box: 0, card: null, up: false },
        cite: house("sevenHands"),
      })),
    );
    assert.deepEqual(events.slice(58), [{ n: 58, hand: 1, type: "phase", phase: "setting" }]);
  });

  test("each seat sees its own seven cards in the log, nobody another's, the dealer's or those left over", () => {
    for (const viewer of [null, 0, 1, 2, 5]) {
      const cards = table.events({ seat: viewer }).filter(({ type, n }) => type === "dealt" && n < 58);
      const seen = cards.filter(({ card }) => card !== null);
      assert.ok(seen.every(({ to }) => to === viewer));
      assert.equal(seen.map(({ card }) => card).join(" "), viewer === 0 ? packets[1] : viewer === 1 ? packets[2] : "");
    }
  });

  test("set in any order; then the dealer sets by the house way, all is shown, banker first, and settled", () => {
    assert.deepEqual(exact(first), [{ n: 59, hand: 1, type: "acted", seat: 1, action: "set", cite: article("4") }]);
    const shown = (n, at, cards, low, high) => ({
      ...{ n, hand: 1, type: "shown", at, box: 0, cards: cards.split(" ") },
      ...{ rank: rankHand(high, { ruleset }), low: rankTwo(low), cite: article("5") },
    });
    const paid = (n, seat, line) => ({ n, hand: 1, type: "paid", seat, line, cite: line.cite });
    const won = {
      ...{ bet: "main", box: 0, stake: 30, outcome: "win", ratio: [1, 1], prize: 30, pays: 29, commission: 1 },
      ...{ returned: 59, reason: "bothHandsWin", cite: house("bothHandsDecide") },
    };
    const lost = {
      ...{ bet: "main", box: 0, stake: 10, outcome: "lose", ratio: null, prize: 0, pays: 0, commission: 0 },
      ...{ returned: 0, reason: "bothHandsLose", cite: house("bothHandsDecide") },
    };
    const settlement = table.settlement();
    assert.deepEqual(exact(last), [
      { n: 60, hand: 1, type: "acted", seat: 0, action: "set", cite: article("4") },
      {
        ...{ n: 61, hand: 1, type: "acted", seat: "dealer", action: "houseWay", auto: true },
        cite: house("houseWayTrumpPlaza"),
      },
      shown(62, "dealer", DEALER, "Kd Qh", "As 9c 7d 4s 2h"),
      shown(63, 0, packets[1], "Kc Kh", "Ac Ad 8d 5s 3h"),
      shown(64, 1, packets[2], "Td 9h", "Jc 8c 6d 4h 2d"),
      paid(65, 0, won),
      paid(66, 1, lost),
      { n: 67, hand: 1, type: "phase", phase: "settled" },
      { n: 68, hand: 1, type: "settled", settlement },
    ]);
    assert.deepEqual(exact(settlement), {
      seats: [
        {
          ...{ seat: 0, staked: 30, returned: 59, won: 29, net: 29, hand: rankHand("Ac Ad 8d 5s 3h", { ruleset }) },
          ...{ lines: [won], low: rankTwo("Kc Kh"), versus: { high: "win", low: "win" } },
        },
        {
          ...{ seat: 1, staked: 10, returned: 0, won: 0, net: -10, hand: rankHand("Jc 8c 6d 4h 2d", { ruleset }) },
          ...{ lines: [lost], low: rankTwo("Td 9h"), versus: { high: "lose", low: "lose" } },
        },
      ],
      house: -19,
    });
  });

  test("the view at the end: every hand up and apart, the cards left over nowhere", () => {
    const view = table.view(4);
    const split = ({ split, cards }) => [split.map((cards) => cards.join(" ")), cards.every(({ up }) => up)];
    assert.deepEqual(view.dealer.map(split), [[["Kd Qh", "As 9c 7d 4s 2h"], true]]);
    assert.deepEqual(
      view.seats.map(({ state, total, bets, hands }) => [
        state,
        total,
        bets.map(({ state }) => state).join(),
        hands.map(split),
      ]),
      [
        ["done", 30, "won", [[["Kc Kh", "Ac Ad 8d 5s 3h"], true]]],
        ["done", 10, "lost", [[["Td 9h", "Jc 8c 6d 4h 2d"], true]]],
        ...Array(4).fill(["empty", 0, "", []]),
      ],
    );
    assert.deepEqual([view.banker, view.nextBanker, view.dice, view.undealt], ["dealer", 0, EIGHT, 0]);
    assert.doesNotMatch(JSON.stringify([view, table.events({ seat: 4 })]), /"Jk"/);
  });
});

// ── Outcomes ──

describe("the comparison at the table", () => {
  for (const [what, seven, low, line, high, lowSide] of [
    ["both hands win", "Ac Ad Kc Kh 8d 5s 3h", "Kc Kh", "win bothHandsWin 10 20 0", "win", "win"],
    ["one hand each", "Ac Ad Jh 8c 6d 5s 3h", "Jh 8c", "push oneHandEach 10 10 0", "win", "lose"],
    ["none", "Jc Td 9h 8d 6c 4h 2d", "Td 9h", "lose bothHandsLose 10 0 0", "lose", "lose"],
    ["a copy in front, the better back", "Ac Kc Qd Ad 8h 5s 3h", "Kc Qd", "push oneHandEach 10 10 0", "win", "copy"],
    ["a copy in front, the worse back", "Ac Kc Qd 8c 6h 5s 3h", "Kc Qd", "lose copyToBanker 10 0 0", "lose", "copy"],
  ]) {
    test(what, () => {
      const { table } = dealt([10], [DEALER, seven]);
      table.act(set(0, low));
      assert.deepEqual([lines(table, 0), seatOf(table, 0).versus], [[line], { high, low: lowSide }]);
      assert.equal(table.settlement().house + seatOf(table, 0).net, 0);
    });
  }

  test("B149 A-2-3-4-5 is the second straight; by option the lowest, and the source says so", () => {
    const compared = (wheel) => {
      const { table } = dealt([10], ["Kc Qd Jh Ts 9c 3d 2s", "Ac 2d 3h 4s 5c 9d 8h"], { wheel });
      table.act(set(0, "9d 8h"));
      const { versus, lines } = seatOf(table, 0);
      return [versus.high, versus.low, lines[0].outcome, lines[0].cite];
    };
    assert.deepEqual(compared("second"), ["win", "win", "win", house("bothHandsDecide")]);
    assert.deepEqual(compared("lowest"), ["lose", "win", "push", house("oneHandEach")]);
    // Where both hands lose by it, the option is what is cited.
    const { table } = dealt([10], ["Kc Qd Jh Ts 9c Ad 2s", "Ac 2d 3h 4s 5c 7d 6h"], {
      wheel: "lowest",
      houseWay: "foxwoods",
    });
    table.act(set(0, "7d 6h"));
    assert.deepEqual(
      [lines(table, 0), seatOf(table, 0).lines[0].cite],
      [["lose bothHandsLose 10 0 0"], house("wheelLowest")],
    );
  });

  test("B150 the joker at the table: an ace, or what a straight or flush lacks", () => {
    const { table } = dealt([10], [DEALER, "Jk 6c 7c 8h 9s Kc Qd"]);
    table.act(set(0, "Kc Qd"));
    const { hand, versus } = seatOf(table, 0);
    assert.deepEqual([hand.category, hand.ranks, hand.joker], ["straight", ["T"], { rank: "T", suit: null }]);
    assert.deepEqual(versus, { high: "win", low: "copy" });
    const aces = dealt([10], [DEALER, "Jk Ac 7c 8h 9s Kc Qd"]).table;
    aces.act(set(0, "Kc Qd"));
    assert.deepEqual(seatOf(aces, 0).hand.ranks.slice(0, 1), ["A"]);
    assert.equal(seatOf(aces, 0).hand.category, "onePair");
  });
});

describe("commission", () => {
  const won = (bet, config) => {
    const { table } = dealt([bet], [DEALER, "Ac Ad Kc Kh 8d 5s 3h"], config);
    table.act(set(0, "Kc Kh"));
    const [{ prize, pays, commission, returned }] = seatOf(table, 0).lines;
    assert.equal(returned, bet + pays);
    assert.equal(table.settlement().house + pays, 0);
    assert.ok(!("limit" in table.settlement()));
    return [prize, commission, pays];
  };

  test("five in a hundred of what is won, rounded down", () => {
    assert.deepEqual(won(100), [100, 5, 95]);
    assert.deepEqual(won(19), [19, 0, 19]);
    assert.deepEqual(won(20), [20, 1, 19]);
    assert.deepEqual(won(39), [39, 1, 38]);
  });

  test("another rate, none, all", () => {
    assert.deepEqual(won(39, { commission: [1, 10] }), [39, 3, 36]);
    assert.deepEqual(won(39, { commission: [0, 1] }), [39, 0, 39]);
    assert.deepEqual(won(39, { commission: [1, 1] }), [39, 39, 0]);
    refused(() => new PaiGowPoker({ ...base, commission: [21, 20] }), "badConfig", {
      ...{ key: "config.commission", got: [21, 20] },
    });
  });
});

// ── Fouls ──

describe("a foul setting", () => {
  const packets = [DEALER, "Ac Ad Kc Jh 8d 5s 3h"];

  test("is refused, with both hands and the article, and changes nothing", () => {
    const { table } = dealt([10], packets);
    const before = JSON.stringify(table.snapshot());
    const error = refused(() => table.act(set(0, "Ac Ad")), "foulHand", {
      ...{ low: "onePair", lowRanks: ["A"], high: "highCard", highRanks: ["K", "J", "8", "5", "3"] },
    });
    assert.deepEqual(error.cite, article("4"));
    assert.deepEqual(table.check(set(0, "Ac Ad")), JSON.parse(JSON.stringify(error)));
    assert.equal(JSON.stringify(table.snapshot()), before);
    refused(() => dealt([10], [DEALER, "Ac Ad Kc Kh 8d 5s 3h"]).table.act(set(0, "Ac Ad")), "foulHand");
  });

  test("or by option is taken, and loses both hands or not", () => {
    const { table } = dealt([10], packets, { foul: "lose" });
    table.act(set(0, "Ac Ad"));
    assert.deepEqual(lines(table, 0), ["lose foulHand 10 0 0"]);
    // Article 4 says where the higher combination goes, not what a foul costs.
    assert.deepEqual(seatOf(table, 0).lines[0].cite, house("foulSettingLoses"));
    assert.deepEqual(seatOf(table, 0).versus, { high: "lose", low: "win" });
  });

  test("equal hands are none", () => {
    const { table } = dealt([10], [DEALER, "Ac Ad Ah Kc 8d 5s Jk"]);
    table.act(set(0, "Ac Ad"));
    assert.equal(table.phase, "settled");
  });

  test("a foul banker is set again by the house way", () => {
    const table = new PaiGowPoker({ ...base, foul: "lose" });
    const deck = deckOf([packets[1], "Ks Qd Th 9c 7d 4s 2h"]);
    table.act({ type: "deal", banker: 0, bank: 10, bets: [{ seat: 1, bet: 10 }], deck, dice: EIGHT });
    table.act(set(0, "Ac Ad"));
    const told = table.act(set(1, "Qd Th"));
    const again = told.find(({ action }) => action === "houseWay");
    assert.deepEqual([again.seat, again.auto, again.cite], [0, true, house("houseWayTrumpPlaza")]);
    assert.deepEqual(table.view().seats[0].hands[0].split[0], ["Kc", "Jh"]);
    assert.deepEqual([lines(table, 0), lines(table, 1)], [["win bothHandsWin 10 20 0"], ["lose bothHandsLose 10 0 0"]]);
  });
});

test("the two cards may come in every form in which cards do, and are kept in one", () => {
  const acts = [["Kc", "Kh"], ["kc", "K♥"], "Kc Kh", "KcKh", "k♣,kh"].map((low) => {
    const { table } = dealt([10], [DEALER, "Ac Ad Kc Kh 8d 5s 3h"], { seed: "felt" });
    table.act({ type: "set", seat: 0, low });
    return [lines(table, 0), table.view().seats[0].hands[0].split[0], table.snapshot().sum];
  });
  assert.deepEqual(acts[0].slice(0, 2), [["win bothHandsWin 10 20 0"], ["Kc", "Kh"]]);
  for (const other of acts.slice(1)) assert.deepEqual(other, acts[0]);
});

test("what is set must be two cards that the seat holds", () => {
  const { table } = dealt([10, 10], [DEALER, "Ac Ad Kc Jh 8d 5s 3h", "Jc Td 9h 8c 6d 4h 2d"]);
  const of = (action, code, details, cite) => {
    assert.deepEqual(refused(() => table.act(action), code, details).cite, cite);
    assert.equal(table.check(action).code, code);
  };
  of(set(0, "Ac 9h"), "cardNotHeld", { card: "9h" }, article("4"));
  of(set(0, "Ac Ac"), "duplicateCard", undefined, null);
  of(set(0, "Ac"), "wrongCount", undefined, null);
  of(set(0, "Ac Kc Jh"), "wrongCount", undefined, null);
  of({ type: "set", seat: 0 }, "badInput", { argument: "action.low", reason: "missing" }, null);
  of({ type: "set", seat: 0, low: ["Ac", "Xx"] }, "badCard", undefined, null);
  of(set(2, "Ac Kc"), "emptySeat", { seat: 2 }, house("settingAnyOrder"));
  of(set(6, "Ac Kc"), "unknownSeat", { seat: 6, seats: 6 }, house("unknownActions"));
  of({ type: "hit" }, "unknownAction", { type: "hit" }, house("unknownActions"));
  of({ type: "deal", bets: [{ seat: 0, bet: 1 }] }, "handRunning", {}, house("sevenHands"));
  // Without a seat it is the lowest that is to act.
  of({ type: "set", low: ["Jc", "Td"] }, "cardNotHeld", { card: "Jc" }, article("4"));
  table.act(set(1, "Td 9h"));
  of(set(1, "Td 8c"), "notYourTurn", { seat: 1, pending: [0] }, house("settingAnyOrder"));
  of({ type: "houseWay", seat: 1 }, "notYourTurn", { seat: 1, pending: [0] }, house("settingAnyOrder"));
  // Of a hand that is set nothing is told any more, not even what it does not hold.
  of(set(1, "Ac Ad"), "notYourTurn", { seat: 1, pending: [0] }, house("settingAnyOrder"));
});

// ── Setting in any order, unseen ──

describe("setting", () => {
  const packets = [DEALER, "Ac Ad Kc Jh 8d 5s 3h", "Jc Td 9h 8c 6d 4h 2d", "Qs Qc 8s 8h 6c 5d 3s"];

  test("in any order: pending, turns and what is offered", () => {
    const { table } = dealt([10, 10, 10], packets);
    const offered = (seat) => table.legalActions(seat).map(({ type }) => type);
    assert.deepEqual([table.phase, table.toAct, table.pending], ["setting", 0, [0, 1, 2]]);
    for (const seat of [0, 1, 2, undefined]) assert.deepEqual(offered(seat), ["set", "houseWay"]);
    assert.deepEqual(offered(4), []);
    assert.doesNotMatch(JSON.stringify(table.legalActions(0)), /"[2-9TJQKA][cdhs]"/);
    table.act(set(1, "Td 9h"));
    assert.deepEqual([table.toAct, table.pending, offered(1)], [0, [0, 2], []]);
    table.act({ type: "houseWay" });
    assert.deepEqual([table.toAct, table.pending], [2, [2]]);
    table.act({ type: "houseWay" });
    assert.deepEqual([table.phase, table.toAct, table.pending], ["settled", null, []]);
  });

  test("A01 a set hand is its owner's alone until all are set, also after undo and restore", () => {
    const { table } = dealt([10, 10, 10], packets);
    const hidden = (table) => {
      for (const viewer of [null, 0, 1, 2, 3]) {
        const told = JSON.stringify([
          ...[table.view(viewer), table.events({ seat: viewer }), table.legalActions(viewer), table.tableActions()],
          ...[table.check({ type: "fold" }), table.check({ type: "houseWay", seat: 5 }), table.check(set(1, "As Ks"))],
        ]);
        const cards = new Set(told.match(/"(?:[2-9TJQKA][cdhs]|Jk)"/g) ?? []);
        const own = viewer === null || viewer === 3 ? "" : packets[viewer + 1];
        const strange = [...cards]
          .map((card) => card.slice(1, -1))
          .filter((card) => !own.includes(card) && !/^[AK]s$/.test(card));
        assert.deepEqual(strange, [], `viewer ${viewer}`);
      }
    };
    hidden(table);
    table.act(set(1, "Td 9h"));
    hidden(table);
    const own = table.view(1).seats[1].hands[0];
    assert.deepEqual(
      [own.set, own.split, own.low.ranks],
      [
        true,
        [
          ["Td", "9h"],
          ["Jc", "8c", "6d", "4h", "2d"],
        ],
        ["T", "9"],
      ],
    );
    const other = table.view(0).seats[1].hands[0];
    assert.deepEqual([other.set, "split" in other, other.rank, other.low], [true, false, null, null]);
    assert.ok(other.cards.length === 7 && other.cards.every(({ card, up }) => card === null && !up));
    const restored = PaiGowPoker.restore(table.snapshot());
    hidden(restored);
    assert.ok(restored.undo());
    hidden(restored);
    assert.equal(restored.view(1).seats[1].hands[0].set, false);
    table.act({ type: "houseWay" });
    hidden(table);
    table.act({ type: "houseWay" });
    assert.match(JSON.stringify(table.view()), /"Td"/);
    assert.ok(table.undo());
    hidden(table);
  });

  test("by each house's way, with its source", () => {
    // Two pair, nines and fours with a king: Foxwoods, Golden Nugget and Flamingo split them.
    const seven = "9d 9h 4c 4h Kc 7c 2c";
    for (const [name, front, note] of [
      ["foxwoods", "4c 4h", "houseWayFoxwoods"],
      ["trumpPlaza", "Kc 7c", "houseWayTrumpPlaza"],
      ["goldenNugget", "4c 4h", "houseWayGoldenNugget"],
      ["flamingo", "4c 4h", "houseWayFlamingo"],
      ["ballys", "Kc 7c", "houseWayBallys"],
      ["claridge", "Kc 7c", "houseWayClaridge"],
    ]) {
      const { table } = dealt([10], [DEALER, seven], { houseWay: name });
      const [acted] = table.act({ type: "houseWay" });
      assert.deepEqual([acted.action, acted.cite, "auto" in acted], ["houseWay", house(note), false]);
      assert.deepEqual(table.view().seats[0].hands[0].split[0].join(" "), front, name);
      assert.deepEqual(houseWay(seven, name).low.join(" "), front);
      assert.equal(table.view().config.houseWay, name);
    }
  });

  test("B152 the dealer sets by it too", () => {
    for (const [seven, split] of [
      ["Kc Kd 9c 9d 4h 4s 7c", ["Kc Kd", "9c 9d 4h 4s 7c"]],
      ["Kc Kd Kh 9c 9d 9h 4s", ["Kc Kd", "Kh 9c 9d 9h 4s"]],
      ["9c 9d 9h 2s 2c Ad Kh", ["Ad Kh", "9c 9d 9h 2s 2c"]],
      ["As Kd Qh 9c 7d 4s 2h", ["Kd Qh", "As 9c 7d 4s 2h"]],
    ]) {
      const { table } = dealt([10], [seven]);
      table.act({ type: "houseWay" });
      assert.deepEqual(
        table.view().dealer[0].split.map((cards) => cards.join(" ")),
        split,
      );
    }
  });

  test("time: a warning, then the house way, seat by seat from the lowest", () => {
    const { table } = dealt([10, 10], packets);
    const [warned] = table.act({ type: "timeout" });
    assert.deepEqual([warned.type, warned.seat, warned.cite], ["warned", 0, house("timeoutDefaults")]);
    refused(() => table.act({ type: "timeout", seat: 1 }), "notYourTurn", { seat: 1, pending: [0] });
    const [timedOut, acted] = table.act({ type: "timeout" });
    assert.deepEqual(
      [timedOut.type, timedOut.default, timedOut.cite],
      ["timedOut", "houseWay", house("timeoutDefaults")],
    );
    assert.deepEqual([acted.seat, acted.action, acted.auto], [0, "houseWay", true]);
    assert.deepEqual(
      table.act({ type: "timeout" }).map(({ type, seat }) => [type, seat]),
      [["warned", 1]],
    );
    table.act({ type: "timeout" });
    assert.equal(table.phase, "settled");
  });
});

// ── Banks ──

describe("a player who banks", () => {
  /** Seat 2 banks: packets to seats 2, 3, 4, 5, the dealer, 0 and 1. */
  function banked(packets, config, dealerBet) {
    const table = new PaiGowPoker({ ...base, ...config });
    const events = table.act({
      ...{ type: "deal", banker: 2, bank: 500, dice: EIGHT, deck: deckOf(packets) },
      ...(dealerBet !== undefined && { dealerBet }),
      bets: [
        { seat: 3, bet: 100 },
        { seat: 0, bet: 51 },
        { seat: 1, bet: 20 },
      ],
    });
    return { table, events };
  }
  // The banker has aces and kings; seat 3 better, seat 0 loses both, seat 1 one hand each; the dealer loses.
  const packets = [
    ...["Ac Ad Kc Kh 8d 5s 3h", "2c 2d 2h 7c 7d As Ah", "3c 4d 6c 8c 9d Jd Tc", "4c 5d 6d 8h 9h Jh Th"],
    ...["Js 9s 7s 5c 3d 2s Qc", "Jc Td 9c 8s 6h 4h 3s", "Qs Qd Ks Jk 5h 6s 7h"],
  ];

  test("covers all bets, and has the mirror of every line; the commission is the players'", () => {
    const { table, events } = banked(packets);
    const placed = events.filter(({ type }) => type === "betPlaced");
    assert.deepEqual(
      placed.map(({ seat, amount, cite }) => [seat, amount, cite.note]),
      [
        [0, 51, "tableLimits"],
        [1, 20, "tableLimits"],
        [2, 171, "playerBanks"],
        [3, 100, "tableLimits"],
      ],
    );
    assert.deepEqual([table.view().banker, table.pending, table.view().seats[2].total], [2, [0, 1, 2, 3], 171]);
    assert.deepEqual(table.view().dealer, []);
    table.act(set(2, "Kc Kh"));
    table.act(set(3, "As Ah"));
    table.act(set(1, "Ks 7h"));
    table.act(set(0, "Td 9c"));
    assert.deepEqual(lines(table, 0), ["lose bothHandsLose 51 0 0"]);
    assert.deepEqual(lines(table, 1), ["lose bothHandsLose 20 0 0"]);
    assert.deepEqual(lines(table, 3), ["win bothHandsWin 100 195 5"]);
    assert.deepEqual(lines(table, 2), [
      ...["win bothHandsWin 51 102 0", "win bothHandsWin 20 40 0", "lose bothHandsLose 100 0 0"],
    ]);
    const banker = seatOf(table, 2);
    assert.deepEqual([banker.staked, banker.returned, banker.won, banker.net], [171, 142, 71, -29]);
    assert.ok(!("versus" in banker) && "low" in banker);
    assert.deepEqual(
      banker.lines.map(({ cite }) => cite),
      [0, 1, 3].map((seat) => seatOf(table, seat).lines[0].cite),
    );
    // Seats -51, -20, -29, +95: the house has the commission.
    assert.equal(table.settlement().house, 5);
    assert.deepEqual(
      table.view().seats.map(({ bets }) => bets[0]?.state),
      ["lost", "lost", "lost", "won", undefined, undefined],
    );
  });

  test("the dealer plays only with a bet of the house, which pays no commission", () => {
    const { table, events } = banked(packets, {}, 30);
    const dealers = events.filter(({ type, seat }) => type === "betPlaced" && seat === "dealer");
    assert.deepEqual(
      dealers.map(({ amount }) => amount),
      [30],
    );
    assert.deepEqual(table.view().seats[2].total, 201);
    for (const [seat, low] of [
      [2, "Kc Kh"],
      [3, "As Ah"],
      [0, "Td 9c"],
      [1, "Ks 7h"],
    ])
      table.act(set(seat, low));
    assert.deepEqual(lines(table, 2).at(-1), "win bothHandsWin 30 60 0");
    assert.equal(lines(table, 2).length, 4);
    // The house loses its 30 and keeps 5.
    assert.deepEqual([table.settlement().house, seatOf(table, 2).net], [-25, 1]);
    const paid = table.events().filter(({ type }) => type === "paid");
    assert.deepEqual(
      paid.map(({ seat }) => seat),
      [0, 2, 1, 2, 3, 2, "dealer", 2],
    );
    assert.equal(table.view().dealer[0].cards.length, 7);
  });

  test("commissionOn both: of the banker's net too, if he won, rounded down and shared out over his lines", () => {
    const commission = (commissionOn, bets) => {
      const table = new PaiGowPoker({ ...base, commissionOn });
      const deck = deckOf(["Ac Ad Kc Kh 8d 5s 3h", DEALER, "Jc Td 9h 8s 6h 4h 3s"]);
      const stakes = bets.map((bet, i) => ({ seat: i + 1, bet }));
      table.act({ type: "deal", banker: 0, bank: 2000, bets: stakes, dice: EIGHT, deck });
      table.act(set(0, "Kc Kh"));
      while (table.toAct !== null) table.act({ type: "houseWay" });
      const { net, lines } = seatOf(table, 0);
      return [net, lines.map(({ commission }) => commission).join("+"), table.settlement().house];
    };
    assert.deepEqual(commission("player", [1000, 39]), [1039, "0+0", 0]);
    // 1,039 / 20 = 51 whole chips: floor(1000 x 51 / 1039) = 49 and 1, the spare chip to the first.
    assert.deepEqual(commission("both", [1000, 39]), [988, "50+1", 51]);
    assert.deepEqual(commission("both", [19]), [19, "0", 0]);
    // Who loses on the whole pays none.
    const { table } = banked(packets, { commissionOn: "both" });
    for (const [seat, low] of [
      [2, "Kc Kh"],
      [3, "As Ah"],
      [0, "Td 9c"],
      [1, "Ks 7h"],
    ])
      table.act(set(seat, low));
    assert.deepEqual([seatOf(table, 2).net, table.settlement().house], [-29, 5]);
  });

  test("bets, bank and the dealer's bet are checked", () => {
    const table = new PaiGowPoker(base);
    const deal = {
      type: "deal",
      bets: [
        { seat: 1, bet: 10 },
        { seat: 2, bet: 20 },
      ],
      banker: 0,
      bank: 30,
    };
    const of = (change, code, details) => {
      const error = refused(() => table.act({ ...deal, ...change }), code, details);
      assert.notEqual(error.cite, null);
    };
    of({ bank: 29 }, "bankTooSmall", { seat: 0, min: 30, got: 29 });
    of({ bank: undefined }, "bankTooSmall", { seat: 0, min: 30, got: 0 });
    of({ dealerBet: 1 }, "bankTooSmall", { seat: 0, min: 31, got: 30 });
    of({ dealerBet: 1001, bank: 5000 }, "aboveMaximum", { bet: "dealerBet", min: 1, max: 1000, got: 1001 });
    of({ banker: 1 }, "duplicateSeat", { seat: 1 });
    of({ banker: 6 }, "unknownSeat", { seat: 6, seats: 6 });
    of({ banker: undefined }, "notAllowed", { key: "bank", got: 30 });
    of({ banker: undefined, bank: undefined, dealerBet: 5 }, "notAllowed", { key: "dealerBet", got: 5 });
    of({ bets: [] }, "notEnoughPlayers", { min: 1 });
    of({ bets: [{ seat: 1, bet: 0 }] }, "belowMinimum", { seat: 1, bet: "bet", min: 1, max: 1000, got: 0 });
    for (const cut of [43, 53]) of({ cut }, "badCut", undefined);
    assert.equal(table.check({ ...deal, dealerBet: 0, cut: 44 }), null);
    assert.equal(table.check({ ...deal, bets: [], dealerBet: 30 }), null);
    assert.equal(table.check({ ...deal, bets: deal.bets.toReversed() }), null);
    assert.deepEqual(table.tableActions(), [
      { type: "deal", seats: [0, 1, 2, 3, 4, 5], limits: { bet: { min: 1, max: 1000 } } },
    ]);
  });

  test("the bank goes round the seats that played, then to the dealer; a void hand does not move it", () => {
    let table = new PaiGowPoker({ ...base, seed: "bank", keep: 0 });
    const hand = (banker) => {
      const bets = [0, 2, 4].filter((seat) => seat !== banker).map((seat) => ({ seat, bet: 10 }));
      table.act({ type: "deal", bets, ...(banker !== null && { banker, bank: 20 }) });
    };
    assert.equal(table.view().nextBanker, null);
    for (const [banker, next] of [
      [null, 0],
      [0, 2],
      [2, 4],
      [4, null],
    ]) {
      assert.equal(table.view().nextBanker, banker);
      hand(banker);
      while (table.toAct !== null) table.act({ type: "houseWay" });
      assert.equal(table.view().nextBanker, next);
      table = PaiGowPoker.restore(JSON.parse(JSON.stringify(table.snapshot())));
      assert.equal(table.view().nextBanker, next);
    }
    hand(null);
    table.act({ type: "void" });
    assert.equal(table.view().nextBanker, null);
  });
});

// ── Dice and cut ──

describe("the dice", () => {
  test("all 216 throws: 31 for each place after the banker, 30 for the last one", () => {
    const table = new PaiGowPoker({ ...base, keep: 0 });
    for (const banker of [null, 0, 3, 5]) {
      const counts = Array(7).fill(0);
      for (let throw_ = 0; throw_ < 216; throw_ += 1) {
        const dice = [1 + Math.floor(throw_ / 36), 1 + (Math.floor(throw_ / 6) % 6), 1 + (throw_ % 6)];
        const seat = banker === 1 ? 2 : 1;
        const events = table.act({
          ...{ type: "deal", bets: [{ seat, bet: 10 }], dice },
          ...(banker !== null && { banker, bank: 10 }),
        });
        const { first, dice: thrown } = events.find(({ type }) => type === "dice");
        const from = banker === null ? 0 : banker + 1;
        const steps = ((first === "dealer" ? 0 : first + 1) + 7 - from) % 7;
        assert.deepEqual(thrown, dice);
        assert.equal(steps, (dice[0] + dice[1] + dice[2] - 1) % 7);
        // The first card goes there, and the others to the places after it.
        const to = events.filter(({ type }) => type === "dealt").map(({ to }) => to);
        assert.equal(to[0], first);
        assert.equal(new Set(to.slice(0, 7)).size, 7);
        counts[steps] += 1;
        table.act({ type: "void" });
      }
      assert.deepEqual(counts, [31, 31, 31, 31, 31, 31, 30]);
    }
  });

  test("each total from 3 to 18 gives the seats the packets that follow", () => {
    const deck = deckOf([]);
    for (let total = 3; total <= 18; total += 1) {
      const dice = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b, total - a - b]));
      const [some] = dice.filter(([, , c]) => c >= 1 && c <= 6);
      for (const banker of [undefined, 2]) {
        const table = new PaiGowPoker(base);
        const bank = banker === undefined ? {} : { banker, bank: 10 };
        table.act({ type: "deal", bets: [{ seat: 4, bet: 10 }], deck, dice: some, ...bank });
        const packet = packetOf({ banker, dice: some }, 5);
        const cards = table.view(4).seats[4].hands[0].cards.map(({ card }) => card);
        assert.deepEqual(
          cards,
          [0, 1, 2, 3, 4, 5, 6].map((round) => deck[round * 7 + packet]),
          `${total}`,
        );
      }
    }
  });

  test("are thrown, and the deck is cut fewer than ten cards from the bottom, where nobody says otherwise", () => {
    const table = new PaiGowPoker({ ...base, seed: "dice", keep: 0 });
    const totals = new Set();
    const cuts = new Set();
    for (let hand = 0; hand < 400; hand += 1) {
      const events = table.act({ type: "deal", bets: [{ seat: 0, bet: 5 }] });
      const { dice } = events.find(({ type }) => type === "dice");
      assert.ok(dice.every((die) => Number.isInteger(die) && die >= 1 && die <= 6));
      totals.add(dice[0] + dice[1] + dice[2]);
      const cut = events.find(({ type }) => type === "cut");
      assert.deepEqual(cut.cite, article("8.a.2"));
      cuts.add(cut.at);
      table.act({ type: "houseWay" });
    }
    assert.deepEqual(
      [...cuts].sort((a, b) => a - b),
      [44, 45, 46, 47, 48, 49, 50, 51, 52],
    );
    assert.ok(totals.size > 12);
    refused(() => table.act({ type: "deal", bets: [{ seat: 0, bet: 5 }], dice: [0, 1, 1] }), "badInput");
    refused(() => table.act({ type: "deal", bets: [{ seat: 0, bet: 5 }], dice: [1, 1] }), "badInput");
  });
});

test("empty places get their cards unseen, and nobody ever sees them", () => {
  const table = new PaiGowPoker({ ...base, seats: 2 });
  table.act({ type: "deal", bets: [{ seat: 1, bet: 5 }], deck: deckOf([DEALER]), dice: EIGHT });
  const dealt = table.events({ seat: 0 }).filter(({ type }) => type === "dealt");
  const to = (place) => dealt.filter((event) => event.to === place).length;
  assert.deepEqual(["dealer", 0, 1, 2, 3, 4, 5, "leftOver"].map(to), [7, 7, 7, 7, 7, 7, 7, 4]);
  assert.ok(dealt.every(({ card }) => card === null));
  table.act({ type: "houseWay" });
  const cards = new Set(JSON.stringify([table.events(), table.view()]).match(/"(?:[2-9TJQKA][cdhs]|Jk)"/g));
  assert.equal(cards.size, 14);
});

// ── Void, undo, snapshots ──

test("a void hand gives back all bets and the bank, and shows nobody's cards", () => {
  const table = new PaiGowPoker(base);
  const bets = [
    { seat: 1, bet: 10 },
    { seat: 3, bet: 25 },
  ];
  table.act({ type: "deal", bets, banker: 0, bank: 100, dealerBet: 5, deck: deckOf([]), dice: EIGHT });
  table.act({ type: "houseWay", seat: 3 });
  const [voided] = table.act({ type: "void", reason: "misdeal" });
  assert.deepEqual(voided.returned, [
    { seat: 0, amount: 40 },
    { seat: 1, amount: 10 },
    { seat: 3, amount: 25 },
  ]);
  assert.deepEqual(lines(table, 0), ["void void 10 10 0", "void void 25 25 0", "void void 5 5 0"]);
  assert.deepEqual([table.settlement().house, seatOf(table, 3).hand], [0, null]);
  assert.doesNotMatch(JSON.stringify([table.view(), table.events(), table.settlement()]), /"(?:[2-9TJQKA][cdhs]|Jk)"/);
});

test("A08 A09 undo, redo, snapshot and restore at every step lead to the same end", () => {
  const steps = [set(2, "8s 8h"), { type: "houseWay", seat: 0 }, { type: "timeout" }, { type: "timeout" }];
  const packets = [DEALER, "Ac Ad Kc Jh 8d 5s 3h", "Jc Td 9h 8c 6d 4h 2d", "Qs Qc 8s 8h 6c 5d 3s"];
  const end = (each) => {
    let { table } = dealt([10, 20, 30], packets, { keep: 2 });
    for (const step of steps) {
      table = each(table) ?? table;
      table.act(step);
    }
    return JSON.stringify([table.settlement(), table.events(), table.view().seats]);
  };
  const straight = end(() => {});
  const undone = end((table) => {
    const before = JSON.stringify(table.snapshot());
    assert.ok(table.undo() && table.redo());
    assert.equal(JSON.stringify(table.snapshot()), before);
  });
  const restored = end((table) => {
    const again = PaiGowPoker.restore(JSON.parse(JSON.stringify(table.snapshot())));
    for (const viewer of [null, 0, 1, 2, 3]) {
      assert.deepEqual({ ...again.view(viewer), version: 0 }, { ...table.view(viewer), version: 0 });
    }
    return again;
  });
  assert.equal(undone, straight);
  assert.equal(restored, straight);
});

// ── Settings ──

test("settings are shown whole, with their defaults", () => {
  assert.deepEqual(new PaiGowPoker({ seats: 3, limits: { min: 2, max: 9 }, seed: "x" }).view().config, {
    ...{ seats: 3, limits: { min: 2, max: 9 }, commission: [1, 20], commissionOn: "player", houseWay: "foxwoods" },
    ...{ foul: "refuse", wheel: "second" },
  });
  const all = { ...base, commission: [1, 10], commissionOn: "both", houseWay: "ballys", foul: "lose", wheel: "lowest" };
  assert.deepEqual(new PaiGowPoker(all).view().config, all);
});

for (const [what, change, code] of [
  ["seven seats", { seats: 7 }, "badInput"],
  ["no limits", { limits: undefined }, "badInput"],
  ["a minimum above the maximum", { limits: { min: 2, max: 1 } }, "badConfig"],
  ["an unknown house", { houseWay: "caesars" }, "badInput"],
  ["a commission over nothing", { commission: [1, 0] }, "badRatio"],
  ["a flag for the foul", { foul: true }, "badInput"],
  ["another payer", { commissionOn: "banker" }, "badInput"],
  ["another wheel", { wheel: "highest" }, "badInput"],
  ["a maximum payout", { maxPayout: 5 }, "unknownKey"],
  ["limits past all chips", { limits: { min: 1, max: 2 ** 53 - 1 } }, "amountOverflow"],
]) {
  test(`settings with ${what} are refused`, () => {
    refused(() => new PaiGowPoker({ ...base, ...change }), code);
  });
}
