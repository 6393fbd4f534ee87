// Zero configuration: the wasm travels inside this file and is ready at import.
import base64 from "./inline-wasm.js";
import { start } from "./js/start.js";

export * from "./js/api.js";
export { init, initSync } from "./js/start.js";

start(() => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
