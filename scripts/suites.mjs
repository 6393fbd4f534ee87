// The suites, each a step (steps.mjs) made from the environment that set-up gave.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { checks, nodeCounts, rustCounts } from "./counts.mjs";
import { at, targetDir } from "./project.mjs";
import { minutes, run, which } from "./run.mjs";

const wasm = "wasm32-unknown-unknown";

export function rustSteps(env) {
  const cargo = (...args) => run("cargo", args, { env, timeout: minutes(30) });
  return [
    {
      name: "rust",
      what: "the core's tests, natively",
      run: async () =>
        rustCounts(await cargo("test", "--locked", "--no-fail-fast", "--features", "js", "--lib", "--tests")),
    },
    {
      name: "doctests",
      what: "the examples in the Rust documentation",
      run: async () => rustCounts(await cargo("test", "--locked", "--doc")),
    },
    {
      name: "targets",
      what: "P07 P08 the core without JavaScript on wasm and wasi, and with it natively",
      run: async () => {
        const builds = [
          ["check", "--features", "js"],
          ["build", "--lib", "--target", "wasm32-unknown-unknown"],
          ["build", "--lib", "--target", "wasm32-wasip1"],
        ];
        const results = [];
        for (const args of builds) results.push([args.join(" "), await cargo(...args, "--locked")]);
        return checks(results);
      },
    },
    {
      name: "dependencies",
      what: "P07 P08 P19 none of JavaScript without the feature, none of C, one getrandom at most",
      run: async () => {
        const tree = (...args) => cargo("tree", "--locked", "--prefix", "none", "--edges", "normal,build", ...args);
        const core = await tree("--target", "all");
        const edge = await tree("--target", wasm, "--features", "js");
        const names = ({ out }) => new Set(out.split("\n").map((line) => line.replace(/ \(.*/, "").trim()));
        const none = (result, pattern) => {
          const found = [...names(result)].filter((name) => pattern.test(name));
          return { ok: result.ok && found.length === 0, out: `${result.ok ? found.join("\n") : result.out}\n` };
        };
        const random = [...names(edge)].filter((name) => name.startsWith("getrandom "));
        return checks([
          ["the core needs no JavaScript host", none(core, /^(js-sys|web-sys|wasm-bindgen|serde-wasm-bindgen)\b/)],
          ["nothing is compiled from C", none(edge, /^(cc|cmake|pkg-config|bindgen) /)],
          ["one getrandom at most", { ok: edge.ok && random.length <= 1, out: `${random.join("\n")}\n` }],
        ]);
      },
    },
  ];
}

export const packageStep = (env, always) => ({
  name: "package",
  what: "pkg/ is built or up to date",
  always,
  run: async () => {
    await build(env);
    return { passed: 1, failed: 0 };
  },
});

/** tests/wasm.rs, compiled once, in three hosts. */
export function wasmSteps(env) {
  let compiled;
  const hosts = {
    node: {},
    chromium: { WASM_BINDGEN_USE_BROWSER: "1", CHROMEDRIVER: env.CHROMEDRIVER },
    firefox: { WASM_BINDGEN_USE_BROWSER: "1", GECKODRIVER: env.GECKODRIVER },
  };
  return Object.entries(hosts).map(([host, variables]) => ({
    name: `wasm:${host}`,
    what: `the edge's tests (tests/wasm.rs) in ${host === "node" ? "Node.js" : host}`,
    run: async () => {
      compiled ??= await compileWasmTests(env);
      const { GECKODRIVER, CHROMEDRIVER, ...others } = env; // The runner takes the first driver that is named.
      const result = await run(which("wasm-bindgen-test-runner", env.PATH.split(":")), [compiled.file], {
        timeout: minutes(10),
        env: {
          ...others,
          ...variables,
          WASM_BINDGEN_TEST_WEBDRIVER_JSON: capabilities(host, env),
          WASM_BINDGEN_TEST_DRIVER_TIMEOUT: "60",
          WASM_BINDGEN_TEST_TIMEOUT: "300",
        },
      });
      // A run in which all tests were skipped, or none found, ends well too.
      const counts = rustCounts(result);
      if (counts.passed + counts.failed === compiled.tests) return counts;
      return { passed: 0, failed: 1, out: `${counts.out}\n${compiled.tests} tests were to be run` };
    },
  }));
}

async function compileWasmTests(env) {
  const args = ["test", "--locked", "--no-run", "--target", wasm, "--features", "js", "--test", "wasm"];
  const built = await run("cargo", [...args, "--message-format", "json-render-diagnostics"], {
    env,
    timeout: minutes(15),
  });
  const file = /"executable":"([^"]+\.wasm)"/.exec(built.stdout)?.[1];
  if (!built.ok || !file) throw new Error(`tests/wasm.rs does not compile:\n${built.out.replace(/^\{.*\}$/gm, "")}`);
  const listed = await run(which("wasm-bindgen-test-runner", env.PATH.split(":")), [file, "--list"], { env });
  return { file, tests: [...listed.stdout.matchAll(/: test$/gm)].length };
}

/** tests/webdriver.json for one browser, with the path of the browser that set-up found. */
function capabilities(host, env) {
  const all = JSON.parse(readFileSync(at("tests", "webdriver.json"), "utf8"));
  const [key, binary] =
    host === "firefox" ? ["moz:firefoxOptions", env.FIREFOX_PATH] : ["goog:chromeOptions", env.CHROME_PATH];
  const path = join(targetDir, `webdriver-${host}.json`);
  mkdirSync(targetDir, { recursive: true });
  writeFileSync(path, JSON.stringify({ [key]: { ...all[key], binary } }));
  return path;
}

/** tests/js/, a step for each first word of the files' names. */
export function scriptSteps(env) {
  const groups = {};
  for (const file of readdirSync(at("tests", "js")).sort()) {
    if (!file.endsWith(".test.mjs")) continue;
    const group = /^[a-z]+/.exec(file)[0];
    groups[group] ??= [];
    groups[group].push(join("tests", "js", file));
  }
  return Object.entries(groups).map(([group, files]) => ({
    name: `js:${group}`,
    what: files.join(" "),
    run: async () => nodeCounts(await nodeTest(files, env)),
  }));
}

/**
 * As many files at once as there are cores, two at least: a test that drives a browser or waits for a server leaves
 * time for another. None shares a port, a folder or a browser with another: each takes free ports and temporary folders.
 */
const atOnce = Math.max(2, availableParallelism());

export const nodeTest = (files, env, options) =>
  run(process.execPath, ["--test", "--test-reporter=spec", `--test-concurrency=${atOnce}`, ...files], {
    ...{ env, timeout: minutes(30) },
    ...options,
  });
