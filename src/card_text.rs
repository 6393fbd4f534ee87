//! Cards from text, in every form that people type.
#![forbid(unsafe_code)]

use std::str::Chars;

use crate::card::{Card, Rank, Suit};
use crate::problem::{Code, Problem};

/// How much of a bad token an error quotes.
const QUOTED: usize = 16;

/// Reads cards apart by spaces or commas, or run together.
///
/// Accepts `10` for `T`, any letter case, suit symbols with or without a variation selector, and `Jk` for the joker.
///
/// # Errors
/// `badCard` with the position (in UTF-16 units, as JavaScript counts) and the token.
///
/// ```
/// let hand = tapete::parse_cards("10s jh, Q♦ KCas")?;
/// assert_eq!(format!("{hand:?}"), "[Ts, Jh, Qd, Kc, As]");
/// let problem = tapete::parse_cards("Ax Kh").unwrap_err();
/// assert_eq!(problem.to_string(), r#"badCard position=0 token="Ax""#);
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn parse_cards(text: &str) -> Result<Vec<Card>, Problem> {
    let placed = cards_at(text)?;
    Ok(placed.into_iter().map(|(_, card)| card).collect())
}

/// As [`parse_cards`], each card with its position in UTF-16 units.
pub(crate) fn cards_at(text: &str) -> Result<Vec<(u64, Card)>, Problem> {
    let mut cards = Vec::new();
    let mut letters = Letters {
        left: text.chars(),
        position: 0,
    };
    loop {
        let start = letters.clone();
        let Some(first) = letters.next() else {
            return Ok(cards);
        };
        if separates(first) {
            continue;
        }
        let Some(card) = letters.card(first) else {
            return Err(bad_card(start));
        };
        cards.push((start.position, card));
    }
}

/// The letters that are left, and where they begin in UTF-16 units.
#[derive(Clone)]
struct Letters<'a> {
    left: Chars<'a>,
    position: u64,
}

impl Letters<'_> {
    #[inline(never)]
    fn next(&mut self) -> Option<char> {
        let letter = self.left.next()?;
        self.position += letter.len_utf16() as u64;
        Some(letter)
    }

    /// The card that begins with a letter.
    fn card(&mut self, first: char) -> Option<Card> {
        let rank = match first {
            '1' if self.next()? == '0' => Rank::Ten,
            _ => Rank::from_char(first)?,
        };
        let second = self.next()?;
        if rank == Rank::Jack && matches!(second, 'k' | 'K') {
            return Some(Card::JOKER);
        }
        let suit = Suit::from_char(second)?;
        // How a symbol is to be shown.
        let mut after = self.clone();
        if !second.is_ascii() && matches!(after.next(), Some('\u{FE0E}' | '\u{FE0F}')) {
            *self = after;
        }
        Some(Card::new(rank, suit))
    }
}

#[inline(never)]
fn separates(letter: char) -> bool {
    letter.is_whitespace() || letter == ','
}

/// Quotes from the card that could not be read to the next separator.
fn bad_card(mut letters: Letters<'_>) -> Problem {
    let problem = Problem::new(Code::BadCard).number("position", letters.position);
    let mut token = String::new();
    for _ in 0..QUOTED {
        match letters.next() {
            Some(letter) if !separates(letter) => token.push(letter),
            _ => break,
        }
    }
    problem.text("token", token)
}

impl std::str::FromStr for Card {
    type Err = Problem;

    /// Exactly one card.
    ///
    /// # Errors
    /// `badCard`, or `wrongCount` when the text holds no card or several.
    fn from_str(text: &str) -> Result<Card, Problem> {
        let cards = parse_cards(text)?;
        match cards.as_slice() {
            [card] => Ok(*card),
            _ => Err(Problem::wrong_count(cards.len(), 1)),
        }
    }
}
