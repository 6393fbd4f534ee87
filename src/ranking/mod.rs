//! Ranking of hands: five to seven cards under each ruleset, the Pai Gow low hand, and open stud cards.
#![forbid(unsafe_code)]

pub(crate) mod batch;
pub(crate) mod category;
pub(crate) mod classes;
pub(crate) mod count;
pub(crate) mod evaluate;
pub(crate) mod open;
pub(crate) mod playing;
pub(crate) mod ranksets;
mod sum;
mod tables;

use std::cmp::Ordering;
use std::sync::OnceLock;

use crate::card::{Card, Rank};
use crate::cards::Cards;
use crate::problem::{Code, Problem};
use category::{Category, Ranks, Ruleset};
use classes::Class;
use playing::{JokerRole, Playing};

/// What kind of hand is ranked. Values compare only within one kind, open hands only with the same count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HandKind {
    /// The best five of five to seven cards.
    Best(Ruleset),
    /// The two cards of a Pai Gow low hand, the joker an ace.
    Two,
    /// One to four open stud cards.
    Showing,
}

impl HandKind {
    /// How many cards it takes, at least and at most.
    const fn counts(self) -> (usize, usize) {
        match self {
            HandKind::Best(_) => (5, 7),
            HandKind::Two => (2, 2),
            HandKind::Showing => (1, 4),
        }
    }

    const fn joker_allowed(self) -> bool {
        match self {
            HandKind::Best(rules) => rules.has_joker(),
            HandKind::Two => true,
            HandKind::Showing => false,
        }
    }

    /// Refuses a repeated card, a wrong count, and a joker where there is none, in that order.
    #[inline]
    pub(crate) fn check(self, cards: &[Card]) -> Result<(), Problem> {
        let set = cards.iter().fold(0u64, |set, card| set | 1 << card.id());
        let (min, max) = self.counts();
        let fits = set.count_ones() as usize == cards.len()
            && (min..=max).contains(&cards.len())
            && (self.joker_allowed() || set >> Card::JOKER.id() == 0);
        if fits { Ok(()) } else { self.refuse(cards) }
    }

    /// Looks for what is wrong.
    #[cold]
    fn refuse(self, cards: &[Card]) -> Result<(), Problem> {
        let mut seen = 0u64;
        for (position, card) in cards.iter().enumerate() {
            let bit = 1 << card.id();
            if seen & bit != 0 {
                let first = cards.iter().position(|other| other == card).unwrap_or(0);
                return Err(Problem::new(Code::DuplicateCard)
                    .number("position", position as u64)
                    .number("first", first as u64)
                    .text("card", card.as_str()));
            }
            seen |= bit;
        }
        let (min, max) = self.counts();
        if cards.len() < min || cards.len() > max {
            return Err(Problem::new(Code::WrongCount)
                .number("count", cards.len() as u64)
                .number("min", min as u64)
                .number("max", max as u64));
        }
        match cards.iter().position(|card| card.is_joker()) {
            Some(position) if !self.joker_allowed() => {
                Err(Problem::new(Code::JokerNotAllowed).number("position", position as u64))
            }
            _ => Ok(()),
        }
    }

    /// The value of cards that passed [`HandKind::check`].
    pub(crate) fn value(self, cards: &[Card]) -> u16 {
        match self {
            HandKind::Best(rules) => evaluate::value(&evaluate::Suited::new(cards), rules),
            HandKind::Two | HandKind::Showing => {
                let mut ranks = [Rank::Ace; 4];
                for (slot, card) in ranks.iter_mut().zip(cards) {
                    *slot = card.rank().unwrap_or(Rank::Ace);
                }
                open::value(ranks.get(..cards.len()).unwrap_or(&ranks))
            }
        }
    }

    /// How many values there are for `count` cards.
    ///
    /// ```
    /// assert_eq!(tapete::HandKind::Showing.classes(4), 1820);
    /// ```
    pub fn classes(self, count: u32) -> u16 {
        match self {
            HandKind::Best(rules) => rules.classes(),
            HandKind::Two | HandKind::Showing => open::classes(count),
        }
    }

    /// The category and the deciding ranks of a value of `count` cards; none past the last class.
    ///
    /// ```
    /// use tapete::{Category, HandKind, Ruleset};
    /// let (category, _) = HandKind::Best(Ruleset::PaiGow).describe(7462, 5).unwrap();
    /// assert_eq!(category, Category::FiveAces);
    /// ```
    pub fn describe(self, value: u16, count: u32) -> Option<(Category, Ranks)> {
        match self {
            HandKind::Best(rules) => classes::describe(value, rules),
            HandKind::Two | HandKind::Showing => open::describe(value, count),
        }
    }

    /// What every value of `count` cards stands for, from [`HandKind::describe`], once.
    pub(crate) fn all_classes(self, count: u32) -> &'static [Class] {
        const RULESETS: usize = Ruleset::PaiGowLowWheel as usize + 1;
        static ALL: [OnceLock<Vec<Class>>; RULESETS + 4] =
            [const { OnceLock::new() }; RULESETS + 4];
        let place = match self {
            HandKind::Best(rules) => rules as usize,
            HandKind::Two | HandKind::Showing => RULESETS + count.clamp(1, 4) as usize - 1,
        };
        let Some(classes) = ALL.get(place) else {
            return &[];
        };
        classes.get_or_init(|| {
            let described =
                (0..self.classes(count)).filter_map(|value| self.describe(value, count));
            described
                .map(|(category, ranks)| Class::new(category, &ranks))
                .collect()
        })
    }

    /// What a value stands for and the cards that play, of the cards that have it, by id.
    pub(crate) fn cards_of(self, value: u16, ids: &[u8]) -> Option<(Class, Playing)> {
        let classes = self.all_classes(ids.len() as u32);
        let class = *classes.get(usize::from(value))?;
        Some((class, playing::playing(ids, class)))
    }
}

/// A ranked hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandRank {
    /// Dense class number, 0 the worst. Equal value is a tie.
    pub value: u16,
    /// The category.
    pub category: Category,
    /// What decides, in order: pairs before kickers, straights by their highest card, the wheel by its five.
    pub ranks: Ranks,
    /// The cards that play: larger groups first, then descending; the wheel as 5 4 3 2 A.
    pub cards: Cards,
    /// The others, in the order given.
    pub unused: Cards,
    /// What the joker stands for, if it plays.
    pub joker: Option<JokerRole>,
}

crate::plain::plain! {
    HandRank {
        value: "value", category: "category", ranks: "ranks", cards: "cards", unused: "unused", joker: "joker",
    }
}

fn rank(cards: &[Card], kind: HandKind) -> Result<HandRank, Problem> {
    kind.check(cards)?;
    let value = kind.value(cards);
    let mut ids = [0; 7];
    for (id, card) in ids.iter_mut().zip(cards) {
        *id = card.id();
    }
    let ids = ids.get(..cards.len()).unwrap_or_default();
    let Some((class, playing)) = kind.cards_of(value, ids) else {
        return Err(Problem::new(Code::WrongCount).number("count", cards.len() as u64));
    };
    let card = |place: usize| cards.get(place).copied();
    Ok(HandRank {
        value,
        category: class.category(),
        ranks: class.ranks(),
        cards: playing.places().filter_map(card).collect(),
        unused: playing.unused(cards.len()).filter_map(card).collect(),
        joker: playing.joker,
    })
}

/// Ranks the best five of five to seven cards.
///
/// # Errors
/// `duplicateCard`, `wrongCount`, `jokerNotAllowed`.
///
/// ```
/// use tapete::{Category, Ruleset, parse_cards, rank_hand};
/// let hand = rank_hand(&parse_cards("As 2d 3c 4h 5s 9d Kc")?, Ruleset::Standard)?;
/// assert_eq!(hand.category, Category::Straight);
/// assert_eq!(format!("{:?}", hand.cards), "[5s, 4h, 3c, 2d, As]");
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn rank_hand(cards: &[Card], ruleset: Ruleset) -> Result<HandRank, Problem> {
    rank(cards, HandKind::Best(ruleset))
}

/// Ranks a Pai Gow low hand: two cards, the joker an ace; values 0 to 90.
///
/// # Errors
/// `duplicateCard`, `wrongCount`.
///
/// ```
/// let low = tapete::rank_two(&tapete::parse_cards("Jk Ac")?)?;
/// assert_eq!((low.category, low.value), (tapete::Category::OnePair, 90));
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn rank_two(cards: &[Card]) -> Result<HandRank, Problem> {
    rank(cards, HandKind::Two)
}

/// Ranks one to four open stud cards; straights and flushes don't count while showing. Values are dense per count.
///
/// # Errors
/// `duplicateCard`, `wrongCount`, `jokerNotAllowed`.
///
/// ```
/// let open = tapete::rank_showing(&tapete::parse_cards("2h 3h 4h 5h")?)?;
/// assert_eq!(open.category, tapete::Category::HighCard);
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn rank_showing(cards: &[Card]) -> Result<HandRank, Problem> {
    rank(cards, HandKind::Showing)
}

/// The value alone of the best five of five to seven cards.
///
/// # Errors
/// As [`rank_hand`].
///
/// ```
/// use tapete::{Ruleset, parse_cards, rank_value};
/// assert_eq!(rank_value(&parse_cards("AsKsQsJsTs")?, Ruleset::Standard)?, 7461);
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn rank_value(cards: &[Card], ruleset: Ruleset) -> Result<u16, Problem> {
    let kind = HandKind::Best(ruleset);
    kind.check(cards).map(|()| kind.value(cards))
}

/// Compares two hands: `Greater` when `a` beats `b`, `Equal` for a tie. The two may share cards.
///
/// # Errors
/// As [`rank_hand`].
///
/// ```
/// use std::cmp::Ordering;
/// use tapete::{Ruleset, compare_hands, parse_cards};
/// let (wheel, king) = (parse_cards("Ac 2d 3h 4s 5c")?, parse_cards("Kc Qd Jh Ts 9c")?);
/// assert_eq!(compare_hands(&wheel, &king, Ruleset::Standard)?, Ordering::Less);
/// assert_eq!(compare_hands(&wheel, &king, Ruleset::PaiGow)?, Ordering::Greater);
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn compare_hands(a: &[Card], b: &[Card], ruleset: Ruleset) -> Result<Ordering, Problem> {
    Ok(rank_value(a, ruleset)?.cmp(&rank_value(b, ruleset)?))
}

/// The places of the best hands, ascending: one, or all that tie. With a board, every card differs.
///
/// # Errors
/// As [`rank_hand`], for the first hand that is refused; `duplicateCard` when hands share a card beside a board.
///
/// ```
/// use tapete::{Ruleset, parse_cards, winners};
/// let hands = [parse_cards("9c 2s")?, parse_cards("Jh Kh")?];
/// assert_eq!(winners(&hands, &parse_cards("Jd Tc Qs Ks 9s")?, Ruleset::Standard)?, [0, 1]);
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn winners(
    hands: &[Vec<Card>],
    board: &[Card],
    ruleset: Ruleset,
) -> Result<Vec<usize>, Problem> {
    let mut all: Vec<Card> = board.to_vec();
    let mut values = Vec::with_capacity(hands.len());
    for hand in hands {
        let cards: Vec<Card> = hand.iter().chain(board).copied().collect();
        values.push(rank_value(&cards, ruleset)?);
        if let (false, Some(card)) = (
            board.is_empty(),
            hand.iter().find(|card| all.contains(card)),
        ) {
            return Err(Problem::new(Code::DuplicateCard).text("card", card.as_str()));
        }
        all.extend(hand);
    }
    let best = values.iter().max().copied();
    Ok((0..hands.len())
        .filter(|i| values.get(*i).copied() == best)
        .collect())
}
