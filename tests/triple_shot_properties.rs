//! Triple Shot keeps the eight properties over random hands.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used)]

mod play;

use std::collections::BTreeSet;

use play::pairs::{covers, pairwise};
use play::{Every, Random, Rules, play};
use serde_json::{Value, json};
use tapete::{Game, GameTable, Seat};

/// With a table of options taken pairwise, or with options of chance.
struct TripleShot {
    pairs: Vec<Vec<usize>>,
}

/// How many values are tried of: seats, `hitSoft17`, `double`, bonus, `blackjackPays`, `maxPayout`, `pokerPaytable`.
const LEVELS: [usize; 7] = [3, 2, 2, 3, 3, 3, 2];

fn by_pairs(row: &[usize], random: &mut Random) -> Value {
    let mut config = json!({
        "seats": ([1, 3, 6][row[0]]),
        "limits": { "war": limits(random), "blackjack": limits(random), "poker": limits(random) },
        "hitSoft17": row[1] == 1,
        "double": row[2] == 1,
        "blackjackPays": ([[3, 2], [6, 5], [1, 1]][row[4]]),
    });
    if row[3] > 0 {
        config["limits"]["bonus"] = limits(random);
        config["bonusPays"] = [json!([10, 1]), json!([7, 2])][row[3] - 1].clone();
    }
    if row[5] > 0 {
        config["maxPayout"] = json!([100, 5000][row[5] - 1]);
    }
    if row[6] == 1 {
        config["pokerPaytable"] = json!({ "straight": [7, 2], "queensOrBetter": [0, 1] });
    }
    config
}

fn limits(random: &mut Random) -> Value {
    let min = random.from(1, 20);
    json!({ "min": min, "max": min + random.below(500) })
}

impl Rules for TripleShot {
    const GAME: Game = Game::TripleShot;
    /// Four cards and a stand a box, and a warning.
    const MOST_ACTIONS: usize = 6 * 6;

    fn config(&self, random: &mut Random) -> Value {
        if !self.pairs.is_empty() {
            let row = random.pick(&self.pairs).clone();
            return by_pairs(&row, random);
        }
        let mut config = json!({
            "seats": random.from(1, 6),
            "limits": { "war": limits(random), "blackjack": limits(random), "poker": limits(random) },
            "hitSoft17": random.one_in(2),
            "double": random.one_in(2),
        });
        if random.one_in(2) {
            config["limits"]["bonus"] = limits(random);
            config["bonusPays"] = json!([random.from(1, 30), random.from(1, 2)]);
        }
        if random.one_in(2) {
            config["blackjackPays"] = json!([6, 5]);
        }
        if random.one_in(2) {
            config["maxPayout"] = json!(random.from(1, 5000));
        }
        if random.one_in(3) {
            config["pokerPaytable"] = json!({ "straight": [7, 2], "queensOrBetter": [0, 1] });
        }
        config
    }

    fn deal(&self, table: &GameTable, deck: &[String], random: &mut Random) -> Value {
        let config = serde_json::to_value(table.view(None).unwrap()).unwrap()["config"].clone();
        let mut bets = Vec::new();
        for seat in 0..table.seats() {
            if random.one_in(2) || seat + 1 == table.seats() && bets.is_empty() {
                let mut bet = json!({ "seat": seat });
                for (key, limits) in config["limits"].as_object().unwrap() {
                    if key != "bonus" || random.one_in(2) {
                        let limit = |end: &str| limits[end].as_u64().unwrap();
                        bet[key] = json!(random.from(limit("min"), limit("max")));
                    }
                }
                bets.push(bet);
            }
        }
        let turn = random.below(bets.len() as u64) as usize;
        bets.rotate_left(turn);
        json!({ "type": "deal", "bets": bets, "deck": deck })
    }

    /// Everything that was dealt lies face up but the dealer's second card, until it is turned.
    fn visible(
        &self,
        table: &GameTable,
        deal: &Value,
        deck: &[String],
        _viewer: Option<Seat>,
    ) -> BTreeSet<String> {
        let boxes = deal["bets"].as_array().unwrap().len();
        let dealt = deck.len() - usize::from(table.view(None).unwrap().undealt);
        let mut visible: BTreeSet<String> = deck[..dealt].iter().cloned().collect();
        let turned = table
            .settlement()
            .is_some_and(|settlement| settlement.seats[0].hand.is_some());
        if !turned {
            visible.remove(&deck[2 * boxes + 1]);
        }
        visible
    }

    fn probes(&self, table: &GameTable, random: &mut Random) -> Vec<Value> {
        let kinds = [
            "hit", "stand", "split", "double", "keep", "withdraw", "fold", "houseWay", "nonsense",
        ];
        let mut probes: Vec<Value> = kinds.iter().map(|kind| json!({ "type": kind })).collect();
        for kind in ["hit", "stand", "split", "double"] {
            probes.extend((0..8).map(|seat| json!({ "type": kind, "seat": seat })));
        }
        probes.push(json!({ "type": "bet", "to": random.below(100) }));
        probes.push(json!({ "type": "sit", "seat": 0, "stack": 100 }));
        if table.to_act().is_some() {
            let bet = json!({ "seat": 0, "war": 1, "blackjack": 1, "poker": 1 });
            probes.push(json!({ "type": "deal", "bets": [bet] }));
        } else {
            probes.extend(["void", "timeout"].map(|kind| json!({ "type": kind })));
        }
        probes
    }
}

const HANDS: u64 = 4_000;

#[test]
fn triple_shot_keeps_the_eight_properties_over_random_hands() {
    let every = Every {
        secrets: 20,
        copies: 200,
    };
    let rules = TripleShot { pairs: Vec::new() };
    assert_eq!(play(&rules, 0..HANDS, every), HANDS);
}

#[test]
fn the_options_have_every_pair_of_values() {
    let rows = pairwise(&LEVELS);
    assert!(covers(&rows, &LEVELS) && rows.len() < 20, "{}", rows.len());
    assert!(!covers(&rows[..2], &LEVELS));
}

#[test]
#[ignore = "verify: minutes, and 4,000 hands keep the same properties in every run"]
fn triple_shot_keeps_the_eight_properties_over_100_000_hands_with_options_pairwise() {
    let every = Every {
        secrets: 20,
        copies: 200,
    };
    let rules = TripleShot {
        pairs: pairwise(&LEVELS),
    };
    assert_eq!(play(&rules, 2_000_000..2_100_000, every), 100_000);
}
