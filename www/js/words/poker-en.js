// The words of the poker tables in English.

export default {
  "page.texasHoldem": "Texas Hold’em",
  "page.sevenCardStud": "Seven Card Stud",
  "texasHoldem.title": "A Texas Hold’em table",
  "texasHoldem.intro":
    "Play one seat against automatic ones, or all of them by hand. Every decision on offer, every pot and every chip paid comes with the rule behind it.",
  "sevenCardStud.title": "A Seven Card Stud table",
  "sevenCardStud.intro":
    "Who must bring it in and who may open is said on every street, with its article. Play one seat against automatic ones, or all of them by hand.",

  // Felt
  "poker.pots": "Pots, the main pot first",
  "poker.pot": "In the middle: {amount}",
  "poker.paidOut": "Paid out: {amount}",
  "poker.mainPot": "Main pot",
  "poker.sidePot": "Side pot {number}",
  "poker.eligible": "for seats {seats}",
  "poker.eligibleOne": "for seat {seats}",
  "poker.wonBy": "{seat} wins {amount}",
  "poker.stack": "Chips:",
  "poker.putIn": "In this round:",
  "poker.toCall": "{amount} to call",
  "poker.owes": "owes {amount}",
  "poker.showing": "Showing: {hand}",
  "pokerMark.button": "dealer button",
  "pokerMark.button.short": "D",
  "pokerMark.small": "small blind",
  "pokerMark.small.short": "SB",
  "pokerMark.big": "big blind",
  "pokerMark.big.short": "BB",
  "pokerMark.bringIn": "must bring in",
  "pokerMark.bringIn.short": "▼ low",
  "pokerMark.best": "best hand showing",
  "pokerMark.best.short": "▲ best",
  "poker.print.blinds": "blinds {small} and {big}",
  "poker.print.bets": "bets {small} and {big}",
  "poker.print.spread": "bets {min} to {max}",
  "poker.print.ante": "ante {ante}",
  "poker.print.bringIn": "bring-in {bringIn}",

  // Why a seat is first on a street of stud
  "pokerWhy.bringIn.one": "Seat {number} must bring it in: the {what} is the lowest card up.",
  "pokerWhy.bringIn.first":
    "Seat {number} must bring it in: the {what} is among the lowest cards up, and it was dealt first.",
  "pokerWhy.bringIn.suit":
    "Seat {number} must bring it in: the {what} is the lowest card up by its suit, as this table has it.",
  "pokerWhy.bringIn.next": "Seat {number} must bring it in with the {what}: the lowest card up is all-in already.",
  "pokerWhy.best.one": "Seat {number} opens: best hand showing ({what}).",
  "pokerWhy.best.first": "Seat {number} opens: no hand showing is better ({what}), and it was dealt before its equal.",
  "pokerWhy.best.suit": "Seat {number} opens: no hand showing is better ({what}).",
  "pokerWhy.best.next": "Seat {number} opens ({what}): better hands showing are all-in.",

  // Bar
  "poker.thinks": "{seat} is about to decide: {phase}",
  "poker.noRaise": "No raise: all others are all-in.",
  "poker.amount": "How much",
  "poker.amountTo": "Total for this round",
  "poker.sizes": "Usual sizes",
  "pokerSize.min": "Min",
  "pokerSize.half": "½ pot",
  "pokerSize.pot": "Pot",
  "pokerSize.max": "Max",
  "pokerSize.allIn": "All-in",
  "poker.dealNext": "Deal the next hand",
  "poker.setUp": "New table",
  "poker.history": "Copy hand history",
  "poker.beDealer": "Run the table to deal",
  "poker.results": "See every pot",
  "poker.auto": "Automatic seats",
  "poker.auto.note":
    "You decide for this seat. The others play by themselves, from their own cards only: one decision a second, or all at once where motion is reduced.",
  "poker.auto.all":
    "All seats play by themselves, from their own cards only: one decision a second, or all at once where motion is reduced.",
  "poker.dealer.note":
    "Runs the table and sees every hand, for learning: each seat’s own view, laid side by side. The package keeps no record of all cards.",

  // Chairs
  "poker.chairs": "Chairs and chips",
  "poker.chairsBetween": "Between hands anyone may sit down, leave, add chips, sit out or come back.",
  "poker.chairsRunning":
    "While a hand is on nobody leaves and no chips are added. To sit out or come back counts from the next hand.",
  "poker.chips": "Chips",
  "poker.chipsOf": "Chips for {seat}",
  "poker.post": "Sit in and post {amount}",

  // Results
  "poker.won": "How the pots were won",
  "poker.uncontested": "Nobody else was left: no cards had to be shown.",
  "poker.zero": "What some win, others lose: the seats add up to 0, and the house takes nothing.",

  // Set-up
  "poker.stakes": "Stakes",
  "poker.stacks": "Who sits with how many chips",
  "poker.stacksHelp": "Empty or 0: the chair is free.",
  "poker.even": "Equal stacks",
  "poker.ragged": "Ragged stacks",
  "poker.setAuto": "I play one seat; the others play by themselves",
  "poker.options": "Options where houses differ",
  "poker.deckHelp.texasHoldem":
    "Two rounds from the button’s left; then a burnt card and three, a burnt card and one, twice. Cards not named follow in a fixed order.",
  "poker.deckHelp.sevenCardStud":
    "Three rounds from seat 1 (down, down, up), then a card for each seat that is left on every street. Cards not named follow in a fixed order.",
  "pokerField.size": "Chairs (2 to {most})",
  "pokerField.stackOf": "seat {number} of the list",
  "pokerField.structure": "Limit",
  "pokerField.smallBlind": "Small blind",
  "pokerField.bigBlind": "Big blind",
  "pokerField.smallBet": "Small bet",
  "pokerField.bigBet": "Big bet",
  "pokerField.bringIn": "Bring-in",
  "pokerField.min": "Lowest bet",
  "pokerField.max": "Highest bet",
  "pokerField.maxRaises": "Raises in a round",
  "pokerField.ante": "Ante",
  "pokerField.button": "First button",
  "pokerField.showdown": "Showdown",
  "pokerField.buttonRule": "How the button moves",
  "pokerField.headsUp": "Blinds of two players",
  "pokerField.reopen": "Short all-ins",
  "pokerField.oddChips": "Odd chips",
  "pokerField.needlessFold": "Fold with nothing to call",
  "pokerField.ruleset": "A-2-3-4-5",
  "pokerField.lowCardTie": "Equal lowest cards",
  "pokerField.openPair": "Big bet with an open pair",
  "pokerOption.structure.noLimit": "No limit",
  "pokerOption.structure.potLimit": "Pot limit",
  "pokerOption.structure.fixedLimit": "Fixed limit",
  "pokerOption.structure.spreadLimit": "Spread limit",
  "pokerOption.button.drawn": "drawn by cards",
  "pokerOption.showdown.auto": "every hand is turned up",
  "pokerOption.showdown.manual": "each seat shows or not",
  "pokerOption.buttonRule.moving": "to the next player",
  "pokerOption.buttonRule.dead": "may stay at an empty chair",
  "pokerOption.headsUp.buttonSmallBlind": "the button posts the small one",
  "pokerOption.headsUp.literal": "left of the button, to the letter",
  "pokerOption.reopen.cumulative": "add up to reopen the betting",
  "pokerOption.reopen.single": "each counts by itself",
  "pokerOption.oddChips.oneEach": "one to each winner in order",
  "pokerOption.oddChips.allToFirst": "all to the first winner",
  "pokerOption.needlessFold.no": "not allowed",
  "pokerOption.needlessFold.yes": "allowed",
  "pokerOption.ruleset.standard": "the lowest straight",
  "pokerOption.ruleset.aceHigh": "no straight, to the letter",
  "pokerOption.lowCardTie.dealtFirst": "who was dealt first",
  "pokerOption.lowCardTie.suit": "by suit, clubs lowest",
  "pokerOption.openPair.no": "no",
  "pokerOption.openPair.yes": "on fourth street",

  // Examples
  "poker.see": "See side pots at once: three seats all-in",
  "poker.examples": "Hands worth seeing",
  "poker.examplesIntro": "Each opens a table of its own. Undo shows how it came to that.",
  "pokerExample.sidePots": "Side pots",
  "pokerExample.sidePots.why":
    "Three seats are all-in with different stacks, one has still to call. Each pot is a layer: point at one to see who can win it.",
  "pokerExample.reopen": "Too short to raise again",
  "pokerExample.reopen.why":
    "A bet of 100 meets an all-in of 140, less than a full raise. Whoever bet the 100 may call the rest or fold, no more.",
  "pokerExample.oddChips": "Odd chips",
  "pokerExample.oddChips.why":
    "The board is a royal flush: three hands share 101 chips. 34, 34 and 33, from the button’s left.",
  "pokerExample.muck": "Who shows first",
  "pokerExample.muck.why":
    "Each seat decides at this showdown. The last to bet must show; whoever is beaten may give the hand up unseen.",
  "pokerExample.lowCards": "Equal lowest cards",
  "pokerExample.lowCards.why":
    "Two deuces are up. Suits have no order, so the one that was dealt first must bring it in.",
  "pokerExample.common": "One card for all",
  "pokerExample.common.why":
    "Eight seats stay to the end, and the deck has too few cards for seventh street: one is turned up for everybody.",
};
