// node_modules: as package-lock.json says, or made anew from it.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { at, targetDir } from "./project.mjs";
import { minutes, runOnline, tail } from "./run.mjs";

const packages = (path) => JSON.parse(readFileSync(path, "utf8")).packages;

/** Whether every package of the lock is installed in its version, and no other. */
export function modulesMatch() {
  let installed;
  try {
    installed = packages(at("node_modules", ".package-lock.json")); // npm's own list of what it has put there
  } catch {
    return false;
  }
  const { "": _, ...wanted } = packages(at("package-lock.json"));
  if (Object.keys(installed).some((path) => !(path in wanted))) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    if (!found) return optional === true; // a binary for another system
    return found.version === version && found.integrity === integrity && existsSync(at(path, "package.json"));
  });
}

/** Gives back what went wrong, or null. No package's install script is run: none is needed. */
export function installModules() {
  return withLock(join(targetDir, "node_modules.lock"), "node_modules", async () => {
    if (modulesMatch()) return null;
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    const { ok, out, missing } = await runOnline(npm, args, { timeout: minutes(10) });
    if (missing) return "npm is not on PATH: it comes with Node.js";
    return ok ? null : `npm ci failed:\n${tail(out)}`;
  });
}
