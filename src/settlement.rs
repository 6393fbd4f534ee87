//! How a hand was settled: a line a bet, a total a seat, the pots, the limit, and the house.
#![forbid(unsafe_code)]

use crate::action::{Seat, named};
use crate::blackjack::Total;
use crate::card::Card;
use crate::chips::Chips;
use crate::cite::Cite;
use crate::pay::Pay;
use crate::plain::plain;
use crate::ranking::HandRank;

named! {
    /// A bet on the layout.
    Bet {
        Bet1 "bet1", Bet2 "bet2", Bet3 "bet3", War "war", Blackjack "blackjack", Poker "poker",
        Bonus "bonus", Main "main",
    }
}

named! {
    /// How a bet ended.
    Outcome {
        Win "win", Lose "lose", Push "push", HalfLost "halfLost", Withdrawn "withdrawn", Void "void",
    }
}

/// One bet's settlement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line {
    /// Which bet.
    pub bet: Bet,
    /// The hand of a split it stands on, else 0.
    pub hand: u8,
    /// What was bet.
    pub stake: Chips,
    /// How it ended.
    pub outcome: Outcome,
    /// The ratio of a win.
    pub ratio: Option<Pay>,
    /// What it won before limit and commission.
    pub prize: Chips,
    /// What it won after both.
    pub pays: Chips,
    /// What was kept back of the win.
    pub commission: Chips,
    /// What goes back to the player: the stake, or what is left of it, and `pays`.
    pub returned: Chips,
    /// Why, as a stable key.
    pub reason: &'static str,
    /// The article or source.
    pub cite: Cite,
}

impl Line {
    /// A bet that wins nothing; `returned` goes back.
    #[inline(never)]
    pub(crate) const fn without_win(
        bet: Bet,
        stake: Chips,
        outcome: Outcome,
        returned: Chips,
        reason: &'static str,
        cite: Cite,
    ) -> Line {
        let none = Chips::ZERO;
        Line {
            bet,
            hand: 0,
            stake,
            outcome,
            ratio: None,
            prize: none,
            pays: none,
            commission: none,
            returned,
            reason,
            cite,
        }
    }

    /// A bet that wins at a ratio.
    #[inline(never)]
    pub(crate) fn win(
        bet: Bet,
        stake: Chips,
        ratio: Pay,
        reason: &'static str,
        cite: Cite,
    ) -> Line {
        let prize = ratio.of(stake);
        Line {
            bet,
            hand: 0,
            stake,
            outcome: Outcome::Win,
            ratio: Some(ratio),
            prize,
            pays: prize,
            commission: Chips::ZERO,
            returned: stake + prize,
            reason,
            cite,
        }
    }

    /// Lowers what a win pays, never the stake.
    #[inline(never)]
    pub(crate) fn limit_to(&mut self, pays: Chips) {
        self.returned = self.returned - self.pays + pays;
        self.pays = pays;
    }
}

/// One seat's settlement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatSettlement {
    /// The seat.
    pub seat: Seat,
    /// All stakes, withdrawn and uncalled chips too.
    pub staked: Chips,
    /// All that went back.
    pub returned: Chips,
    /// What was won: the lines' `pays`, in poker the pots.
    pub won: Chips,
    /// `returned - staked`.
    pub net: i64,
    /// The hand, if it was shown.
    pub hand: Option<HandRank>,
    /// One line a bet; none in poker.
    pub lines: Vec<Line>,
    /// The low hand, in Pai Gow.
    pub low: Option<HandRank>,
    /// The Black Jack totals, in Triple Shot: one, or after a split two.
    pub blackjack: Option<Vec<Total>>,
    /// The War card, in Triple Shot.
    pub war_card: Option<Card>,
    /// The sixth card, in Triple Shot.
    pub set_aside: Option<Card>,
    /// Against whom and how each hand compared, in Pai Gow.
    pub versus: Option<Versus>,
}

impl SeatSettlement {
    /// A house game's seat, its totals from its lines.
    #[inline(never)]
    pub(crate) fn from_lines(
        seat: Seat,
        hand: Option<&HandRank>,
        lines: Vec<Line>,
    ) -> SeatSettlement {
        let mut settled = SeatSettlement {
            seat,
            staked: Chips::ZERO,
            returned: Chips::ZERO,
            won: Chips::ZERO,
            net: 0,
            hand: hand.copied(),
            lines,
            low: None,
            blackjack: None,
            war_card: None,
            set_aside: None,
            versus: None,
        };
        settled.total_up();
        settled
    }

    /// Adds such a seat.
    #[inline(never)]
    pub(crate) fn add_to(
        seats: &mut Vec<SeatSettlement>,
        seat: Seat,
        hand: Option<&HandRank>,
        lines: Vec<Line>,
    ) {
        seats.push(SeatSettlement::from_lines(seat, hand, lines));
    }

    fn total_up(&mut self) {
        let [mut staked, mut returned, mut won] = [Chips::ZERO; 3];
        for line in &self.lines {
            staked += line.stake;
            returned += line.returned;
            won += line.pays;
        }
        self.net = returned.get() as i64 - staked.get() as i64;
        (self.staked, self.returned, self.won) = (staked, returned, won);
    }
}

/// A Pai Gow comparison, from the seat's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Versus {
    /// The high hand: `win`, `lose` or `copy`.
    pub high: &'static str,
    /// The low hand: `win`, `lose` or `copy`.
    pub low: &'static str,
}

/// A pot and who won it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettledPot {
    /// Its chips.
    pub amount: Chips,
    /// The seats that could win it.
    pub eligible: Vec<Seat>,
    /// The seats that did.
    pub winners: Vec<PotShare>,
    /// Whether nobody else was left.
    pub uncontested: bool,
}

/// A share of a pot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PotShare {
    /// Whose.
    pub seat: Seat,
    /// How much, odd chips too.
    pub amount: Chips,
    /// How many odd chips of it.
    pub odd_chips: Chips,
}

/// Chips that went to a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatAmount {
    /// Whose.
    pub seat: Seat,
    /// How much.
    pub amount: Chips,
}

/// The maximum payout and what it did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LimitOut {
    /// The limit of the table.
    pub limit: Chips,
    /// All prizes together.
    pub sum: Chips,
    /// Limit over sum in lowest terms, one to one when it was not reached.
    pub factor: Pay,
    /// What was paid in all.
    pub paid: Chips,
}

impl LimitOut {
    /// A limit in a hand that pays nothing.
    pub(crate) const fn not_reached(limit: Chips) -> LimitOut {
        LimitOut {
            limit,
            sum: Chips::ZERO,
            factor: Pay::EVEN,
            paid: Chips::ZERO,
        }
    }
}

/// A hand's settlement. The nets of the seats and of the house sum to zero.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settlement {
    /// The seats that were in the hand, ascending.
    pub seats: Vec<SeatSettlement>,
    /// The pots, in poker.
    pub pots: Option<Vec<SettledPot>>,
    /// Uncalled chips, in poker.
    pub refunds: Option<Vec<SeatAmount>>,
    /// The limit: absent in games without one, null when none is set.
    pub limit: Option<Option<LimitOut>>,
    /// What the house won or lost.
    pub house: i64,
}

impl Settlement {
    /// A house game's settlement.
    #[inline(never)]
    pub(crate) fn of_house(seats: Vec<SeatSettlement>, limit: Option<LimitOut>) -> Settlement {
        let house = -seats.iter().map(|seat| seat.net).sum::<i64>();
        Settlement {
            seats,
            pots: None,
            refunds: None,
            limit: Some(limit),
            house,
        }
    }
}

impl Settlement {
    /// Whether the maximum payout cut what was won.
    pub(crate) fn is_limited(&self) -> bool {
        let limit = self.limit.flatten();
        limit.is_some_and(|limit| limit.factor != Pay::EVEN)
    }
}

/// Applies a maximum payout to the winning lines of all seats: shared out over the seats in proportion, then over each
/// seat's lines (letitride 13).
#[inline(never)]
pub(crate) fn apply_limit(
    seats: &mut [SeatSettlement],
    limit: Option<Chips>,
    covers: &dyn Fn(Bet) -> bool,
) -> Option<LimitOut> {
    let limit = limit?;
    let mut sums = Vec::new();
    for seat in seats.iter() {
        sums.push(prizes(&seat.lines, covers).iter().copied().sum());
    }
    let shared = crate::pay::prorate(&sums, limit)?;
    for (seat, paid) in seats.iter_mut().zip(&shared.paid) {
        let pays = crate::pay::split(*paid, &prizes(&seat.lines, covers));
        for (line, pays) in seat.lines.iter_mut().zip(pays) {
            if covers(line.bet) {
                line.limit_to(pays);
            }
        }
        seat.total_up();
    }
    let paid = shared.paid.iter().copied().sum();
    Some(LimitOut {
        limit,
        sum: shared.sum,
        factor: shared.factor,
        paid,
    })
}

/// What the lines won as far as the limit covers it.
#[inline(never)]
fn prizes(lines: &[Line], covers: &dyn Fn(Bet) -> bool) -> Vec<Chips> {
    let mut prizes = Vec::new();
    for line in lines {
        let covered = covers(line.bet);
        prizes.push(if covered { line.prize } else { Chips::ZERO });
    }
    prizes
}

plain! {
    Line {
        bet: "bet", hand: "box", stake: "stake", outcome: "outcome", ratio: "ratio", prize: "prize", pays: "pays",
        commission: "commission", returned: "returned", reason: "reason", cite: "cite",
    }
    SeatSettlement {
        seat: "seat", staked: "staked", returned: "returned", won: "won", net: "net", hand: "hand", lines: "lines",
        low(some): "low", blackjack(some): "blackjack", war_card(some): "warCard", set_aside(some): "setAside",
        versus(some): "versus",
    }
    Versus { high: "high", low: "low" }
    SettledPot { amount: "amount", eligible: "eligible", winners: "winners", uncontested: "uncontested" }
    PotShare { seat: "seat", amount: "amount", odd_chips: "oddChips" }
    SeatAmount { seat: "seat", amount: "amount" }
    LimitOut { limit: "limit", sum: "sum", factor: "factor", paid: "paid" }
    Settlement {
        seats: "seats", pots(some): "pots", refunds(some): "refunds", limit(some): "limit", house: "house",
    }
}
