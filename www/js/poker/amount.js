// How much to bet or raise: a slider, a number, and the sizes that players call by name.
import { citeMark } from "../cite.js";
import { byId, el } from "../dom.js";

const STOPS = 200;
const AMOUNTS = ["bet", "raise", "bringIn"];

/** The decision that needs an amount to be chosen: not where there is one amount only, or a button for each. */
export const openAmount = (legal) =>
  legal.find(({ type, min, max, sizes }) => AMOUNTS.includes(type) && !sizes && min < max) ?? null;

/** Totals that players call by name, as far as they may be bet. The pot is what is in the middle once one has called. */
function named({ min, max }, { legal, view, allIn }) {
  const call = legal.find(({ type }) => type === "call");
  const level = call?.to ?? view.seats[view.toAct].round;
  const pot = view.pots.reduce((sum, { amount }) => sum + amount, 0) + (call?.price ?? 0);
  const sizes = [
    ["min", min],
    ["half", level + Math.floor(pot / 2)],
    ["pot", level + pot],
    [allIn === max ? "allIn" : "max", max],
  ];
  return sizes.filter(
    ([name, to], at) =>
      to >= min &&
      to <= max &&
      (["min", "allIn", "max"].includes(name) || !sizes.some(([, other], i) => other === to && i !== at)),
  );
}

/** `onChange()` after each change, `onEnter()` from the field. */
export function createAmount({ onChange, onEnter }) {
  const group = byId("bar-amount");
  const slider = el("input", { type: "range", id: "amount-slider", min: 0, max: STOPS, step: 1 });
  const field = el("input", {
    ...{ type: "text", id: "amount", inputmode: "numeric", autocomplete: "off", maxlength: 20 },
    ...{ "aria-describedby": "amount-error", "aria-invalid": "false" },
  });
  const quick = el("div", { class: "quick", role: "group" });
  const error = el("div", { class: "text-error", id: "amount-error" });
  group.append(slider, field, quick, error);
  let range = null; // { min, max, unit, key, words }

  const value = () => (/^\d+$/.test(field.value.trim()) ? Number(field.value.trim()) : Number.NaN);
  /** Between the ends the slider stops at whole units. */
  function stop(at) {
    const { min, max, unit } = range;
    if (at <= 0) return min;
    if (at >= STOPS) return max;
    const to = min + ((max - min) * at) / STOPS;
    return Math.min(max, Math.max(min, Math.round(to / unit) * unit));
  }
  function mark() {
    const to = value();
    const share = Number.isNaN(to) ? 0 : (to - range.min) / (range.max - range.min);
    if (stop(Number(slider.value)) !== to) slider.value = String(Math.round(share * STOPS));
    slider.setAttribute("aria-valuetext", range.words.chips(Number.isNaN(to) ? range.min : to));
    for (const button of quick.children) button.setAttribute("aria-pressed", String(Number(button.dataset.to) === to));
  }
  function set(to) {
    field.value = String(to);
    change();
  }
  function change() {
    show(null);
    mark();
    onChange();
  }
  function show(content) {
    field.setAttribute("aria-invalid", String(content !== null));
    error.replaceChildren(...(content ?? []));
  }
  slider.addEventListener("input", () => set(stop(Number(slider.value))));
  field.addEventListener("input", change);
  field.addEventListener("keydown", ({ key }) => key === "Enter" && onEnter());

  return {
    /** The amount to act with; what is no number is for the package to refuse. */
    value,
    render({ view, legal, tools: { words, say } }) {
      const action = openAmount(legal);
      group.hidden = action === null;
      if (!action) {
        range = null;
        return;
      }
      const { structure } = view.config;
      const unit = structure.smallBlind ?? structure.min ?? 1;
      const key = `${view.version} ${action.seat} ${action.type}`;
      const kept = range?.key === key;
      range = { min: action.min, max: action.max, unit, key, words };
      slider.setAttribute("aria-label", say("poker.amount"));
      field.setAttribute("aria-label", say("poker.amountTo"));
      group.setAttribute("aria-label", say("poker.amount"));
      quick.setAttribute("aria-label", say("poker.sizes"));
      const own = view.seats[view.toAct];
      const sizes = named(action, { legal, view, allIn: own.round + own.stack });
      quick.replaceChildren(
        ...sizes.map(([name, to]) =>
          el(
            "button",
            { type: "button", "data-size": name, "data-to": to, onclick: () => set(to) },
            say(`pokerSize.${name}`),
            el("span", { class: "size-to" }, ` ${words.chips(to)}`),
          ),
        ),
      );
      if (!kept) {
        field.value = String(action.min);
        show(null);
      }
      mark();
    },
    /** The package's problem with the amount. */
    refuse(problem, { words, say }) {
      const text = words.fieldProblem(problem, { name: say("poker.amountTo"), text: field.value });
      const cite =
        problem.cite && el("p", { class: "fine" }, citeMark(problem.cite, { describe: words.cite, word: say }));
      show([el("p", { class: "problem" }, text), cite].filter(Boolean));
      field.focus();
      return text;
    },
  };
}
