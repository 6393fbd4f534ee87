//! Triple Shot rule by rule: whole hands from laid-out decks, and the rows of the cases that broke others.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, clippy::panic)]

mod house;

use house::{Play, brief, plain, value, with};
use serde_json::{Value, json};
use tapete::{Game, GameTable, blackjack_total, parse_cards, triple_shot_poker, triple_shot_war};

fn config() -> Value {
    let limits = json!({ "min": 1, "max": 1000 });
    json!({
        "seats": 6,
        "limits": { "war": limits, "blackjack": limits, "poker": limits, "bonus": limits },
        "bonusPays": [10, 1],
    })
}

fn table(changes: Value) -> Play {
    Play::new(Game::TripleShot, &with(config(), changes))
}

/// Bets of 10 on all four, boxes 0 up to `boxes`.
fn deal(boxes: u64, deck: &str) -> Value {
    let bet = |seat| json!({ "seat": seat, "war": 10, "blackjack": 10, "poker": 10, "bonus": 10 });
    let bets: Vec<Value> = (0..boxes).map(bet).collect();
    json!({ "type": "deal", "bets": bets, "deck": deck })
}

/// One box: its card, the dealer's, its second, the dealer's hole card, what is drawn.
fn one(changes: Value, deck: &str, moves: &str) -> Play {
    let mut table = table(changes);
    table.act(deal(1, deck)).moves(moves);
    table
}

fn total(cards: &str) -> (u8, bool) {
    let total = blackjack_total(&parse_cards(cards).unwrap());
    (total.total, total.soft)
}

#[test]
fn b132_two_aces_and_a_ten_are_a_hard_12_in_every_order() {
    for cards in ["Ac Ad Tc", "Ac Tc Ad", "Tc Ac Ad"] {
        assert_eq!(total(cards), (12, false), "{cards}");
    }
}

#[test]
fn b134_aces_drawn_late_still_count_eleven_where_that_fits() {
    assert_eq!(total("Ac Ad Ah 6c"), (19, true));
    assert_eq!(total("Ac Ad Ah As 7c"), (21, true));
}

#[test]
fn b136_a_ten_on_a_split_ace_is_21_and_no_natural() {
    let table = one(json!({}), "Ac 9d Ad 9h Kc Kd", "split");
    assert_eq!(table.line(0, "blackjack", 0), "win higherTotal 10 20");
    assert_eq!(table.line(0, "blackjack", 1), "win higherTotal 10 20");
    let totals = &table.seat(0)["blackjack"];
    assert_eq!(totals.as_array().unwrap().len(), 2);
    assert_eq!(totals[0]["natural"], false);
    // Against a dealer's natural nothing is split: he looked at his card first.
    let table = one(json!({}), "Ac Kd Ad Ah", "");
    assert_eq!(table.line(0, "blackjack", 0), "lose dealerNatural 10 0");
    assert_eq!(table.line(0, "blackjack", 1), "none");
}

#[test]
fn b137_a_dealers_natural_beats_sevens_that_would_make_21() {
    let table = one(json!({}), "7c Ad 7d Kh 7h", "");
    assert_eq!(table.line(0, "blackjack", 0), "lose dealerNatural 10 0");
    // 21 in three cards is no natural, so it would lose to one.
    let sevens = blackjack_total(&parse_cards("7c 7d 7h").unwrap());
    assert!(sevens.total == 21 && !sevens.natural);
}

#[test]
fn b138_equal_naturals_and_equal_21s_push() {
    let table = one(json!({}), "Ac Kd Kc Ah", "");
    assert_eq!(table.line(0, "blackjack", 0), "push bothNatural 10 10");
    let table = one(json!({}), "7c 7d 7h 6c 7s 8d", "hit");
    assert_eq!(table.line(0, "blackjack", 0), "push equalTotals 10 10");
}

#[test]
fn b139_only_two_aces_are_split_and_only_once() {
    for (cards, more) in [
        ("6c 9d 6d 9h Ac", "hit"),
        ("6c 9d 6d 9h", ""),
        ("Kc 9d Kd 9h", ""),
    ] {
        let table = one(json!({}), cards, more);
        assert_eq!(table.legal(), ["hit", "stand"], "{cards} {more}");
        assert_eq!(table.code(json!({ "type": "split" })), "notAllowed");
    }
    let mut table = one(json!({}), "Ac 9d Ad 9h Ah As", "");
    assert_eq!(table.legal(), ["hit", "stand", "split"]);
    table.moves("split");
    // Each ace got one card, an ace too, and both stand.
    assert_eq!(table.0.phase().as_str(), "settled");
    assert_eq!(table.seat(0)["blackjack"][1]["total"], 12);
}

#[test]
fn b140_no_double_after_a_split_nor_with_three_cards() {
    let doubles = json!({ "double": true });
    let table = one(doubles.clone(), "Ac 9d Ad 9h Kc Kd", "");
    assert_eq!(table.legal(), ["hit", "stand", "split", "double"]);
    let table = one(doubles.clone(), "2c 9d 3d 9h 4c", "hit");
    assert_eq!(table.legal(), ["hit", "stand"]);
    let refused = table.refused(json!({ "type": "double" }));
    assert_eq!(refused.code.as_str(), "notAllowed");
    let table = one(doubles, "5c 9d 6d 9h 4c", "double");
    assert_eq!(table.line(0, "blackjack", 0), "lose lowerTotal 20 0");
    let table = one(json!({}), "5c 9d 6d 9h 4c", "");
    assert_eq!(table.code(json!({ "type": "double" })), "notAllowed");
}

#[test]
fn b142_six_cards_without_passing_21_win_at_once() {
    let deck = "2c Td 2d Th 3c 3d 4c 5c";
    let table = one(json!({}), deck, "hit hit hit hit");
    assert_eq!(table.line(0, "blackjack", 0), "win sixCards 10 20");
    assert_eq!(table.seat(0)["blackjack"][0]["sixCards"], true);
    // Paid before the dealer turns his card, and no seventh card is offered.
    let events: Vec<String> = table.events(None).iter().map(brief).collect();
    let at = |text: &str| events.iter().position(|event| event == text).unwrap();
    assert!(at("0: blackjack win") < at("dealer shows"));
    // With another hand open the dealer draws on to 21; the six cards stay paid.
    let mut table = self::table(json!({}));
    table.act(deal(2, "2c Tc 2s 2d 8d Th 3c 3d 4c 5c 9c"));
    table.moves("hit hit hit hit stand");
    assert_eq!(table.view(None)["dealer"][0]["blackjack"]["total"], 21);
    assert_eq!(table.line(0, "blackjack", 0), "win sixCards 10 20");
    assert_eq!(table.line(1, "blackjack", 0), "lose lowerTotal 10 0");
}

#[test]
fn b143_the_dealer_stands_on_soft_17_unless_the_option_says_otherwise() {
    let dealer = |changes, hole: &str| {
        let deck = format!("Tc {hole} 8d 6h 2d");
        let table = one(changes, &deck, "stand");
        table.view(None)["dealer"][0]["blackjack"]["total"].clone()
    };
    assert_eq!(dealer(json!({}), "Ah"), 17);
    assert_eq!(dealer(json!({ "hitSoft17": true }), "Ah"), 19);
    // A hard 17 stands either way.
    let hard = |changes| {
        let table = one(changes, "Tc Td 8d 7h 2d", "stand");
        table.view(None)["dealer"][0]["blackjack"]["total"].clone()
    };
    assert_eq!(
        (hard(json!({})), hard(json!({ "hitSoft17": true }))),
        (json!(17), json!(17))
    );
}

#[test]
fn b144_the_dealer_draws_to_17_though_he_is_ahead_but_only_for_an_open_hand() {
    let table = one(json!({}), "Tc Td 5c 6d 5d", "stand");
    assert_eq!(table.view(None)["dealer"][0]["blackjack"]["total"], 21);
    // Bust, six cards or a blackjack: nobody needs him, and he shows 16.
    for (deck, moves) in [
        ("Tc Td 5c 6d 9c", "hit"),
        ("2c Td 2d 6d 3c 3d 4c 5c", "hit hit hit hit"),
        ("Ac Td Kc 6d", ""),
    ] {
        let table = one(json!({}), deck, moves);
        let dealer = &table.view(None)["dealer"][0];
        assert_eq!(dealer["blackjack"]["total"], 16, "{deck}");
        assert_eq!(dealer["cards"].as_array().unwrap().len(), 2);
    }
}

#[test]
fn b146_a_natural_of_5_wins_7_and_of_100_wins_150() {
    for (bet, pays, back) in [(5, 7, 12), (100, 150, 250)] {
        let mut table = table(json!({}));
        let bets = json!([{ "seat": 0, "war": 1, "blackjack": bet, "poker": 1 }]);
        table.act(json!({ "type": "deal", "bets": bets, "deck": "Ac 9d Kc 9h" }));
        let line = &table.seat(0)["lines"][1];
        assert_eq!(
            (&line["pays"], &line["returned"]),
            (&json!(pays), &json!(back))
        );
        assert_eq!(line["ratio"], json!([3, 2]));
    }
    let table = one(json!({ "blackjackPays": [6, 5] }), "Ac 9d Kc 9h", "");
    assert_eq!(table.line(0, "blackjack", 0), "win natural 10 22");
}

fn war(player: &str, dealer: &str, bet: u64) -> String {
    let input = json!({ "player": player, "dealer": dealer, "bet": bet });
    house::line_text(&value(&triple_shot_war(&plain(&input)).unwrap()))
}

#[test]
fn b147_a_tie_in_war_loses_half_whatever_the_suit() {
    assert_eq!(war("9c", "9d", 10), "halfLost equalCards 10 5");
    assert_eq!(war("9s", "9d", 5), "halfLost equalCards 5 3");
    assert_eq!(war("9s", "9d", 1), "halfLost equalCards 1 1");
    assert_eq!(war("Ac", "Kd", 10), "win higherCard 10 20");
    assert_eq!(war("2c", "3d", 10), "lose lowerCard 10 0");
    let table = one(json!({}), "9c 9d 9h 9s", "stand");
    let line = &table.seat(0)["lines"][0];
    assert_eq!(house::line_text(line), "halfLost equalCards 10 5");
    assert_eq!(
        line["cite"],
        json!({ "regulation": "tripleshot-2004", "article": "9.a" })
    );
}

#[test]
fn b148_equal_totals_push() {
    let table = one(json!({}), "Tc Td 8c 8d", "stand");
    assert_eq!(table.line(0, "blackjack", 0), "push equalTotals 10 10");
}

#[test]
fn b012_a_royal_flush_pays_100_and_a_straight_flush_30() {
    let pays = |cards: &str| {
        let input = json!({ "cards": cards, "bet": 1 });
        let six = triple_shot_poker(&plain(&input)).unwrap();
        (
            six.line.pays.get(),
            six.line.reason,
            six.set_aside.to_string(),
        )
    };
    assert_eq!(pays("As Ks Qs Js Ts 2c"), (100, "royalFlush", "2c".into()));
    assert_eq!(
        pays("9s Ks Qs Js Ts 2c"),
        (30, "straightFlush", "2c".into())
    );
    assert_eq!(
        pays("Qs Qh 9s 7d 4c 2c"),
        (1, "queensOrBetter", "2c".into())
    );
    assert_eq!(
        pays("Js Jh 9s 7d 4c 2c"),
        (0, "pairBelowQueens", "2c".into())
    );
    assert_eq!(pays("As Jh 9s 7d 4c 2c"), (0, "noPair", "2c".into()));
}

/// War: of 52 x 51 pairs of cards 24 in 51 win, 24 lose, 3 tie; the edge of a bet of 2 is 3 in 51.
#[test]
fn war_over_all_pairs_of_cards() {
    let card = |id: u8| tapete::Card::from_id(id).unwrap().to_string();
    let (mut counts, mut net) = ([0u64; 3], 0i64);
    for player in 0..52u8 {
        for dealer in (0..52u8).filter(|dealer| *dealer != player) {
            let input = json!({ "player": card(player), "dealer": card(dealer), "bet": 2 });
            let line = triple_shot_war(&plain(&input)).unwrap();
            let place = ["win", "lose", "halfLost"];
            let place = place.iter().position(|one| *one == line.outcome.as_str());
            counts[place.unwrap()] += 1;
            net += line.returned.get() as i64 - 2;
        }
    }
    assert_eq!(counts, [24 * 52, 24 * 52, 3 * 52]);
    assert_eq!(net, -3 * 52);
}

/// The order of dealing and of settling as article 9 has them: they differ.
#[test]
fn a09_order_of_dealing_and_settling() {
    let mut table = table(json!({}));
    table.act(deal(2, "Tc 4c 9d 7c 8c 9h 2d 5c"));
    let events: Vec<String> = table.events(None).iter().map(brief).collect();
    let start: Vec<&str> = events.iter().skip(10).map(String::as_str).collect();
    let expected = [
        "0 Tc",
        "1 4c",
        "dealer 9d",
        "1: war lose",
        "1: bonus lose",
        "0: war win",
        "phase",
        "0 7c",
        "1 8c",
        "dealer ?? down",
        "turn 0",
    ];
    assert_eq!(start, expected);
    table.moves("hit stand hit stand");
    let events: Vec<String> = table.events(None).iter().map(brief).collect();
    let rest: Vec<&str> = events.iter().skip(21).map(String::as_str).collect();
    let expected = [
        "0 hit",
        "0 2d",
        "0 stand",
        "turn 1",
        "1 hit",
        "1 5c",
        "1 stand",
        "dealer shows",
        "dealer stand",
        "0: blackjack win",
        "1: blackjack lose",
        "0 2c",
        "0 2h",
        "0 2s",
        "1 3c",
        "1 3d",
        "1 3h",
        "1 shows",
        "1: poker win",
        "0 shows",
        "0: poker win",
        "0: bonus win",
        "phase",
        "settled",
    ];
    assert_eq!(rest, expected);
    assert_eq!(table.line(0, "poker", 0), "win fourOfAKind 10 160");
    assert_eq!(table.line(0, "bonus", 0), "win hatTrick 10 110");
    assert_eq!(table.line(1, "bonus", 0), "lose warLost 10 0");
    let seat = table.seat(0);
    assert_eq!(
        (&seat["warCard"], &seat["setAside"]),
        (&json!("Tc"), &json!("7c"))
    );
    // 10 x (1 + 1 + 15 + 10) and -10 -10 +30 -10.
    assert_eq!(
        (&seat["net"], &table.seat(1)["net"]),
        (&json!(270), &json!(0))
    );
    assert_eq!(table.settlement()["house"], -270);
}

#[test]
fn a09b_losing_blackjack_takes_the_bonus_and_a_busted_hand_still_plays_poker() {
    let table = one(json!({}), "Tc 9d 6c 9h Td 3c 3h 3d", "hit");
    assert_eq!(table.line(0, "blackjack", 0), "lose bust 10 0");
    assert_eq!(table.line(0, "bonus", 0), "lose blackjackLost 10 0");
    assert_eq!(table.line(0, "poker", 0), "win fullHouse 10 80");
    // A tie in War, a push in Black Jack and a paid hand still win the bonus.
    let table = one(json!({}), "9c 9d 9h 9s Tc Td 2c 3c", "stand");
    assert_eq!(table.line(0, "bonus", 0), "win hatTrick 10 110");
    // Poker that is not paid loses it.
    let table = one(json!({}), "Tc 9d 8c 8d 2h 4d 6s Kc", "stand");
    assert_eq!(table.line(0, "bonus", 0), "lose pokerLost 10 0");
}

/// A split counts for the bonus by the net of its two hands.
#[test]
fn a09b_the_bonus_of_a_split_goes_by_the_net_of_both_hands() {
    let bonus = |cards: &str| {
        let deck = format!("Ac Td Ad 9h {cards} Ah");
        one(json!({}), &deck, "split").line(0, "bonus", 0)
    };
    assert_eq!(bonus("Kc 2d"), "win hatTrick 10 110");
    assert_eq!(bonus("8c 2d"), "lose blackjackLost 10 0");
}

#[test]
fn the_hole_card_stays_hidden_until_it_is_turned() {
    let mut table = table(json!({}));
    table.act(deal(1, "Tc 9d 7c 5h"));
    for viewer in [None, Some(0), Some(1)] {
        let dealer = table.view(viewer)["dealer"][0].clone();
        assert_eq!(dealer["cards"][1], json!({ "card": null, "up": false }));
        assert!(dealer["blackjack"].is_null());
        let text = format!("{:?}", table.events(viewer));
        assert!(!text.contains("5h"), "{viewer:?}");
    }
    let mut void = table.0.clone();
    void.act(&plain(&json!({ "type": "void" }))).unwrap();
    assert!(
        !value(&void.view(None).unwrap())["dealer"]
            .to_string()
            .contains("5h")
    );
    table.moves("stand");
    assert_eq!(table.view(None)["dealer"][0]["cards"][1]["card"], "5h");
}

#[test]
fn void_returns_every_bet_those_settled_too() {
    let mut table = table(json!({ "maxPayout": 5 }));
    table.act(deal(2, "Ac 2c 9d Ad 3c 9h Kc 4c")).moves("split");
    table.act(json!({ "type": "void", "reason": "misdeal" }));
    let settlement = table.settlement();
    assert_eq!(settlement["house"], 0);
    assert_eq!(
        (&table.seat(0)["staked"], &table.seat(0)["returned"]),
        (&json!(50), &json!(50))
    );
    assert_eq!(table.line(0, "war", 0), "void void 10 10");
    assert_eq!(table.line(0, "blackjack", 1), "void void 10 10");
}

#[test]
fn the_maximum_payout_covers_poker_and_bonus_only() {
    let table = one(
        json!({ "maxPayout": 100 }),
        "Tc 9d Td 9h Th Ts 2c 3c",
        "stand",
    );
    // Poker 150 and bonus 100 of which 100 is paid: 60 and 40. War and Black Jack in full.
    assert_eq!(table.line(0, "war", 0), "win higherCard 10 20");
    assert_eq!(table.line(0, "blackjack", 0), "win higherTotal 10 20");
    assert_eq!(table.line(0, "poker", 0), "win fourOfAKind 10 70");
    assert_eq!(table.line(0, "bonus", 0), "win hatTrick 10 50");
    let limit = &table.settlement()["limit"];
    assert_eq!(
        limit,
        &json!({ "limit": 100, "sum": 250, "factor": [2, 5], "paid": 100 })
    );
    let last = table.events(None).pop().unwrap();
    assert_eq!(last["cite"]["source"], "housePractice");
}

#[test]
fn timeout_warns_once_a_hand_and_then_stands() {
    let mut table = table(json!({}));
    table
        .act(deal(2, "Tc 4c 9d 7c 8c 9h 2d 5c"))
        .moves("timeout");
    assert_eq!(table.0.to_act(), Some(0));
    assert_eq!(table.view(None)["seats"][0]["warned"], true);
    table.moves("timeout");
    assert_eq!(table.0.to_act(), Some(1));
}

#[test]
fn settings_are_read_with_care() {
    let code = |changes: Value| {
        let config = plain(&with(config(), changes));
        let refused = GameTable::new(Game::TripleShot, &config).err();
        refused.map_or("none", |problem| problem.code.as_str())
    };
    assert_eq!(code(json!({})), "none");
    assert_eq!(code(json!({ "seats": 7 })), "badInput");
    assert_eq!(code(json!({ "bonusPays": null })), "badInput");
    assert_eq!(code(json!({ "double": 1 })), "badInput");
    assert_eq!(code(json!({ "blackjackPays": [3, 0] })), "badRatio");
    assert_eq!(code(json!({ "paytable": {} })), "unknownKey");
    assert_eq!(
        code(json!({ "pokerPaytable": { "tensOrBetter": [1, 1] } })),
        "unknownKey"
    );
    assert_eq!(
        code(json!({ "pokerPaytable": { "royalFlush": [50, 1] } })),
        "none"
    );
    assert_eq!(
        code(json!({ "bonusPays": [9_007_199_254_740_991u64, 1] })),
        "amountOverflow"
    );
    let limits = json!({ "war": { "min": 1, "max": 5 }, "blackjack": { "min": 1, "max": 5 } });
    assert_eq!(code(json!({ "limits": limits })), "badInput");
    let three = json!({ "war": { "min": 5, "max": 5 }, "blackjack": { "min": 1, "max": 5 }, "poker": { "min": 1, "max": 5 } });
    assert_eq!(code(json!({ "limits": three })), "badConfig");
    let table = table(json!({ "limits": three, "bonusPays": null }));
    let bets = json!([{ "seat": 0, "war": 5, "blackjack": 5, "poker": 5, "bonus": 5 }]);
    assert_eq!(
        table.code(json!({ "type": "deal", "bets": bets })),
        "notAllowed"
    );
    let bets = json!([{ "seat": 0, "war": 4, "blackjack": 5, "poker": 5 }]);
    assert_eq!(
        table.code(json!({ "type": "deal", "bets": bets })),
        "belowMinimum"
    );
    let bets = json!([{ "seat": 0, "war": 5, "blackjack": 5 }]);
    assert_eq!(
        table.code(json!({ "type": "deal", "bets": bets })),
        "badInput"
    );
}
