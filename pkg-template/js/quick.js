// The short way into the core for a seat's decision without cards: five numbers instead of an object.
import { moveKinds } from "../tapete.js";

const NONE = -1;
const MOST_SEATS = 254;

/** Of each decision that has a short way the core's number; the next one is a deal without more. */
const plainKinds = new Map();
/** The same of those that name an amount, and cannot be without one. */
const amountKinds = new Map();
const AMOUNTS = ["bet", "raise", "bringIn"];
/** These have to carry cards. */
const LONG = ["set"];
/** Where a deal names no bets. */
const DEALS = ["sevenCardStud", "texasHoldem"];

// The decision that was read last. Whoever reads takes them at once: no code of a caller can come between.
export let kind = NONE;
export let seat = NONE;
export let version = NONE;
export let to = NONE;

/** Whether the action is such a decision and nothing else. What is odd in any way takes the long way. */
export function isQuick(action, game) {
  if (typeof action !== "object" || action === null) return false;
  let number;
  let theSeat = NONE;
  let theVersion = NONE;
  let theTo = NONE;
  let keys = 1;
  try {
    if (Object.getPrototypeOf(action) !== Object.prototype) return false;
    // Code of the caller may run here, and may call in again: only at the end are the numbers taken over.
    const { type, seat: itsSeat, version: itsVersion, to: itsTo } = action;
    if (itsSeat !== undefined) {
      if (!isWhole(itsSeat) || itsSeat > MOST_SEATS) return false;
      theSeat = itsSeat;
      keys += 1;
    }
    if (itsVersion !== undefined) {
      if (!isWhole(itsVersion)) return false;
      theVersion = itsVersion;
      keys += 1;
    }
    if (itsTo !== undefined) {
      if (!isWhole(itsTo)) return false;
      theTo = itsTo;
      keys += 1;
    }
    if (plainKinds.size === 0) learn();
    number = (theTo === NONE ? plainKinds : amountKinds).get(type);
    if (number === undefined || Object.keys(action).length !== keys) return false;
    if (type === "deal" && !DEALS.includes(game)) return false;
  } catch {
    return false;
  }
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
    if (!LONG.includes(name)) (AMOUNTS.includes(name) ? amountKinds : plainKinds).set(name, number);
  });
  plainKinds.set("deal", names.length);
}
