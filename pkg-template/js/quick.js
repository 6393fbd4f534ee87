// The short way into the core for a seat's decision without cards: five numbers instead of an object.
import { moveKinds } from "../tapete.js";

const NONE = -1;
const MOST_SEATS = 254;

/** The core's number of each decision that has a short way; the next one is a deal without more. */
const kinds = new Map();
/** Where a deal names no bets. */
const DEALS = ["sevenCardStud", "texasHoldem"];
/** Those that name an amount, and cannot be without one. */
const AMOUNTS = ["bet", "raise", "bringIn"];
/** These have to carry cards. */
const LONG = ["set"];

// The decision that was read last. Whoever reads takes them at once: no code of a caller can come between.
export let kind = NONE;
export let seat = NONE;
export let version = NONE;
export let to = NONE;

/** Whether the action is such a decision and nothing else. What is odd in any way takes the long way. */
export function isQuick(action, game) {
  let type = "";
  let theSeat = NONE;
  let theVersion = NONE;
  let theTo = NONE;
  // Their keys can be very many.
  if (typeof action !== "object" || action === null || ArrayBuffer.isView(action)) return false;
  try {
    if (Array.isArray(action)) return false;
    // Code of the caller may run here, and may call in again: only now are the numbers taken over.
    for (const key of Object.keys(action)) {
      const value = action[key];
      if (key === "type" && typeof value === "string") type = value;
      else if (key === "seat" && isWhole(value) && value <= MOST_SEATS) theSeat = value;
      else if (key === "version" && isWhole(value)) theVersion = value;
      else if (key === "to" && isWhole(value)) theTo = value;
      else return false;
    }
  } catch {
    return false;
  }
  if (kinds.size === 0) learn();
  const number = kinds.get(type);
  if (number === undefined || AMOUNTS.includes(type) !== (theTo !== NONE)) return false;
  if (type === "deal" && !DEALS.includes(game)) return false;
  kind = number;
  seat = theSeat;
  version = theVersion;
  to = theTo;
  return true;
}

const isWhole = (value) => Number.isSafeInteger(value) && value >= 0;

function learn() {
  const names = moveKinds();
  names.forEach((name, number) => {
    if (!LONG.includes(name)) kinds.set(name, number);
  });
  kinds.set("deal", names.length);
}
