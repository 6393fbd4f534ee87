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
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { withLock } from "./lock.mjs";
import { at, cargoToml, giveUp, Problem, pkgDir, root, targetDir } from "./project.mjs";
import { exitOnSignals, minutes, run, tail } from "./run.mjs";
import { setUp } from "./setup.mjs";

const rustInputs = ["Cargo.toml", "Cargo.lock", "src", "package-lock.json", "scripts/build.mjs"];
const packageInputs = ["Cargo.toml", "LICENSE", "pkg-template", "scripts/build.mjs"];
const inRoot = (paths) => paths.map((path) => at(path));
const wasmName = "tapete_bg.wasm";

// What rustc switches on for this target by itself, and the vectors that batches are added up with (src/ranking/sum.rs).
const features = [
  "bulk-memory",
  "multivalue",
  "mutable-globals",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
  "simd",
].map((feature) => `--enable-${feature}`);

/** Builds what is not up to date of pkg/. `env` is what `setUp` gave. Throws what cannot be built. */
export function build(env, { profiling = false } = {}) {
  return withLock(join(targetDir, "pkg.lock"), "pkg/", async () => {
    const name = profiling ? "profiling" : "release";
    const wasm = join(targetDir, `tapete-${name}`);
    const out = profiling ? join(targetDir, "pkg-profiling") : pkgDir;
    const { stdout: compiler } = await run("rustc", ["--version", "--verbose"], { env });
    await refresh(wasm, digest(inRoot(rustInputs), compiler), (fresh) => compile(env, fresh, profiling));
    const changed = await refresh(out, digest([wasm, ...inRoot(packageInputs)]), (fresh) => assemble(wasm, fresh));
    if (changed) printSizes(out);
  });
}

/**
 * Makes the folder `out` anew unless it is what `make` made from the same sources. It takes the old one's place only
 * when it is whole, so that a running server never shows half a package.
 */
async function refresh(out, sources, make) {
  const label = `${relative(root, out)}/`;
  const stampFile = join(targetDir, `${basename(out)}.stamp`);
  const stamp = () => `${sources} ${digest([out])}\n`;
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp()) {
    console.log(`build: ${label} is up to date`);
    return false;
  }
  console.log(`build: making ${label}`);
  const start = performance.now();
  const [fresh, old] = ["new", "old"].map((age) => join(targetDir, `${basename(out)}.${age}`));
  for (const path of [fresh, old]) rmSync(path, { recursive: true, force: true });
  mkdirSync(fresh);
  await make(fresh);
  if (existsSync(out)) renameSync(out, old);
  renameSync(fresh, out);
  rmSync(old, { recursive: true, force: true });
  writeFileSync(stampFile, stamp());
  console.log(`build: ${label} made in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}

/** The wasm and its glue. */
async function compile(env, fresh, profiling) {
  const raw = join(targetDir, "wasm-pack");
  rmSync(raw, { recursive: true, force: true });
  const flags = (await pathPrefixes(env)).map(([path, name]) => `--remap-path-prefix=${path}=${name}`);
  // 6 KB less, for a hash over a snapshot. Without the first, simd128 would choose a larger one.
  flags.push("--cfg", 'sha2_backend="soft"', "--cfg", 'sha2_backend_soft="compact"');
  flags.push("-Ctarget-feature=+simd128");
  // What is marked as worth putting in line is so up to this size: 2 KB less when compressed than with 325, as fast.
  flags.push("-Cllvm-args=-inlinehint-threshold=100");
  // No second counter in a loop for what the first one gives, no load copied into branches: 2 KB less, as fast.
  flags.push("-Cllvm-args=-disable-lsr", "-Cllvm-args=-enable-load-pre=0");
  await must("wasm-pack", ["build", linkedWhole(), ...wasmPackFlags(raw), "--", "--locked", "--features", "js"], {
    env: { ...env, CARGO_ENCODED_RUSTFLAGS: flags.join("\x1f"), CARGO_TARGET_DIR: targetDir },
  });
  const made = readdirSync(raw).filter(
    (name) => !name.endsWith(".d.ts") && !/^(package\.json|README|LICENSE)/.test(name),
  );
  if (made.sort().join() !== `tapete.js,${wasmName}`)
    throw new Problem(`wasm-pack made other files than known: ${made}`);
  const glue = readFileSync(join(raw, "tapete.js"), "utf8");
  if (glue.includes("new URL(")) throw new Problem("the glue names the wasm file: only browser.js may");

  writeFileSync(join(fresh, "tapete.js"), glue);
  const strip = profiling ? ["--debuginfo"] : ["--strip-debug", "--strip-producers", "--strip-target-features"];
  const wasm = join(fresh, wasmName);
  const wasmOpt = at("node_modules", "binaryen", "bin", "wasm-opt");
  await must(process.execPath, [
    wasmOpt,
    join(raw, wasmName),
    "-o",
    wasm,
    // A nested form first, then small again: that finds 2 KB more than one round.
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
    "--converge",
    // The linker puts the stack first and data after it, so nothing lies in the first kilobyte.
    "--low-memory-unused",
    ...features,
    ...strip,
  ]);
  const bytes = readFileSync(wasm);
  if (!profiling && WebAssembly.Module.customSections(new WebAssembly.Module(bytes), "producers").length > 0) {
    throw new Problem("wasm-opt has not done its work: the wasm still names its producers");
  }
}

/**
 * A folder with this crate's manifest as a cdylib alone. Cargo leaves link-time optimisation out, and says nothing,
 * where it makes an rlib as well; the wasm would be a fifth larger.
 */
function linkedWhole() {
  const folder = join(targetDir, "cdylib");
  mkdirSync(folder, { recursive: true });
  const types = 'crate-type = ["cdylib", "rlib"]';
  const manifest = readFileSync(at("Cargo.toml"), "utf8");
  if (!manifest.includes(types)) throw new Problem(`Cargo.toml has no line ${types}`);
  const source = relative(folder, at("src", "lib.rs"));
  writeFileSync(
    join(folder, "Cargo.toml"),
    manifest.replace(types, `crate-type = ["cdylib"]\npath = ${JSON.stringify(source)}`),
  );
  cpSync(at("Cargo.lock"), join(folder, "Cargo.lock"));
  return folder;
}

/** What no path in the binary may start with, and what it says instead: the same source gives the same bytes anywhere. */
async function pathPrefixes(env) {
  const flags = [
    "--format-version",
    "1",
    "--locked",
    "--features",
    "js",
    "--filter-platform",
    "wasm32-unknown-unknown",
  ];
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
  if (!ok) throw new Problem(`${command} ${args[0]} failed:\n${tail(out, 80)}`);
  return stdout;
}

/** The package: wasm and glue, the hand-written files, the licence, and the wasm once more as text. */
function assemble(wasm, fresh) {
  cpSync(wasm, fresh, { recursive: true });
  cpSync(at("pkg-template"), fresh, { recursive: true });
  cpSync(at("LICENSE"), join(fresh, "LICENSE"));
  const manifest = join(fresh, "package.json");
  const content = { ...JSON.parse(readFileSync(manifest, "utf8")), version: cargoToml("version") };
  writeFileSync(manifest, `${JSON.stringify(content, null, 2)}\n`);
  const text = readFileSync(join(fresh, wasmName)).toString("base64");
  writeFileSync(join(fresh, "inline-wasm.js"), `export default "${text}";\n`);
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A digest of the names and contents of all files in `paths`. */
function digest(paths, more = "") {
  const hash = createHash("sha256").update(more);
  for (const path of paths.flatMap(filesIn)) hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  return hash.digest("hex");
}

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
    giveUp("build", error);
  }
}
