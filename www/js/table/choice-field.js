// A field with a few values to choose from, for forms beside those of fields.js.
import { el } from "../dom.js";

/** `options`: [value, label(say)] each; the first is what an empty field is. */
export function createChoice({ id, path, label, options, help = null }) {
  const name = el("label", { for: id });
  const note = help ? el("p", { class: "fine", id: `${id}-help` }) : null;
  const error = el("div", { class: "text-error", id: `${id}-error` });
  const described = [`${id}-error`, note?.id].filter(Boolean).join(" ");
  const input = el("select", {
    id,
    "aria-describedby": described,
    "aria-invalid": "false",
  });
  const choices = options.map(([value, words]) => ({
    node: el("option", { value }),
    words,
  }));
  input.append(...choices.map(({ node }) => node));

  return {
    path,
    input,
    node: el("div", { class: "field choice-field" }, name, input, error, note),
    name: () => name.textContent,
    text: () => input.selectedOptions[0]?.textContent ?? "",
    read: () => input.value,
    set(value) {
      input.value = value ?? options[0][0];
    },
    /** Choices that are not there now: those whose value `hides` tells. */
    hide(hides) {
      for (const { node } of choices) {
        node.hidden = hides(node.value);
        node.disabled = node.hidden;
        if (node.hidden && node.selected) input.value = options[0][0];
      }
    },
    translate(say) {
      name.textContent = label(say);
      if (note) note.textContent = help(say);
      for (const { node, words } of choices) node.textContent = words(say);
    },
    show(content) {
      input.setAttribute("aria-invalid", String(content !== null));
      error.replaceChildren(...(content ?? []));
    },
  };
}
