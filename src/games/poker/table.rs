//! A poker table: the chairs, and the hand that is played at them.
#![forbid(unsafe_code)]

use std::rc::Rc;
use std::sync::Arc;

use super::articles::{CHAIRS, Rule, about_chair, cite, no_chair, ruled};
use super::chairs::{Chairs, Seats};
use super::config::{Config, Variant, few_players};
use super::decide::cite_of;
use super::hand::Hand;
use super::legal::check_shape;
use super::table_actions;
use crate::action::{Action, Deal, LegalAction, Move, MoveKind, Seat, TableActionInfo};
use crate::chips::Chips;
use crate::cite::Game;
use crate::deck::DeckRules;
use crate::event::{Event, Log, Phase};
use crate::games::house::{check_running, unknown_action};
use crate::games::texas_holdem::Button;
use crate::games::{seven_card_stud, texas_holdem};
use crate::json::{Fields, Json, Object};
use crate::problem::{Code, Faults, Problem};
use crate::settlement::Settlement;
use crate::table::{FEWEST_EVENTS, Play, Shuffled};
use crate::view::View;

/// A table of Texas Hold'em or Seven Card Stud.
#[derive(Debug, Clone)]
pub(crate) struct Poker {
    /// Shared by the states of all hands: it does not change.
    pub(crate) config: Rc<Config>,
    pub(crate) chairs: Chairs,
    /// Where button and blinds were, in hold'em.
    pub(crate) button: Button,
    /// Since when somebody new sits on a chair of the last hand: its hand is his no more.
    pub(super) left: Seats,
    pub(super) hand: Option<Hand>,
}

impl Poker {
    /// A table before its first hand.
    pub(crate) fn new(config: Rc<Config>) -> Poker {
        let chairs = Chairs::new(config.betting.size, &config.betting.seats);
        let button = match config.variant {
            Variant::Holdem(settings) => Button::new(settings.button, settings.last),
            Variant::Stud(_) => Button::new(None, None),
        };
        Poker {
            config,
            chairs,
            button,
            left: Seats::default(),
            hand: None,
        }
    }

    pub(crate) fn running(&self) -> Option<&Hand> {
        self.hand.as_ref().filter(|hand| hand.is_running())
    }

    /// The seats that a deal now would give cards to.
    pub(crate) fn dealt_in(&self) -> Seats {
        match &self.config.variant {
            Variant::Holdem(settings) => self
                .button
                .arrange(&self.chairs, settings, None)
                .map_or_else(Seats::default, |arranged| arranged.dealt),
            Variant::Stud(_) => {
                let ready = self.chairs.that(&|chair| chair.is_ready());
                if ready.count() < 2 {
                    Seats::default()
                } else {
                    ready
                }
            }
        }
    }

    /// What a seat of the running hand has left.
    fn stack_in_hand(&self, seat: Seat) -> Option<Chips> {
        let player = self.running()?.player(seat)?;
        Some(player.stack)
    }

    /// Takes over what the hand left: stacks, the button, who owes blinds.
    fn close_hand(&mut self, voided: bool) {
        let Some(hand) = self.hand.as_ref() else {
            return;
        };
        if let Some(positions) = hand.positions {
            if voided {
                self.button.keep(positions);
            } else {
                self.button
                    .passed(positions, &mut self.chairs, &hand.players);
            }
        }
        for player in &hand.players {
            if let Some(chair) = self.chairs.get_mut(player.seat) {
                chair.stack = player.stack;
            }
        }
    }
}

impl Play for Poker {
    fn game(&self) -> Game {
        self.config.game()
    }

    fn config(&self) -> Json {
        self.config.to_json()
    }

    fn deck_rules(&self) -> DeckRules {
        DeckRules::of(self.game())
    }

    fn seats(&self) -> Seat {
        self.config.betting.size
    }

    fn phase(&self) -> Phase {
        self.hand.as_ref().map_or(Phase::Waiting, |hand| hand.phase)
    }

    fn pending(&self) -> Vec<Seat> {
        self.to_act().into_iter().collect()
    }

    fn to_act(&self) -> Option<Seat> {
        let hand = self.hand.as_ref()?;
        hand.to_act().map(|player| player.seat)
    }

    fn legal(&self, seat: Seat) -> Vec<LegalAction> {
        match &self.hand {
            Some(hand) if self.to_act() == Some(seat) => hand.legal(&self.config),
            Some(_) | None => Vec::new(),
        }
    }

    fn table_actions(&self) -> Vec<TableActionInfo> {
        table_actions::possible(self)
    }

    fn check(&self, action: &Action, seat: Option<Seat>, faults: &mut Faults) {
        let game = self.game();
        let running = self.running();
        match action {
            Action::Move(decision) => {
                let kind = decision.kind();
                if !has_move(game, kind) {
                    faults.add(unknown_action(action, cite(game, Rule::Turn)));
                    return;
                }
                check_shape(*decision, faults, &cite_of(kind, &self.config));
                if let Some(seat) = seat.filter(|seat| *seat >= self.seats()) {
                    faults.add(no_chair(seat, self.seats(), game));
                    return;
                }
                match running {
                    Some(hand) => hand.check_move(*decision, seat, &self.config, faults),
                    None => {
                        let empty = seat.filter(|seat| !self.chairs.get(*seat).taken);
                        faults.add(
                            empty.map_or_else(|| not_running(game), |seat| not_in_hand(seat, game)),
                        );
                    }
                }
            }
            Action::Deal(_) => {
                faults.require(running.is_none(), || {
                    ruled(Problem::new(Code::HandRunning), game, Rule::Deal)
                });
                faults.require(running.is_some() || self.dealt_in().count() > 1, || {
                    few_players(game)
                });
            }
            Action::Void(_) | Action::Timeout => {
                check_running(action, running.is_some(), faults);
            }
            Action::Sit { .. }
            | Action::Leave(_)
            | Action::AddChips { .. }
            | Action::SitOut(_)
            | Action::SitIn { .. } => {
                self.chairs.check(action, running.is_some(), game, faults);
            }
        }
    }

    fn deal(&mut self, deal: &Deal, shuffled: Shuffled, log: &mut Log) {
        self.left = Seats::default();
        self.hand = match &self.config.variant {
            Variant::Holdem(settings) => texas_holdem::deal(self, settings, deal, shuffled, log),
            Variant::Stud(settings) => seven_card_stud::deal(self, settings, shuffled, log),
        };
        if self.running().is_none() {
            self.close_hand(false);
        }
    }

    fn apply(&mut self, action: &Action, _seat: Option<Seat>, log: &mut Log) {
        match (action, self.hand.as_mut()) {
            (Action::Move(decision), Some(hand)) => {
                let to = match decision {
                    Move::To(_, to) => *to,
                    Move::Plain(_) | Move::Set(_) => Chips::ZERO,
                };
                hand.decide(decision.kind(), to, false, &self.config, log);
            }
            (Action::Timeout, Some(hand)) => hand.time_out(&self.config, log),
            (Action::Void(reason), Some(hand)) => {
                hand.void(reason.as_deref(), log);
                self.close_hand(true);
                return;
            }
            _ => {
                if let Action::Leave(seat) = action {
                    self.left.insert(*seat);
                }
                let owes = self.button.has_passed();
                let mut event = self.chairs.apply(action, owes);
                // While a hand runs the chair still has what it had before.
                if let Some(Event::SatOut { seat, stack } | Event::SatIn { seat, stack }) =
                    &mut event
                {
                    *stack = self.stack_in_hand(*seat).unwrap_or(*stack);
                }
                if let Some(event) = event {
                    log.cited(event, CHAIRS);
                }
                return;
            }
        }
        if self.running().is_none() {
            self.close_hand(false);
        }
    }

    fn show(&self, view: &mut View) {
        self.fill(view);
    }

    fn settlement(&self) -> Option<&Arc<Settlement>> {
        self.hand.as_ref().and_then(|hand| hand.settlement.as_ref())
    }

    /// Chairs are taken and left before the first hand too.
    fn has_numbers(&self, hands: u64, events: u64) -> bool {
        let last = match self.config.variant {
            Variant::Holdem(settings) => settings.last,
            Variant::Stud(_) => None,
        };
        events / FEWEST_EVENTS >= hands && (hands > 0 || self.button.is_new(last))
    }

    fn between_hands(&self) -> Box<dyn Play> {
        Box::new(Poker {
            config: Rc::clone(&self.config),
            chairs: self.chairs.clone(),
            button: self.button,
            left: Seats::default(),
            hand: None,
        })
    }

    fn checkpoint(&self) -> Json {
        let mut state = Object::default();
        state.add("chairs", self.chairs.to_json());
        if let Variant::Holdem(_) = self.config.variant {
            self.button.write(&mut state);
        }
        state.done()
    }

    fn resume(&mut self, checkpoint: &mut Fields<'_, '_>) {
        let size = self.seats();
        if let Variant::Holdem(_) = self.config.variant {
            self.button = Button::read(checkpoint, size);
        }
        let blinds = self.button.has_passed();
        let chairs = checkpoint.must("chairs", |chairs, path| {
            Chairs::read(chairs, path, size, blinds)
        });
        if let Some(chairs) = chairs {
            self.chairs = chairs;
        }
    }
}

/// A seat with nobody who plays the hand.
pub(super) fn not_in_hand(seat: Seat, game: Game) -> Problem {
    about_chair(Code::EmptySeat, seat, game, Rule::Turn)
}

fn not_running(game: Game) -> Problem {
    ruled(Problem::new(Code::NoHandRunning), game, Rule::Turn)
}

/// Whether the game has a decision of this kind.
fn has_move(game: Game, kind: MoveKind) -> bool {
    match kind {
        MoveKind::Fold
        | MoveKind::Check
        | MoveKind::Call
        | MoveKind::Bet
        | MoveKind::Raise
        | MoveKind::Show
        | MoveKind::Muck => true,
        MoveKind::BringIn => game == Game::SevenCardStud,
        MoveKind::Keep
        | MoveKind::Withdraw
        | MoveKind::Hit
        | MoveKind::Stand
        | MoveKind::Split
        | MoveKind::Double
        | MoveKind::Set
        | MoveKind::HouseWay => false,
    }
}
