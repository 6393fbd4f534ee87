// The eight properties that every state machine keeps, over random hands of each game through the package.
import assert from "node:assert/strict";
import { test } from "node:test";
import { letItRide } from "./helpers/let-it-ride.mjs";
import { play } from "./helpers/play.mjs";

test("Let It Ride keeps the eight properties over 20,000 hands", { timeout: 300_000 }, () => {
  assert.equal(play(letItRide, 0, 20_000, { secrets: 40, copies: 400 }), 20_000);
});

test("A01 A03 no hidden card at any step of 1,000 hands", { timeout: 120_000 }, () => {
  assert.equal(play(letItRide, 1_000_000, 1_001_000, { secrets: 1, copies: 100 }), 1_000);
});
