//! Pai Gow Poker keeps the eight properties over random hands.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used)]

mod play;

use std::collections::BTreeSet;

use play::pairs::{covers, pairwise};
use play::{Every, Random, Rules, play};
use serde_json::{Value, json};
use tapete::{Card, Game, GameTable, Ruleset, Seat, legal_settings};

/// With a table of options taken pairwise, or with options of chance.
struct PaiGow {
    pairs: Vec<Vec<usize>>,
}

const WAYS: [&str; 6] = [
    "foxwoods",
    "trumpPlaza",
    "goldenNugget",
    "flamingo",
    "ballys",
    "claridge",
];

/// How many values are tried of: seats, `commission`, `commissionOn`, `houseWay`, `foul`, `wheel`.
const LEVELS: [usize; 6] = [3, 3, 2, 6, 2, 2];

fn by_pairs(row: &[usize], random: &mut Random) -> Value {
    let min = random.from(1, 20);
    json!({
        "seats": ([1, 3, 6][row[0]]),
        "limits": { "min": min, "max": min + random.below(500) },
        "commission": ([[0, 1], [1, 20], [1, 1]][row[1]]),
        "commissionOn": (["player", "both"][row[2]]),
        "houseWay": WAYS[row[3]],
        "foul": (["refuse", "lose"][row[4]]),
        "wheel": (["second", "lowest"][row[5]]),
    })
}

/// The cards of the seat that an action is for.
fn own_cards(table: &GameTable, action: &Value) -> Vec<Card> {
    let seat = action["seat"].as_u64().map(|seat| seat as Seat);
    let Some(seat) = seat.or(table.to_act()) else {
        return Vec::new();
    };
    let view = table.view(Some(seat)).unwrap();
    let hands = &view.seats[usize::from(seat)].hands;
    let cards = hands.iter().flat_map(|hand| &hand.cards);
    cards.filter_map(|card| card.card).collect()
}

fn fouls_lose(table: &GameTable) -> bool {
    serde_json::to_value(table.view(None).unwrap()).unwrap()["config"]["foul"] == "lose"
}

/// The place of a packet, from the banker and the throw alone: the dealer 0, a seat its number and one.
fn packet_of(deal: &Value, place: u64) -> u64 {
    let banker = deal["banker"].as_u64().map_or(0, |seat| seat + 1);
    let dice = deal["dice"].as_array().unwrap();
    let total: u64 = dice.iter().map(|die| die.as_u64().unwrap()).sum();
    (place + 14 - banker - (total - 1) % 7) % 7
}

impl Rules for PaiGow {
    const GAME: Game = Game::PaiGowPoker;
    /// A warning and a setting a seat.
    const MOST_ACTIONS: usize = 6 * 2;

    fn config(&self, random: &mut Random) -> Value {
        if !self.pairs.is_empty() {
            let row = random.pick(&self.pairs).clone();
            return by_pairs(&row, random);
        }
        let min = random.from(1, 20);
        json!({
            "seats": random.from(1, 6),
            "limits": { "min": min, "max": min + random.below(500) },
            "commission": [random.below(3), 20],
            "commissionOn": random.pick(&["player", "both"]),
            "houseWay": random.pick(&WAYS),
            "foul": random.pick(&["refuse", "lose"]),
            "wheel": random.pick(&["second", "lowest"]),
        })
    }

    fn deal(&self, table: &GameTable, deck: &[String], random: &mut Random) -> Value {
        let config = serde_json::to_value(table.view(None).unwrap()).unwrap()["config"].clone();
        let limit = |key: &str| config["limits"][key].as_u64().unwrap();
        let seats = u64::from(table.seats());
        let banker = random.one_in(2).then(|| random.below(seats));
        let dealer_bet =
            (banker.is_some() && random.one_in(2)).then(|| random.from(limit("min"), limit("max")));
        let mut bets = Vec::new();
        for seat in (0..seats).filter(|seat| Some(*seat) != banker) {
            if random.one_in(2) || seat + 1 == seats {
                bets.push(json!({ "seat": seat, "bet": random.from(limit("min"), limit("max")) }));
            }
        }
        let dice = json!([random.from(1, 6), random.from(1, 6), random.from(1, 6)]);
        let mut deal = json!({ "type": "deal", "bets": bets, "deck": deck, "dice": dice });
        if let Some(banker) = banker.filter(|_| !bets.is_empty() || dealer_bet.is_some()) {
            deal["banker"] = json!(banker);
            let against: u64 = bets.iter().map(|bet| bet["bet"].as_u64().unwrap()).sum();
            deal["bank"] = json!(against + dealer_bet.unwrap_or(0) + random.below(10));
            if let Some(bet) = dealer_bet {
                deal["dealerBet"] = json!(bet);
            }
        } else if bets.is_empty() {
            deal["bets"] = json!([{ "seat": 0, "bet": limit("min") }]);
        }
        deal
    }

    fn visible(
        &self,
        table: &GameTable,
        deal: &Value,
        deck: &[String],
        viewer: Option<Seat>,
    ) -> BTreeSet<String> {
        let settled = table.phase().as_str() == "settled";
        let voided = table
            .settlement()
            .is_some_and(|settlement| settlement.seats[0].hand.is_none());
        let bets = deal["bets"].as_array().unwrap().iter();
        let mut places: Vec<u64> = bets.map(|bet| bet["seat"].as_u64().unwrap() + 1).collect();
        places.extend(deal["banker"].as_u64().map(|seat| seat + 1));
        if deal["banker"].is_null() || deal["dealerBet"].is_u64() {
            places.push(0);
        }
        let mut visible = BTreeSet::new();
        for place in places {
            let own = viewer.map(|seat| u64::from(seat) + 1) == Some(place);
            if own || settled && !voided {
                let packet = packet_of(deal, place) as usize;
                visible.extend((0..7).map(|round| deck[round * 7 + packet].clone()));
            }
        }
        visible
    }

    fn probes(&self, table: &GameTable, random: &mut Random) -> Vec<Value> {
        let kinds = [
            "houseWay", "hit", "stand", "keep", "fold", "check", "nonsense",
        ];
        let mut probes: Vec<Value> = kinds.iter().map(|kind| json!({ "type": kind })).collect();
        probes.extend((0..8).map(|seat| json!({ "type": "houseWay", "seat": seat })));
        for seat in table.pending() {
            let cards = own_cards(table, &json!({ "seat": seat }));
            for (i, first) in cards.iter().enumerate() {
                for second in &cards[i..] {
                    let low = [first.to_string(), second.to_string()];
                    probes.push(json!({ "type": "set", "seat": seat, "low": low }));
                }
            }
        }
        let deck = random.deck(53);
        probes.push(json!({ "type": "set", "low": deck[..2] }));
        probes.push(json!({ "type": "set", "low": deck[..3] }));
        probes.push(json!({ "type": "sit", "seat": 0, "stack": 100 }));
        if table.to_act().is_some() {
            probes.push(json!({ "type": "deal", "bets": [{ "seat": 0, "bet": 1 }] }));
        } else {
            probes.extend(["void", "timeout"].map(|kind| json!({ "type": kind })));
        }
        // A problem with the form of an action has no source in the rules.
        probes.retain(|probe| {
            let low = probe["low"].as_array();
            low.is_none_or(|low| low.len() == 2 && low[0] != low[1])
        });
        probes
    }

    fn complete(&self, table: &GameTable, action: &mut Value, random: &mut Random) {
        if action["type"] == "set" {
            let cards = own_cards(table, action);
            let any = fouls_lose(table) && random.one_in(4);
            let settings = legal_settings(&cards, Ruleset::PaiGow).unwrap();
            let lows: Vec<&[Card]> = settings.iter().map(|setting| &*setting.low).collect();
            let low = if any {
                cards[..2].to_vec()
            } else {
                random.pick(&lows).to_vec()
            };
            action["low"] = json!(low.iter().map(|card| card.to_string()).collect::<Vec<_>>());
        }
    }

    fn is_right(&self, table: &GameTable, action: &Value) -> bool {
        let Some(low) = action["low"].as_array() else {
            return true;
        };
        let cards = own_cards(table, action);
        let low: Vec<Card> = low
            .iter()
            .map(|card| card.as_str().unwrap().parse().unwrap())
            .collect();
        let held = low.iter().all(|card| cards.contains(card));
        let settings = legal_settings(&cards, Ruleset::PaiGow).unwrap();
        let same = |other: &[Card]| low.iter().all(|card| other.contains(card));
        held && (fouls_lose(table) || settings.iter().any(|setting| same(&setting.low)))
    }
}

const HANDS: u64 = 4_000;

#[test]
fn pai_gow_keeps_the_eight_properties_over_random_hands() {
    let every = Every {
        secrets: 20,
        copies: 200,
    };
    let rules = PaiGow { pairs: Vec::new() };
    assert_eq!(play(&rules, 0..HANDS, every), HANDS);
}

#[test]
fn the_options_have_every_pair_of_values() {
    let rows = pairwise(&LEVELS);
    assert!(covers(&rows, &LEVELS) && rows.len() < 24, "{}", rows.len());
    assert!(!covers(&rows[..2], &LEVELS));
}

#[test]
#[ignore = "verify: minutes, and 4,000 hands keep the same properties in every run"]
fn pai_gow_keeps_the_eight_properties_over_100_000_hands_with_options_pairwise() {
    let every = Every {
        secrets: 20,
        copies: 200,
    };
    let rules = PaiGow {
        pairs: pairwise(&LEVELS),
    };
    assert_eq!(play(&rules, 2_000_000..2_100_000, every), 100_000);
}
