// What the core answers: packed numbers; or it throws a packed problem.
import { wordsFrom } from "../tapete.js";
import { isTapeteError, TapeteError } from "./errors.js";
import { decoder } from "./packed.js";

/** A packed answer as plain data, deeply frozen if wanted. */
export const decode = decoder(wordsFrom);

/** What a call into the core gives. */
export function asked(call) {
  try {
    return call();
  } catch (thrown) {
    if (!(thrown instanceof Float64Array)) throw thrown;
    const { code, details, cite } = decode(thrown, false);
    throw new TapeteError(code, details, cite);
  }
}

/** What went wrong as plain data, whatever was thrown. */
export function problemOf(thrown) {
  if (thrown instanceof Float64Array) return decode(thrown, false);
  if (!isTapeteError(thrown)) return { code: "badInput", details: { argument: "action", reason: "threw" }, cite: null };
  const { code, details, cite } = thrown;
  return { code, details, cite };
}
