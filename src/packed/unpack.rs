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
    let mut tokens = tokens.iter().copied();
    let value = read(&mut tokens, 0)?;
    tokens.next().is_none().then_some(value)
}

fn read(tokens: &mut impl Iterator<Item = f64>, depth: usize) -> Option<Json> {
    let token = tokens.next()?;
    Some(match token {
        0.0.. => Json::Number(token),
        NULL => Json::Null,
        FALSE => Json::Bool(false),
        TRUE => Json::Bool(true),
        NEGATIVE => Json::Number(-tokens.next()?),
        TEXT => Json::Text(text(tokens)?),
        _ if depth == DEEPEST => return None,
        _ => {
            let magnitude = -token as usize;
            let count = magnitude >> 2;
            match magnitude & 3 {
                LIST => {
                    let items = (0..count).map(|_| read(tokens, depth + 1));
                    Json::List(items.collect::<Option<_>>()?)
                }
                OBJECT => {
                    let entries = (0..count).map(|_| {
                        let is_text = tokens.next()? == TEXT;
                        let key = is_text.then(|| text(tokens))??;
                        Some((key, read(tokens, depth + 1)?))
                    });
                    Json::Object(entries.collect::<Option<_>>()?)
                }
                _ => return None,
            }
        }
    })
}

/// A lone surrogate becomes the replacement character, as everywhere on the way to UTF-8.
fn text(tokens: &mut impl Iterator<Item = f64>) -> Option<String> {
    let count = tokens.next()? as usize;
    let units = (0..count).map(|_| tokens.next().map(|unit| unit as u16));
    let units = units.collect::<Option<Vec<u16>>>()?;
    Some(String::from_utf16_lossy(&units))
}
