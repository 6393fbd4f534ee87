//! `settlePots`: the same pots without a table.
#![forbid(unsafe_code)]

use super::pots::{self, Stake};
use crate::action::Seat;
use crate::chips::Chips;
use crate::cite::Cite;
use crate::json::{self, Fields, Json};
use crate::plain::plain;
use crate::problem::{Code, Problem};
use crate::settlement::{SeatAmount, SettledPot};

/// The most seats that one call settles.
const MOST_SEATS: usize = 250;

plain! { SettledPots { pots: "pots", refunds: "refunds", payouts: "payouts" } }

/// Pots, uncalled chips, and what the pots pay each seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettledPots {
    /// The pots, the main pot first.
    pub pots: Vec<SettledPot>,
    /// Uncalled chips; they are in no pot.
    pub refunds: Vec<SeatAmount>,
    /// What each seat won, without refunds.
    pub payouts: Vec<Chips>,
}

/// Settles pots for pages that have their own game: `{ contributions, folded?, ranks, oddChipOrder? }`. The seat is the
/// place in the list, a higher rank wins, odd chips go one each in the given order.
///
/// # Errors
/// `badInput`, `unknownKey`, `badChips`, `amountOverflow`, `unknownSeat`, `duplicateSeat`.
///
/// ```
/// let input = r#"{ "contributions": [100, 80, 20], "ranks": [2, 1, 2] }"#;
/// let settled = tapete::settle_pots(&serde_json::from_str(input).unwrap())?;
/// let payouts: Vec<u64> = settled.payouts.iter().map(|chips| chips.get()).collect();
/// assert_eq!(payouts, [150, 0, 30]);
/// assert_eq!(settled.refunds[0].amount.get(), 20);
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn settle_pots(input: &Json) -> Result<SettledPots, Problem> {
    json::object(input, "input", |fields| read_stakes(fields).map(settled))
}

fn settled((mut stakes, order): Staked) -> SettledPots {
    let mut refunds = Vec::new();
    if let Some((at, amount)) = pots::uncalled(&stakes)
        && let Some(stake) = stakes.get_mut(at)
    {
        stake.chips = stake.chips - amount;
        let seat = stake.seat;
        refunds.push(SeatAmount { seat, amount });
    }
    let pots = pots::settle(&stakes, Chips::ZERO, &order, false);
    let mut payouts = vec![Chips::ZERO; stakes.len()];
    for pot in &pots {
        for share in &pot.winners {
            if let Some(payout) = payouts.get_mut(usize::from(share.seat)) {
                *payout += share.amount;
            }
        }
    }
    SettledPots {
        pots,
        refunds,
        payouts,
    }
}

/// What each seat put in, and the order of odd chips.
type Staked = (Vec<Stake>, Vec<Seat>);

fn read_stakes(fields: &mut Fields<'_, '_>) -> Option<Staked> {
    let list = fields.each("contributions", 1, MOST_SEATS, json::chips);
    let count = list.len();
    let mut stakes: Vec<Stake> = Vec::new();
    for (seat, chips) in (0..).zip(list) {
        stakes.push(Stake {
            seat,
            chips,
            live: true,
            capped: true,
            strength: 0,
        });
    }
    if fields.has("folded") {
        let folded = fields.each("folded", count, count, json::flag);
        for (stake, folded) in stakes.iter_mut().zip(folded) {
            stake.live = !folded;
        }
    }
    let ranks = fields.each("ranks", count, count, any_whole);
    for (stake, rank) in stakes.iter_mut().zip(ranks) {
        stake.strength = rank + 1;
    }
    let order = read_order(fields, count);
    let all: u64 = stakes.iter().map(|stake| stake.chips.get()).sum();
    fields.faults.require(all <= Chips::MAX.get(), || {
        Problem::overflow("input.contributions")
    });
    let anybody = stakes.iter().any(|stake| stake.live);
    fields
        .faults
        .require(anybody || count == 0, || json::bad("input.folded", "value"));
    Some((stakes, order))
}

fn any_whole(value: &Json, path: &str) -> Result<u64, Problem> {
    json::whole(value, path, 0, Chips::MAX.get())
}

/// Each place at most once; those that it leaves out follow in ascending order.
fn read_order(fields: &mut Fields<'_, '_>, count: usize) -> Vec<Seat> {
    let mut order: Vec<Seat> = Vec::new();
    if fields.has("oddChipOrder") {
        let seats = fields.each("oddChipOrder", 0, count, any_whole);
        for seat in seats {
            let refused = if seat >= count as u64 {
                Problem::new(Code::UnknownSeat)
                    .number("seat", seat)
                    .number("seats", count as u64)
            } else if !add_new(&mut order, seat as Seat) {
                Problem::new(Code::DuplicateSeat).number("seat", seat)
            } else {
                continue;
            };
            fields.faults.add(refused.cited(Cite::roberts("oddChips")));
        }
    }
    for seat in (0..).take(count) {
        add_new(&mut order, seat);
    }
    order
}

/// Adds a seat unless it is there; says whether it was not.
#[inline(never)]
fn add_new(order: &mut Vec<Seat>, seat: Seat) -> bool {
    // `contains` would bring in a search through long texts.
    let is_new = order.iter().all(|other| *other != seat);
    if is_new {
        order.push(seat);
    }
    is_new
}
