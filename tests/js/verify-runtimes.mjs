// The tarball in Bun, Deno and Cloudflare's workerd. Their npm packages bring 350 MB of programs, so this is not in
// npm test: run by `npm run verify` as `node --test tests/js/verify-runtimes.mjs`.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { copyFile, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { before, describe, test } from "node:test";
import esbuild from "esbuild";
import { atEnd, consumer, packageIn, runOk, sample, tempDir, writeFiles } from "./helpers/package.mjs";

const words = "Two pair, aces and kings, nine kicker";
const expected = { rank: sample.rank, words };
const imported = { ...expected, inline: sample.rank };

// Package, package of the program for this platform, program. Their install scripts are not run: they would only link.
const runtimes = {
  bun: [`@oven/bun-${process.platform}-${process.arch === "arm64" ? "aarch64" : "x64"}`, "bin/bun"],
  deno: [`@deno/${process.platform}-${process.arch}${process.platform === "linux" ? "-glibc" : ""}`, "deno"],
  workerd: [`@cloudflare/workerd-${process.platform}-${process.arch === "arm64" ? "arm64" : "64"}`, "bin/workerd"],
};

const programs = {};
before(
  async () => {
    const folder = await tempDir("runtimes");
    await writeFiles(folder, { "package.json": '{ "private": true }' });
    await runOk("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...Object.keys(runtimes)], {
      cwd: folder,
      timeout: 300_000,
    });
    const require = createRequire(join(folder, "package.json"));
    for (const [name, [source, program]] of Object.entries(runtimes)) {
      programs[name] = join(dirname(require.resolve(`${source}/package.json`)), program);
    }
  },
  { timeout: 300_000 },
);

describe("Bun", { timeout: 120_000 }, () => {
  test("import", async () => {
    const { stdout, stderr } = await runOk(programs.bun, ["import.mjs"], { cwd: await consumer("node") });
    assert.deepEqual(JSON.parse(stdout), imported);
    assert.equal(stderr, "");
  });

  test("require", async () => {
    const { stdout } = await runOk(programs.bun, ["require.cjs"], { cwd: await consumer("node") });
    assert.deepEqual(JSON.parse(stdout), { ...imported, name: "tapete" });
  });

  test("worker threads", async () => {
    const { stdout } = await runOk(programs.bun, ["threads.mjs"], { cwd: await consumer("node") });
    assert.deepEqual(JSON.parse(stdout), { rank: sample.rank, inWorker: sample.rank });
  });
});

describe("Deno", { timeout: 120_000 }, () => {
  // Its cache goes into the folder too, and it may read that folder only.
  const deno = async (...args) => {
    const cwd = await consumer("node");
    return runOk(programs.deno, ["run", "--no-prompt", "--cached-only", `--allow-read=${cwd}`, ...args], {
      cwd,
      env: { DENO_DIR: join(cwd, ".deno"), DENO_NO_UPDATE_CHECK: "1" },
    });
  };

  test("import", async () => {
    const { stdout } = await deno("import.mjs");
    assert.deepEqual(JSON.parse(stdout), imported);
  });

  test("require", async () => {
    const { stdout } = await deno("require.cjs");
    assert.deepEqual(JSON.parse(stdout), { ...imported, name: "tapete" });
  });
});

describe("workerd", { timeout: 120_000 }, () => {
  test("answers a request; the wasm is a module of the worker", async () => {
    const folder = await consumer("workerd");
    // What wrangler does: bundle by the workerd condition, leave the wasm an import, upload it beside the script.
    await esbuild.build({
      absWorkingDir: folder,
      entryPoints: ["worker.js"],
      bundle: true,
      format: "esm",
      conditions: ["workerd", "worker", "browser"],
      external: ["*.wasm"],
      outdir: "dist",
    });
    assert.match(await readFile(join(folder, "dist/worker.js"), "utf8"), /from\s*"\.\/tapete_bg\.wasm"/);
    await copyFile(join(packageIn(folder), "tapete_bg.wasm"), join(folder, "dist/tapete_bg.wasm"));

    const child = spawn(programs.workerd, ["serve", "config.capnp", "--control-fd=3"], {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe", "pipe"],
    });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    atEnd(async () => {
      child.kill();
      await ended;
    });
    let printed = "";
    child.stderr.on("data", (text) => (printed += text));
    const port = await new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("exit", (code) => reject(new Error(`workerd ended with ${code}: ${printed}`)));
      let control = "";
      child.stdio[3].on("data", (text) => {
        control += text;
        const found = /"event":"listen".*?"port":(\d+)/.exec(control);
        if (found) resolve(found[1]);
      });
    });
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(20_000) });
    const text = await response.text();
    assert.equal(response.status, 200, `${text}\n${printed}`);
    assert.deepEqual(JSON.parse(text), expected);
    assert.equal(printed, "");
  });
});
