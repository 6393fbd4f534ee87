// The ranker as it is seen: builds what index.html leaves open, and shows state and findings.
import { cardInline } from "./card.js";
import { reveal } from "./choices.js";
import { createDeck } from "./deck.js";
import { byId, el } from "./dom.js";
import { showFailure } from "./failure.js";
import { GAMES, gameOf } from "./games.js";
import { number, translate } from "./i18n.js";
import { pretty } from "./json.js";
import { LESSONS } from "./lessons.js";
import { comparisonTitle, handName, headlineOf, otherHand, ruleset, say, shownHands, state } from "./ranker-state.js";
import { createTray } from "./tray.js";
import { comparisonSlip, handSlip, waitingSlip } from "./verdict.js";

/** `on`: what the visitor's doings call: game(id), toggle(card), putBack(hand, card), activate(hand). */
export function createView({ shell, on }) {
  const games = GAMES.map(({ id }) => {
    const input = el("input", { type: "radio", name: "game", value: id, onchange: () => on.game(id) });
    const name = el("span", { "data-word": `game.${id}` });
    byId("game-choices").append(el("label", { class: "choice" }, input, name));
    return input;
  });
  const deck = createDeck(byId("deck"), { onToggle: on.toggle });
  const hands = Object.fromEntries(
    ["a", "b"].map((hand) => {
      const box = document.querySelector(`.hand[data-hand="${hand}"]`);
      const part = (name) => box.querySelector(`.${name}`);
      const tray = createTray(part("tray"), {
        onBack: (card) => on.putBack(hand, card),
        onPlace: () => on.activate(hand),
      });
      const activate = el("button", { type: "button", onclick: () => on.activate(hand) });
      return [hand, { box, tray, activate, name: part("hand-name"), headline: part("headline"), count: part("count") }];
    }),
  );
  const isReady = () => byId("felt").dataset.state === "ready";

  function showGames() {
    for (const input of games) input.checked = input.value === state.game;
    reveal(games.find((input) => input.checked).parentElement);
    byId("literal").checked = state.literal;
    byId("literal-label").hidden = !gameOf(state.game).literal;
    byId("rules-note").textContent = say(`rules.${ruleset()}`);
  }

  /** Wins, tie, or how many cards there are. */
  function showCount(node, hand, comparison) {
    let outcome = null;
    if (comparison?.result === 0) outcome = "tie";
    else if (comparison && comparison.result > 0 === (hand === "a")) outcome = "wins";
    node.textContent = outcome ? say(`hand.${outcome}`) : say("hand.count", { count: state.hands[hand].length });
    node.classList.toggle("outcome", outcome !== null);
  }

  function showName({ name, activate }, hand) {
    if (!state.compare) {
      name.replaceChildren(handName(hand));
      return;
    }
    if (!activate.isConnected) name.replaceChildren(activate);
    activate.textContent = handName(hand);
    activate.setAttribute("aria-pressed", String(hand === state.active));
  }

  function showTray(tray, hand, { rank, problem }, words) {
    tray.render({
      label: say("hand.cards", { hand: handName(hand) }),
      order: rank ? [...rank.cards, ...rank.unused] : state.hands[hand],
      plays: rank ? rank.cards.length : 0,
      joker: rank?.joker ?? null,
      wrong: problem?.code === "jokerNotAllowed" ? "Jk" : null,
      nameOf: (card) => say("hand.back", { card: words.card(card) }),
      emptyName: say("hand.slot"),
      // What is there when the page opens does not move.
      comesFrom: (card) => (isReady() && hand === state.active ? deck.place(card) : null),
    });
  }

  function showHand(hand, found) {
    const parts = hands[hand];
    parts.box.hidden = !shownHands().includes(hand);
    if (parts.box.hidden) return;
    const { rank, problem } = found.hands[hand];
    parts.box.classList.toggle("active", state.compare && hand === state.active);
    parts.box.classList.toggle("ranked", Boolean(rank));
    showName(parts, hand);
    parts.headline.textContent = headlineOf(hand, found);
    parts.headline.className = `headline ${problem ? "problem" : rank ? "ranked" : "waiting"}`;
    showCount(parts.count, hand, found.comparison);
    showTray(parts.tray, hand, found.hands[hand], found.words);
  }

  function showDeck({ words }) {
    const other = otherHand();
    deck.render({
      label: say("deck.label", { hand: handName(state.active) }),
      chosen: state.hands[state.active],
      other: state.compare ? state.hands[other] : [],
      letter: { name: handName(other), short: other.toUpperCase() },
      joker: ruleset() === "paiGow",
      cardName: words.card,
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
    return el("p", { class: "echo" }, text.slice(0, start), el("mark", {}, text.slice(start, end)), text.slice(end));
  }

  function showText({ words }) {
    const field = byId("text");
    byId("text-label").textContent = say("text.label", { hand: handName(state.active) });
    if (state.draft) {
      if (field.value !== state.draft.text) field.value = state.draft.text;
    } else if (document.activeElement !== field) {
      field.value = state.hands[state.active].join(" ");
    }
    const problem = state.draft?.shown ? state.draft.problem : null;
    field.setAttribute("aria-invalid", String(Boolean(problem)));
    const lines = problem ? [marked(state.draft), el("p", { class: "problem" }, words.problem(problem))] : [];
    byId("text-error").replaceChildren(...lines.filter(Boolean));
  }

  function showVerdict(found, rules) {
    const { comparison, words } = found;
    const tools = { words, word: say, number: (value) => number(state.language, value) };
    const slips = shownHands()
      .filter((hand) => found.hands[hand].rank)
      .map((hand) => {
        const owner = state.compare
          ? { name: handName(hand), letter: hand.toUpperCase() }
          : { name: null, letter: null };
        const best = rules.best(ruleset());
        return handSlip({ ...owner, ...found.hands[hand], game: state.game, best }, tools);
      });
    if (slips.length === 0) slips.push(waitingSlip(say("verdict.waiting")));
    else if (state.compare && !comparison) slips.push(waitingSlip(say("verdict.needsBoth")));
    byId("slips").replaceChildren(...slips);
    byId("slips").classList.toggle("two", Boolean(comparison));
    const title = comparison && comparisonTitle(comparison);
    byId("comparison").replaceChildren(...(comparison ? [comparisonSlip({ ...comparison, title }, tools)] : []));
    showNote();
  }

  function showNote() {
    const note = byId("lesson-note");
    note.hidden = !state.lesson;
    if (!state.lesson) return;
    note.replaceChildren(el("strong", {}, say(`lesson.${state.lesson}`)), ` ${say(`lesson.${state.lesson}.why`)}`);
  }

  function jsonText({ hands: { a, b }, comparison }) {
    if (comparison) return pretty({ a: a.rank, b: b.rank, compareHands: comparison.result }, ["a", "b"]);
    const rank = a.rank ?? b?.rank;
    return rank ? pretty(rank) : null;
  }

  function showCode(found) {
    const json = jsonText(found);
    byId("json").textContent = json ?? say("code.none");
    byId("copy-json").disabled = json === null;
  }

  function lessonCards(lesson, rules) {
    const lines = [lesson.a, lesson.b]
      .filter(Boolean)
      .map((hand) => el("span", {}, rules.cardsOf(hand).map(cardInline)));
    return el("span", { class: "lesson-cards" }, lines);
  }

  return {
    hands,
    isReady,
    shownJson: () => byId("json").textContent,
    /** Everything that depends on the state. */
    show(found, rules) {
      showGames();
      showHand("a", found);
      showHand("b", found);
      showDeck(found);
      showText(found);
      showVerdict(found, rules);
      showCode(found);
    },
    /** Everything that depends on the language alone. */
    showLanguage() {
      translate(document, state.language);
      shell.render(state.language);
    },
    showLessons(rules) {
      const entries = LESSONS.map((lesson) => {
        const text = (name, key) => el("span", { class: name, "data-word": key }, say(key));
        return el(
          "li",
          {},
          el(
            "button",
            { type: "button", class: "lesson", "data-lesson": lesson.id },
            text("lesson-game", `game.${lesson.game}`),
            text("lesson-title", `lesson.${lesson.id}`),
            lessonCards(lesson, rules),
            text("lesson-why", `lesson.${lesson.id}.why`),
          ),
        );
      });
      byId("lessons").replaceChildren(...entries);
    },
    /** Before the rules are there: empty places under a sentence. */
    showWaiting() {
      for (const hand of Object.keys(hands)) {
        hands[hand].headline.textContent = say("site.loading");
        hands[hand].tray.render({
          label: "",
          order: [],
          plays: 0,
          joker: null,
          wrong: null,
          nameOf: String,
          emptyName: "",
          comesFrom: () => null,
        });
      }
    },
    ready() {
      byId("felt").dataset.state = "ready";
      byId("felt").inert = false;
      byId("games").disabled = false;
    },
    fail(error) {
      showFailure(error, say);
      hands.a.headline.textContent = say("site.failed");
    },
  };
}
