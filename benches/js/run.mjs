// npm run bench: packs pkg/ as it would be published, installs it beside the packages in package.json, measures, and
// prints a table. Network is used for the set-up only. `npm run bench -- hands` runs the rows with that word.

import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "../../scripts/build.mjs";
import { giveUp, Problem, pkgDir, targetDir } from "../../scripts/project.mjs";
import { exitOnSignals, minutes, run, runOnline, tail } from "../../scripts/run.mjs";
import { setUp } from "../../scripts/setup.mjs";
import { readyInChromium } from "./chromium.mjs";

const IN_CHROMIUM = "ready in Chromium";

const here = dirname(fileURLToPath(import.meta.url));
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const quiet = ["--ignore-scripts", "--no-audit", "--no-fund"];

async function must(running) {
  const { ok, out, stdout } = await running;
  if (!ok) throw new Problem(tail(out, 40));
  return stdout;
}

exitOnSignals();
try {
  await build(await setUp("package"));
  const folder = join(targetDir, "bench");
  mkdirSync(folder, { recursive: true });
  for (const name of ["package.json", "package-lock.json", "measure.mjs", "peers.mjs", "tables.mjs"]) {
    copyFileSync(join(here, name), join(folder, name));
  }
  const packing = await must(run(npm, ["pack", pkgDir, "--json", "--pack-destination", folder], { cwd: folder }));
  const [{ filename }] = JSON.parse(packing);
  console.log("bench: installing the packages to compare with");
  await must(runOnline(npm, ["ci", ...quiet], { cwd: folder, timeout: minutes(10) }));
  rmSync(join(folder, "node_modules", "tapete"), { recursive: true, force: true });
  mkdirSync(join(folder, "node_modules", "tapete"));
  const unpack = ["-xzf", filename, "--strip-components=1", "-C", join("node_modules", "tapete")];
  await must(run("tar", unpack, { cwd: folder }));
  const words = process.argv.slice(2);
  const args = ["measure.mjs", ...words];
  if (words.length === 0 || words.some((word) => IN_CHROMIUM.includes(word))) {
    const ready = await readyInChromium(join(folder, "node_modules", "tapete"));
    if (ready === null) console.log("bench: no Chromium found, its row is left out");
    else args.push(`--chromium=${ready}`);
  }
  await must(run(process.execPath, args, { cwd: folder, timeout: minutes(20), echo: true }));
} catch (error) {
  giveUp("bench", error);
}
