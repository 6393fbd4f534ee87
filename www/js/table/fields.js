// Fields of a form of settings or bets, and the package's problems beside them. What the visitor wrote always stays.
import { citeMark } from "../cite.js";
import { el } from "../dom.js";

/** The number that a text is; NaN, which the package refuses in words, where it is none. */
const numberOf = (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

/**
 * A field for a number (default) or text. `path` is what the package calls it in problems; `label` and `help` are
 * functions of `say`. `read` gives undefined for an empty field.
 */
export function createField({ id, path, label, help = null, kind = "number", width = 8, ...attributes }) {
  const name = el("label", { for: id });
  const note = help ? el("p", { class: "fine", id: `${id}-help` }) : null;
  const error = el("div", { class: "text-error", id: `${id}-error` });
  const described = [`${id}-error`, note?.id].filter(Boolean).join(" ");
  const input = el("input", {
    ...{ id, type: "text", autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false" },
    ...{ inputmode: kind === "number" ? "numeric" : null, "aria-describedby": described, "aria-invalid": "false" },
    ...attributes,
  });
  input.style.setProperty("--width", `${width}ch`);
  // Half a sign cannot stand in a link.
  const text = () => input.value.trim().replace(/\p{Surrogate}/gu, "\uFFFD");

  return {
    path,
    input,
    node: el("div", { class: `field ${kind}` }, name, input, error, note),
    name: () => name.textContent,
    text,
    read() {
      if (text() === "") return undefined;
      return kind === "number" ? numberOf(text()) : text();
    },
    set(value) {
      input.value = value === undefined ? "" : String(value);
    },
    translate(say) {
      name.textContent = label(say);
      if (note) note.textContent = help(say);
    },
    show(content) {
      input.setAttribute("aria-invalid", String(content !== null));
      error.replaceChildren(...(content ?? []));
    },
  };
}

/** Problems in a set of fields: `fieldOf(problem)` finds the one that a problem is about, or null. */
export function createProblems({ fields, rest, fieldOf }) {
  function words(problem, field, { words, say, game }) {
    const text = field
      ? words.fieldProblem(problem, { name: field.name(), text: field.text() || undefined })
      : words.tableProblem(problem, game);
    const cite = problem.cite
      ? el("p", { class: "fine" }, citeMark(problem.cite, { describe: words.cite, word: say }))
      : null;
    return [el("p", { class: "problem" }, text), cite].filter(Boolean);
  }

  return {
    /** Shows the problem (null: none) in its place, and gives its field. */
    show(problem, tools) {
      const field = problem ? fieldOf(problem) : null;
      for (const each of fields) each.show(each === field ? words(problem, field, tools) : null);
      rest.replaceChildren(...(problem && !field ? words(problem, null, tools) : []));
      return field;
    },
  };
}

/** A short seed that nobody has used: for a table whose cards can be dealt again. */
export function newSeed() {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
}
