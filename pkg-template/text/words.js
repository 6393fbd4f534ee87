// Seats, chips and lists in words.
import { capital, fill, own } from "./fill.js";

/** The vowel that changes the "and" before it in some languages; not where it only glides into another. */
const VOWEL_I = /^h?[ií](?![aeou])/i;

/** The same of "or": before ocho and once, too, written in digits. */
const VOWEL_O = /^(?:h?[oó]|8|11(?!\d))/i;

/** "a, b and c" */
export function listed(words, { and, andI }) {
  return joined(words, VOWEL_I.test(words.at(-1)) ? andI : and);
}

/** "a, b or c" */
export function either(words, { or, orO }) {
  return joined(words, VOWEL_O.test(words.at(-1)) ? orO : or);
}

function joined(words, last) {
  return words.length < 2 ? words.join("") : words.slice(0, -1).join(", ") + last + words.at(-1);
}

/** The game that the page says; else the one whose regulation an event or problem cites. */
export function gameOf(said, options) {
  const regulation = own(own(said, "cite"), "regulation");
  return own(options, "game") ?? own(GAMES, typeof regulation === "string" ? regulation.split("-")[0] : "");
}

const GAMES = {
  stud: "sevenCardStud",
  holdem: "texasHoldem",
  letitride: "letItRide",
  tripleshot: "tripleShot",
  paigow: "paiGowPoker",
};

/**
 * A seat or the dealer as templates name them: `{seat}`, `{Seat}` where a sentence begins, `{toSeat}`, `{ofSeat}`.
 * Empty for what is neither. A name is never changed.
 */
export function placeWords(place, catalogue, names) {
  const isSeat = Number.isInteger(place) && place >= 0;
  if (!isSeat && place !== "dealer") return {};
  const name = nameOf(place, names);
  const form = name === undefined ? (isSeat ? catalogue.seat : catalogue.dealer) : catalogue.named;
  const values = { number: place + 1, name };
  const seat = fill(form.one, values);
  const Seat = name === undefined ? capital(seat) : seat;
  return { seat, Seat, toSeat: fill(form.to, values), ofSeat: fill(form.of, values) };
}

/** The name that a page gave a seat. */
export function nameOf(place, names) {
  const name = own(names, place);
  return typeof name === "string" && name !== "" ? name : undefined;
}

export function formatChips(amount, options) {
  if (!Number.isSafeInteger(amount)) return "";
  const separator = own(own(options, "catalogue"), "thousands") ?? ",";
  // By hand, since what the host's Intl does differs with its data.
  const digits = String(Math.abs(amount)).replace(/\B(?=(?:\d{3})+$)/g, () => separator);
  const sign = amount < 0 ? "-" : "";
  const unit = own(options, "unit");
  if (typeof unit !== "string" || unit === "") return sign + digits;
  return /\p{L}$/u.test(unit) ? `${sign}${digits} ${unit}` : sign + unit + digits;
}

/** The amount as a value for a template; missing if it is none. */
export function chips(amount, catalogue, options) {
  return formatChips(amount, { unit: own(options, "unit"), catalogue }) || undefined;
}
