// Node and Bun: ready at import. Read synchronously, so that require() of this module works too.
import { readFileSync } from "node:fs";
import { start } from "./js/start.js";

export * from "./js/api.js";
export { init, initSync } from "./js/start.js";

start(() => readFileSync(new URL("./tapete_bg.wasm", import.meta.url)));
