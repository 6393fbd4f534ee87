// Child processes: each with a time-out, none left behind.

import { spawn } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { constants as osConstants } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "./project.mjs";

const minute = 60_000;
const windows = process.platform === "win32";
const running = new Set();

// A child leads a process group of its own, so that what it started itself (a browser, a driver) ends with it.
function kill(child, signal) {
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}

process.on("exit", () => {
  for (const child of running) kill(child, "SIGKILL");
});

/** What an interrupt does unless the program has set something else to do: end the children, then itself. */
export function exitOnSignals(before = () => {}) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      before();
      process.exit(128 + osConstants.signals[signal]);
    });
  }
}

/**
 * Runs a program and gives back `{ ok, code, out, stdout, timedOut, missing, ms }`; `out` is stdout and stderr as
 * they came. It never throws and never asks: standard input is empty.
 */
export function run(command, args, { timeout = 5 * minute, cwd = root, env = process.env, echo = false } = {}) {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: !windows });
    running.add(child);
    let out = "";
    let stdout = "";
    let timedOut = false;
    const take = (stream, keep) => {
      stream.setEncoding("utf8");
      stream.on("data", (text) => {
        keep(text);
        out += text;
        if (echo) process.stdout.write(text);
      });
    };
    take(child.stdout, (text) => {
      stdout += text;
    });
    take(child.stderr, () => {});
    const timer = setTimeout(() => {
      timedOut = true;
      out += `\ntime-out: ${command} took longer than ${Math.round(timeout / 1000)} s and was ended\n`;
      kill(child, "SIGKILL");
    }, timeout);
    const end = (code, error) => {
      clearTimeout(timer);
      running.delete(child);
      if (error) out += `${error.message}\n`;
      const missing = error?.code === "ENOENT";
      resolve({ ok: code === 0 && !timedOut, code, out, stdout, timedOut, missing, ms: performance.now() - start });
    };
    child.on("error", (error) => end(null, error));
    child.on("close", (code) => end(code));
    // A grandchild that outlives its parent may hold the pipes open; it must not hold us.
    child.on("exit", () => setTimeout(() => kill(child, "SIGKILL"), 2000).unref());
  });
}

/** The program's full path, if PATH (or `dirs`) has it. */
export function which(name, dirs = (process.env.PATH ?? "").split(delimiter)) {
  for (const dir of dirs.filter(Boolean)) {
    for (const file of windows ? [`${name}.exe`, `${name}.cmd`] : [name]) {
      const path = join(dir, file);
      if (isProgram(path)) return path;
    }
  }
  return null;
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

const networkTrouble =
  /network|timed? ?out|ETIMEDOUT|ECONNRE|EAI_AGAIN|ENOTFOUND|ENETUNREACH|resolv(e|ing) |name resolution|failed to (download|fetch)|unable to fetch|connection|\b50[234]\b/i;

/** As `run`; once more if the first try seems to have failed for the network's sake. */
export async function runOnline(command, args, options) {
  const first = await run(command, args, options);
  if (first.ok || first.timedOut || first.missing || !networkTrouble.test(first.out)) return first;
  console.log("          the network seems to have failed: trying once more");
  return run(command, args, options);
}

/** The last lines of a long output, indented. */
export function tail(text, lines = 40) {
  const all = text.trimEnd().split("\n");
  const cut = all.length > lines ? [`… (${all.length - lines} lines more)`, ...all.slice(-lines)] : all;
  return cut.map((line) => `    ${line}`).join("\n");
}

export const minutes = (count) => count * minute;
