// The hand ranker: what the visitor does, as changes of one state that is then shown whole.
import { readAddress, writeAddress } from "./address.js";
import { createAnnouncer } from "./announce.js";
import { copyFrom } from "./clipboard.js";
import { deal } from "./deal.js";
import { byId, calm } from "./dom.js";
import { gameOf } from "./games.js";
import { rememberLanguage } from "./i18n.js";
import { LESSONS } from "./lessons.js";
import { findOut, fromAddress, LEAST, MOST, ruleset, say, spoken, state, withHand } from "./ranker-state.js";
import { createView } from "./ranker-view.js";
import { loadRules } from "./rules.js";
import { createShell } from "./shell.js";

let rules = null;
let view = null;
let shownHash = null;
let typing = 0;
let broken = null; // why the rules could not be loaded

// ── Showing ──

const announce = createAnnouncer(byId("live"));

/** The address follows the state; a visitor who has not chosen anything yet keeps a plain one. */
function keepAddress() {
  const untouched = location.hash === "" && !state.compare && state.hands.a.length === 0;
  const hash = writeAddress(state);
  if (!untouched && hash !== location.hash) history.replaceState(null, "", hash);
  shownHash = location.hash;
}

function show() {
  const found = findOut(rules);
  view.show(found, rules);
  keepAddress();
  return found;
}

function update(change) {
  const { language } = state;
  Object.assign(state, { notice: null }, change);
  if (state.language !== language) view.showLanguage();
  // A row of quick changes is announced once, at its end.
  announce(spoken(show()), 300);
}

// ── Changes ──

function toggle(card) {
  const cards = state.hands[state.active];
  if (cards.includes(card)) putBack(state.active, card);
  else if (cards.length === MOST) update({ notice: "hand.full" });
  else update(withHand(state.active, [...cards, card]));
}

function putBack(hand, card) {
  const { tray, activate } = view.hands[hand];
  const position = tray.positionOf(card);
  const fromTray = tray.hasFocus();
  const cards = state.hands[hand].filter((other) => other !== card);
  update({ ...withHand(hand, cards), active: hand });
  // The button that was pressed is gone: the next card takes the focus, or what picks cards for the hand.
  if (!fromTray || tray.focus(position)) return;
  const next = activate.isConnected ? activate : document.querySelector('.deck-card[tabindex="0"]');
  next.focus({ preventScroll: true });
}

function setLanguage(language) {
  rememberLanguage(language);
  if (view.isReady()) {
    update({ language });
    return;
  }
  state.language = language;
  view.showLanguage();
  if (broken) view.fail(broken);
  else view.showWaiting();
}

function setCompare(compare) {
  if (compare) update({ compare, active: state.hands.a.length >= LEAST ? "b" : "a", draft: null });
  else update({ ...withHand("b", []), compare, active: "a" });
}

function randomHands() {
  const dealt = deal(rules.deck(ruleset()), { ...gameOf(state.game), hands: state.compare ? 2 : 1 });
  update({ hands: { a: dealt[0], b: dealt[1] ?? [] }, draft: null, lesson: null });
}

function layLesson(id) {
  const { game, literal = false, a, b = "" } = LESSONS.find((lesson) => lesson.id === id);
  const hands = { a: rules.cardsOf(a), b: rules.cardsOf(b) };
  update({ game, literal, compare: b !== "", active: "a", hands, draft: null, lesson: id });
  byId("table").focus({ preventScroll: true });
  byId("table").scrollIntoView({ block: "start", behavior: calm() ? "auto" : "smooth" });
}

/** Takes over the text field. A token that is being typed is no mistake yet: that is said after a pause. */
function readField(now) {
  clearTimeout(typing);
  const text = byId("text").value;
  const { cards, problem, mark } = rules.readText(text, ruleset());
  if (cards) {
    if (cards.join() !== state.hands[state.active].join()) update(withHand(state.active, cards));
    else if (state.draft) update({ draft: null });
    return;
  }
  if (state.draft?.shown && state.draft.text === text) return;
  const shown = now || Boolean(state.draft?.shown);
  update({ draft: { text, problem, mark, shown } });
  if (!shown) typing = setTimeout(readField, 700, true);
}

function leaveField() {
  readField(true);
  if (!state.draft) byId("text").value = state.hands[state.active].join(" ");
}

// ── Start ──

const on = {
  game: (game) => update({ game, literal: gameOf(game).literal && state.literal, lesson: null, draft: null }),
  toggle,
  putBack,
  activate: (hand) => state.active !== hand && update({ active: hand, draft: null }),
};

function copy(button, text) {
  return copyFrom(button, text, { done: say("tools.copied"), failed: say("tools.notCopied"), announce });
}

function listen() {
  const click = (id, run) => byId(id).addEventListener("click", run);
  click("random", randomHands);
  click("clear", () => update({ hands: { a: [], b: [] }, active: "a", draft: null, lesson: null }));
  click("compare", () => setCompare(!state.compare));
  click("link", ({ currentTarget }) => copy(currentTarget, location.href));
  click("copy-json", ({ currentTarget }) => copy(currentTarget, view.shownJson()));
  click("lessons", ({ target }) => {
    const button = target.closest("[data-lesson]");
    if (button) layLesson(button.dataset.lesson);
  });
  byId("literal").addEventListener("change", ({ target }) => update({ literal: target.checked, lesson: null }));
  const field = byId("text");
  field.addEventListener("input", () => readField(false));
  field.addEventListener("change", () => readField(true));
  field.addEventListener("keydown", ({ key }) => key === "Enter" && readField(true));
  field.addEventListener("blur", leaveField);
  addEventListener("hashchange", () => {
    if (location.hash !== shownHash) update(fromAddress(location.hash, rules));
  });
}

async function start() {
  state.language = readAddress(location.hash).language ?? state.language;
  const shell = createShell({ page: "ranker", onLanguage: setLanguage });
  view = createView({ shell, on });
  view.showLanguage();
  view.showWaiting();
  announce(say("site.loading"));
  try {
    rules = await loadRules();
  } catch (error) {
    announce("");
    broken = error;
    view.fail(error);
    return;
  }
  announce("");
  listen();
  Object.assign(state, fromAddress(location.hash, rules));
  view.showLanguage();
  view.showLessons(rules);
  show();
  view.ready();
}

start();
