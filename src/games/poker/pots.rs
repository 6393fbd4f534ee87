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
}

/// The pots, lowest first. What lies over the highest live stake stays in the last one; dead chips are in the first.
pub(crate) fn pots(stakes: &[Stake], dead: Chips) -> Vec<PotView> {
    let mut pots: Vec<PotView> = Vec::new();
    let (mut below, mut dead) = (Chips::ZERO, dead);
    let only_dead = |stake: &Stake| stake.live && stake.capped && stake.chips.is_zero();
    if !dead.is_zero() && stakes.iter().any(only_dead) {
        // Who is all-in with dead chips alone plays for the dead chips alone.
        let live = stakes.iter().filter(|stake| stake.live);
        pots.push(PotView {
            amount: dead,
            eligible: live.map(|stake| stake.seat).collect(),
        });
        dead = Chips::ZERO;
    }
    loop {
        let caps = stakes
            .iter()
            .filter(|stake| stake.live && stake.capped && stake.chips > below);
        let cap = caps.map(|stake| stake.chips).min();
        let level = cap.unwrap_or(Chips::MAX);
        let layer = |stake: &Stake| stake.chips.min(level) - stake.chips.min(below);
        let mut amount: Chips = stakes.iter().map(layer).sum();
        amount += std::mem::take(&mut dead);
        let eligible = |reaches: &dyn Fn(&Stake) -> bool| -> Vec<Seat> {
            let live = stakes.iter().filter(|stake| stake.live && reaches(stake));
            live.map(|stake| stake.seat).collect()
        };
        let reach = eligible(&|stake| !stake.capped || stake.chips >= level);
        match pots.last_mut() {
            Some(last) if reach.is_empty() => last.amount += amount,
            _ if amount.is_zero() => {}
            // Nobody live has put anything in.
            None if reach.is_empty() => {
                let eligible = eligible(&|_| true);
                pots.push(PotView { amount, eligible });
            }
            Some(_) | None => pots.push(PotView {
                amount,
                eligible: reach,
            }),
        }
        match cap {
            Some(cap) => below = cap,
            None => return pots,
        }
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
    let others = stakes.iter().enumerate().filter(|(at, _)| *at != top);
    let matched = others.map(|(_, stake)| stake.chips).max();
    let over = chips - matched.unwrap_or(Chips::ZERO);
    (!over.is_zero()).then_some((top, over))
}

/// Who wins each pot. `strength` ranks the stakes, none for a hand that was not shown; odd chips go one each in the
/// order of `odd`, or all to the first.
pub(crate) fn settle(
    stakes: &[Stake],
    dead: Chips,
    strength: &[Option<u64>],
    odd: &[Seat],
    all_to_first: bool,
) -> Vec<SettledPot> {
    let award = |pot: PotView| {
        let value = |seat: &Seat| {
            let at = stakes.iter().position(|stake| stake.seat == *seat);
            at.and_then(|at| strength.get(at).copied().flatten())
        };
        let best = pot.eligible.iter().map(value).max().flatten();
        let winners: Vec<Seat> = pot
            .eligible
            .iter()
            .copied()
            .filter(|seat| value(seat) == best)
            .collect();
        SettledPot {
            amount: pot.amount,
            winners: share(pot.amount, winners, odd, all_to_first),
            uncontested: pot.eligible.len() == 1,
            eligible: pot.eligible,
        }
    };
    pots(stakes, dead).into_iter().map(award).collect()
}

/// Shares one pot: 101 among three is 34, 34, 33.
fn share(amount: Chips, winners: Vec<Seat>, odd: &[Seat], all_to_first: bool) -> Vec<PotShare> {
    let count = (winners.len() as u64).max(1);
    let (each, left) = (amount.get() / count, amount.get() % count);
    let odd_chips = |seat: Seat| {
        let before = odd.iter().take_while(|other| **other != seat);
        let before = before.filter(|other| winners.contains(other)).count() as u64;
        match (all_to_first, before) {
            (true, 0) => left,
            (true, _) => 0,
            (false, before) => u64::from(before < left),
        }
    };
    let shares = winners.iter().map(|seat| {
        let odd_chips = odd_chips(*seat);
        PotShare {
            seat: *seat,
            amount: Chips::of(each + odd_chips),
            odd_chips: Chips::of(odd_chips),
        }
    });
    shares.collect()
}
