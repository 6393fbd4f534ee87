//! Texts that are part of the program: names, keys, reasons.
#![forbid(unsafe_code)]

use serde::{Serialize, Serializer};

/// A text that is part of the program. Written as a variant's name, which every format writes as a text; so that the
/// package's own format (`packed`) need not look at its letters.
pub(crate) struct Word(pub(crate) &'static str);

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("", 0, self.0)
    }
}

/// For `#[serde(serialize_with = "word")]`.
pub(crate) fn word<S: Serializer>(text: &&'static str, serializer: S) -> Result<S::Ok, S::Error> {
    Word(text).serialize(serializer)
}
