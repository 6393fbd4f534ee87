// A page's hands worth seeing, each a link to a table of its own.
import { byId, el } from "../dom.js";

/** `links`: the address of each by its name; its words are `${words}.${name}` and the same with `.why`. */
export function showExamples(game, words, links) {
  const entry = ([id, link]) =>
    el(
      "li",
      {},
      el(
        "a",
        { class: "lesson", href: `#game=${game}&${link}`, "data-example": id },
        el("span", { class: "lesson-title", "data-word": `${words}.${id}` }),
        el("span", { class: "lesson-why", "data-word": `${words}.${id}.why` }),
      ),
    );
  byId("examples").append(...Object.entries(links).map(entry));
}
