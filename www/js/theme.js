// Light and dark: the visitor's choice if there is one, else the system's, followed while it changes.
import { recall, remember } from "./store.js";

const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set();
let choice = ["light", "dark"].find((name) => name === recall("theme")) ?? null;

export const theme = () => root.dataset.theme;

function apply() {
  root.dataset.theme = choice ?? (system.matches ? "dark" : "light");
  for (const listener of listeners) listener(theme());
}

export function toggleTheme() {
  choice = theme() === "dark" ? "light" : "dark";
  remember("theme", choice);
  apply();
}

export function onTheme(listener) {
  listeners.add(listener);
}

system.addEventListener("change", apply);
apply();
