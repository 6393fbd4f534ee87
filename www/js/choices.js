// Rows of choices: on a phone they scroll sideways.
import { calm } from "./dom.js";

/** Brings the chosen one into sight, and moves nothing but the row. */
export function reveal(label) {
  const row = label.parentElement;
  if (row.scrollWidth <= row.clientWidth) return;
  const left = label.offsetLeft - row.offsetLeft - (row.clientWidth - label.offsetWidth) / 2;
  row.scrollTo({ left, behavior: calm() ? "auto" : "smooth" });
}
