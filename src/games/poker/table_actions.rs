//! What may be done at a poker table now, with seats and limits.
#![forbid(unsafe_code)]

use super::chairs::{Chair, Seats};
use super::table::Poker;
use crate::action::{Limits, TableActionInfo, TableKind};
use crate::chips::Chips;

/// Between hands chairs are taken and left; who sits out or comes back may say so any time.
pub(super) fn possible(table: &Poker) -> Vec<TableActionInfo> {
    let mut possible = Vec::new();
    if table.running().is_some() {
        possible.push(TableActionInfo::new(TableKind::Void));
    }
    let mut add = |kind, seats: Seats, limits: Option<(&'static str, Limits)>, post: bool| {
        let mut named = Vec::new();
        for seat in seats.iter() {
            named.push(seat);
        }
        if !named.is_empty() {
            let mut info = TableActionInfo::new(kind);
            info.seats = Some(named);
            info.limits.extend(limits);
            info.post = post.then_some(true);
            possible.push(info);
        }
    };
    let chairs = &table.chairs;
    if let Some(hand) = table.running() {
        let mut turn = Seats::default();
        if let Some(player) = hand.to_act() {
            turn.insert(player.seat);
        }
        add(TableKind::Timeout, turn, None, false);
    } else {
        let limits = Limits {
            min: Chips::of(1),
            max: chairs.room(),
        };
        let room = |seats: Seats| {
            if limits.max.is_zero() {
                Seats::default()
            } else {
                seats
            }
        };
        let taken = chairs.that(&|chair| chair.taken);
        let empty = chairs.that(&|chair| !chair.taken);
        add(TableKind::Deal, table.dealt_in(), None, false);
        add(TableKind::Sit, room(empty), Some(("stack", limits)), false);
        add(TableKind::Leave, taken, None, false);
        add(
            TableKind::AddChips,
            room(taken),
            Some(("amount", limits)),
            false,
        );
    }
    let in_play = |chair: &Chair| chair.taken && !chair.out;
    add(TableKind::SitOut, chairs.that(&in_play), None, false);
    for post in [false, true] {
        // Who only waits for the big blind can do no more than pay at once.
        let can_sit_in = |chair: &Chair| chair.taken && chair.out != post && chair.can_sit_in(post);
        add(TableKind::SitIn, chairs.that(&can_sit_in), None, post);
    }
    possible
}
