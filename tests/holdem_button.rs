//! Texas Hold'em between hands: button, blinds, chairs; rows of cases.md by id, and the rules that have no row.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

mod poker;

use poker::*;
use serde_json::{Value, json};
use tapete::{Game, GameTable};

#[test]
fn b108_b109_heads_up_the_button_posts_the_small_blind_and_acts_first_before_the_flop() {
    let mut table = holdem(&[100, 100], [1, 2], 0, json!({}));
    deal(&mut table, holdem_deck(&["AhAd", "KhKd"], "2c7d9s8c3h"));
    assert_eq!(positions(&table).0, [0, 0, 1]);
    // The big blind gets the first card.
    assert_eq!(events(&table, "dealt")[0]["to"], 1);
    assert_eq!(table.to_act(), Some(0));
    go(&mut table, "0 call, 1 check");
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn b108_heads_up_to_the_letter_the_blinds_stay_left_of_the_button() {
    let mut table = holdem(&[100, 100], [1, 2], 0, json!({ "headsUp": "literal" }));
    go(&mut table, "deal");
    assert_eq!((positions(&table).0, table.to_act()), ([0, 1, 0], Some(1)));
    go(&mut table, "1 call, 0 check");
    assert_eq!(table.to_act(), Some(1));
    go(&mut table, "1 check, 0 bet 2, 1 fold, deal");
    assert_eq!(positions(&table).0, [1, 0, 1]);
}

#[test]
fn b109_three_become_two_the_button_posts_the_small_blind() {
    for (leaver, expected) in [(0, [2, 2, 1]), (1, [2, 2, 0]), (2, [1, 1, 0])] {
        for rule in ["moving", "dead"] {
            let mut table = holdem(&[100, 100, 100], [1, 2], 0, json!({ "buttonRule": rule }));
            go(
                &mut table,
                &format!("deal, 0 fold, 1 fold, leave {leaver}, deal"),
            );
            assert_eq!(positions(&table).0, expected, "{rule}, without S{leaver}");
        }
    }
}

#[test]
fn b111_the_button_is_named() {
    let mut table = holdem(&[100, 100, 100, 100], [1, 2], 2, json!({}));
    go(&mut table, "deal");
    assert_eq!(positions(&table).0, [2, 3, 0]);
    assert_eq!(table.to_act(), Some(1));
}

/// Button S0, S1 and S2 the blinds; one seat loses everything to S3.
fn busts(loser: u8, rule: &str) -> GameTable {
    let mut stacks = [200; 4];
    stacks[usize::from(loser)] = 50;
    let mut table = holdem(&stacks, [1, 2], 0, json!({ "buttonRule": rule }));
    // S3 gets the third card of each round and the aces.
    deal(
        &mut table,
        holdem_deck(&["2c7d", "3c8d", "AhAd", "4c9d"], "KhQh6s6cTs"),
    );
    go(&mut table, "3 raise 50, 0 fold");
    go(
        &mut table,
        if loser == 1 {
            "1 call, 2 fold"
        } else {
            "1 fold, 2 call"
        },
    );
    assert_eq!(states(&table)[usize::from(loser)], "busted");
    assert_eq!(last_event(&table, "busted")["seat"], loser);
    go(&mut table, "deal");
    table
}

#[test]
fn b117_the_big_blind_busts() {
    assert_eq!(positions(&busts(2, "moving")), ([1, 3, 0], vec![0, 1, 3]));
    let dead = busts(2, "dead");
    assert_eq!(positions(&dead), ([1, 2, 3], vec![0, 1, 3]));
    // No small blind is posted.
    let kinds: Vec<Value> = events(&dead, "posted")
        .into_iter()
        .filter(|event| event["hand"] == 2)
        .map(|event| event["kind"].clone())
        .collect();
    assert_eq!(kinds, ["bigBlind"]);
}

#[test]
fn b118_the_small_blind_busts() {
    assert_eq!(positions(&busts(1, "moving")), ([2, 3, 0], vec![0, 2, 3]));
    let dead = busts(1, "dead");
    // The button stands at the empty chair.
    assert_eq!(positions(&dead), ([1, 2, 3], vec![0, 2, 3]));
    assert_eq!(dead.to_act(), Some(0));
}

#[test]
fn b120_the_button_moves_each_hand_past_who_sits_out() {
    let mut table = holdem(&[200; 4], [1, 2], 0, json!({}));
    go(&mut table, "deal, sitOut 0, 3 fold, 0 fold, 1 fold");
    for expected in [[1, 2, 3], [2, 3, 1], [3, 1, 2], [1, 2, 3]] {
        go(&mut table, "deal");
        assert_eq!(positions(&table).0, expected);
        while let Some(seat) = table.to_act() {
            go(&mut table, &format!("{seat} fold"));
        }
    }
}

#[test]
fn b123_who_sits_down_plays_from_the_next_hand_on() {
    let mut table = holdem(&[100, 100, 0, 0], [1, 2], 0, json!({ "size": 4 }));
    go(&mut table, "deal, 0 call");
    assert_eq!(refused(&mut table, "sit 2 100"), "handRunning");
    go(&mut table, "1 check, 1 bet 2, 0 fold, sit 2 100, sit 3 100");
    assert_eq!(states(&table)[2..], ["waiting", "waiting"]);
    assert_eq!(table.view(None).unwrap().seats[2].owes.get(), 2);
    go(&mut table, "deal");
    // The button goes to S1; left of S0, the small blind, sits S1 itself: heads-up, the newcomers wait.
    assert_eq!(positions(&table), ([1, 1, 0], vec![0, 1]));
    go(&mut table, "1 fold, deal");
    assert_eq!(positions(&table), ([0, 1, 2], vec![0, 1, 2]));
    assert_eq!(table.view(None).unwrap().seats[2].owes.get(), 0);
    go(&mut table, "0 fold, 1 fold, deal");
    assert_eq!(positions(&table), ([1, 2, 3], vec![0, 1, 2, 3]));
}

#[test]
fn a_newcomer_may_post_but_not_between_the_button_and_the_big_blind() {
    let fold_round = |table: &mut GameTable| {
        while let Some(seat) = table.to_act() {
            go(table, &format!("{seat} fold"));
        }
    };
    let mut table = holdem(&[100, 100, 100, 0, 0], [1, 2], 0, json!({ "size": 5 }));
    go(&mut table, "deal");
    fold_round(&mut table);
    go(&mut table, "sit 3 100, sit 4 100, post 4, deal");
    // Button S1, small S2; S3 is next and has the big blind; S4 posts.
    assert_eq!(positions(&table), ([1, 2, 3], vec![0, 1, 2, 3, 4]));
    let posted = last_event(&table, "posted");
    assert_eq!(
        (&posted["seat"], &posted["kind"], &posted["amount"]),
        (&json!(4), &json!("bigBlind"), &json!(2))
    );
    // A posted blind counts as his bet, and he may raise.
    assert_eq!(
        (table.to_act(), legal(&table)),
        (Some(4), "check, raise 4..100".into())
    );
}

#[test]
fn with_nobody_to_be_unfair_to_who_owes_plays_without_paying() {
    let mut table = holdem(&[100, 100, 0], [1, 2], 0, json!({ "size": 3 }));
    go(&mut table, "deal, 0 fold, leave 1, sit 2 50, post 2, deal");
    assert_eq!(positions(&table), ([2, 2, 0], vec![0, 2]));
    let of_hand = |event: &Value| event["hand"] == 2;
    let posted = events(&table, "posted").into_iter().filter(of_hand);
    let amounts: Vec<Value> = posted
        .map(|event| json!([event["seat"], event["amount"]]))
        .collect();
    assert_eq!(amounts, [json!([2, 1]), json!([0, 2])]);
}

#[test]
fn who_missed_both_blinds_pays_the_small_one_dead() {
    let mut table = holdem(&[100; 4], [1, 2], 0, json!({}));
    let next = |table: &mut GameTable| {
        while let Some(seat) = table.to_act() {
            go(table, &format!("{seat} fold"));
        }
        go(table, "deal");
    };
    go(&mut table, "deal, sitOut 3");
    // Big blinds: S2, then S0 (S3 misses it), S1, S2.
    next(&mut table);
    assert_eq!(positions(&table), ([1, 2, 0], vec![0, 1, 2]));
    next(&mut table);
    assert_eq!(positions(&table), ([2, 0, 1], vec![0, 1, 2]));
    while let Some(seat) = table.to_act() {
        go(&mut table, &format!("{seat} fold"));
    }
    assert_eq!(table.view(None).unwrap().seats[3].owes.get(), 3);
    go(&mut table, "post 3, deal");
    // Button S0, small S1, big S2; S3 pays 2 live and 1 dead.
    assert_eq!(positions(&table), ([0, 1, 2], vec![0, 1, 2, 3]));
    let kinds: Vec<(Value, Value, Value)> = events(&table, "posted")
        .into_iter()
        .filter(|event| event["hand"] == table.hand() && event["seat"] == 3)
        .map(|event| {
            (
                event["kind"].clone(),
                event["amount"].clone(),
                event["to"].clone(),
            )
        })
        .collect();
    assert_eq!(
        kinds,
        [
            (json!("bigBlind"), json!(2), json!(2)),
            (json!("dead"), json!(1), json!(2)),
        ]
    );
    assert_eq!(pots(&table), [(6, vec![0, 1, 2, 3])]);
    assert_eq!(legal(&table), "check, raise 4..99");
    go(&mut table, "3 check, 0 fold, 1 fold");
    // The dead chip matches nothing: only the uncalled bet comes back.
    go(&mut table, "2 check, 2 bet 2, 3 fold");
    assert_eq!(
        (refunds(&table), won(&table)),
        (vec![(2, 2)], vec![(6, vec![(2, 6)])])
    );
}

#[test]
fn the_first_button_is_drawn_by_cards() {
    let config = json!({ "seats": seats(&[100, 100, 100]),
        "structure": { "type": "noLimit", "smallBlind": 1, "bigBlind": 2 } });
    let page = json!({ "regulation": "holdem-2006", "article": "9" });
    // Which of two equal cards is the higher one, the page does not say.
    let ours = json!({ "source": "housePractice", "note": "buttonTie" });
    for (cards, button, cite) in [
        ("2c As Kd", 1, &page),
        ("Kc 5d Kd", 0, &ours),
        ("2c 3d 4d", 2, &page),
    ] {
        let mut table = open(Game::TexasHoldem, config.clone()).unwrap();
        send(&mut table, json!({ "type": "deal", "buttonDeck": cards })).unwrap();
        let drawn = last_event(&table, "buttonDrawn");
        assert_eq!(drawn["button"], button);
        assert_eq!(drawn["cite"], *cite);
        assert_eq!(positions(&table).0[0], button);
        // A void hand keeps its button, and no card is drawn again.
        go(&mut table, "void, deal");
        assert_eq!(positions(&table).0[0], button);
        assert_eq!(events(&table, "buttonDrawn").len(), 1);
    }
}

#[test]
fn void_returns_every_chip_and_keeps_the_button() {
    let mut table = holdem(&[100, 100, 100], [1, 2], 0, json!({}));
    go(&mut table, "deal, 0 raise 50, 1 call, void");
    assert_eq!(stacks(&table), [100, 100, 100]);
    let settlement = value(&table.settlement().unwrap());
    assert_eq!(settlement["pots"], json!([]));
    assert_eq!(
        settlement["refunds"],
        json!([{ "seat": 0, "amount": 50 }, { "seat": 1, "amount": 50 }, { "seat": 2, "amount": 2 }])
    );
    go(&mut table, "deal");
    assert_eq!(positions(&table).0, [0, 1, 2]);
}

#[test]
fn who_takes_a_chair_does_not_see_who_left_it() {
    let mut table = holdem(&[100, 100, 100], [1, 2], 0, json!({}));
    deal(
        &mut table,
        holdem_deck(&["AhAd", "KhKd", "QhQd"], "2c7d9s8c3h"),
    );
    go(&mut table, "0 fold, 1 fold");
    let sees = |table: &GameTable, card: &str| {
        let events = value(&table.events(0, Some(0)).unwrap()).to_string();
        let view = value(&table.view(Some(0)).unwrap()).to_string();
        (events.contains(card), view.contains(card))
    };
    assert_eq!(sees(&table, "Qh"), (true, false));
    assert!(
        value(&table.view(Some(2)).unwrap())
            .to_string()
            .contains("Kh")
    );
    go(&mut table, "leave 2, sit 2 50");
    assert!(
        !value(&table.view(Some(2)).unwrap())
            .to_string()
            .contains("Kh")
    );
    assert!(
        !value(&table.events(0, Some(2)).unwrap())
            .to_string()
            .contains("Kh")
    );
    assert_eq!(states(&table)[2], "waiting");
}

#[test]
fn who_is_all_in_with_dead_chips_alone_plays_for_them_alone() {
    let mut table = holdem(&[100, 100, 3, 100], [1, 2], 0, json!({}));
    // S2 has the big blind, and the small one passes by when it sits out.
    go(
        &mut table,
        "deal, 3 raise 6, 0 fold, 1 fold, 2 fold, sitOut 2, deal, 1 fold, 3 fold",
    );
    assert_eq!(table.view(None).unwrap().seats[2].owes.get(), 1);
    go(&mut table, "post 2");
    // Button S3: S0 small, S1 big; S2 pays its last chip dead.
    deal(
        &mut table,
        holdem_deck(&["KhKd", "5h5d", "AhAd", "6h6d"], "2c7d9s8c3h"),
    );
    assert_eq!(positions(&table), ([3, 0, 1], vec![0, 1, 2, 3]));
    assert_eq!(pots(&table), [(1, vec![0, 1, 2, 3]), (3, vec![0, 1, 3])]);
    go(&mut table, "3 fold, 0 call, 1 check");
    for _ in 0..3 {
        go(&mut table, "0 check, 1 check");
    }
    assert_eq!(won(&table), [(1, vec![(2, 1)]), (4, vec![(0, 4)])]);
}
