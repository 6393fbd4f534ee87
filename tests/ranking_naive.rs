//! The second evaluator, written another way, gives the same digests.
#![cfg(not(target_arch = "wasm32"))]

mod common;

fn same_digest(name: &str) {
    assert_eq!(
        common::naive_tally(name).digest(),
        common::stored_digest(name),
        "{name}"
    );
}

#[test]
fn naive_five_of_52() {
    same_digest("standard-5");
}

#[test]
fn naive_six_of_52() {
    same_digest("standard-6");
}

#[test]
fn naive_five_of_53_with_the_joker() {
    same_digest("paiGow-5");
}

#[test]
fn naive_five_of_52_ace_high() {
    same_digest("aceHigh-5");
}

#[test]
#[ignore = "verify: minutes for each, and the counts and digests of these rows are held in every run"]
fn naive_seven_of_52() {
    same_digest("standard-7");
}

#[test]
#[ignore = "verify: minutes for each, and the counts and digests of these rows are held in every run"]
fn naive_seven_of_53_with_the_joker() {
    same_digest("paiGow-7");
}

#[test]
#[ignore = "verify: minutes for each, and the counts and digests of these rows are held in every run"]
fn naive_seven_of_52_ace_high() {
    same_digest("aceHigh-7");
}
