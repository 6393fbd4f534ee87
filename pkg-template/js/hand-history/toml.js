// TOML 1.0, the language that hand histories are written in. It keeps where everything stands, which is what errors
// name, and numbers as they are written, so that 0.1 stays a tenth.
//
// A value is { kind, at } and more: string { text, from } with `from` the place of its first character where the text
// stands there as it is, else null; number { text }; boolean and date { text }; array { items }; table { fields }.

const DEPTH = 16;

const SPACE = /[ \t]*/y;
const BLANK = /(?:[ \t]|#[\t -~\x80-\uffff]*|\r?\n)*/y;
const COMMENT = /#[\t -~\x80-\uffff]*/y;
const LINE_END = /\r?\n|$/y;
const BARE_KEY = /[A-Za-z0-9_-]+/y;
const SCALAR = /[A-Za-z0-9_.+:-]+(?: (?=\d\d:)[0-9:.Zz+-]+)?/y;

const DIGITS = "(?:0|[1-9](?:_?\\d)*)";
const MORE = "\\d(?:_?\\d)*";
const TIME = "(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?";
const DATE = "\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const OFFSET = "(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)";
const SCALARS = [
  ["boolean", /^(?:true|false)$/],
  ["number", new RegExp(`^[+-]?(?:${DIGITS}(?:\\.${MORE})?(?:[eE][+-]?${MORE})?|inf|nan)$`)],
  ["number", /^0(?:x[\dA-Fa-f](?:_?[\dA-Fa-f])*|o[0-7](?:_?[0-7])*|b[01](?:_?[01])*)$/],
  ["date", new RegExp(`^(?:${DATE}(?:[Tt ]${TIME}${OFFSET}?)?|${TIME})$`)],
];

/** By opening quotes: what a run of plain characters is, and whether backslashes mean something. */
const STRINGS = [
  { quote: '"""', run: /(?:[\t\n !#-[\]-~\x80-\uffff]|\r\n|"(?!""))+/y, escapes: true, lines: true },
  { quote: "'''", run: /(?:[\t\n -&(-~\x80-\uffff]|\r\n|'(?!''))+/y, escapes: false, lines: true },
  { quote: '"', run: /[\t !#-[\]-~\x80-\uffff]+/y, escapes: true, lines: false },
  { quote: "'", run: /[\t -&(-~\x80-\uffff]+/y, escapes: false, lines: false },
];
const ESCAPES = { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", '"': '"', "\\": "\\" };
const ESCAPE = /\\(?:([btnfr"\\])|u([\dA-Fa-f]{4})|U([\dA-Fa-f]{8}))/y;
const LINE_FOLD = /\\[ \t]*\r?\n(?:[ \t]|\r?\n)*/y;

/** The top table of a text. `refuse(at, reason, more)` is called, and must throw, for what is no TOML. */
export function readToml(text, refuse) {
  let at = text.startsWith("\ufeff") ? 1 : 0;

  const wrong = (place = at) => {
    const got = text.slice(place, place + 16).split(/[\r\n]/)[0];
    return refuse(place, "syntax", got === "" ? {} : { got });
  };

  function match(pattern) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at = pattern.lastIndex;
    return found;
  }

  function take(token) {
    if (!text.startsWith(token, at)) return false;
    at += token.length;
    return true;
  }

  const need = (token) => take(token) || wrong();

  function key() {
    const place = at;
    if (text[at] === '"' || text[at] === "'") {
      const { text: name, lines } = string();
      return lines ? wrong(place) : { name, at: place };
    }
    return { name: (match(BARE_KEY) ?? wrong())[0], at: place };
  }

  function dottedKey() {
    const path = [key()];
    for (match(SPACE); take("."); match(SPACE)) {
      match(SPACE);
      path.push(key());
      if (path.length > DEPTH) refuse(path[0].at, "tooDeep");
    }
    return path;
  }

  function value(depth) {
    if (depth > DEPTH) refuse(at, "tooDeep");
    const place = at;
    if (text[at] === '"' || text[at] === "'") return string();
    if (take("[")) return array(place, depth);
    if (take("{")) return inlineTable(place, depth);
    const [token] = match(SCALAR) ?? wrong();
    const [kind] = SCALARS.find(([, pattern]) => pattern.test(token)) ?? wrong(place);
    return { kind, at: place, text: token };
  }

  function string() {
    const place = at;
    const { quote, run, escapes, lines } = STRINGS.find((style) => text.startsWith(style.quote, place));
    at += quote.length;
    if (lines) match(/\r?\n/y);
    const from = at;
    let said = "";
    let asItIs = true;
    for (;;) {
      said += match(run)?.[0] ?? "";
      if (take(quote)) {
        // Two more quotes at the end of several lines belong to them.
        for (let more = 0; lines && more < 2 && take(quote[0]); more += 1) said += quote[0];
        return { kind: "string", at: place, text: said, from: asItIs ? from : null, lines };
      }
      if (!escapes || text[at] !== "\\") wrong();
      asItIs = false;
      if (!(lines && match(LINE_FOLD))) said += escaped();
    }
  }

  function escaped() {
    const place = at;
    const [, letter, short, long] = match(ESCAPE) ?? wrong();
    if (letter !== undefined) return ESCAPES[letter];
    const code = Number.parseInt(short ?? long, 16);
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) wrong(place);
    return String.fromCodePoint(code);
  }

  function array(place, depth) {
    const items = [];
    for (;;) {
      match(BLANK);
      if (take("]")) return { kind: "array", at: place, items };
      items.push(value(depth + 1));
      match(BLANK);
      if (text[at] !== "]") need(",");
    }
  }

  function inlineTable(place, depth) {
    const table = newTable(place, "dotted");
    match(SPACE);
    if (!take("}")) {
      do {
        match(SPACE);
        assign(table, depth + 1);
        match(SPACE);
      } while (take(","));
      need("}");
    }
    close(table);
    return table;
  }

  /** `made`: by a header, on the way to one, by dotted keys, or closed, which takes no more keys. */
  function newTable(place, made) {
    return { kind: "table", at: place, fields: new Map(), made };
  }

  function close(table) {
    table.made = "closed";
    for (const field of table.fields.values()) if (field.made === "dotted") close(field);
  }

  function assign(table, depth) {
    const path = dottedKey();
    let inner = table;
    for (const { name, at: place } of path.slice(0, -1)) {
      let next = inner.fields.get(name);
      if (next === undefined) {
        next = newTable(place, "dotted");
        inner.fields.set(name, next);
      }
      if (next.made !== "dotted") refuse(place, "duplicateKey", { key: name });
      inner = next;
    }
    const { name, at: place } = path.at(-1);
    if (inner.fields.has(name)) refuse(place, "duplicateKey", { key: name });
    need("=");
    match(SPACE);
    inner.fields.set(name, value(depth + path.length - 1));
  }

  function header(root) {
    const place = at - 1;
    const several = take("[");
    match(SPACE);
    const path = dottedKey();
    need(several ? "]]" : "]");
    const { name, at: last } = path.at(-1);
    const twice = (where, what) => refuse(where, "duplicateKey", { key: what });
    let outer = root;
    for (const { name: part, at: where } of path.slice(0, -1)) {
      let next = outer.fields.get(part);
      if (next === undefined) {
        next = newTable(where, "onTheWay");
        outer.fields.set(part, next);
      }
      if (next.tables) next = next.items.at(-1);
      if (next.kind !== "table" || next.made === "closed") twice(where, part);
      outer = next;
    }
    const table = newTable(place, "header");
    const there = outer.fields.get(name);
    if (several) {
      if (there !== undefined && !there.tables) twice(last, name);
      if (there === undefined) outer.fields.set(name, { kind: "array", at: place, items: [table], tables: true });
      else there.items.push(table);
      return table;
    }
    if (there === undefined) outer.fields.set(name, table);
    else if (there.made === "onTheWay") there.made = "header";
    else twice(last, name);
    return there ?? table;
  }

  const root = newTable(0, "header");
  let current = root;
  for (match(BLANK); at < text.length; match(BLANK)) {
    if (take("[")) current = header(root);
    else assign(current, 0);
    match(SPACE);
    match(COMMENT);
    if (match(LINE_END) === null) wrong();
  }
  return root;
}
