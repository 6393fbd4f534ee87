// The Rust toolchain and its wasm targets.

import { existsSync } from "node:fs";
import { cargoToml, compareVersions } from "./project.mjs";
import { minutes, run, runOnline, tail, which } from "./run.mjs";

const getRustup = "install rustup (https://rustup.rs), then run this again";

/** What is wrong with the toolchain, in words that say what to do, or null. */
export async function toolchainProblem() {
  const wanted = cargoToml("rust-version");
  const rustc = await run("rustc", ["--version"], { timeout: 60_000 });
  const cargo = await run("cargo", ["--version"], { timeout: 60_000 });
  if (rustc.missing || cargo.missing) return `Rust ${wanted} or newer is needed and is not on PATH: ${getRustup}`;
  if (!rustc.ok || !cargo.ok) {
    return `rustc or cargo does not run (with rustup: rustup toolchain install stable):\n${tail(rustc.out + cargo.out)}`;
  }
  const found = /\d+\.\d+\.\d+/.exec(rustc.stdout)?.[0] ?? "0";
  if (compareVersions(found, wanted) >= 0) return null;
  const remedy = which("rustup") ? "run: rustup update stable" : getRustup;
  return `rustc is ${found}, but Cargo.toml says rust-version ${wanted}: ${remedy}`;
}

/** Whether the target's standard library is there, by whatever way it came. */
export async function hasTarget(target) {
  const { ok, stdout } = await run("rustc", ["--print", "target-libdir", "--target", target], { timeout: 60_000 });
  return ok && existsSync(stdout.trim());
}

/** Adds the target. Gives back what went wrong, or null. */
export async function addTarget(target) {
  if (!which("rustup")) return `Rust's target ${target} is missing and only rustup adds it: ${getRustup}`;
  const { ok, out } = await runOnline("rustup", ["target", "add", target], { timeout: minutes(5) });
  return ok ? null : `rustup target add ${target} failed:\n${tail(out)}`;
}
