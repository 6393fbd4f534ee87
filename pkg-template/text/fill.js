// Filling templates. `{key}` is replaced; a part in [brackets] is left out when one of its keys is
// missing; so is a missing key elsewhere.

/** An own property of anything at all; undefined when there is none, whatever it was. */
export function own(object, key) {
  try {
    return object !== null && typeof object === "object" && Object.hasOwn(object, key) ? object[key] : undefined;
  } catch {
    return undefined; // a getter or proxy that throws
  }
}

/** The elements of an array, of any origin; undefined for what is none. */
export function items(value) {
  try {
    return Array.isArray(value) ? Array.from(value) : undefined;
  } catch {
    return undefined;
  }
}

export function fill(template, values) {
  return template
    .replace(/\[([^\]]*)\]/g, (_, part) => (keysIn(part).every((key) => printable(own(values, key))) ? part : ""))
    .replace(/\{(\w+)\}/g, (_, key) => {
      const value = own(values, key);
      return printable(value) ? String(value) : "";
    });
}

function keysIn(template) {
  return Array.from(template.matchAll(/\{(\w+)\}/g), ([, key]) => key);
}

function printable(value) {
  return ["string", "number", "boolean"].includes(typeof value);
}

export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Within a sentence. */
export function lower(text) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** As `fill`, but "" where a value outside the brackets is missing: half a sentence says nothing. */
export function fillWhole(template, values) {
  const needed = keysIn(template.replace(/\[[^\]]*\]/g, ""));
  return needed.every((key) => printable(own(values, key))) ? fill(template, values) : "";
}

/** The text of a problem in one language's table; "" for a code that the table does not have. */
export function problemText(problems, problem, seatText = (seat) => String(seat)) {
  const code = own(problem, "code");
  const details = own(problem, "details");
  const text = typeof code === "string" ? own(problems, code) : undefined;
  const variant = typeof text === "string" ? text : (own(text, variantOf(details)) ?? own(text, "other"));
  if (typeof variant !== "string") return "";
  const values = keysIn(variant).map((key) => [key, shown(key, own(details, key), seatText)]);
  return fill(variant, Object.fromEntries(values));
}

/** A few codes have several texts: by the reason, by whose the numbers are, or by one number against a range. */
function variantOf(details) {
  const reason = own(details, "reason");
  if (typeof reason === "string") return reason;
  if (typeof own(details, "numbers") === "string") return "numbers";
  return own(details, "min") === own(details, "max") ? "exact" : "range";
}

/** What stands between the numbers of a list; a ratio is "3:2". */
const BETWEEN = { pending: ", ", sizes: ", " };

/** A detail as templates print it, seats as they are called. */
function shown(key, value, seatText) {
  if (key === "seat") return Number.isInteger(value) ? seatText(value) : value;
  const numbers = items(value)?.filter(Number.isInteger);
  if (numbers === undefined) return value;
  return (key === "pending" ? numbers.map(seatText) : numbers).join(BETWEEN[key] ?? ":");
}
