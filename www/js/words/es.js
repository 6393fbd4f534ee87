// The page's own words in Spanish.
import house from "./house-es.js";
import paiGow from "./pai-gow-es.js";
import poker from "./poker-es.js";
import tripleShot from "./triple-shot-es.js";

export default {
  // Site
  "site.skip": "Ir a la mesa",
  "site.pages": "Páginas",
  "site.language": "Idioma",
  "site.dark": "Tema oscuro",
  "site.foot":
    "Las reglas, las palabras y los artículos vienen del paquete tapete, compilado de Rust a WebAssembly, que funciona dentro de esta página. Nada de lo que haga aquí sale de su navegador.",
  "page.ranker": "Valor de la mano",
  "page.letItRide": "Let it Ride",
  "page.tripleShot": "Triple Shot",
  "page.paiGowPoker": "Pai Gow Poker",

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

  // Tables
  "table.title": "El tapete",
  "table.seat": "Puesto {number}",
  "table.board": "Cartas comunes",
  "table.deck": "{undealt} en la baraja, quemadas: {burned}",
  "table.faceDown": "boca abajo",
  "table.jokerAs": "{joker}, como {card}",

  "viewer.legend": "Quién mira",
  "viewer.turn": "Quien tiene el turno",
  "viewer.turn.note": "La vista pasa al puesto que decide; usted dirige además la mesa.",
  "viewer.dealer": "Dealer",
  "viewer.dealer.note": "Dirige la mesa. No ve más cartas que un espectador, pero tiene la semilla.",
  "viewer.spectator": "Espectador",
  "viewer.spectator.note": "Ve lo que está boca arriba y no decide nada.",
  "viewer.seat.note": "Ve sus cartas y lo que está boca arriba; decide solo en su turno.",

  "seat.turn": "decide",
  "seat.view": "(esta vista)",
  "seat.warned": "advertido",
  "seat.soFar": "{hand}, por ahora",
  "seat.cards": "Cartas de {seat}",
  "seat.bets": "Apuestas de {seat}",

  "setup.title": "Preparar la mesa",
  "setup.table": "La mesa",
  "setup.seed": "Semilla",
  "setup.seedHelp": "La misma semilla, los mismos ajustes y las mismas acciones dan las mismas cartas.",
  "setup.newSeed": "Otra semilla",
  "setup.more": "Disponer uno mismo las cartas",
  "setup.deck": "Cartas desde arriba de la baraja",
  "setup.deal": "Repartir",
  "setup.open": "Abrir la mesa y repartir",
  "setup.cancel": "Volver a la mesa",
  "setup.note": "Todo ocurre en esta página; las fichas son de juego.",
  "setup.same": "Una partida más en esta mesa.",
  "setup.new": "Esto abre una mesa nueva. La que está abierta queda como está en su enlace.",

  "bar.title": "Qué hacer ahora",
  "bar.turn": "{seat} decide: {phase}",
  "bar.waiting": "La mesa espera la primera partida",
  "bar.settled": "La partida {hand} está liquidada",
  "bar.void": "La partida {hand} está anulada",
  "bar.unseen": "Sus cartas están boca abajo en esta vista.",
  "bar.results": "Ver cada línea",
  "bar.dealAgain": "Repartir otra vez",
  "bar.setUp": "Apuestas y mesa",
  "bar.beDealer": "Mirar como dealer para repartir",
  "bar.look": "Mirar desde el {seat} para decidir",
  "bar.undo": "Deshacer",
  "bar.redo": "Rehacer",
  "bar.undone": "Deshecho.",
  "bar.redone": "Rehecho.",
  "bar.menu": "Dealer",
  "bar.snapshot": "Copiar instantánea",

  "results.title": "Lo que se pagó",
  "results.notShown": "La mano no se mostró",
  "results.lines": "Líneas del {seat}",
  "results.bet": "Apuesta",
  "results.second": "{bet}, segunda mano",
  "results.stake": "Monto",
  "results.outcome": "Resultado",
  "results.pays": "Paga",
  "results.prize": "Premio",
  "results.cut": "Recorte",
  "results.commission": "Comisión",
  "results.paid": "Pagado",
  "results.returned": "Vuelve",
  "results.why": "Por qué",
  "results.ratio": "{n} a {d}",
  "results.sum": "Apostado {staked}, vuelve {returned}: {net}",
  "results.house": "Casa",
  "results.houseIs": "La casa",
  "results.zero": "Puestos y casa suman 0.",

  "limit.kept": "Premios por {sum}: dentro del pago máximo de {limit}, y pagados enteros.",
  "limit.title": "Se pasó el pago máximo",
  "limit.why":
    "Los premios de esta partida suman {sum}, y la mesa paga como máximo {limit} por partida. Por eso cada premio se multiplica por el mismo factor.",
  "limit.sum": "Todos los premios",
  "limit.limit": "Pago máximo",
  "limit.factor": "Factor",
  "limit.how":
    "Las apuestas vuelven enteras. Los premios se redondean hacia abajo a la ficha entera una vez por puesto. La parte de un puesto se reparte luego entre sus líneas, redondeada hacia abajo, y las fichas que sobran van a sus primeras líneas.",
  "limit.share": "{seat}: premios por {prize}, pagado {paid}, {lost} menos",
  "limit.paidAll": "Pagado en total: {paid}.",
  "limit.paidLess": "Pagado en total: {paid}. Por el redondeo la casa conserva {left}.",

  "log.title": "Lo que pasó",
  "log.help":
    "El enlace lleva los ajustes, la semilla y cada acción: quien lo abre tiene esta misma mesa, también las cartas ocultas.",
  "log.hand": "Partida {hand}",
  "log.dealt": "Se reparten {count} cartas, una por una",
  "log.empty": "Nada todavía.",

  "link.action": "la acción {number}",
  "link.broken": "Este enlace no se puede leer; quizá le falta una parte. Aquí hay una mesa nueva.",
  "link.badTable": "Este enlace no se puede abrir: su mesa fue rechazada. {why} Aquí hay una mesa nueva.",
  "link.badAction":
    "Este enlace no se puede jugar hasta el final: la acción {number} fue rechazada. {why} Aquí hay una mesa nueva.",

  "code.table":
    "La última acción, los eventos que llegaron para esta vista y la vista, tal como los da el paquete. Las cartas que dispuso el dealer solo se muestran al dealer.",
  "code.nothing": "Todavía no se hizo nada.",

  // Let It Ride
  "letItRide.title": "Una mesa de Let it Ride",
  "letItRide.intro":
    "Tres apuestas iguales, de las que dos se pueden retirar. Reparta, decida por cada puesto y lea qué paga cada línea y por qué.",
  "lir.seats": "Puestos (1 a 7)",
  "lir.min": "Apuesta mínima",
  "lir.max": "Apuesta máxima",
  "lir.limits": "Rango de apuestas",
  "lir.most": "Pago máximo",
  "lir.mostHelp": "Vacío: sin límite. Si se pasa, los ganadores cobran a prorrata.",
  "lir.bets": "Apuestas",
  "lir.betsHelp": "Cada puesto pone su monto tres veces. Vacío o 0: el puesto no juega.",
  "lir.deckHelp":
    "Tres vueltas, una carta a cada puesto que juega; luego una carta quemada y una común, dos veces. Las no nombradas siguen en un orden fijo.",
  "lir.print": "Apuestas de {min} a {max}",
  "lir.printMost": "pago máximo {most}",
  "lir.noMost": "sin pago máximo",
  "lir.pays": "Lo que paga cada apuesta",
  "lir.examples": "Partidas que conviene ver",
  "lir.examplesIntro": "Cada una abre su propia mesa. Deshacer muestra cómo llegó a eso.",
  "lir.limit": "Se pasa el límite",
  "lir.limit.why":
    "Tres puestos ganan juntos más de lo que la mesa paga en una partida: todos los premios se recortan con un mismo factor.",
  "lir.royal": "Una escalera real de color",
  "lir.royal.why": "Mil a uno en cada una de tres apuestas, en una mesa que paga como máximo diez mil por partida.",
  "lir.timeout": "Demasiado lento",
  "lir.timeout.why":
    "A quien no actúa se le advierte una vez. La siguiente, su apuesta se retira, salvo que las cartas ya paguen.",

  // The tables against the house
  ...house,
  ...tripleShot,
  ...paiGow,

  // The poker tables
  ...poker,

  // Developers
  "code.title": "Para programadores",
  "code.intro": "Lo que el paquete devuelve para esta mano, tal cual.",
  "code.copy": "Copiar JSON",
  "code.none": "Una mano de cinco a siete cartas da un HandRank; aparece aquí.",
};
