// What every page has around it: navigation, language, theme.
import { reveal } from "./choices.js";
import { el, svg } from "./dom.js";
import { word } from "./i18n.js";
import { PAGES } from "./pages.js";
import { onTheme, theme, toggleTheme } from "./theme.js";

const NAMES = { en: "English", es: "Español" };

function moonAndSun() {
  return svg(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    svg("path", { class: "moon", d: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" }),
    svg("path", {
      class: "sun",
      d: "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
    }),
  );
}

/** Fills the page's header. `onLanguage` is called with the language that the visitor picks. */
export function createShell({ page, onLanguage }) {
  const links = PAGES.map(({ id, href }) =>
    el("a", { href, "aria-current": id === page ? "page" : null, "data-word": `page.${id}` }),
  );
  document.getElementById("pages").append(...links.map((link) => el("li", {}, link)));

  const languages = Object.entries(NAMES).map(([code, name]) =>
    el(
      "button",
      { type: "button", lang: code, "data-language": code, onclick: () => onLanguage(code) },
      el("span", { class: "long" }, name),
      el("span", { class: "short", "aria-hidden": "true" }, code.toUpperCase()),
    ),
  );
  document.getElementById("languages").append(...languages);

  const button = document.getElementById("theme");
  button.append(moonAndSun());
  button.addEventListener("click", toggleTheme);
  const showTheme = () => button.setAttribute("aria-pressed", String(theme() === "dark"));
  onTheme(showTheme);
  showTheme();

  return {
    render(language) {
      for (const choice of languages) choice.setAttribute("aria-pressed", String(choice.dataset.language === language));
      reveal(document.querySelector("#pages [aria-current]").parentElement);
      document.title = `${word(language, `${page}.title`)} · tapete`;
    },
  };
}
