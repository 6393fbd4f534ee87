//! Results as a list of numbers that JavaScript decodes (`js/packed.js`): many times faster than building objects from
//! inside. The list stays in the memory of the wasm, where JavaScript reads it before the next call.
//!
//! The first number says how many terms must be known. Then comes one value:
//!
//! | token | meaning |
//! |---|---|
//! | 0 or more | that number |
//! | -4, -8, -12 | null, false, true |
//! | -16, m | the number -m |
//! | -20, n, … | a text of n UTF-16 units |
//! | -(4 i + 1) | the word with index i |
//! | -(4 n + 2), … | a list of n values |
//! | -(4 i + 3), … | an object of the shape with index i: the value of each key |
//!
//! Words are short ASCII texts: keys, cards, phases, reasons. A citation is a word, too, with all that is in it. A shape
//! is the keys of an object; one that is no word is a question mark there, and its text comes before its value. The
//! terms, which are words and shapes, only grow in number, and JavaScript asks for those that it does not have. So it
//! does not matter whether a list of numbers was decoded or thrown away.
//!
//! A struct's field that is called `...` gives its own keys to the object, as in JavaScript `{ ...event }` does.
#![forbid(unsafe_code)]

mod terms;
mod unpack;

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

use std::cell::RefCell;

use serde::de::value::Error;
use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use terms::{TEXT_KEY, Terms};
pub(crate) use unpack::unpack;

const NULL: f64 = -4.0;
const FALSE: f64 = -8.0;
const TRUE: f64 = -12.0;
const NEGATIVE: f64 = -16.0;
const TEXT: f64 = -20.0;

const WORD: usize = 1;
const LIST: usize = 2;
const OBJECT: usize = 3;

/// The type whose objects are sent once and named from then on, since there are few of them and most lines have one.
const WHOLE: &str = "Cite";
/// The field that gives its own keys to the object.
const SPREAD: &str = "...";

/// Room that is kept for the next list; what a long one took is given back.
const ROOM: usize = 1 << 14;

thread_local! {
    static PACKER: RefCell<Packer> = RefCell::new(Packer {
        out: Vec::with_capacity(ROOM),
        keys: Vec::new(),
        map_keys: Vec::new(),
        spread: false,
        terms: Terms::new(),
    });
}

/// Packs a value and gives the place of the list in memory. It stays there until the next one is packed. Numbers that
/// are not finite become null; integers past 2^53 are rounded: there are none in results.
pub(crate) fn pack<T: Serialize + ?Sized>(value: &T) -> usize {
    PACKER.with_borrow_mut(|packer| packer.pack(value).as_ptr().addr())
}

/// The terms from an index on, one a line; a shape is a brace and its keys, apart by commas.
pub(crate) fn terms_from(index: usize) -> String {
    PACKER.with_borrow(|packer| packer.terms.lines_from(index))
}

struct Packer {
    out: Vec<f64>,
    /// The keys of the types of ours that are open.
    keys: Vec<&'static str>,
    /// The keys of the maps that are open.
    map_keys: Vec<u16>,
    /// Whether the next object's keys go to the one that is open.
    spread: bool,
    terms: Terms,
}

impl Packer {
    fn pack<T: Serialize + ?Sized>(&mut self, value: &T) -> &[f64] {
        if self.out.capacity() > ROOM {
            self.out = Vec::with_capacity(ROOM);
        }
        self.out.clear();
        self.keys.clear();
        self.map_keys.clear();
        self.spread = false;
        self.out.push(0.0);
        if value.serialize(&mut *self).is_err() {
            // No type of ours fails to serialize.
            self.out.truncate(1);
            self.out.push(NULL);
        }
        if let Some(needed) = self.out.first_mut() {
            *needed = self.terms.len() as f64;
        }
        &self.out
    }

    fn put(&mut self, token: f64) -> Result<(), Error> {
        self.out.push(token);
        Ok(())
    }

    /// A token with a number in it.
    fn tagged(tag: usize, number: usize) -> f64 {
        -((4 * number + tag) as f64)
    }

    fn number(&mut self, number: f64) -> Result<(), Error> {
        if !number.is_finite() {
            return self.put(NULL);
        }
        if number < 0.0 {
            self.out.push(NEGATIVE);
        }
        // Of -0 this makes a plain 0.
        self.put(number.abs())
    }

    fn text(&mut self, text: &str) {
        let start = self.out.len();
        self.out.extend([TEXT, 0.0]);
        self.out.extend(text.encode_utf16().map(f64::from));
        let units = self.out.len() - start - 2;
        if let Some(length) = self.out.get_mut(start + 1) {
            *length = units as f64;
        }
    }

    /// Writes a token in the place that was kept for it.
    fn mark(&mut self, at: usize, tag: usize, number: usize) {
        if let Some(token) = self.out.get_mut(at) {
            *token = Packer::tagged(tag, number);
        }
    }

    /// Closes an object with the keys from that one on.
    fn shaped(&mut self, at: usize, from: usize) -> Result<(), Error> {
        let shape = self.terms.shape(self.keys.get(from..).unwrap_or_default());
        self.keys.truncate(from);
        self.mark(at, OBJECT, shape.ok_or_else(too_many)?.into());
        Ok(())
    }

    /// Closes a map with the keys from that one on.
    fn mapped(&mut self, at: usize, from: usize) -> Result<(), Error> {
        let shape = self
            .terms
            .shape_of(self.map_keys.get(from..).unwrap_or_default());
        self.map_keys.truncate(from);
        self.mark(at, OBJECT, shape.ok_or_else(too_many)?.into());
        Ok(())
    }

    /// Closes an object of two keys that is named as a whole, if there are only words in it.
    fn whole(&mut self, at: usize, from: usize) -> Result<(), Error> {
        let index = match (self.keys.get(from..), self.out.get(at + 1..)) {
            (Some([a, b]), Some([x, y])) => word_in(*x)
                .zip(word_in(*y))
                .and_then(|(x, y)| self.terms.whole([a, b], [x, y])),
            _ => None,
        };
        let Some(index) = index else {
            return self.shaped(at, from);
        };
        self.keys.truncate(from);
        self.out.truncate(at + 1);
        self.mark(at, WORD, index.into());
        Ok(())
    }

    fn word(&mut self, word: &'static str) {
        match self.terms.word(word) {
            Some(index) => self.out.push(Packer::tagged(WORD, index.into())),
            None => self.text(word),
        }
    }
}

fn too_many() -> Error {
    serde::ser::Error::custom("too many shapes")
}

/// The word that a token names, if it names one.
fn word_in(token: f64) -> Option<u16> {
    // A number that is no token of a word becomes 0 here.
    let magnitude = -token as usize;
    (magnitude % 4 == WORD).then_some((magnitude / 4) as u16)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    List,
    Object,
    Map,
    /// An object that is named as a whole.
    Whole,
    /// An object whose keys go to the one around it.
    Spread,
}

/// A list or an object; its token is written when its length or shape is known.
struct Parts<'p> {
    packer: &'p mut Packer,
    kind: Kind,
    at: usize,
    count: usize,
    /// Where its keys begin among those of all that are open.
    keys: usize,
    /// Where the object around it stands, and its keys, if it is the content of a variant.
    outer: Option<(usize, usize)>,
}

impl<'p> Parts<'p> {
    fn open(packer: &'p mut Packer, kind: Kind) -> Result<Parts<'p>, Error> {
        let kind = if std::mem::take(&mut packer.spread) {
            Kind::Spread
        } else {
            kind
        };
        let at = packer.out.len();
        if kind != Kind::Spread {
            packer.out.push(NULL);
        }
        let keys = if kind == Kind::Map {
            packer.map_keys.len()
        } else {
            packer.keys.len()
        };
        Ok(Parts {
            packer,
            kind,
            at,
            count: 0,
            keys,
            outer: None,
        })
    }

    /// An object of one key, as serde writes variants with content.
    fn variant(
        packer: &'p mut Packer,
        variant: &'static str,
        kind: Kind,
    ) -> Result<Parts<'p>, Error> {
        let outer = (packer.out.len(), packer.keys.len());
        packer.out.push(NULL);
        packer.keys.push(variant);
        let mut parts = Parts::open(packer, kind)?;
        parts.outer = Some(outer);
        Ok(parts)
    }

    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.count += 1;
        value.serialize(&mut *self.packer)
    }

    fn field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
        if key == SPREAD {
            self.packer.spread = true;
        } else {
            self.packer.keys.push(key);
        }
        value.serialize(&mut *self.packer)
    }

    fn close(self) -> Result<(), Error> {
        match self.kind {
            Kind::List => self.packer.mark(self.at, LIST, self.count),
            Kind::Object => self.packer.shaped(self.at, self.keys)?,
            Kind::Map => self.packer.mapped(self.at, self.keys)?,
            Kind::Whole => self.packer.whole(self.at, self.keys)?,
            Kind::Spread => {}
        }
        match self.outer {
            Some((at, keys)) => self.packer.shaped(at, keys),
            None => Ok(()),
        }
    }
}

macro_rules! numbers {
    ($($method:ident $type:ty),*) => {
        $(fn $method(self, number: $type) -> Result<(), Error> {
            self.number(number as f64)
        })*
    };
}

impl<'p> Serializer for &'p mut Packer {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Parts<'p>;
    type SerializeTuple = Parts<'p>;
    type SerializeTupleStruct = Parts<'p>;
    type SerializeTupleVariant = Parts<'p>;
    type SerializeMap = Parts<'p>;
    type SerializeStruct = Parts<'p>;
    type SerializeStructVariant = Parts<'p>;

    numbers! {
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64,
        serialize_f32 f32, serialize_f64 f64
    }

    fn serialize_bool(self, flag: bool) -> Result<(), Error> {
        self.put(if flag { TRUE } else { FALSE })
    }

    fn serialize_char(self, letter: char) -> Result<(), Error> {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Result<(), Error> {
        match self.terms.value(text) {
            Some(index) => self.out.push(Packer::tagged(WORD, index.into())),
            None => self.text(text),
        }
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Error> {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.put(NULL)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.put(NULL)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.put(NULL)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Error> {
        self.word(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let (at, keys) = (self.out.len(), self.keys.len());
        self.out.push(NULL);
        self.keys.push(variant);
        value.serialize(&mut *self)?;
        self.shaped(at, keys)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'p>, Error> {
        Parts::open(self, Kind::List)
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'p>, Error> {
        Parts::open(self, Kind::List)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'p>, Error> {
        Parts::open(self, Kind::List)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'p>, Error> {
        Parts::variant(self, variant, Kind::List)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'p>, Error> {
        Parts::open(self, Kind::Map)
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Parts<'p>, Error> {
        let kind = if name == WHOLE {
            Kind::Whole
        } else {
            Kind::Object
        };
        Parts::open(self, kind)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'p>, Error> {
        Parts::variant(self, variant, Kind::Object)
    }
}

macro_rules! lists {
    ($($trait:ident $method:ident),*) => {
        $(impl $trait for Parts<'_> {
            type Ok = ();
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.value(value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

lists! { SerializeSeq serialize_element, SerializeTuple serialize_element, SerializeTupleStruct serialize_field, SerializeTupleVariant serialize_field }

macro_rules! objects {
    ($($trait:ident),*) => {
        $(impl $trait for Parts<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
                self.field(key, value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

objects! { SerializeStruct, SerializeStructVariant }

impl SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        // Packed as a value, then taken back if it is a word.
        let at = self.packer.out.len();
        key.serialize(&mut *self.packer)?;
        let index = match self.packer.out.get(at).copied() {
            Some(TEXT) => TEXT_KEY,
            token => {
                let word = token.and_then(word_in);
                self.packer.out.truncate(at);
                word.ok_or_else(|| serde::ser::Error::custom("keys are texts"))?
            }
        };
        self.packer.map_keys.push(index);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.value(value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}
