//! The categories of hands and the rulesets that order them.
#![forbid(unsafe_code)]

use crate::card::Rank;
use crate::plain::{Plain, Sink, words};

/// A category of hands, from the lowest to the highest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Category {
    /// None of the others (stud 6.j, paigow 4.k, holdem 7.j).
    HighCard,
    /// Two cards of one rank.
    OnePair,
    /// Two pairs of different ranks.
    TwoPair,
    /// Three cards of one rank.
    ThreeOfAKind,
    /// Five ranks in a row.
    Straight,
    /// Five cards of one suit.
    Flush,
    /// Three of a kind and a pair.
    FullHouse,
    /// Four cards of one rank.
    FourOfAKind,
    /// A straight of one suit, not the royal.
    StraightFlush,
    /// Ace, king, queen, jack and ten of one suit: a category of its own in all five regulations.
    RoyalFlush,
    /// Four aces and the joker (paigow 4.a).
    FiveAces,
}

impl Category {
    /// Every category, ascending.
    pub const ALL: [Category; 11] = [
        Category::HighCard,
        Category::OnePair,
        Category::TwoPair,
        Category::ThreeOfAKind,
        Category::Straight,
        Category::Flush,
        Category::FullHouse,
        Category::FourOfAKind,
        Category::StraightFlush,
        Category::RoyalFlush,
        Category::FiveAces,
    ];

    /// The name that the JavaScript API uses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Category::HighCard => "highCard",
            Category::OnePair => "onePair",
            Category::TwoPair => "twoPair",
            Category::ThreeOfAKind => "threeOfAKind",
            Category::Straight => "straight",
            Category::Flush => "flush",
            Category::FullHouse => "fullHouse",
            Category::FourOfAKind => "fourOfAKind",
            Category::StraightFlush => "straightFlush",
            Category::RoyalFlush => "royalFlush",
            Category::FiveAces => "fiveAces",
        }
    }
}

/// How hands are ordered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
pub enum Ruleset {
    /// Stud, hold'em, Triple Shot, Let It Ride: A-2-3-4-5 is the lowest straight (tripleshot 4.f; for
    /// the other three, whose pages never mention it, Robert's Rules of Poker).
    #[default]
    Standard,
    /// Pai Gow: A-2-3-4-5 is the second-highest straight and straight flush (paigow 4.c, 4.g), the joker is an ace
    /// or completes a straight, flush, straight flush or royal (paigow 3).
    PaiGow,
    /// The literal page of stud and hold'em: the ace has the highest value and nothing else, so A-2-3-4-5 is no straight.
    AceHigh,
    /// Pai Gow with the option `wheel: "lowest"`: as `PaiGow`, but A-2-3-4-5 is the lowest straight. Only Pai Gow's own
    /// functions and tables take it, so it is not in `ALL`.
    PaiGowLowWheel,
}

impl Ruleset {
    /// Every ruleset that hands are ranked by without a table.
    pub const ALL: [Ruleset; 3] = [Ruleset::Standard, Ruleset::PaiGow, Ruleset::AceHigh];

    /// The name that the JavaScript API uses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Ruleset::Standard => "standard",
            Ruleset::PaiGow => "paiGow",
            Ruleset::AceHigh => "aceHigh",
            Ruleset::PaiGowLowWheel => "paiGowLowWheel",
        }
    }

    /// Whether the deck has a joker.
    pub const fn has_joker(self) -> bool {
        matches!(self, Ruleset::PaiGow | Ruleset::PaiGowLowWheel)
    }

    /// Whether A-2-3-4-5 is a straight.
    pub(crate) const fn has_wheel(self) -> bool {
        !matches!(self, Ruleset::AceHigh)
    }

    /// How many different five-card hands there are: values run from 0 to one below.
    ///
    /// ```
    /// assert_eq!(tapete::Ruleset::PaiGow.classes(), 7463);
    /// ```
    pub const fn classes(self) -> u16 {
        super::classes::first_value(self, Category::FiveAces) + if self.has_joker() { 1 } else { 0 }
    }
}

/// Up to five ranks, the ones that decide a hand, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ranks {
    ranks: [Rank; 5],
    len: u8,
}

impl Ranks {
    pub(crate) const EMPTY: Ranks = Ranks {
        ranks: [Rank::Two; 5],
        len: 0,
    };

    /// The ranks as a slice.
    pub fn as_slice(&self) -> &[Rank] {
        self.ranks.get(..usize::from(self.len)).unwrap_or(&[])
    }

    /// Adds a rank; a sixth is dropped, no hand has one.
    pub(crate) fn push(&mut self, rank: Rank) {
        if let Some(slot) = self.ranks.get_mut(usize::from(self.len)) {
            *slot = rank;
            self.len += 1;
        }
    }
}

words! { Category }

impl Plain for Ranks {
    fn put<S: Sink>(&self, out: &mut S) {
        self.as_slice().put(out);
    }
}
