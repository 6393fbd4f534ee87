// A page with a poker table. What the two games differ in is given by their own files.
import { byId, el } from "../dom.js";
import { startTablePage } from "../table/page.js";
import { createPokerDisplay } from "./display.js";
import { createPokerForm } from "./form.js";

function showExamples(game) {
  const entry = ([id, address]) =>
    el(
      "li",
      {},
      el(
        "a",
        { class: "lesson", href: `#game=${game.id}&${address}`, "data-example": id },
        el("span", { class: "lesson-title", "data-word": `pokerExample.${id}` }),
        el("span", { class: "lesson-why", "data-word": `pokerExample.${id}.why` }),
      ),
    );
  byId("see-pots").href = `#game=${game.id}&${game.examples.sidePots}`;
  byId("examples").append(...Object.entries(game.examples).map(entry));
}

const chairsOf = (most) => (config) => Math.min(Number(config.size) || most, most);

/** game: { id, places, print(view, tools), examples: { id: address } } and what createPokerForm takes. */
export function startPokerPage(game) {
  showExamples(game);
  let form = null;
  startTablePage({
    ...game,
    page: game.id,
    seatsOf: chairsOf(game.most),
    createForm() {
      form = createPokerForm(game);
      return form;
    },
    createDisplay: createPokerDisplay,
    firstTaken: () => form.firstTaken(),
  });
}
