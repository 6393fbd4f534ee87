// The drawer for developers: what went in last, what came back for the viewer, and the view.
import { byId } from "../dom.js";
import { pretty, prettyList } from "../json.js";

/** The cards that a dealer laid out are the dealer's to see: others would read hidden cards in the action. */
function actionFor(action, sees) {
  if (sees || !("deck" in action)) return action;
  const { deck, ...rest } = action;
  return { ...rest, deck: "…" };
}

export function drawerTexts({ play, viewer, view, events }) {
  const { last } = play;
  return {
    action: last ? pretty(actionFor(last.action, viewer === "dealer"), ["bets"]) : null,
    events: last ? prettyList(events.filter(({ n }) => n >= last.from)) : null,
    view: pretty(view, ["config", "seats", "settlement"]),
  };
}

export function renderDrawer(state, { say }) {
  const texts = drawerTexts(state);
  for (const [name, text] of Object.entries(texts)) {
    byId(`json-${name}`).textContent = text ?? say("code.nothing");
    byId(`copy-${name}`).disabled = text === null;
  }
}
