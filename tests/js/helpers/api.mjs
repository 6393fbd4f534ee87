// What the tests of the JavaScript API share.
import assert from "node:assert/strict";
import { isTapeteError, TapeteError } from "../../../pkg/node.js";
import { describeProblem, en } from "../../../pkg/text.js";

/** The error of a call that must be refused: a TapeteError in good form, with this code and these details. */
export function refused(call, code, details) {
  let error;
  try {
    const result = call();
    assert.fail(`accepted, gave ${JSON.stringify(result)}`);
  } catch (thrown) {
    error = thrown;
  }
  if (!isTapeteError(error)) throw error;
  wellFormed(error);
  assert.equal(error.code, code, error.message);
  if (details !== undefined) assert.deepEqual(error.details, details);
  return error;
}

const NAMED = [
  ...["unknownAction", "paytableBelowMinimum", "belowMinimum", "aboveMaximum", "notAllowed", "foulHand", "wrongPhase"],
];

const ungrouped = (text) => text.replace(/(?<=\d),(?=\d{3})/g, "");

export function wellFormed(error) {
  assert.ok(error instanceof TapeteError && error instanceof Error);
  assert.equal(error.name, "TapeteError");
  const problem = { code: error.code, details: error.details, cite: error.cite };
  assert.deepEqual(JSON.parse(JSON.stringify(error)), problem);
  assert.ok(JSON.stringify(error).length < 600, "details stay small");
  assert.ok(error.message.length > 0 && error.message.length < 600);
  // For developers an action, a line of a pay table, a bet, a hand or a phase is its key, for visitors its name; they
  // read numbers without a separator.
  if (!NAMED.includes(error.code) && !("game" in error.details))
    assert.equal(ungrouped(error.message), ungrouped(describeProblem(error, en)));
  assert.equal(describeProblem(error, en), describeProblem(problem, en));
}

/** A result must come back from JSON exactly as it is, keys in order. */
export function exact(value) {
  const text = JSON.stringify(value);
  const back = JSON.parse(text);
  assert.deepEqual(back, value);
  assert.equal(JSON.stringify(back), text);
  const walk = (part) => {
    if (typeof part === "number") assert.ok(!Object.is(part, -0));
    else if (typeof part === "object" && part !== null) {
      assert.ok([Object.prototype, Array.prototype].includes(Object.getPrototypeOf(part)));
      Object.values(part).forEach(walk);
    } else assert.notEqual(part, undefined);
  };
  walk(value);
  return value;
}
