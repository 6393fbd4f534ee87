//! What a hand of Pai Gow Poker pays: one to one, less the commission; a player who banks has the mirror of all lines.
#![forbid(unsafe_code)]

use super::compare::{Compared, compare};
use super::config::Config;
use super::hand::Hand;
use crate::action::Place;
use crate::chips::Chips;
use crate::cite::Cite;
use crate::event::Log;
use crate::games::house;
use crate::pay::{Pay, split};
use crate::settlement::{Bet, Line, Outcome, SeatSettlement, Settlement};

fn line(outcome: Outcome, stake: Chips, reason: &'static str, cite: Cite) -> Line {
    house::line(Bet::Main, stake, outcome, Pay::EVEN, reason, cite)
}

/// Keeps a commission back of a win.
fn keep_back(line: &mut Line, commission: Chips) {
    line.commission = commission;
    line.limit_to(line.prize - commission);
}

/// The banker's commission on what he won in all, shared out over the lines that won.
fn banker_commission(lines: &mut [Line], commission: Pay) {
    let [mut won, mut lost] = [Chips::ZERO; 2];
    let mut prizes = Vec::new();
    for line in &*lines {
        won += line.prize;
        if line.outcome == Outcome::Lose {
            lost += line.stake;
        }
        prizes.push(line.prize);
    }
    let shares = split(commission.of(won - lost), &prizes);
    for (line, share) in lines.iter_mut().zip(shares) {
        keep_back(line, share);
    }
}

/// Each bet against the banker, from seat 0 upward, the dealer's last.
pub(super) fn settle(hand: &Hand, config: &Config, log: &mut Log) -> Settlement {
    let banker = hand.playing.iter().find(|one| one.banks);
    let against = banker.and_then(|banker| banker.set.as_ref());
    let mut bets: Vec<(Compared, Line)> = Vec::new();
    let mut mirror = Vec::new();
    for one in hand.playing.iter().filter(|one| !one.banks) {
        let (Some(own), Some(against)) = (&one.set, against) else {
            continue;
        };
        let compared = compare(own, against, config.rules);
        let (reason, outcome, mirrored) = compared.mirrored();
        let mut bet = line(compared.outcome, one.bet, reason, compared.cite);
        mirror.push(line(outcome, one.bet, mirrored, compared.cite));
        // What the dealer wins the house has anyway.
        if one.place != Place::Dealer {
            let commission = config.commission.of(bet.prize);
            keep_back(&mut bet, commission);
        }
        bets.push((compared, bet));
    }
    if config.banker_pays {
        banker_commission(&mut mirror, config.commission);
    }
    let mut bets = bets.iter().zip(&mirror);
    let mut seats = Vec::new();
    for one in &hand.playing {
        let (mut lines, mut versus) = (mirror.as_slice(), None);
        if !one.banks
            && let Some(((compared, line), against)) = bets.next()
        {
            house::log_paid(one.place, line, log);
            if hand.banker != Place::Dealer {
                house::log_paid(hand.banker, against, log);
            }
            lines = std::slice::from_ref(line);
            versus = Some(compared.versus());
        }
        let Some(seat) = one.seat() else { continue };
        let shown = one.shown.as_ref();
        let high = shown.map(|set| &set.high_rank);
        let mut own = Vec::new();
        own.extend_from_slice(lines);
        let mut settled = SeatSettlement::from_lines(seat, high, own);
        settled.low = shown.map(|set| set.low_rank);
        settled.versus = versus;
        seats.push(settled);
    }
    let mut settlement = Settlement::of_house(seats, None);
    // A game without a maximum payout.
    settlement.limit = None;
    settlement
}

/// Every bet goes back, and the bank.
pub(super) fn void(hand: &Hand) -> Vec<SeatSettlement> {
    let mut seats = Vec::new();
    for one in &hand.playing {
        let Some(seat) = one.seat() else { continue };
        let mut lines = Vec::new();
        for other in &hand.playing {
            // The banker stands against each bet, all others against the banker alone.
            if (other.place == one.place) != one.banks {
                house::add_void(&mut lines, Bet::Main, 0, other.bet);
            }
        }
        SeatSettlement::add_to(&mut seats, seat, None, lines);
    }
    seats
}
