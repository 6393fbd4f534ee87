// Words of Triple Shot and Pai Gow Poker: totals, houses, problems, and whole rounds as a page tells them.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { blackjackTotal, houseWay, PaiGowPoker, TripleShot } from "../../pkg/node.js";
import * as text from "../../pkg/text.js";

const { describeCite, describeProblem, describeTotal, en, es, houseName, houseRuleText } = text;

const any = { min: 1, max: 1000 };
const shot = { seats: 6, limits: { war: any, blackjack: any, poker: any, bonus: any }, bonusPays: [10, 1] };
const paiGow = { seats: 6, limits: any, houseWay: "trumpPlaza" };

test("Black Jack totals", () => {
  for (const [cards, english, spanish] of [
    ["As 6d", "soft 17", "17 blando"],
    ["Ts 7d", "17", "17"],
    ["As Kd", "blackjack", "blackjack"],
    ["Ts 6d 8c", "24, bust", "24, se pasó"],
    ["2c 2d 3h 3s 4c 5d", "six cards, 19", "seis cartas, 19"],
    ["7c 7d 7h", "21", "21"],
  ]) {
    const total = blackjackTotal(cards);
    assert.deepEqual([describeTotal(total, en), describeTotal(total, es)], [english, spanish], cards);
  }
  for (const nothing of [null, undefined, {}, 17, "17"]) assert.equal(describeTotal(nothing, en), "");
});

test("houses and their rules", () => {
  assert.deepEqual(
    ["foxwoods", "trumpPlaza", "ballys"].map((name) => houseName(name, es)),
    [...["Foxwoods", "Trump Plaza", "Bally's"]],
  );
  const { rule, cite } = houseWay("5c 6d 7h 8s 9c Qd Qh", "goldenNugget");
  assert.equal(houseRuleText(rule, en), "straight, flush or better");
  assert.equal(houseRuleText(rule, es), "escalera simple, color o una combinación mayor");
  assert.equal(describeCite(cite, en), "House practice: the hands are set as the Golden Nugget sets them.");
  assert.equal(describeCite(cite, es), "Práctica de la casa: las manos se colocan como en el Golden Nugget.");
  assert.deepEqual([houseName("caesars", en), houseRuleText("x", es), houseName(null, en)], ["", "", ""]);
});

// ── Every refusal that these games give ──

/** What is said of a refusal, in both languages. */
const said = (problem) => [en, es].map((catalogue) => describeProblem(problem, catalogue, { names: {} }));
const refusal = (call) => {
  try {
    call();
  } catch (error) {
    return said(error);
  }
  return assert.fail("accepted");
};

describe("problems of Triple Shot", () => {
  const table = new TripleShot({ ...shot, double: true });
  const bet = { seat: 0, war: 10, blackjack: 10, poker: 10 };
  const deal = (more, ...others) => ({ type: "deal", bets: [{ ...bet, ...more }, ...others] });
  const running = new TripleShot(shot);
  running.act({ ...deal({}, { ...bet, seat: 2 }), deck: "Tc 4c 9d 7c 8c 9h" });
  for (const [what, at, action, english, spanish] of [
    [
      ...["below the minimum", table, deal({ war: 0 })],
      "The amount is below the minimum for War: 0, at least 1; seat: 1.",
      "El monto está por debajo del mínimo para Guerra: 0, al menos 1; puesto: 1.",
    ],
    [
      ...["above the maximum", table, deal({ bonus: 1001 })],
      "The amount is above the maximum for the Bonus: 1001, at most 1000; seat: 1.",
      "El monto está por encima del máximo para el bonus: 1001, como máximo 1000; puesto: 1.",
    ],
    [
      ...["no such box", table, deal({ seat: 6 })],
      "There is no such seat: 7; seats at the table: 6.",
      "No existe ese puesto: 7; puestos de la mesa: 6.",
    ],
    [
      ...["a box twice", table, deal({}, bet)],
      "The same seat is named twice: 1.",
      "El mismo puesto aparece dos veces: 1.",
    ],
    [
      ...["nobody", table, { type: "deal", bets: [] }],
      "There are not enough players: at least 1.",
      "No hay suficientes jugadores: al menos 1.",
    ],
    [
      ...["a bet short", table, { type: "deal", bets: [{ seat: 0, war: 10, blackjack: 10 }] }],
      "Missing: action.bets[0].poker.",
      "Falta: action.bets[0].poker.",
    ],
    [
      ...["half a chip", table, deal({ war: 1.5 })],
      "Chips are whole numbers from 0 to 9007199254740991: action.bets[0].war, not 1.5.",
      "Las fichas son números enteros de 0 a 9007199254740991: action.bets[0].war, no 1.5.",
    ],
    [
      ...["a joker", table, { ...deal(), deck: "As Jk" }],
      "No joker here: index 3 of action.deck.",
      "Aquí no hay comodín: índice 3 de action.deck.",
    ],
    [
      ...["a cut of nothing", table, { ...deal(), cut: 0 }],
      "The deck cannot be cut there: 0, allowed 1 to 51.",
      "La baraja no se puede cortar ahí: 0, permitido de 1 a 51.",
    ],
    [...["before the deal", table, { type: "hit" }], "No hand is running.", "No hay ninguna partida en curso."],
    [...["during the hand", running, deal()], "Not during a hand.", "No durante una partida."],
    [
      ...["out of turn", running, { type: "hit", seat: 2 }],
      "It is not this seat's turn: 3; to act: 1.",
      "No es el turno de este puesto: 3; por actuar: 1.",
    ],
    [...["an empty box", running, { type: "hit", seat: 1 }], "The seat is empty: 2.", "El puesto está vacío: 2."],
    [
      ...["no pair of aces", running, { type: "split" }],
      "This is not allowed here: split.",
      "Esto no está permitido aquí: separar.",
    ],
    [
      ...["no doubling", running, { type: "double" }],
      "This is not allowed here: double.",
      "Esto no está permitido aquí: doblar.",
    ],
    [...["another game's", running, { type: "fold" }], "Unknown action: fold.", "Acción desconocida: fold."],
    [
      ...["late", running, { type: "hit", version: 0 }],
      "The table has changed since: it is at version 1, not 0.",
      "La mesa cambió desde entonces: está en la versión 1, no en la 0.",
    ],
  ]) {
    test(what, () => assert.deepEqual(said(at.check(action)), [english, spanish]));
  }

  test("no bonus, and settings", () => {
    const { bonus, ...three } = shot.limits;
    const plain = new TripleShot({ seats: 1, limits: three });
    assert.deepEqual(said(plain.check(deal({ bonus: 5 }))), [
      ...["This is not allowed here: the Bonus.", "Esto no está permitido aquí: el bonus."],
    ]);
    const [cite] = [en, es].map((catalogue) => describeCite(plain.check(deal({ bonus: 5 })).cite, catalogue));
    assert.equal(cite, "House practice: a Bonus is taken only at a table that says what it pays.");
    assert.deepEqual(
      refusal(() => new TripleShot({ seats: 1, limits: three, bonusPays: [10, 1] })),
      [
        "These settings do not fit together: config.bonusPays needs config.limits.bonus.",
        "Estos ajustes no concuerdan entre sí: config.bonusPays requiere config.limits.bonus.",
      ],
    );
    assert.deepEqual(
      refusal(() => new TripleShot({ ...shot, pokerPaytable: { tensOrBetter: [1, 1] } })),
      [
        "Unknown key: config.pokerPaytable has no tensOrBetter.",
        "Clave desconocida: config.pokerPaytable no tiene tensOrBetter.",
      ],
    );
    assert.deepEqual(
      refusal(() => new TripleShot({ ...shot, bonusPays: [1, 0] })),
      [
        "A ratio is two whole numbers, the second not 0: config.bonusPays.",
        "Una proporción son dos números enteros, el segundo distinto de 0: config.bonusPays.",
      ],
    );
    assert.deepEqual(
      refusal(() => new TripleShot({ ...shot, bonusPays: [2 ** 53 - 1, 1] })),
      [
        "Amounts could pass the largest number of chips: config.limits.",
        "Los montos podrían superar el número máximo de fichas: config.limits.",
      ],
    );
  });
});

describe("problems of Pai Gow Poker", () => {
  const table = new PaiGowPoker(paiGow);
  const running = new PaiGowPoker(paiGow);
  const packets = ["As Kd Qh 9c 7d 4s 2h", "Ac Ad Kc Jh 8d 5s 3h"].map((cards) => cards.split(" "));
  const rest =
    "2c 3c 4c 5c 6c 7c 8c Tc Jc Qc 2d 3d 4d 5d 6d 9d Td Jd Qd 4h 5h 6h 7h 8h 9h Th Kh Ah 2s 3s 6s 7s 8s 9s Ts Js".split(
      " ",
    );
  const deck = Array.from({ length: 49 }, (_, i) => packets[i % 7]?.[Math.floor(i / 7)] ?? rest.shift());
  running.act({
    type: "deal",
    bets: [
      { seat: 0, bet: 10 },
      { seat: 1, bet: 10 },
    ],
    deck,
    dice: [2, 2, 4],
  });
  const bets = [{ seat: 1, bet: 10 }];
  for (const [what, at, action, english, spanish] of [
    [
      ...["a foul", running, { type: "set", low: ["Ac", "Ad"] }],
      "The low hand, pair of aces, may not rank above the high hand, high card king, then jack, eight, five and three.",
      "La mano baja, un par de ases, no puede superar a la mano alta, cartas mayores: rey, jota, ocho, cinco y tres.",
    ],
    [
      ...["a card of another", running, { type: "set", low: ["Ac", "9c"] }],
      "This seat does not hold that card: 9c.",
      "Este puesto no tiene esa carta: 9c.",
    ],
    [
      ...["a card twice", running, { type: "set", low: ["Ac", "Ac"] }],
      "Twice the same card: Ac at index 1 of action.low, first at index 0.",
      "Carta repetida: Ac en el índice 1 de action.low, antes en el índice 0.",
    ],
    [
      ...["one card", running, { type: "set", low: ["Ac"] }],
      "Wrong number of cards in action.low: 1, not 2.",
      "Número de cartas equivocado en action.low: 1, no 2.",
    ],
    [
      ...["a clock of another", running, { type: "timeout", seat: 1 }],
      "It is not this seat's turn: 2; to act: 1.",
      "No es el turno de este puesto: 2; por actuar: 1.",
    ],
    [
      ...["a small bank", table, { type: "deal", bets, banker: 0, bank: 9 }],
      "The banker's chips do not cover the bets: 10 needed, 9 there.",
      "Las fichas del banquero no cubren las apuestas: se necesitan 10, hay 9.",
    ],
    [
      ...["a bank of nobody", table, { type: "deal", bets, bank: 10 }],
      "This is not allowed here: bank.",
      "Esto no está permitido aquí: bank.",
    ],
    [
      ...["a banker who bets", table, { type: "deal", bets, banker: 1, bank: 10 }],
      "The same seat is named twice: 2.",
      "El mismo puesto aparece dos veces: 2.",
    ],
    [
      ...["the dealer's bet", table, { type: "deal", bets, banker: 0, bank: 9000, dealerBet: 1001 }],
      "The amount is above the maximum: 1001, at most 1000.",
      "El monto está por encima del máximo: 1001, como máximo 1000.",
    ],
    [
      ...["a cut", table, { type: "deal", bets, cut: 20 }],
      "The deck cannot be cut there: 20, allowed 44 to 52. The article names no numbers; these are house practice.",
      "La baraja no se puede cortar ahí: 20, permitido de 44 a 52. El artículo no da números; estos son práctica de la casa.",
    ],
    [
      ...["a die", table, { type: "deal", bets, dice: [0, 1, 1] }],
      "Out of range: action.dice must be 1..6, not 0.",
      "Fuera de rango: action.dice debe ser de 1 a 6, no 0.",
    ],
  ]) {
    test(what, () => assert.deepEqual(said(at.check(action)), [english, spanish]));
  }

  test("settings", () => {
    assert.deepEqual(
      refusal(() => new PaiGowPoker({ ...paiGow, commission: [21, 20] })),
      [
        "These settings do not fit together: config.commission, not 21:20.",
        "Estos ajustes no concuerdan entre sí: config.commission, no 21:20.",
      ],
    );
  });
});
