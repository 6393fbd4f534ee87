//! Pots, side pots, uncalled and odd chips: rows of cases.md by id, and a slow second calculation over random hands.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

mod play;
mod poker;

use play::Random;
use poker::*;
use serde_json::{Value, json};
use tapete::{GameTable, settle_pots};

fn settle(input: Value) -> Value {
    value(&settle_pots(&serde_json::from_value(input).unwrap()).unwrap())
}

fn total(settled: &Value, seat: usize) -> u64 {
    let refunds = settled["refunds"].as_array().unwrap().iter();
    let back = refunds.filter(|refund| refund["seat"] == seat);
    let back: u64 = back.map(|refund| refund["amount"].as_u64().unwrap()).sum();
    settled["payouts"][seat].as_u64().unwrap() + back
}

fn totals(settled: &Value) -> Vec<u64> {
    let count = settled["payouts"].as_array().unwrap().len();
    (0..count).map(|seat| total(settled, seat)).collect()
}

fn code(input: Value) -> &'static str {
    let input = serde_json::from_value(input).unwrap();
    settle_pots(&input).unwrap_err().code.as_str()
}

/// S0 all-in for 100, S1 and S2 have 1000; the button is S0.
fn b062_flop() -> GameTable {
    let mut table = holdem(&[100, 1000, 1000], [25, 50], 0, json!({}));
    let hands = ["KhKd", "QhQd", "AhAd"];
    deal(&mut table, holdem_deck(&hands, "2c7d9sJc3h"));
    go(&mut table, "0 raise 100, 1 call, 2 call");
    table
}

#[test]
fn b062_all_in_seat_keeps_its_pot_and_a_side_pot_opens() {
    let mut table = b062_flop();
    assert_eq!(pots(&table), [(300, vec![0, 1, 2])]);
    go(&mut table, "1 bet 200, 2 call");
    assert_eq!(pots(&table), [(300, vec![0, 1, 2]), (400, vec![1, 2])]);
    go(&mut table, "1 check, 2 check, 1 check, 2 check");
    assert_eq!(won(&table), [(300, vec![(0, 300)]), (400, vec![(1, 400)])]);
    assert_eq!(stacks(&table), [300, 1100, 700]);
}

#[test]
fn b063_who_folds_to_a_side_bet_wins_no_pot() {
    let mut table = b062_flop();
    go(&mut table, "1 bet 200, 2 fold");
    assert_eq!(refunds(&table), [(1, 200)]);
    let settlement = value(&table.settlement().unwrap());
    assert_eq!(settlement["pots"][0]["eligible"], json!([0, 1]));
    assert_eq!(won(&table), [(300, vec![(0, 300)])]);
}

#[test]
fn b064_unequal_all_ins_heads_up() {
    let play = |hands: [&str; 2]| {
        let mut table = holdem(&[98, 102], [1, 2], 0, json!({}));
        deal(&mut table, holdem_deck(&hands, "2c7d9sJc3h"));
        go(&mut table, "0 raise 98, 1 call");
        table
    };
    // The big blind, S1, gets the first card.
    let short_wins = play(["KhKd", "AhAd"]);
    assert_eq!(stacks(&short_wins), [196, 4]);
    let long_wins = play(["AhAd", "KhKd"]);
    assert_eq!(stacks(&long_wins), [0, 200]);
    let mut table = holdem(&[98, 102], [1, 2], 0, json!({}));
    deal(&mut table, holdem_deck(&["KhKd", "AhAd"], "2c7d9sJc3h"));
    go(&mut table, "0 call, 1 raise 102, 0 call");
    assert_eq!(
        (refunds(&table), stacks(&table)),
        (vec![(1, 4)], vec![196, 4])
    );
}

#[test]
fn b065_three_tied_all_ins() {
    let settled = settle(json!({ "contributions": [40, 70, 100], "ranks": [5, 5, 5] }));
    assert_eq!(totals(&settled), [40, 70, 100]);
    let amounts: Vec<&Value> = settled["pots"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pot| &pot["amount"])
        .collect();
    assert_eq!(amounts, [120, 60]);
    assert_eq!(settled["refunds"], json!([{ "seat": 2, "amount": 30 }]));
}

#[test]
fn b067_later_callers_are_in_the_main_pot() {
    let mut table = holdem(&[30, 500, 500, 500], [5, 10], 1, json!({}));
    deal(
        &mut table,
        holdem_deck(&["AhAd", "KhKd", "QhQd", "JhJd"], "2c7d9s8c3h"),
    );
    // Left of the button: S2 small, S3 big, S0 first.
    go(&mut table, "0 raise 30, 1 raise 100, 2 call, 3 fold");
    assert_eq!(pots(&table), [(100, vec![0, 1, 2]), (140, vec![1, 2])]);
}

#[test]
fn b069_no_empty_pot() {
    let mut table = holdem(&[100, 100, 100], [5, 10], 0, json!({}));
    deal(
        &mut table,
        holdem_deck(&["AhAd", "KhKd", "QhQd"], "2c7d9s8c3h"),
    );
    go(&mut table, "0 raise 100, 1 call, 2 call");
    assert_eq!(won(&table), [(300, vec![(1, 300)])]);
}

#[test]
fn b072_a_dead_hand_does_not_merge_pots() {
    let stacks_before = [76, 181, 300, 117, 5, 66, 27];
    let mut table = holdem(&stacks_before, [1, 2], 6, json!({ "ante": 1 }));
    let hands = ["QhTs", "8h2s", "AsKh", "4s6d", "Ah6c", "TcQd", "4dQc"];
    deal(&mut table, holdem_deck(&hands, "7c2hTdKcQs"));
    // S0 small, S1 big.
    go(
        &mut table,
        "2 raise 114, 3 raise 116, 4 fold, 5 call, 6 call, 0 call, 1 call, 2 fold",
    );
    let amounts: Vec<u64> = won(&table).iter().map(|pot| pot.0).collect();
    assert_eq!(amounts, [163, 195, 40, 121]);
    assert_eq!(stacks(&table), [220, 185, 185, 0, 4, 178, 0]);
    let odd: Vec<Value> = events(&table, "awarded")
        .iter()
        .filter(|event| event["oddChips"] != 0)
        .map(|event| json!([event["pot"], event["seat"], event["oddChips"]]))
        .collect();
    assert_eq!(odd, [json!([0, 0, 1]), json!([1, 0, 1])]);
}

/// Four seats, button S2; S3 and S1 share; the big blind of 3 makes the pot odd.
#[test]
fn b073_b074_the_odd_chip_goes_to_the_first_winner_left_of_the_button() {
    let s1_raised_last = "1 raise 49, 2 fold, 3 call, 0 fold";
    let s3_raised_last = "1 raise 20, 2 fold, 3 raise 49, 0 fold, 1 call";
    for script in [s1_raised_last, s3_raised_last] {
        for rule in ["oneEach", "allToFirst"] {
            let mut table = holdem(&[300; 4], [1, 3], 2, json!({ "oddChips": rule }));
            // From the button's left: S3, S0, S1, S2.
            let hands = ["AhKd", "5h5d", "AsKc", "6h6d"];
            deal(&mut table, holdem_deck(&hands, "AcKh2s7d8c"));
            go(&mut table, script);
            go(
                &mut table,
                "3 check, 1 check, 3 check, 1 check, 3 check, 1 check",
            );
            assert_eq!(won(&table), [(101, vec![(1, 50), (3, 51)])]);
        }
    }
}

#[test]
fn b073_in_stud_the_odd_chip_goes_to_the_seat_dealt_first() {
    let mut table = stud(&[300; 4], [1, 3, 4, 8], json!({}));
    let hands = ["9h9d2c", "AhKd9cAcKh3s4s", "8h8d5c", "AsKc9sAdKs3h4h"];
    deal(&mut table, stud_deck(&hands));
    go(&mut table, "0 bringIn 3, 1 raise 4, 2 fold, 3 call, 0 fold");
    // Equal boards: who was dealt first opens.
    for _ in 0..4 {
        go(&mut table, "1 check, 3 check");
    }
    assert_eq!(won(&table), [(15, vec![(1, 8), (3, 7)])]);
}

#[test]
fn b075_two_odd_chips_among_three() {
    for (rule, expected) in [("oneEach", [34, 34, 33]), ("allToFirst", [35, 33, 33])] {
        // Button S2; S3 posts the small blind of 2 and folds: 33 * 3 + 2.
        let mut table = holdem(&[300; 4], [2, 4], 2, json!({ "oddChips": rule }));
        deal(
            &mut table,
            holdem_deck(&["5h5d", "AhKd", "AsKc", "AdKs"], "AcKh2s7d8c"),
        );
        go(&mut table, "1 raise 33, 2 call, 3 fold, 0 call");
        for _ in 0..3 {
            go(&mut table, "0 check, 1 check, 2 check");
        }
        let [a, b, c] = expected;
        assert_eq!(won(&table), [(101, vec![(0, a), (1, b), (2, c)])]);
    }
    let settled = settle(
        json!({ "contributions": [2, 33, 33, 33], "folded": [true, false, false, false],
        "ranks": [9, 1, 1, 1], "oddChipOrder": [3, 0, 1, 2] }),
    );
    assert_eq!(settled["payouts"], json!([0, 34, 33, 34]));
}

#[test]
fn b077_settled_without_naming_pots() {
    let settled = settle(json!({ "contributions": [100, 80, 20], "ranks": [2, 1, 2] }));
    assert_eq!(totals(&settled), [170, 0, 30]);
    let settled = settle(json!({ "contributions": [100, 80, 20], "ranks": [1, 2, 0] }));
    assert_eq!(totals(&settled), [20, 180, 0]);
}

#[test]
fn b078_the_last_seat_takes_all_without_evaluation() {
    let mut table = holdem(&[100, 100, 100], [1, 2], 0, json!({}));
    deal(&mut table, holdem_deck(&["AhAd", "2c7d", "KhKd"], ""));
    go(&mut table, "0 fold, 1 fold");
    assert_eq!(won(&table), [(2, vec![(2, 2)])]);
    assert_eq!(refunds(&table), [(2, 1)]);
    let settlement = value(&table.settlement().unwrap());
    assert_eq!(settlement["pots"][0]["uncontested"], true);
    assert!(
        settlement["seats"]
            .as_array()
            .unwrap()
            .iter()
            .all(|seat| seat["hand"].is_null())
    );
    assert!(events(&table, "shown").is_empty());
}

#[test]
fn b079_active_all_in_and_folded_are_three_states() {
    let mut table = holdem(&[50, 500, 500, 500], [5, 10], 0, json!({}));
    go(&mut table, "deal, 3 fold, 0 raise 50, 1 call, 2 call");
    for _ in 0..2 {
        assert_eq!(states(&table)[..4], ["allIn", "active", "active", "folded"]);
        go(&mut table, "1 check, 2 check");
    }
}

#[test]
fn b080_b083_an_all_in_bettor_gets_the_uncalled_chips_back() {
    let mut table = holdem(&[100, 100], [1, 2], 0, json!({}));
    go(&mut table, "deal, 0 raise 100, 1 fold");
    assert_eq!(stacks(&table), [102, 98]);
    assert_eq!(
        (refunds(&table), won(&table)),
        (vec![(0, 98)], vec![(4, vec![(0, 4)])])
    );
    let back = last_event(&table, "refunded");
    assert_eq!(
        (back["seat"].clone(), back["amount"].clone()),
        (json!(0), json!(98))
    );
    assert_eq!(last_event(&table, "awarded")["amount"], 4);
    let seat = value(&table.settlement().unwrap())["seats"][0].clone();
    assert_eq!(
        (
            seat["staked"].clone(),
            seat["won"].clone(),
            seat["net"].clone()
        ),
        (json!(100), json!(4), json!(2))
    );
}

#[test]
fn b081_raise_reraise_fold_heads_up() {
    let mut table = holdem(&[1000, 1000], [50, 100], 0, json!({}));
    go(&mut table, "deal, 0 raise 300, 1 raise 700, 0 fold");
    assert_eq!(
        (refunds(&table), stacks(&table)),
        (vec![(1, 400)], vec![700, 1300])
    );
    assert_eq!(won(&table), [(600, vec![(1, 600)])]);
}

#[test]
fn b084_uncalled_river_chips_are_not_in_the_pot() {
    let mut table = holdem(&[283, 500, 500, 500], [2, 5], 0, json!({}));
    go(
        &mut table,
        "deal, 3 raise 15, 0 call, 1 call, 2 fold, 1 check, 3 check, 0 check",
    );
    go(&mut table, "1 check, 3 bet 48, 0 call, 1 fold, 3 bet 254");
    assert_eq!(legal(&table), "fold, call 220!");
    go(&mut table, "0 call");
    assert_eq!(refunds(&table), [(3, 34)]);
    assert_eq!(won(&table).iter().map(|pot| pot.0).sum::<u64>(), 586);
}

#[test]
fn b088_antes_are_in_the_pot() {
    let mut table = holdem(&[100, 100, 100], [1, 2], 0, json!({ "ante": 5 }));
    go(&mut table, "deal, 0 fold, 1 fold");
    assert_eq!(
        (refunds(&table), won(&table)),
        (vec![(2, 1)], vec![(17, vec![(2, 17)])])
    );
    let mut table = stud(&[100, 100, 100], [5, 2, 10, 20], json!({}));
    deal(&mut table, stud_deck(&["AhAd2c", "KhKd3c", "QhQd4c"]));
    go(&mut table, "0 bringIn 2, 1 fold, 2 fold");
    assert_eq!(
        (refunds(&table), won(&table)),
        (vec![(0, 2)], vec![(15, vec![(0, 15)])])
    );
}

#[test]
fn b089_only_the_small_blind_is_in() {
    let settled =
        settle(json!({ "contributions": [2, 0], "folded": [false, true], "ranks": [0, 9] }));
    assert_eq!(settled["refunds"], json!([{ "seat": 0, "amount": 2 }]));
    assert_eq!(
        (settled["pots"].clone(), settled["payouts"].clone()),
        (json!([]), json!([0, 0]))
    );
}

#[test]
fn b090_only_whole_chips() {
    assert_eq!(
        code(json!({ "contributions": [1000.25, 5], "ranks": [1, 2] })),
        "badChips"
    );
    let config = |small: f64, stack: f64| {
        json!({ "seats": [{ "seat": 0, "stack": stack }, { "seat": 1, "stack": 5 }],
            "structure": { "type": "noLimit", "smallBlind": small, "bigBlind": 1 } })
    };
    for (small, stack) in [(0.5, 100.0), (1.0, 1000.25)] {
        let problem = open(tapete::Game::TexasHoldem, config(small, stack)).err();
        assert_eq!(problem.unwrap().code.as_str(), "badChips");
    }
}

#[test]
fn dead_money_over_the_highest_live_stake_stays_in_the_last_pot() {
    let settled = settle(
        json!({ "contributions": [50, 90, 50, 20], "folded": [false, true, false, false],
        "ranks": [1, 9, 2, 3] }),
    );
    // 20 each of four, 30 each of three and the 40 of the folded seat over it.
    assert_eq!(settled["payouts"], json!([0, 0, 130, 80]));
    assert_eq!(settled["refunds"], json!([]));
}

#[test]
fn the_rulebooks_side_pots() {
    // 300 dead chips: 50 each of six seats that folded.
    let contributions = [50, 100, 150, 50, 50, 50, 50, 50, 50];
    let folded = [false, false, false, true, true, true, true, true, true];
    let totals_of = |ranks: [u64; 3]| {
        let mut all = ranks.to_vec();
        all.resize(9, 0);
        let settled =
            settle(json!({ "contributions": contributions, "folded": folded, "ranks": all }));
        totals(&settled)[..3].to_vec()
    };
    assert_eq!(totals_of([1, 1, 1]), [150, 200, 250]);
    assert_eq!(totals_of([2, 1, 1]), [450, 50, 100]);
}

#[test]
fn settle_pots_refuses_what_it_cannot_settle() {
    assert_eq!(
        code(json!({ "contributions": [1, 2], "folded": [true, true], "ranks": [0, 0] })),
        "badInput"
    );
    assert_eq!(
        code(json!({ "contributions": [1, 2], "ranks": [0] })),
        "badInput"
    );
    assert_eq!(
        code(json!({ "contributions": [], "ranks": [] })),
        "badInput"
    );
    assert_eq!(
        code(json!({ "contributions": [1, 2], "ranks": [0, 0.5] })),
        "badInput"
    );
    assert_eq!(
        code(json!({ "contributions": [1, 2], "ranks": [0, 1], "rank": 1 })),
        "unknownKey"
    );
    assert_eq!(
        code(json!({ "contributions": [1, 2], "ranks": [0, 1], "oddChipOrder": [0, 0] })),
        "duplicateSeat"
    );
    assert_eq!(
        code(json!({ "contributions": [1, 2], "ranks": [0, 1], "oddChipOrder": [2] })),
        "unknownSeat"
    );
    let most = (1_u64 << 53) - 1;
    assert_eq!(
        code(json!({ "contributions": [most, 1], "ranks": [0, 1] })),
        "amountOverflow"
    );
}

#[test]
fn pots_agree_with_a_calculation_chip_by_chip() {
    for number in 0..20_000 {
        let mut random = Random::new(number);
        let n = random.from(2, 10) as usize;
        let contributions: Vec<u64> = (0..n).map(|_| random.below(40)).collect();
        let mut folded: Vec<bool> = (0..n).map(|_| random.one_in(3)).collect();
        folded[random.below(n as u64) as usize] = false;
        let ranks: Vec<u64> = (0..n).map(|_| random.below(4)).collect();
        let settled =
            settle(json!({ "contributions": contributions, "folded": folded, "ranks": ranks }));
        let slow = chip_by_chip(&contributions, &folded, &ranks);
        let pots = settled["pots"].as_array().unwrap();
        let odd: f64 = pots.len() as f64;
        for (seat, slow) in slow.iter().enumerate() {
            let fast = total(&settled, seat) as f64;
            assert!(
                (fast - slow).abs() < odd.max(1e-6),
                "hand {number}, seat {seat}: {fast} for {slow}"
            );
        }
        assert_eq!(
            totals(&settled).iter().sum::<u64>(),
            contributions.iter().sum::<u64>(),
            "hand {number}"
        );
        for pot in pots {
            assert!(
                pot["amount"].as_u64() > Some(0) && !pot["eligible"].as_array().unwrap().is_empty()
            );
        }
    }
}
