// Where something stands in a text, and the refusal that names it.
import { cut, fail } from "../errors.js";

/** Refuses a hand history at a place in its text: `badHandHistory` with line and column, both from 1. */
export function refuser(text) {
  return (at, reason, more) => {
    const before = text.slice(0, at);
    const line = before.split("\n").length;
    const column = at - before.lastIndexOf("\n");
    const details = { line, column, reason, ...more };
    for (const [key, value] of Object.entries(details)) if (typeof value === "string") details[key] = cut(value);
    return fail("badHandHistory", details);
  };
}
