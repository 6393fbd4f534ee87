// Chairs and chips, as the table allows: sit, leave, add chips, sit out and in, post what is owed.
import { citeMark } from "../cite.js";
import { byId, el } from "../dom.js";
import { seatName } from "./sees.js";

const KINDS = ["sit", "addChips", "leave", "sitOut", "sitIn"];
const AMOUNT = { sit: "stack", addChips: "amount" };

/** How most seats stand, and needs no words. */
const PLAIN = ["active", "done", "waiting"];

const numberOf = (text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** `on.act(action, guard)` */
export function createChairs(on) {
  const list = byId("chair-list");
  let state = null;
  let wrong = null; // { seat, problem }
  const written = new Map(); // amounts by seat, as they were typed

  function run(action) {
    const { view, play } = state;
    const problem = play.table.check({ ...action, version: view.version });
    wrong = problem ? { seat: action.seat, problem } : null;
    if (!problem) {
      written.delete(action.seat);
      on.act(action, { version: view.version });
      list.querySelector(`[data-chair="${action.seat}"] :is(button, input)`)?.focus();
      return;
    }
    render(state);
    list.querySelector(`[data-chair="${action.seat}"] input`)?.focus();
    on.announce(list.querySelector(`[data-chair="${action.seat}"] .text-error`)?.textContent ?? "");
  }

  /** Back from sitting out, with and without posting; who waits for the big blind may post too. */
  function returns(seat, owes, { words, say }) {
    const ways = [{ type: "sitIn", seat }];
    if (owes > 0) ways.push({ type: "sitIn", seat, post: true });
    return ways
      .filter((action) => state.play.table.check(action) === null)
      .map((action) =>
        el(
          "button",
          { type: "button", "data-do": action.post ? "post" : "sitIn", onclick: () => run(action) },
          action.post ? say("poker.post", { amount: words.chips(owes) }) : words.action(action),
        ),
      );
  }

  function row({ seat, state: standing, stack, owes }, possible) {
    const { tools } = state;
    const { words, say } = tools;
    const name = seatName(seat, say);
    const kinds = possible
      .filter(({ seats }) => seats?.includes(seat))
      .sort((one, other) => KINDS.indexOf(one.type) - KINDS.indexOf(other.type));
    const withAmount = kinds.find(({ type }) => AMOUNT[type]);
    const error = wrong?.seat === seat ? wrong.problem : null;
    const input =
      withAmount &&
      el("input", {
        ...{
          type: "text",
          inputmode: "numeric",
          autocomplete: "off",
          maxlength: 20,
          value: written.get(seat) ?? "100",
        },
        ...{ "aria-label": say("poker.chipsOf", { seat: name }), "aria-invalid": String(error !== null) },
        oninput: ({ currentTarget }) => written.set(seat, currentTarget.value),
      });
    const buttons = kinds.flatMap(({ type }) => {
      if (type === "sitIn") return returns(seat, owes, tools);
      const amount = () => (AMOUNT[type] ? { [AMOUNT[type]]: numberOf(input.value.trim()) } : {});
      return el(
        "button",
        { type: "button", "data-do": type, onclick: () => run({ type, seat, ...amount() }) },
        words.action({ type }),
      );
    });
    const does = el(
      "div",
      { class: "chair-row", role: "group", "aria-label": name },
      el("strong", {}, name),
      el(
        "span",
        { class: "standing" },
        [stack !== null && words.chips(stack), !PLAIN.includes(standing) && words.seatState(standing)]
          .filter(Boolean)
          .join(" · "),
      ),
      el("span", { class: "chair-does" }, input ?? null, buttons),
    );
    if (!error) return el("li", { "data-chair": seat }, does);
    const text = words.fieldProblem(error, { name: say("poker.chips"), text: input?.value });
    const cite = error.cite && citeMark(error.cite, { describe: words.cite, word: say });
    const told = [el("p", { class: "problem" }, text), cite && el("p", { class: "fine" }, cite)];
    return el("li", { "data-chair": seat }, does, el("div", { class: "text-error" }, told));
  }

  function render(now) {
    if (wrong && now.view.version !== state?.view.version) wrong = null;
    state = now;
    const possible = now.play.table.tableActions().filter(({ type }) => KINDS.includes(type));
    const focused = list.contains(document.activeElement)
      ? [document.activeElement.closest("[data-chair]").dataset.chair, document.activeElement.dataset.do ?? null]
      : null;
    list.replaceChildren(...now.view.seats.map((seat) => row(seat, possible)));
    byId("chairs-note").textContent = now.tools.say(
      now.view.toAct === null ? "poker.chairsBetween" : "poker.chairsRunning",
    );
    if (focused === null) return;
    const place = list.querySelector(`[data-chair="${focused[0]}"]`);
    (
      place?.querySelector(focused[1] ? `[data-do="${focused[1]}"]` : "input") ?? place?.querySelector("button, input")
    )?.focus();
  }

  return { render };
}
