// How long a decision takes: `legalActions` and `act`, over random hands of Let It Ride, without the deals. Times depend
// on the machine, so they are printed; only what is out of all proportion fails.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LetItRide } from "../../pkg/node.js";
import { randomFrom } from "./helpers/play.mjs";

const random = randomFrom(1);
const table = new LetItRide({ seats: 7, limits: { min: 5, max: 100 }, seed: "speed" });

function decide() {
  const legal = table.legalActions();
  table.act({ type: legal[random.below(2)].type });
}

/** Microseconds a decision: of those in turn, and of the last one, which settles the hand. */
function hand(boxes) {
  const bets = Array.from({ length: boxes }, (_, seat) => ({ seat, bet: 5 + random.below(96) }));
  table.act({ type: "deal", bets });
  const start = performance.now();
  for (let turn = 1; turn < 2 * boxes; turn += 1) decide();
  const between = performance.now();
  decide();
  const end = performance.now();
  assert.equal(table.toAct, null);
  const micro = 1000;
  return {
    simple: ((between - start) / (2 * boxes - 1)) * micro,
    last: (end - between) * micro,
    all: ((end - start) / (2 * boxes)) * micro,
  };
}

const middle = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

test("a decision takes about two microseconds", (t) => {
  for (let warm = 0; warm < 5000; warm += 1) hand(1 + (warm % 7));
  for (const boxes of [1, 2, 4, 7]) {
    const hands = Array.from({ length: 4000 }, () => hand(boxes));
    const [simple, last, all] = ["simple", "last", "all"].map((key) => middle(hands.map((times) => times[key])));
    const show = (time) => time.toFixed(2).padStart(6);
    t.diagnostic(
      `${boxes} boxes: a decision ${show(simple)} µs, with the settlement ${show(last)} µs, all ${show(all)} µs`,
    );
    assert.ok(simple < 20 && all < 60, `${simple} and ${all} µs`);
  }
});
