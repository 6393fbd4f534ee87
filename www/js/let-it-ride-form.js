// Let It Ride: the form of a table's settings and of the bets for the next hand.
import { byId } from "./dom.js";
import { createField, createProblems, newSeed } from "./table/fields.js";

const BOXES = 7;
const START = { config: { seats: 3, limits: { min: 5, max: 500 } }, bets: [10, 25, 10] };

const number = (id, path, more) =>
  createField({ id: `set-${id}`, path, label: (say) => say(`lir.${id}`), maxlength: 20, ...more });

export function createForm() {
  const seats = number("seats", "config.seats", { width: 4 });
  const min = number("min", "config.limits.min");
  const max = number("max", "config.limits.max");
  const most = number("most", "config.maxPayout", { help: (say) => say("lir.mostHelp") });
  const seed = createField({
    ...{ id: "set-seed", path: "config.seed", kind: "text", maxlength: 200, width: 22 },
    ...{ label: (say) => say("setup.seed"), help: (say) => say("setup.seedHelp") },
  });
  const bets = Array.from({ length: BOXES }, (_, seat) =>
    createField({ id: `set-bet-${seat}`, label: (say) => say("table.seat", { number: seat + 1 }), maxlength: 20 }),
  );
  const deck = createField({
    ...{ id: "set-deck", path: "action.deck", kind: "text", maxlength: 300, width: 40 },
    ...{ label: (say) => say("setup.deck"), help: (say) => say("lir.deckHelp") },
  });
  const fields = [seats, min, max, most, seed, ...bets, deck];
  let rest = {}; // settings that a link may carry and that have no field here

  byId("fields-table").append(...[seats, min, max, most].map(({ node }) => node));
  byId("fields-seed").prepend(seed.node);
  byId("fields-bets").append(...bets.map(({ node }) => node));
  byId("fields-deck").append(deck.node);
  byId("new-seed").addEventListener("click", () => {
    seed.set(newSeed());
    seed.input.dispatchEvent(new Event("input", { bubbles: true }));
  });

  /** The boxes that play. What is no number is for the package to refuse. */
  const played = () =>
    bets
      .map((field, seat) => ({ field, seat, bet: field.node.hidden ? undefined : field.read() }))
      .filter(({ bet }) => bet !== undefined && bet !== 0);

  /** The field that a problem of the package is about. */
  function fieldOf({ code, details }) {
    const path = details.argument ?? details.key ?? "";
    const index = /^action\.bets\[(\d+)\]/.exec(path)?.[1];
    if (index !== undefined) return played()[index]?.field ?? null;
    if (Number.isInteger(details.seat)) return bets[details.seat] ?? null;
    if (code === "notEnoughPlayers") return bets[0];
    if (path === "config.limits") return max;
    if (path === "config") return seed;
    return fields.find((field) => field.path === path) ?? null;
  }
  const problems = createProblems({ fields, rest: byId("setup-error"), fieldOf });

  /** As many fields for bets as there are boxes; while their number is no number, as many as before. */
  function showBoxes() {
    const count = seats.read();
    if (!Number.isInteger(count) || count < 1 || count > BOXES) return;
    bets.forEach(({ node }, seat) => {
      node.hidden = seat >= count;
    });
  }
  seats.input.addEventListener("input", showBoxes);

  return {
    translate: (say) => fields.forEach((field) => void field.translate(say)),
    /** An empty field is refused by the package like any other wrong number. */
    read() {
      const needed = (field) => field.read() ?? Number.NaN;
      const config = { seats: needed(seats), limits: { min: needed(min), max: needed(max) } };
      if (most.read() !== undefined) config.maxPayout = most.read();
      Object.assign(config, { seed: seed.read() ?? "" }, rest);
      const deal = { type: "deal", bets: played().map(({ seat, bet }) => ({ seat, bet })) };
      if (deck.read() !== undefined) deal.deck = deck.read();
      return { config, deal };
    },
    /** What the page fills in itself: without a seed no link could deal the same cards again. */
    complete() {
      if (seed.read() === undefined) seed.set(newSeed());
    },
    dealt() {
      deck.set(undefined);
      byId("more").open = false;
    },
    fill({ config, deal }) {
      const { seats: count, limits, maxPayout, seed: key, keep, ...others } = config ?? START.config;
      rest = others;
      seats.set(count);
      min.set(limits?.min);
      max.set(limits?.max);
      most.set(maxPayout);
      seed.set(key ?? newSeed());
      const amounts = deal?.bets
        ? new Map(deal.bets.map(({ seat, bet }) => [seat, bet]))
        : new Map(START.bets.entries());
      bets.forEach((field, seat) => void field.set(amounts.get(seat)));
      showBoxes();
    },
    show: (problem, tools) => problems.show(problem, tools),
  };
}
