// The page's own words in English.
import house from "./house-en.js";
import paiGow from "./pai-gow-en.js";
import poker from "./poker-en.js";
import tripleShot from "./triple-shot-en.js";

export default {
  // Site
  "site.skip": "Skip to the table",
  "site.pages": "Pages",
  "site.language": "Language",
  "site.dark": "Dark theme",
  "site.foot":
    "Rules, words and articles come from the package tapete, compiled from Rust to WebAssembly and running in this page. Nothing you do here leaves your browser.",
  "page.ranker": "Hand ranker",
  "page.letItRide": "Let It Ride",
  "page.tripleShot": "Triple Shot",
  "page.paiGowPoker": "Pai Gow Poker",

  // Ranker
  "ranker.title": "What is this hand worth?",
  "ranker.intro":
    "Pick five to seven cards. The ranking, its name and the article behind it are those of the game you choose.",
  "site.loading": "Opening a new deck…",
  "site.failed": "The rules could not be loaded.",
  "site.failedHelp": "Check your connection and try again.",
  "site.retry": "Try again",

  // Games
  "games.legend": "Whose rules?",
  "game.sevenCardStud": "Seven Card Stud",
  "game.texasHoldem": "Texas Hold’em",
  "game.tripleShot": "Triple Shot",
  "game.letItRide": "Let It Ride",
  "game.paiGowPoker": "Pai Gow Poker",
  "games.literal": "To the letter: the ace is only high",
  "rules.standard": "52 cards. A-2-3-4-5 is the lowest straight.",
  "rules.aceHigh": "52 cards. The ace is only the highest card: A-2-3-4-5 is no straight.",
  "rules.paiGow":
    "53 cards. The joker is an ace, or completes a straight, a flush or a straight flush. A-2-3-4-5 is the second highest straight.",

  // Hands
  "hands.title": "The hands",
  "hand.one": "Your hand",
  "hand.a": "Hand A",
  "hand.b": "Hand B",
  "hand.cards": "Cards of {hand}",
  "hand.count": "{count} of 7",
  "hand.empty": "Pick five to seven cards",
  "hand.more1": "One more card",
  "hand.more": "{count} more cards",
  "hand.back": "{card}: put back",
  "hand.plays": "play",
  "hand.unused": "unused",
  "hand.full": "A hand has at most seven cards. Put one back first.",
  "hand.slot": "empty place",
  "hand.wins": "wins",
  "hand.tie": "tie",

  // Deck
  "deck.title": "The deck",
  "deck.label": "Deck: pick cards for {hand}",
  "deck.help":
    "Arrow keys move, Enter or the space bar picks a card or puts it back. A rank or a suit letter (c, d, h, s) jumps.",
  "deck.spades": "Spades",
  "deck.hearts": "Hearts",
  "deck.diamonds": "Diamonds",
  "deck.clubs": "Clubs",
  "deck.joker": "Joker",

  // Text
  "text.label": "{hand} as text",
  "text.example": "As Kd 10h 7♣ 7s",
  "text.help": "Any usual form: As, 10h, k♦, with spaces, commas or run together. Jk is the joker.",

  // Tools
  "tools.label": "Tools",
  "tools.random": "Random hand",
  "tools.clear": "Clear",
  "tools.compare": "Compare two hands",
  "tools.link": "Copy link",
  "tools.copied": "Copied",
  "tools.notCopied": "Could not copy",

  // Verdict
  "verdict.title": "The ruling",
  "verdict.waiting":
    "The ruling appears here as soon as a hand has five cards: what it is called, which cards play, what decides, and the article that says so.",
  "cite.source": "Not in the regulation",
  "verdict.plays": "Plays",
  "verdict.unused": "Unused",
  "verdict.noneUnused": "none",
  "verdict.decides": "Decides",
  "verdict.decidesHelp": "ranks, in order",
  "verdict.joker": "Joker stands for",
  "verdict.anySuit": "of no suit in particular",
  "verdict.value": "Value",
  "verdict.valueOf": "{value} of {best}",
  "verdict.valueHelp": "equal values tie",
  "verdict.winsA": "Hand A wins",
  "verdict.winsB": "Hand B wins",
  "verdict.tie": "A tie",
  "verdict.because": "Decided by",
  "verdict.needsBoth": "Give both hands at least five cards to compare them.",

  // Lessons
  "lessons.title": "Hands worth knowing",
  "lessons.intro": "Lay one on the table and see why.",
  "lesson.wheel": "The wheel",
  "lesson.wheel.why":
    "The ace plays low in A-2-3-4-5: the lowest straight, so six high beats it. The stud page never mentions it; the usual rule does.",
  "lesson.literal": "The wheel, to the letter",
  "lesson.literal.why":
    "Read literally, the hold’em page only says that the ace is highest. The same cards are then no straight at all.",
  "lesson.paiGowWheel": "A wheel near the top",
  "lesson.paiGowWheel.why":
    "In Pai Gow A-2-3-4-5 is the second highest straight: it beats king high, and loses only to ace high.",
  "lesson.counterfeit": "Counterfeit",
  "lesson.counterfeit.why":
    "Both pairs lie on the board and both hands hold an ace. The eight and the queen never play: the pot is shared.",
  "lesson.kicker": "The second kicker",
  "lesson.kicker.why": "Same pair, same ace on the board. It goes on to the next card: king against ten.",
  "lesson.jokerFlush": "A joker in a flush",
  "lesson.jokerFlush.why":
    "It becomes the highest card of the suit that the hand lacks: here the queen, since ace and king are there.",
  "lesson.jokerAce": "A joker pairs no five",
  "lesson.jokerAce.why": "Where it completes nothing it is an ace. It makes aces and fives here, never three fives.",
  "lesson.fiveAces": "Five aces",
  "lesson.fiveAces.why": "Only the joker makes them, and only in Pai Gow. They beat even the royal flush.",
  "lesson.six": "Best five of six",
  "lesson.six.why": "Triple Shot deals six. The sixth card is set aside, even if it makes a third pair.",
  "lesson.trips": "Two threes of a kind",
  "lesson.trips.why": "Seven cards may hold two of them. The lower one gives its pair: a full house.",
  "lesson.royal": "Royal, a hand of its own",
  "lesson.royal.why":
    "Let It Ride pays it a thousand to one, the straight flush below it two hundred: two letters of the same article.",
  "lesson.suits": "Suits break no tie",
  "lesson.suits.why": "The same five ranks in other suits. No regulation orders the suits, so the hands are equal.",

  // Tables
  "table.title": "The felt",
  "table.seat": "Seat {number}",
  "table.board": "Community cards",
  "table.deck": "{undealt} in the deck, {burned} burned",
  "table.faceDown": "face down",
  "table.jokerAs": "{joker}, as {card}",

  "viewer.legend": "Who looks",
  "viewer.turn": "Whose turn it is",
  "viewer.turn.note": "The view passes to the seat that decides; you also run the table.",
  "viewer.dealer": "Dealer",
  "viewer.dealer.note": "Runs the table. Sees no more cards than a spectator, but holds the seed.",
  "viewer.spectator": "Spectator",
  "viewer.spectator.note": "Sees what lies face up, and decides nothing.",
  "viewer.seat.note": "Sees its own cards and what lies face up; decides only in its turn.",

  "seat.turn": "to act",
  "seat.view": "(this view)",
  "seat.warned": "warned",
  "seat.soFar": "{hand}, so far",
  "seat.cards": "Cards of {seat}",
  "seat.bets": "Bets of {seat}",

  "setup.title": "Set up the table",
  "setup.table": "The table",
  "setup.seed": "Seed",
  "setup.seedHelp": "The same seed, settings and actions give the same cards.",
  "setup.newSeed": "New seed",
  "setup.more": "Lay out the cards yourself",
  "setup.deck": "Cards from the top of the deck",
  "setup.deal": "Deal",
  "setup.open": "Open the table and deal",
  "setup.cancel": "Back to the table",
  "setup.note": "Everything runs in this page; the chips are play chips.",
  "setup.same": "One more hand at this table.",
  "setup.new": "This opens a new table. The one that is open is left as it is in its link.",

  "bar.title": "What to do now",
  "bar.turn": "{seat} decides: {phase}",
  "bar.waiting": "The table waits for the first hand",
  "bar.settled": "Hand {hand} is settled",
  "bar.void": "Hand {hand} is void",
  "bar.unseen": "Its cards lie face down in this view.",
  "bar.results": "See every line",
  "bar.dealAgain": "Deal again",
  "bar.setUp": "Bets and table",
  "bar.beDealer": "Look as the dealer to deal",
  "bar.look": "Look from {seat} to decide",
  "bar.undo": "Undo",
  "bar.redo": "Redo",
  "bar.undone": "Undone.",
  "bar.redone": "Done again.",
  "bar.menu": "Dealer",
  "bar.snapshot": "Copy snapshot",

  "results.title": "What was paid",
  "results.notShown": "The hand was not shown",
  "results.lines": "Lines of {seat}",
  "results.bet": "Bet",
  "results.second": "{bet}, second hand",
  "results.stake": "Stake",
  "results.outcome": "Outcome",
  "results.pays": "Pays",
  "results.prize": "Prize",
  "results.cut": "Cut",
  "results.commission": "Commission",
  "results.paid": "Paid",
  "results.returned": "Goes back",
  "results.why": "Why",
  "results.ratio": "{n} to {d}",
  "results.sum": "Staked {staked}, back {returned}: {net}",
  "results.house": "House",
  "results.houseIs": "The house",
  "results.zero": "Seats and house add up to 0.",

  "limit.kept": "Prizes of {sum}: within the maximum payout of {limit}, and paid whole.",
  "limit.title": "The maximum payout was passed",
  "limit.why":
    "The prizes of this hand add up to {sum}, and the table pays at most {limit} in a hand. So every prize is multiplied by the same factor.",
  "limit.sum": "All prizes",
  "limit.limit": "Maximum payout",
  "limit.factor": "Factor",
  "limit.how":
    "Stakes come back whole. The prizes are rounded down to the whole chip once for each seat. A seat’s share then goes over its lines, rounded down, and chips that are left over go to its first lines.",
  "limit.share": "{seat}: prizes of {prize}, paid {paid}, {lost} less",
  "limit.paidAll": "Paid in all: {paid}.",
  "limit.paidLess": "Paid in all: {paid}. By rounding down the house keeps {left}.",

  "log.title": "What happened",
  "log.help":
    "The link holds the settings, the seed and every action: whoever opens it has this very table, hidden cards too.",
  "log.hand": "Hand {hand}",
  "log.dealt": "{count} cards are dealt, one at a time",
  "log.empty": "Nothing yet.",

  "link.action": "action {number}",
  "link.broken": "This link cannot be read, perhaps because a part of it is missing. Here is a fresh table.",
  "link.badTable": "This link cannot be opened: its table is refused. {why} Here is a fresh table.",
  "link.badAction": "This link cannot be played to its end: action {number} is refused. {why} Here is a fresh table.",

  "code.table":
    "The last action, the events that came back for this viewer, and the view, as the package gives them. Cards that the dealer laid out are shown to the dealer only.",
  "code.nothing": "Nothing was done yet.",

  // Let It Ride
  "letItRide.title": "A Let It Ride table",
  "letItRide.intro":
    "Three equal bets, two of which may be taken back. Deal, decide for each seat, and read what every line pays and why.",
  "lir.seats": "Seats (1 to 7)",
  "lir.min": "Minimum bet",
  "lir.max": "Maximum bet",
  "lir.limits": "Range of bets",
  "lir.most": "Maximum payout",
  "lir.mostHelp": "Empty: no limit. Over it the winners share pro rata.",
  "lir.bets": "Bets",
  "lir.betsHelp": "Each seat puts its amount up three times. Empty or 0: the seat does not play.",
  "lir.deckHelp":
    "Three rounds, a card for each seat that plays; then a burnt card and a community card, twice. Cards not named follow in a fixed order.",
  "lir.print": "Bets {min} to {max}",
  "lir.printMost": "maximum payout {most}",
  "lir.noMost": "no maximum payout",
  "lir.pays": "What each bet pays",
  "lir.examples": "Hands worth seeing",
  "lir.examplesIntro": "Each opens a table of its own. Undo shows how it came to that.",
  "lir.limit": "The limit is passed",
  "lir.limit.why": "Three seats win more together than the table pays in a hand: all prizes are cut by one factor.",
  "lir.royal": "A royal flush",
  "lir.royal.why": "A thousand to one on each of three bets, at a table that pays at most ten thousand in a hand.",
  "lir.timeout": "Too slow",
  "lir.timeout.why":
    "Who does not act is warned once. The next time the bet is withdrawn, unless the cards already pay.",

  // The tables against the house
  ...house,
  ...tripleShot,
  ...paiGow,

  // The poker tables
  ...poker,

  // Developers
  "code.title": "For developers",
  "code.intro": "What the package returns for this hand, as it is.",
  "code.copy": "Copy JSON",
  "code.none": "A hand of five to seven cards gives a HandRank; it appears here.",
};
