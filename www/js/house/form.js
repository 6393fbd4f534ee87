// The form of a game against the house: settings of the table, bets of each box, what else a deal needs. A game lists its
// fields; what they are called by the package is where they stand in settings and deal.
import { byId, el } from "../dom.js";
import { createChoice } from "../table/choice-field.js";
import { createField, createProblems, newSeed } from "../table/fields.js";

const getIn = (object, path) => path.split(".").reduce((inner, key) => inner?.[key], object);

function setIn(object, path, value) {
  const keys = path.split(".");
  const last = keys.pop();
  let inner = object;
  for (const key of keys) {
    inner[key] ??= {};
    inner = inner[key];
  }
  inner[last] = value;
}

/** The settings without those that have a field. */
function without(settings, paths) {
  const rest = structuredClone(settings ?? {});
  for (const path of paths) {
    const keys = path.split(".");
    const last = keys.pop();
    const inner = keys.length > 0 ? getIn(rest, keys.join(".")) : rest;
    if (inner && typeof inner === "object") delete inner[last];
  }
  return rest;
}

/** A ratio as it is written on a table: 7 is 7 to 1, 3:2 is 3 to 2. What is no ratio is for the package to refuse. */
export function ratioField(field) {
  return {
    ...field,
    read() {
      const text = field.text();
      const [, n, d = "1"] = /^(\d+)(?:\s*[:/]\s*(\d+))?$/.exec(text) ?? [];
      if (text === "") return undefined;
      return n === undefined ? text : [Number(n), Number(d)];
    },
    set: (ratio) => field.set(Array.isArray(ratio) ? (ratio[1] === 1 ? ratio[0] : ratio.join(":")) : ratio),
  };
}

/** A choice of one of several texts, the first of which is the default and is not read. `as` makes the setting of it. */
export function choiceField({ values, option, as = String, ...more }) {
  const options = values.map((value) => [value, (say) => option(say, value)]);
  const field = createChoice({ ...more, options });
  return {
    ...field,
    read: () => (field.input.value === values[0] ? undefined : as(field.input.value)),
    set: (value) => field.set(values.includes(String(value)) ? String(value) : values[0]),
  };
}

/** A field of settings or of the deal: `key` is where it stands there, `at` the list that it is shown in. */
export function setting(prefix, { key, at, id, make = createField, ...more }) {
  return { key, at, field: make({ id: `set-${id}`, path: `${prefix}.${key}`, maxlength: 20, ...more }) };
}

/**
 * `boxes`: the most seats; `settings` and `extras` as `setting` makes them, of the table and of each deal; `bets`: the
 * bets of a box, { key, name(say) } each; `start`: { config, bets }; `names`: what has no field of its own;
 * `fieldFor(problem, byKey)`: where a game puts what is not said of a field; `changed(byKey)` after any change.
 */
export function createHouseForm({ boxes, settings, extras = [], bets, start, names, deckHelp, fieldFor, changed }) {
  const seed = createField({
    ...{ id: "set-seed", path: "config.seed", kind: "text", maxlength: 200, width: 22 },
    ...{ label: (say) => say("setup.seed"), help: (say) => say("setup.seedHelp") },
  });
  const deck = createField({
    ...{ id: "set-deck", path: "action.deck", kind: "text", maxlength: 300, width: 40 },
    ...{ label: (say) => say("setup.deck"), help: (say) => say(deckHelp) },
  });
  const rows = Array.from({ length: boxes }, (_, seat) => createBox(seat, bets));
  const byKey = Object.fromEntries([...settings, ...extras].map(({ key, field }) => [key, field]));
  const amounts = rows.flatMap((row) => Object.values(row.fields));
  const fields = [...Object.values(byKey), seed, ...amounts, deck];
  let rest = {}; // settings that a link may carry and that have no field here

  for (const { at, field } of [...settings, ...extras]) byId(`fields-${at}`).append(field.node);
  byId("fields-seed").prepend(seed.node);
  byId("fields-bets").append(...rows.map(({ node }) => node));
  byId("fields-deck").append(deck.node);
  byId("new-seed").addEventListener("click", () => {
    seed.set(newSeed());
    seed.input.dispatchEvent(new Event("input", { bubbles: true }));
  });

  /** The boxes that play: those with an amount on any bet. What is no number is for the package to refuse. */
  function played() {
    const read = ({ fields }) => Object.entries(fields).map(([key, field]) => [key, field.read()]);
    return rows
      .map((row, seat) => ({ row, seat, amounts: row.node.hidden ? [] : read(row) }))
      .map((box) => ({ ...box, amounts: box.amounts.filter(([, amount]) => amount !== undefined && amount !== 0) }))
      .filter(({ amounts }) => amounts.length > 0);
  }

  /** The field that stands for a path, or for what is within it: of two limits the higher. */
  const fieldAt = (path) =>
    fields.find((field) => field.path === path) ?? fields.findLast((field) => field.path?.startsWith(`${path}.`));

  function fieldOf(problem) {
    const { code, details } = problem;
    const path = details.argument ?? details.key ?? "";
    const own = fieldFor?.(problem, byKey);
    if (own) return own;
    const [, index, key] = /^action\.bets\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
    if (index !== undefined) return betField(played()[index]?.row, key);
    if (Number.isInteger(details.seat)) return betField(rows[details.seat], details.bet);
    if (code === "notEnoughPlayers") return betField(rows[0]);
    return path === "config" ? seed : (fieldAt(path) ?? null);
  }

  const betField = (row, key) => (row ? (row.fields[key] ?? Object.values(row.fields)[0]) : null);

  /** What the page calls what a problem of a link is about; null where it has no name for it. */
  function nameOf(path, { say, action }) {
    if (Object.hasOwn(names, path)) return say(names[path]);
    const [, index, key] = /^action\.bets\[(\d+)\](?:\.(\w+))?$/.exec(path) ?? [];
    if (index !== undefined) {
      const seat = action?.bets?.[index]?.seat;
      if (key === "seat" || !Number.isInteger(seat) || !rows[seat]) return null;
      return key in rows[seat].fields ? rows[seat].fields[key].name() : say("table.seat", { number: seat + 1 });
    }
    const card = /^action\.deck\[(\d+)\]$/.exec(path)?.[1];
    if (card !== undefined) return `${deck.name()} (${Number(card) + 1})`;
    return fields.find((field) => field.path === path)?.name() ?? null;
  }
  const problems = createProblems({ fields, rest: byId("setup-error"), fieldOf });

  /** As many boxes as there are seats; while their number is no number, as many as before. */
  function showBoxes() {
    const count = byKey.seats.read();
    if (Number.isInteger(count) && count >= 1 && count <= boxes)
      rows.forEach(({ node }, seat) => {
        node.hidden = seat >= count;
      });
    changed?.(byKey);
  }
  byId("set-up").addEventListener("input", showBoxes);

  return {
    translate: (say) => [...fields, ...rows].forEach((field) => void field.translate(say)),
    /** What is empty is left out: the package says what is missing. */
    read() {
      const config = {};
      for (const { key, field } of settings) if (field.read() !== undefined) setIn(config, key, field.read());
      config.limits ??= {};
      Object.assign(config, rest, { limits: { ...rest.limits, ...config.limits }, seed: seed.read() ?? "" });
      const deal = {
        type: "deal",
        bets: played().map(({ seat, amounts }) => ({ seat, ...Object.fromEntries(amounts) })),
      };
      for (const { key, field } of extras)
        if (!field.node.hidden && field.read() !== undefined) deal[key] = field.read();
      if (deck.read() !== undefined) deal.deck = deck.read();
      return { config, deal };
    },
    /** What the page fills in itself: without a seed no link could deal the same cards again. */
    complete() {
      if (seed.read() === undefined) seed.set(newSeed());
    },
    dealt() {
      for (const { field } of [{ field: deck }, ...extras.filter(({ at }) => at === "deck")]) field.set(undefined);
      byId("more").open = false;
    },
    fill({ config, deal }) {
      const { seed: key, keep, ...others } = config ?? start.config;
      rest = without(
        others,
        settings.map((each) => each.key),
      );
      if (Object.keys(rest.limits ?? {}).every((bet) => Object.keys(rest.limits[bet] ?? {}).length === 0))
        delete rest.limits;
      for (const { key: path, field } of settings) field.set(getIn(others, path));
      for (const { key: path, field } of extras) field.set(deal?.[path]);
      seed.set(key ?? newSeed());
      const placed = new Map((deal?.bets ?? start.bets).map(({ seat, ...box }) => [seat, box]));
      rows.forEach(({ fields }, seat) => {
        for (const [bet, field] of Object.entries(fields)) field.set(placed.get(seat)?.[bet]);
      });
      showBoxes();
    },
    show: (problem, tools) => problems.show(problem, tools),
    nameOf,
  };
}

/** The fields of a box: one by itself, or several in a row that is named as a group. */
function createBox(seat, bets) {
  const number = seat + 1;
  const alone = bets.length === 1;
  const id = ({ key }) => (alone ? `set-bet-${seat}` : `set-${key}-${seat}`);
  const label =
    ({ name }) =>
    (say) =>
      alone
        ? say("table.seat", { number })
        : say("setup.betOf", { seat: say("table.seat", { number }), bet: name(say) });
  const fields = Object.fromEntries(
    bets.map((bet) => [bet.key, createField({ id: id(bet), label: label(bet), maxlength: 20 })]),
  );
  const nodes = Object.values(fields).map(({ node }) => node);
  if (alone) return { fields, node: nodes[0], translate() {} };
  const title = el("span", { class: "box-name", "aria-hidden": "true" });
  return {
    fields,
    node: el("div", { class: "bet-row" }, title, nodes),
    translate(say) {
      title.textContent = say("table.seat", { number });
    },
  };
}
