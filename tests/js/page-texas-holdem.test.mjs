// The Texas Hold'em table in Chromium: a whole hand by hand to the chip, pots in layers, automatic seats, and who sees what.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { TexasHoldem } from "../../pkg/node.js";
import { oneLine, overflow, spoken, startDemo, violations } from "./helpers/page.mjs";
import { decide, hash, holdViewers, layers, link, nets, offered, stacks, text } from "./helpers/page-poker.mjs";
import { fill, openTable, press, viewAs } from "./helpers/page-table.mjs";

const path = "texas-holdem.html";

let demo;
let shared;
before(async () => {
  demo = await startDemo();
  shared = await demo.open({ path, width: 1280 });
});
after(() => demo?.close());

const onPage = (settings, run) => demo.onPage({ path, ...settings }, run);
/** A table opened by its link in the page that most tests share: only what a visitor sees first needs a new one. */
async function onTable(address, run) {
  await openTable(shared.page, address);
  await run(shared.page);
  assert.deepEqual(shared.log, []);
}

// The button is at seat 1, so the cards go to seats 2, 3, 1 in two rounds; then burn and flop, burn and turn, burn and river.
const HANDS = [
  ["Qs", "Qh"],
  ["As", "Ah"],
  ["Ks", "Kh"],
];
const BOARD = ["7d", "8c", "3s", "4h", "Jc"];
const BURNS = ["2c", "2d", "2h"];
const DECK = "As Ks Qs Ah Kh Qh 2c 7d 8c 3s 2d 4h 2h Jc";
const STACKS = [500, 80, 300];
const DECISIONS = "raise(to:30).call.call.bet(to:50).raise(to:150).call.check.bet(to:100).call.bet(to:20).call".split(
  /(?<=[a-z)])\./,
);
const table = (more = "") =>
  `(seats:!(${STACKS.map((stack, seat) => `(seat:${seat},stack:${stack})`)}),size:3,structure:(type:noLimit,smallBlind:5,bigBlind:10)${more},button:0,seed:felt)`;
const at = (steps, more = {}) =>
  link({
    ...{ game: "texasHoldem", table: table(more.options) },
    play: [`deal(deck:${DECK.replaceAll(" ", "")})`, ...DECISIONS.slice(0, steps), ...(more.more ?? [])].join("."),
    ...more,
  });
const seeded = (seats, more = "") =>
  `(seats:!(${seats.map((stack, seat) => `(seat:${seat},stack:${stack})`)}),size:${seats.length},structure:(type:noLimit,smallBlind:5,bigBlind:10)${more},seed:automatic)`;

/** What was done after the deal. */
const played = (address) => address.replace(/^.*deck:[^)]*\)/, "");

// ── A hand ──

test("a whole hand by hand: set-up, raises by number, size and slider, two pots, and every stack to the chip", () =>
  onPage({ width: 1280 }, async (page) => {
    await fill(page, {
      "set-size": "3",
      "set-stack-0": "500",
      "set-stack-1": "80",
      "set-stack-2": "300",
      "set-seed": "felt",
    });
    await page.getByText("Options where houses differ").click();
    await page.getByLabel("First button").selectOption("Seat 1");
    await page.getByText("Lay out the cards yourself").click();
    await fill(page, { "set-deck": DECK });
    await page.locator("#set-auto").uncheck();
    await page.getByRole("button", { name: "Open the table and deal" }).click();

    assert.equal(await text(page, "#bar-turn"), "Seat 1 decides: before the flop");
    assert.deepEqual(await offered(page), ["Fold", "Call 10", "Raise to 20"]);
    assert.equal(await text(page, ".bar-hand"), "Pair of queens");
    assert.equal(await text(page, "#print"), "No limit · blinds 5 and 10");
    await spoken(page, "queen of spades, queen of hearts, Pair of queens");
    assert.deepEqual(await page.locator(".chair[data-seat='1'] .mark").allInnerTexts(), ["SB\nsmall blind"]);
    await fill(page, { amount: "30" });
    assert.deepEqual(await offered(page), ["Fold", "Call 10", "Raise to 30"]);
    await decide(page, "raise");
    await decide(page, "call");
    await decide(page, "call");
    // 90 are in the middle; seat 2 has 50 left.
    assert.equal(await text(page, "#bar-turn"), "Seat 2 decides: flop");
    assert.deepEqual(await offered(page), ["Check", "Bet 10"]);
    assert.deepEqual(
      await page
        .locator(".quick button")
        .allInnerTexts()
        .then((list) => list.map(oneLine)),
      ["Min 10", "½ pot 45", "All-in 50"],
    );
    await page.locator("[data-size='allIn']").click();
    assert.deepEqual(await offered(page), ["Check", "Bet 50 (all-in)"]);
    await decide(page, "bet");
    assert.equal(await text(page, ".chair[data-seat='1'] .badges"), "all-in");
    // The pot after a call of 50 is 190: half of it on top of 50 is 145, all of it 240.
    assert.deepEqual(
      await page
        .locator(".quick button")
        .allInnerTexts()
        .then((list) => list.map(oneLine)),
      ["Min 100", "½ pot 145", "Pot 240", "All-in 270"],
    );
    await fill(page, { amount: "150" });
    await page.locator("#amount").press("Enter");
    await decide(page, "call");
    assert.deepEqual(await layers(page), [
      "Main pot: 240. for seats 1, 2, and 3",
      "Side pot 1: 200. for seats 1 and 3",
    ]);
    await decide(page, "check");
    // Up to the stack of 320 in 200 steps; the slider stops at whole small blinds.
    await page.locator("#amount-slider").fill("58");
    assert.equal(await page.locator("#amount").inputValue(), "100");
    await decide(page, "bet");
    await decide(page, "call");
    assert.deepEqual(await offered(page), ["Check", "Bet 10"]);
    await page.locator("[data-size='allIn']").click();
    await decide(page, "bet");
    await decide(page, "call");

    assert.equal(await text(page, "#bar-turn"), "Hand 1 is settled");
    assert.deepEqual(await layers(page), ["Main pot: 240. Seat 2 wins 240", "Side pot 1: 440. Seat 3 wins 440"]);
    assert.deepEqual(await stacks(page), [200, 240, 440]);
    assert.deepEqual(await nets(page), ["−300", "+160", "+140"]);
    assert.equal(await text(page, "[data-result='1'] h3"), "Seat 2 Pair of aces, kickers jack, eight and seven");
    assert.match(
      await text(page, "[data-pot-result='1']"),
      /^Side pot 1 For seats 1 and 3 440 Seat 3 wins 440 from side pot 1\. Not in the regulation Robert/,
    );
    for (const line of await page.locator(".why-lines li").all()) assert.equal(await line.locator(".cite").count(), 1);
    assert.equal(played(await hash(page)), played(at(DECISIONS.length)));

    await press(page, "Deal the next hand");
    assert.deepEqual(await page.locator(".chair[data-seat='1'] .mark").allInnerTexts(), ["D\ndealer button"]);
    assert.deepEqual(await page.locator("#log h3").allInnerTexts(), ["Hand 1", "Hand 2"]);
  }));

test("everything works by keyboard, and the focus stays with the decisions", () =>
  onPage({ width: 1280 }, async (page) => {
    const focused = () => page.evaluate(() => document.activeElement.dataset.action ?? document.activeElement.id);
    const tabTo = async (wanted, key = "Tab") => {
      for (let presses = 0; presses < 60 && (await focused()) !== wanted; presses += 1) await page.keyboard.press(key);
      assert.equal(await focused(), wanted);
    };
    await tabTo("set-size");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("2");
    await tabTo("set-auto");
    await page.keyboard.press("Space");
    await tabTo("deal");
    await page.keyboard.press("Enter");
    assert.equal(await focused(), "call", "the decision that costs least has the focus");
    await tabTo("amount", "Shift+Tab");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("25");
    await page.keyboard.press("Enter");
    assert.match(await hash(page), /\.raise\(to:25\)/);
    await tabTo("call");
    await page.keyboard.press("Enter");
    assert.match(await text(page, "#bar-turn"), /decides: flop$/);
    assert.equal(await focused(), "check");
    await tabTo("undo", "Shift+Tab");
    await page.keyboard.press("Enter");
    await spoken(page, "Undone.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert.match(await text(page, "#bar-turn"), /decides: flop$/);
    // A pot is pointed at by focus.
    await page.locator(".layer").focus();
    assert.equal(await page.locator(".chair.eligible").count(), 2);
    await page.locator("#menu summary").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("#menu").getAttribute("open"), null);
  }));

test("a bet that may not be made is told beside the amount with its source, and nothing happens", () =>
  onTable(at(0), async (page) => {
    for (const [written, said] of [
      ["15", /at least 20/],
      ["501", /501/],
      ["ten", /Total for this round/],
      ["", /Total for this round/],
    ]) {
      await fill(page, { amount: written });
      await decide(page, "raise");
      assert.match(await text(page, "#amount-error"), said, written);
      assert.equal(await page.locator("#amount").getAttribute("aria-invalid"), "true");
      assert.equal(await hash(page), at(0));
    }
    await fill(page, { amount: "15" });
    await decide(page, "raise");
    assert.match(await text(page, "#amount-error"), /Not in the regulation Robert/);
    await fill(page, { amount: "20" });
    assert.equal(await text(page, "#amount-error"), "");
    await decide(page, "raise");
    assert.equal(await text(page, "#bar-turn"), "Seat 2 decides: before the flop");
  }));

test("the second click of a double click decides nothing for the next seat", () =>
  onTable(at(1), async (page) => {
    await page.locator("#bar-actions [data-action='call']").dblclick();
    assert.equal(await text(page, "#bar-turn"), "Seat 3 decides: before the flop");
  }));

// ── Pots ──

test("the example shows three all-ins as three layers, each with the seats that can win it", () =>
  onPage({ width: 1280 }, async (page) => {
    await page.locator("#see-pots").click();
    assert.deepEqual(await layers(page), [
      "Main pot: 210. for seats 1, 2, 3, and 4",
      "Side pot 1: 180. for seats 1, 3, and 4",
      "Side pot 2: 150. for seats 1 and 4",
    ]);
    assert.equal(await page.locator(".badge.allIn").count(), 3);
    const widths = await page.locator(".layer").evaluateAll((list) => list.map((node) => node.getBoundingClientRect()));
    for (const [layer, upper] of [
      [0, 1],
      [1, 2],
    ]) {
      assert.ok(widths[layer].width > widths[upper].width, "a layer is wider than the one upon it");
      assert.ok(widths[layer].top > widths[upper].top);
    }
    const marked = (name) =>
      page.locator(`.chair.${name}`).evaluateAll((list) => list.map((node) => node.dataset.seat));
    await page.locator("[data-pot='1']").hover();
    assert.deepEqual([await marked("eligible"), await marked("beside")], [["0", "2", "3"], ["1"]]);
    await page.locator("[data-pot='2']").focus();
    assert.deepEqual(await marked("eligible"), ["0", "3"]);
    await page.mouse.move(0, 0);
    // Seats 2, 3, 4 are all-in with 60, 150 and 300 and hold aces, kings and queens: each wins the pot it reaches up to.
    await decide(page, "call");
    assert.deepEqual(await layers(page), [
      "Main pot: 240. Seat 2 wins 240",
      "Side pot 1: 270. Seat 3 wins 270",
      "Side pot 2: 300. Seat 4 wins 300",
    ]);
    assert.deepEqual(await stacks(page), [200, 240, 270, 300]);
    await page.locator("[data-example='oddChips']").click();
    await page.getByText("Hand 1 is settled").waitFor();
    assert.deepEqual(await layers(page), ["Main pot: 101. Seat 1 wins 33, Seat 3 wins 34, and Seat 4 wins 34"]);
    await page.locator("[data-example='reopen']").click();
    await page.getByText("Seat 1 decides").waitFor();
    assert.deepEqual(await offered(page), ["Fold", "Call 40"]);
    assert.match(await text(page, "#bar-step"), /too short.* Not in the regulation Robert/);
    await page.locator("[data-example='muck']").click();
    await page.getByText("Seat 1 decides: showdown").waitFor();
    await decide(page, "show");
    assert.deepEqual(await offered(page), ["Show", "Muck"]);
  }));

// ── Undo, links ──

test("undo and redo go step by step through everything, and a new action ends what could be redone", () =>
  onTable(at(DECISIONS.length), async (page) => {
    const state = async () => [
      await text(page, "#bar-turn"),
      await page
        .locator("#json-view")
        .textContent()
        .then((json) => json.replace(/"version": \d+/, "")),
      await layers(page),
      await hash(page),
    ];
    const seen = [await state()];
    for (let step = 0; step <= DECISIONS.length; step += 1) {
      await press(page, "Undo");
      seen.push(await state());
    }
    assert.equal(seen.at(-2)[3], at(0));
    assert.equal(seen.at(-1)[0], "The table waits for the first hand");
    assert.equal(await page.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled"), "true");
    for (const wanted of seen.reverse().slice(1)) {
      await press(page, "Redo");
      assert.deepEqual(await state(), wanted);
    }
    await press(page, "Undo");
    await decide(page, "fold");
    assert.equal(await page.getByRole("button", { name: "Redo" }).getAttribute("aria-disabled"), "true");
    // Seat 1 gives up at the end: seat 3 has the side pot and its last 20 back, and shows nothing for it.
    assert.deepEqual(await stacks(page), [220, 240, 420]);
  }));

test("a link is the same table in another browser, in its language and view", () =>
  onPage({ width: 1280, hash: at(6, { view: "seat-3", lang: "es" }), locale: "en" }, async (page) => {
    assert.equal(await page.title(), "Una mesa de Texas Hold’em · tapete");
    assert.equal(await text(page, "#bar-turn"), "Puesto 3 decide: turn");
    assert.deepEqual(await layers(page), [
      "Pozo principal: 240. para los puestos 1, 2 y 3",
      "Pozo secundario 1: 200. para los puestos 1 y 3",
    ]);
    assert.deepEqual(
      await page.locator(".chair[data-seat='2'] .card").evaluateAll((list) => list.map((card) => card.dataset.card)),
      ["Ks", "Kh"],
    );
    assert.equal(await hash(page), at(6, { view: "seat-3", lang: "es" }), "and the link stays what it was");
    await press(page, "English");
    assert.equal(await text(page, "#bar-turn"), "Seat 3 decides: turn");
    assert.deepEqual(await offered(page), ["Check", "Bet 10"]);
    // A dark page.
    await page.locator("#theme").click();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  }));

test("a link that cannot be read or played is told, and a fresh table is there", () =>
  onTable(at(0), async (page) => {
    for (const [address, said] of [
      ["#game=texasHoldem&table=(seats:!((seat:0", /^This link cannot be read/],
      [
        `#game=texasHoldem&table=${table().replace("bigBlind:10", "bigBlind:2")}&play=`,
        /its table is refused\. .*Big blind/,
      ],
      [`#game=texasHoldem&table=${table()}&play=deal.check`, /action 2 is refused\./],
    ]) {
      await openTable(page, `${address}&lang=en`);
      assert.match(await text(page, "#broken"), said, address);
      assert.equal(await page.locator("#set-size").inputValue(), "6");
    }
  }));

// ── Who sees what ──

test("no view holds a card that its viewer may not see, at any step, in text or attributes", () =>
  onTable(at(0), async (page) => {
    const turns = [0, 1, 2, 1, 2, 0, 2, 0, 2, 2, 0];
    for (let step = 0; step <= DECISIONS.length; step += 1) {
      const open = BOARD.slice(0, step < 3 ? 0 : step < 6 ? 3 : step < 9 ? 4 : 5);
      const ended = step === DECISIONS.length;
      const seen = (viewer) => {
        if (ended || viewer === "dealer") return [...open, ...HANDS.flat()];
        const own = viewer === "turn" ? turns[step] : Number(viewer.slice(5)) - 1;
        return [...open, ...(viewer === "spectator" ? [] : HANDS[own])];
      };
      const viewers = ["spectator", "dealer", "seat-1", "seat-2", "seat-3", "turn"];
      await holdViewers(page, viewers, { all: [...HANDS.flat(), ...BOARD, ...BURNS], seen, step });
      if (ended) break;
      const [, action, to] = /^(\w+)(?:\(to:(\d+)\))?$/.exec(DECISIONS[step]);
      if (to && (await page.locator("#amount").isVisible())) await fill(page, { amount: to });
      await decide(page, action);
    }
  }));

test("who looks decides what can be done, and a folded hand is in no view", () =>
  onTable(at(0, { more: ["fold"] }), async (page) => {
    await viewAs(page, "dealer");
    assert.match(await text(page, "#viewer-note"), /each seat’s own view, laid side by side/);
    assert.equal(await page.locator(".chair[data-seat='0'] .lies").count(), 0);
    assert.equal(await page.locator(".chair .card:not(.back)").count(), 4);
    assert.deepEqual(await offered(page), ["Look from Seat 2 to decide"]);
    await viewAs(page, "spectator");
    assert.equal(await page.locator(".chair .card:not(.back)").count(), 0);
    assert.equal(await page.locator("#undo").isVisible(), false);
    await press(page, "Look from Seat 2 to decide");
    assert.equal(await page.locator("#viewers input:checked").getAttribute("value"), "seat-2");
    assert.deepEqual(await offered(page), ["Fold", "Call 5", "Raise to 20"]);
  }));

// ── Automatic seats ──

test("automatic seats play a hand to its end, from the same seed alike, and no chip is lost", async () => {
  const start = link({
    game: "texasHoldem",
    table: seeded([400, 150, 400, 90, 250, 400]),
    play: "deal",
    view: "spectator",
  });
  const ends = [];
  for (let round = 0; round < 2; round += 1) {
    await onTable(start, async (page) => {
      await press(page, "Automatic seats");
      await page.getByText("Hand 1 is settled").waitFor();
      const chips = await stacks(page);
      assert.equal(
        chips.reduce((sum, stack) => sum + stack),
        1690,
      );
      assert.match(await text(page, "#viewer-note"), /^All seats play by themselves/);
      ends.push(await hash(page));
      // The next hand is dealt by whoever looks on.
      await press(page, "Deal the next hand");
      await page.getByText("Hand 2 is settled").waitFor();
      assert.equal(
        (await stacks(page)).reduce((sum, stack) => sum + stack),
        1690,
      );
      await press(page, "Automatic seats");
    });
  }
  assert.equal(ends[0], ends[1]);
  assert.ok(ends[0].split(".").length > 4, ends[0]);
});

test("one seat against automatic ones: they stop for it, and undo goes back to its own last decision", () =>
  onPage({ width: 1280 }, async (page) => {
    await fill(page, { "set-seed": "automatic" });
    await page.getByRole("button", { name: "Open the table and deal" }).click();
    const own = page.getByText(/^Seat 1 decides/);
    await own.waitFor();
    assert.equal(await page.locator("#viewers input:checked").getAttribute("value"), "seat-1");
    const before = await hash(page);
    await page.locator("#bar-actions .strong").click();
    await page
      .getByText(/^Seat 1 decides|is settled$/)
      .first()
      .waitFor();
    assert.notEqual(await hash(page), before);
    await press(page, "Undo");
    await own.waitFor();
    assert.equal(await hash(page), before);
    // To the end: it folds as soon as it may.
    const settled = page.getByText("Hand 1 is settled");
    for (let turns = 0; turns < 20; turns += 1) {
      await own.or(settled).first().waitFor();
      if (await settled.isVisible()) break;
      const fold = page.locator("#bar-actions [data-action='fold']");
      await ((await fold.count()) > 0 ? fold : page.locator("#bar-actions .strong")).click();
    }
    assert.equal(
      (await stacks(page)).reduce((sum, stack) => sum + stack),
      1690,
    );
  }));

test("where motion is welcome an automatic seat takes about a second", () =>
  onPage({ width: 1280, reducedMotion: "no-preference" }, async (page) => {
    await openTable(
      page,
      link({ game: "texasHoldem", table: seeded([200, 200], ",button:0"), play: "deal", view: "seat-2" }),
    );
    const waiting = await hash(page);
    const began = Date.now();
    await press(page, "Automatic seats");
    assert.match(await text(page, "#bar-turn"), /^Seat 1 is about to decide/);
    await page.waitForFunction((before) => location.hash !== before, waiting);
    const took = Date.now() - began;
    assert.ok(took >= 900 && took < 5000, `${took} ms`);
  }));

// ── Between hands ──

test("chairs and chips: refused with their article while a hand is on, done between hands", () =>
  onTable(at(DECISIONS.length), async (page) => {
    await page.locator("#chairs summary").click();
    const row = (seat) => page.locator(`[data-chair='${seat}']`);
    assert.deepEqual(await row(0).locator("button").allInnerTexts(), ["Add chips", "Leave", "Sit out"]);
    await row(0).locator("input").fill("0");
    await row(0).locator("[data-do='addChips']").click();
    assert.match(await row(0).locator(".text-error").innerText().then(oneLine), /at least 1.*Not in the regulation/);
    await row(0).locator("input").fill("50");
    await row(0).locator("[data-do='addChips']").click();
    assert.deepEqual(await stacks(page), [250, 240, 440]);
    await row(1).locator("[data-do='leave']").click();
    await row(2).locator("[data-do='sitOut']").click();
    assert.equal(await text(page, ".chair[data-seat='1'] .badge"), "empty");
    assert.equal(
      await page.locator("#bar-actions [data-action='deal']").count(),
      0,
      "one seat alone is dealt no cards",
    );
    await row(1).locator("input").fill("300");
    await row(1).locator("[data-do='sit']").click();
    await row(2).locator("[data-do='sitIn']").click();
    await press(page, "Deal the next hand");
    assert.deepEqual(await row(0).locator("button").allInnerTexts(), ["Sit out"]);
    assert.match(await text(page, "#chairs-note"), /^While a hand is on nobody leaves/);
    assert.match(
      await hash(page),
      /\.addChips\(seat:0,amount:50\)\.leave\(seat:1\)\.sitOut\(seat:2\)\.sit\(seat:1,stack:300\)\.sitIn\(seat:2\)\.deal&/,
    );
    await page.locator("#chairs summary").click();
  }));

test("the dealer's menu: time out, void, snapshot, hand history", () =>
  onPage({ width: 1280, hash: at(0), permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    const menu = async (name) => {
      await page.locator("#menu summary").click();
      await page.locator("#menu").getByRole("button", { name }).click();
    };
    await menu("Time out");
    assert.match(await text(page, ".chair[data-seat='0'] .badges"), /warned$/);
    await menu("Copy snapshot");
    await page.locator("#menu button").filter({ hasText: "Copied" }).waitFor();
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    assert.equal(TexasHoldem.restore(copied).toAct, 0);
    await page.keyboard.press("Escape");
    await menu("Copy hand history");
    await page.locator("#menu [data-action='history']").filter({ hasText: "Copied" }).waitFor();
    const history = TexasHoldem.fromHandHistory(await page.evaluate(() => navigator.clipboard.readText()));
    assert.deepEqual(
      history
        .view()
        .seats.slice(0, 3)
        .map(({ stack, total }) => stack + total),
      STACKS,
    );
    await page.keyboard.press("Escape");
    await menu("Void the hand");
    assert.equal(await text(page, "#bar-turn"), "Hand 1 is void");
    assert.deepEqual(await stacks(page), STACKS);
    assert.deepEqual(await nets(page), ["0", "0", "0"]);
  }));

// ── Set-up ──

test("a mistake in any field is told beside it, and nothing that was written is lost", () =>
  onPage({ width: 1280 }, async (page) => {
    await page.locator("#set-auto").uncheck();
    for (const [id, written, said] of [
      ["set-size", "11", /Chairs \(2 to 10\)/],
      ["set-bigBlind", "4", /Big blind/],
      ["set-smallBlind", "", /Small blind/],
      ["set-ante", "-1", /Ante/],
      ["set-stack-1", "lots", /Seat 2/],
      ["set-deck", "As Zx", /No card: "Zx"/],
    ]) {
      if (id === "set-deck") await page.getByText("Lay out the cards yourself").click();
      const before = await page.locator(`#${id}`).inputValue();
      await fill(page, { [id]: written });
      await page.locator("#deal").click();
      assert.match(await text(page, `#${id}-error`), said, `${id} ${written}`);
      assert.equal(await page.evaluate(() => document.activeElement.id), id);
      await fill(page, { [id]: before });
    }
    for (let seat = 0; seat < 6; seat += 1) await fill(page, { [`set-stack-${seat}`]: "" });
    await page.locator("#deal").click();
    assert.match(await text(page, "#set-stack-0-error"), /not enough players: at least 2\. .*art\. 6$/);
    await press(page, "Ragged stacks");
    await page.getByLabel("Limit").selectOption("Fixed limit");
    assert.equal(await page.locator("#set-smallBet").isVisible(), true);
    await fill(page, { "set-smallBet": "10", "set-bigBet": "20" });
    await page.locator("#deal").click();
    // In fixed limit there is one size at a time, and no slider.
    assert.equal(await page.locator("#bar-amount").isVisible(), false);
    assert.deepEqual(await offered(page), ["Fold", "Call 10", "Raise to 20"]);
    assert.match(await text(page, "#print"), /^Fixed limit · bets 10 and 20 · blinds 5 and 10/);
  }));

// ── Every state, theme and width ──

const states = {
  setUp: async (page, lang) => {
    await openTable(page, `#lang=${lang}`);
    await page.locator("#options").evaluate((node) => {
      node.open = true;
    });
    await fill(page, { "set-size": "99" });
    await page.locator("#deal").click();
  },
  deciding: async (page, lang) => openTable(page, at(4, { lang })),
  refused: async (page) => {
    await fill(page, { amount: "1" });
    await decide(page, "raise");
  },
  ten: async (page, lang) => {
    const seats = [400, 150, 400, 90, 250, 1000000, 88, 400, 700, 5000];
    const play = "deal.call.call.fold.raise(to:80).call";
    await openTable(page, link({ game: "texasHoldem", table: seeded(seats, ",button:0"), play, lang, view: "dealer" }));
  },
  settled: async (page, lang) => {
    await openTable(page, at(DECISIONS.length, { lang }));
    await page.locator("#menu summary").click();
  },
};

describe("axe finds nothing and nothing scrolls sideways", { concurrency: 2 }, () => {
  for (const [width, colorScheme, language] of [
    [390, "light", "es"],
    [390, "dark", "en"],
    [1280, "light", "en"],
    [1280, "dark", "es"],
  ]) {
    test(`${width} px, ${colorScheme}, ${language}`, async () => {
      // Only here the policy is set aside, for axe to be put into the page.
      const { page, context } = await demo.open({ path, width, colorScheme, bypassCSP: true });
      await page.evaluate(() => {
        for (const id of ["code", "chairs"]) document.getElementById(id).open = true;
      });
      for (const [name, bring] of Object.entries(states)) {
        await bring(page, language);
        assert.deepEqual(await violations(page), [], name);
        assert.equal(await overflow(page), 0, name);
      }
      await context.close();
    });
  }
});

test("on a phone every decision is in reach at every turn and large enough, and at 320 px nothing scrolls sideways", async () => {
  await onPage({ width: 390, hasTouch: true, isMobile: true, hash: at(0) }, async (page) => {
    for (const decision of DECISIONS) {
      const [, action, to] = /^(\w+)(?:\(to:(\d+)\))?$/.exec(decision);
      const boxes = await page
        .locator("#bar-actions button")
        .evaluateAll((nodes) =>
          nodes
            .map((node) => node.getBoundingClientRect())
            .map(({ bottom, height }) => [bottom <= innerHeight, height]),
        );
      for (const [inside, height] of boxes) assert.ok(inside && height >= 44, `${inside} ${height}`);
      const plate = await page.locator(".chair.to-act .plate").boundingBox();
      const bar = await page.locator("#bar").boundingBox();
      assert.ok(
        // As the link opens it the page stands at its top.
        plate.y >= 0 && (decision === DECISIONS[0] || plate.y + plate.height <= bar.y),
        `the seat to act is at ${plate.y}, the bar at ${bar.y}`,
      );
      if (to && (await page.locator("#amount").isVisible())) await fill(page, { amount: to });
      await decide(page, action);
    }
    assert.deepEqual(await stacks(page), [200, 240, 440]);
  });
  // With ten chairs the bar covers some of them; what is focused comes clear of it, however high it is.
  await onPage({ width: 390 }, async (page) => {
    await states.ten(page, "es");
    const room = await page.evaluate(() => {
      const bar = document.querySelector("#bar").getBoundingClientRect();
      return [Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom), bar.height];
    });
    assert.ok(room[0] >= room[1], `${room}`);
    for (const plate of await page.locator(".chair .plate").all()) {
      const { bottom, top } = await plate.evaluate((node) => {
        node.scrollIntoView({ block: "nearest" });
        return {
          bottom: node.getBoundingClientRect().bottom,
          top: document.querySelector("#bar").getBoundingClientRect().top,
        };
      });
      assert.ok(bottom <= top, `${bottom} under the bar at ${top}`);
    }
  });
  for (const width of [768, 1024])
    await onPage({ width, hash: at(4, { lang: "es" }) }, async (page) => {
      assert.equal(await overflow(page), 0);
      const over = await page.locator("#bar :is(button, input, summary):visible").evaluateAll((nodes) => {
        const boxes = nodes.map((node) => node.getBoundingClientRect());
        const bar = document.querySelector("#bar").getBoundingClientRect();
        const outside = boxes.filter(({ left, right }) => left < bar.left || right > bar.right);
        const crossing = boxes.filter((one, at) =>
          boxes.some(
            (other, i) =>
              i > at &&
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
        );
        return outside.length + crossing.length;
      });
      assert.equal(over, 0, `at ${width} px the bar's controls lie in it and beside each other`);
    });
  await onPage({ width: 320 }, async (page) => {
    for (const [name, bring] of Object.entries(states)) {
      await bring(page, "es");
      assert.equal(await overflow(page), 0, name);
    }
  });
});
