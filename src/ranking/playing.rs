//! Which of the cards given make the hand.
#![forbid(unsafe_code)]

use super::category::Category;
use super::classes::Class;
use crate::card::{Rank, Suit};
use crate::plain::plain;

/// What the joker stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct JokerRole {
    /// The rank it takes.
    pub rank: Rank,
    /// The suit it takes, only where it makes a flush, straight flush or royal.
    pub suit: Option<Suit>,
}

plain! { JokerRole { rank: "rank", suit: "suit" } }

/// The places (in the order given) of the cards that play, in the order in which they are told, and the joker's role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Playing {
    /// Three bits a card, the first one lowest.
    pub(crate) places: u32,
    len: u32,
    /// A bit for the place of each card that does not play.
    pub(crate) unused: u32,
    pub(crate) joker: Option<JokerRole>,
}

impl Playing {
    pub(crate) fn places(self) -> impl Iterator<Item = usize> + Clone {
        (0..self.len).map(move |at| (self.places >> (3 * at) & 7) as usize)
    }
}

/// The joker's id. It has no slots of its own: no rank stands where its would.
const JOKER: u32 = 52;

/// Finds the cards, given by id, of a hand that is known to be held: larger groups first, then descending; of equal
/// choices the natural card before the joker, then the card given first.
///
/// Every card goes to the next free slot of its rank. Which slot is next for a rank, and where its slots end, are lists
/// of four bits a rank. Nothing branches on the cards.
pub(crate) fn playing(ids: &[u8], class: Class) -> Playing {
    let category = class.category();
    let in_a_row = matches!(
        category,
        Category::Straight | Category::StraightFlush | Category::RoyalFlush
    );
    let suit = match category {
        Category::Flush | Category::StraightFlush | Category::RoyalFlush => flush_suit(ids),
        _ => None,
    };
    let (groups, ranks) = if in_a_row {
        let top = u32::from(class.rank(0));
        // Downwards from the top; below the two comes the ace.
        let down = (0..5).fold(0, |list, step| {
            list | (((top + 13 - step) % 13) << (4 * step))
        });
        (5, down)
    } else {
        (class.count(), class.0 >> 7)
    };
    let (starts, stops) = slots(category);
    let (mut next, mut ends) = (0u64, 0u64);
    for group in 0..groups {
        let rank = 4 * (ranks >> (4 * group) & 15);
        next |= u64::from(starts >> (4 * group) & 15) << rank;
        ends |= u64::from(stops >> (4 * group) & 15) << rank;
    }
    let suits = suit.map_or(0b1111, |suit| 1 << suit.index());
    let mut places = 0;
    let mut unused = (1 << ids.len()) - 1;
    let mut joker_at = None;
    for (place, id) in (0u32..).zip(ids) {
        let id = u32::from(*id);
        if id == JOKER {
            joker_at = Some(place);
        }
        let rank = id & !3; // four times the rank
        let slot = (next >> rank) as u32 & 15;
        let free = slot != (ends >> rank) as u32 & 15;
        let takes = u32::from(free) & suits >> (id & 3);
        places |= (takes * place) << (3 * slot);
        unused ^= takes << place;
        next += u64::from(takes) << rank;
    }
    // What is lacking, which is one card at most, is the joker.
    let lacking = next ^ ends;
    let mut joker = None;
    if let (Some(place), true) = (joker_at, lacking != 0) {
        let rank = lacking.trailing_zeros() / 4;
        places |= place << (3 * ((next >> (4 * rank)) as u32 & 15));
        unused ^= 1 << place;
        joker = Rank::from_index(rank as u8).map(|rank| JokerRole { rank, suit });
    }
    Playing {
        places,
        len: stops >> (4 * groups.saturating_sub(1)) & 15,
        unused,
        joker,
    }
}

/// The first slot of each group, and the one behind its last, by how many cards each deciding rank has.
fn slots(category: Category) -> (u32, u32) {
    match category {
        Category::OnePair => (0x4320, 0x5432),
        Category::TwoPair => (0x420, 0x542),
        Category::ThreeOfAKind => (0x430, 0x543),
        Category::FullHouse => (0x30, 0x53),
        Category::FourOfAKind => (0x40, 0x54),
        Category::FiveAces => (0x0, 0x5),
        Category::HighCard
        | Category::Straight
        | Category::Flush
        | Category::StraightFlush
        | Category::RoyalFlush => (0x43210, 0x54321),
    }
}

/// The suit with four cards or more: with a flush among seven cards, one of which may be a joker, no other has them.
fn flush_suit(ids: &[u8]) -> Option<Suit> {
    let natural = ids.iter().filter(|id| u32::from(**id) != JOKER);
    let counts = natural.fold(0u32, |counts, id| counts + (1 << (id % 4 * 8)));
    Suit::from_index((counts & 0x0404_0404).trailing_zeros() as u8 / 8)
}
