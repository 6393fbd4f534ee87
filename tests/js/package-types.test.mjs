// The types of the tarball: strict tsc in both module resolutions with skipLibCheck off, publint, attw; and d.ts against run time.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { consumer, pack, packageIn, readJson, run, writeFiles } from "./helpers/package.mjs";

const require = createRequire(import.meta.url);
const rootOf = (name, from = require) => dirname(from.resolve(`${name}/package.json`));

let folder;
before(async () => {
  folder = await consumer("types");
});

// ── tsc ──

/** The files that use every exported name. */
const consumers = ["consumer.ts", "tables.ts", "poker.ts", "house-games.ts"];

// The current compiler, and the older one that attw brings along: many users are not on the newest.
const compilers = {
  current: join(rootOf("typescript"), "bin/tsc"),
  older: join(rootOf("typescript", createRequire(join(rootOf("@arethetypeswrong/core"), "package.json"))), "bin/tsc"),
};

const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  skipLibCheck: false,
  noEmit: true,
  target: "es2022",
  types: [],
};
const nodenext = { module: "nodenext", moduleResolution: "nodenext" };
const bundler = { module: "esnext", moduleResolution: "bundler" };
const dom = ["es2022", "dom"];

/** What the component of the READMEs needs of React. */
const REACT = `import type { LetItRide } from "tapete";
import { actionLabel, en } from "tapete/text";
declare function useSyncExternalStore<T>(subscribe: (listener: () => void) => () => void, snapshot: () => T): T;
declare global {
  namespace JSX {
    interface Element {}
    interface IntrinsicElements {
      button: { key?: string; onClick?: () => void };
    }
  }
}
export `;

async function compile(compiler, name, options, files) {
  const config = `tsconfig.${name}.json`;
  await writeFiles(folder, { [config]: JSON.stringify({ compilerOptions: { ...strict, ...options }, files }) });
  const { code, stdout, stderr } = await run(
    process.execPath,
    [compilers[compiler], "-p", config, "--pretty", "false"],
    { cwd: folder, timeout: 90_000 },
  );
  assert.equal(code, 0, `${stdout}${stderr}`);
}

describe("strict tsc over every exported type and function", { timeout: 150_000 }, () => {
  const bare = consumers;
  const all = [...bare, "browser.ts"];
  test("nodenext", () => compile("current", "nodenext", { ...nodenext, lib: dom }, all));
  test("bundler", () => compile("current", "bundler", { ...bundler, lib: dom }, all));
  test("bundler, with a TypeScript of some years ago", () => compile("older", "older", { ...bundler, lib: dom }, all));
  test("without the DOM's types", () => compile("current", "no-dom", { ...nodenext, lib: ["es2022"] }, bare));
  for (const compiler of Object.keys(compilers)) {
    test(`with Symbol.dispose, ${compiler}`, () =>
      compile(compiler, `dispose-${compiler}`, { ...nodenext, lib: ["es2022", "esnext.disposable"] }, [
        ...bare,
        "dispose.ts",
      ]));
  }
  for (const readme of ["README.md", "pkg-template/README.md"]) {
    test(`the React component of ${readme}, with the types of its properties`, async () => {
      const text = await readFile(new URL(`../../${readme}`, import.meta.url), "utf8");
      const [, component] = /^```jsx\n(.*?)^```$/ms.exec(text);
      const properties = "({ table, seat })";
      assert.ok(component.includes(properties));
      const typed = component.replace(properties, "({ table, seat }: { table: LetItRide; seat: number })");
      await writeFiles(folder, { "component.tsx": REACT + typed });
      await compile("current", "component", { ...bundler, lib: dom, jsx: "preserve" }, ["component.tsx"]);
    });
  }
  test("a CommonJS file", () => compile("current", "cjs", { ...nodenext, lib: dom }, ["consumer.cts"]));
});

// ── The declarations against what is there ──

/** Names that a declaration file exports: { values, types }. */
async function declared(file) {
  const text = await readFile(join(packageIn(folder), file), "utf8");
  const found = { values: [], types: [] };
  for (const [, kind, name] of text.matchAll(
    /^export (?:declare )?(?:abstract )?(function|const|class|type|interface) (\w+)/gm,
  )) {
    const list = kind === "type" || kind === "interface" ? found.types : found.values;
    if (!list.includes(name)) list.push(name);
  }
  return { values: found.values.sort(), types: found.types.sort() };
}

describe("declarations", { timeout: 30_000 }, () => {
  test("every entry exports the values that its declarations name, and no others", async () => {
    const main = (await declared("index.d.ts")).values;
    const expected = {
      "node.js": main,
      "browser.js": main,
      "inline.js": main,
      "text.js": (await declared("text.d.ts")).values,
    };
    for (const [file, names] of Object.entries(expected)) {
      const entry = await import(pathToFileURL(join(packageIn(folder), file)));
      assert.deepEqual(Object.keys(entry).sort(), names, file);
    }
  });

  test("the consumer uses every exported name", async () => {
    const texts = consumers.map((name) => readFile(join(folder, name), "utf8"));
    const text = (await Promise.all(texts)).join("\n");
    const unused = [];
    for (const file of ["index.d.ts", "text.d.ts"]) {
      const { values, types } = await declared(file);
      assert.ok(values.length > 5 && types.length > 0, file);
      for (const name of [...values, ...types]) if (!new RegExp(`\\b${name}\\b`).test(text)) unused.push(name);
    }
    assert.deepEqual(unused, []);
  });
});

// ── The linters of packages ──

describe("package linters", { timeout: 90_000 }, () => {
  test("publint has nothing to say, not even a suggestion", async () => {
    const { tarball } = await pack();
    const bytes = await readFile(tarball);
    const { messages, pkg } = await publint({
      pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) },
      strict: true,
    });
    assert.equal(pkg.name, "tapete");
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg)),
      [],
    );
  });

  test("are the types wrong? No, for ES modules", async () => {
    const { tarball } = await pack();
    const cli = rootOf("@arethetypeswrong/cli");
    const program = join(cli, (await readJson(join(cli, "package.json"))).bin.attw);
    const options = [
      "--profile",
      "esm-only",
      "--format",
      "table-flipped",
      "--no-color",
      "--no-emoji",
      "--no-definitely-typed",
    ];
    // What importing a wasm file gives is up to the bundler (a module, an address, its exports), so it has no type.
    options.push("--exclude-entrypoints", "./tapete_bg.wasm");
    const { code, stdout, stderr } = await run(process.execPath, [program, tarball, ...options], {
      cwd: folder,
      timeout: 80_000,
    });
    assert.equal(code, 0, `${stdout}${stderr}`);
    for (const entry of ["tapete", "tapete/inline", "tapete/text"]) assert.match(stdout, new RegExp(`"${entry}"`));
  });
});
