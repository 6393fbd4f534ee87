//! The Rust parser reads the same vectors as the package's.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use tapete::{Card, parse_cards};

#[test]
fn every_form_of_card_text() {
    let vectors: Vec<serde_json::Value> =
        serde_json::from_str(include_str!("data/card-text.json")).unwrap();
    assert!(vectors.len() > 100);
    for vector in vectors {
        let text = vector["in"].as_str().unwrap();
        match parse_cards(text) {
            Ok(cards) => {
                let cards: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
                assert_eq!(serde_json::json!(cards), vector["out"], "{text:?}");
            }
            Err(problem) => {
                let fact = |name: &str| match problem.details.iter().find(|(n, _)| *n == name) {
                    Some((_, detail)) => serde_json::json!(detail),
                    None => serde_json::Value::Null,
                };
                let expected = &vector["error"];
                assert_eq!(problem.code.as_str(), expected["code"], "{text:?}");
                assert_eq!(fact("position"), expected["position"], "{text:?}");
                assert_eq!(fact("token"), expected["token"], "{text:?}");
            }
        }
    }
}

#[test]
fn canonical_names_read_back() {
    for id in 0..53 {
        let card = Card::from_id(id).unwrap();
        assert_eq!(card.to_string().parse::<Card>().unwrap(), card);
    }
    assert_eq!(Card::from_id(53), None);
    assert!("As Kd".parse::<Card>().is_err());
}
