//! Triple Shot, as the regulation of 29 October 2004 has it played.
//!
//! Three bets a box: War with one card, Black Jack that goes on from it, and Poker with the same cards filled up to
//! six; an optional bonus on all three.
#![forbid(unsafe_code)]

use std::rc::Rc;
use std::sync::Arc;

mod boxes;
mod config;
mod hand;
mod pays;
mod settling;

pub(crate) use config::Config;
pub use pays::{SixCards, triple_shot_poker, triple_shot_war};

use crate::action::{Action, Deal, LegalAction, Move, MoveKind, Seat, TableActionInfo};
use crate::cite::{Cite, Game};
use crate::deck::DeckRules;
use crate::event::{Log, Phase};
use crate::games::house;
use crate::json::Json;
use crate::problem::{Code, Faults, Problem};
use crate::settlement::Settlement;
use crate::table::{Play, Shuffled};
use crate::view::View;
use hand::Hand;

const fn article(article: &'static str) -> Cite {
    Cite::article(Game::TripleShot, article)
}

/// Boxes and their bets.
const BOXES: Cite = article("8");
/// War, Black Jack and Poker, in this order.
const GAMES: Cite = article("9");
/// What a seat decides at Black Jack.
const DECISION: Cite = article("9.b");
/// Doubling is on no page: the table offers it.
const DOUBLE: Cite = Cite::house("doubleOption");

/// The rule of a decision.
fn cite_of(kind: MoveKind) -> &'static Cite {
    if kind == MoveKind::Double {
        &DOUBLE
    } else {
        &DECISION
    }
}

/// A table of Triple Shot.
#[derive(Debug, Clone)]
pub(crate) struct TripleShot {
    /// Shared by the states of all hands: it does not change.
    config: Rc<Config>,
    hand: Option<Hand>,
}

impl TripleShot {
    /// A table before its first hand.
    pub(crate) fn new(config: Rc<Config>) -> TripleShot {
        TripleShot { config, hand: None }
    }

    fn running(&self) -> Option<&Hand> {
        self.hand.as_ref().filter(|hand| hand.settlement.is_none())
    }

    fn check_deal(&self, deal: &Deal, faults: &mut Faults) {
        faults.require(self.running().is_none(), || {
            Problem::new(Code::HandRunning).cited(BOXES)
        });
        let limits = &self.config.limits;
        house::check_bets(&deal.bets, self.config.seats, limits, [&BOXES; 2], faults);
        for stakes in &deal.bets {
            let more = stakes
                .amounts
                .iter()
                .skip(limits.len())
                .any(Option::is_some);
            faults.require(!more, || {
                let problem = Problem::new(Code::NotAllowed).text("bet", "bonus");
                problem
                    .number("seat", stakes.seat.into())
                    .cited(Cite::house("bonusNeedsRatio"))
            });
        }
    }

    /// The decision is the seat's, and one that its cards allow.
    fn check_move(&self, kind: MoveKind, seat: Option<Seat>, faults: &mut Faults) {
        let plays = |hand: &Hand| {
            let mut boxes = hand.boxes.iter();
            boxes.any(|played| Some(played.seat) == seat)
        };
        let seats = self.config.seats;
        house::check_turn(
            seat,
            seats,
            self.running().map(plays),
            &self.pending(),
            &DECISION,
            faults,
        );
        let choices = self.running().map(|hand| hand.choices(&self.config));
        let offered = choices.is_none_or(|choices| choices.iter().any(|choice| choice.0 == kind));
        faults.require(offered, || {
            Problem::new(Code::NotAllowed)
                .text("type", kind.as_str())
                .cited_as(cite_of(kind))
        });
    }
}

impl Play for TripleShot {
    fn game(&self) -> Game {
        Game::TripleShot
    }

    fn config(&self) -> Json {
        self.config.to_json()
    }

    fn deck_rules(&self) -> DeckRules {
        DeckRules::of(Game::TripleShot)
    }

    fn seats(&self) -> Seat {
        self.config.seats
    }

    fn phase(&self) -> Phase {
        self.hand.as_ref().map_or(Phase::Waiting, |hand| hand.phase)
    }

    fn pending(&self) -> Vec<Seat> {
        self.to_act().into_iter().collect()
    }

    fn to_act(&self) -> Option<Seat> {
        let played = self.running().and_then(Hand::to_act)?;
        Some(played.seat)
    }

    fn legal(&self, seat: Seat) -> Vec<LegalAction> {
        let hand = self.running().filter(|_| self.to_act() == Some(seat));
        let choices = hand.map(|hand| hand.choices(&self.config));
        house::legal(seat, &choices.unwrap_or_default())
    }

    fn table_actions(&self) -> Vec<TableActionInfo> {
        house::table_actions(
            self.running().is_some(),
            self.config.seats,
            &self.config.limits,
            self.pending(),
        )
    }

    fn check(&self, action: &Action, seat: Option<Seat>, faults: &mut Faults) {
        match action {
            Action::Deal(deal) => self.check_deal(deal, faults),
            Action::Void(_) | Action::Timeout => {
                house::check_running(action, self.running().is_some(), faults);
            }
            Action::Move(Move::Plain(
                kind @ (MoveKind::Hit | MoveKind::Stand | MoveKind::Split | MoveKind::Double),
            )) => self.check_move(*kind, seat, faults),
            Action::Move(_)
            | Action::Sit { .. }
            | Action::Leave(_)
            | Action::AddChips { .. }
            | Action::SitOut(_)
            | Action::SitIn { .. } => faults.add(house::unknown_action(action, GAMES)),
        }
    }

    fn deal(&mut self, deal: &Deal, shuffled: Shuffled, log: &mut Log) {
        let hand = Hand::start(&self.config, deal, shuffled, log);
        let hand = self.hand.insert(hand);
        hand.war(log);
        hand.blackjack(&self.config, log);
    }

    fn apply(&mut self, action: &Action, _seat: Option<Seat>, log: &mut Log) {
        match (action, self.hand.as_mut()) {
            (Action::Move(decision), Some(hand)) => {
                hand.decide(decision.kind(), false, &self.config, log)
            }
            (Action::Timeout, Some(hand)) => hand.time_out(&self.config, log),
            (Action::Void(reason), Some(hand)) => hand.void(reason.as_deref(), &self.config, log),
            _ => {}
        }
    }

    fn show(&self, view: &mut View) {
        if let Some(hand) = &self.hand {
            hand.show(view);
        }
    }

    fn settlement(&self) -> Option<&Arc<Settlement>> {
        self.hand.as_ref().and_then(|hand| hand.settlement.as_ref())
    }

    fn between_hands(&self) -> Box<dyn Play> {
        Box::new(TripleShot::new(Rc::clone(&self.config)))
    }
}
