//! Black Jack totals.
#![forbid(unsafe_code)]

use crate::card::{Card, Rank};

/// The total of a Black Jack hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Total {
    /// The points.
    pub total: u8,
    /// Whether an ace counts eleven.
    pub soft: bool,
    /// Whether two cards make 21.
    pub natural: bool,
    /// Whether it passed 21.
    pub bust: bool,
    /// Whether six cards did not pass 21.
    pub six_cards: bool,
}

crate::plain::plain! {
    Total { total: "total", soft: "soft", natural: "natural", bust: "bust", six_cards: "sixCards" }
}

/// Counts the points: aces one or eleven, court cards ten.
///
/// ```
/// let total = tapete::blackjack_total(&tapete::parse_cards("As Ah Ad 6c")?);
/// assert_eq!((total.total, total.soft), (19, true));
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn blackjack_total(cards: &[Card]) -> Total {
    let points = |card: &Card| match card.rank() {
        Some(Rank::Ace) | None => 1u8,
        Some(rank) => (rank.index() + 2).min(10),
    };
    let hard = cards.iter().map(points).fold(0u8, u8::saturating_add);
    let soft = hard <= 11 && cards.iter().any(|card| card.rank() == Some(Rank::Ace));
    let total = if soft { hard + 10 } else { hard };
    Total {
        total,
        soft,
        natural: total == 21 && cards.len() == 2,
        bust: total > 21,
        six_cards: cards.len() == 6 && total <= 21,
    }
}
