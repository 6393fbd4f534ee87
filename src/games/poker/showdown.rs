//! The showdown: who shows, in which order, and who wins which pot.
#![forbid(unsafe_code)]

use super::articles::{Rule, TO_FIRST, cite};
use super::config::{Config, Variant};
use super::hand::Hand;
use super::player::{Player, Shown, Standing};
use super::pots;
use crate::action::{MoveKind, Place, Seat};
use crate::chips::Chips;
use crate::cite::EQUAL;
use crate::event::{Event, Log, Phase};
use crate::games::house;
use crate::settlement::{SeatAmount, SeatSettlement, SettledPot, Settlement};

impl Hand {
    /// The last bettor or raiser of the round first; if there was none, who was first to act; then clockwise.
    fn order_to_show(&self) -> Vec<usize> {
        // In a checked round an all-in seat did not act; when nobody could, all count.
        let acted = |player: &Player| player.is_active() || self.tabled;
        let first = self.aggressor.or_else(|| self.from(self.first, &acted));
        let first = first.unwrap_or(self.first);
        let mut order = Vec::with_capacity(self.players.len());
        for steps in 0..self.players.len() {
            let at = self.left_of(first, steps);
            if self.players.get(at).is_some_and(Player::is_live) {
                order.push(at);
            }
        }
        order
    }

    /// Turns all hands up before the streets that are still to come.
    pub(crate) fn table_hands(&mut self, config: &Config, log: &mut Log) {
        if matches!(self.phase, Phase::River | Phase::SeventhStreet) {
            return;
        }
        for at in self.order_to_show() {
            if let Some(player) = self.players.get_mut(at) {
                player.shown = Shown::Yes;
                log_shown(player, config, log);
            }
        }
    }

    /// All hands are turned up in order, or each seat decides in its turn. After an all-in nothing is put away unseen.
    pub(crate) fn show_down(&mut self, config: &Config, log: &mut Log) {
        self.to_show = self.order_to_show();
        if config.betting.manual && !self.tabled {
            house::enter(&mut self.phase, Phase::Showdown, log);
            self.ask_to_show(config, log);
            return;
        }
        for at in std::mem::take(&mut self.to_show) {
            self.show(at, config, log);
        }
        self.award(config, log);
    }

    fn ask_to_show(&mut self, config: &Config, log: &mut Log) {
        match self.to_show.first() {
            Some(next) => self.ask(*next, config, log),
            None => self.award(config, log),
        }
    }

    /// Whether the seat to act has to show, so that every pot finds a winner: the first one has, or by option the last
    /// one that can. Who has chips left is in every pot.
    pub(crate) fn must_show(&self, config: &Config) -> bool {
        if !config.betting.free {
            return self.to_show.len() == self.live();
        }
        let mut places = self.players.iter().enumerate();
        !places.any(|(at, other)| {
            Some(at) != self.turn && other.is_active() && other.shown != Shown::Mucked
        })
    }

    /// The decision of the seat to act at the showdown.
    pub(crate) fn decide_showing(
        &mut self,
        kind: MoveKind,
        auto: bool,
        config: &Config,
        log: &mut Log,
    ) {
        let Some(at) = self.turn.take() else { return };
        self.to_show.retain(|place| *place != at);
        if let Some(player) = self.players.get_mut(at) {
            let rule = cite(config.game(), Rule::Showdown);
            house::log_acted(Place::Seat(player.seat), kind, auto, rule, log);
        }
        if kind == MoveKind::Show {
            self.show(at, config, log);
        } else if let Some(player) = self.players.get_mut(at) {
            player.shown = Shown::Mucked;
            log.add(Event::Mucked { seat: player.seat });
        }
        self.ask_to_show(config, log);
    }

    fn show(&mut self, at: usize, config: &Config, log: &mut Log) {
        let ruleset = config.betting.ruleset;
        if let Some(player) = self.players.get_mut(at) {
            player.shown = Shown::Yes;
            player.rank = house::ranked(player.cards, &self.board, ruleset);
            log_shown(player, config, log);
        }
    }

    /// Each pot goes to its best hand, or is shared; the last seat left takes all.
    pub(crate) fn award(&mut self, config: &Config, log: &mut Log) {
        self.turn = None;
        let pots = pots::settle(
            &self.stakes(true),
            self.dead(),
            &self.odd_chip_order(config),
            config.betting.all_to_first,
        );
        let all_in = |player: &Player| player.standing == Standing::AllIn;
        // Only chips that were short of a bet make it a matter of the parts of the pot.
        let whole = if self.live() < 2 {
            Rule::Fold
        } else if self.players.iter().any(all_in) {
            Rule::Pots
        } else {
            Rule::Best
        };
        let game = config.game();
        for (number, pot) in pots.iter().enumerate() {
            let odd = pot.winners.iter().any(|share| !share.odd_chips.is_zero());
            let source = match (pot.winners.len() > 1, odd) {
                (true, true) if config.betting.all_to_first => TO_FIRST,
                (true, false) => EQUAL,
                (true, true) => cite(game, Rule::OddChips),
                (false, _) => cite(game, whole),
            };
            for share in &pot.winners {
                if let Some(player) = self.player_mut(share.seat) {
                    player.stack += share.amount;
                }
                let awarded = Event::Awarded {
                    pot: number,
                    seat: share.seat,
                    amount: share.amount,
                    odd_chips: share.odd_chips,
                };
                log.cited(awarded, source);
            }
        }
        let refunds = std::mem::take(&mut self.refunds);
        self.finish(pots, refunds, log);
    }

    /// Odd chips: hold'em from the button's left, stud from the seat dealt first.
    fn odd_chip_order(&self, config: &Config) -> Vec<Seat> {
        let first = match (&config.variant, self.positions) {
            (Variant::Holdem(_), Some(positions)) => self.left_of_seat(positions.button),
            (Variant::Holdem(_) | Variant::Stud(_), _) => 0,
        };
        let mut order = Vec::with_capacity(self.players.len());
        for steps in 0..self.players.len() {
            let player = self.players.get(self.left_of(first, steps));
            if let Some(player) = player {
                order.push(player.seat);
            }
        }
        order
    }

    /// Writes the settlement. The house has no part in it.
    pub(crate) fn finish(
        &mut self,
        pots: Vec<SettledPot>,
        refunds: Vec<SeatAmount>,
        log: &mut Log,
    ) {
        let voided = pots.is_empty();
        let mut seats = Vec::with_capacity(self.players.len());
        for player in &self.players {
            let hand = player.rank.as_ref().filter(|_| !voided);
            let mut seat = SeatSettlement::from_lines(player.seat, hand, Vec::new());
            for pot in &pots {
                for share in &pot.winners {
                    if share.seat == player.seat {
                        seat.won += share.amount;
                    }
                }
            }
            seat.returned = seat.won;
            for refund in &refunds {
                if refund.seat == player.seat {
                    seat.returned += refund.amount;
                }
            }
            seat.staked = if voided {
                seat.returned
            } else {
                player.total + player.dead
            };
            seat.net = seat.returned.get() as i64 - seat.staked.get() as i64;
            seats.push(seat);
        }
        let settlement = Settlement {
            seats,
            pots: Some(pots),
            refunds: Some(refunds),
            limit: None,
            house: 0,
        };
        self.turn = None;
        for player in &mut self.players {
            player.round = Chips::ZERO;
            if player.stack.is_zero() {
                log.add(Event::Busted {
                    seat: player.seat,
                    stack: player.stack,
                });
            }
        }
        let (phase, kept) = (&mut self.phase, &mut self.settlement);
        house::finish(phase, kept, settlement, None, log);
    }
}

fn log_shown(player: &Player, config: &Config, log: &mut Log) {
    let (seat, ranks) = (Place::Seat(player.seat), [player.rank.as_ref(), None]);
    let rule = cite(config.game(), Rule::Showdown);
    house::log_shown(seat, player.cards, ranks, rule, log);
}
