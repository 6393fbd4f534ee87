// Words for what may be done.
import { fill, items, own } from "./fill.js";
import { chips } from "./words.js";

export function actionLabel(action, catalogue, options) {
  const type = own(action, "type");
  const label = own(own(catalogue.gameLabels, own(options, "game")), type) ?? own(catalogue.labels, type);
  if (label === undefined) return "";
  const bet = own(catalogue.bets, own(options, "bet"))?.the ?? catalogue.parts.bet;
  return fill(label, {
    bet,
    price: chips(own(action, "price"), catalogue, options),
    amount: amountText(action, catalogue, options),
    allIn: own(action, "allIn") === true ? catalogue.parts.allInLabel : "",
  });
}

/** The total, if it is decided; else the totals to choose from. */
function amountText(action, catalogue, options) {
  const [to, min, max] = ["to", "min", "max"].map((key) => chips(own(action, key), catalogue, options));
  if (to !== undefined) return to;
  const sizes = items(own(action, "sizes"));
  if (sizes !== undefined) return sizes.map((size) => chips(size, catalogue, options)).join(" / ");
  return min === max ? min : `${min ?? ""}–${max ?? ""}`;
}
