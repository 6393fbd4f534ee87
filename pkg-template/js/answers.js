// What the core answers: the place of packed numbers in its memory, negative for a problem.
import { termsFrom } from "../tapete.js";
import { isTapeteError, TapeteError } from "./errors.js";
import { decoder } from "./packed.js";
import { memory } from "./start.js";

const BYTES = 4; // of a number

let numbers = new Int32Array(0);

/** The core's memory as numbers. When it grows, all views of it become empty. */
function view() {
  if (numbers.length === 0) numbers = new Int32Array(memory.buffer);
  return numbers;
}

const decode = decoder(view, termsFrom);

/** An answer as plain data, deeply frozen if wanted. A problem is thrown. */
export function take(place, freeze) {
  if (place < 0) throw errorAt(place);
  return decode(place / BYTES, freeze);
}

function errorAt(place) {
  const { code, details, cite } = decode(-place / BYTES, false);
  return new TapeteError(code, details, cite);
}

/** The result of a constructor of the core, which throws its problems. */
export function made(construct) {
  try {
    return construct();
  } catch (thrown) {
    throw typeof thrown === "number" ? errorAt(thrown) : thrown;
  }
}

/** What went wrong as plain data, whatever was thrown. */
export function problemOf(thrown) {
  if (!isTapeteError(thrown)) return { code: "badInput", details: { argument: "action", reason: "threw" }, cite: null };
  const { code, details, cite } = thrown;
  return { code, details, cite };
}
