//! Seeds, shuffles, cuts and decks. The stored decks come from a second implementation
//! (`tests/js/helpers/seeded-decks.mjs`).
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::collections::BTreeMap;

use tapete::{Card, Cite, Code, Deck, DeckRules, Detail, Game, Problem, Seed, Stream, parse_cards};

const GAMES: [Game; 3] = [Game::LetItRide, Game::SevenCardStud, Game::PaiGowPoker];

fn cards(deck: &Deck) -> String {
    let names: Vec<String> = deck.rest().iter().map(|card| card.to_string()).collect();
    names.join(" ")
}

fn vectors() -> Vec<serde_json::Value> {
    serde_json::from_str(include_str!("data/seeded-decks.json")).unwrap()
}

#[test]
fn seeded_decks_cuts_and_dice_are_the_stored_ones() {
    let vectors = vectors();
    assert_eq!(vectors.len(), 20);
    for vector in vectors {
        let seed = Seed::from_text(vector["seed"].as_str().unwrap());
        let size = vector["cards"].as_u64().unwrap() as u8;
        let Some(hand) = vector["hand"].as_u64() else {
            assert_eq!(
                cards(&Deck::shuffled(size, &mut seed.button())),
                vector["deck"]
            );
            continue;
        };
        let range = vector["cutRange"].as_array().unwrap();
        let rules = GAMES
            .map(DeckRules::of)
            .into_iter()
            .find(|rules| u64::from(rules.min_cut) == range[0]);
        let rules = rules.unwrap();
        assert_eq!(u64::from(rules.max_cut), range[1]);
        assert_eq!(rules.size, size);
        let mut stream = seed.hand(hand);
        assert_eq!(
            cards(&Deck::shuffled(size, &mut stream)),
            vector["deck"],
            "hand {hand}"
        );
        assert_eq!(
            u64::from(rules.draw_cut(&mut stream)),
            vector["cut"],
            "hand {hand}"
        );
        assert_eq!(
            serde_json::json!(stream.dice()),
            vector["dice"],
            "hand {hand}"
        );
    }
}

/// Shuffles 0, 1, … n - 1 with the streams of many hands of one seed.
fn orders(n: u8, hands: u64) -> impl Iterator<Item = Vec<u8>> {
    let seed = Seed::from_text("uniformity");
    (1..=hands).map(move |hand| {
        let mut order: Vec<u8> = (0..n).collect();
        seed.hand(hand).shuffle(&mut order);
        order
    })
}

/// (sum of squared differences) / expected, over counts that should be equal.
fn chi_square(counts: impl IntoIterator<Item = u64>, expected: f64) -> f64 {
    counts
        .into_iter()
        .map(|count| (count as f64 - expected).powi(2) / expected)
        .sum()
}

#[test]
fn s01_each_order_of_three_cards_is_equally_likely() {
    let mut counts = BTreeMap::new();
    for order in orders(3, 60_000) {
        *counts.entry(order).or_insert(0u64) += 1;
    }
    assert_eq!(counts.len(), 6);
    for (order, count) in counts {
        assert!(count.abs_diff(10_000) <= 365, "{order:?}: {count}");
    }
}

#[test]
fn s03_each_card_comes_to_each_place() {
    const HANDS: u64 = 200_000;
    let mut counts = vec![0u64; 52 * 52];
    for order in orders(52, HANDS) {
        for (place, card) in order.into_iter().enumerate() {
            counts[place * 52 + usize::from(card)] += 1;
        }
    }
    let expected = HANDS as f64 / 52.0;
    for (cell, count) in counts.iter().enumerate() {
        let sigma = (expected * 51.0 / 52.0).sqrt();
        let off = (*count as f64 - expected).abs();
        assert!(off < 5.5 * sigma, "place and card {cell}: {count}");
    }
    // Rows and columns add up: of permutations this is 52/51 times a chi-square of 51 * 51 degrees of freedom.
    let chi = chi_square(counts, expected) * 51.0 / 52.0;
    assert!((chi - 2601.0).abs() < 4.0 * 72.1, "chi-square {chi}");
}

#[test]
fn s03_a_card_can_stay_in_its_place() {
    let stays = orders(52, 52_000).filter(|order| order[0] == 0).count();
    assert!(stays.abs_diff(1_000) <= 4 * 32, "{stays}");
}

#[test]
fn s04_the_second_card_is_any_card() {
    let mut counts = [0u64; 52];
    for order in orders(52, 1_000) {
        counts[usize::from(order[1])] += 1;
    }
    assert!(
        counts.iter().all(|count| *count > 0),
        "all 52 are seen: {counts:?}"
    );
    // 51 degrees of freedom: mean 51, sigma 10.1.
    let chi = chi_square(counts, 1_000.0 / 52.0);
    assert!((chi - 51.0).abs() < 4.0 * 10.1, "chi-square {chi}");
}

#[test]
fn s05_every_bit_of_a_256_bit_key_counts() {
    let key = [0; 32];
    let deck = Deck::shuffled(52, &mut Seed::from_key(key).hand(1));
    for bit in 0..256 {
        let mut other = key;
        other[bit / 8] ^= 1 << (bit % 8);
        assert_ne!(
            Deck::shuffled(52, &mut Seed::from_key(other).hand(1)),
            deck,
            "bit {bit}"
        );
    }
    for bit in 0..64 {
        assert_ne!(
            Deck::shuffled(52, &mut Stream::new(key, 1 ^ 1 << bit)),
            deck,
            "nonce bit {bit}"
        );
    }
}

#[test]
fn s05_seeds_are_keys_or_texts() {
    let hex = "000102030405060708090a0b0c0d0e0f101112131415161718191A1B1C1D1E1F";
    let key: [u8; 32] = std::array::from_fn(|i| i as u8);
    assert_eq!(Seed::from_text(hex), Seed::from_key(key));
    assert_eq!(Seed::from_text(&hex.to_lowercase()), Seed::from_key(key));
    // SHA-256 of "abc" (FIPS 180-2).
    let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assert_eq!(Seed::from_text("abc"), Seed::from_text(abc));
    for text in [
        "",
        &hex[1..],
        &format!("{hex}0"),
        &hex.replace('A', "g"),
        "0",
    ] {
        assert_ne!(Seed::from_text(text), Seed::from_key(key), "{text}");
        assert_ne!(Seed::from_text(text).key(), [0; 32], "{text}");
    }
    assert_eq!(format!("{:?}", Seed::from_key(key)), "Seed(..)");
}

#[test]
fn s08_fresh_keys_differ() {
    let keys: Vec<[u8; 32]> = (0..100).map(|_| tapete::fresh_key().unwrap()).collect();
    for (i, key) in keys.iter().enumerate() {
        assert!(!keys[..i].contains(key));
    }
}

#[test]
fn the_button_has_a_stream_of_its_own() {
    let seed = Seed::from_text("button");
    assert_eq!(
        Deck::shuffled(52, &mut seed.button()),
        Deck::shuffled(52, &mut seed.hand(u64::MAX))
    );
    assert_ne!(
        Deck::shuffled(52, &mut seed.button()),
        Deck::shuffled(52, &mut seed.hand(1))
    );
}

#[test]
fn named_cards_come_first_then_the_others_by_id() {
    let mut deck = Deck::laid_out(&parse_cards("As Kd").unwrap(), 53);
    assert_eq!(deck.undealt(), 53);
    assert!(cards(&deck).starts_with("As Kd 2c 2d 2h"));
    assert!(cards(&deck).ends_with("Ac Ad Ah Jk"));
    deck.cut(52);
    assert_eq!(cards(&deck)[..8], *"Jk As Kd");
    let all: Vec<Card> = std::iter::from_fn(|| deck.draw()).collect();
    assert_eq!((all.len(), deck.undealt()), (53, 0));
    assert_eq!(deck.draw(), None);
    // What check_deck refuses does not make a deck of the wrong size.
    assert_eq!(
        Deck::laid_out(&parse_cards("As As Jk").unwrap(), 52).undealt(),
        52
    );
}

#[test]
fn a_cut_puts_the_lifted_cards_at_the_bottom() {
    for cut in 0..=52u8 {
        let mut deck = Deck::laid_out(&[], 52);
        deck.cut(cut);
        let expected: Vec<u8> = (cut..52).chain(0..cut).collect();
        let ids: Vec<u8> = deck.rest().iter().map(|card| card.id()).collect();
        assert_eq!(ids, expected, "{cut}");
    }
}

fn detail(problem: &Problem, name: &str) -> Option<Detail> {
    let found = problem.details.iter().find(|(other, _)| *other == name);
    found.map(|(_, detail)| detail.clone())
}

#[test]
fn cuts_outside_the_range_cite_the_article() {
    let cases = [
        (Game::SevenCardStud, 20, 32, "4.e", true),
        (Game::TexasHoldem, 1, 51, "5.b", false),
        (Game::LetItRide, 1, 51, "7.b", false),
        (Game::TripleShot, 1, 51, "7.b", false),
        (Game::PaiGowPoker, 44, 52, "8.a.2", true),
    ];
    for (game, min, max, article, ours) in cases {
        let rules = DeckRules::of(game);
        for cut in 0..300 {
            let checked = rules.check_cut(cut);
            if (min..=max).contains(&cut) {
                assert_eq!(checked, Ok(cut as u8));
                continue;
            }
            let problem = checked.unwrap_err();
            assert_eq!(problem.code, Code::BadCut);
            assert_eq!(problem.cite, Some(Cite::Article { game, article }));
            assert_eq!(detail(&problem, "cut"), Some(Detail::Number(cut)));
            assert_eq!(detail(&problem, "min"), Some(Detail::Number(min)));
            assert_eq!(detail(&problem, "max"), Some(Detail::Number(max)));
            assert_eq!(
                detail(&problem, "numbers").is_some(),
                ours,
                "the numbers are ours"
            );
        }
    }
}

#[test]
fn drawn_cuts_fill_their_range() {
    let mut stream = Seed::from_text("cuts").hand(1);
    for game in Game::ALL {
        let rules = DeckRules::of(game);
        let cuts: std::collections::BTreeSet<u8> =
            (0..5_000).map(|_| rules.draw_cut(&mut stream)).collect();
        assert_eq!(cuts, (rules.min_cut..=rules.max_cut).collect());
    }
}

#[test]
fn dice_show_one_to_six() {
    let mut stream = Seed::from_text("dice").hand(1);
    let mut counts = [0u64; 6];
    for die in (0..20_000).flat_map(|_| stream.dice()) {
        counts[usize::from(die) - 1] += 1;
    }
    // 5 degrees of freedom: 25.7 is exceeded once in 10,000.
    assert!(chi_square(counts, 10_000.0) < 25.7, "{counts:?}");
}

#[test]
fn decks_refuse_repeats_and_strange_jokers() {
    let check = |game, text: &str| DeckRules::of(game).check_deck(&parse_cards(text).unwrap());
    assert_eq!(check(Game::TexasHoldem, ""), Ok(()));
    assert_eq!(check(Game::PaiGowPoker, "Jk As"), Ok(()));
    let problem = check(Game::PaiGowPoker, "As Jk Kd Jk").unwrap_err();
    assert_eq!(
        problem.to_string(),
        r#"duplicateCard position=3 first=1 card="Jk""#
    );
    let problem = check(Game::LetItRide, "As Jk Kd").unwrap_err();
    assert_eq!(problem.to_string(), "jokerNotAllowed position=1");
    let problem = check(Game::LetItRide, "As Jk Kd As").unwrap_err();
    assert_eq!(problem.code, Code::DuplicateCard);
}
