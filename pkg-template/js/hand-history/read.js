// A table from a hand history in the open PHH format.
import { CARDS } from "../card-ids.js";
import { badInput, isTapeteError, kindOf } from "../errors.js";
import { readActions } from "./actions.js";
import { dealtIn, deckOf } from "./deck.js";
import { refuser } from "./places.js";
import { handIn, readRecord } from "./record.js";
import { replay } from "./replay.js";
import { checkPositions, placeOfSetting, settingsOf } from "./settings.js";
import { readToml } from "./toml.js";

/** In UTF-16 units. The longest hands have some ten thousand. */
const LONGEST = 262_144;

/** A table of `Class`, a class of the game, on which the hand of the record was played. */
export function tableFrom(Class, game, text) {
  if (typeof text !== "string") badInput("text", "type", { expected: "string", got: kindOf(text) });
  if (text.length > LONGEST) badInput("text", "tooLong", { expected: LONGEST, got: text.length });
  const refuse = refuser(text);
  const record = readRecord(handIn(readToml(text, refuse), refuse, text.length), game, refuse, text.length);
  const actions = readActions(record.actions, record.players, refuse);
  const dealt = dealtIn(actions, record.players, game, refuse);
  const { config, ...told } = settingsOf(record, actions, refuse);
  const deck = deckOf(dealt, game, CARDS.slice(0, 52));
  if (config.showdown === undefined && mustAsk(actions, dealt)) config.showdown = "manual";
  try {
    const placed = (table) => checkPositions(table, record, told.seats, refuse);
    return replay(Class, { config, deck, placed, dealt, actions, game, ...told }, refuse);
  } catch (error) {
    if (!isTapeteError(error) || error.code === "badHandHistory") throw error;
    // The settings: actions are checked before they are carried out.
    const { key, argument } = error.details;
    return refuse(placeOfSetting(key ?? argument, record), "settings", { code: error.code });
  }
}

/**
 * Whether somebody put a hand away unseen, or may have: then nobody's cards are turned up by themselves. Cards of which
 * the record says nothing at all are those of streets that it does not reach.
 */
function mustAsk(actions, { hole }) {
  const folded = new Set(actions.filter(({ verb }) => verb === "f").map(({ actor }) => actor));
  const mucked = actions.some(({ verb, cards }) => verb === "sm" && cards === undefined);
  return (
    mucked ||
    hole.some((hand, player) => !folded.has(player) && hand.some(({ invented, at }) => invented && at !== null))
  );
}
