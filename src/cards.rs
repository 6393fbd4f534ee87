//! A few cards in order, kept in place: as many as a hand has.
#![forbid(unsafe_code)]

use std::fmt;

use crate::card::Card;
use crate::plain::{Plain, Sink, serialize};

/// The most cards of one hand.
const MOST: usize = 7;

/// Up to seven cards in order. An eighth is left out: no hand has one.
///
/// ```
/// let cards: tapete::Cards = tapete::parse_cards("As Kd")?.into_iter().collect();
/// assert_eq!((cards.len(), cards[1].as_str()), (2, "Kd"));
/// # Ok::<(), tapete::Problem>(())
/// ```
#[derive(Clone, Copy)]
pub struct Cards {
    cards: [Card; MOST],
    len: u8,
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards {
        cards: [Card::JOKER; MOST],
        len: 0,
    };

    /// Adds a card at the end.
    #[inline(never)]
    pub fn push(&mut self, card: Card) {
        if let Some(slot) = self.cards.get_mut(usize::from(self.len)) {
            *slot = card;
            self.len += 1;
        }
    }

    /// Takes the last card.
    pub fn pop(&mut self) -> Option<Card> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// These cards and others behind them.
    #[inline(never)]
    pub fn and(mut self, others: &[Card]) -> Cards {
        for card in others {
            self.push(*card);
        }
        self
    }
}

impl Default for Cards {
    fn default() -> Cards {
        Cards::NONE
    }
}

impl std::ops::Deref for Cards {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        // Never more than there are: said, it needs no second case.
        let len = usize::from(self.len).min(MOST);
        self.cards.get(..len).unwrap_or(&[])
    }
}

impl From<&[Card]> for Cards {
    #[inline(never)]
    fn from(cards: &[Card]) -> Cards {
        Cards::NONE.and(cards)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.push(card));
        all
    }
}

impl<'a> IntoIterator for &'a Cards {
    type Item = &'a Card;
    type IntoIter = std::slice::Iter<'a, Card>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = std::iter::Take<std::array::IntoIter<Card, MOST>>;

    fn into_iter(self) -> Self::IntoIter {
        self.cards.into_iter().take(self.len.into())
    }
}

impl PartialEq for Cards {
    fn eq(&self, other: &Cards) -> bool {
        **self == **other
    }
}

impl Eq for Cards {}

impl PartialEq<Vec<Card>> for Cards {
    fn eq(&self, other: &Vec<Card>) -> bool {
        **self == **other
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl Plain for Cards {
    fn put<S: Sink>(&self, out: &mut S) {
        (**self).put(out);
    }
}

serialize! { Cards }
