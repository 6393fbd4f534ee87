// A citation. What a regulation says and what it does not say must never look the same.
import { el } from "./dom.js";

export function citeMark(cite, { describe, word }) {
  if (cite.regulation) {
    return el(
      "span",
      { class: "cite article" },
      el("span", { class: "seal", "aria-hidden": "true" }, "§"),
      el("span", {}, describe(cite)),
    );
  }
  return el(
    "span",
    { class: "cite source" },
    el("span", { class: "flag" }, word("cite.source")),
    " ",
    el("span", {}, describe(cite)),
  );
}
