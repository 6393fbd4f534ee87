// A poker table shown whole: chairs, pots, decisions, what was won, and all that is said about it.
import { byId } from "../dom.js";
import { keepRoomForBar } from "../table/bar-room.js";
import { renderDrawer } from "../table/drawer.js";
import { renderLog } from "../table/log.js";
import { createViewers, runsTable, seatSeen, viewerOfSeat } from "../table/viewers.js";
import { createAutomatic } from "./automatic.js";
import { createBar } from "./bar.js";
import { createChairs } from "./chairs.js";
import { createFelt } from "./felt.js";
import { openerOf } from "./opener.js";
import { renderResults } from "./results.js";
import { seatPlayed, seenBy } from "./sees.js";

// Hands in the log; undo and the link reach further back.
const HANDS = 5;
const TABLE = ["viewing", "around", "bar", "record", "code"];

/** `on`: what the page does, see startTablePage; here it is called for the bar, the chairs and the automatic seats. */
export function createPokerDisplay(game, on) {
  const felt = createFelt({ places: game.places });
  const viewers = createViewers(byId("viewers"), { onPick: on.view });
  const auto = createAutomatic(on);
  const back = (move) => (far) => {
    // Nobody plays here: what was undone would be done again at once.
    if (auto.on && seatPlayed(shown.state.viewer) === null) auto.set(false);
    move(far);
  };
  const bar = createBar({ ...on, undo: back(on.undo), redo: back(on.redo) }, auto);
  keepRoomForBar();
  const chairs = createChairs(on);
  let shown = { state: { viewer: "turn" } };
  let known = null;
  let wanted = null; // of the form that was sent: whether seats play by themselves

  byId("set-up").addEventListener("submit", () => {
    wanted = byId("set-auto").checked;
  });

  /** Who wants to play against automatic seats looks from the first chair that is taken: tells whether that changes. */
  function begin({ state, play }) {
    // A table of a link stands still until one wants otherwise.
    if (wanted !== null || play.table !== known) auto.set(wanted === true);
    known = play.table;
    wanted = null;
    const taken = game.firstTaken();
    return auto.on && seatPlayed(state.viewer) === null ? taken : null;
  }

  function showViewers({ viewer, seats, say }) {
    viewers.render({ viewer, seats, say });
    const kind = viewer.replace(/-\d+$/, "");
    const note = kind === "dealer" ? "poker.dealer.note" : `viewer.${kind}.note`;
    byId("viewer-note").textContent = say(auto.on ? (kind === "seat" ? "poker.auto.note" : "poker.auto.all") : note);
  }

  function showTable({ state: { viewer }, play, tools, still }) {
    const { table } = play;
    const view = seenBy(viewer, table);
    const seat = seatSeen(viewer, table);
    const events = table.events({ seat, from: play.since(HANDS) });
    const ofHand = events.filter(({ hand }) => hand === view.hand);
    const opener = openerOf(view, ofHand, tools);
    const last = play.last && ofHand.findLast(({ n, type }) => n >= play.last.from && type === "acted");
    const price = table.legalActions().find(({ type }) => type === "call")?.price ?? 0;
    showViewers({ viewer, seats: view.seats.map(({ seat }) => seat), say: tools.say });
    bar.render({ view, play, viewer, tools, last, opener });
    felt.render({ view, tools, price, opener, print: game.print(view, tools), still });
    byId("chairs").hidden = !runsTable(viewer) && !auto.on;
    chairs.render({ view, play, tools });
    renderResults(view.settlement, { events: ofHand, tools });
    renderLog(byId("log"), events, tools);
    renderDrawer({ view: table.view(seat), events, play, viewer }, tools);
    auto.wait({ table, viewer, rules: tools.rules });
  }

  return {
    /** Before the rules are there: who will see a table finds the room that it takes, and nothing shifts later. */
    expect({ viewer, seats, say }) {
      byId("set-up").hidden = true;
      for (const id of ["viewing", "around"]) byId(id).hidden = false;
      showViewers({ viewer, seats: [...Array(seats).keys()], say });
    },
    /** The automatic seats were switched on or off. */
    refresh: () => showTable({ ...shown, still: true }),
    /** `continues` tells whether the next deal is one more hand at this table; `still`: nothing moves. */
    show({ state, play, continues, tools, still = false }) {
      const onTable = play.table !== null && !state.settingUp;
      byId("set-up").hidden = onTable;
      for (const id of TABLE) byId(id).hidden = !onTable;
      shown = { state, play, tools };
      if (onTable) {
        const began = wanted !== null;
        const seat = begin(shown);
        if (began && seat !== null) on.view(viewerOfSeat(seat));
        else showTable({ state, play, tools, still });
        return;
      }
      wanted = null;
      auto.rest();
      byId("results").hidden = true;
      byId("chairs").hidden = true;
      const same = continues();
      byId("cancel").hidden = play.table === null;
      byId("deal").textContent = tools.say(same ? "setup.deal" : "setup.open");
      byId("setup-note").textContent = tools.say(!play.table ? "setup.note" : same ? "setup.same" : "setup.new");
    },
  };
}
