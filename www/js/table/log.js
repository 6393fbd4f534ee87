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

// So many dealt cards in a row are folded up.
const FOLDED = 12;

/** Dealt cards that follow each other in one list, every other event in one of its own. */
function runs(events) {
  const lists = [];
  for (const event of events) {
    if (event.type === "dealt" && lists.at(-1)?.[0].type === "dealt") lists.at(-1).push(event);
    else lists.push([event]);
  }
  return lists;
}

/** The citation that all of them share, if they do. */
function sharedCite([first, ...others]) {
  const text = JSON.stringify(first.cite);
  return others.every(({ cite }) => JSON.stringify(cite) === text) ? first.cite : undefined;
}

export function renderLog(list, events, { words, say, game }) {
  const hands = new Map();
  for (const event of events) hands.set(event.hand, [...(hands.get(event.hand) ?? []), event]);
  const mark = (cite) => (cite ? citeMark(cite, { describe: words.cite, word: say }) : null);
  const line = ({ cite, ...event }) => {
    const text = words.event(event, game);
    if (text === "") return null;
    return el("li", { "data-event": event.type }, el("span", { class: "told" }, text), mark(cite));
  };
  const folded = (run) => {
    const cite = sharedCite(run);
    const inner = cite === undefined ? run : run.map((event) => ({ ...event, cite: undefined }));
    const summary = el("summary", {}, say("log.dealt", { count: run.length }));
    return el("li", { "data-event": "dealt" }, el("details", {}, summary, el("ol", {}, inner.map(line))), mark(cite));
  };
  const lines = (itsEvents) => runs(itsEvents).flatMap((run) => (run.length < FOLDED ? run.map(line) : folded(run)));
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
