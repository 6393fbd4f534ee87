// What is paid at this table, with what each line rests on. Lines in a row that rest on the same say so once, below.
import { citeMark } from "../cite.js";
import { byId, el } from "../dom.js";

const same = (a, b) => a !== undefined && JSON.stringify(a.cite) === JSON.stringify(b?.cite);

/** `rows`: { name, value, cite }, where a `cite` of null is a setting that no source is named for. */
export function showPays(rows, { words, say }) {
  const source = (cite) =>
    cite ? citeMark(cite, { describe: words.cite, word: say }) : el("span", { class: "flag" }, say("cite.source"));
  byId("pays").replaceChildren(
    ...rows.map((row, at) => {
      const more = same(rows[at + 1], row);
      return el(
        "li",
        { class: same(rows[at - 1], row) ? "same" : null },
        el("span", {}, row.name),
        el("span", {}, row.value),
        more ? null : el("span", { class: "paid-by" }, source(row.cite)),
      );
    }),
  );
}
