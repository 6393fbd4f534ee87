// How many tests passed and failed, read from what the test runners print. A runner that ends badly without naming a
// failed test (it did not compile, it was ended) has failed once.

const sum = (text, pattern) => [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);

function counted({ ok, out }, passed, failed) {
  return { passed, failed: ok || failed > 0 ? failed : 1, out };
}

/** `cargo test` and wasm-bindgen-test-runner: one result line for each test program. */
export function rustCounts(result) {
  const line = (word) => new RegExp(`^test result: .*?\\b(\\d+) ${word}`, "gm");
  return counted(result, sum(result.out, line("passed")), sum(result.out, line("failed")));
}

/** `node --test` with the spec reporter. A test that was cancelled has not passed. */
export function nodeCounts(result) {
  const line = (word) => new RegExp(`^ℹ ${word} (\\d+)$`, "gm");
  return counted(
    result,
    sum(result.out, line("pass")),
    sum(result.out, line("fail")) + sum(result.out, line("cancelled")),
  );
}

/** Programs that say yes or no by their exit code: `[name, result]` each. */
export function checks(results) {
  const failures = results.filter(([, { ok }]) => !ok);
  const text = ([name, { ok, out }]) => `${ok ? "ok" : "FAILED"}  ${name}\n${ok ? "" : out}`;
  return { passed: results.length - failures.length, failed: failures.length, out: results.map(text).join("") };
}
