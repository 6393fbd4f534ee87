//! Published figures of Triple Shot, by enumeration through the public functions.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

mod common;

use serde_json::json;
use tapete::{Card, Ruleset, rank_many, triple_shot_poker};

/// The net of a bet of one chip on six cards, with the default table.
fn net(hand: &[u8]) -> i64 {
    let cards: Vec<String> = hand
        .iter()
        .map(|id| Card::from_id(*id).unwrap().to_string())
        .collect();
    let input = json!({ "cards": cards, "bet": 1 });
    let six = triple_shot_poker(&serde_json::from_value(input).unwrap()).unwrap();
    six.line.returned.get() as i64 - 1
}

/// Of 20,358,520 hands 6,267,352 win; the edge is 650,816 / 20,358,520.
#[test]
fn poker_over_all_six_card_hands() {
    let mut nets: Vec<Option<i64>> = vec![None; usize::from(Ruleset::Standard.classes())];
    let (mut hands, mut winning, mut total) = (0u64, 0u64, 0i64);
    common::all_hands(52, 6, |ids| {
        let values = rank_many(ids, 6, Ruleset::Standard, true);
        for (hand, value) in ids.chunks(6).zip(values) {
            let net = *nets[usize::from(value)].get_or_insert_with(|| net(hand));
            hands += 1;
            winning += u64::from(net > 0);
            total += net;
        }
    });
    assert_eq!((hands, winning, total), (20_358_520, 6_267_352, -650_816));
}
