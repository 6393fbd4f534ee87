//! What a hand of Pai Gow Poker pays: one to one, less the commission; a player who banks has the mirror of all lines.
#![forbid(unsafe_code)]

use super::compare::{Compared, compare};
use super::config::Config;
use super::hand::{Hand, Participant};
use crate::action::Place;
use crate::chips::Chips;
use crate::cite::Cite;
use crate::event::Log;
use crate::games::house;
use crate::pay::{Pay, split};
use crate::settlement::{Bet, Line, Outcome, SeatSettlement, Settlement};

fn line(outcome: Outcome, stake: Chips, reason: &'static str, cite: Cite) -> Line {
    let back = match outcome {
        Outcome::Win => return Line::win(Bet::Main, stake, Pay::EVEN, reason, cite),
        Outcome::Push | Outcome::Void => stake,
        Outcome::Lose | Outcome::HalfLost | Outcome::Withdrawn => Chips::ZERO,
    };
    Line::without_win(Bet::Main, stake, outcome, back, reason, cite)
}

/// Keeps a commission back of a win.
fn keep_back(line: &mut Line, commission: Chips) {
    line.commission = commission;
    line.limit_to(line.prize - commission);
}

/// A bet's line and the banker's, who wins what it loses.
fn lines(compared: &Compared, stake: Chips) -> (Line, Line) {
    let (reason, mirrored) = compared.reasons();
    let against = match compared.outcome {
        Outcome::Win => Outcome::Lose,
        Outcome::Lose => Outcome::Win,
        Outcome::Push => Outcome::Push,
        Outcome::HalfLost => Outcome::HalfLost,
        Outcome::Withdrawn => Outcome::Withdrawn,
        Outcome::Void => Outcome::Void,
    };
    (
        line(compared.outcome, stake, reason, compared.cite),
        line(against, stake, mirrored, compared.cite),
    )
}

/// The banker's commission on what he won in all, shared out over the lines that won.
fn banker_commission(lines: &mut [Line], commission: Pay) {
    let won: Chips = lines.iter().map(|line| line.prize).sum();
    let lost = lines.iter().filter(|line| line.outcome == Outcome::Lose);
    let net = won - lost.map(|line| line.stake).sum();
    let prizes: Vec<Chips> = lines.iter().map(|line| line.prize).collect();
    let shares = split(commission.of(net), &prizes);
    for (line, share) in lines.iter_mut().zip(shares) {
        keep_back(line, share);
    }
}

/// Each bet against the banker, from seat 0 upward, the dealer's last.
pub(super) fn settle(hand: &Hand, config: &Config, log: &mut Log) -> Settlement {
    let banker = hand.playing.iter().find(|one| one.place == hand.banker);
    let banker_split = banker.and_then(|banker| banker.set);
    let mut bets: Vec<(&Participant, Compared, Line)> = Vec::with_capacity(6);
    let mut mirror = Vec::with_capacity(6);
    for one in hand.playing.iter().filter(|one| one.place != hand.banker) {
        let Some((own, against)) = one.set.zip(banker_split) else {
            continue;
        };
        let compared = compare(&own, &against, config.rules);
        let (mut line, against) = lines(&compared, one.bet);
        // What the dealer wins the house has anyway.
        if one.place != Place::Dealer {
            let commission = config.commission.of(line.prize);
            keep_back(&mut line, commission);
        }
        bets.push((one, compared, line));
        mirror.push(against);
    }
    if config.banker_pays {
        banker_commission(&mut mirror, config.commission);
    }
    for ((one, _, line), against) in bets.iter().zip(&mirror) {
        house::log_paid(one.place, line, log);
        if hand.banker != Place::Dealer {
            house::log_paid(hand.banker, against, log);
        }
    }
    let mut seats = Vec::with_capacity(hand.playing.len());
    for one in &hand.playing {
        let Some(seat) = one.seat() else { continue };
        let bet = bets.iter().find(|(other, _, _)| other.place == one.place);
        let lines = bet.map_or(mirror.as_slice(), |(_, _, line)| std::slice::from_ref(line));
        let high = one.shown.as_ref().map(|set| set.high_rank);
        let mut settled = SeatSettlement::from_lines(seat, high, lines.to_vec());
        settled.low = one.shown.as_ref().map(|set| set.low_rank);
        settled.versus = bet.map(|(_, compared, _)| compared.versus());
        seats.push(settled);
    }
    finished(seats)
}

/// Every bet goes back, and the bank.
pub(super) fn void(hand: &Hand) -> Settlement {
    let mut seats = Vec::with_capacity(hand.playing.len());
    for one in &hand.playing {
        let Some(seat) = one.seat() else { continue };
        let mut lines = Vec::with_capacity(6);
        for other in &hand.playing {
            // The banker stands against each bet, all others against the banker alone.
            let banks = one.place == hand.banker;
            if (other.place == one.place) != banks {
                lines.push(house::void_line(Bet::Main, other.bet));
            }
        }
        seats.push(SeatSettlement::from_lines(seat, None, lines));
    }
    finished(seats)
}

/// A game without a maximum payout.
fn finished(seats: Vec<SeatSettlement>) -> Settlement {
    let mut settlement = Settlement::of_house(seats, None);
    settlement.limit = None;
    settlement
}
