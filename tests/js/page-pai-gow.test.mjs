// The Pai Gow Poker table in Chromium: hands set by tap, by keyboard, from the list and the house way, fouls, a whole
// hand to the chip, a seat that banks, and who sees what.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { cardName, en } from "../../pkg/text.js";
import { cutNumbers, oneLine, overflow, spoken, startDemo, violations } from "./helpers/page.mjs";
import { fill, hiddenFound, lines, openTable, press, viewAs } from "./helpers/page-table.mjs";

const path = "pai-gow-poker.html";

let demo;
let shared;
before(async () => {
  demo = await startDemo();
  shared = await demo.open({ path });
});
after(() => demo?.close());

const onPage = (settings, run) => demo.onPage({ path, ...settings }, run);
async function onTable(address, run) {
  await openTable(shared.page, address);
  await run(shared.page);
  assert.deepEqual(shared.log, []);
}
const text = (page, selector) => page.locator(selector).innerText().then(oneLine);
const all = (page, selector) =>
  page
    .locator(selector)
    .allInnerTexts()
    .then((list) => list.map(oneLine));
const hash = (page) => new URL(page.url()).hash;
const act = (page, type) => page.locator(`#bar-actions [data-action="${type}"]`).click();
const pick = (page, card) => page.locator(`[data-pick="${card}"]`);
const picked = (page) =>
  page.locator("[data-pick][aria-pressed='true']").evaluateAll((list) => list.map(({ dataset }) => dataset.pick));
const focused = (page) => page.evaluate(() => document.activeElement.dataset.pick ?? document.activeElement.id);

// Dice of 3 in all: the banker is counted as one, so the first packet goes two places on, to seat 2. Packets then are
// those of seats 2, 3, 4, 5, 6, the dealer and seat 1.
const HANDS = {
  0: "Kc Kh 7h 7s Ah 5c 2d".split(" "),
  1: "Jk Ad Td 8d 4d Qs Js".split(" "),
  2: "9h 9c 8s 6c 4h 3s 2h".split(" "),
  dealer: "Th Tc As 6h 5h 4s 2c".split(" "),
};
const named = Object.values(HANDS).flat();
const others = [..."23456789TJQKA"]
  .flatMap((rank) => [..."cdhs"].map((suit) => rank + suit))
  .filter((card) => !named.includes(card));
const ORDER = [1, 2, "none", "none", "none", "dealer", 0];
const DECK = Array.from({ length: 49 }, (_, at) => HANDS[ORDER[at % 7]]?.[Math.floor(at / 7)] ?? others.shift()).join(
  "",
);
const deal = `deal(bets:!((seat:0,bet:20),(seat:1,bet:50),(seat:2,bet:100)),dice:!(1,1,1),deck:${DECK})`;
const tableLink = (acts = "", { lang = "en", more = "", foul = "" } = {}) =>
  `#game=paiGowPoker&table=(seats:3,limits:(min:5,max:500)${foul},seed:felt)&play=${deal}${acts}${more}&lang=${lang}`;
const SET = ".set(seat:0,low:!('7h','7s')).set(seat:1,low:!(Qs,Js)).houseWay";
const article = (which) => `Pai Gow Poker regulation, 1999, art. ${which}`;
const BOTH = "Not in the regulation House practice: who wins both hands wins the bet, and who wins neither loses it.";

test("a whole hand: by tap, from the list, the house way; dice, commission, articles, and the next hand", () =>
  onPage({}, async (page) => {
    await fill(page, { "set-seed": "felt", "set-bet-0": "20", "set-bet-1": "50", "set-bet-2": "100" });
    await page.getByText("Lay out the cards yourself").click();
    await fill(page, { "set-deck": DECK, "set-dice": "1 1 1" });
    await page.getByRole("button", { name: "Open the table and deal" }).click();
    assert.equal(await text(page, "#bar-turn"), "Seat 1 decides: setting the hands");
    assert.match(await text(page, ".dice"), /3: first hand to Seat 2 Banker: Dealer$/);
    assert.match(await text(page, ".seat[data-seat='1'] .tags"), /^first hand$/);
    assert.deepEqual(
      await page.locator("[data-pick]").evaluateAll((list) => list.map(({ dataset }) => dataset.pick)),
      ["Ah", "Kh", "Kc", "7s", "7h", "5c", "2d"],
      "in order, so that one sees what there is",
    );
    await spoken(page, "king of hearts, king of clubs, seven of spades");

    // By tap: nothing is set before two cards are picked.
    const set = page.locator("#bar-actions [data-action='set']");
    assert.equal(await set.getAttribute("aria-disabled"), "true");
    await set.press("Enter");
    assert.equal(await text(page, "#bar-turn"), "Seat 1 decides: setting the hands");
    await pick(page, "7s").click();
    await spoken(page, "Low hand: seven of spades. Pick one more card for the low hand.");
    await pick(page, "7h").click();
    await spoken(page, "Low hand: Pair of sevens. High hand: Pair of kings, kickers ace, five and two. Legal.");
    assert.equal(await set.getAttribute("aria-disabled"), null);
    assert.equal(
      await text(page, ".set-status"),
      "High hand Pair of kings, kickers ace, five and two Low hand Pair of sevens Legal.",
    );
    await set.click();
    assert.equal(await text(page, "#bar-turn"), "Seat 2 decides: setting the hands");
    assert.match(await text(page, ".seat[data-seat='0'] .set-says"), /^set, unseen$/);

    // From the list of what is legal; the joker is drawn as what it makes.
    assert.match(await text(page, ".legal summary"), /^Legal settings: \d+$/);
    await page.locator(".legal summary").click();
    await page.locator("[data-low='Qs Js']").click();
    assert.deepEqual(await picked(page), ["Qs", "Js"]);
    assert.equal(await page.locator("[data-low='Qs Js']").getAttribute("aria-pressed"), "true");
    assert.equal(await pick(page, "Jk").getAttribute("aria-label"), "joker, as king of diamonds, high hand");
    assert.equal(await pick(page, "Jk").locator(".as").count(), 1);
    await act(page, "set");

    // As a house sets it, with its rule and its source; then by this table's own way at once.
    await page.locator("[data-house='ballys']").click();
    assert.deepEqual(await picked(page), ["8s", "6c"]);
    assert.match(
      await text(page, ".house-says"),
      /^Bally's sets it by its row “one pair”\. Not in the regulation House practice: .*Bally's/,
    );
    await act(page, "houseWay");

    assert.equal(await text(page, "#bar-turn"), "Hand 1 is settled");
    assert.equal(await page.locator("#setting").isVisible(), false);
    assert.deepEqual(await all(page, ".dealer-hand .set-says"), [
      "High hand Pair of tens, kickers five, four and two",
      "Low hand High card ace, then six",
    ]);
    assert.equal(await page.locator("#seats .lies[data-lies='Jk'] .as").count(), 1);
    assert.deepEqual(await all(page, ".seat[data-seat='1'] .versus"), ["✓ wins", "✕ loses"]);
    assert.equal(
      await text(page, "[data-result='0'] .facts"),
      "High hand Pair of kings, kickers ace, five and two ✓ wins Low hand Pair of sevens ✓ wins",
    );
    // Five in a hundred of 20 is one chip.
    assert.deepEqual(await lines(page, 0), [`20 | won | 1 to 1 | 20 | 1 | 19 | 39 | both hands win ${BOTH}`]);
    assert.deepEqual(await lines(page, 1), [
      "50 | push | – | 0 | 0 | 0 | 50 | one hand each Not in the regulation House practice: if each side wins one hand, the bet goes back.",
    ]);
    assert.deepEqual(await lines(page, 2), [`100 | lost | – | 0 | 0 | 0 | 0 | both hands lose ${BOTH}`]);
    assert.deepEqual(await page.locator(".result .net").allInnerTexts(), ["+19", "0", "−100"]);
    assert.match(await text(page, ".house"), /^The house \+81 /);
    await spoken(page, "The hand is settled: seat 1 wins 19, seat 2 breaks even and seat 3 loses 100.");
    assert.match(await text(page, "#log summary"), /^53 cards are dealt, one at a time$/);

    const played = hash(page).replace(/deck:'?[^)]*?'?\)/, "");
    assert.match(played, /\.set\(seat:0,low:!\('?7s'?,'?7h'?\)\)\.set\(seat:1,low:!\(Qs,Js\)\)\.houseWay/);
    await press(page, "Deal again");
    assert.equal(await text(page, "#bar-turn"), "Seat 1 decides: setting the hands");
    assert.doesNotMatch(hash(page).split(".deal")[1], /dice|deck/, "cards and dice are laid out once");
  }));

test("by keyboard: one stop for Tab, arrows move, the space bar picks, and the focus goes on to the next seat's cards", () =>
  onPage({ hash: tableLink() }, async (page) => {
    for (let presses = 0; presses < 40 && (await focused(page)) !== "Ah"; presses += 1)
      await page.keyboard.press("Tab");
    assert.equal(await focused(page), "Ah");
    for (const [key, card] of [
      ["ArrowRight", "Kh"],
      ["End", "2d"],
      ["ArrowRight", "Ah"],
      ["ArrowLeft", "2d"],
      ["Home", "Ah"],
    ]) {
      await page.keyboard.press(key);
      assert.equal(await focused(page), card);
    }
    const outline = await pick(page, "Ah").evaluate((node) => getComputedStyle(node).outlineStyle);
    assert.equal(outline, "solid", "the focus is seen");
    for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "Space", "ArrowRight", "Enter"])
      await page.keyboard.press(key);
    assert.deepEqual(await picked(page), ["7s", "7h"]);
    assert.equal(await focused(page), "7h", "and it stays");
    // A third takes the place of the one that was picked first; picked again it goes back.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    assert.deepEqual(await picked(page), ["7h", "5c"]);
    await page.keyboard.press("Space");
    assert.deepEqual(await picked(page), ["7h"]);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Space");
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press("Tab");
      if ((await page.evaluate(() => document.activeElement.dataset.action)) === "set") break;
    }
    await page.keyboard.press("Enter");
    assert.equal(await text(page, "#bar-turn"), "Seat 2 decides: setting the hands");
    assert.equal(await focused(page), "Jk");
    assert.deepEqual(await picked(page), [], "nothing is picked of another hand");
  }));

test("a foul is told with both hands and the article, and refused; where it may be set it is said to lose", async () => {
  await onTable(tableLink(".houseWay(seat:0).houseWay(seat:1)"), async (page) => {
    await pick(page, "9h").click();
    await pick(page, "9c").click();
    const foul =
      "Foul. The low hand, pair of nines, may not rank above the high hand, high card eight, then six, four, three and two.";
    assert.equal(await text(page, ".set-verdict"), `${foul} ${article("4")}`);
    await spoken(page, foul);
    await act(page, "set");
    assert.equal(await text(page, "#bar-turn"), "Seat 3 decides: setting the hands");
    assert.equal(await page.locator(".set-verdict.refused").count(), 1);
    assert.deepEqual(await picked(page), ["9h", "9c"], "what was picked stays");
    assert.match(hash(page), /houseWay\(seat:1\)&lang/);
  });
  await onTable(tableLink(".houseWay(seat:0).houseWay(seat:1)", { foul: ",foul:lose" }), async (page) => {
    await pick(page, "9h").click();
    await pick(page, "9c").click();
    assert.equal(
      await text(page, ".set-verdict"),
      `Foul: the low hand ranks above the high hand. ${article("4")} At this table it may be set, and loses. Not in the regulation`,
    );
    await act(page, "set");
    assert.deepEqual(await lines(page, 2), [
      `100 | lost | – | 0 | 0 | 0 | 0 | the player's hands are foul Not in the regulation House practice: where a foul setting is taken, it loses, whatever the hands.`,
    ]);
  });
});

test("any seat may set first, each from its own view, and one seat by hand leaves the rest to the house way", () =>
  onPage({ hash: tableLink() }, async (page) => {
    await viewAs(page, "seat-3");
    assert.equal(await text(page, "#bar-turn"), "Seat 3 decides: setting the hands");
    await page.locator("[data-house='foxwoods']").click();
    await act(page, "set");
    assert.match(hash(page), /\.set\(seat:2,low:!\('?8s'?,'?6c'?\)\)/);
    assert.deepEqual(await page.locator("#bar-actions button").allInnerTexts(), ["Look from Seat 1 to decide"]);
    await viewAs(page, "dealer");
    assert.equal(await page.locator("#setting *").count(), 0);
    await page.locator("#menu summary").click();
    await page.locator("#menu").getByRole("button", { name: "Bets and table" }).click();
    await page.locator("#house-rules summary").click();
    await page.locator("#set-by-hand").selectOption("1");
    await page.locator("#deal").click();
    await viewAs(page, "turn");
    assert.equal(await text(page, "#bar-turn"), "Seat 2 decides: setting the hands");
    assert.match(hash(page), /\.houseWay\(seat:0\)\.houseWay\(seat:2\)&/);
    await act(page, "houseWay");
    assert.equal(await text(page, "#bar-turn"), "Hand 1 is settled");
  }));

test("a seat banks: its chips must cover the bets, and its lines mirror the others'", async () => {
  await onPage({}, async (page) => {
    await page.locator("#set-banker").selectOption("0");
    await page.locator("#deal").click();
    assert.match(await text(page, "#set-banker-error"), /^The same seat is named twice/);
    await fill(page, { "set-bet-0": "", "set-dealer-bet": "50", "set-bank": "199" });
    await page.locator("#deal").click();
    assert.match(
      await text(page, "#set-bank-error"),
      /^The banker's chips do not cover the bets: 200 needed, 199 there\./,
    );
    await fill(page, { "set-bank": "200" });
    await page.locator("#deal").click();
    assert.match(await text(page, ".dice"), /Banker: Seat 1$/);
    assert.match(await text(page, ".seat[data-seat='0'] .spots"), /^Covers : 200/);
  });
  await onTable(tableLink(), async (page) => {
    await page.locator("[data-example='banker1']").click();
    await page.locator("[data-result='0']").waitFor();
    // Against 50, 100 and the dealer's 50: pushed; won, high card against high card; lost to a pair.
    assert.deepEqual(await page.locator("[data-result='0'] tbody th").allInnerTexts(), [
      ...["Against Seat 2", "Against Seat 3", "Against Dealer"],
    ]);
    const outcome = (line) =>
      line
        .split(" | ")
        .filter((_, at) => at < 2 || at > 4)
        .slice(0, 4);
    assert.deepEqual((await lines(page, 0)).map(outcome), [
      [
        "50",
        "push",
        "50",
        "one hand each Not in the regulation House practice: if each side wins one hand, the bet goes back.",
      ],
      ["100", "won", "200", `both hands win ${BOTH}`],
      ["50", "lost", "0", `both hands lose ${BOTH}`],
    ]);
    assert.deepEqual(await page.locator(".result .net").allInnerTexts(), ["+50", "0", "−100"]);
    assert.match(await text(page, ".dice"), /The bank goes to Seat 2 next$/);
    await page.locator("[data-example='copied']").click();
    await page.locator(".seat .versus.copy").waitFor();
    assert.equal(await text(page, ".seat[data-seat='2'] .versus.copy"), "= copy");
  });
});

test("set or not, a hand is nowhere in the page for those who may not see it, at any step", () =>
  onTable(tableLink(), async (page) => {
    const steps = ["set", "set", "houseWay"];
    const lows = [["7s", "7h"], ["Qs", "Js"], null];
    const own = { "seat-1": 0, "seat-2": 1, "seat-3": 2 };
    for (let step = 0; step <= steps.length; step += 1) {
      for (const viewer of ["spectator", "dealer", "seat-1", "seat-2", "seat-3", "turn"]) {
        await viewAs(page, viewer);
        const seat = viewer === "turn" ? step : own[viewer];
        const visible = step === steps.length ? named : (HANDS[seat] ?? []);
        const hidden = named.filter((card) => !visible.includes(card)).map((card) => [card, cardName(card, en)]);
        // The joker is named in the page's own words too.
        const looked = hidden.filter(([card]) => card !== "Jk");
        assert.deepEqual(await hiddenFound(page, looked, { dealer: viewer === "dealer" }), [], `${step} ${viewer}`);
        const seen = visible.filter((card) => card !== "Jk").map((card) => [card, cardName(card, en)]);
        assert.equal((await hiddenFound(page, seen, { dealer: viewer === "dealer" })).length, seen.length);
        const joker = await page.locator("#around [data-card='Jk']").count();
        assert.equal(joker > 0, visible.includes("Jk"), `${step} ${viewer}`);
      }
      if (step === steps.length) break;
      for (const card of lows[step] ?? []) await pick(page, card).click();
      await act(page, steps[step]);
    }
  }));

test("undo and redo go through the settings, the link of each step is the same table, the language is switched", () =>
  onTable(tableLink(SET), async (page) => {
    const state = async () => [
      hash(page),
      await text(page, "#bar-turn"),
      (await page.locator("#json-view").textContent()).replace(/"version": \d+/, ""),
    ];
    const seen = [await state()];
    for (const _ of [1, 2, 3]) {
      await press(page, "Undo");
      seen.push(await state());
    }
    assert.equal(seen.at(-1)[0], tableLink());
    for (const wanted of seen.toReversed().slice(1)) {
      await press(page, "Redo");
      assert.deepEqual(await state(), wanted);
    }
    await openTable(page, seen[2][0]);
    assert.deepEqual(await state(), seen[2]);
    // What was picked survives another language.
    await pick(page, "Qs").click();
    await page.getByRole("button", { name: "Español" }).click();
    assert.deepEqual(await picked(page), ["Qs"]);
    assert.equal(await text(page, ".set-verdict"), "Elija una carta más para la mano baja.");
    await pick(page, "Js").click();
    assert.equal(await text(page, ".set-line[data-hand='high'] .set-name"), "Mano alta");
    await page.getByRole("button", { name: "English" }).click();
    assert.deepEqual(await picked(page), ["Qs", "Js"]);
  }));

test("settings: commission, who pays it, foul and wheel reach the table; mistakes are told beside their fields", () =>
  onPage({}, async (page) => {
    await page.locator("#house-rules summary").click();
    await page.getByText("Lay out the cards yourself").click();
    for (const [id, written, said] of [
      ["set-seats", "7", /^Out of range: Seats \(1 to 6\) must be 1\.\.6, not 7\./],
      ["set-commission", "101", /^These settings do not fit together: Commission/],
      ["set-commission", "few", /^Wrong type: Commission /],
      ["set-bet-1", "501", /^The amount is above the maximum.*501, at most 500; seat: 2\./],
      ["set-dice", "7 1 1", /Dice/],
      ["set-deck", "Kc Kc", /^Twice the same card: Kc/],
    ]) {
      const before = await page.locator(`#${id}`).inputValue();
      await fill(page, { [id]: written });
      await page.locator("#deal").click();
      assert.match(await text(page, `#${id}-error`), said, `${id} ${written}`);
      await fill(page, { [id]: before });
    }
    await fill(page, { "set-commission": "10" });
    await page.locator("#set-houseWay").selectOption("claridge");
    await page.locator("#set-foul").selectOption("lose");
    await page.locator("#deal").click();
    assert.match(await text(page, ".print-line"), /^Bets 5 to 500 · commission 10 % · house way Claridge$/);
    assert.match(await text(page, "#pays"), /A foul setting loses/);
    assert.match(await text(page, ".houses button:first-of-type"), /^Claridge \(this table’s\)$/);
    assert.match(hash(page), /commission:!\(10,100\),houseWay:claridge,foul:lose/);
  }));

test("where A-2-3-4-5 is the lowest straight, what is offered and what a house does go by it too", async () => {
  const own = "Jk 2d 3c 4h 5s Kd 9c".split(" ");
  const rest = [..."23456789TJQKA"]
    .flatMap((rank) => [..."cdhs"].map((suit) => rank + suit))
    .filter((card) => !own.includes(card));
  const deck = Array.from({ length: 49 }, (_, at) => (at % 7 === 0 ? own[at / 7] : rest.shift())).join("");
  // Dice of 9 in all count to the first seat: its packet is the first.
  const link = (wheel) =>
    `#game=paiGowPoker&table=(seats:1,limits:(min:5,max:500)${wheel},seed:felt)&play=deal(bets:!((seat:0,bet:20)),dice:!(3,3,3),deck:${deck})&lang=en`;
  const offered = (page) => page.locator(".legal-setting .legal-high").first().textContent().then(oneLine);
  for (const [wheel, straight, joker] of [
    ["", "Straight, ace to five, joker as ace", "joker, as ace, high hand"],
    [",wheel:lowest", "Straight, six high, joker as six", "joker, as six, high hand"],
  ])
    await onTable(link(wheel), async (page) => {
      assert.equal(await offered(page), straight);
      await page.locator("[data-house='foxwoods']").click();
      assert.equal(await text(page, ".set-line[data-hand='high']"), `High hand ${straight}`);
      assert.equal(await pick(page, "Jk").getAttribute("aria-label"), joker);
    });
});

test("amounts of many digits are broken nowhere, and lie over no word", async () => {
  const bets = [2e11, 5e11, 1e11].map((bet, seat) => `(seat:${seat},bet:${bet})`);
  for (const width of [360, 768, 1280])
    await onPage({ width }, async (page) => {
      await openTable(
        page,
        `#game=paiGowPoker&table=(seats:3,limits:(min:5,max:500000000000),seed:felt)&play=deal(bets:!(${bets})).houseWay(seat:0).houseWay(seat:1).houseWay&lang=en`,
      );
      assert.equal(await text(page, "#bar-turn"), "Hand 1 is settled");
      assert.deepEqual(await cutNumbers(page), [], `${width}`);
      const over = await page.locator(".spot").evaluateAll(
        (spots) =>
          spots.filter((spot) => {
            const chip = spot.querySelector(".chip").getBoundingClientRect();
            const words = [...spot.querySelectorAll(".spot-name, .spot-state")];
            return words.some((word) => {
              const { left, right, top, bottom } = word.getBoundingClientRect();
              return left < chip.right && chip.left < right && top < chip.bottom && chip.top < bottom;
            });
          }).length,
      );
      assert.equal(over, 0, `${width}`);
    });
});

const six = Array.from({ length: 6 }, (_, seat) => `(seat:${seat},bet:${seat === 1 ? 1000000 : 25})`);
const states = {
  setUp: (page, lang) => openTable(page, `#lang=${lang}`),
  setting: async (page, lang) => {
    await openTable(page, tableLink(".houseWay(seat:0)", { lang }));
    await pick(page, "Ad").click();
    await pick(page, "Jk").click();
  },
  settled: (page, lang) => openTable(page, tableLink(SET, { lang })),
  six: (page, lang) =>
    openTable(
      page,
      `#game=paiGowPoker&table=(seats:6,limits:(min:5,max:2500000),seed:b)&play=deal(bets:!(${six}))&lang=${lang}`,
    ),
};

for (const [width, colorScheme, language] of [
  [390, "dark", "es"],
  [1280, "light", "en"],
])
  test(`axe finds nothing and nothing scrolls sideways: ${width} px, ${colorScheme}, ${language}`, async () => {
    const { page, context } = await demo.open({ path, width, colorScheme, bypassCSP: true });
    for (const [name, bring] of Object.entries(states)) {
      await bring(page, language);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details:not(#menu)")) details.open = true;
      });
      assert.deepEqual(await violations(page), [], name);
      assert.equal(await overflow(page), 0, name);
    }
    await page.locator("#theme").click();
    if (width < 500) await page.setViewportSize({ width: 320, height: 640 });
    for (const name of ["setting", "settled"]) {
      await states[name](page, language);
      assert.deepEqual(await violations(page), [], name);
      assert.equal(await overflow(page), 0, name);
    }
    await context.close();
  });

test("on a phone the cards are large enough to tap, and in sight with what they come to", () =>
  onPage({ width: 390, hasTouch: true, isMobile: true }, async (page) => {
    await page.getByRole("button", { name: "Open the table and deal" }).tap();
    const boxes = await page
      .locator("[data-pick]")
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect()));
    for (const { width, height } of boxes) assert.ok(width >= 44 && height >= 44, `${width} × ${height}`);
    const [first, second] = await page.locator("[data-pick]").all();
    await first.tap();
    await second.tap();
    const bar = await page.locator("#bar").boundingBox();
    const verdict = await page.locator(".set-verdict").boundingBox();
    const card = await page.locator("[data-pick]").first().boundingBox();
    assert.ok(card.y > 0 && verdict.y < bar.y, `cards at ${card.y}, verdict at ${verdict.y}, bar at ${bar.y}`);
  }));
