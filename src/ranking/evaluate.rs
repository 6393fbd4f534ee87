//! The value of the best five of up to seven cards, by arithmetic on sets of ranks; no table.
#![forbid(unsafe_code)]

use super::category::{Category, Ruleset};
use super::classes::{
    ROYAL_WINDOW, distinct_number, first_value, over, straight_number, two_pair_number,
};
use super::ranksets::{ACE, ALL, index, top, top_n};
use crate::card::Card;

/// Cards sorted into one set of ranks a suit, and the joker.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Suited {
    pub(crate) suits: [u16; 4],
    pub(crate) joker: bool,
}

impl Suited {
    pub(crate) fn new(cards: &[Card]) -> Suited {
        // 16 bits a suit; the joker's id falls on the one after the clubs.
        let set = cards.iter().fold(0u64, |set, card| {
            set | 1 << (card.id() % 4 * 16 + card.id() / 4)
        });
        Suited::of_set(set)
    }

    /// From a set with 16 bits a suit, bit 13 the joker.
    #[inline(always)]
    pub(crate) fn of_set(set: u64) -> Suited {
        Suited {
            suits: [
                set as u16 & ALL,
                (set >> 16) as u16,
                (set >> 32) as u16,
                (set >> 48) as u16,
            ],
            joker: set >> 13 & 1 == 1,
        }
    }

    /// The ranks held once or more, twice or more, three times or more, four times.
    fn multiples(&self) -> Multiples {
        let [c, d, h, s] = self.suits;
        let (cd, hs) = (c | d, h | s);
        let (both_cd, both_hs) = (c & d, h & s);
        Multiples {
            once: cd | hs,
            twice: both_cd | both_hs | cd & hs,
            thrice: both_cd & hs | both_hs & cd,
            four: both_cd & both_hs,
            joker: self.joker,
        }
    }
}

/// Which ranks are held at least so many times, the joker apart.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Multiples {
    pub(crate) once: u16,
    pub(crate) twice: u16,
    pub(crate) thrice: u16,
    pub(crate) four: u16,
    pub(crate) joker: bool,
}

impl Multiples {
    /// With some cards of a rank that was not there.
    pub(crate) fn with(self, rank: u32, count: usize) -> Multiples {
        let bit = |least: usize| ((count >= least) as u16) << rank;
        Multiples {
            once: self.once | bit(1),
            twice: self.twice | bit(2),
            thrice: self.thrice | bit(3),
            four: self.four | bit(4),
            joker: self.joker,
        }
    }

    /// Together with cards of other ranks.
    pub(crate) const fn and(self, other: Multiples) -> Multiples {
        Multiples {
            once: self.once | other.once,
            twice: self.twice | other.twice,
            thrice: self.thrice | other.thrice,
            four: self.four | other.four,
            joker: self.joker | other.joker,
        }
    }

    /// Every card some ranks higher.
    pub(crate) const fn raised(self, by: u32) -> Multiples {
        Multiples {
            once: self.once << by,
            twice: self.twice << by,
            thrice: self.thrice << by,
            four: self.four << by,
            joker: self.joker,
        }
    }
}

/// The value of the best five cards.
#[inline(always)] // for one hand at a time a call is a twentieth of the time
pub(crate) fn value(hand: &Suited, rules: Ruleset) -> u16 {
    let best = rank_value(hand.multiples(), rules);
    // One suit at most has so many cards. Written out: optimising for size, the compiler leaves a loop as it is.
    let [c, d, h, s] = hand.suits;
    let least = 5 - u32::from(hand.joker);
    let suit = if c.count_ones() >= least {
        c
    } else if d.count_ones() >= least {
        d
    } else if h.count_ones() >= least {
        h
    } else if s.count_ones() >= least {
        s
    } else {
        return best;
    };
    best.max(suit_value(suit, hand.joker, rules))
}

/// The best flush, straight flush or royal within one suit; 0 if there is none.
pub(crate) fn suit_value(set: u16, joker: bool, rules: Ruleset) -> u16 {
    if set.count_ones() + u32::from(joker) < 5 {
        return 0;
    }
    match best_straight(set, joker, rules) {
        Some(ROYAL_WINDOW) => first_value(rules, Category::RoyalFlush),
        Some(window) => {
            first_value(rules, Category::StraightFlush) + straight_number(window, rules)
        }
        None => {
            // In a flush the joker is the highest card of the suit that the hand lacks.
            let set = if joker { set | top(ALL & !set) } else { set };
            first_value(rules, Category::Flush) + distinct_number(top_n(set, 5), rules)
        }
    }
}

/// The best hand by ranks alone, suits apart.
pub(crate) fn rank_value(held: Multiples, rules: Ruleset) -> u16 {
    let Multiples {
        mut once,
        mut twice,
        mut thrice,
        mut four,
        joker,
    } = held;
    let straight = best_straight(once, joker, rules);
    if joker {
        // The joker is one more ace (paigow 3).
        if four & ACE != 0 {
            return first_value(rules, Category::FiveAces);
        }
        four |= thrice & ACE;
        thrice |= twice & ACE;
        twice |= once & ACE;
        once |= ACE;
    }
    if four != 0 {
        let quads = top(four);
        return first_value(rules, Category::FourOfAKind) + over(quads, top(once & !quads), 1);
    }
    let trips = top(thrice);
    let pair = top(twice & !trips);
    if trips != 0 && pair != 0 {
        return first_value(rules, Category::FullHouse) + over(trips, pair, 1);
    }
    if let Some(window) = straight {
        return first_value(rules, Category::Straight) + straight_number(window, rules);
    }
    if trips != 0 {
        let kickers = top_n(once & !trips, 2);
        return first_value(rules, Category::ThreeOfAKind) + over(trips, kickers, 2);
    }
    let pairs = top_n(twice, 2);
    if pairs.count_ones() == 2 {
        let kicker = top(once & !pairs);
        return first_value(rules, Category::TwoPair) + two_pair_number(pairs, kicker);
    }
    if pairs != 0 {
        let kickers = top_n(once & !pairs, 3);
        return first_value(rules, Category::OnePair) + over(pairs, kickers, 3);
    }
    distinct_number(top_n(once, 5), rules)
}

/// The best window of five ranks in a row that the set fills; the joker fills one gap.
#[inline(always)]
fn best_straight(set: u16, joker: bool, rules: Ruleset) -> Option<u16> {
    // One bit lower than the two stands the ace as a one; where A-2-3-4-5 is no straight it stays empty.
    let low_ace = if rules.has_wheel() { set >> 12 } else { 0 };
    let row = set << 1 | low_ace;
    let windows = if joker {
        four_of_five(row)
    } else {
        row & row >> 1 & row >> 2 & row >> 3 & row >> 4
    };
    if rules == Ruleset::PaiGow && windows & (1 << ROYAL_WINDOW | 1) == 1 {
        return Some(0);
    }
    (windows != 0).then(|| index(top(windows)))
}

/// The windows of which at least four ranks are there.
fn four_of_five(row: u16) -> u16 {
    let [a, b, c, d, e] = [row, row >> 1, row >> 2, row >> 3, row >> 4];
    let windows = a & b & c & d | (a & b & c | a & b & d | a & c & d | b & c & d) & e;
    windows & ((1 << (ROYAL_WINDOW + 1)) - 1)
}
