// What happened, a sentence an event, as the viewer sees it; and what of it is said aloud.
import { citeMark } from "../cite.js";
import { el } from "../dom.js";

// Bets put up and hidden cards are seen; said one by one they would bury the rest.
const TOLD = ["acted", "warned", "timedOut", "settled", "voided", "turn", "handStarted", "shown"];
const isTold = ({ type, to }) => TOLD.includes(type) || (type === "dealt" && (to === "board" || to === "common"));

/** `told(event, events)` tells of what a game says aloud besides. */
export const spoken = (events, { words, game }, told = () => false) =>
  events
    .filter((event) => isTold(event) || told(event, events))
    .map((event) => words.event(event, game))
    .join(" ");

export function renderLog(list, events, { words, say, game }) {
  const hands = new Map();
  for (const event of events) hands.set(event.hand, [...(hands.get(event.hand) ?? []), event]);
  const line = (event) => {
    const text = words.event(event, game);
    if (text === "") return null;
    const cite = event.cite ? citeMark(event.cite, { describe: words.cite, word: say }) : null;
    return el("li", { "data-event": event.type }, el("span", { class: "told" }, text), cite);
  };
  const blocks = [...hands].map(([hand, itsEvents]) => {
    const id = `log-${hand}`;
    return el(
      "section",
      { "aria-labelledby": id },
      el("h3", { id }, say("log.hand", { hand })),
      el("ol", {}, itsEvents.map(line)),
    );
  });
  list.replaceChildren(...(blocks.length > 0 ? blocks : [el("p", { class: "fine" }, say("log.empty"))]));
  list.scrollTop = list.scrollHeight;
}
