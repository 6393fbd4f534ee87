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

/** Dealt cards that follow each other in one list, every other event in one of its own. */
function runs(events) {
  const lists = [];
  for (const event of events) {
    if (event.type === "dealt" && lists.at(-1)?.[0].type === "dealt") lists.at(-1).push(event);
    else lists.push([event]);
  }
  return lists;
}

/** Runs of at least so many dealt cards are folded up: `fold`. */
export function renderLog(list, events, { words, say, game }, fold = Number.POSITIVE_INFINITY) {
  const hands = new Map();
  for (const event of events) hands.set(event.hand, [...(hands.get(event.hand) ?? []), event]);
  const line = (event) => {
    const text = words.event(event, game);
    if (text === "") return null;
    const cite = event.cite ? citeMark(event.cite, { describe: words.cite, word: say }) : null;
    return el("li", { "data-event": event.type }, el("span", { class: "told" }, text), cite);
  };
  const lines = (itsEvents) =>
    runs(itsEvents).flatMap((run) =>
      run.length < fold
        ? run.map(line)
        : el(
            "li",
            { "data-event": "dealt" },
            el("details", {}, el("summary", {}, say("log.dealt", { count: run.length })), el("ol", {}, run.map(line))),
          ),
    );
  const blocks = [...hands].map(([hand, itsEvents]) => {
    const id = `log-${hand}`;
    return el(
      "section",
      { "aria-labelledby": id },
      el("h3", { id }, say("log.hand", { hand })),
      el("ol", {}, lines(itsEvents)),
    );
  });
  list.replaceChildren(...(blocks.length > 0 ? blocks : [el("p", { class: "fine" }, say("log.empty"))]));
  list.scrollTop = list.scrollHeight;
}
