//! What may be done at a poker table now, with seats and limits.
#![forbid(unsafe_code)]

use super::chairs::{Chair, Seats};
use super::table::Poker;
use crate::action::{Limits, TableActionInfo, TableKind};
use crate::chips::Chips;

/// Between hands chairs are taken and left; who sits out or comes back may say so any time.
pub(super) fn possible(table: &Poker) -> Vec<TableActionInfo> {
    let mut possible = Vec::new();
    let chairs = &table.chairs;
    if let Some(hand) = table.running() {
        possible.push(TableActionInfo::new(TableKind::Void));
        let mut turn = Seats::default();
        if let Some(player) = hand.to_act() {
            turn.insert(player.seat);
        }
        add(&mut possible, TableKind::Timeout, turn, &[], false);
    } else {
        let limits = Limits {
            min: Chips::of(1),
            max: chairs.room(),
        };
        let taken = chairs.that(&|chair| chair.taken);
        let empty = chairs.that(&|chair| !chair.taken);
        let (mut more, mut new) = (taken, empty);
        if limits.max.is_zero() {
            (more, new) = (Seats::default(), Seats::default());
        }
        let (stack, amount) = ([("stack", limits)], [("amount", limits)]);
        add(&mut possible, TableKind::Deal, table.dealt_in(), &[], false);
        add(&mut possible, TableKind::Sit, new, &stack, false);
        add(&mut possible, TableKind::Leave, taken, &[], false);
        add(&mut possible, TableKind::AddChips, more, &amount, false);
    }
    let in_play = chairs.that(&|chair| chair.taken && !chair.out);
    add(&mut possible, TableKind::SitOut, in_play, &[], false);
    for post in [false, true] {
        // Who only waits for the big blind can do no more than pay at once.
        let can_sit_in = |chair: &Chair| chair.taken && chair.out != post && chair.can_sit_in(post);
        let can_sit_in = chairs.that(&can_sit_in);
        add(&mut possible, TableKind::SitIn, can_sit_in, &[], post);
    }
    possible
}

/// Adds an action that these chairs may be named in, if there are any.
fn add(
    possible: &mut Vec<TableActionInfo>,
    kind: TableKind,
    chairs: Seats,
    limits: &[(&'static str, Limits)],
    post: bool,
) {
    let mut seats = Vec::new();
    for seat in chairs.iter() {
        seats.push(seat);
    }
    if !seats.is_empty() {
        let mut info = TableActionInfo::new(kind);
        info.seats = Some(seats);
        info.limits.extend_from_slice(limits);
        info.post = post.then_some(true);
        possible.push(info);
    }
}
