//! Let It Ride keeps the eight properties over random hands.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used)]

mod play;

use std::collections::BTreeSet;

use play::{Every, Random, Rules, play};
use serde_json::{Value, json};
use tapete::{Game, GameTable, Seat};

struct LetItRide;

impl Rules for LetItRide {
    const GAME: Game = Game::LetItRide;
    /// Two decisions a box, each after a warning.
    const MOST_ACTIONS: usize = 7 * 2 * 2;

    fn config(&self, random: &mut Random) -> Value {
        let min = random.from(1, 20);
        let mut config = json!({
            "seats": random.from(1, 7),
            "limits": { "min": min, "max": min + random.below(500) },
        });
        if random.one_in(2) {
            config["maxPayout"] = json!(random.from(1, 5000));
        }
        if random.one_in(3) {
            config["paytable"] =
                json!({ "straight": [11, 2], "tensOrBetter": [1, 1], "royalFlush": [5000, 1] });
        }
        config
    }

    fn deal(&self, table: &GameTable, deck: &[String], random: &mut Random) -> Value {
        let config = serde_json::to_value(table.view(None).unwrap()).unwrap()["config"].clone();
        let limit = |key: &str| config["limits"][key].as_u64().unwrap();
        let mut bets = Vec::new();
        for seat in 0..table.seats() {
            if random.one_in(2) || seat + 1 == table.seats() && bets.is_empty() {
                bets.push(json!({ "seat": seat, "bet": random.from(limit("min"), limit("max")) }));
            }
        }
        // The boxes may be named in any order.
        let turn = random.below(bets.len() as u64) as usize;
        bets.rotate_left(turn);
        json!({ "type": "deal", "bets": bets, "deck": deck })
    }

    fn visible(
        &self,
        table: &GameTable,
        deal: &Value,
        deck: &[String],
        viewer: Option<Seat>,
    ) -> BTreeSet<String> {
        let mut seats: Vec<u64> = deal["bets"]
            .as_array()
            .unwrap()
            .iter()
            .map(|bet| bet["seat"].as_u64().unwrap())
            .collect();
        seats.sort_unstable();
        let n = seats.len();
        let settled = table.phase().as_str() == "settled";
        let voided = table
            .settlement()
            .is_some_and(|settlement| settlement.seats[0].hand.is_none());
        let mut visible = BTreeSet::new();
        for (i, seat) in seats.iter().enumerate() {
            if viewer.map(u64::from) == Some(*seat) || settled && !voided {
                visible.extend((0..3).map(|round| deck[round * n + i].clone()));
            }
        }
        // A burn before each community card.
        let board = table.view(None).unwrap().board.len();
        visible.extend((0..board).map(|card| deck[3 * n + 2 * card + 1].clone()));
        visible
    }

    fn probes(&self, table: &GameTable, random: &mut Random) -> Vec<Value> {
        let mut probes: Vec<Value> = [
            "keep", "withdraw", "fold", "check", "call", "hit", "stand", "houseWay", "nonsense",
        ]
        .iter()
        .map(|kind| json!({ "type": kind }))
        .collect();
        for kind in ["keep", "withdraw"] {
            probes.extend((0..9).map(|seat| json!({ "type": kind, "seat": seat })));
        }
        probes.push(json!({ "type": "raise", "to": random.below(100) }));
        probes.push(json!({ "type": "sit", "seat": 0, "stack": 100 }));
        if table.to_act().is_some() {
            probes.push(json!({ "type": "deal", "bets": [{ "seat": 0, "bet": 1 }] }));
        } else {
            probes.extend(["void", "timeout"].map(|kind| json!({ "type": kind })));
        }
        probes
    }
}

fn keeps_the_eight_properties(hands: u64) {
    let halves = [0..hands / 2, hands / 2..hands];
    let played: u64 = std::thread::scope(|scope| {
        let threads = halves.map(|half| {
            scope.spawn(|| {
                play(
                    &LetItRide,
                    half,
                    Every {
                        secrets: 50,
                        copies: 500,
                    },
                )
            })
        });
        threads.map(|thread| thread.join().unwrap()).iter().sum()
    });
    assert_eq!(played, hands);
}

#[test]
fn let_it_ride_keeps_the_eight_properties_over_20_000_hands() {
    keeps_the_eight_properties(20_000);
}

#[test]
#[ignore = "verify: minutes, and 20,000 hands keep the same properties in every run"]
fn let_it_ride_keeps_the_eight_properties_over_200_000_hands() {
    keeps_the_eight_properties(200_000);
}

#[test]
fn a01_a03_no_hidden_card_at_any_step_of_1_000_hands() {
    assert_eq!(
        play(
            &LetItRide,
            1_000_000..1_001_000,
            Every {
                secrets: 1,
                copies: 50
            }
        ),
        1_000
    );
}
