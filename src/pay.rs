//! Ratios, and the limit that is shared out in proportion.
#![forbid(unsafe_code)]

use std::num::NonZeroU64;

use crate::chips::Chips;
use crate::plain::{Plain, Sink, plain};
#[cfg(feature = "js")]
use crate::{
    json::{self, Json},
    problem::Problem,
};

/// "n to d": a winning stake is paid `floor(stake * n / d)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pay {
    n: u64,
    d: NonZeroU64,
}

impl Pay {
    /// One to one.
    pub const EVEN: Pay = Pay::to_one(1);

    /// The ratio; none for "to 0" or past the range of chips.
    ///
    /// ```
    /// use tapete::{Chips, Pay};
    /// let three_to_two = Pay::new(3, 2).unwrap();
    /// assert_eq!(three_to_two.of(Chips::new(5).unwrap()).get(), 7);
    /// assert_eq!(Pay::new(1, 0), None);
    /// ```
    pub const fn new(n: u64, d: u64) -> Option<Pay> {
        match NonZeroU64::new(d) {
            Some(d) if n <= Chips::MAX.get() && d.get() <= Chips::MAX.get() => Some(Pay { n, d }),
            _ => None,
        }
    }

    /// `n` to 1.
    pub(crate) const fn to_one(n: u32) -> Pay {
        Pay {
            n: n as u64,
            d: NonZeroU64::MIN,
        }
    }

    /// In lowest terms.
    pub(crate) fn reduced(n: u64, d: u64) -> Pay {
        let (mut a, mut b) = (n, d);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let common = a.max(1);
        Pay {
            n: n / common,
            d: NonZeroU64::new(d / common).unwrap_or(NonZeroU64::MIN),
        }
    }

    /// What a stake wins, rounded down to the whole chip.
    pub fn of(self, stake: Chips) -> Chips {
        stake.times(self.n, self.d.get())
    }

    /// Whether this pays less than the other.
    pub fn is_below(self, other: Pay) -> bool {
        let times = |n: u64, d: NonZeroU64| u128::from(n) * u128::from(d.get());
        times(self.n, other.d) < times(other.n, self.d)
    }

    /// The ratio rounded up to a whole number, for bounds.
    #[inline(never)]
    pub(crate) fn ceiling(self) -> u64 {
        self.n.div_ceil(self.d.get())
    }

    /// `[n, d]`.
    pub const fn parts(self) -> [u64; 2] {
        [self.n, self.d.get()]
    }
}

/// A stake and its prize at so many to one, for bounds: more than all chips where that is more, a sum of some of which
/// the type still holds.
#[inline(never)]
pub(crate) fn all_back(stake: u64, to_one: u64) -> u64 {
    stake.saturating_mul(to_one + 1).min(1 << 60)
}

impl Plain for Pay {
    fn put<S: Sink>(&self, out: &mut S) {
        self.parts().put(out);
    }
}

plain! { Prorated { sum: "sum", factor: "factor", paid: "paid" } }

/// The outcome of sharing a limit out in proportion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prorated {
    /// All prizes together.
    pub sum: Chips,
    /// Limit over sum in lowest terms; one to one when the limit is not passed.
    pub factor: Pay,
    /// `floor(prize * limit / sum)` each, or the prizes themselves.
    pub paid: Vec<Chips>,
}

/// Shares a limit out over prizes in proportion, as article 13 of the Let It Ride regulation does: the factor is the
/// limit over the sum, each prize is multiplied by it; rounded down each. None if the sum passes the range of chips.
///
/// ```
/// use tapete::{Chips, prorate};
/// let chips = |amounts: &[u64]| amounts.iter().filter_map(|n| Chips::new(*n)).collect::<Vec<_>>();
/// let shared = prorate(&chips(&[1000, 500]), Chips::new(1000).unwrap()).unwrap();
/// assert_eq!(shared.factor.parts(), [2, 3]);
/// assert_eq!(shared.paid, chips(&[666, 333]));
/// ```
pub fn prorate(prizes: &[Chips], limit: Chips) -> Option<Prorated> {
    let mut sum = 0_u64;
    for prize in prizes {
        sum = sum.saturating_add(prize.get());
    }
    let sum = Chips::new(sum)?;
    let paid = limit.min(sum);
    Some(Prorated {
        sum,
        factor: if paid == sum {
            Pay::EVEN
        } else {
            Pay::reduced(paid.get(), sum.get())
        },
        paid: shares(paid, prizes, sum),
    })
}

/// The most prizes that one call shares a limit over.
#[cfg(feature = "js")]
const MOST_PRIZES: usize = 10_000;

/// [`prorate`] on plain data: `{ prizes, limit }`.
#[cfg(feature = "js")]
pub(crate) fn read_prorate(input: &Json) -> Result<Prorated, Problem> {
    json::object(input, "input", |fields| {
        let prizes = fields.each("prizes", 0, MOST_PRIZES, json::chips);
        let limit = fields.chips("limit");
        let shared = prorate(&prizes, limit?);
        fields
            .faults
            .require(shared.is_some(), || Problem::overflow("input.prizes"));
        shared
    })
}

/// Splits an amount over parts in proportion, rounded down each; what is left over goes one chip each to the first.
pub(crate) fn split(amount: Chips, parts: &[Chips]) -> Vec<Chips> {
    let sum: Chips = parts.iter().copied().sum();
    let mut shares = shares(amount, parts, sum);
    let mut spare = amount - shares.iter().copied().sum();
    for (given, part) in shares.iter_mut().zip(parts) {
        if !spare.is_zero() && *given < *part {
            let chip = Chips::of(1);
            *given += chip;
            spare = spare - chip;
        }
    }
    shares
}

/// The parts of an amount as those of a sum, rounded down each.
#[inline(never)]
fn shares(amount: Chips, parts: &[Chips], sum: Chips) -> Vec<Chips> {
    let mut shares = Vec::new();
    for part in parts {
        shares.push(part.times(amount.get(), sum.get()));
    }
    shares
}
