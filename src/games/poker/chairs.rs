//! The chairs between hands: who sits where with how many chips, who sits out, who owes blinds.
#![forbid(unsafe_code)]

use super::articles::{CHAIRS, Rule, about_chair, no_chair, ruled};
use crate::action::{Action, Seat};
use crate::chips::Chips;
use crate::cite::Game;
use crate::event::Event;
use crate::games::house::about_seat;
use crate::json::{self, Fields, Json, List, Object};
use crate::problem::{Code, Faults, Problem};
use crate::view::SeatState;

/// Some chairs, a bit each.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Seats(u16);

impl Seats {
    pub(crate) fn insert(&mut self, seat: Seat) {
        self.0 |= 1u16.checked_shl(seat.into()).unwrap_or(0);
    }

    pub(crate) fn contains(self, seat: Seat) -> bool {
        self.0.checked_shr(seat.into()).unwrap_or(0) & 1 == 1
    }

    pub(crate) fn with(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    pub(crate) fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The next one to the left of a chair, once round the table.
    pub(crate) fn next(self, after: Seat, size: Seat) -> Option<Seat> {
        let size = size.max(1);
        (1..=size)
            .map(|step| (after + step) % size)
            .find(|seat| self.contains(*seat))
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).filter(move |seat| self.contains(*seat))
    }
}

/// One chair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Chair {
    pub(crate) taken: bool,
    pub(crate) stack: Chips,
    /// Is not dealt in until it says so.
    pub(crate) out: bool,
    pub(crate) owes_small: bool,
    pub(crate) owes_big: bool,
    /// Pays what it owes at once instead of waiting for the big blind.
    pub(crate) post: bool,
}

impl Chair {
    /// Where nobody sits.
    const EMPTY: Chair = Chair {
        taken: false,
        stack: Chips::ZERO,
        out: false,
        owes_small: false,
        owes_big: false,
        post: false,
    };

    /// Has chips and does not sit out.
    pub(crate) fn is_ready(&self) -> bool {
        self.taken && !self.out && !self.stack.is_zero()
    }

    pub(crate) fn owes(&self) -> bool {
        self.owes_small || self.owes_big
    }

    /// Owes nothing any more.
    pub(crate) fn clear(&mut self) {
        self.owes_small = false;
        self.owes_big = false;
        self.post = false;
    }

    pub(crate) fn state(&self) -> SeatState {
        match self {
            Chair { taken: false, .. } => SeatState::Empty,
            Chair { stack, .. } if stack.is_zero() => SeatState::Busted,
            Chair { out: true, .. } => SeatState::SittingOut,
            Chair { .. } => SeatState::Waiting,
        }
    }
}

/// All chairs of a table, by number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Chairs(Vec<Chair>);

impl Chairs {
    pub(crate) fn new(size: Seat, seats: &[(Seat, Chips)]) -> Chairs {
        let mut chairs = Chairs(vec![Chair::EMPTY; size.into()]);
        for (seat, stack) in seats {
            if let Some(chair) = chairs.get_mut(*seat) {
                chair.taken = true;
                chair.stack = *stack;
            }
        }
        chairs
    }

    #[inline(never)]
    pub(crate) fn get(&self, seat: Seat) -> &Chair {
        self.0.get(usize::from(seat)).unwrap_or(&Chair::EMPTY)
    }

    pub(crate) fn get_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.0.get_mut(usize::from(seat))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        (0..).zip(&self.0)
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut Chair)> {
        (0..).zip(&mut self.0)
    }

    /// The chairs for which something holds.
    #[inline(never)]
    pub(crate) fn that(&self, holds: &dyn Fn(&Chair) -> bool) -> Seats {
        let mut seats = Seats::default();
        for (seat, _) in self.iter().filter(|(_, chair)| holds(chair)) {
            seats.insert(seat);
        }
        seats
    }

    pub(crate) fn chips(&self) -> Chips {
        self.0.iter().map(|chair| chair.stack).sum()
    }

    /// Notes what speaks against an action about a chair.
    pub(crate) fn check(&self, action: &Action, running: bool, game: Game, faults: &mut Faults) {
        // What it brings, and the rule that keeps it out of a running hand.
        let (seat, chips, rule) = match action {
            Action::Sit { seat, stack } => (*seat, Some(*stack), Some(Rule::NoChips)),
            Action::AddChips { seat, amount } => (*seat, Some(*amount), Some(Rule::NoChips)),
            Action::Leave(seat) => (*seat, None, Some(Rule::Stay)),
            Action::SitOut(seat) | Action::SitIn { seat, .. } => (*seat, None, None),
            Action::Move(_) | Action::Deal(_) | Action::Void(_) | Action::Timeout => return,
        };
        let size = self.0.len() as Seat;
        if seat >= size {
            faults.add(no_chair(seat, size, game));
            return;
        }
        let chair = self.get(seat);
        if let Some(rule) = rule.filter(|_| running) {
            faults.add(ruled(Problem::new(Code::HandRunning), game, rule));
        }
        let (fits, code) = if let Action::Sit { .. } = action {
            (!chair.taken, Code::SeatTaken)
        } else {
            (chair.taken, Code::EmptySeat)
        };
        faults.require(fits, || about_chair(code, seat, game, Rule::OnePlace));
        if let Some(chips) = chips {
            faults.require(!chips.is_zero(), || {
                let problem = about_seat(Code::BelowMinimum, seat, &CHAIRS);
                problem.number("min", 1).number("got", 0)
            });
            let room = self.room();
            faults.require(chips <= room, || {
                Problem::new(Code::AmountOverflow)
                    .text("argument", "action")
                    .number("max", room.get())
                    .cited(CHAIRS)
            });
        }
        let changes = match action {
            Action::SitOut(_) => !chair.out,
            Action::SitIn { post, .. } => chair.can_sit_in(*post),
            Action::Move(_)
            | Action::Deal(_)
            | Action::Void(_)
            | Action::Timeout
            | Action::Sit { .. }
            | Action::Leave(_)
            | Action::AddChips { .. } => true,
        };
        faults.require(changes || !chair.taken, || {
            about_seat(Code::NotAllowed, seat, &CHAIRS)
        });
    }

    /// How many more chips the table holds.
    pub(crate) fn room(&self) -> Chips {
        Chips::MAX - self.chips()
    }

    /// Carries out an action about a chair and says what happened. `owes`: whether who joins owes the big blind.
    pub(crate) fn apply(&mut self, action: &Action, owes: bool) -> Option<Event> {
        let (Action::Sit { seat, .. }
        | Action::Leave(seat)
        | Action::AddChips { seat, .. }
        | Action::SitOut(seat)
        | Action::SitIn { seat, .. }) = *action
        else {
            return None;
        };
        let chair = self.get_mut(seat)?;
        let stack = chair.stack;
        Some(match action {
            Action::Sit { stack, .. } => {
                *chair = Chair {
                    taken: true,
                    stack: *stack,
                    owes_big: owes,
                    ..Chair::EMPTY
                };
                Event::Sat {
                    seat,
                    stack: *stack,
                }
            }
            Action::Leave(_) => {
                *chair = Chair::EMPTY;
                Event::Left { seat, stack }
            }
            Action::AddChips { amount, .. } => {
                chair.stack += *amount;
                Event::ChipsAdded {
                    seat,
                    stack: chair.stack,
                }
            }
            Action::SitOut(_) => {
                chair.out = true;
                chair.post = false;
                Event::SatOut { seat, stack }
            }
            Action::SitIn { post, .. } => {
                chair.out = false;
                chair.post = *post && chair.owes();
                Event::SatIn { seat, stack }
            }
            Action::Move(_) | Action::Deal(_) | Action::Void(_) | Action::Timeout => return None,
        })
    }

    /// The chairs as plain data.
    pub(crate) fn to_json(&self) -> Json {
        let mut chairs = List::default();
        for chair in &self.0 {
            if !chair.taken {
                chairs.add(Json::Null);
                continue;
            }
            let mut object = Object::default();
            object.chips("stack", chair.stack);
            object.flag("out", chair.out);
            object.flag("owesSmall", chair.owes_small);
            object.flag("owesBig", chair.owes_big);
            object.flag("post", chair.post);
            chairs.add(object.done());
        }
        chairs.done()
    }

    /// The chairs from plain data; `blinds` says whether there is anything to owe.
    pub(crate) fn read(
        value: &Json,
        path: &str,
        size: Seat,
        blinds: bool,
    ) -> Result<Chairs, Problem> {
        let size = size.into();
        let mut chairs = Chairs(Vec::new());
        for item in json::list(value, path, size, size)? {
            let chair = match item {
                Json::Null => Chair::EMPTY,
                taken => json::object(taken, path, |fields| Chair::read(fields, blinds))?,
            };
            chairs.0.push(chair);
        }
        let all: u64 = chairs.0.iter().map(|chair| chair.stack.get()).sum();
        if all > Chips::MAX.get() {
            return Err(Problem::overflow(path));
        }
        Ok(chairs)
    }
}

impl Chair {
    fn read(fields: &mut Fields<'_, '_>, blinds: bool) -> Option<Chair> {
        let mut flag = |key| fields.must(key, json::flag);
        let (out, owes_small, owes_big) = (flag("out")?, flag("owesSmall")?, flag("owesBig")?);
        let chair = Chair {
            taken: true,
            out,
            owes_small,
            owes_big,
            post: flag("post")?,
            stack: fields.chips("stack")?,
        };
        let wrong = chair.owes() && !blinds || chair.post && (!chair.owes() || chair.out);
        (!wrong).then_some(chair)
    }

    /// Whether sitting in would change anything.
    pub(crate) fn can_sit_in(&self, post: bool) -> bool {
        self.out || post && self.owes() && !self.post
    }
}
