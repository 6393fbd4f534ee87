// The page's own words. Words of the games (cards, hands, articles, problems) come from the package.
import { recall, remember } from "./store.js";
import en from "./words/en.js";
import es from "./words/es.js";

const LANGUAGES = { en, es };

export const isLanguage = (code) => Object.hasOwn(LANGUAGES, code);

export function preferredLanguage() {
  const remembered = recall("language");
  if (isLanguage(remembered)) return remembered;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

export const rememberLanguage = (code) => remember("language", code);

/** The word for a key in a language; `{name}` in it is replaced from `values`. */
export function word(language, key, values = {}) {
  const text = LANGUAGES[language][key];
  if (text === undefined) throw new Error(`no word for ${key} in ${language}`);
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Whole numbers as the language writes them. */
export const number = (language, value) => new Intl.NumberFormat(language === "es" ? "es-PE" : "en").format(value);

/**
 * Puts the words into a document: data-word for the text, data-label for an accessible name,
 * data-placeholder for an example in a field.
 */
export function translate(root, language) {
  document.documentElement.lang = language;
  for (const node of root.querySelectorAll("[data-word]")) node.textContent = word(language, node.dataset.word);
  for (const node of root.querySelectorAll("[data-label]")) node.setAttribute("aria-label", word(language, node.dataset.label));
  for (const node of root.querySelectorAll("[data-placeholder]")) node.placeholder = word(language, node.dataset.placeholder);
}
