//! Where the button and the blinds go from hand to hand, and who may be dealt in.
//!
//! The page gives the first button and the blinds on its left (article 9); how they move is Robert's Rules.
#![forbid(unsafe_code)]

use super::Settings;
use crate::action::Seat;
use crate::games::poker::chairs::{Chair, Chairs, Seats};
use crate::games::poker::player::Player;
use crate::json::{self, Fields, Json, Object};
use crate::problem::Problem;

/// Button and blinds of a hand. With a dead button, button and small blind may be at empty chairs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Positions {
    pub(crate) button: Seat,
    pub(crate) small: Seat,
    pub(crate) big: Seat,
}

/// How the next hand is set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Arranged {
    pub(crate) positions: Positions,
    /// The seats dealt in.
    pub(crate) dealt: Seats,
    /// Those of them that pay missed blinds besides.
    pub(crate) paying: Seats,
}

/// Where the button is between hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Button {
    /// The positions of the last hand.
    last: Option<Positions>,
    /// Who has the first button: named in the settings, or drawn for a hand that was void.
    first: Option<Seat>,
}

impl Button {
    pub(crate) const fn new(first: Option<Seat>, last: Option<Positions>) -> Button {
        Button { last, first }
    }

    /// Whether no hand has moved it.
    pub(crate) fn is_new(&self, last: Option<Positions>) -> bool {
        self.last == last
    }

    /// Whether no card has to say who begins.
    pub(crate) fn is_known(&self) -> bool {
        self.last.is_some() || self.first.is_some()
    }

    /// Whether a hand was played: from then on blinds can be missed.
    pub(crate) fn has_passed(&self) -> bool {
        self.last.is_some()
    }

    /// Where it lies between hands.
    pub(crate) fn shown(&self) -> Option<Seat> {
        self.last.map(|last| last.button).or(self.first)
    }

    /// How the next hand is set up; none with fewer than two seats. `drawn` has the first button.
    pub(crate) fn arrange(
        &self,
        chairs: &Chairs,
        settings: &Settings,
        drawn: Option<Seat>,
    ) -> Option<Arranged> {
        let of = |holds: fn(&Chair) -> bool| chairs.that(&|chair| chair.is_ready() && holds(chair));
        let mut clear = of(|chair| !chair.owes());
        let mut waiting = of(|chair| chair.owes() && !chair.post);
        let mut posting = of(|chair| chair.owes() && chair.post);
        if clear.count() < 2 {
            // Nobody is left whom it would be unfair to.
            clear = clear.with(waiting).with(posting);
            (waiting, posting) = (Seats::default(), Seats::default());
        }
        if clear.count() < 2 {
            return None;
        }
        let around = Around {
            clear,
            all: clear.with(waiting).with(posting),
            size: settings_size(chairs),
            settings,
        };
        let (positions, heads_up) = match self.last {
            None => around.first(self.first.or(drawn)),
            Some(last) if settings.dead_button => around.dead(last, posting),
            Some(last) => around.moving(last),
        };
        let (mut dealt, mut paying) = (clear, Seats::default());
        dealt.insert(positions.big);
        // Missed blinds are not made up between the button and the big blind.
        for seat in posting.iter().filter(|_| !heads_up) {
            if !between(positions.button, seat, positions.big, around.size) {
                dealt.insert(seat);
                // The big blind pays just that: it makes up for all.
                if seat != positions.big {
                    paying.insert(seat);
                }
            }
        }
        Some(Arranged {
            positions,
            dealt,
            paying,
        })
    }

    /// A hand was void: it keeps its button.
    pub(crate) fn keep(&mut self, positions: Positions) {
        if self.last.is_none() {
            self.first = Some(positions.button);
        }
    }

    /// A hand was played: who was dealt in owes nothing, whom the blinds passed by owes them.
    pub(crate) fn passed(&mut self, new: Positions, chairs: &mut Chairs, players: &[Player]) {
        let size = settings_size(chairs);
        for (seat, chair) in chairs.iter_mut() {
            if players.iter().any(|player| player.seat == seat) {
                chair.clear();
            } else if let Some(last) = self.last.filter(|_| chair.taken) {
                // Who is ready only waits for the big blind; it has not passed him.
                if !chair.is_ready() {
                    chair.owes_big |= between(last.big, seat, new.big, size);
                    let passed = between(last.small, seat, new.small, size);
                    chair.owes_small |= passed || seat == new.small;
                }
            }
        }
        self.last = Some(new);
    }

    pub(crate) fn write(&self, out: &mut Object) {
        out.maybe_seat("first", self.first);
        if let Some(last) = self.last {
            out.add("last", last.to_json());
        }
    }

    /// From plain data, for a table that was just built.
    pub(crate) fn read(fields: &mut Fields<'_, '_>, size: Seat) -> Button {
        let most = u64::from(size).saturating_sub(1);
        let first = fields.maybe_whole("first", 0, most);
        Button {
            last: fields.maybe("last", |last, path| Positions::read(last, path, size)),
            first: first.map(|first| first as Seat),
        }
    }
}

impl Positions {
    /// Button, small blind and big blind of a table of some size.
    pub(crate) fn read(value: &Json, path: &str, size: Seat) -> Result<Positions, Problem> {
        let mut seats = [0; 3];
        json::bytes(value, path, 0, size.saturating_sub(1), &mut seats)?;
        let [button, small, big] = seats;
        Ok(Positions { button, small, big })
    }

    pub(crate) fn to_json(self) -> Json {
        let seats = [self.button, self.small, self.big];
        Json::numbers(&seats.map(u64::from))
    }
}

fn settings_size(chairs: &Chairs) -> Seat {
    chairs.iter().count() as Seat
}

/// Whether a seat lies between two others, neither of them, going left from the first. From a seat to itself lies the
/// whole table.
#[inline(never)]
fn between(from: Seat, seat: Seat, to: Seat, size: Seat) -> bool {
    let size = size.max(1);
    let steps = |other: Seat| (other + size - from % size) % size;
    let end = match steps(to) {
        0 => size,
        steps => steps,
    };
    (1..end).contains(&steps(seat))
}

/// The seats around the table. At least two owe nothing.
struct Around<'a> {
    /// Who owes nothing.
    clear: Seats,
    /// These, and who waits for the big blind or pays what he owes.
    all: Seats,
    size: Seat,
    settings: &'a Settings,
}

impl Around<'_> {
    /// The next one to the left of a chair. There always is one.
    #[inline(never)]
    fn next(&self, seats: Seats, after: Seat) -> Seat {
        seats.next(after, self.size).unwrap_or(after)
    }

    /// The first hand: nobody owes anything. Here and below the flag says whether it is heads-up.
    fn first(&self, button: Option<Seat>) -> (Positions, bool) {
        let button = match button.filter(|seat| self.clear.contains(*seat)) {
            Some(button) => button,
            None => self.next(self.clear, button.unwrap_or(self.size.saturating_sub(1))),
        };
        if self.clear.count() == 2 {
            return self.heads_up(button, None);
        }
        let small = self.next(self.clear, button);
        let big = self.next(self.clear, small);
        (Positions { button, small, big }, false)
    }

    /// Two seats: the button posts the small blind; literally, the seat on its left does. Nobody posts the big blind
    /// twice running.
    fn heads_up(&self, button: Seat, last: Option<Positions>) -> (Positions, bool) {
        let other = self.next(self.clear, button);
        let (mut small, mut big) = (button, other);
        if self.settings.literal {
            (small, big) = (big, small);
        }
        let mut button = button;
        if last.is_some_and(|last| last.big == big) {
            button = other;
            (small, big) = (big, small);
        }
        (Positions { button, small, big }, true)
    }

    /// The button goes to the next live seat; the blinds are the next two.
    fn moving(&self, last: Positions) -> (Positions, bool) {
        let button = self.next(self.clear, last.button);
        let small = self.next(self.clear, button);
        let big = self.next(self.all, small);
        if self.clear.count() == 2 && self.clear.contains(big) {
            return self.heads_up(button, Some(last));
        }
        (Positions { button, small, big }, false)
    }

    /// The big blind goes to the next live seat; the small blind is where it was, the button where the small blind was,
    /// though nobody sits there.
    fn dead(&self, last: Positions, posting: Seats) -> (Positions, bool) {
        let big = self.next(self.all, last.big);
        let mut positions = Positions {
            button: last.small,
            small: last.big,
            big,
        };
        let alone = posting
            .iter()
            .all(|seat| between(positions.button, seat, positions.big, self.size));
        if self.clear.count() == 2 && self.clear.contains(big) && alone {
            let small = self.next(self.clear, big);
            let button = if self.settings.literal { big } else { small };
            return (Positions { button, small, big }, true);
        }
        // Two became more: the button goes to the seat on the small blind's right.
        if positions.button == positions.big || positions.button == positions.small {
            let others =
                (1..self.size).map(|step| (positions.small + self.size - step) % self.size);
            let mut others = others.filter(|seat| self.clear.contains(*seat) && *seat != big);
            positions.button = others.next().unwrap_or(positions.button);
        }
        (positions, false)
    }
}
