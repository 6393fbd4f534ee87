// The eight properties that every state machine keeps, over random hands of each game through the packed tarball.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import * as games from "./helpers/let-it-ride.mjs";
import { consumer, packageIn } from "./helpers/package.mjs";
import { play } from "./helpers/play.mjs";

const { LetItRide } = await import(pathToFileURL(join(packageIn(await consumer()), "node.js")).href);
const letItRide = { ...games.letItRide, Game: LetItRide };

test("Let It Ride keeps the eight properties over 20,000 hands", { timeout: 300_000 }, () => {
  assert.equal(play(letItRide, 0, 20_000, { secrets: 40, copies: 400 }), 20_000);
});

test("A01 A03 no hidden card at any step of 1,000 hands", { timeout: 120_000 }, () => {
  assert.equal(play(letItRide, 1_000_000, 1_001_000, { secrets: 1, copies: 100 }), 1_000);
});
