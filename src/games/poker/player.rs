//! A seat in a running hand.
#![forbid(unsafe_code)]

use crate::action::Seat;
use crate::card::Card;
use crate::cards::Cards;
use crate::chips::Chips;
use crate::ranking::HandRank;

/// How a seat stands in the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Has cards and chips.
    Active,
    /// Has cards and no chips left.
    AllIn,
    /// Gave up.
    Folded,
}

/// What became of a hand at the showdown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shown {
    /// Face down.
    No,
    /// Turned up for all.
    Yes,
    /// Put away unseen.
    Mucked,
}

/// Where the round stood when a seat acted last in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ActedAt {
    pub(crate) price: Chips,
    /// How many full bets and raises there had been.
    pub(crate) fulls: u32,
}

/// A seat that was dealt in.
#[derive(Debug, Clone)]
pub(crate) struct Player {
    pub(crate) seat: Seat,
    pub(crate) stack: Chips,
    /// Put in this round, what counts towards the price.
    pub(crate) round: Chips,
    /// Put in this hand, without dead chips.
    pub(crate) total: Chips,
    /// Put in for a missed small blind: it belongs to the pot and matches nothing.
    pub(crate) dead: Chips,
    /// Came back uncalled.
    pub(crate) refunded: Chips,
    pub(crate) standing: Standing,
    pub(crate) acted: Option<ActedAt>,
    pub(crate) cards: Cards,
    /// How many of the cards lie face up: in stud those after the first two, but not the seventh.
    pub(crate) up: usize,
    pub(crate) warned: bool,
    pub(crate) shown: Shown,
    pub(crate) rank: Option<HandRank>,
}

impl Player {
    pub(crate) fn new(seat: Seat, stack: Chips) -> Player {
        Player {
            seat,
            stack,
            round: Chips::ZERO,
            total: Chips::ZERO,
            dead: Chips::ZERO,
            refunded: Chips::ZERO,
            standing: Standing::Active,
            acted: None,
            cards: Cards::NONE,
            up: 0,
            warned: false,
            shown: Shown::No,
            rank: None,
        }
    }

    /// Whether it can still win.
    pub(crate) fn is_live(&self) -> bool {
        self.standing != Standing::Folded
    }

    /// Whether it can still bet.
    pub(crate) fn is_active(&self) -> bool {
        self.standing == Standing::Active
    }

    /// Its total for the round if it puts everything in.
    pub(crate) fn whole(&self) -> Chips {
        self.round + self.stack
    }

    /// Takes chips off the stack, as many as there are.
    fn take(&mut self, chips: Chips) -> Chips {
        let taken = chips.min(self.stack);
        self.stack = self.stack - taken;
        if self.stack.is_zero() && self.is_live() {
            self.standing = Standing::AllIn;
        }
        taken
    }

    /// Puts chips in that count in this round.
    pub(crate) fn put(&mut self, chips: Chips) -> Chips {
        let put = self.take(chips);
        self.round += put;
        self.total += put;
        put
    }

    /// Puts an ante in: it has to be matched, but not in this round.
    pub(crate) fn ante(&mut self, chips: Chips) -> Chips {
        let put = self.take(chips);
        self.total += put;
        put
    }

    /// Puts dead chips in.
    pub(crate) fn put_dead(&mut self, chips: Chips) -> Chips {
        let put = self.take(chips);
        self.dead += put;
        put
    }

    /// Takes uncalled chips back; who has chips again is no longer all-in.
    pub(crate) fn take_back(&mut self, chips: Chips) {
        self.refunded += chips;
        self.stack += chips;
        if self.standing == Standing::AllIn {
            self.standing = Standing::Active;
        }
    }

    /// What it has in the middle, without dead chips.
    pub(crate) fn at_stake(&self) -> Chips {
        self.total - self.refunded
    }

    /// What it has in the middle.
    pub(crate) fn put_in(&self) -> Chips {
        self.at_stake() + self.dead
    }

    /// The cards that lie face up before the showdown.
    pub(crate) fn showing(&self) -> &[Card] {
        self.cards.get(2..2 + self.up).unwrap_or_default()
    }
}
