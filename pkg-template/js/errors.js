// The one error type. Its English text comes from the same table that pages use.
import { problemText } from "../text/fill.js";
import { problems } from "../text/problems-en.js";

// A registered symbol: copies and entries of this package know each other's errors.
const BRAND = Symbol.for("tapete.error");

export class TapeteError extends Error {
  constructor(code, details = {}, cite = null, cause = undefined) {
    super(problemText(problems, { code, details }), cause === undefined ? undefined : { cause });
    this.code = code;
    this.details = details;
    this.cite = cite;
  }
}

// On the prototype, so that JSON.stringify(error) is exactly the Problem.
Object.defineProperties(TapeteError.prototype, {
  name: { value: "TapeteError", writable: true, configurable: true },
  [BRAND]: { value: true },
});

export function isTapeteError(value) {
  try {
    return typeof value === "object" && value !== null && value[BRAND] === true;
  } catch {
    return false; // a revoked or hostile proxy
  }
}

export function fail(code, details, cite) {
  throw new TapeteError(code, details, cite);
}

export function badInput(argument, reason, more) {
  throw new TapeteError("badInput", { argument, reason, ...more });
}

export function unknownKey(argument, key) {
  throw new TapeteError("unknownKey", { argument, key: cut(key) });
}

/** At most 16 characters of what was given: details stay small, whatever the input. */
export function cut(text, most = 16) {
  if (text.length <= most) return text;
  const letters = Array.from(text.slice(0, 2 * most));
  return letters.slice(0, most).join("");
}

/** What a value is, in a word that survives JSON. Runs no code of the value's owner. */
export function kindOf(value) {
  if (value === null) return "null";
  if (typeof value === "number") return Number.isFinite(value) ? "number" : String(value);
  if (typeof value !== "object") return typeof value;
  try {
    return Array.isArray(value) ? "array" : "object";
  } catch {
    return "object"; // a revoked proxy
  }
}

/** A wrong value for `details.got`: short text and finite numbers as they are, else the kind. */
export function shown(value) {
  if (typeof value === "string") return cut(value);
  return typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value)) ? value : kindOf(value);
}
