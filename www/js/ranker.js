// The hand ranker: one state, one function that shows it, and the events that change it.
import { readAddress, writeAddress } from "./address.js";
import { cardInline } from "./card.js";
import { createDeck } from "./deck.js";
import { byId, calm, el } from "./dom.js";
import { GAMES, gameOf, rulesetOf } from "./games.js";
import { isLanguage, number, preferredLanguage, rememberLanguage, translate, word } from "./i18n.js";
import { LESSONS } from "./lessons.js";
import { loadRules } from "./rules.js";
import { createShell } from "./shell.js";
import { deal } from "./deal.js";
import { createTray } from "./tray.js";
import { comparisonSlip, handSlip, waitingSlip } from "./verdict.js";

const MOST = 7;
const LEAST = 5;

const state = {
  language: preferredLanguage(),
  game: "texasHoldem",
  literal: false,
  compare: false,
  active: "a",
  hands: { a: [], b: [] },
  draft: null, // what is being typed, while it is not a hand: { text, problem, mark }
  lesson: null,
  notice: null, // key of a word
};

let rules = null;
let shownHash = null;
let last = null; // what the last showing found out: ranks, problems, the comparison

const say = (key, values) => word(state.language, key, values);
const ruleset = () => rulesetOf(state.game, state.literal);
const handName = (hand) => say(state.compare ? `hand.${hand}` : "hand.one");
const shownHands = () => (state.compare ? ["a", "b"] : ["a"]);

// ── What the state amounts to ──

function findOut() {
  const words = rules.words(state.language);
  const found = { words, hands: {}, comparison: null };
  for (const hand of shownHands()) {
    const { rank, problem } = rules.judge(state.hands[hand], ruleset());
    found.hands[hand] = { rank, problem, cite: rank && rules.citeHand(rank, state.game, ruleset()) };
  }
  const { a, b } = found.hands;
  if (a.rank && b?.rank) {
    found.comparison = {
      result: rules.compare(a.rank, b.rank, ruleset()),
      cite: rules.citeCompare(a.rank, b.rank, state.game, ruleset()),
    };
  }
  return found;
}

function headlineOf(hand) {
  const cards = state.hands[hand];
  const { rank, problem } = last.hands[hand];
  if (problem) return last.words.problem(problem);
  if (rank) return last.words.category(rank.category, state.game);
  if (cards.length === 0) return say("hand.empty");
  const missing = LEAST - cards.length;
  return missing === 1 ? say("hand.more1") : say("hand.more", { count: missing });
}

/** What the live region says: the same facts as the page shows, in a sentence or two. */
function spoken() {
  const parts = state.notice ? [say(state.notice)] : [];
  if (state.draft?.shown) parts.push(last.words.problem(state.draft.problem));
  for (const hand of shownHands()) {
    const { rank } = last.hands[hand];
    const text = rank ? last.words.hand(rank, state.game) : headlineOf(hand);
    if (state.compare || hand === state.active) parts.push(`${handName(hand)}: ${text}.`);
  }
  if (last.comparison) parts.push(`${verdictTitle()}.`);
  return parts.join(" ").replace(/\.\./g, ".");
}

function verdictTitle() {
  const { result } = last.comparison;
  if (result === 0) return say("verdict.tie");
  return say(result > 0 ? "verdict.winsA" : "verdict.winsB");
}

// ── Showing ──

const parts = {};

/** On a phone the games are a row that scrolls: brings the chosen one into it. */
function reveal(label) {
  const row = label.parentElement;
  if (row.scrollWidth <= row.clientWidth) return;
  row.scrollTo({ left: label.offsetLeft - row.offsetLeft - (row.clientWidth - label.offsetWidth) / 2, behavior: calm() ? "auto" : "smooth" });
}

function showGames() {
  for (const input of parts.games) input.checked = input.value === state.game;
  reveal(parts.games.find((input) => input.checked).parentElement);
  byId("literal").checked = state.literal;
  byId("literal-label").hidden = !gameOf(state.game).literal;
  byId("rules-note").textContent = say(`rules.${ruleset()}`);
}

function showHand(hand) {
  const { box, name, headline, count, tray } = parts.hands[hand];
  const { rank, problem } = last.hands[hand] ?? {};
  box.hidden = !shownHands().includes(hand);
  if (box.hidden) return;
  const cards = state.hands[hand];
  const isActive = state.compare && hand === state.active;
  box.classList.toggle("active", isActive);
  box.classList.toggle("ranked", Boolean(rank));
  if (state.compare) {
    const button = name.querySelector("button") ?? el("button", { type: "button", onclick: () => update({ active: hand, draft: null }) });
    if (!button.isConnected) name.replaceChildren(button);
    button.textContent = handName(hand);
    button.setAttribute("aria-pressed", String(isActive));
  } else {
    name.replaceChildren(handName(hand));
  }
  delete headline.dataset.word;
  headline.textContent = headlineOf(hand);
  headline.className = `headline ${problem ? "problem" : rank ? "ranked" : "waiting"}`;
  count.textContent = say("hand.count", { count: cards.length });
  const outcome = last.comparison && (last.comparison.result === 0 ? "tie" : (last.comparison.result > 0) === (hand === "a") ? "wins" : null);
  if (outcome) count.textContent = say(`hand.${outcome}`);
  count.classList.toggle("outcome", Boolean(outcome));
  tray.render({
    label: say("hand.cards", { hand: handName(hand) }),
    order: rank ? [...rank.cards, ...rank.unused] : cards,
    plays: rank ? rank.cards.length : 0,
    joker: rank?.joker ?? null,
    wrong: problem?.code === "jokerNotAllowed" ? "Jk" : null,
    nameOf: (card) => say("hand.back", { card: last.words.card(card) }),
    emptyName: say("hand.slot"),
    // What is there when the page opens does not move.
    comesFrom: (card) => (hand === state.active && byId("felt").dataset.state === "ready" ? parts.deck.place(card) : null),
  });
}

function showDeck() {
  const other = state.active === "a" ? "b" : "a";
  parts.deck.render({
    label: say("deck.label", { hand: handName(state.active) }),
    chosen: state.hands[state.active],
    other: state.compare ? state.hands[other] : [],
    letter: { name: handName(other), short: other.toUpperCase() },
    joker: ruleset() === "paiGow",
    cardName: last.words.card,
    word: say,
  });
  byId("compare").setAttribute("aria-pressed", String(state.compare));
  byId("notice").hidden = !state.notice;
  byId("notice").textContent = state.notice ? say(state.notice) : "";
}

/** The text with the part that is wrong marked. */
function marked({ text, mark }) {
  if (!mark) return null;
  const [start, end] = mark;
  return el("p", { class: "echo" }, text.slice(0, start), el("mark", {}, text.slice(start, end) || " "), text.slice(end));
}

function showText() {
  const input = byId("text");
  byId("text-label").textContent = say("text.label", { hand: handName(state.active) });
  const canonical = state.hands[state.active].join(" ");
  if (state.draft) {
    if (input.value !== state.draft.text) input.value = state.draft.text;
  } else if (document.activeElement !== input) {
    input.value = canonical;
  }
  const problem = state.draft?.shown ? state.draft.problem : null;
  input.setAttribute("aria-invalid", String(Boolean(problem)));
  byId("text-error").replaceChildren(...(problem ? [marked(state.draft), el("p", { class: "problem" }, last.words.problem(problem))].filter(Boolean) : []));
}

function showVerdict() {
  const tools = { words: last.words, word: say, number: (value) => number(state.language, value) };
  const slips = [];
  byId("comparison").replaceChildren(...(last.comparison ? [comparisonSlip({ ...last.comparison, title: verdictTitle() }, tools)] : []));
  for (const hand of shownHands()) {
    const { rank, cite } = last.hands[hand];
    if (!rank) continue;
    slips.push(handSlip({ name: state.compare ? handName(hand) : null, letter: state.compare ? hand.toUpperCase() : null, rank, cite, game: state.game, best: rules.best(ruleset()) }, tools));
  }
  if (slips.length === 0) slips.push(waitingSlip(say("verdict.waiting")));
  else if (state.compare && !last.comparison) slips.push(waitingSlip(say("verdict.needsBoth")));
  byId("slips").replaceChildren(...slips);
  byId("slips").classList.toggle("two", Boolean(last.comparison));
  const note = byId("lesson-note");
  note.hidden = !state.lesson;
  note.replaceChildren(...(state.lesson ? [el("strong", {}, say(`lesson.${state.lesson}`)), ` ${say(`lesson.${state.lesson}.why`)}`] : []));
}

function showLessons() {
  const entries = LESSONS.map((lesson) => el("li", {},
    el("button", { type: "button", class: "lesson", "data-lesson": lesson.id },
      el("span", { class: "lesson-game" }, say(`game.${lesson.game}`)),
      el("span", { class: "lesson-title" }, say(`lesson.${lesson.id}`)),
      el("span", { class: "lesson-cards" }, [lesson.a, lesson.b].filter(Boolean).map((hand) => el("span", {}, rules.cardsOf(hand).map(cardInline)))),
      el("span", { class: "lesson-why" }, say(`lesson.${lesson.id}.why`)))));
  byId("lessons").replaceChildren(...entries);
}

/** JSON with one key a line; arrays of cards stay on theirs. */
function pretty(value, indent = "") {
  const lines = Object.entries(value).map(([key, item]) => {
    const nested = item !== null && typeof item === "object" && !Array.isArray(item) && "category" in item;
    return `${indent}  ${JSON.stringify(key)}: ${nested ? pretty(item, `${indent}  `) : JSON.stringify(item).replace(/,/g, ", ").replace(/":/g, '": ')}`;
  });
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

function jsonText() {
  const { a, b } = last.hands;
  if (a.rank && b?.rank) return pretty({ a: a.rank, b: b.rank, compareHands: last.comparison.result });
  const rank = a.rank ?? b?.rank;
  return rank ? pretty(rank) : null;
}

function showCode() {
  const json = jsonText();
  byId("json").textContent = json ?? say("code.none");
  byId("copy-json").disabled = !json;
}

let announcing = 0;

function announce() {
  clearTimeout(announcing);
  announcing = setTimeout(() => {
    byId("live").textContent = spoken();
  }, 300);
}

function show() {
  last = findOut();
  showGames();
  showHand("a");
  showHand("b");
  showDeck();
  showText();
  showVerdict();
  showCode();
  // A visitor who has not chosen anything yet keeps a plain address.
  const untouched = location.hash === "" && !state.compare && state.hands.a.length === 0;
  const hash = writeAddress(state);
  if (!untouched && hash !== location.hash) history.replaceState(null, "", hash);
  shownHash = location.hash;
}

function showLanguage() {
  translate(document, state.language);
  parts.shell.render(state.language);
  parts.gameNames.forEach((node, at) => {
    node.textContent = say(`game.${GAMES[at].id}`);
  });
  showLessons();
}

// ── Changing ──

function update(change) {
  const language = state.language;
  Object.assign(state, { notice: null }, change);
  if (state.language !== language) showLanguage();
  show();
  announce();
}

const withHand = (hand, cards) => ({ hands: { ...state.hands, [hand]: cards }, draft: null, lesson: null });

function toggle(card) {
  const cards = state.hands[state.active];
  if (cards.includes(card)) return update(withHand(state.active, cards.filter((other) => other !== card)));
  if (cards.length === MOST) return update({ notice: "hand.full" });
  return update(withHand(state.active, [...cards, card]));
}

function putBack(hand, card) {
  const { tray, name } = parts.hands[hand];
  const position = tray.positionOf(card);
  update({ ...withHand(hand, state.hands[hand].filter((other) => other !== card)), active: hand });
  // The button that was pressed is gone: the next card takes the focus.
  if (!tray.focus(position)) (name.querySelector("button") ?? byId("deck").querySelector('[tabindex="0"]')).focus({ preventScroll: true });
}

function chooseGame(game) {
  update({ game, literal: gameOf(game).literal && state.literal, lesson: null, draft: null });
}

function setCompare(compare) {
  if (compare) return update({ compare, active: state.hands.a.length >= LEAST ? "b" : "a", draft: null });
  return update({ compare, active: "a", hands: { ...state.hands, b: [] }, draft: null, lesson: null });
}

function randomHands() {
  const dealt = deal(rules.deck(ruleset()), { ...gameOf(state.game), hands: state.compare ? 2 : 1 });
  update({ hands: { a: dealt[0], b: dealt[1] ?? [] }, draft: null, lesson: null });
}

function layLesson(id) {
  const { game, literal = false, a, b } = LESSONS.find((lesson) => lesson.id === id);
  update({ game, literal, compare: Boolean(b), active: "a", hands: { a: rules.cardsOf(a), b: b ? rules.cardsOf(b) : [] }, draft: null, lesson: id });
  byId("table").focus({ preventScroll: true });
  byId("table").scrollIntoView({ block: "start", behavior: calm() ? "auto" : "smooth" });
}

let typing = 0;

function readField(now) {
  clearTimeout(typing);
  const text = byId("text").value;
  const { cards, problem, mark } = rules.readText(text, ruleset());
  if (cards) {
    const changes = cards.join() !== state.hands[state.active].join();
    if (changes || state.draft) update({ ...(changes ? withHand(state.active, cards) : { draft: null }) });
    return;
  }
  // A token being typed is not yet a mistake: say so only after a pause.
  const shown = now || Boolean(state.draft?.shown);
  if (state.draft?.shown && state.draft.text === text) return;
  update({ draft: { text, problem, mark, shown } });
  if (!shown) typing = setTimeout(() => readField(true), 700);
}

async function copy(button, text, key) {
  let done = "tools.copied";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    done = "tools.notCopied";
  }
  button.textContent = say(done);
  byId("live").textContent = say(done);
  setTimeout(() => {
    button.textContent = say(key);
  }, 1600);
}

/** Takes over what an address says. A hand that cannot be read stays in the field, with its problem. */
function takeAddress(hash) {
  const { a = "", b, language, ...rest } = readAddress(hash);
  const next = { compare: b !== undefined, active: "a", draft: null, lesson: null, ...rest };
  if (language) next.language = language;
  const game = next.game ?? state.game;
  next.literal = Boolean(next.literal) && gameOf(game).literal;
  const rule = rulesetOf(game, next.literal);
  next.hands = { a: [], b: [] };
  for (const [hand, text] of [["b", b ?? ""], ["a", a]]) {
    const { cards, problem, mark } = rules.readText(text, rule);
    if (cards) next.hands[hand] = cards;
    else Object.assign(next, { active: hand, draft: { text, problem, mark, shown: true } });
  }
  return next;
}

// ── Starting ──

function build() {
  parts.shell = createShell({
    page: "ranker",
    onLanguage(language) {
      rememberLanguage(language);
      if (rules) update({ language });
      else {
        state.language = language;
        translateShell();
      }
    },
  });
  parts.gameNames = [];
  parts.games = GAMES.map(({ id }) => {
    const input = el("input", { type: "radio", name: "game", value: id, onchange: () => chooseGame(id) });
    const name = el("span", {});
    parts.gameNames.push(name);
    byId("game-choices").append(el("label", { class: "game" }, input, name));
    return input;
  });
  parts.deck = createDeck(byId("deck"), { onToggle: toggle });
  parts.hands = {};
  const blank = { label: "", order: [], plays: 0, joker: null, wrong: null, nameOf: String, emptyName: "", comesFrom: () => null };
  for (const box of document.querySelectorAll(".hand")) {
    const hand = box.dataset.hand;
    parts.hands[hand] = {
      box,
      name: box.querySelector(".hand-name"),
      headline: box.querySelector(".headline"),
      count: box.querySelector(".count"),
      tray: createTray(box.querySelector(".tray"), {
        onBack: (card) => putBack(hand, card),
        onPlace: () => state.active !== hand && update({ active: hand, draft: null }),
      }),
    };
    parts.hands[hand].tray.render(blank);
  }
}

function translateShell() {
  translate(document, state.language);
  parts.shell.render(state.language);
  parts.gameNames.forEach((node, at) => {
    node.textContent = say(`game.${GAMES[at].id}`);
  });
}

function listen() {
  byId("literal").addEventListener("change", (event) => update({ literal: event.target.checked, lesson: null }));
  byId("random").addEventListener("click", randomHands);
  byId("clear").addEventListener("click", () => update({ hands: { a: [], b: [] }, active: "a", draft: null, lesson: null }));
  byId("compare").addEventListener("click", () => setCompare(!state.compare));
  byId("link").addEventListener("click", (event) => copy(event.currentTarget, location.href, "tools.link"));
  byId("copy-json").addEventListener("click", (event) => copy(event.currentTarget, jsonText(), "code.copy"));
  byId("lessons").addEventListener("click", (event) => {
    const button = event.target.closest("[data-lesson]");
    if (button) layLesson(button.dataset.lesson);
  });
  const field = byId("text");
  field.addEventListener("input", () => readField(false));
  field.addEventListener("change", () => readField(true));
  field.addEventListener("blur", () => {
    readField(true);
    showText();
  });
  field.addEventListener("keydown", (event) => event.key === "Enter" && readField(true));
  addEventListener("hashchange", () => {
    if (location.hash !== shownHash) update(takeAddress(location.hash));
  });
}

function fail(error) {
  const box = byId("failed");
  const detail = error?.message ? el("p", { class: "fine" }, el("code", {}, error.message)) : null;
  box.replaceChildren(el("p", {}, el("strong", {}, say("ranker.failed")), ` ${say("ranker.failedHelp")}`), ...(detail ? [detail] : []),
    el("button", { type: "button", onclick: () => location.reload() }, say("ranker.retry")));
  box.hidden = false;
  byId("felt").dataset.state = "failed";
  parts.hands.a.headline.textContent = say("ranker.failed");
}

async function start() {
  build();
  const { language } = readAddress(location.hash);
  if (isLanguage(language)) state.language = language;
  translateShell();
  byId("live").textContent = say("ranker.loading");
  try {
    rules = await loadRules();
  } catch (error) {
    fail(error);
    return;
  }
  byId("live").textContent = "";
  listen();
  Object.assign(state, takeAddress(location.hash));
  showLanguage();
  show();
  byId("felt").dataset.state = "ready";
  byId("felt").inert = false;
  byId("games").disabled = false;
}

start();
