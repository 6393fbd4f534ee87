//! Results as a list of numbers that JavaScript decodes (`js/packed.js`): many times faster than building objects from
//! inside.
//!
//! The first number says how many words must be known. Then comes one value:
//!
//! | token | meaning |
//! |---|---|
//! | 0 or more | that number |
//! | -4, -8, -12 | null, false, true |
//! | -16, m | the number -m |
//! | -20, n, … | a text of n UTF-16 units |
//! | -(4 i + 1) | the word with index i |
//! | -(4 n + 2), … | a list of n values |
//! | -(4 n + 3), … | an object of n keys, each the index of a word, or -20 and a text, before its value |
//!
//! Words are short ASCII texts: keys, cards, phases, reasons. The table of words only grows, and JavaScript asks for
//! the part of it that it does not have. So it does not matter whether a list of numbers was decoded or thrown away.
#![forbid(unsafe_code)]

mod words;

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

use std::cell::RefCell;

use serde::de::value::Error;
use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use words::Words;

const NULL: f64 = -4.0;
const FALSE: f64 = -8.0;
const TRUE: f64 = -12.0;
const NEGATIVE: f64 = -16.0;
const TEXT: f64 = -20.0;

const WORD: usize = 1;
const LIST: usize = 2;
const OBJECT: usize = 3;

thread_local! {
    static WORDS: RefCell<Words> = RefCell::new(Words::new());
}

/// Packs a value. Numbers that are not finite become null; integers past 2^53 are rounded: there are none in results.
pub(crate) fn pack<T: Serialize + ?Sized>(value: &T) -> Vec<f64> {
    WORDS.with_borrow_mut(|words| {
        let mut packer = Packer {
            out: Vec::with_capacity(128),
            words,
        };
        packer.out.push(0.0);
        if value.serialize(&mut packer).is_err() {
            // No type of ours fails to serialize.
            packer.out.truncate(1);
            packer.out.push(NULL);
        }
        let mut out = packer.out;
        if let Some(needed) = out.first_mut() {
            *needed = words.len() as f64;
        }
        out
    })
}

/// The words from an index on, one a line.
pub(crate) fn words_from(index: usize) -> String {
    WORDS.with_borrow(|words| words.lines_from(index))
}

struct Packer<'w> {
    out: Vec<f64>,
    words: &'w mut Words,
}

impl Packer<'_> {
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

    fn key(&mut self, key: &str) {
        match self.words.index(key) {
            Some(index) => self.out.push(index as f64),
            None => self.text(key),
        }
    }
}

/// A list or an object; its token is written when its length is known.
struct Parts<'p, 'w> {
    packer: &'p mut Packer<'w>,
    at: usize,
    count: usize,
    tag: usize,
}

impl<'p, 'w> Parts<'p, 'w> {
    fn open(packer: &'p mut Packer<'w>, tag: usize) -> Result<Parts<'p, 'w>, Error> {
        let at = packer.out.len();
        packer.out.push(NULL);
        Ok(Parts {
            packer,
            at,
            count: 0,
            tag,
        })
    }

    /// An object of one key, as serde writes variants with content.
    fn variant(
        packer: &'p mut Packer<'w>,
        variant: &str,
        tag: usize,
    ) -> Result<Parts<'p, 'w>, Error> {
        packer.out.push(Packer::tagged(OBJECT, 1));
        packer.key(variant);
        Parts::open(packer, tag)
    }

    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.count += 1;
        value.serialize(&mut *self.packer)
    }

    fn entry<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Result<(), Error> {
        self.packer.key(key);
        self.value(value)
    }

    fn close(self) -> Result<(), Error> {
        if let Some(token) = self.packer.out.get_mut(self.at) {
            *token = Packer::tagged(self.tag, self.count);
        }
        Ok(())
    }
}

macro_rules! numbers {
    ($($method:ident $type:ty),*) => {
        $(fn $method(self, number: $type) -> Result<(), Error> {
            self.number(number as f64)
        })*
    };
}

impl<'p, 'w> Serializer for &'p mut Packer<'w> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Parts<'p, 'w>;
    type SerializeTuple = Parts<'p, 'w>;
    type SerializeTupleStruct = Parts<'p, 'w>;
    type SerializeTupleVariant = Parts<'p, 'w>;
    type SerializeMap = Parts<'p, 'w>;
    type SerializeStruct = Parts<'p, 'w>;
    type SerializeStructVariant = Parts<'p, 'w>;

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
        match self.words.index(text) {
            Some(index) => self.out.push(Packer::tagged(WORD, index)),
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
        self.serialize_str(variant)
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
        self.out.push(Packer::tagged(OBJECT, 1));
        self.key(variant);
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'p, 'w>, Error> {
        Parts::open(self, LIST)
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'p, 'w>, Error> {
        Parts::open(self, LIST)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'p, 'w>, Error> {
        Parts::open(self, LIST)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'p, 'w>, Error> {
        Parts::variant(self, variant, LIST)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'p, 'w>, Error> {
        Parts::open(self, OBJECT)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'p, 'w>, Error> {
        Parts::open(self, OBJECT)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'p, 'w>, Error> {
        Parts::variant(self, variant, OBJECT)
    }
}

macro_rules! lists {
    ($($trait:ident $method:ident),*) => {
        $(impl $trait for Parts<'_, '_> {
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
        $(impl $trait for Parts<'_, '_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
                self.entry(key, value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

objects! { SerializeStruct, SerializeStructVariant }

impl SerializeMap for Parts<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        let at = self.packer.out.len();
        key.serialize(&mut *self.packer)?;
        match self.packer.out.get_mut(at) {
            // A word as a value, made a word as a key.
            Some(token) if *token < 0.0 && -*token % 4.0 == 1.0 => *token = (-*token - 1.0) / 4.0,
            Some(token) if *token == TEXT => {}
            _ => return Err(serde::ser::Error::custom("keys are texts")),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.value(value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}
