// The bar below the felt: whose turn it is and what that seat holds, its decisions as the package lists them; between
// hands the next deal; undo and redo, automatic seats, the dealer's menu.
import { cardInline } from "../card.js";
import { citeMark } from "../cite.js";
import { byId, el, hush } from "../dom.js";
import { runsTable, viewerOfSeat } from "../table/viewers.js";
import { createAmount, openAmount } from "./amount.js";
import { handInWords } from "./seat.js";
import { seatName, seatPlayed } from "./sees.js";

/** The hand as text, where the format of hand histories has words for it. */
function historyOf(table) {
  try {
    return table.handHistory();
  } catch {
    return null;
  }
}

const button = (attributes, text) => el("button", { type: "button", ...attributes }, text);

/** `on` is what the page does, `auto` the automatic seats: { on, toggle() }. */
export function createBar(on, auto) {
  const main = byId("bar-actions");
  let state = null;
  const amount = createAmount({ onChange: relabel, onEnter: () => main.querySelector("[data-open]")?.click() });

  /** The button of the decision with an open amount says the amount. */
  function relabel() {
    const { view, tools } = state;
    const legal = openAmount(view.legal);
    const node = main.querySelector("[data-open]");
    const to = amount.value();
    if (node)
      node.textContent = tools.words.action({ ...legal, to: Number.isNaN(to) ? undefined : to, allIn: isAllIn(to) });
  }

  const isAllIn = (to) => {
    const own = state.view.seats[state.view.toAct];
    return to === own.round + own.stack;
  };

  /** What the amount is refused for is told beside it; all else that can be refused is of a table no longer shown. */
  function decide(action, { open = false } = {}) {
    const { view, tools } = state;
    const guarded = { ...action, seat: view.toAct, version: view.version };
    const problem = open ? state.play.table.check(guarded) : null;
    if (problem && problem.code !== "stale") on.announce(amount.refuse(problem, tools));
    else on.act(action, { seat: view.toAct, version: view.version });
  }

  // The second click of a double click would decide for the next seat.
  const once =
    (run) =>
    ({ detail }) =>
      detail < 2 && run();

  /** Buttons for what is legal: one each, or one for each amount where only some amounts are. */
  function decisions({ view, tools: { words } }) {
    const open = openAmount(view.legal);
    const quiet = view.legal.find(({ type }) => ["check", "call", "show", "bringIn"].includes(type))?.type;
    return view.legal.flatMap((legal) => {
      const { type } = legal;
      const totals = legal === open || legal.min === undefined ? [undefined] : (legal.sizes ?? [legal.min]);
      return totals.map((to, at) =>
        button(
          {
            class: type === quiet && at === 0 ? "strong" : null,
            "data-action": type,
            "data-to": to,
            "data-open": legal === open,
            onclick: once(() =>
              legal === open
                ? decide({ type, to: amount.value() }, { open: true })
                : decide(to === undefined ? { type } : { type, to }),
            ),
          },
          words.action(to === undefined ? legal : { ...legal, to, allIn: isAllIn(to) }),
        ),
      );
    });
  }

  const runs = (viewer) => runsTable(viewer) || auto.on;

  function choices({ view, viewer, play, tools }) {
    const { say } = tools;
    if (view.toAct === null) {
      if (!runs(viewer))
        return [button({ "data-action": "dealer", onclick: () => on.view("turn") }, say("poker.beDealer"))];
      const canDeal = play.table.tableActions().some(({ type }) => type === "deal");
      const name = view.hand === 0 ? "setup.deal" : "poker.dealNext";
      const deal = button({ class: "strong", "data-action": "deal", onclick: once(on.deal) }, say(name));
      const setUp = button({ "data-action": "set-up", onclick: on.setUp }, say("poker.setUp"));
      return [canDeal && deal, setUp].filter(Boolean);
    }
    if (view.legal.length > 0) return decisions({ view, tools });
    if (auto.on) return [];
    const name = seatName(view.toAct, say);
    return [
      button(
        { "data-action": "look", onclick: () => on.view(viewerOfSeat(view.toAct)) },
        say("bar.look", { seat: name }),
      ),
    ];
  }

  function headline({ view, viewer, tools: { words, say, game } }) {
    if (view.toAct !== null) {
      const key = auto.on && view.toAct !== seatPlayed(viewer) ? "poker.thinks" : "bar.turn";
      return say(key, { seat: seatName(view.toAct, say), phase: words.phase(view.phase, game) });
    }
    if (view.settlement === null) return say("bar.waiting");
    return say(view.settlement.pots.length === 0 ? "bar.void" : "bar.settled", { hand: view.hand });
  }

  /** The hand of the seat to act, if this viewer sees it; after a hand who won. */
  function detail({ view, viewer, tools }) {
    const { words, say } = tools;
    if (view.toAct === null) {
      if (view.settlement === null) return [];
      const winners = view.settlement.seats.filter(({ won }) => won > 0);
      const won = winners.map(({ seat, won }) =>
        say("poker.wonBy", { seat: seatName(seat, say), amount: words.chips(won) }),
      );
      return [
        won.length > 0 ? el("span", {}, words.list(won)) : null,
        el("a", { href: "#results-title", class: "to-results", onclick: toResults }, say("poker.results")),
      ].filter(Boolean);
    }
    const seat = auto.on && seatPlayed(viewer) !== null ? seatPlayed(viewer) : view.toAct;
    const [hand] = view.seats[seat]?.hands ?? [];
    const cards = hand?.cards.map(({ card }) => card) ?? [];
    if (cards.length === 0) return [];
    if (cards.includes(null)) return [say("bar.unseen")];
    const line = (list) => list.map((card) => [cardInline(card), hush(`${words.card(card)}, `)]);
    return [
      el("span", { class: "bar-cards" }, line(cards)),
      el("span", { class: "bar-hand" }, handInWords(hand, view.board, tools)),
    ];
  }

  // The address belongs to the table: an anchor in it would be lost with the next action.
  function toResults(event) {
    event.preventDefault();
    byId("results").scrollIntoView({ block: "start" });
    byId("results-title").focus({ preventScroll: true });
  }

  /** Why the seat may not raise although it has the chips: a cap, or a short all-in that reopened nothing. */
  function noRaise({ view, play, tools }) {
    const own = view.seats[view.toAct];
    const call = view.legal.find(({ type }) => type === "call");
    if (!call || call.allIn || view.legal.some(({ type }) => type === "raise")) return null;
    const problem = play.table.check({ type: "raise", to: own.round + own.stack });
    if (!problem) return null;
    // Else it is that nobody is left to call one.
    const told = ["raiseCap", "notReopened"].includes(problem.code);
    return ["why", told ? tools.words.tableProblem(problem, tools.game) : tools.say("poker.noRaise"), problem.cite];
  }

  /** Why this seat is first on a street, or may not raise; else what was done last: each with its article. */
  function step(now) {
    const { last, opener } = now;
    const { words, say, game } = now.tools;
    const why = [opener?.now && ["why", opener.why, opener.cite], noRaise(now)].filter(Boolean);
    const done = why.length === 0 && last ? [["done", words.event(last, game), last.cite]] : [];
    return [...why, ...done].map(([kind, text, cite]) =>
      el(
        "span",
        { class: `step-of ${kind}` },
        text,
        " ",
        cite ? citeMark(cite, { describe: words.cite, word: say }) : null,
      ),
    );
  }

  function menu({ view, play, viewer, tools }) {
    const kinds = ["void", "timeout"];
    const possible = play.table.tableActions().filter(({ type }) => kinds.includes(type));
    const items = possible.map(({ type }) =>
      button(
        { "data-action": type, onclick: () => on.act({ type }, { version: view.version }) },
        tools.words.action({ type }),
      ),
    );
    items.push(
      button({ "data-action": "set-up", onclick: on.setUp }, tools.say("poker.setUp")),
      button(
        { "data-action": "snapshot", onclick: ({ currentTarget }) => on.snapshot(currentTarget) },
        tools.say("bar.snapshot"),
      ),
    );
    const history = historyOf(play.table);
    if (history !== null)
      items.push(
        button(
          { "data-action": "history", onclick: ({ currentTarget }) => on.copy(currentTarget, history) },
          tools.say("poker.history"),
        ),
      );
    byId("menu").hidden = !runs(viewer);
    byId("menu-items").replaceChildren(...items);
  }

  /** The button that was pressed is gone: its successor takes the focus. */
  function keepFocus(change) {
    const active = document.activeElement;
    // While automatic seats decide there is no button: the bar keeps the focus for the next one.
    const focused = main.contains(active) || active === byId("bar") ? (active.dataset.action ?? "") : null;
    change();
    if (focused === null) return;
    const next = main.querySelector(`[data-action="${focused}"]`);
    (next ?? main.querySelector(".strong") ?? main.querySelector("button") ?? byId("bar")).focus({
      preventScroll: true,
    });
  }

  const details = byId("menu");
  const closeMenu = (focus) => {
    if (!details.open) return;
    details.open = false;
    if (focus) details.querySelector("summary").focus();
  };
  details.addEventListener("click", ({ target }) => {
    if (target.closest("#menu-items button:not([data-action='snapshot'], [data-action='history'])")) closeMenu(true);
  });
  details.addEventListener("keydown", ({ key }) => key === "Escape" && closeMenu(true));
  document.addEventListener("click", ({ target }) => !details.contains(target) && closeMenu(false));
  /** With automatic seats one step is from one's own decision to the next. */
  const far = (table) => {
    const own = seatPlayed(state.viewer);
    return auto.on && own !== null && table.toAct !== null && table.toAct !== own;
  };
  byId("undo").addEventListener("click", () => on.undo(far));
  byId("redo").addEventListener("click", () => on.redo(far));
  byId("auto").addEventListener("click", auto.toggle);

  return {
    render(now) {
      state = now;
      const { play, viewer, view } = now;
      byId("bar-turn").textContent = headline(now);
      byId("bar-detail").replaceChildren(...detail(now));
      byId("bar-step").replaceChildren(...step(now));
      keepFocus(() => main.replaceChildren(...choices(now)));
      amount.render({ view, legal: view.legal, tools: now.tools });
      relabel();
      menu(now);
      byId("auto").setAttribute("aria-pressed", String(auto.on));
      for (const [id, can] of Object.entries({ undo: play.canUndo, redo: play.canRedo })) {
        byId(id).hidden = !runs(viewer);
        // Not disabled: a button that loses its focus at the last step back is a trap for the keyboard.
        byId(id).setAttribute("aria-disabled", String(!can));
      }
    },
  };
}
