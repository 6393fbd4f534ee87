// The words of the demo: the same in both languages, and each of them used by a page.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

const www = new URL("../../www/", import.meta.url);
const files = (await readdir(www, { recursive: true })).filter(
  (path) => /\.(html|js)$/.test(path) && !path.includes("words"),
);
const source = (await Promise.all(files.map((path) => readFile(new URL(path, www), "utf8")))).join("\n");
const [en, es] = (await Promise.all(["en", "es"].map((code) => import(`../../www/js/words/${code}.js`)))).map(
  (words) => words.default,
);

// These are put together: a game, a ruleset, a hand, an example, a page, a viewer, a column, a field of a form, and of
// the other tables their fields and options, marks, sizes, reasons and examples.
const composed =
  /^(game|rules|lesson|page|viewer|results|lir|ts|pg|poker[A-Z]\w+)\.|^hand\.(a|b|wins|tie)$|^\w+\.title$/;

test("every word is there in both languages, with the same gaps, and is used", () => {
  assert.deepEqual(Object.keys(es), Object.keys(en));
  for (const [key, text] of Object.entries(en)) {
    assert.deepEqual(es[key].match(/\{\w+\}/g)?.sort(), text.match(/\{\w+\}/g)?.sort(), key);
    assert.ok(composed.test(key) || source.includes(`"${key}"`), `${key} is used nowhere`);
  }
});

test("every word that a page names is there", () => {
  const named = [...source.matchAll(/(?:data-(?:word|label|placeholder)=|\bsay\(|\bword\()"([\w.]+)"/g)].map(
    ([, key]) => key,
  );
  assert.ok(named.length > 60, `${named.length} found`);
  assert.deepEqual(
    named.filter((key) => !(key in en)),
    [],
  );
});
