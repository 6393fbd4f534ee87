// What tests of the poker pages do with them.
import assert from "node:assert/strict";
import { cardName, en } from "../../../pkg/text.js";
import { oneLine } from "./page.mjs";

export const text = (page, selector) => page.locator(selector).innerText().then(oneLine);

/** The address as the page has it now: what the browser reports of it comes later. */
export const hash = (page) => page.evaluate(() => location.hash);

/** One of the buttons for decisions, by its action and, where there are several of it, its amount. */
export const decide = (page, action, to) =>
  page.locator(`#bar-actions [data-action="${action}"]${to === undefined ? "" : `[data-to="${to}"]`}`).click();

/** The names of the decisions on offer. */
export const offered = (page) => page.locator("#bar-actions button").allInnerTexts();

/** Each chair's chips as the felt shows them. */
export const stacks = (page) =>
  page
    .locator(".chair .stack")
    .evaluateAll((list) => list.map((node) => Number(node.lastChild.data.replace(/,/g, ""))));

/** The layers from the bottom up: name, amount and who can win it or won it. */
export const layers = (page) =>
  page.locator(".layer").evaluateAll((list) => list.map((node) => node.textContent.replace(/\s+/g, " ")));

export const nets = (page) => page.locator("[data-result] .net").allInnerTexts();

export const link = ({ game, table, play, lang = "en", view }) =>
  `#game=${game}&table=${table}&play=${play}${view ? `&view=${view}` : ""}&lang=${lang}`;

/**
 * That each viewer finds in the page what it may see and nothing else, in text, attributes and fields, by code or by
 * name: `seen` gives the cards of a viewer's own and all that is open, `all` are the cards that were laid out. All
 * viewers are looked through in the page itself; drawings are left out, and of the dealer's page its own action.
 */
export async function holdViewers(page, viewers, { all, seen, step }) {
  const cards = all.map((card) => [card, cardName(card, en)]);
  const found = await page.evaluate(
    ({ viewers, cards }) =>
      viewers.map((viewer) => {
        document.querySelector(`#viewers input[value="${viewer}"]`).click();
        const copy = document.documentElement.cloneNode(true);
        for (const node of copy.querySelectorAll("path")) node.remove();
        if (viewer === "dealer") copy.querySelector("#json-action").remove();
        const fields = [...document.querySelectorAll("input")].map(({ value }) => value);
        const source = `${copy.outerHTML} ${fields.join(" ")}`;
        return cards
          .filter(
            ([code, name]) =>
              source.includes(name) || new RegExp(`(?<![0-9A-Za-z])${code}(?![0-9A-Za-z])`).test(source),
          )
          .map(([code]) => code);
      }),
    { viewers, cards },
  );
  for (const [at, viewer] of viewers.entries()) {
    const visible = new Set(seen(viewer));
    assert.deepEqual(
      found[at].filter((card) => !visible.has(card)),
      [],
      `step ${step}, ${viewer}: not to be seen`,
    );
    // That the search finds what is there.
    assert.deepEqual(
      [...visible].filter((card) => !found[at].includes(card)),
      [],
      `step ${step}, ${viewer}: to be seen`,
    );
  }
}
