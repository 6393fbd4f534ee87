//! A running hand: whose turn it is, and how it goes on from round to round until the showdown.
#![forbid(unsafe_code)]

use std::sync::Arc;

use super::articles::{Rule, UNCALLED, cite};
use super::chairs::Seats;
use super::config::{Config, Variant};
use super::player::{Player, Standing};
use super::pots::{self, Stake};
use super::round::Round;
use super::table::Poker;
use crate::action::{Place, Seat};
use crate::cards::Cards;
use crate::chips::Chips;
use crate::cite::Cite;
use crate::deck::Deck;
use crate::event::{DealtTo, Event, Log, Phase, PostKind};
use crate::games::texas_holdem::Positions;
use crate::games::{house, seven_card_stud, texas_holdem};
use crate::settlement::{SeatAmount, Settlement};
use crate::table::Shuffled;

/// A hand from the deal to its settlement.
#[derive(Debug, Clone)]
pub(crate) struct Hand {
    pub(crate) phase: Phase,
    /// The seats dealt in, ascending: the order in which they sit and are dealt to.
    pub(crate) players: Vec<Player>,
    /// Whose turn it is, by its place among the players.
    pub(crate) turn: Option<usize>,
    /// Who acts first in this round, if it can.
    pub(crate) first: usize,
    pub(crate) round: Round,
    /// Why that seat is the first.
    pub(crate) opening: Cite,
    /// Whether the seat to act owes the forced bet.
    pub(crate) owes_bring_in: bool,
    /// The last bettor or raiser of this round.
    pub(crate) aggressor: Option<usize>,
    pub(crate) deck: Deck,
    pub(crate) board: Cards,
    pub(crate) burned: u8,
    /// Button and blinds, in hold'em.
    pub(crate) positions: Option<Positions>,
    /// Whether no more betting can come, so that all hands are turned up.
    pub(crate) tabled: bool,
    /// Who has still to show, the next one first.
    pub(crate) to_show: Vec<usize>,
    pub(crate) refunds: Vec<SeatAmount>,
    pub(crate) settlement: Option<Arc<Settlement>>,
}

impl Hand {
    /// A hand that starts: who is dealt in, the shuffle and the cut.
    #[inline(never)]
    pub(crate) fn start(
        table: &Poker,
        dealt: Seats,
        button: Option<Seat>,
        (round, opening): (Round, Cite),
        shuffled: Shuffled,
        log: &mut Log,
    ) -> Hand {
        let mut players = Vec::with_capacity(table.config.betting.size.into());
        let mut seats = Vec::new();
        for seat in dealt.iter() {
            players.push(Player::new(seat, table.chairs.get(seat).stack));
            seats.push(seat);
        }
        house::log_start(table.config.game(), seats, button, None, &shuffled, log);
        Hand {
            phase: Phase::Waiting,
            players,
            turn: None,
            first: 0,
            round,
            opening,
            owes_bring_in: false,
            aggressor: None,
            deck: shuffled.deck,
            board: Cards::NONE,
            burned: 0,
            positions: None,
            tabled: false,
            to_show: Vec::new(),
            refunds: Vec::new(),
            settlement: None,
        }
    }

    pub(crate) fn is_running(&self) -> bool {
        self.settlement.is_none()
    }

    /// The seat to act.
    pub(crate) fn to_act(&self) -> Option<&Player> {
        self.turn.and_then(|at| self.players.get(at))
    }

    /// Who plays on a chair.
    #[inline(never)]
    pub(crate) fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|player| player.seat == seat)
    }

    #[inline(never)]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> Option<&mut Player> {
        let mut players = self.players.iter_mut();
        players.find(|player| player.seat == seat)
    }

    #[inline(never)]
    pub(crate) fn live(&self) -> usize {
        let live = self.players.iter().filter(|player| player.is_live());
        live.count()
    }

    #[inline(never)]
    pub(crate) fn active(&self) -> usize {
        let active = self.players.iter().filter(|player| player.is_active());
        active.count()
    }

    /// The place `steps` to the left of another.
    pub(crate) fn left_of(&self, at: usize, steps: usize) -> usize {
        (at + steps) % self.players.len().max(1)
    }

    /// The first place from `at` on, itself included, for which something holds.
    pub(crate) fn from(&self, at: usize, holds: &dyn Fn(&Player) -> bool) -> Option<usize> {
        let mut places = (0..self.players.len()).map(|steps| self.left_of(at, steps));
        places.find(|at| self.players.get(*at).is_some_and(holds))
    }

    /// The first place to the left of a chair, which may be empty.
    #[inline(never)]
    pub(crate) fn left_of_seat(&self, seat: Seat) -> usize {
        let left = self.players.iter().position(|player| player.seat > seat);
        left.unwrap_or(0)
    }

    /// What each seat has in the middle. While the round runs only all-ins bound a pot; at the end every live seat does.
    pub(crate) fn stakes(&self, ended: bool) -> Vec<Stake> {
        let stake = |player: &Player| Stake {
            seat: player.seat,
            chips: player.at_stake(),
            live: player.is_live(),
            capped: ended || player.standing == Standing::AllIn,
            strength: player
                .rank
                .as_ref()
                .map_or(0, |rank| u64::from(rank.value) + 1),
        };
        self.players.iter().map(stake).collect()
    }

    pub(crate) fn dead(&self) -> Chips {
        self.players.iter().map(|player| player.dead).sum()
    }

    /// A seat pays its ante (stud 9.a).
    pub(crate) fn post_antes(&mut self, ante: Chips, cite: Cite, log: &mut Log) {
        if ante.is_zero() {
            return;
        }
        for player in &mut self.players {
            let amount = player.ante(ante);
            log.cited(posted(player, PostKind::Ante, amount), cite);
        }
    }

    /// A card from the top of the deck, face up or down, for one seat.
    pub(crate) fn deal_to(&mut self, at: usize, up: bool, cite: Cite, log: &mut Log) {
        let Some(player) = self.players.get_mut(at) else {
            return;
        };
        let to = DealtTo::Place(Place::Seat(player.seat));
        let dealt = house::deal_card(&mut self.deck, &mut player.cards, to, up, cite, log);
        player.up += usize::from(dealt && up);
    }

    /// A card from the top of the deck, face up, for all.
    pub(crate) fn deal_open(&mut self, to: DealtTo, cite: Cite, log: &mut Log) {
        house::deal_card(&mut self.deck, &mut self.board, to, true, cite, log);
    }

    pub(crate) fn ask(&mut self, at: usize, config: &Config, log: &mut Log) {
        self.turn = Some(at);
        if let Some(player) = self.players.get(at) {
            let (seat, hand) = (player.seat, 0);
            let opens = at == self.first && player.acted.is_none();
            let source = if self.phase == Phase::Showdown {
                cite(config.game(), Rule::Showdown)
            } else if opens {
                self.opening
            } else {
                cite(config.game(), Rule::Turn)
            };
            log.cited(Event::Turn { seat, hand }, source);
        }
    }

    /// The next seat with something to decide, from a place on. A seat alone with its chips is asked only to match.
    fn next_to_act(&self, at: usize) -> Option<usize> {
        if self.live() < 2 {
            return None;
        }
        let next = self.from(at, &|player| self.round.asks(player))?;
        if self.active() > 1 {
            return Some(next);
        }
        let mut most = Chips::ZERO;
        for (at, player) in self.players.iter().enumerate() {
            if at != next && player.is_live() {
                most = most.max(player.round);
            }
        }
        (self.players.get(next)?.round < most).then_some(next)
    }

    /// Goes on to the next decision, from a place on, over as many streets as it takes.
    pub(crate) fn go_on(&mut self, at: usize, config: &Config, log: &mut Log) {
        self.turn = None;
        let mut at = at;
        loop {
            if let Some(next) = self.next_to_act(at) {
                self.ask(next, config, log);
                return;
            }
            self.close_round(config, log);
            if self.live() < 2 {
                self.award(config, log);
                return;
            }
            if !self.next_street(config, log) {
                self.show_down(config, log);
                return;
            }
            at = self.first;
        }
    }

    /// What nobody matched comes back; with nobody left to bet against, all hands are turned up.
    fn close_round(&mut self, config: &Config, log: &mut Log) {
        if let Some((at, amount)) = pots::uncalled(&self.stakes(true))
            && let Some(player) = self.players.get_mut(at)
        {
            let seat = player.seat;
            player.take_back(amount);
            self.refunds.push(SeatAmount { seat, amount });
            log.cited(Event::Refunded { seat, amount }, UNCALLED);
        }
        for player in &mut self.players {
            player.round = Chips::ZERO;
            player.acted = None;
        }
        if self.live() > 1 && self.active() < 2 && !self.tabled {
            self.tabled = true;
            self.table_hands(config, log);
        }
    }

    fn next_street(&mut self, config: &Config, log: &mut Log) -> bool {
        let goes_on = match &config.variant {
            Variant::Holdem(settings) => texas_holdem::next_street(self, settings, log),
            Variant::Stud(settings) => seven_card_stud::next_street(self, settings, log),
        };
        if goes_on {
            self.aggressor = None;
        }
        goes_on
    }

    /// Every chip of the hand goes back.
    pub(crate) fn void(&mut self, reason: Option<&str>, log: &mut Log) {
        let (mut returned, mut refunds) = (Vec::new(), Vec::new());
        for player in &mut self.players {
            let (seat, amount) = (player.seat, player.put_in());
            player.take_back(amount);
            player.dead = Chips::ZERO;
            returned.push(SeatAmount { seat, amount });
            refunds.push(SeatAmount { seat, amount });
        }
        house::log_void(reason, returned, log);
        self.finish(Vec::new(), refunds, log);
    }
}

/// A forced bet as it is told.
pub(crate) fn posted(player: &Player, kind: PostKind, amount: Chips) -> Event {
    Event::Posted {
        seat: player.seat,
        kind,
        amount,
        to: player.round,
        all_in: player.standing == Standing::AllIn,
    }
}
