// The frame of test, verify and lint: steps that are run one after the other, counted, and added up in one last line.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { targetDir } from "./project.mjs";
import { tail } from "./run.mjs";

/**
 * Runs `steps` (`{ name, what, run }`, where `run` gives `{ passed, failed, out }`), only those whose name has one of
 * `words` in it, if there are any. A step that throws, or in which nothing was counted, is one failure; the others go
 * on. Prints `N passed, N failed` last and gives back the exit code.
 */
export async function runSteps(steps, words = []) {
  const chosen = steps.filter(
    ({ name, always }) => always || words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (words.length > 0 && chosen.every(({ always }) => always)) {
    console.log(`no step is called ${words.join(" or ")}; there are: ${steps.map(({ name }) => name).join(", ")}`);
    return finish(0, 1, []);
  }
  let passed = 0;
  let failed = 0;
  const bad = [];
  for (const [index, step] of chosen.entries()) {
    console.log(`\n[${index + 1}/${chosen.length}] ${step.name}: ${step.what}`);
    const start = performance.now();
    const result = checked(await step.run().catch((error) => ({ passed: 0, failed: 1, out: error.stack })));
    const took = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    keep(step.name, result.out);
    if (result.failed > 0) {
      console.log(tail(result.out, 150));
      bad.push(step.name);
    }
    console.log(`      ${result.passed} passed, ${result.failed} failed (${took})`);
    passed += result.passed;
    failed += result.failed;
  }
  return finish(passed, failed, bad);
}

/** A step that says nothing of what passed or failed has not done its work. */
function checked({ passed, failed, out = "" }) {
  if (Number.isInteger(passed) && Number.isInteger(failed) && passed + failed > 0) return { passed, failed, out };
  return { passed: 0, failed: 1, out: `${out}\nno count of passed and failed could be read, or nothing was run` };
}

function keep(name, out) {
  const dir = join(targetDir, "logs");
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, `${name.replaceAll(":", "-")}.txt`), out);
}

function finish(passed, failed, bad) {
  console.log(bad.length > 0 ? `\nfailed: ${bad.join(", ")} (whole output in target/logs/)` : "");
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
