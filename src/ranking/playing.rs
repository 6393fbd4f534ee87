//! Which of the cards given make the hand.
#![forbid(unsafe_code)]

use super::category::{Category, Ranks};
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
pub(crate) fn playing(cards: &[Card], category: Category, ranks: &Ranks) -> Playing {
    let mut search = Search {
        cards,
        used: 0,
        found: Playing {
            places: [0; 5],
            len: 0,
            joker: None,
        },
    };
    let suit = match category {
        Category::Flush | Category::StraightFlush | Category::RoyalFlush => flush_suit(cards),
        _ => None,
    };
    let decisive = ranks.as_slice();
    match category {
        Category::Straight | Category::StraightFlush | Category::RoyalFlush => {
            let top = decisive.first().map_or(0, |rank| rank.index());
            // Downwards from the top; below the two comes the ace.
            for step in 0..5 {
                search.take(Rank::from_index((top + 13 - step) % 13), suit);
            }
        }
        Category::FiveAces => (0..5).for_each(|_| search.take(Some(Rank::Ace), None)),
        _ => {
            for (rank, times) in decisive.iter().zip(group_sizes(category)) {
                (0..*times).for_each(|_| search.take(Some(*rank), suit));
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

/// The suit with the most cards: with a flush among seven cards no other comes near.
fn flush_suit(cards: &[Card]) -> Option<Suit> {
    let held = |suit: &Suit| {
        cards
            .iter()
            .filter(|card| card.suit() == Some(*suit))
            .count()
    };
    Suit::ALL.into_iter().max_by_key(held)
}

struct Search<'a> {
    cards: &'a [Card],
    used: u8,
    found: Playing,
}

impl Search<'_> {
    fn take(&mut self, rank: Option<Rank>, suit: Option<Suit>) {
        let fits = |card: &Card| card.rank() == rank && (suit.is_none() || card.suit() == suit);
        let Some(place) = self
            .free(fits)
            .or_else(|| self.free(|card| card.is_joker()))
        else {
            return;
        };
        let is_joker = self
            .cards
            .get(usize::from(place))
            .is_some_and(|card| card.is_joker());
        if is_joker {
            self.found.joker = rank.map(|rank| JokerRole { rank, suit });
        }
        self.used |= 1 << place;
        if let Some(slot) = self.found.places.get_mut(usize::from(self.found.len)) {
            *slot = place;
            self.found.len += 1;
        }
    }

    /// The first unused card that fits.
    fn free(&self, fits: impl Fn(&Card) -> bool) -> Option<u8> {
        let mut places = (0u8..).zip(self.cards);
        places
            .find(|(place, card)| self.used >> place & 1 == 0 && fits(card))
            .map(|(place, _)| place)
    }
}
