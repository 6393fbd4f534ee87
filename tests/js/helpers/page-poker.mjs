// What tests of the poker pages do with them.
import assert from "node:assert/strict";
import { cardName, en } from "../../../pkg/text.js";
import { oneLine } from "./page.mjs";
import { hiddenFound, viewAs } from "./page-table.mjs";

export const text = (page, selector) => page.locator(selector).innerText().then(oneLine);

export const hash = (page) => new URL(page.url()).hash;

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
 * That each viewer finds in the page what it may see and nothing else: `seen` gives the cards of a viewer's own and all
 * that is open, `all` are the cards that were laid out.
 */
export async function holdViewers(page, viewers, { all, seen, step }) {
  const named = (card) => [card, cardName(card, en)];
  for (const viewer of viewers) {
    await viewAs(page, viewer);
    const visible = seen(viewer);
    const hidden = all.filter((card) => !visible.includes(card));
    const found = await hiddenFound(page, all.map(named), { dealer: viewer === "dealer" });
    assert.deepEqual(
      found.filter((card) => hidden.includes(card)),
      [],
      `step ${step}, ${viewer}: seen and not to be seen`,
    );
    // That the search finds what is there.
    assert.deepEqual(
      visible.filter((card) => !found.includes(card)),
      [],
      `step ${step}, ${viewer}: not seen`,
    );
  }
}
