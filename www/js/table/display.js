// The whole page shown: the set-up, or the table as the viewer sees it with all that is said about it.
import { byId } from "../dom.js";
import { createBar } from "./bar.js";
import { keepRoomForBar } from "./bar-room.js";
import { renderDrawer } from "./drawer.js";
import { createFelt } from "./felt.js";
import { renderLog } from "./log.js";
import { renderResults } from "./results.js";
import { createViewers, seatSeen } from "./viewers.js";

// Hands in the log; undo and the link reach further back.
const HANDS = 5;

/** `on`: what the bar calls, see there. */
export function createDisplay(game, on) {
  const felt = createFelt(game);
  const viewers = createViewers(byId("viewers"), { onPick: on.view });
  const bar = createBar(on, game);
  keepRoomForBar();
  let shown = null;

  function showTable({ state: { viewer }, play, tools, still }) {
    const { table } = play;
    const seat = seatSeen(viewer, table);
    const view = table.view(seat);
    const events = table.events({ seat, from: play.since(HANDS) });
    const shared = { view, events, play, viewer, tools };
    shown = shared;
    showViewers(
      viewer,
      view.seats.map(({ seat }) => seat),
      tools.say,
    );
    game.panel?.render(shared, on);
    bar.render(shared);
    felt.render({ view, events, tools, print: game.print(view, tools), still });
    renderResults(view, { tools, page: game });
    renderLog(byId("log"), events, tools);
    renderDrawer(shared, tools);
  }

  function showViewers(viewer, seats, say) {
    viewers.render({ viewer, seats, say });
    byId("viewer-note").textContent = say(`viewer.${viewer.replace(/-\d+$/, "")}.note`);
  }

  return {
    /** Before the rules are there: who will see a table finds the room that it takes, and nothing shifts later. */
    expect({ viewer, seats, say }) {
      byId("set-up").hidden = true;
      for (const id of ["viewing", "around"]) byId(id).hidden = false;
      showViewers(viewer, [...Array(seats).keys()], say);
    },
    /** What a game's panel changed shows in the bar. */
    refresh: () => bar.render(shown),
    /** `continues` tells whether the next deal is one more hand at this table; `still`: nothing moves. */
    show({ state, play, continues, tools, still = false }) {
      const onTable = play.table !== null && !state.settingUp;
      byId("set-up").hidden = onTable;
      for (const id of ["viewing", "around", "bar", "record", "code"]) byId(id).hidden = !onTable;
      if (onTable) {
        showTable({ state, play, tools, still });
        return;
      }
      byId("results").hidden = true;
      const same = continues();
      byId("cancel").hidden = play.table === null;
      byId("deal").textContent = tools.say(same ? "setup.deal" : "setup.open");
      byId("setup-note").textContent = tools.say(!play.table ? "setup.note" : same ? "setup.same" : "setup.new");
    },
  };
}
