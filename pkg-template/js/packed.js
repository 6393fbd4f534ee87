// Results arrive from the core as numbers (the format is described in src/packed.rs) and become
// plain objects here, which is several times faster than building them from inside.

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
 * `decode(tokens, freeze)` for the tokens of one instance of the core. `wordsFrom(index)` gives the
 * core's words from an index on, one a line; it is asked only when words are missing.
 */
export function decoder(wordsFrom) {
  const words = [];
  let tokens;
  let at = 0;

  function learn() {
    for (const word of wordsFrom(words.length).split("\n")) {
      // Taken back from an object: keys of objects are the strings that engines look up fastest.
      words.push(Object.keys({ [word]: 0 })[0]);
    }
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
        return words[rest];
      case LIST: {
        const list = [];
        for (let i = 0; i < rest; i += 1) list.push(value());
        return list;
      }
      case OBJECT: {
        const object = {};
        for (let i = 0; i < rest; i += 1) entry(object, value);
        return object;
      }
      default:
        return special(rest);
    }
  }

  function frozen() {
    const token = tokens[at];
    at += 1;
    if (token >= 0) return token;
    const magnitude = -token | 0;
    const rest = magnitude >> 2;
    switch (magnitude & KIND) {
      case WORD:
        return words[rest];
      case LIST: {
        const list = [];
        for (let i = 0; i < rest; i += 1) list.push(frozen());
        return Object.freeze(list);
      }
      case OBJECT: {
        const object = {};
        for (let i = 0; i < rest; i += 1) entry(object, frozen);
        return Object.freeze(object);
      }
      default:
        return special(rest);
    }
  }

  function entry(object, read) {
    const key = tokens[at];
    at += 1;
    if (key >= 0) {
      object[words[key]] = read();
      return;
    }
    // A key of a longer or unusual text. Defined, not assigned: it might be "__proto__".
    const name = text();
    Object.defineProperty(object, name, {
      value: read(),
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }

  return function decode(packed, freeze) {
    tokens = packed;
    if (packed[0] > words.length) {
      // Asking runs the core, whose memory may move: a view into it would be gone.
      tokens = packed.slice();
      learn();
    }
    at = 1;
    return freeze ? frozen() : value();
  };
}
