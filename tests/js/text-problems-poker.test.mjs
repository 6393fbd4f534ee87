// The sentences of problems that the poker games give, read whole in both languages: with one and with many, names of
// fields uncut, and no code where words belong.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SevenCardStud, TexasHoldem } from "../../pkg/node.js";
import { describeProblem, en, es } from "../../pkg/text.js";
import { refused } from "./helpers/api.mjs";
import { recorded, written } from "./helpers/hand-histories.mjs";
import { go, holdem } from "./helpers/poker.mjs";

const { million, limit, stud } = recorded;

function says(problem, english, spanish) {
  assert.equal(describeProblem(problem, en), english);
  assert.equal(describeProblem(problem, es), spanish);
}

/** What a text is refused with, without the place. */
function refusal(text, english, spanish, Game = TexasHoldem) {
  const error = refused(() => Game.fromHandHistory(text), "badHandHistory");
  const [inEnglish, inSpanish] = [en, es].map((words) => describeProblem(error, words));
  const { line, column } = error.details;
  assert.equal(error.message, inEnglish);
  assert.equal(inEnglish, `Line ${line}, column ${column}: ${english}`);
  assert.equal(inSpanish, `Línea ${line}, columna ${column}: ${spanish}`);
}

const changed = (part, other, record = million) => {
  const text = written(record);
  assert.ok(text.includes(part), part);
  return text.replace(part, other);
};

test("one and many", () => {
  refusal(
    changed("antes = [500,500,500]", "antes = [500]"),
    "antes has 1 value for 3 players.",
    "antes tiene 1 valor para 3 jugadores.",
  );
  refusal(
    changed("antes = [500,500,500]", "antes = [500,500]"),
    "antes has 2 values for 3 players.",
    "antes tiene 2 valores para 3 jugadores.",
  );
  refusal(changed("[1125600,2000000,553500]", "[1125600]"), "1 player, not 2..10.", "1 jugador, no de 2 a 10.");
  refusal(
    changed("[1125600,2000000,553500]", JSON.stringify(Array(11).fill(9))),
    "11 players, not 2..10.",
    "11 jugadores, no de 2 a 10.",
  );
  refusal(changed("????", "KcKd9s"), "more than 2 cards.", "más de 2 cartas.");
  refusal(changed('"p4 f"', '"p4 f","d db 2c3c"', stud), "more than 1 card.", "más de 1 carta.", SevenCardStud);
  const many = written({ ...million, actions: Array(2001).fill("") });
  refusal(many, "more than 2000 actions.", "más de 2000 acciones.");
  says(
    { code: "notEnoughChips", details: { need: 1, have: 0 } },
    "There are not enough chips for this: 1 needed, 0 there.",
    "No hay suficientes fichas: se necesita 1, hay 0.",
  );
  says(
    { code: "notEnoughChips", details: { need: 20, have: 5 } },
    "There are not enough chips for this: 20 needed, 5 there.",
    "No hay suficientes fichas: se necesitan 20, hay 5.",
  );
});

test("names of fields are whole", () => {
  refusal(
    changed("blinds_or_straddles = [1000,2000,0]", "blinds_or_straddles = 7"),
    "blinds_or_straddles must be array, not number.",
    "blinds_or_straddles debe ser una lista, no un número.",
  );
  refusal(
    changed("blinds_or_straddles = [", "blinds_or_straddles = [1]\nblinds_or_straddles = ["),
    "blinds_or_straddles is there twice.",
    "blinds_or_straddles aparece dos veces.",
  );
  refusal(
    `${written(million)}finishing_stacks = { a = 1 }\n`,
    "finishing_stacks must be array, not table.",
    "finishing_stacks debe ser una lista, no una tabla.",
  );
  // But not without end.
  const error = refused(() => TexasHoldem.fromHandHistory(`${"k".repeat(9999)} = 1\n`.repeat(2)), "badHandHistory");
  assert.equal(error.details.key, "k".repeat(64));
});

test("what the rules refuse is said in words, with the amounts of the record", () => {
  refusal(
    changed("p3 cbr 7000", "p3 cbr 3000"),
    "the rules refuse this: the amount is below the minimum: 3000, at least 4000.",
    "las reglas lo rechazan: el monto está por debajo del mínimo: 3000, al menos 4000.",
  );
  refusal(
    changed("p1 cbr 23000", "p1 cbr 0.5e9"),
    "the rules refuse this: there are not enough chips for this: 499999000 needed, 1124100 there.",
    "las reglas lo rechazan: no hay suficientes fichas: se necesitan 499999000, hay 1124100.",
  );
  refusal(
    changed("p4 cbr 400000", "p4 cbr 500000", limit),
    "the rules refuse this: the amount is above the maximum: 500000, at most 400000.",
    "las reglas lo rechazan: el monto está por encima del máximo: 500000, como máximo 400000.",
  );
  refusal(
    changed('"p2 f"', '"p2 pb"'),
    "the rules refuse this: this is not allowed here.",
    "las reglas lo rechazan: esto no está permitido aquí.",
  );
});

test("what other people's records have and tables here do not: big blind antes, straddles, other blinds", () => {
  refusal(
    changed("antes = [500,500,500]", "antes = [0,2000,0]"),
    "at tables here all pay the same ante; an ante of the big blind alone, for one, cannot be played.",
    "en las mesas de aquí todos pagan el mismo ante; no se puede jugar, por ejemplo, con un ante solo de la ciega grande.",
  );
  refusal(
    changed("[1000,2000,0]", "[1000,2000,4000]"),
    "tables here have a small and a big blind, and no straddles or other blinds.",
    "las mesas de aquí tienen una ciega pequeña y una grande, sin straddles ni otras ciegas.",
  );
  refusal(
    changed("min_bet = 2000", "min_bet = 1000"),
    "at tables here the least bet is the big blind.",
    "en las mesas de aquí la apuesta mínima es la ciega grande.",
  );
});

test("other sentences of records", () => {
  refusal(
    changed('"NT"', '"FO/8"'),
    "FO/8 is another variant; this class plays NT | FT.",
    "FO/8 es otra variante; esta clase juega NT o FT.",
  );
  refusal(
    changed('"p2 f"', '"p4 f"'),
    "p4 is none of the players p1..p3.",
    "p4 no es ninguno de los jugadores p1..p3.",
  );
  refusal(
    changed("min_bet = 2000", "min_bet = nan"),
    "no amount of chips: nan (min_bet).",
    "no es un monto de fichas: nan (min_bet).",
  );
  refusal(
    changed("[1125600,2000000,553500]", "[9007199254740991,9007199254740991,553500]"),
    "no table has these settings: amounts could pass the largest number of chips.",
    "ninguna mesa tiene estos ajustes: los montos podrían superar el número máximo de fichas.",
  );
  refusal(
    `${written(million)}_tapete = { lowCardTie = "x", x = 1 }\n`,
    "no table has these settings (_tapete.x).",
    "ninguna mesa tiene estos ajustes (_tapete.x).",
  );
});

test("a short all-in is one in Spanish too", () => {
  const table = holdem([1000, 1000, 140], [50, 100]);
  go(table, "deal, 0 call, 1 call, 2 raise 140, 0 call");
  says(
    table.check({ type: "raise", to: 400, seat: 1 }),
    "The last all-in was too short to let this seat raise again.",
    "La última apuesta con todas las fichas fue demasiado corta para que este puesto vuelva a subir.",
  );
});
