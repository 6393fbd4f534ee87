//! What the three bets and the bonus of Triple Shot pay, as pure functions.
#![forbid(unsafe_code)]

use super::config::read_paytable;
use crate::blackjack::Total;
use crate::card::{Card, Rank};
use crate::chips::Chips;
use crate::cite::{Cite, Game, Source};
use crate::games::house;
use crate::json::{self, Fields, Json};
use crate::pay::{Pay, all_back};
use crate::paytable::{PayTable, poker_key};
use crate::plain::plain;
use crate::problem::{Code, Problem};
use crate::ranking::category::{Category, Ruleset};
use crate::ranking::{HandRank, rank_hand};
use crate::settlement::{Bet, Line, Outcome};

/// The key of the lowest hand that is paid.
const QUEENS_OR_BETTER: &str = "queensOrBetter";

/// War and Black Jack as the article has them: the hand against the dealer's.
const WAR: Cite = Cite::article(Game::TripleShot, "9.a");
const BLACKJACK: Cite = Cite::article(Game::TripleShot, "9.b");
/// The page refers to the procedures of Black Jack, which are not at hand.
const PROCEDURES: Cite = Cite::house("blackjackProcedures");
/// Article 9.b has six cards paid at once; at what ratio it does not say.
const SIX_CARDS: Cite = Cite::house("sixCardsEven");
/// The page breaks off where Poker is settled: paid from a table, not against the dealer.
const POKER: Cite = Cite::Source {
    source: Source::DesignerPatent,
    note: "sixCardPaytable",
};
const HAT_TRICK: Cite = Cite::Source {
    source: Source::DesignerPatent,
    note: "bonusHatTrick",
};

/// What Poker pays by default, to one.
pub(super) fn default_pays() -> PayTable {
    PayTable::to_one(&[
        ("royalFlush", 100),
        ("straightFlush", 30),
        ("fourOfAKind", 15),
        ("fullHouse", 7),
        ("flush", 5),
        ("straight", 4),
        ("threeOfAKind", 3),
        ("twoPair", 2),
        (QUEENS_OR_BETTER, 1),
    ])
}

/// War (article 9.a): the higher card wins one to one; equal cards cost half the bet, rounded down.
pub(super) fn war(player: Card, dealer: Card, stake: Chips) -> Line {
    match player.rank().cmp(&dealer.rank()) {
        std::cmp::Ordering::Greater => Line::win(Bet::War, stake, Pay::EVEN, "higherCard", WAR),
        std::cmp::Ordering::Less => lost(Bet::War, stake, "lowerCard", WAR),
        std::cmp::Ordering::Equal => {
            let half = stake - Chips::of(stake.get() / 2);
            Line::without_win(Bet::War, stake, Outcome::HalfLost, half, "equalCards", WAR)
        }
    }
}

/// A Black Jack hand that no longer needs the dealer: past 21, or six cards without passing it (article 9.b).
pub(super) fn blackjack_at_once(total: Total, stake: Chips) -> Option<Line> {
    if total.bust {
        return Some(lost(Bet::Blackjack, stake, "bust", PROCEDURES));
    }
    let six = || Line::win(Bet::Blackjack, stake, Pay::EVEN, "sixCards", SIX_CARDS);
    total.six_cards.then(six)
}

/// A Black Jack hand against the dealer's.
pub(super) fn blackjack(total: Total, dealer: Total, stake: Chips, natural_pays: Pay) -> Line {
    let ratio = if total.natural {
        natural_pays
    } else {
        Pay::EVEN
    };
    let (outcome, reason) = match (total.natural, dealer.natural) {
        (true, true) => (Outcome::Push, "bothNatural"),
        (true, false) => (Outcome::Win, "natural"),
        (false, true) => (Outcome::Lose, "dealerNatural"),
        (false, false) if dealer.bust => (Outcome::Win, "dealerBust"),
        (false, false) if total.total > dealer.total => (Outcome::Win, "higherTotal"),
        (false, false) if total.total < dealer.total => (Outcome::Lose, "lowerTotal"),
        (false, false) => (Outcome::Push, "equalTotals"),
    };
    house::line(Bet::Blackjack, stake, outcome, ratio, reason, PROCEDURES)
}

/// Poker: the best five of six from the table.
pub(super) fn poker(hand: &HandRank, stake: Chips, pays: &PayTable) -> Line {
    let key = poker_key(hand.category, &hand.ranks, Rank::Queen, QUEENS_OR_BETTER);
    match key.and_then(|key| Some((key, pays.pay(key)?))) {
        Some((key, ratio)) => Line::win(Bet::Poker, stake, ratio, key, POKER),
        None => {
            let pair = hand.category == Category::OnePair;
            let reason = if pair { "pairBelowQueens" } else { "noPair" };
            lost(Bet::Poker, stake, reason, POKER)
        }
    }
}

/// The bonus, by the first game that was lost (articles 9.a and 9.b take it for War and Black Jack).
pub(super) fn bonus_lost(with: Bet, stake: Chips) -> Line {
    let (reason, cite) = match with {
        Bet::War => ("warLost", WAR),
        Bet::Blackjack => ("blackjackLost", BLACKJACK),
        Bet::Bet1 | Bet::Bet2 | Bet::Bet3 | Bet::Poker | Bet::Bonus | Bet::Main => {
            ("pokerLost", HAT_TRICK)
        }
    };
    lost(Bet::Bonus, stake, reason, cite)
}

/// The bonus of who lost none of the three games.
pub(super) fn bonus_won(stake: Chips, ratio: Pay) -> Line {
    Line::win(Bet::Bonus, stake, ratio, "hatTrick", HAT_TRICK)
}

const fn lost(bet: Bet, stake: Chips, reason: &'static str, cite: Cite) -> Line {
    Line::without_win(bet, stake, Outcome::Lose, Chips::ZERO, reason, cite)
}

/// One card.
fn read_card(value: &Json, path: &str) -> Result<Card, Problem> {
    let cards = json::exactly(value, path, 1)?;
    let card = cards.first().filter(|card| !card.is_joker());
    card.copied()
        .ok_or_else(|| Problem::new(Code::JokerNotAllowed).text("argument", path))
}

/// A bet that can be paid `best` to one.
fn read_bet(fields: &mut Fields<'_, '_>, best: u64) -> Chips {
    let bet = fields.must("bet", |value, path| {
        let bet = json::chips(value, path)?;
        if all_back(bet.get(), best) > Chips::MAX.get() {
            return Err(Problem::overflow(path));
        }
        Ok(bet)
    });
    bet.unwrap_or_default()
}

/// War without a table: `{ player, dealer, bet }`, a card each.
///
/// # Errors
/// `badInput`, `unknownKey`, `badCard`, `duplicateCard`, `wrongCount`, `jokerNotAllowed`, `badChips`, `amountOverflow`.
///
/// ```
/// let input = r#"{ "player": "9c", "dealer": "9d", "bet": 5 }"#;
/// let line = tapete::triple_shot_war(&serde_json::from_str(input).unwrap())?;
/// assert_eq!(line.returned.get(), 3);
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn triple_shot_war(input: &Json) -> Result<Line, Problem> {
    json::object(input, "input", |fields| {
        let player = fields.must("player", read_card);
        let dealer = fields.must("dealer", read_card);
        let bet = read_bet(fields, 1);
        let (player, dealer) = (player?, dealer?);
        fields.faults.require(player != dealer, || {
            let twice = Problem::new(Code::DuplicateCard).text("argument", "input.dealer");
            twice.text("card", player.as_str())
        });
        Some(war(player, dealer, bet))
    })
}

/// Six cards of Triple Shot and what they pay.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SixCards {
    /// The best five.
    pub hand: HandRank,
    /// The sixth card.
    pub set_aside: Card,
    /// The bet.
    pub line: Line,
}

plain! { SixCards { hand: "hand", set_aside: "setAside", line: "line" } }

/// Poker without a table: `{ cards, bet, paytable? }`, six cards.
///
/// # Errors
/// `badInput`, `unknownKey`, `badCard`, `duplicateCard`, `wrongCount`, `jokerNotAllowed`, `badChips`, `badRatio`,
/// `amountOverflow`.
///
/// ```
/// let input = r#"{ "cards": "Qc Qd 7h 5s 3c 2d", "bet": 10 }"#;
/// let six = tapete::triple_shot_poker(&serde_json::from_str(input).unwrap())?;
/// assert_eq!((six.set_aside.as_str(), six.line.reason), ("2d", "queensOrBetter"));
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn triple_shot_poker(input: &Json) -> Result<SixCards, Problem> {
    json::object(input, "input", |fields| {
        let hand = fields.must("cards", |cards, path| {
            let cards = json::exactly(cards, path, 6)?;
            rank_hand(&cards, Ruleset::Standard).map_err(|problem| problem.about(path))
        });
        let pays = read_paytable("paytable", fields);
        let bet = read_bet(fields, pays.best());
        let hand = hand?;
        Some(SixCards {
            hand,
            set_aside: hand.unused.first().copied()?,
            line: poker(&hand, bet, &pays),
        })
    })
}
