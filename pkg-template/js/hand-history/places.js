// Where something stands in a text, and the refusal that names it.
import { cut, fail } from "../errors.js";

/** Names of fields are whole, as long as they are names: `blinds_or_straddles`. */
const LONGEST_NAME = 64;

/** Refuses a hand history at a place in its text: `badHandHistory` with line and column, both from 1. */
export function refuser(text) {
  return (at, reason, more) => {
    const before = text.slice(0, at);
    const line = before.split("\n").length;
    const column = at - before.lastIndexOf("\n");
    const details = { line, column, reason, ...more };
    for (const [key, value] of Object.entries(details)) {
      if (typeof value === "string") details[key] = cut(value, key === "key" ? LONGEST_NAME : undefined);
    }
    return fail("badHandHistory", details);
  };
}
