//! Chips: whole numbers of the smallest unit.
#![forbid(unsafe_code)]

/// An amount of chips, 0 to 2^53 - 1, so that JavaScript holds it exactly.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chips(u64);

impl crate::plain::Plain for Chips {
    fn put<S: crate::plain::Sink>(&self, out: &mut S) {
        self.0.put(out);
    }
}

impl Chips {
    /// No chips.
    pub const ZERO: Chips = Chips(0);
    /// The most that an amount may be.
    pub const MAX: Chips = Chips((1 << 53) - 1);

    /// The amount, if it is in range.
    ///
    /// ```
    /// assert_eq!(tapete::Chips::new(25).map(|chips| chips.get()), Some(25));
    /// assert_eq!(tapete::Chips::new(1 << 53), None);
    /// ```
    pub const fn new(amount: u64) -> Option<Chips> {
        if amount <= Chips::MAX.0 {
            Some(Chips(amount))
        } else {
            None
        }
    }

    /// The amount as a number.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Whether there is none.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// `floor(self * n / d)`, or the most there can be. Bit by bit where 64 bits do not hold the product: a division of
    /// 128 bits takes a kilobyte of code.
    pub(crate) fn times(self, n: u64, d: u64) -> Chips {
        let d = d.max(1);
        if (self.0 | n) >> 32 == 0 {
            return Chips::of(self.0 * n / d);
        }
        let (each, left) = (self.0 / d, self.0 % d);
        let (mut whole, mut rest) = (0, 0);
        for bit in (0..53).rev() {
            let set = n >> bit & 1;
            whole = whole * 2 + each * set;
            rest = rest * 2 + left * set;
            while rest >= d {
                whole += 1;
                rest -= d;
            }
            if whole > Chips::MAX.0 {
                return Chips::MAX;
            }
        }
        Chips(whole)
    }
}

impl Chips {
    /// This many, or the most there can be. A table is refused at construction if its hands could get there.
    pub(crate) const fn of(amount: u64) -> Chips {
        if amount > Chips::MAX.0 {
            Chips::MAX
        } else {
            Chips(amount)
        }
    }
}

impl std::ops::Add for Chips {
    type Output = Chips;

    fn add(self, other: Chips) -> Chips {
        // Two amounts of 2^53 at most: far from the end of the type.
        Chips::of(self.0 + other.0)
    }
}

impl std::ops::AddAssign for Chips {
    fn add_assign(&mut self, other: Chips) {
        *self = *self + other;
    }
}

impl std::ops::Sub for Chips {
    type Output = Chips;

    /// What is left; nothing if `other` is more.
    fn sub(self, other: Chips) -> Chips {
        Chips(self.0.saturating_sub(other.0))
    }
}

impl std::iter::Sum for Chips {
    fn sum<I: Iterator<Item = Chips>>(amounts: I) -> Chips {
        amounts.fold(Chips::ZERO, |total, amount| total + amount)
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
                    assert_eq!(Chips(a).times(n, d), Chips(capped), "{a} * {n} / {d}");
                }
            }
        }
    }
}
