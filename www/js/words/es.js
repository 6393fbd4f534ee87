// The page's own words in Spanish.

export default {
  // Site
  "site.skip": "Ir a la mesa",
  "site.pages": "Páginas",
  "site.language": "Idioma",
  "site.dark": "Tema oscuro",
  "site.foot":
    "Las reglas, las palabras y los artículos vienen del paquete tapete, compilado de Rust a WebAssembly, que funciona dentro de esta página. Nada de lo que haga aquí sale de su navegador.",
  "page.ranker": "Valor de la mano",

  // Ranker
  "ranker.title": "¿Cuánto vale esta mano?",
  "ranker.intro":
    "Elija de cinco a siete cartas. El valor, su nombre y el artículo que lo respalda son los del juego que elija.",
  "site.loading": "Abriendo una baraja nueva…",
  "site.failed": "No se pudieron cargar las reglas.",
  "site.failedHelp": "Revise su conexión e inténtelo otra vez.",
  "site.retry": "Intentar otra vez",

  // Games
  "games.legend": "¿Con qué reglamento?",
  "game.sevenCardStud": "Póker de siete naipes",
  "game.texasHoldem": "Texas Hold’em",
  "game.tripleShot": "Triple Shot",
  "game.letItRide": "Let it Ride",
  "game.paiGowPoker": "Pai Gow Póker",
  "games.literal": "A la letra: el as solo vale alto",
  "rules.standard": "52 cartas. A-2-3-4-5 es la escalera más baja.",
  "rules.aceHigh": "52 cartas. El as es solo la carta más alta: A-2-3-4-5 no es escalera.",
  "rules.paiGow":
    "53 cartas. El comodín es un as, o completa una escalera, un color o una escalera de color. A-2-3-4-5 es la segunda escalera más alta.",

  // Hands
  "hands.title": "Las manos",
  "hand.one": "Su mano",
  "hand.a": "Mano A",
  "hand.b": "Mano B",
  "hand.cards": "Cartas de {hand}",
  "hand.count": "{count} de 7",
  "hand.empty": "Elija de cinco a siete cartas",
  "hand.more1": "Falta una carta",
  "hand.more": "Faltan {count} cartas",
  "hand.back": "{card}: devolver",
  "hand.plays": "juegan",
  "hand.unused": "sobran",
  "hand.full": "Una mano tiene siete cartas como máximo. Devuelva antes una.",
  "hand.slot": "lugar vacío",
  "hand.wins": "gana",
  "hand.tie": "empate",

  // Deck
  "deck.title": "La baraja",
  "deck.label": "Baraja: elegir cartas para {hand}",
  "deck.help":
    "Las flechas mueven; Intro o la barra espaciadora toma una carta o la devuelve. Un valor o la letra inglesa de un palo (c, d, h, s) salta a él.",
  "deck.spades": "Picas",
  "deck.hearts": "Corazones",
  "deck.diamonds": "Diamantes",
  "deck.clubs": "Tréboles",
  "deck.joker": "Comodín",

  // Text
  "text.label": "{hand} como texto",
  "text.example": "As Kd 10h 7♣ 7s",
  "text.help":
    "En cualquier forma usual: As, 10h, k♦, con espacios, comas o todo junto. Palos: c tréboles, d diamantes, h corazones, s picas. Jk es el comodín.",

  // Tools
  "tools.label": "Herramientas",
  "tools.random": "Mano al azar",
  "tools.clear": "Limpiar",
  "tools.compare": "Comparar dos manos",
  "tools.link": "Copiar enlace",
  "tools.copied": "Copiado",
  "tools.notCopied": "No se pudo copiar",

  // Verdict
  "verdict.title": "El veredicto",
  "verdict.waiting":
    "El veredicto aparece aquí en cuanto una mano tiene cinco cartas: cómo se llama, qué cartas juegan, qué decide y el artículo que lo dice.",
  "cite.source": "No está en el reglamento",
  "verdict.plays": "Juegan",
  "verdict.unused": "Sobran",
  "verdict.noneUnused": "ninguna",
  "verdict.decides": "Decide",
  "verdict.decidesHelp": "valores, en orden",
  "verdict.joker": "El comodín vale por",
  "verdict.anySuit": "de ningún palo en particular",
  "verdict.value": "Valor",
  "verdict.valueOf": "{value} de {best}",
  "verdict.valueHelp": "valores iguales empatan",
  "verdict.winsA": "Gana la mano A",
  "verdict.winsB": "Gana la mano B",
  "verdict.tie": "Empate",
  "verdict.because": "Lo decide",
  "verdict.needsBoth": "Para comparar, cada mano necesita al menos cinco cartas.",

  // Lessons
  "lessons.title": "Manos que conviene conocer",
  "lessons.intro": "Ponga una sobre la mesa y vea por qué.",
  "lesson.wheel": "La escalera al cinco",
  "lesson.wheel.why":
    "En A-2-3-4-5 el as vale uno: es la escalera más baja y la de seis le gana. La página del póker de siete naipes no la menciona; la costumbre sí.",
  "lesson.literal": "La misma, a la letra",
  "lesson.literal.why":
    "Leída a la letra, la página del hold’em solo dice que el as es la carta más alta. Las mismas cartas no son entonces escalera.",
  "lesson.paiGowWheel": "Una escalera casi de arriba",
  "lesson.paiGowWheel.why":
    "En Pai Gow A-2-3-4-5 es la segunda escalera más alta: gana a la de rey y solo pierde con la de as.",
  "lesson.counterfeit": "La mano anulada",
  "lesson.counterfeit.why":
    "Los dos pares están en la mesa y ambas manos tienen un as. El ocho y la reina nunca juegan: el pozo se reparte.",
  "lesson.kicker": "El segundo desempate",
  "lesson.kicker.why": "El mismo par, el mismo as en la mesa. Se sigue con la carta siguiente: rey contra diez.",
  "lesson.jokerFlush": "El comodín en un color",
  "lesson.jokerFlush.why":
    "Es la carta más alta del palo que le falta a la mano: aquí la reina, pues el as y el rey ya están.",
  "lesson.jokerAce": "El comodín no hace par de cincos",
  "lesson.jokerAce.why": "Donde no completa nada es un as. Aquí da ases y cincos, nunca un trío de cincos.",
  "lesson.fiveAces": "Cinco ases",
  "lesson.fiveAces.why": "Solo el comodín los hace, y solo en Pai Gow. Ganan incluso a la escalera real de color.",
  "lesson.six": "Las cinco mejores de seis",
  "lesson.six.why": "Triple Shot reparte seis. La sexta carta queda aparte, aunque forme un tercer par.",
  "lesson.trips": "Dos tríos",
  "lesson.trips.why": "En siete cartas caben dos. El menor presta su par: un full.",
  "lesson.royal": "La real, aparte",
  "lesson.royal.why":
    "Let it Ride la paga mil a uno, y doscientos la escalera de color que le sigue: dos letras del mismo artículo.",
  "lesson.suits": "El palo no desempata",
  "lesson.suits.why":
    "Los mismos cinco valores en otros palos. Ningún reglamento ordena los palos: las manos son iguales.",

  // Developers
  "code.title": "Para programadores",
  "code.intro": "Lo que el paquete devuelve para esta mano, tal cual.",
  "code.copy": "Copiar JSON",
  "code.none": "Una mano de cinco a siete cartas da un HandRank; aparece aquí.",
};
