//! The settings of a Triple Shot table.
#![forbid(unsafe_code)]

use super::pays::default_pays;
use crate::action::{Limits, Seat};
use crate::chips::Chips;
use crate::cite::Game;
use crate::json::{self, Fields, Json};
use crate::path;
use crate::pay::Pay;
use crate::paytable::PayTable;
use crate::problem::{Code, Faults, Problem};
use crate::read::bet_keys;

/// Triple Shot seats at most six (article 8).
const MOST_SEATS: u64 = 6;

/// A bonus bet: its limits and what it pays. None is taken without a ratio.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bonus {
    pub(super) limits: Limits,
    pub(super) pays: Pay,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Config {
    pub(super) seats: Seat,
    /// War, Black Jack, Poker: independent of each other (article 8).
    pub(super) limits: [Limits; 3],
    pub(super) bonus: Option<Bonus>,
    /// Whether the dealer draws to a soft 17.
    pub(super) hit_soft_17: bool,
    pub(super) blackjack_pays: Pay,
    /// Whether a player may double on two cards.
    pub(super) double: bool,
    pub(super) paytable: PayTable,
    /// Over what Poker and bonus win.
    pub(super) max_payout: Option<Chips>,
}

const THREE_TO_TWO: Option<Pay> = Pay::new(3, 2);

impl Config {
    /// Reads the settings; `seed` and `keep` are the table's and were taken already.
    pub(crate) fn read(mut fields: Fields<'_>, faults: &mut Faults) -> Option<Config> {
        let seats = faults.note(
            fields
                .required("seats")
                .and_then(|seats| json::whole(seats, "config.seats", 1, MOST_SEATS)),
        );
        let limits = faults.note(fields.required("limits"));
        let (limits, has_bonus) =
            limits.map_or(([None; 4], false), |limits| read_limits(limits, faults));
        let mut flag = |key, path| {
            let flag = fields.take(key).map(|flag| json::flag(flag, path));
            flag.is_some_and(|flag| faults.note(flag).unwrap_or(false))
        };
        let hit_soft_17 = flag("hitSoft17", "config.hitSoft17");
        let double = flag("double", "config.double");
        let blackjack_pays = fields.take("blackjackPays").map_or(THREE_TO_TWO, |pays| {
            faults.note(json::pay(pays, "config.blackjackPays"))
        });
        let named = fields.take("bonusPays");
        let bonus_pays = named.and_then(|pays| faults.note(json::pay(pays, "config.bonusPays")));
        let paytable = read_paytable(fields.take("pokerPaytable"), "config.pokerPaytable", faults);
        let max_payout = fields
            .take("maxPayout")
            .and_then(|most| faults.note(json::positive(most, "config.maxPayout")));
        faults.note(fields.finish());
        let [war, blackjack, poker, bonus] = limits;
        match (has_bonus, named) {
            (true, None) => faults.add(json::missing("config.bonusPays")),
            // A ratio that no bet is paid at would mislead whoever reads the settings.
            (false, Some(_)) => {
                let alone = Problem::new(Code::BadConfig).text("key", "config.bonusPays");
                faults.add(alone.text("needs", "config.limits.bonus"));
            }
            (true, Some(_)) | (false, None) => {}
        }
        let config = Config {
            seats: u8::try_from(seats?).ok()?,
            limits: [war?, blackjack?, poker?],
            bonus: bonus
                .zip(bonus_pays)
                .map(|(limits, pays)| Bonus { limits, pays }),
            hit_soft_17,
            blackjack_pays: blackjack_pays?,
            double,
            paytable,
            max_payout,
        };
        faults.require(config.highest() <= u128::from(Chips::MAX.get()), || {
            Problem::new(Code::AmountOverflow)
                .text("argument", "config.limits")
                .number("max", config.most_staked())
        });
        Some(config)
    }

    fn most_staked(&self) -> u64 {
        let bets = self.limits.iter().map(|limits| limits.max);
        bets.max().map_or(0, Chips::get)
    }

    /// More than all that can go back in one hand.
    fn highest(&self) -> u128 {
        let [war, blackjack, poker] = self.limits.map(|limits| u128::from(limits.max.get()));
        // A split or doubled bet is twice itself and pays one to one.
        let blackjack = blackjack * (self.blackjack_pays.ceiling() + 1).max(4);
        let bonus = self.bonus.map_or(0, |bonus| {
            u128::from(bonus.limits.max.get()) * (bonus.pays.ceiling() + 1)
        });
        let seat = 2 * war + blackjack + poker * (self.paytable.best() + 1) + bonus;
        u128::from(self.seats) * seat
    }

    /// The limits of each bet that is taken, by key, in the order of [`bet_keys`].
    pub(super) fn bet_limits(&self) -> Vec<(&'static str, Limits)> {
        let all = self
            .limits
            .into_iter()
            .chain(self.bonus.map(|bonus| bonus.limits));
        let keys = bet_keys(Game::TripleShot).iter();
        keys.map(|(key, _)| *key).zip(all).collect()
    }

    pub(super) fn to_json(&self) -> Json {
        let limits = self.bet_limits().into_iter();
        let limits = limits.map(|(key, limits)| (key, Json::limits(limits)));
        let mut config = vec![
            ("seats", Json::from(u64::from(self.seats))),
            ("limits", Json::object(limits)),
            ("hitSoft17", Json::Bool(self.hit_soft_17)),
            ("blackjackPays", Json::pay(self.blackjack_pays)),
            ("double", Json::Bool(self.double)),
            ("pokerPaytable", self.paytable.to_json()),
        ];
        config.extend(self.bonus.map(|bonus| ("bonusPays", Json::pay(bonus.pays))));
        config.extend(self.max_payout.map(|most| ("maxPayout", Json::chips(most))));
        Json::object(config)
    }
}

/// The limits of every bet that is taken, and whether those of the bonus, which may be left out, are there.
fn read_limits(input: &Json, faults: &mut Faults) -> ([Option<Limits>; 4], bool) {
    const PATH: &str = "config.limits";
    let mut read = [None; 4];
    let mut has_bonus = false;
    let Some(mut fields) = faults.note(Fields::of(input, PATH)) else {
        return (read, has_bonus);
    };
    for (slot, (key, required)) in read.iter_mut().zip(bet_keys(Game::TripleShot)) {
        let path = path::key(PATH, key);
        let limits = fields.take(key);
        has_bonus |= !required && limits.is_some();
        *slot = match (limits, *required) {
            (Some(limits), _) => faults.note(json::limits(limits, &path)),
            (None, true) => faults.note(Err(json::missing(&path))),
            (None, false) => None,
        };
    }
    faults.note(fields.finish());
    (read, has_bonus)
}

/// The default table with the ratios that an operator sets; the regulation's page names no minimum.
pub(super) fn read_paytable(json: Option<&Json>, path: &str, faults: &mut Faults) -> PayTable {
    default_pays().with(json, path, faults, |_, _, _| Ok(()))
}
