//! The settings of a Triple Shot table.
#![forbid(unsafe_code)]

use std::rc::Rc;

use super::pays::default_pays;
use crate::action::{Limits, Seat};
use crate::chips::Chips;
use crate::cite::Game;
use crate::games::house::check_highest;
use crate::json::{self, Fields, Json, Object};
use crate::pay::{Pay, all_back};
use crate::paytable::PayTable;
use crate::problem::{Code, Problem};
use crate::read::bet_keys;

/// Triple Shot seats at most six (article 8).
const MOST_SEATS: Seat = 6;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Config {
    pub(super) seats: Seat,
    /// War, Black Jack, Poker, independent of each other (article 8), and the bonus if it is taken: by key, in the order
    /// of [`bet_keys`].
    pub(super) limits: Vec<(&'static str, Limits)>,
    /// What the bonus pays. None is taken without a ratio.
    pub(super) bonus_pays: Option<Pay>,
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
    pub(crate) fn read(fields: &mut Fields<'_, '_>) -> Option<Rc<Config>> {
        let seats = fields.seats(MOST_SEATS);
        let (limits, has_bonus) = read_limits(fields);
        let hit_soft_17 = fields.flag("hitSoft17");
        let double = fields.flag("double");
        // One that was refused is told of; the settings are then not used.
        let blackjack_pays = fields.maybe_pay("blackjackPays");
        let named = fields.has("bonusPays");
        let bonus_pays = fields.maybe_pay("bonusPays");
        let paytable = read_paytable("pokerPaytable", fields);
        let max_payout = fields.max_payout();
        match (has_bonus, named) {
            (true, false) => fields.faults.add(json::missing("config.bonusPays")),
            // A ratio that no bet is paid at would mislead whoever reads the settings.
            (false, true) => {
                let alone = Problem::new(Code::BadConfig).text("key", "config.bonusPays");
                let alone = alone.text("needs", "config.limits.bonus");
                fields.faults.add(alone);
            }
            (true, true) | (false, false) => {}
        }
        let config = Rc::new(Config {
            seats: seats?,
            limits,
            bonus_pays,
            hit_soft_17,
            blackjack_pays: blackjack_pays.or(THREE_TO_TWO)?,
            double,
            paytable,
            max_payout,
        });
        check_highest(config.highest(), config.most_staked(), fields.faults);
        Some(config)
    }

    fn most_staked(&self) -> u64 {
        let compulsory = self.limits.iter().take(3);
        let most = compulsory.map(|(_, limits)| limits.max.get());
        most.max().unwrap_or(0)
    }

    /// More than all that can go back in one hand.
    fn highest(&self) -> u64 {
        let pays = [
            1,
            // A split or doubled bet is twice itself and pays one to one.
            self.blackjack_pays.ceiling().max(3),
            self.paytable.best(),
            self.bonus_pays.map_or(0, Pay::ceiling),
        ];
        // Where limits were refused the others stand at the wrong ratio: what refused them is told of, not this.
        let mut highest = 0;
        for ((_, limits), to_one) in self.limits.iter().zip(pays) {
            highest += all_back(u64::from(self.seats) * limits.max.get(), to_one);
        }
        highest
    }

    pub(super) fn to_json(&self) -> Json {
        let mut all = Object::default();
        for (key, limits) in &self.limits {
            all.add(key, Json::limits(*limits));
        }
        let mut config = Object::default();
        config.number("seats", self.seats.into());
        config.add("limits", all.done());
        config.flag("hitSoft17", self.hit_soft_17);
        config.pay("blackjackPays", self.blackjack_pays);
        config.flag("double", self.double);
        config.add("pokerPaytable", self.paytable.to_json());
        if let Some(pays) = self.bonus_pays {
            config.pay("bonusPays", pays);
        }
        config.maybe_chips("maxPayout", self.max_payout);
        config.done()
    }
}

/// The limits of every bet that is taken, and whether those of the bonus, which may be left out, are there.
fn read_limits(fields: &mut Fields<'_, '_>) -> (Vec<(&'static str, Limits)>, bool) {
    let mut read = Vec::new();
    let mut has_bonus = false;
    fields.within("limits", true, &mut |fields| {
        for (key, required) in bet_keys(Game::TripleShot) {
            has_bonus |= !required && fields.has(key);
            if let Some(limits) = fields.limits(key, *required) {
                read.push((*key, limits));
            }
        }
    });
    (read, has_bonus)
}

/// The default table with the ratios that an operator sets; the regulation's page names no minimum.
pub(super) fn read_paytable(key: &str, fields: &mut Fields<'_, '_>) -> PayTable {
    default_pays().with(key, fields, &|_, _, _| Ok(()))
}
