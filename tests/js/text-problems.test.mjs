// Words for problems and for citations.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rankHand, winners } from "../../pkg/node.js";
import { describeCite, describeProblem, en, es } from "../../pkg/text.js";
import { refused } from "./helpers/api.mjs";

test("a problem in both languages, from the error or its JSON", () => {
  const say = (call, code, english, spanish) => {
    const error = refused(call, code);
    assert.equal(error.message, english);
    assert.equal(describeProblem(JSON.parse(JSON.stringify(error)), en), english);
    assert.equal(describeProblem(error, es), spanish);
  };
  say(
    () => rankHand("As Кd Qh Jc Ts"),
    "badCard",
    'No card: "Кd" at position 3 of cards.',
    "No es una carta: «Кd» en la posición 3 de cards.",
  );
  say(
    () => rankHand("As As Qh Jc Ts"),
    "duplicateCard",
    "Twice the same card: As at position 3 of cards.",
    "Carta repetida: As en la posición 3 de cards.",
  );
  say(
    () => rankHand("As"),
    "wrongCount",
    "Wrong number of cards in cards: 1, not 5 to 7.",
    "Número de cartas equivocado en cards: 1, no de 5 a 7.",
  );
  say(
    () => winners(["As", "2c"], { board: "3c 4c 5c 6c 7c 8c 9c" }),
    "wrongCount",
    "Wrong number of cards in hands[0]: 1, not 0.",
    "Número de cartas equivocado en hands[0]: 1, no 0.",
  );
  say(
    () => rankHand("As Ks Qs Js Jk"),
    "jokerNotAllowed",
    "No joker here: position 12 of cards, ruleset standard.",
    "Aquí no hay comodín: posición 12 de cards, reglas standard.",
  );
  say(
    () => rankHand(5),
    "badInput",
    "Wrong type: cards must be Card[] | string, not number.",
    "Tipo equivocado: cards debe ser Card[] | string, no number.",
  );
  say(
    () => rankHand("As", { color: 1 }),
    "unknownKey",
    "Unknown key: options has no color.",
    "Clave desconocida: options no tiene color.",
  );
});

test("texts do not run away with what stands in the details", () => {
  const problem = {
    code: "badCard",
    details: { argument: "{token}", position: 3, token: "[{argument}] $1 $&" },
    cite: null,
  };
  assert.equal(describeProblem(problem, en), 'No card: "[{argument}] $1 $&" at position 3 of {token}.');
  assert.equal(describeProblem({ code: "badCard" }, en), 'No card: "" at position .');
  const reasons = ["type", "range", "value", "tooLong", "tooDeep", "cyclic", "threw", "detached"];
  for (const catalogue of [en, es]) {
    for (const reason of reasons) {
      assert.match(describeProblem({ code: "badInput", details: { argument: "cards", reason } }, catalogue), /cards/);
    }
    for (const reason of ["fetch", "status", "compile", "instantiate", "foreign"]) {
      assert.match(describeProblem({ code: "loadFailed", details: { reason } }, catalogue), /wasm/);
    }
  }
});

test("citations: an article or a source with its sentence", () => {
  const say = (cite, english, spanish) => {
    assert.equal(describeCite(cite, en), english);
    assert.equal(describeCite(cite, es), spanish);
  };
  say(
    { regulation: "letitride-1999", article: "11.c" },
    "Let it Ride regulation, 1999, art. 11 c",
    "Reglamento de Let it Ride, 1999, art. 11 c",
  );
  say(
    { regulation: "stud-1999", article: "9.a" },
    "Seven Card Stud regulation, 1999, art. 9 a",
    "Reglamento de Póker de siete naipes, 1999, art. 9 a",
  );
  say(
    { regulation: "paigow-1999", article: "8.a.2" },
    "Pai Gow Poker regulation, 1999, art. 8 a.2",
    "Reglamento de Pai Gow Póker, 1999, art. 8 a.2",
  );
  say(
    { regulation: "holdem-2006", article: "8" },
    "Texas Hold'em regulation, 2006, art. 8",
    "Reglamento de Texas Hold'em Póker, 2006, art. 8",
  );
  say(
    { regulation: "tripleshot-2004", article: "9.c.1" },
    "Triple Shot regulation, 2004, art. 9 c.1",
    "Reglamento de Triple Shot, 2004, art. 9 c.1",
  );
  say(
    { source: "robertsRules", note: "equalHandsShare" },
    "Robert's Rules of Poker: hands equal in all five cards share the pot.",
    "Robert's Rules of Poker: las manos iguales en sus cinco cartas se reparten el pozo.",
  );
  say({ source: "housePractice", note: "newerThanThisText" }, "House practice", "Práctica de la casa");
});

test("what is unknown is described as nothing, and never throws", () => {
  const thrower = new Proxy(
    {},
    {
      get: () => {
        throw new Error("no");
      },
      getOwnPropertyDescriptor: () => {
        throw new Error("no");
      },
    },
  );
  for (const value of [
    undefined,
    null,
    0,
    "badCard",
    [],
    {},
    { code: "newer" },
    { code: "toString" },
    { code: 5 },
    { regulation: "x", article: "1" },
    { regulation: "stud-1999" },
    { source: "toString" },
    thrower,
  ]) {
    assert.equal(describeProblem(value, en), "");
    assert.equal(describeCite(value, es), "");
  }
});
