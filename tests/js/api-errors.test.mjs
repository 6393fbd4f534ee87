// TapeteError: brand, JSON, order of codes.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cardId,
  citeHand,
  compareHands,
  isTapeteError,
  rankHand,
  rankMany,
  TapeteError,
  winners,
} from "../../pkg/node.js";
import { refused, wellFormed } from "./helpers/api.mjs";

test("an error is a Problem: code, details, cite, in JSON too", () => {
  const error = refused(() => rankHand("As As Kd Qh Jc"), "duplicateCard");
  assert.deepEqual(Object.keys(error), ["code", "details", "cite"]);
  assert.equal(error.cite, null);
  assert.equal(
    JSON.stringify(error),
    '{"code":"duplicateCard","details":{"argument":"cards","position":3,"first":0,"card":"As"},"cite":null}',
  );
  assert.match(error.stack, /^TapeteError: Twice the same card: As at position 3 of cards\.\n/);
  assert.equal(String(error), `TapeteError: ${error.message}`);
  wellFormed(error);
});

test("isTapeteError tells by brand and never throws", async () => {
  const error = refused(() => cardId("Zz"), "badCard");
  assert.ok(isTapeteError(error));
  // A second copy of the package has a class of its own.
  const copy = await import("../../pkg/js/errors.js?copy");
  assert.notEqual(copy.TapeteError, TapeteError);
  assert.ok(isTapeteError(new copy.TapeteError("badInput", {})));
  assert.ok(copy.isTapeteError(error));
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const hostile = new Proxy(
    {},
    {
      get: () => {
        throw new Error("no");
      },
    },
  );
  for (const other of [
    undefined,
    null,
    0,
    "TapeteError",
    Symbol("x"),
    {},
    [],
    () => {},
    new Error("x"),
    { code: "badCard" },
    proxy,
    hostile,
  ]) {
    assert.equal(isTapeteError(other), false);
  }
  assert.equal(isTapeteError(), false);
});

test("when several faults apply the first code in the contract's order is reported", () => {
  // badInput before unknownKey before badCard before duplicateCard before wrongCount before jokerNotAllowed
  refused(() => rankHand(7, { color: 1 }), "badInput");
  refused(() => rankHand("Zz", { ruleset: "omaha", color: 1 }), "badInput");
  refused(() => rankHand("Zz", { color: 1 }), "unknownKey", { argument: "options", key: "color" });
  refused(() => rankHand("As As Zz"), "badCard", { argument: "cards", position: 6, token: "Zz" });
  refused(() => rankHand("As As Jk"), "duplicateCard");
  refused(() => rankHand("As Jk"), "wrongCount");
  refused(() => rankHand("As Ks Qs Js Jk"), "jokerNotAllowed");
  // The same across arguments.
  refused(() => compareHands("As As Kd Qd Jd", "Zz"), "badCard");
  refused(() => compareHands("As Kd", "2c 2c 3c 4c 5c"), "duplicateCard", {
    argument: "b",
    position: 3,
    first: 0,
    card: "2c",
  });
  refused(() => compareHands("As Ks Qs Js Jk", "2c"), "wrongCount");
  refused(() => compareHands("Zz", 7), "badInput");
  refused(() => compareHands("Zz", { value: 1 }), "badInput");
  refused(() => compareHands("Zz", { ...rankHand("As Ks Qs Js 9s"), note: 1 }), "unknownKey", {
    argument: "b",
    key: "note",
  });
  refused(() => winners(["As As", "Zz"], { board: "2c 3c 4c" }), "badCard");
  refused(() => winners(["As", "Ks Ks"], { board: "2c 3c 4c" }), "duplicateCard");
  refused(() => winners(["Jk As", "Ks"], { board: "2c 3c 4c" }), "wrongCount");
  refused(() => winners(["Zz", 7], { board: "2c" }), "badInput");
  refused(() => rankMany(Uint8Array.of(99), 5, { color: 1 }), "unknownKey");
  refused(() => rankMany(Uint8Array.of(99), 4, { color: 1 }), "badInput");
  refused(() => citeHand({ ...rankHand("As Ks Qs Js 9s"), note: 1 }, "omaha"), "badInput");
});

test("unknown keys are refused everywhere, undefined values count as absent", () => {
  const rank = rankHand("As Ks Qs Js 9s");
  for (const options of [
    { Ruleset: "standard" },
    { color: 1 },
    JSON.parse('{"__proto__": 1}'),
    { board: "2c" },
    { unchecked: true },
  ]) {
    const key = Object.keys(options)[0];
    refused(() => rankHand("As Ks Qs Js 9s", options), "unknownKey", { argument: "options", key });
    refused(() => citeHand(rank, "texasHoldem", options), "unknownKey", { argument: "options", key });
    refused(() => compareHands(rank, rank, options), "unknownKey", { argument: "options", key });
  }
  refused(() => rankHand("As Ks Qs Js 9s", { ["k".repeat(100)]: 1 }), "unknownKey", {
    argument: "options",
    key: "k".repeat(16),
  });
  assert.deepEqual(rankHand("As Ks Qs Js 9s", { ruleset: undefined }), rank);
  assert.deepEqual(rankHand("As Ks Qs Js 9s", undefined), rank);
  assert.deepEqual(rankHand("As Ks Qs Js 9s", Object.create(null)), rank);
  assert.deepEqual(winners(["As Ks Qs Js 9s"], { board: undefined, ruleset: undefined }), [0]);
  assert.equal(rankMany(Uint8Array.of(0, 5, 10, 15, 20), 5, { unchecked: undefined }).length, 1);
});
