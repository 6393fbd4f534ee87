//! What is read, what is refused, and in which words.
#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use super::*;
use crate::problem::Problem;

fn json(text: &str) -> Json {
    serde_json::from_str(text).unwrap()
}

fn refused<T: std::fmt::Debug>(result: Result<T, Problem>) -> String {
    result.unwrap_err().to_string()
}

#[test]
fn canonical_text_has_sorted_keys_and_the_numbers_and_escapes_of_javascript() {
    let value = json(
        r#"{ "b": [1, -0.0, 9007199254740991, -5, 1e3], "a": { "z": null, "": true }, "B": "\u0001\u001f\"\\\b\f\n\r\t/é\u2028🂡" }"#,
    );
    let text = value.canonical();
    assert_eq!(
        text,
        "{\"B\":\"\\u0001\\u001f\\\"\\\\\\b\\f\\n\\r\\t/é\u{2028}🂡\",\"a\":{\"\":true,\"z\":null},\"b\":[1,0,9007199254740991,-5,1000]}"
    );
    assert_eq!(json(&text).canonical(), text);
    // Other numbers are in no snapshot: their bits, which no text of JavaScript's is.
    let bits = |number: f64| format!("~{}", number.to_bits());
    for number in [0.5, -1e300, 9_007_199_254_740_992.0, f64::NAN] {
        assert_eq!(Json::Number(number).canonical(), bits(number));
    }
}

#[test]
fn data_comes_out_as_it_went_in() {
    let text = r#"{"seat":3,"list":[null,true,-1,2.5,"x"],"empty":{}}"#;
    assert_eq!(serde_json::to_string(&json(text)).unwrap(), text);
    let mut object = Object::default();
    object.number("seat", 3);
    object.add("list", Json::Null);
    object.add("empty", Json::Object(Vec::new()));
    assert_eq!(object.canonical(), r#"{"empty":{},"list":null,"seat":3}"#);
    let Json::Object(entries) = object.done() else {
        unreachable!("it is an object");
    };
    assert_eq!(
        canonical_object(&entries, Some("list")),
        r#"{"empty":{},"seat":3}"#
    );
}

#[test]
fn fields_tell_of_missing_and_unknown_keys() {
    let value = json(r#"{ "x": 1, "seat": 2, "an unreasonably long key": 3 }"#);
    let read = |taken: &[&str], close: bool| {
        let refusal = object(&value, "action", |fields| {
            for key in taken {
                assert!(fields.take(key).is_some());
            }
            if close {
                fields.note_unknown();
                return Some(());
            }
            fields.required("to").map(|_| ())
        });
        refused(refusal)
    };
    assert_eq!(
        read(&["seat"], false),
        r#"badInput argument="action.to" reason="missing""#
    );
    assert_eq!(
        read(&["seat"], true),
        r#"unknownKey argument="action" key="x""#
    );
    assert_eq!(
        read(&["seat", "x"], true),
        r#"unknownKey argument="action" key="an unreasonably ""#
    );
    for (text, got) in [
        ("[]", "array"),
        ("null", "null"),
        ("1", "number"),
        ("\"\"", "string"),
        ("true", "boolean"),
    ] {
        let value = json(text);
        assert_eq!(
            refused(object(&value, "config", |_| Some(()))),
            format!(r#"badInput argument="config" reason="type" expected="object" got="{got}""#)
        );
    }
}

#[test]
fn of_many_keys_an_unknown_one_is_told_of() {
    for count in [63, 64, 65, 200] {
        let mut entries: Vec<(String, Json)> = Vec::new();
        for n in 0..count {
            entries.push((format!("k{n}"), Json::from(n)));
        }
        entries.push(("last".to_string(), Json::Null));
        let value = Json::Object(entries);
        let refusal = object(&value, "action", |fields| {
            fields.take("k0").and(fields.take("last")).map(|_| ())
        });
        assert_eq!(refused(refusal), r#"unknownKey argument="action" key="k1""#);
    }
}

#[test]
fn whole_numbers_within_bounds() {
    let read = |text: &str| whole(&json(text), "seat", 1, 7);
    assert_eq!((read("1"), read("7"), read("7.0")), (Ok(1), Ok(7), Ok(7)));
    let problem = r#"badInput argument="seat" reason="range" expected="1..7" got="#;
    for (text, got) in [
        ("0", "0"),
        ("8", "8"),
        ("-1", "-1"),
        ("1.5", "1.5"),
        ("9007199254740992", "9007199254740992"),
    ] {
        assert_eq!(refused(read(text)), format!("{problem}{got}"));
    }
    assert_eq!(
        refused(whole(&Json::Number(f64::NAN), "seat", 1, 7)),
        format!("{problem}\"NaN\"")
    );
    assert_eq!(
        refused(read("\"1\"")),
        r#"badInput argument="seat" reason="type" expected="1..7" got="string""#
    );
}

#[test]
fn chips_and_limits() {
    assert_eq!(chips(&json("0"), "bet").unwrap(), Chips::ZERO);
    assert_eq!(chips(&json("9007199254740991"), "bet").unwrap(), Chips::MAX);
    assert_eq!(
        refused(chips(&json("9007199254740992"), "bet")),
        r#"badChips argument="bet" got=9007199254740992"#
    );
    assert_eq!(
        refused(chips(&json("-5"), "bet")),
        r#"badChips argument="bet" got=-5"#
    );
    assert_eq!(
        refused(chips(&Json::Number(f64::INFINITY), "bet")),
        r#"badChips argument="bet" got="Infinity""#
    );
    assert_eq!(
        refused(chips(&json("\"5\""), "bet")),
        r#"badInput argument="bet" reason="type" expected="number" got="string""#
    );
    assert!(positive(&json("1"), "bet").is_ok());
    assert_eq!(
        refused(positive(&json("0"), "bet")),
        r#"badInput argument="bet" reason="range" expected="1..9007199254740991" got=0"#
    );
    let read = |text: &str| {
        let config = Json::Object(vec![("limits".to_string(), json(text))]);
        object(&config, "config", |fields| fields.limits("limits", true))
    };
    assert_eq!(read(r#"{ "min": 5, "max": 5 }"#).unwrap().max.get(), 5);
    assert_eq!(
        refused(read(r#"{ "min": 6, "max": 5 }"#)),
        r#"badConfig key="config.limits" min=6 max=5"#
    );
    assert_eq!(
        refused(read(r#"{ "max": 5.5 }"#)),
        r#"badInput argument="config.limits.min" reason="missing""#
    );
    assert_eq!(
        refused(read(r#"{ "min": 1.5, "max": 5, "step": 1 }"#)),
        r#"unknownKey argument="config.limits" key="step""#
    );
}

#[test]
fn ratios() {
    let read = |text: &str| pay(&json(text), "pays");
    assert_eq!(read("[3, 2]").unwrap().parts(), [3, 2]);
    assert_eq!(read("[0, 1]").unwrap().parts(), [0, 1]);
    for text in [
        "[]",
        "[1]",
        "[1, 0]",
        "[1, 2, 3]",
        "[1.5, 1]",
        "[-1, 1]",
        "[\"1\", 1]",
        "[null, 1]",
    ] {
        assert_eq!(refused(read(text)), r#"badRatio argument="pays""#);
    }
    assert_eq!(
        refused(read("\"3:2\"")),
        r#"badInput argument="pays" reason="type" expected="[n, d]" got="string""#
    );
}

#[test]
fn flags_texts_words_and_lists() {
    assert_eq!(flag(&json("true"), "post"), Ok(true));
    assert_eq!(
        refused(flag(&json("0"), "post")),
        r#"badInput argument="post" reason="type" expected="boolean" got="number""#
    );
    assert_eq!(text(&json("\"🂡\""), "reason", 2).unwrap(), "🂡");
    assert_eq!(
        refused(text(&json("\"🂡\""), "reason", 1)),
        r#"badInput argument="reason" reason="tooLong" expected=1 got=2"#
    );
    assert_eq!(
        one_of(&json("\"lose\""), "foul", &["refuse", "lose"]),
        Ok(1)
    );
    let problem = r#"badInput argument="foul" reason="value" expected="refuse | lose" got="Lose""#;
    assert_eq!(
        refused(one_of(&json("\"Lose\""), "foul", &["refuse", "lose"])),
        problem
    );
    assert_eq!(list(&json("[1, 2]"), "bets", 1, 2).unwrap().len(), 2);
    assert_eq!(
        refused(list(&json("[]"), "bets", 1, 2)),
        r#"badInput argument="bets" reason="range" expected="1..2" got=0"#
    );
    assert_eq!(
        refused(list(&json("[1, 2, 3]"), "bets", 1, 2)),
        r#"badInput argument="bets" reason="tooLong" expected=2 got=3"#
    );
}

#[test]
fn cards_as_text_or_list() {
    let read = |text: &str| cards(&json(text), "deck");
    assert_eq!(
        format!("{:?}", read("\"10s JkA♥\"").unwrap()),
        "[Ts, Jk, Ah]"
    );
    assert_eq!(
        format!("{:?}", read("[\"as\", \" Kd \"]").unwrap()),
        "[As, Kd]"
    );
    assert_eq!(read("[]").unwrap(), []);
    assert_eq!(
        refused(read("\"As  Xx,\"")),
        r#"badCard argument="deck" position=4 token="Xx""#
    );
    for token in ["", "AsKd", "As,", "Xx"] {
        let problem = refused(cards(
            &Json::List(vec![Json::from("2c"), Json::from(token)]),
            "deck",
        ));
        assert_eq!(
            problem,
            format!(r#"badCard argument="deck" position=1 token="{token}""#)
        );
    }
    assert_eq!(
        refused(read("\"As  Kd As\"")),
        r#"duplicateCard argument="deck" position=7 first=0 card="As""#
    );
    assert_eq!(
        refused(read("[\"As\", \"Kd\", \"as\"]")),
        r#"duplicateCard argument="deck" position=2 first=0 card="As""#
    );
    // A wrong type is worse than a wrong card before it.
    assert_eq!(
        refused(read("[\"Xx\", 5]")),
        r#"badInput argument="deck[1]" reason="type" expected="Card" got="number""#
    );
    assert_eq!(
        refused(read("5")),
        r#"badInput argument="deck" reason="type" expected="Card[] | string" got="number""#
    );
}
