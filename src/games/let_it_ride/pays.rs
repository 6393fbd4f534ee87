//! What Let It Ride pays (articles 10 to 13), as pure functions.
#![forbid(unsafe_code)]

use super::config::read_paytable;
use crate::card::{Card, Rank};
use crate::chips::Chips;
use crate::cite::{Cite, Game, cite_hand};
use crate::json::{self, Fields, Json};
use crate::path;
use crate::pay::all_back;
use crate::paytable::{PayTable, poker_key};
use crate::problem::Problem;
use crate::ranking::category::{Category, Ranks, Ruleset};
use crate::ranking::{HandKind, HandRank, rank_hand};
use crate::settlement::{Bet, Line, Outcome, SeatSettlement, Settlement, apply_limit};

/// The key of the lowest hand that is paid.
const TENS_OR_BETTER: &str = "tensOrBetter";

/// The least that may be paid, to one (article 11).
const MINIMUM: [(&str, u32); 9] = [
    ("royalFlush", 1000),
    ("straightFlush", 200),
    ("fourOfAKind", 50),
    ("fullHouse", 11),
    ("flush", 8),
    ("straight", 5),
    ("threeOfAKind", 3),
    ("twoPair", 2),
    (TENS_OR_BETTER, 1),
];

/// The letters of article 11 that set these.
const LETTERS: [&str; 9] = [
    "11.a", "11.b", "11.c", "11.d", "11.e", "11.f", "11.g", "11.h", "11.i",
];

pub(crate) fn minimum_pays() -> PayTable {
    PayTable::to_one(&MINIMUM)
}

/// The article that sets the minimum of a key.
#[inline(never)]
pub(super) fn article(key: &str) -> Cite {
    let mut letters = MINIMUM.iter().zip(LETTERS);
    let found = letters.find(|((name, _), _)| *name == key);
    Cite::article(Game::LetItRide, found.map_or("11", |(_, letter)| letter))
}

fn pay_key(category: Category, ranks: &Ranks) -> Option<&'static str> {
    poker_key(category, ranks, Rank::Ten, TENS_OR_BETTER)
}

/// A bet that is still up, settled by its hand: less than a pair of tens loses (article 10).
pub(super) fn settle(bet: Bet, stake: Chips, hand: &HandRank, pays: &PayTable) -> Line {
    let paid = pay_key(hand.category, &hand.ranks).and_then(|key| Some((key, pays.pay(key)?)));
    match paid {
        Some((key, ratio)) => Line::win(
            bet,
            stake,
            ratio,
            key,
            // That A-2-3-4-5 is a straight is on no page of this game.
            cite_hand(Game::LetItRide, hand.category, &hand.ranks).unwrap_or_else(|| article(key)),
        ),
        None => {
            let pair = hand.category == Category::OnePair;
            let reason = if pair { "pairBelowTens" } else { "noPair" };
            let cite = Cite::article(Game::LetItRide, "10");
            Line::without_win(bet, stake, Outcome::Lose, Chips::ZERO, reason, cite)
        }
    }
}

/// Whether three or four cards are paid already, whatever comes.
pub(super) fn pays_already(cards: &[Card]) -> bool {
    let kind = HandKind::Showing;
    let described = kind.describe(kind.value(cards), cards.len() as u32);
    described.is_some_and(|(category, ranks)| pay_key(category, &ranks).is_some())
}

/// The settlement of finished hands, for pages that have their own game: `{ hands, paytable?, maxPayout? }`, each hand
/// `{ cards, bets }` with one amount or one to three. The seat of a hand is its place.
///
/// # Errors
/// `badInput`, `unknownKey`, `badCard`, `duplicateCard`, `wrongCount`, `badChips`, `badRatio`, `amountOverflow`,
/// `paytableBelowMinimum`.
///
/// ```
/// let input = r#"{ "hands": [{ "cards": "Tc Td 4h Ks 2c", "bets": [10, 10, 10] }] }"#;
/// let settled = tapete::let_it_ride_pays(&serde_json::from_str(input).unwrap())?;
/// assert_eq!((settled.seats[0].returned.get(), settled.seats[0].net), (60, 30));
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn let_it_ride_pays(input: &Json) -> Result<Settlement, Problem> {
    json::object(input, "input", |fields| read_hands(fields).map(settled))
}

fn settled((hands, pays, limit): Hands) -> Settlement {
    let mut seats = Vec::new();
    for (seat, (hand, bets)) in (0..).zip(&hands) {
        let mut lines = Vec::new();
        for (bet, stake) in Bet::ALL.iter().zip(bets) {
            lines.push(settle(*bet, *stake, hand, &pays));
        }
        SeatSettlement::add_to(&mut seats, seat, Some(hand), lines);
    }
    let limit = apply_limit(&mut seats, limit, &|_| true);
    Settlement::of_house(seats, limit)
}

/// A hand and its bets.
type Played = (HandRank, Vec<Chips>);
/// All hands, what they are paid, and the limit.
type Hands = (Vec<Played>, PayTable, Option<Chips>);

fn read_hands(fields: &mut Fields<'_, '_>) -> Option<Hands> {
    let list = fields.list("hands", 1, super::config::MOST_SEATS.into());
    let pays = read_paytable("paytable", fields);
    let limit = fields.max_payout();
    // Told of before what a hand has too much.
    fields.note_unknown();
    let mut hands = Vec::new();
    for (i, hand) in list?.iter().enumerate() {
        let read = json::object(hand, &path::index("input.hands", i), read_hand);
        if let Some(hand) = fields.faults.note(read) {
            hands.push(hand);
        }
    }
    let mut staked = 0;
    for (_, bets) in &hands {
        staked += bets.iter().map(|bet| bet.get()).sum::<u64>();
    }
    let highest = all_back(staked, pays.best());
    fields.faults.require(highest <= Chips::MAX.get(), || {
        Problem::overflow("input.hands")
    });
    Some((hands, pays, limit))
}

fn read_hand(fields: &mut Fields<'_, '_>) -> Option<Played> {
    let hand = fields.must("cards", |cards, path| {
        let cards = json::cards(cards, path)?;
        if cards.len() > 5 {
            return Err(Problem::wrong_count(cards.len(), 5).about(path));
        }
        rank_hand(&cards, Ruleset::Standard).map_err(|problem| problem.about(path))
    });
    let bets = if let Some(Json::List(_)) = fields.get("bets") {
        fields.each("bets", 1, 3, json::chips)
    } else {
        vec![fields.chips("bets").unwrap_or_default()]
    };
    Some((hand?, bets))
}
