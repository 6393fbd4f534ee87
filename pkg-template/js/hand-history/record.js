// The fields of a hand history: there, of the right kind, and amounts as whole numbers of the smallest unit.
import { OWN_FIELD, POSITIONS, SETTINGS, VARIANTS } from "./variants.js";

const MOST_PLAYERS = { texasHoldem: 10, sevenCardStud: 8 };
const MOST_DECIMALS = 8;
/** How the hand ended, which a record may say. */
export const RESULTS = ["finishing_stacks", "winnings"];
/** An unknown stack (`inf`) is as many times the largest amount of the record: never too few. */
const UNKNOWN_STACK = 1000;

/** One hand as fields: the text's own, or those of the only table in it. */
export function handIn(root, refuse, end) {
  if (root.fields.has("variant")) return root;
  const hands = [...root.fields.values()].filter(({ kind, fields }) => kind === "table" && fields.has("variant"));
  if (hands.length > 1) refuse(hands[1].at, "severalHands", { count: hands.length });
  return hands[0] ?? refuse(end, "missing", { key: "variant" });
}

/** What the fields say of the table; amounts are still text, see `scaled`. */
export function readRecord(hand, game, refuse, end) {
  const field = (key, kind) => {
    const found = hand.fields.get(key) ?? refuse(end, "missing", { key });
    if (found.kind !== kind) refuse(found.at, "type", { key, expected: kind, got: found.kind });
    return found;
  };
  const variant = field("variant", "string");
  const codes = Object.keys(VARIANTS).filter((code) => VARIANTS[code].game === game);
  if (!codes.includes(variant.text)) {
    refuse(variant.at, "variant", { expected: codes.join(" | "), got: variant.text });
  }
  const amounts = {};
  const list = (key, read, count) => {
    const { items, at } = field(key, "array");
    if (count !== undefined && items.length !== count)
      refuse(at, "length", { key, expected: count, got: items.length });
    amounts[key] = items.map((item) => read(item, key, refuse));
    return items.length;
  };
  const most = MOST_PLAYERS[game];
  const players = list("starting_stacks", stack);
  if (players < 2 || players > most) {
    refuse(field("starting_stacks", "array").at, "players", { expected: `2..${most}`, got: players });
  }
  list("antes", amount, players);
  for (const key of VARIANTS[variant.text].fields) {
    if (key === "blinds_or_straddles") list(key, amount, players);
    else amounts[key] = [amount(field(key, "number"), key, refuse)];
  }
  for (const key of RESULTS) if (hand.fields.has(key)) list(key, stack, players);
  const settings = ownSettings(hand, amounts, refuse);
  const { items } = field("actions", "array");
  for (const item of items) {
    if (item.kind !== "string") refuse(item.at, "type", { key: "actions", expected: "string", got: item.kind });
  }
  return { hand, variant: variant.text, players, amounts, actions: items, settings };
}

/** An amount as digits, and how many of them are behind the point. */
export function readAmount(text) {
  const [, whole, fraction = "", power = "0"] = /^\+?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  if (whole === undefined || Math.abs(power) > 30 || whole.length + fraction.length > 40) return null;
  const digits = `${whole}${fraction}`.replace(/^0+(?=\d)/, "");
  if (/^0+$/.test(digits)) return { digits: "0", decimals: 0 };
  const behind = fraction.length - Number(power);
  const zeros = /0*$/.exec(digits)[0].length;
  if (behind < 0) return { digits: digits + "0".repeat(-behind), decimals: 0 };
  const spare = Math.min(zeros, behind);
  return { digits: digits.slice(0, digits.length - spare), decimals: behind - spare };
}

function amount({ kind, text, at }, key, refuse) {
  if (kind !== "number") refuse(at, "type", { key, expected: "number", got: kind });
  const digits = text.replaceAll("_", "");
  // The other integers of TOML: 0x1F, 0o37, 0b11111.
  const plain = /^0[box]/.test(digits) ? String(Number(digits)) : digits;
  const read = readAmount(plain) ?? refuse(at, "amount", { key, got: text });
  return { ...read, at };
}

function stack(item, key, refuse) {
  return item.kind === "number" && /^\+?inf$/.test(item.text)
    ? { unknown: true, digits: "0", decimals: 0, at: item.at }
    : amount(item, key, refuse);
}

/**
 * Makes all amounts whole: 0.25 and 0.5 are 25 and 50 where the smallest unit is a hundredth. Gives the function that
 * does it, which takes what `readAmount` gave and its place, and how many of the unit are one in the record.
 */
export function scaled(amounts, refuse) {
  const decimals = Math.max(0, ...amounts.map((each) => each.decimals));
  const whole = ({ digits, decimals: own, at }) => {
    if (own > MOST_DECIMALS) refuse(at, "amount", { got: own });
    const value = Number(digits + "0".repeat(decimals - own));
    return Number.isSafeInteger(value) ? value : refuse(at, "amount", { got: digits });
  };
  const known = amounts.filter((each) => !each.unknown).map(whole);
  const unknown = Math.max(1, ...known) * UNKNOWN_STACK;
  return { toChips: (each) => (each.unknown ? unknown : whole(each)), unit: 10 ** decimals };
}

/** What the package itself has written where the standard has no field. */
function ownSettings(hand, amounts, refuse) {
  const own = hand.fields.get(OWN_FIELD);
  const settings = {};
  if (own?.kind !== "table") return settings;
  for (const [key, item] of own.fields) {
    const { kind, text, at } = item;
    const place = amounts.blinds_or_straddles && POSITIONS.includes(key) ? 0 : undefined;
    const usual = Object.hasOwn(SETTINGS, key) ? SETTINGS[key] : place;
    if (usual === undefined || kind !== typeof usual) refuse(at, "settings", { key: `${OWN_FIELD}.${key}` });
    if (key === "smallBlind") amounts.smallBlind = [amount(item, key, refuse)];
    else settings[key] = kind === "string" ? text : kind === "boolean" ? text === "true" : numberIn(text);
  }
  return settings;
}

const numberIn = (text = "") => Number(text.replaceAll("_", ""));

/** The seats of a record's players, from 0: as its `seats` has them, if they go round the table; else in order. */
export function seatsOf({ hand, players }, game) {
  const most = MOST_PLAYERS[game];
  const numbers = (hand.fields.get("seats")?.items ?? []).map(({ text }) => numberIn(text));
  const count = hand.fields.get("seat_count");
  const size = count ? numberIn(count.text) : Math.max(players, ...numbers);
  const inOrder = [...Array(players).keys()];
  const fits = numbers.length === players && size >= players && size <= most && roundTheTable(numbers, size, game);
  return fits ? { seats: numbers.map((number) => number - 1), size } : { seats: inOrder, size: players };
}

/** Ascending; in hold'em they may begin anywhere, in stud the first seat is dealt first. */
function roundTheTable(numbers, size, game) {
  const inside = numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= size);
  const falls = numbers.filter((number, i) => i > 0 && number <= numbers[i - 1]).length;
  const closes = falls === 0 || (game === "texasHoldem" && falls === 1 && numbers.at(-1) < numbers[0]);
  return inside && closes;
}
