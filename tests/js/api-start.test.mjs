// Starting: every source, in parallel, failures that can be retried, silence on the console.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, beforeEach, test } from "node:test";
import { pathToFileURL } from "node:url";

const pkg = new URL("../../pkg/", import.meta.url);
const wasm = readFileSync(new URL("tapete_bg.wasm", pkg));
const hand = "As Ks Qs Js Ts";

// Wasm of other programs: an empty one, and one that imports what a glue of our file's name gives.
const head = [0, 97, 115, 109, 1, 0, 0, 0];
const foreign = Uint8Array.from(head);
const text = (word) => [word.length, ...Buffer.from(word)];
const section = (id, bytes) => [id, bytes.length, ...bytes];
const imported = [1, ...text("./tapete_bg.js"), ...text("__wbindgen_init_externref_table"), 0, 0];
const foreignOfSameName = Uint8Array.from([...head, ...section(1, [1, 0x60, 0, 0]), ...section(2, imported)]);

// A copy of the package is a fresh, unstarted one.
const copies = [];
function copyOfPackage() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "tapete-start-")));
  copies.push(folder);
  cpSync(pkg, folder, { recursive: true });
  return folder;
}
const fresh = (entry = "browser.js") => import(pathToFileURL(join(copyOfPackage(), entry)).href);
after(() => {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
});

let server;
let base;
let requests = 0;
before(async () => {
  server = createServer((request, response) => {
    requests += 1;
    const answers = {
      "/tapete.wasm": [200, "application/wasm", wasm],
      "/octets.wasm": [200, "application/octet-stream", wasm],
      "/untyped.wasm": [200, undefined, wasm],
      "/page.wasm": [200, "application/wasm", "<!doctype html>"],
      "/foreign.wasm": [200, "application/wasm", foreign],
    };
    const [status, type, body] = answers[request.url] ?? [404, "text/html", "<!doctype html>"];
    response.writeHead(status, type && { "content-type": type });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${server.address().port}`;
});
after(() => server.close());

// Nothing may ever be written to the console.
const methods = ["log", "info", "warn", "error", "debug"];
const originals = methods.map((method) => console[method]);
let written = [];
beforeEach(() => {
  written = [];
  for (const method of methods) console[method] = (...words) => written.push(words.join(" "));
});
afterEach(() => {
  methods.forEach((method, index) => {
    console[method] = originals[index];
  });
  assert.deepEqual(written, []);
});

async function rejects(tapete, promise, code, details) {
  const error = await promise.then(
    () => assert.fail("accepted"),
    (thrown) => thrown,
  );
  assert.ok(tapete.isTapeteError(error), error);
  assert.equal(error.code, code);
  assert.ok(error.message.length > 10);
  JSON.stringify(error);
  for (const [key, value] of Object.entries(details)) assert.equal(error.details[key], value, key);
}

function throws(tapete, call, code, details = {}) {
  return rejects(tapete, new Promise((resolve) => resolve(call())), code, details);
}

test("before init every call that ranks says which line to add", async () => {
  const tapete = await fresh();
  const rank = { value: 1 };
  const calls = [
    () => tapete.rankHand(hand),
    () => tapete.rankHand(),
    () => tapete.rankTwo("As Ks"),
    () => tapete.rankShowing("As"),
    () => tapete.rankValue(hand),
    () => tapete.compareHands(hand, hand),
    () => tapete.winners([hand]),
    () => tapete.rankMany(new Uint8Array(5), 5),
    () => tapete.countCategories({ draw: 5 }),
    () => tapete.citeHand(rank, "letItRide"),
    () => tapete.citeCompare(rank, rank, "letItRide"),
  ];
  for (const call of calls) {
    await throws(tapete, call, "notInitialised");
    assert.throws(call, /await init\(\)/);
  }
  // Cards and errors need no wasm.
  assert.equal(tapete.cardId("As"), 51);
  assert.equal(tapete.cardFromId(51), "As");
  assert.equal(await tapete.init(wasm), undefined);
  assert.equal(tapete.rankHand(hand).category, "royalFlush");
});

test("init takes an address, a request, a response, a promise, a module, or bytes", async () => {
  const sources = {
    string: () => `${base}/tapete.wasm`,
    URL: () => new URL("/tapete.wasm", base),
    Request: () => new Request(`${base}/tapete.wasm`),
    Response: () => new Response(wasm, { headers: { "content-type": "application/wasm" } }),
    "Response without a type": () => new Response(wasm),
    "promise of a response": () => fetch(`${base}/tapete.wasm`),
    "promise of bytes": async () => wasm,
    "other type": () => `${base}/octets.wasm`,
    "no type": () => `${base}/untyped.wasm`,
    module: () => new WebAssembly.Module(wasm),
    ArrayBuffer: () => wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length),
    Uint8Array: () => new Uint8Array(wasm),
    DataView: () => new DataView(wasm.buffer, wasm.byteOffset, wasm.length),
  };
  for (const [name, source] of Object.entries(sources)) {
    const tapete = await fresh();
    assert.equal(await tapete.init(source()), undefined, name);
    assert.equal(tapete.rankValue(hand), 7461, name);
  }
});

test("init may be called any number of times, in parallel, and loads once", async () => {
  const tapete = await fresh();
  requests = 0;
  const url = `${base}/tapete.wasm`;
  await Promise.all([tapete.init(url), tapete.init(url), tapete.init(), tapete.init(url)]);
  await tapete.init();
  await tapete.init(`${base}/missing.wasm`);
  assert.equal(requests, 1);
  tapete.initSync({ module: wasm });
  assert.equal(tapete.rankValue(hand), 7461);
});

test("a failure is loadFailed with its reason, and may be retried", async () => {
  const tapete = await fresh();
  await rejects(tapete, tapete.init(`${base}/missing.wasm`), "loadFailed", { reason: "status", status: 404 });
  await rejects(tapete, tapete.init(`${base}/page.wasm`), "loadFailed", { reason: "compile" });
  await rejects(tapete, tapete.init(`${base}/foreign.wasm`), "loadFailed", { reason: "foreign" });
  await rejects(tapete, tapete.init(foreignOfSameName), "loadFailed", { reason: "foreign" });
  await rejects(tapete, tapete.init(new Uint8Array(100)), "loadFailed", { reason: "compile" });
  await rejects(tapete, tapete.init(wasm.subarray(0, 1000)), "loadFailed", { reason: "compile" });
  await rejects(tapete, tapete.init("no address"), "loadFailed", { reason: "fetch" });
  await rejects(tapete, tapete.init("http://127.0.0.1:1/x.wasm"), "loadFailed", { reason: "fetch" });
  await rejects(tapete, tapete.init(Promise.reject(new Error("offline"))), "loadFailed", {
    reason: "fetch",
    message: "offline",
  });
  await rejects(tapete, tapete.init(), "loadFailed", { reason: "fetch" }); // Node does not fetch files
  const used = new Response(wasm);
  await used.arrayBuffer();
  await rejects(tapete, tapete.init(used), "loadFailed", { reason: "fetch" });
  const [first, second] = [tapete.init(`${base}/missing.wasm`), tapete.init(wasm)];
  await rejects(tapete, first, "loadFailed", { reason: "status" });
  await rejects(tapete, second, "loadFailed", { reason: "status" });
  await throws(tapete, () => tapete.rankHand(hand), "notInitialised");
  await tapete.init(`${base}/tapete.wasm`);
  assert.equal(tapete.rankValue(hand), 7461);
});

test("what init cannot start from is refused, hostile objects too", async () => {
  const tapete = await fresh();
  const tagged = (tag) => ({ [Symbol.toStringTag]: tag });
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const thrower = new Proxy(
    {},
    {
      get: () => {
        throw new Error("no");
      },
    },
  );
  for (const source of [null, 0, 1n, true, Symbol("x"), () => {}, {}, [], { module: wasm }, { module_or_path: wasm }]) {
    await rejects(tapete, tapete.init(source), "badInput", { argument: "source", reason: "type" });
  }
  for (const source of [
    proxy,
    thrower,
    tagged("Response"),
    tagged("WebAssembly.Module"),
    tagged("ArrayBuffer"),
    tagged("URL"),
    new Uint8Array(new SharedArrayBuffer(9)),
  ]) {
    await rejects(tapete, tapete.init(source), "loadFailed", {});
  }
  await tapete.init(wasm);
  assert.equal(tapete.rankValue(hand), 7461);
});

test("initSync takes a module or bytes", async () => {
  for (const module of [new WebAssembly.Module(wasm), wasm, new Uint8Array(wasm).buffer]) {
    const tapete = await fresh();
    for (const wrong of [undefined, null, 5, wasm, {}, { module: "x" }, { module: null }, { module: {} }]) {
      await throws(tapete, () => tapete.initSync(wrong), "badInput", { argument: "module", reason: "type" });
    }
    await throws(
      tapete,
      () =>
        tapete.initSync({
          get module() {
            throw new Error("no");
          },
        }),
      "badInput",
      { reason: "threw" },
    );
    await throws(tapete, () => tapete.initSync({ module: new Uint8Array(9) }), "loadFailed", { reason: "compile" });
    for (const module of [foreign, foreignOfSameName]) {
      await throws(tapete, () => tapete.initSync({ module }), "loadFailed", { reason: "foreign" });
    }
    assert.equal(tapete.initSync({ module }), undefined);
    assert.equal(tapete.rankValue(hand), 7461);
    tapete.initSync({ module });
    await tapete.init();
  }
});

test("initSync during init wins, and init is content", async () => {
  const tapete = await fresh();
  const loading = tapete.init(`${base}/tapete.wasm`);
  tapete.initSync({ module: wasm });
  assert.equal(tapete.rankValue(hand), 7461);
  await loading;
  assert.equal(tapete.rankValue(hand), 7461);
});

test("node and inline are ready at import; there init does nothing", async () => {
  for (const entry of ["node.js", "inline.js"]) {
    const tapete = await fresh(entry);
    assert.equal(tapete.rankValue(hand), 7461);
    assert.equal(await tapete.init(), undefined);
    assert.equal(await tapete.init("nowhere"), undefined);
    tapete.initSync({ module: wasm });
    assert.equal(tapete.rankValue(hand), 7461);
  }
});

test("several entries and copies on a page do not disturb each other", async () => {
  const folder = copyOfPackage();
  const entry = (name) => import(pathToFileURL(join(folder, name)).href);
  const [browser, inline, node] = [await entry("browser.js"), await entry("inline.js"), await entry("node.js")];
  await browser.init();
  const other = await fresh("inline.js");
  for (const tapete of [browser, inline, node, other]) assert.equal(tapete.rankValue(hand), 7461);
  assert.equal(browser.TapeteError, inline.TapeteError);
  assert.notEqual(browser.TapeteError, other.TapeteError);
  try {
    other.rankHand("x");
  } catch (error) {
    assert.ok(browser.isTapeteError(error));
  }
});

test("require() of the Node entry works: no top-level await", () => {
  const require = createRequire(import.meta.url);
  const warned = [];
  const emit = process.emitWarning;
  process.emitWarning = (warning) => warned.push(String(warning));
  try {
    const tapete = require(join(copyOfPackage(), "node.js"));
    assert.equal(tapete.rankValue(hand), 7461);
  } finally {
    process.emitWarning = emit;
  }
  assert.deepEqual(
    warned.filter((warning) => !/require/i.test(warning)),
    [],
  );
});

test("the Node entry needs no file beside its scripts: a server bundle may lose one", async () => {
  const folder = copyOfPackage();
  rmSync(join(folder, "tapete_bg.wasm"));
  const tapete = await import(pathToFileURL(join(folder, "node.js")).href);
  assert.equal(tapete.rankValue(hand), 7461);
});
