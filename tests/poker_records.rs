//! Poker tables as data: cards from seeds, snapshots between hands and in them, and forged ones.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

mod poker;

use poker::*;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tapete::{Deck, DeckRules, Game, GameTable, Json, Seed};

fn cards_of(table: &GameTable, to: impl Fn(&Value) -> bool) -> Vec<String> {
    let views = (0..table.seats()).map(Some).chain([None]);
    let mut cards: Vec<Option<String>> = Vec::new();
    for viewer in views {
        let events = value(&table.events(0, viewer).unwrap());
        let dealt = events.as_array().unwrap().iter();
        let dealt = dealt.filter(|event| event["type"] == "dealt" && to(&event["to"]));
        for (i, event) in dealt.enumerate() {
            if cards.len() <= i {
                cards.push(None);
            }
            if let Some(card) = event["card"].as_str() {
                cards[i] = Some(card.to_string());
            }
        }
    }
    cards.into_iter().flatten().collect()
}

#[test]
fn cards_and_first_button_follow_the_seed() {
    let seed = Seed::from_text("felt");
    let mut config = json!({ "seats": seats(&[100; 4]), "seed": "felt",
        "structure": { "type": "noLimit", "smallBlind": 1, "bigBlind": 2 } });
    let mut table = open(Game::TexasHoldem, config.clone()).unwrap();
    go(&mut table, "deal");
    let button_deck = Deck::shuffled(52, &mut seed.button());
    let drawn = last_event(&table, "buttonDrawn");
    let drawn: Vec<Value> = drawn["cards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card["card"].clone())
        .collect();
    let expected: Vec<String> = button_deck.rest()[..4]
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(drawn, expected);
    let top = |game, cards: usize| {
        let mut stream = seed.hand(1);
        let mut deck = Deck::shuffled(52, &mut stream);
        let cut = DeckRules::of(game).draw_cut(&mut stream);
        deck.cut(cut);
        let cards: Vec<String> = deck.rest()[..cards]
            .iter()
            .map(ToString::to_string)
            .collect();
        cards
    };
    assert_eq!(
        cards_of(&table, Value::is_number),
        top(Game::TexasHoldem, 8)
    );
    config["structure"] = json!({ "type": "spreadLimit", "min": 1, "max": 5 });
    config["ante"] = json!(1);
    let mut table = open(Game::SevenCardStud, config).unwrap();
    go(&mut table, "deal");
    assert_eq!(
        cards_of(&table, Value::is_number),
        top(Game::SevenCardStud, 12)
    );
}

#[test]
fn the_same_settings_seed_and_actions_give_the_same_log_for_ever() {
    let digest = |table: &GameTable| {
        let events = value(&table.events(0, Some(1)).unwrap());
        let events: Json = serde_json::from_value(events).unwrap();
        let digest = Sha256::digest(events.canonical().as_bytes());
        digest[..4]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect::<String>()
    };
    let mut table = holdem(
        &[100, 100, 100],
        [1, 2],
        0,
        json!({ "seed": "felt", "keep": 5 }),
    );
    go(
        &mut table,
        "deal, 0 raise 6, 1 call, 2 call, 1 check, 2 bet 10, 0 fold, 1 call",
    );
    go(&mut table, "1 check, 2 check, 1 bet 4, 2 raise 84, 1 call");
    assert_eq!(digest(&table), "b3826b46");
    let mut table = stud(&[100, 100, 100], [1, 2, 4, 8], json!({ "seed": "felt" }));
    go(&mut table, "deal");
    while let Some(seat) = table.to_act() {
        let legal = legal(&table);
        let step = if legal.starts_with("bringIn") {
            "bringIn 2"
        } else if legal.contains("check") {
            "check"
        } else {
            "call"
        };
        go(&mut table, &format!("{seat} {step}"));
    }
    assert_eq!(digest(&table), "bd8341b0");
}

/// The snapshot with a change, and the sum made right again.
fn forged(table: &GameTable, change: impl Fn(&mut Value)) -> Json {
    let mut snapshot = value(&table.snapshot());
    snapshot.as_object_mut().unwrap().remove("sum");
    change(&mut snapshot);
    let plain: Json = serde_json::from_value(snapshot.clone()).unwrap();
    let sum = Sha256::digest(plain.canonical().as_bytes());
    let sum: String = sum.iter().map(|byte| format!("{byte:02x}")).collect();
    snapshot["sum"] = json!(sum);
    serde_json::from_value(snapshot).unwrap()
}

fn reason(game: Game, snapshot: &Json) -> String {
    let problem = GameTable::restore(game, snapshot).err().unwrap();
    assert_eq!(problem.code.as_str(), "badSnapshot");
    value(&problem)["details"]["reason"]
        .as_str()
        .unwrap()
        .to_string()
}

#[test]
fn a_forged_state_between_hands_is_refused() {
    let mut table = holdem(&[100, 100, 100], [1, 2], 0, json!({ "keep": 0 }));
    go(
        &mut table,
        "deal, 0 fold, 1 fold, deal, 1 fold, 2 fold, deal",
    );
    let restored = GameTable::restore(Game::TexasHoldem, &forged(&table, |_| ())).unwrap();
    assert_eq!(
        restored.snapshot().canonical(),
        table.snapshot().canonical()
    );
    let refuse = |change: &dyn Fn(&mut Value)| {
        let snapshot = forged(&table, |snapshot| change(&mut snapshot["start"]["state"]));
        assert_eq!(reason(Game::TexasHoldem, &snapshot), "state");
    };
    let most = (1_u64 << 53) - 1;
    refuse(&|state| state["chairs"][0]["stack"] = json!(most));
    refuse(&|state| state["chairs"][0]["stack"] = json!(1.5));
    refuse(&|state| drop(state["chairs"].as_array_mut().unwrap().pop()));
    refuse(&|state| state["chairs"].as_array_mut().unwrap().push(Value::Null));
    refuse(&|state| state["chairs"][0]["post"] = json!(true));
    refuse(&|state| state["chairs"][0]["out"] = json!("no"));
    refuse(&|state| state["chairs"][0]["more"] = json!(1));
    refuse(&|state| state["more"] = json!(1));
    refuse(&|state| state["last"] = json!([0, 1]));
    refuse(&|state| state["last"] = json!([0, 1, 10]));
    refuse(&|state| state["first"] = json!(10));
    // Owed blinds before any were posted.
    refuse(&|state| {
        state.as_object_mut().unwrap().remove("last");
        state["chairs"][0]["owesBig"] = json!(true);
    });
    let mut table = stud(&[100, 100], [1, 2, 4, 8], json!({}));
    go(&mut table, "deal");
    let snapshot = forged(&table, |snapshot| {
        snapshot["start"]["state"]["last"] = json!([0, 1, 0])
    });
    assert_eq!(reason(Game::SevenCardStud, &snapshot), "state");
    // A legal state in which a deal has nobody to deal to.
    let snapshot = forged(&table, |snapshot| {
        snapshot["start"]["state"]["chairs"][0]["out"] = json!(true)
    });
    assert_eq!(reason(Game::SevenCardStud, &snapshot), "action");
}

#[test]
fn a_snapshot_between_hands_carries_who_owes_and_where_the_button_is() {
    let mut table = holdem(
        &[100; 4],
        [1, 2],
        0,
        json!({ "keep": 0, "size": 6, "seed": "felt" }),
    );
    go(&mut table, "deal, sitOut 3");
    for _ in 0..3 {
        while let Some(seat) = table.to_act() {
            go(&mut table, &format!("{seat} fold"));
        }
        go(&mut table, "deal");
    }
    while let Some(seat) = table.to_act() {
        go(&mut table, &format!("{seat} fold"));
    }
    go(&mut table, "sit 4 50, leave 0");
    let mut restored = GameTable::restore(Game::TexasHoldem, &table.snapshot()).unwrap();
    for table in [&mut table, &mut restored] {
        let view = table.view(None).unwrap();
        assert_eq!((view.seats[3].owes.get(), view.seats[4].owes.get()), (3, 2));
        go(table, "post 3, deal");
    }
    assert_eq!(positions(&table), positions(&restored));
    assert_eq!(
        table.snapshot().canonical(),
        restored.snapshot().canonical()
    );
}
