// Words for the source of a ruling.
import { fill, own } from "./fill.js";

export function describeCite(cite, catalogue) {
  const regulation = own(catalogue.regulations, own(cite, "regulation"));
  const article = own(cite, "article");
  if (regulation !== undefined && typeof article === "string") {
    // "11.c" is printed as "11 c", as the gazette counts.
    return fill(catalogue.article, { regulation, article: article.replace(".", " ") });
  }
  const source = own(catalogue.sources, own(cite, "source"));
  if (source === undefined) return "";
  const note = own(catalogue.notes, own(cite, "note"));
  return note === undefined ? source : fill(catalogue.sourceNote, { source, note });
}
