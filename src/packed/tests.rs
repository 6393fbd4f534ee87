//! A second reading of the format, and values of every shape through it.
#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use serde_json::{Value, json};

use super::{terms_from, with_packer};
use crate::json::Json;
use crate::plain::{Keys, Plain, Sink, plain};

fn packed<T: Plain + ?Sized>(value: &T) -> Vec<i32> {
    with_packer(&mut |packer| packer.pack(&mut |packer| value.put(packer)).to_vec())
}

/// What JavaScript makes of the numbers.
fn unpack(tokens: &[i32]) -> Value {
    let lines: Vec<String> = terms_from(0).split('\n').map(str::to_string).collect();
    assert!(tokens[0] as usize <= lines.len());
    let mut at = 1;
    let value = read(tokens, &mut at, &lines);
    assert_eq!(at, tokens.len(), "nothing is left over");
    value
}

fn next(tokens: &[i32], at: &mut usize) -> i32 {
    *at += 1;
    tokens[*at - 1]
}

fn read_text(tokens: &[i32], at: &mut usize) -> String {
    let length = next(tokens, at) as usize;
    let units: Vec<u16> = (0..length).map(|_| next(tokens, at) as u16).collect();
    String::from_utf16(&units).unwrap()
}

fn read(tokens: &[i32], at: &mut usize, lines: &[String]) -> Value {
    let token = next(tokens, at);
    if token >= 0 {
        return json!(token);
    }
    let turned = (-1 - token) as usize;
    let count = turned / 4;
    match (turned % 4, count) {
        (0, 0) => Value::Null,
        (0, 1) => json!(false),
        (0, 2) => json!(true),
        (0, 3) => {
            let low = next(tokens, at) as u32;
            let high = next(tokens, at) as u32;
            float(f64::from_bits(u64::from(high) << 32 | u64::from(low)))
        }
        (0, 4) => json!(read_text(tokens, at)),
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

fn float(number: f64) -> Value {
    assert!(number.is_finite() && !(number == 0.0 && number.is_sign_negative()));
    if number.fract() == 0.0 {
        json!(number as i64)
    } else {
        json!(number)
    }
}

/// Both ways out of a type say the same.
fn same<T: Plain + ?Sized>(value: &T) {
    let json = serde_json::to_value(crate::plain::json(value)).unwrap();
    assert_eq!(unpack(&packed(value)), json);
}

/// Also the expected value by hand.
fn is<T: Plain + ?Sized>(value: &T, expected: Value) {
    same(value);
    assert_eq!(unpack(&packed(value)), expected);
}

fn json_of(value: Value) -> Json {
    serde_json::from_value(value).unwrap()
}

struct Everything {
    flag: bool,
    net_result: i64,
    half: f64,
    absent: Option<u8>,
    present: Option<u8>,
    null: Option<u8>,
    twice: Option<Option<u8>>,
    pair: [Vec<u8>; 2],
    list: Vec<Inner>,
    json: Json,
    none: Vec<u8>,
}

struct Inner {
    amount: u64,
    name: &'static str,
}

plain! {
    Everything {
        flag: "flag", net_result: "netResult", half: "half", absent(some): "absent", present(some): "present",
        null: "null", twice(some): "twice", pair: "pair", list: "list", json: "json", none: "none",
    }
    Inner { amount: "amount", name: "name" }
}

#[test]
fn every_shape_is_what_json_makes_of_it() {
    let everything = |absent| Everything {
        flag: true,
        net_result: -(1 << 53) + 1,
        half: -0.5,
        absent,
        present: Some(0),
        null: None,
        twice: absent.map(|_| None),
        pair: [vec![255], vec![]],
        list: vec![
            Inner {
                amount: 7,
                name: "stud-1999",
            },
            Inner {
                amount: 8,
                name: "two words",
            },
        ],
        json: json_of(json!({ "tensOrBetter": 1, "with blank": 2, "__proto__": [3], "": {} })),
        none: vec![],
    };
    let mut expected = json!({
        "flag": true, "netResult": -9007199254740991_i64, "half": -0.5, "present": 0, "null": null,
        "pair": [[255], []],
        "list": [{ "amount": 7, "name": "stud-1999" }, { "amount": 8, "name": "two words" }],
        "json": { "tensOrBetter": 1, "with blank": 2, "__proto__": [3], "": {} }, "none": [],
    });
    is(&everything(None), expected.clone());
    expected["absent"] = json!(4);
    expected["twice"] = json!(null);
    is(&everything(Some(4)), expected);
    is(
        &json_of(json!([[], {}, [[null]], { "a": { "b": [] } }])),
        json!([[], {}, [[null]], { "a": { "b": [] } }]),
    );
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
        is(&text.to_string(), json!(text));
        is(&json_of(json!({ text: text })), json!({ text: text }));
    }
}

#[test]
fn no_minus_zero_and_nothing_that_is_not_finite() {
    assert_eq!(packed(&-0.0)[1], 0);
    for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        assert_eq!(unpack(&packed(&[number])), json!([null]));
    }
}

/// The table of terms grows no more than so far; after that texts travel as texts.
#[test]
fn made_up_words_cannot_fill_the_memory_nor_take_the_place_of_keys() {
    for number in 0..5_000 {
        packed(&format!("word{number}"));
    }
    let terms = terms_from(0).split('\n').count();
    assert!(terms <= 1280);
    let late = ["word0".to_string(), "word4999".to_string()];
    is(&late, json!(["word0", "word4999"]));
    is(
        &json_of(json!({ "somethingNew": "word4999" })),
        json!({ "somethingNew": "word4999" }),
    );
    let inner = Inner {
        amount: 7,
        name: "aNewWord",
    };
    is(&inner, json!({ "amount": 7, "name": "aNewWord" }));
    assert_eq!(terms_from(9999), "");
}

struct Whole {
    article: &'static str,
    note: &'static str,
}

impl Plain for Whole {
    fn put<S: Sink>(&self, out: &mut S) {
        static KEYS: Keys = Keys("article note");
        out.pair(&KEYS, [self.article, self.note]);
    }
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
    let of = |note: &str| json!({ "article": "9.a", "note": note });
    let three = json!([of("short"), of("a sentence, not a word"), of("short")]);
    is(&[&short, &long, &short], three);
    assert_eq!(packed(&short).len(), 2);
    assert_eq!(packed(&[&short, &short]).len(), 4);
}

/// What the package's JavaScript sends comes back from the same tokens.
#[test]
fn input_is_read_back() {
    for value in [
        json!(null),
        json!([true, false, 0, -1, 0.5, 1e300, "", "é🂡", [], {}]),
        json!({ "type": "deal", "bets": [{ "seat": 0, "bet": 10 }], "": { "__proto__": null } }),
    ] {
        let value = json_of(value);
        assert_eq!(super::unpack(&sent(&value)), Some(value));
    }
    for wrong in [
        &[][..],
        &[-4.0, -4.0],
        &[-20.0, 2.0, 65.0],
        &[-6.0],
        &[-7.0, 1.0, 1.0],
        &[-7.0, -20.0, 0.0],
        &[-5.0],
        &[-10.0, 1.0],
        &[-16.0],
        &[-24.0],
        &[-6.0; 40],
        &[-1e300],
        &[-20.0, 1e300, 1.0],
    ] {
        assert_eq!(super::unpack(wrong), None, "{wrong:?}");
    }
}

/// The format as JavaScript writes it, written another way.
fn sent(value: &Json) -> Vec<f64> {
    let text = |text: &str| {
        let units: Vec<f64> = text.encode_utf16().map(f64::from).collect();
        [vec![-20.0, units.len() as f64], units].concat()
    };
    match value {
        Json::Null => vec![-4.0],
        Json::Bool(flag) => vec![if *flag { -12.0 } else { -8.0 }],
        Json::Number(number) if *number < 0.0 => vec![-16.0, -number],
        Json::Number(number) => vec![*number],
        Json::Text(own) => text(own),
        Json::List(items) => {
            let items: Vec<f64> = items.iter().flat_map(sent).collect();
            [vec![-(4.0 * count(value) + 2.0)], items].concat()
        }
        Json::Object(entries) => {
            let entries = entries
                .iter()
                .flat_map(|(key, value)| [text(key), sent(value)].concat());
            let head = vec![-(4.0 * count(value) + 3.0)];
            head.into_iter().chain(entries).collect()
        }
    }
}

fn count(value: &Json) -> f64 {
    match value {
        Json::List(items) => items.len() as f64,
        Json::Object(entries) => entries.len() as f64,
        _ => 0.0,
    }
}
