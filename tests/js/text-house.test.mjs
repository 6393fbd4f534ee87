// Words of Triple Shot and Pai Gow Poker: totals, houses, problems, and whole rounds as a page tells them.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { blackjackTotal, houseWay, PaiGowPoker, TripleShot } from "../../pkg/node.js";
import * as text from "../../pkg/text.js";

const { describeCite, describeEvent, describeProblem, describeTotal, en, es, houseName, houseRuleText } = text;

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
      "The amount is above the maximum for the Bonus: 1,001, at most 1,000; seat: 1.",
      "El monto está por encima del máximo para el bonus: 1,001, como máximo 1,000; puesto: 1.",
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
    [
      ...["an empty box", running, { type: "hit", seat: 1 }],
      "This seat is not in play: 2.",
      "Este puesto no está en juego: 2.",
    ],
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
    [...["another game's", running, { type: "fold" }], "Unknown action: fold.", "Acción desconocida: retirarse."],
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
      "This is not allowed here: the banker's chips.",
      "Esto no está permitido aquí: las fichas del banquero.",
    ],
    [
      ...["a banker who bets", table, { type: "deal", bets, banker: 1, bank: 10 }],
      "The same seat is named twice: 2.",
      "El mismo puesto aparece dos veces: 2.",
    ],
    [
      ...["the dealer's bet", table, { type: "deal", bets, banker: 0, bank: 9000, dealerBet: 1001 }],
      "The amount is above the maximum for the dealer's own bet: 1,001, at most 1,000.",
      "El monto está por encima del máximo para la apuesta propia del dealer: 1,001, como máximo 1,000.",
    ],
    [
      ...["a cut", table, { type: "deal", bets, cut: 20 }],
      "The deck cannot be cut there: 20, allowed 44 to 52. The article names no numbers; these are house practice.",
      "El mazo no se puede cortar ahí: 20, permitido de 44 a 52. El artículo no da números; estos son práctica de la casa.",
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

// ── Whole rounds, as a page tells them ──

/** What is told of events but for what stands in `without`. */
const told = (events, catalogue, game, without) =>
  events
    .filter(({ type }) => !without.includes(type))
    .map((event) => describeEvent(event, catalogue, { game, names: { 2: "Rosa" } }));

describe("a round of Triple Shot", () => {
  const table = new TripleShot({ ...shot, double: true, maxPayout: 60 });
  const bets = [
    { seat: 0, war: 5, blackjack: 8, poker: 3, bonus: 2 },
    { seat: 1, war: 5, blackjack: 8, poker: 3, bonus: 2 },
    { seat: 2, war: 9, blackjack: 10, poker: 5 },
  ];
  const events = table.act({ type: "deal", bets, deck: "Tc Ac 9c 9d 7c Ad 2c 9h 2d Kc 3h" });
  for (const type of ["hit", "stand", "split", "timeout", "timeout"]) events.push(...table.act({ type }));

  test("in English", () => {
    assert.deepEqual(told(events, en, "tripleShot", ["betPlaced", "dealt", "shuffled"]), [
      "Hand 1 begins with seat 1, seat 2 and Rosa.",
      "Rosa loses 4, half of 9 rounded down, on War: equal cards.",
      "Seat 2 wins 5 on War (5, paid 1 to 1): the higher card.",
      "Seat 1 wins 5 on War (5, paid 1 to 1): the higher card.",
      "Black Jack begins.",
      "It is seat 1's turn.",
      "Seat 1 takes a card.",
      "Seat 1 stands.",
      "It is seat 2's turn.",
      "Seat 2 splits the pair for 8 more.",
      "It is Rosa's turn.",
      "Rosa is warned for not acting in time.",
      "Rosa does not act in time; by default: stand.",
      "Rosa stands automatically.",
      "The dealer shows nine of diamonds and nine of hearts.",
      "The dealer stands.",
      "Seat 1 wins 8 on Black Jack (8, paid 1 to 1): more points than the dealer.",
      "Seat 2 wins 8 on Black Jack (8, paid 1 to 1): more points than the dealer.",
      "Seat 2 loses 8 on Black Jack (second hand): fewer points than the dealer.",
      "Rosa loses 10 on Black Jack: fewer points than the dealer.",
      "Rosa shows nine of clubs, two of clubs, four of clubs, four of diamonds, four of hearts and four of spades: four of a kind, fours, nine kicker.",
      "Rosa wins 31 on Six-card Poker (5, paid 15 to 1): four of a kind; the maximum payout cut the prize of 75.",
      "Seat 2 shows ace of clubs, king of clubs, ace of diamonds, three of hearts, three of diamonds and three of spades: full house, threes full of aces.",
      "Seat 2 wins 9 on Six-card Poker (3, paid 7 to 1): full house; the maximum payout cut the prize of 21.",
      "Seat 2 wins 7 on the Bonus (2, paid 10 to 1): neither War nor Black Jack was lost, and Six-card Poker won; the maximum payout cut the prize of 20.",
      "Seat 1 shows ten of clubs, seven of clubs, two of diamonds, two of hearts, two of spades and three of clubs: three of a kind, twos, kickers ten and seven.",
      "Seat 1 wins 4 on Six-card Poker (3, paid 3 to 1): three of a kind; the maximum payout cut the prize of 9.",
      "Seat 1 wins 8 on the Bonus (2, paid 10 to 1): neither War nor Black Jack was lost, and Six-card Poker won; the maximum payout cut the prize of 20.",
      "The hand is over.",
      "The hand is settled: seat 1 wins 25, seat 2 wins 21 and Rosa wins 17; prizes are multiplied by 12/29 to keep the maximum payout of 60.",
    ]);
  });

  test("in Spanish", () => {
    assert.deepEqual(told(events, es, "tripleShot", ["betPlaced", "dealt", "shuffled", "turn", "shown", "paid"]), [
      "Empieza la partida 1 con el puesto 1, el puesto 2 y Rosa.",
      "Empieza el Black Jack.",
      "El puesto 1 pide carta.",
      "El puesto 1 se planta.",
      "El puesto 2 separa el par con 8 más.",
      "Se llama la atención a Rosa por no actuar a tiempo.",
      "Rosa no actúa a tiempo; por defecto: plantarse.",
      "Rosa se planta automáticamente.",
      "El dealer se planta.",
      "La partida ha terminado.",
      "Liquidación de la partida: el puesto 1 gana 25, el puesto 2 gana 21 y Rosa gana 17; los premios se multiplican por 12/29 para respetar el pago máximo de 60.",
    ]);
    const paid = events.filter(({ type }) => type === "paid");
    assert.deepEqual(
      told(
        [0, 1, 3, 5, 6, 9].map((i) => paid[i]),
        es,
        "tripleShot",
        [],
      ),
      [
        "Rosa pierde 4, la mitad de 9 redondeada hacia abajo, en Guerra: empate.",
        "El puesto 2 gana 5 en Guerra (5, pago de 1 a 1): la carta mayor.",
        "El puesto 1 gana 8 en Black Jack (8, pago de 1 a 1): más puntos que el dealer.",
        "El puesto 2 pierde 8 en Black Jack (segunda mano): menos puntos que el dealer.",
        "Rosa pierde 10 en Black Jack: menos puntos que el dealer.",
        "El puesto 2 gana 7 en el bonus (2, pago de 10 a 1): no se perdió en Guerra ni en Black Jack, y se ganó en Póker de seis cartas; el pago máximo recortó el premio de 20.",
      ],
    );
  });
});

describe("a round of Pai Gow Poker in which a player banks", () => {
  const table = new PaiGowPoker({ ...paiGow, houseWay: "foxwoods", foul: "lose", commissionOn: "both", seed: "b" });
  const bets = [
    { seat: 0, bet: 40 },
    { seat: 2, bet: 20 },
  ];
  const events = table.act({ type: "deal", bets, banker: 1, bank: 100, dealerBet: 10 });
  for (const action of [{ type: "houseWay", seat: 2 }, { type: "timeout" }, { type: "timeout" }]) {
    events.push(...table.act(action));
  }
  const own = table.view(1).seats[1].hands[0].cards.map(({ card }) => card);
  events.push(...table.act({ type: "set", low: own.slice(0, 2) }));

  test("in English", () => {
    assert.deepEqual(told(events, en, "paiGowPoker", ["dealt", "shown"]), [
      "Hand 1 begins with seat 1, seat 2 and Rosa; seat 2 is the banker.",
      "The cards are shuffled from the seed.",
      "The deck is cut after card 48.",
      "Seat 1 puts 40 on the main bet.",
      "Seat 2 banks and covers all bets: 70.",
      "Rosa puts 20 on the main bet.",
      "The dealer puts 10 on the main bet.",
      "The dice show 2, 6 and 4; the first hand goes to seat 6.",
      "The hands are set now.",
      "Rosa sets the hands the house way.",
      "Seat 1 is warned for not acting in time.",
      "Seat 1 does not act in time; by default: house way.",
      "Seat 1 sets the hands the house way automatically.",
      "Seat 2 sets the hands.",
      "The dealer sets the hands the house way.",
      "Seat 1 wins 38 on the main bet (40, paid 1 to 1): both hands win; commission: 2.",
      "Seat 2 loses 40 on the main bet: both hands lose.",
      "Rosa wins 19 on the main bet (20, paid 1 to 1): both hands win; commission: 1.",
      "Seat 2 loses 20 on the main bet: both hands lose.",
      "The dealer gets 10 back on the main bet: one hand each.",
      "Seat 2 gets 10 back on the main bet: one hand each.",
      "The hand is over.",
      "The hand is settled: seat 1 wins 38, seat 2 loses 60 and Rosa wins 19.",
    ]);
  });

  test("in Spanish", () => {
    assert.deepEqual(told(events, es, "paiGowPoker", ["dealt", "shown"]), [
      "Empieza la partida 1 con el puesto 1, el puesto 2 y Rosa; hace de banquero el puesto 2.",
      "Se barajan las cartas a partir de la semilla.",
      "Se corta el mazo tras la carta 48.",
      "El puesto 1 coloca 40 en la apuesta principal.",
      "El puesto 2 hace de banquero y cubre todas las apuestas: 70.",
      "Rosa coloca 20 en la apuesta principal.",
      "El dealer coloca 10 en la apuesta principal.",
      "Los dados marcan 2, 6 y 4; la primera mano es para el puesto 6.",
      "Se colocan las manos.",
      "Rosa coloca sus manos a la manera de la casa.",
      "Se llama la atención al puesto 1 por no actuar a tiempo.",
      "El puesto 1 no actúa a tiempo; por defecto: manera de la casa.",
      "El puesto 1 coloca sus manos a la manera de la casa automáticamente.",
      "El puesto 2 coloca sus manos.",
      "El dealer coloca sus manos a la manera de la casa.",
      "El puesto 1 gana 38 en la apuesta principal (40, pago de 1 a 1): ganan las dos manos; comisión: 2.",
      "El puesto 2 pierde 40 en la apuesta principal: pierden las dos manos.",
      "Rosa gana 19 en la apuesta principal (20, pago de 1 a 1): ganan las dos manos; comisión: 1.",
      "El puesto 2 pierde 20 en la apuesta principal: pierden las dos manos.",
      "El dealer recupera 10 en la apuesta principal: una mano para cada uno.",
      "El puesto 2 recupera 10 en la apuesta principal: una mano para cada uno.",
      "La partida ha terminado.",
      "Liquidación de la partida: el puesto 1 gana 38, el puesto 2 pierde 60 y Rosa gana 19.",
    ]);
  });

  test("hands are told with both their parts", () => {
    const [shown] = events.filter(({ type }) => type === "shown");
    assert.deepEqual(told([shown], es, "paiGowPoker", []), [
      "El puesto 2 muestra nueve de diamantes, dos de tréboles, as de picas, siete de corazones, siete de picas, reina de diamantes y diez de tréboles; mano alta: un par de sietes, con un as, una reina y un diez; mano baja: cartas mayores: nueve y dos.",
    ]);
  });
});
