// Refusals in the words of the game that they are about, and amounts as sentences write them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LetItRide, PaiGowPoker } from "../../pkg/node.js";
import { describeEvent, describeProblem, en, es } from "../../pkg/text.js";
import { action, go, holdem, stud } from "./helpers/poker.mjs";

/** What a step is refused with, in both languages. */
function says(table, step, code, english, spanish, options) {
  const problem = table.check(typeof step === "string" ? action(step) : step);
  assert.equal(problem?.code, code);
  const said = [en, es].map((catalogue) => describeProblem(problem, catalogue, options));
  assert.deepEqual(said, [english, spanish]);
}

const cut = (number) => ({
  type: "deal",
  cut: number,
  bets: [{ seat: 0, bet: 5 }],
});
const limits = { min: 5, max: 50_000 };

test("stud covers and increments bets, where the problem cites its regulation", () => {
  const table = stud([100, 100, 100], [1, 2, 4, 8], { seed: "felt" });
  go(table, "deal");
  table.act({ type: "bringIn", to: 2 });
  const standing = "A bet is standing: fold, call or raise.";
  const covered = "Hay una apuesta en pie: retírese, cúbrala o increméntela.";
  says(table, { type: "check" }, "betStanding", standing, covered);
  says(table, { type: "bet", to: 4 }, "betStanding", standing, covered);
  // The page may say another game.
  const equalled = "Hay una apuesta en pie: retírese, iguale o suba.";
  says(table, { type: "check" }, "betStanding", standing, equalled, {
    game: "texasHoldem",
  });
  table.act({ type: "call" });
  table.act({ type: "call" });
  says(table, { type: "call" }, "nothingToCall", "There is nothing to call.", "No hay nada que cubrir.");
});

test("hold'em equals and raises them", () => {
  const table = holdem([100, 100], [1, 2]);
  go(table, "deal");
  says(
    table,
    { type: "check" },
    "betStanding",
    "A bet is standing: fold, call or raise.",
    "Hay una apuesta en pie: retírese, iguale o suba.",
  );
});

test("what others call carta is a naipe in stud", () => {
  const game = "sevenCardStud";
  const say = (code, details) => describeProblem({ code, details }, es, { game });
  assert.equal(
    say("duplicateCard", { card: "As", position: 1, first: 0 }),
    "Naipe repetido: As en el índice 1, antes en el índice 0.",
  );
  assert.equal(say("badCard", { token: "Ax", position: 0 }), "No es un naipe: «Ax» en el índice 0.");
  assert.equal(say("wrongCount", { count: 8, min: 5, max: 7 }), "Número de naipes equivocado: 8, no de 5 a 7.");
  assert.equal(say("wrongCount", { count: 3, min: 2, max: 2 }), "Número de naipes equivocado: 3, no 2.");
});

test("phases and decisions are called what the game calls them", () => {
  const details = { phase: "showdown" };
  const cite = { regulation: "stud-1999", article: "9.e" };
  const say = (problem, options) => describeProblem(problem, es, options);
  assert.equal(say({ code: "wrongPhase", details, cite }), "No en esta fase: muestra de naipes.");
  assert.equal(say({ code: "wrongPhase", details }), "No en esta fase: muestra de cartas.");
  assert.equal(say({ code: "wrongPhase", details }, { game: "sevenCardStud" }), "No en esta fase: muestra de naipes.");
  assert.equal(
    say({ code: "notAllowed", details: { type: "raise" } }, { game: "sevenCardStud" }),
    "Esto no está permitido aquí: incrementar.",
  );
});

test("in Pai Gow the mazo is cut", () => {
  const table = new PaiGowPoker({ seats: 2, limits });
  says(
    table,
    cut(3),
    "badCut",
    "The deck cannot be cut there: 3, allowed 44 to 52. The article names no numbers; these are house practice.",
    "El mazo no se puede cortar ahí: 3, permitido de 44 a 52. El artículo no da números; estos son práctica de la casa.",
  );
  const event = { type: "cut", at: 44, cite: table.check(cut(3)).cite };
  assert.equal(describeEvent(event, es), "Se corta el mazo tras la carta 44.");
  says(
    new LetItRide({ seats: 2, limits }),
    cut(60),
    "badCut",
    "The deck cannot be cut there: 60, allowed 1 to 51.",
    "La baraja no se puede cortar ahí: 60, permitido de 1 a 51.",
  );
});

test("keys of a deal are words", () => {
  const table = new PaiGowPoker({ seats: 2, limits });
  const deal = { type: "deal", bets: [{ seat: 0, bet: 5 }] };
  says(
    table,
    { ...deal, dealerBet: 5 },
    "notAllowed",
    "This is not allowed here: the dealer's own bet.",
    "Esto no está permitido aquí: la apuesta propia del dealer.",
  );
  says(
    table,
    { ...deal, bank: 5 },
    "notAllowed",
    "This is not allowed here: the banker's chips.",
    "Esto no está permitido aquí: las fichas del banquero.",
  );
  says(
    table,
    { ...deal, banker: 1, bank: 900_000, dealerBet: 60_000 },
    "aboveMaximum",
    "The amount is above the maximum for the dealer's own bet: 60,000, at most 50,000.",
    "El monto está por encima del máximo para la apuesta propia del dealer: 60,000, como máximo 50,000.",
  );
});

test("a seat without a hand is told in the same words, taken or empty, in a hand or between two", () => {
  const table = holdem([100, 100, 0, 100], [1, 2]);
  go(table, "sitOut 3");
  const out = (step, seat) =>
    says(table, step, "emptySeat", `This seat is not in play: ${seat}.`, `Este puesto no está en juego: ${seat}.`);
  out("leave 7", 7);
  out("addChips 7 5", 7);
  go(table, "deal");
  out("3 fold", 3);
  out("2 fold", 2);
});

test("amounts have their digits in groups, sizes stand apart by a word", () => {
  const table = holdem([300_000, 300_000, 300_000], [500, 1000]);
  go(table, "deal");
  says(
    table,
    "0 raise 1500",
    "belowMinimum",
    "The amount is below the minimum: 1,500, at least 2,000.",
    "El monto está por debajo del mínimo: 1,500, al menos 2,000.",
  );
  says(
    table,
    "0 raise 301000",
    "notEnoughChips",
    "There are not enough chips for this: 301,000 needed, 300,000 there.",
    "No hay suficientes fichas: se necesitan 301,000, hay 300,000.",
  );
  const other = stud([9000, 9000], [1, 2, 4, 8], { seed: "felt" });
  go(other, "deal");
  says(
    other,
    { type: "bringIn", to: 3 },
    "notASize",
    "The amount is none of those allowed here: 3, not 2 or 4.",
    "El monto no es ninguno de los permitidos aquí: 3, no 2 o 4.",
  );
  // "O" before ocho and once is "u".
  for (const [sizes, spanish] of [
    [[4, 8], "4 u 8"],
    [[4000, 8000], "4,000 u 8,000"],
    [[5, 11], "5 u 11"],
    [[55, 110], "55 o 110"],
    [[9, 18], "9 o 18"],
    [[2, 4, 6], "2, 4 o 6"],
  ]) {
    const problem = { code: "notASize", details: { got: 7, sizes } };
    assert.equal(describeProblem(problem, es), `El monto no es ninguno de los permitidos aquí: 7, no ${spanish}.`);
    assert.equal(
      describeProblem(problem, en),
      `The amount is none of those allowed here: 7, not ${spanish.replace(/ [ou] /, " or ")}.`,
    );
  }
});

test("the half of an odd bet is rounded down, of an even one not", () => {
  const half = (stake, lost) => {
    const line = {
      bet: "war",
      box: 0,
      stake,
      outcome: "halfLost",
      returned: stake - lost,
    };
    return [en, es].map((catalogue) => describeEvent({ type: "paid", seat: 0, line }, catalogue));
  };
  assert.deepEqual(half(10, 5), [
    "Seat 1 loses 5, half of 10, on War.",
    "El puesto 1 pierde 5, la mitad de 10, en Guerra.",
  ]);
  assert.deepEqual(half(1, 0), [
    "Seat 1 loses 0, half of 1 rounded down, on War.",
    "El puesto 1 pierde 0, la mitad de 1 redondeada hacia abajo, en Guerra.",
  ]);
});
