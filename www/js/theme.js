// Light and dark: the visitor's choice if there is one, else the system's, followed while it changes.
import { recall, remember } from "./store.js";

const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set();

function chosen() {
  const theme = recall("theme");
  return theme === "light" || theme === "dark" ? theme : null;
}

export const theme = () => root.dataset.theme;

function apply() {
  root.dataset.theme = chosen() ?? (system.matches ? "dark" : "light");
  for (const listener of listeners) listener(theme());
}

export function toggleTheme() {
  remember("theme", theme() === "dark" ? "light" : "dark");
  apply();
  // Without storage the choice still holds for this page.
  if (!chosen()) root.dataset.theme = theme() === "dark" ? "light" : "dark";
}

export function onTheme(listener) {
  listeners.add(listener);
}

system.addEventListener("change", apply);
apply();
