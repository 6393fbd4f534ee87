//! The comparison of two set hands (articles 4 and 5), and who wins the bet.
#![forbid(unsafe_code)]

use super::config::read_wheel;
use super::setting::Split;
use crate::action::named;
use crate::card::{Card, Rank};
use crate::cite::Cite;
use crate::json::{self, Json};
use crate::plain::plain;
use crate::problem::{Code, Problem};
use crate::ranking::category::Ruleset;
use crate::settlement::{Outcome, Versus};

named! {
    /// How one hand compared, from the player's side.
    Side { Win "win", Lose "lose", Copy "copy", }
}

named! {
    /// Whose setting is foul.
    Foul { Player "player", Banker "banker", }
}

/// A player's two hands against the banker's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Compared {
    /// The high hands.
    pub high: Side,
    /// The low hands.
    pub low: Side,
    /// What becomes of the bet: win, push or lose.
    pub outcome: Outcome,
    /// Whose setting is foul; a foul player loses whatever the hands.
    pub foul: Option<Foul>,
    /// The source of what becomes of the bet; none of it is in the regulation, which only compares hands.
    pub cite: Cite,
}

plain! { Compared { high: "high", low: "low", outcome: "outcome", foul: "foul", cite: "cite" } }

fn side(player: u16, banker: u16) -> Side {
    match player.cmp(&banker) {
        std::cmp::Ordering::Greater => Side::Win,
        std::cmp::Ordering::Less => Side::Lose,
        std::cmp::Ordering::Equal => Side::Copy,
    }
}

/// The page orders hands and bids the higher in the high hand (article 4); equal hands "are of equal value" (article 5).
/// What that makes of a bet it does not say, nor what a foul costs: that is common practice, and cited as such.
pub(crate) fn compare(player: &Split, banker: &Split, rules: Ruleset) -> Compared {
    let high = side(player.high_value, banker.high_value);
    let low = side(player.low_value, banker.low_value);
    let foul = match (player.is_foul(), banker.is_foul()) {
        (true, _) => Some(Foul::Player),
        (false, true) => Some(Foul::Banker),
        (false, false) => None,
    };
    let outcome = match (foul, high, low) {
        (Some(Foul::Player), _, _) => Outcome::Lose,
        (_, Side::Win, Side::Win) => Outcome::Win,
        (_, Side::Win, Side::Lose | Side::Copy) | (_, Side::Lose | Side::Copy, Side::Win) => {
            Outcome::Push
        }
        (_, Side::Lose | Side::Copy, Side::Lose | Side::Copy) => Outcome::Lose,
    };
    let cite = if foul == Some(Foul::Player) {
        Cite::house("foulSettingLoses")
    } else if high == Side::Copy || low == Side::Copy {
        Cite::house("copiesToBanker")
    } else if high != low {
        Cite::house("oneHandEach")
    } else {
        let (a, b) = (&player.high_kind, &banker.high_kind);
        let wheel = [Rank::Five];
        let wheels = a.1.as_slice() == wheel || b.1.as_slice() == wheel;
        if rules == Ruleset::PaiGowLowWheel && a.0 == b.0 && wheels {
            Cite::house("wheelLowest")
        } else {
            Cite::house("bothHandsDecide")
        }
    };
    Compared {
        high,
        low,
        outcome,
        foul,
        cite,
    }
}

impl Compared {
    /// The reason of a bet's line, and what becomes of the banker's, which mirrors it, with the reason of that.
    pub(crate) fn mirrored(&self) -> (&'static str, Outcome, &'static str) {
        let copied = self.high == Side::Copy || self.low == Side::Copy;
        match self.outcome {
            Outcome::Win => ("bothHandsWin", Outcome::Lose, "bothHandsLose"),
            Outcome::Push => ("oneHandEach", Outcome::Push, "oneHandEach"),
            _ if self.foul == Some(Foul::Player) => ("foulHand", Outcome::Win, "foulHand"),
            _ if copied => ("copyToBanker", Outcome::Win, "copyToBanker"),
            Outcome::Lose | Outcome::HalfLost | Outcome::Withdrawn | Outcome::Void => {
                ("bothHandsLose", Outcome::Win, "bothHandsWin")
            }
        }
    }

    pub(crate) const fn versus(&self) -> Versus {
        Versus {
            high: self.high.as_str(),
            low: self.low.as_str(),
        }
    }
}

type Hands = ([Card; 2], [Card; 5]);

fn read_hands(input: &Json, path: &str) -> Result<Hands, Problem> {
    json::object(input, path, |fields| {
        let high = fields.must("high", |high, path| json::exactly(high, path, 5));
        let low = fields.must("low", |low, path| json::exactly(low, path, 2));
        Some((low?.try_into().ok()?, high?.try_into().ok()?))
    })
}

/// Compares set hands without a table: `{ player: { high, low }, banker: { high, low }, wheel? }`, where `wheel` is that
/// of a table's settings. A foul banker's hand would be set again by the house way first; here it is told, and compared
/// as it lies.
///
/// # Errors
/// `badInput`, `unknownKey`, `badCard`, `duplicateCard`, `wrongCount`.
///
/// ```
/// use tapete::{Outcome, Side};
/// let input = r#"{ "player": { "high": "Kc Kd 9c 5d 2h", "low": "Ah 7c" },
///                  "banker": { "high": "Qc Qd 9d 5h 2s", "low": "As 7d" } }"#;
/// let compared = tapete::pai_gow_compare(&serde_json::from_str(input).unwrap())?;
/// assert_eq!((compared.high, compared.low, compared.outcome), (Side::Win, Side::Copy, Outcome::Push));
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn pai_gow_compare(input: &Json) -> Result<Compared, Problem> {
    json::object(input, "input", |fields| {
        let player = fields.must("player", read_hands);
        let banker = fields.must("banker", read_hands);
        let rules = read_wheel(fields);
        let mut seen: Vec<Card> = Vec::new();
        for (low, high) in [&player, &banker].into_iter().flatten() {
            for card in low.iter().chain(high) {
                if seen.contains(card) {
                    let twice = Problem::new(Code::DuplicateCard).text("argument", "input");
                    fields.faults.add(twice.text("card", card.as_str()));
                }
                seen.push(*card);
            }
        }
        let split = |(low, high)| Split::new(low, high, rules);
        Some(compare(&split(player?)?, &split(banker?)?, rules))
    })
}
