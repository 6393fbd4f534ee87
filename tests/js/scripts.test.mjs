// What npm start and npm test stand on: the server, the counting of results, the lock.
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { checks, nodeCounts, rustCounts } from "../../scripts/counts.mjs";
import { withLock } from "../../scripts/lock.mjs";
import { compareVersions } from "../../scripts/project.mjs";
import { run } from "../../scripts/run.mjs";
import { serve } from "../../scripts/serve.mjs";

const folder = mkdtempSync(join(tmpdir(), "tapete-scripts-"));
after(() => rmSync(folder, { recursive: true, force: true }));

describe("the server", () => {
  const www = join(folder, "www");
  const pkg = join(folder, "pkg");
  let server;

  before(async () => {
    for (const path of [www, join(www, "js"), join(www, ".hidden"), pkg]) mkdirSync(path);
    writeFileSync(join(www, "index.html"), "<!doctype html>");
    writeFileSync(join(www, "js", "a b.js"), "1;");
    writeFileSync(join(www, ".hidden", "file.txt"), "secret");
    writeFileSync(join(pkg, "tapete_bg.wasm"), Buffer.from("0061736d01000000", "hex"));
    writeFileSync(join(folder, "secret.txt"), "secret");
    symlinkSync(join(folder, "secret.txt"), join(www, "link.txt"));
    server = await serve({ port: 0, www, pkg });
  });
  after(() => server.close());

  /** The answer's head and body to a request line exactly as written: fetch would tidy the path. */
  const raw = (target, method = "GET") =>
    new Promise((resolve, reject) => {
      const socket = connect(server.port, "127.0.0.1", () =>
        socket.end(`${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
      );
      let text = "";
      socket.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      socket.on("end", () => resolve({ status: Number(text.split(" ")[1]), text })).on("error", reject);
    });

  test("gives pages, scripts and the wasm their types and a policy without unsafe-eval", async () => {
    const types = {
      "": "text/html; charset=utf-8",
      "js/a%20b.js": "text/javascript; charset=utf-8",
      "pkg/tapete_bg.wasm": "application/wasm",
    };
    for (const [path, type] of Object.entries(types)) {
      const response = await fetch(server.url + path);
      assert.equal(response.status, 200, path);
      assert.equal(response.headers.get("content-type"), type);
      const policy = response.headers.get("content-security-policy");
      assert.match(policy, /script-src 'self' 'wasm-unsafe-eval'/);
      assert.doesNotMatch(policy, /'unsafe-eval'|'unsafe-inline'/);
    }
  });

  for (const target of [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/pkg/..%2f..%2fsecret.txt",
    "/js/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "//secret.txt",
    "/link.txt",
    "/.hidden/file.txt",
    "/index.html%00.js",
    "/pkg",
    "/nothing",
  ]) {
    test(`gives nothing for ${target}`, async () => {
      const { status, text } = await raw(target);
      assert.equal(status, 404);
      assert.doesNotMatch(text, /secret/);
    });
  }

  test("refuses a broken path and other methods", async () => {
    assert.equal((await raw("/%zz")).status, 400);
    assert.equal((await raw("/", "POST")).status, 405);
    assert.equal((await raw("/", "HEAD")).status, 200);
  });

  test("sends a folder's name on to the folder", async () => {
    const { status, text } = await raw("/js");
    assert.equal(status, 301);
    assert.match(text, /location: \/js\/\r\n/);
  });

  test("takes the next free port where one is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address();
    const second = await serve({ port, www, pkg });
    assert.ok(second.port > port && second.port <= port + 100);
    assert.equal(second.url, `http://localhost:${second.port}/`);
    await second.close();
    other.close();
  });
});

describe("counting", () => {
  const rust = (out, ok = true) => {
    const { passed, failed } = rustCounts({ ok, out });
    return [passed, failed];
  };
  const node = (out, ok = true) => {
    const { passed, failed } = nodeCounts({ ok, out });
    return [passed, failed];
  };

  test("cargo test: every program's line is added up", () => {
    const line = (result, passed, failed) =>
      `test result: ${result}. ${passed} passed; ${failed} failed; 1 ignored; 0 measured\n`;
    assert.deepEqual(rust(line("ok", 3, 0) + line("ok", 4, 0)), [7, 0]);
    assert.deepEqual(rust(line("ok", 3, 0) + line("FAILED", 4, 2), false), [7, 2]);
  });

  test("node --test: a cancelled test has not passed", () => {
    assert.deepEqual(node("ℹ tests 5\nℹ pass 3\nℹ fail 1\nℹ cancelled 1\n", false), [3, 2]);
  });

  test("a runner that ends badly without a failed test has failed once", () => {
    assert.deepEqual(rust("error: could not compile", false), [0, 1]);
    assert.deepEqual(node("ℹ pass 3\nℹ fail 0\nℹ cancelled 0\n", false), [3, 1]);
  });

  test("a skipped browser run counts nothing, which a step takes for a failure", () => {
    assert.deepEqual(rust("no tests to run!\n"), [0, 0]);
  });

  test("checks say which of them failed", () => {
    const { passed, failed, out } = checks([
      ["one", { ok: true, out: "" }],
      ["two", { ok: false, out: "why\n" }],
    ]);
    assert.deepEqual([passed, failed], [1, 1]);
    assert.match(out, /FAILED {2}two\nwhy/);
  });
});

describe("child processes", () => {
  test("end at their time-out, with what they started", async () => {
    const child = 'setInterval(() => {}, 1000); console.log("started")';
    const start = performance.now();
    const result = await run(process.execPath, ["-e", child], { timeout: 1500 });
    assert.ok(performance.now() - start < 10_000);
    assert.deepEqual([result.ok, result.timedOut], [false, true]);
    assert.match(result.out, /started\n\ntime-out/);
  });

  test("that leave another process behind do not hold us", async () => {
    const grandchild = "setTimeout(() => {}, 30_000)";
    const child = `const { spawn } = require("node:child_process");
      spawn(process.execPath, ["-e", ${JSON.stringify(grandchild)}], { stdio: "inherit", detached: true }).unref();
      console.log("done");`;
    const start = performance.now();
    const { ok, stdout } = await run(process.execPath, ["-e", child]);
    assert.deepEqual([ok, stdout], [true, "done\n"]);
    assert.ok(performance.now() - start < 20_000);
  });

  test("that do not exist are missing, not thrown", async () => {
    const { ok, missing } = await run("tapete-no-such-program", []);
    assert.deepEqual([ok, missing], [false, true]);
  });
});

describe("the lock", () => {
  test("lets one work at a time", async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 30));
      inside -= 1;
    };
    await Promise.all([1, 2, 3].map(() => withLock(join(folder, "lock"), "a test", work)));
    assert.equal(most, 1);
  });

  test("of a process that has died is taken over", async () => {
    const dir = join(folder, "stale");
    const lock = new URL("../../scripts/lock.mjs", import.meta.url);
    const code = `import { withLock } from ${JSON.stringify(lock.href)};
      withLock(${JSON.stringify(dir)}, "a test", () => process.kill(process.pid, "SIGKILL"));`;
    await run(process.execPath, ["--input-type=module", "-e", code]);
    assert.equal(await withLock(dir, "a test", async () => "mine"), "mine");
  });
});

test("versions are compared as numbers", () => {
  assert.equal(compareVersions("20.9.0", "20.19"), -1);
  assert.equal(compareVersions("20.19.0", "20.19"), 0);
  assert.equal(compareVersions("1.100.0", "1.88"), 1);
});
