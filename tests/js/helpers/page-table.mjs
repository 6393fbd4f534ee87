// What tests of pages with a table do with them.
import { oneLine } from "./page.mjs";

/** Writes into fields by id. */
export async function fill(page, values) {
  for (const [id, value] of Object.entries(values)) await page.locator(`#${id}`).fill(value);
}

export const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

export const viewAs = (page, viewer) => page.locator(`#viewers input[value="${viewer}"]`).check();

/** Another table in the same page, as a link on it would bring it. */
export const openTable = (page, hash) =>
  page.evaluate((next) => {
    if (location.hash === next) return undefined;
    return new Promise((resolve) => {
      addEventListener("hashchange", () => resolve(), { once: true });
      location.hash = next;
    });
  }, hash);

/** The lines of a seat's settlement, their cells apart by bars. */
export async function lines(page, seat) {
  const rows = page.locator(`[data-result="${seat}"] tbody tr`);
  const cells = await rows.evaluateAll((list) =>
    list.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)),
  );
  const separated = (text) => oneLine(text.replace("§", " ").replace(/(?=Not in the regulation)/, " "));
  return cells.map((row) => row.map(separated).join(" | "));
}

/**
 * Which cards are somewhere in the page: in text, attributes or fields, by code or by name. Drawings are left out, and
 * of a dealer's page the dealer's own action.
 */
export async function hiddenFound(page, cards, { dealer }) {
  const source = await page.evaluate((dealer) => {
    const copy = document.documentElement.cloneNode(true);
    for (const node of copy.querySelectorAll("path")) node.remove();
    if (dealer) copy.querySelector("#json-action").remove();
    const fields = [...document.querySelectorAll("input")].map(({ value }) => value);
    return `${copy.outerHTML} ${fields.join(" ")}`;
  }, dealer);
  return cards
    .filter(
      ([code, name]) => new RegExp(`(?<![0-9A-Za-z])${code}(?![0-9A-Za-z])`).test(source) || source.includes(name),
    )
    .map(([code]) => code);
}
