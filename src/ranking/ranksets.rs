//! Sets of ranks as bits (bit 0 the two, bit 12 the ace), and their numbering.
//!
//! Sets of k ranks in ascending numeric order are numbered by the combinatorial number system; comparing two such
//! sets from their highest rank down is comparing the numbers.
#![forbid(unsafe_code)]

use crate::card::Rank;

/// Bit of the ace.
pub(crate) const ACE: u16 = 1 << 12;
/// All thirteen ranks.
pub(crate) const ALL: u16 = (1 << 13) - 1;

/// `CHOOSE[n][k]` for n to 13, k to 5; the rest, up to powers of two, is 0.
#[allow(clippy::indexing_slicing)] // built by the compiler: a bad index would not compile
const CHOOSE: [[u16; 8]; 16] = {
    let mut table = [[0; 8]; 16];
    let mut n = 0;
    while n < 14 {
        table[n][0] = 1;
        let mut k = 1;
        while k < 6 && n > 0 {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// n choose k, for n below 16 and k below 8.
#[allow(clippy::indexing_slicing)] // `get` is not const; both indexes are masked to the lengths
pub(crate) const fn choose(n: u32, k: u32) -> u16 {
    CHOOSE[n as usize % 16][k as usize % 8]
}

/// The highest rank's bit alone; 0 of 0.
pub(crate) const fn top(set: u16) -> u16 {
    if set == 0 {
        0
    } else {
        1 << (15 - set.leading_zeros())
    }
}

/// The `count` highest ranks of a set.
pub(crate) const fn top_n(set: u16, count: u32) -> u16 {
    let mut set = set;
    let mut spare = set.count_ones();
    while spare > count {
        set &= set - 1;
        spare -= 1;
    }
    set
}

/// Index of the only bit.
pub(crate) const fn index(bit: u16) -> u16 {
    bit.trailing_zeros() as u16
}

/// The number of a set among all sets of its size.
pub(crate) const fn number(set: u16) -> u16 {
    let mut rest = set;
    let mut total = 0;
    let mut k = 1;
    while rest != 0 {
        total += choose(rest.trailing_zeros(), k);
        rest &= rest - 1;
        k += 1;
    }
    total
}

/// The set of `size` ranks with this number.
pub(crate) const fn from_number(number: u16, size: u32) -> u16 {
    let mut left = number;
    let mut set = 0;
    let mut k = size;
    let mut n = 13;
    while k > 0 && n > 0 {
        n -= 1;
        if choose(n, k) <= left {
            left -= choose(n, k);
            set |= 1 << n;
            k -= 1;
        }
    }
    set
}

/// Takes the rank of `bit` (not in the set) out of the numbering: higher ranks move down by one.
pub(crate) const fn squeeze(set: u16, bit: u16) -> u16 {
    let below = bit.wrapping_sub(1);
    (set & below) | ((set >> 1) & !below)
}

/// The inverse of [`squeeze`].
pub(crate) const fn spread(set: u16, bit: u16) -> u16 {
    let below = bit.wrapping_sub(1);
    (set & below) | ((set & !below) << 1)
}

/// The ranks of a set, descending.
pub(crate) fn descending(set: u16) -> impl Iterator<Item = Rank> {
    (0..13u8)
        .rev()
        .filter(move |i| set >> i & 1 == 1)
        .filter_map(Rank::from_index)
}
