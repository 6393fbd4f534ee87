//! A second reading of the format, and values of every shape through it.
#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::{PACKER, terms_from};

fn packed<T: Serialize + ?Sized>(value: &T) -> Vec<f64> {
    PACKER.with_borrow_mut(|packer| packer.pack(value).to_vec())
}

/// What JavaScript makes of the numbers.
fn unpack(tokens: &[f64]) -> Value {
    let lines: Vec<String> = terms_from(0).split('\n').map(str::to_string).collect();
    assert!(tokens[0] as usize <= lines.len());
    let mut at = 1;
    let value = read(tokens, &mut at, &lines);
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

fn read(tokens: &[f64], at: &mut usize, lines: &[String]) -> Value {
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
        (1, index) => match lines[index].strip_prefix('=') {
            None => json!(lines[index]),
            Some(parts) => {
                let parts: Vec<&str> = parts.split(',').collect();
                let pairs = parts.chunks_exact(2);
                pairs
                    .map(|pair| (pair[0].to_string(), json!(pair[1])))
                    .collect()
            }
        },
        (2, count) => (0..count).map(|_| read(tokens, at, lines)).collect(),
        (3, index) => {
            let mut object = serde_json::Map::new();
            let keys = lines[index].strip_prefix('{').unwrap();
            for key in keys.split(',').filter(|key| !key.is_empty()) {
                let key = match key {
                    "?" => read(tokens, at, lines).as_str().unwrap().to_string(),
                    word => word.to_string(),
                };
                assert!(object.insert(key, read(tokens, at, lines)).is_none());
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
    assert_eq!(unpack(&packed(value)), serde_json::to_value(value).unwrap());
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
    Seated(Seated),
}

#[derive(Serialize)]
struct Seated {
    seat: u8,
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
    assert_eq!(packed(&-0.0)[1].to_bits(), 0.0f64.to_bits());
    for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        assert_eq!(unpack(&packed(&[number])), json!([null]));
    }
}

/// The tables grow no more than so far; after that texts travel as texts.
#[test]
fn made_up_words_cannot_fill_the_memory_nor_take_the_place_of_keys() {
    for number in 0..5_000 {
        packed(&format!("word{number}"));
    }
    let terms = terms_from(0).split('\n').count();
    assert!(terms <= 1280);
    same(&["word0", "word4999"]);
    same(&json!({ "somethingNew": "word4999" }));
    same(&Wrapped {
        inner: Inner { amount: 7 },
        seat: 2,
    });
    assert_eq!(terms_from(9999), "");
}

#[derive(Serialize)]
#[serde(rename = "Cite")]
struct Whole {
    article: &'static str,
    note: &'static str,
}

/// The texts of citations travel once.
#[test]
fn citations_are_named_as_a_whole() {
    let short = Whole {
        article: "9.a",
        note: "short",
    };
    let long = Whole {
        article: "9.a",
        note: "a sentence, not a word",
    };
    same(&[&short, &long, &short]);
    assert_eq!(packed(&short).len(), 2);
    assert_eq!(packed(&[&short, &short]).len(), 4);
}

#[derive(Serialize)]
struct Around {
    first: u8,
    #[serde(rename = "...")]
    event: Tagged,
    last: u8,
}

#[test]
fn an_event_gives_its_keys_to_its_entry() {
    let around = |event| Around {
        first: 1,
        event,
        last: 2,
    };
    let dealt = around(Tagged::Dealt { to: 1 });
    let expected = json!({ "first": 1, "type": "dealt", "to": 1, "last": 2 });
    assert_eq!(unpack(&packed(&dealt)), expected);
    let paid = around(Tagged::Seated(Seated { seat: 3 }));
    let expected = json!({ "first": 1, "type": "seated", "seat": 3, "last": 2 });
    assert_eq!(unpack(&packed(&paid)), expected);
}
