//! The dense numbering of five-card hands: which value a category and its deciding ranks have, and back.
//!
//! Values ascend with the strength of the hand and leave no gap, so equal value means a tie.
#![forbid(unsafe_code)]

use super::category::{Category, Ranks, Ruleset};
use super::ranksets::{choose, descending, from_number, index, number, spread, squeeze, top};
use crate::card::Rank;

/// The window of five ranks that a straight fills: 0 is A-2-3-4-5, 9 is T-J-Q-K-A.
pub(crate) const ROYAL_WINDOW: u16 = 9;

/// How many classes a category has.
const fn classes_of(rules: Ruleset, category: Category) -> u16 {
    let straights = if rules.has_wheel() { 10 } else { 9 };
    match category {
        Category::HighCard | Category::Flush => choose(13, 5) - straights,
        Category::OnePair => 13 * choose(12, 3),
        Category::TwoPair => choose(13, 2) * 11,
        Category::ThreeOfAKind => 13 * choose(12, 2),
        Category::Straight => straights,
        Category::FullHouse | Category::FourOfAKind => 13 * 12,
        Category::StraightFlush => straights - 1,
        Category::RoyalFlush => 1,
        Category::FiveAces => rules.has_joker() as u16,
    }
}

/// The lowest value of a category: the classes of all lower categories together.
#[allow(clippy::indexing_slicing)] // `get` is not const; both indexes are masked to the lengths
pub(crate) const fn first_value(rules: Ruleset, category: Category) -> u16 {
    FIRST[rules as usize % RULESETS][category as usize % MOST_CATEGORIES]
}

const RULESETS: usize = Ruleset::PaiGowLowWheel as usize + 1;
/// The next power of two over how many there are.
const MOST_CATEGORIES: usize = Category::ALL.len().next_power_of_two();

/// Ready by ruleset and category: every ranking of a hand looks here.
#[allow(clippy::indexing_slicing)] // built by the compiler: a bad index would not compile
const FIRST: [[u16; MOST_CATEGORIES]; RULESETS] = {
    let mut table = [[0; MOST_CATEGORIES]; RULESETS];
    let [a, b, c] = Ruleset::ALL;
    let all = [a, b, c, Ruleset::PaiGowLowWheel];
    let mut i = 0;
    while i < all.len() {
        let rules = all[i];
        let mut next = 1;
        while next < Category::ALL.len() {
            let below = classes_of(rules, Category::ALL[next - 1]);
            table[rules as usize][next] = table[rules as usize][next - 1] + below;
            next += 1;
        }
        i += 1;
    }
    table
};

/// Five different ranks that are no straight: the number among all five-rank sets, less the straights below.
pub(super) const fn distinct_number(set: u16, rules: Ruleset) -> u16 {
    let highest = index(top(set));
    // One straight tops out at each rank from the six up to the one below this hand's highest …
    let lower_straights = highest - 4;
    // … and A-5-4-3-2 is the lowest set with an ace.
    let wheel = if highest == 12 && rules.has_wheel() {
        1
    } else {
        0
    };
    number(set) - lower_straights - wheel
}

fn distinct_from_number(number: u16, rules: Ruleset) -> u16 {
    let mut left = number;
    for highest in 4..13 {
        let wheel = u16::from(highest == 12 && rules.has_wheel());
        let here = choose(highest, 4) - 1 - wheel;
        if left < here {
            return 1 << highest | from_number(left + wheel, 4);
        }
        left -= here;
    }
    0
}

/// How high a straight is among straights, from its window.
pub(super) const fn straight_number(window: u16, rules: Ruleset) -> u16 {
    match rules {
        Ruleset::Standard | Ruleset::PaiGowLowWheel => window,
        Ruleset::AceHigh => window - 1,
        // paigow 4.g and 4.c: A-2-3-4-5 comes second, over the king-high.
        Ruleset::PaiGow => match window {
            ROYAL_WINDOW => 9,
            0 => 8,
            _ => window - 1,
        },
    }
}

/// The highest rank of a straight, from its number.
fn straight_top(number: u16, rules: Ruleset) -> Option<Rank> {
    let window = match rules {
        Ruleset::Standard | Ruleset::PaiGowLowWheel => number,
        Ruleset::AceHigh => number + 1,
        Ruleset::PaiGow => match number {
            9 => ROYAL_WINDOW,
            8 => 0,
            _ => number + 1,
        },
    };
    Rank::from_index(u8::try_from(window + 3).ok()?)
}

/// Number of one rank (as a bit) over a set of other ranks, `size` of them.
pub(super) const fn over(bit: u16, others: u16, size: u32) -> u16 {
    index(bit) * choose(12, size) + number(squeeze(others, bit))
}

fn split_over(number: u16, size: u32) -> (u16, u16) {
    let per_rank = choose(12, size).max(1);
    let bit = 1 << (number / per_rank);
    (bit, spread(from_number(number % per_rank, size), bit))
}

/// Number of two pair: the pairs (two bits) and the fifth card.
pub(super) const fn two_pair_number(pairs: u16, kicker: u16) -> u16 {
    let high = top(pairs);
    number(pairs) * 11 + index(squeeze(squeeze(kicker, high), pairs & !high))
}

/// What a value stands for in one number: the category, four bits; how many ranks decide, three; five ranks from the
/// first deciding one on, four each; of how many of them cards play, three; whether all are of one suit, one.
/// A table of these answers at once what [`describe`] works out.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Class(pub(crate) u32);

impl Class {
    pub(crate) fn new(category: Category, ranks: &Ranks) -> Class {
        let ranks = ranks.as_slice();
        let (count, list) = (ranks.len() as u32, ranks.iter().map(|rank| rank.index()));
        let list = list.rev().fold(0, |list, rank| list << 4 | u32::from(rank));
        let (played, list, suited) = match category {
            Category::Straight => (5, down_from(list), 0),
            Category::StraightFlush | Category::RoyalFlush => (5, down_from(list), 1),
            _ => (count, list, u32::from(category == Category::Flush)),
        };
        Class(category as u32 | count << 4 | list << 7 | played << 27 | suited << 30)
    }

    pub(crate) fn category(self) -> Category {
        let category = Category::ALL.get(self.0 as usize & 15);
        category.copied().unwrap_or(Category::HighCard)
    }

    /// How many ranks decide.
    pub(crate) const fn count(self) -> u32 {
        self.0 >> 4 & 7
    }

    /// Of how many ranks cards play: all five of a straight, of which one decides.
    pub(super) const fn played(self) -> u32 {
        self.0 >> 27 & 7
    }

    /// The index of one of these ranks, counted from 0.
    pub(super) const fn rank(self, place: u32) -> u8 {
        (self.0 >> (7 + 4 * place)) as u8 & 15
    }

    /// Whether the cards that play are of one suit.
    pub(super) const fn suited(self) -> bool {
        self.0 >> 30 & 1 == 1
    }

    pub(crate) fn ranks(self) -> Ranks {
        let mut ranks = Ranks::EMPTY;
        for place in 0..self.count() {
            Rank::from_index(self.rank(place))
                .into_iter()
                .for_each(|rank| ranks.push(rank));
        }
        ranks
    }
}

/// Five ranks downwards; below the two comes the ace.
fn down_from(top: u32) -> u32 {
    (0..5).fold(0, |list, step| {
        list | (((top + 13 - step) % 13) << (4 * step))
    })
}

/// What a value stands for: the category and what decides, in order. None past the last class.
pub(crate) fn describe(value: u16, rules: Ruleset) -> Option<(Category, Ranks)> {
    if value >= rules.classes() {
        return None;
    }
    let category = Category::ALL
        .into_iter()
        .rev()
        .find(|c| value >= first_value(rules, *c) && classes_of(rules, *c) > 0)?;
    let number = value - first_value(rules, category);
    let mut ranks = Ranks::EMPTY;
    match category {
        Category::HighCard | Category::Flush => {
            push_all(&mut ranks, distinct_from_number(number, rules));
        }
        Category::OnePair => push_over(&mut ranks, number, 3),
        Category::ThreeOfAKind => push_over(&mut ranks, number, 2),
        Category::FullHouse | Category::FourOfAKind => push_over(&mut ranks, number, 1),
        Category::TwoPair => {
            let pairs = from_number(number / 11, 2);
            let high = top(pairs);
            push_all(&mut ranks, pairs);
            let kicker = spread(spread(1 << (number % 11), pairs & !high), high);
            push_all(&mut ranks, kicker);
        }
        Category::Straight | Category::StraightFlush => {
            ranks.push(straight_top(number, rules)?);
        }
        Category::RoyalFlush | Category::FiveAces => ranks.push(Rank::Ace),
    }
    Some((category, ranks))
}

/// Adds the ranks of a set, the highest first.
#[inline(never)]
pub(super) fn push_all(ranks: &mut Ranks, set: u16) {
    descending(set).for_each(|rank| ranks.push(rank));
}

/// Adds one rank and `size` others, from the number of the one over the others.
#[inline(never)]
pub(super) fn push_over(ranks: &mut Ranks, number: u16, size: u32) {
    let (bit, others) = split_over(number, size);
    push_all(ranks, bit);
    push_all(ranks, others);
}
