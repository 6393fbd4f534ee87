// Words for what the module returns. No wasm; a language that is not imported leaves the bundle.

export { describeCite } from "./text/cites.js";
export { en } from "./text/en.js";
export { es } from "./text/es.js";
export { cardName, categoryName, describeHand } from "./text/hands.js";
export { describeProblem } from "./text/problems.js";
