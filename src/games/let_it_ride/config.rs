//! The settings of a Let It Ride table.
#![forbid(unsafe_code)]

use super::pays::minimum_pays;
use crate::action::{Limits, Seat};
use crate::chips::Chips;
use crate::cite::{Cite, Game};
use crate::json::{self, Fields, Json, Object};
use crate::pay::Pay;
use crate::paytable::PayTable;
use crate::problem::{Code, Faults, Problem};

/// Let It Ride seats at most seven (article 8).
pub(super) const MOST_SEATS: Seat = 7;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Config {
    pub(super) seats: Seat,
    pub(super) limits: Limits,
    pub(super) paytable: PayTable,
    pub(super) max_payout: Option<Chips>,
}

impl Config {
    /// Reads the settings; `seed` and `keep` are the table's and were taken already.
    pub(crate) fn read(mut fields: Fields<'_>, faults: &mut Faults) -> Option<Config> {
        let seats = fields.whole("seats", 1, MOST_SEATS.into(), faults);
        let limits = fields.must("limits", faults, &json::limits);
        let paytable = read_paytable(fields.take("paytable"), "config.paytable", faults);
        let max_payout = fields.maybe("maxPayout", faults, &json::positive);
        fields.close(faults);
        let config = Config {
            seats: u8::try_from(seats?).ok()?,
            limits: limits?,
            paytable,
            max_payout,
        };
        let highest = 3
            * u128::from(config.seats)
            * u128::from(config.limits.max.get())
            * (config.paytable.best() + 1);
        faults.require(highest <= u128::from(Chips::MAX.get()), || {
            Problem::new(Code::AmountOverflow)
                .text("argument", "config.limits")
                .number("max", config.limits.max.get())
        });
        Some(config)
    }

    pub(super) fn to_json(&self) -> Json {
        let mut config = Object::default();
        config.number("seats", self.seats.into());
        config.add("limits", Json::limits(self.limits));
        config.add("paytable", self.paytable.to_json());
        config.maybe_chips("maxPayout", self.max_payout);
        config.done()
    }
}

/// The regulation's table with the ratios that an operator raised. Lower ones are refused (article 11).
pub(crate) fn read_paytable(json: Option<&Json>, path: &str, faults: &mut Faults) -> PayTable {
    minimum_pays().with(json, path, faults, &|key, named, minimum| {
        if named.is_below(minimum) {
            let below = Problem::new(Code::PaytableBelowMinimum).text("key", key);
            let below = below
                .numbers("minimum", minimum.parts())
                .numbers("got", Pay::parts(named));
            return Err(below.cited(Cite::article(Game::LetItRide, super::pays::article(key))));
        }
        Ok(())
    })
}
