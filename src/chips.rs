//! Chips: whole numbers of the smallest unit.
#![forbid(unsafe_code)]

use std::fmt;
use std::num::NonZeroU64;

/// An amount of chips, 0 to 2^53 - 1, so that JavaScript holds it exactly.
///
/// It is kept one higher than it is, never zero, so that `Option<Chips>` takes no more room: one number, not two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chips(NonZeroU64);

impl Default for Chips {
    fn default() -> Chips {
        Chips::ZERO
    }
}

impl fmt::Debug for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Chips").field(&self.get()).finish()
    }
}

/// The most that an amount may be.
const MOST: u64 = (1 << 53) - 1;

impl crate::plain::Plain for Chips {
    fn put<S: crate::plain::Sink>(&self, out: &mut S) {
        self.get().put(out);
    }
}

impl Chips {
    /// No chips.
    pub const ZERO: Chips = Chips(NonZeroU64::MIN);
    /// The most that an amount may be.
    pub const MAX: Chips = Chips::exact(MOST);

    /// The amount, if it is in range.
    ///
    /// ```
    /// assert_eq!(tapete::Chips::new(25).map(|chips| chips.get()), Some(25));
    /// assert_eq!(tapete::Chips::new(1 << 53), None);
    /// ```
    pub const fn new(amount: u64) -> Option<Chips> {
        if amount <= MOST {
            Some(Chips::exact(amount))
        } else {
            None
        }
    }

    /// The amount, which is in range.
    const fn exact(amount: u64) -> Chips {
        Chips(NonZeroU64::MIN.saturating_add(amount))
    }

    /// The amount as a number.
    pub const fn get(self) -> u64 {
        self.0.get() - 1
    }

    /// Whether there is none.
    pub const fn is_zero(self) -> bool {
        self.get() == 0
    }

    /// `floor(self * n / d)`, or the most there can be. Bit by bit where 64 bits do not hold the product: a division of
    /// 128 bits takes a kilobyte of code.
    pub(crate) fn times(self, n: u64, d: u64) -> Chips {
        let d = d.max(1);
        let amount = self.get();
        if (amount | n) >> 32 == 0 {
            return Chips::of(amount * n / d);
        }
        let (each, left) = (amount / d, amount % d);
        let (mut whole, mut rest) = (0, 0);
        for bit in (0..53).rev() {
            let set = n >> bit & 1;
            whole = whole * 2 + each * set;
            rest = rest * 2 + left * set;
            while rest >= d {
                whole += 1;
                rest -= d;
            }
            if whole > MOST {
                return Chips::MAX;
            }
        }
        Chips::exact(whole)
    }
}

impl Chips {
    /// This many, or the most there can be. A table is refused at construction if its hands could get there.
    pub(crate) const fn of(amount: u64) -> Chips {
        if amount > MOST {
            Chips::MAX
        } else {
            Chips::exact(amount)
        }
    }
}

impl std::ops::Add for Chips {
    type Output = Chips;

    #[inline(never)]
    fn add(self, other: Chips) -> Chips {
        // Two amounts of 2^53 at most: far from the end of the type.
        Chips::of(self.get() + other.get())
    }
}

impl std::ops::AddAssign for Chips {
    // A call: the sums of a settlement are in no hurry.
    #[inline(never)]
    fn add_assign(&mut self, other: Chips) {
        *self = *self + other;
    }
}

impl std::ops::Sub for Chips {
    type Output = Chips;

    /// What is left; nothing if `other` is more.
    #[inline(never)]
    fn sub(self, other: Chips) -> Chips {
        Chips::exact(self.get().saturating_sub(other.get()))
    }
}

impl std::iter::Sum for Chips {
    fn sum<I: Iterator<Item = Chips>>(amounts: I) -> Chips {
        let mut total = Chips::ZERO;
        amounts.for_each(|amount| total += amount);
        total
    }
}

#[cfg(test)]
mod tests {
    use super::Chips;

    #[test]
    fn times_is_the_division_of_128_bits() {
        let most = Chips::MAX.get();
        let numbers = [
            0,
            1,
            2,
            3,
            7,
            20,
            1 << 31,
            (1 << 32) - 1,
            1 << 32,
            (1 << 52) + 9,
            most - 1,
            most,
        ];
        for a in numbers {
            for n in numbers {
                for d in numbers.into_iter().filter(|d| *d > 0) {
                    let exact = u128::from(a) * u128::from(n) / u128::from(d);
                    let capped = exact.min(u128::from(most)) as u64;
                    assert_eq!(
                        Chips::exact(a).times(n, d),
                        Chips::exact(capped),
                        "{a} * {n} / {d}"
                    );
                }
            }
        }
    }
}
