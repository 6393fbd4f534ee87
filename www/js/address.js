// The state of the ranker in the address, so that a link shows the same table.
// #game=texasHoldem&a=AsKd…[&b=…][&ace=high]&lang=en

import { gameOf } from "./games.js";
import { isLanguage } from "./i18n.js";

export function writeAddress({ game, literal, compare, hands, language }) {
  const parts = [`game=${game}`];
  if (literal && gameOf(game).literal) parts.push("ace=high");
  parts.push(`a=${hands.a.join("")}`);
  if (compare) parts.push(`b=${hands.b.join("")}`);
  parts.push(`lang=${language}`);
  return `#${parts.join("&")}`;
}

/** What an address says; keys that it lacks, or says wrongly, are absent. Hands are still text. */
export function readAddress(hash) {
  const query = new URLSearchParams(hash.replace(/^#/, ""));
  const state = {};
  if (gameOf(query.get("game"))) state.game = query.get("game");
  if (query.has("game")) state.literal = query.get("ace") === "high";
  if (query.has("a")) state.a = query.get("a").slice(0, 200);
  if (query.has("b")) state.b = query.get("b").slice(0, 200);
  if (isLanguage(query.get("lang"))) state.language = query.get("lang");
  return state;
}
