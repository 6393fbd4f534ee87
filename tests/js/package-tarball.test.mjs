// What is in the tarball: exactly these files, nothing of the machine that built it, nothing over budget.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { homedir, hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import esbuild from "esbuild";
import { consumer, pack, packageIn, pkgDir, readJson, repoRoot } from "./helpers/package.mjs";

const budget = await readJson(join(repoRoot, "tests/data/size-budget.json"));

let info;
let folder;
const contents = {};
before(async () => {
  ({ info } = await pack());
  folder = packageIn(await consumer());
  for (const { path } of info.files) contents[path] = await readFile(join(folder, path));
});

describe("the tarball", { timeout: 60_000 }, () => {
  test("holds exactly the files that it should", () => {
    const expected = Object.keys(budget.files).sort();
    assert.deepEqual(info.files.map(({ path }) => path).sort(), expected);
    // npm packs by .gitignore where there is one, and wasm-pack likes to leave one that says "*".
    assert.equal(existsSync(join(pkgDir, ".gitignore")), false);
    assert.equal(existsSync(join(pkgDir, ".npmignore")), false);
  });

  test("is what gets installed, and brings nothing else", async () => {
    const installed = (await readdir(join(folder, ".."))).filter((name) => !name.startsWith("."));
    assert.deepEqual(installed, ["tapete"]);
  });

  test("package.json has what a user needs and nothing of the development", async () => {
    const manifest = JSON.parse(contents["package.json"]);
    const allowed =
      "name version description keywords license author contributors homepage repository bugs funding type engines files exports types sideEffects";
    assert.deepEqual(
      Object.keys(manifest).filter((key) => !allowed.split(" ").includes(key)),
      [],
    );
    const cargo = await readFile(join(repoRoot, "Cargo.toml"), "utf8");
    assert.equal(manifest.version, /^version = "(.*)"$/m.exec(cargo)[1]);
    assert.equal(manifest.name, "tapete");
    assert.equal(manifest.type, "module");
    assert.equal(manifest.license, "MIT OR Apache-2.0");
    assert.equal(manifest.engines.node, ">=20.19");
    assert.deepEqual(Object.keys(manifest.exports), [".", "./inline", "./text", "./tapete_bg.wasm", "./package.json"]);
    // The first condition that fits is taken, so the order is part of the contract.
    assert.deepEqual(Object.keys(manifest.exports["."]), ["types", "workerd", "bun", "node", "default"]);
    for (const path of [...manifest.sideEffects, ...pathsIn(manifest.exports)])
      assert.ok(contents[path.slice(2)], path);
  });

  test("has no path of the machine, no registry host, no source map", () => {
    const secrets = [
      repoRoot.replace(/\/$/, ""),
      homedir(),
      tmpdir(),
      // A shorter name is found by chance in a hundred thousand letters of base64.
      ...(hostname().length > 4 ? [hostname()] : []),
      ".cargo/",
      "registry/src",
      "index.crates.io",
      "sourceMappingURL",
      "/home/",
      "/Users/",
    ];
    const found = [];
    for (const [path, bytes] of Object.entries(contents)) {
      const text = bytes.toString("latin1");
      for (const secret of secrets) {
        const at = text.indexOf(secret);
        if (at >= 0) found.push(`${path}: ${text.slice(Math.max(0, at - 40), at + 80)}`);
      }
    }
    assert.deepEqual(found, []);
  });

  test("the wasm has been through wasm-opt and keeps no names or debug information", () => {
    const sections = WebAssembly.Module.customSections;
    const module = new WebAssembly.Module(contents["tapete_bg.wasm"]);
    for (const name of [
      "name",
      "producers",
      "sourceMappingURL",
      "external_debug_info",
      ".debug_info",
      ".debug_line",
      ".debug_str",
    ]) {
      assert.equal(sections(module, name).length, 0, name);
    }
  });

  // P12 and the development servers need a line of settings each; the README that npm shows has to have it.
  test("P12 README says what Vite, Next.js, esbuild, Rollup and a content security policy need", () => {
    const text = contents["README.md"].toString();
    for (const needed of [
      "tapete/inline",
      "optimizeDeps",
      "serverExternalPackages",
      "tapete_bg.wasm",
      "esbuild",
      "Rollup",
      "'wasm-unsafe-eval'",
    ]) {
      assert.ok(text.includes(needed), needed);
    }
  });

  test("the inline entry holds the same wasm", async () => {
    const { default: text } = await import(pathToFileURL(join(folder, "inline-wasm.js")));
    assert.ok(Buffer.from(text, "base64").equals(contents["tapete_bg.wasm"]));
  });
});

function pathsIn(value) {
  return typeof value === "string" ? [value] : Object.values(value).flatMap(pathsIn);
}

// ── Sizes ──

const measure = (bytes) => ({
  raw: bytes.length,
  gzip: gzipSync(bytes, { level: 9 }).length,
  brotli: brotliCompressSync(bytes).length,
});
const sum = (sizes) =>
  sizes.reduce((a, b) => ({ raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }));

/** All files that an entry loads, itself included. Each is compressed by itself, as a server sends it. */
async function graph(entry, ...more) {
  const { metafile } = await esbuild.build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    outdir: "unused",
    metafile: true,
    external: ["*.wasm"],
  });
  return [...Object.keys(metafile.inputs), ...more];
}

function check(t, what, size, limit) {
  t.diagnostic(
    `${what.padEnd(34)} raw ${String(size.raw).padStart(7)}  gzip ${String(size.gzip).padStart(6)}  brotli ${String(size.brotli).padStart(6)}  (gzip budget ${limit})`,
  );
  assert.ok(limit > 0, `${what} has no budget`);
  assert.ok(size.gzip <= limit, `${what}: ${size.gzip} bytes gzip, the budget is ${limit}`);
}

describe("sizes, held to tests/data/size-budget.json", { timeout: 60_000 }, () => {
  test("every file", (t) => {
    for (const [path, bytes] of Object.entries(contents)) check(t, path, measure(bytes), budget.files[path]);
  });

  test("what each entry loads, and the download", async (t) => {
    const sizeOf = async (...files) => sum((await graph(...files)).map((path) => measure(contents[path])));
    const sizes = {
      browser: await sizeOf("browser.js", "tapete_bg.wasm"),
      node: await sizeOf("node.js", "tapete_bg.wasm"),
      workerd: await sizeOf("workerd.js", "tapete_bg.wasm"),
      inline: await sizeOf("inline.js"),
      text: await sizeOf("text.js"),
    };
    for (const [name, size] of Object.entries(sizes)) check(t, `tapete (${name})`, size, budget.entries[name]);
    const ratios = {
      "inline-wasm.js to the wasm file":
        measure(contents["inline-wasm.js"]).gzip / measure(contents["tapete_bg.wasm"]).gzip,
      "tapete/inline to the browser's entry": sizes.inline.gzip / sizes.browser.gzip,
    };
    for (const [what, ratio] of Object.entries(ratios)) {
      t.diagnostic(`${what}: ${ratio.toFixed(3)} times, gzip (at most ${budget.inlineRatio})`);
      assert.ok(ratio <= budget.inlineRatio, `${what}: ${ratio}`);
    }
    check(t, "the tarball", { raw: info.unpackedSize, gzip: info.size, brotli: "-" }, budget.tarball);
  });
});
