//! What the two poker games share: chairs between hands, the betting round, pots, the showdown. Neither game has a
//! copy of any of it; they add how cards and forced bets go round.
#![forbid(unsafe_code)]

pub(crate) mod articles;
pub(crate) mod chairs;
pub(crate) mod config;
pub(crate) mod decide;
pub(crate) mod hand;
pub(crate) mod legal;
pub(crate) mod player;
pub(crate) mod pots;
pub(crate) mod round;
pub(crate) mod seen;
pub(crate) mod settle_pots;
pub(crate) mod showdown;
pub(crate) mod structure;
pub(crate) mod table;
pub(crate) mod table_actions;

pub(crate) use config::Config;
pub use settle_pots::{SettledPots, settle_pots};
pub(crate) use table::Poker;
