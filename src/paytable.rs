//! Pay tables: what each kind of hand pays, in the order in which a hand is looked up.
#![forbid(unsafe_code)]

use crate::card::Rank;
use crate::json::{Fields, Json, Object};
use crate::pay::Pay;
use crate::problem::Problem;
use crate::ranking::category::{Category, Ranks};

/// A pay table by key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PayTable(Vec<(&'static str, Pay)>);

impl PayTable {
    /// A table of ratios to one.
    pub(crate) fn to_one(pays: &[(&'static str, u32)]) -> PayTable {
        let mut table = Vec::new();
        for (key, n) in pays {
            table.push((*key, Pay::to_one(*n)));
        }
        PayTable(table)
    }

    /// This table with the ratios that an object names instead of its own, if it is there. Every changed ratio is shown
    /// to `check`.
    pub(crate) fn with(
        mut self,
        key: &str,
        fields: &mut Fields<'_, '_>,
        check: &dyn Fn(&'static str, Pay, Pay) -> Result<(), Problem>,
    ) -> PayTable {
        fields.within(key, false, &mut |fields| {
            for (key, pay) in &mut self.0 {
                if let Some(named) = fields.maybe_pay(key) {
                    fields.faults.note(check(key, named, *pay));
                    *pay = named;
                }
            }
        });
        self
    }

    /// What a key pays.
    pub(crate) fn pay(&self, key: &str) -> Option<Pay> {
        self.0
            .iter()
            .find(|(name, _)| *name == key)
            .map(|(_, pay)| *pay)
    }

    /// The highest ratio, rounded up, for bounds.
    pub(crate) fn best(&self) -> u64 {
        let all = self.0.iter().map(|(_, pay)| pay.ceiling());
        all.max().unwrap_or(0)
    }

    pub(crate) fn to_json(&self) -> Json {
        let mut object = Object::default();
        for (key, pay) in &self.0 {
            object.pay(key, *pay);
        }
        object.done()
    }
}

/// The key under which a poker hand is paid; none below the least pair.
#[inline(never)]
pub(crate) fn poker_key(
    category: Category,
    ranks: &Ranks,
    least: Rank,
    least_key: &'static str,
) -> Option<&'static str> {
    Some(match category {
        Category::FiveAces | Category::RoyalFlush => "royalFlush",
        Category::StraightFlush => "straightFlush",
        Category::FourOfAKind => "fourOfAKind",
        Category::FullHouse => "fullHouse",
        Category::Flush => "flush",
        Category::Straight => "straight",
        Category::ThreeOfAKind => "threeOfAKind",
        Category::TwoPair => "twoPair",
        Category::OnePair if ranks.as_slice().first() >= Some(&least) => least_key,
        Category::OnePair | Category::HighCard => return None,
    })
}
