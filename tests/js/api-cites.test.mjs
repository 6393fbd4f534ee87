// citeHand and citeCompare: every hand of every game has an article or a source.
import assert from "node:assert/strict";
import { test } from "node:test";
import { citeCompare, citeHand, rankHand, rankShowing, rankTwo } from "../../pkg/node.js";
import { describeCite, en, es } from "../../pkg/text.js";
import { exact, refused } from "./helpers/api.mjs";
import { everyClass } from "./helpers/naive.mjs";

const rulesetOf = (game) => (game === "paiGowPoker" ? "paiGow" : "standard");
const hand = (cards, ruleset = "standard") => rankHand(cards, { ruleset });

// From the five-card combinations of each page, top to bottom.
const HANDS = [
  "As Ks Qs Js Ts",
  "9s 8s 7s 6s 5s",
  "9s 9h 9d 9c 2s",
  "9s 9h 9d 2c 2s",
  "As Js 9s 5s 2s",
  "9s 8d 7s 6s 5s",
  "9s 9h 9d 3c 2s",
  "9s 9h 3d 3c 2s",
  "Ts Th 4d 3c 2s",
  "As Jd 9s 5s 2s",
];
const articles = (prefix, letters) => [...letters].map((letter) => `${prefix}.${letter}`);
const ARTICLES = {
  sevenCardStud: articles(6, "abcdefghij"),
  texasHoldem: articles(7, "abcdefghij"),
  letItRide: [...articles(11, "abcdefghi"), "10"],
  paiGowPoker: articles(4, "bcdefghijk"),
};
const REGULATIONS = {
  sevenCardStud: "stud-1999",
  texasHoldem: "holdem-2006",
  letItRide: "letitride-1999",
  tripleShot: "tripleshot-2004",
  paiGowPoker: "paigow-1999",
};

test("the article that defines each combination", () => {
  for (const [game, list] of Object.entries(ARTICLES)) {
    HANDS.forEach((cards, index) => {
      const cite = exact(citeHand(hand(cards, rulesetOf(game)), game));
      assert.deepEqual(cite, { regulation: REGULATIONS[game], article: list[index] });
      assert.deepEqual(Object.keys(cite), ["regulation", "article"]);
    });
  }
  const triple = (cards) => citeHand(hand(cards), "tripleShot");
  assert.deepEqual(triple(HANDS[5]), { regulation: "tripleshot-2004", article: "4.f" });
  assert.deepEqual(triple("As 2d 3c 4h 5s"), { regulation: "tripleshot-2004", article: "4.f" });
  // Not on the page: never an article.
  for (const index of [0, 1, 2, 3, 4, 9])
    assert.deepEqual(triple(HANDS[index]), { source: "housePractice", note: "categoriesCutOff" });
  assert.deepEqual(citeHand(hand("9s 9h 4d 3c 2s"), "letItRide"), { regulation: "letitride-1999", article: "10" });
});

test("the wheel has a source where the page does not mention it, an article where it does", () => {
  for (const cards of ["As 2d 3c 4h 5s", "As 2s 3s 4s 5s"]) {
    for (const game of ["sevenCardStud", "texasHoldem", "letItRide"]) {
      assert.deepEqual(citeHand(hand(cards), game), { source: "robertsRules", note: "aceLowStraight" });
    }
  }
  assert.equal(citeHand(hand("As 2d 3c 4h 5s", "paiGow"), "paiGowPoker").article, "4.g");
  assert.equal(citeHand(hand("As 2s 3s 4s 5s", "paiGow"), "paiGowPoker").article, "4.c");
  assert.equal(citeHand(hand("As Ac Ad Ah Jk", "paiGow"), "paiGowPoker").article, "4.a");
  // Under aceHigh the same cards are high cards of article 6.j.
  const aceHigh = hand("As 2d 3c 4h 5s", "aceHigh");
  assert.equal(citeHand(aceHigh, "sevenCardStud").article, "6.j");
  assert.equal(citeHand(aceHigh, "sevenCardStud", { ruleset: "aceHigh" }).article, "6.j");
});

test("fewer than five cards: the low hand in Pai Gow, open cards in stud", () => {
  assert.equal(citeHand(rankTwo("As Jk"), "paiGowPoker").article, "4.j");
  assert.equal(citeHand(rankTwo("As Kd"), "paiGowPoker").article, "4.k");
  assert.equal(citeHand(rankShowing("As"), "sevenCardStud").article, "6.j");
  assert.equal(citeHand(rankShowing("9c 9d 3h 3s"), "sevenCardStud").article, "6.h");
  const wrong = (count) => ({ argument: "rank", count, min: 5, max: 5 });
  refused(() => citeHand(rankTwo("As Kd"), "texasHoldem"), "wrongCount", wrong(2));
  refused(() => citeHand(rankShowing("As Kd 2c"), "paiGowPoker"), "wrongCount", wrong(3));
  refused(() => citeHand(rankShowing("As"), "letItRide"), "wrongCount", wrong(1));
});

test("the article that decides between two hands", () => {
  const decide = (game, a, b) => {
    const ranks = [hand(a, rulesetOf(game)), hand(b, rulesetOf(game))];
    const cite = exact(citeCompare(...ranks, game));
    assert.deepEqual(citeCompare(...ranks.reverse(), game), cite, "the same either way round");
    return cite.article ?? cite.note;
  };
  assert.equal(decide("sevenCardStud", HANDS[0], HANDS[4]), "6");
  assert.equal(decide("texasHoldem", HANDS[0], HANDS[4]), "7");
  assert.equal(decide("texasHoldem", "6s 6h 3s 3h As", "7h 7s 2h 2s Ac"), "8.f");
  assert.equal(decide("texasHoldem", "7d 7c 2d 2c Kc", "7h 7s 2h 2s Ac"), "8.f");
  assert.equal(decide("texasHoldem", "7d 7c Ks Qs Js", "7h 7s Kd Qd Jd"), "equalHandsShare");
  assert.equal(decide("texasHoldem", "7d 7c Ks Qs Js", "7h 7s Kd Qd Td"), "kickersDescend");
  assert.equal(decide("texasHoldem", "7d 7c Ks Qs Js", "7h 7s Ad Qd Td"), "8.g");
  assert.equal(decide("sevenCardStud", "As Jd 9s 5s 2s", "Ad Js 9d 5d 3d"), "6.j");
  assert.equal(decide("sevenCardStud", "9s 8s 7s 6s 5s", "Ts 9s 8s 7s 6s"), "straightFlushByTop");
  assert.equal(decide("paiGowPoker", "9s 9h 3d 3c 2s", "9c 9d 4d 4c 2d"), "twoPairOrder");
  assert.equal(decide("paiGowPoker", "9s 9h 3d 3c 2s", "9c 9d 3s 3h 4d"), "5");
  assert.equal(decide("letItRide", HANDS[0], HANDS[1]), "11");
  refused(() => citeCompare(rankTwo("As Kd"), hand(HANDS[0], "paiGow"), "paiGowPoker"), "wrongCount", {
    argument: "b",
    count: 5,
    min: 2,
    max: 2,
  });
});

test("every class of every game has a citation that both languages can say", () => {
  for (const game of Object.keys(REGULATIONS)) {
    const ruleset = rulesetOf(game);
    let before = null;
    everyClass(ruleset).forEach(({ cards }, index) => {
      if (index % 7 !== 0) return;
      const rank = hand(cards, ruleset);
      const cites = [citeHand(rank, game), before && citeCompare(before, rank, game), citeCompare(rank, rank, game)];
      for (const cite of cites.filter(Boolean)) {
        assert.equal(cite.regulation ?? REGULATIONS[game], REGULATIONS[game]);
        for (const catalogue of [en, es]) {
          assert.ok(describeCite(cite, catalogue).length > 20);
          if (cite.source) assert.ok(describeCite(cite, catalogue).includes(catalogue.notes[cite.note]), cite.note);
        }
      }
      before = rank;
    });
  }
});

test("a rank that the game cannot have is refused", () => {
  const value = (call, argument) => {
    const { details } = refused(call, "badInput");
    assert.deepEqual([details.argument, details.reason], [argument, "value"]);
  };
  value(() => citeHand(hand("As Ac Ad Ah Jk", "paiGow"), "letItRide"), "rank");
  value(() => citeHand(hand("As 2d 3c 4h 5s", "paiGow"), "texasHoldem"), "rank");
  value(() => citeHand(hand(HANDS[0]), "bridge"), "game");
  value(() => citeHand(hand(HANDS[0]), "letItRide", { ruleset: "paiGow" }), "ruleset");
  value(() => citeHand(hand(HANDS[0]), "paiGowPoker", { ruleset: "standard" }), "ruleset");
});
