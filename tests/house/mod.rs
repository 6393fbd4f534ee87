//! What the tests of the games against the house share: tables from plain settings, actions, lines and events.
#![allow(dead_code, unreachable_pub, missing_docs)]
#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic
)]

use serde_json::{Value, json};
use tapete::{Game, GameTable, Json, Problem, Seat};

pub fn plain(value: &Value) -> Json {
    serde_json::from_value(value.clone()).unwrap()
}

pub fn value(of: &impl serde::Serialize) -> Value {
    serde_json::to_value(of).unwrap()
}

/// Settings with some keys changed; null takes a key out.
pub fn with(mut base: Value, changes: Value) -> Value {
    for (key, change) in changes.as_object().unwrap() {
        if change.is_null() {
            base.as_object_mut().unwrap().remove(key);
        } else {
            base[key] = change.clone();
        }
    }
    base
}

pub struct Play(pub GameTable);

impl Play {
    pub fn new(game: Game, config: &Value) -> Play {
        Play(GameTable::new(game, &plain(config)).unwrap_or_else(|p| panic!("{config}: {p}")))
    }

    pub fn act(&mut self, action: Value) -> &mut Play {
        let done = self.0.act(&plain(&action));
        done.unwrap_or_else(|problem| panic!("{action}: {problem}"));
        self
    }

    pub fn moves(&mut self, kinds: &str) -> &mut Play {
        for kind in kinds.split_whitespace() {
            self.act(json!({ "type": kind }));
        }
        self
    }

    /// The problem with which an action is refused.
    pub fn refused(&self, action: Value) -> Problem {
        match self.0.check(&plain(&action)) {
            Err(problem) => problem,
            Ok(()) => panic!("{action} is not refused"),
        }
    }

    pub fn code(&self, action: Value) -> &'static str {
        self.refused(action).code.as_str()
    }

    pub fn settlement(&self) -> Value {
        value(&self.0.settlement().expect("settled"))
    }

    pub fn view(&self, seat: Option<Seat>) -> Value {
        value(&self.0.view(seat).unwrap())
    }

    pub fn legal(&self) -> Vec<String> {
        let legal = self.0.legal_actions(None).unwrap();
        legal
            .iter()
            .map(|one| one.kind.as_str().to_string())
            .collect()
    }

    /// The events of the running or finished hand as a viewer sees them.
    pub fn events(&self, viewer: Option<Seat>) -> Vec<Value> {
        let events = self.0.events(0, viewer).unwrap();
        let mine = events.iter().filter(|event| event.hand == self.0.hand());
        mine.map(value).collect()
    }

    pub fn seat(&self, i: usize) -> Value {
        self.settlement()["seats"][i].clone()
    }

    /// `outcome reason stake returned` of a seat's bet.
    pub fn line(&self, seat: usize, bet: &str, hand: u64) -> String {
        let seat = self.seat(seat);
        let lines = seat["lines"].as_array().unwrap();
        let line = lines
            .iter()
            .find(|line| line["bet"] == bet && line["box"] == hand);
        line.map_or_else(|| "none".into(), line_text)
    }
}

pub fn line_text(line: &Value) -> String {
    let text = |key: &str| line[key].as_str().unwrap().to_string();
    format!(
        "{} {} {} {}",
        text("outcome"),
        text("reason"),
        line["stake"],
        line["returned"]
    )
}

/// An event in a few words.
pub fn brief(event: &Value) -> String {
    let place = |key: &str| match &event[key] {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    match event["type"].as_str().unwrap() {
        "dealt" => format!(
            "{}{} {}{}",
            place("to"),
            if event["box"] == 1 { "'" } else { "" },
            event["card"].as_str().unwrap_or("??"),
            if event["up"] == true { "" } else { " down" }
        ),
        "paid" => format!(
            "{}: {} {}",
            place("seat"),
            event["line"]["bet"].as_str().unwrap(),
            event["line"]["outcome"].as_str().unwrap()
        ),
        "acted" => format!("{} {}", place("seat"), place("action")),
        "turn" => format!("turn {}", place("seat")),
        "shown" => format!("{} shows", place("at")),
        other => other.to_string(),
    }
}
