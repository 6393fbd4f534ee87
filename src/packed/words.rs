//! The texts that travel as numbers.
#![forbid(unsafe_code)]

/// The longest text that is kept as a word, in bytes.
const LONGEST_WORD: usize = 24;
/// The most words; later ones travel as texts. No game comes near it; made-up reasons of void hands could.
const MOST_WORDS: usize = 2048;
const SLOTS: usize = 2 * MOST_WORDS;

/// The words by index, and the index by word: an open hash table.
pub(super) struct Words {
    list: Vec<String>,
    /// Index + 1, or 0.
    slots: Vec<u16>,
}

impl Words {
    pub(super) fn new() -> Words {
        Words {
            list: Vec::new(),
            slots: vec![0; SLOTS],
        }
    }

    /// The index of a text that is fit to be a word.
    pub(super) fn index(&mut self, text: &str) -> Option<usize> {
        // No line breaks, which part the words, and not "__proto__", which is no plain key in JavaScript.
        let fit = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'.';
        if text.is_empty() || text.len() > LONGEST_WORD || !text.bytes().all(fit) {
            return None;
        }
        let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        let mut at = (hash ^ hash >> 15) as usize % SLOTS;
        loop {
            let slot = self.slots.get_mut(at)?;
            let Some(index) = usize::from(*slot).checked_sub(1) else {
                let index = self.list.len();
                if index == MOST_WORDS {
                    return None;
                }
                *slot = index as u16 + 1;
                self.list.push(text.to_string());
                return Some(index);
            };
            if self.list.get(index).is_some_and(|word| word == text) {
                return Some(index);
            }
            at = (at + 1) % SLOTS;
        }
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// The words from an index on, one a line.
    pub(super) fn lines_from(&self, index: usize) -> String {
        self.list.get(index..).unwrap_or_default().join("\n")
    }
}
