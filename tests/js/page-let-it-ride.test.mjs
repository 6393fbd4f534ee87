// The Let It Ride table in Chromium: whole hands, the limit to the chip, links, undo, and who sees what.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { LetItRide } from "../../pkg/node.js";
import { cardName, en } from "../../pkg/text.js";
import { readActions, readObject, write, writeActions } from "../../www/js/table/notation.js";
import { cutNumbers, oneLine, overflow, spoken, startDemo, violations } from "./helpers/page.mjs";
import { fill, hiddenFound, lines, openTable, press, viewAs } from "./helpers/page-table.mjs";

const path = "let-it-ride.html";

let demo;
let shared;
before(async () => {
  demo = await startDemo();
  shared = await demo.open({ path });
});
after(() => demo?.close());

const onPage = (settings, run) => demo.onPage({ path, ...settings }, run);
/** A table opened by its link in the page that most tests share: only what a visitor sees first needs a new one. */
async function onTable(address, run) {
  await openTable(shared.page, address);
  await run(shared.page);
  assert.deepEqual(shared.log, []);
}
const text = (page, selector) => page.locator(selector).innerText().then(oneLine);
const hash = (page) => new URL(page.url()).hash;

// Three rounds for seats 1 to 3, then a burn and the ten, a burn and the nine of hearts.
const DECK = "Ts 8h Ks Td 7h Kd 4c 6h 2c 2d Th 3d 9h";
const HANDS = [
  ["Ts", "Td", "4c"],
  ["8h", "7h", "6h"],
  ["Ks", "Kd", "2c"],
];
const BOARD = ["Th", "9h"];
const BURNS = ["2d", "3d"];
const BETS = [100, 10, 50];
const play = (decisions) =>
  `deal(bets:!((seat:0,bet:100),(seat:1,bet:10),(seat:2,bet:50)),deck:${DECK.replaceAll(" ", "")})${decisions.map((type) => `.${type}`).join("")}`;
const DECISIONS = ["keep", "withdraw", "keep", "keep", "keep", "withdraw"];
const tableLink = (decisions, { most = 777, lang = "en", more = "" } = {}) =>
  `#game=letItRide&table=(seats:3,limits:(min:5,max:500),${most ? `maxPayout:${most},` : ""}seed:felt)&play=${play(decisions)}${more}&lang=${lang}`;

// ── A hand ──

test("a hand by mouse: set-up, deal, each seat in turn, the result, and the next hand with the same bets", () =>
  onPage({ reducedMotion: "no-preference" }, async (page) => {
    await fill(page, {
      "set-most": "777",
      "set-seed": "felt",
      "set-bet-0": "100",
      "set-bet-1": "10",
      "set-bet-2": "50",
    });
    await page.getByText("Lay out the cards yourself").click();
    await fill(page, { "set-deck": DECK });
    await page.getByRole("button", { name: "Open the table and deal" }).click();
    assert.equal(await text(page, "#bar-turn"), "Seat 1 decides: Bet 1");
    assert.equal(await text(page, ".bar-hand"), "Pair of tens, four kicker, so far");
    assert.equal(await text(page, ".print-line"), "Bets 5 to 500 · maximum payout 777");
    await spoken(
      page,
      "Hand 1 begins with seat 1, seat 2 and seat 3. It is seat 1's turn. " +
        "ten of spades, ten of diamonds, four of clubs, Pair of tens, four kicker, so far",
    );
    await page.getByRole("button", { name: "Keep Bet 1" }).click();
    assert.equal(await text(page, "#bar-turn"), "Seat 2 decides: Bet 1");
    await page.getByRole("button", { name: "Withdraw Bet 1" }).click();
    const withdrawn = page.locator(".seat[data-seat='1'] .spot[data-bet='bet1']");
    assert.equal(oneLine(await withdrawn.innerText()), "Bet 1 : 10 ↩ , withdrawn");
    await page.getByRole("button", { name: "Keep Bet 1" }).click();
    assert.deepEqual(
      await page.locator("#board .card").evaluateAll((cards) => cards.map((card) => card.dataset.card)),
      ["Th"],
    );
    for (const name of ["Keep Bet 2", "Keep Bet 2", "Withdraw Bet 2"]) await page.getByRole("button", { name }).click();
    assert.equal(await text(page, "#bar-turn"), "Hand 1 is settled");
    assert.equal(await text(page, "[data-result='1'] h3"), "Seat 2 Straight flush, ten high");
    await spoken(page, "prizes are multiplied by 777/5000 to keep the maximum payout of 777.");
    assert.equal(await page.locator(".seat .spot.won").count(), 7);

    await page.getByRole("button", { name: "Deal again" }).click();
    assert.equal(await text(page, "#bar-turn"), "Seat 1 decides: Bet 1");
    assert.deepEqual(
      await page.locator(".seat .amount").allInnerTexts(),
      BETS.flatMap((bet) => [bet, bet, bet]).map(String),
    );
    assert.match(
      hash(page),
      /deal\(bets:[^.]*\)$|deal\(bets:!\(\(seat:0,bet:100\),\(seat:1,bet:10\),\(seat:2,bet:50\)\)\)&lang=en$/,
    );
    assert.deepEqual(await page.locator("#log h3").allInnerTexts(), ["Hand 1", "Hand 2"]);
  }));

test("everything works by keyboard, and the focus stays with the decisions", () =>
  onPage({}, async (page) => {
    const focused = () => page.evaluate(() => document.activeElement.dataset.action ?? document.activeElement.id);
    const tabTo = async (wanted, key = "Tab") => {
      for (let presses = 0; presses < 60 && (await focused()) !== wanted; presses += 1) await page.keyboard.press(key);
      assert.equal(await focused(), wanted);
    };
    await tabTo("set-seats");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    assert.equal(await focused(), "keep", "the first decision has the focus");
    await page.keyboard.press("Enter");
    assert.equal(await text(page, "#bar-turn"), "Seat 1 decides: Bet 2");
    assert.equal(await focused(), "keep");
    await tabTo("withdraw");
    await page.keyboard.press("Space");
    assert.equal(await text(page, "#bar-turn"), "Hand 1 is settled");
    assert.equal(await focused(), "deal");
    await page.keyboard.press("Enter");
    assert.equal(await focused(), "keep");
    await tabTo("undo");
    await page.keyboard.press("Enter");
    await spoken(page, "Undone.");
    assert.equal(await focused(), "undo");
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "redo");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await tabTo("timeout");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("#menu").getAttribute("open"), null);
    assert.equal(await page.evaluate(() => document.activeElement.tagName), "SUMMARY");
    // Who looks: a group of radio buttons with arrow keys.
    await page.locator("#viewers input:checked").focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await page.locator("#viewers input:checked").getAttribute("value"), "dealer");
    assert.equal(await page.evaluate(() => document.activeElement.value), "dealer");
  }));

test("many hands are played at one table; the log keeps the last five", () =>
  onTable(tableLink(["void"]), async (page) => {
    for (let hand = 2; hand <= 7; hand += 1) {
      await press(page, "Deal again");
      await page.locator("#menu summary").click();
      await page.getByRole("button", { name: "Void the hand" }).click();
      assert.equal(await text(page, "#bar-turn"), `Hand ${hand} is void`);
    }
    assert.deepEqual(
      await page.locator("#log h3").allInnerTexts(),
      [3, 4, 5, 6, 7].map((hand) => `Hand ${hand}`),
    );
  }));

test("the second click of a double click decides nothing for the next seat", () =>
  onTable(tableLink([]), async (page) => {
    await page.getByRole("button", { name: "Keep Bet 1" }).dblclick();
    assert.equal(await text(page, "#bar-turn"), "Seat 2 decides: Bet 1");
  }));

// ── The limit ──

test("pro rata: sum, factor, and every line to the chip, as article 13 and the pay table give them", () =>
  onTable(tableLink(DECISIONS), async (page) => {
    // Three tens pay 3 to 1 on three bets of 100: 900. A straight flush 200 to 1 on two of 10: 4,000. Kings 1 to 1 on
    // two of 50: 100. Of 5,000 the table pays 777: floor(900 × 777/5000) = 139 = 47 + 46 + 46,
    // floor(4000 × 777/5000) = 621 = 311 + 310, floor(100 × 777/5000) = 15 = 8 + 7. Two chips are lost in rounding.
    const limit = await text(page, "#limit");
    assert.match(limit, /All prizes 5,000 Maximum payout 777 Factor 777 5,000 = 777 5,000/);
    assert.deepEqual(await page.locator("#limit .shares li").allInnerTexts(), [
      "Seat 1: prizes of 900, paid 139, 761 less",
      "Seat 2: prizes of 4,000, paid 621, 3,379 less",
      "Seat 3: prizes of 100, paid 15, 85 less",
    ]);
    assert.match(
      limit,
      / Let it Ride regulation, 1999, art\. 13 Not in the regulation Stakes come back whole\. The prizes are rounded .*Paid in all: 775\. By rounding down the house keeps 2\.$/,
    );
    assert.deepEqual(await lines(page, 0), [
      "100 | won | 3 to 1 | 300 | −253 | 47 | 147 | three of a kind Let it Ride regulation, 1999, art. 11 g",
      "100 | won | 3 to 1 | 300 | −254 | 46 | 146 | three of a kind Let it Ride regulation, 1999, art. 11 g",
      "100 | won | 3 to 1 | 300 | −254 | 46 | 146 | three of a kind Let it Ride regulation, 1999, art. 11 g",
    ]);
    assert.deepEqual(await lines(page, 1), [
      "10 | withdrawn | – | 0 | – | 0 | 10 | withdrawn Let it Ride regulation, 1999, art. 9 b",
      "10 | won | 200 to 1 | 2,000 | −1,689 | 311 | 321 | straight flush Let it Ride regulation, 1999, art. 11 b",
      "10 | won | 200 to 1 | 2,000 | −1,690 | 310 | 320 | straight flush Let it Ride regulation, 1999, art. 11 b",
    ]);
    assert.deepEqual(await lines(page, 2), [
      "50 | won | 1 to 1 | 50 | −42 | 8 | 58 | a pair of tens or better Let it Ride regulation, 1999, art. 11 i",
      "50 | withdrawn | – | 0 | – | 0 | 50 | withdrawn Let it Ride regulation, 1999, art. 9 e",
      "50 | won | 1 to 1 | 50 | −43 | 7 | 57 | a pair of tens or better Let it Ride regulation, 1999, art. 11 i",
    ]);
    assert.deepEqual(await page.locator(".result .net").allInnerTexts(), ["+139", "+621", "+15"]);
    assert.equal(await text(page, "[data-result='0'] .sum"), "Staked 300, back 439: +139");
    assert.equal(await text(page, ".house"), "The house −775 Seats and house add up to 0.");
  }));

test("a limit that is not passed is said to be kept, and without one nothing is said of it", async () => {
  await onTable(tableLink(DECISIONS, { most: 5000 }), async (page) => {
    assert.equal(await text(page, "#limit"), "Prizes of 5,000: within the maximum payout of 5,000, and paid whole.");
    assert.equal(await page.locator("[data-cell='cut']").count(), 0);
    assert.deepEqual(await page.locator(".result .net").allInnerTexts(), ["+900", "+4,000", "+100"]);
  });
  await onTable(tableLink(DECISIONS, { most: null }), async (page) => {
    assert.equal(await page.locator("#limit").count(), 0);
    assert.match(await text(page, ".print-line"), /no maximum payout/);
  });
});

test("the examples show what they promise", () =>
  onTable(tableLink([]), async (page) => {
    await page.locator("[data-example='limit']").click();
    await page.getByRole("heading", { name: "The maximum payout was passed" }).waitFor();
    assert.match(await text(page, "#limit"), /All prizes 1,200 Maximum payout 1,000 Factor 1,000 1,200 = 5 6/);
    await page.locator("[data-example='royal']").click();
    await page.getByRole("heading", { name: "Royal flush" }).waitFor();
    assert.match((await lines(page, 1))[0], /^10 \| won \| 1,000 to 1 \| 10,000 \|/);
    await page.locator("[data-example='timeout']").click();
    await page.locator("#log li").filter({ hasText: "Seat 1 does not act in time" }).waitFor();
    assert.equal(await page.locator(".seat[data-seat='1'] .warned").isVisible(), true);
    assert.equal(await page.locator(".seat[data-seat='0'] .spot.withdrawn").count(), 1);
  }));

// ── The dealer ──

test("time runs out twice, the hand is made void, and each is told with its source", () =>
  onTable(tableLink([]), async (page) => {
    const menu = async (name) => {
      await page.locator("#menu summary").click();
      await page.locator("#menu").getByRole("button", { name }).click();
    };
    await menu("Time out");
    assert.equal(await text(page, "#bar-turn"), "Seat 1 decides: Bet 1");
    assert.match(await text(page, ".seat[data-seat='0'] .seat-head"), /to act warned$/);
    await menu("Time out");
    await spoken(page, "Seat 1 does not act in time; by default: keep the bet.");
    assert.equal(await text(page, "#bar-turn"), "Seat 2 decides: Bet 1");
    await menu("Void the hand");
    assert.equal(await text(page, "#bar-turn"), "Hand 1 is void");
    assert.match(
      (await lines(page, 0))[0],
      /^100 \| void \| – .*the hand is void Not in the regulation House practice/,
    );
    assert.deepEqual(await page.locator(".result .net").allInnerTexts(), ["0", "0", "0"]);
    assert.equal(await page.locator("#seats .card:not(.back)").count(), 0, "nobody's cards are turned up");
  }));

test("undo and redo go step by step through everything, and a new action ends what could be redone", () =>
  onTable(tableLink(DECISIONS), async (page) => {
    const state = async () => [
      await text(page, "#bar-turn"),
      await page.locator("#json-view").textContent(),
      hash(page),
    ];
    const seen = [await state()];
    for (let step = 0; step < DECISIONS.length; step += 1) {
      await press(page, "Undo");
      seen.push(await state());
    }
    assert.equal(seen.at(-1)[0], "Seat 1 decides: Bet 1");
    assert.equal(seen.at(-1)[2], tableLink([]));
    await press(page, "Undo");
    assert.equal(await text(page, "#bar-turn"), "The table waits for the first hand");
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    assert.equal(await text(page, "#bar-turn"), "The table waits for the first hand", "there is nothing more to undo");
    const plain = ([turn, json, address]) => [turn, json.replace(/"version": \d+/, ""), address];
    for (const wanted of seen.reverse()) {
      await press(page, "Redo");
      assert.deepEqual(plain(await state()), plain(wanted));
    }
    await press(page, "Undo");
    await page.getByRole("button", { name: "Keep Bet 2" }).click();
    assert.equal(await page.getByRole("button", { name: "Redo" }).getAttribute("aria-disabled"), "true");
    assert.deepEqual(await page.locator("#limit .shares li").last().allInnerTexts(), [
      "Seat 3: prizes of 150, paid 23, 127 less",
    ]);
  }));

// ── Links ──

test("a link is the same table in another browser, and can be undone there", async () => {
  let address;
  let view;
  await onPage({}, async (page) => {
    await fill(page, { "set-seats": "2", "set-seed": "it's (a) seed, 100% 7!", "set-bet-0": "20" });
    await page.getByRole("button", { name: "Open the table and deal" }).click();
    await page.getByRole("button", { name: "Withdraw Bet 1" }).click();
    await viewAs(page, "seat-2");
    address = hash(page);
    view = await page.locator("#json-view").textContent();
  });
  assert.match(address, /&play=deal\(bets:!\(\(seat:0,bet:20\),\(seat:1,bet:25\)\)\)\.withdraw&view=seat-2&lang=en$/);
  await onPage({ hash: address, locale: "es" }, async (page) => {
    const plain = (json) => json.replace(/"version": \d+/, "");
    assert.equal(plain(await page.locator("#json-view").textContent()), plain(view));
    assert.equal(hash(page), address, "and the link stays what it was");
    await viewAs(page, "turn");
    await press(page, "Undo");
    assert.equal(await text(page, "#bar-turn"), "Seat 1 decides: Bet 1");
  });
  // Some programs escape what they need not.
  const escaped = address.replace(/[(),:!']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  assert.notEqual(escaped, address);
  await onPage({ hash: escaped }, async (page) => {
    assert.equal(await text(page, "#bar-turn"), "Seat 2 decides: Bet 1");
    assert.equal(hash(page), address);
  });
});

test("whatever settings and actions hold, the notation of links gives it back", () => {
  const values = [
    { seed: "it's !( ) ,:.&=%'", empty: "", digits: "0123", word: "true", list: [], none: null, yes: true, no: false },
    { nested: { deep: [[1, [2, "3"]], { a: -5 }] }, most: Number.MAX_SAFE_INTEGER, text: "ñandú 🂡 \n" },
  ];
  for (const value of values) assert.deepEqual(readObject(write(value)), value);
  const actions = [
    { type: "keep" },
    { type: "deal", bets: [{ seat: 0, bet: 5 }], deck: "9sAs" },
    { type: "raise", to: 40 },
  ];
  assert.equal(writeActions(actions), "keep.deal(bets:!((seat:0,bet:5)),deck:9sAs).raise(to:40)");
  assert.deepEqual(readActions(writeActions(actions)), actions);
  assert.deepEqual(readActions(""), []);
  for (const text of ["", "(", "(a)", "(a:)", "(a:1", "(a:1))", "(a:'x)", "(a:1,,b:2)", "!(1)", "a", "(a b:1)"])
    assert.equal(readObject(text), null, text);
  for (const text of [".", "keep.", ".keep", "keep keep", "deal(", "deal()x", "keep..keep"])
    assert.equal(readActions(text), null, text);
});

const broken = [
  ["#game=letItRide&table=(seats:3,lim", /^This link cannot be read/],
  ["#game=letItRide&table=(seats:3,limits:(min:5,max:9),seed:a)&play=deal(bets:!((seat:0", /^This link cannot be read/],
  ["#game=letItRide&table=(seats:3,limits:(min:5,max:9))&play=", /^This link cannot be read/],
  ["#game=tripleShot&table=(seats:3,limits:(min:5,max:9),seed:a)&play=", /^This link cannot be read/],
  ["#game=letItRide&table=%E0%A4%A&play=", /^This link cannot be read/],
  [`#game=letItRide&table=${"(a:".repeat(500)}&play=`, /^This link cannot be read/],
  [
    "#game=letItRide&table=(seats:9,limits:(min:5,max:9),seed:a)&play=",
    /^This link cannot be opened: its table is refused\. Out of range: Seats \(1 to 7\) must be 1\.\.7, not 9\./,
  ],
  [
    "#game=letItRide&table=(seats:2,limits:(min:5,max:9),seed:a)&play=deal(bets:!((seat:0,bet:5))).keep.fold",
    /^This link cannot be played to its end: action 3 is refused\. Unknown action: fold\./,
  ],
];

test("a link that cannot be read or played is told, and a fresh table is there", () =>
  onTable(tableLink([]), async (page) => {
    for (const [address, said] of broken) {
      await openTable(page, `${address}&lang=en`);
      assert.match(await text(page, "#broken"), said, address);
      assert.equal(await page.locator("#set-seats").inputValue(), "3");
      assert.equal(hash(page), "#lang=en");
    }
    await page.getByRole("button", { name: "Open the table and deal" }).click();
    assert.equal(await page.locator("#broken").isVisible(), false);
  }));

// What a link is refused for, in Spanish and by the names of the page, as far as it has them.
const refusedLinks = [
  ["seats:9,limits:(min:5,max:9)", "", "Fuera de rango: Puestos (1 a 7) debe ser de 1 a 7, no 9."],
  ["limits:(min:5,max:9)", "", "Falta: Puestos (1 a 7)."],
  ["seats:2,limits:(min:x,max:9)", "", "Tipo equivocado: Apuesta mínima debe ser un número, no un texto."],
  ["seats:2,limits:(min:5,max:9),maxPayout:1,x:1", "", "Clave desconocida: La mesa no tiene x."],
  ["seats:2", "", "Falta: Rango de apuestas."],
  ["seats:2,limits:(min:9,max:5)", "", "Estos ajustes no concuerdan entre sí: Rango de apuestas, mín. 9 y máx. 5."],
  ["seats:2,limits:(min:5,max:9),paytable:5", "", /^Tipo equivocado: config\.paytable debe ser /],
  ["seats:2,limits:(min:5,max:9)", "deal", "Falta: Apuestas."],
  ["seats:2,limits:(min:5,max:9)", "deal(bets:!((seat:1)))", "Falta: Puesto 2."],
  ["seats:2,limits:(min:5,max:9)", "deal(bets:!((bet:5)))", "Falta: action.bets[0].seat."],
  ["seats:2,limits:(min:5,max:9)", "deal(bets:!((seat:length)))", /action\.bets\[0\]/],
  [
    "seats:2,limits:(min:5,max:9)",
    "deal(bets:!((seat:0,bet:5)),deck:!(As,5))",
    "Tipo equivocado: Cartas desde arriba de la baraja (2) debe ser una carta, no un número.",
  ],
  ["seats:2,limits:(min:5,max:9)", "deal(bets:!((seat:0,bet:5)),deck:AsZx)", /de Cartas desde arriba de la baraja\.$/],
  [
    "seats:2,limits:(min:5,max:9)",
    "deal(bets:!((seat:0,bet:5))).keep(x:1)",
    "Clave desconocida: la acción 2 no tiene x.",
  ],
];

test("what a link is refused for is called as the page calls it", () =>
  onTable(tableLink([], { lang: "es" }), async (page) => {
    for (const [settings, actions, said] of refusedLinks) {
      await openTable(page, `#game=letItRide&table=(${settings},seed:a)&play=${actions}&lang=es`);
      const [, why] = /fue rechazada\. (.*) Aquí hay una mesa nueva\.$/.exec(await text(page, "#broken")) ?? [];
      if (typeof said === "string") assert.equal(why, said);
      else assert.match(why, said);
    }
    await press(page, "English");
    assert.match(await text(page, "#broken"), /action 2 is refused\. Unknown key: action 2 has no x\./);
  }));

test("a new table has an entry of its own in the history: back brings the former as it was", () =>
  onPage({ hash: "#lang=en" }, async (page) => {
    const entries = () => page.evaluate(() => history.length);
    const state = async () => [
      hash(page),
      await text(page, "#bar-turn"),
      await page
        .locator("#json-view")
        .textContent()
        .then((json) => json.replace(/"version": \d+/, "")),
      (await page.locator("#log h3").allInnerTexts()).join(),
    ];
    const travel = (by) =>
      page.evaluate((steps) => {
        const arrived = new Promise((resolve) => {
          addEventListener("hashchange", resolve, { once: true });
        });
        history.go(steps);
        return arrived.then(() => undefined);
      }, by);
    const opened = await entries();
    await page.locator("#deal").click();
    await press(page, "Keep Bet 1");
    assert.equal(await entries(), opened, "the first table and what is done at it take no entry");
    const former = await state();
    await page.locator("#menu summary").click();
    await page.locator("#menu").getByRole("button", { name: "Bets and table" }).click();
    await fill(page, { "set-seats": "2", "set-seed": "another" });
    await page.locator("#deal").click();
    await press(page, "Withdraw Bet 1");
    assert.equal(await entries(), opened + 1);
    const another = await state();
    assert.notEqual(another[0], former[0]);
    await travel(-1);
    assert.deepEqual(await state(), former);
    assert.equal(former[1], "Seat 2 decides: Bet 1");
    await travel(1);
    assert.deepEqual(await state(), another);
    await travel(-1);
    await press(page, "Keep Bet 1");
    assert.equal(await text(page, "#bar-turn"), "Seat 3 decides: Bet 1", "and it goes on");
  }));

test("the link and the JSON can be copied; the snapshot is the table", () =>
  onPage({ hash: tableLink(["keep"]), permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await press(page, "Copy link");
    await page.getByRole("button", { name: "Copied" }).waitFor();
    assert.equal(await copied(), page.url());
    await page.locator("#code summary").click();
    assert.deepEqual(JSON.parse(await page.locator("#json-action").textContent()), { type: "keep" });
    assert.deepEqual(
      JSON.parse(await page.locator("#json-events").textContent()).map(({ type }) => type),
      ["acted", "turn"],
    );
    await page.locator("#copy-events").click();
    await page.locator("#copy-events").filter({ hasText: "Copied" }).waitFor();
    assert.equal(await copied(), await page.locator("#json-events").textContent());
    await page.locator("#menu summary").click();
    await page.getByRole("button", { name: "Copy snapshot" }).click();
    await page.locator("#menu button").filter({ hasText: "Copied" }).waitFor();
    const restored = LetItRide.restore(JSON.parse(await copied()));
    assert.deepEqual(JSON.parse(await page.locator("#json-view").textContent()), {
      ...JSON.parse(JSON.stringify(restored.view(1))),
      version: 2,
    });
  }));

// ── Who sees what ──

test("no view holds a card that its viewer may not see, at any step, in text or attributes", () =>
  onTable(tableLink([]), async (page) => {
    const named = (card) => [card, cardName(card, en)];
    let checked = 0;
    for (let step = 0; step <= DECISIONS.length; step += 1) {
      const open = BOARD.slice(0, step < 3 ? 0 : step < 6 ? 1 : 2);
      for (const viewer of ["spectator", "dealer", "seat-1", "seat-2", "seat-3", "turn"]) {
        await viewAs(page, viewer);
        const own = viewer === "turn" ? step % 3 : viewer.startsWith("seat-") ? Number(viewer.slice(5)) - 1 : null;
        const ended = step === DECISIONS.length;
        const visible = [...open, ...(ended ? HANDS.flat() : (HANDS[own] ?? []))];
        const hidden = [...HANDS.flat(), ...BOARD, ...BURNS].filter((card) => !visible.includes(card));
        assert.deepEqual(
          await hiddenFound(page, hidden.map(named), { dealer: viewer === "dealer" }),
          [],
          `${step} ${viewer}`,
        );
        // That the search finds what is there.
        assert.deepEqual(
          await hiddenFound(page, visible.map(named), { dealer: viewer === "dealer" }),
          visible,
          `${step} ${viewer}`,
        );
        const backs = await page.locator("#around .card.back").count();
        assert.equal(backs, ended ? 0 : 9 - (HANDS[own]?.length ?? 0));
        checked += hidden.length;
      }
      await viewAs(page, "turn");
      if (step < DECISIONS.length) await page.locator(`#bar-actions [data-action="${DECISIONS[step]}"]`).click();
    }
    assert.ok(checked > 300);
  }));

test("cards that were laid out are in the dealer's JSON only, and the next hand's form does not repeat them", () =>
  onTable(tableLink([]), async (page) => {
    const deck = async () => JSON.parse(await page.locator("#json-action").textContent()).deck;
    assert.equal(await deck(), "…");
    await viewAs(page, "dealer");
    assert.equal(await deck(), DECK.replaceAll(" ", ""));
    await page.locator("#menu summary").click();
    await page.locator("#menu").getByRole("button", { name: "Bets and table" }).click();
    assert.equal(await page.locator("#set-deck").inputValue(), "");
    assert.equal(await page.locator("#set-most").inputValue(), "777");
    await page.getByRole("button", { name: "Back to the table" }).click();
    assert.equal(await text(page, "#bar-turn"), "Seat 1 decides: Bet 1");
  }));

test("who looks decides what can be done: the seat in its turn, the dealer the rest, a spectator nothing", () =>
  onTable(tableLink([]), async (page) => {
    const buttons = () => page.locator("#bar button:visible").allInnerTexts();
    const wanted = {
      turn: ["Keep Bet 1", "Withdraw Bet 1", "Undo", "Redo"],
      dealer: ["Look from Seat 1 to decide", "Undo", "Redo"],
      spectator: ["Look from Seat 1 to decide"],
      "seat-1": ["Keep Bet 1", "Withdraw Bet 1"],
      "seat-2": ["Look from Seat 1 to decide"],
    };
    const notes = new Set();
    for (const [viewer, names] of Object.entries(wanted)) {
      await viewAs(page, viewer);
      assert.deepEqual(await buttons(), names, viewer);
      assert.equal(await page.locator("#menu").isVisible(), ["turn", "dealer"].includes(viewer));
      notes.add(await text(page, "#viewer-note"));
    }
    assert.equal(notes.size, 4);
    await page.getByRole("button", { name: "Look from Seat 1 to decide" }).click();
    assert.equal(await page.locator("#viewers input:checked").getAttribute("value"), "seat-1");
    await page.getByRole("button", { name: "Keep Bet 1" }).click();
    assert.deepEqual(await buttons(), ["Look from Seat 2 to decide"], "a fixed view stays");
  }));

// ── Bad input ──

const mistakes = [
  ["set-seats", "0", /^Out of range: Seats \(1 to 7\) must be 1\.\.7, not 0\./],
  ["set-seats", "8", /^Out of range: Seats \(1 to 7\) must be 1\.\.7, not 8\./],
  ["set-seats", "", /^Missing: Seats \(1 to 7\)\.$/],
  ["set-seats", "two", /^Out of range: Seats \(1 to 7\) must be 1\.\.7, not two\.$/],
  ["set-min", "", /^Missing: Minimum bet\.$/],
  ["set-max", "", /^Missing: Maximum bet\.$/],
  ["set-min", "-5", /^Chips are whole numbers from 0 to 9007199254740991: Minimum bet, not -5\./],
  ["set-min", "ten", /^Chips are whole numbers .*: Minimum bet, not ten\./],
  ["set-max", "4", /^These settings do not fit together: Maximum bet, min 5 and max 4\./],
  ["set-max", "99999999999999999999", /Maximum bet/],
  ["set-max", "9007199254740991", /^Amounts could pass the largest number of chips: Maximum bet/],
  ["set-most", "1.5", /^Chips are whole numbers .*: Maximum payout, not 1\.5\./],
  ["set-most", "0", /^Out of range: Maximum payout must be 1\.\.9007199254740991, not 0\./],
  ["set-bet-1", "4", /^The amount is below the minimum: 4, at least 5; seat: 2\./],
  ["set-bet-1", "501", /^The amount is above the maximum: 501, at most 500; seat: 2\./],
  ["set-bet-1", "2,5", /^Chips are whole numbers .*: Seat 2, not 2,5\./],
  ["set-deck", "As Kd Zx", /^No card: "Zx"\.$/],
  ["set-deck", "As Kd As", /^Twice the same card: As/],
  ["set-deck", "Jk", /^No joker here/],
];

test("a mistake in any field is told beside it, in words, and nothing that was written is lost", () =>
  onPage({}, async (page) => {
    await page.getByText("Lay out the cards yourself").click();
    await fill(page, { "set-seed": "mine" });
    for (const [id, written, said] of mistakes) {
      const before = await page.locator(`#${id}`).inputValue();
      await fill(page, { [id]: written });
      await page.locator("#deal").click();
      assert.match(await text(page, `#${id}-error`), said, `${id} ${written}`);
      assert.equal(await page.locator("[aria-invalid='true']").count(), 1);
      assert.equal(await page.locator(`#${id}`).getAttribute("aria-invalid"), "true");
      assert.equal(await page.evaluate(() => document.activeElement.id), id);
      assert.equal(await page.locator(`#${id}`).inputValue(), written);
      assert.equal(await page.locator("#set-seed").inputValue(), "mine");
      assert.equal(await page.locator("#around").isVisible(), false);
      await fill(page, { [id]: before });
      assert.equal(await page.locator("[aria-invalid='true']").count(), 0);
    }
    await fill(page, { "set-bet-0": "", "set-bet-1": "0", "set-bet-2": "" });
    await page.locator("#deal").click();
    assert.match(await text(page, "#set-bet-0-error"), /^There are not enough players: at least 1\. .*art\. 8$/);
    await spoken(page, "There are not enough players");
    await fill(page, { "set-bet-0": "5", "set-seed": "" });
    await page.locator("#deal").click();
    assert.equal(await text(page, "#bar-turn"), "Seat 1 decides: Bet 1");
    assert.match(hash(page), /seed:'?[a-z2-9]{10}'?\)/, "an empty seed is filled in");
  }));

test("an empty field is said to be missing in Spanish too, and what is no number is said as it was written", () =>
  onPage({ locale: "es" }, async (page) => {
    for (const [id, written, said] of [
      ["set-seats", "", "Falta: Puestos (1 a 7)."],
      ["set-seats", "dos", "Fuera de rango: Puestos (1 a 7) debe ser de 1 a 7, no dos."],
      ["set-min", "", "Falta: Apuesta mínima."],
      ["set-max", "NaN?", /Apuesta máxima, no NaN\?\.$/],
      ["set-max", "", "Falta: Apuesta máxima."],
    ]) {
      const before = await page.locator(`#${id}`).inputValue();
      await fill(page, { [id]: written });
      await page.locator("#deal").click();
      const told = await text(page, `#${id}-error`);
      if (typeof said === "string") assert.equal(told, said);
      else assert.match(told, said);
      await fill(page, { [id]: before });
    }
  }));

test("other settings open a new table, other bets go on at this one, and a mistake leaves it as it is", () =>
  onTable(tableLink(DECISIONS), async (page) => {
    const setUp = () => page.locator("#bar-actions").getByRole("button", { name: "Bets and table" }).click();
    await setUp();
    await fill(page, { "set-bet-1": "7" });
    assert.equal(await text(page, "#deal"), "Deal");
    await page.locator("#deal").click();
    assert.match(await text(page, "#log"), /Hand 1 .*Hand 2 begins/);
    for (let at = 0; at < 6; at += 1) await page.locator("#bar-actions [data-action='withdraw']").click();
    await setUp();
    await fill(page, { "set-seats": "2", "set-min": "8" });
    assert.equal(await text(page, "#deal"), "Open the table and deal");
    await page.locator("#deal").click();
    assert.match(await text(page, "#set-bet-1-error"), /below the minimum: 7, at least 8/);
    await page.getByRole("button", { name: "Back to the table" }).click();
    assert.equal(await text(page, "#bar-turn"), "Hand 2 is settled");
    await setUp();
    await fill(page, { "set-seats": "2" });
    await page.locator("#deal").click();
    assert.deepEqual(await page.locator("#log h3").allInnerTexts(), ["Hand 1"]);
    assert.equal(await page.locator(".seat").count(), 2);
  }));

// ── Spanish, phone, calm ──

test("in Spanish everything is said with the words of the regulation", () =>
  onTable(tableLink(DECISIONS, { lang: "es" }), async (page) => {
    assert.equal(await page.title(), "Una mesa de Let it Ride · tapete");
    assert.equal(await text(page, "[data-result='1'] h3"), "Puesto 2 Escalera de color al diez");
    assert.match(
      (await lines(page, 1))[1],
      /^10 \| ganada \| 200 a 1 \| 2,000 \| −1,689 \| 311 \| 321 \| escalera de color Reglamento de Let it Ride, 1999, art\. 11 b$/,
    );
    assert.match(
      await text(page, "#limit"),
      /^Se pasó el pago máximo .* Reglamento de Let it Ride, 1999, art\. 13 No está en el reglamento /,
    );
    // The regulation's partida is the round; a mano is five cards.
    assert.equal(await text(page, "#bar-turn"), "La partida 1 está liquidada");
    assert.deepEqual(await page.locator("#log h3").allInnerTexts(), ["Partida 1"]);
    assert.match(await text(page, "#limit"), /Los premios de esta partida suman .* por partida\./);
    assert.equal(await text(page, "#menu summary"), "Dealer");
    for (let left = 3; left > 0; left -= 1) await press(page, "Deshacer");
    assert.match(await text(page, ".deck-left"), /quemadas: 1$/);
    for (let left = 2; left > 0; left -= 1) await press(page, "Rehacer");
    assert.deepEqual(await page.locator("#bar-actions button").allInnerTexts(), [
      "Mantener la Apuesta Nº 2",
      "Retirar la Apuesta Nº 2",
    ]);
    await page.getByRole("button", { name: "English" }).click();
    assert.equal(await text(page, "#bar-turn"), "Seat 3 decides: Bet 2");
    assert.match(hash(page), /lang=en$/);
  }));

test("on a phone the decisions are in reach at every turn, and large enough", () =>
  onPage({ width: 360, hasTouch: true, isMobile: true, hash: tableLink([]) }, async (page) => {
    for (const decision of DECISIONS) {
      const boxes = await page
        .locator("#bar-actions button")
        .evaluateAll((nodes) =>
          nodes
            .map((node) => node.getBoundingClientRect())
            .map(({ top, bottom, height }) => [top > 370, bottom <= innerHeight, height]),
        );
      assert.equal(boxes.length, 2);
      for (const [low, inside, height] of boxes) assert.ok(low && inside && height >= 44, `${low} ${inside} ${height}`);
      const seat = await page.locator(".seat.to-act").boundingBox();
      assert.ok(seat.y >= 0 && seat.y < 740, `the seat to act is at ${seat.y}`);
      await page.locator(`#bar-actions [data-action="${decision}"]`).tap();
      await page.waitForTimeout(350); // a second tap at once would be a double tap
    }
    assert.equal(await text(page, "#bar-turn"), "Hand 1 is settled");
    await page.getByRole("link", { name: "See every line" }).tap();
    assert.ok((await page.locator("#results-title").boundingBox()).y < 400);
    assert.match(hash(page), /^#game=letItRide/, "the address stays the table's");
  }));

test("nothing shifts while the page opens, and nothing moves where the visitor asked for calm", async () => {
  for (const [width, address] of [
    [390, ""],
    [390, tableLink(DECISIONS)],
    [1280, ""],
    [1280, tableLink(DECISIONS)],
  ]) {
    const prepare = (context) =>
      context.addInitScript(() => {
        globalThis.shifts = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) globalThis.shifts += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
      });
    await onPage({ width, hash: address, prepare }, async (page) => {
      await page.waitForTimeout(150);
      const shifts = await page.evaluate(() => globalThis.shifts);
      assert.ok(shifts < 0.02, `${width} ${address.slice(0, 12)}: ${shifts}`);
      if (address) await press(page, "Undo");
      assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
    });
  }
});

test("where the rules cannot be loaded the page says so", async () => {
  const { page, context } = await demo.open({
    ...{ path, waitFor: "failed" },
    prepare: (context) => context.route("**/*.wasm", (route) => route.abort()),
  });
  assert.match(await page.getByRole("alert").innerText(), /^The rules could not be loaded\./);
  await page.getByRole("button", { name: "Español" }).click();
  assert.match(await page.getByRole("alert").innerText(), /^No se pudieron cargar las reglas\./);
  await context.close();
});

// ── Every state, theme and width: axe, and no sideways scrolling ──

/** A royal flush that the limit cuts, for each of two seats' bets. */
const largeLink = (bet, most, lang) => {
  const table = `(seats:2,limits:(min:5,max:${bet}),maxPayout:${most},seed:a)`;
  const deal = `deal(bets:!((seat:0,bet:${bet}),(seat:1,bet:${bet})),deck:As2cKs3dQs4h5cJs6cTs)`;
  return `#game=letItRide&table=${table}&play=${deal}${".keep".repeat(4)}&lang=${lang}`;
};

const states = {
  setUp: async (page, lang) => openTable(page, `#lang=${lang}`),
  mistaken: async (page) => {
    await fill(page, { "set-seats": "9" });
    await page.locator("#deal").click();
  },
  deciding: async (page, lang) => openTable(page, tableLink(DECISIONS.slice(0, 4), { lang })),
  menu: async (page) => page.locator("#menu summary").click(),
  unseen: async (page, lang) => openTable(page, tableLink(["keep"], { lang, more: "&view=seat-3" })),
  limit: async (page, lang) => openTable(page, tableLink(DECISIONS, { lang })),
  void: async (page, lang) => openTable(page, tableLink(["timeout", "void"], { lang, most: null })),
  seven: async (page, lang) => {
    const bets = [5, 100000, 25, 2500000, 5, 1000, 1].map((bet, seat) => `(seat:${seat},bet:${bet})`);
    const config = "(seats:7,limits:(min:1,max:2500000),seed:abc)";
    await openTable(page, `#game=letItRide&table=${config}&play=deal(bets:!(${bets})).withdraw.timeout&lang=${lang}`);
  },
  large: async (page, lang) => openTable(page, largeLink(1e9, 99999999999, lang)),
  broken: async (page, lang) => openTable(page, `#game=letItRide&table=(&lang=${lang}`),
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
        document.querySelector("#code").open = true;
      });
      for (const [name, bring] of Object.entries(states)) {
        await bring(page, language);
        assert.equal(await page.evaluate(() => document.documentElement.lang), language);
        assert.deepEqual(await violations(page), [], name);
        assert.equal(await overflow(page), 0, name);
      }
      await context.close();
    });
  }
});

test("at 320 px nothing scrolls sideways in any state", () =>
  onPage({ width: 320 }, async (page) => {
    for (const [name, bring] of Object.entries(states)) {
      await bring(page, "es");
      assert.equal(await overflow(page), 0, name);
    }
  }));

test("amounts of many digits make no page wider than its window and lie over nothing", async () => {
  for (const width of [360, 390, 768, 1280]) {
    await onPage({ width }, async (page) => {
      for (const [bet, most] of [
        [1e9, 99999999999],
        [1e11, 99999999999999],
      ]) {
        await openTable(page, largeLink(bet, most, "es"));
        assert.equal(await text(page, "[data-result='0'] h3"), "Puesto 1 Escalera real de color");
        assert.equal(await overflow(page), 0, `${width} ${bet}`);
        assert.deepEqual(await cutNumbers(page), [], `${width} ${bet}`);
        // Nothing of a slip is wider than its place.
        const cut = await page
          .locator("#results :is(.slip, .slip *:not(thead, thead *, span))")
          .evaluateAll((nodes) =>
            nodes
              .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
              .map(({ className, textContent }) => `${className}: ${textContent}`),
          );
        assert.deepEqual(cut, [], `${width} ${bet}`);
      }
    });
  }
});
