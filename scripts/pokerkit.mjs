// PokerKit, which the tests ask for its word on poker hands: a Python package, put by pip into the tool cache.

import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { compareVersions } from "./project.mjs";
import { minutes, run, runOnline, tail, which } from "./run.mjs";
import { cache } from "./tools.mjs";

const version = "0.7.7";
/** Of the one file that is installed: pip refuses any other. */
const hash = "4e946cc5c48558a9a4583f3a00f13960bd5b719144643104642031552c59ec76";
const oldestPython = "3.11.0";

export const describePokerKit = `PokerKit ${version} (plays the tests' poker hands too)`;

const home = () => join(cache(), `pokerkit-${version}`);

/** Where PokerKit is, or null. */
export const findPokerKit = () => (existsSync(join(home(), "pokerkit", "__init__.py")) ? home() : null);

/** A Python that is new enough, with its version: `PYTHON`, or one on PATH; null if there is none. */
export async function findPython() {
  const names = ["python3", "python3.14", "python3.13", "python3.12", "python3.11", "python"];
  for (const program of [process.env.PYTHON, ...names.map((name) => which(name))].filter(Boolean)) {
    const { out } = await run(program, ["--version"], { timeout: 30_000 });
    const found = /\d+\.\d+\.\d+/.exec(out)?.[0];
    if (found && compareVersions(found, oldestPython) >= 0) return program;
  }
  return null;
}

const hasPip = async (python) => (await run(python, ["-m", "pip", "--version"], { timeout: 60_000 })).ok;

const byHand = [
  `missing for the tests: Python ${oldestPython.replace(/\.0$/, "")} or newer with pip. Install them:`,
  "    Debian  apt-get install python3 python3-pip",
  "    Fedora  dnf install python3 python3-pip",
  "    macOS   brew install python",
  "or name a Python that you have: PYTHON=/path/to/it",
].join("\n");

const aptIsOurs = () => which("apt-get") !== null && process.getuid?.() === 0;

/** What is wrong before anything is installed, or null. */
export async function pythonProblem() {
  if (aptIsOurs()) return null;
  const python = await findPython();
  return python && (findPokerKit() || (await hasPip(python))) ? null : byHand;
}

/** Installs Python and pip with apt-get where they are missing. Gives back what went wrong, or null. */
export async function installPython() {
  const options = ["-y", "-q", "-o", "DPkg::Lock::Timeout=300"];
  const settings = { timeout: minutes(15), env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  await runOnline("apt-get", [...options, "update"], settings);
  const packages = ["install", "--no-install-recommends", "python3", "python3-pip"];
  const { ok, out } = await runOnline("apt-get", [...options, ...packages], settings);
  if (!ok) return `apt-get failed:\n${tail(out)}\n${byHand}`;
  return (await findPython()) ? null : byHand;
}

/** Whether Python or its pip have to be installed before PokerKit can be. */
export async function needsPython() {
  const python = await findPython();
  return python === null || (findPokerKit() === null && !(await hasPip(python)));
}

/** Puts PokerKit into the tool cache. Gives back what went wrong, or null. */
export function installPokerKit() {
  return withLock(join(cache(), "pokerkit.lock"), "the tool cache (PokerKit)", async () => {
    if (findPokerKit()) return null; // Another process was quicker.
    const staging = join(cache(), "pokerkit.new");
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { recursive: true });
    const list = join(staging, "requirements.txt");
    writeFileSync(list, `pokerkit==${version} --hash=sha256:${hash}\n`);
    // A target of its own touches no Python of the system's.
    const pip = ["-m", "pip", "install", "--no-deps", "--require-hashes", "--only-binary", ":all:"];
    const args = [...pip, "--no-input", "--disable-pip-version-check", "--target", staging, "-r", list];
    const { ok, out } = await runOnline(await findPython(), args, { timeout: minutes(10) });
    if (ok) {
      rmSync(home(), { recursive: true, force: true });
      renameSync(staging, home());
    }
    rmSync(staging, { recursive: true, force: true });
    return ok ? null : `pip install pokerkit==${version} failed:\n${tail(out)}`;
  });
}
