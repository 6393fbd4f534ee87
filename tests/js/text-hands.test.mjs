// Words for hands, categories and cards, in both languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rankHand, rankShowing, rankTwo } from "../../pkg/node.js";
import { cardName, categoryName, describeHand, en, es } from "../../pkg/text.js";
import { everyClass } from "./helpers/naive.mjs";

const both = (rank, english, spanish, options) => {
  assert.equal(describeHand(rank, en, options), english);
  assert.equal(describeHand(rank, es, options), spanish);
};

test("each kind of hand in English and Spanish", () => {
  const say = (cards, english, spanish) => both(rankHand(cards), english, spanish);
  say("As Ah Kd Kc 9s", "Two pair, aces and kings, nine kicker", "Dos pares, ases y reyes, con un nueve");
  say(
    "As Kd 9c 7h 4s",
    "High card ace, then king, nine, seven and four",
    "Cartas mayores: as, rey, nueve, siete y cuatro",
  );
  say("6s 6h Ad Kc 9s", "Pair of sixes, kickers ace, king and nine", "Un par de seises, con un as, un rey y un nueve");
  say(
    "Ts Th Qd Jc 9s",
    "Pair of tens, kickers queen, jack and nine",
    "Un par de dieces, con una reina, una jota y un nueve",
  );
  say("6s 6h 6d Kc Qs", "Three of a kind, sixes, kickers king and queen", "Trío de seises, con un rey y una reina");
  say("Ks Qh Jd Tc 9s", "Straight, king high", "Escalera al rey");
  say("Qs Jh Td 9c 8s", "Straight, queen high", "Escalera a la reina");
  say("As 2h 3d 4c 5s", "Straight, five high", "Escalera al cinco");
  say(
    "Qs Js 9s 7s 2s",
    "Flush, queen high, then jack, nine, seven and two",
    "Color a la reina, luego jota, nueve, siete y dos",
  );
  say("Ks Kh Kd 4c 4s", "Full house, kings full of fours", "Full de reyes y cuatros");
  say("Qs Qh Qd Qc Js", "Four of a kind, queens, jack kicker", "Póker de reinas, con una jota");
  say("9s 8s 7s 6s 5s", "Straight flush, nine high", "Escalera de color al nueve");
  say("As Ks Qs Js Ts", "Royal flush", "Escalera real de color");
});

test("the joker's role is told", () => {
  const say = (cards, english, spanish) => both(rankHand(cards, { ruleset: "paiGow" }), english, spanish);
  say("Ac Ad Ah As Jk", "Five aces, joker as ace", "Cinco ases, comodín como as");
  say(
    "Jk Ah 9h 5h 2h",
    "Flush, ace high, then king, nine, five and two, joker as king of hearts",
    "Color al as, luego rey, nueve, cinco y dos, comodín como rey de corazones",
  );
  say("Jk 6c 7d 8h 9s", "Straight, ten high, joker as ten", "Escalera al diez, comodín como diez");
  say(
    "Jk 4c 4d 9h 9s",
    "Two pair, nines and fours, ace kicker, joker as ace",
    "Dos pares, nueves y cuatros, con un as, comodín como as",
  );
  both(rankTwo("Jk 4c"), "High card ace, then four, joker as ace", "Cartas mayores: as y cuatro, comodín como as");
});

test("two cards and open cards have only the kickers that there are", () => {
  both(rankTwo("9c 9d"), "Pair of nines", "Un par de nueves");
  both(rankShowing("Qd"), "High card queen", "Naipes mayores: reina", { game: "sevenCardStud" });
  both(rankShowing("9c 9d Kc Kh"), "Two pair, kings and nines", "Dos pares, reyes y nueves");
  both(rankShowing("9c 9d 9h"), "Three of a kind, nines", "Trío de nueves");
  both(rankShowing("2c 2d 2h 2s"), "Four of a kind, twos", "Póker de doses");
  both(rankShowing("3c 3d 8h"), "Pair of threes, eight kicker", "Un par de treses, con un ocho");
});

test("each game's own Spanish terms", () => {
  const wheel = rankHand("As 2h 3d 4c 5s", { ruleset: "paiGow" });
  both(wheel, "Straight, ace to five", "Escalera simple del as al cinco", { game: "paiGowPoker" });
  both(rankHand("Ks Qh Jd Tc 9s"), "Straight, king high", "Escalera simple al rey", { game: "letItRide" });
  both(rankHand("As 2h 3d 4c 5s"), "Straight, five high", "Escalera simple al cinco", { game: "tripleShot" });
  const terms = (game) => ["straight", "highCard"].map((category) => categoryName(category, es, game));
  assert.deepEqual(terms("sevenCardStud"), ["escalera", "naipes mayores"]);
  assert.deepEqual(terms("texasHoldem"), ["escalera", "cartas mayores"]);
  assert.deepEqual(terms("paiGowPoker"), ["escalera simple", "cartas mayores"]);
  assert.equal(categoryName("straight", es, "tripleShot"), "escalera simple");
  assert.equal(categoryName("straight", es, "letItRide"), "escalera simple");
  const common = {
    royalFlush: "escalera real de color",
    straightFlush: "escalera de color",
    fourOfAKind: "póker",
    fullHouse: "full",
    flush: "color",
    threeOfAKind: "trío",
    twoPair: "dos pares",
    onePair: "un par",
    fiveAces: "cinco ases",
  };
  for (const [category, term] of Object.entries(common)) {
    for (const game of [undefined, ...Object.keys(es.games)]) assert.equal(categoryName(category, es, game), term);
  }
  assert.equal(categoryName("straight", en, "paiGowPoker"), "straight");
});

test("every class of hand has a text of its own", () => {
  for (const catalogue of [en, es]) {
    for (const game of [undefined, ...Object.keys(catalogue.games)]) {
      const ruleset = game === "paiGowPoker" ? "paiGow" : "standard";
      const texts = new Set();
      for (const { cards } of everyClass(ruleset)) {
        const text = describeHand(rankHand(cards, { ruleset }), catalogue, { game });
        assert.match(text, /^\p{Lu}[\p{L} ,:]+\p{L}$/u);
        assert.doesNotMatch(text, /undefined| {2}| ,|,,/);
        texts.add(text);
      }
      assert.equal(texts.size, 7462);
    }
  }
});

test("cards by name", () => {
  assert.equal(cardName("As", en), "ace of spades");
  assert.equal(cardName("As", es), "as de picas");
  assert.equal(cardName("Td", en), "ten of diamonds");
  assert.equal(cardName("Td", es), "diez de diamantes");
  assert.equal(cardName("Qc", es), "reina de tréboles");
  assert.equal(cardName("Jh", es), "jota de corazones");
  assert.equal(cardName("Jk", en), "joker");
  assert.equal(cardName("Jk", es), "comodín");
});

test("what is unknown is described as nothing, and never throws", () => {
  const odd = [
    undefined,
    null,
    0,
    "",
    "x",
    Symbol("x"),
    {},
    [],
    { category: "sixOfAKind", ranks: ["A"] },
    { category: "__proto__", ranks: ["A"] },
    { category: "toString", ranks: ["A"] },
    { category: "onePair" },
    { category: "onePair", ranks: ["1"] },
    { category: "onePair", ranks: "A" },
  ];
  for (const catalogue of [en, es]) {
    for (const value of odd) {
      assert.equal(describeHand(value, catalogue), "");
      assert.equal(cardName(value, catalogue), "");
      assert.equal(categoryName(value, catalogue), "");
    }
    for (const card of ["A", "Ass", "1s", "Ax", "as", "__"]) assert.equal(cardName(card, catalogue), "");
    assert.notEqual(describeHand(rankHand("As Ks Qs Js Ts"), catalogue, { game: "bridge" }), "");
    assert.notEqual(describeHand(rankHand("As Ks Qs Js Ts"), catalogue, null), "");
    assert.notEqual(categoryName("flush", catalogue, "constructor"), "");
  }
});
