// Words of the Triple Shot table in Spanish.

export default {
  "tripleShot.title": "Una mesa de Triple Shot",
  "tripleShot.intro":
    "Guerra con la primera carta, Black Jack a partir de ella, Póker con seis. Reparta, decida por cada puesto y lea qué paga cada línea y por qué.",

  "ts.war": "Guerra",
  "ts.blackjack": "Black Jack",
  "ts.poker": "Póker",
  "ts.bonus": "Bonus",

  // The form
  "ts.seats": "Puestos (1 a 6)",
  "ts.most": "Pago máximo",
  "ts.mostHelp": "De Póker y Bonus. Vacío: sin límite. Si se pasa, los ganadores cobran a prorrata.",
  "ts.bets": "Apuestas",
  "ts.betsHelp":
    "Las tres son obligatorias e independientes entre sí; el Bonus es libre. Un puesto sin montos no juega.",
  "ts.rules": "Límites y reglas de la casa",
  "ts.limits": "Rango de apuestas",
  "ts.minOf": "{bet}, mínima",
  "ts.maxOf": "{bet}, máxima",
  "ts.bonusPays": "El Bonus paga",
  "ts.bonusPaysHelp": "7 es 7 a 1. Vacío, con sus límites: sin Bonus.",
  "ts.blackjackPays": "El blackjack paga",
  "ts.blackjackPaysHelp": "Vacío: 3 a 2, o lo que se escriba, 6:5.",
  "ts.soft": "Dealer con 17 blando",
  "ts.soft.false": "se planta",
  "ts.soft.true": "pide carta",
  "ts.double": "Doblar",
  "ts.double.false": "no se ofrece",
  "ts.double.true": "con dos cartas",
  "ts.deckHelp":
    "Una carta a cada puesto y una al dealer, dos veces; luego las que se pidan. Una separación toma dos, siguen las del dealer y lo que a cada puesto le falte para seis.",

  // The felt
  "ts.stations": "Guerra, Black Jack, Póker",
  "ts.done": "liquidado",
  "ts.now": "en juego",
  "ts.next": "falta",
  "ts.dealerCards": "Las cartas del dealer",
  "ts.aside": "aparte",
  "ts.filled": "para Póker",
  "ts.filledOf": "Cartas de {seat} que completan seis",
  "ts.dealerShows": "El dealer muestra",
  "ts.print": "{bet} de {min} a {max}",
  "ts.printMost": "pago máximo {most}",
  "ts.noMost": "sin pago máximo",
  "ts.pays": "Lo que se paga",
  "ts.halfLost": "se pierde la mitad",

  // Results
  "ts.against": "contra",
  "ts.setAside": "Queda aparte",
  "ts.limitWhy":
    "Los premios de Póker y Bonus suman {sum}, y la mesa paga por ellos como máximo {limit} por partida. Por eso cada uno de estos premios se multiplica por un mismo factor.",

  // Examples
  "ts.aces": "Un par de ases",
  "ts.aces.why":
    "La única mano que se puede separar, una vez, con una carta para cada as. Las cuatro cartas dan una sola mano de seis.",
  "ts.six": "Seis cartas",
  "ts.six.why": "A quien pide seis cartas sin pasarse de 21 se le paga en el acto, tenga lo que tenga el dealer.",
  "ts.limit": "Se pasa el límite",
  "ts.limit.why":
    "Póker y Bonus ganan más de lo que la mesa paga por ellos en una partida: esos premios se recortan con un mismo factor.",
  "ts.dealer": "El blackjack del dealer",
  "ts.dealer.why":
    "Con un rey a la vista el dealer mira: el Black Jack termina en el acto. Un puesto con blackjack conserva su apuesta.",
};
