//! Pai Gow Poker rule by rule: whole hands from laid-out decks, and the rows of the cases that broke others.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, clippy::panic)]

mod house;

use house::{Play, brief, plain, value, with};
use serde_json::{Value, json};
use tapete::{
    Card, Category, Game, GameTable, Rank, Ruleset, compare_hands, legal_settings, pai_gow_compare,
    parse_cards, rank_hand, rank_two,
};

fn config() -> Value {
    json!({ "seats": 6, "limits": { "min": 1, "max": 1000 }, "houseWay": "trumpPlaza" })
}

fn table(changes: Value) -> Play {
    Play::new(Game::PaiGowPoker, &with(config(), changes))
}

/// A deck whose packets are these, the first to the banker (a throw of eight), the others to the places after him.
fn deck(packets: &[&str]) -> Vec<String> {
    let packets: Vec<Vec<Card>> = packets
        .iter()
        .map(|one| parse_cards(one).unwrap())
        .collect();
    let named: Vec<Card> = packets.iter().flatten().copied().collect();
    let mut rest = (0..53u8)
        .filter_map(Card::from_id)
        .filter(|card| !named.contains(card));
    let mut cards = Vec::new();
    for round in 0..7 {
        for packet in 0..7 {
            let named = packets.get(packet).map(|cards| cards[round]);
            cards.push(named.or_else(|| rest.next()).unwrap().to_string());
        }
    }
    cards
}

const EIGHT: [u8; 3] = [2, 2, 4];

/// Dealer banks: his packet first, then those of seats 0, 1 …
fn deal(bets: &[u64], packets: &[&str]) -> Value {
    let bet = |(seat, bet): (usize, &u64)| json!({ "seat": seat, "bet": bet });
    let bets: Vec<Value> = bets.iter().enumerate().map(bet).collect();
    json!({ "type": "deal", "bets": bets, "deck": deck(packets), "dice": EIGHT })
}

fn set(seat: u64, low: &str) -> Value {
    json!({ "type": "set", "seat": seat, "low": low })
}

/// Set by Trump Plaza's way: front K-Q, back A-9-7-4-2.
const DEALER: &str = "As Kd Qh 9c 7d 4s 2h";

#[test]
fn b149_the_wheel_is_the_second_highest_straight() {
    let (wheel, king) = (
        parse_cards("Ac 2d 3h 4s 5c").unwrap(),
        parse_cards("Kc Qd Jh Ts 9c").unwrap(),
    );
    let order = |rules| compare_hands(&wheel, &king, rules).unwrap();
    assert_eq!(order(Ruleset::PaiGow), std::cmp::Ordering::Greater);
    assert_eq!(order(Ruleset::Standard), std::cmp::Ordering::Less);
    assert_eq!(order(Ruleset::PaiGowLowWheel), std::cmp::Ordering::Less);
    // The option reaches the table: two, three, four, five and the joker are then six high.
    let rank = |rules| {
        let hand = rank_hand(&parse_cards("Jk 2d 3h 4s 5c").unwrap(), rules).unwrap();
        hand.ranks.as_slice()[0]
    };
    assert_eq!(
        (rank(Ruleset::PaiGow), rank(Ruleset::PaiGowLowWheel)),
        (Rank::Five, Rank::Six)
    );
    let outcome = |wheel: &str| {
        let mut table = table(json!({ "wheel": wheel }));
        table.act(deal(
            &[10],
            &["Kc Qd Jh Ts 9c 3d 2s", "Ac 2d 3h 4s 5c 9d 8h"],
        ));
        table.act(set(0, "9d 8h"));
        let seat = table.seat(0);
        (
            seat["versus"]["high"].clone(),
            seat["lines"][0]["cite"].clone(),
        )
    };
    assert_eq!(outcome("second").0, "win");
    // The page says which hand is the higher, not what both make of the bet.
    assert_eq!(
        outcome("second").1,
        json!({ "source": "housePractice", "note": "bothHandsDecide" })
    );
    assert_eq!(outcome("lowest").0, "lose");
}

#[test]
fn b150_b056_b014_what_the_joker_may_be() {
    let rank = |cards: &str| {
        let hand = rank_hand(&parse_cards(cards).unwrap(), Ruleset::PaiGow).unwrap();
        let ranks: String = hand
            .ranks
            .as_slice()
            .iter()
            .map(|rank| rank.char())
            .collect();
        (hand.category, ranks)
    };
    assert_eq!(rank("Jk Kc Kd 7h 2s"), (Category::OnePair, "KA72".into()));
    assert_eq!(rank("Jk Ac 9d 5h 2s"), (Category::OnePair, "A952".into()));
    assert_eq!(rank("Jk Ac Ad Ah As"), (Category::FiveAces, "A".into()));
    assert_eq!(rank("Jk Kh 9h 5h 2h"), (Category::Flush, "AK952".into()));
    assert_eq!(rank("Jk Ah 9h 5h 2h"), (Category::Flush, "AK952".into()));
    assert_eq!(rank("Ad 3s 5c 5h Jk"), (Category::TwoPair, "A53".into()));
    assert_eq!(rank("Jk 6c 7d 8h 9s"), (Category::Straight, "T".into()));
    assert_eq!(rank("Jk 2c 3d 4h 5s"), (Category::Straight, "5".into()));
    let two = |cards: &str| rank_two(&parse_cards(cards).unwrap()).unwrap();
    assert_eq!(two("Jk 4c").ranks.as_slice(), [Rank::Ace, Rank::Four]);
    assert_eq!(two("Jk Ac").category, Category::OnePair);
    // In any other game the joker is no card of the deck.
    let limits = json!({ "min": 1, "max": 10 });
    let limits = json!({ "war": limits, "blackjack": limits, "poker": limits });
    let other = Play::new(Game::TripleShot, &json!({ "seats": 1, "limits": limits }));
    let bets = json!([{ "seat": 0, "war": 1, "blackjack": 1, "poker": 1 }]);
    assert_eq!(
        other.code(json!({ "type": "deal", "bets": bets, "deck": "Jk" })),
        "jokerNotAllowed"
    );
}

#[test]
fn b152_the_house_way_at_the_table() {
    let mut table = table(json!({}));
    table.act(deal(&[10], &[DEALER, "9s 9d 9h 2s 2c Ad Kh"]));
    table.moves("houseWay");
    let hand = &table.view(None)["seats"][0]["hands"][0];
    assert_eq!(
        hand["split"],
        json!([["Ad", "Kh"], ["9s", "9d", "9h", "2s", "2c"]])
    );
    let dealer = &table.view(None)["dealer"][0];
    assert_eq!(dealer["split"][0], json!(["Kd", "Qh"]));
}

#[test]
fn a05_both_hands_win_one_to_one_less_five_in_a_hundred() {
    for (bet, commission) in [(100, 5), (19, 0), (39, 1)] {
        let mut table = table(json!({}));
        table.act(deal(&[bet], &[DEALER, "Ac Ad Kc Kh 8d 5s 3h"]));
        table.act(set(0, "Kc Kh"));
        let line = &table.seat(0)["lines"][0];
        assert_eq!(line["prize"], bet);
        assert_eq!(line["commission"], commission);
        assert_eq!(line["pays"], bet - commission);
        assert_eq!(line["returned"], 2 * bet - commission);
        assert_eq!(line["reason"], "bothHandsWin");
        assert_eq!(
            line["cite"],
            json!({ "source": "housePractice", "note": "bothHandsDecide" })
        );
        assert_eq!(table.settlement()["house"], -((bet - commission) as i64));
        assert!(table.settlement().get("limit").is_none());
    }
}

#[test]
fn a05_one_hand_each_pushes_and_none_loses() {
    let mut table = table(json!({}));
    table.act(deal(
        &[10, 10],
        &[DEALER, "Ac Ad Jh 8c 6d 5s 3h", "Jc Td 9h 8d 6c 4h 2d"],
    ));
    table.act(set(1, "Td 9h")).act(set(0, "Jh 8c"));
    assert_eq!(table.line(0, "main", 0), "push oneHandEach 10 10");
    assert_eq!(
        table.seat(0)["versus"],
        json!({ "high": "win", "low": "lose" })
    );
    assert_eq!(table.line(1, "main", 0), "lose bothHandsLose 10 0");
    assert_eq!(table.settlement()["house"], 10);
}

#[test]
fn a05_the_banker_wins_copies() {
    // The same low hand: a push with the better high hand, a loss with the worse.
    let low = |cards: &str| {
        let mut table = table(json!({}));
        table
            .act(deal(&[10], &[DEALER, cards]))
            .act(set(0, "Kc Qd"));
        (table.line(0, "main", 0), table.seat(0)["versus"].clone())
    };
    let (line, versus) = low("Ac Kc Qd Ad 8h 5s 3h");
    assert_eq!(
        (line.as_str(), &versus["low"]),
        ("push oneHandEach 10 10", &json!("copy"))
    );
    let (line, versus) = low("Ac Kc Qd 8c 6h 5s 3h");
    assert_eq!(line, "lose copyToBanker 10 0");
    assert_eq!(versus, json!({ "high": "lose", "low": "copy" }));
}

#[test]
fn a04_a_foul_is_refused_with_both_ranks_or_loses() {
    let packets = [DEALER, "Ac Ad Kc Jh 8d 5s 3h"];
    let mut strict = table(json!({}));
    strict.act(deal(&[10], &packets));
    let refused = strict.refused(set(0, "Ac Ad"));
    assert_eq!(refused.code.as_str(), "foulHand");
    let details = value(&refused)["details"].clone();
    assert_eq!(
        (&details["low"], &details["high"]),
        (&json!("onePair"), &json!("highCard"))
    );
    assert_eq!(details["lowRanks"], json!(["A"]));
    assert_eq!(details["highRanks"], json!(["K", "J", "8", "5", "3"]));
    assert_eq!(
        value(&refused)["cite"],
        json!({ "regulation": "paigow-1999", "article": "4" })
    );
    let mut lax = table(json!({ "foul": "lose" }));
    lax.act(deal(&[10], &packets)).act(set(0, "Ac Ad"));
    assert_eq!(lax.line(0, "main", 0), "lose foulHand 10 0");
    // Equal is no foul: aces and kings in front of a pair of aces; a lower pair behind a higher is.
    let mut equal = table(json!({}));
    equal.act(deal(&[10], &[DEALER, "Ac Ad Ah Kc 8d 5s Jk"]));
    equal.act(set(0, "Ac Ad"));
    assert_eq!(equal.0.phase().as_str(), "settled");
    let mut pairs = table(json!({}));
    pairs.act(deal(&[10], &[DEALER, "Ac Ad Kc Kh 8d 5s 3h"]));
    assert_eq!(pairs.code(set(0, "Ac Ad")), "foulHand");
}

#[test]
fn legal_settings_are_all_but_the_fouls_best_high_hand_first() {
    let legal = |seven: &str| legal_settings(&parse_cards(seven).unwrap(), Ruleset::PaiGow);
    let settings = legal("Ac Kd Qh 9c 7d 4s 2h").unwrap();
    // The ace stays in the back: 15 of 21.
    assert_eq!(settings.len(), 15);
    let value = |i: usize| (settings[i].high_rank.value, settings[i].low_rank.value);
    assert!((1..15).all(|i| value(i - 1) >= value(i)));
    assert_eq!(settings[0].low, parse_cards("4s 2h").unwrap());
    let pairs = legal("Kc Kd 9c 9d 4h 4s 7c").unwrap();
    let low: Vec<String> = pairs.iter().map(|one| one.low[0].to_string()).collect();
    assert_eq!(low[0], "4h");
    assert!(
        pairs
            .iter()
            .any(|one| one.low_rank.ranks.as_slice() == [Rank::King])
    );
    assert_eq!(legal("Ac Kd").unwrap_err().code.as_str(), "wrongCount");
    let standard = legal_settings(
        &parse_cards("Kc Kd 9c 9d 4h 4s 7c").unwrap(),
        Ruleset::Standard,
    );
    assert_eq!(standard.unwrap_err().code.as_str(), "badInput");
}

#[test]
fn a_foul_banker_is_set_again_by_the_house_way() {
    let mut table = table(json!({ "foul": "lose" }));
    let mut action = deal(&[], &["Ac Ad Kc Jh 8d 5s 3h", "Ks Qd Th 9c 7d 4s 2h"]);
    action["bets"] = json!([{ "seat": 1, "bet": 10 }]);
    action["banker"] = json!(0);
    action["bank"] = json!(10);
    table.act(action).act(set(0, "Ac Ad")).act(set(1, "Qd Th"));
    assert_eq!(
        table.view(None)["seats"][0]["hands"][0]["split"][0],
        json!(["Kc", "Jh"])
    );
    assert_eq!(table.line(1, "main", 0), "lose bothHandsLose 10 0");
    assert_eq!(table.line(0, "main", 0), "win bothHandsWin 10 20");
}

/// Seat 2 banks: packets to seat 2, 3, 4, 5, dealer, 0, 1.
fn banked(changes: Value, dealer_bet: u64) -> Play {
    let mut table = table(changes);
    let action = json!({
        "type": "deal", "banker": 2, "bank": 170 + dealer_bet, "dealerBet": dealer_bet, "dice": EIGHT,
        "bets": [{ "seat": 3, "bet": 100 }, { "seat": 0, "bet": 50 }, { "seat": 1, "bet": 20 }],
        "deck": deck(&[DEALER, "Ac Ad Kc Kh 8d 5s 3h"]),
    });
    table.act(action);
    table
}

#[test]
fn a_player_who_banks_has_the_mirror_of_all_lines() {
    for both in ["player", "both"] {
        let mut table = banked(json!({ "commissionOn": both }), 30);
        assert_eq!(table.0.pending(), [0, 1, 2, 3]);
        assert_eq!(table.view(None)["banker"], 2);
        table.act(set(2, "Kd Qh")).act(set(3, "Kc Kh"));
        table.moves("houseWay houseWay");
        let settlement = table.settlement();
        let seats = settlement["seats"].as_array().unwrap();
        let lines = seats[2]["lines"].as_array().unwrap();
        // Seats 0, 1, 3, then the dealer; the mirror of each bet.
        assert_eq!(lines.len(), 4);
        let of = |seat: usize| seats[seat]["lines"][0].clone();
        let (mut won, mut lost) = (0, 0);
        for (line, stake) in lines.iter().zip([50, 20, 100, 30]) {
            assert_eq!(line["stake"], stake);
            match line["outcome"].as_str().unwrap() {
                "win" => won += stake,
                "lose" => lost += stake,
                _ => {}
            }
        }
        assert_eq!(of(3)["outcome"], "win");
        assert_eq!(lines[2]["outcome"], "lose");
        let commission: i64 = lines
            .iter()
            .map(|line| line["commission"].as_i64().unwrap())
            .sum();
        let due = if both == "both" && won > lost {
            (won - lost) / 20
        } else {
            0
        };
        assert_eq!(commission, due);
        assert_eq!(seats[2]["net"], won - lost - due);
        assert_eq!(seats[2]["staked"], 200);
        let nets: i64 = seats.iter().map(|seat| seat["net"].as_i64().unwrap()).sum();
        assert_eq!(settlement["house"], -nets);
        assert!(seats[2].get("versus").is_none());
    }
}

/// The banker alone wins 1000 of one box: 50 of it is the commission, if it is taken of both.
#[test]
fn commission_on_both_takes_of_the_bankers_net() {
    for (both, commission) in [("player", 0), ("both", 50)] {
        let mut table = table(json!({ "commissionOn": both }));
        let packets = deck(&["Ac Ad Kc Kh 8d 5s 3h", DEALER]);
        table.act(json!({
            "type": "deal", "banker": 0, "bank": 1000, "dice": EIGHT, "deck": packets,
            "bets": [{ "seat": 1, "bet": 1000 }],
        }));
        table.act(set(0, "Kc Kh")).moves("houseWay");
        let line = &table.seat(0)["lines"][0];
        assert_eq!(
            (&line["outcome"], &line["commission"]),
            (&json!("win"), &json!(commission))
        );
        assert_eq!(table.settlement()["house"], commission);
        // The dealer without a bet has no hand.
        assert_eq!(table.view(None)["dealer"], json!([]));
    }
}

#[test]
fn the_bank_covers_all_bets() {
    let table = table(json!({}));
    let bets = json!([{ "seat": 1, "bet": 10 }, { "seat": 2, "bet": 20 }]);
    let code = |changes: Value| {
        let base = json!({ "type": "deal", "bets": bets, "banker": 0, "bank": 30 });
        let action = with(base, changes);
        table
            .0
            .check(&plain(&action))
            .err()
            .map_or("none", |problem| problem.code.as_str())
    };
    assert_eq!(code(json!({})), "none");
    assert_eq!(code(json!({ "bank": 29 })), "bankTooSmall");
    assert_eq!(code(json!({ "bank": null })), "bankTooSmall");
    assert_eq!(code(json!({ "dealerBet": 1 })), "bankTooSmall");
    assert_eq!(code(json!({ "dealerBet": 1, "bank": 31 })), "none");
    assert_eq!(code(json!({ "dealerBet": 0 })), "none");
    assert_eq!(
        code(json!({ "dealerBet": 1001, "bank": 5000 })),
        "aboveMaximum"
    );
    assert_eq!(code(json!({ "banker": 1 })), "duplicateSeat");
    assert_eq!(code(json!({ "banker": 6 })), "unknownSeat");
    assert_eq!(code(json!({ "banker": null })), "notAllowed");
    assert_eq!(code(json!({ "bets": [] })), "notEnoughPlayers");
    assert_eq!(code(json!({ "bets": [], "dealerBet": 30 })), "none");
    for (cut, expected) in [(43, "badCut"), (44, "none"), (52, "none"), (53, "badCut")] {
        assert_eq!(code(json!({ "cut": cut })), expected, "{cut}");
    }
    for dice in [json!([0, 1, 1]), json!([1, 1, 7]), json!([1, 1])] {
        assert_eq!(code(json!({ "dice": dice })), "badInput");
    }
}

/// Of 216 throws each place after the banker gets the first hand 31 times, the last one 30 times.
#[test]
fn dice_choose_the_first_hand() {
    for banker in [None, Some(0u8), Some(5)] {
        let mut counts = [0; 7];
        for throw in 0..216u16 {
            let dice = [throw / 36, throw / 6 % 6, throw % 6].map(|die| die + 1);
            let mut table = table(json!({}));
            let seat = u8::from(banker == Some(0));
            let mut action =
                json!({ "type": "deal", "bets": [{ "seat": seat, "bet": 10 }], "dice": dice });
            if let Some(banker) = banker {
                action["banker"] = json!(banker);
                action["bank"] = json!(10);
            }
            table.act(action);
            let events = table.events(None);
            let event = events.iter().find(|event| event["type"] == "dice").unwrap();
            assert_eq!(event["dice"], json!(dice));
            let first = event["first"].as_u64().map_or(0, |seat| seat + 1);
            let banker = banker.map_or(0, |seat| u64::from(seat) + 1);
            let steps = (first + 7 - banker) % 7;
            counts[steps as usize] += 1;
            assert_eq!(steps, u64::from(dice.iter().sum::<u16>() - 1) % 7);
        }
        assert_eq!(counts, [31, 31, 31, 31, 31, 31, 30]);
    }
}

#[test]
fn seven_hands_of_seven_four_left_over_and_empty_boxes_unseen() {
    let mut table = table(json!({ "seats": 3 }));
    table.act(deal(&[10], &[DEALER, "Ac Ad Kc Jh 8d 5s 3h"]));
    for viewer in [None, Some(0), Some(1), Some(2)] {
        let events = table.events(viewer);
        let dealt: Vec<&Value> = events
            .iter()
            .filter(|event| event["type"] == "dealt")
            .collect();
        assert_eq!(dealt.len(), 53);
        let to = |place: Value| dealt.iter().filter(|event| event["to"] == place).count();
        assert!((0..6).all(|seat| to(json!(seat)) == 7));
        assert_eq!((to(json!("dealer")), to(json!("leftOver"))), (7, 4));
        let seen = dealt.iter().filter(|event| !event["card"].is_null());
        assert!(
            seen.clone()
                .all(|event| event["to"] == 0 && viewer == Some(0))
        );
        assert_eq!(seen.count(), if viewer == Some(0) { 7 } else { 0 });
        assert_eq!(table.view(viewer)["undealt"], 0);
    }
    let events: Vec<String> = table.events(None).iter().map(brief).collect();
    assert_eq!(events[2], "betPlaced");
    assert_eq!(&events[3..5], ["dice", "dealer ?? down"]);
}

#[test]
fn a_set_hand_is_final_and_unseen_until_all_are_set() {
    let mut table = table(json!({}));
    table.act(deal(
        &[10, 10],
        &[DEALER, "Ac Ad Kc Jh 8d 5s 3h", "Jc Td 9h 8c 6d 4h 2d"],
    ));
    table.act(set(1, "Td 9h"));
    assert_eq!((table.0.pending(), table.0.to_act()), (vec![0], Some(0)));
    assert_eq!(table.code(set(1, "Td 8c")), "notYourTurn");
    assert_eq!(
        table.code(json!({ "type": "houseWay", "seat": 1 })),
        "notYourTurn"
    );
    let own = table.view(Some(1))["seats"][1]["hands"][0].clone();
    assert_eq!(
        (&own["set"], &own["split"][0]),
        (&json!(true), &json!(["Td", "9h"]))
    );
    assert_eq!(own["low"]["ranks"], json!(["T", "9"]));
    let other = table.view(Some(0))["seats"][1]["hands"][0].clone();
    assert!(other["set"] == true && other.get("split").is_none() && other["rank"].is_null());
    assert_eq!(table.code(set(0, "Ac 9h")), "cardNotHeld");
    assert_eq!(table.code(set(2, "Ac 9h")), "emptySeat");
    assert_eq!(table.code(json!({ "type": "hit" })), "unknownAction");
    // A warning, then the house way.
    table.moves("timeout");
    assert_eq!(table.view(None)["seats"][0]["warned"], true);
    table.moves("timeout");
    assert_eq!(table.0.phase().as_str(), "settled");
    assert_eq!(
        table.view(None)["seats"][0]["hands"][0]["split"][0],
        json!(["Kc", "Jh"])
    );
    let last: Vec<String> = table.events(None).iter().rev().take(9).map(brief).collect();
    let last: Vec<&str> = last.iter().rev().map(String::as_str).collect();
    let expected = [
        "0 houseWay",
        "dealer houseWay",
        "dealer shows",
        "0 shows",
        "1 shows",
        "0: main push",
        "1: main lose",
        "phase",
        "settled",
    ];
    assert_eq!(last, expected);
}

#[test]
fn the_bank_goes_round_and_survives_a_snapshot() {
    let mut table = table(json!({ "keep": 0 }));
    let hand = |banker: Option<u64>| {
        let seats = [0u64, 2, 4]
            .into_iter()
            .filter(|seat| Some(*seat) != banker);
        let bets: Vec<Value> = seats
            .map(|seat| json!({ "seat": seat, "bet": 10 }))
            .collect();
        match banker {
            Some(banker) => json!({ "type": "deal", "bets": bets, "banker": banker, "bank": 30 }),
            None => json!({ "type": "deal", "bets": bets }),
        }
    };
    assert!(table.view(None)["nextBanker"].is_null());
    for (banker, next) in [
        (None, json!(0)),
        (Some(0), json!(2)),
        (Some(2), json!(4)),
        (Some(4), json!(null)),
    ] {
        let before = table.view(None)["nextBanker"].clone();
        table.act(hand(banker)).moves("houseWay houseWay houseWay");
        assert_eq!(table.view(None)["nextBanker"], next);
        assert!(banker.is_none_or(|banker| before == banker));
        let restored = GameTable::restore(Game::PaiGowPoker, &table.0.snapshot()).unwrap();
        assert_eq!(value(&restored.view(None).unwrap())["nextBanker"], next);
    }
    // A void hand does not move it.
    table.act(hand(None)).moves("void");
    assert!(table.view(None)["nextBanker"].is_null());
    assert_eq!(table.line(0, "main", 0), "void void 10 10");
}

#[test]
fn comparison_without_a_table() {
    let compare = |player: [&str; 2], banker: [&str; 2]| {
        let side = |[high, low]: [&str; 2]| json!({ "high": high, "low": low });
        let input = json!({ "player": side(player), "banker": side(banker) });
        value(&pai_gow_compare(&plain(&input)).unwrap())
    };
    let banker = ["As 9c 7d 4s 2h", "Kd Qh"];
    let copy = compare(["Ad 9d 7s 4h 2s", "Kh Qs"], banker);
    assert_eq!(
        (&copy["high"], &copy["low"], &copy["outcome"]),
        (&json!("copy"), &json!("copy"), &json!("lose"))
    );
    assert_eq!(copy["cite"]["source"], "housePractice");
    assert!(copy["foul"].is_null());
    let foul = compare(["Kh 9d 7s 4h 2s", "Ad Ac"], banker);
    assert_eq!(
        (&foul["foul"], &foul["outcome"]),
        (&json!("player"), &json!("lose"))
    );
    let banker_foul = compare(banker, ["Kh 9d 7s 4h 2s", "Ad Ac"]);
    assert_eq!(banker_foul["foul"], "banker");
    let input = json!({ "player": { "high": "As", "low": "Kd Qh" }, "banker": { "high": "As 9c 7d 4s 2h", "low": "Kd Qh" } });
    assert_eq!(
        pai_gow_compare(&plain(&input)).unwrap_err().code.as_str(),
        "wrongCount"
    );
}

#[test]
fn settings_are_read_with_care() {
    let code = |changes: Value| {
        let config = plain(&with(config(), changes));
        let refused = GameTable::new(Game::PaiGowPoker, &config).err();
        refused.map_or("none", |problem| problem.code.as_str())
    };
    assert_eq!(code(json!({})), "none");
    assert_eq!(code(json!({ "houseWay": null })), "none");
    assert_eq!(code(json!({ "houseWay": "caesars" })), "badInput");
    assert_eq!(code(json!({ "seats": 7 })), "badInput");
    assert_eq!(code(json!({ "commission": [21, 20] })), "badConfig");
    assert_eq!(code(json!({ "commission": [1, 0] })), "badRatio");
    assert_eq!(code(json!({ "foul": true })), "badInput");
    assert_eq!(code(json!({ "maxPayout": 5 })), "unknownKey");
    let most = json!({ "min": 1, "max": 9_007_199_254_740_991u64 });
    assert_eq!(code(json!({ "limits": most })), "amountOverflow");
    let shown = table(json!({})).view(None)["config"].clone();
    let expected = json!({
        "seats": 6, "limits": { "min": 1, "max": 1000 }, "commission": [1, 20], "commissionOn": "player",
        "houseWay": "trumpPlaza", "foul": "refuse", "wheel": "second",
    });
    assert_eq!(shown, expected);
}
