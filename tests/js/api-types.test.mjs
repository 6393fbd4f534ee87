// index.d.ts and text.d.ts name exactly what the entries export.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as browser from "../../pkg/browser.js";
import * as inline from "../../pkg/inline.js";
import * as node from "../../pkg/node.js";
import * as text from "../../pkg/text.js";

const read = (name) => readFileSync(new URL(`../../pkg/${name}`, import.meta.url), "utf8");
const declared = (name) =>
  Array.from(read(name).matchAll(/^export (?:declare )?(?:function|const|class) (\w+)/gm), ([, word]) => word).sort();

test("every entry exports what index.d.ts declares, and nothing else", () => {
  for (const entry of [node, browser, inline]) assert.deepEqual(Object.keys(entry).sort(), declared("index.d.ts"));
  // workerd.js imports a compiled module, which only the platform can give: its source is compared.
  assert.deepEqual(read("workerd.js").match(/^export .*/gm), read("node.js").match(/^export .*/gm));
});

test("tapete/text exports what text.d.ts declares, and nothing else", () => {
  assert.deepEqual(Object.keys(text).sort(), declared("text.d.ts"));
});

test("functions take the number of arguments that the types say", () => {
  for (const [types, module] of [
    ["index.d.ts", node],
    ["text.d.ts", text],
  ]) {
    for (const [, name, list] of read(types).matchAll(/^export function (\w+)\(([^;]*)\): [^;]+;/gms)) {
      const bare = list.replace(/\/\*.*?\*\//gs, "").replace(/\{[^{}]*\}/g, "object");
      const parameters = bare.split(",").filter((parameter) => parameter.trim() !== "");
      assert.equal(module[name].length, name === "init" ? 0 : parameters.length, name);
    }
  }
});

test("the types use no any", () => {
  for (const name of ["index.d.ts", "text.d.ts"])
    assert.doesNotMatch(
      read(name)
        .replace(/\/\*.*?\*\//gs, "")
        .replace(/\/\/.*/g, ""),
      /\bany\b/,
    );
});
