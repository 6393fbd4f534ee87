// Workers: compiling from bytes is forbidden there; the platform hands over a compiled module.

import { start } from "./js/start.js";
import module from "./tapete_bg.wasm";

export * from "./js/api.js";
export { init, initSync } from "./js/start.js";

start(() => module);
