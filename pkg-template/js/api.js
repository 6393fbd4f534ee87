// What every entry exports besides its own way to start.

export { rankMany } from "./batch.js";
export { cardFromId, cardId } from "./card-ids.js";
export { blackjackTotal, houseWay, legalSettings } from "./casino-hands.js";
export { citeCompare, citeHand } from "./cites.js";
export { compareHands, winners } from "./compare.js";
export { countCategories } from "./count.js";
export { isTapeteError, TapeteError } from "./errors.js";
export {
  LetItRide,
  PaiGowPoker,
  SevenCardStud,
  TexasHoldem,
  TripleShot,
} from "./games.js";
export { rankHand, rankShowing, rankTwo, rankValue } from "./hands.js";
export {
  letItRidePays,
  paiGowCompare,
  prorate,
  settlePots,
  tripleShotPoker,
  tripleShotWar,
} from "./payouts.js";
