//! Ranking: integers in, packed integers out.

use wasm_bindgen::prelude::*;

use super::answer;
use crate::card::Card;
use crate::cite::{self, Game};
use crate::ranking::category::Ruleset;
use crate::ranking::{HandKind, batch};

/// How many low bits of a packed hand its value takes; then three bits for each playing card's place, then the joker.
const VALUE_BITS: u32 = 13;
const PLACES_BITS: u32 = 15;
const NO_RANK: u64 = 15;
const NO_SUIT: u64 = 4;

fn kind(mode: u8) -> Option<HandKind> {
    Some(match mode {
        0 => HandKind::Best(Ruleset::Standard),
        1 => HandKind::Best(Ruleset::PaiGow),
        2 => HandKind::Best(Ruleset::AceHigh),
        3 => HandKind::Two,
        4 => HandKind::Showing,
        _ => return None,
    })
}

/// The first `count` ids as cards; none if an id is no card's.
fn hand(count: usize, ids: [u8; 7]) -> Option<([Card; 7], usize)> {
    let mut cards = [Card::JOKER; 7];
    for (card, id) in cards.iter_mut().zip(ids) {
        *card = Card::from_id(id)?;
    }
    (count <= 7).then_some((cards, count))
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
    packed(mode, count, [c0, c1, c2, c3, c4, c5, c6]).map_or(f64::NAN, |bits| bits as f64)
}

fn packed(mode: u8, count: usize, ids: [u8; 7]) -> Option<u64> {
    let (kind, (cards, count)) = (kind(mode)?, hand(count, ids)?);
    let cards = cards.get(..count)?;
    kind.check(cards).ok()?;
    let (value, _, _, playing) = kind.rank(cards)?;
    let places = playing
        .as_slice()
        .iter()
        .rev()
        .fold(0, |bits, place| bits << 3 | u64::from(*place));
    let joker = playing.joker.map_or(NO_RANK | NO_SUIT << 4, |role| {
        u64::from(role.rank.index())
            | role.suit.map_or(NO_SUIT, |suit| u64::from(suit.index())) << 4
    });
    Some(u64::from(value) | places << VALUE_BITS | joker << (VALUE_BITS + PLACES_BITS))
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
    let value = || {
        let (kind, (cards, count)) = (kind(mode)?, hand(count, [c0, c1, c2, c3, c4, c5, c6])?);
        let cards = cards.get(..count)?;
        kind.check(cards).ok()?;
        Some(i32::from(kind.value(cards)))
    };
    value().unwrap_or(-1)
}

#[wasm_bindgen(js_name = rankMany)]
pub fn rank_many(ids: &[u8], size: usize, mode: u8, checked: bool) -> Vec<u16> {
    match kind(mode) {
        Some(HandKind::Best(ruleset)) => batch::rank_many(ids, size, ruleset, checked),
        _ => Vec::new(),
    }
}

/// Every class of a kind of hand: category, count of ranks from bit 4, ranks from bit 7, four bits each.
#[wasm_bindgen]
pub fn classes(mode: u8, count: u32) -> Vec<u32> {
    let Some(kind) = kind(mode) else {
        return Vec::new();
    };
    let describe = |value| {
        let (category, ranks) = kind.describe(value, count)?;
        let ranks = ranks.as_slice();
        let packed = ranks
            .iter()
            .rev()
            .fold(0, |bits, rank| bits << 4 | u32::from(rank.index()));
        Some(category as u32 | (ranks.len() as u32) << 4 | packed << 7)
    };
    (0..kind.classes(count)).filter_map(describe).collect()
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
    answer(Ok(&cite()))
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
    answer(Ok(&cite()))
}
