//! Results as plain data. Every type says once which keys it has; a [`Sink`] makes of it what is wanted: the packed
//! numbers of the package, or [`Json`].
#![forbid(unsafe_code)]

use std::sync::Arc;

use crate::card::Card;
use crate::json::Json;

/// The keys of a type in the order of its fields, with blanks between them: a list of texts would be larger. Each is a
/// static: its place in memory tells it apart.
pub(crate) struct Keys(pub(crate) &'static str);

impl Keys {
    /// Those whose bit is set.
    pub(crate) fn present(&self, present: u32) -> Vec<&'static str> {
        let mut keys = Vec::new();
        for (key, bit) in self.0.split_ascii_whitespace().zip(0_u32..) {
            if present >> bit & 1 == 1 {
                keys.push(key);
            }
        }
        keys
    }
}

/// What plain data is written to.
pub(crate) trait Sink: Sized {
    fn null(&mut self);
    fn flag(&mut self, flag: bool);
    fn number(&mut self, number: f64);
    /// A number without a sign or a fraction.
    fn whole(&mut self, number: u64) {
        self.number(number as f64);
    }
    fn card(&mut self, card: Card) {
        self.word(card.as_str());
    }
    /// A text that is part of the program: a name, a key, a reason.
    fn word(&mut self, word: &'static str);
    /// A text of any origin.
    fn text(&mut self, text: &str);
    /// A list of all items.
    fn list<T: Plain>(&mut self, items: impl Iterator<Item = T>);
    /// Begins an object. The values follow of the keys whose bit is set in `present`; the first key's is the lowest.
    fn object(&mut self, keys: &'static Keys, present: u32);
    /// An object of two words, of which there are few, each often.
    fn pair(&mut self, keys: &'static Keys, values: [&'static str; 2]);
    /// Begins an object with these keys. Before each value comes `key`.
    fn map(&mut self, keys: &mut dyn Iterator<Item = &str>);
    fn key(&mut self, key: &str);
}

/// What can be written as plain data.
pub(crate) trait Plain {
    fn put<S: Sink>(&self, out: &mut S);

    /// Whether an object that may lack it lacks it.
    fn absent(&self) -> bool {
        false
    }
}

/// Whether a key that may be absent is there.
pub(crate) fn some<T: Plain>(value: &T) -> bool {
    !value.absent()
}

/// Types as objects: `field: "key"`, and `field(some): "key"` where an absent value leaves the key out.
macro_rules! plain {
    ($($type:ty { $($field:ident $(($if:ident))?: $key:literal),* $(,)? })*) => {$(
        impl crate::plain::Plain for $type {
            fn put<S: crate::plain::Sink>(&self, out: &mut S) {
                static KEYS: crate::plain::Keys = crate::plain::Keys(concat!($($key, " "),*));
                let mut present = 0_u32;
                let mut bit = 1_u32;
                $(
                    if true $(&& crate::plain::$if(&self.$field))? {
                        present |= bit;
                    }
                    bit = bit.wrapping_shl(1);
                )*
                let _ = bit;
                out.object(&KEYS, present);
                $(
                    if true $(&& crate::plain::$if(&self.$field))? {
                        crate::plain::Plain::put(&self.$field, out);
                    }
                )*
            }
        }
        crate::plain::serialize! { $type }
    )*};
}
pub(crate) use plain;

/// For Rust programs with any format of serde.
macro_rules! serialize {
    ($($type:ty)*) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serde::Serialize::serialize(&crate::plain::json(self), serializer)
            }
        }
    )*};
}
pub(crate) use serialize;

/// Types that are one word each, by `as_str`.
macro_rules! words {
    ($($type:ty)*) => {$(
        impl crate::plain::Plain for $type {
            fn put<S: crate::plain::Sink>(&self, out: &mut S) {
                out.word(self.as_str());
            }
        }
        crate::plain::serialize! { $type }
    )*};
}
pub(crate) use words;

macro_rules! numbers {
    ($($type:ty: $put:ident as $as:ty),*) => {$(
        impl Plain for $type {
            fn put<S: Sink>(&self, out: &mut S) {
                out.$put(*self as $as);
            }
        }
    )*};
}

numbers! { u8: whole as u64, u16: whole as u64, u64: whole as u64, usize: whole as u64, i64: number as f64, f64: number as f64 }

impl Plain for Card {
    fn put<S: Sink>(&self, out: &mut S) {
        out.card(*self);
    }
}

impl Plain for bool {
    fn put<S: Sink>(&self, out: &mut S) {
        out.flag(*self);
    }
}

impl Plain for &'static str {
    fn put<S: Sink>(&self, out: &mut S) {
        out.word(self);
    }
}

impl Plain for String {
    fn put<S: Sink>(&self, out: &mut S) {
        out.text(self);
    }
}

impl<T: Plain> Plain for &T {
    fn put<S: Sink>(&self, out: &mut S) {
        (*self).put(out);
    }
}

impl<T: Plain> Plain for Box<T> {
    fn put<S: Sink>(&self, out: &mut S) {
        self.as_ref().put(out);
    }
}

impl<T: Plain> Plain for Arc<T> {
    fn put<S: Sink>(&self, out: &mut S) {
        self.as_ref().put(out);
    }
}

impl<T: Plain> Plain for Option<T> {
    fn put<S: Sink>(&self, out: &mut S) {
        match self {
            Some(value) => value.put(out),
            None => out.null(),
        }
    }

    fn absent(&self) -> bool {
        self.is_none()
    }
}

impl<T: Plain> Plain for [T] {
    fn put<S: Sink>(&self, out: &mut S) {
        out.list(self.iter());
    }
}

impl<T: Plain> Plain for Vec<T> {
    fn put<S: Sink>(&self, out: &mut S) {
        self.as_slice().put(out);
    }
}

impl<T: Plain, const N: usize> Plain for [T; N] {
    fn put<S: Sink>(&self, out: &mut S) {
        self.as_slice().put(out);
    }
}

impl Plain for Json {
    fn put<S: Sink>(&self, out: &mut S) {
        match self {
            Json::Null => out.null(),
            Json::Bool(flag) => out.flag(*flag),
            Json::Number(number) => out.number(*number),
            Json::Text(text) => out.text(text),
            Json::List(items) => items.put(out),
            Json::Object(entries) => {
                out.map(&mut entries.iter().map(|(key, _)| key.as_str()));
                for (key, value) in entries {
                    out.key(key);
                    value.put(out);
                }
            }
        }
    }
}

/// The plain data as a value.
pub(crate) fn json<T: Plain + ?Sized>(value: &T) -> Json {
    let mut builder = Builder::default();
    value.put(&mut builder);
    builder.done
}

/// Puts values together; objects that are not complete yet wait.
struct Builder {
    open: Vec<Open>,
    done: Json,
}

struct Open {
    entries: Vec<(String, Json)>,
    /// The keys that are still to come, the next one last.
    keys: Vec<String>,
}

impl Default for Builder {
    fn default() -> Builder {
        Builder {
            open: Vec::new(),
            done: Json::Null,
        }
    }
}

impl Builder {
    fn begin(&mut self, keys: Vec<String>) {
        self.open.push(Open {
            entries: Vec::new(),
            keys,
        });
        self.close();
    }

    fn add(&mut self, value: Json) {
        match self.open.last_mut() {
            None => self.done = value,
            Some(object) => {
                object
                    .entries
                    .extend(object.keys.pop().map(|key| (key, value)));
                self.close();
            }
        }
    }

    /// Ends the object that has all its values.
    fn close(&mut self) {
        let complete = |object: &mut Open| object.keys.is_empty();
        if let Some(object) = self.open.pop_if(complete) {
            self.add(Json::Object(object.entries));
        }
    }
}

impl Sink for Builder {
    fn null(&mut self) {
        self.add(Json::Null);
    }

    fn flag(&mut self, flag: bool) {
        self.add(Json::Bool(flag));
    }

    fn number(&mut self, number: f64) {
        self.add(Json::Number(number));
    }

    fn word(&mut self, word: &'static str) {
        self.text(word);
    }

    fn text(&mut self, text: &str) {
        self.add(Json::from(text));
    }

    fn list<T: Plain>(&mut self, items: impl Iterator<Item = T>) {
        let items = items.map(|item| json(&item)).collect();
        self.add(Json::List(items));
    }

    fn object(&mut self, keys: &'static Keys, present: u32) {
        self.map(&mut keys.present(present).into_iter());
    }

    fn pair(&mut self, keys: &'static Keys, values: [&'static str; 2]) {
        self.object(keys, 0b11);
        values.into_iter().for_each(|value| self.word(value));
    }

    fn map(&mut self, keys: &mut dyn Iterator<Item = &str>) {
        let mut keys: Vec<String> = keys.map(str::to_string).collect();
        keys.reverse();
        self.begin(keys);
    }

    fn key(&mut self, _: &str) {}
}
