// Brings what a command needs; does nothing where nothing is missing. Node's own modules only: it runs before npm ci.

import {
  browserPrograms,
  browsersByHand,
  canInstallBrowsers,
  driverProblem,
  findBrowser,
  installBrowsers,
} from "./browsers.mjs";
import { installModules, modulesMatch } from "./modules.mjs";
import {
  describePokerKit,
  findPokerKit,
  findPython,
  installPokerKit,
  installPython,
  needsPython,
  pythonProblem,
} from "./pokerkit.mjs";
import { compareVersions, giveUp, lockedVersion, lowestNode, Problem } from "./project.mjs";
import { isProgram, which } from "./run.mjs";
import { addComponents, addTarget, getRustup, hasTarget, missingComponents, toolchainProblem } from "./rust.mjs";
import { describeTool, findTool, installTool, pathWith } from "./tools.mjs";

const say = (text) => console.log(`set-up: ${text}`);

const stop = (problem) => {
  if (problem) throw new Problem(problem);
};

/**
 * Sets up for "package" (building it), "tests" (that, and browsers) or "lint". Gives back the environment for child
 * processes, where PATH and CHROME_PATH, CHROMEDRIVER, FIREFOX_PATH, GECKODRIVER, PYTHON and POKERKIT name what was found.
 */
export async function setUp(purpose) {
  const start = performance.now();
  let missing;
  try {
    checkNode();
    missing = await bring(purpose);
  } catch (error) {
    giveUp("set-up: cannot go on", error);
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

  const jobs = await Promise.all([
    rust(purpose),
    modules(),
    compiled(tools),
    ...(purpose === "tests" ? [system()] : []),
  ]);
  // What comes over the network and what keeps the processor busy go on side by side.
  const wanted = jobs.flat().filter(Boolean);
  const problems = await Promise.all(wanted.map((job) => job()));
  stop(problems.filter(Boolean).join("\n\n"));
  return { count: wanted.length, env: await environment(purpose, tools) };
}

// One job for all of rustup: it cannot do two things at a time.
async function rust(purpose) {
  const wanted = [["wasm32-unknown-unknown", "the package is compiled for it"]];
  if (purpose === "tests") wanted.push(["wasm32-wasip1", "the core must build without a JavaScript host"]);
  const has = await Promise.all(wanted.map(([target]) => hasTarget(target)));
  const targets = wanted.filter((_, i) => !has[i]);
  const components = purpose === "lint" ? await missingComponents() : [];
  if (targets.length + components.length === 0) return [];
  const names = [...targets.map(([target]) => `the target ${target}`), ...components];
  if (!which("rustup")) stop(`of Rust ${names.join(", ")} is missing, which rustup adds: ${getRustup}`);
  return async () => {
    for (const [target, why] of targets) {
      say(`Rust's target ${target} (${why}): adding it with rustup`);
      const problem = await addTarget(target);
      if (problem) return problem;
    }
    if (components.length === 0) return null;
    say(`${components.join(" and ")} (format and lints of Rust): adding with rustup`);
    return addComponents(components);
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

// What the system's package manager brings, one after the other, and what needs that.
async function system() {
  const absent = browserPrograms.filter((name) => !findBrowser(name));
  if (absent.length > 0 && !canInstallBrowsers()) stop(browsersByHand(absent)); // before minutes go into the rest
  stop(await pythonProblem());
  const python = await needsPython();
  if (absent.length === 0 && !python && findPokerKit()) return [];
  return async () => {
    if (absent.length > 0) {
      say(`${absent.join(", ")} (the tests run in real browsers): installing with apt-get`);
      const problem = await installBrowsers(absent);
      if (problem) return problem;
    }
    if (python) {
      say("Python with pip (PokerKit needs it): installing with apt-get");
      const problem = await installPython();
      if (problem) return problem;
    }
    if (findPokerKit()) return null;
    say(`${describePokerKit}: installing with pip`);
    return installPokerKit();
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
    PYTHON: await findPython(),
    POKERKIT: findPokerKit(),
  };
}
