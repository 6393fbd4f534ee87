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
#![forbid(unsafe_code)]

mod terms;
mod unpack;

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

use std::cell::Cell;

use crate::plain::{Keys, Plain, Sink};
use terms::Terms;
pub(crate) use unpack::unpack;

const NULL: f64 = -4.0;
const FALSE: f64 = -8.0;
const TRUE: f64 = -12.0;
const NEGATIVE: f64 = -16.0;
const TEXT: f64 = -20.0;

const WORD: usize = 1;
const LIST: usize = 2;
const OBJECT: usize = 3;

/// Room that is kept for the next list; what a long one took is given back.
const ROOM: usize = 1 << 14;

thread_local! {
    static PACKER: Cell<Option<Box<Packer>>> = const { Cell::new(None) };
}

/// Takes the packer out while it works: nothing can find it borrowed.
#[inline(never)]
fn with_packer<R>(work: &mut dyn FnMut(&mut Packer) -> R) -> R {
    let new = || Packer {
        out: vec![0.0; ROOM],
        len: 0,
        terms: Terms::new(),
    };
    let mut packer = PACKER.take().unwrap_or_else(|| Box::new(new()));
    let result = work(&mut packer);
    PACKER.set(Some(packer));
    result
}

/// Packs a value and gives the place of the list in memory. It stays there until the next one is packed. Numbers that
/// are not finite become null; integers past 2^53 are rounded: there are none in results.
pub(crate) fn pack<T: Plain + ?Sized>(value: &T) -> usize {
    with_packer(&mut |packer| packer.pack(&mut |packer| value.put(packer)).as_ptr().addr())
}

/// The terms from an index on, one a line; a shape is a brace and its keys, apart by commas; a whole object an equals
/// sign, its keys and values.
pub(crate) fn terms_from(index: usize) -> String {
    with_packer(&mut |packer| packer.terms.lines_from(index))
}

struct Packer {
    /// The list, and room behind it.
    out: Vec<f64>,
    len: usize,
    terms: Terms,
}

impl Packer {
    fn pack(&mut self, put: &mut dyn FnMut(&mut Packer)) -> &[f64] {
        if self.out.len() > ROOM {
            self.out = vec![0.0; ROOM];
        }
        self.len = 0;
        self.add(0.0);
        put(self);
        self.set(0, self.terms.len() as f64);
        self.out.get(..self.len).unwrap_or_default()
    }

    /// Adds a token. Nothing is called for it but where the room ends.
    #[inline(always)]
    fn add(&mut self, token: f64) {
        match self.out.get_mut(self.len) {
            Some(slot) => *slot = token,
            None => self.grow(token),
        }
        self.len += 1;
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, token: f64) {
        self.out.push(token);
        self.out.resize(2 * self.out.len(), 0.0);
    }

    fn set(&mut self, at: usize, token: f64) {
        if let Some(slot) = self.out.get_mut(at) {
            *slot = token;
        }
    }

    /// Adds a token with a number in it.
    #[inline(always)]
    fn tag(&mut self, tag: usize, number: usize) {
        self.add(tagged(tag, number));
    }

    fn spell(&mut self, text: &str) {
        let start = self.len;
        self.add(TEXT);
        self.add(0.0);
        for unit in text.encode_utf16() {
            self.add(unit.into());
        }
        self.set(start + 1, (self.len - start - 2) as f64);
    }
}

#[inline(always)]
fn tagged(tag: usize, number: usize) -> f64 {
    -((4 * number + tag) as f64)
}

impl Sink for Packer {
    fn null(&mut self) {
        self.add(NULL);
    }

    fn flag(&mut self, flag: bool) {
        self.add(if flag { TRUE } else { FALSE });
    }

    fn number(&mut self, number: f64) {
        if !number.is_finite() {
            return self.null();
        }
        if number < 0.0 {
            self.add(NEGATIVE);
        }
        // Of -0 this makes a plain 0.
        self.add(number.abs());
    }

    fn word(&mut self, word: &'static str) {
        match self.terms.word(word) {
            Some(index) => self.tag(WORD, index),
            None => self.spell(word),
        }
    }

    fn text(&mut self, text: &str) {
        match self.terms.value(text) {
            Some(index) => self.tag(WORD, index),
            None => self.spell(text),
        }
    }

    fn list<T: Plain>(&mut self, items: impl Iterator<Item = T>) {
        let at = self.len;
        self.null();
        let mut count = 0;
        for item in items {
            item.put(self);
            count += 1;
        }
        self.set(at, tagged(LIST, count));
    }

    fn object(&mut self, keys: &'static Keys, present: u32) {
        let shape = self.terms.shape(keys, present);
        self.tag(OBJECT, shape);
    }

    fn pair(&mut self, keys: &'static Keys, values: [&'static str; 2]) {
        match self.terms.pair(keys, values) {
            Some(index) => self.tag(WORD, index),
            None => {
                self.object(keys, 0b11);
                values.into_iter().for_each(|value| self.word(value));
            }
        }
    }

    fn map(&mut self, keys: &[&str]) {
        let shape = self.terms.map(keys);
        self.tag(OBJECT, shape);
    }

    fn key(&mut self, key: &str) {
        if !terms::fits(key) {
            self.spell(key);
        }
    }
}
