// The page's own words in English.

export default {
  // Site
  "site.skip": "Skip to the table",
  "site.pages": "Pages",
  "site.language": "Language",
  "site.dark": "Dark theme",
  "site.foot":
    "Rules, words and articles come from the package tapete, compiled from Rust to WebAssembly and running in this page. Nothing you do here leaves your browser.",
  "page.ranker": "Hand ranker",

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

  // Developers
  "code.title": "For developers",
  "code.intro": "What the package returns for this hand, as it is.",
  "code.copy": "Copy JSON",
  "code.none": "A hand of five to seven cards gives a HandRank; it appears here.",
};
