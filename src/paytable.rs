//! Pay tables: what each kind of hand pays, in the order in which a hand is looked up.
#![forbid(unsafe_code)]

use crate::card::Rank;
use crate::json::{Fields, Json, Object};
use crate::pay::Pay;
use crate::problem::{Faults, Problem};
use crate::ranking::category::{Category, Ranks};

/// A pay table by key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PayTable(Vec<(&'static str, Pay)>);

impl PayTable {
    /// A table of ratios to one.
    pub(crate) fn to_one(pays: &[(&'static str, u32)]) -> PayTable {
        PayTable(
            pays.iter()
                .map(|(key, n)| (*key, Pay::to_one(*n)))
                .collect(),
        )
    }

    /// This table with the ratios that an object names instead of its own. Every changed ratio is shown to `check`.
    pub(crate) fn with(
        &self,
        json: Option<&Json>,
        path: &str,
        faults: &mut Faults,
        check: &dyn Fn(&'static str, Pay, Pay) -> Result<(), Problem>,
    ) -> PayTable {
        let mut table = self.clone();
        let Some(json) = json else { return table };
        let Some(mut fields) = faults.note(Fields::of(json, path)) else {
            return table;
        };
        for (key, pay) in &mut table.0 {
            if let Some(named) = fields.maybe(key, faults, &crate::json::pay) {
                faults.note(check(key, named, *pay));
                *pay = named;
            }
        }
        fields.close(faults);
        table
    }

    /// What a key pays.
    pub(crate) fn pay(&self, key: &str) -> Option<Pay> {
        self.0
            .iter()
            .find(|(name, _)| *name == key)
            .map(|(_, pay)| *pay)
    }

    /// The highest ratio, rounded up, for bounds.
    pub(crate) fn best(&self) -> u128 {
        self.0
            .iter()
            .map(|(_, pay)| pay.ceiling())
            .max()
            .unwrap_or(0)
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
