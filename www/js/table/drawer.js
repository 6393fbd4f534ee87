// The drawer for developers: what went in last, what came back for the viewer, and the view.
import { byId } from "../dom.js";
import { pretty, prettyList } from "../json.js";

/**
 * The cards that a dealer laid out are the dealer's to see, and those that a seat set are its own until all are shown:
 * others would read hidden cards in the action.
 */
function actionFor(action, { viewer, view }) {
  const hidden = { ...action };
  if ("deck" in action && viewer !== "dealer") hidden.deck = "…";
  if ("low" in action && action.seat !== view.viewer && view.settlement === null) hidden.low = "…";
  return hidden;
}

export function drawerTexts({ play, viewer, view, events }) {
  const { last } = play;
  return {
    action: last ? pretty(actionFor(last.action, { viewer, view }), ["bets"]) : null,
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
