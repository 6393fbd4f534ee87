// JSON for reading: one key a line, lists on one.

const inline = (value) =>
  JSON.stringify(value, null, 1).replace(/\n\s*/g, " ").replace(/\[ /g, "[").replace(/ \]/g, "]");

/** `value` is plain data; the objects named in `open` are spread over lines too. */
export function pretty(value, open = [], indent = "") {
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, item]) => {
    const text = open.includes(key) ? pretty(item, [], inner) : inline(item);
    return `${inner}${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(",\n")}\n${indent}}`;
}
