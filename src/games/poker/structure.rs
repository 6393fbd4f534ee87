//! How much may be bet: without limit, up to the pot, fixed sizes, or a spread.
#![forbid(unsafe_code)]

use crate::chips::Chips;
use crate::json::{self, Fields, Object};
use crate::path;
use crate::problem::Faults;

/// Raises after the bet, where they are limited and nothing is said.
const USUAL_RAISES: u64 = 3;
/// More than a hand can have.
const MOST_RAISES: u64 = 1_000_000;

/// How much may be bet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Structure {
    Unlimited,
    Pot,
    Fixed {
        small: Chips,
        big: Chips,
        max_raises: u64,
    },
    Spread {
        min: Chips,
        max: Chips,
        max_raises: u64,
    },
}

impl Structure {
    pub(crate) fn max_raises(self) -> Option<u64> {
        match self {
            Structure::Unlimited | Structure::Pot => None,
            Structure::Fixed { max_raises, .. } | Structure::Spread { max_raises, .. } => {
                Some(max_raises)
            }
        }
    }

    /// The least bet of a street, with fixed limits the only one: the big bet on the later streets. Without limit it is
    /// what opens the hand.
    #[inline(never)]
    pub(crate) fn least_bet(self, opens: Chips, later: bool) -> Chips {
        match self {
            Structure::Unlimited | Structure::Pot => opens,
            Structure::Spread { min, .. } => min,
            Structure::Fixed { big, .. } if later => big,
            Structure::Fixed { small, .. } => small,
        }
    }

    /// The settings that it was read from, besides blinds and bring-in.
    pub(crate) fn write(self, out: &mut Object) {
        match self {
            Structure::Unlimited => out.word("type", "noLimit"),
            Structure::Pot => out.word("type", "potLimit"),
            Structure::Fixed { small, big, .. } => {
                out.word("type", "fixedLimit");
                out.chips("smallBet", small);
                out.chips("bigBet", big);
            }
            Structure::Spread { min, max, .. } => {
                out.word("type", "spreadLimit");
                out.chips("min", min);
                out.chips("max", max);
            }
        }
        if let Some(most) = self.max_raises() {
            out.number("maxRaises", most);
        }
    }
}

/// Two amounts of which the first may not be over the second, which is named.
pub(crate) fn ordered(low: Chips, high: Chips, key: &'static str, faults: &mut Faults) {
    faults.require(low <= high, || {
        json::out_of_order(&path::key("config.structure", key), low, high)
    });
}

fn max_raises(fields: &mut Fields<'_, '_>) -> u64 {
    let most = fields.maybe_whole("maxRaises", 0, MOST_RAISES);
    most.unwrap_or(USUAL_RAISES)
}

/// Small bet, big bet and raises.
pub(crate) fn fixed_limit(fields: &mut Fields<'_, '_>) -> Option<Structure> {
    let small = fields.positive("smallBet");
    let big = fields.positive("bigBet");
    let max_raises = max_raises(fields);
    let (small, big) = (small?, big?);
    ordered(small, big, "bigBet", fields.faults);
    Some(Structure::Fixed {
        small,
        big,
        max_raises,
    })
}

/// Least and most, and raises.
pub(crate) fn spread_limit(fields: &mut Fields<'_, '_>) -> Option<Structure> {
    let min = fields.positive("min");
    let max = fields.positive("max");
    let max_raises = max_raises(fields);
    let (min, max) = (min?, max?);
    ordered(min, max, "max", fields.faults);
    Some(Structure::Spread {
        min,
        max,
        max_raises,
    })
}
