// The bar below the felt, in reach of the thumb: whose turn it is, what that seat holds, its buttons; and for whoever
// runs the table the next deal, undo and redo, and the dealer's menu.
import { cardInline } from "../card.js";
import { byId, el, hush } from "../dom.js";
import { handInWords, signed } from "./seat.js";
import { runsTable, viewerOfSeat } from "./viewers.js";

const button = (attributes, text) => el("button", { type: "button", ...attributes }, text);

/**
 * `on`: act(action, guard), deal(), setUp(), view(viewer), undo(), redo(), snapshot(button). A game may bring
 * `decisions(state, on, button)` and `detail(state)` of its own for the seat that decides; null means the usual.
 */
export function createBar(on, game = {}) {
  const main = byId("bar-actions");

  /** Where several seats may act the action must say whose it is. */
  const actionOf = ({ type, seat }, { pending }) => (pending.length > 1 ? { type, seat } : { type });

  function decisions(view, { words }) {
    return view.legal.map((legal, at) =>
      button(
        {
          class: at === 0 ? "strong" : null,
          "data-action": legal.type,
          // The second click of a double click would decide for the next seat.
          onclick: ({ detail }) =>
            detail < 2 &&
            on.act(actionOf(legal, view), {
              seat: legal.seat,
              version: view.version,
            }),
        },
        words.action(legal, view.phase),
      ),
    );
  }

  function choices(state) {
    const { view, viewer, tools } = state;
    const { say } = tools;
    if (view.toAct === null) {
      if (!runsTable(viewer))
        return [button({ "data-action": "dealer", onclick: () => on.view("dealer") }, say("bar.beDealer"))];
      const again = button({ class: "strong", "data-action": "deal", onclick: on.deal }, say("bar.dealAgain"));
      // Before the first hand, as after undoing it, there are no bets to repeat.
      const first = view.hand === 0;
      const kind = first ? "strong" : null;
      const setUp = button({ class: kind, "data-action": "set-up", onclick: on.setUp }, say("bar.setUp"));
      return first ? [setUp] : [again, setUp];
    }
    if (view.legal.length > 0) return game.decisions?.(state, on, button) ?? decisions(view, tools);
    const look = viewerOfSeat(view.toAct);
    const name = say("table.seat", { number: view.toAct + 1 });
    return [button({ "data-action": "look", onclick: () => on.view(look) }, say("bar.look", { seat: name }))];
  }

  /** Who decides in this view: where several may act, the one that looks. */
  const decider = (view) => view.legal[0]?.seat ?? view.toAct;

  function headline({ view, tools: { words, say, game } }) {
    if (view.toAct !== null) {
      const seat = say("table.seat", { number: decider(view) + 1 });
      return say("bar.turn", { seat, phase: words.phase(view.phase, game) });
    }
    if (view.settlement === null) return say("bar.waiting");
    const isVoid = view.settlement.seats.every(({ lines }) => lines.every(({ outcome }) => outcome === "void"));
    return say(isVoid && view.settlement.seats[0]?.lines.length ? "bar.void" : "bar.settled", { hand: view.hand });
  }

  /** The hand of the seat to act, if this viewer sees it; after a hand who won what. */
  function detail(state) {
    const { view, tools } = state;
    const { words, say } = tools;
    if (view.toAct !== null) {
      const own = game.detail?.(state);
      if (own) return own;
      const [hand] = view.seats[decider(view)].hands;
      const cards = hand?.cards.map(({ card }) => card) ?? [];
      if (cards.length === 0 || cards.includes(null)) return [say("bar.unseen")];
      const line = (list) => list.map((card) => [cardInline(card), hush(`${words.card(card)}, `)]);
      const plus = view.board.length > 0 ? [el("span", { class: "plus" }, "+"), line(view.board)] : [];
      return [
        el("span", { class: "bar-cards" }, line(cards), plus),
        el("span", { class: "bar-hand" }, handInWords(hand, view.board, tools)),
      ];
    }
    if (view.settlement === null) return [];
    const house = el("span", {}, `${say("results.house")} ${signed(view.settlement.house, words)}`);
    return [house, el("a", { href: "#results-title", class: "to-results", onclick: toResults }, say("bar.results"))];
  }

  // The address belongs to the table: an anchor in it would be lost with the next action.
  function toResults(event) {
    event.preventDefault();
    byId("results").scrollIntoView({ block: "start" });
    byId("results-title").focus({ preventScroll: true });
  }

  function menu({ view, table, viewer, tools }) {
    const info = table.tableActions().filter(({ type }) => type !== "deal");
    const items = info.map((action) =>
      button(
        {
          "data-action": action.type,
          onclick: () => on.act({ type: action.type }, { version: view.version }),
        },
        tools.words.action(action, view.phase),
      ),
    );
    items.push(
      button({ "data-action": "set-up", onclick: on.setUp }, tools.say("bar.setUp")),
      button(
        { "data-action": "snapshot", onclick: ({ currentTarget }) => on.snapshot(currentTarget) },
        tools.say("bar.snapshot"),
      ),
    );
    byId("menu").hidden = !runsTable(viewer);
    byId("menu-items").replaceChildren(...items);
  }

  /** The button that was pressed is gone: its successor takes the focus. */
  function keepFocus(change) {
    const focused = main.contains(document.activeElement) ? document.activeElement.dataset.action : null;
    change();
    if (focused === null) return;
    (main.querySelector(`[data-action="${focused}"]`) ?? main.querySelector("button") ?? byId("bar")).focus({
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
    if (target.closest("#menu-items button:not([data-action='snapshot'])")) closeMenu(true);
  });
  details.addEventListener("keydown", ({ key }) => key === "Escape" && closeMenu(true));
  document.addEventListener("click", ({ target }) => !details.contains(target) && closeMenu(false));
  byId("undo").addEventListener("click", () => on.undo());
  byId("redo").addEventListener("click", () => on.redo());

  return {
    render(state) {
      const { play, viewer } = state;
      byId("bar-turn").textContent = headline(state);
      byId("bar-detail").replaceChildren(...detail(state));
      keepFocus(() => main.replaceChildren(...choices(state)));
      menu({ ...state, table: play.table });
      for (const [id, can] of Object.entries({ undo: play.canUndo, redo: play.canRedo })) {
        byId(id).hidden = !runsTable(viewer);
        // Not disabled: a button that loses its focus at the last step back is a trap for the keyboard.
        byId(id).setAttribute("aria-disabled", String(!can));
      }
    },
  };
}
