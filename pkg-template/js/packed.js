// Results arrive from the core as numbers (the format is described in src/packed/mod.rs) and become
// plain objects here, which is several times faster than building them from inside.
import { SHAPES } from "./shapes.js";

const KIND = 3; // the low two bits of a token's magnitude
const WORD = 1;
const LIST = 2;
const OBJECT = 3;

// The rest of a magnitude of kind 0.
const NULL = 1;
const FALSE = 2;
const TRUE = 3;
const NEGATIVE = 4;
// 5: a text

/**
 * `decode(place, freeze)` for the numbers that one instance of the core has put into its memory from
 * the place on. `memory()` gives that memory as numbers. `termsFrom(index)` gives the core's terms
 * from an index on, one a line; it is asked only when terms are missing.
 */
export function decoder(memory, termsFrom) {
  /** A word, a citation, or for a shape the function that makes such an object. */
  const terms = [];
  let tokens;
  let at = 0;

  function learn() {
    for (const line of termsFrom(terms.length).split("\n")) terms.push(term(line));
  }

  function term(line) {
    if (line.startsWith("{")) return maker(line.slice(1));
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

  /** `read` takes the value of the next key. */
  function maker(line) {
    if (Object.hasOwn(SHAPES, line)) return SHAPES[line];
    const keys = line === "" ? [] : line.split(",");
    if (keys.includes("?")) return (read) => unusual(keys, read);
    return (read) => {
      const object = {};
      for (const key of keys) object[key] = read();
      return object;
    };
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
    if (kind === NULL) return null;
    if (kind === FALSE) return false;
    if (kind === TRUE) return true;
    if (kind === NEGATIVE) {
      at += 1;
      return -tokens[at - 1];
    }
    return text();
  }

  function value() {
    const token = tokens[at];
    at += 1;
    if (token >= 0) return token;
    const magnitude = -token | 0;
    const rest = magnitude >> 2;
    switch (magnitude & KIND) {
      case WORD:
        return terms[rest];
      case LIST: {
        const list = [];
        for (let i = 0; i < rest; i += 1) list.push(value());
        return list;
      }
      case OBJECT:
        return terms[rest](value);
      default:
        return special(rest);
    }
  }

  // As `value`, which runs for every event and stays faster without a question at each object.
  function frozen() {
    const token = tokens[at];
    at += 1;
    if (token >= 0) return token;
    const magnitude = -token | 0;
    const rest = magnitude >> 2;
    switch (magnitude & KIND) {
      case WORD:
        return terms[rest];
      case LIST: {
        const list = [];
        for (let i = 0; i < rest; i += 1) list.push(frozen());
        return Object.freeze(list);
      }
      case OBJECT:
        return Object.freeze(terms[rest](frozen));
      default:
        return special(rest);
    }
  }

  return function decode(place, freeze) {
    tokens = memory();
    at = place;
    if (tokens[at] > terms.length) {
      learn();
      tokens = memory(); // it may have moved
    }
    at += 1;
    return freeze ? frozen() : value();
  };
}
