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

/** The text of a problem in one language's table; "" for a code that the table does not have. */
export function problemText(problems, problem) {
  const code = own(problem, "code");
  const details = own(problem, "details");
  const text = typeof code === "string" ? own(problems, code) : undefined;
  if (typeof text === "string") return fill(text, details);
  const variant = own(text, variantOf(details));
  return typeof variant === "string" ? fill(variant, details) : "";
}

/** A few codes have several texts: by the reason, or by one number against a range. */
function variantOf(details) {
  const reason = own(details, "reason");
  if (typeof reason === "string") return reason;
  return own(details, "min") === own(details, "max") ? "exact" : "range";
}
