//! What a viewer sees of a poker table.
#![forbid(unsafe_code)]

use super::chairs::Chair;
use super::config::Variant;
use super::hand::Hand;
use super::player::{Player, Shown, Standing};
use super::pots;
use super::table::Poker;
use crate::action::Seat;
use crate::chips::Chips;
use crate::games::house;
use crate::view::{CardView, HandView, SeatState, SeatView, View};

impl Poker {
    /// Fills in what a viewer sees.
    pub(super) fn fill(&self, view: &mut View) {
        for (seat, (_, chair)) in view.seats.iter_mut().zip(self.chairs.iter()) {
            seat.state = chair.state();
            seat.stack = chair.taken.then_some(chair.stack);
            seat.owes = self.owes(chair);
        }
        view.button = self.button.shown();
        let Some(hand) = &self.hand else { return };
        for player in &hand.players {
            if let Some(seat) = view.seats.get_mut(usize::from(player.seat))
                && !self.left.contains(player.seat)
            {
                self.show_player(player, hand, view.viewer, seat);
            }
        }
        if let Some(positions) = hand.positions {
            view.button = Some(positions.button);
            view.small_blind_seat = Some(positions.small);
            view.big_blind_seat = Some(positions.big);
        }
        view.board = hand.board;
        view.undealt = hand.deck.undealt();
        view.burned = hand.burned;
        if hand.is_running() {
            view.pots = pots::pots(&hand.stakes(false), hand.dead());
            let own = view.viewer.and_then(|seat| hand.player(seat));
            view.to_call = own
                .filter(|player| player.is_active())
                .map_or(Chips::ZERO, |player| hand.round.price_for(player));
        }
    }

    fn show_player(&self, player: &Player, hand: &Hand, viewer: Option<Seat>, seat: &mut SeatView) {
        let chair = self.chairs.get(player.seat);
        let running = hand.is_running();
        seat.state = if !running && chair.out {
            SeatState::SittingOut
        } else if running || !player.is_live() {
            match player.standing {
                Standing::Folded => SeatState::Folded,
                Standing::Active => SeatState::Active,
                Standing::AllIn => SeatState::AllIn,
            }
        } else if chair.stack.is_zero() {
            SeatState::Busted
        } else {
            SeatState::Done
        };
        seat.round = player.round;
        seat.total = player.put_in();
        if let Some(hand) = self.see_cards(player, hand, viewer) {
            seat.hands.push(hand);
        }
        seat.warned = player.warned;
        if running {
            seat.stack = Some(player.stack);
            // Who was dealt in has paid.
            seat.owes = Chips::ZERO;
        }
    }

    /// A folded or mucked hand has left the table; nobody sees it again.
    fn see_cards(&self, player: &Player, hand: &Hand, viewer: Option<Seat>) -> Option<HandView> {
        let shown = match player.shown {
            Shown::Mucked => return None,
            Shown::Yes => true,
            Shown::No => false,
        };
        if !player.is_live() {
            return None;
        }
        let known = shown || viewer == Some(player.seat);
        let mut cards = CardView::all(&player.cards, known, shown);
        for (seen, card) in cards.iter_mut().skip(2).zip(player.showing()) {
            (seen.card, seen.up) = (Some(*card), true);
        }
        let mut view = HandView::of(cards, player.rank.as_ref().filter(|_| known));
        if known && view.rank.is_none() {
            let rules = self.config.betting.ruleset;
            view.rank = house::ranked(player.cards, &hand.board, rules);
        }
        Some(view)
    }

    fn owes(&self, chair: &Chair) -> Chips {
        match &self.config.variant {
            Variant::Holdem(settings) => {
                let owed = |owes: bool, blind| if owes { blind } else { Chips::ZERO };
                owed(chair.owes_small, settings.small_blind)
                    + owed(chair.owes_big, settings.big_blind)
            }
            Variant::Stud(_) => Chips::ZERO,
        }
    }
}
