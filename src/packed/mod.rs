//! Results as a list of numbers that JavaScript decodes (`js/packed.js`): many times faster than building objects from
//! inside. The list stays in the memory of the wasm, where JavaScript reads it before the next call.
//!
//! Each number is an `i32`. The first says how many terms must be known. Then comes one value; of a token below 0 the
//! bits are turned over, `m`:
//!
//! | token | meaning |
//! |---|---|
//! | 0 or more | that number |
//! | m = 0, 4, 8 | null, false, true |
//! | m = 12, low, high | any other number: the halves of its 64 bits |
//! | m = 16, n, … | a text of n UTF-16 units |
//! | m = 4 i + 1 | the word with index i |
//! | m = 4 n + 2, … | a list of n values |
//! | m = 4 i + 3, … | an object of the shape with index i: the value of each key |
//!
//! Words are short ASCII texts: keys, cards, phases, reasons. A citation is a word, too, with all that is in it. A shape
//! is the keys of an object; one that is no word is a question mark there, and its text comes before its value. The
//! terms, which are words and shapes, begin with the cards by id. They only grow in number, and JavaScript asks for those that it does not have. So it
//! does not matter whether a list of numbers was decoded or thrown away.
#![forbid(unsafe_code)]

mod terms;
mod unpack;

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

use std::cell::Cell;

use crate::card::Card;
use crate::plain::{Keys, Plain, Sink};
use terms::Terms;
pub(crate) use unpack::unpack;

const NULL: i32 = !0;
const FALSE: i32 = !4;
const TRUE: i32 = !8;
const FLOAT: i32 = !12;
const TEXT: i32 = !16;

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
        out: vec![0; ROOM],
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
    pack_by(&mut |packer| value.put(packer))
}

#[inline(never)]
fn pack_by(put: &mut dyn FnMut(&mut Packer)) -> usize {
    with_packer(&mut |packer| packer.pack(put).as_ptr().addr())
}

/// The terms from an index on, one a line; a shape is a brace and its keys, apart by commas; a whole object an equals
/// sign, its keys and values.
pub(crate) fn terms_from(index: usize) -> String {
    with_packer(&mut |packer| packer.terms.lines_from(index))
}

struct Packer {
    /// The list, and room behind it.
    out: Vec<i32>,
    len: usize,
    terms: Terms,
}

impl Packer {
    fn pack(&mut self, put: &mut dyn FnMut(&mut Packer)) -> &[i32] {
        if self.out.len() > ROOM {
            self.out = vec![0; ROOM];
        }
        self.len = 0;
        self.add(0);
        put(self);
        self.set(0, self.terms.len() as i32);
        self.out.get(..self.len).unwrap_or_default()
    }

    /// Adds a token. Nothing is called for it but where the room ends.
    #[inline(always)]
    fn add(&mut self, token: i32) {
        match self.out.get_mut(self.len) {
            Some(slot) => *slot = token,
            None => self.grow(token),
        }
        self.len += 1;
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, token: i32) {
        self.out.push(token);
        self.out.resize(2 * self.out.len(), 0);
    }

    fn set(&mut self, at: usize, token: i32) {
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
        self.add(0);
        for unit in text.encode_utf16() {
            self.add(unit.into());
        }
        self.set(start + 1, (self.len - start - 2) as i32);
    }
}

#[inline(always)]
fn tagged(tag: usize, number: usize) -> i32 {
    !((4 * number + tag) as i32)
}

impl Sink for Packer {
    fn null(&mut self) {
        self.add(NULL);
    }

    fn flag(&mut self, flag: bool) {
        self.add(if flag { TRUE } else { FALSE });
    }

    fn number(&mut self, number: f64) {
        let small = number as i32;
        if small >= 0 && f64::from(small) == number {
            // Of -0 this makes a plain 0.
            return self.add(small);
        }
        if !number.is_finite() {
            return self.null();
        }
        let bits = number.to_bits();
        self.add(FLOAT);
        self.add(bits as i32);
        self.add((bits >> 32) as i32);
    }

    fn whole(&mut self, number: u64) {
        match i32::try_from(number) {
            Ok(small) => self.add(small),
            Err(_) => self.number(number as f64),
        }
    }

    fn card(&mut self, card: Card) {
        self.tag(WORD, card.id().into());
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

    fn map(&mut self, keys: &mut dyn Iterator<Item = &str>) {
        let shape = self.terms.map(keys);
        self.tag(OBJECT, shape);
    }

    fn key(&mut self, key: &str) {
        if !terms::fits(key) {
            self.spell(key);
        }
    }
}
