// The settings of a table from the fields of a hand history, and the rules that only one of the two has.
import { RESULTS, scaled, seatsOf } from "./record.js";
import { OWN_FIELD, VARIANTS } from "./variants.js";

/**
 * `{ config, seats, results, toChips, unit }`: what a table is made of, the seat of each player, how the record says that
 * the hand ended, and chips of an amount with the unit that they are counted in.
 */
export function settingsOf(record, actions, refuse) {
  const { variant, amounts, players, settings } = record;
  const { game, structure: type } = VARIANTS[variant];
  const all = Object.values(amounts).flat();
  for (const { amount } of actions) if (amount !== undefined) all.push(amount);
  const { toChips, unit } = scaled(all, refuse);
  const chips = (key) => amounts[key].map(toChips);
  const unfit = (key, n = 0) => refuse(amounts[key][n].at, "unsupported", { key });

  const stacks = chips("starting_stacks");
  const broke = stacks.indexOf(0);
  if (broke >= 0) refuse(amounts.starting_stacks[broke].at, "amount", { key: "starting_stacks", got: 0 });
  const antes = chips("antes");
  const other = antes.findIndex((ante) => ante !== antes[0]);
  if (other >= 0) unfit("antes", other);

  const { seats, size } = seatsOf(record, game);
  const { maxRaises, button, smallBlindSeat, ...rest } = settings;
  if ((button === undefined) !== (smallBlindSeat === undefined)) {
    refuse(record.hand.fields.get(OWN_FIELD).at, "settings", { key: OWN_FIELD });
  }
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
    const positions = button === undefined ? undefined : [button - 1, smallBlindSeat - 1];
    const unposted = positions !== undefined && !seats.includes(positions[1]);
    const told = chips("blinds_or_straddles");
    if (unposted) told.unshift(amounts.smallBlind === undefined ? 0 : chips("smallBlind")[0]);
    const [small, big, headsUp] = blinds(told, (key, n = 0) => unfit(key, Math.max(0, unposted ? n - 1 : n)));
    Object.assign(structure, { smallBlind: small, bigBlind: big });
    if (type === "noLimit" && chips("min_bet")[0] !== big) unfit("min_bet");
    // The blinds go on by a chair: they were at these before.
    Object.assign(config, positions ? { lastHand: [positions[0], ...positions] } : { button: seats[players - 1] });
    if (headsUp) config.headsUp = headsUp;
  } else {
    structure.bringIn = chips("bring_in")[0];
  }
  const results = Object.fromEntries(RESULTS.filter((key) => key in amounts).map((key) => [key, amounts[key]]));
  // What is left of an unknown stack is not known either.
  results.finishing_stacks?.forEach((result, player) => {
    result.unknown ||= amounts.starting_stacks[player].unknown;
  });
  return { config, seats, results, toChips, unit };
}

/** Whether button and blinds came to where the record has them, which our own field may say. */
export function checkPositions(table, { hand, settings, amounts }, seats, refuse) {
  const { button, smallBlindSeat } = settings;
  if (button === undefined && smallBlindSeat === undefined) return;
  const view = table.view();
  const first = amounts.blinds_or_straddles[1].digits === "0" ? 0 : 1;
  // The record begins on the button's left.
  const left = seats.filter((seat) => seat >= button);
  const right = [button - 1, smallBlindSeat - 1, seats[first], Math.min(...(left.length > 0 ? left : seats))];
  const there = [view.button, view.smallBlindSeat, view.bigBlindSeat, seats[0]];
  if (there.some((seat, i) => seat !== right[i])) {
    refuse(hand.fields.get(OWN_FIELD).at, "settings", { key: OWN_FIELD });
  }
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
