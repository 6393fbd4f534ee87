// Results arrive from the core as numbers (the format is described in src/packed/mod.rs) and become
// plain objects here, which is several times faster than building them from inside.
import { DEEP, FLAT } from "./shapes.js";

const KIND = 3; // the low two bits of a token below 0, turned over
const WORD = 1;
const LIST = 2;
const OBJECT = 3;

// The rest of one of kind 0. A fifth is a text.
const CONSTANTS = [null, false, true];
const FLOAT = 3;

const halves = new Int32Array(2);
const float = new Float64Array(halves.buffer);

/**
 * `decode(place, freeze)` for the numbers that one instance of the core has put into its memory from
 * the place on. `memory()` gives that memory as numbers. `termsFrom(index)` gives the core's terms
 * from an index on, one a line; it is asked only when terms are missing.
 */
export function decoder(memory, termsFrom) {
  /** By term, how objects of a shape are made; null for a word or a citation. */
  const shapes = [];
  /** By turned token, what is whole in that one: constants, words, citations. Undefined where more follows. */
  const values = CONSTANTS.flatMap((constant) => [constant, undefined, undefined, undefined]);
  let tokens;
  let at = 0;
  /** Whether a value of a flat shape took more than its token. */
  let odd = false;

  function learn() {
    for (const line of termsFrom(shapes.length).split("\n")) {
      const isShape = line.startsWith("{");
      const first = 4 * shapes.length; // four tokens have its index, one of each kind
      if (values.length === first) values.push(undefined, undefined, undefined, undefined);
      if (!isShape) values[first + WORD] = word(line);
      shapes.push(isShape ? shape(line.slice(1)) : null);
    }
  }

  function word(line) {
    if (line.startsWith("=")) return whole(line.slice(1).split(","));
    // Taken back from an object: keys of objects are the strings that engines look up fastest.
    return Object.keys({ [line]: 0 })[0];
  }

  /** An object that all results share. */
  function whole(parts) {
    const object = {};
    for (let i = 0; i < parts.length; i += 2) object[parts[i]] = parts[i + 1];
    return Object.freeze(object);
  }

  /** How objects of these keys are made. `make` takes a function for the value of the next key. */
  function shape(line) {
    const keys = line === "" ? [] : line.split(",");
    const flat = Object.hasOwn(FLAT, line) ? FLAT[line] : null;
    if (Object.hasOwn(DEEP, line)) return { make: DEEP[line], flat, size: 0 };
    if (keys.includes("?")) return { make: (read) => unusual(keys, read), flat, size: 0 };
    const make = (read) => {
      const object = {};
      for (const key of keys) object[key] = read();
      return object;
    };
    return { make, flat, size: keys.length };
  }

  /** With keys whose texts come before their values. Defined, not assigned: one might be "__proto__". */
  function unusual(keys, read) {
    const object = {};
    for (const key of keys) {
      const name = key === "?" ? value() : key;
      Object.defineProperty(object, name, { value: read(), writable: true, enumerable: true, configurable: true });
    }
    return object;
  }

  function text() {
    let left = tokens[at];
    let result = "";
    at += 1;
    while (left > 0) {
      const part = tokens.subarray(at, at + Math.min(left, 1024));
      result += String.fromCharCode.apply(null, part);
      at += part.length;
      left -= part.length;
    }
    return result;
  }

  function special(kind) {
    if (kind !== FLOAT) return text();
    halves[0] = tokens[at];
    halves[1] = tokens[at + 1];
    at += 2;
    return float[0];
  }

  // Small, so that engines put it in place of its calls: most values are one token.
  function value() {
    const token = tokens[at];
    at += 1;
    if (token >= 0) return token;
    const known = values[~token];
    return known === undefined ? compound(~token) : known;
  }

  function compound(turned) {
    const rest = turned >> 2;
    switch (turned & KIND) {
      case LIST:
        return list(rest);
      case OBJECT:
        return object(shapes[rest], value);
      default:
        return special(rest);
    }
  }

  /** Short ones written out: they take no more room than they need. */
  function list(count) {
    switch (count) {
      case 0:
        return [];
      case 1:
        return [value()];
      case 2:
        return [value(), value()];
      case 3:
        return [value(), value(), value()];
      case 5:
        return [value(), value(), value(), value(), value()];
      case 6:
        return [value(), value(), value(), value(), value(), value()];
    }
    const items = [];
    for (let i = 0; i < count; i += 1) items.push(value());
    return items;
  }

  function object({ make, flat, size }, read) {
    if (flat === null) return make(read);
    const start = at;
    at += size;
    const result = flat(scalar, tokens, start);
    if (!odd) return result;
    // A large number, or a text that is no word: one value after the other.
    odd = false;
    at = start;
    return make(read);
  }

  function scalar(token) {
    if (token >= 0) return token;
    const known = values[~token];
    if (known === undefined) odd = true;
    return known;
  }

  // As `value`, which runs for every event and stays faster without a question at each object.
  function frozen() {
    const token = tokens[at];
    at += 1;
    if (token >= 0) return token;
    const known = values[~token];
    return known === undefined ? frozenCompound(~token) : known;
  }

  function frozenCompound(turned) {
    const rest = turned >> 2;
    switch (turned & KIND) {
      case LIST: {
        const items = [];
        for (let i = 0; i < rest; i += 1) items.push(frozen());
        return Object.freeze(items);
      }
      case OBJECT:
        return Object.freeze(object(shapes[rest], frozen));
      default:
        return special(rest);
    }
  }

  return function decode(place, freeze) {
    tokens = memory();
    at = place;
    if (tokens[at] > shapes.length) {
      learn();
      tokens = memory(); // it may have moved
    }
    at += 1;
    return freeze ? frozen() : value();
  };
}
