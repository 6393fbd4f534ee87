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

/// The places (in the order given) of the cards that play, in the order in which they are told, then of the others; and
/// the joker's role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Playing {
    /// Three bits a card: five slots for those that play, the first one lowest, and the others behind them.
    pub(crate) order: u32,
    len: u32,
    pub(crate) joker: Option<JokerRole>,
}

impl Playing {
    pub(crate) fn places(self) -> impl Iterator<Item = usize> {
        (0..self.len).map(move |slot| self.place(slot))
    }

    /// The places of the others, of so many cards in all.
    pub(crate) fn unused(self, cards: usize) -> impl Iterator<Item = usize> {
        let others = cards as u32 - self.len;
        (MOST..MOST + others).map(move |slot| self.place(slot))
    }

    fn place(self, slot: u32) -> usize {
        (self.order >> (3 * slot) & 7) as usize
    }
}

/// The most cards that play.
const MOST: u32 = 5;
const JOKER: u8 = 52;

/// How many cards of each rank play, four bits a rank.
fn held(category: Category) -> u32 {
    match category {
        Category::OnePair => 0x1112,
        Category::TwoPair => 0x122,
        Category::ThreeOfAKind => 0x113,
        Category::FullHouse => 0x23,
        Category::FourOfAKind => 0x14,
        Category::FiveAces => 0x5,
        Category::HighCard
        | Category::Straight
        | Category::Flush
        | Category::StraightFlush
        | Category::RoyalFlush => 0x11111,
    }
}

/// Finds the cards, given by id, of a hand that is known to be held: larger groups first, then descending; of equal
/// choices the natural card before the joker, then the card given first.
pub(crate) fn playing(ids: &[u8], class: Class) -> Playing {
    match sorted(ids, class) {
        Some(order) => Playing {
            order,
            len: MOST,
            joker: None,
        },
        None => chosen(ids, class),
    }
}

/// The order of five or more cards where next to nothing is to be chosen: no joker, no suit, and cards to spare of the
/// last rank alone. That is nineteen hands of twenty; nothing branches on the cards, which [`chosen`] does all the time.
fn sorted(ids: &[u8], class: Class) -> Option<u32> {
    // Which of the ranks that play each rank is, four bits a rank; the joker's place is behind the ace.
    let mut group_of = 0x00f7_7777_7777_7777;
    for group in 0..MOST {
        let change = if group < class.played() { 7 ^ group } else { 0 };
        group_of ^= u64::from(change) << (4 * class.rank(group));
    }
    const OTHER: u32 = 7 << 3;
    let key = |place: usize| match ids.get(place) {
        Some(id) => ((group_of >> (id & !3)) as u32 & 15) << 3 | place as u32,
        None => OTHER | 7,
    };
    let [a, b, c, d, e, f, g] = sort([key(0), key(1), key(2), key(3), key(4), key(5), key(6)]);
    // A rank of the last group may have cards to spare, which come next; of a straight any rank may.
    let sparse = f >= OTHER || class.played() == class.count();
    if e >= OTHER || g >= 2 * OTHER || !sparse || class.suited() {
        return None;
    }
    let (f, g) = in_order(f & 7, g & 7);
    Some(a & 7 | (b & 7) << 3 | (c & 7) << 6 | (d & 7) << 9 | (e & 7) << 12 | f << 15 | g << 18)
}

/// Ascending, by the least number of exchanges.
fn sort(keys: [u32; 7]) -> [u32; 7] {
    let [a, b, c, d, e, f, g] = keys;
    let ((a, g), (c, d), (e, f)) = (in_order(a, g), in_order(c, d), in_order(e, f));
    let ((a, c), (b, e), (d, g)) = (in_order(a, c), in_order(b, e), in_order(d, g));
    let ((a, b), (c, f), (d, e)) = (in_order(a, b), in_order(c, f), in_order(d, e));
    let ((b, c), (e, g)) = (in_order(b, c), in_order(e, g));
    let ((c, d), (e, f)) = (in_order(c, d), in_order(e, f));
    let ((b, c), (d, e), (f, g)) = (in_order(b, c), in_order(d, e), in_order(f, g));
    [a, b, c, d, e, f, g]
}

fn in_order(a: u32, b: u32) -> (u32, u32) {
    (a.min(b), a.max(b))
}

/// The same for any hand, card by card.
fn chosen(ids: &[u8], class: Class) -> Playing {
    let suit = if class.suited() {
        flush_suit(ids)
    } else {
        None
    };
    let held = held(class.category());
    let mut playing = Playing {
        order: 0,
        len: 0,
        joker: None,
    };
    let mut left: u32 = (1 << ids.len()) - 1;
    let mut end = 0;
    for group in 0..class.played() {
        let rank = class.rank(group);
        end += held >> (4 * group) & 15;
        let mut take = |place: u32| {
            let free = playing.len < end;
            if free {
                playing.order |= place << (3 * playing.len);
                playing.len += 1;
                left ^= 1 << place;
            }
            free
        };
        for (place, id) in (0..).zip(ids) {
            let suited = suit.is_none_or(|suit| suit.index() == id & 3);
            if id >> 2 == rank && suited {
                take(place);
            }
        }
        // What is lacking, which is one card at most, is the joker.
        let joker = (0..).zip(ids).find(|(_, id)| **id == JOKER);
        if joker.is_some_and(|(place, _)| take(place)) {
            playing.joker = Rank::from_index(rank).map(|rank| JokerRole { rank, suit });
        }
    }
    let others = (0..ids.len() as u32).filter(|place| left >> place & 1 == 1);
    for (slot, place) in (MOST..).zip(others) {
        playing.order |= place << (3 * slot);
    }
    playing
}

/// The suit with four cards or more: with a flush among seven cards, one of which may be a joker, no other has them.
fn flush_suit(ids: &[u8]) -> Option<Suit> {
    let natural = ids.iter().filter(|id| **id != JOKER);
    let counts = natural.fold(0u32, |counts, id| counts + (1 << (id % 4 * 8)));
    Suit::from_index((counts & 0x0404_0404).trailing_zeros() as u8 / 8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ranking::category::Ruleset;
    use crate::ranking::evaluate::{Suited, value};
    use crate::ranking::{Card, HandKind};

    #[test]
    fn the_network_sorts_whatever_stands_where() {
        // A network that sorts every row of noughts and ones sorts everything.
        for bits in 0..128u32 {
            let keys: [u32; 7] = std::array::from_fn(|at| bits >> at & 1);
            assert!(sort(keys).is_sorted(), "{bits:b}");
        }
    }

    #[test]
    fn what_is_sorted_is_what_is_chosen_card_by_card() {
        let mut state = 0x9e37_79b9u32;
        let mut below = |count: u32| {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state % count
        };
        let rulesets = [Ruleset::Standard, Ruleset::PaiGow, Ruleset::AceHigh];
        let mut quick = [0; 3];
        for hand in 0..300_000 {
            let size = 5 + hand % 3;
            let mut ids: Vec<u8> = Vec::new();
            while ids.len() < size {
                // Six ranks, so that most hands have cards to spare.
                let id = if hand % 2 == 0 { below(53) } else { below(24) } as u8;
                if !ids.contains(&id) {
                    ids.push(id);
                }
            }
            let cards: Vec<Card> = ids.iter().filter_map(|id| Card::from_id(*id)).collect();
            for (rules, quick) in rulesets.into_iter().zip(&mut quick) {
                let kind = HandKind::Best(rules);
                if kind.check(&cards).is_err() {
                    continue;
                }
                let described = kind.describe(value(&Suited::new(&cards), rules), 5);
                let class = described.map(|(category, ranks)| Class::new(category, &ranks));
                let Some((class, order)) =
                    class.and_then(|class| Some((class, sorted(&ids, class)?)))
                else {
                    continue;
                };
                *quick += 1;
                let chosen = chosen(&ids, class);
                let playing = Playing {
                    order,
                    len: MOST,
                    joker: None,
                };
                assert!(playing.places().eq(chosen.places()), "{cards:?}");
                assert!(playing.unused(size).eq(chosen.unused(size)), "{cards:?}");
                assert_eq!(chosen.joker, None, "{cards:?}");
            }
        }
        // Most hands of each ruleset went both ways.
        assert!(quick.iter().all(|count| *count > 200_000), "{quick:?}");
    }
}
