// Packs pkg/ and installs the tarball into folders outside the repository, as a user would have it.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

export const repoRoot = fileURLToPath(new URL("../../../", import.meta.url));
export const pkgDir = join(repoRoot, "pkg");
export const fixtures = join(repoRoot, "tests/js/fixtures/package");

// One hook for the whole file, last thing made first undone: a hook set inside a test would run when that test ends.
const endings = [];
after(async () => {
  for (const end of endings.reverse()) await end();
});

/** Runs `end` when the test file ends. */
export const atEnd = (end) => void endings.push(end);

/** A new folder of its own, gone when the test file ends. */
export async function tempDir(name = "work") {
  const folder = await realpath(await mkdtemp(join(tmpdir(), `tapete-${name}-`)));
  atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return folder;
}

// npm hands its own settings to what it runs; a user's shell has none of them.
function cleanEnv(extra) {
  const kept = Object.entries(process.env).filter(([key]) => !/^(npm_|NODE_TEST|NODE_OPTIONS|NODE_V8)/i.test(key));
  return { ...Object.fromEntries(kept), ...extra };
}

/** Runs a program to its end: { code, stdout, stderr }. Killed after `timeout` ms. */
export function run(command, args, { cwd, env, timeout = 60_000 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: cleanEnv(env), stdio: ["ignore", "pipe", "pipe"] });
    let stdout = "";
    let stderr = "";
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`${command} ${args.join(" ")} took over ${timeout} ms\n${stdout}\n${stderr}`));
    }, timeout);
    child.stdout.setEncoding("utf8").on("data", (text) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text) => (stderr += text));
    child.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve({ code, stdout, stderr });
    });
  });
}

/** Like `run`, but anything except exit code 0 is an error that shows the output. */
export async function runOk(command, args, options) {
  const result = await run(command, args, options);
  assert.equal(result.code, 0, `${command} ${args.join(" ")}\n${result.stdout}\n${result.stderr}`);
  return result;
}

/** Runs a file or arguments with this Node in a folder. */
export const node = (cwd, ...args) => runOk(process.execPath, args, { cwd });

function once(make) {
  let made;
  return () => (made ??= make());
}

/** `npm pack` of pkg/, once a test file: { tarball, files: [{ path, size }], info }. */
export const pack = once(async () => {
  assert.ok(existsSync(join(pkgDir, "package.json")), "pkg/ is not built: run `npm run build` first");
  const folder = await tempDir("pack");
  const { stdout } = await runOk("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], {
    cwd: pkgDir,
  });
  const info = JSON.parse(stdout)[0];
  return { tarball: join(folder, info.filename), files: info.files, info };
});

// One true `npm install` a test file; every further consumer is a copy of that folder.
const installed = once(async () => {
  const [{ tarball }, folder] = await Promise.all([pack(), tempDir("install")]);
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  await runOk("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", tarball], { cwd: folder });
  return folder;
});

/** A consumer project: the tarball installed, with the files of a fixture beside it. */
export async function consumer(fixture) {
  const folder = await tempDir(fixture ?? "consumer");
  await cp(await installed(), folder, { recursive: true });
  if (fixture) await cp(join(fixtures, fixture), folder, { recursive: true });
  return folder;
}

/** Where the package lies in a consumer. */
export const packageIn = (folder) => join(folder, "node_modules/tapete");

/** Writes files (path to text) into a folder. */
export async function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

export const readJson = async (path) => JSON.parse(await readFile(path, "utf8"));

/** The hand that every host ranks, and what the contract says comes out. */
export const sample = {
  cards: "Ah Kd Ac 9s Kh 2c 3d",
  rank: {
    value: 4991,
    category: "twoPair",
    ranks: ["A", "K", "9"],
    cards: ["Ah", "Ac", "Kd", "Kh", "9s"],
    unused: ["2c", "3d"],
    joker: null,
  },
};
