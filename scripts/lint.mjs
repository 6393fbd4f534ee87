// npm run lint: format and lint of Rust and JavaScript, licences and sources of dependencies. With --fix it formats and
// mends what the tools can mend.

import { readFileSync } from "node:fs";
import { checks } from "./counts.mjs";
import { at } from "./project.mjs";
import { exitOnSignals, minutes, run } from "./run.mjs";
import { setUp } from "./setup.mjs";
import { runSteps } from "./steps.mjs";

exitOnSignals();
const fix = process.argv.includes("--fix");
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const env = await setUp("lint");

const step = (name, what, command, ...argLists) => ({
  name,
  what,
  run: async () => {
    const results = [];
    for (const args of argLists)
      results.push([args.join(" "), await run(command, args, { env, timeout: minutes(20) })]);
    return checks(results);
  },
});

const scripts = ["scripts", "pkg-template", "www", "tests", "benches", "package.json"];
const biome = [at("node_modules", "@biomejs", "biome", "bin", "biome"), "check", "--config-path=scripts/lint.json"];
const native = ["--manifest-path", at("benches", "native", "Cargo.toml")];
const format = (...args) => ["fmt", ...args, ...(fix ? [] : ["--check"])];
const clippy = (...args) => ["clippy", "--locked", "--all-targets", ...args, "--", "--deny", "warnings"];

process.exitCode = await runSteps(
  [
    step("fmt", "the format of Rust", "cargo", format(), format(...native)),
    step(
      "clippy",
      "lints of Rust: without JavaScript, with it, on wasm; of the benchmarks",
      "cargo",
      clippy(),
      clippy("--features", "js"),
      clippy("--features", "js", "--target", "wasm32-unknown-unknown"),
      clippy(...native, "--target-dir", at("target")),
    ),
    step("biome", "format and lints of JavaScript, JSON and CSS", process.execPath, [
      ...biome,
      "--error-on-warnings",
      ...(fix ? ["--write"] : []),
      ...scripts,
    ]),
    step("deny", "licences, doubles and sources of the Rust dependencies", "cargo-deny", [
      ...["--config", "tests/deny.toml", "--locked", "check", "--hide-inclusion-graph", "licenses", "bans", "sources"],
    ]),
    {
      name: "lock",
      what: "package-lock.json names no registry (npm install --omit-lockfile-registry-resolved)",
      run: async () =>
        checks([["no address", { ok: !/"resolved"/.test(readFileSync(at("package-lock.json"), "utf8")) }]]),
    },
  ],
  words,
);
