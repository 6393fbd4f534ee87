//! A betting round: what it costs to stay in, what may be bet or raised, who may raise again.
#![forbid(unsafe_code)]

use super::player::Player;
use super::structure::Structure;
use crate::chips::Chips;
use crate::problem::Code;

/// A betting round. Amounts are totals for the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Round {
    /// What a seat must have put in to stay. A short blind leaves it at the full one.
    pub(crate) price: Chips,
    /// What a raise adds at least: the last full bet or raise; with fixed sizes the bet of the street.
    step: Chips,
    /// The level that fixed sizes are counted from: the last full bet or raise.
    base: Chips,
    /// A second, bigger size, as with an open pair on fourth street.
    bigger: Option<Chips>,
    /// Whether there was a full bet: a big blind is one, a bring-in is none.
    opened: bool,
    /// Raises after the bet.
    raises: u64,
    /// Full bets and raises.
    pub(crate) fulls: u32,
    /// Whether the raises were used up while three or more could bet.
    capped: bool,
}

/// What may be bet or raised to: all whole numbers from least to most, or these two only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) min: Chips,
    pub(crate) max: Chips,
    pub(crate) sized: bool,
}

impl Bounds {
    /// Why a total is not within them.
    pub(crate) fn refuse(self, to: Chips) -> Option<Code> {
        if to < self.min {
            Some(Code::BelowMinimum)
        } else if to > self.max {
            Some(Code::AboveMaximum)
        } else if self.sized && to != self.min && to != self.max {
            Some(Code::NotASize)
        } else {
            None
        }
    }
}

/// What the table says of betting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BettingRules {
    pub(crate) structure: Structure,
    /// Whether only one full raise by itself reopens the betting, or several short all-ins together too.
    pub(crate) single: bool,
}

impl Round {
    /// A round in which nobody has bet. A bet is `step` at least; with fixed sizes `bigger` may be one too.
    #[inline(never)]
    pub(crate) fn new(step: Chips, bigger: Option<Chips>) -> Round {
        Round {
            price: Chips::ZERO,
            step,
            base: Chips::ZERO,
            bigger,
            opened: false,
            raises: 0,
            fulls: 0,
            capped: false,
        }
    }

    /// A round that a posted blind has opened: it counts as the bet.
    pub(crate) fn with_blind(blind: Chips, step: Chips) -> Round {
        Round {
            price: blind,
            base: blind,
            opened: true,
            ..Round::new(step, None)
        }
    }

    /// What the seat must add to stay in.
    pub(crate) fn price_for(&self, player: &Player) -> Chips {
        (self.price - player.round).min(player.stack)
    }

    /// Whether a seat has something to decide.
    pub(crate) fn asks(&self, player: &Player) -> bool {
        player.is_active() && (player.acted.is_none() || player.round < self.price)
    }

    /// What a seat may bet or raise to, or why it may not.
    pub(crate) fn bounds(
        &self,
        rules: BettingRules,
        players: &[Player],
        at: usize,
    ) -> Result<Bounds, Code> {
        let player = players.get(at).ok_or(Code::NotAllowed)?;
        let whole = player.whole();
        let active = players.iter().filter(|player| player.is_active()).count();
        if self.is_capped(rules.structure, active) {
            return Err(Code::RaiseCap);
        }
        if !self.is_open_to(rules, player) {
            return Err(Code::NotReopened);
        }
        // It would be no more than a call, or nobody else has chips to answer it with.
        let mut others = players.iter().enumerate().filter(|(i, _)| *i != at);
        let answered = others.any(|(_, one)| one.is_active() && one.whole() > self.price);
        if !answered || whole <= self.price {
            return Err(Code::NotAllowed);
        }
        let (min, max, sized) = match rules.structure {
            Structure::Unlimited => (self.price + self.step, whole, false),
            Structure::Pot => {
                let middle = players.iter().map(|one| one.at_stake() + one.dead);
                let pot: Chips = middle.sum();
                let most = self.price + pot + (self.price - player.round);
                let min = self.price + self.step;
                (min, most.max(min), false)
            }
            Structure::Spread { max, .. } => (self.price + self.step, self.price + max, false),
            Structure::Fixed { .. } => {
                let size = self.base + self.step;
                (
                    size,
                    self.bigger.map_or(size, |bigger| self.base + bigger),
                    true,
                )
            }
        };
        // A stack short of a size may go in for exactly what it is.
        Ok(Bounds {
            min: min.min(whole),
            max: max.min(whole),
            sized,
        })
    }

    /// The cap holds while three or more can bet; two are free of it unless it was reached before.
    fn is_capped(&self, structure: Structure, active: usize) -> bool {
        let used_up = structure
            .max_raises()
            .is_some_and(|most| self.raises >= most);
        used_up && self.opened && (active > 2 || self.capped)
    }

    /// Who has acted may raise again only when a full raise has come since, or short all-ins that make one together.
    fn is_open_to(&self, rules: BettingRules, player: &Player) -> bool {
        let Some(acted) = player.acted else {
            return true;
        };
        let by_level = match rules.structure {
            Structure::Unlimited | Structure::Pot | Structure::Spread { .. } => !rules.single,
            Structure::Fixed { .. } => false,
        };
        if by_level {
            self.price - acted.price >= self.step && self.price > acted.price
        } else {
            self.fulls > acted.fulls
        }
    }

    /// Takes a bet or raise into account: to what it goes, and how many seats can bet after it.
    pub(crate) fn raise(&mut self, structure: Structure, to: Chips, active: usize) {
        let full = match structure {
            Structure::Unlimited | Structure::Pot | Structure::Spread { .. } => {
                let size = to - self.price;
                let full = size >= self.step;
                if full {
                    self.step = size;
                }
                full
            }
            Structure::Fixed { .. } => {
                let size = to - self.base;
                if let Some(bigger) = self.bigger.filter(|_| size > self.step) {
                    self.step = bigger;
                    self.bigger = None;
                }
                // Half a bet or more counts as one.
                let full = size.get() >= self.step.get().div_ceil(2);
                if full {
                    self.base = to;
                }
                full
            }
        };
        self.price = to;
        if full {
            self.fulls += 1;
            self.raises += u64::from(self.opened);
            self.opened = true;
            let used_up = structure
                .max_raises()
                .is_some_and(|most| self.raises >= most);
            self.capped |= used_up && active > 2;
        }
    }

    /// Takes a forced bet into account. It is no bet unless it is a full one.
    pub(crate) fn bring_in(&mut self, structure: Structure, to: Chips, least: Chips) {
        match structure {
            Structure::Fixed { .. } if to > least => self.raise(structure, to, 0),
            Structure::Fixed { small, .. } if to >= small => self.raise(structure, to, 0),
            Structure::Fixed { .. } => self.price = to,
            Structure::Unlimited | Structure::Pot | Structure::Spread { .. } => {
                self.price = to;
                self.step = self.step.max(to);
            }
        }
    }

    /// Whether a bet of a fixed size would complete a level that a short all-in or a bring-in left open.
    pub(crate) fn completes(&self, structure: Structure) -> bool {
        matches!(structure, Structure::Fixed { .. }) && self.price > self.base
    }
}
