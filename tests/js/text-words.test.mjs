// Labels of buttons, names of keys, amounts.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as text from "../../pkg/text.js";

const { actionLabel, betName, betStateName, en, es, formatChips, outcomeName, phaseName, reasonText, seatStateName } =
  text;

test("what a button says", () => {
  const say = (action, english, spanish, options) => {
    assert.equal(actionLabel({ seat: 0, ...action }, en, options), english);
    assert.equal(actionLabel({ seat: 0, ...action }, es, options), spanish);
  };
  say({ type: "fold" }, "Fold", "Retirarse");
  say({ type: "check" }, "Check", "Pasar");
  say({ type: "call", price: 40, to: 60, allIn: false }, "Call 40", "Igualar 40");
  say({ type: "call", price: 1200, to: 1200, allIn: true }, "Call 1,200 (all-in)", "Igualar 1,200 (todo)");
  say({ type: "call", price: 40 }, "Call S/ 40", "Igualar S/ 40", { unit: "S/ " });
  say({ type: "bet", min: 10, max: 200 }, "Bet 10–200", "Apostar 10–200");
  say({ type: "bet", min: 10, max: 20, sizes: [10, 20] }, "Bet 10 / 20", "Apostar 10 / 20");
  say({ type: "raise", min: 40, max: 400 }, "Raise to 40–400", "Subir a 40–400");
  say({ type: "raise", min: 150, max: 150, allIn: true }, "Raise to 150 (all-in)", "Subir a 150 (todo)");
  say({ type: "raise", min: 40, max: 400, to: 120 }, "Raise to 120", "Subir a 120");
  say({ type: "bringIn", min: 5, max: 5 }, "Bring in for 5", "Abrir con 5");
  const stud = { game: "sevenCardStud" };
  say({ type: "bringIn", min: 2, max: 4, sizes: [2, 4] }, "Bring in for 2 / 4", "Apuesta obligatoria: 2 / 4", stud);
  say({ type: "call", price: 4, to: 8, allIn: true }, "Call 4 (all-in)", "Cubrir 4 (todo)", stud);
  say({ type: "raise", min: 8, max: 8, sizes: [8] }, "Raise to 8", "Incrementar a 8", stud);
  say({ type: "fold" }, "Fold", "Retirarse", stud);
  say({ type: "keep" }, "Keep the bet", "Mantener la apuesta");
  say({ type: "keep" }, "Keep Bet 1", "Mantener la Apuesta Nº 1", { bet: "bet1" });
  say({ type: "withdraw" }, "Withdraw Bet 2", "Retirar la Apuesta Nº 2", { bet: "bet2" });
  say({ type: "hit" }, "Hit", "Pedir carta");
  say({ type: "stand" }, "Stand", "Plantarse");
  say({ type: "split", price: 10 }, "Split (+10)", "Separar (+10)");
  say({ type: "double", price: 10 }, "Double (+10)", "Doblar (+10)");
  say({ type: "set" }, "Set the hands", "Colocar las manos");
  say({ type: "houseWay" }, "House way", "Manera de la casa");
  say({ type: "show" }, "Show", "Mostrar");
  say({ type: "muck" }, "Muck", "No mostrar");
  say({ type: "deal", seats: [0, 1], limits: { bet: { min: 5, max: 100 } } }, "Deal", "Repartir");
  say({ type: "void" }, "Void the hand", "Anular la partida");
  say({ type: "timeout", seats: [0] }, "Time out", "Tiempo agotado");
  say({ type: "sitIn" }, "Sit in", "Volver a jugar");
});

test("names of phases, bets, outcomes, reasons, states", () => {
  const say = (name, key, english, spanish, game) => {
    assert.equal(name(key, en, game), english);
    assert.equal(name(key, es, game), spanish);
  };
  say(phaseName, "bet1", "Bet 1", "Apuesta Nº 1");
  say(phaseName, "fourthStreet", "fourth street", "cuarto naipe");
  say(phaseName, "preflop", "before the flop", "antes del flop");
  say(phaseName, "showdown", "showdown", "muestra de cartas", "texasHoldem");
  say(phaseName, "showdown", "showdown", "muestra de naipes", "sevenCardStud");
  say(betName, "bet3", "Bet 3", "Apuesta Nº 3");
  say(betName, "war", "War", "Guerra");
  say(betName, "poker", "Six-card Poker", "Póker de seis cartas");
  say(outcomeName, "halfLost", "half lost", "perdida a medias");
  say(reasonText, "tensOrBetter", "a pair of tens or better", "un par de 10 o un par mayor");
  say(seatStateName, "sittingOut", "sitting out", "ausente");
  say(betStateName, "up", "up", "en juego");
  say(betStateName, "push", "returned", "devuelta"); // of a tie as of a void hand
});

test("chips", () => {
  const amounts = { 0: "0", 1: "1", 999: "999", 1000: "1,000", 12345: "12,345", 1234567: "1,234,567" };
  for (const [amount, shown] of Object.entries(amounts)) {
    assert.equal(formatChips(Number(amount)), shown);
    assert.equal(formatChips(Number(amount), { catalogue: es }), shown);
  }
  assert.equal(formatChips(Number.MAX_SAFE_INTEGER), "9,007,199,254,740,991");
  assert.equal(formatChips(-0), "0");
  assert.equal(formatChips(-1250), "-1,250");
  assert.equal(formatChips(1250, { unit: "chips" }), "1,250 chips");
  assert.equal(formatChips(1250, { unit: "S/ " }), "S/ 1,250");
  assert.equal(formatChips(-1250, { unit: "$" }), "-$1,250");
  assert.equal(formatChips(-1250, { unit: "fichas" }), "-1,250 fichas");
  assert.equal(formatChips(1250, { catalogue: { ...en, thousands: "$&" } }), "1$&250");
  for (const odd of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "5", 5n, null, undefined, {}]) {
    assert.equal(formatChips(odd), "");
  }
  for (const options of [null, 5, { unit: 5 }, { unit: "" }, { catalogue: null }]) {
    assert.equal(formatChips(1250, options), "1,250");
  }
});

test("what is unknown is described as nothing, and never throws", () => {
  for (const key of [undefined, null, 0, "newer", "toString", "__proto__", {}, [], Symbol("x")]) {
    for (const catalogue of [en, es]) {
      for (const name of [betName, betStateName, outcomeName, phaseName, reasonText, seatStateName]) {
        assert.equal(name(key, catalogue), "");
      }
      assert.equal(actionLabel({ type: key }, catalogue), "");
      assert.equal(actionLabel(key, catalogue), "");
      assert.equal(
        actionLabel({ type: "raise", min: key, sizes: key, to: key }, catalogue, key).slice(0, 2),
        catalogue === en ? "Ra" : "Su",
      );
      assert.notEqual(phaseName("flop", catalogue, key), "");
    }
  }
});
