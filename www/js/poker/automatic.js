// Seats that play by themselves: all but the one that the visitor looks from.
import { calm } from "../dom.js";
import { decide } from "./bots.js";
import { seatPlayed } from "./sees.js";

/** Between two decisions; none where the visitor asked for calm: then a whole round goes at once. */
const PAUSE = 1000;

/** `on`: act(action, guard), actAll(next), refresh() */
export function createAutomatic(on) {
  let running = false;
  let waiting = 0;
  let state = null;

  const plays = (table) => running && table.toAct !== null && table.toAct !== seatPlayed(state.viewer);
  const decision = (table) => decide(table.view(table.toAct), state.rules);

  function go() {
    if (!plays(state.table)) return;
    if (calm()) {
      on.actAll((table) => (plays(table) ? decision(table) : null));
      return;
    }
    const { toAct: seat, version } = state.table;
    on.act(decision(state.table), { seat, version });
  }

  const rest = () => clearTimeout(waiting);
  function set(next) {
    running = next;
    rest();
  }

  return {
    get on() {
      return running;
    },
    set,
    /** Nothing is decided while the table is not shown. */
    rest,
    toggle() {
      set(!running);
      on.refresh();
    },
    /** After each change of the table or of who looks. */
    wait(now) {
      state = now;
      clearTimeout(waiting);
      if (plays(now.table)) waiting = setTimeout(go, calm() ? 0 : PAUSE);
    },
  };
}
