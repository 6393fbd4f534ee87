//! The settings of a Pai Gow Poker table.
#![forbid(unsafe_code)]

use super::house_data::HouseWay;
use crate::action::{Limits, Seat};
use crate::games::house::check_highest;
use crate::json::{Fields, Json, Object};
use crate::pay::Pay;
use crate::problem::{Code, Problem};
use crate::ranking::category::Ruleset;

/// Six players and the dealer: always seven hands.
const MOST_SEATS: Seat = 6;

/// Five in a hundred of what is won.
const COMMISSION: Option<Pay> = Pay::new(1, 20);

const PAYERS: [&str; 2] = ["player", "both"];
const FOULS: [&str; 2] = ["refuse", "lose"];
const WHEELS: [&str; 2] = ["second", "lowest"];

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Config {
    pub(super) seats: Seat,
    pub(super) limits: Limits,
    pub(super) commission: Pay,
    /// Whether a player-banker pays commission on his net too.
    pub(super) banker_pays: bool,
    pub(super) house_way: HouseWay,
    /// Whether a foul setting is taken, and loses.
    pub(super) foul_loses: bool,
    /// A-2-3-4-5 as the second straight, as article 4 has it, or by option as the lowest.
    pub(super) rules: Ruleset,
}

/// A-2-3-4-5, read as `wheel`.
pub(super) fn read_wheel(fields: &mut Fields<'_, '_>) -> Ruleset {
    if fields.second("wheel", &WHEELS) {
        Ruleset::PaiGowLowWheel
    } else {
        Ruleset::PaiGow
    }
}

impl Config {
    /// Reads the settings; `seed` and `keep` are the table's and were taken already.
    pub(crate) fn read(fields: &mut Fields<'_, '_>) -> Option<Config> {
        let seats = fields.seats(MOST_SEATS);
        let limits = fields.limits("limits", true);
        // What was refused is told of; the settings are then not used.
        let commission = fields.maybe_pay("commission").or(COMMISSION)?;
        let [n, d] = commission.parts();
        fields.faults.require(n <= d, || {
            Problem::new(Code::BadConfig)
                .text("key", "config.commission")
                .numbers("got", [n, d])
        });
        let way = fields.choice("houseWay", HouseWay::NAMES);
        let banker_pays = fields.second("commissionOn", &PAYERS);
        let foul_loses = fields.second("foul", &FOULS);
        let rules = read_wheel(fields);
        let config = Config {
            seats: seats?,
            limits: limits?,
            commission,
            banker_pays,
            house_way: *HouseWay::ALL.get(way)?,
            foul_loses,
            rules,
        };
        // Who banks gets his own stake and that of all others back, the dealer's too.
        let most = config.limits.max.get();
        let highest = 2 * (u64::from(config.seats) + 1) * most;
        check_highest(highest, most, fields.faults);
        Some(config)
    }

    pub(super) fn to_json(&self) -> Json {
        let lowest = self.rules == Ruleset::PaiGowLowWheel;
        let mut config = Object::default();
        config.number("seats", self.seats.into());
        config.add("limits", Json::limits(self.limits));
        config.pay("commission", self.commission);
        config.choice("commissionOn", self.banker_pays, PAYERS);
        config.word("houseWay", self.house_way.as_str());
        config.choice("foul", self.foul_loses, FOULS);
        config.choice("wheel", lowest, WHEELS);
        config.done()
    }
}
