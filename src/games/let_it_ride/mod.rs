//! Let It Ride, as the regulation of 23 December 1999 has it played.
//!
//! Three equal bets a box; three cards each; bet 1 kept or withdrawn, a burn and a community card; bet 2 likewise;
//! then every bet still up is paid by the five cards.
#![forbid(unsafe_code)]

use std::rc::Rc;
use std::sync::Arc;

mod config;
mod pays;

pub(crate) use config::Config;
pub use pays::let_it_ride_pays;

use crate::action::{Action, Deal, LegalAction, Move, MoveKind, Place, Seat, TableActionInfo};
use crate::cards::Cards;
use crate::chips::Chips;
use crate::cite::{Cite, Game};
use crate::deck::{Deck, DeckRules};
use crate::event::{Acted, DealtTo, Event, Log, Phase};
use crate::games::house;
use crate::json::Json;
use crate::problem::{Code, Faults, Problem};
use crate::ranking::HandRank;
use crate::ranking::category::Ruleset;
use crate::settlement::{Bet, Line, Outcome, SeatSettlement, Settlement, apply_limit};
use crate::table::{Play, Shuffled};
use crate::view::{BetState, CardView, HandView, SeatView, View};

const BETS: [Bet; 3] = [Bet::Bet1, Bet::Bet2, Bet::Bet3];

const fn article(article: &'static str) -> Cite {
    Cite::article(Game::LetItRide, article)
}

/// Boxes and their bets.
const BOXES: Cite = article("8");

/// The first three cards.
const CARDS: Cite = article("9.a");
/// Keep or withdraw: what a seat may do.
const DECISIONS: Cite = article("9");
/// The hands are turned up.
const SHOWDOWN: Cite = article("9.h");
/// The maximum payout.
const LIMIT: Cite = article("13");

/// A table of Let It Ride.
#[derive(Debug, Clone)]
pub(crate) struct LetItRide {
    /// Shared by the states of all hands: it does not change.
    config: Rc<Config>,
    hand: Option<Hand>,
}

#[derive(Debug, Clone)]
struct Hand {
    phase: Phase,
    boxes: Vec<PlayedBox>,
    /// The box to act, by its place among those played.
    turn: usize,
    deck: Deck,
    board: Cards,
    burned: u8,
    settlement: Option<Arc<Settlement>>,
}

/// A box that is played in this hand.
#[derive(Debug, Clone)]
struct PlayedBox {
    seat: Seat,
    /// Each of the three equal bets.
    stake: Chips,
    cards: Cards,
    bets: [BetState; 3],
    warned: bool,
    rank: Option<HandRank>,
}

impl LetItRide {
    /// A table before its first hand.
    pub(crate) fn new(config: Rc<Config>) -> LetItRide {
        LetItRide { config, hand: None }
    }

    fn running(&self) -> Option<&Hand> {
        self.hand.as_ref().filter(|hand| hand.settlement.is_none())
    }

    fn check_deal(&self, deal: &Deal, faults: &mut Faults) {
        faults.require(self.running().is_none(), || {
            Problem::new(Code::HandRunning).cited(BOXES)
        });
        house::check_bets(
            &deal.bets,
            self.config.seats,
            &[("bet", self.config.limits)],
            [&BOXES, &house::LIMITS],
            faults,
        );
    }
}

impl Hand {
    fn to_act(&self) -> Option<&PlayedBox> {
        self.boxes
            .get(self.turn)
            .filter(|_| self.settlement.is_none())
    }

    /// The bet that is being decided: the first or the second.
    fn deciding(&self) -> usize {
        usize::from(self.phase == Phase::Bet2)
    }

    fn start(seats: u8, deal: &Deal, shuffled: Shuffled, log: &mut Log) -> Hand {
        let (mut boxes, mut playing) = (Vec::new(), Vec::new());
        for seat in 0..seats {
            if let Some(stake) = deal.stakes(seat).and_then(|stakes| stakes.amount(0)) {
                boxes.push(PlayedBox {
                    seat,
                    stake,
                    cards: Cards::NONE,
                    bets: [BetState::Up; 3],
                    warned: false,
                    rank: None,
                });
                playing.push(seat);
            }
        }
        house::log_start(Game::LetItRide, playing, None, None, &shuffled, log);
        for played in &boxes {
            for bet in BETS {
                let placed = Event::BetPlaced {
                    seat: Place::Seat(played.seat),
                    bet,
                    amount: played.stake,
                };
                log.cited(placed, BOXES);
            }
        }
        Hand {
            phase: Phase::Bet1,
            boxes,
            turn: 0,
            deck: shuffled.deck,
            board: Cards::NONE,
            burned: 0,
            settlement: None,
        }
    }

    /// Three cards to each, one at a time, from left to right (article 9.a).
    fn deal_hands(&mut self, log: &mut Log) {
        for _ in 0..3 {
            for played in &mut self.boxes {
                let to = DealtTo::Place(Place::Seat(played.seat));
                house::deal_card(&mut self.deck, &mut played.cards, to, false, CARDS, log);
            }
        }
    }

    fn announce_turn(&self, log: &mut Log) {
        if let Some(played) = self.to_act() {
            let asked = if self.phase == Phase::Bet1 {
                "9.b"
            } else {
                "9.e"
            };
            log.cited(
                Event::Turn {
                    seat: played.seat,
                    hand: 0,
                },
                article(asked),
            );
        }
    }

    /// Keeps or withdraws the bet being decided (articles 9.b, 9.e), then goes on.
    fn decide(&mut self, kind: MoveKind, auto: bool, config: &Config, log: &mut Log) {
        let deciding = self.deciding();
        let rule = if deciding == 0 { "9.b" } else { "9.e" };
        if let Some(played) = self.boxes.get_mut(self.turn) {
            let mut acted = Acted::new(Place::Seat(played.seat), kind, auto);
            acted.bet = BETS.get(deciding).copied();
            acted.amount = Some(played.stake);
            if let (MoveKind::Withdraw, Some(bet)) = (kind, played.bets.get_mut(deciding)) {
                *bet = BetState::Withdrawn;
            }
            log.cited(Event::Acted(acted), article(rule));
        }
        self.turn += 1;
        if self.turn < self.boxes.len() {
            self.announce_turn(log);
        } else if deciding == 0 {
            self.community_card("9.c", "9.d", log);
            self.turn = 0;
            house::enter(&mut self.phase, Phase::Bet2, log);
            self.announce_turn(log);
        } else {
            self.community_card("9.f", "9.g", log);
            self.settle(config, log);
        }
    }

    /// One card away, the next face up (articles 9.c and 9.d, 9.f and 9.g).
    fn community_card(&mut self, burn: &'static str, show: &'static str, log: &mut Log) {
        house::burn(&mut self.deck, &mut self.burned, article(burn), log);
        let (deck, board) = (&mut self.deck, &mut self.board);
        house::deal_card(deck, board, DealtTo::Board, true, article(show), log);
    }

    /// From one end to the other (article 9.h).
    fn settle(&mut self, config: &Config, log: &mut Log) {
        let mut seats = Vec::new();
        for played in &mut self.boxes {
            played.rank = house::ranked(played.cards, &self.board, Ruleset::Standard);
            let (seat, ranks) = (Place::Seat(played.seat), [played.rank.as_ref(), None]);
            house::log_shown(seat, played.cards, ranks, SHOWDOWN, log);
            let (rank, lines) = (played.rank.as_ref(), played.lines(config));
            SeatSettlement::add_to(&mut seats, played.seat, rank, lines);
        }
        let limit = apply_limit(&mut seats, config.max_payout, &|_| true);
        for (played, settled) in self.boxes.iter_mut().zip(&seats) {
            for (bet, line) in played.bets.iter_mut().zip(&settled.lines) {
                *bet = house::bet_state(line.outcome);
                house::log_paid(Place::Seat(played.seat), line, log);
            }
        }
        let settlement = Settlement::of_house(seats, limit);
        let (phase, kept) = (&mut self.phase, &mut self.settlement);
        house::finish(phase, kept, settlement, Some(&LIMIT), log);
    }

    /// Every bet goes back.
    fn void(&mut self, reason: Option<&str>, config: &Config, log: &mut Log) {
        let mut seats = Vec::new();
        for played in &mut self.boxes {
            played.bets = [BetState::Push; 3];
            let mut lines = Vec::new();
            for bet in BETS {
                house::add_void(&mut lines, bet, 0, played.stake);
            }
            SeatSettlement::add_to(&mut seats, played.seat, None, lines);
        }
        let (phase, kept) = (&mut self.phase, &mut self.settlement);
        house::finish_void(phase, kept, reason, seats, Some(config.max_payout), log);
    }

    /// The first time a warning; the second, the bet is kept if the cards seen already pay, else withdrawn.
    fn time_out(&mut self, config: &Config, log: &mut Log) {
        let Some(played) = self.boxes.get_mut(self.turn) else {
            return;
        };
        if house::warn(&mut played.warned, played.seat, house::TIMEOUT, log) {
            return;
        }
        let seen = played.cards.and(&self.board);
        let kind = if pays::pays_already(&seen) {
            MoveKind::Keep
        } else {
            MoveKind::Withdraw
        };
        house::log_timed_out(played.seat, kind, log);
        self.decide(kind, true, config, log);
    }

    fn show(&self, view: &mut View) {
        for played in &self.boxes {
            if let Some(seat) = view.seats.get_mut(usize::from(played.seat)) {
                played.show(view.viewer, self.settlement.is_some(), seat);
            }
        }
        view.board = self.board;
        view.undealt = self.deck.undealt();
        view.burned = self.burned;
    }
}

impl PlayedBox {
    fn lines(&self, config: &Config) -> Vec<Line> {
        let mut lines = Vec::new();
        for (bet, state) in BETS.into_iter().zip(&self.bets) {
            let withdrawn = *state == BetState::Withdrawn;
            lines.push(if let (Some(rank), false) = (&self.rank, withdrawn) {
                pays::settle(bet, self.stake, rank, &config.paytable)
            } else {
                let (outcome, reason, rule) = match (withdrawn, bet) {
                    (true, Bet::Bet1) => (Outcome::Withdrawn, "withdrawn", "9.b"),
                    (true, _) => (Outcome::Withdrawn, "withdrawn", "9.e"),
                    (false, _) => (Outcome::Void, "void", "14"),
                };
                Line::without_win(bet, self.stake, outcome, self.stake, reason, article(rule))
            });
        }
        lines
    }

    fn show(&self, viewer: Option<Seat>, finished: bool, seat: &mut SeatView) {
        // A finished hand was shown if it was ranked; a void one was not.
        let shown = self.rank.is_some();
        let visible = shown || viewer == Some(self.seat);
        seat.state = house::seat_state(finished);
        seat.warned = self.warned;
        for (bet, state) in BETS.into_iter().zip(self.bets) {
            seat.add_bet(bet, 0, self.stake, state);
        }
        let cards = CardView::all(&self.cards, visible, shown);
        seat.hands.push(HandView::of(cards, self.rank.as_ref()));
    }
}

impl Play for LetItRide {
    fn game(&self) -> Game {
        Game::LetItRide
    }

    fn config(&self) -> Json {
        self.config.to_json()
    }

    fn deck_rules(&self) -> DeckRules {
        DeckRules::of(Game::LetItRide)
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
        self.running()
            .and_then(Hand::to_act)
            .map(|played| played.seat)
    }

    fn legal(&self, seat: Seat) -> Vec<LegalAction> {
        if self.to_act() != Some(seat) {
            return Vec::new();
        }
        house::legal(seat, &[(MoveKind::Keep, None), (MoveKind::Withdraw, None)])
    }

    fn table_actions(&self) -> Vec<TableActionInfo> {
        house::table_actions(
            self.running().is_some(),
            self.config.seats,
            &[("bet", self.config.limits)],
            self.pending(),
        )
    }

    fn check(&self, action: &Action, seat: Option<Seat>, faults: &mut Faults) {
        match action {
            Action::Deal(deal) => self.check_deal(deal, faults),
            Action::Void(_) | Action::Timeout => {
                house::check_running(action, self.running().is_some(), faults);
            }
            Action::Move(Move::Plain(MoveKind::Keep | MoveKind::Withdraw)) => {
                let plays = |hand: &Hand| {
                    let mut boxes = hand.boxes.iter();
                    boxes.any(|played| Some(played.seat) == seat)
                };
                let asked = if self.phase() == Phase::Bet2 {
                    "9.e"
                } else {
                    "9.b"
                };
                house::check_turn(
                    seat,
                    self.config.seats,
                    self.running().map(plays),
                    &self.pending(),
                    &article(asked),
                    faults,
                );
            }
            Action::Move(_)
            | Action::Sit { .. }
            | Action::Leave(_)
            | Action::AddChips { .. }
            | Action::SitOut(_)
            | Action::SitIn { .. } => faults.add(house::unknown_action(action, DECISIONS)),
        }
    }

    fn deal(&mut self, deal: &Deal, shuffled: Shuffled, log: &mut Log) {
        let hand = Hand::start(self.config.seats, deal, shuffled, log);
        let hand = self.hand.insert(hand);
        hand.deal_hands(log);
        house::enter(&mut hand.phase, Phase::Bet1, log);
        hand.announce_turn(log);
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
        Box::new(LetItRide::new(Rc::clone(&self.config)))
    }
}
