//! Texas Hold'em: rows of cases.md by id, and the rules that have no row.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

mod poker;

use poker::*;
use serde_json::{Value, json};
use tapete::{Game, GameTable};

fn fixed(stacks: &[u64], more: Value) -> GameTable {
    let mut config = json!({
        "seats": seats(stacks), "button": 0,
        "structure": { "type": "fixedLimit", "smallBlind": 5, "bigBlind": 10, "smallBet": 10, "bigBet": 20 },
    });
    for (key, value) in more.as_object().unwrap() {
        config[key] = value.clone();
    }
    open(Game::TexasHoldem, config).unwrap()
}

/// Three seats on the flop, S1 first.
fn flop(stacks: &[u64; 3], more: Value) -> GameTable {
    let mut table = holdem(stacks, [5, 10], 0, more);
    go(&mut table, "deal, 0 call, 1 call, 2 check");
    table
}

#[test]
fn b086_an_all_in_that_only_meets_the_bet_is_a_call() {
    for (stack, price) in [(110, 100), (70, 60)] {
        let mut table = flop(&[500, 500, stack], json!({}));
        go(&mut table, "1 bet 100");
        assert_eq!(table.to_act(), Some(2));
        assert_eq!(legal(&table), format!("fold, call {price}!"));
        go(&mut table, "2 call");
        let acted = last_event(&table, "acted");
        assert_eq!(
            (&acted["action"], &acted["amount"], &acted["allIn"]),
            (&json!("call"), &json!(price), &json!(true))
        );
        // It reopens nothing: S0 calls and the round is over.
        go(&mut table, "0 call");
        assert_eq!(table.phase().as_str(), "turn");
    }
}

/// Five seats on the flop: S1 bets 500, S2 all-in 650, S3 all-in `third`, S4 calls, S0 folds.
fn b093(third: u64, reopen: &str) -> GameTable {
    let mut table = holdem(
        &[5000, 5000, 750, third + 100, 5000],
        [50, 100],
        0,
        json!({ "reopen": reopen }),
    );
    go(&mut table, "deal, 3 call, 4 call, 0 call, 1 call, 2 check");
    go(
        &mut table,
        &format!("1 bet 500, 2 raise 650, 3 raise {third}, 4 call, 0 fold"),
    );
    assert_eq!(table.to_act(), Some(1));
    table
}

#[test]
fn b093_short_all_ins_that_make_a_full_raise_together_reopen() {
    let closed = b093(800, "cumulative");
    assert_eq!(legal(&closed), "fold, call 300");
    let open = b093(1000, "cumulative");
    assert_eq!(legal(&open), "fold, call 500, raise 1500..4900");
    let mut single = b093(1000, "single");
    assert_eq!(legal(&single), "fold, call 500");
    assert_eq!(refused(&mut single, "1 raise 1500"), "notReopened");
}

#[test]
fn b094_b095_a_short_all_in_keeps_the_minimum_raise_and_reopens_nothing() {
    let mut table = flop(&[1000, 1000, 150], json!({}));
    go(&mut table, "1 bet 100, 2 raise 140");
    // Who has not acted may raise by a full raise on top.
    assert_eq!(legal(&table), "fold, call 140, raise 240..990");
    assert_eq!(refused(&mut table, "0 raise 180"), "belowMinimum");
    go(&mut table, "0 call");
    // The bettor may only call.
    assert_eq!(legal(&table), "fold, call 40");
    assert_eq!(refused(&mut table, "1 raise 240"), "notReopened");
}

#[test]
fn b094_a_full_raise_over_a_short_all_in_reopens() {
    let mut table = flop(&[1000, 1000, 150], json!({}));
    go(&mut table, "1 bet 100, 2 raise 140, 0 raise 240");
    assert_eq!(legal(&table), "fold, call 140, raise 340..990");
}

#[test]
fn a_short_all_in_opening_bet_is_raised_by_the_big_blind_and_closed_to_who_checked() {
    let mut table = flop(&[1000, 1000, 16], json!({}));
    go(&mut table, "1 check, 2 bet 6");
    assert_eq!(legal(&table), "fold, call 6, raise 16..990");
    go(&mut table, "0 call");
    assert_eq!(legal(&table), "fold, call 6");
}

#[test]
fn b097_a_stack_between_call_and_minimum_raise_may_go_all_in_for_exactly_that() {
    let mut table = holdem(&[150, 1000, 1000], [50, 100], 0, json!({}));
    go(&mut table, "deal");
    assert_eq!(legal(&table), "fold, call 100, raise 150..150!");
    assert_eq!(refused(&mut table, "0 raise 149"), "belowMinimum");
    assert_eq!(refused(&mut table, "0 raise 200"), "notEnoughChips");
    go(&mut table, "0 raise 150");
    assert_eq!(last_event(&table, "acted")["allIn"], true);
}

#[test]
fn b098_the_same_on_the_river() {
    for (bet, stack) in [(22, 29), (270, 500)] {
        let mut table = flop(&[1000, 1000, stack + 10], json!({}));
        go(
            &mut table,
            "1 check, 2 check, 0 check, 1 check, 2 check, 0 check",
        );
        go(&mut table, &format!("1 bet {bet}"));
        assert_eq!(
            legal(&table),
            format!("fold, call {bet}, raise {stack}..{stack}!")
        );
    }
}

#[test]
fn b099_an_all_in_is_answered() {
    let mut table = holdem(&[1880, 1880], [10, 20], 0, json!({}));
    go(&mut table, "deal, 0 raise 180, 1 raise 1880");
    assert_eq!(table.to_act(), Some(0));
    assert_eq!(legal(&table), "fold, call 1700!");
    let mut table = holdem(&[2000, 1880], [10, 20], 0, json!({}));
    go(&mut table, "deal, 0 raise 180, 1 raise 1880");
    assert_eq!(legal(&table), "fold, call 1700");
}

#[test]
fn nobody_raises_whom_no_chips_could_answer() {
    // S1 and S2 can no more than call 100.
    let mut table = holdem(&[1000, 100, 60, 100], [5, 10], 0, json!({}));
    go(&mut table, "deal, 3 raise 100");
    assert_eq!(legal(&table), "fold, call 100");
    assert_eq!(refused(&mut table, "0 raise 200"), "notAllowed");
    let mut table = holdem(&[1000, 101, 60, 100], [5, 10], 0, json!({}));
    go(&mut table, "deal, 3 raise 100");
    assert_eq!(legal(&table), "fold, call 100, raise 190..1000");
}

#[test]
fn b100_no_showdown_before_everybody_has_answered() {
    let mut table = flop(&[100, 1000, 1000], json!({}));
    go(&mut table, "1 check, 2 check, 0 bet 90, 1 call");
    assert_eq!((table.to_act(), table.phase().as_str()), (Some(2), "flop"));
}

#[test]
fn b102_amounts_are_totals_for_the_round() {
    let mut table = holdem(&[9000, 9000, 9000], [50, 100], 0, json!({}));
    go(&mut table, "deal, 0 raise 200, 1 raise 2179");
    assert_eq!(legal(&table), "fold, call 2079, raise 4158..9000");
    go(&mut table, "2 raise 4200");
}

#[test]
fn b103_call_and_raise_amounts_in_the_blinds() {
    let mut table = holdem(&[100, 100, 100], [1, 2], 0, json!({}));
    go(&mut table, "deal, 0 fold");
    assert_eq!(legal(&table), "fold, call 1, raise 4..100");
    go(&mut table, "1 call");
    assert_eq!(legal(&table), "check, raise 4..100");
    assert_eq!(refused(&mut table, "2 call"), "nothingToCall");
}

#[test]
fn b105_the_minimum_raise_leaves_out_what_was_called() {
    let mut table = holdem(&[100, 100, 100], [1, 2], 0, json!({}));
    go(&mut table, "deal, 0 raise 6");
    assert_eq!(legal(&table), "fold, call 5, raise 10..100");
}

#[test]
fn b107_nothing_is_legal_in_a_finished_hand() {
    let mut table = flop(&[100, 100, 100], json!({}));
    for _ in 0..3 {
        go(&mut table, "1 check, 2 check, 0 check");
    }
    assert_eq!(
        (table.phase().as_str(), table.to_act(), legal(&table)),
        ("settled", None, String::new())
    );
    for seat in 0..3 {
        assert!(table.legal_actions(Some(seat)).unwrap().is_empty());
        assert!(table.view(Some(seat)).unwrap().legal.is_empty());
    }
    assert_eq!(refused(&mut table, "1 check"), "noHandRunning");
}

#[test]
fn b112_after_the_flop_the_seat_left_of_the_button_is_first() {
    let table = flop(&[100, 100, 100], json!({}));
    assert_eq!((table.phase().as_str(), table.to_act()), ("flop", Some(1)));
}

#[test]
fn b113_the_big_blind_keeps_its_option() {
    let mut table = holdem(&[100, 100, 100], [1, 2], 0, json!({}));
    go(&mut table, "deal, 0 call, 1 call");
    assert_eq!(
        (table.to_act(), legal(&table)),
        (Some(2), "check, raise 4..100".into())
    );
    go(&mut table, "2 raise 4, 0 call, 1 call");
    assert_eq!(table.phase().as_str(), "flop");
}

#[test]
fn b114_a_big_blind_all_in_by_posting_is_not_asked() {
    let mut table = holdem(&[200, 2], [1, 2], 0, json!({}));
    go(&mut table, "deal, 0 call");
    assert_eq!(table.phase().as_str(), "settled");
    assert_eq!(table.view(None).unwrap().board.len(), 5);
    // Nobody is asked at all when the small blind covers what the big blind has.
    let mut table = holdem(&[200, 1], [1, 2], 0, json!({}));
    go(&mut table, "deal");
    assert_eq!(table.phase().as_str(), "settled");
}

#[test]
fn b116_the_small_blind_counts_in_its_all_in() {
    let mut table = holdem(&[100, 50, 100], [1, 2], 0, json!({}));
    go(&mut table, "deal, 0 fold, 1 raise 50");
    let acted = last_event(&table, "acted");
    assert_eq!((&acted["amount"], &acted["to"]), (&json!(49), &json!(50)));
    let seat = &table.view(None).unwrap().seats[1];
    assert_eq!((seat.total.get(), seat.stack.unwrap().get()), (50, 0));
}

#[test]
fn b122_who_bet_last_on_the_river_shows_first() {
    let river = |script: &str| {
        let mut table = flop(&[100, 100, 100], json!({}));
        for _ in 0..2 {
            go(&mut table, "1 check, 2 check, 0 check");
        }
        go(&mut table, script);
        shown(&table)
    };
    assert_eq!(river("1 check, 2 bet 10, 0 call, 1 fold"), [2, 0]);
    assert_eq!(river("1 check, 2 check, 0 check"), [1, 2, 0]);
    assert_eq!(river("1 bet 10, 2 raise 20, 0 call, 1 call"), [2, 0, 1]);
}

#[test]
fn a_short_big_blind_leaves_the_price_at_the_full_blind() {
    let mut table = holdem(&[500, 500, 4, 500], [5, 10], 0, json!({}));
    go(&mut table, "deal");
    assert_eq!(legal(&table), "fold, call 10, raise 20..500");
    go(&mut table, "3 call, 0 fold, 1 call");
    assert_eq!(pots(&table), [(12, vec![1, 2, 3]), (12, vec![1, 3])]);
}

#[test]
fn pot_limit_goes_to_the_bet_the_pot_and_the_call() {
    let structure = json!({ "type": "potLimit", "smallBlind": 5, "bigBlind": 10 });
    let mut table = holdem(&[5000; 3], [5, 10], 0, json!({ "structure": structure }));
    go(&mut table, "deal");
    assert_eq!(legal(&table), "fold, call 10, raise 20..35");
    assert_eq!(refused(&mut table, "0 raise 36"), "aboveMaximum");
    // A pot of 100 on the flop, a bet of 50: at most to 250.
    go(&mut table, "0 raise 35, 1 call, 2 fold");
    let pot: u64 = pots(&table).iter().map(|pot| pot.0).sum();
    assert_eq!(pot, 80);
    go(&mut table, "1 bet 10, 0 call");
    go(&mut table, "1 bet 50");
    assert_eq!(legal(&table), "fold, call 50, raise 100..250");
}

#[test]
fn fixed_limit_sizes_cap_and_big_streets() {
    let mut table = fixed(&[1000; 3], json!({}));
    go(&mut table, "deal");
    assert_eq!(legal(&table), "fold, call 10, raise 20");
    assert_eq!(refused(&mut table, "0 raise 21"), "aboveMaximum");
    // The big blind counts as the bet: three raises after it.
    go(&mut table, "0 raise 20, 1 raise 30, 2 raise 40");
    assert_eq!(legal(&table), "fold, call 20");
    assert_eq!(refused(&mut table, "0 raise 50"), "raiseCap");
    go(&mut table, "0 call, 1 call");
    assert_eq!(legal(&table), "check, bet 10");
    go(&mut table, "1 check, 2 check, 0 check");
    assert_eq!(legal(&table), "check, bet 20");
}

#[test]
fn heads_up_is_uncapped_unless_the_round_was_capped_before() {
    let mut table = fixed(&[1000; 2], json!({}));
    go(
        &mut table,
        "deal, 0 raise 20, 1 raise 30, 0 raise 40, 1 raise 50, 0 raise 60",
    );
    assert_eq!(legal(&table), "fold, call 10, raise 70");
    let mut table = fixed(&[1000; 3], json!({}));
    go(
        &mut table,
        "deal, 0 raise 20, 1 raise 30, 2 raise 40, 0 fold",
    );
    assert_eq!(legal(&table), "fold, call 10");
    // Two are left before the cap: no cap.
    let mut table = fixed(&[1000; 3], json!({}));
    go(
        &mut table,
        "deal, 0 raise 20, 1 fold, 2 raise 30, 0 raise 40, 2 raise 50",
    );
    assert_eq!(legal(&table), "fold, call 10, raise 60");
}

#[test]
fn fixed_limit_half_a_bet_all_in_is_a_raise() {
    // Limit 10 on the flop. Bet 10, all-in 16: over half, a raise; the next is to 26.
    let mut table = fixed(&[1000, 1000, 26], json!({}));
    go(
        &mut table,
        "deal, 0 call, 1 call, 2 check, 1 bet 10, 2 raise 16",
    );
    assert_eq!(legal(&table), "fold, call 16, raise 26");
    go(&mut table, "0 call");
    assert_eq!(legal(&table), "fold, call 6, raise 26");
    // All-in 15 is exactly half.
    let mut table = fixed(&[1000, 1000, 25], json!({}));
    go(
        &mut table,
        "deal, 0 call, 1 call, 2 check, 1 bet 10, 2 raise 15, 0 call",
    );
    assert_eq!(legal(&table), "fold, call 5, raise 25");
}

#[test]
fn fixed_limit_less_than_half_is_completed_and_reopens_nothing() {
    // Bet 10, all-in 12: who has not acted completes to 20.
    let mut table = fixed(&[1000, 1000, 22], json!({}));
    go(
        &mut table,
        "deal, 0 call, 1 call, 2 check, 1 bet 10, 2 raise 12",
    );
    assert_eq!(legal(&table), "fold, call 12, raise 20");
    let mut called = table.clone();
    go(&mut called, "0 call");
    assert_eq!(legal(&called), "fold, call 2");
    go(&mut table, "0 raise 20");
    assert_eq!(last_event(&table, "acted")["action"], "complete");
    assert_eq!(legal(&table), "fold, call 10, raise 30");
    // An opening all-in of 15 with a limit of 20 is a bet: the next is to 35.
    let mut table = fixed(&[1000, 1000, 25], json!({}));
    go(
        &mut table,
        "deal, 0 call, 1 call, 2 check, 1 check, 2 check, 0 check, 1 check, 2 bet 15",
    );
    assert_eq!(legal(&table), "fold, call 15, raise 35");
}

#[test]
fn burns_before_each_street() {
    let mut table = holdem(&[100, 100], [1, 2], 0, json!({}));
    let deck = holdem_deck(&["AhAd", "KhKd"], "2c7d9s8c3h");
    deal(&mut table, deck.clone());
    go(
        &mut table,
        "0 call, 1 check, 1 check, 0 check, 1 check, 0 check",
    );
    let view = table.view(None).unwrap();
    assert_eq!((view.burned, view.undealt), (3, 52 - 4 - 8));
    let to: Vec<Value> = events(&table, "dealt")
        .iter()
        .map(|event| event["to"].clone())
        .collect();
    assert_eq!(
        to[4..],
        [
            "burn", "board", "board", "board", "burn", "board", "burn", "board"
        ]
        .map(Value::from)
    );
}

#[test]
fn an_all_in_run_out_tables_the_hands_before_the_board() {
    let mut table = holdem(&[100, 100, 500], [1, 2], 0, json!({}));
    deal(
        &mut table,
        holdem_deck(&["AhAd", "KhKd", "QhQd"], "2c7d9s8c3h"),
    );
    go(&mut table, "0 raise 100, 1 call, 2 fold");
    let kinds: Vec<Value> = value(&table.events(0, None).unwrap())
        .as_array()
        .unwrap()
        .iter()
        .map(|event| event["type"].clone())
        .collect();
    let first_shown = kinds.iter().position(|kind| kind == "shown").unwrap();
    let flop = kinds.iter().rposition(|kind| kind == "phase").unwrap();
    assert!(first_shown < flop);
    assert_eq!(stacks(&table), [0, 202, 498]);
}

#[test]
fn manual_showdown_the_first_shows_the_others_may_muck() {
    let mut table = holdem(&[100, 100, 100], [1, 2], 0, json!({ "showdown": "manual" }));
    deal(
        &mut table,
        holdem_deck(&["AhAd", "KhKd", "QhQd"], "2c7d9s8c3h"),
    );
    go(&mut table, "0 call, 1 call, 2 check");
    for _ in 0..3 {
        go(&mut table, "1 check, 2 check, 0 check");
    }
    assert_eq!(
        (table.phase().as_str(), table.to_act(), legal(&table)),
        ("showdown", Some(1), "show".into())
    );
    assert_eq!(refused(&mut table, "1 muck"), "notAllowed");
    assert_eq!(refused(&mut table, "1 check"), "wrongPhase");
    go(&mut table, "1 show");
    assert_eq!(
        (table.to_act(), legal(&table)),
        (Some(2), "show, muck".into())
    );
    go(&mut table, "2 muck, 0 muck");
    assert_eq!(stacks(&table), [98, 104, 98]);
    let view = table.view(Some(2)).unwrap();
    assert!(view.seats[2].hands.is_empty() && view.seats[0].hands.is_empty());
    assert_eq!(
        view.seats[1].hands[0].cards[0].card.unwrap().to_string(),
        "Ah"
    );
    assert_eq!(
        value(&table.settlement().unwrap())["seats"][2]["hand"],
        Value::Null
    );
}

#[test]
fn after_an_all_in_nothing_is_mucked() {
    let mut table = holdem(&[100, 100], [1, 2], 0, json!({ "showdown": "manual" }));
    go(&mut table, "deal, 0 raise 100, 1 call");
    assert_eq!(table.phase().as_str(), "settled");
}

#[test]
fn needless_folds_are_refused_unless_allowed() {
    let mut table = flop(&[100, 100, 100], json!({}));
    assert_eq!(refused(&mut table, "1 fold"), "needlessFold");
    let mut table = flop(&[100, 100, 100], json!({ "needlessFold": true }));
    assert_eq!(legal(&table), "fold, check, bet 10..90");
    go(&mut table, "1 fold");
}

#[test]
fn a_timeout_warns_once_a_hand_and_then_folds() {
    let mut table = flop(&[100, 100, 100], json!({}));
    go(&mut table, "timeout");
    assert!(table.view(None).unwrap().seats[1].warned);
    assert_eq!(table.to_act(), Some(1));
    go(&mut table, "timeout");
    assert_eq!(
        (
            last_event(&table, "timedOut")["default"].clone(),
            table.to_act()
        ),
        (json!("fold"), Some(2))
    );
    assert_eq!(states(&table)[1], "folded");
}

#[test]
fn errors_in_their_order() {
    let mut table = holdem(&[100, 100, 100], [1, 2], 0, json!({ "size": 4 }));
    assert_eq!(refused(&mut table, "0 call"), "noHandRunning");
    assert_eq!(refused(&mut table, "timeout"), "noHandRunning");
    go(&mut table, "deal");
    assert_eq!(refused(&mut table, "deal"), "handRunning");
    assert_eq!(refused(&mut table, "0 bringIn 2"), "unknownAction");
    assert_eq!(refused(&mut table, "0 hit"), "unknownAction");
    assert_eq!(refused(&mut table, "9 call"), "unknownSeat");
    assert_eq!(refused(&mut table, "3 call"), "emptySeat");
    assert_eq!(refused(&mut table, "1 call"), "notYourTurn");
    assert_eq!(refused(&mut table, "0 check"), "betStanding");
    assert_eq!(refused(&mut table, "0 bet 10"), "betStanding");
    assert_eq!(refused(&mut table, "0 raise 3"), "belowMinimum");
    assert_eq!(refused(&mut table, "0 raise 101"), "notEnoughChips");
    assert_eq!(refused(&mut table, "0 show"), "wrongPhase");
    assert_eq!(refused(&mut table, "leave 1"), "handRunning");
    assert_eq!(refused(&mut table, "addChips 1 10"), "handRunning");
    go(&mut table, "0 fold, 1 fold");
    assert_eq!(refused(&mut table, "sit 1 10"), "seatTaken");
    assert_eq!(refused(&mut table, "sit 4 10"), "unknownSeat");
    assert_eq!(refused(&mut table, "sit 3 0"), "belowMinimum");
    assert_eq!(refused(&mut table, "leave 3"), "emptySeat");
    assert_eq!(refused(&mut table, "sitIn 0"), "notAllowed");
    let most = (1_u64 << 53) - 1;
    assert_eq!(
        refused(&mut table, &format!("sit 3 {most}")),
        "amountOverflow"
    );
    go(&mut table, "leave 0, leave 1");
    assert_eq!(refused(&mut table, "deal"), "notEnoughPlayers");
}

#[test]
fn settings_that_do_not_fit() {
    let code = |change: &dyn Fn(&mut Value)| {
        let mut config = json!({ "seats": seats(&[100, 100]), "button": 0,
            "structure": { "type": "noLimit", "smallBlind": 1, "bigBlind": 2 } });
        change(&mut config);
        open(Game::TexasHoldem, config)
            .err()
            .map(|problem| problem.code.as_str())
    };
    let set =
        |key: &'static str, value: Value| move |config: &mut Value| config[key] = value.clone();
    assert_eq!(code(&|_| ()), None);
    assert_eq!(code(&set("size", json!(11))), Some("badInput"));
    assert_eq!(code(&set("oddChips", json!("none"))), Some("badInput"));
    assert_eq!(code(&set("extra", json!(1))), Some("unknownKey"));
    assert_eq!(code(&set("button", json!(5))), Some("badConfig"));
    assert_eq!(code(&set("button", json!(10))), Some("unknownSeat"));
    assert_eq!(code(&set("ante", json!(1.5))), Some("badChips"));
    assert_eq!(code(&set("seats", seats(&[100]))), Some("notEnoughPlayers"));
    let twice = json!([{ "seat": 0, "stack": 1 }, { "seat": 0, "stack": 1 }]);
    assert_eq!(code(&set("seats", twice)), Some("duplicateSeat"));
    let far = json!([{ "seat": 0, "stack": 1 }, { "seat": 10, "stack": 1 }]);
    assert_eq!(code(&set("seats", far)), Some("unknownSeat"));
    let structure = |structure: Value| set("structure", structure);
    assert_eq!(
        code(&structure(
            json!({ "type": "noLimit", "smallBlind": 3, "bigBlind": 2 })
        )),
        Some("badConfig")
    );
    assert_eq!(
        code(&structure(
            json!({ "type": "spreadLimit", "min": 3, "max": 2 })
        )),
        Some("badInput")
    );
    assert_eq!(
        code(&structure(json!({ "type": "noLimit", "bigBlind": 2 }))),
        Some("badInput")
    );
    assert_eq!(
        code(&structure(
            json!({ "type": "fixedLimit", "smallBlind": 1, "bigBlind": 2, "smallBet": 4, "bigBet": 2 })
        )),
        Some("badConfig")
    );
}

#[test]
fn b106_every_amount_is_accepted_or_refused_as_it_is_listed() {
    // To call 100 of a pot of 130: half the pot is below the minimum raise.
    let mut table = flop(&[400, 300, 500], json!({}));
    go(&mut table, "1 bet 100");
    assert_eq!(refused(&mut table, "2 raise 115"), "belowMinimum");
    let states: [(&str, &str); 4] = [
        ("", "noLimit"),
        ("2 raise 250", "noLimit"),
        ("2 call, 0 raise 390", "noLimit"),
        ("2 fold", "potLimit"),
    ];
    for (script, kind) in states {
        let structure = json!({ "type": kind, "smallBlind": 5, "bigBlind": 10 });
        let mut table = flop(&[400, 300, 500], json!({ "structure": structure }));
        go(
            &mut table,
            if kind == "potLimit" {
                "1 bet 20"
            } else {
                "1 bet 100"
            },
        );
        go(&mut table, script);
        let legal = value(&table.legal_actions(None).unwrap());
        for kind in ["bet", "raise"] {
            let listed = legal
                .as_array()
                .unwrap()
                .iter()
                .find(|action| action["type"] == kind);
            for to in 0..600 {
                let fits = listed.is_some_and(|action| {
                    action["min"].as_u64().unwrap() <= to && to <= action["max"].as_u64().unwrap()
                });
                let action = serde_json::from_value(json!({ "type": kind, "to": to })).unwrap();
                assert_eq!(table.check(&action).is_ok(), fits, "{script}: {kind} {to}");
            }
        }
    }
}

#[test]
fn the_log_of_a_whole_hand() {
    let mut table = holdem(&[100, 20, 100], [1, 2], 0, json!({ "ante": 1 }));
    deal(
        &mut table,
        holdem_deck(&["AhAd", "KhKd", "QhQd"], "2c7d9s8c3h"),
    );
    go(&mut table, "0 fold, 1 raise 19, 2 call");
    let told = |event: &Value| {
        let text = |key: &str| {
            event.get(key).map_or(String::new(), |value| {
                format!(" {}", value.to_string().replace('"', ""))
            })
        };
        let keys = [
            "seat", "to", "kind", "action", "amount", "phase", "pot", "allIn", "at", "up",
        ];
        let rest: String = keys.iter().map(|key| text(key)).collect();
        format!("{}{rest}", event["type"].as_str().unwrap())
    };
    let log: Vec<String> = value(&table.events(0, None).unwrap())
        .as_array()
        .unwrap()
        .iter()
        .map(told)
        .collect();
    assert_eq!(
        log,
        [
            "handStarted",
            "shuffled",
            "posted 0 0 ante 1 false",
            "posted 1 0 ante 1 false",
            "posted 2 0 ante 1 false",
            "posted 1 1 smallBlind 1 false",
            "posted 2 2 bigBlind 2 false",
            "dealt 1 false",
            "dealt 2 false",
            "dealt 0 false",
            "dealt 1 false",
            "dealt 2 false",
            "dealt 0 false",
            "phase preflop",
            "turn 0",
            "acted 0 fold",
            "turn 1",
            "acted 1 19 raise 18 true",
            "turn 2",
            "acted 2 19 call 17 false",
            "shown 1",
            "shown 2",
            "dealt burn false",
            "dealt board true",
            "dealt board true",
            "dealt board true",
            "phase flop",
            "dealt burn false",
            "dealt board true",
            "phase turn",
            "dealt burn false",
            "dealt board true",
            "phase river",
            "shown 1",
            "shown 2",
            "awarded 1 41 0",
            "phase settled",
            "settled",
        ]
    );
    assert_eq!(stacks(&table), [99, 41, 80]);
}
