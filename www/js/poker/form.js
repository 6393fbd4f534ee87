// The form of a poker table: stakes, who sits with how many chips, the seed, and the options of the package.
import { byId } from "../dom.js";
import { createChoice } from "../table/choice-field.js";
import { createField, createProblems, newSeed } from "../table/fields.js";
import { seatName } from "./sees.js";

const RAGGED = [400, 150, 400, 90, 250, 60, 300, 120, 500, 200];

const given = (key, field) => (field.read() === undefined ? {} : { [key]: field.read() });

const number = (id, path, more) =>
  createField({ id: `set-${id}`, path, label: (say) => say(`pokerField.${id}`), maxlength: 20, ...more });

/**
 * One of several texts, of which the first is the default and not read, unless `always`. `as` makes the setting of a
 * text, `from` the text of a setting.
 */
function choice(id, path, values, { always = false, as = String, from = String, option } = {}) {
  const words = option ?? ((say, value) => say(`pokerOption.${id}.${value}`));
  const field = createChoice({
    ...{ id: `set-${id}`, path, label: (say) => say(`pokerField.${id}`) },
    options: values.map((value) => [value, (say) => words(say, value)]),
  });
  return {
    ...field,
    read: () => (field.read() === values[0] && !always ? undefined : as(field.read())),
    set: (setting) => field.set(values.includes(from(setting)) ? from(setting) : values[0]),
  };
}

/**
 * game: { most: chairs, structures: { type: keys of its amounts }, options: { key: values, the default first },
 * start: settings of the first table, withButton }
 */
export function createPokerForm(game) {
  const types = Object.keys(game.structures);
  const keys = [...new Set(Object.values(game.structures).flat())];
  const structure = choice("structure", "config.structure.type", types, { always: true });
  const amounts = Object.fromEntries(keys.map((key) => [key, number(key, `config.structure.${key}`)]));
  const ante = number("ante", "config.ante");
  const size = number("size", "config.size", { width: 4, label: (say) => say("pokerField.size", { most: game.most }) });
  const stacks = Array.from({ length: game.most }, (_, seat) =>
    createField({ id: `set-stack-${seat}`, label: (say) => seatName(seat, say), maxlength: 20 }),
  );
  const seed = createField({
    ...{ id: "set-seed", path: "config.seed", kind: "text", maxlength: 200, width: 22 },
    ...{ label: (say) => say("setup.seed"), help: (say) => say("setup.seedHelp") },
  });
  const deck = createField({
    ...{ id: "set-deck", path: "action.deck", kind: "text", maxlength: 300, width: 40 },
    ...{ label: (say) => say("setup.deck"), help: (say) => say(game.deckHelp) },
  });
  const flag = (values) =>
    values[0] === "no" ? { as: (value) => value === "yes", from: (set) => (set ? "yes" : "no") } : {};
  const options = Object.fromEntries(
    Object.entries(game.options).map(([key, values]) => [key, choice(key, `config.${key}`, values, flag(values))]),
  );
  if (game.withButton)
    options.button = choice("button", "config.button", ["drawn", ...stacks.keys()].map(String), {
      as: Number,
      option: (say, value) => (value === "drawn" ? say("pokerOption.button.drawn") : seatName(Number(value), say)),
    });
  const choices = Object.entries(options);
  const fields = [size, structure, ...Object.values(amounts), ante, seed, ...stacks, deck, ...Object.values(options)];
  let rest = {}; // settings that a link may carry and that have no field here

  byId("fields-table").append(...[structure, ...Object.values(amounts), ante, size].map(({ node }) => node));
  byId("fields-stacks").append(...stacks.map(({ node }) => node));
  byId("fields-seed").prepend(seed.node);
  byId("fields-options").append(...choices.map(([, { node }]) => node));
  byId("fields-deck").append(deck.node);
  const changed = (field) => field.input.dispatchEvent(new Event("input", { bubbles: true }));
  byId("new-seed").addEventListener("click", () => {
    seed.set(newSeed());
    changed(seed);
  });
  const stack = (amountOf) => () => {
    for (const [seat, field] of stacks.entries()) if (!field.node.hidden) field.set(amountOf(seat));
    changed(stacks[0]);
  };
  byId("stacks-even").addEventListener(
    "click",
    stack(() => stacks[0].read() ?? RAGGED[0]),
  );
  byId("stacks-ragged").addEventListener(
    "click",
    stack((seat) => RAGGED[seat]),
  );

  /** The chairs that are taken. What is no number is for the package to refuse. */
  const taken = () =>
    stacks
      .map((field, seat) => ({ field, seat, stack: field.node.hidden ? undefined : field.read() }))
      .filter(({ stack: chips }) => chips !== undefined && chips !== 0);

  /** The field that a problem of the package is about. */
  function fieldOf({ code, details }) {
    const path = details.argument ?? details.key ?? "";
    const index = /^config\.seats\[(\d+)\]/.exec(path)?.[1];
    if (index !== undefined) return taken()[index]?.field ?? null;
    if (path === "config.button") return options.button ?? null;
    if (Number.isInteger(details.seat)) return stacks[details.seat] ?? null;
    if (code === "notEnoughPlayers" || path === "config.seats") return stacks[0];
    if (path === "config") return seed;
    if (path.startsWith("action.deck")) return deck;
    return fields.find((field) => field.path === path) ?? null;
  }

  /** What the page calls what a problem of a link is about; null where it has no name for it. */
  function nameOf(path, { say }) {
    const seat = /^config\.seats\[(\d+)\]/.exec(path)?.[1];
    if (seat !== undefined) return say("pokerField.stackOf", { number: Number(seat) + 1 });
    if (path === "config") return say("setup.table");
    if (path === "config.seats") return say("poker.stacks");
    if (path === "config.structure") return structure.name();
    const card = /^action\.deck\[(\d+)\]$/.exec(path)?.[1];
    if (card !== undefined) return `${deck.name()} (${Number(card) + 1})`;
    return fields.find((field) => field.path === path)?.name() ?? null;
  }
  const problems = createProblems({ fields, rest: byId("setup-error"), fieldOf });

  /** As many stacks as there are chairs, and the amounts of the structure that is chosen. */
  function adapt() {
    const count = size.read();
    if (Number.isInteger(count) && count >= 2 && count <= game.most)
      for (const [seat, { node }] of stacks.entries()) node.hidden = seat >= count;
    for (const [key, { node }] of Object.entries(amounts))
      node.hidden = !game.structures[structure.read()].includes(key);
  }
  size.input.addEventListener("input", adapt);
  structure.input.addEventListener("input", adapt);

  return {
    firstTaken: () => taken()[0]?.seat ?? null,
    translate: (say) => fields.forEach((field) => void field.translate(say)),
    /** What is empty is left out: the package says what is missing. */
    read() {
      const type = structure.read();
      const config = { seats: taken().map(({ seat, stack: chips }) => ({ seat, stack: chips })) };
      Object.assign(config, given("size", size), { structure: { type } }, given("ante", ante));
      for (const key of game.structures[type]) Object.assign(config.structure, given(key, amounts[key]));
      for (const [key, field] of choices) Object.assign(config, given(key, field));
      Object.assign(config, rest, { seed: seed.read() ?? "" });
      return { config, deal: { type: "deal", ...given("deck", deck) } };
    },
    /** What the page fills in itself: without a seed no link could deal the same cards again. */
    complete() {
      if (seed.read() === undefined) seed.set(newSeed());
    },
    dealt() {
      deck.set(undefined);
      byId("more").open = false;
    },
    fill({ config }) {
      const { seats, size: count, structure: stakes, ante: forced, seed: key, keep, ...others } = config ?? game.start;
      rest = {};
      for (const [name, value] of Object.entries(others)) if (!(name in options)) rest[name] = value;
      size.set(count ?? game.most);
      structure.set(stakes?.type);
      for (const [name, field] of Object.entries(amounts)) field.set(stakes?.[name]);
      ante.set(forced);
      seed.set(key ?? newSeed());
      for (const [name, field] of choices) field.set(others[name]);
      const chips = new Map(Array.isArray(seats) ? seats.map((chair) => [chair?.seat, chair?.stack]) : []);
      for (const [seat, field] of stacks.entries()) field.set(chips.get(seat));
      adapt();
    },
    show: (problem, tools) => problems.show(problem, tools),
    nameOf,
  };
}
