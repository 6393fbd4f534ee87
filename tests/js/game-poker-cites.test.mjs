// Whose rule it is: an article is cited for what its page says, our own decisions and Robert's Rules by their names.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deal, eventsOf, go, holdem, holdemDeck, last, refusal, stud, studDeck } from "./helpers/poker.mjs";

const studPage = (article) => ({ regulation: "stud-1999", article });
const holdemPage = (article) => ({ regulation: "holdem-2006", article });
const roberts = (note) => ({ source: "robertsRules", note });
const house = (note) => ({ source: "housePractice", note });

const cites = (table, type) => eventsOf(table, type).map(({ cite }) => cite);

test("hold'em 9: the highest card has the button; of equal highest ones our decision says which", () => {
  const drawn = (buttonDeck) => {
    const table = holdem([100, 100, 100], [1, 2], { button: undefined });
    table.act({ type: "deal", buttonDeck });
    return last(table, "buttonDrawn");
  };
  assert.deepEqual([drawn("2c Kd 9h").button, drawn("2c Kd 9h").cite], [1, holdemPage("9")]);
  assert.deepEqual([drawn("Kc 2d Kh").button, drawn("Kc 2d Kh").cite], [0, house("buttonTie")]);
  assert.deepEqual([drawn("9c Kd Kh").button, drawn("9c Kd Kh").cite], [1, house("buttonTie")]);
  // Equal cards below the highest one decide nothing.
  assert.deepEqual([drawn("9c 9d Kh").button, drawn("9c 9d Kh").cite], [2, holdemPage("9")]);
  assert.deepEqual([drawn("Kc 9d 9h").button, drawn("Kc 9d 9h").cite], [0, holdemPage("9")]);
});

test("stud 9.a: the lowest card makes the forced bet; where the ante took its chips our decision goes on", () => {
  const hands = ["AhAd9c", "KsKc2d", "QsQhTs"];
  const plain = stud([100, 100, 100], [1, 2, 4, 8]);
  deal(plain, studDeck(hands));
  assert.deepEqual(last(plain, "turn").cite, studPage("9.a"));
  assert.equal(refusal(plain, "1 fold"), "notAllowed");
  assert.deepEqual(plain.check({ type: "fold" }).cite, studPage("9.a"));
  go(plain, "1 bringIn 2");
  assert.deepEqual(last(plain, "acted").cite, studPage("9.a"));

  const passed = stud([100, 1, 100], [1, 2, 4, 8]);
  deal(passed, studDeck(hands));
  const { seat, cite } = last(passed, "turn");
  assert.deepEqual([seat, cite], [2, house("forcedBetPasses")]);
  assert.equal(refusal(passed, "2 fold"), "notAllowed");
  assert.deepEqual(passed.check({ type: "fold" }).cite, house("forcedBetPasses"));
  go(passed, "2 bringIn 2");
  assert.deepEqual(last(passed, "acted").cite, house("forcedBetPasses"));
});

test("stud 5.i: a warning in turn; that the second time folds is our decision, and the showdown is on no page", () => {
  const table = stud([100, 100], [1, 2, 4, 8], { showdown: "manual" });
  deal(table, studDeck(["AhAd9cTs3h4h5c", "KsKc2d7s8s9sTh"]));
  go(table, "timeout");
  assert.deepEqual(cites(table, "warned"), [studPage("5.i")]);
  go(table, "timeout");
  assert.deepEqual(cites(table, "timedOut"), [house("timeoutDefaults")]);
  go(table, "0 call");
  while (table.phase !== "showdown") table.act({ type: "check" });
  go(table, "timeout");
  assert.deepEqual(last(table, "warned").seat, 0);
  assert.deepEqual(last(table, "warned").cite, house("timeoutDefaults"));
  // Hold'em's page has no warning.
  const cut = holdem([100, 100, 100], [1, 2]);
  go(cut, "deal, timeout");
  assert.deepEqual(cites(cut, "warned"), [house("timeoutDefaults")]);
});

test("a pot goes by the article that gives it away: the best hand, a fold, the parts of the pot", () => {
  const hands = ["AhAd9cTs3h4h5c", "KsKc2d7s8s9sTh"];
  const played = (stacks, script) => {
    const table = stud(stacks, [1, 2, 4, 8]);
    deal(table, studDeck(hands));
    go(table, script);
    while (table.toAct !== null) table.act({ type: "check" });
    return cites(table, "awarded");
  };
  // Article 6: who stays to the end defines the result with five of the seven cards.
  assert.deepEqual(played([100, 100], "1 bringIn 2, 0 call"), [studPage("6")]);
  // 9.d: who withdraws gives up what was bet.
  assert.deepEqual(played([100, 100], "1 bringIn 2, 0 fold"), [studPage("9.d")]);
  // 9.g: who runs out of chips plays for his part.
  assert.deepEqual(played([3, 100], "1 bringIn 2, 0 call"), [studPage("9.g")]);
  // All-in, and nobody goes along: what others gave up, not a part of the pot.
  assert.deepEqual(played([100, 5], "1 bringIn 4, 0 fold"), [studPage("9.d")]);

  const flop = (stacks, script, board = "2c7d9s8c3h") => {
    const table = holdem(stacks, [1, 2]);
    deal(table, holdemDeck(["AhAd", "KhKd"], board));
    go(table, script);
    while (table.toAct !== null) table.act({ type: "check" });
    return cites(table, "awarded");
  };
  assert.deepEqual(flop([100, 100], "0 call"), [holdemPage("7")]);
  assert.deepEqual(flop([100, 100], "0 fold"), [roberts("bettingRounds")]);
  assert.deepEqual(flop([100, 10], "0 raise 10, 1 call"), [roberts("sidePots")]);
  // Equal hands share: no page says so.
  const twice = (cite) => [cite, cite];
  assert.deepEqual(flop([100, 100], "0 call", "TsJsQsKsAs"), twice(roberts("equalHandsShare")));
  // An odd chip is another matter, and where it goes one of the table.
  const odd = (settings) => {
    const table = holdem([100, 100, 100], [1, 2], settings);
    deal(table, holdemDeck(["AhAd", "KhKd", "QhQd"], "TsJsQsKsAs"));
    go(table, "0 call, 1 fold");
    while (table.toAct !== null) table.act({ type: "check" });
    return [cites(table, "awarded"), table.settlement().pots[0].winners.map(({ oddChips }) => oddChips)];
  };
  assert.deepEqual(odd(), [twice(roberts("oddChips")), [0, 1]]);
  assert.deepEqual(odd({ oddChips: "allToFirst" }), [twice(house("oddChipsToFirst")), [0, 1]]);
});

test("what only a running hand takes: each by the source of the rule", () => {
  const table = holdem([100, 100], [1, 2]);
  assert.deepEqual(table.check({ type: "void" }).cite, house("voidReturnsBets"));
  assert.deepEqual(table.check({ type: "timeout" }).cite, house("timeoutDefaults"));
});

test("stud 5.f, hold'em 6.f: over the limits of the table; what a raise is at least is on no page", () => {
  const refused = (table, type, to) => {
    const { code, cite } = table.check({ type, to });
    return [code, cite];
  };
  const spread = stud([100, 100], [1], { structure: { type: "spreadLimit", min: 2, max: 10 } });
  deal(spread, studDeck(["AhAd9c", "KsKc2d"]));
  assert.deepEqual(refused(spread, "bringIn", 1), ["belowMinimum", studPage("5.f")]);
  assert.deepEqual(refused(spread, "bringIn", 11), ["aboveMaximum", studPage("5.f")]);
  go(spread, "1 bringIn 5");
  assert.deepEqual(refused(spread, "raise", 9), ["belowMinimum", roberts("betSizes")]);
  assert.deepEqual(refused(spread, "raise", 16), ["aboveMaximum", studPage("5.f")]);
  const fixed = holdem([100, 100], [2, 4], {
    structure: { type: "fixedLimit", smallBlind: 2, bigBlind: 4, smallBet: 4, bigBet: 8 },
  });
  fixed.act({ type: "deal" });
  assert.deepEqual(refused(fixed, "raise", 7), ["belowMinimum", roberts("betSizes")]);
  assert.deepEqual(refused(fixed, "raise", 9), ["aboveMaximum", holdemPage("6.f")]);
  const pot = holdem([100, 100], [1, 2], { structure: { type: "potLimit", smallBlind: 1, bigBlind: 2 } });
  pot.act({ type: "deal" });
  assert.deepEqual(refused(pot, "raise", 7), ["aboveMaximum", roberts("betSizes")]);
});

test("nobody is left to call: a raise is refused by what becomes of uncalled bets, which is on neither page", () => {
  const tables = [stud([5, 100], [1, 2, 4, 8]), holdem([5, 100], [1, 2])];
  deal(tables[0], studDeck(["AsQs2d", "KsJs9c"]));
  go(tables[0], "0 bringIn 4");
  tables[1].act({ type: "deal" });
  go(tables[1], "0 raise 5");
  for (const table of tables) {
    const { code, cite } = table.check({ type: "raise", to: 10 });
    assert.deepEqual([code, cite], ["notAllowed", roberts("uncalledBets")]);
    assert.deepEqual(
      table.legalActions().map(({ type }) => type),
      ["fold", "call"],
    );
  }
});

test("between hands a decision of an empty chair is about the chair, of a taken one about the hand", () => {
  for (const table of [holdem([100, 100], [1, 2]), stud([100, 100], [1, 2, 4, 8])]) {
    assert.deepEqual(refusal(table, "5 fold"), "emptySeat");
    assert.deepEqual(refusal(table, "1 fold"), "noHandRunning");
  }
});
