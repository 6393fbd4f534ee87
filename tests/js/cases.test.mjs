// Faults that users reported of other evaluators, by id: straights, pairs and kickers, card sets, joker, input.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cardId, compareHands, rankHand, rankMany, rankShowing, rankTwo, rankValue, winners } from "../../pkg/node.js";
import { refused } from "./helpers/api.mjs";
import { bestKey, compareKeys, DECK, deal, random } from "./helpers/naive.mjs";

const RANKS = "23456789TJQKA";

/** Category and ranks in one line: "straight 5", "onePair A K 9 5". */
const kind = (cards, ruleset) => {
  const { category, ranks } = rankHand(cards, ruleset && { ruleset });
  return [category, ...ranks].join(" ");
};
const won = (board, ...hands) => winners(hands, { board });
const suited = (ranks, suits) => [...ranks].map((rank, index) => rank + suits[index % suits.length]).join(" ");

// ── Straights and straight flushes ──

test("B001 wheel is a five-high straight", () => {
  assert.equal(kind("As 2d 3c 4h 5s 9d Kc"), "straight 5");
  assert.deepEqual(rankHand("As 2d 3c 4h 5s 9d Kc").cards, ["5s", "4h", "3c", "2d", "As"]);
  // In any order and any suits, also with the ace paired.
  const draw = random(1);
  for (let turn = 0; turn < 200; turn += 1) {
    const cards = deal(["A", "2", "3", "4", "5"], 5, draw).map((rank, index) => rank + "cdhs"[(draw(3) + index) % 4]);
    const { category, ranks } = rankHand(cards);
    assert.ok(category === "straight" || category === "straightFlush");
    assert.deepEqual(ranks, ["5"]);
  }
  assert.equal(kind("As Ad 2d 3c 4h 5s Kc"), "straight 5");
});

test("B002 wheel is the lowest straight, not the highest", () => {
  assert.equal(compareHands("As 2d 3c 4h 5s 9d Kc", "2d 3c 4h 5s 6d 9h Kc"), -1);
  const wheel = rankValue("As 2d 3c 4h 5s");
  for (let low = 0; low <= 8; low += 1) {
    assert.ok(rankValue(suited(RANKS.slice(low, low + 5), "cdhs")) > wheel);
  }
});

test("B003 steel wheel is a straight flush, five high", () => {
  for (const suit of "cdhs") assert.equal(kind(suited("A2345", suit)), "straightFlush 5");
});

test("B004 steel wheel beats a plain six-high straight", () => {
  assert.deepEqual(won("2d 3d 4d 5d 9s", "Ad Kc", "6c Kh"), [0]);
  assert.equal(kind("2d 3d 4d 5d 9s Ad Kc"), "straightFlush 5");
});

test("B005 four in a row and an ace are no straight", () => {
  assert.equal(kind("5c 6d 7h 8s Ac"), "highCard A 8 7 6 5");
  assert.equal(kind("9c Td Jh Qs Ac"), "highCard A Q J T 9");
  for (let low = 1; low <= 7; low += 1) {
    assert.match(kind(suited(`${RANKS.slice(low, low + 4)}A`, "cdhs")), /^highCard A/);
  }
});

test("B006 no straight wraps round the ace", () => {
  assert.equal(kind("Kc Ad 2h 3s 4c"), "highCard A K 4 3 2");
  assert.equal(kind("Qc Kd Ah 2s 3c"), "highCard A K Q 3 2");
  assert.equal(kind("Jc Qd Kh As 2c"), "highCard A K Q J 2");
  for (const ranks of ["KA234", "QKA23", "JQKA2"]) {
    assert.match(kind(suited(ranks, "cdhs"), "paiGow"), /^highCard A/);
    assert.match(kind(suited(ranks, "cdhs"), "aceHigh"), /^highCard A/);
    assert.match(kind(suited(ranks, "h")), /^flush A/);
  }
});

test("B007 straight and flush of different cards are no straight flush", () => {
  assert.equal(kind("9c Th Jh Qh Kh 2h 3h"), "flush K Q J T 3");
  assert.equal(kind("5c 6h 7h 8h 9d Ah 2h"), "flush A 8 7 6 2");
});

test("B008 paired ranks inside the run hide no straight", () => {
  assert.equal(kind("2c 3d 3h 4s 5c 6d 6h"), "straight 6");
  for (let low = 0; low <= 8; low += 1) {
    const run = RANKS.slice(low, low + 5);
    for (const rank of run) {
      for (const other of run) {
        const extra = rank === other ? `${rank}d ${rank}h` : `${rank}d ${other}d`;
        assert.equal(kind(`${suited(run, "cccs")} ${extra}`), `straight ${run[4]}`);
      }
    }
  }
});

test("B010 royal beats the king-high straight flush on the board", () => {
  assert.deepEqual(won("Ks Qs Js Ts 9d", "As Ah", "Ac 9s"), [0]);
});

test("B011 a flush that holds T J Q K is no royal", () => {
  assert.equal(kind("9h Th Jh Qh Kh"), "straightFlush K");
  assert.equal(kind("2h Th Jh Qh Kh"), "flush K Q J T 2");
  assert.equal(kind("9h Th Jh Qh Ah"), "flush A Q J T 9");
});

test("B012 the royal flush is a category of its own", () => {
  assert.equal(kind("As Ks Qs Js Ts"), "royalFlush A");
  assert.equal(kind("As Ks Qs Js Ts 3c 7h"), "royalFlush A");
  for (const suit of "cdhs") {
    for (const ruleset of ["standard", "paiGow", "aceHigh"]) {
      assert.equal(kind(suited("TJQKA", suit), ruleset), "royalFlush A");
    }
  }
});

test("B014 the joker stands at the right end of the run", () => {
  assert.equal(kind("Jk 6c 7d 8h 9s", "paiGow"), "straight T");
  assert.deepEqual(rankHand("Jk 6c 7d 8h 9s", { ruleset: "paiGow" }).cards, ["Jk", "9s", "8h", "7d", "6c"]);
  const wheel = rankHand("Jk 2c 3d 4h 5s", { ruleset: "paiGow" });
  assert.deepEqual([wheel.category, wheel.ranks, wheel.joker], ["straight", ["5"], { rank: "A", suit: null }]);
  assert.deepEqual(wheel.cards, ["5s", "4h", "3d", "2c", "Jk"]);
  assert.equal(compareHands("Jk 2c 3d 4h 5s", "2c 3d 4h 5s 6c", { ruleset: "paiGow" }), 1);
  assert.equal(kind("Jk Ac Kd Qh Js", "paiGow"), "straight A");
});

test("B015 of a long run the highest five play", () => {
  assert.equal(kind("2h 3h 4h 5h 6h 7h 8h"), "straightFlush 8");
  assert.equal(kind("2h 3h 4h 5h 6h 7h 8h", "paiGow"), "straightFlush 8");
  for (let low = 0; low <= 6; low += 1) {
    const run = RANKS.slice(low, low + 7);
    assert.equal(kind(suited(run, "d")), run.endsWith("A") ? "royalFlush A" : `straightFlush ${run[6]}`);
    assert.equal(kind(suited(run, "cdhs")), `straight ${run[6]}`);
  }
});

// ── Pairs, trips, kickers, ties ──

test("B018 the better pair completes the full house", () => {
  assert.equal(kind("Jh 6d Jd 6c Jc Ts Th"), "fullHouse J T");
  assert.equal(compareHands("Jh 6d Jd 6c Jc Ts Th", "Jh 6d Jd 6c Jc 9s 9h"), 1);
});

test("B019 two trips are a full house", () => {
  assert.equal(kind("9c 9d 9h 5c 5d 5h Ks"), "fullHouse 9 5");
  assert.deepEqual(rankHand("9c 9d 9h 5c 5d 5h Ks").unused, ["5h", "Ks"]);
});

test("B020 a full house is found among seven", () => assert.equal(kind("Kc Kd Kh 4s 4c 9d 2h"), "fullHouse K 4"));

test("B021 trips are no full house", () => assert.equal(kind("Jh Jd Js 8h 4c"), "threeOfAKind J 8 4"));

test("B022 quads take the highest other card as kicker", () => {
  assert.equal(kind("4c 4d 4h 4s 9c 9d 9h"), "fourOfAKind 4 9");
  assert.equal(kind("4c 4d 4h 4s 9c 9d Kh"), "fourOfAKind 4 K");
});

test("B023 two pair goes by the higher pair, not the sum", () => {
  assert.equal(compareHands("6s 6h 3s 3h As", "7h 7s 2h 2s Ac"), -1);
});

test("B024 the second pair counts", () => assert.deepEqual(won("6c 6d Kh 2s 9c", "2d 3h", "5d 5h"), [1]));

test("B025 equal pairs go by kickers", () => assert.deepEqual(won("9c 7s 5h 5s 3c", "8h Ks", "4d Qs"), [0]));

test("B026 the second kicker counts", () => assert.deepEqual(won("3h 5d 5c 6h Ac", "Kc 8c", "Tc 8s"), [0]));

test("B027 a pair beats every high card", () => {
  assert.deepEqual(won("9s Jc 3c Qc 8h", "9c 5h", "Qh 4h", "Ad Ks", "As Kh"), [1]);
  assert.equal(compareHands("2c 2d 3h 4s 5c", "As Kd Qh Jc 9s"), 1);
  assert.equal(compareHands("2c 2d 3h 3s 4c", "Ac Ad Kh Qs Jc"), 1);
});

test("B028 flushes go by the highest card, not the sum", () => {
  assert.equal(compareHands("3c 4c 5c Tc Kc", "4d 5d 7d Td Qd"), 1);
});

test("B029 flushes on a board of four go by all five cards", () => {
  assert.deepEqual(won("Qd Jd 9d Kc 6d", "5d Ah", "Qc 7d"), [1]);
});

test("B031 an ace outweighs king and queen", () => assert.deepEqual(won("5s 7s 9s 2d 3h", "As 2s", "Ks Qs"), [0]));

test("B032 exactly five cards play", () => {
  assert.deepEqual(rankHand("Jd Ac Ad 7d Qd 4d Td"), {
    ...rankHand("Ad Qd Jd Td 7d"),
    cards: ["Ad", "Qd", "Jd", "Td", "7d"],
    unused: ["Ac", "4d"],
  });
  assert.deepEqual(rankHand("2h 3h 5h 7h 9h Jh Kh").cards, ["Kh", "Jh", "9h", "7h", "5h"]);
});

test("B033 ordinary flushes rank without a throw", () => {
  assert.equal(kind("8s 7s 6s 5s As"), "flush A 8 7 6 5");
  let flushes = 0;
  for (let bits = 0; bits < 1 << 13; bits += 1) {
    const ranks = [...RANKS].filter((_, index) => (bits >> index) & 1);
    if (ranks.length !== 5) continue;
    flushes += 1;
    assert.match(kind(suited(ranks, "s")), /^(flush|straightFlush|royalFlush) /);
  }
  assert.equal(flushes, 1287);
  refused(() => rankHand("8s 7s 6s 5s 5s"), "duplicateCard");
});

test("B034 counterfeit kickers tie", () => {
  assert.deepEqual(won("9c Kh Kd 9s Ah", "Qc 5h", "5d Jd"), [0, 1]);
  assert.deepEqual(won("Jd 7h Jc Kh Ks", "Ah 8h", "As Qc"), [0, 1]);
});

test("B035 the board's cards play before lower hole cards", () => {
  assert.deepEqual(won("As Jd 3c Qh 3d", "8c 5d", "8d 2h"), [0, 1]);
});

test("B037 a straight on the board ties all", () => {
  assert.deepEqual(won("Jd Tc Qs Ks 9s", "9c 2s", "Jh Kh", "Qc 4h", "Qh 8d"), [0, 1, 2, 3]);
});

test("B038 everybody who ties is named", () => assert.deepEqual(won("Qh Qc As Tc 5h", "Th 3c", "Td 9h"), [0, 1]));

test("B039 tied losers win nothing", () => assert.deepEqual(won("2c 7d 9h Js Kc", "Ad Ah", "Kd 3c", "Kh 3d"), [0]));

test("B040 four to a flush changes nothing", () => assert.deepEqual(won("Ad 3s 4s 5h 6s", "Ah Ks", "Ac Kh"), [0, 1]));

test("B042 suits have no order", () => {
  assert.equal(compareHands("4s 4h 6c 6d Js", "4c 4d 6h 6s Jd"), 0);
  // Renaming the suits never changes a value.
  const draw = random(42);
  for (let turn = 0; turn < 300; turn += 1) {
    const cards = deal(DECK, 7, draw);
    const names = deal([..."cdhs"], 4, draw);
    const renamed = cards.map((card) => card[0] + names["cdhs".indexOf(card[1])]);
    assert.equal(rankValue(cards), rankValue(renamed));
  }
});

test("B043 a full house on the board needs no hole card", () => {
  assert.deepEqual(won("2d 7h 7s 2s 7c", "Ks 3d", "3h Qs"), [0, 1]);
});

test("B044 a higher value is the better hand, and 1 says that the first wins", () => {
  const [first, second] = ["9h Jh 7d 2s Kc 7c 7h", "9h Jh 7d 2s Kc Jc 5h"];
  assert.equal(compareHands(first, second), 1);
  assert.equal(compareHands(second, first), -1);
  assert.ok(rankValue(first) > rankValue(second));
  assert.deepEqual([first, second, first].sort(compareHands), [second, first, first]);
  const draw = random(44);
  for (let turn = 0; turn < 300; turn += 1) {
    const [a, b] = [deal(DECK, 5 + draw(3), draw), deal(DECK, 5 + draw(3), draw)];
    assert.equal(compareHands(a, b), Math.sign(compareKeys(bestKey(a), bestKey(b))));
  }
});

test("B045 three equal hands all win", () => {
  assert.deepEqual(won("4d 7s 6s Jd Jh", "Th Ac", "Ad Td", "Ts As"), [0, 1, 2]);
});

// ── Card sets, joker, input ──

test("B046 all six-card hands have the right categories", () => {
  const lowest = [
    ["onePair", "2c 2d 3h 4s 5c"],
    ["queensOrBetter", "Qc Qd 2h 3s 4c"],
    ["twoPair", "2c 2d 3h 3s 4c"],
    ["threeOfAKind", "2c 2d 2h 3s 4c"],
    ["straight", "Ac 2d 3h 4s 5c"],
    ["flush", "2c 3c 4c 5c 7c"],
    ["fullHouse", "2c 2d 2h 3s 3c"],
    ["fourOfAKind", "2c 2d 2h 2s 3c"],
    ["straightFlush", "Ac 2c 3c 4c 5c"],
    ["royalFlush", "Ac Kc Qc Jc Tc"],
  ].map(([name, cards]) => [name, rankValue(cards)]);
  const perValue = new Uint32Array(7462);
  const batch = new Uint8Array(6 * 65536);
  let at = 0;
  const flush = () => {
    for (const value of rankMany(batch.subarray(0, at), 6)) perValue[value] += 1;
    at = 0;
  };
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1)
        for (let d = c + 1; d < 52; d += 1)
          for (let e = d + 1; e < 52; e += 1)
            for (let f = e + 1; f < 52; f += 1) {
              batch[at] = a;
              batch[at + 1] = b;
              batch[at + 2] = c;
              batch[at + 3] = d;
              batch[at + 4] = e;
              batch[at + 5] = f;
              at += 6;
              if (at === batch.length) flush();
            }
  flush();
  const from = (value) => perValue.subarray(value).reduce((sum, count) => sum + count, 0);
  const above = Object.fromEntries(lowest.map(([name, value]) => [name, from(value)]));
  assert.deepEqual(
    {
      royal: above.royalFlush,
      straightFlush: above.straightFlush - above.royalFlush,
      quads: above.fourOfAKind - above.straightFlush,
      fullHouse: above.fullHouse - above.fourOfAKind,
      flush: above.flush - above.fullHouse,
      straight: above.straight - above.flush,
      trips: above.threeOfAKind - above.straight,
      twoPair: above.twoPair - above.threeOfAKind,
      onePair: above.onePair - above.twoPair,
      queensOrBetter: above.queensOrBetter - above.twoPair,
      nothing: from(0) - above.onePair,
    },
    {
      royal: 188,
      straightFlush: 1_656,
      quads: 14_664,
      fullHouse: 165_984,
      flush: 205_792,
      straight: 361_620,
      trips: 732_160,
      twoPair: 2_532_816,
      onePair: 9_730_740,
      queensOrBetter: 2_252_472,
      nothing: 6_612_900,
    },
  );
});

test("B048 one to four open cards are ranked, never as straight or flush", () => {
  const shown = (cards) => [rankShowing(cards).category, ...rankShowing(cards).ranks].join(" ");
  assert.equal(shown("9h"), "highCard 9");
  assert.equal(shown("9h 9d"), "onePair 9");
  assert.equal(shown("9h 9d Kc Kh"), "twoPair K 9");
  assert.equal(shown("9h 8h 7h 6h"), "highCard 9 8 7 6");
  assert.equal(shown("9h 9d 9c"), "threeOfAKind 9");
  assert.equal(shown("9h 9d 9c 9s"), "fourOfAKind 9");
  // The values order boards of a size as the cards do.
  const draw = random(48);
  for (let turn = 0; turn < 400; turn += 1) {
    const size = 1 + draw(4);
    const [a, b] = [deal(DECK, size, draw), deal(DECK, size, draw)];
    const expected = Math.sign(compareKeys(boardKey(a), boardKey(b)));
    assert.equal(compareHands(rankShowing(a), rankShowing(b)), expected);
  }
});

function boardKey(cards) {
  const counts = [...RANKS].map((rank) => cards.filter((card) => card[0] === rank).length);
  const ranks = counts.map((_, rank) => rank).filter((rank) => counts[rank] > 0);
  ranks.sort((a, b) => counts[b] - counts[a] || b - a);
  const shape = Number(
    ranks
      .map((rank) => counts[rank])
      .join("")
      .padEnd(4, "0"),
  );
  return [shape, ...ranks];
}

test("B050 the same card twice is refused and named", () => {
  const details = { argument: "cards", position: 3, first: 0, card: "7h" };
  refused(() => rankHand("7h 7h 5s 6s Td 6h As"), "duplicateCard", details);
  refused(() => rankHand(["7h", "5s", "6s", "7H", "6h"]), "duplicateCard", details);
});

test("B051 a card of the board in a hand is refused", () => {
  refused(() => winners(["Jc 9s", "2c 3c"], { board: "Jc 2d 3h" }), "duplicateCard", {
    argument: "hands[0]",
    position: 0,
    first: 0,
    card: "Jc",
    firstArgument: "board",
  });
  refused(() => winners(["9c 9s", "2c 9c"], { board: "Jc 2d 3h" }), "duplicateCard", {
    argument: "hands[1]",
    position: 3,
    first: 0,
    card: "9c",
    firstArgument: "hands[0]",
  });
});

test("B052 10 is ten", () => {
  assert.deepEqual(won("10s Jd Qc 6d 5c", "9h Ks", "9s Ah"), [0]);
  assert.equal(kind("10s Jd Qc 6d 5c 9h Ks"), "straight K");
  for (const suit of "cdhs") assert.equal(cardId(`10${suit}`), cardId(`T${suit}`));
});

test("B053 10 is ten among seven cards", () => {
  assert.equal(kind("Qh Kh Js 2d Qd 10d 9s"), "straight K");
  assert.equal(kind(["Qh", "Kh", "Js", "2d", "Qd", "10d", "9s"]), "straight K");
});

test("B055 what is no card is refused, not dropped", () => {
  refused(() => rankHand("Ax Kh"), "badCard", { argument: "cards", position: 0, token: "Ax" });
  refused(() => rankHand("As Ks Qs Js Ts 9s 1s"), "badCard", { argument: "cards", position: 18, token: "1s" });
  refused(() => rankHand(["As", "Ks", "Qs", "Js", "Zz"]), "badCard", { argument: "cards", position: 4, token: "Zz" });
});

test("B056 the joker is refused where the game has none, an ace in Pai Gow", () => {
  for (const ruleset of ["standard", "aceHigh"]) {
    refused(() => rankHand("Ad 3s 5c 5h Jk", { ruleset }), "jokerNotAllowed", {
      argument: "cards",
      position: 12,
      ruleset,
    });
  }
  const hand = rankHand("Ad 3s 5c 5h Jk", { ruleset: "paiGow" });
  assert.deepEqual([hand.category, hand.ranks, hand.joker], ["twoPair", ["A", "5", "3"], { rank: "A", suit: null }]);
  refused(() => rankShowing("Jk As"), "jokerNotAllowed");
  assert.equal(rankTwo("Jk As").category, "onePair");
});

// ── Pai Gow rows that only need the ranking ──

test("B149 A-2-3-4-5 is the second-highest straight in Pai Gow, the lowest elsewhere", () => {
  const [wheel, king] = ["Ac 2d 3h 4s 5c", "Kc Qd Jh Ts 9c"];
  assert.equal(compareHands(wheel, king, { ruleset: "paiGow" }), 1);
  assert.equal(compareHands(wheel, "Ac Kd Qh Js Tc", { ruleset: "paiGow" }), -1);
  assert.equal(compareHands(wheel, king), -1);
  assert.equal(compareHands("Ac 2c 3c 4c 5c", "Kd Qd Jd Td 9d", { ruleset: "paiGow" }), 1);
  assert.equal(compareHands("Ac 2c 3c 4c 5c", "Kd Qd Jd Td 9d"), -1);
  assert.equal(kind(wheel, "aceHigh"), "highCard A 5 4 3 2");
});

test("B150 what the joker may be", () => {
  const joker = (cards) => kind(cards, "paiGow");
  assert.equal(joker("Jk Kc Kd 7h 2s"), "onePair K A 7 2");
  assert.equal(joker("Jk Ac 9d 5h 2s"), "onePair A 9 5 2");
  assert.equal(joker("Jk Ac Ad Ah As"), "fiveAces A");
  assert.equal(joker("Jk Kh 9h 5h 2h"), "flush A K 9 5 2");
  assert.equal(joker("Jk Ah 9h 5h 2h"), "flush A K 9 5 2");
  assert.equal(joker("Jk Kc Kd Kh 2s"), "threeOfAKind K A 2");
  assert.equal(joker("Jk Ac Ad Kh Ks"), "fullHouse A K");
  assert.deepEqual(rankHand("Jk Ah 9h 5h 2h", { ruleset: "paiGow" }).joker, { rank: "K", suit: "h" });
  assert.deepEqual([rankTwo("Jk 4c").category, rankTwo("Jk 4c").ranks], ["highCard", ["A", "4"]]);
  assert.deepEqual([rankTwo("Jk Ac").category, rankTwo("Jk Ac").ranks], ["onePair", ["A"]]);
});
