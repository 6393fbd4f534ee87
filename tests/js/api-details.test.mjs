// Small print of index.d.ts: what it says beside a key or a code is what tables do.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LetItRide, PaiGowPoker } from "../../pkg/node.js";
import { go, holdem, stud } from "./helpers/poker.mjs";

const types = readFileSync(new URL("../../pkg/index.d.ts", import.meta.url), "utf8");

/** The comment right above a line, on one line. */
function commentOf(line) {
  const at = types.indexOf(line);
  assert.ok(at > 0, line);
  const above = types.slice(types.lastIndexOf("/**", at), at);
  return above.replace(/\s+\*?\s*/g, " ");
}

/** What `Problem` says of a code, up to the next one in the list. */
function detailsOf(code) {
  const lines = commentOf("export type Problem =").split(" - ");
  return lines.find((line) => line.includes(`\`${code}\``));
}

const keys = (problem) => Object.keys(problem.details).sort().join();

test("details of notAllowed, belowMinimum and emptySeat", () => {
  const third = stud([100, 100], [1, 2, 4, 8], { seed: "felt" });
  go(third, "deal");
  assert.deepEqual(third.check({ type: "fold" }).details, {});
  const table = holdem([100, 100, 100], [1, 2]);
  const still = table.check({ type: "sitIn", seat: 1 });
  assert.deepEqual([still.code, still.details], ["notAllowed", { seat: 1 }]);
  for (const form of ["`{ seat }`", "`{}`"]) assert.ok(detailsOf("notAllowed").includes(form), form);

  for (const action of [
    { type: "sit", seat: 5, stack: 0 },
    { type: "addChips", seat: 1, amount: 0 },
  ]) {
    const few = table.check(action);
    assert.deepEqual([few.code, keys(few)], ["belowMinimum", "got,min,seat"]);
    assert.ok(detailsOf("belowMinimum").includes(`\`${action.type}\``));
  }
  assert.ok(detailsOf("belowMinimum").includes("`{ seat, min, got }`"));

  go(table, "sitOut 1, deal");
  const out = table.check({ type: "fold", seat: 1 });
  assert.deepEqual([out.code, out.details], ["emptySeat", { seat: 1 }]);
  assert.match(detailsOf("emptySeat"), /whose player is not in the hand/);
});

test("README names the refusal of a raise that nobody could answer", () => {
  const table = holdem([100, 50], [1, 2]);
  go(table, "deal, 0 call, 1 raise 50");
  assert.equal(table.check({ type: "raise", to: 100, seat: 0 }).code, "notAllowed");
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  assert.match(/^\| `notAllowed` \|.*$/m.exec(readme)[0], /a raise when all others are all-in/);
});

test("Pai Gow deals to seven places, and a spectator has nothing to do", () => {
  const table = new PaiGowPoker({ seats: 2, limits: { min: 5, max: 50 } });
  const events = table.act({ type: "deal", bets: [{ seat: 1, bet: 5 }] });
  const places = new Set(events.filter(({ type }) => type === "dealt").map(({ to }) => to));
  assert.deepEqual([...places].map(String).sort(), ["0", "1", "2", "3", "4", "5", "dealer", "leftOver"]);
  assert.equal(table.view().seats.length, 2);
  assert.match(commentOf('  | {\n      type: "dealt";'), /seven places/);
  assert.match(commentOf('  | { type: "dice";'), /`View\.seats` does not have/);

  assert.deepEqual([table.legalActions(null), table.legalActions().length > 0], [[], true]);
  assert.match(commentOf("  legalActions("), /null: a spectator/);
});

test("a seat's total: poker without what was given back, house games with withdrawn and void bets", () => {
  const totals = ({ view }) => view().seats.map(({ total }) => total);
  const table = holdem([100, 50], [1, 2], { size: 2 });
  go(table, "deal, 0 raise 100, 1 call");
  assert.deepEqual(totals(table), [50, 50]);
  table.undo();
  table.act({ type: "void" });
  assert.deepEqual(totals(table), [0, 0]);

  const ride = new LetItRide({ seats: 1, limits: { min: 5, max: 50 } });
  ride.act({ type: "deal", bets: [{ seat: 0, bet: 5 }] });
  ride.act({ type: "withdraw" });
  assert.deepEqual(totals(ride), [15]);
  ride.act({ type: "void" });
  assert.deepEqual(totals(ride), [15]);
  assert.match(
    commentOf("  total: number;\n  bets:"),
    /withdrawn and void bets too, in poker without what was given back/,
  );
});
