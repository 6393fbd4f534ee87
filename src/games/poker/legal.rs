//! What a seat may do in its turn, with exact amounts; and why it may not do something else.
#![forbid(unsafe_code)]

use super::articles::{NEEDLESS_FOLD, Rule, UNCALLED, ruled};
use super::config::{Config, Variant};
use super::decide::cite_of;
use super::hand::Hand;
use super::player::Player;
use super::round::Bounds;
use super::structure::Structure;
use super::table::not_in_hand;
use crate::action::{LegalAction, Move, MoveKind, Seat};
use crate::chips::Chips;
use crate::cite::Cite;
use crate::event::Phase;
use crate::games::seven_card_stud;
use crate::json;
use crate::problem::{Code, Faults, Problem};
use crate::table::not_your_turn;

impl Hand {
    /// What the seat to act may do.
    pub(crate) fn legal(&self, config: &Config) -> Vec<LegalAction> {
        let mut legal = Vec::with_capacity(3);
        let Some((at, player)) = self.turn.zip(self.to_act()) else {
            return legal;
        };
        let seat = player.seat;
        if self.phase == Phase::Showdown {
            legal.push(LegalAction::plain(MoveKind::Show, seat));
            if !self.must_show(config) {
                legal.push(LegalAction::plain(MoveKind::Muck, seat));
            }
            return legal;
        }
        if let Some(forced) = self.forced_bet(config, player) {
            legal.push(amount(MoveKind::BringIn, player, forced));
            return legal;
        }
        let price = self.round.price_for(player);
        if !price.is_zero() || config.betting.needless_fold {
            legal.push(LegalAction::plain(MoveKind::Fold, seat));
        }
        if price.is_zero() {
            legal.push(LegalAction::plain(MoveKind::Check, seat));
        } else {
            let mut call = LegalAction::plain(MoveKind::Call, seat);
            call.price = Some(price);
            call.to = Some(player.round + price);
            call.all_in = Some(price == player.stack);
            legal.push(call);
        }
        if let Ok(bounds) = self.round.bounds(config.betting_rules(), &self.players, at) {
            legal.push(amount(self.betting_kind(), player, bounds));
        }
        legal
    }

    /// The first one bets, the others raise.
    fn betting_kind(&self) -> MoveKind {
        if self.round.price.is_zero() {
            MoveKind::Bet
        } else {
            MoveKind::Raise
        }
    }

    fn forced_bet(&self, config: &Config, player: &Player) -> Option<Bounds> {
        match &config.variant {
            Variant::Stud(settings) if self.owes_bring_in => {
                Some(seven_card_stud::forced_bet(settings, player))
            }
            Variant::Stud(_) | Variant::Holdem(_) => None,
        }
    }

    /// Notes what speaks against a decision of a seat.
    pub(crate) fn check_move(
        &self,
        decision: Move,
        seat: Option<Seat>,
        config: &Config,
        faults: &mut Faults,
    ) {
        let game = config.game();
        let Some((at, player)) = self.turn.zip(self.to_act()) else {
            return;
        };
        if let Some(seat) = seat.filter(|seat| *seat != player.seat) {
            let in_hand = self.player(seat).is_some();
            faults.require(in_hand, || not_in_hand(seat, game));
            faults.add(ruled(not_your_turn(seat, &[player.seat]), game, Rule::Turn));
        }
        let kind = decision.kind();
        let mut rule = cite_of(kind, config);
        let showing = matches!(kind, MoveKind::Show | MoveKind::Muck);
        if showing != (self.phase == Phase::Showdown) {
            let wrong = Problem::new(Code::WrongPhase).text("phase", self.phase.as_str());
            faults.add(wrong.cited_as(&rule));
            return;
        }
        let forced = self.forced_bet(config, player);
        let price = self.round.price_for(player);
        let is_free = price.is_zero();
        let has_bet = self.betting_kind() == MoveKind::Raise;
        let refused = match kind {
            MoveKind::BringIn => forced.is_none().then_some(Code::NotAllowed),
            MoveKind::Muck => self.must_show(config).then_some(Code::NotAllowed),
            MoveKind::Show => None,
            // The forced bet may not be given up (stud 9.a).
            _ if forced.is_some() => {
                faults.add(Problem::new(Code::NotAllowed).cited_as(&self.opening));
                return;
            }
            MoveKind::Fold if is_free && !config.betting.needless_fold => {
                rule = NEEDLESS_FOLD;
                Some(Code::NeedlessFold)
            }
            MoveKind::Check if !is_free => Some(Code::BetStanding),
            MoveKind::Call if is_free => Some(Code::NothingToCall),
            MoveKind::Bet if has_bet => Some(Code::BetStanding),
            MoveKind::Raise if !has_bet => Some(Code::NothingToCall),
            MoveKind::Fold
            | MoveKind::Check
            | MoveKind::Call
            | MoveKind::Bet
            | MoveKind::Raise
            | MoveKind::Keep
            | MoveKind::Withdraw
            | MoveKind::Hit
            | MoveKind::Stand
            | MoveKind::Split
            | MoveKind::Double
            | MoveKind::Set
            | MoveKind::HouseWay => None,
        };
        if let Some(code) = refused {
            faults.add(Problem::new(code).cited_as(&rule));
        }
        if let Move::To(_, to) = decision {
            let bounds = match forced {
                Some(bounds) => Ok(bounds),
                None if kind == MoveKind::BringIn => return,
                None => self.round.bounds(config.betting_rules(), &self.players, at),
            };
            check_amount(to, player, bounds, self.round.price, config, faults);
        }
    }
}

/// A bet, raise or bring-in within bounds.
fn amount(kind: MoveKind, player: &Player, bounds: Bounds) -> LegalAction {
    let mut action = LegalAction::plain(kind, player.seat);
    action.min = Some(bounds.min);
    action.max = Some(bounds.max);
    action.all_in = Some(bounds.min == player.whole());
    if bounds.sized {
        let mut sizes = vec![bounds.min];
        if bounds.max != bounds.min {
            sizes.push(bounds.max);
        }
        action.sizes = Some(sizes);
    }
    action
}

/// A decision of which the game knows the kind, with an amount exactly where it needs one.
pub(crate) fn check_shape(decision: Move, faults: &mut Faults, rule: &Cite) {
    let needs = matches!(
        decision.kind(),
        MoveKind::Bet | MoveKind::Raise | MoveKind::BringIn
    );
    let has = matches!(decision, Move::To(..));
    if needs && !has {
        faults.add(json::missing("action.to").cited_as(rule));
    } else if has && !needs {
        faults.add(
            Problem::new(Code::UnknownKey)
                .text("argument", "action")
                .text("key", "to")
                .cited_as(rule),
        );
    }
}

fn check_amount(
    to: Chips,
    player: &Player,
    bounds: Result<Bounds, Code>,
    price: Chips,
    config: &Config,
    faults: &mut Faults,
) {
    let game = config.game();
    if to > player.whole() {
        let problem = Problem::new(Code::NotEnoughChips).number("need", (to - player.round).get());
        let problem = problem.number("have", player.stack.get());
        faults.add(ruled(problem, game, Rule::TableStakes));
    }
    match bounds {
        Ok(bounds) => {
            if let Some(code) = bounds.refuse(to) {
                let rule = size_rule(code, config.structure(), price);
                faults.add(ruled(out_of_bounds(code, to, bounds), game, rule));
            }
        }
        Err(code) => {
            let problem = Problem::new(code);
            faults.add(match code {
                Code::RaiseCap => ruled(problem, game, Rule::Cap),
                Code::NotReopened => ruled(problem, game, Rule::Reopen),
                // Nobody is left who could call it.
                _ => problem.cited(UNCALLED),
            });
        }
    }
}

/// Whose rule an amount breaks: what the limits of the table are is on the page, what a raise is at least is not.
fn size_rule(code: Code, structure: Structure, price: Chips) -> Rule {
    match (code, structure) {
        (Code::AboveMaximum, Structure::Fixed { .. } | Structure::Spread { .. }) => Rule::Limits,
        (Code::BelowMinimum, Structure::Spread { .. }) if price.is_zero() => Rule::Limits,
        _ => Rule::Sizes,
    }
}

fn out_of_bounds(code: Code, to: Chips, bounds: Bounds) -> Problem {
    let (min, max) = (bounds.min.get(), bounds.max.get());
    let mut problem = Problem::new(code).number("min", min).number("max", max);
    if bounds.sized {
        let sizes: &[u64] = if min == max { &[min] } else { &[min, max] };
        problem = problem.numbers("sizes", sizes);
    }
    problem.number("got", to.get())
}
