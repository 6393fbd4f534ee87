//! Many hands at once, through tables built at first use.
//!
//! A hand costs one addition a card, of two numbers at once where there are vectors, and three look-ups (see
//! [`super::tables`]); a checked one a count of bits besides. Nothing branches on whether a hand is good: the counts of
//! all hands are added up, and only if the sum is short does a second pass look for the first bad one.
#![forbid(unsafe_code)]
// Every index is below the length of its array: a byte into 256 entries, a constant into a hand.
#![allow(clippy::indexing_slicing)]

use super::category::Ruleset;
use super::sum::Sum;
use super::tables::{ADDS, SPECIAL, Tables, View, has_joker};

/// Ranks hands of `size` (5 to 7) card ids one after another, up to the first bad one: an id that the ruleset's deck
/// lacks or a repeated card. A result shorter than the number of hands says where that is.
///
/// With `checked` false nothing is looked for: a bad hand gets some value. Ids left over after the last whole hand,
/// and other sizes, give nothing.
///
/// ```
/// use tapete::{Ruleset, rank_many};
/// let ids = [51, 47, 43, 39, 35, 0, 5, 10, 15, 20]; // AsKsQsJsTs, then 2c 3d 4h 5s 7c
/// assert_eq!(rank_many(&ids, 5, Ruleset::Standard, true), [7461, 0]);
/// ```
pub fn rank_many(ids: &[u8], size: usize, ruleset: Ruleset, checked: bool) -> Vec<u16> {
    let mut values = vec![0; ids.len().checked_div(size).unwrap_or(0)];
    let good = rank_into(&mut values, ids, size, ruleset, checked);
    values.truncate(good);
    values
}

/// As [`rank_many`], into `values`, which has room for all hands. Gives the number of hands before the first bad one;
/// what stands behind them has no meaning.
pub(crate) fn rank_into(
    values: &mut [u16],
    ids: &[u8],
    size: usize,
    ruleset: Ruleset,
    checked: bool,
) -> usize {
    match (size, checked) {
        // Fewer cards are as fast counted as seven are not: one loop each, whose count is not looked at.
        (5, _) => run::<5, true>(values, ids, ruleset, checked),
        (6, _) => run::<6, true>(values, ids, ruleset, checked),
        (7, true) => run::<7, true>(values, ids, ruleset, true),
        (7, false) => run::<7, false>(values, ids, ruleset, false),
        _ => 0,
    }
}

fn run<const SIZE: usize, const COUNTED: bool>(
    values: &mut [u16],
    ids: &[u8],
    rules: Ruleset,
    checked: bool,
) -> usize {
    let tables = Tables::of(rules, SIZE);
    let (hands, _) = ids.as_chunks::<SIZE>();
    let joker = tables.joker.as_ref().and_then(|table| table.view());
    let Some(natural) = tables.natural.view() else {
        return 0;
    };
    let cards = fill::<SIZE, COUNTED>(values, hands, natural, joker);
    if !checked || cards == (SIZE * hands.len()) as u64 {
        return hands.len();
    }
    let good = |hand: &[u8; SIZE]| {
        sum(hand).set().count_ones() == SIZE as u32 && (joker.is_some() || !hand.contains(&52))
    };
    let bad = hands.iter().position(|hand| !good(hand));
    bad.unwrap_or(hands.len())
}

/// The set of the first five to seven of some ids, if they are cards and all differ; 16 bits a suit, bit 13 the joker.
#[cfg(feature = "js")]
pub(crate) fn set_of(ids: &[u8; 7], count: usize) -> Option<u64> {
    let [a, b, c, d, e, f, _] = *ids;
    let set = match count {
        5 => sum(&[a, b, c, d, e]),
        6 => sum(&[a, b, c, d, e, f]),
        7 => sum(ids),
        _ => return None,
    };
    let set = set.set();
    (set.count_ones() as usize == count).then_some(set)
}

/// A sum over the cards of a hand, unrolled: optimising for size, the compiler leaves a loop as it is.
#[inline(always)]
fn sum<const SIZE: usize>(hand: &[u8; SIZE]) -> Sum {
    let adds = |place: usize| ADDS[usize::from(hand[place])];
    let mut sum = adds(0).and(adds(1)).and(adds(2)).and(adds(3)).and(adds(4));
    if SIZE > 5 {
        sum = sum.and(adds(5));
    }
    if SIZE > 6 {
        sum = sum.and(adds(6));
    }
    sum
}

/// Ranks all hands. Gives the number of different cards in each, added up; less where there is a joker too many.
///
/// There is no call in the loop, since around one all registers are saved. A function of its own has more of them.
#[inline(never)]
fn fill<const SIZE: usize, const COUNTED: bool>(
    values: &mut [u16],
    hands: &[[u8; SIZE]],
    natural: View<'_>,
    joker: Option<View<'_>>,
) -> u64 {
    let mut cards = 0;
    let (mut hands, mut values) = (hands, values);
    // What is called most, two hands a turn: a twentieth faster, for 0.3 KB each.
    if SIZE == 7 {
        let (pairs, last) = hands.as_chunks::<2>();
        let (slots, rest) = values.as_chunks_mut::<2>();
        for ([a, b], [first, second]) in pairs.iter().zip(slots) {
            *first = one::<SIZE, COUNTED>(a, natural, joker, &mut cards);
            *second = one::<SIZE, COUNTED>(b, natural, joker, &mut cards);
        }
        (hands, values) = (last, rest);
    }
    for (hand, value) in hands.iter().zip(values) {
        *value = one::<SIZE, COUNTED>(hand, natural, joker, &mut cards);
    }
    cards
}

#[inline(always)]
fn one<const SIZE: usize, const COUNTED: bool>(
    hand: &[u8; SIZE],
    natural: View<'_>,
    joker: Option<View<'_>>,
    cards: &mut u64,
) -> u16 {
    let sum = sum(hand);
    let key = sum.key();
    let set = || sum.set();
    if COUNTED {
        *cards += u64::from(set().count_ones());
    }
    if key & SPECIAL == 0 {
        natural.by_ranks(key)
    } else if !has_joker(key) {
        // No hand by ranks beats a flush that leaves two cards beside it.
        natural.by_suit(key, set)
    } else if let Some(table) = joker {
        table.by_ranks(key).max(table.by_suit(key, set))
    } else {
        *cards = cards.wrapping_sub(1);
        0
    }
}
