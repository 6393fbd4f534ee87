//! The settings of a Let It Ride table.
#![forbid(unsafe_code)]

use std::rc::Rc;

use super::pays::{article, minimum_pays};
use crate::action::{Limits, Seat};
use crate::chips::Chips;
use crate::games::house::check_highest;
use crate::json::{Fields, Json, Object};
use crate::pay::{Pay, all_back};
use crate::paytable::PayTable;
use crate::problem::{Code, Problem};

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
    pub(crate) fn read(fields: &mut Fields<'_, '_>) -> Option<Rc<Config>> {
        let seats = fields.seats(MOST_SEATS);
        let limits = fields.limits("limits", true);
        let paytable = read_paytable("paytable", fields);
        let max_payout = fields.max_payout();
        let config = Rc::new(Config {
            seats: seats?,
            limits: limits?,
            paytable,
            max_payout,
        });
        let most = config.limits.max.get();
        let staked = 3 * u64::from(config.seats) * most;
        let highest = all_back(staked, config.paytable.best());
        check_highest(highest, most, fields.faults);
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
pub(crate) fn read_paytable(key: &str, fields: &mut Fields<'_, '_>) -> PayTable {
    minimum_pays().with(key, fields, &|key, named, minimum| {
        if named.is_below(minimum) {
            let below = Problem::new(Code::PaytableBelowMinimum).text("key", key);
            let below = below
                .numbers("minimum", minimum.parts())
                .numbers("got", Pay::parts(named));
            return Err(below.cited(article(key)));
        }
        Ok(())
    })
}
