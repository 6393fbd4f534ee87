// Plain data on its way into the core, as numbers. The format is described in src/packed/unpack.rs.
const NULL = -4;
const FALSE = -8;
const TRUE = -12;
const NEGATIVE = -16;
const TEXT = -20;
const LIST = 2;
const OBJECT = 3;

/** Data as `plain` gives it. */
export function pack(value) {
  const out = [];
  write(value, out);
  return out;
}

function write(value, out) {
  if (value === null) out.push(NULL);
  else if (typeof value === "string") writeText(value, out);
  else if (typeof value === "boolean") out.push(value ? TRUE : FALSE);
  else if (typeof value === "number") {
    // What is no number is none below 0 either.
    if (value >= 0) out.push(value);
    else out.push(NEGATIVE, -value);
  } else if (Array.isArray(value)) {
    out.push(-4 * value.length - LIST);
    for (const item of value) write(item, out);
  } else {
    const keys = Object.keys(value);
    out.push(-4 * keys.length - OBJECT);
    for (const key of keys) {
      writeText(key, out);
      write(value[key], out);
    }
  }
}

function writeText(text, out) {
  out.push(TEXT, text.length);
  for (let i = 0; i < text.length; i += 1) out.push(text.charCodeAt(i));
}
