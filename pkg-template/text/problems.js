// Words for errors and problems.
import { fill, own, problemText } from "./fill.js";
import { nameOf } from "./words.js";

export function describeProblem(problem, catalogue, options) {
  const names = own(options, "names");
  const called = (seat) => nameOf(seat, names) ?? String(seat + 1);
  const details = own(problem, "details");
  const said = { code: own(problem, "code"), details: inWords(details, catalogue.kinds) };
  return problemText(catalogue.problems, said, names === undefined ? undefined : called);
}

/** What was expected and what came instead, where these are kinds of values, in the words of a language. */
function inWords(details, kinds) {
  const expected = own(details, "expected");
  if (typeof expected !== "string") return details;
  const got = own(details, "got");
  const said = { ...details, expected: anyOf(expected, kinds) };
  if (own(details, "reason") === "type" && typeof got === "string") said.got = own(kinds.names, got) ?? got;
  return said;
}

function anyOf(expected, { names, or, range }) {
  const [, min, max] = /^(\d+)\.\.(\d+)$/.exec(expected) ?? [];
  if (max !== undefined) return fill(range, { min, max });
  return expected
    .split(" | ")
    .map((kind) => own(names, kind) ?? kind)
    .join(or);
}
