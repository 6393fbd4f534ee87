// npm run verify: what is too long for every change, in release. `npm run verify -- name` as with npm test.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { nodeCounts, rustCounts } from "./counts.mjs";
import { at } from "./project.mjs";
import { exitOnSignals, minutes, run } from "./run.mjs";
import { setUp } from "./setup.mjs";
import { runSteps } from "./steps.mjs";
import { nodeTest, packageStep } from "./suites.mjs";

exitOnSignals();
const words = process.argv.slice(2);
const env = await setUp("tests");
const options = { env, timeout: minutes(180), echo: true };

const rust = {
  name: "rust",
  what: 'the Rust tests marked #[ignore = "verify: …"]',
  run: async () => {
    const args = [
      "test",
      "--locked",
      "--release",
      "--no-fail-fast",
      "--lib",
      "--tests",
      "--",
      "--ignored",
      "--nocapture",
    ];
    return rustCounts(await run("cargo", args, options));
  },
};
const scripts = readdirSync(at("tests", "js"))
  .filter((file) => /^verify-.*\.mjs$/.test(file))
  .map((file) => ({
    name: `js:${file.slice("verify-".length, -".mjs".length)}`,
    what: join("tests", "js", file),
    run: async () => nodeCounts(await nodeTest([join("tests", "js", file)], env, options)),
  }));
const needed = words.some((word) => scripts.some(({ name }) => name.includes(word)));
process.exitCode = await runSteps([rust, packageStep(env, needed), ...scripts], words);
