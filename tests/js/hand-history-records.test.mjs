// Hand histories that say more than the table needs, or less: how the hand ended, dead buttons, cards that nobody knows.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SevenCardStud, TexasHoldem } from "../../pkg/node.js";
import { describeProblem, en, es } from "../../pkg/text.js";
import { refused } from "./helpers/api.mjs";
import { recorded, written } from "./helpers/hand-histories.mjs";
import { go, holdem, holdemDeck, positions } from "./helpers/poker.mjs";

const { million, pluribus, limit, stud } = recorded;
const classOf = (variant) => (variant === "F7S" ? SevenCardStud : TexasHoldem);
const load = (record) => classOf(record.variant).fromHandHistory(written(record));
const stacksOf = (table) => table.view().config.seats.map(({ seat }) => table.view().seats[seat].stack);
const story = (table, seat) =>
  table
    .events({ seat })
    .filter(({ type }) => !["shuffled", "cut"].includes(type))
    .map(({ n, hand, ...event }) => event);

/** Where a token stands in a text. */
function placeOf(text, token) {
  const before = text.slice(0, text.indexOf(token)).split("\n");
  assert.ok(text.includes(token), token);
  return { line: before.length, column: before.at(-1).length + 1 };
}

// ── How the hand ended ──

describe("finishing_stacks and winnings must be what the actions lead to", () => {
  for (const [name, record] of Object.entries({ million, pluribus, stud })) {
    test(`${name}: as the source has them, and a chip beside it`, () => {
      const right = { ...record, finishing_stacks: record.after };
      assert.deepEqual(stacksOf(load(right)), record.after);
      for (const player of record.after.keys()) {
        const wrong = record.after.map((stack, i) => (i === player ? stack + 1 : stack));
        const text = written({ ...record, finishing_stacks: wrong });
        const { details } = refused(() => classOf(record.variant).fromHandHistory(text), "badHandHistory");
        const { line, column } = placeOf(text, "finishing_stacks");
        const list = text.split("\n")[line - 1];
        const at = list.indexOf("[") + 2 + wrong.slice(0, player).join(",").length + (player > 0 ? 1 : 0);
        assert.deepEqual(details, {
          ...{
            line,
            column: column - 1 + at,
            reason: "result",
            key: "finishing_stacks",
          },
          ...{ expected: record.after[player], got: record.after[player] + 1 },
        });
      }
    });
  }

  test("winnings are what was won of the pots, without what nobody called", () => {
    // Two bets of 210 and the big blind are in the pot; nobody called the 230.
    assert.equal(load({ ...pluribus, winnings: [520, 0, 0, 0, 0, 0] }).phase, "settled");
    const text = written({ ...million, winnings: [0, 0, 1109499] });
    const error = refused(() => TexasHoldem.fromHandHistory(text), "badHandHistory", {
      ...placeOf(text, "1109499"),
      ...{
        reason: "result",
        key: "winnings",
        expected: 1109500,
        got: 1109499,
      },
    });
    assert.equal(
      describeProblem(error, en),
      "Line 7, column 17: winnings says 1109499, but the actions lead to 1109500.",
    );
    assert.equal(
      describeProblem(error, es),
      "Línea 7, columna 17: winnings dice 1109499, pero las acciones llevan a 1109500.",
    );
    assert.equal(load({ ...million, winnings: [0, 0, 1109500] }).phase, "settled");
  });

  test("amounts are said as the record counts them", () => {
    const hand = (stacks) => `variant = "NT"
antes = [0, 0]
blinds_or_straddles = [0.25, 0.5]
min_bet = 0.5
starting_stacks = [10, 10]
actions = ["d dh p1 AsAh", "d dh p2 KsKh", "p2 f"]
finishing_stacks = ${stacks}
`;
    assert.deepEqual(stacksOf(TexasHoldem.fromHandHistory(hand("[10.25, 9.75]"))), [1025, 975]);
    refused(() => TexasHoldem.fromHandHistory(hand("[10.25, 9.5]")), "badHandHistory", {
      ...{
        line: 7,
        column: 28,
        reason: "result",
        key: "finishing_stacks",
        expected: 9.75,
        got: 9.5,
      },
    });
  });

  test("a hand that the record does not end has no result to compare, nor has an unknown stack", () => {
    const cut = { ...million, actions: million.actions.slice(0, 9), finishing_stacks: [1, 2, 3] };
    assert.equal(load(cut).phase, "flop");
    const open = written({ ...million, finishing_stacks: [572100, 9, 1109500] }).replace("2000000", "inf");
    assert.equal(TexasHoldem.fromHandHistory(open).phase, "settled");
  });

  test("what is no list of amounts, one for each player, is refused at its place", () => {
    for (const [value, reason] of [
      [7, "type"],
      [[1, 2], "length"],
      [[1, 2, "x"], "type"],
      [[1, 2, -3], "amount"],
    ]) {
      for (const key of ["finishing_stacks", "winnings"]) {
        const { details } = refused(() => load({ ...million, [key]: value }), "badHandHistory");
        assert.deepEqual([details.reason, details.key, details.line], [reason, key, 7]);
      }
    }
  });

  test("odd chips that all went to the first are a setting that the record needs", () => {
    const hand = {
      ...{
        variant: "NT",
        antes: [0, 0, 0, 0],
        blinds_or_straddles: [1, 2, 0, 0],
        min_bet: 2,
      },
      starting_stacks: [33, 34, 34, 34],
      actions: [
        ...["d dh p1 2c3d", "d dh p2 2d3c", "d dh p3 2h3s", "d dh p4 7h8h"],
        ...[
          "p3 cc",
          "p4 cbr 4",
          "p1 cc",
          "p2 cc",
          "p3 cc",
          "d db TsJsQs",
          "p1 cc",
          "p2 cc",
          "p3 cc",
          "p4 cbr 6",
          "p1 cc",
        ],
        ...["p2 cc", "p3 cc", "d db Ks", "p1 cc", "p2 cc", "p3 cc", "p4 f", "d db As", "p1 cc", "p2 cc", "p3 cc"],
      ],
    };
    // 40 in the pot, three winners: 14, 13, 13, one odd chip: both ways are the same.
    assert.deepEqual(stacksOf(load({ ...hand, finishing_stacks: [37, 37, 37, 24] })), [37, 37, 37, 24]);
    // With an ante of 1 of each it is 44, and two odd chips.
    const ante = { ...hand, antes: [1, 1, 1, 1] };
    const table = load({ ...ante, finishing_stacks: [38, 37, 37, 23] });
    assert.equal(table.view().config.oddChips, "allToFirst");
    assert.equal(load({ ...ante, finishing_stacks: [37, 38, 37, 23] }).view().config.oddChips, "oneEach");
    refused(() => load({ ...ante, finishing_stacks: [37, 37, 38, 23] }), "badHandHistory");
  });
});

// ── The dead button ──

describe("B117 B118 a dead button is written and read", () => {
  /** After a hand with button S0, blinds S1 and S2, in which one of them leaves. */
  const after = (gone, size = 4) => {
    const table = holdem(Array(size).fill(100), [1, 2], { buttonRule: "dead", oddChips: "allToFirst" });
    go(table, `deal, ${[...Array(size - 1).keys()].map((i) => `${(3 + i) % size} fold`).join(", ")}`);
    go(table, `leave ${gone}`);
    table.act({ type: "deal", deck: holdemDeck(["AsAh", "KsKh", "QsQh"], "2c7d9s8c3h") });
    return table;
  };

  for (const [what, gone, expected, line] of [
    ["no small blind: its chair is empty", 2, [1, 2, 3], "blinds_or_straddles = [2, 0, 0]"],
    ["the button at an empty chair", 1, [1, 2, 3], "blinds_or_straddles = [1, 2, 0]"],
  ]) {
    test(what, () => {
      const table = after(gone);
      assert.deepEqual(positions(table)[0], expected);
      const whole = () => {
        const text = table.handHistory();
        assert.ok(text.includes(`${line}\n`), text);
        const again = TexasHoldem.fromHandHistory(text);
        assert.deepEqual(positions(again), positions(table));
        for (const seat of [null, 0, 3]) {
          const own = story(table, seat).slice(-story(again, seat).length);
          assert.deepEqual(story(again, seat), own, text);
        }
        assert.equal(again.handHistory(), text.replace("hand = 2", "hand = 1"));
        return again;
      };
      whole();
      while (table.toAct !== null) table.act({ type: table.check({ type: "check" }) === null ? "check" : "call" });
      const again = whole();
      // The next hand goes on from there in both.
      for (const one of [table, again]) one.act({ type: "deal" });
      assert.deepEqual(positions(again), positions(table));
    });
  }

  test("a text whose button and blinds do not fit each other is refused at our own field", () => {
    const text = after(2).handHistory();
    assert.match(text, /^_tapete = \{.*button = 2, smallBlindSeat = 3, smallBlind = 1 \}$/m);
    const at = placeOf(text, "{ ");
    for (const [part, other] of [
      ["button = 2", "button = 1"],
      ["button = 2", "button = 40"],
      ["button = 2", "button = 0"],
      ["button = 2", "button = 1.5"],
      ["button = 2, ", ""],
      ["smallBlindSeat = 3", "smallBlindSeat = 9"],
      ["smallBlindSeat = 3, ", ""],
    ]) {
      const { details } = refused(() => TexasHoldem.fromHandHistory(text.replace(part, other)), "badHandHistory");
      assert.deepEqual([details.reason, details.line], ["settings", at.line], `${part} → ${other}`);
    }
    refused(() => TexasHoldem.fromHandHistory(text.replace(", smallBlind = 1", "")), "badHandHistory");
    refused(() => TexasHoldem.fromHandHistory(text.replace("smallBlind = 1", "smallBlind = 3")), "badHandHistory");
  });
});

// ── Cards that nobody knows ──

describe("invented cards go out unknown again", () => {
  const actionsIn = (table, options) => {
    const [, list] = /^actions = \[\n([^\]]*)\]/m.exec(table.handHistory(options));
    return JSON.parse(`[${list.replace(/,\n$/, "")}]`);
  };

  test("the standard's first example: who folded unseen", () => {
    const table = load(million);
    assert.deepEqual(actionsIn(table), million.actions);
    for (const seat of [1, null, 0]) assert.ok(actionsIn(table, { seat }).includes("d dh p2 ????"));
    // Not on the way there and back either, nor when chairs have changed since.
    while (table.undo()) if (table.hand > 0) assert.ok(actionsIn(table).includes("d dh p2 ????"));
    while (table.redo());
    table.act({ type: "leave", seat: 1 });
    assert.deepEqual(actionsIn(table), million.actions);
  });

  test("doors of stud, and cards that the record says nothing of", () => {
    const actions = stud.actions.map((action) => (action.startsWith("d dh p3") ? "d dh p3 ??" : action));
    const told = actionsIn(load({ ...stud, actions }));
    assert.ok(told.includes("d dh p3 ??????"), told.join());
    assert.deepEqual(actionsIn(load({ ...pluribus, actions: [] })).slice(0, 2), ["d dh p1 ????", "d dh p2 ????"]);
  });

  test("what the table deals itself is known, and so is what is shown", () => {
    const open = { ...million, actions: ["d dh p1 ????", "d dh p2 AsAh", "d dh p3 7h6h", "p3 f", "p1 cc", "p2 cc"] };
    const table = load({ ...open, actions: [...open.actions, "d db Jc3d5c"] });
    assert.equal(table.phase, "flop");
    assert.equal(actionsIn(table)[0], "d dh p1 ????");
    while (table.phase !== "showdown") table.act({ type: "check" });
    assert.equal(actionsIn(table)[0], "d dh p1 ????");
    assert.match(actionsIn(table).join(), /d db ..,p1 cc,p2 cc,d db ..,/);
    table.act({ type: "show" });
    assert.equal(actionsIn(table)[0], "d dh p1 2c2d");
    // Another hand 1 in place of the record's is known.
    while (table.undo());
    table.act({ type: "deal", deck: "Ks Qs Js Kh Qh Jh" });
    assert.equal(actionsIn(table)[0], "d dh p1 KsKh");
  });
});

// ── Settings that the record needs ──

test("B128 a big bet after an open pair on fourth street is a setting that the record needs", () => {
  const hand = (bet, door = "Kd") => ({
    ...{
      variant: "F7S",
      antes: [1, 1],
      bring_in: 1,
      small_bet: 4,
      big_bet: 8,
      starting_stacks: [50, 50],
    },
    actions: ["d dh p1 AsAh2d", "d dh p2 QsQhKc", "p1 pb", "p2 cc", "d dh p1 9h", `d dh p2 ${door}`, `p2 cbr ${bet}`],
  });
  assert.equal(load(hand(8)).view().config.openPair, true);
  assert.equal(load(hand(4)).view().config.openPair, false);
  for (const wrong of [hand(8, "Jd"), hand(6)]) {
    assert.equal(refused(() => load(wrong), "badHandHistory").details.reason, "illegal");
  }
});

test("own settings are read as TOML has them, and refused at their place", () => {
  const of = (own) => TexasHoldem.fromHandHistory(`${written(limit)}_tapete = { ${own} }\n`);
  assert.equal(of("maxRaises = 0x5").view().config.structure.maxRaises, 5);
  assert.equal(of("maxRaises = 1_0, needlessFold = true").view().config.structure.maxRaises, 10);
  const away = refused(
    () => SevenCardStud.fromHandHistory(`${written(stud)}_tapete = { button = 1 }\n`),
    "badHandHistory",
  );
  assert.deepEqual([away.details.reason, away.details.key], ["settings", "_tapete.button"]);
  for (const own of ["maxRaises = nan", "maxRaises = 1979-05-27", "x = 1", "maxRaises = -1", "reopen = 'x'"]) {
    const { details } = refused(() => of(own), "badHandHistory");
    assert.deepEqual([details.reason, details.line], ["settings", 8], own);
  }
});
