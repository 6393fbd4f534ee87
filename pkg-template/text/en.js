// English. A language is this one table and its problems; every language has exactly these keys.
import { problems } from "./problems-en.js";

export const en = {
  language: "en",

  // one: "nine"; many: "nines"; kicker: after "with" in lists of kickers; to: the top of a straight or flush.
  ranks: {
    2: { one: "two", many: "twos", kicker: "two", to: "two high" },
    3: { one: "three", many: "threes", kicker: "three", to: "three high" },
    4: { one: "four", many: "fours", kicker: "four", to: "four high" },
    5: { one: "five", many: "fives", kicker: "five", to: "five high" },
    6: { one: "six", many: "sixes", kicker: "six", to: "six high" },
    7: { one: "seven", many: "sevens", kicker: "seven", to: "seven high" },
    8: { one: "eight", many: "eights", kicker: "eight", to: "eight high" },
    9: { one: "nine", many: "nines", kicker: "nine", to: "nine high" },
    T: { one: "ten", many: "tens", kicker: "ten", to: "ten high" },
    J: { one: "jack", many: "jacks", kicker: "jack", to: "jack high" },
    Q: { one: "queen", many: "queens", kicker: "queen", to: "queen high" },
    K: { one: "king", many: "kings", kicker: "king", to: "king high" },
    A: { one: "ace", many: "aces", kicker: "ace", to: "ace high" },
  },
  aceToFive: "ace to five",
  suits: { c: "clubs", d: "diamonds", h: "hearts", s: "spades" },
  card: "{rank} of {suit}",
  joker: "joker",
  and: " and ",

  categories: {
    highCard: "high card",
    onePair: "one pair",
    twoPair: "two pair",
    threeOfAKind: "three of a kind",
    straight: "straight",
    flush: "flush",
    fullHouse: "full house",
    fourOfAKind: "four of a kind",
    straightFlush: "straight flush",
    royalFlush: "royal flush",
    fiveAces: "five aces",
  },
  // Names that a game's regulation has and others do not.
  gameCategories: {
    sevenCardStud: {},
    texasHoldem: {},
    letItRide: {},
    tripleShot: {},
    paiGowPoker: {},
  },
  hands: {
    highCard: "{name} {first}{rest}",
    onePair: "pair of {firsts}{kickers}",
    twoPair: "{name}, {firsts} and {seconds}{kickers}",
    threeOfAKind: "{name}, {firsts}{kickers}",
    straight: "{name}, {to}",
    flush: "{name}, {to}{rest}",
    fullHouse: "{name}, {firsts} full of {seconds}",
    fourOfAKind: "{name}, {firsts}{kickers}",
    straightFlush: "{name}, {to}",
    royalFlush: "{name}",
    fiveAces: "{name}",
  },
  rest: ", then {ranks}",
  kicker: ", {ranks} kicker",
  kickers: ", kickers {ranks}",
  jokerAs: ", joker as {card}",

  games: {
    sevenCardStud: "Seven Card Stud",
    texasHoldem: "Texas Hold'em",
    letItRide: "Let It Ride",
    tripleShot: "Triple Shot",
    paiGowPoker: "Pai Gow Poker",
  },
  regulations: {
    "stud-1999": "Seven Card Stud regulation, 1999",
    "holdem-2006": "Texas Hold'em regulation, 2006",
    "letitride-1999": "Let it Ride regulation, 1999",
    "tripleshot-2004": "Triple Shot regulation, 2004",
    "paigow-1999": "Pai Gow Poker regulation, 1999",
  },
  article: "{regulation}, art. {article}",
  sources: {
    robertsRules: "Robert's Rules of Poker",
    housePractice: "House practice",
    designerPatent: "The game designer's patent",
  },
  sourceNote: "{source}: {note}",
  notes: {
    aceLowStraight: "A-2-3-4-5 is the lowest straight; the regulation does not mention it.",
    kickersDescend: "where the regulation stops, the other cards are compared in descending order.",
    equalHandsShare: "hands equal in all five cards share the pot.",
    categoriesCutOff: "the page that lists this combination is not at hand; the usual order of poker applies.",
    straightFlushByTop: "straight flushes are compared by their highest card.",
    twoPairOrder: "two pairs are compared by the higher pair, then by the lower.",
    openCards:
      "open cards are compared by fours, threes, two pair, pairs and high cards; straights and flushes do not count.",
    openCardsFirstDealt: "of equal open cards the seat that was dealt first comes first.",
    tableDecides: "hands are not compared with each other; each is paid from the table.",
  },

  problems,
};
