//! Where a ruling comes from: an article of a regulation, or the source of what the regulations leave open.
#![forbid(unsafe_code)]

use crate::card::Rank;
use crate::plain::{Keys, Plain, Sink, serialize, words};
use crate::ranking::HandKind;
use crate::ranking::category::{Category, Ranks, Ruleset};

/// The five games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Game {
    /// Seven Card Stud, regulation of 8 March 1999.
    SevenCardStud,
    /// Texas Hold'em, regulation of 1 November 2006.
    TexasHoldem,
    /// Let It Ride, regulation of 23 December 1999.
    LetItRide,
    /// Triple Shot, regulation of 29 October 2004.
    TripleShot,
    /// Pai Gow Poker, regulation of 13 May 1999.
    PaiGowPoker,
}

impl Game {
    /// Every game.
    pub const ALL: [Game; 5] = [
        Game::SevenCardStud,
        Game::TexasHoldem,
        Game::LetItRide,
        Game::TripleShot,
        Game::PaiGowPoker,
    ];

    /// The name that the JavaScript API uses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Game::SevenCardStud => "sevenCardStud",
            Game::TexasHoldem => "texasHoldem",
            Game::LetItRide => "letItRide",
            Game::TripleShot => "tripleShot",
            Game::PaiGowPoker => "paiGowPoker",
        }
    }

    /// The game of this name.
    pub fn from_name(name: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.as_str() == name)
    }

    /// The id of its regulation in citations.
    pub const fn regulation(self) -> &'static str {
        match self {
            Game::SevenCardStud => "stud-1999",
            Game::TexasHoldem => "holdem-2006",
            Game::LetItRide => "letitride-1999",
            Game::TripleShot => "tripleshot-2004",
            Game::PaiGowPoker => "paigow-1999",
        }
    }
}

/// An article, or the source of a decision where the page is silent or cut. What is ours is never shown as law.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cite {
    /// An article of a game's regulation.
    Article {
        /// The game whose regulation it is.
        game: Game,
        /// The article, for example `9.a`.
        article: &'static str,
    },
    /// A source outside the regulations.
    Source {
        /// Which source.
        source: Source,
        /// A stable key; the text catalogues hold its sentence.
        note: &'static str,
    },
}

/// A source outside the regulations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// Robert's Rules of Poker.
    RobertsRules,
    /// What casinos commonly do.
    HousePractice,
    /// The patent of the game's designer.
    DesignerPatent,
}

impl Source {
    /// The name that the JavaScript API uses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Source::RobertsRules => "robertsRules",
            Source::HousePractice => "housePractice",
            Source::DesignerPatent => "designerPatent",
        }
    }
}

/// Whose word a citation is: one number. Apart from it the text is passed in registers; a [`Cite`] as a whole takes a
/// place in memory, at every call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    SevenCardStud,
    TexasHoldem,
    LetItRide,
    TripleShot,
    PaiGowPoker,
    RobertsRules,
    HousePractice,
    DesignerPatent,
}

impl Cite {
    #[inline(always)]
    pub(crate) const fn parts(self) -> (By, &'static str) {
        match self {
            Cite::Article { game, article } => (By::game(game), article),
            Cite::Source { source, note } => (By::source(source), note),
        }
    }

    #[inline(never)]
    pub(crate) const fn of(by: By, text: &'static str) -> Cite {
        match by {
            By::SevenCardStud => Cite::article(Game::SevenCardStud, text),
            By::TexasHoldem => Cite::article(Game::TexasHoldem, text),
            By::LetItRide => Cite::article(Game::LetItRide, text),
            By::TripleShot => Cite::article(Game::TripleShot, text),
            By::PaiGowPoker => Cite::article(Game::PaiGowPoker, text),
            By::RobertsRules => Cite::roberts(text),
            By::HousePractice => Cite::house(text),
            By::DesignerPatent => source(Source::DesignerPatent, text),
        }
    }

    /// An article of this game's regulation.
    pub(crate) const fn article(game: Game, article: &'static str) -> Cite {
        Cite::Article { game, article }
    }

    /// Robert's Rules of Poker.
    pub(crate) const fn roberts(note: &'static str) -> Cite {
        Cite::Source {
            source: Source::RobertsRules,
            note,
        }
    }

    /// What casinos commonly do.
    pub(crate) const fn house(note: &'static str) -> Cite {
        Cite::Source {
            source: Source::HousePractice,
            note,
        }
    }
}

impl By {
    #[inline(always)]
    const fn game(game: Game) -> By {
        match game {
            Game::SevenCardStud => By::SevenCardStud,
            Game::TexasHoldem => By::TexasHoldem,
            Game::LetItRide => By::LetItRide,
            Game::TripleShot => By::TripleShot,
            Game::PaiGowPoker => By::PaiGowPoker,
        }
    }

    #[inline(always)]
    const fn source(source: Source) -> By {
        match source {
            Source::RobertsRules => By::RobertsRules,
            Source::HousePractice => By::HousePractice,
            Source::DesignerPatent => By::DesignerPatent,
        }
    }
}

impl Plain for Cite {
    fn put<S: Sink>(&self, out: &mut S) {
        static ARTICLE: Keys = Keys("regulation article");
        static SOURCE: Keys = Keys("source note");
        match self {
            Cite::Article { game, article } => out.pair(&ARTICLE, [game.regulation(), article]),
            Cite::Source { source, note } => out.pair(&SOURCE, [source.as_str(), note]),
        }
    }
}

serialize! { Cite }
words! { Game }

const fn source(source: Source, note: &'static str) -> Cite {
    Cite::Source { source, note }
}

const WHEEL: Cite = source(Source::RobertsRules, "aceLowStraight");
const LOWEST_WHEEL: Cite = source(Source::HousePractice, "wheelLowest");
const KICKERS: Cite = source(Source::RobertsRules, "kickersDescend");
/// Equal hands share.
pub(crate) const EQUAL: Cite = source(Source::RobertsRules, "equalHandsShare");
const STRAIGHT_FLUSH: Cite = source(Source::RobertsRules, "straightFlushByTop");
const PAIR_ORDER: Cite = source(Source::HousePractice, "twoPairOrder");
const CUT_OFF: Cite = source(Source::HousePractice, "categoriesCutOff");
const OPEN_CARDS: Cite = source(Source::RobertsRules, "openCards");
const FIRST_DEALT: Cite = source(Source::RobertsRules, "openCardsFirstDealt");
const TABLE: Cite = source(Source::HousePractice, "tableDecides");

/// The article that defines a hand in a game; none for a category that the game does not have.
///
/// ```
/// use tapete::{Cite, Game, Ruleset, cite_hand, parse_cards, rank_hand};
/// let hand = rank_hand(&parse_cards("8s 7s 6s 5s As")?, Ruleset::Standard)?;
/// let cite = cite_hand(Game::SevenCardStud, hand.category, &hand.ranks);
/// assert_eq!(cite, Some(Cite::Article { game: Game::SevenCardStud, article: "6.e" }));
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn cite_hand(game: Game, category: Category, ranks: &Ranks) -> Option<Cite> {
    // That A-2-3-4-5 is a straight is on none of their pages.
    let unnamed = matches!(
        game,
        Game::SevenCardStud | Game::TexasHoldem | Game::LetItRide
    );
    if unnamed && is_wheel((category, ranks)) {
        return Some(WHEEL);
    }
    // A pair below tens loses as a high card does.
    let low = category == Category::OnePair && ranks.as_slice().first() < Some(&Rank::Ten);
    let place = if low && game == Game::LetItRide {
        Category::HighCard
    } else {
        category
    };
    let article = *hand_articles(game).get(place as usize)?;
    Some(match article {
        // The gazette page begins in the middle of article 4.f.
        "" => CUT_OFF,
        _ => Cite::Article { game, article },
    })
}

/// The articles that define a game's hands, from the high card up; empty where the page is cut off.
const fn hand_articles(game: Game) -> &'static [&'static str] {
    match game {
        Game::SevenCardStud => &[
            "6.j", "6.i", "6.h", "6.g", "6.f", "6.e", "6.d", "6.c", "6.b", "6.a",
        ],
        Game::TexasHoldem => &[
            "7.j", "7.i", "7.h", "7.g", "7.f", "7.e", "7.d", "7.c", "7.b", "7.a",
        ],
        Game::LetItRide => &[
            "10", "11.i", "11.h", "11.g", "11.f", "11.e", "11.d", "11.c", "11.b", "11.a",
        ],
        Game::TripleShot => &["", "4.i", "4.h", "4.g", "4.f", "", "", "", "", ""],
        Game::PaiGowPoker => &[
            "4.k", "4.j", "4.i", "4.h", "4.g", "4.f", "4.e", "4.d", "4.c", "4.b", "4.a",
        ],
    }
}

/// The article that decides between two hands of one kind: the order of the categories, or the rule for ties inside
/// one. What the page does not say is never cited as its article.
///
/// ```
/// use tapete::{Cite, Game, HandKind, Ruleset, cite_compare, parse_cards, rank_hand};
/// let a = rank_hand(&parse_cards("6s 6h 3s 3h As")?, Ruleset::Standard)?;
/// let b = rank_hand(&parse_cards("7h 7s 2h 2s Ac")?, Ruleset::Standard)?;
/// let kind = HandKind::Best(Ruleset::Standard);
/// let cite = cite_compare(Game::TexasHoldem, kind, (a.category, &a.ranks), (b.category, &b.ranks));
/// assert_eq!(cite, Cite::Article { game: Game::TexasHoldem, article: "8.f" });
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn cite_compare(
    game: Game,
    kind: HandKind,
    a: (Category, &Ranks),
    b: (Category, &Ranks),
) -> Cite {
    let pairs = a.1.as_slice().iter().zip(b.1.as_slice());
    let decisive = pairs.take_while(|(x, y)| x == y).count();
    let equal = a.0 == b.0 && decisive == a.1.as_slice().len();
    if kind == HandKind::Showing {
        return if equal { FIRST_DEALT } else { OPEN_CARDS };
    }
    let lowest = kind == HandKind::Best(Ruleset::PaiGowLowWheel);
    let by_wheel = is_wheel(a) != is_wheel(b);
    match game {
        Game::PaiGowPoker if a.0 != b.0 => Cite::Article { game, article: "4" },
        // Where the table has the wheel as the lowest straight, that is its own rule.
        Game::PaiGowPoker if lowest && by_wheel => LOWEST_WHEEL,
        Game::PaiGowPoker => pai_gow_tie(a.0, decisive, equal),
        // That A-2-3-4-5 is a straight, and the lowest, is on no page but Triple Shot's.
        Game::SevenCardStud | Game::TexasHoldem if by_wheel => WHEEL,
        Game::SevenCardStud if a.0 != b.0 => Cite::Article { game, article: "6" },
        Game::TexasHoldem if a.0 != b.0 => Cite::Article { game, article: "7" },
        Game::SevenCardStud | Game::TexasHoldem => tie(game, a.0, decisive, equal),
        // No hand is compared with another: each is paid from a table.
        Game::LetItRide | Game::TripleShot => TABLE,
    }
}

#[inline(never)]
fn is_wheel((category, ranks): (Category, &Ranks)) -> bool {
    let straight = matches!(category, Category::Straight | Category::StraightFlush);
    straight && ranks.as_slice() == [Rank::Five]
}

/// By category, how many of the deciding ranks stud 7 and hold'em 8 look at, and the article of each.
static TIES: [(Category, usize, &str, &str); 8] = [
    (Category::FourOfAKind, 1, "7.a", "8.a"),
    (Category::FullHouse, 1, "7.b", "8.b"),
    (Category::Flush, 1, "7.c", "8.c"),
    (Category::Straight, 1, "7.d", "8.d"),
    (Category::ThreeOfAKind, 1, "7.e", "8.e"),
    (Category::TwoPair, 3, "7.f", "8.f"),
    (Category::OnePair, 2, "7.g", "8.g"),
    (Category::HighCard, 5, "6.j", "7.j"),
];

/// What the articles do not name is by the top of a straight flush; past the ranks that they look at we go on in
/// descending order.
fn tie(game: Game, category: Category, decisive: usize, equal: bool) -> Cite {
    let named = TIES.iter().find(|(other, ..)| *other == category);
    match named {
        _ if equal => EQUAL,
        None => STRAIGHT_FLUSH,
        Some((_, looked_at, stud, holdem)) if decisive < *looked_at => {
            let stud_played = game == Game::SevenCardStud;
            Cite::article(game, if stud_played { stud } else { holdem })
        }
        Some(_) => KICKERS,
    }
}

/// Pai Gow: article 4 orders the combinations, article 5 what it leaves equal.
fn pai_gow_tie(category: Category, decisive: usize, equal: bool) -> Cite {
    let article = match (category, decisive) {
        _ if equal => "5",
        (Category::StraightFlush, _) => "4.c",
        (Category::FourOfAKind, 0) => "4.d",
        (Category::FullHouse, _) => "4.e",
        (Category::Straight, _) => "4.g",
        (Category::ThreeOfAKind, 0) => "4.h",
        (Category::TwoPair, 0 | 1) => return PAIR_ORDER,
        (Category::OnePair, 0) => "4.j",
        (Category::HighCard, _) => "4.k",
        (
            Category::Flush
            | Category::FourOfAKind
            | Category::ThreeOfAKind
            | Category::TwoPair
            | Category::OnePair
            | Category::RoyalFlush
            | Category::FiveAces,
            _,
        ) => "5",
    };
    Cite::Article {
        game: Game::PaiGowPoker,
        article,
    }
}

/// Whether a ruleset is one that the game is played under, by the page or by option.
pub const fn plays_under(game: Game, ruleset: Ruleset) -> bool {
    match game {
        Game::PaiGowPoker => ruleset.has_joker(),
        Game::SevenCardStud | Game::TexasHoldem => !ruleset.has_joker(),
        Game::LetItRide | Game::TripleShot => matches!(ruleset, Ruleset::Standard),
    }
}
