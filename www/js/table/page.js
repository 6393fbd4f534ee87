// A page with a table: what the visitor does, as changes of one state that is then shown whole. A game gives its form
// of settings and bets, the number of common cards and what is printed on the cloth; or a display of its own.
import { createAnnouncer } from "../announce.js";
import { copyFrom } from "../clipboard.js";
import { byId, calm } from "../dom.js";
import { showFailure } from "../failure.js";
import { preferredLanguage, rememberLanguage, translate, word } from "../i18n.js";
import { loadRules } from "../rules.js";
import { createShell } from "../shell.js";
import { createDisplay } from "./display.js";
import { readLink, writeLink } from "./link.js";
import { spoken } from "./log.js";
import { createPlay } from "./play.js";
import { seatSeen } from "./viewers.js";

/**
 * game: { id, page, places, limit, seatsOf(config), createForm(), print(view, tools) }; or a display of its own,
 * createDisplay(game, on), in place of places, limit and print. A form has translate(say),
 * read() → { config, deal }, complete(), fill({ config, deal }), dealt(), show(problem, tools) → the field it is about,
 * nameOf(path, { say, action }) → what the page calls what the package calls so, or null.
 * Where a game differs from the usual it has middle, hands (felt.js, seat.js), decisions, detail (bar.js), panel with
 * render(state, on), resultNote, lineName (results.js), told (log.js), and after(table) → the actions that follow a deal.
 */
export async function startTablePage(game) {
  const state = { language: preferredLanguage(), viewer: "turn", settingUp: true, problem: null, broken: null };
  const say = (key, values) => word(state.language, key, values);
  const announce = createAnnouncer(byId("live"));
  let rules = null;
  let play = null;
  let shownHash = null;
  let failure = null;

  // ── Showing ──

  const tools = () => ({ rules, say, words: rules.words(state.language), game: game.id });

  /** Each action changes the address of its table; another table gets an entry of its own: back leads to the former. */
  function keepAddress(another) {
    const link = { game: game.id, config: play.config, actions: play.actions, ...state };
    const untouched = location.hash === "" && !play.table;
    const hash = writeLink(link);
    if (!untouched && hash !== location.hash) history[another ? "pushState" : "replaceState"](null, "", hash);
    shownHash = location.hash;
  }

  function showProblems() {
    const field = form.show(state.problem, tools());
    byId("broken").hidden = !state.broken;
    byId("broken").textContent = state.broken ? state.broken(tools()) : "";
    return field;
  }

  function show({ another = false, ...settings } = {}) {
    display.show({ state, play, continues, tools: tools(), ...settings });
    keepAddress(another);
    return showProblems();
  }

  function tell(from) {
    const seat = seatSeen(state.viewer, play.table);
    const told = [spoken(play.table.events({ from, seat }), tools(), game.told)];
    // Who decides now hears the own cards too.
    if (play.table.pending.includes(seat)) told.push(byId("bar-detail").textContent);
    announce(told.join(" "), 250);
  }

  // ── Changes ──

  /** Whether the next deal is one more hand at this table, and not the first at a new one. */
  function continues() {
    if (play.table === null || play.table.toAct !== null) return false;
    return JSON.stringify(form.read().config) === JSON.stringify(play.config);
  }

  function refuse(problem) {
    state.problem = problem;
    const field = show({ still: true });
    field?.input.focus();
    const text = (field ? byId(`${field.input.id}-error`) : byId("setup-error")).textContent;
    announce(text);
  }

  function accepted(from, another = false) {
    Object.assign(state, { problem: null, broken: null, settingUp: false });
    // A seat that one looked from may be gone.
    const seat = seatSeen(state.viewer, play.table);
    if (seat !== null && seat >= play.table.view().seats.length) state.viewer = "turn";
    show({ another });
    tell(from);
  }

  function dealFromForm() {
    form.complete();
    const { config, deal } = form.read();
    if (continues()) {
      const from = play.table.view().nextEvent;
      const problem = play.act(deal, { version: play.table.version });
      if (problem) return refuse(problem);
      follows();
      form.dealt();
      accepted(from);
    } else {
      const another = play.table !== null;
      const { problem } = play.open(config, [deal]);
      if (problem) return refuse(problem);
      follows();
      form.dealt();
      accepted(0, another);
    }
    byId("table").scrollIntoView({ block: "start", behavior: calm() ? "auto" : "smooth" });
    focusDecision();
  }

  function focusDecision() {
    const actions = byId("bar-actions");
    const first = actions.querySelector(".strong") ?? actions.querySelector("button") ?? byId("bar");
    first.focus({ preventScroll: true });
  }

  /** What a game does by itself after a deal, each as an action of its own. */
  function follows() {
    for (const action of game.after?.(play.table) ?? []) play.act(action, {});
  }

  function act(action, guard) {
    const from = play.table.view().nextEvent;
    const problem = play.act(action, guard);
    // Only an answer to a view that is no longer shown can be refused here: there is nothing to tell.
    if (problem) return;
    if (action.type === "deal") follows();
    accepted(from);
  }

  /** What `next(table)` gives is done, again and again until it gives null; then all of it is shown and told at once. */
  function actAll(next) {
    const from = play.table.view().nextEvent;
    let done = 0;
    for (let action = next(play.table); action && !play.act(action); action = next(play.table)) done += 1;
    if (done > 0) accepted(from);
  }

  /** `far(table)`: whether to go one more step in the same direction. */
  function step(back, far = () => false) {
    const move = () => (back ? play.undo() : play.redo());
    if (!move()) return;
    while (far(play.table) && move());
    show({ still: true });
    announce(say(back ? "bar.undone" : "bar.redone"));
  }

  function setUp() {
    state.settingUp = true;
    form.fill({ config: play.config, deal: lastDeal() });
    show({ still: true });
    byId("setup-title").focus({ preventScroll: true });
    byId("table").scrollIntoView({ block: "start" });
  }

  function cancel() {
    Object.assign(state, { settingUp: false, problem: null });
    show({ still: true });
    focusDecision();
  }

  /** The bets of the last hand; cards that were laid out for it are not dealt twice. */
  function lastDeal() {
    const { deck, cut, dice, ...deal } = play.actions.findLast(({ type }) => type === "deal") ?? { type: "deal" };
    return deal;
  }

  function setLanguage(language) {
    rememberLanguage(language);
    state.language = language;
    showLanguage();
    if (play) show({ still: true });
    else if (failure) showFailure(failure, say);
  }

  function setViewer(viewer) {
    state.viewer = viewer;
    show({ still: true });
    announce(byId("viewer-note").textContent, 250);
  }

  // ── Links ──

  function follow(hash) {
    const link = readLink(hash, game.id);
    if (link.language) state.language = link.language;
    state.viewer = link.viewer ?? "turn";
    state.broken = null;
    state.problem = null;
    if (link.broken) state.broken = () => say("link.broken");
    else if (link.config) {
      const { problem, at } = play.open(link.config, link.actions);
      if (problem) state.broken = brokenBy(problem, at, link.actions[at]);
      else if (play.table.hand > 0) {
        const seat = seatSeen(state.viewer, play.table);
        if (seat !== null && seat >= play.table.view().seats.length) state.viewer = "turn";
        form.fill({ config: play.config, deal: lastDeal() });
        state.settingUp = false;
      } else form.fill({ config: play.config });
    }
    if (state.broken) {
      play = createPlay(rules, game.id);
      form.fill({});
      state.settingUp = true;
    }
  }

  /** The visitor knows fields, not paths of settings: what has a name on the page is called by it. */
  const brokenBy = (problem, at, action) => (now) => {
    const number = at + 1;
    const nameOf = (path) => (path === "action" ? say("link.action", { number }) : form.nameOf(path, { say, action }));
    const why = now.words.tableProblem(problem, game.id, nameOf);
    return at === undefined ? say("link.badTable", { why }) : say("link.badAction", { number, why });
  };

  // ── Start ──

  function showLanguage() {
    translate(document, state.language);
    form.translate(say);
    shell.render(state.language);
  }

  function copy(button, text) {
    return copyFrom(button, text, { done: say("tools.copied"), failed: say("tools.notCopied"), announce });
  }

  function listen() {
    byId("set-up").addEventListener("submit", (event) => {
      event.preventDefault();
      dealFromForm();
    });
    byId("set-up").addEventListener("input", () => {
      state.problem = null;
      show({ still: true });
    });
    byId("cancel").addEventListener("click", cancel);
    byId("link").addEventListener("click", ({ currentTarget }) => copy(currentTarget, location.href));
    for (const name of ["action", "events", "view"])
      byId(`copy-${name}`).addEventListener("click", ({ currentTarget }) =>
        copy(currentTarget, byId(`json-${name}`).textContent),
      );
    addEventListener("hashchange", () => {
      if (location.hash === shownHash) return;
      follow(location.hash);
      showLanguage();
      show({ still: true });
      announce(byId("broken").textContent);
      byId("table").focus({ preventScroll: true });
      byId("table").scrollIntoView({ block: "start", behavior: calm() ? "auto" : "smooth" });
    });
  }

  const opened = readLink(location.hash, game.id);
  state.language = opened.language ?? state.language;
  const form = game.createForm();
  const shell = createShell({ page: game.page, onLanguage: setLanguage });
  const display = (game.createDisplay ?? createDisplay)(game, {
    act,
    actAll,
    deal: () => act(lastDeal(), { version: play.table.version }),
    setUp,
    view: setViewer,
    announce,
    refresh: () => display.refresh(),
    undo: (far) => step(true, far),
    redo: (far) => step(false, far),
    copy,
    snapshot: (button) => copy(button, JSON.stringify(play.table.snapshot())),
  });
  showLanguage();
  if (opened.actions?.length > 0)
    display.expect({ viewer: opened.viewer ?? "turn", seats: game.seatsOf(opened.config), say });
  announce(say("site.loading"));
  try {
    rules = await loadRules();
  } catch (error) {
    failure = error;
    announce("");
    showFailure(error, say);
    return;
  }
  announce("");
  play = createPlay(rules, game.id);
  form.fill({});
  listen();
  follow(location.hash);
  showLanguage();
  show({ still: true });
  byId("felt").dataset.state = "ready";
  byId("felt").inert = false;
}
