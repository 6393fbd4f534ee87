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
pub(crate) fn unpack(mut tokens: &[f64]) -> Option<Json> {
    let value = read(&mut tokens, 0)?;
    tokens.is_empty().then_some(value)
}

fn next(tokens: &mut &[f64]) -> Option<f64> {
    let (token, rest) = tokens.split_first()?;
    *tokens = rest;
    Some(*token)
}

fn read(tokens: &mut &[f64], depth: usize) -> Option<Json> {
    let token = next(tokens)?;
    Some(match token {
        0.0.. => Json::Number(token),
        NULL => Json::Null,
        FALSE => Json::Bool(false),
        TRUE => Json::Bool(true),
        NEGATIVE => Json::Number(-next(tokens)?),
        TEXT => Json::Text(text(tokens)?),
        _ if depth == DEEPEST => return None,
        _ => {
            let magnitude = -token as usize;
            let count = magnitude >> 2;
            match magnitude & 3 {
                LIST => {
                    let mut items = Vec::new();
                    for _ in 0..count {
                        items.push(read(tokens, depth + 1)?);
                    }
                    Json::List(items)
                }
                OBJECT => {
                    let mut entries = Vec::new();
                    for _ in 0..count {
                        if next(tokens)? != TEXT {
                            return None;
                        }
                        entries.push((text(tokens)?, read(tokens, depth + 1)?));
                    }
                    Json::Object(entries)
                }
                _ => return None,
            }
        }
    })
}

/// A lone surrogate becomes the replacement character, as everywhere on the way to UTF-8.
fn text(tokens: &mut &[f64]) -> Option<String> {
    let count = next(tokens)? as usize;
    let (units, rest) = tokens.split_at_checked(count)?;
    *tokens = rest;
    let mut text = String::with_capacity(count);
    for letter in char::decode_utf16(units.iter().map(|unit| *unit as u16)) {
        text.push(letter.unwrap_or(char::REPLACEMENT_CHARACTER));
    }
    Some(text)
}
