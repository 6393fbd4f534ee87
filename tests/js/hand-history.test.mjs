// Hand histories in the open PHH format: out of a table, and into one. PokerKit's word on them: pokerkit-*.test.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LetItRide, SevenCardStud, TexasHoldem, TripleShot } from "../../pkg/node.js";
import { describeProblem, en, es } from "../../pkg/text.js";
import { refused, wellFormed } from "./helpers/api.mjs";
import { lowball, recorded, written } from "./helpers/hand-histories.mjs";
import { randomFrom } from "./helpers/play.mjs";
import { KINDS, playedTable } from "./helpers/pokerkit-hands.mjs";

const { million, pluribus, limit, stud } = recorded;
const classOf = (variant) => (variant === "F7S" ? SevenCardStud : TexasHoldem);
const load = (record) => classOf(record.variant).fromHandHistory(written(record));
const stacksOf = (table, seats) => seats.map((seat) => table.view().seats[seat].stack);
const allSeats = (table) => table.view().config.seats.map(({ seat }) => seat);

/** Everything but how the deck came about: a laid-out one is neither shuffled nor cut. */
const story = (table, seat) =>
  table
    .events({ seat })
    .filter(({ type }) => !["shuffled", "cut", "buttonDrawn"].includes(type))
    .map(({ n, ...event }) => event);

// ── In ──

for (const [name, record] of Object.entries(recorded)) {
  test(`a hand that others recorded: ${name}`, () => {
    const table = load(record);
    assert.equal(table.phase, "settled");
    assert.deepEqual(stacksOf(table, allSeats(table)), record.after);
    const again = classOf(record.variant).fromHandHistory(table.handHistory());
    assert.deepEqual(story(again, null), story(table, null));
  });
}

test("the standard's first example: its all-in, its board, and who held what", () => {
  const table = load(million);
  const [ivey, antonius, dwan] = [0, 1, 2].map((seat) => table.events({ seat }));
  const cards = (events, seat) => events.filter((e) => e.type === "dealt" && e.to === seat).map(({ card }) => card);
  assert.deepEqual(cards(ivey, 0), ["Ac", "2d"]);
  assert.deepEqual(cards(dwan, 2), ["7h", "6h"]);
  // Nobody knows what he held: cards that are nowhere else.
  assert.deepEqual(cards(antonius, 1), ["2c", "2h"]);
  assert.deepEqual(table.view().board, ["Jc", "3d", "5c", "4h", "Jh"]);
  assert.deepEqual(
    table.settlement().seats.map(({ hand }) => hand?.category ?? null),
    ["straight", null, "straight"],
  );
  assert.deepEqual(table.settlement().pots, [
    { amount: 1109500, eligible: [0, 2], winners: [{ seat: 2, amount: 1109500, oddChips: 0 }], uncontested: false },
  ]);
});

test("one steps through it: back to before the deal, and forward again", () => {
  const table = load(million);
  const end = table.events();
  let steps = 0;
  while (table.undo()) steps += 1;
  // The deal and eleven decisions: what is shown and dealt follows from them.
  assert.equal(steps, 11);
  assert.equal(table.hand, 0);
  assert.deepEqual(stacksOf(table, [0, 1, 2]), million.starting_stacks);
  assert.ok(table.redo());
  assert.equal(table.phase, "preflop");
  assert.equal(table.toAct, 2);
  while (table.redo());
  assert.deepEqual(table.events(), end);
});

test("a record that ends early leaves the table where it ends", () => {
  const table = load({ ...million, actions: million.actions.slice(0, 9) });
  assert.equal(table.phase, "flop");
  assert.equal(table.toAct, 2);
  assert.deepEqual(table.view().board, ["Jc", "3d", "5c"]);
  const dealt = load({ ...million, actions: [] });
  assert.equal(dealt.phase, "preflop");
  table.act({ type: "fold" });
  assert.equal(table.phase, "settled");
});

test("amounts with decimals become whole numbers of the smallest unit", () => {
  const hand = `variant = "NT"
antes = [0.0, 0.0]
blinds_or_straddles = [0.25, 0.50]
min_bet = 0.50
starting_stacks = [1e2, 25.00]
actions = ["d dh p1 AsAh", "d dh p2 KsKh", "p2 cbr 1.5", "p1 cbr 1,004.50", "p2 f"]
`;
  refused(() => TexasHoldem.fromHandHistory(hand), "badHandHistory", {
    ...{
      line: 6,
      column: 59,
      reason: "illegal",
      code: "notEnoughChips",
      need: 1004,
      have: 99.5,
    },
  });
  const table = TexasHoldem.fromHandHistory(hand.replace("1,004.50", "4.50"));
  assert.deepEqual(table.view().config.structure, { type: "noLimit", smallBlind: 25, bigBlind: 50 });
  assert.deepEqual(stacksOf(table, [0, 1]), [10150, 2350]);
  const whole = TexasHoldem.fromHandHistory(
    hand.replace("0.25, 0.50", "1, 2.0").replace(/0\.50/, "2").replace("1,004.50", "12").replace("cbr 1.5", "cbr 5.5"),
  );
  assert.deepEqual(whole.view().config.structure, { type: "noLimit", smallBlind: 10, bigBlind: 20 });
});

test("an unknown stack is more than enough", () => {
  const table = TexasHoldem.fromHandHistory(written(million).replace("2000000", "inf"));
  assert.equal(table.view().config.seats[1].stack, 1125600 * 1000);
  assert.equal(table.phase, "settled");
});

test("seats are those of the record where they go round the table", () => {
  const seated = (seats, more) => load({ ...pluribus, seats, ...more });
  const table = seated([5, 6, 8, 9, 1, 3], { seat_count: 9 });
  assert.deepEqual(allSeats(table), [4, 5, 7, 8, 0, 2]);
  assert.equal(table.view().config.size, 9);
  assert.equal(table.view().button, 2);
  assert.deepEqual(stacksOf(table, [4, 5, 7, 8, 0, 2]), pluribus.after);
  assert.deepEqual(
    story(table, null)
      .at(-1)
      .settlement.seats.map(({ net }) => net),
    [0, 0, 310, -100, 0, -210],
  );
  for (const seats of [[1, 2, 3], [1, 3, 2, 4, 5, 6], [1, 2, 3, 4, 5, 55], [0, 1, 2, 3, 4, 5], "x"]) {
    assert.deepEqual(allSeats(seated(seats)), [0, 1, 2, 3, 4, 5]);
  }
});

test("between two the first amount is the last player's, who is on the button", () => {
  const hand = (blinds) => ({
    ...{ variant: "NT", antes: [0, 0], blinds_or_straddles: blinds, min_bet: 2, starting_stacks: [50, 50] },
    actions: ["d dh p1 AsAh", "d dh p2 KsKh"],
  });
  const table = load(hand([1, 2]));
  const posted = (t) =>
    t
      .events()
      .filter(({ type }) => type === "posted")
      .map(({ seat, amount }) => [seat, amount]);
  assert.deepEqual(posted(table), [
    [1, 1],
    [0, 2],
  ]);
  assert.equal(table.toAct, 1);
  const literal = load(hand([2, 1]));
  assert.equal(literal.view().config.headsUp, "literal");
  assert.deepEqual(posted(literal), [
    [0, 1],
    [1, 2],
  ]);
  assert.equal(literal.toAct, 0);
  assert.match(literal.handHistory(), /^blinds_or_straddles = \[2, 1\]$/m);
});

// ── What the record leaves open ──

test("unknown cards that are shown later are known; those of who mucks stay down", () => {
  const until = ["p3 f", "p1 cc", "p2 cc", "d db Jc3d5c", "p1 cc", "p2 cc", "d db 4h", "p1 cc", "p2 cc", "d db Jh"];
  const river = { ...million, actions: ["d dh p1 ????", "d dh p2 ????", "d dh p3 7h6h", ...until, "p1 cc", "p2 cc"] };
  const with_ = (...more) => load({ ...river, actions: [...river.actions, ...more] });
  const shown = with_("p1 sm Ad2d", "p2 sm");
  assert.equal(shown.phase, "settled");
  assert.equal(shown.view().config.showdown, "manual");
  const types = shown.events().map(({ type }) => type);
  assert.deepEqual([types.filter((t) => t === "shown").length, types.filter((t) => t === "mucked").length], [1, 1]);
  assert.deepEqual(shown.events().find(({ type }) => type === "shown").cards, ["Ad", "2d"]);
  assert.match(shown.handHistory({ seat: null }), /"d dh p2 \?\?\?\?",[\s\S]*"p1 sm Ad2d",\n {2}"p2 sm",\n\]/);
  // Without a word on the showdown nobody's cards are turned up.
  const open = load(river);
  assert.equal(open.phase, "showdown");
  // Nobody can turn up what nobody knows, and nobody after an all-in.
  const half = refused(() => with_("p1 sm Ad??"), "badHandHistory");
  assert.equal(half.details.reason, "unknownCards");
  const allIn = written({
    ...million,
    starting_stacks: [5000, 5000, 5000],
    actions: ["d dh p1 ????", "d dh p2 AsAh", "d dh p3 7h6h", "p3 f", "p1 cbr 4500", "p2 cc"],
  });
  const error = refused(() => TexasHoldem.fromHandHistory(allIn), "badHandHistory");
  assert.equal(error.details.reason, "unknownCards");
});

test("the first in order need not show where the record has it put its hand away", () => {
  const hand = {
    ...{ variant: "NT", antes: [0, 0], blinds_or_straddles: [1, 2], min_bet: 2, starting_stacks: [50, 50] },
    actions: [
      ...["d dh p1 AsAh", "d dh p2 KsKh", "p2 cc", "p1 cc", "d db 2c7d9h", "p1 cc", "p2 cbr 4", "p1 cc"],
      ...["d db Td", "p1 cc", "p2 cc", "d db 3s", "p1 cc", "p2 cbr 4", "p1 cc", "p2 sm", "p1 sm AsAh"],
    ],
  };
  const table = load(hand);
  assert.deepEqual(stacksOf(table, [0, 1]), [60, 40]);
  assert.deepEqual(
    table
      .events()
      .filter(({ type }) => type === "shown")
      .map(({ at }) => at),
    [0],
  );
  assert.equal(table.view().config.showdown, "free");
  const [, actions] = /^actions = \[\n([^\]]+)\]/m.exec(table.handHistory());
  assert.deepEqual(JSON.parse(`[${actions.replace(/,\n$/, "")}]`), hand.actions);
  assert.deepEqual(story(TexasHoldem.fromHandHistory(table.handHistory()), null), story(table, null));
  // Somebody has to show: the pot is nobody's else.
  const nobody = { ...hand, actions: [...hand.actions.slice(0, -1), "p1 sm"] };
  assert.equal(refused(() => load(nobody), "badHandHistory").details.reason, "illegal");
});

test("settings that the format does not have are what the record needs", () => {
  const hand = (...actions) => ({
    ...{ variant: "FT", antes: [0, 0, 0], blinds_or_straddles: [1, 2, 0], small_bet: 2, big_bet: 4 },
    ...{ starting_stacks: [90, 90, 90], actions: ["d dh p1 AsAh", "d dh p2 KsKh", "d dh p3 QsQh", ...actions] },
  });
  const settings = (table) => {
    const { needlessFold, structure, showdown } = table.view().config;
    return [needlessFold, structure.maxRaises, showdown];
  };
  assert.deepEqual(settings(load(hand("p3 cbr 4", "p1 cbr 6"))), [false, 3, "auto"]);
  const raises = ["p3 cbr 4", "p1 cbr 6", "p2 cbr 8", "p3 cbr 10"];
  assert.deepEqual(settings(load(hand(...raises, "p1 f", "p2 f"))), [false, 4, "auto"]);
  assert.deepEqual(settings(load(hand("p3 cc", "p1 cc", "p2 f"))).slice(0, 2), [true, 3]);
  // Four clubs and diamonds: the suit says who brings in, not who was dealt first.
  const tied = {
    ...{ variant: "F7S", antes: [1, 1], bring_in: 1, small_bet: 2, big_bet: 4, starting_stacks: [50, 50] },
    actions: ["d dh p1 AsAh4d", "d dh p2 KsKh4c", "p2 pb"],
  };
  assert.equal(load(tied).view().config.lowCardTie, "suit");
  const first = { ...tied, actions: [...tied.actions.slice(0, 2), "p1 pb"] };
  assert.equal(load(first).view().config.lowCardTie, "dealtFirst");
});

test("a door of stud that nobody knows is a high one", () => {
  const actions = stud.actions.map((action) => (action.startsWith("d dh p3") ? "d dh p3 ??" : action));
  const table = load({ ...stud, actions });
  assert.deepEqual(stacksOf(table, [0, 1, 2, 3]), stud.after);
  assert.equal(table.events().find((e) => e.type === "dealt" && e.to === 2 && e.up).card, "Ah");
});

// ── The text ──

test("TOML in every form that it may have", () => {
  const plain = load(million);
  const same = (text) => {
    const table = TexasHoldem.fromHandHistory(text);
    assert.deepEqual(story(table, 0), story(plain, 0));
  };
  const text = written(million);
  same(text.replaceAll("\n", "\r\n"));
  same(`\ufeff${text}`);
  same(text.trimEnd());
  same(`# A big pot.\n\n${text.replaceAll("\n", " # why\n\n")}`);
  same(text.replaceAll('"', "'"));
  same(text.replaceAll('"p3 f"', "'''p3 f'''").replaceAll('"d db 4h"', '"""\nd db \\\n   4h"""'));
  same(text.replace("Ac2d", "A\\u0063\\U00000032d"));
  same(text.replace('"p3 cbr 7000"', '"  p3   cbr\\t7000  # a third of it # again", "", "# nothing"'));
  same(text.replace("[500,500,500]", "[0x1F4, 0o764, 0b1_1111_0100]").replace(/min_bet.*/, "min_bet = 0x7D0"));
  same(text.replace("[500, 500, 500]".replaceAll(" ", ""), "[\n  500, # one\n  5_00,\n  500.0,\n]"));
  same(text.split("\n").reverse().join("\n"));
  same(
    `"author" = "J\\u00fcrgen"\nyear = 2009\ntime = 07:32:00\nday.of.month = 1\n_x = { a = 1, b.c = [1, { d = nan }] }\n${text}`,
  );
  same(`${text}[_notes]\nwho = "me"\n[[_list]]\na = 1\n[[_list]]\na = 2\n[_notes.more]\nx = 0x1F\n`);
  same(`[1]\n${text}`);
  same(text.replace("p1 sm Ac2d", "p1 sm -"));
});

test("several hands in one text are refused, and so are other variants", () => {
  const text = written(million);
  const two = refused(() => TexasHoldem.fromHandHistory(`[1]\n${text}[2]\n${text}`), "badHandHistory", {
    ...{ line: 8, column: 1, reason: "severalHands", count: 2 },
  });
  assert.equal(two.message, "Line 8, column 1: the text has 2 hands, not one.");
  const other = { line: 1, column: 11, reason: "variant" };
  refused(() => TexasHoldem.fromHandHistory(written(lowball)), "badHandHistory", {
    ...other,
    expected: "NT | FT",
    got: "F2L3D",
  });
  const wrong = refused(() => SevenCardStud.fromHandHistory(text), "badHandHistory", {
    ...other,
    expected: "F7S",
    got: "NT",
  });
  assert.equal(describeProblem(wrong, es), "Línea 1, columna 11: NT es otra variante; esta clase juega F7S.");
});

/** Each with what is wrong about it and where: `^` marks the place. */
const MALFORMED = [
  ["", "missing"],
  ["variant", "syntax"],
  ["variant =", "syntax"],
  ['variant = "NT^', "syntax"],
  ['variant = "N^\nT"', "syntax"],
  ['variant = "NT" ^x', "syntax"],
  ['variant = "NT"\n^variant = "NT"', "duplicateKey"],
  ['variant = "^\\q"', "syntax"],
  ['variant = "^\\ud800"', "syntax"],
  ["a = ^01", "syntax"],
  ["a = ^1__0", "syntax"],
  ["a = ^2009-13-01", "syntax"],
  ["a = ^tru", "syntax"],
  ["a = [1 ^2]", "syntax"],
  ["a = [1, 2^", "syntax"],
  ["a = { b = 1^\n}", "syntax"],
  ["a = { b = 1, ^}", "syntax"],
  ["[a\n^", "syntax", "]"],
  ["[a]\n[^a]", "duplicateKey"],
  ["a = 1\n[^a.b]", "duplicateKey"],
  ["a = { b = 1 }\n^a.c = 2", "duplicateKey"],
  ["a.b = 1\n[^a]", "duplicateKey"],
  [`a = ${"[".repeat(17)}^${"[".repeat(9)}`, "tooDeep"],
  [`${"a.".repeat(40)}b = 1`, "tooDeep"],
  ["\u0000", "syntax"],
  ["a = 1 # ^\u0007", "syntax"],
  ["a = 1^\rb = 2", "syntax"],
];

test("text that is no TOML is refused at its place", () => {
  for (const [marked, reason] of MALFORMED) {
    const at = marked.indexOf("^");
    const text = marked.replace("^", "");
    const { details } = refused(() => TexasHoldem.fromHandHistory(text), "badHandHistory");
    assert.equal(details.reason, reason, JSON.stringify(marked));
    if (at < 0 || details.reason === "tooDeep") continue;
    const before = text.slice(0, at).split("\n");
    const place = [before.length, before.at(-1).length + 1];
    if (marked.startsWith("[a\n")) place.splice(0, 2, 1, 3);
    assert.deepEqual([details.line, details.column], place, JSON.stringify(marked));
  }
});

/** A part of the example, what it becomes, and how and where that is refused. */
const CHANGED = [
  ['variant="NT"', "variant=7", "type", "7"],
  ['"NT"', '"XX"', "variant", '"XX"'],
  ["antes=[500,500,500]", "antes=500", "type", "500"],
  ["antes=[500,500,500]", "antes=[500,500]", "length", "[500,500]"],
  ["antes=[500,500,500]", "antes=[500,-1,500]", "amount", "-1"],
  ["antes=[500,500,500]", 'antes=[500,"x",500]', "type", '"x"'],
  ["antes=[500,500,500]", "antes=[500,0,500]", "unsupported", "0,500]\n"],
  ["antes=[500,500,500]", "antes=[nan,500,500]", "amount", "nan"],
  ["antes=[500,500,500]", "antes=[0x1F,500,500]", "unsupported", "500,500]\nblinds"],
  ["antes=[500,500,500]", "antes=[-0x1F,500,500]", "syntax", "-0x1F"],
  ["antes=[500,500,500]", "antes=[0x7fffffffffffffff,500,500]", "amount", "0x7fff"],
  ["antes=[500,500,500]", "antes=[1e99,500,500]", "amount", "1e99"],
  ["antes=[500,500,500]", "antes=[0.123456789,500,500]", "amount", "0.123456789"],
  ["[1000,2000,0]", "[1000,2000,4000]", "unsupported", "4000]"],
  ["[1000,2000,0]", "[0,2000,0]", "unsupported", "0,2000"],
  ["[1000,2000,0]", "[2000,1000,0]", "unsupported", "2000,1000"],
  ["min_bet=2000", "min_bet=4000", "unsupported", "4000"],
  ["min_bet=2000\n", "", "missing", null],
  ["[1125600,2000000,553500]", "[1125600]", "players", "[1125600]"],
  ["[1125600,2000000,553500]", "[1125600,0,553500]", "amount", "0,553500"],
  ["[1125600,2000000,553500]", "[9007199254740991,9007199254740991,553500]", "settings", "[9007"],
  ["[1125600,2000000,553500]", "[90071992547409910,2,553500]", "amount", "90071"],
  ["actions=[", "actions=[7,", "type", "7,"],
  ['"p2 f"', '"p2"', "action", "p2"],
  ['"p2 f"', '"p2 f f"', "action", "p2"],
  ['"p2 f"', '"p2 sd"', "action", "sd"],
  ['"p2 f"', '"x f"', "player", "x f"],
  ['"p2 f"', '"p4 f"', "player", "p4 f"],
  ['"p2 f"', '"p0 f"', "player", "p0 f"],
  ['"p2 f"', '"p02 f"', "player", "p02 f"],
  ['"p2 f"', '"p1 f"', "turn", "p1 f"],
  ['"p2 f"', '"p2 pb"', "illegal", "p2 pb"],
  ['"p2 f"', '"p2 cbr 24000"', "illegal", "p2 cbr 24000"],
  ['"p2 f"', '"p2 cbr"', "action", "p2 cbr"],
  ['"p2 f"', '"p2 cbr ten"', "amount", "ten"],
  ['"p2 f"', '"p2 cbr 1,00"', "amount", "1,00"],
  ['"p2 f"', '"p2 cbr -5"', "amount", "-5"],
  ['"p2 f"', '"p2 sm"', "order", "p2 sm", true],
  ["d dh p2 ????", "d dh p2 ???", "card", '?"'],
  ["d dh p2 ????", "d dh p2 1c2c", "card", "1c2c"],
  ["d dh p2 ????", "d dh p2 AcKc", "duplicateCard", "AcKc"],
  ["d dh p2 ????", "d dh p2 KcKd9s", "tooManyCards", "9s"],
  ["d dh p2 ????", "d dh p9 KcKd", "player", "p9"],
  ["d dh p2 ????", "d dx p2 KcKd", "action", "d dx"],
  ["d dh p2 ????", "d dh p2 KcJk", "card", "Jk"],
  ["d dh p2 ????", "d dh p2 Kc10c", "card", "10"],
  ["p3 sm 7h6h", "p3 sm 7h5h", "cardNotHeld", "5h"],
  ["p3 sm 7h6h", "p2 sm 7c6c", "order", "p2 sm"],
  ["p3 sm 7h6h", "p3 cc", "over", "p3 cc"],
  ["d db 4h", "d db 4h2h", "tooManyCards", null],
  ['"d db 4h",', "", "notDealt", "p1 cbr 90000"],
  ["d db Jc3d5c", "d db Jc3d", "notDealt", "p1 cbr 35000"],
  ["d db Jc3d5c", "d db Jc3d5cTs", "tooManyCards", null],
  ['"p3 cc","d db Jc3d5c"', '"d db Jc3d5c","p3 cc"', "order", "d db Jc3d5c"],
  ["d db Jh", "d db Jh9h", "tooManyCards", "9h"],
  ["d db Jh", "d db Jc", "duplicateCard", null],
  ['"d db Jc3d5c",', '"d db Jc3d5c","d dh p2 Ks",', "order", "d dh p2 Ks"],
];

test("a record that contradicts the format, the rules or itself is refused at its place", () => {
  const whole = written(million).replaceAll(" = ", "=");
  for (const [part, other, reason, token] of CHANGED) {
    assert.ok(whole.includes(part), part);
    const text = whole.replace(part, other);
    if (reason === null) {
      TexasHoldem.fromHandHistory(text);
      continue;
    }
    const { details } = refused(() => TexasHoldem.fromHandHistory(text), "badHandHistory");
    assert.equal(details.reason, reason, `${part} → ${other}: ${JSON.stringify(details)}`);
    if (token === null) continue;
    const at = text.indexOf(token, whole.indexOf(part));
    const before = text.slice(0, at).split("\n");
    assert.deepEqual([details.line, details.column], [before.length, before.at(-1).length + 1], `${part} → ${other}`);
  }
});

test("a text that was cut or changed anywhere is read or refused with its place, and never anything else", () => {
  const random = randomFrom(7);
  let refusals = 0;
  const attempt = (Game, text) => {
    try {
      Game.fromHandHistory(text).free();
    } catch (error) {
      wellFormed(error);
      assert.equal(error.code, "badHandHistory");
      const { line, column, reason } = error.details;
      const lines = text.split("\n");
      assert.ok(line >= 1 && line <= lines.length && column >= 1 && column <= lines[line - 1].length + 1, text);
      assert.ok(describeProblem(error, es).includes(String(line)), reason);
      assert.notEqual(describeProblem(error, en), "");
      refusals += 1;
    }
  };
  const noise = [..."[]{}\"'#=,.0123456789 \n\r\tpdhcbrsmfANTKx?_-+\\\u0000é😀"];
  for (const [record, Game] of [
    [million, TexasHoldem],
    [limit, TexasHoldem],
    [stud, SevenCardStud],
  ]) {
    const text = written(record);
    for (let end = 0; end < text.length; end += 3) attempt(Game, text.slice(0, end));
    for (let i = 0; i < 600; i += 1) {
      const at = random.below(text.length);
      const cut = random.below(3);
      attempt(Game, text.slice(0, at) + (random.oneIn(4) ? "" : random.pick(noise)) + text.slice(at + cut));
    }
  }
  assert.ok(refusals > 1500, `${refusals}`);
});

test("what is no text, or endless, is no hand history", () => {
  for (const value of [undefined, null, 7, {}, ["x"], new String("x")]) {
    refused(() => TexasHoldem.fromHandHistory(value), "badInput");
  }
  refused(() => TexasHoldem.fromHandHistory("#".repeat(262_145)), "badInput", {
    ...{ argument: "text", reason: "tooLong", expected: 262144, got: 262145 },
  });
  refused(() => TexasHoldem.fromHandHistory("#".repeat(262_144)), "badHandHistory");
  const many = written({ ...million, actions: Array(2001).fill("") });
  assert.equal(refused(() => TexasHoldem.fromHandHistory(many), "badHandHistory").details.reason, "tooLong");
  const start = performance.now();
  refused(() => TexasHoldem.fromHandHistory(`a = ${"[".repeat(262_000)}`), "badHandHistory");
  refused(() => TexasHoldem.fromHandHistory(`a = "${"\\\\".repeat(130_000)}`), "badHandHistory");
  refused(() => TexasHoldem.fromHandHistory("a.".repeat(131_000)), "badHandHistory");
  refused(() => TexasHoldem.fromHandHistory(`a = [${"1,".repeat(130_000)}`), "badHandHistory");
  assert.ok(performance.now() - start < 5000);
});

// ── Out ──

test("random hands: out, in, and the same again", () => {
  for (const kind of KINDS) {
    for (let number = 0; number < 250; number += 1) {
      const table = playedTable(kind, number, randomFrom(number).oneIn(2));
      const text = table.handHistory();
      const again = table.constructor.fromHandHistory(text);
      const what = `${kind} ${number}\n${text}`;
      assert.deepEqual(story(again, null), story(table, null), what);
      for (const seat of [0, 1]) assert.deepEqual(story(again, seat), story(table, seat), what);
      assert.equal(again.handHistory(), text);
      assert.deepEqual(
        again.view().seats.map(({ stack }) => stack),
        table.view().seats.map(({ stack }) => stack),
      );
      assert.deepEqual(again.view().config.structure, table.view().config.structure, what);
      // In the middle of a hand too.
      for (let back = number % 5; back > 0 && table.hand > 0; back -= 1) table.undo();
      if (table.hand > 0) {
        const middle = table.constructor.fromHandHistory(table.handHistory());
        assert.deepEqual(story(middle, 1), story(table, 1), what);
        middle.free();
      }
      table.free();
      again.free();
    }
  }
});

const three = (more) =>
  new TexasHoldem({
    seats: [0, 1, 2].map((seat) => ({ seat, stack: 100 })),
    structure: { type: "noLimit", smallBlind: 1, bigBlind: 2 },
    button: 2,
    size: 4,
    ...more,
  });

test("a whole text, letter by letter", () => {
  const table = three({ needlessFold: true, ante: 1, seed: "felt" });
  table.act({ type: "deal", deck: "As Ks Qs Ah Kh Qh 2c 3d 4d 5d" });
  for (const action of [{ type: "raise", to: 6 }, { type: "fold" }, { type: "call" }, { type: "check" }])
    table.act(action);
  table.act({ type: "bet", to: 10 });
  table.act({ type: "fold" });
  const text = `variant = "NT"
ante_trimming_status = true
antes = [1, 1, 1]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = [
  "d dh p1 AsAh",
  "d dh p2 KsKh",
  "d dh p3 QsQh",
  "p3 cbr 6",
  "p1 f",
  "p2 cc",
  "d db 3d4d5d",
  "p2 cc",
  "p3 cbr 10",
  "p2 f",
]
event = "Club \\"night\\""
hand = 1
seats = [1, 2, 3]
seat_count = 4
players = ["Ana", "", "Rosa\\u007f"]
finishing_stacks = [98, 93, 109]
winnings = [0, 0, 16]
_tapete = { needlessFold = true }
`;
  const options = { players: ["Ana", null, "Rosa\u007f"], event: 'Club "night"' };
  assert.equal(table.handHistory(options), text);
  assert.equal(TexasHoldem.fromHandHistory(text).view().config.needlessFold, true);
  // As seats and spectators have seen it.
  const hole = (seat) => table.handHistory({ seat }).match(/d dh p\d .{4}/g);
  assert.deepEqual(hole(1), ["d dh p1 ????", "d dh p2 KsKh", "d dh p3 ????"]);
  assert.deepEqual(hole(null), ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????"]);
  assert.doesNotMatch(table.handHistory({ seat: null }), /A[sh]|K[sh]|Q[sh]/);
});

test("it is the running hand, then the last one, whatever happens to the chairs", () => {
  const table = three();
  refused(() => table.handHistory(), "noHandRunning");
  table.act({ type: "deal" });
  assert.match(table.handHistory(), /^starting_stacks = \[100, 100, 100\]$/m);
  assert.doesNotMatch(table.handHistory(), /finishing_stacks/);
  table.act({ type: "raise", to: 50 });
  assert.match(table.handHistory(), /^starting_stacks = \[100, 100, 100\]$/m);
  table.act({ type: "fold" });
  table.act({ type: "fold" });
  const text = table.handHistory();
  assert.match(text, /^finishing_stacks = \[99, 98, 103\]$/m);
  const { version } = table;
  for (const action of [
    { type: "addChips", seat: 0, amount: 7 },
    { type: "leave", seat: 1 },
    { type: "sit", seat: 1, stack: 30 },
    { type: "sitOut", seat: 2 },
  ]) {
    table.act(action);
    assert.equal(table.handHistory(), text);
  }
  assert.equal(table.version, version + 4);
  table.act({ type: "deal" });
  assert.match(table.handHistory(), /^hand = 2$/m);
  table.undo();
  assert.equal(table.handHistory(), text);
});

test("who takes a chair does not get the cards of who left it, nor does the empty chair", () => {
  const seats = [0, 1, 2].map((seat) => ({ seat, stack: 50 }));
  const stud = { seats, ante: 1, structure: { type: "fixedLimit", smallBet: 4, bigBet: 8, bringIn: 2 } };
  const tables = [three({ button: 0 }), new SevenCardStud(stud)];
  for (const table of tables) {
    table.act({ type: "deal" });
    if (table.legalActions()[0].type === "bringIn") table.act({ type: "bringIn", to: 2 });
    while (table.toAct !== null) table.act({ type: "fold" });
    const own = (seat) => table.handHistory({ seat }).match(/d dh p\d [^"]{4}/g);
    const before = own(1);
    assert.equal(before.join("").match(/\?\?/g).length, 4);
    table.act({ type: "leave", seat: 1 });
    assert.equal(own(1).join("").match(/\?\?/g).length, 6);
    table.act({ type: "sit", seat: 1, stack: 9 });
    assert.equal(own(1).join("").match(/\?\?/g).length, 6);
    assert.deepEqual(own(0).join("").match(/\?\?/g).length, 4);
    // To whoever runs the table everything is still known.
    assert.doesNotMatch(table.handHistory(), /\?\?/);
    for (let back = 0; back < 2; back += 1) table.undo();
    assert.deepEqual(own(1), before);
  }
});

test("a restored table taken back to before the hands that it knows has no record", () => {
  for (const keep of [0, 1]) {
    const first = three({ keep });
    for (let hand = 0; hand < 3; hand += 1) {
      first.act({ type: "deal" });
      first.act({ type: "void" });
    }
    first.act({ type: "deal" });
    const table = TexasHoldem.restore(first.snapshot());
    while (table.undo());
    assert.ok(table.hand > 0);
    assert.equal(table.phase, "waiting");
    for (const options of [undefined, { seat: 0 }, { seat: null }]) {
      refused(() => table.handHistory(options), "noHandRunning", {});
    }
    table.act({ type: "deal" });
    assert.match(table.handHistory(), /^variant = "NT"$/m);
  }
});

test("what the format cannot say is refused", () => {
  const say = (call, details, text) => {
    const error = refused(call, "badHandHistory", details);
    assert.equal(error.message, text);
    assert.notEqual(describeProblem(error, es), "");
  };
  const dealt = (table, more) => {
    table.act({ type: "deal", ...more });
    return table.handHistory;
  };
  const pot = three({ structure: { type: "potLimit", smallBlind: 1, bigBlind: 2 } });
  say(
    dealt(pot),
    { reason: "noVariant", game: "texasHoldem", structure: "potLimit" },
    "The format has no code for this game with pot limit.",
  );
  const seats = [0, 1].map((seat) => ({ seat, stack: 50 }));
  const spread = new SevenCardStud({ seats, ante: 1, structure: { type: "spreadLimit", min: 1, max: 5 } });
  say(
    dealt(spread),
    { reason: "noVariant", game: "sevenCardStud", structure: "spreadLimit" },
    "The format has no code for this game with spread limit.",
  );
  const ride = new LetItRide({ seats: 1, limits: { min: 1, max: 5 } });
  say(
    dealt(ride, { bets: [{ seat: 0, bet: 1 }] }),
    { reason: "noVariant", game: "letItRide" },
    "The format has no code for this game.",
  );
  const minMax = { min: 1, max: 5 };
  const shot = new TripleShot({ seats: 1, limits: { war: minMax, blackjack: minMax, poker: minMax } });
  refused(dealt(shot, { bets: [{ seat: 0, war: 1, blackjack: 1, poker: 1 }] }), "badHandHistory");
  const table = three();
  table.act({ type: "deal" });
  table.act({ type: "void" });
  say(table.handHistory, { reason: "voided" }, "The hand was void: the format has no way to say so.");
  // Seat 3 comes to a running game and pays the big blind at once.
  const late = three();
  late.act({ type: "deal" });
  late.act({ type: "fold" });
  late.act({ type: "fold" });
  late.act({ type: "sit", seat: 3, stack: 50 });
  late.act({ type: "sitIn", seat: 3, post: true });
  for (let hands = 0; hands < 3; hands += 1) {
    late.act({ type: "deal" });
    const posts = late.events().filter((event) => event.type === "posted" && event.hand === late.hand);
    if (posts.length > 2) {
      say(late.handHistory, { reason: "missedBlinds" }, "Missed blinds were posted: the format has no way to say so.");
      return;
    }
    while (late.toAct !== null) late.act({ type: late.check({ type: "fold" }) === null ? "fold" : "check" });
  }
  assert.fail("nobody posted");
});

test("options are checked, and nothing of the table changes", () => {
  const table = three();
  table.act({ type: "deal" });
  const before = JSON.stringify(table.snapshot());
  for (const [options, code] of [
    [null, "badInput"],
    [7, "badInput"],
    [{ players: "Ana" }, "badInput"],
    [{ players: [7] }, "badInput"],
    [{ event: 7 }, "badInput"],
    [{ event: "x".repeat(1025) }, "badInput"],
    [{ seat: "0" }, "badInput"],
    [{ seat: 0.5 }, "badInput"],
    [{ seat: -1 }, "badInput"],
    [{ seat: 9 }, "unknownSeat"],
    [{ names: [] }, "unknownKey"],
  ]) {
    refused(() => table.handHistory(options), code);
  }
  assert.equal(JSON.stringify(table.snapshot()), before);
  assert.match(table.handHistory({ event: "\ud800 \n" }), /^event = "\ufffd \\n"$/m);
  table.free();
  refused(() => table.handHistory(), "freed");
});

test("heirs of a class make heirs", () => {
  class House extends TexasHoldem {}
  assert.ok(House.fromHandHistory(written(million)) instanceof House);
  const { fromHandHistory } = TexasHoldem;
  assert.ok(fromHandHistory(written(million)) instanceof TexasHoldem);
});
