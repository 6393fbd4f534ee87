// Words for what happens at a table, in both languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LetItRide } from "../../pkg/node.js";
import { describeEvent, en, es } from "../../pkg/text.js";

const say = (event, english, spanish, options) => {
  const logged = { n: 0, hand: 3, ...event };
  assert.equal(describeEvent(logged, en, options), english);
  assert.equal(describeEvent(logged, es, options), spanish);
};

const names = { 1: "Ana", 2: "Irene" };
const stud = { game: "sevenCardStud" };
const rank = (category, ...ranks) => ({ value: 0, category, ranks, cards: [], unused: [], joker: null });

test("a hand begins, with whoever plays, has the button, banks", () => {
  const event = { type: "handStarted", seats: [0], button: null, banker: null };
  say(event, "Hand 3 begins with seat 1.", "Empieza la partida 3 con el puesto 1.");
  say(
    { ...event, seats: [0, 1, 2], button: 1 },
    "Hand 3 begins with seat 1, Ana and Irene; Ana has the button.",
    "Empieza la partida 3 con el puesto 1, Ana e Irene; tiene el botón Ana.",
    { names },
  );
  say(
    { ...event, seats: [0, 3], button: 3 },
    "Hand 3 begins with seat 1 and seat 4; seat 4 has the button.",
    "Empieza la partida 3 con el puesto 1 y el puesto 4; tiene el Botón dealer el puesto 4.",
    { game: "texasHoldem" },
  );
  say(
    { ...event, seats: [0, 4], banker: "dealer" },
    "Hand 3 begins with seat 1 and seat 5; the dealer is the banker.",
    "Empieza la partida 3 con el puesto 1 y el puesto 5; hace de banquero el dealer.",
  );
});

test("the deck: shuffled, cut, dice, the button drawn", () => {
  say({ type: "shuffled", by: "system" }, "The cards are shuffled.", "Se barajan las cartas.");
  say(
    { type: "shuffled", by: "seed", commitment: "ab12" },
    "The cards are shuffled from the seed (commitment ab12).",
    "Se barajan las cartas a partir de la semilla (compromiso ab12).",
  );
  say(
    { type: "shuffled", by: "deck" },
    "The cards are laid out as given, without a shuffle.",
    "Las cartas se colocan en el orden indicado, sin barajar.",
  );
  say({ type: "shuffled", by: "system" }, "The cards are shuffled.", "Se barajan los naipes.", stud);
  say({ type: "cut", at: 26 }, "The deck is cut after card 26.", "Se corta la baraja tras la carta 26.");
  say({ type: "cut", at: 26 }, "The deck is cut after card 26.", "Se corta la baraja tras el naipe 26.", stud);
  say(
    { type: "dice", dice: [3, 4, 6], first: 2 },
    "The dice show 3, 4 and 6; the first hand goes to seat 3.",
    "Los dados marcan 3, 4 y 6; la primera mano es para el puesto 3.",
  );
  const cards = [
    { seat: 0, card: "Ks" },
    { seat: 1, card: "2c" },
  ];
  say(
    { type: "buttonDrawn", cards, button: 0 },
    "Drawn for the button: king of spades for seat 1 and two of clubs for Ana; seat 1 has it.",
    "Sorteo del botón: rey de picas para el puesto 1 y dos de tréboles para Ana; lo tiene el puesto 1.",
    { names },
  );
  // As hold'em's article 9 calls it, which the event cites.
  say(
    { type: "buttonDrawn", cards, button: 0, cite: { regulation: "holdem-2006", article: "9" } },
    "Drawn for the button: king of spades for seat 1 and two of clubs for seat 2; seat 1 has it.",
    "Sorteo del Botón dealer: rey de picas para el puesto 1 y dos de tréboles para el puesto 2; lo tiene el puesto 1.",
  );
});

test("forced bets and bets on the layout", () => {
  const post = (kind, allIn = false) => ({ type: "posted", seat: 0, kind, amount: 1000, to: 1000, allIn });
  say(post("ante"), "Seat 1 posts the ante of 1,000.", "El puesto 1 coloca el ante de 1,000.");
  say(post("ante"), "Seat 1 posts the ante of 1,000.", "El puesto 1 coloca el enganche de 1,000.", stud);
  say(post("smallBlind"), "Seat 1 posts the small blind of 1,000.", "El puesto 1 coloca la ciega pequeña de 1,000.");
  say(
    post("bigBlind", true),
    "Seat 1 posts the big blind of $1,000, all-in.",
    "El puesto 1 coloca la ciega grande de $1,000, con todas sus fichas.",
    { unit: "$" },
  );
  say(post("dead"), "Seat 1 posts 1,000 dead.", "El puesto 1 coloca 1,000 de ciega muerta.");
  say(
    { type: "betPlaced", seat: 1, bet: "bet1", amount: 10 },
    "Ana puts 10 on Bet 1.",
    "Ana coloca 10 en la Apuesta Nº 1.",
    { names },
  );
  say(
    { type: "betPlaced", seat: "dealer", bet: "main", amount: 10 },
    "The dealer puts 10 on the main bet.",
    "El dealer coloca 10 en la apuesta principal.",
  );
});

test("cards, seen and hidden", () => {
  const dealt = (to, card, up, box = 0) => ({ type: "dealt", to, box, card, up });
  say(
    dealt(0, "As", true),
    "Seat 1 gets the ace of spades face up.",
    "El puesto 1 recibe una carta abierta: as de picas.",
  );
  say(
    dealt(0, "As", false),
    "Seat 1 gets the ace of spades face down.",
    "El puesto 1 recibe una carta cubierta: as de picas.",
  );
  say(dealt(0, null, false), "Seat 1 gets a hidden card.", "El puesto 1 recibe una carta cubierta.");
  say(dealt("dealer", null, false), "The dealer gets a hidden card.", "El dealer recibe una carta cubierta.");
  say(
    dealt(0, "Td", true, 1),
    "Seat 1 gets the ten of diamonds face up (second hand).",
    "El puesto 1 recibe una carta abierta: diez de diamantes (segunda mano).",
  );
  say(
    dealt("board", "Qh", true),
    "A community card is turned up: queen of hearts.",
    "Se muestra una carta comunitaria: reina de corazones.",
  );
  say(dealt("burn", null, false), "A card is burned, hidden.", "Se quema una carta, cubierta.");
  say(dealt("leftOver", null, false), "A card is left over, hidden.", "Sobra una carta, cubierta.");
  // Stud's own words, also without the option where the event cites its regulation.
  const cite = { regulation: "stud-1999", article: "8" };
  say(
    { ...dealt(0, null, false), cite },
    "Seat 1 gets a hidden card.",
    "El puesto 1 recibe un naipe con la cara oculta.",
  );
  say(
    { ...dealt(0, "As", true), cite },
    "Seat 1 gets the ace of spades face up.",
    "El puesto 1 recibe un naipe con la cara expuesta: as de picas.",
  );
  say(
    { ...dealt("common", "2c", true), cite },
    "A card for all is turned up: two of clubs.",
    "Se expone un naipe común para todos: dos de tréboles.",
  );
});

test("phases", () => {
  const phase = (name, english, spanish, options) => say({ type: "phase", phase: name }, english, spanish, options);
  phase("waiting", "The table waits for the next hand.", "La mesa espera la próxima partida.");
  phase("settled", "The hand is over.", "La partida ha terminado.");
  phase("thirdStreet", "Third street begins.", "Empieza la ronda del tercer naipe.");
  phase("seventhStreet", "Seventh street begins.", "Empieza la ronda del séptimo naipe.");
  phase("preflop", "The betting before the flop begins.", "Empiezan las apuestas antes del flop.");
  phase("river", "The river is on the table.", "El river está en la mesa.");
  phase("showdown", "The showdown begins.", "Empieza la muestra de cartas.");
  phase("showdown", "The showdown begins.", "Empieza la muestra de naipes.", stud);
  phase("bet1", "Bet 1 is decided now.", "Se decide la Apuesta Nº 1.");
  phase("blackjack", "Black Jack begins.", "Empieza el Black Jack.");
  phase("setting", "The hands are set now.", "Se colocan las manos.");
});

test("turns, warnings, time", () => {
  say({ type: "turn", seat: 0, box: 0 }, "It is seat 1's turn.", "Es el turno del puesto 1.");
  say({ type: "turn", seat: 1, box: 1 }, "It is Ana's turn (second hand).", "Es el turno de Ana (segunda mano).", {
    names,
  });
  say(
    { type: "warned", seat: 0 },
    "Seat 1 is warned for not acting in time.",
    "Se llama la atención al puesto 1 por no actuar a tiempo.",
  );
  say(
    { type: "warned", seat: 1 },
    "Ana is warned for not acting in time.",
    "Se llama la atención a Ana por no actuar a tiempo.",
    { names: [undefined, "Ana"] },
  );
  const late = (action, english, spanish) =>
    say(
      { type: "timedOut", seat: 0, default: action },
      `Seat 1 does not act in time; by default: ${english}.`,
      `El puesto 1 no actúa a tiempo; por defecto: ${spanish}.`,
    );
  late("fold", "fold", "retirarse");
  late("keep", "keep the bet", "mantener la apuesta");
  late("houseWay", "house way", "manera de la casa");
  say(
    { type: "timedOut", seat: 0, default: "bringIn" },
    "Seat 1 does not act in time; by default: bring in.",
    "El puesto 1 no actúa a tiempo; por defecto: apuesta obligatoria.",
    stud,
  );
});

test("actions", () => {
  const acted = (event, english, spanish, options) =>
    say({ type: "acted", seat: 0, ...event }, english, spanish, options);
  acted({ action: "fold" }, "Seat 1 folds.", "El puesto 1 se retira.");
  acted({ action: "fold", auto: true }, "Seat 1 folds automatically.", "El puesto 1 se retira automáticamente.");
  acted({ action: "check" }, "Seat 1 checks.", "El puesto 1 pasa.");
  acted({ action: "call", amount: 40, to: 60, allIn: false }, "Seat 1 calls 40.", "El puesto 1 iguala con 40.");
  acted({ action: "bet", amount: 40, to: 40 }, "Seat 1 bets 40.", "El puesto 1 apuesta 40.");
  acted(
    { action: "raise", amount: 150, to: 200, allIn: true },
    "Seat 1 raises to 200, all-in.",
    "El puesto 1 sube a 200, con todas sus fichas.",
  );
  acted({ action: "bringIn", amount: 5, to: 5 }, "Seat 1 brings in for 5.", "El puesto 1 abre con 5.");
  acted({ action: "complete", amount: 5, to: 10 }, "Seat 1 completes to 10.", "El puesto 1 completa hasta 10.");
  // In stud a bet is covered and incremented, as article 9 has it, and the lowest card's is an obligation.
  acted({ action: "call", amount: 4 }, "Seat 1 calls 4.", "El puesto 1 cubre la apuesta con 4.", stud);
  acted({ action: "raise", to: 8 }, "Seat 1 raises to 8.", "El puesto 1 incrementa la apuesta a 8.", stud);
  acted(
    { action: "bringIn", amount: 2, to: 2, auto: true },
    "Seat 1 brings in for 2 automatically.",
    "El puesto 1 efectúa la apuesta obligatoria de 2 automáticamente.",
    stud,
  );
  acted(
    { action: "complete", amount: 4, to: 4, allIn: true },
    "Seat 1 completes to 4, all-in.",
    "El puesto 1 completa la apuesta hasta 4, con todas sus fichas.",
    stud,
  );
  acted({ action: "keep", bet: "bet1", amount: 10 }, "Seat 1 keeps Bet 1.", "El puesto 1 mantiene la Apuesta Nº 1.");
  acted(
    { action: "withdraw", bet: "bet2", amount: 10 },
    "Seat 1 withdraws Bet 2 and takes back 10.",
    "El puesto 1 retira la Apuesta Nº 2 y recupera 10.",
  );
  acted(
    { action: "withdraw", bet: "bet1", amount: 10, auto: true },
    "Seat 1 withdraws Bet 1 automatically and takes back 10.",
    "El puesto 1 retira la Apuesta Nº 1 automáticamente y recupera 10.",
  );
  acted({ seat: "dealer", action: "hit" }, "The dealer takes a card.", "El dealer pide carta.");
  acted({ seat: "dealer", action: "stand" }, "Rosa stands.", "Rosa se planta.", { names: { dealer: "Rosa" } });
  acted(
    { action: "split", amount: 10, box: 0 },
    "Seat 1 splits the pair for 10 more.",
    "El puesto 1 separa el par con 10 más.",
  );
  acted(
    { action: "double", amount: 10 },
    "Seat 1 doubles the bet for 10 more.",
    "El puesto 1 dobla la apuesta con 10 más.",
  );
  acted({ action: "set" }, "Seat 1 sets the hands.", "El puesto 1 coloca sus manos.");
  acted(
    { action: "houseWay" },
    "Seat 1 sets the hands the house way.",
    "El puesto 1 coloca sus manos a la manera de la casa.",
  );
  acted({ action: "show" }, "Seat 1 shows the hand.", "El puesto 1 muestra su mano.");
  acted({ action: "show" }, "Seat 1 shows the hand.", "El puesto 1 muestra sus naipes.", stud);
  acted({ action: "muck" }, "Seat 1 mucks the hand.", "El puesto 1 deja su mano sin mostrarla.");
  // As the name is written, also where a sentence begins.
  acted({ seat: 1, action: "fold" }, "ana_1 folds.", "ana_1 se retira.", { names: { 1: "ana_1" } });
});

test("hands shown, hands not shown", () => {
  const shown = { type: "shown", at: 0, box: 0, cards: ["Tc", "Td", "2c"] };
  say(
    shown,
    "Seat 1 shows ten of clubs, ten of diamonds and two of clubs.",
    "El puesto 1 muestra diez de tréboles, diez de diamantes y dos de tréboles.",
  );
  say(
    { ...shown, rank: rank("straight", "T"), cite: { regulation: "letitride-1999", article: "9.h" } },
    "Seat 1 shows ten of clubs, ten of diamonds and two of clubs: straight, ten high.",
    "El puesto 1 muestra diez de tréboles, diez de diamantes y dos de tréboles: escalera simple al diez.",
  );
  say(
    { ...shown, at: "dealer", cards: ["As", "Kd"], rank: rank("fullHouse", "K", "4"), low: rank("onePair", "9") },
    "The dealer shows ace of spades and king of diamonds; high hand: full house, kings full of fours; low hand: pair of nines.",
    "El dealer muestra as de picas y rey de diamantes; mano alta: full de reyes y cuatros; mano baja: un par de nueves.",
  );
  say({ type: "mucked", seat: 0 }, "Seat 1 does not show the hand.", "El puesto 1 no muestra su mano.");
  say({ type: "mucked", seat: 0 }, "Seat 1 does not show the hand.", "El puesto 1 no muestra sus naipes.", stud);
});

test("chips that go back, pots", () => {
  say(
    { type: "refunded", seat: 0, amount: 60 },
    "Seat 1 takes back 60 that nobody called.",
    "El puesto 1 recupera 60 que nadie igualó.",
  );
  say(
    { type: "refunded", seat: 0, amount: 60 },
    "Seat 1 takes back 60 that nobody called.",
    "El puesto 1 recupera 60 que nadie cubrió.",
    stud,
  );
  const awarded = { type: "awarded", pot: 0, seat: 0, amount: 34, oddChips: 1 };
  say(
    awarded,
    "Seat 1 wins 34 from the main pot (odd chips: 1).",
    "El puesto 1 gana 34 del pozo principal (fichas sobrantes: 1).",
  );
  say(
    { ...awarded, pot: 2, oddChips: 0 },
    "Seat 1 wins 34 from side pot 2.",
    "El puesto 1 gana 34 del pozo secundario 2.",
  );
});

test("bets paid: which, how it ended, the ratio, the amounts, why", () => {
  const base = { bet: "bet1", box: 0, stake: 10, ratio: null, prize: 0, pays: 0, commission: 0, returned: 0 };
  const paid = (line, english, spanish, options) =>
    say({ type: "paid", seat: 0, line: { ...base, ...line } }, english, spanish, options);
  const won = { outcome: "win", ratio: [3, 1], prize: 30, pays: 30, returned: 40, reason: "threeOfAKind" };
  paid(
    won,
    "Seat 1 wins 30 on Bet 1 (10, paid 3 to 1): three of a kind.",
    "El puesto 1 gana 30 en la Apuesta Nº 1 (10, pago de 3 a 1): trío.",
  );
  paid(
    { ...won, ratio: [1000, 1], prize: 10000, pays: 6666, returned: 6676, reason: "royalFlush" },
    "Seat 1 wins 6,666 on Bet 1 (10, paid 1,000 to 1): royal flush; the maximum payout cut the prize of 10,000.",
    "El puesto 1 gana 6,666 en la Apuesta Nº 1 (10, pago de 1,000 a 1): escalera real de color; el pago máximo recortó el premio de 10,000.",
  );
  paid(
    { ...won, bet: "main", stake: 100, ratio: [1, 1], prize: 100, pays: 95, commission: 5, reason: "newer" },
    "Seat 1 wins 95 on the main bet (100, paid 1 to 1); commission: 5.",
    "El puesto 1 gana 95 en la apuesta principal (100, pago de 1 a 1); comisión: 5.",
  );
  paid(
    { outcome: "lose", reason: "pairBelowTens" },
    "Seat 1 loses 10 on Bet 1: a pair below tens.",
    "El puesto 1 pierde 10 en la Apuesta Nº 1: un par menor que el de 10.",
  );
  paid(
    { outcome: "push", bet: "blackjack", box: 1, returned: 10, reason: "newer" },
    "Seat 1 gets 10 back on Black Jack (second hand).",
    "El puesto 1 recupera 10 en Black Jack (segunda mano).",
  );
  paid(
    { outcome: "halfLost", bet: "war", stake: 5, returned: 3, reason: "newer" },
    "Seat 1 loses 2, half of 5 rounded down, on War.",
    "El puesto 1 pierde 2, la mitad de 5 redondeada hacia abajo, en Guerra.",
  );
  paid(
    { outcome: "withdrawn", returned: 10, reason: "withdrawn" },
    "Seat 1 has 10 back from Bet 1: withdrawn.",
    "El puesto 1 ya recuperó 10 en la Apuesta Nº 1: apuesta retirada.",
  );
  paid(
    { outcome: "void", bet: "bonus", returned: 10, reason: "void" },
    "Seat 1 gets 10 back on the Bonus: the hand is void.",
    "El puesto 1 recupera 10 en el bonus: partida anulada.",
  );
});

test("settled: the nets, and the limit where it was passed", () => {
  const seats = [
    { seat: 0, net: 1030 },
    { seat: 1, net: -10 },
    { seat: 2, net: 0 },
  ];
  say(
    { type: "settled", settlement: { seats, house: -1020, limit: null } },
    "The hand is settled: seat 1 wins 1,030, Ana loses 10 and Irene breaks even.",
    "Liquidación de la partida: el puesto 1 gana 1,030, Ana pierde 10 e Irene no gana ni pierde.",
    { names },
  );
  const limit = { limit: 1000, sum: 900, factor: [1, 1], paid: 900 };
  const [first] = seats;
  const settled = (limits) => ({ type: "settled", settlement: { seats: [first], limit: limits, house: -1030 } });
  say(settled(limit), "The hand is settled: seat 1 wins 1,030.", "Liquidación de la partida: el puesto 1 gana 1,030.");
  say(
    settled({ ...limit, sum: 1500, factor: [2, 3], paid: 1000 }),
    "The hand is settled: seat 1 wins 1,030; prizes are multiplied by 2/3 to keep the maximum payout of 1,000.",
    "Liquidación de la partida: el puesto 1 gana 1,030; los premios se multiplican por 2/3 para respetar el pago máximo de 1,000.",
  );
});

test("void hands", () => {
  const returned = [
    { seat: 0, amount: 30 },
    { seat: 1, amount: 15 },
  ];
  say(
    { type: "voided", reason: "falla", returned },
    "The hand is void (falla): seat 1 gets 30 back and seat 2 gets 15 back.",
    "La partida queda anulada (falla): el puesto 1 recupera 30 y el puesto 2 recupera 15.",
  );
  say({ type: "voided", reason: null, returned: [] }, "The hand is void.", "La partida queda anulada.");
  // Text from outside is text, whatever stands in it.
  say(
    { type: "voided", reason: "{seat} [$1]", returned: [] },
    "The hand is void ({seat} [$1]).",
    "La partida queda anulada ({seat} [$1]).",
  );
});

test("chairs", () => {
  const chair = (type, english, spanish) => say({ type, seat: 0, stack: 500 }, english, spanish);
  chair("sat", "Seat 1 sits down with 500.", "El puesto 1 se sienta con 500.");
  chair("left", "Seat 1 leaves with 500.", "El puesto 1 deja la mesa con 500.");
  chair("chipsAdded", "Seat 1 adds chips and now has 500.", "El puesto 1 agrega fichas y ahora tiene 500.");
  chair("satOut", "Seat 1 sits out from the next hand on.", "El puesto 1 se ausenta desde la próxima partida.");
  chair("satIn", "Seat 1 is back at the table.", "El puesto 1 vuelve a la mesa.");
  chair("busted", "Seat 1 has no chips left.", "El puesto 1 se queda sin fichas.");
});

test("a hand of Let It Ride, told from end to end", () => {
  const table = new LetItRide({ seats: 2, limits: { min: 5, max: 100 }, maxPayout: 20 });
  table.act({ type: "deal", bets: [{ seat: 1, bet: 10 }], deck: "Tc 4d 2h 9s Td 3s 8c", cut: undefined });
  table.act({ type: "keep" });
  table.act({ type: "timeout" });
  table.act({ type: "timeout" });
  const told = (catalogue, options) =>
    table.events({ seat: 1 }).map((event) => describeEvent(event, catalogue, options));
  assert.deepEqual(told(en), [
    "Hand 1 begins with seat 2.",
    "The cards are laid out as given, without a shuffle.",
    "Seat 2 puts 10 on Bet 1.",
    "Seat 2 puts 10 on Bet 2.",
    "Seat 2 puts 10 on Bet 3.",
    "Seat 2 gets the ten of clubs face down.",
    "Seat 2 gets the four of diamonds face down.",
    "Seat 2 gets the two of hearts face down.",
    "Bet 1 is decided now.",
    "It is seat 2's turn.",
    "Seat 2 keeps Bet 1.",
    "A card is burned, hidden.",
    "A community card is turned up: ten of diamonds.",
    "Bet 2 is decided now.",
    "It is seat 2's turn.",
    "Seat 2 is warned for not acting in time.",
    "Seat 2 does not act in time; by default: keep the bet.",
    "Seat 2 keeps Bet 2 automatically.",
    "A card is burned, hidden.",
    "A community card is turned up: eight of clubs.",
    "Seat 2 shows ten of clubs, four of diamonds and two of hearts: pair of tens, kickers eight, four and two.",
    "Seat 2 wins 7 on Bet 1 (10, paid 1 to 1): a pair of tens or better; the maximum payout cut the prize of 10.",
    "Seat 2 wins 7 on Bet 2 (10, paid 1 to 1): a pair of tens or better; the maximum payout cut the prize of 10.",
    "Seat 2 wins 6 on Bet 3 (10, paid 1 to 1): a pair of tens or better; the maximum payout cut the prize of 10.",
    "The hand is over.",
    "The hand is settled: seat 2 wins 20; prizes are multiplied by 2/3 to keep the maximum payout of 20.",
  ]);
  assert.deepEqual(told(es, { names: { 1: "Ana" } }).slice(-7, -2), [
    "Se muestra una carta comunitaria: ocho de tréboles.",
    "Ana muestra diez de tréboles, cuatro de diamantes y dos de corazones: un par de dieces, con un ocho, un cuatro y un dos.",
    "Ana gana 7 en la Apuesta Nº 1 (10, pago de 1 a 1): un par de 10 o un par mayor; el pago máximo recortó el premio de 10.",
    "Ana gana 7 en la Apuesta Nº 2 (10, pago de 1 a 1): un par de 10 o un par mayor; el pago máximo recortó el premio de 10.",
    "Ana gana 6 en la Apuesta Nº 3 (10, pago de 1 a 1): un par de 10 o un par mayor; el pago máximo recortó el premio de 10.",
  ]);
  table.free();
});

test("what is unknown or not whole is described as nothing, and never throws", () => {
  const traps = {
    get: () => assert.fail("read"),
    getOwnPropertyDescriptor: () => {
      throw new Error("no");
    },
  };
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  const odd = [undefined, null, 0, "fold", [], {}, new Proxy({}, traps), Symbol("x"), 5n, proxy];
  const types = Object.keys(en.events);
  for (const catalogue of [en, es]) {
    for (const value of odd) {
      assert.equal(describeEvent(value, catalogue), "");
      assert.equal(describeEvent({ type: value }, catalogue), "");
      for (const type of types) {
        const keys = [
          "seat",
          "seats",
          "to",
          "card",
          "cards",
          "line",
          "settlement",
          "returned",
          "dice",
          "rank",
          "amount",
        ];
        const event = Object.fromEntries(keys.map((key) => [key, value]));
        assert.doesNotMatch(describeEvent({ type, ...event }, catalogue, value), /undefined|NaN|[{}[\]]| {2}/);
        const line = { stake: value, pays: value, ratio: value, outcome: "win", prize: 5n, commission: Symbol("x") };
        assert.equal(describeEvent({ type: "paid", seat: 0, line }, catalogue, { names: value }), "");
        const settlement = { seats: [{ seat: 0, net: value }, value], limit: { factor: value } };
        assert.equal(typeof describeEvent({ type: "settled", settlement }, catalogue), "string");
      }
    }
    for (const type of ["newer", "toString", "__proto__"])
      assert.equal(describeEvent({ type, seat: 0 }, catalogue), "");
    for (const action of ["newer", "toString"]) {
      assert.equal(describeEvent({ type: "acted", seat: 0, action }, catalogue), "");
    }
    for (const seat of [-1, 1.5, "1", "house"]) assert.equal(describeEvent({ type: "mucked", seat }, catalogue), "");
    assert.notEqual(describeEvent({ type: "mucked", seat: 0 }, catalogue, { game: "bridge", names: [""] }), "");
  }
});
