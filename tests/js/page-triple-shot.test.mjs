// The Triple Shot table in Chromium: a whole hand to the chip, with a split, six cards, a bonus and the limit.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { cardName, en } from "../../pkg/text.js";
import { cutNumbers, oneLine, overflow, spoken, startDemo, violations } from "./helpers/page.mjs";
import { fill, hiddenFound, lines, openTable, press, viewAs } from "./helpers/page-table.mjs";

const path = "triple-shot.html";

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
const hash = (page) => new URL(page.url()).hash;
const actions = (page) => page.locator("#bar-actions button").allInnerTexts();
const act = (page, type) => page.locator(`#bar-actions [data-action="${type}"]`).click();
const stations = (page) =>
  page
    .locator(".station")
    .allInnerTexts()
    .then((list) => list.map(oneLine));

// Two rounds for seats 1 to 3 and the dealer; a split's two cards; two hits and four; the dealer's five; for Poker two
// cards each for seats 1 and 2, while seat 3 has its six.
const DECK = "As 9c 4s 9d Ah 2c 3s 7d Kd 5c 3h Ts 2d 2h 3c 3d 5s Ad Ks 9s 9h";
const HOLE = "7d";
const BETS = { 0: [10, 20, 10, 5], 1: [25, 10, 20], 2: [10, 30, 5, 4] };
const KEYS = ["war", "blackjack", "poker", "bonus"];
const DECISIONS = ["split", "hit", "hit", "hit", "hit", "hit", "hit"];
const box = ([seat, amounts]) => `(seat:${seat},${amounts.map((amount, at) => `${KEYS[at]}:${amount}`)})`;
const deal = `deal(bets:!(${Object.entries(BETS).map(box)}),deck:${DECK.replaceAll(" ", "")})`;
const limits = "limits:(war:(min:5,max:500),blackjack:(min:5,max:500),poker:(min:5,max:500),bonus:(min:1,max:100))";
const tableLink = (decisions, { most = 100, lang = "en", more = "" } = {}) =>
  `#game=tripleShot&table=(seats:3,${most ? `maxPayout:${most},` : ""}${limits},bonusPays:!(7,1),seed:felt)` +
  `&play=${deal}${decisions.map((type) => `.${type}`).join("")}${more}&lang=${lang}`;

const WHY = {
  war: "Triple Shot regulation, 2004, art. 9 a",
  blackjack: "Triple Shot regulation, 2004, art. 9 b",
  procedures: "House practice: the regulation refers to the procedures of Black Jack; the usual ones apply.",
  six: "House practice: six cards without going over 21 are paid 1 to 1; the regulation (art. 9 b) has them paid at once.",
  poker: "The game designer's patent: Six-card Poker is paid from a table, not against the dealer.",
};
const outside = (reason, note) => `${reason} Not in the regulation ${note}`;

test("a whole hand by mouse: split, bust, six cards, the dealer's draw, Poker, and the limit to the chip", () =>
  onPage({ reducedMotion: "no-preference" }, async (page) => {
    await fill(page, { "set-most": "100", "set-seed": "felt" });
    for (const [seat, amounts] of Object.entries(BETS))
      for (const [at, key] of KEYS.entries()) await fill(page, { [`set-${key}-${seat}`]: String(amounts[at] ?? "") });
    await page.getByText("Lay out the cards yourself").click();
    await fill(page, { "set-deck": DECK });
    await page.getByRole("button", { name: "Open the table and deal" }).click();
    const spaced = hash(page).replace(/deck:'(.*?)'/, (_, deck) => `deck:${deck.replaceAll("%20", "")}`);
    assert.equal(spaced, tableLink([]), "the link says what was done");

    // War is over: an ace wins, a nine ties with the dealer's, a four loses and takes the bonus with it.
    assert.equal(await text(page, "#bar-turn"), "Seat 1 decides: Black Jack");
    assert.equal(
      await page.locator("#bar-detail").textContent().then(oneLine),
      "ace of spades, ace of hearts, soft 12Dealer shows nine of diamonds,",
    );
    assert.deepEqual(await stations(page), [
      "War : ✓ 1 won: 1. ½ 1 half lost: 1. ✕ 1 lost: 1.",
      "Black Jack : in play",
      "Poker : to come",
      "Bonus : to come",
    ]);
    assert.equal(await page.locator("[aria-current='step']").getAttribute("data-station"), "blackjack");
    const spots = (seat) =>
      page
        .locator(`.seat[data-seat="${seat}"] .spot`)
        .evaluateAll((list) =>
          list.map((spot) => `${spot.dataset.bet} ${spot.querySelector(".amount").textContent} ${spot.className}`),
        );
    assert.deepEqual(await spots(2), [
      "war 10 spot lost",
      "blackjack 30 spot up",
      "poker 5 spot up",
      "bonus 4 spot lost",
    ]);
    assert.deepEqual(await spots(1), ["war 25 spot halfLost", "blackjack 10 spot up", "poker 20 spot up"]);

    // Only the aces may be split; each gets a card, and both hands stand side by side.
    assert.deepEqual(await actions(page), ["Hit", "Stand", "Split (+20)"]);
    await act(page, "split");
    const groups = (seat) => page.locator(`.seat[data-seat="${seat}"] .points`).allInnerTexts();
    assert.deepEqual(await groups(0), ["soft 21", "soft 16"]);
    assert.deepEqual((await spots(0)).slice(1, 3), ["blackjack 20 spot up", "blackjack 20 spot up"]);
    assert.equal(await text(page, "#bar-turn"), "Seat 2 decides: Black Jack");
    assert.deepEqual(await actions(page), ["Hit", "Stand"]);
    await act(page, "hit");
    await spoken(page, "Seat 2 takes a card. Seat 2 gets the three of hearts face up.");
    await act(page, "hit");
    assert.deepEqual(await groups(1), ["24, bust"]);
    assert.equal(await page.locator("#board .card.back").count(), 1, "the dealer's card is still down");
    for (const _ of [1, 2, 3, 4]) await act(page, "hit");

    assert.equal(await text(page, "#bar-turn"), "Hand 1 is settled");
    assert.equal(await text(page, ".dealer-total"), "21");
    assert.equal(await page.locator("#around .card.back").count(), 0);
    assert.deepEqual(await groups(2), ["six cards, 17"]);
    assert.deepEqual(await groups(0), ["soft 21", "soft 16", "for Poker"]);
    // Five of six play; the sixth is marked.
    assert.deepEqual(
      await page.locator(".seat .aside").evaluateAll((list) => list.map(({ dataset }) => dataset.lies)),
      ["5c", "2c", "4s"],
    );
    assert.deepEqual(
      await page
        .locator(".result h3")
        .allInnerTexts()
        .then((list) => list.map(oneLine)),
      [
        "Seat 1 Full house, aces full of kings",
        "Seat 2 Three of a kind, nines, kickers ten and three",
        "Seat 3 Full house, threes full of twos",
      ],
    );
    assert.equal(
      await text(page, "[data-result='0'] .facts"),
      "War ace of spades against nine of diamonds Black Jack soft 21 · soft 16 against 21 Set aside five of clubs",
    );

    // Poker and Bonus alone are cut: 70 + 60 + 35 = 165 against 100. floor(70 × 100/165) = 42, 36, 21.
    assert.match(await text(page, "#limit"), /All prizes 165 Maximum payout 100 Factor 100 165 = 20 33/);
    assert.match(
      await text(page, "#limit"),
      /^The maximum payout was passed The prizes of Poker and Bonus add up to 165/,
    );
    assert.match(await text(page, "#limit"), /House practice: a maximum payout is shared out/);
    assert.deepEqual(await page.locator("#limit .shares li").allInnerTexts(), [
      "Seat 1: prizes of 70, paid 42, 28 less",
      "Seat 2: prizes of 60, paid 36, 24 less",
      "Seat 3: prizes of 35, paid 21, 14 less",
    ]);
    assert.deepEqual(await lines(page, 0), [
      `10 | won | 1 to 1 | 10 | – | 10 | 20 | the higher card ${WHY.war}`,
      `20 | push | – | 0 | – | 0 | 20 | ${outside("as many points as the dealer", WHY.procedures)}`,
      `20 | lost | – | 0 | – | 0 | 0 | ${outside("fewer points than the dealer", WHY.procedures)}`,
      `10 | won | 7 to 1 | 70 | −28 | 42 | 52 | ${outside("full house", WHY.poker)}`,
      `5 | lost | – | 0 | – | 0 | 0 | Black Jack was lost ${WHY.blackjack}`,
    ]);
    assert.deepEqual(await page.locator("[data-result='0'] tbody th").allInnerTexts(), [
      ...["War", "Black Jack", "Black Jack, second hand", "Six-card Poker", "Bonus"],
    ]);
    assert.deepEqual(await lines(page, 1), [
      `25 | half lost | – | 0 | – | 0 | 13 | equal cards ${WHY.war}`,
      `10 | lost | – | 0 | – | 0 | 0 | ${outside("over 21", WHY.procedures)}`,
      `20 | won | 3 to 1 | 60 | −24 | 36 | 56 | ${outside("three of a kind", WHY.poker)}`,
    ]);
    assert.deepEqual(await lines(page, 2), [
      `10 | lost | – | 0 | – | 0 | 0 | the lower card ${WHY.war}`,
      `30 | won | 1 to 1 | 30 | – | 30 | 60 | ${outside("six cards without going over 21", WHY.six)}`,
      `5 | won | 7 to 1 | 35 | −14 | 21 | 26 | ${outside("full house", WHY.poker)}`,
      `4 | lost | – | 0 | – | 0 | 0 | War was lost ${WHY.war}`,
    ]);
    assert.deepEqual(await page.locator(".result .net").allInnerTexts(), ["+27", "+14", "+37"]);
    assert.match(await text(page, ".house"), /^The house −78 /);
    await spoken(
      page,
      "The hand is settled: seat 1 wins 27, seat 2 wins 14 and seat 3 wins 37; prizes are multiplied by 20/33",
    );

    await press(page, "Deal again");
    assert.match(await text(page, "#log"), /Hand 2/);
    assert.deepEqual(
      (await spots(0)).map((spot) => spot.split(" ").slice(0, 2).join(" ")),
      [...["war 10", "blackjack 20", "poker 10", "bonus 5"]],
    );
  }));

test("what is paid says of each line what it rests on: an article, or that it is in none", () =>
  onTable(tableLink(DECISIONS), async (page) => {
    const rows = await page
      .locator("#pays li")
      .evaluateAll((list) => list.map((row) => [...row.children].map((cell) => cell.textContent)));
    const tidy = (cell) => oneLine(cell.replace("§", " ").replace(/(?<=Not in the regulation)/, " "));
    const shown = rows.map((cells) => cells.map(tidy).join(" | "));
    assert.deepEqual(shown, [
      "War: the higher card | 1 to 1",
      `War: equal cards | half is lost | ${WHY.war}`,
      "a blackjack | 3 to 2",
      `Black Jack: more points than the dealer | 1 to 1 | Not in the regulation ${WHY.procedures}`,
      `six cards without going over 21 | 1 to 1 | Not in the regulation ${WHY.six}`,
      ...["royal flush | 100 to 1", "straight flush | 30 to 1", "four of a kind | 15 to 1", "full house | 7 to 1"],
      ...["flush | 5 to 1", "straight | 4 to 1", "three of a kind | 3 to 1", "two pair | 2 to 1"],
      `a pair of queens or better | 1 to 1 | Not in the regulation ${WHY.poker}`,
      "Bonus | 7 to 1 | Not in the regulation The game designer's patent: the Bonus wins if neither War nor Black Jack is lost and Six-card Poker pays.",
    ]);
  }));

test("the examples: a bonus that is paid, six cards, the limit, a dealer's blackjack", () =>
  onTable(tableLink([]), async (page) => {
    const open = async (name, done) => {
      await page.locator(`[data-example='${name}']`).click();
      await page.locator("[data-result]").filter({ hasText: done }).first().waitFor();
    };
    await open("aces", "second hand");
    assert.match(
      (await lines(page, 2)).at(-1),
      /^2 \| won \| 7 to 1 \| 14 \| 14 \| 16 \| neither War nor Black Jack was lost/,
    );
    await open("six", "six cards without");
    assert.match(
      (await lines(page, 2))[1],
      /^10 \| won \| 1 to 1 \| 10 \| 10 \| 20 \| six cards .*Not in the regulation House practice: six cards .* are paid 1 to 1;/,
    );
    await open("dealer", "both have a blackjack");
    assert.match(await text(page, ".dealer-total"), /^blackjack$/);
    await page.locator("[data-example='limit']").click();
    await page.locator("#limit.passed").waitFor();
    assert.match(await text(page, "#limit"), /All prizes 309 Maximum payout 200 Factor 200 309/);
  }));

test("by keyboard alone: a box is played, undone and done again", () =>
  onPage({}, async (page) => {
    const focused = () => page.evaluate(() => document.activeElement.dataset.action ?? document.activeElement.id);
    const tabTo = async (wanted) => {
      for (let presses = 0; presses < 60 && (await focused()) !== wanted; presses += 1)
        await page.keyboard.press("Tab");
      assert.equal(await focused(), wanted);
    };
    await openTable(page, tableLink(["split"]));
    await tabTo("hit");
    await page.keyboard.press("Enter");
    assert.equal(await focused(), "hit", "the focus stays with the decisions");
    await tabTo("stand");
    await page.keyboard.press("Space");
    assert.equal(await text(page, "#bar-turn"), "Seat 3 decides: Black Jack");
    await tabTo("undo");
    await page.keyboard.press("Enter");
    assert.equal(await text(page, "#bar-turn"), "Seat 2 decides: Black Jack");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert.equal(await text(page, "#bar-turn"), "Seat 3 decides: Black Jack");
  }));

test("undo and redo go through every step, and the link of each is the same table", () =>
  onTable(tableLink(DECISIONS), async (page) => {
    const state = async () => [
      hash(page),
      await text(page, "#bar-turn"),
      (await page.locator("#json-view").textContent()).replace(/"version": \d+/, ""),
    ];
    const seen = [await state()];
    for (const _ of DECISIONS) {
      await press(page, "Undo");
      seen.push(await state());
    }
    assert.equal(seen.at(-1)[0], tableLink([]));
    for (const wanted of seen.toReversed().slice(1)) {
      await press(page, "Redo");
      assert.deepEqual(await state(), wanted);
    }
    for (const [address, turn, view] of [seen[3], seen[0]]) {
      await openTable(page, address);
      assert.deepEqual(await state(), [address, turn, view]);
    }
  }));

test("the dealer's hidden card is nowhere in the page until it is turned, whoever looks", () =>
  onTable(tableLink([]), async (page) => {
    const named = [[HOLE, cardName(HOLE, en)]];
    const later = DECK.split(" ")
      .slice(-4)
      .map((card) => [card, cardName(card, en)]);
    for (let step = 0; step <= DECISIONS.length; step += 1) {
      const ended = step === DECISIONS.length;
      for (const viewer of ["spectator", "dealer", "seat-1", "seat-3", "turn"]) {
        await viewAs(page, viewer);
        const found = await hiddenFound(page, [...named, ...later], { dealer: viewer === "dealer" });
        assert.deepEqual(found, ended ? [...named, ...later].map(([card]) => card) : [], `${step} ${viewer}`);
      }
      if (!ended) await act(page, DECISIONS[step]);
    }
  }));

const mistakes = [
  ["set-seats", "7", /^Out of range: Boxes \(1 to 6\) must be 1\.\.6, not 7\./],
  ["set-war-0", "4", /^The amount is below the minimum for War: 4, at least 5; seat: 1\./],
  ["set-poker-1", "501", /^The amount is above the maximum for Six-card Poker: 501, at most 500; seat: 2\./],
  ["set-blackjack-2", "", /^Missing: Seat 3, Black Jack\.$/],
  ["set-bonus-0", "x", /^Chips are whole numbers .*: Seat 1, Bonus, not x\./],
  ["set-bonus-pays", "", /^Missing: Bonus pays\.$/],
  ["set-blackjack-pays", "much", /^Wrong type: Blackjack pays /],
  ["set-war-max", "4", /^These settings do not fit together: War, maximum[ ,].*min 5 and max 4/],
  ["set-most", "0", /^Out of range: Maximum payout must be /],
  ["set-deck", "As As", /^Twice the same card: As/],
];

test("a mistake in any field is told beside it, in words", () =>
  onPage({}, async (page) => {
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("#set-up details")) details.open = true;
    });
    for (const [id, written, said] of mistakes) {
      const before = await page.locator(`#${id}`).inputValue();
      await fill(page, { [id]: written });
      await page.locator("#deal").click();
      assert.match(await text(page, `#${id}-error`), said, `${id} ${written}`);
      assert.equal(await page.locator("[aria-invalid='true']").count(), 1);
      assert.equal(await page.evaluate(() => document.activeElement.id), id);
      await fill(page, { [id]: before });
    }
    // House rules reach the table: doubling is offered, and blackjack pays 6 to 5.
    await page.locator("#set-double").selectOption("true");
    await fill(page, { "set-blackjack-pays": "6:5", "set-seed": "rules-1" });
    await page.locator("#deal").click();
    assert.match(hash(page), /blackjackPays:!\(6,5\),double:true/);
    assert.match(await text(page, "#pays"), /A blackjack 6 to 5/i);
    assert.ok((await actions(page)).some((name) => name.startsWith("Double (+")));
  }));

test("in Spanish everything is said with the regulation's words, and the language is switched in place", () =>
  onTable(tableLink(DECISIONS, { lang: "es" }), async (page) => {
    assert.equal(await page.title(), "Una mesa de Triple Shot · tapete");
    assert.equal((await stations(page))[0], "Guerra : ✓ 1 ganada: 1. ½ 1 perdida a medias: 1. ✕ 1 perdida: 1.");
    assert.match((await lines(page, 1))[0], /^25 \| .* \| 13 \| empate Reglamento de Triple Shot, 2004, art\. 9 a$/);
    assert.match(await text(page, "#limit"), /^Se pasó el pago máximo Los premios de Póker y Bonus suman 165/);
    await page.getByRole("button", { name: "English" }).click();
    assert.equal(await text(page, "#bar-turn"), "Hand 1 is settled");
  }));

test("amounts of many digits are broken nowhere", async () => {
  for (const width of [360, 768, 1280])
    await onPage({ width }, async (page) => {
      const wide = limits.replaceAll(/max:\d+/g, "max:400000000000");
      const boxes = [box([0, [1e11, 2e11, 1e11, 5e10]]), box([1, [25e10, 1e11, 2e11]])];
      await openTable(
        page,
        `#game=tripleShot&table=(seats:2,maxPayout:100000000000,${wide},bonusPays:!(7,1),seed:felt)&play=deal(bets:!(${boxes}),deck:Tc9cQd8d9h8hTs7s).stand.stand&lang=es`,
      );
      assert.equal(await text(page, "#bar-turn"), "La partida 1 está liquidada");
      assert.deepEqual(await cutNumbers(page), [], `${width}`);
      assert.equal(await overflow(page), 0, `${width}`);
    });
});

const states = {
  setUp: (page, lang) => openTable(page, `#lang=${lang}`),
  deciding: (page, lang) => openTable(page, tableLink(["split"], { lang })),
  settled: (page, lang) => openTable(page, tableLink(DECISIONS, { lang })),
  // The dealer draws to seven cards.
  drawn: (page, lang) =>
    openTable(
      page,
      `#game=tripleShot&table=(seats:1,${limits},bonusPays:!(7,1),seed:a)&play=deal(bets:!(${box([0, [5, 5, 5]])}),deck:9s2c9h2d2h2s3c3d3h).stand&lang=${lang}`,
    ),
  six: (page, lang) => {
    const boxes = Array.from({ length: 6 }, (_, seat) => box([seat, [5, 1000000, 25, seat + 1]]));
    const wide = limits.replaceAll("500", "2500000");
    return openTable(
      page,
      `#game=tripleShot&table=(seats:6,${wide},bonusPays:!(7,1),seed:abc)&play=deal(bets:!(${boxes})).hit&lang=${lang}`,
    );
  },
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
      // Nothing on the felt lies beyond it either, where it would be cut off.
      const beyond = await page
        .locator("#around *:not(.hush, .hush *)")
        .evaluateAll((nodes) =>
          nodes
            .filter((node) => node.getBoundingClientRect().right > innerWidth + 0.5)
            .map(({ className }) => className),
        );
      assert.deepEqual(beyond, [], name);
    }
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), colorScheme);
    // Narrower still, and the other theme.
    await page.locator("#theme").click();
    if (width < 500) await page.setViewportSize({ width: 320, height: 640 });
    await states.settled(page, language);
    assert.deepEqual(await violations(page), []);
    assert.equal(await overflow(page), 0);
    await context.close();
  });
