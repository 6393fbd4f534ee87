// Browsers and bundlers: nothing happens at import; `await init()` once.
import { load } from "./js/start.js";

export * from "./js/api.js";
export { initSync } from "./js/start.js";

// Only this entry names the wasm file by URL, so only its users' builds carry the file.
export function init(source) {
  return load(source === undefined ? new URL("./tapete_bg.wasm", import.meta.url) : source);
}
