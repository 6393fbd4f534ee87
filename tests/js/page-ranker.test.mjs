// The hand ranker in Chromium: every way to pick cards, every ruleset, both languages, and what it says.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { oneLine, overflow, spoken, startDemo, violations } from "./helpers/page.mjs";

let demo;
before(async () => {
  demo = await startDemo();
});
after(() => demo?.close());

const deckCard = (page, card) => page.locator(`.deck-card[data-card="${card}"]`);
const trayCards = (page, hand = "a") =>
  page.locator(`.hand[data-hand="${hand}"] .tray-card`).evaluateAll((cards) => cards.map((card) => card.dataset.card));
const headline = (page, hand = "a") => page.locator(`.hand[data-hand="${hand}"] .headline`).textContent();
const says = (page, hand = "A") =>
  page.locator(`[data-slip="${hand}"] .says, [data-slip="${hand.toLowerCase()}"] .says`).textContent();
const cited = (page, hand = "A") =>
  page.locator(`[data-slip="${hand}"] .cited, [data-slip="${hand.toLowerCase()}"] .cited`).innerText().then(oneLine);
const ruling = (page) => page.locator(".comparison").innerText().then(oneLine);
const row = (page, term) =>
  page
    .locator(".slip .row")
    .filter({ has: page.locator(`dt:text-is("${term}")`) })
    .locator("dd")
    .innerText()
    .then(oneLine);
const link = (game, a, more = "") => `#game=${game}&a=${a}${more}&lang=en`;

const onPage = (settings, run) => demo.onPage(settings, run);

// ── Picking cards ──

test("cards are picked and put back by click, and ranked as soon as there are five", () =>
  onPage({ reducedMotion: "no-preference" }, async (page) => {
    assert.equal(await headline(page), "Pick five to seven cards");
    for (const card of ["9d", "Kc", "Kd"]) await deckCard(page, card).click();
    assert.equal(await headline(page), "2 more cards");
    assert.deepEqual(await trayCards(page), ["9d", "Kc", "Kd"]);
    for (const card of ["Ah", "2s", "9s", "4h"]) await deckCard(page, card).click();
    assert.equal(await headline(page), "two pair");
    assert.deepEqual(await trayCards(page), ["Kc", "Kd", "9d", "9s", "Ah", "2s", "4h"]);
    assert.equal(await says(page), "Two pair, kings and nines, ace kicker");
    assert.equal(await cited(page), "Texas Hold'em regulation, 2006, art. 7 h");
    assert.equal(await row(page, "Decides"), "K › 9 › A ranks, in order");
    assert.equal(await page.locator(".hand[data-hand=a] li.unused").count(), 2);

    // An eighth card is refused in words; putting one back makes room.
    await deckCard(page, "7c").click();
    assert.equal(await page.locator("#notice").textContent(), "A hand has at most seven cards. Put one back first.");
    await page.getByRole("button", { name: "ace of hearts: put back" }).click();
    assert.equal(await says(page), "Two pair, kings and nines, four kicker");
    await deckCard(page, "9s").click();
    assert.equal(await headline(page), "one pair");
    await page.getByRole("button", { name: "Clear" }).click();
    assert.deepEqual(await trayCards(page), []);
  }));

test("everything works by keyboard alone", () =>
  onPage({}, async (page) => {
    const focused = () => page.evaluate(() => document.activeElement.dataset.card ?? document.activeElement.id);
    for (let presses = 0; presses < 40 && (await focused()) !== "As"; presses += 1) await page.keyboard.press("Tab");
    assert.equal(await focused(), "As", "the deck is one tab stop");
    const walk = async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
      return focused();
    };
    assert.equal(await walk("ArrowRight", "ArrowDown"), "Kh");
    assert.equal(await walk("End"), "2h");
    assert.equal(await walk("Home"), "Ah");
    assert.equal(await walk("Control+End"), "2c");
    assert.equal(await walk("Control+Home"), "As");
    assert.equal(await walk("ArrowUp"), "As");
    assert.equal(await walk("t"), "Ts");
    assert.equal(await walk("d"), "Td");
    assert.equal(await walk("Home", "Enter"), "Ad");
    assert.equal(await walk("ArrowRight", " "), "Kd");
    assert.equal(await walk("q", "Enter", "j", "Enter", "1", "Enter"), "Td");
    assert.equal(await headline(page), "royal flush");
    assert.equal(await deckCard(page, "Ad").getAttribute("aria-selected"), "true");
    await spoken(page, "Royal flush.");
    // Back to the tray, put the first card back: the next one has the focus.
    for (
      let presses = 0;
      presses < 20 && !(await page.evaluate(() => document.activeElement.matches(".tray-card")));
      presses += 1
    )
      await page.keyboard.press("Shift+Tab");
    assert.equal(await walk("Enter"), "Jd", "the last card went back, and the one before it has the focus");
    assert.deepEqual(await trayCards(page), ["Ad", "Kd", "Qd", "Jd"]);
    await spoken(page, "One more card.");
  }));

test("on a phone cards are tapped; a narrow deck keeps its arrows to what is seen", () =>
  onPage({ width: 390, hasTouch: true, isMobile: true }, async (page) => {
    for (const card of ["8s", "8h", "8d", "8c", "2c"]) await deckCard(page, card).tap();
    assert.equal(await headline(page), "four of a kind");
    assert.equal(await says(page), "Four of a kind, eights, two kicker");
    await page.getByRole("button", { name: "two of clubs: put back" }).tap();
    assert.equal(await headline(page), "One more card");
    await deckCard(page, "As").focus();
    await page.keyboard.press("ArrowDown");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.card), "7s");
    await page.keyboard.press("ArrowDown");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.card), "Ah");
  }));

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px cards of the deck are large enough to hit`, () =>
    onPage({ width, hash: link("paiGowPoker", "") }, async (page) => {
      const sizes = await page
        .locator(".deck-card")
        .evaluateAll((cards) =>
          cards.map((card) => [card.getBoundingClientRect().width, card.getBoundingClientRect().height]),
        );
      assert.equal(sizes.length, 53);
      const least = width === 1440 ? 40 : 43.9;
      for (const [wide, high] of sizes) assert.ok(wide >= least && high >= 43.9, `${wide} by ${high}`);
    }));
}

test("on a phone the hand and its rank stay in sight over the deck", () =>
  onPage({ width: 320, hash: link("texasHoldem", "AhKdKc9s9d") }, async (page) => {
    await deckCard(page, "2c").scrollIntoViewIfNeeded();
    const box = await page.locator(".hand[data-hand=a] .headline").boundingBox();
    assert.ok(box.y >= 0 && box.y < 100, `the headline is at ${box.y}`);
  }));

// ── Rulesets, words, articles ──

const WHEEL = "As2d3c4h5s9dKc";

test("standard, to the letter and Pai Gow rank A-2-3-4-5 each in their way", async () => {
  await onPage({ hash: link("sevenCardStud", WHEEL) }, async (page) => {
    assert.equal(await says(page), "Straight, five high");
    assert.equal(
      await cited(page),
      "Not in the regulation Robert's Rules of Poker: A-2-3-4-5 is the lowest straight; the regulation does not mention it.",
    );
    assert.equal(await row(page, "Value"), "5,853 of 7,461 equal values tie");
    await page.getByLabel("To the letter: the ace is only high").check();
    assert.equal(await says(page), "High card ace, then king, nine, five and four");
    assert.equal(await cited(page), "Seven Card Stud regulation, 1999, art. 6 j");
    assert.match(page.url(), /ace=high/);
    await page.getByRole("radio", { name: "Triple Shot" }).check();
    assert.equal(await page.getByLabel("To the letter: the ace is only high").isVisible(), false);
    assert.equal(await says(page), "Straight, five high");
    assert.equal(await cited(page), "Triple Shot regulation, 2004, art. 4 f");
    await page.getByRole("radio", { name: "Pai Gow Poker" }).check();
    assert.equal(await says(page), "Straight, ace to five");
    assert.equal(await cited(page), "Pai Gow Poker regulation, 1999, art. 4 g");
    assert.equal(await row(page, "Value"), "5,861 of 7,462 equal values tie");
  });
});

test("the joker is there in Pai Gow only, and the page says what it stands for", () =>
  onPage({ hash: link("paiGowPoker", "AcKc9c4cTh") }, async (page) => {
    await deckCard(page, "Jk").click();
    assert.equal(await says(page), "Flush, ace high, then king, queen, nine and four, joker as queen of clubs");
    assert.equal(await row(page, "Joker stands for"), "queen of clubs");
    assert.deepEqual(await trayCards(page), ["Ac", "Kc", "Jk", "9c", "4c", "Th"]);
    await page.getByRole("radio", { name: "Let It Ride" }).check();
    assert.equal(await deckCard(page, "Jk").isVisible(), false);
    assert.match(await headline(page), /^No joker here/);
    await page.getByRole("button", { name: "joker: put back" }).click();
    assert.equal(await headline(page), "high card");
  }));

const terms = [
  ["sevenCardStud", "AsKd9h7c2d", "naipes mayores", "Reglamento de Póker de siete naipes, 1999, art. 6 j"],
  ["texasHoldem", "AsKd9h7c2d", "cartas mayores", "Reglamento de Texas Hold'em Póker, 2006, art. 7 j"],
  ["sevenCardStud", "9s8d7h6c5d", "escalera", "Reglamento de Póker de siete naipes, 1999, art. 6 f"],
  ["tripleShot", "9s8d7h6c5d", "escalera simple", "Reglamento de Triple Shot, 2004, art. 4 f"],
  ["letItRide", "9s8d7h6c5d", "escalera simple", "Reglamento de Let it Ride, 1999, art. 11 f"],
  ["letItRide", "AsKsQsJsTs", "escalera real de color", "Reglamento de Let it Ride, 1999, art. 11 a"],
  ["paiGowPoker", "AcAdAhAsJk", "cinco ases", "Reglamento de Pai Gow Póker, 1999, art. 4 a"],
  ["paiGowPoker", "AcKc9c4cJk", "color", "Reglamento de Pai Gow Póker, 1999, art. 4 f"],
  ["texasHoldem", "9s9d9h5c5d", "full", "Reglamento de Texas Hold'em Póker, 2006, art. 7 d"],
];

test("in Spanish each game's hands have its regulation's own names and articles", () =>
  onPage({ locale: "es-PE" }, async (page) => {
    assert.equal(await page.evaluate(() => document.documentElement.lang), "es");
    for (const [game, cards, name, article] of terms) {
      await page.goto(`${demo.url}#game=${game}&a=${cards}&lang=es`);
      await page.locator(".cited").filter({ hasText: article }).waitFor();
      assert.equal(await headline(page), name);
      assert.equal(await cited(page), article);
    }
  }));

test("the language changes every word at once and is remembered", () =>
  onPage({ hash: "#game=paiGowPoker&a=Ad3s5c5hJk" }, async (page) => {
    assert.equal(await says(page), "Two pair, aces and fives, three kicker, joker as ace");
    assert.equal(await row(page, "Joker stands for"), "A of no suit in particular");
    await page.getByRole("button", { name: "Español" }).click();
    assert.equal(await page.evaluate(() => document.documentElement.lang), "es");
    assert.equal(await page.title(), "¿Cuánto vale esta mano? · tapete");
    assert.equal(await says(page), "Dos pares, ases y cincos, con un tres, comodín como as");
    assert.equal(await row(page, "El comodín vale por"), "A de ningún palo en particular");
    assert.equal(await deckCard(page, "Qs").getAttribute("aria-label"), "reina de picas");
    await page.getByRole("button", { name: "as de diamantes: devolver" }).waitFor();
    await spoken(page, "Dos pares, ases y cincos, con un tres, comodín como as.");
    await page.goto(`${demo.url}?again`);
    await page.getByRole("heading", { name: "¿Cuánto vale esta mano?" }).waitFor();
  }));

// ── Two hands ──

test("two hands are compared, and the page says which article decides", () =>
  onPage({ hash: link("sevenCardStud", "JhJdJc6d6c") }, async (page) => {
    await page.getByRole("button", { name: "Compare two hands" }).click();
    assert.equal(await page.getByRole("button", { name: "Hand B" }).getAttribute("aria-pressed"), "true");
    for (const card of ["9s", "9h", "9d", "Ac", "Ad"]) await deckCard(page, card).click();
    assert.equal(await ruling(page), "Hand A wins Decided by Seven Card Stud regulation, 1999, art. 7 b");
    assert.deepEqual(
      [await says(page, "A"), await says(page, "B")],
      ["Full house, jacks full of sixes", "Full house, nines full of aces"],
    );
    await spoken(page, "Hand A wins.");
    assert.equal(await deckCard(page, "Jh").getAttribute("aria-label"), "jack of hearts (Hand A)");
    await page.getByRole("button", { name: "Español" }).click();
    assert.equal(await ruling(page), "Gana la mano A Lo decide Reglamento de Póker de siete naipes, 1999, art. 7 b");
    await page.getByRole("button", { name: "Comparar dos manos" }).click();
    assert.equal(await page.locator(".comparison").count(), 0);
  }));

const lessons = [
  [
    "counterfeit",
    "A tie Decided by Not in the regulation Robert's Rules of Poker: hands equal in all five cards share the pot.",
  ],
  [
    "kicker",
    "Hand A wins Decided by Not in the regulation Robert's Rules of Poker: where the regulation stops, the other cards are compared in descending order.",
  ],
  ["paiGowWheel", "Hand A wins Decided by Pai Gow Poker regulation, 1999, art. 4 g"],
  ["fiveAces", "Hand A wins Decided by Pai Gow Poker regulation, 1999, art. 4"],
  [
    "wheel",
    "Hand B wins Decided by Not in the regulation Robert's Rules of Poker: A-2-3-4-5 is the lowest straight; the regulation does not mention it.",
  ],
];

test("the examples lay their hands on the table and tell why", () =>
  onPage({}, async (page) => {
    for (const [id, text] of lessons) {
      await page.locator(`[data-lesson="${id}"]`).click();
      assert.equal(await ruling(page), text, id);
      assert.equal(await page.locator("#lesson-note").isVisible(), true);
    }
    await page.locator('[data-lesson="six"]').click();
    assert.equal(await says(page), "Two pair, queens and eights, four kicker");
    assert.equal(await page.locator(".hand[data-hand=a] li.unused").count(), 1);
    assert.equal(await page.locator(".hand[data-hand=b]").isVisible(), false);
    await deckCard(page, "2c").click();
    assert.equal(await page.locator("#lesson-note").isVisible(), false, "the note goes with its hand");
  }));

test("random hands have the game's number of cards; in hold'em two share the board", () =>
  onPage({}, async (page) => {
    const wanted = { "Seven Card Stud": 7, "Texas Hold’em": 7, "Triple Shot": 6, "Let It Ride": 5, "Pai Gow Poker": 7 };
    for (const [game, count] of Object.entries(wanted)) {
      await page.getByRole("radio", { name: game }).check();
      await page.getByRole("button", { name: "Random hand" }).click();
      assert.equal((await trayCards(page)).length, count, game);
    }
    await page.getByRole("radio", { name: "Texas Hold’em" }).check();
    await page.getByRole("button", { name: "Compare two hands" }).click();
    await page.getByRole("button", { name: "Random hand" }).click();
    const [a, b] = [await trayCards(page, "a"), await trayCards(page, "b")];
    assert.equal(a.filter((card) => b.includes(card)).length, 5);
  }));

// ── Text ──

test("the text field takes every form of card and follows the deck", () =>
  onPage({}, async (page) => {
    const field = page.getByLabel("Your hand as text");
    for (const text of ["As Kd 10h 7♣ 7s", "askdTH7c7S", "A♠️,K♦,10♥, 7♣,7♠", " as, kd  10H 7c 7s "]) {
      await page.getByRole("button", { name: "Clear" }).click();
      await field.fill(text);
      assert.deepEqual(await trayCards(page), ["7c", "7s", "As", "Kd", "Th"], text);
      assert.equal(await headline(page), "one pair");
    }
    await field.blur();
    assert.equal(await field.inputValue(), "As Kd Th 7c 7s");
    await deckCard(page, "2c").click();
    assert.equal(await field.inputValue(), "As Kd Th 7c 7s 2c");
    await field.fill("As Kd");
    assert.equal(await headline(page), "3 more cards");
    assert.equal(await page.locator("#text-error").textContent(), "");
  }));

const mistakes = [
  ["As Kd Xx 9h", "Xx", 'No card: "Xx".', "No es una carta: «Xx»."],
  ["Аs Kd", "Аs", 'No card: "Аs".', "No es una carta: «Аs»."], // a Cyrillic A
  ["As Kd 10h K♦", "K♦", "Twice the same card: Kd.", "Carta repetida: Kd."],
  [
    "As Ks Qs Js Ts 9s 8s 7s 6s",
    "7s 6s",
    "Wrong number of cards: 9, not 5 to 7.",
    "Número de cartas equivocado: 9, no de 5 a 7.",
  ],
];

test("mistakes in the text field are described and marked, in both languages", () =>
  onPage({ hash: link("texasHoldem", "AhKdKc9s9d") }, async (page) => {
    const field = page.locator("#text");
    for (const [text, mark, english, spanish] of mistakes) {
      await page.getByRole("button", { name: "English" }).click();
      await field.fill(text);
      await field.press("Enter");
      assert.equal(await page.locator("#text-error mark").textContent(), mark);
      assert.equal(await page.locator("#text-error .problem").textContent(), english);
      assert.equal(await field.getAttribute("aria-invalid"), "true");
      assert.equal(await headline(page), "two pair", "the hand on the table stays");
      await spoken(page, english);
      await page.getByRole("button", { name: "Español" }).click();
      assert.equal(await page.locator("#text-error .problem").textContent(), spanish);
      assert.equal(await field.inputValue(), text);
    }
    await field.fill("AsAdAhAcKd");
    assert.equal(await page.locator("#text-error").textContent(), "");
    assert.equal(await headline(page), "póker");
  }));

test("a token that is being typed is no mistake until a pause", () =>
  onPage({}, async (page) => {
    await page.locator("#text").pressSequentially("As Kd 1");
    assert.equal(await page.locator("#text").getAttribute("aria-invalid"), "false");
    await page.locator("#text").pressSequentially("0h");
    assert.deepEqual(await trayCards(page), ["As", "Kd", "Th"]);
    await page.locator("#text").pressSequentially(" 7");
    await page.locator("#text-error .problem").waitFor({ timeout: 5_000 });
  }));

// ── Address ──

test("a link shows the same table to somebody else", async () => {
  let address;
  await onPage({}, async (page) => {
    await page.getByRole("radio", { name: "Seven Card Stud" }).check();
    await page.getByLabel("To the letter: the ace is only high").check();
    await page.getByLabel("Your hand as text").fill("10s9s8s7s6s5h4d");
    await page.getByRole("button", { name: "Compare two hands" }).click();
    await page.getByLabel("Hand B as text").fill("KhKdKs2c2d");
    await page.getByRole("button", { name: "Español" }).click();
    address = new URL(page.url()).hash;
    assert.equal(address, "#game=sevenCardStud&ace=high&a=Ts9s8s7s6s5h4d&b=KhKdKs2c2d&lang=es");
  });
  await onPage({ hash: address, locale: "en" }, async (page) => {
    assert.equal(await ruling(page), "Gana la mano A Lo decide Reglamento de Póker de siete naipes, 1999, art. 6");
    assert.equal(await page.locator("#literal").isChecked(), true);
    assert.equal(new URL(page.url()).hash, address);
    // A link on the page, or the address edited by hand.
    await page.evaluate(() => {
      location.hash = "#game=letItRide&a=2s2h2d2c3s&lang=en";
    });
    await page.locator(".says").filter({ hasText: "Four of a kind, twos, three kicker" }).waitFor();
    assert.equal(await page.locator(".comparison").count(), 0);
  });
});

test("an address that cannot be read is shown as text with its mistake, or left aside", async () => {
  await onPage({ hash: link("texasHoldem", "AsKdZz") }, async (page) => {
    assert.equal(await page.locator("#text").inputValue(), "AsKdZz");
    assert.equal(await page.locator("#text-error mark").textContent(), "Zz");
  });
  await onPage({ hash: "#game=whist&a=%00&b=<b>&lang=xx" }, async (page) => {
    assert.equal(await page.getByRole("radio", { name: "Texas Hold’em" }).isChecked(), true);
    assert.equal(await page.locator("#text").getAttribute("aria-invalid"), "true");
  });
  await onPage({}, async (page) => assert.equal(new URL(page.url()).hash, ""));
});

// ── Around it ──

test("the theme follows the system until the visitor chooses, and is remembered", () =>
  onPage({ colorScheme: "dark" }, async (page) => {
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    assert.equal(await theme(), "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await page.waitForFunction(() => document.documentElement.dataset.theme === "light");
    await page.getByRole("button", { name: "Dark theme" }).click();
    assert.equal(await theme(), "dark");
    await page.reload();
    await page.locator('#felt[data-state="ready"]').waitFor();
    assert.equal(await theme(), "dark");
    assert.equal(await page.getByRole("button", { name: "Dark theme" }).getAttribute("aria-pressed"), "true");
  }));

test("developers see the HandRank and can copy it, and the link", () =>
  onPage(
    { hash: link("texasHoldem", "AhKdKc9s4h2c9d"), permissions: ["clipboard-read", "clipboard-write"] },
    async (page) => {
      await page.locator("#code summary").click();
      const expected = {
        value: 4829,
        category: "twoPair",
        ranks: ["K", "9", "A"],
        cards: ["Kd", "Kc", "9s", "9d", "Ah"],
        unused: ["4h", "2c"],
        joker: null,
      };
      const shown = JSON.parse(await page.locator("#json").textContent());
      assert.deepEqual(shown, expected);
      await page.getByRole("button", { name: "Copy JSON" }).click();
      await page.getByRole("button", { name: "Copied" }).waitFor();
      assert.deepEqual(JSON.parse(await page.evaluate(() => navigator.clipboard.readText())), shown);
      await page.getByRole("button", { name: "Copy link" }).click();
      await page.waitForFunction(async () => (await navigator.clipboard.readText()) === location.href);
    },
  ));

test("where the rules cannot be loaded the page says so", async () => {
  for (const broken of ["**/*.wasm", "**/pkg/browser.js"]) {
    const { page, context } = await demo.open({
      waitFor: "failed",
      prepare: (context) => context.route(broken, (route) => route.abort()),
    });
    assert.match(
      await page.getByRole("alert").innerText(),
      /^The rules could not be loaded\. Check your connection and try again\./,
    );
    await context.unroute(broken);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator('#felt[data-state="ready"]').waitFor();
    await context.close();
  }
});

test("without JavaScript the page says what it needs", async () => {
  const { page, context } = await demo.open({ waitFor: null, javaScriptEnabled: false });
  assert.match(await page.locator("noscript").innerText(), /needs JavaScript.*necesita JavaScript/s);
  assert.equal(await page.locator("#table").isVisible(), false);
  await context.close();
});

test("nothing moves where the visitor asked for calm", () =>
  onPage({}, async (page) => {
    await page.getByRole("button", { name: "Random hand" }).click();
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  }));

// ── Every state, theme, language and width: axe, and no sideways scrolling ──

const states = {
  empty: "#game=texasHoldem&a=",
  choosing: "#game=sevenCardStud&a=AsKd9h",
  ranked: "#game=texasHoldem&a=AhKdKc9s4h2c9d",
  source: "#game=sevenCardStud&a=As2d3c4h5s",
  joker: "#game=paiGowPoker&a=AcKc9c4cJk7dTh",
  compared: "#game=texasHoldem&a=Ah8hJd7hJcKhKs&b=AsQcJd7hJcKhKs",
  waiting: "#game=paiGowPoker&a=AcKc9c4cJk7dTh&b=As2d",
  mistaken: "#game=sevenCardStud&a=AsKdXx9h",
  noJoker: "#game=letItRide&a=AsKsQsJsJk",
};

/** Another state in the same page, as a link on it would bring it. */
const follow = (page, hash) =>
  page.evaluate(
    (next) =>
      new Promise((resolve) => {
        addEventListener("hashchange", () => resolve(), { once: true });
        location.hash = next;
      }),
    hash,
  );

describe("axe finds nothing and nothing scrolls sideways", { concurrency: 2 }, () => {
  for (const width of [320, 768, 1440]) {
    for (const language of ["en", "es"]) {
      test(`${width} px, light and dark, ${language}`, async () => {
        // Only here the policy is set aside, for axe to be put into the page.
        const { page, context } = await demo.open({ width, colorScheme: "light", bypassCSP: true });
        await page.evaluate(() => {
          document.querySelector("#code").open = true;
        });
        for (const [at, [name, hash]] of Object.entries(states).entries()) {
          await follow(page, `${hash}&lang=${language}`);
          assert.equal(await page.evaluate(() => document.documentElement.lang), language);
          for (const colorScheme of ["light", "dark"]) {
            await page.emulateMedia({ colorScheme });
            await page.waitForFunction((scheme) => document.documentElement.dataset.theme === scheme, colorScheme);
            // A theme changes colours; what else it changes, a button, is the same in every state.
            const rules = colorScheme === "light" || at === 0 ? undefined : ["color-contrast"];
            assert.deepEqual(await violations(page, rules), [], `${name}, ${colorScheme}`);
            assert.equal(await overflow(page), 0, `${name}, ${colorScheme}`);
          }
        }
        await context.close();
      });
    }
  }
});

test("with forced colours what is chosen is still told apart", () =>
  onPage({ hash: link("texasHoldem", "AhKd"), forcedColors: "active" }, async (page) => {
    const border = (card) =>
      deckCard(page, card)
        .locator(".card")
        .evaluate((node) => getComputedStyle(node).borderTopWidth);
    assert.deepEqual([await border("Ah"), await border("As")], ["3px", "1px"]);
  }));
