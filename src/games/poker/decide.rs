//! A seat's decision in its turn, carried out.
#![forbid(unsafe_code)]

use super::articles::{Rule, cite};
use super::config::{Config, Variant};
use super::hand::Hand;
use super::player::{ActedAt, Standing};
use super::structure::Structure;
use crate::action::{MoveKind, Place};
use crate::chips::Chips;
use crate::cite::Cite;
use crate::event::{Acted, Event, Log, Phase};
use crate::games::{house, seven_card_stud};

impl Hand {
    /// Carries out a decision that was checked; `to` where it names an amount. `auto`: nobody decided it.
    pub(crate) fn decide(
        &mut self,
        kind: MoveKind,
        to: Chips,
        auto: bool,
        config: &Config,
        log: &mut Log,
    ) {
        if self.phase == Phase::Showdown {
            self.decide_showing(kind, auto, config, log);
            return;
        }
        let structure = config.structure();
        let Some(at) = self.turn else { return };
        let Some(player) = self.players.get_mut(at) else {
            return;
        };
        let mut acted = Acted::new(Place::Seat(player.seat), kind, auto);
        let chips = match kind {
            MoveKind::Call => Some(self.round.price_for(player)),
            MoveKind::Bet | MoveKind::Raise | MoveKind::BringIn => Some(to - player.round),
            MoveKind::Fold
            | MoveKind::Check
            | MoveKind::Keep
            | MoveKind::Withdraw
            | MoveKind::Hit
            | MoveKind::Stand
            | MoveKind::Split
            | MoveKind::Double
            | MoveKind::Set
            | MoveKind::HouseWay
            | MoveKind::Show
            | MoveKind::Muck => None,
        };
        if let Some(chips) = chips {
            acted.amount = Some(player.put(chips));
            acted.to = Some(player.round);
            acted.all_in = Some(player.standing == Standing::AllIn);
        }
        if kind == MoveKind::Fold {
            player.standing = Standing::Folded;
        }
        match kind {
            MoveKind::Bet | MoveKind::Raise => {
                if self.round.completes(structure) {
                    acted.action = "complete";
                }
                let active = self.active();
                self.round.raise(structure, to, active);
                self.aggressor = Some(at);
            }
            MoveKind::BringIn => {
                self.bring_in(to, config, structure);
                self.aggressor = Some(at);
            }
            MoveKind::Fold
            | MoveKind::Check
            | MoveKind::Call
            | MoveKind::Keep
            | MoveKind::Withdraw
            | MoveKind::Hit
            | MoveKind::Stand
            | MoveKind::Split
            | MoveKind::Double
            | MoveKind::Set
            | MoveKind::HouseWay
            | MoveKind::Show
            | MoveKind::Muck => {}
        }
        // Why this seat owes the forced bet is not always the page's.
        let source = if kind == MoveKind::BringIn {
            self.opening
        } else if acted.action == "complete" {
            // That it is no raise is on no page either.
            cite(config.game(), Rule::Sizes)
        } else {
            cite_of(kind, config)
        };
        log.cited(Event::Acted(acted), source);
        if let Some(player) = self.players.get_mut(at) {
            player.acted = Some(ActedAt {
                price: self.round.price,
                fulls: self.round.fulls,
            });
        }
        self.go_on(self.left_of(at, 1), config, log);
    }

    fn bring_in(&mut self, to: Chips, config: &Config, structure: Structure) {
        self.owes_bring_in = false;
        let least = match &config.variant {
            Variant::Stud(settings) => settings.bring_in,
            Variant::Holdem(_) => Chips::ZERO,
        };
        self.round.bring_in(structure, to, least);
    }

    /// The first time a warning, the second the seat is out of the hand: stud 5.i and what follows it. A forced bet
    /// that is owed is taken, and a hand that must be shown is shown.
    pub(crate) fn time_out(&mut self, config: &Config, log: &mut Log) {
        let must_show = self.must_show(config);
        let Some(player) = self.turn.and_then(|at| self.players.get_mut(at)) else {
            return;
        };
        // The page of stud warns who is late with an option; the showdown is none of the page's.
        let source = match &config.variant {
            Variant::Stud(_) if self.phase != Phase::Showdown => cite(config.game(), Rule::Turn),
            Variant::Stud(_) | Variant::Holdem(_) => house::TIMEOUT,
        };
        if house::warn(&mut player.warned, player.seat, source, log) {
            return;
        }
        let (kind, to) = match (&config.variant, self.phase) {
            (_, Phase::Showdown) if must_show => (MoveKind::Show, Chips::ZERO),
            (_, Phase::Showdown) => (MoveKind::Muck, Chips::ZERO),
            (Variant::Stud(settings), _) if self.owes_bring_in => {
                let forced = seven_card_stud::forced_bet(settings, player);
                (MoveKind::BringIn, forced.min)
            }
            (Variant::Stud(_) | Variant::Holdem(_), _) => (MoveKind::Fold, Chips::ZERO),
        };
        house::log_timed_out(player.seat, kind, log);
        self.decide(kind, to, true, config, log);
    }
}

/// The rule of a decision.
pub(crate) fn cite_of(kind: MoveKind, config: &Config) -> Cite {
    let rule = match kind {
        MoveKind::Fold => Rule::Fold,
        MoveKind::Check => Rule::Check,
        MoveKind::Call => Rule::Call,
        MoveKind::Bet => Rule::Bet,
        MoveKind::Raise => Rule::Raise,
        MoveKind::Show | MoveKind::Muck => Rule::Showdown,
        MoveKind::BringIn => return seven_card_stud::FORCED_BET,
        MoveKind::Keep
        | MoveKind::Withdraw
        | MoveKind::Hit
        | MoveKind::Stand
        | MoveKind::Split
        | MoveKind::Double
        | MoveKind::Set
        | MoveKind::HouseWay => Rule::Turn,
    };
    cite(config.game(), rule)
}
