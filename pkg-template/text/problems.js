// Words for errors and problems.
import { own, problemText } from "./fill.js";
import { nameOf } from "./words.js";

export function describeProblem(problem, catalogue, options) {
  const names = own(options, "names");
  const called = (seat) => nameOf(seat, names) ?? String(seat + 1);
  return problemText(catalogue.problems, problem, names === undefined ? undefined : called);
}
