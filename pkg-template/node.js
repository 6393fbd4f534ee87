// Node and Bun: ready at import, from the wasm inside the script: bundlers of servers lose a file that is read by its URL.
import "./inline.js";

export * from "./js/api.js";
export { init, initSync } from "./js/start.js";
