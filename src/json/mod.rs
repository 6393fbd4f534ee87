//! Plain data: what comes in from outside, and what snapshots are made of.
#![forbid(unsafe_code)]

use std::collections::BinaryHeap;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::action::{Limits, Seat};
use crate::card::Card;
use crate::chips::Chips;
use crate::path;
use crate::pay::Pay;

mod read;

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

pub(crate) use read::*;

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
    #[inline(never)]
    pub(crate) fn cards(cards: &[Card]) -> Json {
        let mut names = List::default();
        for card in cards {
            names.add(Json::from(card.as_str()));
        }
        names.done()
    }

    #[inline(never)]
    pub(crate) fn numbers(numbers: &[u64]) -> Json {
        let mut list = List::default();
        for number in numbers {
            list.add(Json::from(*number));
        }
        list.done()
    }

    pub(crate) fn pay(pay: Pay) -> Json {
        Json::numbers(&pay.parts())
    }

    pub(crate) fn limits(limits: Limits) -> Json {
        let mut object = Object::default();
        object.chips("min", limits.min);
        object.chips("max", limits.max);
        object.done()
    }

    /// The one text that stands for this data: no blanks, keys in the order of their bytes (our keys are ASCII, so
    /// JavaScript's `sort` gives the same), whole numbers and texts as `JSON.stringify` writes them. Other numbers, which
    /// nothing of ours holds, stand there by their bits.
    pub fn canonical(&self) -> String {
        let mut text = String::new();
        self.write(&mut text);
        text
    }

    fn write(&self, out: &mut String) {
        match self {
            Json::Null => path::add(out, "null"),
            Json::Bool(flag) => path::add(out, if *flag { "true" } else { "false" }),
            Json::Number(number) => write_number(*number, out),
            Json::Text(text) => write_text(text, out),
            Json::List(items) => {
                path::add(out, "[");
                for (i, item) in items.iter().enumerate() {
                    path::add(out, if i == 0 { "" } else { "," });
                    item.write(out);
                }
                path::add(out, "]");
            }
            Json::Object(entries) => write_object(entries, None, out),
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

/// The canonical text of an object, without one of its keys if that is named.
pub(crate) fn canonical_object(entries: &[(String, Json)], without: Option<&str>) -> String {
    let mut text = String::new();
    write_object(entries, without, &mut text);
    text
}

fn write_object(entries: &[(String, Json)], without: Option<&str>, out: &mut String) {
    // A heap sorts in a tenth of the code of `sort`, and no list of keys is slow for it.
    let mut keys = Vec::new();
    for (at, (key, _)) in entries.iter().enumerate() {
        if Some(key.as_str()) != without {
            keys.push((key.as_str(), at));
        }
    }
    let sorted = BinaryHeap::from(keys).into_sorted_vec();
    let sorted = sorted.iter().filter_map(|(_, at)| entries.get(*at));
    path::add(out, "{");
    for (i, (key, value)) in sorted.enumerate() {
        path::add(out, if i == 0 { "" } else { "," });
        write_text(key, out);
        path::add(out, ":");
        value.write(out);
    }
    path::add(out, "}");
}

/// A list that is put together item by item.
#[derive(Default)]
pub(crate) struct List(Vec<Json>);

impl List {
    #[inline(never)]
    pub(crate) fn add(&mut self, item: Json) {
        self.0.push(item);
    }

    pub(crate) fn done(self) -> Json {
        Json::List(self.0)
    }
}

/// An object that is put together key by key.
#[derive(Default, Clone)]
pub(crate) struct Object(Vec<(String, Json)>);

impl Object {
    #[inline(never)]
    pub(crate) fn add(&mut self, key: &str, value: Json) {
        self.0.push((key.to_string(), value));
    }

    #[inline(never)]
    pub(crate) fn number(&mut self, key: &str, number: u64) {
        self.add(key, Json::from(number));
    }

    #[inline(never)]
    pub(crate) fn chips(&mut self, key: &str, chips: Chips) {
        self.number(key, chips.get());
    }

    #[inline(never)]
    pub(crate) fn word(&mut self, key: &str, word: &str) {
        self.add(key, Json::from(word));
    }

    /// The first of two words, or the second.
    #[inline(never)]
    pub(crate) fn choice(&mut self, key: &str, second: bool, [first, other]: [&str; 2]) {
        self.word(key, if second { other } else { first });
    }

    #[inline(never)]
    pub(crate) fn flag(&mut self, key: &str, flag: bool) {
        self.add(key, Json::Bool(flag));
    }

    pub(crate) fn pay(&mut self, key: &str, pay: Pay) {
        self.add(key, Json::pay(pay));
    }

    /// Cards, if there are any.
    #[inline(never)]
    pub(crate) fn maybe_cards(&mut self, key: &str, cards: Option<&Vec<Card>>) {
        if let Some(cards) = cards {
            self.add(key, Json::cards(cards));
        }
    }

    /// The seat that it is about.
    pub(crate) fn seat(&mut self, seat: Seat) {
        self.number("seat", seat.into());
    }

    /// A seat, if there is one.
    #[inline(never)]
    pub(crate) fn maybe_seat(&mut self, key: &str, seat: Option<u8>) {
        if let Some(seat) = seat {
            self.number(key, seat.into());
        }
    }

    /// An amount, if there is one.
    #[inline(never)]
    pub(crate) fn maybe_chips(&mut self, key: &str, chips: Option<Chips>) {
        if let Some(chips) = chips {
            self.chips(key, chips);
        }
    }

    /// The canonical text of what is there so far.
    pub(crate) fn canonical(&self) -> String {
        canonical_object(&self.0, None)
    }

    pub(crate) fn done(self) -> Json {
        Json::Object(self.0)
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
    let Some(whole) = exact(number) else {
        path::add(out, "~");
        path::add(out, &path::decimal(number.to_bits()));
        return;
    };
    if whole < 0 {
        path::add(out, "-");
    }
    path::add(out, &path::decimal(whole.unsigned_abs()));
}

fn write_text(text: &str, out: &mut String) {
    path::add(out, "\"");
    for letter in text.chars() {
        let short = match letter {
            '"' | '\\' => Some(letter),
            '\n' => Some('n'),
            '\r' => Some('r'),
            '\t' => Some('t'),
            '\u{8}' => Some('b'),
            '\u{c}' => Some('f'),
            _ => None,
        };
        if let Some(short) = short {
            path::add(out, "\\");
            out.push(short);
        } else if letter < ' ' {
            path::add(out, "\\u00");
            path::add(out, &path::hex(&[letter as u8]));
        } else {
            out.push(letter);
        }
    }
    path::add(out, "\"");
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
