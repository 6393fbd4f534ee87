//! Every hand there is: the published counts of each category, and a digest of every value.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

mod common;

fn counts(name: &str) {
    let (rules, ..) = common::named(name);
    let tally = common::core_tally(name);
    let table: serde_json::Value = serde_json::from_str(common::TABLE).unwrap();
    let row = &table[name];
    for (category, count) in tally.by_category(rules) {
        let expected = row["counts"]
            .get(&category)
            .and_then(|n| n.as_u64())
            .unwrap_or(0);
        assert_eq!(count.as_u64().unwrap(), expected, "{name} {category}");
    }
    assert_eq!(
        tally.by_value.iter().sum::<u64>(),
        row["total"].as_u64().unwrap()
    );
    let distinct = tally.by_value.iter().filter(|count| **count > 0).count();
    assert_eq!(
        distinct as u64,
        row["distinct"].as_u64().unwrap(),
        "{name} distinct values"
    );
    assert_eq!(tally.digest(), common::stored_digest(name), "{name} digest");
}

#[test]
fn five_of_52() {
    counts("standard-5");
}

#[test]
fn six_of_52() {
    counts("standard-6");
}

#[test]
fn seven_of_52() {
    counts("standard-7");
}

#[test]
fn five_of_53_with_the_joker() {
    counts("paiGow-5");
}

#[test]
fn seven_of_53_with_the_joker() {
    counts("paiGow-7");
}

#[test]
fn five_of_52_ace_high() {
    counts("aceHigh-5");
}

#[test]
fn seven_of_52_ace_high() {
    counts("aceHigh-7");
}
