// Production builds of the tarball with Vite, webpack, esbuild and Rollup, run afterwards in Chromium or Node.
import assert from "node:assert/strict";
import { copyFile, readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import esbuild from "esbuild";
import { rollup } from "rollup";
import * as vite from "vite";
import webpack from "webpack";
import { consumer, fixtures, node, packageIn, readJson, sample, writeFiles } from "./helpers/package.mjs";
import { openInChromium, startChromium } from "./helpers/package-browsers.mjs";
import { serve } from "./helpers/package-server.mjs";

const words = "Two pair, aces and kings, nine kicker";
const expected = { rank: sample.rank, words };

async function project() {
  const folder = await consumer("bundle");
  await copyFile(join(fixtures, "page/report.js"), join(folder, "report.js"));
  return folder;
}

let browser;
let folder;
before(async () => {
  [browser, folder] = await Promise.all([startChromium(), project()]);
});

// ── The four bundlers, as little configured as each allows. Every warning is a failure. ──

async function buildWithVite(entry, outDir, options = {}) {
  const printed = [];
  const keep = (text) => printed.push(text);
  const customLogger = { ...vite.createLogger("silent"), warn: keep, warnOnce: keep, error: keep };
  const input = join(folder, entry);
  await vite.build({
    root: folder,
    configFile: false,
    customLogger,
    logLevel: "warn",
    ...options,
    build: { outDir, emptyOutDir: true, rolldownOptions: { input }, ...options.build },
  });
  assert.deepEqual(printed, []);
}

async function buildWithWebpack(entry, outDir, options = {}) {
  const stats = await promisify(webpack)({
    mode: "production",
    context: folder,
    entry: `./${entry}`,
    output: { path: join(folder, outDir), filename: "app.js" },
    ...options,
  });
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  // Size hints are advice on the application, not on the package.
  assert.deepEqual(
    [...errors, ...warnings.filter(({ message }) => !/size limit|performance recommendations/.test(message))],
    [],
  );
}

async function buildWithEsbuild(entry, outDir, options = {}) {
  const { warnings, metafile } = await esbuild.build({
    absWorkingDir: folder,
    entryPoints: { app: entry },
    bundle: true,
    format: "esm",
    minify: true,
    outdir: outDir,
    metafile: true,
    logLevel: "silent",
    ...options,
  });
  assert.deepEqual(warnings, []);
  return metafile;
}

// Rollup resolves no package by itself; this follows `exports` as its usual plugin does for browsers.
async function resolveTapete() {
  const { exports } = await readJson(join(packageIn(folder), "package.json"));
  return {
    name: "resolve-tapete",
    resolveId(id) {
      const found = /^tapete(\/.*)?$/.exec(id) && exports[id.replace("tapete", ".")];
      return found ? join(packageIn(folder), found.default) : null;
    },
  };
}

async function buildWithRollup(entry, outDir) {
  const bundle = await rollup({
    input: join(folder, entry),
    plugins: [await resolveTapete()],
    onwarn: (warning) => assert.fail(warning.message),
  });
  await bundle.write({ dir: join(folder, outDir), format: "es", entryFileNames: "app.js" });
  await bundle.close();
}

const builders = { webpack: buildWithWebpack, esbuild: buildWithEsbuild, Rollup: buildWithRollup };

// ── What came out ──

async function filesOf(outDir) {
  const found = await readdir(join(folder, outDir), { recursive: true, withFileTypes: true });
  return found
    .filter((file) => file.isFile())
    .map((file) => relative(join(folder, outDir), join(file.parentPath ?? file.path, file.name)));
}

async function scriptsOf(outDir) {
  const names = (await filesOf(outDir)).filter((name) => /\.m?js$/.test(name));
  assert.ok(names.length > 0);
  return (await Promise.all(names.map((name) => readFile(join(folder, outDir, name), "utf8")))).join("\n");
}

// assert.doesNotMatch would print the whole bundle.
function assertLacks(code, pattern) {
  const at = code.search(pattern);
  assert.equal(at, -1, `${pattern} at: ${code.slice(Math.max(0, at - 60), at + 100)}`);
}

// P02, P04: nothing of Node may be left in what a browser gets. esbuild is used as a parser of what the others wrote.
async function assertForBrowsers(outDir) {
  assertLacks(await scriptsOf(outDir), /node:|["'`](fs|path|crypto|assert)["'`]/);
  const entryPoints = (await filesOf(outDir))
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, outDir, name));
  const { metafile } = await esbuild.build({
    absWorkingDir: folder,
    entryPoints,
    bundle: true,
    write: false,
    outdir: "unused",
    packages: "external",
    metafile: true,
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  assert.deepEqual(
    imports.filter(({ path, external }) => external || !path.startsWith(outDir)),
    [],
  );
}

const wasmIn = async (outDir) => (await filesOf(outDir)).filter((name) => name.endsWith(".wasm"));

/** Serves a build under a base path, opens a page of it, expects the sample hand and a silent console. */
async function assertRuns(outDir, { base = "/", page = "index.html" } = {}) {
  const { url, requests } = await serve({ [base]: join(folder, outDir) });
  const { result, console } = await openInChromium(browser, `${url}${base}${page}`);
  assert.deepEqual(result, expected, result.failed);
  assert.deepEqual(console, []);
  return requests;
}

const htmlFor = (outDir, tag) =>
  writeFiles(folder, {
    [`${outDir}/index.html`]: `<!doctype html><meta charset="utf-8"><title>built</title><pre id="out"></pre>${tag}`,
  });
const moduleTag = '<script type="module" src="app.js"></script>';

describe("Vite", { timeout: 120_000 }, () => {
  for (const base of ["/", "/sub/", "./"]) {
    test(`P01 P02 P04 P09 production build with base ${base} runs in Chromium`, async () => {
      const outDir = `dist-vite-${base.length}`;
      await buildWithVite("main.html", outDir, { base });
      await assertForBrowsers(outDir);
      assert.equal((await wasmIn(outDir)).length, 1);
      const requests = await assertRuns(outDir, { base: base === "./" ? "/deep/er/" : base, page: "main.html" });
      assert.equal(requests.filter((path) => path.endsWith(".wasm")).length, 1);
    });
  }

  test("tapete/inline: the production build has no file beside the scripts", async () => {
    await buildWithVite("inline.html", "dist-vite-inline", { base: "/sub/" });
    await assertForBrowsers("dist-vite-inline");
    assert.deepEqual(await wasmIn("dist-vite-inline"), []);
    await assertRuns("dist-vite-inline", { base: "/sub/", page: "inline.html" });
  });

  test("P09 server-side rendering: external by default, bundled with tapete/inline", async () => {
    await buildWithVite("render.js", "dist-ssr", { build: { ssr: true } });
    await buildWithVite("render-inline.js", "dist-ssr-inline", {
      build: { ssr: true },
      ssr: { noExternal: ["tapete"] },
    });
    for (const file of ["dist-ssr/render.js", "dist-ssr-inline/render-inline.js"]) {
      const { stdout, stderr } = await node(folder, file);
      assert.deepEqual(JSON.parse(stdout), expected);
      assert.equal(stderr, "");
    }
    const imports = /from\s*["']tapete["'/]/;
    assert.match(await scriptsOf("dist-ssr"), imports);
    assertLacks(await scriptsOf("dist-ssr-inline"), imports);
  });

  test("the development server, as README configures it", async () => {
    for (const [page, optimizeDeps] of [
      ["main.html", { exclude: ["tapete"] }],
      ["inline.html", {}],
    ]) {
      const server = await vite.createServer({
        root: folder,
        configFile: false,
        logLevel: "silent",
        optimizeDeps,
        cacheDir: join(folder, `.vite-${page}`),
        server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
      });
      try {
        await server.listen();
        const { port } = server.httpServer.address();
        const { result } = await openInChromium(browser, `http://127.0.0.1:${port}/${page}`);
        assert.deepEqual(result, expected, result.failed);
      } finally {
        await server.close();
      }
    }
  });
});

describe("webpack", { timeout: 120_000 }, () => {
  test("P01 P02 P04 production build finds and emits the wasm by itself", async () => {
    await buildWithWebpack("main.js", "dist-webpack");
    await assertForBrowsers("dist-webpack");
    assert.equal((await wasmIn("dist-webpack")).length, 1);
    await htmlFor("dist-webpack", '<script src="app.js"></script>');
    await assertRuns("dist-webpack", { base: "/sub/" });
  });

  test("tapete/inline: one script", async () => {
    await buildWithWebpack("inline.js", "dist-webpack-inline");
    await assertForBrowsers("dist-webpack-inline");
    assert.deepEqual(await filesOf("dist-webpack-inline"), ["app.js"]);
    await htmlFor("dist-webpack-inline", '<script src="app.js"></script>');
    await assertRuns("dist-webpack-inline");
  });
});

// Next itself is not installed here; its server build is webpack for Node with packages bundled or left outside.
describe("P12 webpack builds for a server", { timeout: 60_000 }, () => {
  for (const [what, entry, options] of [
    ["the package bundled", "render.js", {}],
    [
      "the package left outside (serverExternalPackages)",
      "render.js",
      { externals: { tapete: "commonjs tapete", "tapete/text": "commonjs tapete/text" } },
    ],
    ["tapete/inline bundled", "render-inline.js", {}],
  ]) {
    test(what, async () => {
      const outDir = `dist-server-${what.length}`;
      await buildWithWebpack(entry, outDir, {
        target: "node",
        output: { path: join(folder, outDir), filename: "app.cjs" },
        ...options,
      });
      const { stdout, stderr } = await node(folder, join(outDir, "app.cjs"));
      assert.deepEqual(JSON.parse(stdout), expected);
      assert.equal(stderr, "");
    });
  }
});

for (const name of ["esbuild", "Rollup"]) {
  describe(name, { timeout: 120_000 }, () => {
    test("P01 P02 P04 production build runs with the wasm copied beside it", async () => {
      const outDir = `dist-${name}`;
      await builders[name]("main.js", outDir);
      await assertForBrowsers(outDir);
      await copyFile(join(packageIn(folder), "tapete_bg.wasm"), join(folder, outDir, "tapete_bg.wasm"));
      await htmlFor(outDir, moduleTag);
      await assertRuns(outDir, { base: "/sub/" });
    });

    test("tapete/inline: nothing to copy", async () => {
      const outDir = `dist-${name}-inline`;
      await builders[name]("inline.js", outDir);
      await assertForBrowsers(outDir);
      assert.deepEqual(await filesOf(outDir), ["app.js"]);
      await htmlFor(outDir, moduleTag);
      await assertRuns(outDir);
    });
  });
}

test("P02 esbuild sees no Node module in the browser's graph, and the Node bundle works too", {
  timeout: 60_000,
}, async () => {
  const { inputs } = await buildWithEsbuild("main.js", "dist-graph");
  const imports = Object.values(inputs).flatMap((input) => input.imports);
  assert.ok(imports.length > 2);
  assert.deepEqual(
    imports.filter((found) => found.external),
    [],
  );

  await buildWithEsbuild("render.js", "dist-node", { platform: "node" });
  assert.deepEqual(JSON.parse((await node(folder, "dist-node/app.js")).stdout), expected);
});

describe("tree shaking: describeHand and English alone", { timeout: 60_000 }, () => {
  let spanish;
  before(async () => {
    const text = await import(pathToFileURL(join(packageIn(folder), "text.js")));
    const english = stringsOf(text.en).join("\n");
    spanish = stringsOf(text.es).filter((word) => word.length > 5 && !english.includes(word));
    assert.ok(spanish.length > 20, "the Spanish catalogue was not found");
  });

  function stringsOf(value) {
    if (typeof value === "string") return [value];
    return value && typeof value === "object" ? Object.values(value).flatMap(stringsOf) : [];
  }

  const viteWords = (_, outDir) =>
    buildWithVite("words.js", outDir, {
      build: { rolldownOptions: { input: join(folder, "words.js"), output: { entryFileNames: "app.js" } } },
    });

  for (const [name, build] of Object.entries({ Vite: viteWords, ...builders })) {
    test(`${name}: no wasm and no Spanish in the bundle`, async () => {
      const outDir = `dist-${name}-words`;
      await build("words.js", outDir);
      assert.deepEqual(await filesOf(outDir), ["app.js"]);
      const code = await scriptsOf(outDir);
      assertLacks(code, /WebAssembly|AGFzbQ|\.wasm/);
      assert.deepEqual(
        spanish.filter((word) => code.includes(word)),
        [],
      );
      delete globalThis.words;
      await import(pathToFileURL(join(folder, outDir, "app.js")));
      assert.equal(globalThis.words, words);
    });
  }
});
