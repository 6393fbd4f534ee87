//! What travels as a number: words, which are short texts; shapes, which are the keys of objects; and whole objects of
//! words, which are citations.
#![forbid(unsafe_code)]

use crate::card::Card;
use crate::path;
use crate::plain::Keys;

/// The longest text that is kept as a word, in bytes.
const LONGEST_WORD: usize = 24;
/// From so many terms on, texts that are not part of the program become none: made-up reasons of void hands, for one.
/// All five games together have half of it.
const MOST_WITH_VALUES: usize = 1280;
/// A power of two, and never full: the terms that are part of the program are far fewer than what is left.
const SLOTS: usize = 4096;
/// Groups of what was looked up last. With so many, what one game names seldom crowds itself out.
const GROUPS: usize = 256;
const GROUP: usize = 4;

/// In a shape, a key that is no word: its text comes before its value.
const TEXT_KEY: &str = "?";

/// What is part of the program is found again by where it is in memory.
type Place = [usize; 3];

/// All terms by index, in the order in which they came up, and the index by what they are.
pub(super) struct Terms {
    lines: Vec<String>,
    /// An open hash table of the lines: index + 1, or 0.
    slots: Vec<u16>,
    /// What was looked up last, in groups: the last one first.
    recent: Vec<[Recent; GROUP]>,
}

/// What was looked up, and the index of its line.
#[derive(Clone, Copy)]
struct Recent {
    place: Place,
    index: u16,
}

impl Recent {
    /// Nothing is in memory at 0.
    const NONE: Recent = Recent {
        place: [0; 3],
        index: 0,
    };
}

impl Terms {
    pub(super) fn new() -> Terms {
        let mut terms = Terms {
            lines: Vec::new(),
            slots: vec![0; SLOTS],
            recent: vec![[Recent::NONE; GROUP]; GROUPS],
        };
        for card in (0..).map_while(Card::from_id) {
            terms.value(card.as_str());
        }
        terms
    }

    /// The index of a text of any origin that is fit to be a word.
    pub(super) fn value(&mut self, text: &str) -> Option<usize> {
        if !fits(text) {
            return None;
        }
        match self.find(text) {
            Ok(index) => Some(index),
            Err(slot) => {
                (self.lines.len() < MOST_WITH_VALUES).then(|| self.add(slot, text.to_string()))
            }
        }
    }

    /// The index of a text that is part of the program.
    pub(super) fn word(&mut self, text: &'static str) -> Option<usize> {
        let place = [text.as_ptr().addr(), text.len(), 0];
        if let Some(index) = self.recall(place) {
            return Some(index);
        }
        fits(text).then(|| self.learn(place, text.to_string()))
    }

    /// The index of the shape of a type of ours: of those of its keys whose bit is set.
    pub(super) fn shape(&mut self, keys: &'static Keys, present: u32) -> usize {
        let place = [(&raw const *keys).addr(), present as usize, usize::MAX];
        if let Some(index) = self.recall(place) {
            return index;
        }
        let line = shape_of(&mut keys.present(present).into_iter());
        self.learn(place, line)
    }

    /// The index of an object of two words as a whole.
    pub(super) fn pair(&mut self, keys: &'static Keys, [x, y]: [&'static str; 2]) -> Option<usize> {
        let place = [x.as_ptr().addr(), y.as_ptr().addr(), y.len()];
        if let Some(index) = self.recall(place) {
            return Some(index);
        }
        match keys.present(0b11).as_slice() {
            [a, b] if fits(x) && fits(y) => {
                let line = path::joined(&["=", a, ",", x, ",", b, ",", y], "");
                Some(self.learn(place, line))
            }
            _ => None,
        }
    }

    /// The index of the shape of an object with any keys.
    pub(super) fn map(&mut self, keys: &mut dyn Iterator<Item = &str>) -> usize {
        self.index_of(shape_of(keys))
    }

    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    /// The terms from an index on, one a line.
    pub(super) fn lines_from(&self, index: usize) -> String {
        let mut lines = String::new();
        let lines_left = self.lines.get(index..).unwrap_or_default();
        for (i, line) in lines_left.iter().enumerate() {
            path::add(&mut lines, if i == 0 { "" } else { "\n" });
            path::add(&mut lines, line);
        }
        lines
    }

    #[inline(always)]
    fn recall(&self, place: Place) -> Option<usize> {
        let [a, b, c] = place;
        let group = self.recent.get(group_of(place))?;
        let found = |recent: &Recent| {
            let [x, y, z] = recent.place;
            ((x, y, z) == (a, b, c)).then_some(usize::from(recent.index))
        };
        group.iter().find_map(found)
    }

    /// The index of a line, which is remembered by a place.
    fn learn(&mut self, place: Place, line: String) -> usize {
        let index = self.index_of(line);
        if let Some(group) = self.recent.get_mut(group_of(place)) {
            group.rotate_right(1);
            if let Some(first) = group.first_mut() {
                *first = Recent {
                    place,
                    index: index as u16,
                };
            }
        }
        index
    }

    fn index_of(&mut self, line: String) -> usize {
        match self.find(&line) {
            Ok(index) => index,
            Err(slot) => self.add(slot, line),
        }
    }

    /// The index of a line, or else the free slot where it would be.
    fn find(&self, line: &str) -> Result<usize, usize> {
        let mut slot = hash(line) % SLOTS;
        loop {
            match self.slots.get(slot) {
                None | Some(0) => return Err(slot),
                Some(number) => {
                    let index = usize::from(*number) - 1;
                    if self.lines.get(index).is_some_and(|known| known == line) {
                        return Ok(index);
                    }
                }
            }
            slot = (slot + 1) % SLOTS;
        }
    }

    fn add(&mut self, slot: usize, line: String) -> usize {
        let index = self.lines.len();
        self.lines.push(line);
        if let Some(slot) = self.slots.get_mut(slot) {
            *slot = index as u16 + 1;
        }
        index
    }
}

/// No line breaks, commas or braces, and not "__proto__", which is no plain key in JavaScript.
pub(super) fn fits(text: &str) -> bool {
    let fit = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'.';
    !text.is_empty() && text.len() <= LONGEST_WORD && text.bytes().all(fit)
}

fn shape_of(keys: &mut dyn Iterator<Item = &str>) -> String {
    let mut shape = "{".to_string();
    for (i, key) in keys.enumerate() {
        path::add(&mut shape, if i == 0 { "" } else { "," });
        path::add(&mut shape, if fits(key) { key } else { TEXT_KEY });
    }
    shape
}

#[inline(always)]
fn group_of([a, b, c]: Place) -> usize {
    let mixed = a as u32 ^ (b as u32).rotate_left(16) ^ (c as u32).rotate_left(8);
    (mixed.wrapping_mul(0x9e37_79b1) >> 24) as usize % GROUPS
}

fn hash(line: &str) -> usize {
    let hash = line.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    (hash ^ hash >> 15) as usize
}
