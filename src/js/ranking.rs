//! Ranking: integers in, packed integers out.

use std::cell::Cell;

use wasm_bindgen::prelude::*;

use super::answer;
use crate::card::Card;
use crate::cite::{self, Game};
use crate::ranking::category::Ruleset;
use crate::ranking::evaluate::{self, Suited};
use crate::ranking::{HandKind, batch, count};

/// How many low bits of a packed hand its value takes; then three bits for the place of each of five cards that play,
/// and of each of two that do not; then the joker.
const VALUE_BITS: u32 = 13;
const PLACES_BITS: u32 = 7 * 3;
const NO_RANK: u64 = 15;
const NO_SUIT: u64 = 4;

fn kind(mode: u8) -> Option<HandKind> {
    Some(match mode {
        0 => HandKind::Best(Ruleset::Standard),
        1 => HandKind::Best(Ruleset::PaiGow),
        2 => HandKind::Best(Ruleset::AceHigh),
        3 => HandKind::Two,
        4 => HandKind::Showing,
        5 => HandKind::Best(Ruleset::PaiGowLowWheel),
        _ => return None,
    })
}

#[wasm_bindgen(js_name = rankCards)]
#[allow(clippy::too_many_arguments)]
pub fn rank_cards(
    mode: u8,
    count: usize,
    c0: u8,
    c1: u8,
    c2: u8,
    c3: u8,
    c4: u8,
    c5: u8,
    c6: u8,
) -> f64 {
    let bits = packed(mode, count, [c0, c1, c2, c3, c4, c5, c6]);
    // Signed, since that is one instruction of most machines.
    bits.map_or(f64::NAN, |bits| bits as i64 as f64)
}

/// The value of five to seven cards, unless they are no hand of the ruleset.
fn best(rules: Ruleset, count: usize, ids: &[u8; 7]) -> Option<u16> {
    let hand = Suited::of_set(batch::set_of(ids, count)?);
    (rules.has_joker() || !hand.joker).then(|| evaluate::value(&hand, rules))
}

fn packed(mode: u8, count: usize, ids: [u8; 7]) -> Option<u64> {
    let kind = kind(mode)?;
    let own = ids.get(..count)?;
    let value = match kind {
        HandKind::Best(rules) => best(rules, count, &ids)?,
        HandKind::Two | HandKind::Showing => {
            let cards: Option<Vec<Card>> = own.iter().map(|id| Card::from_id(*id)).collect();
            let cards = cards?;
            kind.check(&cards).ok()?;
            kind.value(&cards)
        }
    };
    let (_, playing) = kind.cards_of(value, own)?;
    let joker = playing.joker.map_or(NO_RANK | NO_SUIT << 4, |role| {
        u64::from(role.rank.index())
            | role.suit.map_or(NO_SUIT, |suit| u64::from(suit.index())) << 4
    });
    Some(
        u64::from(value)
            | u64::from(playing.order) << VALUE_BITS
            | joker << (VALUE_BITS + PLACES_BITS),
    )
}

#[wasm_bindgen(js_name = rankValue)]
#[allow(clippy::too_many_arguments)]
pub fn rank_value(
    mode: u8,
    count: usize,
    c0: u8,
    c1: u8,
    c2: u8,
    c3: u8,
    c4: u8,
    c5: u8,
    c6: u8,
) -> i32 {
    let ids = [c0, c1, c2, c3, c4, c5, c6];
    match kind(mode) {
        Some(HandKind::Best(rules)) => best(rules, count, &ids).map_or(-1, i32::from),
        _ => -1,
    }
}

/// How many hands of seven are ranked in one go: 36 KB that stay in memory, in and out, and no allocation a call.
const ROOM: usize = 4096;

thread_local! {
    static BATCH: Cell<(Vec<u8>, Vec<u16>)> = const { Cell::new((Vec::new(), Vec::new())) };
}

/// Where the JavaScript layer writes the ids of a batch, or reads the values.
#[wasm_bindgen(js_name = batchPlace)]
pub fn batch_place(of_values: bool) -> usize {
    let (mut ids, mut values) = BATCH.take();
    if values.is_empty() {
        (ids, values) = (vec![0; 7 * ROOM], vec![0; ROOM]);
    }
    let place = if of_values {
        values.as_ptr().addr()
    } else {
        ids.as_ptr().addr()
    };
    BATCH.set((ids, values));
    place
}

/// Ranks the hands written there. Gives how many stand before the first bad one.
#[wasm_bindgen(js_name = rankBatch)]
pub fn rank_batch(hands: usize, size: usize, mode: u8, checked: bool) -> usize {
    let (ids, mut values) = BATCH.take();
    let part = (ids.get(..hands * size), values.get_mut(..hands));
    let good = match (kind(mode), part) {
        (Some(HandKind::Best(ruleset)), (Some(ids), Some(values))) => {
            batch::rank_into(values, ids, size, ruleset, checked)
        }
        _ => 0,
    };
    BATCH.set((ids, values));
    good
}

/// The counts of all categories. The sets of cards are ids as bits, of which 53 are exact in a number.
#[wasm_bindgen(js_name = countCategories)]
pub fn count_categories(known: f64, dead: f64, draw: usize, mode: u8) -> f64 {
    let counts = match kind(mode) {
        Some(HandKind::Best(ruleset)) => count::count(known as u64, dead as u64, draw, ruleset),
        _ => Default::default(),
    };
    answer(Ok(counts))
}

/// Every class of a kind of hand: category, count of ranks from bit 4, ranks from bit 7, four bits each.
#[wasm_bindgen]
pub fn classes(mode: u8, count: u32) -> Vec<u32> {
    let Some(kind) = kind(mode) else {
        return Vec::new();
    };
    let classes = kind.all_classes(count).iter();
    classes.map(|class| class.0).collect()
}

/// Whether a game is played under a ruleset, by its page or by option.
#[wasm_bindgen(js_name = playsUnder)]
pub fn plays_under(game: &str, mode: u8) -> bool {
    match (Game::from_name(game), kind(mode)) {
        (Some(game), Some(HandKind::Best(ruleset))) => cite::plays_under(game, ruleset),
        _ => false,
    }
}

#[wasm_bindgen(js_name = citeHand)]
pub fn cite_hand(game: &str, mode: u8, count: u32, value: u16) -> f64 {
    let cite = || {
        let (category, ranks) = kind(mode)?.describe(value, count)?;
        cite::cite_hand(Game::from_name(game)?, category, &ranks)
    };
    answer(Ok(cite()))
}

#[wasm_bindgen(js_name = citeCompare)]
pub fn cite_compare(game: &str, mode: u8, count: u32, a: u16, b: u16) -> f64 {
    let cite = || {
        let kind = kind(mode)?;
        let ((category_a, ranks_a), (category_b, ranks_b)) =
            (kind.describe(a, count)?, kind.describe(b, count)?);
        Some(cite::cite_compare(
            Game::from_name(game)?,
            kind,
            (category_a, &ranks_a),
            (category_b, &ranks_b),
        ))
    };
    answer(Ok(cite()))
}
