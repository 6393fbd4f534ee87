//! Pots, from what each seat has put in: at any moment, without limit, each shared by itself.
//!
//! Who has no chips left plays for the part of the pot that his chips are in (stud 9.g; hold'em the same).
#![forbid(unsafe_code)]

use crate::action::Seat;
use crate::chips::Chips;
use crate::settlement::{PotShare, SettledPot};
use crate::view::PotView;

/// What a seat has in the middle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stake {
    pub(crate) seat: Seat,
    pub(crate) chips: Chips,
    /// Whether it can win.
    pub(crate) live: bool,
    /// Whether its chips bound a pot: it can or will put in no more.
    pub(crate) capped: bool,
    /// Ranks it against the others; 0 for a hand that was not shown.
    pub(crate) strength: u64,
}

/// Who can win the chips up to a level: the live seats that reach it, or still can.
fn eligible(stakes: &[Stake], level: Chips) -> Vec<Seat> {
    let mut seats = Vec::new();
    for stake in stakes {
        if stake.live && (!stake.capped || stake.chips >= level) {
            seats.push(stake.seat);
        }
    }
    seats
}

/// The pots, lowest first. What lies over the highest live stake stays in the last one; dead chips are in the first.
pub(crate) fn pots(stakes: &[Stake], dead: Chips) -> Vec<PotView> {
    let mut pots: Vec<PotView> = Vec::new();
    let (mut below, mut dead) = (Chips::ZERO, dead);
    let only_dead = |stake: &Stake| stake.live && stake.capped && stake.chips.is_zero();
    if !dead.is_zero() && stakes.iter().any(only_dead) {
        // Who is all-in with dead chips alone plays for the dead chips alone.
        pots.push(PotView {
            amount: std::mem::take(&mut dead),
            eligible: eligible(stakes, Chips::ZERO),
        });
    }
    loop {
        let mut level = Chips::MAX;
        let mut last = true;
        for stake in stakes {
            if stake.live && stake.capped && stake.chips > below {
                level = level.min(stake.chips);
                last = false;
            }
        }
        let mut amount = std::mem::take(&mut dead);
        for stake in stakes {
            amount += stake.chips.min(level) - stake.chips.min(below);
        }
        let mut reach = eligible(stakes, level);
        match pots.last_mut() {
            Some(last) if reach.is_empty() => last.amount += amount,
            _ if amount.is_zero() => {}
            Some(_) | None => {
                if reach.is_empty() {
                    // Nobody live has put anything in.
                    reach = eligible(stakes, Chips::ZERO);
                }
                pots.push(PotView {
                    amount,
                    eligible: reach,
                });
            }
        }
        if last {
            return pots;
        }
        below = level;
    }
}

/// The part of a live seat's stake that nobody matched, not even one who folded: its place and how much.
pub(crate) fn uncalled(stakes: &[Stake]) -> Option<(usize, Chips)> {
    let mut top: Option<(usize, Chips)> = None;
    for (at, stake) in stakes.iter().enumerate().filter(|(_, stake)| stake.live) {
        if top.is_none_or(|(_, chips)| stake.chips > chips) {
            top = Some((at, stake.chips));
        }
    }
    let (top, chips) = top?;
    let mut matched = Chips::ZERO;
    for (at, stake) in stakes.iter().enumerate() {
        if at != top {
            matched = matched.max(stake.chips);
        }
    }
    let over = chips - matched;
    (!over.is_zero()).then_some((top, over))
}

/// Who wins each pot. Odd chips go one each in the order of `odd`, or all to the first.
pub(crate) fn settle(
    stakes: &[Stake],
    dead: Chips,
    odd: &[Seat],
    all_to_first: bool,
) -> Vec<SettledPot> {
    let value = |seat: &Seat| {
        let stake = stakes.iter().find(|stake| stake.seat == *seat);
        stake.map_or(0, |stake| stake.strength)
    };
    let mut settled = Vec::new();
    for pot in pots(stakes, dead) {
        let mut best = 0;
        let mut winners = Vec::new();
        for seat in &pot.eligible {
            let value = value(seat);
            if value > best {
                best = value;
                winners.clear();
            }
            if value == best {
                winners.push(*seat);
            }
        }
        settled.push(SettledPot {
            amount: pot.amount,
            winners: share(pot.amount, &winners, odd, all_to_first),
            uncontested: pot.eligible.len() == 1,
            eligible: pot.eligible,
        });
    }
    settled
}

/// Shares one pot: 101 among three is 34, 34, 33.
fn share(amount: Chips, winners: &[Seat], odd: &[Seat], all_to_first: bool) -> Vec<PotShare> {
    let count = (winners.len() as u64).max(1);
    let (each, mut left) = (amount.get() / count, amount.get() % count);
    let mut shares = Vec::new();
    for seat in winners {
        shares.push(PotShare {
            seat: *seat,
            amount: Chips::of(each),
            odd_chips: Chips::ZERO,
        });
    }
    for seat in odd {
        if let Some(share) = shares.iter_mut().find(|share| share.seat == *seat) {
            let odd_chips = if all_to_first { left } else { left.min(1) };
            left -= odd_chips;
            share.odd_chips = Chips::of(odd_chips);
            share.amount += share.odd_chips;
        }
    }
    shares
}
