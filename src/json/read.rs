//! Reading plain data. Every function takes the name of the argument that it speaks of when it refuses a value.
#![forbid(unsafe_code)]

use super::{Json, exact};
use crate::action::Limits;
use crate::card::Card;
use crate::card_text::cards_at;
use crate::chips::Chips;
use crate::path;
use crate::pay::Pay;
use crate::problem::{Code, Faults, Problem};

/// The longest text that is read as cards, in UTF-16 units.
const LONGEST_CARDS: usize = 1024;
/// The most cards that are read at once: a deck with its joker, and room to say that there are too many.
const MOST_CARDS: usize = 64;
/// How much of a wrong text a problem quotes.
const QUOTED: usize = 16;

/// Takes over a value; its path goes with it.
type Visit<'v, 'a> = &'v mut dyn FnMut(&'a Json, &str) -> Result<(), Problem>;

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
            .ok_or_else(|| missing(&path::key(self.path, key)))
    }

    /// What is read from a key that may be left out.
    pub(crate) fn maybe<T>(
        &mut self,
        key: &str,
        faults: &mut Faults,
        read: &dyn Fn(&'a Json, &str) -> Result<T, Problem>,
    ) -> Option<T> {
        let mut found = None;
        self.visit(key, false, faults, &mut |value, path| {
            found = Some(read(value, path)?);
            Ok(())
        });
        found
    }

    /// What is read from a key that must be there.
    pub(crate) fn must<T>(
        &mut self,
        key: &str,
        faults: &mut Faults,
        read: &dyn Fn(&'a Json, &str) -> Result<T, Problem>,
    ) -> Option<T> {
        let mut found = None;
        self.visit(key, true, faults, &mut |value, path| {
            found = Some(read(value, path)?);
            Ok(())
        });
        found
    }

    /// What is read from each item of a list that must be there; none of an item that was refused.
    pub(crate) fn each<T>(
        &mut self,
        key: &str,
        sizes: (usize, usize),
        faults: &mut Faults,
        read: &dyn Fn(&Json, &str) -> Result<T, Problem>,
    ) -> Vec<Option<T>> {
        let mut all = Vec::new();
        self.visit_each(key, sizes, faults, &mut |item, path| {
            let (item, refused) = match read(item, path) {
                Ok(item) => (Some(item), Ok(())),
                Err(problem) => (None, Err(problem)),
            };
            all.push(item);
            refused
        });
        all
    }

    // The three above are one type's each; what follows is compiled once.

    #[inline(never)]
    fn visit(&mut self, key: &str, needed: bool, faults: &mut Faults, visit: Visit<'_, 'a>) {
        match self.take(key) {
            Some(value) => {
                faults.note(visit(value, &path::key(self.path, key)));
            }
            None if needed => faults.add(missing(&path::key(self.path, key))),
            None => {}
        }
    }

    #[inline(never)]
    fn visit_each(
        &mut self,
        key: &str,
        (min, max): (usize, usize),
        faults: &mut Faults,
        visit: Visit<'_, 'a>,
    ) {
        let items = self.must(key, faults, &|items, path| list(items, path, min, max));
        let path = path::key(self.path, key);
        for (i, item) in items.unwrap_or_default().iter().enumerate() {
            faults.note(visit(item, &path::index(&path, i)));
        }
    }

    /// The value of a key that was not taken.
    pub(crate) fn get(&self, key: &str) -> Option<&'a Json> {
        let (_, value) = self.left.iter().find(|(name, _)| name == key)?;
        Some(value)
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    /// A whole number within bounds that must be there.
    pub(crate) fn whole(
        &mut self,
        key: &str,
        min: u64,
        max: u64,
        faults: &mut Faults,
    ) -> Option<u64> {
        self.must(key, faults, &|value, path| whole(value, path, min, max))
    }

    /// The same where it may be left out.
    pub(crate) fn maybe_whole(
        &mut self,
        key: &str,
        min: u64,
        max: u64,
        faults: &mut Faults,
    ) -> Option<u64> {
        self.maybe(key, faults, &|value, path| whole(value, path, min, max))
    }

    /// Whether the second of two words was chosen; the first is the default.
    pub(crate) fn second(
        &mut self,
        key: &str,
        words: [&'static str; 2],
        faults: &mut Faults,
    ) -> bool {
        self.maybe(key, faults, &|word, path| one_of(word, path, &words)) == Some(1)
    }

    /// Yes or no; no is the default.
    pub(crate) fn flag(&mut self, key: &str, faults: &mut Faults) -> bool {
        self.maybe(key, faults, &flag) == Some(true)
    }

    /// Notes a key that was not taken.
    pub(crate) fn close(&self, faults: &mut Faults) {
        faults.note(self.finish());
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

#[inline(never)]
pub(crate) fn bad(path: &str, reason: &'static str) -> Problem {
    Problem::new(Code::BadInput)
        .text("argument", path)
        .text("reason", reason)
}

/// A value that must be there and is not.
#[inline(never)]
pub(crate) fn missing(path: &str) -> Problem {
    bad(path, "missing")
}

#[inline(never)]
pub(crate) fn wrong_type(value: &Json, path: &str, expected: &str) -> Problem {
    bad(path, "type")
        .text("expected", expected)
        .text("got", value.kind())
}

#[inline(never)]
fn quote(text: &str) -> String {
    text.chars().take(QUOTED).collect()
}

/// Adds what was given instead: a number or a short text as it is, else as JavaScript would print it.
#[inline(never)]
fn got(problem: Problem, value: &Json) -> Problem {
    match value {
        Json::Number(number) => match exact(*number).map(u64::try_from) {
            Some(Ok(whole)) => problem.number("got", whole),
            Some(Err(_)) | None if number.is_finite() => problem.fraction("got", *number),
            Some(Err(_)) | None => problem.text("got", value.kind()),
        },
        Json::Text(text) => problem.text("got", quote(text)),
        Json::Bool(flag) => problem.text("got", if *flag { "true" } else { "false" }),
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
    let expected = || path::range(min, max);
    let whole =
        unsigned(number(value, path, expected)?).filter(|whole| (min..=max).contains(whole));
    whole.ok_or_else(|| got(bad(path, "range").text("expected", expected()), value))
}

/// An amount of chips.
pub(crate) fn chips(value: &Json, path: &str) -> Result<Chips, Problem> {
    let chips = unsigned(number(value, path, || "number".into())?).and_then(Chips::new);
    chips.ok_or_else(|| got(Problem::new(Code::BadChips).text("argument", path), value))
}

/// At least one chip.
pub(crate) fn positive(value: &Json, path: &str) -> Result<Chips, Problem> {
    let chips = chips(value, path)?;
    if chips.is_zero() {
        let expected = path::range(1, Chips::MAX.get());
        return Err(got(bad(path, "range").text("expected", expected), value));
    }
    Ok(chips)
}

/// `{ min, max }`: both at least one chip, the least not over the most.
pub(crate) fn limits(value: &Json, path: &str) -> Result<Limits, Problem> {
    let mut faults = Faults::default();
    let mut fields = Fields::of(value, path)?;
    let min = fields.must("min", &mut faults, &positive);
    let max = fields.must("max", &mut faults, &positive);
    let limits = min.zip(max).map(|(min, max)| Limits { min, max });
    fields.close(&mut faults);
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

#[inline(never)]
fn too_long(path: &str, max: usize, length: usize) -> Problem {
    bad(path, "tooLong")
        .number("expected", max as u64)
        .number("got", length as u64)
}

/// One of some words, as its index among them.
pub(crate) fn one_of(value: &Json, path: &str, words: &[&'static str]) -> Result<usize, Problem> {
    let expected = || path::joined(words, " | ");
    let Json::Text(text) = value else {
        return Err(wrong_type(value, path, &expected()));
    };
    let found = words.iter().position(|word| word == text);
    found.ok_or_else(|| got(bad(path, "value").text("expected", expected()), value))
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
            .text("expected", path::range(min as u64, max as u64))
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
        let text = text_of(item, &path::index(path, i), "Card", LONGEST_CARDS);
        let Some(text) = faults.note(text) else {
            continue;
        };
        let bad_card = || {
            let problem = Problem::new(Code::BadCard).text("argument", path);
            problem
                .number("position", i as u64)
                .text("token", quote(text))
        };
        let card = if text.bytes().any(|byte| byte == b',') {
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
