// Brings what a command needs; does nothing where nothing is missing. Node's own modules only: it runs before npm ci.

import { browserPrograms, driverProblem, findBrowser, installBrowsers } from "./browsers.mjs";
import { installModules, modulesMatch } from "./modules.mjs";
import { compareVersions, lockedVersion, lowestNode } from "./project.mjs";
import { isProgram } from "./run.mjs";
import { addTarget, hasTarget, toolchainProblem } from "./rust.mjs";
import { describeTool, findTool, installTool, pathWith } from "./tools.mjs";

const say = (text) => console.log(`set-up: ${text}`);

/** What stops set-up; the message tells the reader what to do. */
class SetupError extends Error {}

const stop = (problem) => {
  if (problem) throw new SetupError(problem);
};

/**
 * Sets up for "package" (building it), "tests" (that, and browsers) or "lint". Gives back the environment for child
 * processes, where PATH and CHROME_PATH, CHROMEDRIVER, FIREFOX_PATH and GECKODRIVER name what was found.
 */
export async function setUp(purpose) {
  const start = performance.now();
  let missing;
  try {
    checkNode();
    missing = await bring(purpose);
  } catch (error) {
    if (!(error instanceof SetupError) && process.env.TAPETE_DEBUG) throw error;
    say(`cannot go on. ${error.message}`);
    process.exit(1);
  }
  const took = ((performance.now() - start) / 1000).toFixed(1);
  say(missing.count === 0 ? `nothing is missing (${took} s)` : `ready (${took} s)`);
  return missing.env;
}

function checkNode() {
  const lowest = lowestNode();
  if (compareVersions(process.versions.node, lowest) < 0) {
    stop(`Node.js is ${process.versions.node}; ${lowest} or newer is needed (https://nodejs.org)`);
  }
}

async function bring(purpose) {
  const tools = {
    package: ["wasm-bindgen", "wasm-pack"],
    tests: ["wasm-bindgen", "wasm-pack", ...(process.env.GECKODRIVER ? [] : ["geckodriver"])],
    lint: ["cargo-deny"],
  }[purpose];
  stop(await toolchainProblem());
  if (!lockedVersion("wasm-bindgen"))
    stop("Cargo.lock is missing or names no wasm-bindgen: run cargo generate-lockfile");

  const jobs = await Promise.all([targets(purpose), modules(), compiled(tools), purpose === "tests" && browsers()]);
  // What comes over the network and what keeps the processor busy go on side by side.
  const wanted = jobs.flat().filter(Boolean);
  const problems = await Promise.all(wanted.map((job) => job()));
  stop(problems.filter(Boolean).join("\n\n"));
  return { count: wanted.length, env: await environment(purpose, tools) };
}

async function targets(purpose) {
  const wanted = [["wasm32-unknown-unknown", "the package is compiled for it"]];
  if (purpose === "tests") wanted.push(["wasm32-wasip1", "the core must build without a JavaScript host"]);
  const has = await Promise.all(wanted.map(([target]) => hasTarget(target)));
  const absent = wanted.filter((_, i) => !has[i]);
  return absent.length === 0
    ? []
    : async () => {
        for (const [target, why] of absent) {
          say(`Rust's target ${target} (${why}): adding it with rustup`);
          const problem = await addTarget(target);
          if (problem && target === "wasm32-unknown-unknown") return problem;
          if (problem) say(`goes on without ${target}: ${problem}`);
        }
        return null;
      };
}

function modules() {
  if (modulesMatch()) return [];
  return async () => {
    say("node_modules (wasm-opt, bundlers, linter: package-lock.json): installing with npm ci");
    return installModules();
  };
}

async function compiled(tools) {
  const found = await Promise.all(tools.map(findTool));
  const absent = tools.filter((_, i) => !found[i]);
  return absent.length === 0
    ? []
    : async () => {
        for (const tool of absent) {
          say(`${describeTool(tool)}: compiling it with cargo install, some minutes`);
          const problem = await installTool(tool);
          if (problem) return problem;
        }
        return null;
      };
}

function browsers() {
  const absent = browserPrograms.filter((name) => !findBrowser(name));
  if (absent.length === 0) return [];
  return async () => {
    say(`${absent.join(", ")} (the tests run in real browsers): installing with apt-get`);
    return installBrowsers(absent);
  };
}

async function environment(purpose, tools) {
  const programs = await Promise.all(tools.map(findTool));
  const env = { ...process.env, PATH: pathWith(programs) };
  if (purpose !== "tests") return env;
  const geckodriver = process.env.GECKODRIVER || programs[tools.indexOf("geckodriver")];
  if (!isProgram(geckodriver)) stop(`GECKODRIVER is set to ${geckodriver}, which is no program`);
  const [chromium, chromedriver, firefox] = browserPrograms.map(findBrowser);
  stop(await driverProblem(chromium, chromedriver));
  return {
    ...env,
    CHROME_PATH: chromium,
    CHROMEDRIVER: chromedriver,
    FIREFOX_PATH: firefox,
    GECKODRIVER: geckodriver,
  };
}
