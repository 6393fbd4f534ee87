//! What the three games against the house share: boxes, bets within limits, turns.
#![forbid(unsafe_code)]

use std::sync::Arc;

use crate::action::{Action, Limits, Seat, Stakes, TableActionInfo, TableKind};
use crate::chips::Chips;
use crate::cite::Cite;
use crate::event::{Event, Log, ShuffledBy};
use crate::problem::{Code, Faults, Problem};
use crate::settlement::{Outcome, SeatAmount, SeatSettlement, Settlement};
use crate::table::{Shuffled, unknown_seat};
use crate::view::BetState;

/// An action that the game does not have.
#[inline(never)]
pub(crate) fn unknown_action(action: &Action, cite: Cite) -> Problem {
    Problem::new(Code::UnknownAction)
        .text("type", action.name())
        .cited(cite)
}

/// That bets lie within limits, where no page says so.
pub(crate) const LIMITS: Cite = Cite::house("tableLimits");

/// Each box once, on the table, every bet within its limits. The two sources are of the boxes and of the limits.
pub(crate) fn check_bets(
    bets: &[Stakes],
    seats: Seat,
    limits: &[(&'static str, Limits)],
    [cite, limited]: [Cite; 2],
    faults: &mut Faults,
) {
    faults.require(!bets.is_empty(), || {
        Problem::new(Code::NotEnoughPlayers)
            .number("min", 1)
            .cited(cite)
    });
    for (i, stakes) in bets.iter().enumerate() {
        faults.require(stakes.seat < seats, || {
            unknown_seat(stakes.seat, seats).cited(cite)
        });
        let again = bets.iter().take(i).any(|other| other.seat == stakes.seat);
        faults.require(!again, || {
            Problem::new(Code::DuplicateSeat)
                .number("seat", stakes.seat.into())
                .cited(cite)
        });
        for ((key, limits), amount) in limits.iter().zip(&stakes.amounts) {
            if let Some(amount) = amount {
                check_limits(Some(stakes.seat), key, *limits, *amount, limited, faults);
            }
        }
    }
}

/// A bet within its limits: a seat's, or the dealer's own.
pub(crate) fn check_limits(
    seat: Option<Seat>,
    key: &'static str,
    limits: Limits,
    amount: Chips,
    cite: Cite,
    faults: &mut Faults,
) {
    let outside = |code| {
        let mut problem = Problem::new(code);
        if let Some(seat) = seat {
            problem = problem.number("seat", seat.into());
        }
        let problem = problem.text("bet", key);
        let problem = problem
            .number("min", limits.min.get())
            .number("max", limits.max.get());
        problem.number("got", amount.get()).cited(cite)
    };
    faults.require(amount >= limits.min, || outside(Code::BelowMinimum));
    faults.require(amount <= limits.max, || outside(Code::AboveMaximum));
}

/// A seat's decision in its turn. `playing` are the boxes of the running hand.
pub(crate) fn check_turn(
    seat: Option<Seat>,
    seats: Seat,
    playing: Option<Vec<Seat>>,
    pending: &[Seat],
    cite: Cite,
    faults: &mut Faults,
) {
    if let Some(seat) = seat.filter(|seat| *seat >= seats) {
        faults.add(unknown_seat(seat, seats).cited(Cite::house("unknownActions")));
        return;
    }
    let (Some(playing), Some(seat)) = (playing, seat) else {
        faults.add(Problem::new(Code::NoHandRunning).cited(cite));
        return;
    };
    faults.require(playing.contains(&seat), || {
        Problem::new(Code::EmptySeat)
            .number("seat", seat.into())
            .cited(cite)
    });
    faults.require(pending.contains(&seat), || {
        let problem = Problem::new(Code::NotYourTurn).number("seat", seat.into());
        problem
            .numbers(
                "pending",
                pending
                    .iter()
                    .map(|seat| u64::from(*seat))
                    .collect::<Vec<_>>(),
            )
            .cited(cite)
    });
}

/// What whoever runs the table does to a running hand.
pub(crate) fn check_running(action: &Action, running: bool, faults: &mut Faults) {
    let note = if matches!(action, Action::Timeout) {
        "timeoutDefaults"
    } else {
        "voidReturnsBets"
    };
    faults.require(running, || {
        Problem::new(Code::NoHandRunning).cited(Cite::house(note))
    });
}

/// The shuffle, the cut and the throw.
pub(crate) fn log_deck(shuffled: &Shuffled, shuffle: Cite, cut: Cite, log: &mut Log) {
    let event = Event::Shuffled {
        by: shuffled.by,
        commitment: None,
    };
    match shuffled.by {
        // What the article orders was not done.
        ShuffledBy::Deck => log.add(event),
        ShuffledBy::System | ShuffledBy::Seed => log.cited(event, shuffle),
    }
    if let Some(at) = shuffled.cut {
        log.cited(Event::Cut { at }, cut);
    }
}

/// How a settled bet is shown on the layout.
pub(crate) fn bet_state(outcome: Outcome) -> BetState {
    match outcome {
        Outcome::Win => BetState::Won,
        Outcome::Lose => BetState::Lost,
        Outcome::Push | Outcome::Void => BetState::Push,
        Outcome::HalfLost => BetState::HalfLost,
        Outcome::Withdrawn => BetState::Withdrawn,
    }
}

/// What went back to each seat.
pub(crate) fn returned(seats: &[SeatSettlement]) -> Vec<SeatAmount> {
    seats
        .iter()
        .map(|seat| SeatAmount {
            seat: seat.seat,
            amount: seat.returned,
        })
        .collect()
}

/// What may be done at a house table.
pub(crate) fn table_actions(
    running: bool,
    seats: Seat,
    limits: &[(&'static str, Limits)],
    pending: Vec<Seat>,
) -> Vec<TableActionInfo> {
    if !running {
        let mut deal = TableActionInfo::new(TableKind::Deal);
        deal.seats = Some((0..seats).collect());
        deal.limits = limits.to_vec();
        return vec![deal];
    }
    let mut timeout = TableActionInfo::new(TableKind::Timeout);
    timeout.seats = Some(pending.into_iter().take(1).collect());
    vec![TableActionInfo::new(TableKind::Void), timeout]
}

/// Logs a settlement, and gives it to be kept. Where the limit cut what was won, that is the rule it cites.
pub(crate) fn settled(settlement: Settlement, limit: Cite, log: &mut Log) -> Arc<Settlement> {
    let settlement = Arc::new(settlement);
    let event = Event::Settled {
        settlement: Arc::clone(&settlement),
    };
    if settlement.is_limited() {
        log.cited(event, limit);
    } else {
        log.add(event);
    }
    settlement
}
