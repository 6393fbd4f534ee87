//! Names of places in plain data, and other short texts, put together without the formatting machinery: that is a
//! tenth of a small WebAssembly module.
#![forbid(unsafe_code)]

/// `path.key`
pub(crate) fn key(path: &str, key: &str) -> String {
    joined(&[path, ".", key], "")
}

/// `path[index]`
pub(crate) fn index(path: &str, index: usize) -> String {
    joined(&[path, "[", &decimal(index as u64), "]"], "")
}

/// `min..max`
pub(crate) fn range(min: u64, max: u64) -> String {
    joined(&[&decimal(min), "..", &decimal(max)], "")
}

/// The texts with a separator between them.
pub(crate) fn joined(texts: &[&str], separator: &str) -> String {
    let mut joined = String::new();
    for (i, text) in texts.iter().enumerate() {
        add(&mut joined, if i == 0 { "" } else { separator });
        add(&mut joined, text);
    }
    joined
}

/// Adds to a text. A call: `push_str` is five times as long wherever it is inlined.
#[inline(never)]
pub(crate) fn add(text: &mut String, more: &str) {
    text.push_str(more);
}

pub(crate) fn decimal(number: u64) -> String {
    let mut text = match number / 10 {
        0 => String::new(),
        tens => decimal(tens),
    };
    text.push(char::from(b'0' + (number % 10) as u8));
    text
}

/// Lower-case hex digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes {
        for half in [byte >> 4, byte & 15] {
            text.push(char::from_digit(half.into(), 16).unwrap_or('0'));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{decimal, hex, index, key, range};

    #[test]
    fn texts_are_as_the_formatting_machinery_writes_them() {
        for number in [0, 1, 9, 10, 99, 100, 9_007_199_254_740_991, u64::MAX] {
            assert_eq!(decimal(number), number.to_string());
        }
        assert_eq!(key("action", "to"), "action.to");
        assert_eq!(index("action.bets", 12), "action.bets[12]");
        assert_eq!(range(3, 21), "3..21");
        assert_eq!(hex(&[0, 0x0f, 0xa5, 0xff]), "000fa5ff");
    }
}
