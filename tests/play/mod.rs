//! Random play that holds a table to the eight properties every state machine keeps. It takes any game: the game says
//! how its tables are set up, how a hand is dealt, and which cards a viewer may see, worked out from the deck alone.
#![allow(dead_code, unreachable_pub, missing_docs)]
#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic
)]

pub mod pairs;

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tapete::{Game, GameTable, Json, Problem, Seat};

/// A small generator of its own, so that a failing hand can be named by its number.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        (self.next() >> 33) % n
    }

    pub fn from(&mut self, least: u64, most: u64) -> u64 {
        least + self.below(most - least + 1)
    }

    pub fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len() as u64) as usize]
    }

    /// A whole deck in random order.
    pub fn deck(&mut self, cards: u8) -> Vec<String> {
        let mut ids: Vec<u8> = (0..cards).collect();
        for i in (1..ids.len()).rev() {
            ids.swap(i, self.below(i as u64 + 1) as usize);
        }
        ids.iter()
            .map(|id| tapete::Card::from_id(*id).unwrap().to_string())
            .collect()
    }
}

/// What the machinery must be told of a game.
pub trait Rules {
    const GAME: Game;
    /// No hand takes more actions, with a warning before every one.
    const MOST_ACTIONS: usize;
    fn config(&self, random: &mut Random) -> Value;
    /// What happens at the table before a deal.
    fn before_deal(&self, _table: &mut GameTable, _random: &mut Random) {}
    /// A deal with an explicit deck.
    fn deal(&self, table: &GameTable, deck: &[String], random: &mut Random) -> Value;
    /// The cards that a viewer may know of now, from the deck, the deal and the public state alone.
    fn visible(
        &self,
        table: &GameTable,
        deal: &Value,
        deck: &[String],
        viewer: Option<Seat>,
    ) -> BTreeSet<String>;
    /// What else holds of a finished hand.
    fn settled(&self, _table: &GameTable, _deck: &[String], _hand: u64) {}
    /// Actions of every kind, of which most are not allowed at the moment.
    fn probes(&self, table: &GameTable, random: &mut Random) -> Vec<Value>;
    /// What a decision needs beside an amount.
    fn complete(&self, _table: &GameTable, _action: &mut Value, _random: &mut Random) {}
    /// Whether what a listed decision has beside its amount is right.
    fn is_right(&self, _table: &GameTable, _action: &Value) -> bool {
        true
    }
}

/// What all seats that may act now may do.
fn offered(table: &GameTable) -> Vec<Value> {
    let legal = |seat| table.legal_actions(Some(seat)).unwrap();
    let legal = table.pending().into_iter().flat_map(legal);
    legal.map(|one| value(&one)).collect()
}

pub fn plain(value: &Value) -> Json {
    serde_json::from_value(value.clone()).unwrap()
}

fn value(of: &impl serde::Serialize) -> Value {
    serde_json::to_value(of).unwrap()
}

/// All strings anywhere in a value that are cards.
fn cards_in(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text)
            if text
                .parse::<tapete::Card>()
                .is_ok_and(|card| card.to_string() == *text) =>
        {
            found.insert(text.clone());
        }
        Value::Array(list) => list.iter().for_each(|one| cards_in(one, found)),
        Value::Object(map) => map.values().for_each(|one| cards_in(one, found)),
        _ => {}
    }
}

/// Nothing that a viewer gets holds a card that it may not see.
fn no_secrets(rules: &impl Rules, table: &GameTable, deal: &Value, deck: &[String], hand: u64) {
    let viewers = std::iter::once(None).chain((0..table.seats()).map(Some));
    for viewer in viewers {
        let visible = rules.visible(table, deal, deck, viewer);
        let mut found = BTreeSet::new();
        cards_in(&value(&table.view(viewer).unwrap()), &mut found);
        let mine = |event: &tapete::Logged| event.hand == table.hand();
        let events: Vec<_> = table
            .events(0, viewer)
            .unwrap()
            .into_iter()
            .filter(mine)
            .collect();
        cards_in(&value(&events), &mut found);
        cards_in(&value(&table.legal_actions(viewer).unwrap()), &mut found);
        let secret: Vec<_> = found.difference(&visible).collect();
        assert!(
            secret.is_empty(),
            "hand {hand}: viewer {viewer:?} sees {secret:?}"
        );
    }
}

fn chips(value: &Value) -> i128 {
    value.as_i64().map_or(0, i128::from)
}

/// The nets sum to zero, every line has its source, and what was paid and taken adds up.
fn settled_whole(table: &GameTable, hand: u64) {
    let settlement = value(&table.settlement().expect("a finished hand is settled"));
    let seats = settlement["seats"].as_array().unwrap();
    let nets: i128 = seats.iter().map(|seat| chips(&seat["net"])).sum();
    assert_eq!(nets + chips(&settlement["house"]), 0, "hand {hand}");
    for seat in seats {
        assert_eq!(
            chips(&seat["returned"]) - chips(&seat["staked"]),
            chips(&seat["net"]),
            "hand {hand}"
        );
        for line in seat["lines"].as_array().unwrap() {
            let cite = &line["cite"];
            assert!(
                cite["article"].is_string() || cite["source"].is_string(),
                "hand {hand}: {line}"
            );
            assert!(!line["reason"].as_str().unwrap().is_empty());
        }
    }
    let events = table.events(0, None).unwrap();
    let mine = events.iter().filter(|event| event.hand == table.hand());
    let (mut placed, mut paid) = (0, 0);
    for event in mine.map(value) {
        match event["type"].as_str().unwrap() {
            // The dealer's own bet is the house's.
            "betPlaced" if event["seat"] != "dealer" => placed += chips(&event["amount"]),
            "acted" if matches!(event["action"].as_str(), Some("split" | "double")) => {
                placed += chips(&event["amount"])
            }
            "paid" if event["seat"] != "dealer" => paid += chips(&event["line"]["returned"]),
            // What was settled before is undone.
            "voided" => {
                paid = event["returned"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|one| chips(&one["amount"]))
                    .sum::<i128>()
            }
            _ => {}
        }
    }
    if placed > 0 {
        assert_eq!(
            placed,
            seats
                .iter()
                .map(|seat| chips(&seat["staked"]))
                .sum::<i128>(),
            "hand {hand}: staked"
        );
        assert_eq!(
            paid,
            seats
                .iter()
                .map(|seat| chips(&seat["returned"]))
                .sum::<i128>(),
            "hand {hand}: returned"
        );
    }
}

fn same_place(a: &GameTable, b: &GameTable, hand: u64) {
    assert_eq!(
        a.snapshot().canonical(),
        b.snapshot().canonical(),
        "hand {hand}"
    );
    for viewer in std::iter::once(None).chain((0..a.seats()).map(Some)) {
        let [mut one, mut other] = [a, b].map(|table| value(&table.view(viewer).unwrap()));
        one["version"] = Value::Null;
        other["version"] = Value::Null;
        assert_eq!(one, other, "hand {hand}");
        assert_eq!(
            value(&a.events(0, viewer).unwrap()),
            value(&b.events(0, viewer).unwrap()),
            "hand {hand}"
        );
    }
}

/// Restoring gives the same table; undo then redo too; a changed snapshot is refused.
fn restores(rules_game: Game, table: &GameTable, random: &mut Random, hand: u64) {
    let snapshot = table.snapshot();
    let restored = GameTable::restore(rules_game, &snapshot).unwrap();
    same_place(table, &restored, hand);
    let mut again = table.clone();
    if again.undo() {
        assert!(again.redo());
        same_place(table, &again, hand);
    }
    let mut tampered = value(&snapshot);
    tamper(&mut tampered, random);
    let refused = GameTable::restore(rules_game, &plain(&tampered)).err();
    assert_eq!(
        refused.map(|problem| problem.code.as_str()),
        Some("badSnapshot"),
        "hand {hand}"
    );
}

/// Changes, adds or removes something somewhere.
fn tamper(at: &mut Value, random: &mut Random) {
    match at {
        Value::Object(map) if !map.is_empty() => {
            let keys: Vec<String> = map.keys().cloned().collect();
            let key = random.pick(&keys).clone();
            match random.below(8) {
                0 => drop(map.remove(&key)),
                1 => drop(map.insert("extra".into(), json!(1))),
                _ => tamper(map.get_mut(&key).unwrap(), random),
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let i = random.below(list.len() as u64) as usize;
            if random.one_in(4) {
                list.remove(i);
            } else {
                tamper(&mut list[i], random);
            }
        }
        Value::Number(number) => *at = json!(number.as_u64().unwrap_or(0) + 1),
        Value::String(text) => *at = json!(format!("{text}0")),
        Value::Bool(flag) => *at = json!(!*flag),
        Value::Object(_) | Value::Array(_) | Value::Null => *at = json!("x"),
    }
}

/// Every action is accepted or refused alike by `check` and `act`; a refusal has its source and changes nothing.
fn probed(rules: &impl Rules, table: &GameTable, random: &mut Random, hand: u64) {
    let before = table.snapshot().canonical();
    let offered = offered(table);
    for action in rules.probes(table, random) {
        let mut copy = table.clone();
        let checked = table.check(&plain(&action));
        let acted = copy.act(&plain(&action));
        let codes =
            |result: &Result<(), Problem>| result.as_ref().err().map(|problem| problem.code);
        assert_eq!(
            codes(&checked),
            codes(&acted.map(|_| ())),
            "hand {hand}: {action}"
        );
        match checked {
            Ok(()) => assert!(
                is_offered(rules, table, &offered, &action),
                "hand {hand}: {action} was not offered"
            ),
            Err(problem) => {
                assert!(
                    problem.cite.is_some(),
                    "hand {hand}: {action}: {problem} names no source"
                );
                assert!(
                    !is_offered(rules, table, &offered, &action),
                    "hand {hand}: {action} was offered: {problem}"
                );
                assert_eq!(
                    copy.snapshot().canonical(),
                    before,
                    "hand {hand}: {action} changed something"
                );
                assert_eq!(copy.version(), table.version());
            }
        }
    }
}

/// Whether `legalActions` or `tableActions` lists this action.
fn is_offered(rules: &impl Rules, table: &GameTable, offered: &[Value], action: &Value) -> bool {
    let kind = &action["type"];
    let table_kinds = value(&table.table_actions());
    let info = |info: &&Value| info["type"] == *kind;
    let mut infos = table_kinds
        .as_array()
        .unwrap()
        .iter()
        .filter(info)
        .peekable();
    if infos.peek().is_some() {
        let names = |seats: &Value| {
            let seats = seats.as_array().unwrap();
            action.get("seat").is_none_or(|seat| seats.contains(seat))
        };
        let limited = |limits: &Value| {
            let mut limits = limits.as_object().unwrap().iter();
            limits.all(|(key, limit)| {
                let given = action.get(key).and_then(Value::as_u64);
                given.is_none_or(|given| {
                    given >= limit["min"].as_u64().unwrap()
                        && given <= limit["max"].as_u64().unwrap()
                })
            })
        };
        // Only a chair's own actions name a seat there and one amount.
        return kind == "deal"
            || kind == "timeout"
            || infos.any(|info| {
                let posts = |post| action.get("post") == Some(post);
                info.get("seats").is_none_or(names)
                    && info.get("limits").is_none_or(limited)
                    && info.get("post").is_none_or(posts)
            });
    }
    let seat = action.get("seat").cloned();
    let seat = seat.unwrap_or_else(|| json!(table.to_act()));
    offered.iter().any(|legal| {
        let own = seat == legal["seat"];
        legal["type"] == *kind && own && fits(legal, action.get("to"))
    }) && rules.is_right(table, action)
}

fn fits(legal: &Value, to: Option<&Value>) -> bool {
    let Some(to) = to.and_then(Value::as_u64) else {
        return legal.get("min").is_none();
    };
    match legal["sizes"].as_array() {
        Some(sizes) => sizes.iter().any(|size| size.as_u64() == Some(to)),
        None => {
            legal["min"].as_u64().is_some_and(|min| to >= min)
                && legal["max"].as_u64().is_some_and(|max| to <= max)
        }
    }
}

/// One of the legal actions, with an amount where it needs one.
pub fn choose(rules: &impl Rules, table: &GameTable, random: &mut Random) -> Value {
    let legal = random.pick(&offered(table)).clone();
    let mut action = json!({ "type": legal["type"] });
    if let Some(sizes) = legal["sizes"].as_array() {
        action["to"] = random.pick(sizes).clone();
    } else if let (Some(min), Some(max)) = (legal["min"].as_u64(), legal["max"].as_u64()) {
        action["to"] = json!(match random.below(4) {
            0 => min,
            1 => max,
            _ => random.from(min, max),
        });
    }
    if random.one_in(3) || legal["seat"] != json!(table.to_act()) {
        action["seat"] = legal["seat"].clone();
    }
    rules.complete(table, &mut action, random);
    action
}

/// How often the costly checks are made: on one step in so many.
#[derive(Clone, Copy)]
pub struct Every {
    /// Whether anybody sees a card that is hidden from him.
    pub secrets: u64,
    /// Whether refusals change nothing, and snapshots, undo and redo lead to the same table.
    pub copies: u64,
}

/// Plays hands of random settings. Gives how many hands it played.
pub fn play(rules: &impl Rules, hands: std::ops::Range<u64>, every: Every) -> u64 {
    let mut played = 0;
    let mut number = hands.start;
    while number < hands.end {
        let mut random = Random::new(number);
        let mut config = rules.config(&mut random);
        config["seed"] = json!(format!("hand {number}"));
        config["keep"] = json!(random.below(3));
        let mut table = GameTable::new(rules_game(rules), &plain(&config)).unwrap();
        for _ in 0..8 {
            play_hand(rules, &mut table, &mut random, number, every);
            number += 1;
            played += 1;
        }
    }
    played
}

fn rules_game<R: Rules>(_: &R) -> Game {
    R::GAME
}

fn play_hand<R: Rules>(
    rules: &R,
    table: &mut GameTable,
    random: &mut Random,
    hand: u64,
    every: Every,
) {
    let deck = random.deck(if R::GAME == Game::PaiGowPoker { 53 } else { 52 });
    rules.before_deal(table, random);
    let deal = rules.deal(table, &deck, random);
    let undone = random.one_in(every.copies);
    let before = undone.then(|| table.snapshot().canonical());
    table
        .act(&plain(&deal))
        .unwrap_or_else(|problem| panic!("hand {hand}: {deal}: {problem}"));
    if let Some(before) = before {
        assert!(table.undo());
        assert_eq!(
            table.snapshot().canonical(),
            before,
            "hand {hand}: undo of the deal"
        );
        assert!(table.redo());
    }
    let mut actions = 0;
    loop {
        if random.one_in(every.secrets) {
            no_secrets(rules, table, &deal, &deck, hand);
        }
        if random.one_in(every.copies) {
            probed(rules, table, random, hand);
            restores(R::GAME, table, random, hand);
        }
        if table.to_act().is_none() {
            break;
        }
        actions += 1;
        assert!(actions <= R::MOST_ACTIONS, "hand {hand} does not end");
        let action = match random.below(60) {
            0 => json!({ "type": "timeout" }),
            1 if random.one_in(4) => json!({ "type": "void", "reason": "misdeal" }),
            _ => choose(rules, table, random),
        };
        let before = random
            .one_in(every.copies)
            .then(|| table.snapshot().canonical());
        table
            .act(&plain(&action))
            .unwrap_or_else(|problem| panic!("hand {hand}: {action}: {problem}"));
        if let Some(before) = before {
            assert!(table.undo());
            assert_eq!(
                table.snapshot().canonical(),
                before,
                "hand {hand}: undo of {action}"
            );
            assert!(table.redo());
        }
    }
    assert!(table.legal_actions(None).unwrap().is_empty());
    settled_whole(table, hand);
    rules.settled(table, &deck, hand);
}
