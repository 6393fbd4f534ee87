// One process at a time where several would tread on each other: the tool cache, node_modules, pkg/.

import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const longestWait = 40 * 60_000;
const beat = 5_000;
const silence = 60_000; // A holder that has not given a sign of life for so long is gone.

/** Runs `work` while the folder `dir` says that we are at it; waits while it says that another process is. */
export async function withLock(dir, what, work) {
  const deadline = Date.now() + longestWait;
  let told = false;
  mkdirSync(dirname(dir), { recursive: true });
  while (!take(dir)) {
    if (isStale(dir)) {
      evict(dir);
      continue;
    }
    if (Date.now() > deadline) throw new Error(`${what} is held by another process; if none runs, remove ${dir}`);
    if (!told) console.log(`waiting for another process that works on ${what}`);
    told = true;
    await sleep(300);
  }
  const release = () => rmSync(dir, { recursive: true, force: true });
  const heart = setInterval(() => touch(dir), beat);
  process.on("exit", release);
  try {
    return await work();
  } finally {
    clearInterval(heart);
    process.off("exit", release);
    release();
  }
}

function take(dir) {
  try {
    mkdirSync(dir); // Only one process can make a folder.
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
  writeFileSync(join(dir, "owner"), JSON.stringify({ pid: process.pid, host: hostname() }));
  return true;
}

function touch(dir) {
  try {
    utimesSync(dir, new Date(), new Date());
  } catch {
    // Somebody removed it by hand.
  }
}

function isStale(dir) {
  let age = 0;
  try {
    age = Date.now() - statSync(dir).mtimeMs;
    const { pid, host } = JSON.parse(readFileSync(join(dir, "owner"), "utf8"));
    return age > silence || (host === hostname() && !isAlive(pid));
  } catch {
    return age > silence; // Its owner has just made or removed it, or died in between.
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Moves a stale lock away; if another process was quicker and took it anew in between, puts it back. */
function evict(dir) {
  const aside = `${dir}.${process.pid}`;
  try {
    renameSync(dir, aside);
    if (isStale(aside)) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, dir);
  } catch {
    // The other process has dealt with it.
  }
}
