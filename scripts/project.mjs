// Where things are in the repository, and the versions that its own files state.

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const at = (...parts) => join(root, ...parts);

export const pkgDir = at("pkg");
export const targetDir = at("target");

const read = (path) => readFileSync(at(path), "utf8");

/** `[package]`'s value of `key` in Cargo.toml. Enough of TOML for what stands there. */
export function cargoToml(key) {
  const section =
    read("Cargo.toml")
      .split(/^\[package\]\s*$/m)[1]
      ?.split(/^\[/m)[0] ?? "";
  const value = new RegExp(`^${key}\\s*=\\s*"([^"]*)"`, "m").exec(section)?.[1];
  if (value === undefined) throw new Error(`Cargo.toml has no package.${key}`);
  return value;
}

/** The version of a crate that Cargo.lock holds, or null. */
export function lockedVersion(crate) {
  if (!existsSync(at("Cargo.lock"))) return null;
  return new RegExp(`^name = "${crate}"\\nversion = "([^"]+)"`, "m").exec(read("Cargo.lock"))?.[1] ?? null;
}

/** The lowest Node.js that package.json allows. */
export const lowestNode = () => JSON.parse(read("package.json")).engines.node.replace(/^>=\s*/, "");

/** -1, 0 or 1: how two dotted versions stand to one another. Parts that are absent count as 0. */
export function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split(/[.+-]/).map((part) => Number.parseInt(part, 10) || 0));
  for (let i = 0; i < 3; i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}
