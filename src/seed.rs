//! Randomness: a key, the stream of a hand, and numbers drawn from it without bias.
#![forbid(unsafe_code)]

use std::fmt;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::json::{self, Json};
use crate::path;
use crate::problem::{Code, Problem};

/// The longest text of a seed, in UTF-16 units.
const LONGEST_SEED: usize = 1024;
/// The nonce of the shuffle that finds the first button.
const BUTTON: u64 = u64::MAX;

/// What all hands of a table are drawn from: 256 bits, more than the 232 of all orders of 53 cards.
///
/// ```
/// use tapete::{Deck, Seed};
/// let seed = Seed::from_text("felt");
/// assert_eq!(Deck::shuffled(52, &mut seed.hand(1)), Deck::shuffled(52, &mut seed.hand(1)));
/// assert_ne!(Deck::shuffled(52, &mut seed.hand(1)), Deck::shuffled(52, &mut seed.hand(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// 64 hex digits are the key itself; of any other text the key is the SHA-256.
    ///
    /// ```
    /// use tapete::Seed;
    /// assert_eq!(Seed::from_text(&"0F".repeat(32)).key(), [15; 32]);
    /// assert_ne!(Seed::from_text("").key(), [0; 32]);
    /// ```
    pub fn from_text(text: &str) -> Seed {
        Seed(key_from_hex(text).unwrap_or_else(|| sha256(text.as_bytes())))
    }

    /// The key itself.
    pub const fn from_key(key: [u8; 32]) -> Seed {
        Seed(key)
    }

    /// From 64 hex digits only.
    pub(crate) fn from_hex(text: &str) -> Option<Seed> {
        key_from_hex(text).map(Seed)
    }

    /// From a text, or a list of 32 bytes.
    pub(crate) fn read(value: &Json, path: &str) -> Result<Seed, Problem> {
        match value {
            Json::Text(_) => json::text(value, path, LONGEST_SEED).map(Seed::from_text),
            Json::List(_) => {
                let mut key = [0; 32];
                json::bytes(value, path, 0, 255, &mut key).map(|()| Seed(key))
            }
            other => Err(json::wrong_type(other, path, "string | Uint8Array")),
        }
    }

    /// The key.
    pub const fn key(&self) -> [u8; 32] {
        self.0
    }

    /// The key as 64 hex digits.
    pub(crate) fn to_hex(self) -> String {
        path::hex(&self.0)
    }

    /// The stream of a hand; hands count from 1.
    pub fn hand(&self, hand: u64) -> Stream {
        Stream::new(self.0, hand)
    }

    /// The stream of the shuffle that finds the first button.
    pub fn button(&self) -> Stream {
        Stream::new(self.0, BUTTON)
    }
}

impl fmt::Debug for Seed {
    /// Never the key: who has it knows all cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// Numbers drawn from ChaCha20 (64-bit counter from 0, 64-bit nonce), one little-endian `u32` after the other.
#[derive(Debug)]
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// The stream of a key and a nonce: the number of the hand, or 0 under a key that serves one hand only.
    pub fn new(key: [u8; 32], nonce: u64) -> Stream {
        let mut cipher = ChaCha20Rng::from_seed(key);
        cipher.set_stream(nonce);
        Stream(cipher)
    }

    /// The stream of the shuffle that finds the first button, from the key of the table or of the hand.
    pub(crate) fn button(key: [u8; 32]) -> Stream {
        Stream::new(key, BUTTON)
    }

    /// A number below `n`, each as likely: of 2^32 values those past the last multiple of `n` are drawn again.
    /// Below 0 there is nothing; it counts as 1.
    ///
    /// ```
    /// let mut stream = tapete::Seed::from_text("felt").hand(1);
    /// assert!((0..100).all(|_| stream.draw(6) < 6));
    /// ```
    pub fn draw(&mut self, n: u32) -> u32 {
        below(n, || self.0.next_u32())
    }

    /// Fisher and Yates: from the last place down, each swapped with one at or before it.
    ///
    /// ```
    /// let mut order = [0, 1, 2];
    /// tapete::Seed::from_text("felt").hand(1).shuffle(&mut order);
    /// order.sort();
    /// assert_eq!(order, [0, 1, 2]);
    /// ```
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let other = self.draw(i as u32 + 1) as usize;
            // `other` is `i` or below it; `swap` would bring the text of a panic along.
            if let Some((below, [one, ..])) = items.split_at_mut_checked(i)
                && let Some(other) = below.get_mut(other)
            {
                std::mem::swap(one, other);
            }
        }
    }

    /// A throw of three dice.
    pub fn dice(&mut self) -> [u8; 3] {
        [(); 3].map(|()| self.draw(6) as u8 + 1)
    }
}

/// `next` modulo `n`, from the first value under the highest multiple of `n` up to 2^32.
fn below(n: u32, mut next: impl FnMut() -> u32) -> u32 {
    let n = n.max(1);
    // 2^32 modulo n, without numbers of 64 bits, which 32-bit targets divide slowly.
    let tail = (u32::MAX % n + 1) % n;
    loop {
        let value = next();
        if value <= u32::MAX - tail {
            return value % n;
        }
    }
}

/// 32 fresh bytes from the system, or in JavaScript from its `crypto`.
///
/// # Errors
/// `noEntropy`: there is no such source. Nothing else is ever used in its place.
///
/// ```
/// assert_ne!(tapete::fresh_key()?, tapete::fresh_key()?);
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn fresh_key() -> Result<[u8; 32], Problem> {
    let mut key = [0; 32];
    if fill(&mut key) {
        Ok(key)
    } else {
        Err(Problem::new(Code::NoEntropy))
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn fill(key: &mut [u8; 32]) -> bool {
    getrandom::fill(key).is_ok()
}

/// In JavaScript a call for randomness takes as long as a deal, whatever it asks for: keys are fetched some at a time.
#[cfg(all(
    target_arch = "wasm32",
    any(feature = "js", not(any(target_os = "unknown", target_os = "none")))
))]
fn fill(key: &mut [u8; 32]) -> bool {
    use std::cell::Cell;

    const KEYS: usize = 128;
    thread_local! {
        static FETCHED: Cell<Vec<[u8; 32]>> = const { Cell::new(Vec::new()) };
    }
    let mut keys = FETCHED.take();
    if keys.is_empty() {
        keys = vec![[0; 32]; KEYS];
        if getrandom::fill(keys.as_flattened_mut()).is_err() {
            keys.clear();
        }
    }
    // Each serves once, and does not stay in memory.
    if let Some(last) = keys.last_mut() {
        std::mem::swap(key, last);
    }
    let fetched = keys.pop().is_some();
    FETCHED.set(keys);
    fetched
}

/// Bare WebAssembly has no source of its own.
#[cfg(not(any(
    feature = "js",
    not(all(target_arch = "wasm32", any(target_os = "unknown", target_os = "none")))
)))]
fn fill(_: &mut [u8; 32]) -> bool {
    false
}

/// The key that 64 hex digits of either case spell.
pub(crate) fn key_from_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 {
        return None;
    }
    let mut key = [0; 32];
    let mut digits = text.bytes();
    for byte in &mut key {
        for _ in 0..2 {
            *byte = *byte << 4 | char::from(digits.next()?).to_digit(16)? as u8;
        }
    }
    Some(key)
}

/// SHA-256 as lower-case hex digits.
pub(crate) fn sha256_hex(bytes: &[u8]) -> String {
    path::hex(&sha256(bytes))
}

#[inline(never)]
fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

#[cfg(test)]
mod tests {
    use super::below;

    /// Of 2^32 values the last 2^32 mod n are drawn again; the one before them is taken.
    #[test]
    fn s05_draw_below_n_rejects_exactly_the_tail() {
        for n in [
            1,
            2,
            3,
            5,
            6,
            7,
            9,
            13,
            51,
            52,
            53,
            1 << 31,
            (1 << 31) + 1,
            u32::MAX,
        ] {
            let end = (1u64 << 32) / u64::from(n) * u64::from(n);
            let last = (end - 1) as u32;
            assert_eq!(below(n, || last), n - 1, "{n}: the last value taken");
            if end < 1 << 32 {
                let mut values = [end as u32, u32::MAX, 0].into_iter();
                assert_eq!(
                    below(n, || values.next().unwrap_or(1)),
                    0,
                    "{n}: refused values"
                );
                assert_eq!(
                    values.next(),
                    None,
                    "{n}: both values of the tail were drawn again"
                );
            }
        }
    }
}
