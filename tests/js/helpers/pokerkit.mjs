// PokerKit at work: hands go to a Python program a line each, and its answers come back in their order.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const programs = fileURLToPath(new URL("../../pokerkit/", import.meta.url));

/** Where set-up has put PokerKit; a test that is run by itself finds it there too. */
function pokerKit() {
  const { POKERKIT, TAPETE_TOOLS, XDG_CACHE_HOME } = process.env;
  const tools = TAPETE_TOOLS || join(XDG_CACHE_HOME || join(homedir(), ".cache"), "tapete", "tools");
  const path = POKERKIT || join(tools, "pokerkit-0.7.7");
  if (!existsSync(path)) throw new Error(`PokerKit is not at ${path}: npm test sets it up`);
  return path;
}

/** What a program of tests/pokerkit/ says to each of the hands; `hands` may be a generator. */
export function ask(program, hands) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.env.PYTHON || "python3", [join(programs, program)], {
      env: { ...process.env, PYTHONPATH: pokerKit(), PYTHONDONTWRITEBYTECODE: "1" },
      stdio: ["pipe", "pipe", "inherit"],
    });
    const answers = [];
    createInterface({ input: child.stdout }).on("line", (line) => answers.push(JSON.parse(line)));
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve(answers) : reject(new Error(`${program} ended with ${code}`))));
    child.stdin.on("error", reject);
    (async () => {
      for (const hand of hands) {
        if (!child.stdin.write(`${JSON.stringify(hand)}\n`)) {
          await new Promise((drained) => child.stdin.once("drain", drained));
        }
      }
      child.stdin.end();
    })().catch(reject);
  });
}
