//! The tables behind batches: what each card adds to a hand's key, and the value of every key.
//!
//! A key is one sum over the cards: a number for the six low ranks (three to eight), one for the six high ranks (nine
//! to ace), and a field for each suit. Twos add nothing: how many there are follows from the number of cards. Each
//! half's number indexes a table directly; the two places found there add up to the place of the value. A perfect hash
//! over all thirteen ranks reads one table less, but takes 30 to 50 ms to find at start, or some kilobytes of download;
//! these are built in a few milliseconds at first use, and all that a batch touches of them stays within the
//! second-level cache (21 KB a half, 98 KB of values). Tables of pairs of cards, which halve the additions, lost by a
//! third: they push the others out of the first level.
//!
//! The two tables of halves are statics of atomics, which is how safe code gets a table at an address known to the
//! compiler: behind a pointer each look-up costs an addition more. A relaxed load of an atomic is a plain load.
#![forbid(unsafe_code)]
// Every index is masked to its table's length or comes from a loop over it; the digests of all hands cover each of them.
#![allow(clippy::indexing_slicing)]

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU16, Ordering::Relaxed};

use super::category::Ruleset;
use super::evaluate::{Multiples, rank_value, suit_value};
use super::sum::Sum;

/// Ranks in a half, the two apart.
const HALF_RANKS: usize = 6;
const MOST_CARDS: usize = 7;

/// What a card of each rank of a half adds to the half's number: the least weights with which no two halves of at most
/// seven cards have the same sum. Five to the powers would do too, in tables half as large again.
const WEIGHTS: [u64; HALF_RANKS] = [1, 5, 24, 112, 521, 2247];
const HALF_MASK: u64 = (1 << 14) - 1;
/// Where the numbers of the halves stand in a key: one bit up, so that a look-up needs no shift for the low one.
const LOW_SHIFT: u32 = 1;
const HIGH_SHIFT: u32 = 17;

/// A card adds 13 to the byte of its suit: with five cards or more bit 6 is set, with four it is not (52), and the
/// highest bit stays free (seven give 91).
const SUIT_SHIFT: u32 = 32;
const SUIT_STEP: u64 = 13;
const FLUSH: u64 = 0x4040_4040 << SUIT_SHIFT;
/// The joker's own bit, the free one of the last suit. It adds to every suit as well.
const JOKER: u64 = 1 << 63;
pub(super) const SPECIAL: u64 = FLUSH | JOKER;

/// By card id. Ids past the joker add nothing, so that a sum over them lacks a bit.
pub(super) static ADDS: [Sum; 256] = {
    let mut table = [Sum::new(0, 0); 256];
    let mut id = 0;
    while id < 52 {
        let (rank, suit) = (id / 4, id as u32 % 4);
        let ranks = if rank == 0 {
            0
        } else if rank <= HALF_RANKS {
            WEIGHTS[rank - 1] << LOW_SHIFT
        } else {
            WEIGHTS[rank - 1 - HALF_RANKS] << HIGH_SHIFT
        };
        let key = ranks + (SUIT_STEP << (SUIT_SHIFT + 8 * suit));
        table[id] = Sum::new(key, 1 << (16 * suit + rank as u32));
        id += 1;
    }
    let joker = JOKER + ((SUIT_STEP * 0x0101_0101) << SUIT_SHIFT);
    table[52] = Sum::new(joker, 1 << 13);
    table
};

const HALF_KEYS: usize = HALF_MASK as usize + 1;
/// More than the sum of two numbers of 16 bits, so that no place has to be checked. All that are used come before half.
const PLACES: usize = 1 << 17;
const SETS: usize = 1 << 13;

/// The number of each low half, and where the block of each high half begins.
static LOW: [AtomicU16; HALF_KEYS] = [const { AtomicU16::new(0) }; HALF_KEYS];
static HIGH: [AtomicU16; HALF_KEYS] = [const { AtomicU16::new(0) }; HALF_KEYS];

/// Some cards of the ranks of a half.
struct Half {
    sum: usize,
    /// As if the first of the six ranks were the two.
    held: Multiples,
}

/// Every half by how many cards it has, in the order of their numbers.
type Halves = [Vec<Half>; MOST_CARDS + 1];

/// Numbers the halves, and gives a block of places to each high half: one for every low half that fits beside it. The
/// numbers do not depend on the hand's size, so all sizes share the two tables.
fn halves() -> &'static Halves {
    static ALL: OnceLock<Halves> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = Halves::default();
        for pattern in 0..5usize.pow(HALF_RANKS as u32) {
            let (mut left, mut size) = (pattern, 0);
            let mut half = Half {
                sum: 0,
                held: Multiples::default(),
            };
            for (rank, weight) in WEIGHTS.iter().enumerate() {
                let count = left % 5;
                left /= 5;
                size += count;
                half.sum += count * *weight as usize;
                half.held = half.held.with(rank as u32, count);
            }
            if let Some(group) = all.get_mut(size) {
                group.push(half);
            }
        }
        for (number, half) in all.iter().flatten().enumerate() {
            LOW[half.sum % HALF_KEYS].store(number as u16, Relaxed);
        }
        let mut place = 0;
        for (size, group) in all.iter().enumerate() {
            let fitting = all.iter().take(all.len() - size);
            let fitting = fitting.map(Vec::len).sum::<usize>();
            for half in group {
                HIGH[half.sum % HALF_KEYS].store(place as u16, Relaxed);
                place += fitting;
            }
        }
        all
    })
}

/// The values of all hands with a number of natural cards, with or without a joker beside them.
pub(super) struct Table {
    /// By place.
    values: Vec<u16>,
    /// The value of every set of ranks as a hand of one suit; 0 where it is no flush.
    suited: Vec<u16>,
}

/// A table of which each index is within its length.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    values: &'a [u16; PLACES],
    suited: &'a [u16; SETS],
}

impl Table {
    fn build(natural: usize, joker: bool, rules: Ruleset) -> Table {
        let halves = halves();
        let mut values = vec![0; PLACES];
        for (high_size, highs) in halves.iter().enumerate() {
            for (low_size, lows) in halves.iter().enumerate() {
                let twos = natural.wrapping_sub(high_size + low_size);
                if twos > 4 {
                    continue;
                }
                for high in highs {
                    let beside = high.held.raised(1 + HALF_RANKS as u32).with(0, twos);
                    let beside = Multiples { joker, ..beside };
                    let start = HIGH[high.sum % HALF_KEYS].load(Relaxed);
                    for low in lows {
                        let place = start.wrapping_add(LOW[low.sum % HALF_KEYS].load(Relaxed));
                        let held = beside.and(low.held.raised(1));
                        if let Some(value) = values.get_mut(usize::from(place)) {
                            *value = rank_value(held, rules);
                        }
                    }
                }
            }
        }
        let sets = 0..SETS as u16;
        Table {
            values,
            suited: sets.map(|set| suit_value(set, joker, rules)).collect(),
        }
    }

    pub(super) fn view(&self) -> Option<View<'_>> {
        Some(View {
            values: self.values.first_chunk()?,
            suited: self.suited.first_chunk()?,
        })
    }
}

impl View<'_> {
    /// The value by ranks alone.
    #[inline(always)]
    pub(super) fn by_ranks(self, key: u64) -> u16 {
        let key = key as u32 as u64;
        let low = LOW[(key >> LOW_SHIFT & HALF_MASK) as usize].load(Relaxed);
        let high = HIGH[(key >> HIGH_SHIFT & HALF_MASK) as usize].load(Relaxed);
        self.values[usize::from(low) + usize::from(high)]
    }

    /// The value of the suit of which there are five cards or more, if there is one: at most one can be.
    #[inline(always)]
    pub(super) fn by_suit(self, key: u64, set: impl FnOnce() -> u64) -> u16 {
        if key & FLUSH == 0 {
            return 0;
        }
        let suit = (key & FLUSH).trailing_zeros() - (SUIT_SHIFT + 6);
        self.suited[(set() >> (2 * suit) & (SETS as u64 - 1)) as usize]
    }
}

#[inline(always)]
pub(super) fn has_joker(key: u64) -> bool {
    key & JOKER != 0
}

/// The tables of one ruleset and hand size.
pub(super) struct Tables {
    pub(super) natural: Table,
    /// With a joker among the cards; none in a ruleset that has no joker.
    pub(super) joker: Option<Table>,
}

impl Tables {
    pub(super) fn of(rules: Ruleset, size: usize) -> &'static Tables {
        const SIZES: usize = 3;
        const COUNT: usize = (Ruleset::PaiGowLowWheel as usize + 1) * SIZES;
        static ALL: [OnceLock<Tables>; COUNT] = [const { OnceLock::new() }; COUNT];
        let place = rules as usize * SIZES + (size - 5).min(SIZES - 1);
        ALL[place % COUNT].get_or_init(|| Tables {
            natural: Table::build(size, false, rules),
            joker: rules
                .has_joker()
                .then(|| Table::build(size - 1, true, rules)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_halves_have_one_sum_and_no_two_pairs_one_place() {
        let mut sums: Vec<usize> = halves().iter().flatten().map(|half| half.sum).collect();
        let count = sums.len();
        sums.sort_unstable();
        sums.dedup();
        assert_eq!(sums.len(), count);
        assert!(sums.iter().all(|sum| *sum < HALF_KEYS));
        let mut places = vec![false; PLACES];
        for (size, highs) in halves().iter().enumerate() {
            for high in highs {
                for low in halves()[..=MOST_CARDS - size].iter().flatten() {
                    let start = usize::from(HIGH[high.sum].load(Relaxed));
                    let place = start + usize::from(LOW[low.sum].load(Relaxed));
                    assert!(!std::mem::replace(&mut places[place], true));
                }
            }
        }
    }
}
