// Words of the Triple Shot table in English.

export default {
  "tripleShot.title": "A Triple Shot table",
  "tripleShot.intro":
    "War with the first card, Black Jack from it, Poker with six. Deal, decide for each box, and read what every line pays and why.",

  "ts.war": "War",
  "ts.blackjack": "Black Jack",
  "ts.poker": "Poker",
  "ts.bonus": "Bonus",

  // The form
  "ts.seats": "Boxes (1 to 6)",
  "ts.most": "Maximum payout",
  "ts.mostHelp": "Of Poker and Bonus. Empty: no limit. Over it the winners share pro rata.",
  "ts.bets": "Bets",
  "ts.betsHelp":
    "All three are compulsory and independent of each other, the Bonus is free. A box without amounts does not play.",
  "ts.rules": "Limits and house rules",
  "ts.limits": "Range of bets",
  "ts.minOf": "{bet}, minimum",
  "ts.maxOf": "{bet}, maximum",
  "ts.bonusPays": "Bonus pays",
  "ts.bonusPaysHelp": "7 is 7 to 1. Empty, with its limits: no Bonus.",
  "ts.blackjackPays": "Blackjack pays",
  "ts.blackjackPaysHelp": "Empty: 3 to 2, or as written, 6:5.",
  "ts.soft": "Dealer on soft 17",
  "ts.soft.false": "stands",
  "ts.soft.true": "draws",
  "ts.double": "Doubling",
  "ts.double.false": "not offered",
  "ts.double.true": "on two cards",
  "ts.deckHelp":
    "A card for each box and one for the dealer, twice; then as drawn. A split takes two, the dealer’s cards follow, then what each box lacks of six.",

  // The felt
  "ts.stations": "War, Black Jack, Poker",
  "ts.done": "settled",
  "ts.now": "in play",
  "ts.next": "to come",
  "ts.dealerCards": "The dealer’s cards",
  "ts.aside": "aside",
  "ts.filled": "for Poker",
  "ts.filledOf": "Cards of {seat} that make six",
  "ts.dealerShows": "Dealer shows",
  "ts.print": "{bet} {min} to {max}",
  "ts.printMost": "maximum payout {most}",
  "ts.noMost": "no maximum payout",
  "ts.pays": "What is paid",
  "ts.halfLost": "half is lost",

  // Results
  "ts.against": "against",
  "ts.setAside": "Set aside",
  "ts.limitWhy":
    "The prizes of Poker and Bonus add up to {sum}, and the table pays at most {limit} for them in a hand. So each of these prizes is multiplied by the same factor.",

  // Examples
  "ts.aces": "A pair of aces",
  "ts.aces.why": "The only hand that may be split, once, with one card on each. The four cards make one hand of six.",
  "ts.six": "Six cards",
  "ts.six.why": "Who takes six cards without passing 21 is paid at once, whatever the dealer has.",
  "ts.limit": "The limit is passed",
  "ts.limit.why":
    "Poker and Bonus win more than the table pays for them in a hand: those prizes are cut by one factor.",
  "ts.dealer": "The dealer’s blackjack",
  "ts.dealer.why": "With a king up the dealer looks: Black Jack is over at once. A box with a blackjack keeps its bet.",
};
