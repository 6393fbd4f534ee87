//! Counting completions: the published counts of whole decks, and every small case against ranking hand by hand.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

mod common;

use tapete::{Card, Category, Code, HandKind, Ruleset, count_categories, parse_cards, rank_many};

#[test]
fn whole_decks_count_as_published() {
    let table: serde_json::Value = serde_json::from_str(common::TABLE).unwrap();
    for (name, row) in table.as_object().unwrap() {
        let (rules, _, size) = common::named(name);
        let counts = count_categories(&[], &[], size, rules).unwrap();
        for category in Category::ALL {
            let expected = row["counts"].get(category.as_str());
            let expected = expected.map_or(0, |count| count.as_u64().unwrap());
            assert_eq!(counts[category as usize], expected, "{name} {category:?}");
        }
    }
}

/// Ranks every completion.
fn one_by_one(known: &[Card], dead: &[Card], draw: usize, rules: Ruleset) -> [u64; 11] {
    let deck = 52 + u8::from(rules.has_joker());
    let ids = |cards: &[Card]| cards.iter().map(|card| card.id()).collect::<Vec<u8>>();
    let (known, dead) = (ids(known), ids(dead));
    let left: Vec<u8> = (0..deck)
        .filter(|id| !known.contains(id) && !dead.contains(id))
        .collect();
    let size = known.len() + draw;
    let mut counts = [0; 11];
    common::all_hands(left.len() as u8, draw, |places| {
        let hands = places.chunks(draw).flat_map(|hand| {
            let drawn = hand.iter().map(|place| left[usize::from(*place)]);
            known.iter().copied().chain(drawn).collect::<Vec<u8>>()
        });
        for value in rank_many(&hands.collect::<Vec<u8>>(), size, rules, true) {
            let (category, _) = HandKind::Best(rules).describe(value, 5).unwrap();
            counts[category as usize] += 1;
        }
    });
    counts
}

#[test]
fn counts_are_those_of_ranking_every_completion() {
    let mut state = 7u32;
    let mut below = |n: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % n
    };
    for round in 0..400 {
        let rules = Ruleset::ALL[round % 3];
        let deck = 52 + u32::from(rules.has_joker());
        let size = 5 + below(3) as usize;
        let draw = 1 + below(if round % 20 == 0 { 4 } else { 3 }) as usize;
        let mut cards: Vec<Card> = Vec::new();
        // Often of few suits and ranks, so that flushes, straights and groups come.
        let (suits, dead) = (1 + below(4), below(12) as usize);
        while cards.len() < size - draw + dead {
            let id = if below(8) == 0 {
                deck - 1
            } else {
                below(13) * 4 + below(suits)
            };
            let card = Card::from_id(id as u8).unwrap();
            if !cards.contains(&card) {
                cards.push(card);
            } else if cards.len() >= (13 * suits) as usize {
                break;
            }
        }
        let (known, dead) = cards.split_at((size - draw).min(cards.len()));
        let counts = count_categories(known, dead, draw, rules).unwrap();
        assert_eq!(
            counts,
            one_by_one(known, dead, draw, rules),
            "{known:?} {dead:?} {draw} {rules:?}"
        );
    }
}

#[test]
fn nothing_left_to_draw_is_the_hand_itself() {
    let royal = parse_cards("As Ks Qs Js Ts").unwrap();
    let counts = count_categories(&royal, &[], 0, Ruleset::Standard).unwrap();
    assert_eq!(counts[Category::RoyalFlush as usize], 1);
    assert_eq!(counts.iter().sum::<u64>(), 1);
}

#[test]
fn unfit_cards_are_refused() {
    let cards = |text: &str| parse_cards(text).unwrap();
    let code = |known: &str, dead: &str, draw, rules| {
        count_categories(&cards(known), &cards(dead), draw, rules)
            .unwrap_err()
            .code
    };
    assert_eq!(
        code("As", "Kd As", 6, Ruleset::Standard),
        Code::DuplicateCard
    );
    assert_eq!(code("As Ad", "", 2, Ruleset::Standard), Code::WrongCount);
    assert_eq!(code("As Ad", "", 6, Ruleset::Standard), Code::WrongCount);
    assert_eq!(code("", "", 8, Ruleset::Standard), Code::WrongCount);
    assert_eq!(
        code("Jk As Ad", "", 2, Ruleset::AceHigh),
        Code::JokerNotAllowed
    );
    assert_eq!(
        code("As", "Jk", 4, Ruleset::Standard),
        Code::JokerNotAllowed
    );
    let all: Vec<Card> = (0..48).map(|id| Card::from_id(id).unwrap()).collect();
    let problem = count_categories(&[], &all, 5, Ruleset::Standard).unwrap_err();
    assert_eq!(problem.code, Code::WrongCount);
    assert!(count_categories(&[], &all, 5, Ruleset::PaiGow).is_ok());
}
