// The eight properties that every state machine keeps, over random hands of each game through the packed tarball.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import * as games from "./helpers/let-it-ride.mjs";
import { consumer, packageIn } from "./helpers/package.mjs";
import { paiGow } from "./helpers/pai-gow.mjs";
import { play } from "./helpers/play.mjs";
import { holdemRules, studRules } from "./helpers/poker-rules.mjs";
import { tripleShot } from "./helpers/triple-shot.mjs";

const { LetItRide, PaiGowPoker, SevenCardStud, TexasHoldem, TripleShot } = await import(
  pathToFileURL(join(packageIn(await consumer()), "node.js")).href
);
const letItRide = { ...games.letItRide, Game: LetItRide };

test("Let It Ride keeps the eight properties over 20,000 hands", { timeout: 300_000 }, () => {
  assert.equal(play(letItRide, 0, 20_000, { secrets: 40, copies: 400 }), 20_000);
});

test("A01 A03 no hidden card at any step of 1,000 hands", { timeout: 120_000 }, () => {
  assert.equal(play(letItRide, 1_000_000, 1_001_000, { secrets: 1, copies: 100 }), 1_000);
});

// The other games against the house: fewer hands here, 100,000 each in `npm run verify`.
for (const [name, rules] of [
  ["Triple Shot", { ...tripleShot, Game: TripleShot }],
  ["Pai Gow Poker", { ...paiGow, Game: PaiGowPoker }],
]) {
  test(`${name} keeps the eight properties over 2,000 hands`, { timeout: 300_000 }, () => {
    assert.equal(play(rules, 0, 2_000, { secrets: 20, copies: 200 }), 2_000);
  });

  test(`${name}: no hidden card at any step of 400 hands`, { timeout: 300_000 }, () => {
    assert.equal(play(rules, 1_000_000, 1_000_400, { secrets: 1, copies: 100 }), 400);
  });
}

// Poker: 300 hands of each game here, at every step of which everybody's view, events and answers are searched; 10,000
// in `npm run verify`.
for (const [name, rules] of [
  ["Hold'em", { ...holdemRules(), Game: TexasHoldem }],
  ["Stud", { ...studRules(), Game: SevenCardStud }],
]) {
  test(`${name} keeps the eight properties over 2,000 hands`, { timeout: 300_000 }, () => {
    assert.equal(play(rules, 0, 2_000, { secrets: 20, copies: 200 }), 2_000);
  });

  test(`A01 A03 ${name}: no hidden card at any step of 304 hands, undone, redone, restored`, {
    timeout: 300_000,
  }, () => {
    assert.equal(play(rules, 1_000_000, 1_000_304, { secrets: 1, copies: 20 }), 304);
  });
}
