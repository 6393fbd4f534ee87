// Input becomes plain data here, before anything else looks at it. Getters and proxies of the
// caller run now or never; reactive proxies (Vue, MobX) of plain data read like the data.
import { badInput, cut, kindOf, shown, unknownKey } from "./errors.js";

const MAX_DEPTH = 8;
const MAX_LENGTH = 1024; // of a string, of an array, of an object's keys
const MAX_NODES = 16384; // of one argument as a whole

const SMALL = { length: MAX_LENGTH, nodes: MAX_NODES };

/**
 * A copy of JSON-like data: strings, numbers, booleans, null, arrays, plain objects. `limits` are
 * the longest array and the most values; its `leaf` may give a text for an object.
 */
export function plain(value, argument, { length, nodes, leaf } = SMALL) {
  return copy(value, argument, [], { length, most: nodes, leaf, nodes: 0 });
}

/** Where a part of an argument is: `action.bets[0].bet`. Keys of any length are cut. */
const inside = (argument, key) => (typeof key === "number" ? `${argument}[${key}]` : `${argument}.${cut(key)}`);

function copy(value, argument, above, count) {
  count.nodes += 1;
  if (count.nodes > count.most) badInput(argument, "tooLong", { expected: count.most });
  if (typeof value === "string") return bounded(value, argument);
  if (value === null || typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value !== "object") {
    badInput(argument, "type", { expected: "JSON", got: kindOf(value) });
  }
  const text = count.leaf?.(value);
  if (text !== undefined) return text;
  if (above.includes(value)) badInput(argument, "cyclic");
  if (above.length === MAX_DEPTH) badInput(argument, "tooDeep", { expected: MAX_DEPTH });
  above.push(value);
  const result = isList(value, argument)
    ? copyElements(value, argument, above, count)
    : copyKeys(value, argument, above, count);
  above.pop();
  return result;
}

/** Most parts are numbers and short texts: the name of where they are is not made for them. */
function part(value, argument, key, above, count) {
  if (typeof value === "number" || (typeof value === "string" && value.length <= MAX_LENGTH)) {
    count.nodes += 1;
    if (count.nodes <= count.most) return value;
  }
  return copy(value, inside(argument, key), above, count);
}

function copyElements(array, argument, above, count) {
  const result = elements(array, argument, count.length);
  for (let index = 0; index < result.length; index += 1) {
    result[index] = part(result[index], argument, index, above, count);
  }
  return result;
}

function copyKeys(object, argument, above, count) {
  // These have no keys of their own and would be read as empty objects.
  const tag = tagOf(object);
  if (FULL.has(tag)) badInput(argument, "type", { expected: "JSON", got: tag });
  const result = {};
  for (const key of keysOf(object, argument)) {
    const value = read(object, key, argument);
    if (value === undefined) continue;
    const item = part(value, argument, key, above, count);
    // Assigning to this one would set the prototype.
    if (key === "__proto__") Object.defineProperty(result, key, { value: item, enumerable: true });
    else result[key] = item;
  }
  return result;
}

/** Length-checked string. */
export function bounded(text, argument) {
  if (text.length > MAX_LENGTH) tooLong(text, argument);
  return text;
}

function tooLong(text, argument) {
  badInput(argument, "tooLong", { expected: MAX_LENGTH, got: text.length });
}

const FULL = new Set(["Map", "Set", "Date", "ArrayBuffer", "SharedArrayBuffer", "Promise", "RegExp"]);

function tagOf(object) {
  try {
    return Object.prototype.toString.call(object).slice("[object ".length, -1);
  } catch {
    return "object"; // a tag of the caller's that throws, or a revoked proxy: reading its keys says so
  }
}

// The readers below are all that ever runs a caller's code: getters, and traps of proxies.

/** True for arrays and for proxies of arrays. */
export function isList(value, argument) {
  try {
    return Array.isArray(value);
  } catch {
    return badInput(argument, "threw");
  }
}

/** The elements of an array in a new one, each read once. They themselves are not copied. */
export function elements(array, argument, most = MAX_LENGTH) {
  const length = read(array, "length", argument);
  // A proxy may answer anything here, also an object whose valueOf would run code.
  if (typeof length !== "number" || !(length <= most)) {
    badInput(argument, "tooLong", { expected: most, got: shown(length) });
  }
  const result = [];
  try {
    for (let index = 0; index < length; index += 1) result.push(array[index]);
  } catch {
    badInput(argument, "threw");
  }
  return result;
}

function keysOf(object, argument) {
  // A megabyte of bytes would have a million keys.
  if (ArrayBuffer.isView(object)) badInput(argument, "type", { expected: "JSON", got: "bytes" });
  let keys;
  try {
    keys = Object.keys(object);
  } catch {
    badInput(argument, "threw");
  }
  if (keys.length > MAX_LENGTH) {
    badInput(argument, "tooLong", { expected: MAX_LENGTH, got: keys.length });
  }
  return keys;
}

function read(object, key, argument) {
  try {
    return object[key];
  } catch {
    return badInput(argument, "threw");
  }
}

/**
 * The named keys of an options object, as they are; `undefined` counts as absent. A key of another
 * name is returned as `unknown` for `refuseUnknown`, since worse faults are reported first.
 */
export function fields(object, argument, names) {
  if (typeof object !== "object" || object === null || isList(object, argument)) {
    badInput(argument, "type", { expected: "object", got: kindOf(object) });
  }
  const values = {};
  let unknown = null;
  for (const key of keysOf(object, argument)) {
    if (names.includes(key)) values[key] = read(object, key, argument);
    else unknown ??= key;
  }
  return { values, unknown, argument };
}

export function refuseUnknown({ unknown, argument }) {
  if (unknown !== null) unknownKey(argument, unknown);
}

/** One of the allowed strings, or `badInput`. */
export function oneOf(value, argument, allowed) {
  if (typeof value !== "string") {
    badInput(argument, "type", { expected: allowed.join(" | "), got: kindOf(value) });
  }
  if (!allowed.includes(value)) {
    badInput(argument, "value", { expected: allowed.join(" | "), got: shown(value) });
  }
  return value;
}
