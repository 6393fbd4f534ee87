//! Plain data, and the reading of it: every function names the argument it speaks of.
#![forbid(unsafe_code)]

use std::fmt::{self, Write};

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::action::Limits;
use crate::card::Card;
use crate::card_text::cards_at;
use crate::chips::Chips;
use crate::pay::Pay;
use crate::problem::{Code, Faults, Problem};

/// The longest text that is read as cards, in UTF-16 units.
const LONGEST_CARDS: usize = 1024;
/// The most cards that are read at once: a deck with its joker, and room to say that there are too many.
const MOST_CARDS: usize = 64;
/// How much of a wrong text a problem quotes.
const QUOTED: usize = 16;

/// What JSON can say.
///
/// ```
/// use tapete::Json;
/// let json: Json = serde_json::from_str(r#"{ "seat": 2, "bet": 10 }"#).unwrap();
/// assert_eq!(json.canonical(), r#"{"bet":10,"seat":2}"#);
/// ```
#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A number as JavaScript has it.
    Number(f64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// Values by key, in the order given.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// An object with these keys.
    pub(crate) fn object(entries: impl IntoIterator<Item = (&'static str, Json)>) -> Json {
        Json::Object(
            entries
                .into_iter()
                .map(|(key, value)| (key.to_string(), value))
                .collect(),
        )
    }

    pub(crate) fn chips(chips: Chips) -> Json {
        Json::from(chips.get())
    }

    pub(crate) fn cards(cards: &[Card]) -> Json {
        Json::List(cards.iter().map(|card| Json::from(card.as_str())).collect())
    }

    pub(crate) fn pay(pay: Pay) -> Json {
        Json::List(pay.parts().map(Json::from).to_vec())
    }

    pub(crate) fn limits(limits: Limits) -> Json {
        Json::object([
            ("min", Json::chips(limits.min)),
            ("max", Json::chips(limits.max)),
        ])
    }

    /// A copy without one key.
    pub(crate) fn without(&self, key: &str) -> Json {
        match self {
            Json::Object(entries) => Json::Object(
                entries
                    .iter()
                    .filter(|(name, _)| name != key)
                    .cloned()
                    .collect(),
            ),
            other => other.clone(),
        }
    }

    /// The one text that stands for this data: no blanks, keys in the order of their bytes (our keys are ASCII, so
    /// JavaScript's `sort` gives the same), whole numbers and texts as `JSON.stringify` writes them.
    pub fn canonical(&self) -> String {
        let mut text = String::new();
        self.write(&mut text);
        text
    }

    fn write(&self, out: &mut String) {
        match self {
            Json::Null => out.push_str("null"),
            Json::Bool(flag) => out.push_str(if *flag { "true" } else { "false" }),
            Json::Number(number) => write_number(*number, out),
            Json::Text(text) => write_text(text, out),
            Json::List(items) => {
                out.push('[');
                for (i, item) in items.iter().enumerate() {
                    out.push_str(if i == 0 { "" } else { "," });
                    item.write(out);
                }
                out.push(']');
            }
            Json::Object(entries) => {
                let mut sorted: Vec<&(String, Json)> = entries.iter().collect();
                sorted.sort_by(|(a, _), (b, _)| a.cmp(b));
                out.push('{');
                for (i, (key, value)) in sorted.into_iter().enumerate() {
                    out.push_str(if i == 0 { "" } else { "," });
                    write_text(key, out);
                    out.push(':');
                    value.write(out);
                }
                out.push('}');
            }
        }
    }

    /// What kind of value it is, as the package's own problems name it.
    fn kind(&self) -> &'static str {
        match self {
            Json::Null => "null",
            Json::Bool(_) => "boolean",
            Json::Number(number) if number.is_nan() => "NaN",
            Json::Number(number) if number.is_infinite() => {
                if *number > 0.0 {
                    "Infinity"
                } else {
                    "-Infinity"
                }
            }
            Json::Number(_) => "number",
            Json::Text(_) => "string",
            Json::List(_) => "array",
            Json::Object(_) => "object",
        }
    }
}

impl From<u64> for Json {
    fn from(number: u64) -> Json {
        Json::Number(number as f64)
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Json {
        Json::Text(text.to_string())
    }
}

impl From<String> for Json {
    fn from(text: String) -> Json {
        Json::Text(text)
    }
}

/// The number as an integer, if it is whole and JavaScript holds it exactly.
fn exact(number: f64) -> Option<i64> {
    let most = Chips::MAX.get() as f64;
    (number.fract() == 0.0 && number.abs() <= most).then_some(number as i64)
}

fn write_number(number: f64, out: &mut String) {
    let written = match exact(number) {
        Some(whole) => write!(out, "{whole}"),
        None if number.is_finite() => write!(out, "{number}"),
        None => out.write_str("null"),
    };
    // Writing to a string does not fail.
    debug_assert!(written.is_ok());
}

fn write_text(text: &str, out: &mut String) {
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            '\0'..'\u{20}' => {
                let written = write!(out, "\\u{:04x}", u32::from(letter));
                debug_assert!(written.is_ok());
            }
            _ => out.push(letter),
        }
    }
    out.push('"');
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Json::Null => serializer.serialize_unit(),
            Json::Bool(flag) => serializer.serialize_bool(*flag),
            Json::Number(number) => match exact(*number) {
                Some(whole) => serializer.serialize_i64(whole),
                None => serializer.serialize_f64(*number),
            },
            Json::Text(text) => serializer.serialize_str(text),
            Json::List(items) => serializer.collect_seq(items),
            Json::Object(entries) => {
                serializer.collect_map(entries.iter().map(|(key, value)| (key, value)))
            }
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    /// Reads any self-describing format. How deep it may nest is the caller's affair.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        deserializer.deserialize_any(AnyJson)
    }
}

struct AnyJson;

impl<'de> Visitor<'de> for AnyJson {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("plain data")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Json, E> {
        Ok(Json::Bool(flag))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Json, E> {
        Ok(Json::Number(number as f64))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Json, E> {
        Ok(Json::Number(number as f64))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Json, E> {
        Ok(Json::Number(number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Json, E> {
        Ok(Json::from(text))
    }

    fn visit_string<E>(self, text: String) -> Result<Json, E> {
        Ok(Json::Text(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Json, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element()? {
            items.push(item);
        }
        Ok(Json::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        Ok(Json::Object(entries))
    }
}

/// An object that is read key by key; what nobody took is an unknown key.
pub(crate) struct Fields<'a> {
    path: &'a str,
    left: Vec<&'a (String, Json)>,
}

impl<'a> Fields<'a> {
    /// The keys of an object.
    pub(crate) fn of(value: &'a Json, path: &'a str) -> Result<Fields<'a>, Problem> {
        match value {
            Json::Object(entries) => Ok(Fields {
                path,
                left: entries.iter().collect(),
            }),
            other => Err(wrong_type(other, path, "object")),
        }
    }

    /// The value of a key, if it is there.
    pub(crate) fn take(&mut self, key: &str) -> Option<&'a Json> {
        let at = self.left.iter().position(|(name, _)| name == key)?;
        let (_, value) = self.left.remove(at);
        Some(value)
    }

    /// The value of a key that must be there.
    pub(crate) fn required(&mut self, key: &str) -> Result<&'a Json, Problem> {
        self.take(key)
            .ok_or_else(|| missing(&format!("{}.{key}", self.path)))
    }

    /// Refuses a key that was not taken.
    pub(crate) fn finish(&self) -> Result<(), Problem> {
        match self.left.first() {
            Some((key, _)) => Err(Problem::new(Code::UnknownKey)
                .text("argument", self.path)
                .text("key", quote(key))),
            None => Ok(()),
        }
    }
}

pub(crate) fn bad(path: &str, reason: &'static str) -> Problem {
    Problem::new(Code::BadInput)
        .text("argument", path)
        .text("reason", reason)
}

/// A value that must be there and is not.
pub(crate) fn missing(path: &str) -> Problem {
    bad(path, "missing")
}

pub(crate) fn wrong_type(value: &Json, path: &str, expected: &str) -> Problem {
    bad(path, "type")
        .text("expected", expected)
        .text("got", value.kind())
}

fn quote(text: &str) -> String {
    text.chars().take(QUOTED).collect()
}

/// Adds what was given instead: a whole number or a short text as it is, else as JavaScript would print it.
fn got(problem: Problem, value: &Json) -> Problem {
    match value {
        Json::Number(number) => match exact(*number).map(u64::try_from) {
            Some(Ok(whole)) => problem.number("got", whole),
            Some(Err(_)) | None if number.is_finite() => problem.text("got", number.to_string()),
            Some(Err(_)) | None => problem.text("got", value.kind()),
        },
        Json::Text(text) => problem.text("got", quote(text)),
        Json::Bool(flag) => problem.text("got", flag.to_string()),
        Json::Null | Json::List(_) | Json::Object(_) => problem.text("got", value.kind()),
    }
}

fn number(value: &Json, path: &str, expected: impl FnOnce() -> String) -> Result<f64, Problem> {
    match value {
        Json::Number(number) => Ok(*number),
        other => Err(wrong_type(other, path, &expected())),
    }
}

fn unsigned(number: f64) -> Option<u64> {
    exact(number).and_then(|whole| u64::try_from(whole).ok())
}

/// A whole number within bounds.
pub(crate) fn whole(value: &Json, path: &str, min: u64, max: u64) -> Result<u64, Problem> {
    let expected = || format!("{min}..{max}");
    let whole =
        unsigned(number(value, path, expected)?).filter(|whole| (min..=max).contains(whole));
    whole.ok_or_else(|| got(bad(path, "range").text("expected", expected()), value))
}

/// An amount of chips.
pub(crate) fn chips(value: &Json, path: &str) -> Result<Chips, Problem> {
    let chips = unsigned(number(value, path, || "number".to_string())?).and_then(Chips::new);
    chips.ok_or_else(|| got(Problem::new(Code::BadChips).text("argument", path), value))
}

/// At least one chip.
pub(crate) fn positive(value: &Json, path: &str) -> Result<Chips, Problem> {
    let chips = chips(value, path)?;
    if chips.is_zero() {
        let expected = format!("1..{}", Chips::MAX.get());
        return Err(got(bad(path, "range").text("expected", expected), value));
    }
    Ok(chips)
}

/// `{ min, max }`: both at least one chip, the least not over the most.
pub(crate) fn limits(value: &Json, path: &str) -> Result<Limits, Problem> {
    let mut faults = Faults::default();
    let mut fields = Fields::of(value, path)?;
    let mut amount = |key: &str| {
        let amount = fields
            .required(key)
            .and_then(|amount| positive(amount, &format!("{path}.{key}")));
        faults.note(amount)
    };
    let limits = amount("min")
        .zip(amount("max"))
        .map(|(min, max)| Limits { min, max });
    faults.note(fields.finish());
    if let Some(Limits { min, max }) = limits {
        faults.require(min <= max, || {
            Problem::new(Code::BadConfig)
                .text("key", path)
                .number("min", min.get())
                .number("max", max.get())
        });
    }
    faults.or(limits)
}

/// A ratio `[n, d]`.
pub(crate) fn pay(value: &Json, path: &str) -> Result<Pay, Problem> {
    let Json::List(parts) = value else {
        return Err(wrong_type(value, path, "[n, d]"));
    };
    let part = |part: &Json| match part {
        Json::Number(number) => unsigned(*number),
        _ => None,
    };
    let pay = match parts.as_slice() {
        [n, d] => part(n).zip(part(d)).and_then(|(n, d)| Pay::new(n, d)),
        _ => None,
    };
    pay.ok_or_else(|| Problem::new(Code::BadRatio).text("argument", path))
}

/// Yes or no.
pub(crate) fn flag(value: &Json, path: &str) -> Result<bool, Problem> {
    match value {
        Json::Bool(flag) => Ok(*flag),
        other => Err(wrong_type(other, path, "boolean")),
    }
}

/// A text of at most `max` UTF-16 units.
pub(crate) fn text(value: &Json, path: &str, max: usize) -> Result<String, Problem> {
    text_of(value, path, "string", max).map(str::to_string)
}

fn text_of<'a>(
    value: &'a Json,
    path: &str,
    expected: &str,
    max: usize,
) -> Result<&'a str, Problem> {
    let Json::Text(text) = value else {
        return Err(wrong_type(value, path, expected));
    };
    let units = text.encode_utf16().count();
    if units > max {
        Err(too_long(path, max, units))
    } else {
        Ok(text)
    }
}

fn too_long(path: &str, max: usize, length: usize) -> Problem {
    bad(path, "tooLong")
        .number("expected", max as u64)
        .number("got", length as u64)
}

/// One of some words, as its index among them.
// The poker games read their structures and house ways with it.
#[allow(dead_code)]
pub(crate) fn one_of(value: &Json, path: &str, words: &[&'static str]) -> Result<usize, Problem> {
    let Json::Text(text) = value else {
        return Err(wrong_type(value, path, &words.join(" | ")));
    };
    let found = words.iter().position(|word| word == text);
    found.ok_or_else(|| {
        got(
            bad(path, "value").text("expected", words.join(" | ")),
            value,
        )
    })
}

/// A list of a bounded length.
pub(crate) fn list<'a>(
    value: &'a Json,
    path: &str,
    min: usize,
    max: usize,
) -> Result<&'a [Json], Problem> {
    let Json::List(items) = value else {
        return Err(wrong_type(value, path, "array"));
    };
    match items.len() {
        length if length > max => Err(too_long(path, max, length)),
        length if length < min => Err(bad(path, "range")
            .text("expected", format!("{min}..{max}"))
            .number("got", length as u64)),
        _ => Ok(items),
    }
}

/// Cards with their positions: the index in a list, the UTF-16 index in a text.
pub(crate) fn placed_cards(value: &Json, path: &str) -> Result<Vec<(u64, Card)>, Problem> {
    let items = match value {
        Json::Text(_) => {
            let text = text_of(value, path, "string", LONGEST_CARDS)?;
            return cards_at(text).map_err(|problem| problem.about(path));
        }
        Json::List(items) if items.len() > MOST_CARDS => {
            return Err(too_long(path, MOST_CARDS, items.len()));
        }
        Json::List(items) => items,
        other => return Err(wrong_type(other, path, "Card[] | string")),
    };
    let mut faults = Faults::default();
    let mut cards = Vec::with_capacity(items.len());
    for (i, item) in items.iter().enumerate() {
        let text = text_of(item, &format!("{path}[{i}]"), "Card", LONGEST_CARDS);
        let Some(text) = faults.note(text) else {
            continue;
        };
        let bad_card = || {
            let problem = Problem::new(Code::BadCard).text("argument", path);
            problem
                .number("position", i as u64)
                .text("token", quote(text))
        };
        let card = if text.contains(',') {
            None
        } else {
            text.parse().ok()
        };
        cards.extend(
            faults
                .note(card.ok_or_else(bad_card))
                .map(|card| (i as u64, card)),
        );
    }
    faults.or(Some(cards))
}

/// Cards, all different.
pub(crate) fn cards(value: &Json, path: &str) -> Result<Vec<Card>, Problem> {
    let placed = placed_cards(value, path)?;
    refuse_repeats(&placed).map_err(|problem| problem.about(path))?;
    Ok(placed.into_iter().map(|(_, card)| card).collect())
}

/// Refuses a card that was there before, with both positions.
pub(crate) fn refuse_repeats(cards: &[(u64, Card)]) -> Result<(), Problem> {
    let mut seen: Vec<&(u64, Card)> = Vec::with_capacity(cards.len());
    for placed in cards {
        let (position, card) = placed;
        if let Some((first, _)) = seen.iter().find(|(_, other)| other == card) {
            let problem = Problem::new(Code::DuplicateCard).number("position", *position);
            return Err(problem.number("first", *first).text("card", card.as_str()));
        }
        seen.push(placed);
    }
    Ok(())
}
