// JSON for reading: one key a line, lists on one.

const inline = (value) =>
  JSON.stringify(value, null, 1).replace(/\n\s*/g, " ").replace(/\[ /g, "[").replace(/ \]/g, "]");

/** `value` is plain data; the objects named in `open` are spread over lines too, lists with an item a line. */
export function pretty(value, open = [], indent = "") {
  const inner = `${indent}  `;
  const spread = (item) => (Array.isArray(item) ? prettyList(item, inner) : pretty(item, [], inner));
  const lines = Object.entries(value).map(([key, item]) => {
    const text = open.includes(key) && item !== null ? spread(item) : inline(item);
    return `${inner}${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

/** A list with an item a line. */
export function prettyList(items, indent = "") {
  if (items.length === 0) return "[]";
  return `[\n${items.map((item) => `${indent}  ${inline(item)}`).join(",\n")}\n${indent}]`;
}
