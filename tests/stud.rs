//! Seven Card Stud: rows of cases.md by id, and the rules that have no row.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

mod poker;

use poker::*;
use serde_json::{Value, json};
use tapete::{Game, GameTable};

/// Limits 10/20, ante 1, bring-in 3; the hands as far as they matter.
fn dealt(hands: &[&str], more: Value) -> GameTable {
    let mut table = stud(&vec![1000; hands.len()], [1, 3, 10, 20], more);
    deal(&mut table, stud_deck(hands));
    table
}

/// Everybody still in checks, or calls what there is to call.
fn stay(table: &mut GameTable) {
    let phase = table.phase();
    while table.phase() == phase {
        let seat = table.to_act().unwrap();
        let kind = if legal(table).contains("check") {
            "check"
        } else {
            "call"
        };
        go(table, &format!("{seat} {kind}"));
    }
}

#[test]
fn b124_equal_lowest_cards_the_first_dealt_brings_in() {
    let hands = ["AhAd2d", "KhKd2c", "QhQd9h"];
    let table = dealt(&hands, json!({}));
    assert_eq!(table.to_act(), Some(0));
    assert_eq!(
        last_event(&table, "turn")["cite"],
        json!({ "regulation": "stud-1999", "article": "9.a" })
    );
    let table = dealt(&hands, json!({ "lowCardTie": "suit" }));
    assert_eq!(table.to_act(), Some(1));
    assert_eq!(last_event(&table, "turn")["cite"]["source"], "robertsRules");
}

#[test]
fn b125_the_ace_is_the_highest_card() {
    assert_eq!(
        dealt(&["7h7dAc", "8h8d3d", "9h9dKs"], json!({})).to_act(),
        Some(1)
    );
}

#[test]
fn b126_equal_boards_the_first_dealt_opens() {
    let mut table = dealt(&["9c9dAh7d", "8c8dAs7c"], json!({}));
    // The doors are equal too: S0 brings in.
    go(&mut table, "0 bringIn 3, 1 call");
    assert_eq!(
        (table.phase().as_str(), table.to_act()),
        ("fourthStreet", Some(0))
    );
}

#[test]
fn b127_the_lowest_card_may_not_fold() {
    let mut table = dealt(&["7h7d2c", "8h8d3d", "9h9dKs"], json!({}));
    assert_eq!(legal(&table), "bringIn 3|10");
    for step in ["0 fold", "0 check", "0 call", "0 raise 10", "0 bet 10"] {
        assert_eq!(refused(&mut table, step), "notAllowed", "{step}");
    }
    assert_eq!(refused(&mut table, "0 bringIn 5"), "notASize");
    assert_eq!(refused(&mut table, "0 bringIn 2"), "belowMinimum");
    // Not even by a timeout: the least forced bet is taken.
    go(&mut table, "timeout, timeout");
    let acted = last_event(&table, "acted");
    assert_eq!(
        (&acted["action"], &acted["to"], &acted["auto"]),
        (&json!("bringIn"), &json!(3), &json!(true))
    );
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn the_bring_in_is_completed_and_then_raised_and_capped() {
    let mut table = dealt(&["7h7d2c", "8h8d3d", "9h9dKs", "ThTdQs"], json!({}));
    go(&mut table, "0 bringIn 3");
    assert_eq!(legal(&table), "fold, call 3, raise 10");
    go(&mut table, "1 raise 10");
    assert_eq!(last_event(&table, "acted")["action"], "complete");
    // The completed bring-in is the bet: three raises after it.
    go(&mut table, "2 raise 20, 3 raise 30, 0 raise 40");
    assert_eq!(legal(&table), "fold, call 30");
    assert_eq!(refused(&mut table, "1 raise 50"), "raiseCap");
    // A full bet at once leaves three raises too.
    let mut table = dealt(&["7h7d2c", "8h8d3d", "9h9dKs", "ThTdQs"], json!({}));
    go(
        &mut table,
        "0 bringIn 10, 1 raise 20, 2 raise 30, 3 raise 40",
    );
    assert_eq!(legal(&table), "fold, call 30");
}

#[test]
fn the_bring_in_seat_has_no_option_when_nobody_raised() {
    let mut table = dealt(&["7h7d2c", "8h8d3d", "9h9dKs"], json!({}));
    go(&mut table, "0 bringIn 3, 1 call, 2 call");
    assert_eq!(table.phase().as_str(), "fourthStreet");
    let mut table = dealt(&["7h7d2c", "8h8d3d", "9h9dKs"], json!({}));
    go(&mut table, "0 bringIn 3, 1 raise 10, 2 call");
    assert_eq!(legal(&table), "fold, call 7, raise 20");
}

#[test]
fn b128_an_open_pair_allows_the_big_bet_only_by_option() {
    let hands = ["7h7d2c3c", "8h8d3d3h", "9h9dKsQs"];
    let play = |more: Value| {
        let mut table = stud(&[1000; 3], [1, 1, 3, 6], more);
        deal(&mut table, stud_deck(&hands));
        go(&mut table, "0 bringIn 1, 1 call, 2 call");
        table
    };
    let table = play(json!({}));
    assert_eq!(
        (table.to_act(), legal(&table)),
        (Some(1), "check, bet 3".into())
    );
    let mut table = play(json!({ "openPair": true }));
    assert_eq!(legal(&table), "check, bet 3|6");
    let mut small = table.clone();
    go(&mut small, "1 bet 3");
    assert_eq!(legal(&small), "fold, call 3, raise 6|9");
    go(&mut small, "2 raise 9");
    assert_eq!(legal(&small), "fold, call 9, raise 15");
    go(&mut table, "1 check");
    assert_eq!(legal(&table), "check, bet 3|6");
    go(&mut table, "2 bet 6");
    assert_eq!(legal(&table), "fold, call 6, raise 12");
    go(&mut table, "0 call, 1 call");
    // From fifth street the big bet anyway.
    assert!(legal(&table).ends_with("bet 6"));
}

fn to_the_end(seats: usize) -> GameTable {
    let mut table = stud(
        &vec![1000; seats],
        [1, 3, 10, 20],
        json!({ "seed": "to the end" }),
    );
    go(&mut table, "deal");
    let seat = table.to_act().unwrap();
    go(&mut table, &format!("{seat} bringIn 3"));
    while table.to_act().is_some() {
        stay(&mut table);
    }
    table
}

fn dealt_cards(table: &GameTable, to: impl Fn(&Value) -> bool) -> Vec<Value> {
    let dealt = events(table, "dealt").into_iter();
    dealt.filter(|event| to(&event["to"])).collect()
}

#[test]
fn b129_eight_to_the_end_share_one_common_card() {
    let table = to_the_end(8);
    let common = dealt_cards(&table, |to| to == "common");
    assert_eq!((common.len(), &common[0]["up"]), (1, &json!(true)));
    assert_eq!(dealt_cards(&table, Value::is_number).len(), 48);
    let view = table.view(None).unwrap();
    assert_eq!((view.undealt, view.burned, view.board.len()), (3, 0, 1));
    let mut cards: Vec<_> = view
        .seats
        .iter()
        .flat_map(|seat| seat.hands[0].cards.iter().map(|card| card.card.unwrap()))
        .chain(view.board)
        .map(|card| card.id())
        .collect();
    cards.sort_unstable();
    cards.dedup();
    assert_eq!(cards.len(), 49);
    // Each plays the best five of its six and the common card.
    assert!(
        value(&table.settlement().unwrap())["seats"]
            .as_array()
            .unwrap()
            .iter()
            .all(|seat| seat["hand"]["unused"].as_array().unwrap().len() == 2)
    );
}

#[test]
fn b130_seven_to_the_end_have_their_own_seventh_card() {
    let table = to_the_end(7);
    assert!(dealt_cards(&table, |to| to == "common").is_empty());
    assert_eq!(
        (
            table.view(None).unwrap().undealt,
            dealt_cards(&table, Value::is_number).len()
        ),
        (3, 49)
    );
}

#[test]
fn b122_checked_to_the_end_the_best_board_shows_first() {
    let mut table = dealt(
        &["7h7d2c4c5c9c6s", "8h8d3dKdQc2h9s", "9h9dJsTsTc3s4s"],
        json!({}),
    );
    go(&mut table, "0 bringIn 3, 1 call, 2 call");
    for _ in 0..4 {
        stay(&mut table);
    }
    assert_eq!(shown(&table), [2, 0, 1]);
    // Who bet last shows first.
    let mut table = dealt(
        &["7h7d2c4c5c9c6s", "8h8d3dKdQc2h9s", "9h9dJsTsTc3s4s"],
        json!({}),
    );
    go(&mut table, "0 bringIn 3, 1 call, 2 call");
    for _ in 0..3 {
        stay(&mut table);
    }
    go(&mut table, "2 check, 0 bet 20, 1 call, 2 call");
    assert_eq!(shown(&table), [0, 1, 2]);
}

#[test]
fn straights_and_flushes_do_not_count_while_showing() {
    let mut table = dealt(&["7h7d2c3c4c5c", "8h8d3dKd9h8s", "9c9dAsJs6hTd"], json!({}));
    go(&mut table, "0 bringIn 3, 1 call, 2 call");
    for _ in 0..2 {
        stay(&mut table);
    }
    assert_eq!(
        (table.phase().as_str(), table.to_act()),
        ("sixthStreet", Some(2))
    );
    let mut table = dealt(&["7h7d2c2d", "8h8d3dKd", "9c9dAsJs"], json!({}));
    go(&mut table, "0 bringIn 3, 1 call, 2 call");
    assert_eq!(table.to_act(), Some(0));
}

#[test]
fn a_seat_all_in_from_the_ante_never_owes_the_forced_bet() {
    let mut table = stud(&[1, 500, 500], [1, 3, 10, 20], json!({}));
    deal(&mut table, stud_deck(&["7h7d2c", "8h8d9d", "9h9c3s"]));
    // S0 has the two and no chips; the next live seat on its left is S1.
    assert_eq!(
        (table.to_act(), legal(&table)),
        (Some(1), "bringIn 3|10".into())
    );
    go(&mut table, "1 bringIn 3, 2 call");
    assert_eq!(pots(&table), [(3, vec![0, 1, 2]), (6, vec![1, 2])]);
    // All but one are all-in: nobody is asked.
    let mut table = stud(&[1, 500, 1], [1, 3, 10, 20], json!({}));
    go(&mut table, "deal");
    assert_eq!(table.phase().as_str(), "settled");
}

#[test]
fn a_short_forced_bet_is_matched_as_it_is() {
    let mut table = stud(&[3, 500, 500], [1, 3, 10, 20], json!({}));
    deal(&mut table, stud_deck(&["7h7d2c", "8h8d9d", "9h9c3s"]));
    assert_eq!(legal(&table), "bringIn 2!");
    go(&mut table, "0 bringIn 2");
    assert_eq!(legal(&table), "fold, call 2, raise 10");
    // A stack between bring-in and small bet may go in for what it is.
    let mut table = stud(&[8, 500, 500], [1, 3, 10, 20], json!({}));
    deal(&mut table, stud_deck(&["7h7d2c", "8h8d9d", "9h9c3s"]));
    assert_eq!(legal(&table), "bringIn 3|7");
    go(&mut table, "0 bringIn 7");
    assert_eq!(legal(&table), "fold, call 7, raise 17");
}

#[test]
fn a_short_all_in_over_the_bring_in_is_completed() {
    let mut table = stud(&[500, 5, 500, 500], [1, 3, 10, 20], json!({}));
    deal(
        &mut table,
        stud_deck(&["7h7d2c", "8h8d9d", "9h9cTs", "JhJcQs"]),
    );
    go(&mut table, "0 bringIn 3, 1 raise 4");
    assert_eq!(legal(&table), "fold, call 4, raise 10");
    go(&mut table, "2 call, 3 call");
    // Less than half a bet reopens nothing.
    assert_eq!(legal(&table), "fold, call 1");
}

#[test]
fn spread_limit() {
    let config = json!({ "seats": seats(&[500; 4]), "ante": 1,
        "structure": { "type": "spreadLimit", "min": 2, "max": 10 } });
    let mut table = open(Game::SevenCardStud, config).unwrap();
    deal(
        &mut table,
        stud_deck(&["7h7d2c", "8h8d9d", "9h9cTs", "JhJcQs"]),
    );
    assert_eq!(legal(&table), "bringIn 2..10");
    go(&mut table, "0 bringIn 4");
    assert_eq!(legal(&table), "fold, call 4, raise 8..14");
    // The bring-in is no bet: after the first raise three more.
    go(&mut table, "1 raise 9");
    assert_eq!(legal(&table), "fold, call 9, raise 14..19");
    go(&mut table, "2 raise 14, 3 raise 20, 0 raise 30");
    assert_eq!(refused(&mut table, "1 raise 40"), "raiseCap");
    go(&mut table, "1 call, 2 call, 3 call");
    assert!(legal(&table).ends_with("bet 2..10"));
}

#[test]
fn a_folded_seats_up_cards_leave_the_view_and_stay_in_the_log() {
    let mut table = dealt(&["7h7d2c", "8h8d3d", "9h9dKs"], json!({}));
    go(&mut table, "0 bringIn 3, 1 fold");
    assert!(!value(&table.view(None).unwrap()).to_string().contains("3d"));
    assert!(
        !value(&table.view(Some(1)).unwrap())
            .to_string()
            .contains("8h")
    );
    assert!(
        value(&table.events(0, None).unwrap())
            .to_string()
            .contains("3d")
    );
}

#[test]
fn newcomers_wait_for_the_next_hand_and_owe_nothing() {
    let mut table = stud(&[100, 100, 0], [1, 3, 10, 20], json!({}));
    go(&mut table, "deal");
    assert_eq!(refused(&mut table, "sit 2 100"), "handRunning");
    go(&mut table, "void, sit 2 100, sitOut 0, deal");
    assert_eq!(last_event(&table, "handStarted")["seats"], json!([1, 2]));
    assert_eq!(states(&table)[0], "sittingOut");
}

#[test]
fn settings_that_do_not_fit() {
    let code = |key: &str, value: Value| {
        let mut config = json!({ "seats": seats(&[100, 100]), "ante": 1,
            "structure": { "type": "fixedLimit", "bringIn": 2, "smallBet": 5, "bigBet": 10 } });
        config[key] = value;
        open(Game::SevenCardStud, config)
            .err()
            .map(|problem| problem.code.as_str())
    };
    assert_eq!(code("ante", json!(1)), None);
    assert_eq!(code("ante", json!(0)), Some("badInput"));
    assert_eq!(code("size", json!(9)), Some("badInput"));
    assert_eq!(code("button", json!(0)), Some("unknownKey"));
    let fixed = |bring_in: u64, small: u64, big: u64| json!({ "type": "fixedLimit", "bringIn": bring_in, "smallBet": small, "bigBet": big });
    assert_eq!(code("structure", fixed(6, 5, 10)), Some("badConfig"));
    assert_eq!(code("structure", fixed(2, 5, 4)), Some("badConfig"));
    assert_eq!(
        code(
            "structure",
            json!({ "type": "spreadLimit", "min": 5, "max": 4 })
        ),
        Some("badConfig")
    );
    assert_eq!(
        code("structure", json!({ "type": "noLimit" })),
        Some("badInput")
    );
}
