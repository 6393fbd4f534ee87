// Filling templates. `{key}` is replaced; a part in [brackets] is left out when one of its keys is
// missing; so is a missing key elsewhere. `{count|card|cards}` is the first word of one, the second of any other number.

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

const PLACE = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

export function fill(template, values) {
  return template
    .replace(/\[([^\]]*)\]/g, (_, part) => (keysIn(part).every((key) => printable(own(values, key))) ? part : ""))
    .replace(PLACE, (_, key, one, many) => {
      const value = own(values, key);
      if (!printable(value)) return "";
      return one === undefined ? String(value) : String(value) === "1" ? one : many;
    });
}

function keysIn(template) {
  return Array.from(template.matchAll(PLACE), ([, key]) => key);
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
  const more = { seatText, problem: cause(problems, details, seatText) };
  return filled(text, variantsOf(details, own(details, "reason")), details, more);
}

/** The problem that another one tells of by its code, within a sentence. */
function cause(problems, details, seatText) {
  const code = own(details, "code");
  const text = isText(code) ? own(problems, code) : undefined;
  return lower(filled(text, variantsOf(details), details, { seatText })).replace(/\.$/, "") || code;
}

function filled(text, variants, details, { seatText, problem }) {
  const template = isText(text) ? text : [...variants, "other"].map((name) => own(text, name)).find(isText);
  if (template === undefined) return "";
  const values = keysIn(template).map((key) => [key, shown(key, own(details, key), seatText)]);
  return fill(template, { ...Object.fromEntries(values), problem });
}

const isText = (value) => typeof value === "string";

/**
 * A few codes have several texts: by the reason, and what it is about; by whose the numbers are, or by one number
 * against a range.
 */
function variantsOf(details, reason) {
  if (isText(reason)) {
    const about = own(details, "key") ?? own(details, "structure");
    return [`${reason}_${isText(about) ? about : ""}`, reason];
  }
  if (isText(own(details, "numbers"))) return ["numbers"];
  return [own(details, "min") === own(details, "max") ? "exact" : "range"];
}

/** What stands between the numbers of a list; a ratio is "3:2". Catalogues say sizes in their own way. */
const BETWEEN = { pending: ", ", sizes: " or " };

/** A detail as templates print it, seats as they are called. */
function shown(key, value, seatText) {
  if (key === "seat") return Number.isInteger(value) ? seatText(value) : value;
  const numbers = items(value)?.filter(Number.isInteger);
  if (numbers === undefined) return value;
  return (key === "pending" ? numbers.map(seatText) : numbers).join(BETWEEN[key] ?? ":");
}
