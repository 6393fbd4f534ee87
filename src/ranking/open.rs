//! One to four cards: a stud seat's open cards and the Pai Gow low hand. Straights and flushes don't count.
#![forbid(unsafe_code)]

use super::category::{Category, Ranks};
use super::classes::{push_all, push_over};
use super::ranksets::{choose, from_number, number, squeeze};
use crate::card::Rank;

/// The groups that hands of one to four cards can hold, by how many cards of each rank, lowest first.
const SHAPES: [(Category, u32); 5] = [
    (Category::HighCard, 0),
    (Category::OnePair, 2),
    (Category::TwoPair, 4),
    (Category::ThreeOfAKind, 3),
    (Category::FourOfAKind, 4),
];

/// How many classes a category has among hands of `count` cards.
const fn classes_of(category: Category, count: u32) -> u16 {
    match category {
        Category::HighCard => choose(13, count),
        Category::OnePair if count >= 2 => 13 * choose(12, count - 2),
        Category::TwoPair if count == 4 => choose(13, 2),
        Category::ThreeOfAKind if count >= 3 => 13 * choose(12, count - 3),
        Category::FourOfAKind if count == 4 => 13,
        _ => 0,
    }
}

fn first_value(category: Category, count: u32) -> u16 {
    let below = SHAPES.iter().take_while(|(other, _)| *other != category);
    below.map(|(other, _)| classes_of(*other, count)).sum()
}

/// How many values hands of `count` cards have: 13, 91, 455, 1820.
pub(crate) fn classes(count: u32) -> u16 {
    SHAPES
        .iter()
        .map(|(category, _)| classes_of(*category, count))
        .sum()
}

/// The value of the ranks held (a joker already counted as an ace), dense per count.
pub(crate) fn value(ranks: &[Rank]) -> u16 {
    let held = |times: usize| {
        (0..13u16)
            .filter(|i| ranks.iter().filter(|r| u16::from(r.index()) == *i).count() == times)
            .fold(0u16, |set, i| set | 1 << i)
    };
    let (singles, pairs, trips, quads) = (held(1), held(2), held(3), held(4));
    let count = ranks.len() as u32;
    let (category, group) = if quads != 0 {
        (Category::FourOfAKind, quads)
    } else if trips != 0 {
        (Category::ThreeOfAKind, trips)
    } else if pairs.count_ones() == 2 {
        (Category::TwoPair, pairs)
    } else if pairs != 0 {
        (Category::OnePair, pairs)
    } else {
        (Category::HighCard, 0)
    };
    let size = singles.count_ones();
    let within = if group.count_ones() == 1 {
        group.trailing_zeros() as u16 * choose(12, size) + number(squeeze(singles, group))
    } else {
        number(group | singles)
    };
    first_value(category, count) + within
}

/// What a value of `count` cards stands for.
pub(crate) fn describe(value: u16, count: u32) -> Option<(Category, Ranks)> {
    let (category, grouped) = SHAPES.into_iter().rev().find(|(category, _)| {
        classes_of(*category, count) > 0 && value >= first_value(*category, count)
    })?;
    let within = value - first_value(category, count);
    if within >= classes_of(category, count) {
        return None;
    }
    let mut ranks = Ranks::EMPTY;
    match category {
        Category::HighCard => push_all(&mut ranks, from_number(within, count)),
        Category::TwoPair => push_all(&mut ranks, from_number(within, 2)),
        _ => push_over(&mut ranks, within, count - grouped),
    }
    Some((category, ranks))
}
