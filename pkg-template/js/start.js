// Starting the wasm: once, from whatever the caller has, silently, and again after a failure.
import instantiate, { initSync as instantiateSync } from "../tapete.js";
import { badInput, fail, isTapeteError, kindOf, TapeteError } from "./errors.js";

/** True once the wasm answers. A live binding: cheap to test on every call. */
export let ready = false;

/** The memory of the wasm, once it is ready. */
export let memory = null;

let loading = null;

export function notReady() {
  fail("notInitialised", {});
}

/** Loads from any source `init` takes. Calls made meanwhile share the first one's promise. */
export function load(source) {
  if (ready) return Promise.resolve();
  loading ??= attempt("fetch", () => run(source)).finally(() => {
    loading = null;
  });
  return loading;
}

/** `init` of the entries that are ready at import: nothing left to do. */
export async function init() {}

export function initSync(options) {
  if (ready) return;
  let module;
  try {
    module = options?.module;
  } catch {
    badInput("module", "threw");
  }
  if (!isBytes(module) && !isModule(module)) {
    badInput("module", "type", {
      expected: "WebAssembly.Module | BufferSource",
      got: kindOf(module),
    });
  }
  start(() => module);
}

/** Starts synchronously from what `source` returns: a compiled module or its bytes. */
export function start(source) {
  if (ready) return;
  let step = "fetch";
  try {
    const given = source();
    step = "compile";
    const module = checked(isBytes(given) ? new WebAssembly.Module(bytesOf(given)) : given);
    step = "instantiate";
    begin(instantiateSync({ module }));
  } catch (cause) {
    refuse(step, cause);
  }
}

async function run(source) {
  const given = await compile(source);
  const module = attempt("compile", () => checked(given));
  if (ready) return; // initSync was quicker
  try {
    // Synchronous first: nothing can come between and be replaced.
    begin(instantiateSync({ module }));
  } catch {
    // Some browsers refuse that on the main thread.
    begin(await attempt("instantiate", () => instantiate({ module_or_path: module })));
  }
}

function begin(exports) {
  memory = exports.memory;
  ready = true;
}

async function compile(source) {
  const given = await attempt("fetch", () => source);
  if (isModule(given)) return given;
  if (isBytes(given)) return attempt("compile", () => WebAssembly.compile(bytesOf(given)));
  let response = given;
  if (typeof given === "string" || isTagged(given, "URL") || isTagged(given, "Request")) {
    response = await attempt("fetch", () => fetch(given));
  }
  if (!isTagged(response, "Response")) {
    badInput("source", "type", {
      expected: "string | URL | Request | Response | WebAssembly.Module | BufferSource",
      got: kindOf(given),
    });
  }
  if (!response.ok) fail("loadFailed", { reason: "status", status: response.status });
  // The streaming compiler insists on the type; a server without it gets no warning, just bytes.
  if (WebAssembly.compileStreaming && /^application\/wasm\s*(;|$)/i.test(response.headers.get("content-type") ?? "")) {
    return attempt("compile", () => WebAssembly.compileStreaming(response));
  }
  const bytes = await attempt("fetch", () => response.arrayBuffer());
  return attempt("compile", () => WebAssembly.compile(bytes));
}

/** Runs one step, at once or as a promise; what goes wrong in it becomes `loadFailed`. */
function attempt(step, action) {
  const failed = (cause) => refuse(step, cause);
  let result;
  try {
    result = action();
    if (typeof result?.then !== "function") return result;
  } catch (cause) {
    return failed(cause);
  }
  return Promise.resolve(result).catch(failed);
}

function refuse(step, cause) {
  if (isTapeteError(cause)) throw cause;
  throw new TapeteError("loadFailed", { reason: step, message: messageOf(cause) }, null, cause);
}

/** Another program's wasm would be accepted by the glue and then never work: told apart here. */
function checked(module) {
  const ours = WebAssembly.Module.exports(module).some(({ name }) => name === "rankCards");
  if (!ours) fail("loadFailed", { reason: "foreign" });
  return module;
}

function messageOf(cause) {
  try {
    return String(cause?.message ?? cause).slice(0, 200);
  } catch {
    return "";
  }
}

// By tag, not by instanceof: objects of another frame are as good.
function isTagged(value, tag) {
  try {
    return typeof value === "object" && Object.prototype.toString.call(value) === `[object ${tag}]`;
  } catch {
    return false;
  }
}

function isModule(value) {
  return value instanceof WebAssembly.Module || isTagged(value, "WebAssembly.Module");
}

function isBytes(value) {
  return ArrayBuffer.isView(value) || isTagged(value, "ArrayBuffer");
}

// Not every engine compiles from a DataView.
function bytesOf(source) {
  return ArrayBuffer.isView(source) ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength) : source;
}
