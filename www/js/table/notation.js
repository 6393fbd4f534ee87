// Plain data as text for an address, short and readable: (seats:3,limits:(min:5,max:500)). A list is !(1,2); text is
// bare, or in quotes where it would be read as something else, with ! before a quote or another !.

const BARE = /^[\w-]+$/;
const WORD = /[\w-]+/y;
const NUMBER = /^-?\d{1,16}$/;
const CONSTANTS = { true: true, false: false, null: null };
const DEPTH = 8;

export function write(value) {
  if (Array.isArray(value)) return `!(${value.map(write).join(",")})`;
  if (value !== null && typeof value === "object") {
    const pairs = Object.entries(value).filter(([, item]) => item !== undefined);
    return `(${pairs.map(([key, item]) => `${key}:${write(item)}`).join(",")})`;
  }
  if (typeof value !== "string") return String(value);
  const clear = BARE.test(value) && !NUMBER.test(value) && !Object.hasOwn(CONSTANTS, value);
  return clear ? value : `'${value.replace(/[!']/g, "!$&")}'`;
}

/** Actions in a row: keep.withdraw.deal(…) */
export const writeActions = (actions) =>
  actions.map(({ type, ...rest }) => type + (Object.keys(rest).length > 0 ? write(rest) : "")).join(".");

class Misread extends Error {}

function reader(text) {
  let at = 0;

  const starts = (piece) => text.startsWith(piece, at);
  const take = (piece) => {
    if (!starts(piece)) return false;
    at += piece.length;
    return true;
  };
  const expect = (piece) => {
    if (!take(piece)) throw new Misread(`${piece} expected at ${at}`);
  };

  function word() {
    WORD.lastIndex = at;
    const found = WORD.exec(text)?.[0];
    if (!found) throw new Misread(`a word expected at ${at}`);
    at += found.length;
    return found;
  }

  function quoted() {
    let result = "";
    while (!take("'")) {
      take("!");
      if (at >= text.length) throw new Misread("a quote is not closed");
      result += text[at];
      at += 1;
    }
    return result;
  }

  function several(one) {
    const items = [];
    while (!take(")")) {
      if (items.length > 0) expect(",");
      items.push(one());
    }
    return items;
  }

  function value(depth = 0) {
    if (depth > DEPTH) throw new Misread("nested too deeply");
    if (take("!(")) return several(() => value(depth + 1));
    if (starts("(")) return object(depth);
    if (take("'")) return quoted();
    const found = word();
    if (NUMBER.test(found)) return Number(found);
    return Object.hasOwn(CONSTANTS, found) ? CONSTANTS[found] : found;
  }

  function object(depth = 0) {
    expect("(");
    const pair = () => {
      const key = word();
      expect(":");
      return [key, value(depth + 1)];
    };
    return Object.fromEntries(several(pair));
  }

  function actions() {
    const list = [];
    while (at < text.length) {
      if (list.length > 0) expect(".");
      const type = word();
      list.push({ type, ...(starts("(") ? object() : {}) });
    }
    return list;
  }

  const whole = (read) => {
    const result = read();
    if (at < text.length) throw new Misread(`not understood from ${at} on`);
    return result;
  };
  return { object: () => whole(object), actions: () => whole(actions) };
}

/** What `run` reads, or null where the text is not of this notation. */
function reading(run) {
  try {
    return run();
  } catch (error) {
    if (error instanceof Misread) return null;
    throw error;
  }
}

export const readObject = (text) => reading(reader(text).object);
export const readActions = (text) => reading(reader(text).actions);
