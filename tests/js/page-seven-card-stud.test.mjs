// The Seven Card Stud table in Chromium: a whole hand by hand to the chip, who opens and why, side pots, and who sees what.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { overflow, spoken, startDemo, violations } from "./helpers/page.mjs";
import { decide, hash, holdViewers, layers, link, nets, offered, stacks, text } from "./helpers/page-poker.mjs";
import { fill, openTable, press, viewAs } from "./helpers/page-table.mjs";

const path = "seven-card-stud.html";

let demo;
let shared;
before(async () => {
  demo = await startDemo();
  shared = await demo.open({ path, width: 1280 });
});
after(() => demo?.close());

const onPage = (settings, run) => demo.onPage({ path, ...settings }, run);
async function onTable(address, run) {
  await openTable(shared.page, address);
  await run(shared.page);
  assert.deepEqual(shared.log, []);
}

// Two rounds down, one up; then a card a street for each seat that is left: seat 3 folds on fourth street.
const DECK = "Ac Kc Qc Ad Kd Qd 9h 2s Jh 5c 2h 8d 9s 7c 3d 7h 4s 6d";
const DOWN = [
  ["Ac", "Ad"],
  ["Kc", "Kd"],
  ["Qc", "Qd"],
];
const LAST = ["4s", "6d"]; // seventh street, down: of seats 1 and 2
/** Of each decision: [seat, action, to]. */
const PLAY = [
  [1, "bringIn", 5],
  [2, "call"],
  [0, "raise", 10],
  [1, "call"],
  [2, "call"],
  // Fourth street: a pair of twos shows.
  [1, "bet", 10],
  [2, "fold"],
  [0, "call"],
  // Fifth: a pair of nines.
  [0, "bet", 20],
  [1, "call"],
  // Sixth: sevens and twos.
  [1, "check"],
  [0, "bet", 20],
  [1, "raise", 40],
  [0, "call"],
  // Seventh, down.
  [1, "bet", 20],
  [0, "call"],
];
/** The up cards that lie open once so many decisions were made. */
const upAt = (step) => [
  "9h",
  "2s",
  "Jh",
  ...(step > 4 ? ["5c", "2h", "8d"] : []),
  ...(step > 7 ? ["9s", "7c"] : []),
  ...(step > 9 ? ["3d", "7h"] : []),
];
const LIMIT = "structure:(type:fixedLimit,bringIn:5,smallBet:10,bigBet:20),ante:2";
const table = (seats, more = "") =>
  `(seats:!(${seats.map((stack, seat) => `(seat:${seat},stack:${stack})`)}),size:${seats.length},${LIMIT}${more},seed:felt)`;
const written = ([, action, to]) => (to === undefined ? action : `${action}(to:${to})`);
const at = (steps, more = {}) =>
  link({
    ...{ game: "sevenCardStud", table: table([200, 200, 200]) },
    play: [`deal(deck:${DECK.replaceAll(" ", "")})`, ...PLAY.slice(0, steps).map(written)].join("."),
    ...more,
  });

/** What was done after the deal. */
const played = (address) => address.replace(/^.*deck:[^)]*\)/, "");

// ── A hand ──

test("a whole hand by hand: bring-in, completion, who opens each street and why, every stack to the chip", () =>
  onPage({ width: 1280 }, async (page) => {
    await fill(page, {
      "set-size": "3",
      "set-stack-0": "200",
      "set-stack-1": "200",
      "set-stack-2": "200",
      "set-seed": "felt",
    });
    await page.getByText("Lay out the cards yourself").click();
    await fill(page, { "set-deck": DECK });
    await page.locator("#set-auto").uncheck();
    await page.getByRole("button", { name: "Open the table and deal" }).click();

    assert.equal(await text(page, "#print"), "Fixed limit · bets 10 and 20 · ante 2 · bring-in 5");
    assert.equal(await text(page, "#bar-turn"), "Seat 2 decides: third street");
    assert.deepEqual(await offered(page), ["Bring in for 5", "Bring in for 10"]);
    assert.equal(
      await text(page, "#bar-step"),
      "Seat 2 must bring it in: the two of spades is the lowest card up. Seven Card Stud regulation, 1999, art. 9 a",
    );
    assert.equal(await page.locator(".chair[data-seat='1'] .mark.bringIn").count(), 1);
    await spoken(page, "king of clubs, king of diamonds, two of spades, Pair of kings, two kicker");
    const up = (seat) =>
      page.locator(`.chair[data-seat="${seat}"] .lie .up`).evaluateAll((list) => list.map((node) => node.dataset.lies));
    assert.deepEqual(await up(1), ["2s"]);
    const openings = [];
    for (const [at, [seat, action, to]] of PLAY.entries()) {
      assert.match(await text(page, "#bar-turn"), new RegExp(`^Seat ${seat + 1} decides`), `decision ${at + 1}`);
      if ([5, 8, 10, 14].includes(at)) openings.push((await text(page, "#bar-step")).replace(/^.*? art\. 9 \w /, ""));
      // Limits have one size at a time: no slider.
      assert.equal(await page.locator("#bar-amount").isVisible(), false);
      await decide(page, action, to);
    }
    assert.deepEqual(openings, [
      "Seat 2 opens: best hand showing (Pair of twos). Seven Card Stud regulation, 1999, art. 9 b",
      "Seat 1 opens: best hand showing (Pair of nines, five kicker). Seven Card Stud regulation, 1999, art. 9 b",
      "Seat 2 opens: best hand showing (Two pair, sevens and twos). Seven Card Stud regulation, 1999, art. 9 b",
      "Seat 2 opens: best hand showing (Two pair, sevens and twos). Seven Card Stud regulation, 1999, art. 9 b",
    ]);
    // Put in: seat 1 2+10+10+20+40+20, seat 2 the same but 16 less at 2+10+10+20+40+20, seat 3 2+10.
    assert.equal(await text(page, "#bar-turn"), "Hand 1 is settled");
    assert.deepEqual(await layers(page), ["Main pot: 216. Seat 1 wins 216"]);
    assert.deepEqual(await stacks(page), [314, 98, 188]);
    assert.deepEqual(await nets(page), ["+114", "−102", "−12"]);
    assert.equal(await text(page, "[data-result='0'] h3"), "Seat 1 Two pair, aces and nines, five kicker");
    assert.equal(await text(page, "[data-result='1'] h3"), "Seat 2 Two pair, kings and sevens, six kicker");
    assert.equal(
      await text(page, "[data-result='2'] .why-lines"),
      "Seat 3 folds. Seven Card Stud regulation, 1999, art. 9 d",
    );
    for (const line of await page.locator(".why-lines li").all()) assert.equal(await line.locator(".cite").count(), 1);
    assert.equal(played(await hash(page)), played(at(PLAY.length)));
  }));

test("everything works by keyboard, and the focus stays with the decisions", () =>
  onPage({ width: 1280, hash: at(0) }, async (page) => {
    const focused = () => page.evaluate(() => document.activeElement.dataset.action ?? document.activeElement.id);
    const tabTo = async (wanted, key = "Tab") => {
      for (let presses = 0; presses < 60 && (await focused()) !== wanted; presses += 1) await page.keyboard.press(key);
      assert.equal(await focused(), wanted);
    };
    await tabTo("bringIn");
    await page.keyboard.press("Enter");
    assert.equal(await focused(), "call", "no decision that gives up or pays most gets the focus");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "raise");
    await page.keyboard.press("Space");
    assert.equal(await hash(page), at(3));
    await tabTo("auto");
    await page.keyboard.press("Space");
    await page.getByText("Hand 1 is settled").waitFor();
    assert.equal(await focused(), "auto");
    assert.equal(
      (await stacks(page)).reduce((sum, stack) => sum + stack),
      600,
    );
  }));

test("in Spanish the regulation's own words, and the same numbers", () =>
  onTable(at(5, { lang: "es" }), async (page) => {
    assert.equal(await page.title(), "Una mesa de póker de siete naipes · tapete");
    assert.match(
      await text(page, "#bar-step"),
      /El puesto 2 abre la ronda: la mejor mano a la vista \(.*doses\)\. Reglamento .*, 1999, art\. 9 b$/,
    );
    assert.deepEqual(await offered(page), ["Pasar", "Apostar 10"]);
    assert.match(await text(page, "#print"), /^Límite fijo · apuestas de 10 y 20 · enganche de 2/);
    assert.deepEqual(await layers(page), ["Pozo principal: 36. para los puestos 1, 2 y 3"]);
    await press(page, "English");
    assert.deepEqual(await offered(page), ["Check", "Bet 10"]);
  }));

// ── Rules on show ──

test("equal lowest cards, side pots of three all-ins, and one card for all", () =>
  onPage({ width: 1280 }, async (page) => {
    await page.locator("#see-pots").click();
    assert.deepEqual(await layers(page), [
      "Main pot: 48. for seats 1, 2, 3, and 4",
      "Side pot 1: 60. for seats 1, 3, and 4",
      "Side pot 2: 30. for seats 1 and 4",
    ]);
    assert.equal(await page.locator(".badge.allIn").count(), 3);
    await decide(page, "call");
    // Stacks of 12, 32 and 52 against one of 300; aces, kings and queens against nothing.
    assert.deepEqual(await layers(page), [
      "Main pot: 48. Seat 2 wins 48",
      "Side pot 1: 60. Seat 3 wins 60",
      "Side pot 2: 40. Seat 4 wins 40",
    ]);
    assert.deepEqual(await stacks(page), [248, 48, 60, 40]);
    assert.match(await text(page, "[data-pot-result='0'] .cite"), /Seven Card Stud regulation, 1999, art\. 9 g/);
    await page.locator("[data-example='lowCards']").click();
    await page.getByText("Seat 2 decides: third street").waitFor();
    assert.match(
      await text(page, "#bar-step"),
      /^Seat 2 must bring it in: the two of hearts is among the lowest cards up, and it was dealt first\./,
    );
    await page.locator("[data-example='common']").click();
    await page.getByText(/decides: seventh street/).waitFor();
    assert.equal(await page.locator("#board .lies").count(), 1);
    assert.equal(await page.locator(".chair .lies").count(), 48);
  }));

test("undo and redo go step by step through the hand", () =>
  onTable(at(PLAY.length), async (page) => {
    const state = async () => [await text(page, "#bar-turn"), await layers(page), await stacks(page), await hash(page)];
    const seen = [await state()];
    for (let step = 0; step <= PLAY.length; step += 1) {
      await press(page, "Undo");
      seen.push(await state());
    }
    assert.deepEqual(seen.at(-1)[2], [200, 200, 200]);
    for (const wanted of seen.reverse().slice(1)) {
      await press(page, "Redo");
      assert.deepEqual(await state(), wanted);
    }
  }));

// ── Who sees what ──

test("no view holds a card that its viewer may not see, at any step, in text or attributes", () =>
  onTable(at(0), async (page) => {
    const all = DECK.split(" ");
    for (let step = 0; step <= PLAY.length; step += 1) {
      const ended = step === PLAY.length;
      const own = (seat) => [...DOWN[seat], ...(step > 13 && seat < 2 ? [LAST[seat]] : [])];
      const seen = (viewer) => {
        const open = upAt(step);
        // Shown down at the end: who stayed.
        if (ended) return [...open, ...own(0), ...own(1), ...(viewer === "seat-3" ? own(2) : [])];
        // Up cards that were folded stay in the log; folded down cards only in that of their own seat.
        if (viewer === "dealer") return [...open, ...own(0), ...own(1), ...(step > 6 ? [] : own(2))];
        if (viewer === "spectator") return open;
        return [...open, ...own(viewer === "turn" ? PLAY[step][0] : Number(viewer.slice(5)) - 1)];
      };
      await holdViewers(page, ["spectator", "dealer", "seat-1", "seat-2", "seat-3", "turn"], { all, seen, step });
      if (!ended) await decide(page, PLAY[step][1], PLAY[step][2]);
    }
  }));

// ── Automatic seats, spread limit ──

test("automatic seats play whole hands, and no chip is lost", () =>
  onTable(
    link({ game: "sevenCardStud", table: table([400, 150, 400, 90, 250, 400]), play: "deal", view: "spectator" }),
    async (page) => {
      await press(page, "Automatic seats");
      for (let hand = 1; hand <= 3; hand += 1) {
        await page.getByText(`Hand ${hand} is settled`).waitFor();
        assert.equal(
          (await stacks(page)).reduce((sum, stack) => sum + stack),
          1690,
        );
        await press(page, "Deal the next hand");
      }
      await press(page, "Automatic seats");
    },
  ));

test("in spread limit the bring-in is any amount of the range, chosen by slider, number or size", () =>
  onPage({ width: 1280 }, async (page) => {
    await page.getByLabel("Limit").selectOption("Spread limit");
    await fill(page, { "set-min": "5", "set-max": "25", "set-seed": "spread" });
    await page.locator("#set-auto").uncheck();
    await page.locator("#deal").click();
    assert.deepEqual(await offered(page), ["Bring in for 5"]);
    await page.locator("[data-size='max']").click();
    assert.deepEqual(await offered(page), ["Bring in for 25"]);
    await fill(page, { amount: "26" });
    await decide(page, "bringIn");
    assert.match(await text(page, "#amount-error"), /at most 25/);
    await fill(page, { amount: "7" });
    await decide(page, "bringIn");
    assert.match(await hash(page), /\.bringIn\(to:7\)/);
    // A raise is at least as much again.
    assert.deepEqual(await offered(page), ["Fold", "Call 7", "Raise to 14"]);
    await viewAs(page, "dealer");
    assert.equal(await page.locator(".chair .card.back").count(), 0, "the dealer sees every hand, for learning");
  }));

// ── Every state, theme and width ──

const states = {
  setUp: async (page, lang) => {
    await openTable(page, `#lang=${lang}`);
    await page.locator("#options").evaluate((node) => {
      node.open = true;
    });
  },
  bringIn: async (page, lang) => openTable(page, at(0, { lang })),
  eight: async (page, lang) => {
    const play = `deal.bringIn(to:5)${".call".repeat(7)}${".check".repeat(24)}`;
    await openTable(
      page,
      link({ game: "sevenCardStud", table: table(Array(8).fill(400)), play, lang, view: "dealer" }),
    );
  },
  bets: async (page, lang) => {
    const play = `deal.bringIn(to:5)${".call".repeat(7)}${".check".repeat(16)}.bet(to:20).call.call.raise(to:40).call`;
    await openTable(
      page,
      link({ game: "sevenCardStud", table: table(Array(8).fill(400)), play, lang, view: "dealer" }),
    );
  },
  settled: async (page, lang) => openTable(page, at(PLAY.length, { lang })),
};

/** Chips, or what a hand is called, that lie over a card in sight or over each other. */
const covered = (page) =>
  page.evaluate(() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
    const cross = (one, other) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    const chips = boxes("#seats .front");
    const under = [
      ...boxes("#seats .lie .card"),
      ...boxes("#seats .holds"),
      ...boxes("#seats h3"),
      ...boxes("#seats .stack"),
    ];
    return [chips.length, chips.filter((chip) => under.some((box) => cross(chip, box))).length];
  });

describe("axe finds nothing and nothing scrolls sideways", { concurrency: 2 }, () => {
  for (const [width, colorScheme, language] of [
    [390, "light", "en"],
    [390, "dark", "es"],
    [1280, "light", "es"],
    [1280, "dark", "en"],
  ]) {
    test(`${width} px, ${colorScheme}, ${language}`, async () => {
      // Only here the policy is set aside, for axe to be put into the page.
      const { page, context } = await demo.open({ path, width, colorScheme, bypassCSP: true });
      for (const [name, bring] of Object.entries(states)) {
        await bring(page, language);
        assert.deepEqual(await violations(page), [], name);
        assert.equal(await overflow(page), 0, name);
        // No card lies over the next chair, and each index stays in sight.
        const cut = await page.locator(".lie").evaluateAll(
          (rows) =>
            rows.filter((row) => {
              const felt = document.querySelector("#felt").getBoundingClientRect();
              const { left, right } = row.getBoundingClientRect();
              return left < felt.left || right > felt.right;
            }).length,
        );
        assert.equal(cut, 0, name);
        const [chips, over] = await covered(page);
        assert.equal(over, 0, `${name}: chips over cards or words`);
        if (name === "bets") assert.equal(chips, 5);
      }
      await context.close();
    });
  }
});
