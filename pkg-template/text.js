// Words for what the module returns. No wasm; a language that is not imported leaves the bundle.

export { actionLabel } from "./text/actions.js";
export { describeCite } from "./text/cites.js";
export { en } from "./text/en.js";
export { es } from "./text/es.js";
export { describeEvent } from "./text/events.js";
export { cardName, categoryName, describeHand, describeTotal } from "./text/hands.js";
export {
  betName,
  betStateName,
  houseName,
  houseRuleText,
  outcomeName,
  phaseName,
  reasonText,
  seatStateName,
} from "./text/names.js";
export { describeProblem } from "./text/problems.js";
export { formatChips } from "./text/words.js";
