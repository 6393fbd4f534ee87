// The programs that come from crates.io: looked for on PATH and in the tool cache, else compiled into the cache.

import { mkdirSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { withLock } from "./lock.mjs";
import { compareVersions, lockedVersion } from "./project.mjs";
import { isProgram, minutes, run, runOnline, tail, which } from "./run.mjs";

const table = {
  "wasm-bindgen": {
    crate: "wasm-bindgen-cli",
    // The tool and the crate speak a private format: both must be of one version.
    version: () => lockedVersion("wasm-bindgen"),
    exact: true,
    why: "writes the JavaScript around the wasm, runs its tests",
  },
  "wasm-pack": { crate: "wasm-pack", version: () => "0.15.1", exact: true, why: "builds the wasm for browsers" },
  geckodriver: { crate: "geckodriver", version: () => "0.37.1", why: "drives Firefox in the tests" },
  "cargo-deny": { crate: "cargo-deny", version: () => "0.20.2", why: "checks licences and sources of dependencies" },
};

/** The folder of all tools that are brought. */
export const cache = () =>
  resolve(process.env.TAPETE_TOOLS || join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "tapete", "tools"));

const home = ({ crate, version }) => join(cache(), `${crate}-${version()}`);
const extension = process.platform === "win32" ? ".exe" : "";

/** The tool's path, or null. One on PATH counts if its version is right (where `exact` is not asked: or newer). */
export async function findTool(name) {
  const tool = table[name];
  const onPath = which(name);
  if (onPath) {
    const { out } = await run(onPath, ["--version"], { timeout: 10_000 });
    const found = /\d+\.\d+\.\d+/.exec(out)?.[0];
    const order = found ? compareVersions(found, tool.version()) : -1;
    if (order === 0 || (order > 0 && !tool.exact)) return onPath;
  }
  const cached = join(home(tool), "bin", name + extension);
  return isProgram(cached) ? cached : null;
}

export const describeTool = (name) => `${table[name].crate} ${table[name].version()} (${table[name].why})`;

/** Compiles the tool into the cache. Gives back what went wrong, or null. */
export function installTool(name) {
  return withLock(join(cache(), `${table[name].crate}.lock`), `the tool cache (${name})`, async () => {
    if (await findTool(name)) return null; // Another process was quicker.
    return compile(table[name]);
  });
}

async function compile(tool) {
  const staging = join(cache(), `${tool.crate}.new`);
  rmSync(staging, { recursive: true, force: true }); // left by a process that was ended
  mkdirSync(staging, { recursive: true });
  try {
    const locked = await cargoInstall(tool, staging, ["--locked"]);
    let result = locked;
    if (!locked.ok && lockCannotBeHad.test(locked.out)) {
      console.log("          its own Cargo.lock cannot be resolved today: the same version without --locked");
      result = await cargoInstall(tool, staging, []);
    }
    if (!result.ok) return `cargo install ${tool.crate}@${tool.version()} failed:\n${tail(result.out)}`;
    rmSync(home(tool), { recursive: true, force: true });
    renameSync(staging, home(tool));
    return null;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

// A release that a lock names may have been withdrawn from the registry.
const lockCannotBeHad =
  /failed to select a version|locked to|no matching package|is yanked|lock file .*needs to be updated/i;

const cargoInstall = (tool, staging, flags) =>
  runOnline("cargo", ["install", ...flags, "--root", staging, `${tool.crate}@${tool.version()}`], {
    timeout: minutes(30),
    cwd: cache(),
    env: {
      ...process.env,
      // They are run for seconds and compiled for minutes: what makes them small and fast is left out.
      CARGO_PROFILE_RELEASE_OPT_LEVEL: "0",
      CARGO_PROFILE_RELEASE_LTO: "off",
      CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "16",
      CARGO_PROFILE_RELEASE_DEBUG: "0",
      // A target folder of the user's choice is for his own crates.
      CARGO_TARGET_DIR: join(staging, "target"),
    },
  }).finally(() => rmSync(join(staging, "target"), { recursive: true, force: true }));

/** PATH with the folders of the given programs in front, so that programs which look there find these. */
export const pathWith = (programs) => [...new Set(programs.map(dirname)), process.env.PATH].join(delimiter);
