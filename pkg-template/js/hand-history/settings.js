// The settings of a table from the fields of a hand history, and the rules that only one of the two has.
import { scaled, seatsOf } from "./record.js";
import { OWN_FIELD, VARIANTS } from "./variants.js";

/** `{ config, seats, toChips }`: what a table is made of, the seat of each player, and chips of an action's amount. */
export function settingsOf(record, actions, refuse) {
  const { variant, amounts, players, settings } = record;
  const { game, structure: type } = VARIANTS[variant];
  const all = Object.values(amounts).flat();
  for (const { amount } of actions) if (amount !== undefined) all.push(amount);
  const toChips = scaled(all, refuse);
  const chips = (key) => amounts[key].map(toChips);
  const unfit = (key, n = 0) => refuse(amounts[key][n].at, "unsupported", { key });

  const stacks = chips("starting_stacks");
  const broke = stacks.indexOf(0);
  if (broke >= 0) refuse(amounts.starting_stacks[broke].at, "amount", { key: "starting_stacks", got: 0 });
  const antes = chips("antes");
  const other = antes.findIndex((ante) => ante !== antes[0]);
  if (other >= 0) unfit("antes", other);

  const { seats, size } = seatsOf(record, game);
  const { maxRaises, ...rest } = settings;
  const structure = { type, ...(maxRaises !== undefined && { maxRaises }) };
  if (type === "fixedLimit") [structure.smallBet, structure.bigBet] = [chips("small_bet")[0], chips("big_bet")[0]];
  const config = {
    seats: stacks.map((stack, i) => ({ seat: seats[i], stack })),
    size,
    ante: antes[0],
    structure,
    ...rest,
  };
  if (game === "texasHoldem") {
    const [small, big, headsUp] = blinds(chips("blinds_or_straddles"), unfit);
    Object.assign(structure, { smallBlind: small, bigBlind: big });
    if (type === "noLimit" && chips("min_bet")[0] !== big) unfit("min_bet");
    Object.assign(config, { button: seats[players - 1], ...(headsUp && { headsUp }) });
  } else {
    structure.bringIn = chips("bring_in")[0];
  }
  return { config, seats, toChips };
}

/** Small blind and big blind, and nothing else. Of two players the last one, on the button, posts the first amount. */
function blinds(amounts, unfit) {
  const [small, big] = amounts;
  const odd = amounts.findIndex((blind, i) => (i < 2 ? blind === 0 : blind > 0));
  if (odd >= 0) unfit("blinds_or_straddles", odd);
  if (amounts.length > 2 || small <= big) return small <= big ? [small, big] : unfit("blinds_or_straddles");
  return [big, small, "literal"];
}

/** The place of the field that a setting which the rules refuse came from. */
export function placeOfSetting(path, { hand, amounts }) {
  const field = /Blind/.test(path)
    ? "blinds_or_straddles"
    : ({ "config.ante": "antes", "config.seats": "starting_stacks" }[path] ??
      path?.replace(/^config\.(structure\.)?/, "").replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const own = hand.fields.get(OWN_FIELD);
  return (hand.fields.get(field) ?? (field in amounts ? undefined : own) ?? hand.fields.get("variant")).at;
}
