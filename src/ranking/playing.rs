//! Which of the cards given make the hand.
#![forbid(unsafe_code)]

use super::category::Category;
use super::classes::Class;
use crate::card::{Card, Rank, Suit};
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
    pub(crate) places: [u8; 5],
    pub(crate) len: u8,
    pub(crate) joker: Option<JokerRole>,
}

impl Playing {
    pub(crate) fn as_slice(&self) -> &[u8] {
        self.places.get(..usize::from(self.len)).unwrap_or(&[])
    }
}

/// Finds the cards of a hand that is known to be held: larger groups first, then descending; of equal choices the
/// natural card before the joker, then the card given first.
pub(crate) fn playing(cards: &[Card], class: Class) -> Playing {
    let category = class.category();
    let suit = match category {
        Category::Flush | Category::StraightFlush | Category::RoyalFlush => flush_suit(cards),
        _ => None,
    };
    let mut search = Search::new(cards, suit);
    match category {
        Category::Straight | Category::StraightFlush | Category::RoyalFlush => {
            let top = class.rank(0);
            // Downwards from the top; below the two comes the ace.
            for step in 0..5 {
                search.take((top + 13 - step) % 13, 1);
            }
        }
        Category::FiveAces => search.take(Rank::Ace.index(), 5),
        _ => {
            for (place, times) in (0..class.count()).zip(group_sizes(category)) {
                search.take(class.rank(place), *times);
            }
        }
    }
    search.found
}

/// How many cards each deciding rank has.
fn group_sizes(category: Category) -> &'static [u8] {
    match category {
        Category::OnePair => &[2, 1, 1, 1],
        Category::TwoPair => &[2, 2, 1],
        Category::ThreeOfAKind => &[3, 1, 1],
        Category::FullHouse => &[3, 2],
        Category::FourOfAKind => &[4, 1],
        Category::HighCard
        | Category::Straight
        | Category::Flush
        | Category::StraightFlush
        | Category::RoyalFlush
        | Category::FiveAces => &[1, 1, 1, 1, 1],
    }
}

/// The suit with four cards or more: with a flush among seven cards, one of which may be a joker, no other has them.
fn flush_suit(cards: &[Card]) -> Option<Suit> {
    let natural = cards.iter().filter(|card| !card.is_joker());
    let counts = natural.fold(0u32, |counts, card| counts + (1 << (card.id() % 4 * 8)));
    Suit::from_index((counts & 0x0404_0404).trailing_zeros() as u8 / 8)
}

struct Search {
    /// The places, as bits, of the cards of each rank that have not been taken; last the joker's.
    places: [u8; 16],
    suit: Option<Suit>,
    found: Playing,
}

const JOKER: usize = 13;

impl Search {
    fn new(cards: &[Card], suit: Option<Suit>) -> Search {
        let mut places = [0; 16];
        for (place, card) in cards.iter().enumerate() {
            let fits = suit.is_none_or(|suit| suit.index() == card.id() % 4);
            // The joker's id makes it a fourteenth rank.
            let slot = places.get_mut(usize::from(card.id() / 4) & 15);
            if let (true, Some(slot)) = (fits || card.is_joker(), slot) {
                *slot |= 1 << place;
            }
        }
        Search {
            places,
            suit,
            found: Playing {
                places: [0; 5],
                len: 0,
                joker: None,
            },
        }
    }

    /// Takes some cards of a rank, the joker for the last one if there are too few.
    fn take(&mut self, rank: u8, times: u8) {
        for _ in 0..times {
            let mut place = self.first(usize::from(rank));
            if place == NONE {
                place = self.first(JOKER);
                if place == NONE {
                    return;
                }
                let suit = self.suit;
                self.found.joker = Rank::from_index(rank).map(|rank| JokerRole { rank, suit });
            }
            if let Some(slot) = self.found.places.get_mut(usize::from(self.found.len)) {
                *slot = place;
                self.found.len += 1;
            }
        }
    }

    /// The first free place of a rank, which is free no longer.
    fn first(&mut self, rank: usize) -> u8 {
        let Some(places) = self.places.get_mut(rank & 15) else {
            return NONE;
        };
        let first = places.trailing_zeros() as u8;
        *places &= places.wrapping_sub(1);
        first
    }
}

/// No place: a byte without a bit has so many zeros.
const NONE: u8 = 8;
