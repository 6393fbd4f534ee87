// A whole table in the address: its settings with the seed, and every action, so that a link plays it again.
// #game=letItRide&table=(seats:3,…)&play=deal(…).keep.withdraw&view=seat-2&lang=en
import { isLanguage } from "../i18n.js";
import { readActions, readObject, write, writeActions } from "./notation.js";
import { isViewer } from "./viewers.js";

const LONGEST = 1_000_000;

// Brackets and the like may stand in an address as they are, and are easier to read so.
const escaped = (text) =>
  encodeURIComponent(text).replace(/%(?:21|27|28|29|2C|3A)/g, (code) => decodeURIComponent(code));

export function writeLink({ game, config, actions, viewer, language }) {
  const parts = [];
  if (config) {
    parts.push(`game=${game}`, `table=${escaped(write(config))}`, `play=${escaped(writeActions(actions))}`);
    if (viewer !== "turn") parts.push(`view=${viewer}`);
  }
  parts.push(`lang=${language}`);
  return `#${parts.join("&")}`;
}

function partsOf(hash) {
  const parts = {};
  for (const part of hash.replace(/^#/, "").split("&")) {
    const [, key, text] = /^(\w+)=(.*)$/s.exec(part) ?? [];
    if (key) parts[key] = decodeURIComponent(text);
  }
  return parts;
}

/**
 * What an address says: { language, viewer } and, if there is a table in it, { config, actions }; or `broken` if there
 * is one that cannot be read.
 */
export function readLink(hash, game) {
  let parts;
  try {
    parts = partsOf(hash);
  } catch {
    return { broken: true };
  }
  const said = {};
  if (isLanguage(parts.lang)) said.language = parts.lang;
  if (isViewer(parts.view)) said.viewer = parts.view;
  if (!("game" in parts || "table" in parts || "play" in parts)) return said;
  const config = hash.length <= LONGEST && parts.game === game ? readObject(parts.table ?? "") : null;
  // Without its seed a table would deal other cards.
  const actions = typeof config?.seed === "string" ? readActions(parts.play ?? "") : null;
  return config && actions ? { ...said, config, actions } : { ...said, broken: true };
}
