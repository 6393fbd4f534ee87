// One table and everything that was done at it: what a link carries, what undo takes back, what the drawer shows.

// Finished hands that undo reaches back to.
const KEEP = 1000;

export function createPlay(rules, game) {
  let table = null;
  let config = null;
  let done = []; // { action, from: the number of its first event }
  let undone = [];

  function carryOut(on, action, guard) {
    const from = on.view().nextEvent;
    const { problem } = rules.attempt(() => on.act({ ...action, ...guard }));
    return { problem, entry: { action, from } };
  }

  function take(next, settings, entries) {
    table?.free();
    table = next;
    config = settings;
    done = entries;
    undone = [];
  }

  return {
    get table() {
      return table;
    },
    get config() {
      return config;
    },
    get actions() {
      return done.map(({ action }) => action);
    },
    get last() {
      return done.at(-1) ?? null;
    },
    /** The number of the event with which the last so many hands begin. */
    since(hands) {
      return done.filter(({ action }) => action.type === "deal").at(-hands)?.from ?? 0;
    },
    get canUndo() {
      return done.length > 0;
    },
    get canRedo() {
      return undone.length > 0;
    },

    /**
     * A new table, on which the actions are played. If one of them, or the settings, is refused, nothing changes:
     * gives { problem, at } with the index of the action.
     */
    open(settings, actions) {
      const { value: next, problem } = rules.open(game, { ...settings, keep: KEEP });
      if (problem) return { problem };
      const entries = [];
      for (const [at, action] of actions.entries()) {
        const { problem, entry } = carryOut(next, action);
        if (problem) {
          next.free();
          return { problem, at };
        }
        entries.push(entry);
      }
      take(next, settings, entries);
      return { problem: null };
    },

    /** `guard` names the seat and version that the visitor saw; it is not kept. */
    act(action, guard) {
      const { problem, entry } = carryOut(table, action, guard);
      if (problem) return problem;
      done.push(entry);
      undone = [];
      return null;
    },

    undo() {
      if (!table.undo()) return false;
      undone.push(done.pop());
      return true;
    },
    redo() {
      if (!table.redo()) return false;
      done.push(undone.pop());
      return true;
    },
  };
}
