//! Hands that are not ranked alone: Black Jack totals and the ways to set seven cards of Pai Gow. Ids in.

use wasm_bindgen::prelude::*;

use super::answer;
use crate::blackjack;
use crate::card::Card;
use crate::games::pai_gow::{self, HouseWay};
use crate::problem::{Code, Problem};
use crate::ranking::category::Ruleset;

/// The JavaScript layer has checked the ids.
#[inline(never)]
fn cards(ids: &[u8]) -> Vec<Card> {
    let mut cards = Vec::new();
    for id in ids {
        cards.extend(Card::from_id(*id));
    }
    cards
}

#[wasm_bindgen(js_name = blackjackTotal)]
pub fn blackjack_total(ids: &[u8]) -> f64 {
    answer(Ok(blackjack::blackjack_total(&cards(ids))))
}

const fn rules(lowest_wheel: bool) -> Ruleset {
    if lowest_wheel {
        Ruleset::PaiGowLowWheel
    } else {
        Ruleset::PaiGow
    }
}

#[wasm_bindgen(js_name = legalSettings)]
pub fn legal_settings(ids: &[u8], lowest_wheel: bool) -> f64 {
    answer(pai_gow::legal_settings(&cards(ids), rules(lowest_wheel)))
}

#[wasm_bindgen(js_name = houseWay)]
pub fn house_way(ids: &[u8], name: &str, lowest_wheel: bool) -> f64 {
    let way = HouseWay::from_name(name).ok_or_else(|| Problem::new(Code::BadInput));
    answer(way.and_then(|way| pai_gow::house_way(&cards(ids), way, rules(lowest_wheel))))
}
