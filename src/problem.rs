//! What is said when something is refused: one type for the whole crate.
#![forbid(unsafe_code)]

use crate::cite::Cite;

macro_rules! codes {
    ($($variant:ident $text:literal $meaning:literal;)*) => {
        /// The stable code of a problem. When several apply, the first in this order is reported.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code {
            $(#[doc = $meaning] $variant,)*
        }

        impl Code {
            /// Every code, in the order in which they are reported.
            pub const ALL: &'static [Code] = &[$(Code::$variant),*];

            /// The code as JavaScript and the text catalogues name it.
            ///
            /// ```
            /// assert_eq!(tapete::Code::BadCard.as_str(), "badCard");
            /// ```
            pub const fn as_str(self) -> &'static str {
                match self { $(Code::$variant => $text,)* }
            }
        }
    };
}

codes! {
    BadInput "badInput" "A value of the wrong type or out of its range.";
    UnknownKey "unknownKey" "A key that the object does not have.";
    BadCard "badCard" "Text that is no card.";
    DuplicateCard "duplicateCard" "The same card twice.";
    WrongCount "wrongCount" "Too few or too many cards.";
    JokerNotAllowed "jokerNotAllowed" "A joker where the game has none.";
}

/// One fact of a problem, for example the position of a bad card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Detail {
    /// A whole number.
    Number(u64),
    /// A word or a piece of the input.
    Text(String),
}

/// Why something was refused: a stable code, its facts, and the article where one speaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// What kind of problem it is.
    pub code: Code,
    /// Its facts by name, in a fixed order.
    pub details: Vec<(&'static str, Detail)>,
    /// The article or source of the rule that was broken.
    pub cite: Option<Cite>,
}

impl Problem {
    /// A problem without facts.
    pub fn new(code: Code) -> Problem {
        Problem {
            code,
            details: Vec::new(),
            cite: None,
        }
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: u64) -> Problem {
        self.details.push((name, Detail::Number(value)));
        self
    }

    /// Adds a text.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl Into<String>) -> Problem {
        self.details.push((name, Detail::Text(value.into())));
        self
    }
}

impl std::fmt::Display for Problem {
    /// The code and its facts, for developers; pages use the text catalogues.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code.as_str())?;
        for (name, detail) in &self.details {
            match detail {
                Detail::Number(value) => write!(f, " {name}={value}")?,
                Detail::Text(value) => write!(f, " {name}={value:?}")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for Problem {}
