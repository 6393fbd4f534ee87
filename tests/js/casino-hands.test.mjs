// Black Jack totals, the settings of Pai Gow and its house ways, War and Poker of Triple Shot: all without a table. The
// faults that users reported of other packages by their ids.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  blackjackTotal,
  cardFromId,
  citeCompare,
  citeHand,
  compareHands,
  houseWay,
  legalSettings,
  paiGowCompare,
  rankHand,
  rankMany,
  rankShowing,
  rankTwo,
  tripleShotPoker,
  tripleShotWar,
} from "../../pkg/node.js";
import { exact, refused } from "./helpers/api.mjs";
import { DECK } from "./helpers/naive.mjs";
import { handsInOrder } from "./helpers/package-enumerate.mjs";
import { randomFrom } from "./helpers/play.mjs";

const article = (number) => ({ regulation: "tripleshot-2004", article: number });
const paiGow = (number) => ({ regulation: "paigow-1999", article: number });
const house = (note) => ({ source: "housePractice", note });

/** Every order of a few cards. */
const orders = (cards) =>
  cards.length < 2 ? [cards] : cards.flatMap((card, i) => orders(cards.toSpliced(i, 1)).map((rest) => [card, ...rest]));

// ── Black Jack ──

describe("blackjackTotal", () => {
  const total = (cards) => exact(blackjackTotal(cards));
  const made = (points, ...marks) => ({
    total: points,
    ...Object.fromEntries(["soft", "natural", "bust", "sixCards"].map((mark) => [mark, marks.includes(mark)])),
  });

  test("B132 two aces and a ten are a hard 12, in every order", () => {
    for (const cards of orders(["As", "Ad", "Tc"])) assert.deepEqual(total(cards), made(12), cards.join());
  });

  test("B134 aces that come late count eleven where that fits", () => {
    for (const cards of orders(["As", "Ad", "Ah", "6c"])) assert.deepEqual(total(cards), made(19, "soft"));
    for (const cards of orders(["As", "Ad", "Ah", "Ac", "7c"])) assert.deepEqual(total(cards), made(21, "soft"));
    assert.deepEqual(total("As Ad Ah Ac 7c Kd"), made(21, "sixCards"));
  });

  test("what the numbers are called", () => {
    for (const [cards, points, ...marks] of [
      ["As Kd", 21, "soft", "natural"],
      ["10s A♥", 21, "soft", "natural"],
      ["7c 7d 7h", 21],
      ["As", 11, "soft"],
      ["Kd", 10],
      ["As 6d", 17, "soft"],
      ["Ts 7d", 17],
      ["Ts 6d 6c", 22, "bust"],
      ["Kc Kd Kh", 30, "bust"],
      ["2c 2d 3h 3s 4c 5d", 19, "sixCards"],
      ["2c 2d 2h 2s 3c Ad", 12, "sixCards"],
      ["2c 2d 2h 3s 3c Ad", 13, "sixCards"],
      ["5c 5d 5h 5s 2c Ad", 23, "bust"],
      ["Jc 2d 2h 2s 3c Ad 2c", 22, "bust"],
    ]) {
      assert.deepEqual(total(cards), made(points, ...marks), cards);
    }
    // Two cards at a time: 64 of 1,326 are a blackjack, 4 aces by 16 cards worth ten.
    const naturals = DECK.flatMap((a, i) => DECK.slice(i + 1).filter((b) => total([a, b]).natural));
    assert.equal(naturals.length, 64);
  });

  test("refuses what is no hand", () => {
    refused(() => blackjackTotal(""), "wrongCount", { argument: "cards", count: 0, min: 1, max: 52 });
    refused(() => blackjackTotal("As As"), "duplicateCard");
    refused(() => blackjackTotal("As Jk"), "jokerNotAllowed", {
      ...{ argument: "cards", position: 3, ruleset: "standard" },
    });
    refused(() => blackjackTotal("Ax"), "badCard", { argument: "cards", position: 0, token: "Ax" });
    refused(() => blackjackTotal(), "badInput");
  });
});

// ── War ──

describe("tripleShotWar", () => {
  test("the higher card wins one to one, the lower loses all", () => {
    const base = { bet: "war", box: 0, stake: 15, commission: 0, cite: article("9.a") };
    assert.deepEqual(exact(tripleShotWar({ player: "As", dealer: "Ks", bet: 15 })), {
      ...{ bet: "war", box: 0, stake: 15, outcome: "win", ratio: [1, 1], prize: 15, pays: 15 },
      ...{ commission: 0, returned: 30, reason: "higherCard", cite: article("9.a") },
    });
    const lost = { ...base, outcome: "lose", ratio: null, prize: 0, pays: 0, returned: 0, reason: "lowerCard" };
    assert.deepEqual(tripleShotWar({ player: ["2c"], dealer: ["3c"], bet: 15 }), lost);
  });

  test("B147 equal cards cost half the bet, rounded down, whatever the suits", () => {
    for (const [bet, returned] of [
      [10, 5],
      [5, 3],
      [1, 1],
      [0, 0],
      [2, 1],
      [999_999_999_999_999, 500_000_000_000_000],
    ]) {
      for (const [player, dealer] of [
        ["9c", "9d"],
        ["9d", "9c"],
        ["As", "Ac"],
      ]) {
        const line = tripleShotWar({ player, dealer, bet });
        assert.deepEqual(
          [line.outcome, line.returned, line.pays, line.reason],
          ["halfLost", returned, 0, "equalCards"],
        );
      }
    }
  });

  test("over all pairs of cards: 24/51 win, 24/51 lose, 3/51 tie; the house keeps 1.5/51", () => {
    const counts = { win: 0, lose: 0, halfLost: 0 };
    let net = 0;
    for (const player of DECK) {
      for (const dealer of DECK.filter((card) => card !== player)) {
        const line = tripleShotWar({ player, dealer, bet: 2 });
        counts[line.outcome] += 1;
        net += line.returned - line.stake;
      }
    }
    assert.deepEqual(counts, { win: 52 * 24, lose: 52 * 24, halfLost: 52 * 3 });
    // Of bets of two chips: 1.5/51 of one is 3/51 of a chip.
    assert.equal(net, -52 * 3);
  });

  test("refuses what is no game of War", () => {
    const war = (input) => () => tripleShotWar({ player: "As", dealer: "Ks", bet: 5, ...input });
    refused(war({ dealer: "As" }), "duplicateCard", { argument: "input.dealer", card: "As" });
    refused(war({ player: "As Kd" }), "wrongCount", { argument: "input.player", count: 2, min: 1, max: 1 });
    refused(war({ player: "" }), "wrongCount");
    refused(war({ player: "Jk" }), "jokerNotAllowed");
    refused(war({ bet: 1.5 }), "badChips", { argument: "input.bet", got: 1.5 });
    refused(war({ bet: -1 }), "badChips");
    refused(war({ bet: 2 ** 53 - 1 }), "amountOverflow");
    refused(war({ extra: 1 }), "unknownKey", { argument: "input", key: "extra" });
    refused(() => tripleShotWar({ player: "As", bet: 5 }), "badInput", { argument: "input.dealer", reason: "missing" });
    refused(() => tripleShotWar(), "badInput");
  });
});

// ── Poker of six cards ──

describe("tripleShotPoker", () => {
  const poker = (cards, more) => tripleShotPoker({ cards, bet: 10, ...more });

  test("B012 each line of the table, a royal flush above a straight flush, and the card that is set aside", () => {
    for (const [cards, pays, aside, reason] of [
      ["As Ks Qs Js Ts 3c", 1000, "3c", "royalFlush"],
      ["9s As Ks Qs Js Ts", 1000, "9s", "royalFlush"],
      ["9s Ks Qs Js Ts 3c", 300, "3c", "straightFlush"],
      ["Ah 2h 3h 4h 5h Ac", 300, "Ac", "straightFlush"],
      ["7c 7d 7h 7s 2c 3d", 150, "2c", "fourOfAKind"],
      ["7c 7d 7h 8s 8c 3d", 70, "3d", "fullHouse"],
      ["7c 7d 7h 8s 8c 8d", 70, "7h", "fullHouse"],
      ["Kh 9h 7h 4h 3h Ac", 50, "Ac", "flush"],
      ["Kh 9h 7h 4h 3h 2h", 50, "2h", "flush"],
      ["5c 6d 7h 8s 9c Td", 40, "5c", "straight"],
      ["Ac 2d 3h 4s 5c Kd", 40, "Kd", "straight"],
      ["7c 7d 7h Ks 2c 3d", 30, "2c", "threeOfAKind"],
      ["7c 7d 6h 6s 2c 2d", 20, "2d", "twoPair"],
      ["Qc Qd 7h 5s 3c 2d", 10, "2d", "queensOrBetter"],
      ["Ac Ad 7h 5s 3c 2d", 10, "2d", "queensOrBetter"],
    ]) {
      const { hand, setAside, line } = exact(poker(cards));
      assert.deepEqual([line.pays, setAside, line.reason], [pays, aside, reason], cards);
      assert.deepEqual([line.returned, line.outcome, line.prize, line.stake], [pays + 10, "win", pays, 10]);
      assert.deepEqual(line.cite, { source: "designerPatent", note: "sixCardPaytable" });
      assert.deepEqual(hand, rankHand(cards));
      assert.deepEqual(hand.unused, [setAside]);
    }
  });

  test("jacks and less, and no pair, lose", () => {
    for (const [cards, reason] of [
      ["Jc Jd 7h 5s 3c 2d", "pairBelowQueens"],
      ["2c 2d 7h 5s 9c Kd", "pairBelowQueens"],
      ["Ac Kd 7h 5s 3c 2d", "noPair"],
    ]) {
      const { line } = poker(cards);
      assert.deepEqual([line.outcome, line.returned, line.ratio, line.reason], ["lose", 0, null, reason]);
    }
  });

  test("another table, also one that pays less: the page names no minimum", () => {
    const paytable = { royalFlush: [50, 1], straight: [7, 2], queensOrBetter: [0, 1] };
    assert.equal(poker("As Ks Qs Js Ts 3c", { paytable }).line.pays, 500);
    assert.equal(tripleShotPoker({ cards: "5c 6d 7h 8s 9c Td", bet: 5, paytable }).line.pays, 17);
    const queens = poker("Qc Qd 7h 5s 3c 2d", { paytable }).line;
    assert.deepEqual([queens.outcome, queens.pays, queens.returned], ["win", 0, 10]);
    refused(() => poker("Qc Qd 7h 5s 3c 2d", { paytable: { tensOrBetter: [1, 1] } }), "unknownKey");
    refused(() => poker("Qc Qd 7h 5s 3c 2d", { paytable: { flush: [1, 0] } }), "badRatio");
  });

  test("B046 over all 20,358,520 hands: 6,267,352 win, and the house keeps 650,816", { timeout: 300_000 }, () => {
    // All hands are ranked; of each of the 6,075 classes one hand is paid.
    const nets = new Map();
    const counts = new Float64Array(7462);
    for (const chunk of handsInOrder(52, 6)) {
      const values = rankMany(chunk, 6, { unchecked: true });
      for (let at = 0; at < values.length; at += 1) {
        const value = values[at];
        counts[value] += 1;
        if (counts[value] > 1) continue;
        const cards = Array.from(chunk.subarray(at * 6, at * 6 + 6), cardFromId);
        nets.set(value, tripleShotPoker({ cards, bet: 1 }).line.returned - 1);
      }
    }
    let [hands, winning, net] = [0, 0, 0];
    for (const [value, one] of nets) {
      hands += counts[value];
      net += one * counts[value];
      if (one > 0) winning += counts[value];
    }
    assert.deepEqual([nets.size, hands, winning, net], [6_075, 20_358_520, 6_267_352, -650_816]);
  });

  test("six cards, and no joker", () => {
    refused(() => poker("As Ks Qs Js Ts"), "wrongCount", { argument: "input.cards", count: 5, min: 6, max: 6 });
    refused(() => poker("As Ks Qs Js Ts 9s 8s"), "wrongCount");
    refused(() => poker("As Ks Qs Js Ts Jk"), "jokerNotAllowed");
    refused(() => poker("As Ks Qs Js Ts As"), "duplicateCard");
    refused(() => tripleShotPoker({ cards: "As Ks Qs Js Ts 9s", bet: 2 ** 52 }), "amountOverflow");
  });
});

// ── Pai Gow: joker and settings ──

test("B149 A-2-3-4-5 beats the king-high straight in Pai Gow, and loses to it elsewhere", () => {
  const [wheel, king] = ["Ac 2d 3h 4s 5c", "Kc Qd Jh Ts 9c"];
  assert.equal(compareHands(wheel, king, { ruleset: "paiGow" }), 1);
  assert.equal(compareHands(wheel, "Ad Kc Qd Jh Ts", { ruleset: "paiGow" }), -1);
  assert.equal(compareHands(wheel, king), -1);
});

test("B150 B056 B014 what the joker may be", () => {
  for (const [cards, category, ranks] of [
    ["Jk Kc Kd 7h 2s", "onePair", "KA72"],
    ["Jk Ac 9d 5h 2s", "onePair", "A952"],
    ["Jk Ac Ad Ah As", "fiveAces", "A"],
    ["Jk Kh 9h 5h 2h", "flush", "AK952"],
    ["Jk Ah 9h 5h 2h", "flush", "AK952"],
    ["Ad 3s 5c 5h Jk", "twoPair", "A53"],
    ["Jk 6c 7d 8h 9s", "straight", "T"],
    ["Jk 2c 3d 4h 5s", "straight", "5"],
  ]) {
    const hand = rankHand(cards, { ruleset: "paiGow" });
    assert.deepEqual([hand.category, hand.ranks.join("")], [category, ranks], cards);
  }
  assert.deepEqual(rankTwo("Jk 4c").ranks, ["A", "4"]);
  assert.equal(rankTwo("Jk Ac").category, "onePair");
  // In a game without one it is no card of the deck.
  refused(() => tripleShotPoker({ cards: "Ad 3s 5c 5h Jk 2c", bet: 1 }), "jokerNotAllowed");
  refused(() => rankHand("Ad 3s 5c 5h Jk"), "jokerNotAllowed");
});

test("B015 B022 the longest run, and the kicker of four of a kind, in seven cards of Pai Gow", () => {
  const best = (cards) => rankHand(cards, { ruleset: "paiGow" });
  assert.deepEqual(
    ["2h 3h 4h 5h 6h 7h 8h", "4c 4d 4h 4s 9c 9d 9h", "4c 4d 4h 4s 9c 9d Kh"].map((cards) => best(cards).ranks.join("")),
    ["8", "49", "4K"],
  );
});

describe("legalSettings", () => {
  test("all but the fouls, the best high hand first, then the best low hand", () => {
    const settings = exact(legalSettings("Ac Kd Qh 9c 7d 4s 2h"));
    // The ace stays in the high hand: of 21 ways 15.
    assert.equal(settings.length, 15);
    assert.deepEqual(settings[0].low, ["4s", "2h"]);
    assert.deepEqual(settings.at(-1).low, ["Kd", "Qh"]);
    for (const [i, { low, high, lowRank, highRank }] of settings.entries()) {
      assert.ok(high.includes("Ac"));
      assert.deepEqual(lowRank, rankTwo(low));
      assert.deepEqual(highRank, rankHand(high, { ruleset: "paiGow" }));
      assert.deepEqual([...low, ...high].sort(), ["2h", "4s", "7d", "9c", "Ac", "Kd", "Qh"]);
      const before = settings[i - 1];
      if (before === undefined) continue;
      const falls = before.highRank.value - highRank.value || before.lowRank.value - lowRank.value;
      assert.ok(falls >= 0);
    }
  });

  test("a pair may not go in front of a lower one, equal hands may", () => {
    const lows = (cards) => legalSettings(cards).map(({ low }) => low.join(" "));
    assert.ok(!lows("Ac Ad Kc Kh 8d 5s 3h").includes("Ac Ad"));
    assert.ok(lows("Ac Ad Kc Kh 8d 5s 3h").includes("Kc Kh"));
    // Two aces in front of two more with king high: the front's ranks do not beat the back's.
    assert.ok(lows("Ac Ad Ah As Kc 8d 5s").includes("Ac Ad"));
    // With the joker a pair of aces.
    assert.ok(!lows("Jk Ac Kc Jh 8d 5s 3h").includes("Jk Ac"));
  });

  test("at least one for any seven cards, and those are 21 less the fouls", () => {
    const random = randomFrom(7);
    for (let hand = 0; hand < 500; hand += 1) {
      const seven = random.deck(true).slice(0, 7);
      const settings = legalSettings(seven);
      assert.ok(settings.length >= 1 && settings.length <= 21);
      const legal = new Set(settings.map(({ low }) => low.join()));
      assert.equal(legal.size, settings.length);
      for (const [i, first] of seven.entries()) {
        for (const second of seven.slice(i + 1)) {
          const high = seven.filter((card) => card !== first && card !== second);
          assert.equal(
            isFoul(rankTwo([first, second]), rankHand(high, { ruleset: "paiGow" })),
            !legal.has(`${first},${second}`),
          );
        }
      }
    }
  });

  test("A-2-3-4-5 as the lowest straight: its ranks come back, and no other kind of hand is taken for it", () => {
    const options = { wheel: "lowest" };
    const wheel = legalSettings("As 2d 3c 4h 5s 9d Kc", options).find(
      ({ highRank }) => highRank.category === "straight",
    ).highRank;
    const king = legalSettings("9c Td Jh Qs Kh 2c 3d", options).find(
      ({ highRank }) => highRank.category === "straight",
    ).highRank;
    assert.deepEqual([wheel.ranks, king.ranks], [["5"], ["K"]]);
    for (const rank of [wheel, king]) {
      assert.deepEqual(citeHand(rank, "paiGowPoker"), { regulation: "paigow-1999", article: "4.g" });
    }
    assert.deepEqual(citeCompare(wheel, king, "paiGowPoker"), { source: "housePractice", note: "wheelLowest" });
    for (const [index, rank] of [..."23456789TJQKA"].entries()) {
      const { value, category, ranks } = rankShowing(`${rank}s`);
      assert.deepEqual([value, category, ranks], [index, "highCard", [rank]]);
    }
    const details = { argument: "rank", reason: "value", expected: "paiGow", got: king.value };
    refused(() => citeHand(king, "paiGowPoker", { ruleset: "paiGow" }), "badInput", details);
  });

  test("A-2-3-4-5 as the lowest straight: 2-3-4-5-6 is then the best high hand", () => {
    const [first, none, lowest] = [{ wheel: "second" }, undefined, { wheel: "lowest" }].map((options) =>
      exact(legalSettings("As 2d 3c 4h 5s 6d 9c", options)),
    );
    assert.deepEqual(first, none);
    const straights = (settings) =>
      settings.filter(({ highRank }) => highRank.category === "straight").map(({ low }) => low.join(" "));
    assert.deepEqual(straights(first), ["6d 9c", "As 9c"]);
    assert.deepEqual(straights(lowest), ["As 9c", "6d 9c"]);
    assert.deepEqual(
      [first[0].low, lowest[0].low],
      [
        ["6d", "9c"],
        ["As", "9c"],
      ],
    );
    assert.equal(first.length, lowest.length);
    // The joker makes the better straight: six high, and not the wheel.
    const joker = legalSettings("Jk 2d 3c 4h 5s Kd 9c", { wheel: "lowest" })[0];
    assert.deepEqual([joker.highRank.ranks, joker.highRank.joker], [["6"], { rank: "6", suit: null }]);
    assert.deepEqual(legalSettings("Jk 2d 3c 4h 5s Kd 9c")[0].highRank.ranks, ["5"]);
  });

  test("an option that is unknown, or that no table has, is refused", () => {
    const seven = "Ac Kd Qh 9c 7d 4s 2h";
    for (const ask of [(options) => legalSettings(seven, options), (options) => houseWay(seven, "ballys", options)]) {
      assert.deepEqual(ask({}), ask({ wheel: undefined }));
      for (const wheel of ["secondHighest", "", 1, null, {}]) refused(() => ask({ wheel }), "badInput");
      refused(() => ask({ wheels: "lowest" }), "unknownKey");
      for (const options of [null, "lowest", ["lowest"], 1]) refused(() => ask(options), "badInput");
    }
  });

  test("seven cards", () => {
    refused(() => legalSettings("Ac Kd"), "wrongCount", { argument: "seven", count: 2, min: 7, max: 7 });
    refused(() => legalSettings("Ac Kd Qh 9c 7d 4s 4s"), "duplicateCard");
    refused(() => legalSettings([]), "wrongCount");
    refused(() => legalSettings(7), "badInput");
  });
});

const CATEGORIES = ["highCard", "onePair", "twoPair", "threeOfAKind", "straight", "flush", "fullHouse"];

/** Written from the rule, not from the core: the category decides, then the ranks that both hands have. */
function isFoul(low, high) {
  const kinds = [low, high].map(({ category }) => CATEGORIES.indexOf(category) + 1 || 8);
  if (kinds[0] !== kinds[1]) return kinds[0] > kinds[1];
  const order = "23456789TJQKA";
  for (const [i, rank] of low.ranks.entries()) {
    const difference = order.indexOf(rank) - order.indexOf(high.ranks[i]);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

describe("houseWay", () => {
  const set = (seven, name) => {
    const { low, high, rule } = exact(houseWay(seven, name));
    return `${low.join(" ")} | ${high.join(" ")} ${rule}`;
  };

  test("B152 the hands that others set wrongly", () => {
    assert.equal(set("Kc Kd 9c 9d 4h 4s 7c", "trumpPlaza"), "Kc Kd | 9c 9d 4h 4s 7c threePair");
    assert.equal(set("Kc Kd Kh 9c 9d 9h 4s", "trumpPlaza"), "Kc Kd | Kh 9c 9d 9h 4s twoTrips");
    assert.equal(set("9c 9d 9h 2s 2c Ad Kh", "trumpPlaza"), "Ad Kh | 9c 9d 9h 2s 2c fullHouse");
    assert.equal(set("As Kd Qh 9c 7d 4s 2h", "trumpPlaza"), "Kd Qh | As 9c 7d 4s 2h noPair");
    assert.equal(set("9c 9d 9h 2s 2c Ad Kh", "foxwoods"), "2s 2c | 9c 9d 9h Ad Kh fullHouse");
  });

  test("each rule by its name, and where the houses differ", () => {
    const fronts = (seven) => {
      const names = ["foxwoods", "trumpPlaza", "goldenNugget", "flamingo", "ballys", "claridge"];
      return names.map((name) => {
        const { low, rule } = houseWay(seven, name);
        return `${rule} ${low.map((card) => (card === "Jk" ? "A" : card[0])).join("")}`;
      });
    };
    const all = (rule, ...six) => six.map((front) => `${rule} ${front}`);
    assert.deepEqual(fronts("Ac Ad Ah As Jk Kc Kd"), all("fiveAces", "KK", "KK", "KK", "KK", "KK", "KK"));
    assert.deepEqual(fronts("8c 8d 8h 8s Kc 9d 3h"), all("fourOfAKind", "K9", "K9", "88", "88", "K9", "88"));
    assert.deepEqual(fronts("6c 6d 3h 3s Qc 9d 8h"), all("twoPair", "33", "33", "Q9", "Q9", "33", "33"));
    assert.deepEqual(fronts("Ac Kd Qh Js Jk 5d 3c"), all("straightOrFlush", "53", "53", "53", "53", "KQ", "53"));
    assert.deepEqual(fronts("Ac Ad Ah Ks 9d 5c 2h"), all("threeOfAKind", "AK", "AK", "AK", "AK", "AK", "AK"));
    assert.deepEqual(fronts("8c 8d As Kh Jd 5c 3s"), all("onePair", "AK", "AK", "AK", "AK", "AK", "AK"));
  });

  test("A-2-3-4-5 as the lowest straight: of equal fronts the one that leaves the better back", () => {
    const low = (wheel) => houseWay("Jk As 2d 3c 4h 5s Kd", "foxwoods", { wheel }).low.join(" ");
    // Ace and king in front either way. As the second straight A-2-3-4-5 is what the joker makes too; as the lowest
    // it is worth less than six high, which the joker makes and the ace does not.
    assert.deepEqual([low("second"), low("lowest")], ["Jk Kd", "As Kd"]);
  });

  test("cites whose way it is", () => {
    for (const [name, note] of [
      ["foxwoods", "houseWayFoxwoods"],
      ["trumpPlaza", "houseWayTrumpPlaza"],
      ["goldenNugget", "houseWayGoldenNugget"],
      ["flamingo", "houseWayFlamingo"],
      ["ballys", "houseWayBallys"],
      ["claridge", "houseWayClaridge"],
    ]) {
      assert.deepEqual(houseWay("As Kd Qh 9c 7d 4s 2h", name).cite, house(note));
    }
  });

  test("sets nothing foul: 2,000 hands of each house", () => {
    const random = randomFrom(11);
    for (let hand = 0; hand < 2_000; hand += 1) {
      const seven = random.deck(true).slice(0, 7);
      const legal = new Set(legalSettings(seven).map(({ low }) => low.join()));
      for (const name of ["foxwoods", "trumpPlaza", "goldenNugget", "flamingo", "ballys", "claridge"]) {
        assert.ok(legal.has(houseWay(seven, name).low.join()), `${name}: ${seven.join(" ")}`);
        const lowest = houseWay(seven, name, { wheel: "lowest" });
        assert.ok(legal.has(lowest.low.join()), `${name}, the wheel lowest: ${seven.join(" ")}`);
      }
    }
  });

  test("a house that is known, seven cards", () => {
    refused(() => houseWay("As Kd Qh 9c 7d 4s 2h", "caesars"), "badInput");
    refused(() => houseWay("As Kd Qh 9c 7d 4s 2h"), "badInput");
    refused(() => houseWay("As Kd Qh 9c 7d 4s", "ballys"), "wrongCount");
    refused(() => houseWay("As Kd Qh 9c 7d 4s As", "ballys"), "duplicateCard");
  });
});

describe("paiGowCompare", () => {
  const compare = ([high, low], [bankHigh, bankLow]) =>
    exact(paiGowCompare({ player: { high, low }, banker: { high: bankHigh, low: bankLow } }));
  const banker = ["As 9c 7d 4s 2h", "Kd Qh"];

  test("both win, one each, none; the banker wins copies", () => {
    assert.deepEqual(compare(["Ac Ad 8d 5s 3h", "Kc Kh"], banker), {
      ...{ high: "win", low: "win", outcome: "win", foul: null, cite: house("bothHandsDecide") },
    });
    assert.deepEqual(compare(["Ac Ad 8d 5s 3h", "Jh 8c"], banker), {
      ...{ high: "win", low: "lose", outcome: "push", foul: null, cite: house("oneHandEach") },
    });
    assert.deepEqual(compare(["Jc 8d 6c 4h 2d", "Td 9h"], banker), {
      ...{ high: "lose", low: "lose", outcome: "lose", foul: null, cite: house("bothHandsDecide") },
    });
    const copies = { foul: null, cite: house("copiesToBanker") };
    assert.deepEqual(compare(["Ad 9d 7s 4h 2s", "Kh Qs"], banker), {
      ...{ high: "copy", low: "copy", outcome: "lose", ...copies },
    });
    assert.deepEqual(compare(["Ad Ac 7s 4h 2s", "Kh Qs"], banker), {
      ...{ high: "win", low: "copy", outcome: "push", ...copies },
    });
    assert.deepEqual(compare(["Ad 9d 7s 4h 2s", "Qs Jc"], banker), {
      ...{ high: "copy", low: "lose", outcome: "lose", ...copies },
    });
  });

  test("the articles order hands and say nothing of the bet: what becomes of it is never cited to them", () => {
    const cites = (high, against, low = "Kc Qd") => compare([high, low], [against, "Jc Td"]).cite;
    for (const [high, against] of [
      ["6c 6d 8h 3s 2h", "5c 5d Ah Ks 9h"],
      ["6c 6d Ah 3s 2h", "6h 6s Kh 8s 9h"],
      ["Ac 2d 3h 4s 5c", "9c Th Js Qs Ks"],
      ["Ac Ad 3h 3s 5c", "Ks Kh Qc Qh 5d"],
    ])
      assert.deepEqual(cites(high, against), house("bothHandsDecide"));
    // Which of two hands is the higher is the articles' own, and cited as such.
    const order = (a, b) => {
      const ranks = [a, b].map((cards) => rankHand(cards, { ruleset: "paiGow" }));
      return citeCompare(...ranks, "paiGowPoker");
    };
    assert.deepEqual(order("6c 6d 8h 3s 2h", "5c 5d Ah Ks 9h"), paiGow("4.j"));
    assert.deepEqual(order("6c 6d Ah 3s 2h", "6h 6s Kh 8s 9h"), paiGow("5"));
    assert.deepEqual(order("Ac 2d 3h 4s 5c", "9c Th Js Qs Ks"), paiGow("4.g"));
  });

  test("A-2-3-4-5 as the lowest straight, where the table has it so", () => {
    const player = { high: "Kc Qd Jh Ts 9c", low: "3d 2s" };
    const banker = { high: "Ac 2d 3h 4s 5c", low: "2c 2h" };
    const highs = (wheel) => exact(paiGowCompare({ player, banker, ...(wheel && { wheel }) })).high;
    assert.deepEqual([highs(), highs("second"), highs("lowest")], ["lose", "lose", "win"]);
    // Both hands are won because of it: then it is what decides.
    const both = (wheel) => paiGowCompare({ player: { ...player, low: "4c 4d" }, banker, wheel });
    assert.deepEqual([both("second").outcome, both("second").cite], ["push", house("oneHandEach")]);
    assert.deepEqual([both("lowest").outcome, both("lowest").cite], ["win", house("wheelLowest")]);
    refused(() => paiGowCompare({ player, banker, wheel: "highest" }), "badInput");
    refused(() => paiGowCompare({ player, banker, wheel: true }), "badInput");
  });

  test("a foul player loses whatever the hands; a foul banker is told", () => {
    const foul = ["Jc 8d 6h 4c 3c", "Ah Ad"];
    assert.deepEqual(compare(foul, banker), {
      ...{ high: "lose", low: "win", outcome: "lose", foul: "player", cite: house("foulSettingLoses") },
    });
    assert.deepEqual(compare(banker, foul), {
      ...{ high: "win", low: "lose", outcome: "push", foul: "banker", cite: house("oneHandEach") },
    });
  });

  test("fourteen different cards, five and two", () => {
    const side = { high: "As 9c 7d 4s 2h", low: "Kd Qh" };
    const other = { high: "Ac 9d 7s 4h 2s", low: "Kh Qs" };
    const call =
      (player, bank = other) =>
      () =>
        paiGowCompare({ player, banker: bank });
    refused(call({ ...side, high: "As 9c 7d 4s" }), "wrongCount", {
      ...{ argument: "input.player.high", count: 4, min: 5, max: 5 },
    });
    refused(call({ ...side, low: "Kd Qh Jh" }), "wrongCount");
    refused(call({ ...side, low: "Kd Ac" }), "duplicateCard", { argument: "input", card: "Ac" });
    refused(call({ ...side, low: "Kd As" }), "duplicateCard");
    refused(call({ high: side.high }), "badInput", { argument: "input.player.low", reason: "missing" });
    refused(call({ ...side, extra: 1 }), "unknownKey");
    refused(() => paiGowCompare({ player: side }), "badInput");
    refused(() => paiGowCompare(null), "badInput");
  });
});
