//! The settings of a Pai Gow Poker table.
#![forbid(unsafe_code)]

use super::house_data::HouseWay;
use crate::action::{Limits, Seat};
use crate::chips::Chips;
use crate::json::{self, Fields, Json, Object};
use crate::pay::Pay;
use crate::problem::{Code, Faults, Problem};
use crate::ranking::category::Ruleset;

/// Six players and the dealer: always seven hands.
const MOST_SEATS: u64 = 6;

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
pub(super) fn read_wheel(fields: &mut Fields<'_>, faults: &mut Faults) -> Ruleset {
    if fields.second("wheel", WHEELS, faults) {
        Ruleset::PaiGowLowWheel
    } else {
        Ruleset::PaiGow
    }
}

impl Config {
    /// Reads the settings; `seed` and `keep` are the table's and were taken already.
    pub(crate) fn read(mut fields: Fields<'_>, faults: &mut Faults) -> Option<Config> {
        let seats = fields.whole("seats", 1, MOST_SEATS, faults);
        let limits = fields.must("limits", faults, &json::limits);
        // What was refused is told of; the settings are then not used.
        let commission = fields.maybe("commission", faults, &json::pay);
        let way = fields.maybe("houseWay", faults, &|way, path| {
            json::one_of(
                way,
                path,
                &HouseWay::ALL
                    .iter()
                    .map(|way| way.as_str())
                    .collect::<Vec<_>>(),
            )
        });
        let banker_pays = fields.second("commissionOn", PAYERS, faults);
        let foul_loses = fields.second("foul", FOULS, faults);
        let rules = read_wheel(&mut fields, faults);
        fields.close(faults);
        let config = Config {
            seats: u8::try_from(seats?).ok()?,
            limits: limits?,
            commission: commission.or(COMMISSION)?,
            banker_pays,
            house_way: *HouseWay::ALL.get(way.unwrap_or(0))?,
            foul_loses,
            rules,
        };
        let [n, d] = config.commission.parts();
        faults.require(n <= d, || {
            Problem::new(Code::BadConfig)
                .text("key", "config.commission")
                .numbers("got", [n, d])
        });
        // Who banks gets his own stake and that of all others back, the dealer's too.
        let most = config.limits.max.get();
        let highest = 2 * (u128::from(config.seats) + 1) * u128::from(most);
        faults.require(highest <= u128::from(Chips::MAX.get()), || {
            Problem::new(Code::AmountOverflow)
                .text("argument", "config.limits")
                .number("max", most)
        });
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
