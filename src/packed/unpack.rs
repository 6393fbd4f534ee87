//! Input that the JavaScript layer packed (`js/packing.js`): numbers as they are, and tokens below 0 for all else.
//!
//! | token | meaning |
//! |---|---|
//! | 0 or more | that number |
//! | -4, -8, -12 | null, false, true |
//! | -16, m | the number -m |
//! | -20, n, … | a text of n UTF-16 units |
//! | -(4 n + 2), … | a list of n values |
//! | -(4 n + 3), … | an object: n times a key, which is a text, and its value |
#![forbid(unsafe_code)]

use super::{LIST, OBJECT};
use crate::json::Json;

const NULL: f64 = -4.0;
const FALSE: f64 = -8.0;
const TRUE: f64 = -12.0;
const NEGATIVE: f64 = -16.0;
const TEXT: f64 = -20.0;

/// Deeper than the JavaScript layer sends, and not so deep that reading it could use up the stack.
const DEEPEST: usize = 16;

/// None if it is not of this form.
pub(crate) fn unpack(tokens: &[f64]) -> Option<Json> {
    let mut tokens = Tokens {
        left: tokens,
        sound: true,
    };
    let value = tokens.value(0);
    (tokens.sound && tokens.left.is_empty()).then_some(value)
}

/// The tokens that are still to be read. Whether all was of this form is asked at the end, once.
struct Tokens<'a> {
    left: &'a [f64],
    sound: bool,
}

impl Tokens<'_> {
    #[inline(never)]
    fn next(&mut self) -> f64 {
        match self.left.split_first() {
            Some((token, rest)) => {
                self.left = rest;
                *token
            }
            None => {
                self.sound = false;
                0.0
            }
        }
    }

    fn value(&mut self, depth: usize) -> Json {
        let token = self.next();
        match token {
            0.0.. => return Json::Number(token),
            NULL => return Json::Null,
            FALSE => return Json::Bool(false),
            TRUE => return Json::Bool(true),
            NEGATIVE => return Json::Number(-self.next()),
            TEXT => return Json::Text(self.text()),
            _ => {}
        }
        let magnitude = -token as usize;
        let count = magnitude >> 2;
        match magnitude & 3 {
            LIST if depth < DEEPEST => {
                let mut items = Vec::new();
                while self.sound && items.len() < count {
                    items.push(self.value(depth + 1));
                }
                Json::List(items)
            }
            OBJECT if depth < DEEPEST => {
                let mut entries = Vec::new();
                while self.sound && entries.len() < count {
                    self.sound = self.next() == TEXT;
                    entries.push((self.text(), self.value(depth + 1)));
                }
                Json::Object(entries)
            }
            _ => {
                self.sound = false;
                Json::Null
            }
        }
    }

    /// A lone surrogate becomes the replacement character, as everywhere on the way to UTF-8.
    #[inline(never)]
    fn text(&mut self) -> String {
        let count = self.next() as usize;
        let Some((units, rest)) = self.left.split_at_checked(count) else {
            self.sound = false;
            return String::new();
        };
        self.left = rest;
        let mut text = String::with_capacity(count);
        for letter in char::decode_utf16(units.iter().map(|unit| *unit as u16)) {
            text.push(letter.unwrap_or(char::REPLACEMENT_CHARACTER));
        }
        text
    }
}
