//! What is said when something is refused: one type for the whole crate.
#![forbid(unsafe_code)]

use crate::cite::{By, Cite};
use crate::plain::{Plain, Sink, plain, serialize, words};

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
    NoEntropy "noEntropy" "The system gives no randomness.";
    BadInput "badInput" "A value of the wrong type or out of its range.";
    UnknownKey "unknownKey" "A key that the object does not have.";
    UnknownAction "unknownAction" "An action that the game does not have.";
    Stale "stale" "The action was meant for another version of the table.";
    BadConfig "badConfig" "Settings that contradict each other.";
    BadSnapshot "badSnapshot" "A snapshot that is cut, changed, or of a later version.";
    BadHandHistory "badHandHistory" "A hand history that cannot be read.";
    BadCard "badCard" "Text that is no card.";
    DuplicateCard "duplicateCard" "The same card twice.";
    WrongCount "wrongCount" "Too few or too many cards.";
    JokerNotAllowed "jokerNotAllowed" "A joker where the game has none.";
    BadDeck "badDeck" "A deck that cannot be dealt from.";
    BadCut "badCut" "A cut outside its range.";
    BadChips "badChips" "An amount that is no whole number of chips.";
    BadRatio "badRatio" "A ratio that is no `[n, d]`.";
    AmountOverflow "amountOverflow" "Amounts could pass the largest whole number.";
    PaytableBelowMinimum "paytableBelowMinimum" "A pay table under the regulation's minimum.";
    UnknownSeat "unknownSeat" "A seat that the table does not have.";
    DuplicateSeat "duplicateSeat" "The same seat twice.";
    SeatTaken "seatTaken" "Somebody sits there.";
    EmptySeat "emptySeat" "Nobody plays there.";
    HandRunning "handRunning" "Not while a hand is running.";
    NoHandRunning "noHandRunning" "Only while a hand is running.";
    WrongPhase "wrongPhase" "Not in this phase of the hand.";
    NotYourTurn "notYourTurn" "Another seat is to act.";
    NotEnoughPlayers "notEnoughPlayers" "Too few players.";
    NotEnoughChips "notEnoughChips" "The stack is too short.";
    BankTooSmall "bankTooSmall" "The banker cannot cover the bets.";
    BetStanding "betStanding" "There is a bet to answer.";
    NothingToCall "nothingToCall" "There is no bet to call.";
    NeedlessFold "needlessFold" "A fold without a bet to answer.";
    BelowMinimum "belowMinimum" "Less than the minimum.";
    AboveMaximum "aboveMaximum" "More than the maximum.";
    NotASize "notASize" "None of the sizes that are allowed.";
    RaiseCap "raiseCap" "The raises of the round are used up.";
    NotReopened "notReopened" "The betting was not reopened for this seat.";
    NotAllowed "notAllowed" "Not allowed now.";
    CardNotHeld "cardNotHeld" "A card that the seat does not hold.";
    FoulHand "foulHand" "The low hand beats the high hand.";
}

/// One fact of a problem, for example the position of a bad card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Detail {
    /// A whole number.
    Number(u64),
    /// A number of the input that is not whole, or negative.
    Fraction(Fraction),
    /// A word or a piece of the input.
    Text(String),
    /// Several numbers: seats, sizes, a ratio.
    Numbers(Vec<u64>),
    /// Several words: cards, names.
    Texts(Vec<String>),
}

/// A finite number by its bits, so that problems can be compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fraction(u64);

impl Fraction {
    /// The number.
    pub const fn get(self) -> f64 {
        f64::from_bits(self.0)
    }
}

/// Why something was refused: a stable code, its facts, and the article where one speaks. One pointer wide, so that
/// results with it are small.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem(Box<Facts>);

/// What a [`Problem`] says; its fields are read through it: `problem.code`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    /// What kind of problem it is.
    pub code: Code,
    /// Its facts by name, in a fixed order.
    pub details: Vec<(&'static str, Detail)>,
    /// The article or source of the rule that was broken.
    pub cite: Option<Cite>,
}

impl std::ops::Deref for Problem {
    type Target = Facts;

    fn deref(&self) -> &Facts {
        &self.0
    }
}

impl Problem {
    /// A problem without facts.
    #[cold]
    #[inline(never)]
    pub fn new(code: Code) -> Problem {
        Problem(Box::new(Facts {
            code,
            details: Vec::new(),
            cite: None,
        }))
    }

    /// Too few or too many cards, where so many are wanted.
    #[cold]
    #[inline(never)]
    pub(crate) fn wrong_count(count: usize, wanted: usize) -> Problem {
        Problem::new(Code::WrongCount)
            .number("count", count as u64)
            .range(wanted as u64, wanted as u64)
    }

    /// Amounts of an argument that could pass the largest whole number.
    #[cold]
    #[inline(never)]
    pub(crate) fn overflow(argument: &str) -> Problem {
        Problem::new(Code::AmountOverflow).text("argument", argument)
    }

    #[cold]
    #[inline(never)]
    fn with(mut self, name: &'static str, detail: Detail) -> Problem {
        self.0.details.push((name, detail));
        self
    }

    /// Adds a number.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn number(self, name: &'static str, value: u64) -> Problem {
        self.with(name, Detail::Number(value))
    }

    /// Adds the least and the most.
    #[cold]
    #[inline(never)]
    pub(crate) fn range(self, min: u64, max: u64) -> Problem {
        self.number("min", min).number("max", max)
    }

    /// Adds a number that is not whole, or negative.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn fraction(self, name: &'static str, value: f64) -> Problem {
        self.with(name, Detail::Fraction(Fraction(value.to_bits())))
    }

    /// Adds a text.
    #[must_use]
    pub fn text(self, name: &'static str, value: impl AsRef<str>) -> Problem {
        self.with_text(name, value.as_ref())
    }

    #[cold]
    #[inline(never)]
    fn with_text(self, name: &'static str, value: &str) -> Problem {
        self.with(name, Detail::Text(value.to_string()))
    }

    /// Adds several numbers.
    #[must_use]
    pub fn numbers(self, name: &'static str, values: impl AsRef<[u64]>) -> Problem {
        self.with_numbers(name, values.as_ref())
    }

    #[cold]
    #[inline(never)]
    fn with_numbers(self, name: &'static str, values: &[u64]) -> Problem {
        self.with(name, Detail::Numbers(values.to_vec()))
    }

    /// Adds several texts.
    #[must_use]
    pub fn texts(self, name: &'static str, values: &[&str]) -> Problem {
        let values = values.iter().map(|value| value.to_string());
        self.with(name, Detail::Texts(values.collect()))
    }

    /// Says which argument it is about, before all other facts.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn about(mut self, argument: &str) -> Problem {
        let argument = Detail::Text(argument.to_string());
        self.0.details.insert(0, ("argument", argument));
        self
    }

    /// Names the rule that was broken.
    #[must_use]
    #[inline(always)]
    pub fn cited(self, cite: Cite) -> Problem {
        let (by, text) = cite.parts();
        self.cited_by(by, text)
    }

    /// The same for whoever was given the article or source.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub(crate) fn cited_as(mut self, cite: &Cite) -> Problem {
        self.0.cite = Some(*cite);
        self
    }

    #[cold]
    #[inline(never)]
    fn cited_by(mut self, by: By, text: &'static str) -> Problem {
        self.0.cite = Some(Cite::of(by, text));
        self
    }
}

/// Gathers the problems of one call and keeps the one that is reported: the first in the order of [`Code`].
#[derive(Debug, Default)]
pub(crate) struct Faults(Option<Problem>);

impl Faults {
    /// Takes note of a problem.
    #[inline(never)]
    pub(crate) fn add(&mut self, problem: Problem) {
        if self
            .0
            .as_ref()
            .is_none_or(|other| problem.code < other.code)
        {
            self.0 = Some(problem);
        }
    }

    /// Takes note of a failure; gives a success back.
    pub(crate) fn note<T>(&mut self, result: Result<T, Problem>) -> Option<T> {
        result.map_err(|problem| self.add(problem)).ok()
    }

    /// Takes note of a problem unless the condition holds.
    pub(crate) fn require(&mut self, holds: bool, problem: impl FnOnce() -> Problem) {
        if !holds {
            self.add(problem());
        }
    }

    /// Whether nothing was noted.
    pub(crate) const fn is_clear(&self) -> bool {
        self.0.is_none()
    }

    /// The problem to report, if there is one.
    pub(crate) fn result(self) -> Result<(), Problem> {
        self.0.map_or(Ok(()), Err)
    }

    /// The value, if nothing was noted.
    pub(crate) fn or<T>(self, value: Option<T>) -> Result<T, Problem> {
        match (self.0, value) {
            (None, Some(value)) => Ok(value),
            (Some(problem), _) => Err(problem),
            (None, None) => Err(Problem::new(Code::BadInput).text("reason", "value")),
        }
    }
}

words! { Code }

impl Plain for Detail {
    fn put<S: Sink>(&self, out: &mut S) {
        match self {
            Detail::Number(value) => value.put(out),
            Detail::Fraction(value) => value.get().put(out),
            Detail::Text(value) => value.put(out),
            Detail::Numbers(values) => values.put(out),
            Detail::Texts(values) => values.put(out),
        }
    }
}

impl Plain for Vec<(&'static str, Detail)> {
    fn put<S: Sink>(&self, out: &mut S) {
        out.map(&mut self.iter().map(|(name, _)| *name));
        for (name, detail) in self {
            out.key(name);
            detail.put(out);
        }
    }
}

plain! { Problem { code: "code", details: "details", cite: "cite" } }
serialize! { Detail }

impl std::fmt::Display for Problem {
    /// The code and its facts, for developers; pages use the text catalogues.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code.as_str())?;
        for (name, detail) in &self.details {
            match detail {
                Detail::Number(value) => write!(f, " {name}={value}")?,
                Detail::Fraction(value) => write!(f, " {name}={}", value.get())?,
                Detail::Text(value) => write!(f, " {name}={value:?}")?,
                Detail::Numbers(values) => write!(f, " {name}={values:?}")?,
                Detail::Texts(values) => write!(f, " {name}={values:?}")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for Problem {}
