// Spanish, with the terms of the five regulations.
import { house } from "./house-es.js";
import { problems } from "./problems-es.js";
import { tables } from "./tables-es.js";

export const es = {
  language: "es",

  ranks: {
    2: { one: "dos", many: "doses", kicker: "un dos", to: "al dos" },
    3: { one: "tres", many: "treses", kicker: "un tres", to: "al tres" },
    4: { one: "cuatro", many: "cuatros", kicker: "un cuatro", to: "al cuatro" },
    5: { one: "cinco", many: "cincos", kicker: "un cinco", to: "al cinco" },
    6: { one: "seis", many: "seises", kicker: "un seis", to: "al seis" },
    7: { one: "siete", many: "sietes", kicker: "un siete", to: "al siete" },
    8: { one: "ocho", many: "ochos", kicker: "un ocho", to: "al ocho" },
    9: { one: "nueve", many: "nueves", kicker: "un nueve", to: "al nueve" },
    T: { one: "diez", many: "dieces", kicker: "un diez", to: "al diez" },
    J: { one: "jota", many: "jotas", kicker: "una jota", to: "a la jota" },
    Q: { one: "reina", many: "reinas", kicker: "una reina", to: "a la reina" },
    K: { one: "rey", many: "reyes", kicker: "un rey", to: "al rey" },
    A: { one: "as", many: "ases", kicker: "un as", to: "al as" },
  },
  aceToFive: "del as al cinco",
  suits: { c: "tréboles", d: "diamantes", h: "corazones", s: "picas" },
  card: "{rank} de {suit}",
  joker: "comodín",
  and: " y ",
  andI: " e ",

  categories: {
    highCard: "cartas mayores",
    onePair: "un par",
    twoPair: "dos pares",
    threeOfAKind: "trío",
    straight: "escalera",
    flush: "color",
    fullHouse: "full",
    fourOfAKind: "póker",
    straightFlush: "escalera de color",
    royalFlush: "escalera real de color",
    fiveAces: "cinco ases",
  },
  // Stud speaks of naipes, the others of cartas; three of the five call the straight simple.
  gameCategories: {
    sevenCardStud: { highCard: "naipes mayores" },
    texasHoldem: {},
    letItRide: { straight: "escalera simple" },
    tripleShot: { straight: "escalera simple" },
    paiGowPoker: { straight: "escalera simple" },
  },
  hands: {
    highCard: "{name}: {all}",
    onePair: "{name} de {firsts}{kickers}",
    twoPair: "{name}, {firsts} y {seconds}{kickers}",
    threeOfAKind: "{name} de {firsts}{kickers}",
    straight: "{name} {to}",
    flush: "{name} {to}{rest}",
    fullHouse: "{name} de {firsts} y {seconds}",
    fourOfAKind: "{name} de {firsts}{kickers}",
    straightFlush: "{name} {to}",
    royalFlush: "{name}",
    fiveAces: "{name}",
  },
  rest: ", luego {ranks}",
  kicker: ", con {ranks}",
  kickers: ", con {ranks}",
  jokerAs: ", comodín como {card}",

  games: {
    sevenCardStud: "Póker de siete naipes",
    texasHoldem: "Texas Hold'em Póker",
    letItRide: "Let it Ride",
    tripleShot: "Triple Shot",
    paiGowPoker: "Pai Gow Póker",
  },
  regulations: {
    "stud-1999": "Reglamento de Póker de siete naipes, 1999",
    "holdem-2006": "Reglamento de Texas Hold'em Póker, 2006",
    "letitride-1999": "Reglamento de Let it Ride, 1999",
    "tripleshot-2004": "Reglamento de Triple Shot, 2004",
    "paigow-1999": "Reglamento de Pai Gow Póker, 1999",
  },
  article: "{regulation}, art. {article}",
  sources: {
    robertsRules: "Robert's Rules of Poker",
    housePractice: "Práctica de la casa",
    designerPatent: "Patente del autor del juego",
  },
  sourceNote: "{source}: {note}",
  notes: {
    aceLowStraight: "A-2-3-4-5 es la escalera más baja; el reglamento no la menciona.",
    kickersDescend: "donde el reglamento calla, las demás cartas se comparan en orden decreciente.",
    equalHandsShare: "las manos iguales en sus cinco cartas se reparten el pozo.",
    categoriesCutOff: "falta la página que describe esta combinación; vale el orden habitual del póker.",
    straightFlushByTop: "las escaleras de color se comparan por su carta más alta.",
    twoPairOrder: "los dos pares se comparan por el par mayor y luego por el menor.",
    openCards:
      "los naipes vistos se comparan por póker, trío, dos pares, par y naipes mayores; escaleras y colores no cuentan.",
    openCardsFirstDealt: "entre naipes vistos iguales va primero el jugador al que se le repartió primero.",
    antes: "el ante se coloca antes de las ciegas y no forma parte de la apuesta.",
    betSizes: "cuánto se puede apostar o subir depende del límite con que se juega.",
    bettingRounds:
      "cada uno en su turno, desde la izquierda del botón o de la ciega grande, puede pasar, apostar, igualar, subir o retirarse.",
    buttonTie: "entre cartas más altas iguales, el botón es de quien recibió la suya primero.",
    burnCards: "se quema una carta antes del flop, del turn y del river.",
    commonCard: "si no alcanzan los naipes para todos, el último se expone y es común.",
    forcedBetPasses:
      "si quien tiene el naipe menor ya no tiene fichas, la apuesta obligatoria le toca al puesto siguiente.",
    headsUpBlinds: "entre dos, el botón pone la ciega pequeña.",
    holdemDeal: "dos cartas a cada uno, de una en una, desde la izquierda del botón; luego tres, una y una para todos.",
    lowCardBySuit:
      "entre los naipes menores iguales decide el palo: tréboles, diamantes, corazones y picas, de menor a mayor.",
    missedBlinds:
      "quien dejó pasar las ciegas espera la ciega grande o coloca lo que debe; la ciega pequeña queda muerta.",
    oddChips:
      "las fichas que no se pueden repartir van de una en una desde la izquierda del botón, o desde el jugador al que se le repartió primero.",
    oddChipsToFirst: "en esta mesa todas las fichas que no se pueden repartir van al primero de los ganadores.",
    raiseCap:
      "cada ronda tiene un máximo de incrementos; entre los dos últimos jugadores no hay límite, salvo que ya se hubiera alcanzado.",
    shortAllIns:
      "quien apuesta todas sus fichas sin completar un incremento no permite volver a subir a los que ya actuaron.",
    showdownOrder:
      "muestra primero quien apostó o subió por última vez, o si no el primero en actuar; luego los demás hacia la izquierda.",
    sidePots: "quien se queda sin fichas juega solo por la parte del pozo en la que participó.",
    uncalledBets: "lo que nadie igualó se devuelve.",
    chairsBetweenHands: "los puestos se ocupan y se dejan, y las fichas se agregan, entre partidas.",
    needlessFolds: "quien no tiene apuesta que cubrir pasa en lugar de retirarse.",
    tableDecides: "las manos no se comparan entre sí; cada una se paga según la tabla.",
    staleAction: "se rechaza una acción destinada a un estado anterior de la mesa.",
    unknownActions: "en la mesa solo se puede hacer lo que el juego contempla.",
    tableLimits: "cada apuesta debe estar dentro de los límites de la mesa.",
    timeoutDefaults:
      "a quien no actúa a tiempo se le llama la atención una vez por partida; después se aplica la opción por defecto del juego.",
    voidReturnsBets: "al anularse una partida se devuelven todas las apuestas.",
    snapshotChecked: "toda copia se revisa, y sus partidas se vuelven a jugar según las reglas.",
    ...house.notes,
  },

  // For visitors of a page, too.
  kinds: {
    range: "de {min} a {max}",
    or: " o ",
    names: {
      string: "un texto",
      number: "un número",
      integer: "un número entero",
      boolean: "verdadero o falso",
      null: "nulo",
      undefined: "nada",
      array: "una lista",
      object: "un objeto",
      function: "una función",
      bigint: "un entero largo",
      symbol: "un símbolo",
      bytes: "bytes",
      table: "una tabla",
      date: "una fecha",
      Card: "una carta",
      "Card[]": "una lista de cartas",
      "Cards[]": "una lista de manos",
      "Rank[]": "una lista de valores",
      HandRank: "una mano evaluada",
    },
  },
  problems,
  ...tables,
};
