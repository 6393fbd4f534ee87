//! The core inside a wasm engine, in Node and in real browsers.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use tapete::{Category, HandKind, Ruleset, parse_cards, rank_hand, rank_many, winners};
use wasm_bindgen_test::wasm_bindgen_test;

fn category(text: &str, rules: Ruleset) -> Category {
    rank_hand(&parse_cards(text).unwrap(), rules)
        .unwrap()
        .category
}

#[wasm_bindgen_test]
fn wheel_is_a_straight_unless_the_ace_is_only_high() {
    assert_eq!(
        category("As 2d 3c 4h 5s", Ruleset::Standard),
        Category::Straight
    );
    assert_eq!(
        category("As 2d 3c 4h 5s", Ruleset::PaiGow),
        Category::Straight
    );
    assert_eq!(
        category("As 2d 3c 4h 5s", Ruleset::AceHigh),
        Category::HighCard
    );
}

#[wasm_bindgen_test]
fn joker_makes_five_aces() {
    assert_eq!(
        category("Jk Ac Ad Ah As Kd 2c", Ruleset::PaiGow),
        Category::FiveAces
    );
}

#[wasm_bindgen_test]
fn board_that_plays_is_a_tie() {
    let hands = ["9c 2s", "Jh Kh", "Qc 4h"].map(|text| parse_cards(text).unwrap());
    let board = parse_cards("Jd Tc Qs Ks 9s").unwrap();
    assert_eq!(
        winners(&hands, &board, Ruleset::Standard).unwrap(),
        [0, 1, 2]
    );
}

/// The counts of every category among all five-card hands are the published ones.
#[wasm_bindgen_test]
fn all_five_card_hands_count_as_published() {
    let mut counts = [0u32; 11];
    let mut ids = Vec::new();
    for a in 0..48u8 {
        ids.clear();
        for b in a + 1..49 {
            for c in b + 1..50 {
                for d in c + 1..51 {
                    (d + 1..52).for_each(|e| ids.extend([a, b, c, d, e]));
                }
            }
        }
        for value in rank_many(&ids, 5, Ruleset::Standard, true) {
            let (category, _) = HandKind::Best(Ruleset::Standard)
                .describe(value, 5)
                .unwrap();
            counts[category as usize] += 1;
        }
    }
    let published = [
        1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4, 0,
    ];
    assert_eq!(counts, published);
}

#[wasm_bindgen_test]
fn bad_batches_stop_at_the_first_bad_hand() {
    assert_eq!(
        rank_many(&[0, 1, 2, 3, 4, 5, 5, 6, 7, 8], 5, Ruleset::Standard, true).len(),
        1
    );
    assert_eq!(
        rank_many(&[0, 1, 2, 3, 52], 5, Ruleset::Standard, true).len(),
        0
    );
    assert_eq!(rank_many(&[255; 700], 7, Ruleset::PaiGow, false).len(), 100);
}
