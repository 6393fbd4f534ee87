//! Many hands at once, through tables built at first use.
//!
//! A hand's ranks are two base-5 counters, one of the seven low ranks and one of the six high, added up card by card
//! together with a counter a suit: one addition a card. The counters index directly, so no hash is searched for:
//! `low` numbers the low halves of each size, `high` says where the block of a high half begins, and the sum is the
//! place in `values`. Against a perfect hash over all thirteen ranks this reads one more table per hand, but is built
//! in about two milliseconds instead of thirty, and nothing of it is downloaded.
#![forbid(unsafe_code)]
// Every index here is masked to its table's length or read through `get`; the digests of all hands cover each of them.
#![allow(clippy::indexing_slicing)]

use std::sync::OnceLock;

use super::category::Ruleset;
use super::evaluate::{Multiples, rank_value, suit_value};

const LOW_RANKS: usize = 7;
const HIGH_RANKS: usize = 6;
const LOW_KEYS: usize = 5usize.pow(LOW_RANKS as u32);
const HIGH_KEYS: usize = 5usize.pow(HIGH_RANKS as u32);

const HIGH_SHIFT: u32 = 17;
const SUIT_SHIFT: u32 = 32;
const LOW_MASK: u64 = (1 << HIGH_SHIFT) - 1;
const HIGH_MASK: u64 = (1 << (SUIT_SHIFT - HIGH_SHIFT)) - 1;
const JOKER_BIT: u64 = 1 << (SUIT_SHIFT + 16);
/// Added to every hand, so that five of a suit set its counter's top bit.
const BIAS: u64 = 0x3333 << SUIT_SHIFT;
const FIVE_SUITED: u64 = 0x8888 << SUIT_SHIFT;

/// What each card id adds to a hand's key. The joker counts for every suit. Ids past the joker add nothing.
const KEYS: [u64; 64] = {
    let mut keys = [0; 64];
    let mut id = 0;
    while id < 52 {
        let rank = id / 4;
        let ranks = if rank < LOW_RANKS {
            5u64.pow(rank as u32)
        } else {
            5u64.pow((rank - LOW_RANKS) as u32) << HIGH_SHIFT
        };
        keys[id] = ranks + (1 << (SUIT_SHIFT + 4 * (id as u32 % 4)));
        id += 1;
    }
    keys[52] = JOKER_BIT + (0x1111 << SUIT_SHIFT);
    keys
};

/// The values by ranks of every hand of one size, with or without a joker beside the natural cards.
struct RankTable {
    high: Vec<u16>,
    values: Vec<u16>,
}

/// The value of every set of ranks as a hand of one suit, with or without a joker; 0 where it is no flush.
type SuitTable = Vec<u16>;

/// How many cards of each rank of a half, and how many in all.
type Half = (usize, [u8; LOW_RANKS], u8);

/// Every half of at most seven cards over `ranks` ranks: its base-5 key, its counts, its size. Ascending by key.
fn halves(ranks: usize) -> impl Iterator<Item = Half> {
    (0..5usize.pow(ranks as u32)).filter_map(move |key| {
        let mut counts = [0; LOW_RANKS];
        let mut left = key;
        for count in &mut counts {
            *count = (left % 5) as u8;
            left /= 5;
        }
        let size: u8 = counts.iter().sum();
        (size <= 7).then_some((key, counts, size))
    })
}

/// The number of every low half among those of its size.
fn low_numbers() -> &'static [u16] {
    static LOW: OnceLock<Vec<u16>> = OnceLock::new();
    LOW.get_or_init(|| {
        let mut next = [0u16; 8];
        let mut numbers = vec![0; LOW_KEYS];
        for (key, _, size) in halves(LOW_RANKS) {
            numbers[key] = next[usize::from(size)];
            next[usize::from(size)] += 1;
        }
        numbers
    })
}

fn multiples(low: &[u8; LOW_RANKS], high: &[u8; LOW_RANKS], joker: bool) -> Multiples {
    let mut held = Multiples {
        joker,
        ..Multiples::default()
    };
    for (rank, count) in low.iter().chain(&high[..HIGH_RANKS]).enumerate() {
        let bit = 1u16 << rank;
        held.once |= bit * u16::from(*count >= 1);
        held.twice |= bit * u16::from(*count >= 2);
        held.thrice |= bit * u16::from(*count >= 3);
        held.four |= bit * u16::from(*count >= 4);
    }
    held
}

impl RankTable {
    fn build(natural: u8, joker: bool, rules: Ruleset) -> RankTable {
        let mut table = RankTable {
            high: vec![0; HIGH_KEYS],
            values: Vec::new(),
        };
        let low: Vec<Half> = halves(LOW_RANKS).collect();
        for (key, high_counts, size) in halves(HIGH_RANKS).filter(|(_, _, size)| *size <= natural) {
            table.high[key] = table.values.len() as u16;
            // In the order of `low_numbers`: ascending keys among the halves of one size.
            let fill = low
                .iter()
                .filter(|(_, _, low_size)| low_size + size == natural);
            table.values.extend(
                fill.map(|(_, low, _)| rank_value(multiples(low, &high_counts, joker), rules)),
            );
        }
        table
    }

    #[inline(always)]
    fn value(&self, key: u64, low: &[u16]) -> u16 {
        let high = self.high.get((key >> HIGH_SHIFT & HIGH_MASK) as usize);
        let low = low.get((key & LOW_MASK) as usize);
        // A key past the tables comes from unchecked input only: any value will do, but no trap.
        let place =
            usize::from(high.copied().unwrap_or(0)) + usize::from(low.copied().unwrap_or(0));
        self.values.get(place).copied().unwrap_or(0)
    }
}

/// All tables of one ruleset and hand size.
struct Tables {
    low: &'static [u16],
    natural: RankTable,
    suited: SuitTable,
    /// With a joker among the cards; none in a ruleset that has no joker.
    joker: Option<(RankTable, SuitTable)>,
}

impl Tables {
    fn of(rules: Ruleset, size: u8) -> &'static Tables {
        const SIZES: usize = 3;
        const COUNT: usize = (Ruleset::PaiGowLowWheel as usize + 1) * SIZES;
        static ALL: [OnceLock<Tables>; COUNT] = [const { OnceLock::new() }; COUNT];
        let place = rules as usize * SIZES + usize::from(size - 5).min(SIZES - 1);
        ALL[place].get_or_init(|| {
            let suited = |joker| {
                (0..1 << 13)
                    .map(|set| suit_value(set, joker, rules))
                    .collect()
            };
            Tables {
                low: low_numbers(),
                natural: RankTable::build(size, false, rules),
                suited: suited(false),
                joker: rules
                    .has_joker()
                    .then(|| (RankTable::build(size - 1, true, rules), suited(true))),
            }
        })
    }

    #[inline(always)]
    fn value(&self, key: u64, hand: &[u8]) -> u16 {
        let flush = key & FIVE_SUITED;
        match &self.joker {
            Some((ranks, suited)) if key & JOKER_BIT != 0 => ranks
                .value(key, self.low)
                .max(suit_best(suited, flush, hand)),
            _ if flush != 0 => suit_best(&self.suited, flush, hand),
            _ => self.natural.value(key, self.low),
        }
    }
}

/// The best of the suit whose counter has its top bit set.
#[cold]
fn suited_ranks(flush: u64, hand: &[u8]) -> usize {
    let suit = ((flush.trailing_zeros() - SUIT_SHIFT) / 4) as u8;
    let of_suit = hand.iter().filter(|id| **id < 52 && **id % 4 == suit);
    of_suit.fold(0, |set, id| set | 1 << (id / 4))
}

#[inline(always)]
fn suit_best(suited: &SuitTable, flush: u64, hand: &[u8]) -> u16 {
    if flush == 0 {
        0
    } else {
        suited.get(suited_ranks(flush, hand)).copied().unwrap_or(0)
    }
}

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
    match (size, checked) {
        (5, true) => run::<5, true>(ids, ruleset),
        (5, false) => run::<5, false>(ids, ruleset),
        (6, true) => run::<6, true>(ids, ruleset),
        (6, false) => run::<6, false>(ids, ruleset),
        (7, true) => run::<7, true>(ids, ruleset),
        (7, false) => run::<7, false>(ids, ruleset),
        _ => Vec::new(),
    }
}

fn run<const SIZE: usize, const CHECKED: bool>(ids: &[u8], rules: Ruleset) -> Vec<u16> {
    let tables = Tables::of(rules, SIZE as u8);
    let cards = 52 + u8::from(rules.has_joker());
    let mut values = Vec::with_capacity(ids.len() / SIZE);
    for hand in ids.chunks_exact(SIZE) {
        let mut key = BIAS;
        let mut seen = 0u64;
        let mut foreign = false;
        for id in hand {
            key += KEYS[usize::from(id & 63)];
            if CHECKED {
                seen |= 1 << (id & 63);
                foreign |= *id >= cards;
            }
        }
        if CHECKED && (foreign || seen.count_ones() != SIZE as u32) {
            break;
        }
        values.push(tables.value(key, hand));
    }
    values
}
