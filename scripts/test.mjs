// npm test: sets up what is missing and runs every suite. `npm test -- name` runs the steps whose name has that word.

import { exitOnSignals } from "./run.mjs";
import { setUp } from "./setup.mjs";
import { runSteps } from "./steps.mjs";
import { packageStep, rustSteps, scriptSteps, wasmSteps } from "./suites.mjs";

exitOnSignals();
const words = process.argv.slice(2);
const env = await setUp("tests");
const scripts = scriptSteps(env);
const needed = words.some((word) => scripts.some(({ name }) => name.includes(word)));
process.exitCode = await runSteps([...rustSteps(env), packageStep(env, needed), ...wasmSteps(env), ...scripts], words);
