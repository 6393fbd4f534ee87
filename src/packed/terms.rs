//! What travels as a number: words, which are short texts; shapes, which are the keys of objects; and whole objects of
//! words, which are citations.
#![forbid(unsafe_code)]

/// The longest text that is kept as a word, in bytes.
const LONGEST_WORD: usize = 24;
/// The most words. Values leave some to the keys, since made-up reasons of void hands are values. No game comes near.
const MOST_WORDS: usize = 2048;
const MOST_VALUES: usize = MOST_WORDS - 768;
/// The most shapes and whole objects: only our own types have any.
const MOST_OBJECTS: usize = 1024;
const SLOTS: usize = 2 * MOST_WORDS;
const RECENT: usize = 2048;

/// In a shape, a key that is no word: its text comes before its value.
pub(super) const TEXT_KEY: u16 = u16::MAX;

/// All terms by index, in the order in which they came up, and the index by what they are.
pub(super) struct Terms {
    lines: Vec<String>,
    words: Slots,
    objects: Slots,
    /// Shapes and whole objects by place: kind and words, and the index.
    known: Vec<(char, Vec<u16>, u16)>,
    // What was looked up last, by where in memory its texts are.
    recent_words: Vec<(usize, usize, u16)>,
    recent_shapes: Vec<(Vec<&'static str>, u16)>,
    recent_wholes: Vec<([usize; 3], u16)>,
}

impl Terms {
    pub(super) fn new() -> Terms {
        Terms {
            lines: Vec::new(),
            words: Slots::new(),
            objects: Slots::new(),
            known: Vec::new(),
            recent_words: vec![(0, 0, 0); RECENT],
            recent_shapes: vec![(Vec::new(), 0); RECENT],
            recent_wholes: vec![([0; 3], 0); RECENT],
        }
    }

    /// The index of a text of any origin that is fit to be a word.
    pub(super) fn value(&mut self, text: &str) -> Option<u16> {
        // Another text may have taken the place in memory of one that was there before.
        let same =
            |index: &u16| self.lines.get(usize::from(*index)).map(String::as_str) == Some(text);
        self.recent_of(text)
            .filter(same)
            .or_else(|| self.index(text, MOST_VALUES))
    }

    /// The index of a text that is part of the program: it stays in its place for good, so that the place tells.
    pub(super) fn word(&mut self, text: &'static str) -> Option<u16> {
        self.recent_of(text)
            .or_else(|| self.index(text, MOST_WORDS))
    }

    fn recent_of(&self, text: &str) -> Option<u16> {
        let place = (text.as_ptr().addr(), text.len());
        let slot = slot_of(text);
        [slot, slot ^ 1].into_iter().find_map(|slot| {
            let (at, length, index) = self.recent_words.get(slot)?;
            ((*at, *length) == place).then_some(*index)
        })
    }

    fn index(&mut self, text: &str, most: usize) -> Option<u16> {
        // No line breaks, commas or braces, and not "__proto__", which is no plain key in JavaScript.
        let fit = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'.';
        if text.is_empty() || text.len() > LONGEST_WORD || !text.bytes().all(fit) {
            return None;
        }
        let hash = hash(text.bytes().map(u32::from));
        let same = |index: u16| {
            self.lines
                .get(usize::from(index))
                .is_some_and(|line| line == text)
        };
        let index = match self.words.find(hash, same) {
            Ok(index) => index,
            Err(free) if self.words.taken < most => {
                let index = self.lines.len() as u16;
                self.lines.push(text.to_string());
                self.words.take(free, index);
                index
            }
            Err(_) => return None,
        };
        // The newest in its own slot, the one before in the slot beside it.
        let slot = slot_of(text);
        self.recent_words.swap(slot, slot ^ 1);
        if let Some(recent) = self.recent_words.get_mut(slot) {
            *recent = (text.as_ptr().addr(), text.len(), index);
        }
        Some(index)
    }

    /// The index of the shape of a type of ours.
    pub(super) fn shape(&mut self, keys: &[&'static str]) -> Option<u16> {
        let key = |at: usize| keys.get(at).map_or(0, |key| key.as_ptr().addr());
        let count = keys.len();
        // These tell nearly all of our types apart; the others take turns.
        let slot = slot_in([
            key(0),
            key(count / 2),
            key(count.saturating_sub(2)),
            key(count.saturating_sub(1)),
        ]);
        let same = |known: &[&str]| {
            known.len() == count
                && known
                    .iter()
                    .zip(keys)
                    .all(|(a, b)| a.as_ptr() == b.as_ptr() && a.len() == b.len())
        };
        if let Some((known, index)) = self.recent_shapes.get(slot)
            && count > 0
            && same(known)
        {
            return Some(*index);
        }
        let words: Option<Vec<u16>> = keys.iter().map(|key| self.word(key)).collect();
        let index = self.shape_of(&words?)?;
        if let Some(recent) = self.recent_shapes.get_mut(slot) {
            *recent = (keys.to_vec(), index);
        }
        Some(index)
    }

    /// The index of a shape by the words of its keys.
    pub(super) fn shape_of(&mut self, words: &[u16]) -> Option<u16> {
        self.object('{', words)
    }

    /// The index of a whole object of two keys, by these and its words.
    pub(super) fn whole(&mut self, keys: [&'static str; 2], [x, y]: [u16; 2]) -> Option<u16> {
        let [a, b] = keys;
        let parts = [a.as_ptr().addr(), x.into(), y.into()];
        let slot = slot_in([0, parts[0], parts[1], parts[2]]);
        if let Some((known, index)) = self.recent_wholes.get(slot)
            && *known == parts
        {
            return Some(*index);
        }
        let (a, b) = (self.word(a)?, self.word(b)?);
        let index = self.object('=', &[a, x, b, y])?;
        if let Some(recent) = self.recent_wholes.get_mut(slot) {
            *recent = (parts, index);
        }
        Some(index)
    }

    fn object(&mut self, kind: char, words: &[u16]) -> Option<u16> {
        let hash = hash(words.iter().map(|word| u32::from(*word))) ^ kind as usize;
        let same = |place: u16| {
            let known = self.known.get(usize::from(place));
            known.is_some_and(|(mark, known, _)| *mark == kind && known == words)
        };
        match self.objects.find(hash, same) {
            Ok(place) => self
                .known
                .get(usize::from(place))
                .map(|(_, _, index)| *index),
            Err(free) if self.objects.taken < MOST_OBJECTS => {
                let name = |word: &u16| {
                    self.lines
                        .get(usize::from(*word))
                        .map_or("?", String::as_str)
                };
                let names: Vec<&str> = words.iter().map(name).collect();
                let index = self.lines.len() as u16;
                self.lines
                    .push([kind.encode_utf8(&mut [0; 4]), names.join(",").as_str()].concat());
                self.objects.take(free, self.known.len() as u16);
                self.known.push((kind, words.to_vec(), index));
                Some(index)
            }
            Err(_) => None,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    /// The terms from an index on, one a line. A shape is a brace and its keys, apart by commas; a whole object is an
    /// equals sign, its keys and values.
    pub(super) fn lines_from(&self, index: usize) -> String {
        self.lines.get(index..).unwrap_or_default().join("\n")
    }
}

fn slot_of(text: &str) -> usize {
    slot_in([text.as_ptr().addr(), text.len(), 0, 0])
}

fn slot_in([a, b, c, d]: [usize; 4]) -> usize {
    let mixed = a as u32
        ^ (b as u32).rotate_left(24)
        ^ (c as u32).rotate_left(16)
        ^ (d as u32).rotate_left(8);
    (mixed.wrapping_mul(0x9e37_79b1) >> 20) as usize % RECENT
}

fn hash(parts: impl Iterator<Item = u32>) -> usize {
    let hash = parts.fold(0x811c_9dc5_u32, |hash, part| {
        (hash ^ part).wrapping_mul(0x0100_0193)
    });
    (hash ^ hash >> 15) as usize
}

/// An open hash table of small numbers.
struct Slots {
    /// Number + 1, or 0.
    slots: Vec<u16>,
    taken: usize,
}

impl Slots {
    fn new() -> Slots {
        Slots {
            slots: vec![0; SLOTS],
            taken: 0,
        }
    }

    /// The number that fits, or else the free slot where it would be.
    fn find(&self, hash: usize, fits: impl Fn(u16) -> bool) -> Result<u16, usize> {
        let mut at = hash % SLOTS;
        while let Some(number) = self.slots.get(at).copied().unwrap_or(0).checked_sub(1) {
            if fits(number) {
                return Ok(number);
            }
            at = (at + 1) % SLOTS;
        }
        Err(at)
    }

    fn take(&mut self, slot: usize, number: u16) {
        if let Some(slot) = self.slots.get_mut(slot) {
            *slot = number + 1;
            self.taken += 1;
        }
    }
}
