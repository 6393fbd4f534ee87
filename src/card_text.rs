//! Cards from text, in every form that people type.
#![forbid(unsafe_code)]

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
    let mut rest = text;
    let mut position = 0;
    while let Some(next) = rest.chars().next() {
        let step = if next.is_whitespace() || next == ',' {
            next.len_utf8()
        } else {
            let (card, length) = first_card(rest).ok_or_else(|| bad_card(rest, position))?;
            cards.push((position, card));
            length
        };
        let (read, left) = rest.split_at_checked(step).unwrap_or((rest, ""));
        position += read.encode_utf16().count() as u64;
        rest = left;
    }
    Ok(cards)
}

/// The card that the text begins with, and its length in bytes.
fn first_card(text: &str) -> Option<(Card, usize)> {
    let mut letters = text.char_indices().peekable();
    let (_, first) = letters.next()?;
    let rank = if first == '1' {
        letters.next_if(|&(_, zero)| zero == '0')?;
        Rank::Ten
    } else {
        Rank::from_char(first)?
    };
    let (at, second) = letters.next()?;
    let end = at + second.len_utf8();
    if rank == Rank::Jack && matches!(second, 'k' | 'K') {
        return Some((Card::JOKER, end));
    }
    let suit = Suit::from_char(second)?;
    let symbol = !second.is_ascii();
    let selector = symbol
        && letters
            .next_if(|&(_, mark)| matches!(mark, '\u{FE0E}' | '\u{FE0F}'))
            .is_some();
    Some((
        Card::new(rank, suit),
        if selector {
            end + '\u{FE0F}'.len_utf8()
        } else {
            end
        },
    ))
}

/// Quotes from the card that could not be read to the next separator.
fn bad_card(text: &str, position: u64) -> Problem {
    let token: String = text
        .chars()
        .take_while(|c| !c.is_whitespace() && *c != ',')
        .take(QUOTED)
        .collect();
    Problem::new(Code::BadCard)
        .number("position", position)
        .text("token", token)
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
            _ => Err(Problem::new(Code::WrongCount)
                .number("count", cards.len() as u64)
                .number("min", 1)
                .number("max", 1)),
        }
    }
}
