//! A hand of Triple Shot from the first card to the last chip, in the order in which it is played (article 9).
#![forbid(unsafe_code)]

use std::sync::Arc;

use super::boxes::{BlackjackHand, PlayedBox};
use super::config::Config;
use super::{BOXES, DECISION, article, cite_of, pays};
use crate::action::{Deal, MoveKind, Place, Seat};
use crate::blackjack::{Total, blackjack_total};
use crate::card::Card;
use crate::chips::Chips;
use crate::cite::{Cite, Game};
use crate::deck::Deck;
use crate::event::{Acted, DealtTo, Event, Log, Phase};
use crate::games::house;
use crate::settlement::{Bet, Line, Outcome, Settlement};
use crate::table::Shuffled;
use crate::view::{CardView, HandView, View};

/// The page refers to the procedures of Black Jack, which are not at hand.
const PROCEDURES: Cite = Cite::house("blackjackProcedures");
/// The dealer's card for War is one of his two at Black Jack.
const WAR_CARD: Cite = Cite::house("dealerWarCard");
/// With an ace or a ten up he looks at the other.
const PEEKS: Cite = Cite::house("dealerPeeks");

#[derive(Debug, Clone)]
pub(super) struct Hand {
    pub(super) phase: Phase,
    pub(super) boxes: Vec<PlayedBox>,
    /// The box to act, by its place among those played.
    turn: usize,
    pub(super) deck: Deck,
    /// The dealer's cards: the one up, the one down, what was drawn.
    dealer: Vec<Card>,
    /// Whether the card that lies face down was turned.
    turned: bool,
    pub(super) settlement: Option<Arc<Settlement>>,
}

pub(super) fn paid(seat: Seat, line: &Line, log: &mut Log) {
    house::log_paid(Place::Seat(seat), line, log);
}

/// Who loses War or Black Jack loses the bonus with it (articles 9.a, 9.b).
pub(super) fn take_bonus(played: &mut PlayedBox, with: Bet, log: &mut Log) {
    let seat = played.seat;
    if let Some(bonus) = played.lose_bonus(with) {
        paid(seat, bonus, log);
    }
}

impl Hand {
    /// The bets are placed.
    pub(super) fn start(config: &Config, deal: &Deal, shuffled: Shuffled, log: &mut Log) -> Hand {
        let (mut boxes, mut seats) = (Vec::new(), Vec::new());
        for seat in 0..config.seats {
            if let Some(played) = deal.stakes(seat).and_then(PlayedBox::new) {
                boxes.push(played);
                seats.push(seat);
            }
        }
        house::log_start(Game::TripleShot, seats, None, None, &shuffled, log);
        for played in &boxes {
            for (bet, _, amount, _) in played.placed() {
                let seat = Place::Seat(played.seat);
                log.cited(Event::BetPlaced { seat, bet, amount }, BOXES);
            }
        }
        Hand {
            phase: Phase::Waiting,
            boxes,
            turn: 0,
            deck: shuffled.deck,
            dealer: Vec::new(),
            turned: false,
            settlement: None,
        }
    }

    pub(super) fn to_act(&self) -> Option<&PlayedBox> {
        let running = self.settlement.is_none();
        self.boxes.get(self.turn).filter(|_| running)
    }

    /// One card up to each, from left to right (article 9.a).
    fn round(&mut self, rule: &'static str, log: &mut Log) {
        for played in &mut self.boxes {
            let to = DealtTo::Place(Place::Seat(played.seat));
            if let Some(hand) = played.played() {
                house::deal_card(
                    &mut self.deck,
                    &mut hand.cards,
                    to,
                    true,
                    article(rule),
                    log,
                );
            }
        }
    }

    fn dealer_card(&mut self, up: bool, cite: Cite, log: &mut Log) {
        if let Some(card) = self.deck.draw() {
            self.dealer.push(card);
            log.dealt(DealtTo::Place(Place::Dealer), 0, card, up, cite);
        }
    }

    /// The first card decides War, settled from the dealer's far right, before any second card (article 9.a).
    pub(super) fn war(&mut self, log: &mut Log) {
        self.round("9.a", log);
        self.dealer_card(true, WAR_CARD, log);
        let Some(dealer) = self.dealer.first().copied() else {
            return;
        };
        for played in self.boxes.iter_mut().rev() {
            let Some(card) = played.cards().first().copied() else {
                continue;
            };
            let line = pays::war(card, dealer, played.war);
            paid(played.seat, &line, log);
            let lost = line.outcome == Outcome::Lose;
            played.war_line = Some(line);
            if lost {
                take_bonus(played, Bet::War, log);
            }
        }
    }

    /// The second card up to each, the dealer's face down (article 9.b). With an ace or a ten up he looks at it.
    pub(super) fn blackjack(&mut self, config: &Config, log: &mut Log) {
        house::enter(&mut self.phase, Phase::Blackjack, log);
        self.round("9.b", log);
        self.dealer_card(false, DECISION, log);
        if blackjack_total(&self.dealer).natural {
            self.turn = self.boxes.len();
            self.turn_up(PEEKS, log);
            self.finish_blackjack(config, log);
        } else {
            self.next_turn(config, log);
        }
    }

    /// The next box whose points are not 21 is asked; after the last the dealer plays.
    fn next_turn(&mut self, config: &Config, log: &mut Log) {
        while let Some(played) = self.boxes.get(self.turn) {
            let seat = played.seat;
            if played.points().total != 21 {
                log.cited(Event::Turn { seat, hand: 0 }, DECISION);
                return;
            }
            self.told(MoveKind::Stand, true, log);
            self.turn += 1;
        }
        self.turn_up(PROCEDURES, log);
        self.dealer_draws(config, log);
        self.finish_blackjack(config, log);
    }

    fn told(&self, kind: MoveKind, auto: bool, log: &mut Log) {
        let Some(played) = self.boxes.get(self.turn) else {
            return;
        };
        let mut acted = Acted::new(Place::Seat(played.seat), kind, auto);
        acted.bet = Some(Bet::Blackjack);
        acted.hand = Some(0);
        // What a split or double adds.
        let adds = matches!(kind, MoveKind::Split | MoveKind::Double);
        acted.amount = adds.then_some(played.blackjack);
        log.cited(Event::Acted(acted), *cite_of(kind));
    }

    /// What the box to act may do now, each with the chips that it adds.
    pub(super) fn choices(&self, config: &Config) -> Vec<(MoveKind, Option<Chips>)> {
        let Some(played) = self.to_act() else {
            return Vec::new();
        };
        let mut choices = vec![(MoveKind::Hit, None), (MoveKind::Stand, None)];
        if played.may_split() {
            choices.push((MoveKind::Split, Some(played.blackjack)));
        }
        if played.may_double(config) {
            choices.push((MoveKind::Double, Some(played.blackjack)));
        }
        choices
    }

    /// A decision that was checked.
    pub(super) fn decide(&mut self, kind: MoveKind, auto: bool, config: &Config, log: &mut Log) {
        self.told(kind, auto, log);
        let closed = match kind {
            MoveKind::Hit => self.draw(0, log),
            MoveKind::Double => {
                if let Some(hand) = self.played() {
                    hand.stake += hand.stake;
                }
                self.draw(0, log);
                true
            }
            MoveKind::Split => {
                self.split(log);
                true
            }
            MoveKind::Stand
            | MoveKind::Fold
            | MoveKind::Check
            | MoveKind::Call
            | MoveKind::Bet
            | MoveKind::Raise
            | MoveKind::BringIn
            | MoveKind::Keep
            | MoveKind::Withdraw
            | MoveKind::Set
            | MoveKind::HouseWay
            | MoveKind::Show
            | MoveKind::Muck => true,
        };
        let points = self.boxes.get(self.turn).map(PlayedBox::points);
        if closed {
            self.turn += 1;
        } else if points.is_some_and(|points| points.total != 21) {
            return;
        }
        self.next_turn(config, log);
    }

    fn played(&mut self) -> Option<&mut BlackjackHand> {
        self.boxes.get_mut(self.turn).and_then(PlayedBox::played)
    }

    /// One card up for the box to act. Past 21, or with six cards, the hand is settled at once and closed (article 9.b).
    fn draw(&mut self, on: u8, log: &mut Log) -> bool {
        let card = self.deck.draw();
        let (Some(card), Some(played)) = (card, self.boxes.get_mut(self.turn)) else {
            return true;
        };
        let seat = played.seat;
        log.dealt(DealtTo::Place(Place::Seat(seat)), on, card, true, DECISION);
        let Some(hand) = played.hands.get_mut(usize::from(on)) else {
            return true;
        };
        hand.cards.push(card);
        let Some(line) = pays::blackjack_at_once(blackjack_total(&hand.cards), hand.stake) else {
            return false;
        };
        paid(seat, &line, log);
        hand.line = Some(line);
        if played.lost_blackjack() {
            take_bonus(played, Bet::Blackjack, log);
        }
        true
    }

    /// The two aces apart, a second equal bet, one card on each; both stand (article 9.b).
    fn split(&mut self, log: &mut Log) {
        let Some(played) = self.boxes.get_mut(self.turn) else {
            return;
        };
        let stake = played.blackjack;
        let second = played.played().and_then(|hand| hand.cards.pop());
        played.hands.push(BlackjackHand {
            cards: second.into_iter().collect(),
            stake,
            line: None,
        });
        self.draw(0, log);
        self.draw(1, log);
    }

    fn turn_up(&mut self, cite: Cite, log: &mut Log) {
        self.turned = true;
        let cards = self.dealer.as_slice().into();
        house::log_shown(Place::Dealer, cards, [None; 2], cite, log);
    }

    pub(super) fn dealer_total(&self) -> Total {
        blackjack_total(&self.dealer)
    }

    /// The dealer draws to 17, and only if a hand waits for it.
    fn dealer_draws(&mut self, config: &Config, log: &mut Log) {
        if !self.boxes.iter().any(PlayedBox::needs_dealer) {
            return;
        }
        let told = |kind, log: &mut Log| {
            house::log_acted(Place::Dealer, kind, true, PROCEDURES, log);
        };
        loop {
            let Total { total, soft, .. } = self.dealer_total();
            let draws = total < 17 || total == 17 && soft && config.hit_soft_17;
            if !draws || self.deck.undealt() == 0 {
                break;
            }
            told(MoveKind::Hit, log);
            self.dealer_card(true, PROCEDURES, log);
        }
        if !self.dealer_total().bust {
            told(MoveKind::Stand, log);
        }
    }

    /// The first time a warning; the second, the hand stands.
    pub(super) fn time_out(&mut self, config: &Config, log: &mut Log) {
        let Some(played) = self.boxes.get_mut(self.turn) else {
            return;
        };
        if house::warn(&mut played.warned, played.seat, house::TIMEOUT, log) {
            return;
        }
        house::log_timed_out(played.seat, MoveKind::Stand, log);
        self.decide(MoveKind::Stand, true, config, log);
    }

    pub(super) fn show(&self, view: &mut View) {
        for played in &self.boxes {
            if let Some(seat) = view.seats.get_mut(usize::from(played.seat)) {
                played.show(self.settlement.is_some(), seat);
            }
        }
        // The second card lies face down until it is turned, and stays so in a void hand.
        let mut cards = CardView::all(&self.dealer, true, true);
        if let (false, Some(second)) = (self.turned, cards.get_mut(1)) {
            (second.card, second.up) = (None, false);
        }
        let mut dealer = HandView::of(cards, None);
        dealer.blackjack = self.turned.then(|| self.dealer_total());
        view.dealer.push(dealer);
        view.undealt = self.deck.undealt();
    }
}
