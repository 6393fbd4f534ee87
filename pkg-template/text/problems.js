// Words for errors and problems.
import { problemText } from "./fill.js";

export function describeProblem(problem, catalogue) {
  return problemText(catalogue.problems, problem);
}
