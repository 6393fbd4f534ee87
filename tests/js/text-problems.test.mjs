// Words for problems and for citations.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LetItRide, rankHand, winners } from "../../pkg/node.js";
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
    'No card: "Кd" at index 3 of cards.',
    "No es una carta: «Кd» en el índice 3 de cards.",
  );
  say(
    () => rankHand("As As Qh Jc Ts"),
    "duplicateCard",
    "Twice the same card: As at index 3 of cards, first at index 0.",
    "Carta repetida: As en el índice 3 de cards, antes en el índice 0.",
  );
  say(
    () => winners(["Jc 9s"], { board: "2d 3h Jc" }),
    "duplicateCard",
    "Twice the same card: Jc at index 0 of hands[0], first at index 6 of board.",
    "Carta repetida: Jc en el índice 0 de hands[0], antes en el índice 6 de board.",
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
    "No joker here: index 12 of cards, ruleset standard.",
    "Aquí no hay comodín: índice 12 de cards, reglas standard.",
  );
  say(
    () => rankHand(5),
    "badInput",
    "Wrong type: cards must be Card[] | string, not number.",
    "Tipo equivocado: cards debe ser una lista de cartas o un texto, no un número.",
  );
  say(
    () => rankHand("As", { color: 1 }),
    "unknownKey",
    "Unknown key: options has no color.",
    "Clave desconocida: options no tiene color.",
  );
});

test("problems of a table, with all that they say", () => {
  const limits = { min: 5, max: 100 };
  const table = new LetItRide({ seats: 3, limits, seed: "felt" });
  const say = (action, code, english, spanish) => {
    const problem = table.check(action);
    assert.equal(problem.code, code);
    assert.equal(describeProblem(problem, en), english);
    assert.equal(describeProblem(problem, es), spanish);
    return problem;
  };
  const deal = (bet, more) => ({ type: "deal", bets: [{ seat: 1, bet }], ...more });
  say({ type: "dance" }, "unknownAction", 'Unknown action: "dance".', "Acción desconocida: «dance».");
  say({ type: "fold" }, "unknownAction", "Unknown action: fold.", "Acción desconocida: retirarse.");
  say({ type: "split" }, "unknownAction", "Unknown action: split.", "Acción desconocida: separar.");
  say({ type: "bringIn", to: 5 }, "unknownAction", "Unknown action: bring in.", "Acción desconocida: abrir.");
  say({ type: "sit" }, "badInput", "Missing: action.stack.", "Falta: action.stack.");
  say(
    { ...deal(5), version: 4 },
    "stale",
    "The table has changed since: it is at version 0, not 4.",
    "La mesa cambió desde entonces: está en la versión 0, no en la 4.",
  );
  say(
    deal(5, { cut: 52 }),
    "badCut",
    "The deck cannot be cut there: 52, allowed 1 to 51.",
    "La baraja no se puede cortar ahí: 52, permitido de 1 a 51.",
  );
  say(
    deal(0.5),
    "badChips",
    "Chips are whole numbers from 0 to 9007199254740991: action.bets[0].bet, not 0.5.",
    "Las fichas son números enteros de 0 a 9007199254740991: action.bets[0].bet, no 0.5.",
  );
  say(
    { type: "deal", bets: [{ seat: 3, bet: 5 }] },
    "unknownSeat",
    "There is no such seat: 3; seats at the table: 3.",
    "No existe ese puesto: 3; puestos de la mesa: 3.",
  );
  say(
    { type: "deal", bets: [] },
    "notEnoughPlayers",
    "There are not enough players: at least 1.",
    "No hay suficientes jugadores: al menos 1.",
  );
  const below = say(
    deal(4),
    "belowMinimum",
    "The amount is below the minimum: 4, at least 5; seat: 1.",
    "El monto está por debajo del mínimo: 4, al menos 5; puesto: 1.",
  );
  say(
    deal(101),
    "aboveMaximum",
    "The amount is above the maximum: 101, at most 100; seat: 1.",
    "El monto está por encima del máximo: 101, como máximo 100; puesto: 1.",
  );
  say({ type: "keep" }, "noHandRunning", "No hand is running.", "No hay ninguna partida en curso.");
  table.act({
    type: "deal",
    bets: [
      { seat: 1, bet: 5 },
      { seat: 2, bet: 5 },
    ],
  });
  say({ type: "keep", seat: 0 }, "emptySeat", "This seat is not in play: 0.", "Este puesto no está en juego: 0.");
  const early = say(
    { type: "keep", seat: 2 },
    "notYourTurn",
    "It is not this seat's turn: 2; to act: 1.",
    "No es el turno de este puesto: 2; por actuar: 1.",
  );
  // As a page calls the seats.
  const called = (problem, names) => describeProblem(problem, en, { names });
  assert.equal(called(early, {}), "It is not this seat's turn: 3; to act: 2.");
  assert.equal(called(early, { 1: "Ana" }), "It is not this seat's turn: 3; to act: Ana.");
  assert.equal(called(below, { 1: "Ana" }), "The amount is below the minimum: 4, at least 5; seat: Ana.");
});

test("problems of settings and snapshots, with all that they say", () => {
  const say = (call, code, english, spanish) => {
    const error = refused(call, code);
    assert.equal(error.message, english);
    assert.equal(describeProblem(error, es), spanish);
  };
  const open = (more) => () => new LetItRide({ seats: 3, limits: { min: 5, max: 100 }, ...more });
  say(
    open({ limits: { min: 6, max: 5 } }),
    "badConfig",
    "These settings do not fit together: config.limits, min 6 and max 5.",
    "Estos ajustes no concuerdan entre sí: config.limits, mín. 6 y máx. 5.",
  );
  say(
    open({ paytable: { fullHouse: [10, 1] } }),
    "paytableBelowMinimum",
    "The pay table is below the regulation's minimum: fullHouse pays 10:1, at least 11:1.",
    "La tabla de pagos está por debajo del mínimo del reglamento: full paga 10:1, al menos 11:1.",
  );
  say(
    open({ paytable: { flush: [8, 0] } }),
    "badRatio",
    "A ratio is two whole numbers, the second not 0: config.paytable.flush.",
    "Una proporción son dos números enteros, el segundo distinto de 0: config.paytable.flush.",
  );
  say(
    open({ limits: { min: 5, max: 9007199254740991 } }),
    "amountOverflow",
    "Amounts could pass the largest number of chips: config.limits.",
    "Los montos podrían superar el número máximo de fichas: config.limits.",
  );
  const saved = open()().snapshot();
  const restore = (more) => () => LetItRide.restore({ ...saved, ...more });
  say(restore({ format: "x" }), "badSnapshot", "This is no snapshot of a table.", "Esto no es la copia de una mesa.");
  say(
    restore({ v: 2 }),
    "badSnapshot",
    "This snapshot is of a later format, version 2.",
    "Esta copia tiene un formato posterior, versión 2.",
  );
  say(
    restore({ game: "texasHoldem" }),
    "badSnapshot",
    "This snapshot was cut or changed: its checksum does not fit.",
    "Esta copia fue cortada o modificada: su suma de control no concuerda.",
  );
  const details = { reason: "action", code: "notYourTurn", hand: 1, action: 4 };
  assert.equal(
    describeProblem({ code: "badSnapshot", details }, en),
    "This snapshot has an action that the rules refuse (action 4 of hand 1): it is not this seat's turn.",
  );
  for (const reason of ["newer", undefined]) {
    const problem = { code: "badSnapshot", details: { reason } };
    assert.equal(describeProblem(problem, en), "This is no intact snapshot of a table.");
  }
  assert.equal(
    describeProblem({ code: "badCut", details: { cut: 5, min: 20, max: 32, numbers: "housePractice" } }, en),
    "The deck cannot be cut there: 5, allowed 20 to 32. The article names no numbers; these are house practice.",
  );
});

test("kinds of values are words in Spanish", () => {
  const say = (details) => describeProblem({ code: "badInput", details }, es);
  assert.equal(
    say({ argument: "config.seats", reason: "type", expected: "1..7", got: "string" }),
    "Tipo equivocado: config.seats debe ser de 1 a 7, no un texto.",
  );
  assert.equal(
    say({ argument: "config.seats", reason: "range", expected: "1..7", got: 8 }),
    "Fuera de rango: config.seats debe ser de 1 a 7, no 8.",
  );
  assert.equal(
    say({ argument: "cards", reason: "type", expected: "Card[] | string", got: "null" }),
    "Tipo equivocado: cards debe ser una lista de cartas o un texto, no nulo.",
  );
  // A value that was given is no kind.
  assert.equal(
    say({ argument: "ruleset", reason: "value", expected: "standard | paiGow", got: "number" }),
    "Valor que no corresponde: ruleset debe concordar con standard o paiGow, no number.",
  );
});

test("texts do not run away with what stands in the details", () => {
  const problem = {
    code: "badCard",
    details: { argument: "{token}", position: 3, token: "[{argument}] $1 $&" },
    cite: null,
  };
  assert.equal(describeProblem(problem, en), 'No card: "[{argument}] $1 $&" at index 3 of {token}.');
  assert.equal(describeProblem({ code: "badCard" }, en), 'No card: "".');
  const reasons = ["type", "range", "value", "missing", "tooLong", "tooDeep", "cyclic", "threw", "detached", "newer"];
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
    { code: thrower, details: thrower },
  ]) {
    assert.equal(describeProblem(value, en), "");
    assert.equal(describeCite(value, es), "");
  }
  for (const seat of [thrower, Symbol("x"), 5n, [[]], null]) {
    const details = { seat, pending: seat, got: seat, minimum: [seat], reason: seat };
    for (const code of Object.keys(en.problems)) {
      for (const names of [undefined, {}, thrower]) {
        assert.doesNotMatch(describeProblem({ code, details }, en, { names }), /object|Symbol/);
      }
    }
  }
});
