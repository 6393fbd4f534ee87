//! A second reading of the format, and values of every shape through it.
#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::{pack, words_from};

/// What JavaScript makes of the numbers.
fn unpack(tokens: &[f64]) -> Value {
    let words: Vec<String> = words_from(0).split('\n').map(str::to_string).collect();
    assert!(tokens[0] as usize <= words.len());
    let mut at = 1;
    let value = read(tokens, &mut at, &words);
    assert_eq!(at, tokens.len(), "nothing is left over");
    value
}

fn next(tokens: &[f64], at: &mut usize) -> f64 {
    *at += 1;
    tokens[*at - 1]
}

fn read_text(tokens: &[f64], at: &mut usize) -> String {
    let length = next(tokens, at) as usize;
    let units: Vec<u16> = (0..length).map(|_| next(tokens, at) as u16).collect();
    String::from_utf16(&units).unwrap()
}

fn read(tokens: &[f64], at: &mut usize, words: &[String]) -> Value {
    let token = next(tokens, at);
    assert!(token.is_finite() && !(token == 0.0 && token.is_sign_negative()));
    if token >= 0.0 {
        return number(token);
    }
    let magnitude = -token as usize;
    let count = magnitude / 4;
    match (magnitude % 4, count) {
        (0, 1) => Value::Null,
        (0, 2) => json!(false),
        (0, 3) => json!(true),
        (0, 4) => number(-next(tokens, at)),
        (0, 5) => json!(read_text(tokens, at)),
        (1, index) => json!(words[index]),
        (2, count) => (0..count).map(|_| read(tokens, at, words)).collect(),
        (3, count) => {
            let mut object = serde_json::Map::new();
            for _ in 0..count {
                let key = match next(tokens, at) {
                    -20.0 => read_text(tokens, at),
                    word => words[word as usize].clone(),
                };
                assert!(object.insert(key, read(tokens, at, words)).is_none());
            }
            Value::Object(object)
        }
        other => panic!("no token: {other:?}"),
    }
}

fn number(number: f64) -> Value {
    if number.fract() == 0.0 {
        json!(number as i64)
    } else {
        json!(number)
    }
}

fn same<T: Serialize + ?Sized>(value: &T) {
    assert_eq!(unpack(&pack(value)), serde_json::to_value(value).unwrap());
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Everything {
    flag: bool,
    net_result: i64,
    half: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    absent: Option<u8>,
    present: Option<u8>,
    null: Option<u8>,
    unit: (),
    letter: char,
    pair: (u8, &'static str),
    list: Vec<Shape>,
    map: BTreeMap<String, u64>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
enum Shape {
    Unit,
    Newtype(u8),
    Tuple(u8, u8),
    Struct { to: u8 },
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
enum Tagged {
    Dealt { to: u8 },
    Paid(Wrapped),
}

#[derive(Serialize)]
struct Wrapped {
    #[serde(flatten)]
    inner: Inner,
    seat: u8,
}

#[derive(Serialize)]
struct Inner {
    amount: u64,
}

#[test]
fn every_shape_is_what_json_makes_of_it() {
    same(&Everything {
        flag: true,
        net_result: -(1 << 53) + 1,
        half: -0.5,
        absent: None,
        present: Some(0),
        null: None,
        unit: (),
        letter: '♠',
        pair: (255, "stud-1999"),
        list: vec![
            Shape::Unit,
            Shape::Newtype(1),
            Shape::Tuple(2, 3),
            Shape::Struct { to: 4 },
        ],
        map: BTreeMap::from([
            ("tensOrBetter".to_string(), 1),
            ("with blank".to_string(), 2),
            ("__proto__".to_string(), 3),
        ]),
    });
    same(&[
        Tagged::Dealt { to: 1 },
        Tagged::Paid(Wrapped {
            inner: Inner { amount: 7 },
            seat: 2,
        }),
    ]);
    same(&json!([[], {}, [[null]], { "a": { "b": [] } }]));
}

#[test]
fn texts_of_every_kind() {
    for text in [
        "",
        "As",
        "two words",
        "two\nlines",
        "9.a",
        "naïve",
        "🂡",
        "__proto__",
        "constructor",
        &"x".repeat(24),
        &"x".repeat(25),
        &"é".repeat(3000),
    ] {
        same(text);
        same(&json!({ text: text }));
    }
}

#[test]
fn no_minus_zero_and_nothing_that_is_not_finite() {
    assert_eq!(pack(&-0.0)[1].to_bits(), 0.0f64.to_bits());
    for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        assert_eq!(unpack(&pack(&[number])), json!([null]));
    }
}

/// The table of words grows no more than so far; after that texts travel as texts.
#[test]
fn made_up_words_cannot_fill_the_memory() {
    for number in 0..5_000 {
        pack(&format!("word{number}"));
    }
    same(&["word0", "word4999"]);
    assert_eq!(words_from(0).split('\n').count(), 2048);
    same(&json!({ "somethingNew": "word4999" }));
    assert_eq!(words_from(2048), "");
    assert_eq!(words_from(9999), "");
}
