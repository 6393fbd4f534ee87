// The words of the poker tables in Spanish.

export default {
  "page.texasHoldem": "Texas Hold’em",
  "page.sevenCardStud": "Póker de siete naipes",
  "texasHoldem.title": "Una mesa de Texas Hold’em",
  "texasHoldem.intro":
    "Juegue un puesto contra otros automáticos, o todos a mano. Cada decisión posible, cada pozo y cada ficha pagada traen la regla en que se basan.",
  "sevenCardStud.title": "Una mesa de póker de siete naipes",
  "sevenCardStud.intro":
    "En cada ronda se dice quién debe abrir y quién puede hacerlo, con su artículo. Juegue un puesto contra otros automáticos, o todos a mano.",

  // Felt
  "poker.pots": "Pozos, primero el principal",
  "poker.pot": "En el centro: {amount}",
  "poker.paidOut": "Repartido: {amount}",
  "poker.mainPot": "Pozo principal",
  "poker.sidePot": "Pozo secundario {number}",
  "poker.eligible": "para los puestos {seats}",
  "poker.eligibleOne": "para el puesto {seats}",
  "poker.wonBy": "{seat} gana {amount}",
  "poker.stack": "Fichas:",
  "poker.putIn": "En esta ronda:",
  "poker.toCall": "igualar {amount}",
  "poker.owes": "debe {amount}",
  "poker.showing": "A la vista: {hand}",
  "pokerMark.button": "botón del dealer",
  "pokerMark.button.short": "D",
  "pokerMark.small": "ciega pequeña",
  "pokerMark.small.short": "CP",
  "pokerMark.big": "ciega grande",
  "pokerMark.big.short": "CG",
  "pokerMark.bringIn": "debe abrir",
  "pokerMark.bringIn.short": "▼ menor",
  "pokerMark.best": "mejor mano a la vista",
  "pokerMark.best.short": "▲ mejor",
  "poker.print.blinds": "ciegas de {small} y {big}",
  "poker.print.bets": "apuestas de {small} y {big}",
  "poker.print.spread": "apuestas de {min} a {max}",
  "poker.print.ante": "enganche de {ante}",
  "poker.print.bringIn": "apertura de {bringIn}",

  // Why a seat is first on a street of stud
  "pokerWhy.bringIn.one": "El puesto {number} debe abrir: su naipe abierto es el menor ({what}).",
  "pokerWhy.bringIn.first":
    "El puesto {number} debe abrir: su naipe abierto es de los menores ({what}) y lo recibió primero.",
  "pokerWhy.bringIn.suit":
    "El puesto {number} debe abrir: su naipe abierto es el menor por el palo ({what}), como se juega en esta mesa.",
  "pokerWhy.bringIn.next": "El puesto {number} debe abrir ({what}): el del naipe menor ya apostó todas sus fichas.",
  "pokerWhy.best.one": "El puesto {number} abre la ronda: la mejor mano a la vista ({what}).",
  "pokerWhy.best.first":
    "El puesto {number} abre la ronda: ninguna mano a la vista es mejor ({what}) y recibió naipes antes que su igual.",
  "pokerWhy.best.suit": "El puesto {number} abre la ronda: ninguna mano a la vista es mejor ({what}).",
  "pokerWhy.best.next":
    "El puesto {number} abre la ronda ({what}): las mejores manos a la vista ya apostaron todas sus fichas.",

  // Bar
  "poker.thinks": "{seat} va a decidir: {phase}",
  "poker.noRaise": "No se puede subir: los demás ya apostaron todas sus fichas.",
  "poker.amount": "Cuánto",
  "poker.amountTo": "Total de la ronda",
  "poker.sizes": "Montos usuales",
  "pokerSize.min": "Mín.",
  "pokerSize.half": "½ pozo",
  "pokerSize.pot": "Pozo",
  "pokerSize.max": "Máx.",
  "pokerSize.allIn": "Todo",
  "poker.dealNext": "Repartir la siguiente",
  "poker.setUp": "Otra mesa",
  "poker.history": "Copiar historial de la mano",
  "poker.beDealer": "Dirigir la mesa para repartir",
  "poker.results": "Ver cada pozo",
  "poker.auto": "Puestos automáticos",
  "poker.auto.note":
    "Usted decide por este puesto. Los demás juegan solos, viendo nada más que sus cartas: una decisión por segundo, o todas de una vez si pidió menos movimiento.",
  "poker.auto.all":
    "Todos los puestos juegan solos, viendo nada más que sus cartas: una decisión por segundo, o todas de una vez si pidió menos movimiento.",
  "poker.dealer.note":
    "Dirige la mesa y, para aprender, ve todas las manos: la vista de cada puesto, una al lado de otra. El paquete no guarda ningún registro de todas las cartas.",

  // Chairs
  "poker.chairs": "Puestos y fichas",
  "poker.chairsBetween": "Entre partidas cualquiera puede sentarse, dejar la mesa, añadir fichas, ausentarse o volver.",
  "poker.chairsRunning":
    "Durante una partida nadie deja la mesa ni añade fichas. Ausentarse o volver vale desde la siguiente.",
  "poker.chips": "Fichas",
  "poker.chipsOf": "Fichas para el {seat}",
  "poker.post": "Volver y poner {amount}",

  // Results
  "poker.won": "Cómo se ganaron los pozos",
  "poker.uncontested": "No quedaba nadie más: no hubo que mostrar cartas.",
  "poker.zero": "Lo que unos ganan lo pierden otros: los puestos suman 0 y la casa no se lleva nada.",

  // Set-up
  "poker.stakes": "Montos",
  "poker.stacks": "Quién se sienta y con cuántas fichas",
  "poker.stacksHelp": "Vacío o 0: el puesto está libre.",
  "poker.even": "Fichas iguales",
  "poker.ragged": "Fichas desiguales",
  "poker.setAuto": "Juego un puesto; los demás juegan solos",
  "poker.options": "Opciones en que difieren las casas",
  "poker.deckHelp.texasHoldem":
    "Dos vueltas desde la izquierda del botón; luego una carta quemada y tres, y dos veces una quemada y una. Las que no se nombran siguen en un orden fijo.",
  "poker.deckHelp.sevenCardStud":
    "Tres vueltas desde el puesto 1 (cubierta, cubierta, abierta); luego una carta por ronda para cada puesto que sigue. Las que no se nombran siguen en un orden fijo.",
  "pokerField.size": "Puestos (2 a {most})",
  "pokerField.stackOf": "el puesto {number} de la lista",
  "pokerField.structure": "Límite",
  "pokerField.smallBlind": "Ciega pequeña",
  "pokerField.bigBlind": "Ciega grande",
  "pokerField.smallBet": "Apuesta menor",
  "pokerField.bigBet": "Apuesta mayor",
  "pokerField.bringIn": "Apertura",
  "pokerField.min": "Apuesta más baja",
  "pokerField.max": "Apuesta más alta",
  "pokerField.maxRaises": "Subidas por ronda",
  "pokerField.ante": "Enganche",
  "pokerField.button": "Primer botón",
  "pokerField.showdown": "Muestra de cartas",
  "pokerField.buttonRule": "Cómo avanza el botón",
  "pokerField.headsUp": "Ciegas entre dos",
  "pokerField.reopen": "Todo con menos de una subida",
  "pokerField.oddChips": "Fichas sobrantes",
  "pokerField.needlessFold": "Retirarse sin apuesta que igualar",
  "pokerField.ruleset": "A-2-3-4-5",
  "pokerField.lowCardTie": "Naipes menores iguales",
  "pokerField.openPair": "Apuesta mayor con par abierto",
  "pokerOption.structure.noLimit": "Sin límite",
  "pokerOption.structure.potLimit": "Límite del pozo",
  "pokerOption.structure.fixedLimit": "Límite fijo",
  "pokerOption.structure.spreadLimit": "Límite por rango",
  "pokerOption.button.drawn": "se sortea con cartas",
  "pokerOption.showdown.auto": "se muestran todas las manos",
  "pokerOption.showdown.manual": "cada puesto muestra o no",
  "pokerOption.buttonRule.moving": "al siguiente jugador",
  "pokerOption.buttonRule.dead": "puede quedar en un puesto vacío",
  "pokerOption.headsUp.buttonSmallBlind": "el botón pone la pequeña",
  "pokerOption.headsUp.literal": "a la izquierda del botón, a la letra",
  "pokerOption.reopen.cumulative": "se suman y reabren la ronda",
  "pokerOption.reopen.single": "cada una cuenta por sí sola",
  "pokerOption.oddChips.oneEach": "una a cada ganador, en orden",
  "pokerOption.oddChips.allToFirst": "todas al primer ganador",
  "pokerOption.needlessFold.no": "no se permite",
  "pokerOption.needlessFold.yes": "se permite",
  "pokerOption.ruleset.standard": "la escalera más baja",
  "pokerOption.ruleset.aceHigh": "no es escalera, a la letra",
  "pokerOption.lowCardTie.dealtFirst": "quien recibió primero",
  "pokerOption.lowCardTie.suit": "por palo, tréboles el menor",
  "pokerOption.openPair.no": "no",
  "pokerOption.openPair.yes": "en el cuarto naipe",

  // Examples
  "poker.see": "Ver de una vez pozos secundarios: tres puestos con todas sus fichas",
  "poker.examples": "Partidas que conviene ver",
  "poker.examplesIntro": "Cada una abre su propia mesa. Deshacer muestra cómo llegó a eso.",
  "pokerExample.sidePots": "Pozos secundarios",
  "pokerExample.sidePots.why":
    "Tres puestos apostaron todas sus fichas, que eran distintas, y a uno le falta igualar. Cada pozo es una capa: señale una y verá quién puede ganarla.",
  "pokerExample.reopen": "Muy poco para volver a subir",
  "pokerExample.reopen.why":
    "A una apuesta de 100 le responde un todo de 140, menos que una subida completa. Quien apostó 100 puede igualar el resto o retirarse, nada más.",
  "pokerExample.oddChips": "Fichas sobrantes",
  "pokerExample.oddChips.why":
    "La mesa es una escalera real de color: tres manos comparten 101 fichas. 34, 34 y 33, desde la izquierda del botón.",
  "pokerExample.muck": "Quién muestra primero",
  "pokerExample.muck.why":
    "En esta mesa cada puesto decide si muestra. El último que apostó debe hacerlo; quien está vencido puede dejar su mano sin mostrarla.",
  "pokerExample.lowCards": "Naipes menores iguales",
  "pokerExample.lowCards.why":
    "Hay dos doses abiertos. Los palos no tienen orden: debe abrir quien recibió el suyo primero.",
  "pokerExample.common": "Una carta para todos",
  "pokerExample.common.why":
    "Ocho puestos siguen hasta el final y no quedan naipes para la última ronda: se muestra uno común para todos.",
};
