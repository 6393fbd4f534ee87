//! Reading plain data. Every function takes the name of the argument that it speaks of when it refuses a value.
#![forbid(unsafe_code)]

use super::{Json, exact};
use crate::action::{Limits, Seat};
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
/// The longest text that is read as a name or a key of hex digits, in UTF-16 units.
pub(crate) const LONGEST_WORD: usize = 64;
/// How much of a wrong text a problem quotes.
const QUOTED: usize = 16;

/// An object that is read key by key; what nobody took is an unknown key. A value that is refused is noted, and read as
/// if it were not there.
pub(crate) struct Fields<'a, 'f> {
    path: &'a str,
    entries: &'a [(String, Json)],
    /// Which of the first entries were taken, bit by bit: no object of ours has half as many keys.
    taken: u64,
    /// The path of the value that is read now.
    at: String,
    pub(crate) faults: &'f mut Faults,
}

/// What is read from the keys of an object, or the first problem that was noted. A key that is left is one.
pub(crate) fn object<'a, T>(
    value: &'a Json,
    path: &'a str,
    read: impl FnOnce(&mut Fields<'a, '_>) -> Option<T>,
) -> Result<T, Problem> {
    let mut faults = Faults::default();
    let mut fields = Fields::of(value, path, &mut faults);
    let found = read(&mut fields);
    fields.close();
    match found {
        Some(found) if faults.is_clear() => Ok(found),
        _ => Err(refusal(faults, path)),
    }
}

/// Why nothing could be read.
#[inline(never)]
fn refusal(faults: Faults, path: &str) -> Problem {
    faults.result().err().unwrap_or_else(|| bad(path, "value"))
}

impl<'a, 'f> Fields<'a, 'f> {
    /// The keys of an object. Anything else is noted, and has none.
    #[inline(never)]
    pub(crate) fn of(value: &'a Json, path: &'a str, faults: &'f mut Faults) -> Fields<'a, 'f> {
        let entries = if let Json::Object(entries) = value {
            entries.as_slice()
        } else {
            faults.add(wrong_type(value, path, "object"));
            &[]
        };
        Fields {
            path,
            entries,
            taken: 0,
            at: String::new(),
            faults,
        }
    }

    /// The value of a key, if it is there.
    #[inline(never)]
    pub(crate) fn take(&mut self, key: &str) -> Option<&'a Json> {
        let at = self.entries.iter().position(|(name, _)| name == key)?;
        self.taken |= 1_u64.checked_shl(at as u32).unwrap_or(0);
        self.at = path::key(self.path, key);
        self.entries.get(at).map(|(_, value)| value)
    }

    /// The value of a key, which stays to be taken.
    #[inline(never)]
    pub(crate) fn get(&self, key: &str) -> Option<&'a Json> {
        let (_, value) = self.entries.iter().find(|(name, _)| name == key)?;
        Some(value)
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    /// The value of a key that must be there.
    #[inline(never)]
    pub(crate) fn required(&mut self, key: &str) -> Option<&'a Json> {
        let value = self.take(key);
        if value.is_none() {
            self.faults.add(missing(&path::key(self.path, key)));
        }
        value
    }

    /// What is read from a key that may be left out.
    pub(crate) fn maybe<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&'a Json, &str) -> Result<T, Problem>,
    ) -> Option<T> {
        let value = self.take(key)?;
        self.faults.note(read(value, &self.at))
    }

    /// What is read from a key that must be there.
    pub(crate) fn must<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&'a Json, &str) -> Result<T, Problem>,
    ) -> Option<T> {
        let value = self.required(key)?;
        self.faults.note(read(value, &self.at))
    }

    /// Takes over an object.
    #[inline(never)]
    pub(crate) fn within(
        &mut self,
        key: &str,
        needed: bool,
        visit: &mut dyn FnMut(&mut Fields<'_, '_>),
    ) {
        let value = if needed {
            self.required(key)
        } else {
            self.take(key)
        };
        if let Some(value) = value {
            let mut fields = Fields::of(value, &self.at, self.faults);
            visit(&mut fields);
            fields.close();
        }
    }

    /// What is read from each item of a list that must be there; the default for an item that was refused.
    #[inline(never)]
    pub(crate) fn each<T: Default>(
        &mut self,
        key: &str,
        min: usize,
        max: usize,
        read: impl Fn(&'a Json, &str) -> Result<T, Problem>,
    ) -> Vec<T> {
        let items = self.list(key, min, max).unwrap_or_default();
        let mut all = Vec::new();
        for (i, item) in items.iter().enumerate() {
            let item = self.faults.note(read(item, &path::index(&self.at, i)));
            all.push(item.unwrap_or_default());
        }
        all
    }

    /// A list of a bounded length that must be there.
    #[inline(never)]
    pub(crate) fn list(&mut self, key: &str, min: usize, max: usize) -> Option<&'a [Json]> {
        self.must(key, |items, path| list(items, path, min, max))
    }

    /// A whole number within bounds that must be there.
    #[inline(never)]
    pub(crate) fn whole(&mut self, key: &str, min: u64, max: u64) -> Option<u64> {
        self.must(key, |value, path| whole(value, path, min, max))
    }

    /// The same where it may be left out.
    #[inline(never)]
    pub(crate) fn maybe_whole(&mut self, key: &str, min: u64, max: u64) -> Option<u64> {
        self.maybe(key, |value, path| whole(value, path, min, max))
    }

    /// The number of a seat, whether or not the table has it.
    #[inline(never)]
    pub(crate) fn seat(&mut self, key: &str) -> Option<Seat> {
        self.whole(key, 0, MOST_SEATS).map(|seat| seat as Seat)
    }

    /// The same where it may be left out.
    #[inline(never)]
    pub(crate) fn maybe_seat(&mut self, key: &str) -> Option<Seat> {
        self.maybe_whole(key, 0, MOST_SEATS)
            .map(|seat| seat as Seat)
    }

    /// A short text that must be there.
    #[inline(never)]
    pub(crate) fn text(&mut self, key: &str) -> Option<&'a str> {
        self.must(key, |word, path| text(word, path, LONGEST_WORD))
    }

    /// How many seats a table has, from one on.
    pub(crate) fn seats(&mut self, most: Seat) -> Option<Seat> {
        self.whole("seats", 1, most.into())
            .map(|seats| seats as Seat)
    }

    /// An amount of chips that must be there.
    #[inline(never)]
    pub(crate) fn chips(&mut self, key: &str) -> Option<Chips> {
        self.must(key, chips)
    }

    /// The same where it may be left out.
    #[inline(never)]
    pub(crate) fn maybe_chips(&mut self, key: &str) -> Option<Chips> {
        self.maybe(key, chips)
    }

    /// At least one chip.
    #[inline(never)]
    pub(crate) fn positive(&mut self, key: &str) -> Option<Chips> {
        self.must(key, positive)
    }

    /// The most that a hand pays, where there is such a limit.
    pub(crate) fn max_payout(&mut self) -> Option<Chips> {
        self.maybe("maxPayout", positive)
    }

    /// `{ min, max }`: both at least one chip, the least not over the most.
    #[inline(never)]
    pub(crate) fn limits(&mut self, key: &str, needed: bool) -> Option<Limits> {
        let mut limits = None;
        self.within(key, needed, &mut |fields| {
            let (min, max) = (fields.positive("min"), fields.positive("max"));
            if let (Some(min), Some(max)) = (min, max) {
                let path = fields.path;
                if min > max {
                    fields.faults.add(out_of_order(path, min, max));
                }
                limits = Some(Limits { min, max });
            }
        });
        limits
    }

    /// A ratio, where one is named.
    #[inline(never)]
    pub(crate) fn maybe_pay(&mut self, key: &str) -> Option<Pay> {
        self.maybe(key, pay)
    }

    /// Which of some words was chosen, by its index among them.
    #[inline(never)]
    pub(crate) fn word(&mut self, key: &str, words: &[&'static str]) -> Option<usize> {
        self.must(key, |word, path| one_of(word, path, words))
    }

    /// The same where it may be left out; the first is the default.
    #[inline(never)]
    pub(crate) fn choice(&mut self, key: &str, words: &[&'static str]) -> usize {
        let word = self.maybe(key, |word, path| one_of(word, path, words));
        word.unwrap_or(0)
    }

    /// Whether the second of two words was chosen; the first is the default.
    pub(crate) fn second(&mut self, key: &str, words: &[&'static str; 2]) -> bool {
        self.choice(key, words) == 1
    }

    /// Yes or no; no is the default.
    #[inline(never)]
    pub(crate) fn flag(&mut self, key: &str) -> bool {
        self.maybe(key, flag) == Some(true)
    }

    /// The end of an object that nothing else is read from.
    #[inline(never)]
    pub(crate) fn close(mut self) {
        self.note_unknown();
    }

    /// Notes a key that was not taken.
    #[inline(never)]
    pub(crate) fn note_unknown(&mut self) {
        // Of more entries than bits one of the first is left.
        let is_left = |at: &u32| self.taken >> at & 1 == 0;
        let mut left = (0..u64::BITS).zip(self.entries);
        if let Some((_, (key, _))) = left.find(|(at, _)| is_left(at)) {
            let unknown = Problem::new(Code::UnknownKey).text("argument", self.path);
            self.faults.add(unknown.text("key", quote(key)));
        }
    }
}

#[inline(never)]
pub(crate) fn bad(path: &str, reason: &'static str) -> Problem {
    Problem::new(Code::BadInput)
        .text("argument", path)
        .text("reason", reason)
}

/// Two amounts of which the first is over the second.
#[inline(never)]
pub(crate) fn out_of_order(key: &str, min: Chips, max: Chips) -> Problem {
    Problem::new(Code::BadConfig)
        .text("key", key)
        .range(min.get(), max.get())
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
    let mut quoted = String::new();
    for letter in text.chars().take(QUOTED) {
        quoted.push(letter);
    }
    quoted
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

/// The number if it is whole, exact and not negative: what an amount of chips may be.
#[inline(never)]
fn unsigned(number: f64) -> Option<Chips> {
    exact(number).and_then(|whole| u64::try_from(whole).ok().and_then(Chips::new))
}

/// A whole number within bounds.
pub(crate) fn whole(value: &Json, path: &str, min: u64, max: u64) -> Result<u64, Problem> {
    let expected = || path::range(min, max);
    let Json::Number(number) = value else {
        return Err(wrong_type(value, path, &expected()));
    };
    let whole = unsigned(*number).map(Chips::get);
    let whole = whole.filter(|whole| (min..=max).contains(whole));
    whole.ok_or_else(|| got(bad(path, "range").text("expected", expected()), value))
}

/// The highest seat number that is read at all; whether the table has the seat is said later.
const MOST_SEATS: u64 = 254;

/// An amount of chips.
pub(crate) fn chips(value: &Json, path: &str) -> Result<Chips, Problem> {
    let Json::Number(number) = value else {
        return Err(wrong_type(value, path, "number"));
    };
    unsigned(*number).ok_or_else(|| got(Problem::new(Code::BadChips).text("argument", path), value))
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

/// A ratio `[n, d]`.
pub(crate) fn pay(value: &Json, path: &str) -> Result<Pay, Problem> {
    let Json::List(parts) = value else {
        return Err(wrong_type(value, path, "[n, d]"));
    };
    let part = |part: &Json| match part {
        Json::Number(number) => unsigned(*number).map(Chips::get),
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
pub(crate) fn text<'a>(value: &'a Json, path: &str, max: usize) -> Result<&'a str, Problem> {
    text_of(value, path, "string", max)
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
    let units = text.chars().map(char::len_utf16).sum();
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

/// A list of small numbers within bounds, as many as there is room for.
pub(crate) fn bytes(
    value: &Json,
    path: &str,
    min: u64,
    max: u8,
    room: &mut [u8],
) -> Result<(), Problem> {
    let items = list(value, path, room.len(), room.len())?;
    for (byte, item) in room.iter_mut().zip(items) {
        *byte = whole(item, path, min, max.into())? as u8;
    }
    Ok(())
}

/// Cards with their positions: the index in a list, the UTF-16 index in a text.
pub(crate) fn placed_cards(value: &Json, path: &str) -> Result<Vec<(u64, Card)>, Problem> {
    let items = match value {
        Json::Text(_) => {
            let text = text(value, path, LONGEST_CARDS)?;
            return cards_at(text).map_err(|problem| problem.about(path));
        }
        Json::List(items) if items.len() > MOST_CARDS => {
            return Err(too_long(path, MOST_CARDS, items.len()));
        }
        Json::List(items) => items,
        other => return Err(wrong_type(other, path, "Card[] | string")),
    };
    let mut faults = Faults::default();
    let mut cards = Vec::new();
    for (i, item) in items.iter().enumerate() {
        let text = text_of(item, &path::index(path, i), "Card", LONGEST_CARDS);
        let Some(text) = faults.note(text) else {
            continue;
        };
        let i = i as u64;
        match cards_at(text).as_deref() {
            Ok([(_, card)]) if !text.bytes().any(|byte| byte == b',') => cards.push((i, *card)),
            _ => {
                let problem = Problem::new(Code::BadCard).text("argument", path);
                faults.add(problem.number("position", i).text("token", quote(text)));
            }
        }
    }
    faults.or(Some(cards))
}

/// Cards, all different.
pub(crate) fn cards(value: &Json, path: &str) -> Result<Vec<Card>, Problem> {
    let placed = placed_cards(value, path)?;
    refuse_repeats(&placed).map_err(|problem| problem.about(path))?;
    Ok(without_places(&placed))
}

/// The cards alone.
#[inline(never)]
pub(crate) fn without_places(placed: &[(u64, Card)]) -> Vec<Card> {
    let mut cards = Vec::new();
    for (_, card) in placed {
        cards.push(*card);
    }
    cards
}

/// So many cards, all different.
pub(crate) fn exactly(value: &Json, path: &str, count: usize) -> Result<Vec<Card>, Problem> {
    let cards = cards(value, path)?;
    if cards.len() == count {
        Ok(cards)
    } else {
        Err(Problem::wrong_count(cards.len(), count).about(path))
    }
}

/// Refuses a card that was there before, with both positions.
pub(crate) fn refuse_repeats(cards: &[(u64, Card)]) -> Result<(), Problem> {
    for (i, (position, card)) in cards.iter().enumerate() {
        let mut before = cards.iter().take(i);
        if let Some((first, _)) = before.find(|(_, other)| other == card) {
            let problem = Problem::new(Code::DuplicateCard).number("position", *position);
            return Err(problem.number("first", *first).text("card", card.as_str()));
        }
    }
    Ok(())
}
