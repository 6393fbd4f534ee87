// The reader of TOML beside Python's own: random texts of TOML's parts, right and wrong, are read or refused alike.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readToml } from "../../pkg/js/hand-history/toml.js";
import { randomFrom } from "./helpers/play.mjs";
import { ask } from "./helpers/pokerkit.mjs";

const KEYS = [
  "a",
  "b",
  "c",
  "a.b",
  "b.c",
  "a.b.c",
  '"a"',
  "'b' . c",
  '"x y"',
  "1",
  "-_",
  '""',
  "é",
  "a b",
  '"""a"""',
  "a.",
];
const VALUES = [
  ...[
    "1",
    "-0",
    "+7",
    "1_000",
    "01",
    "1__0",
    "_1",
    "0x1F",
    "0X1F",
    "0o17",
    "0b101",
    "0b2",
    "-0x1",
    "1e3",
    "1.5e-2",
    "1.",
  ],
  ...[".5", "1.e1", "+1_0.0_1", "inf", "-nan", "Inf", "true", "false", "True", "2009-01-31", "2009-1-31", "25:00:00"],
  ...[
    "07:32:00",
    "07:32",
    "1979-05-27T07:32:00Z",
    "1979-05-27 07:32:00.999-07:00",
    "1979-05-27t07:32:00",
    "1979-13-01",
  ],
  ...[
    '"x"',
    "'x'",
    '""',
    "''",
    '"\\t\\u00e9\\U0001F600\\""',
    '"\\x"',
    '"\\ud800"',
    '"a\nb"',
    "'a\\'",
    '"a',
    '"""a\nb"""',
  ],
  ...[
    '"""\na\\\n   b"""',
    '"""a""b"""',
    '"""a"""""',
    '"""a""""""',
    "'''a''''",
    "'''\n'a'\\'''",
    '"""\\ q"""',
    '"\u007f"',
  ],
  ...[
    "[]",
    "[1]",
    "[1,]",
    "[,]",
    "[1 2]",
    '[1, "a", [true]]',
    "[\n1 # one\n,\n2]",
    "[1",
    "{}",
    "{a=1}",
    "{a=1,}",
    "{a=1,b.c=2}",
  ],
  ...["{a=1,a=2}", "{a.b=1,a=2}", "{a={b=1},a.c=2}", "{\na=1}", "{a=1", "[{a=1},{b=2}]", "", "x", "1 2", "é"],
];
const LINES = [
  "",
  "# c",
  "#\t\u0007",
  "[a]",
  "[b]",
  "[a.b]",
  "[[c]]",
  "[[a.c]]",
  "[c.d]",
  "[ a . c ]",
  "[a",
  "[[a]",
  "[]",
  "\r",
  " ",
];

function document(random) {
  const lines = Array.from({ length: random.from(1, 5) }, () => {
    if (random.oneIn(3)) return random.pick(LINES);
    const gap = random.pick(["", " ", "\t"]);
    return `${gap}${random.pick(KEYS)}${gap}=${gap}${random.pick(VALUES)}${random.pick(["", gap, " # c", "#c"])}`;
  });
  return lines.join(random.pick(["\n", "\n", "\r\n"]));
}

/** As tests/pokerkit/toml.py tells it. */
function told({ kind, text, items, fields }) {
  switch (kind) {
    case "table":
      return { table: [...fields].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, told(value)]) };
    case "array":
      return { array: items.map(told) };
    case "boolean":
      return { boolean: text === "true" };
    case "number":
      return { number: numberIn(text.replaceAll("_", "")) };
    case "date":
      return { date: true };
    default:
      return { string: text };
  }
}

const numberIn = (text) => (/(inf|nan)$/.test(text) ? text.replace("+", "").replace("-nan", "nan") : Number(text) + 0);

test("20,000 texts", { timeout: 300_000 }, async () => {
  const random = randomFrom(41);
  const texts = Array.from({ length: 20_000 }, () => document(random));
  const answers = await ask("toml.py", texts);
  let read = 0;
  for (const [i, text] of texts.entries()) {
    let ours = null;
    try {
      ours = told(readToml(text, () => assert.fail("refused")));
      read += 1;
    } catch (error) {
      assert.equal(error.message, "refused", JSON.stringify(text));
    }
    // Python writes numbers its own way.
    const theirs = JSON.parse(JSON.stringify(answers[i]), (key, value) =>
      key === "number" ? numberIn(value.replace("e+", "e")) : value,
    );
    assert.deepEqual(ours, theirs, JSON.stringify(text));
  }
  assert.ok(read > 3000 && read < 17_000, `${read}`);
});
