// npm run build: pkg/, the package as it is published. With --profiling: target/pkg-profiling/, with function names.

import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { withLock } from "./lock.mjs";
import { at, cargoToml, pkgDir, root, targetDir } from "./project.mjs";
import { exitOnSignals, minutes, run, tail } from "./run.mjs";
import { setUp } from "./setup.mjs";

const inputs = ["Cargo.toml", "Cargo.lock", "LICENSE", "package-lock.json", "src", "pkg-template", "scripts/build.mjs"];
const wasmName = "tapete_bg.wasm";

// What rustc switches on for this target by itself. Tables and vectors are not among it.
const features = [
  "bulk-memory",
  "multivalue",
  "mutable-globals",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
].map((feature) => `--enable-${feature}`);

/** Builds pkg/ if it is not up to date. `env` is what `setUp` gave. Throws what cannot be built. */
export function build(env, { profiling = false } = {}) {
  return withLock(join(targetDir, "pkg.lock"), "pkg/", async () => {
    const out = profiling ? at("target", "pkg-profiling") : pkgDir;
    const stampFile = join(targetDir, profiling ? "pkg-profiling.stamp" : "pkg.stamp");
    const { stdout: compiler } = await run("rustc", ["--version", "--verbose"], { env });
    const before = inputsDigest(compiler);
    if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp(before, out)) {
      console.log(`build: ${relative(root, out)}/ is up to date`);
      return;
    }
    console.log(`build: ${relative(root, out)}/ from src/ and pkg-template/, some seconds`);
    const start = performance.now();
    const fresh = join(targetDir, "pkg-new");
    rmSync(fresh, { recursive: true, force: true });
    await compile(env, fresh, profiling);
    addTemplate(fresh);
    replace(out, fresh);
    writeFileSync(stampFile, stamp(before, out));
    console.log(`build: done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    printSizes(out);
  });
}

async function compile(env, fresh, profiling) {
  const raw = join(targetDir, "wasm-pack");
  rmSync(raw, { recursive: true, force: true });
  const flags = (await pathPrefixes(env)).map(([path, name]) => `--remap-path-prefix=${path}=${name}`);
  await must("wasm-pack", ["build", ...wasmPackFlags(raw), "--", "--locked", "--features", "js"], {
    env: { ...env, CARGO_ENCODED_RUSTFLAGS: flags.join("\x1f") },
  });
  const made = readdirSync(raw).filter(
    (name) => !name.endsWith(".d.ts") && !/^(package\.json|README|LICENSE)/.test(name),
  );
  if (made.sort().join() !== `tapete.js,${wasmName}`) throw new Error(`wasm-pack made other files than known: ${made}`);
  const glue = readFileSync(join(raw, "tapete.js"), "utf8");
  if (glue.includes("new URL(")) throw new Error("the glue names the wasm file: only browser.js may");

  mkdirSync(fresh);
  writeFileSync(join(fresh, "tapete.js"), glue);
  const strip = profiling ? ["--debuginfo"] : ["--strip-debug", "--strip-producers", "--strip-target-features"];
  const wasm = join(fresh, wasmName);
  const wasmOpt = at("node_modules", "binaryen", "bin", "wasm-opt");
  await must(process.execPath, [wasmOpt, join(raw, wasmName), "-o", wasm, "-O3", "--converge", ...features, ...strip]);
  const bytes = readFileSync(wasm);
  if (!profiling && WebAssembly.Module.customSections(new WebAssembly.Module(bytes), "producers").length > 0) {
    throw new Error("wasm-opt has not done its work: the wasm still names its producers");
  }
  writeFileSync(join(fresh, "inline-wasm.js"), `export default "${bytes.toString("base64")}";\n`);
}

/** What no path in the binary may start with, and what it says instead: the same source gives the same bytes anywhere. */
async function pathPrefixes(env) {
  const flags = ["--format-version", "1", "--locked", "--features", "js", "--filter-platform", "wasm32-unknown-unknown"];
  const { packages } = JSON.parse(await must("cargo", ["metadata", ...flags], { env }));
  const folders = packages.filter(({ source }) => source).map(({ manifest_path: path }) => dirname(dirname(path)));
  return [[root, "tapete"], ...[...new Set(folders)].map((folder) => [folder, "crates"])];
}

const wasmPackFlags = (out) => [
  ...["--release", "--target", "web", "--mode", "no-install", "--no-opt", "--no-pack", "--no-gitignore"],
  ...["--out-dir", out, "--out-name", "tapete"],
];

async function must(command, args, options) {
  const { ok, out, stdout } = await run(command, args, { timeout: minutes(10), ...options });
  if (!ok) throw new Error(`${command} ${args[0]} failed:\n${tail(out, 80)}`);
  return stdout;
}

function addTemplate(fresh) {
  cpSync(at("pkg-template"), fresh, { recursive: true });
  if (existsSync(at("LICENSE"))) cpSync(at("LICENSE"), join(fresh, "LICENSE"));
  const manifest = join(fresh, "package.json");
  const content = { ...JSON.parse(readFileSync(manifest, "utf8")), version: cargoToml("version") };
  writeFileSync(manifest, `${JSON.stringify(content, null, 2)}\n`);
}

/** Puts the finished folder in the place of the old one, so that a server never shows a half-made package for long. */
function replace(out, fresh) {
  const old = join(targetDir, "pkg-old");
  rmSync(old, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, old);
  renameSync(fresh, out);
  rmSync(old, { recursive: true, force: true });
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function digest(paths, more = "") {
  const hash = createHash("sha256").update(more);
  for (const path of paths) hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  return hash.digest("hex");
}

const inputsDigest = (compiler) =>
  digest(
    inputs.flatMap((path) => filesIn(at(path))),
    compiler,
  );

const stamp = (before, out) => `${before} ${digest(filesIn(out))}\n`;

function printSizes(out) {
  const rows = filesIn(out).filter((path) => /\.(js|wasm)$/.test(path));
  const scripts = rows.filter((path) => path.endsWith(".js") && !path.endsWith("inline-wasm.js"));
  const total = Buffer.concat(scripts.map((path) => readFileSync(path)));
  const size = (bytes) => `${bytes.length.toLocaleString("en").padStart(9)}`;
  const row = (name, bytes) =>
    console.log(
      `  ${name.padEnd(24)}${size(bytes)}${size(gzipSync(bytes, { level: 9 }))}${size(brotliCompressSync(bytes))}`,
    );
  console.log(`  ${"bytes".padEnd(24)}${"raw".padStart(9)}${"gzip".padStart(9)}${"brotli".padStart(9)}`);
  row(wasmName, readFileSync(join(out, wasmName)));
  row("inline-wasm.js", readFileSync(join(out, "inline-wasm.js")));
  row(`other scripts (${scripts.length})`, total);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  exitOnSignals();
  try {
    await build(await setUp("package"), { profiling: process.argv.includes("--profiling") });
  } catch (error) {
    console.error(`build: ${error.message}`);
    process.exit(1);
  }
}
