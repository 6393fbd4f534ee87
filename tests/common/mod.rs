//! What the ranking tests share: enumeration of hands, digests of values, and a second, deliberately naive evaluator.
#![allow(
    dead_code,
    unreachable_pub,
    missing_docs,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic
)]

use std::collections::BTreeSet;
use std::sync::OnceLock;

use sha2::{Digest, Sha256};
use tapete::{HandKind, Ruleset};

pub const TABLE: &str = include_str!("../data/category-counts.json");
pub const DIGESTS: &str = include_str!("../data/digests.json");

/// Every hand of `size` ids below `deck`, ascending, the last card fastest, in batches of whole hands.
pub fn all_hands(deck: u8, size: usize, mut batch: impl FnMut(&[u8])) {
    let mut hand: Vec<u8> = (0..size as u8).collect();
    let mut ids = Vec::with_capacity(size * 16_384);
    loop {
        ids.extend_from_slice(&hand);
        if ids.len() == size * 16_384 {
            batch(&ids);
            ids.clear();
        }
        let last = |i: usize| deck - (size - i) as u8;
        let Some(i) = (0..size).rev().find(|i| hand[*i] < last(*i)) else {
            break;
        };
        hand[i] += 1;
        for j in i + 1..size {
            hand[j] = hand[j - 1] + 1;
        }
    }
    batch(&ids);
}

/// SHA-256 over values as little-endian u16, and how many hands of each value there were.
pub struct Tally {
    hash: Sha256,
    pub by_value: Vec<u64>,
}

impl Tally {
    pub fn new(rules: Ruleset) -> Tally {
        Tally {
            hash: Sha256::new(),
            by_value: vec![0; usize::from(rules.classes())],
        }
    }

    pub fn add(&mut self, values: &[u16]) {
        let bytes: Vec<u8> = values
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect();
        self.hash.update(&bytes);
        values
            .iter()
            .for_each(|value| self.by_value[usize::from(*value)] += 1);
    }

    pub fn digest(&self) -> String {
        self.hash
            .clone()
            .finalize()
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }

    /// How many hands of each category, by the category's name.
    pub fn by_category(&self, rules: Ruleset) -> serde_json::Map<String, serde_json::Value> {
        let mut counts = serde_json::Map::new();
        for (value, count) in self.by_value.iter().enumerate() {
            let (category, _) = HandKind::Best(rules).describe(value as u16, 5).unwrap();
            let name = category.as_str().to_string();
            let before = counts.get(&name).and_then(|n| n.as_u64()).unwrap_or(0);
            counts.insert(name, (before + count).into());
        }
        counts
    }
}

/// The key of five natural cards: category, then what breaks ties, as one number. Sorting and counting, no bits.
fn natural_key(cards: &[u8; 5], rules: Ruleset) -> u32 {
    let mut ranks: Vec<u32> = cards.iter().map(|id| u32::from(id / 4) + 2).collect();
    ranks.sort_by(|a, b| b.cmp(a));
    let suited = cards.iter().all(|id| id % 4 == cards[0] % 4);
    // Twice the top card, so that the Pai Gow wheel fits between ace-high (28) and king-high (26).
    let straight = if ranks.windows(2).all(|pair| pair[0] == pair[1] + 1) {
        Some(2 * ranks[0])
    } else if ranks == [14, 5, 4, 3, 2] && rules != Ruleset::AceHigh {
        Some(if rules == Ruleset::PaiGow { 27 } else { 10 })
    } else {
        None
    };
    let mut groups: Vec<(usize, u32)> = Vec::new();
    for rank in &ranks {
        let times = ranks.iter().filter(|other| *other == rank).count();
        if !groups.contains(&(times, *rank)) {
            groups.push((times, *rank));
        }
    }
    groups.sort_by(|a, b| b.cmp(a));
    let shape: Vec<usize> = groups.iter().map(|(times, _)| *times).collect();
    let (category, tie_break) = match (straight, suited, shape.as_slice()) {
        (Some(28), true, _) => (9, vec![]),
        (Some(top), true, _) => (8, vec![top]),
        (_, _, [4, 1]) => (7, groups.iter().map(|(_, rank)| *rank).collect()),
        (_, _, [3, 2]) => (6, groups.iter().map(|(_, rank)| *rank).collect()),
        (_, true, _) => (5, ranks.clone()),
        (Some(top), false, _) => (4, vec![top]),
        (_, _, [3, 1, 1]) => (3, groups.iter().map(|(_, rank)| *rank).collect()),
        (_, _, [2, 2, 1]) => (2, groups.iter().map(|(_, rank)| *rank).collect()),
        (_, _, [2, 1, 1, 1]) => (1, groups.iter().map(|(_, rank)| *rank).collect()),
        _ => (0, ranks.clone()),
    };
    let place = |i: usize| tie_break.get(i).copied().unwrap_or(0);
    (0..5).fold(category, |key, i| key * 32 + place(i))
}

/// The key of five cards, the joker tried as every card that paigow 3 lets it be.
fn key(cards: &[u8; 5], rules: Ruleset) -> u32 {
    let Some(joker) = cards.iter().position(|id| *id == 52) else {
        return natural_key(cards, rules);
    };
    let others: Vec<u8> = cards.iter().copied().filter(|id| *id != 52).collect();
    if others.iter().all(|id| id / 4 == 12) {
        return 10 * 32u32.pow(5);
    }
    let readings = (0..52).filter(|id| !others.contains(id)).filter_map(|id| {
        let mut cards = *cards;
        cards[joker] = id;
        let key = natural_key(&cards, rules);
        let completes = matches!(key / 32u32.pow(5), 4 | 5 | 8 | 9);
        (completes || id / 4 == 12).then_some(key)
    });
    readings.max().unwrap()
}

/// The naive evaluator: the place of a hand's key among all keys that five cards can have.
pub struct Naive {
    /// The value of every five-card hand, in the order of [`Naive::place`].
    values: Vec<u16>,
    choose: [[u32; 6]; 54],
}

impl Naive {
    pub fn of(rules: Ruleset) -> &'static Naive {
        static ALL: [OnceLock<Naive>; 3] = [const { OnceLock::new() }; 3];
        ALL[rules as usize].get_or_init(|| Naive::build(rules))
    }

    fn build(rules: Ruleset) -> Naive {
        let deck = if rules == Ruleset::PaiGow { 53 } else { 52 };
        let mut choose = [[0; 6]; 54];
        for n in 0..54 {
            choose[n][0] = 1;
            for k in 1..6.min(n + 1) {
                choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            }
        }
        let mut keys = Vec::new();
        all_hands(deck, 5, |ids| {
            keys.extend(
                ids.chunks(5)
                    .map(|hand| key(hand.try_into().unwrap(), rules)),
            );
        });
        let classes: Vec<u32> = keys
            .iter()
            .copied()
            .collect::<BTreeSet<u32>>()
            .into_iter()
            .collect();
        assert_eq!(
            classes.len(),
            usize::from(rules.classes()),
            "distinct hands"
        );
        let mut naive = Naive {
            values: vec![0; keys.len()],
            choose,
        };
        let mut keys = keys.iter();
        all_hands(deck, 5, |ids| {
            for hand in ids.chunks(5) {
                let place = naive.place(hand.iter().map(|id| usize::from(*id)));
                let value = classes.binary_search(keys.next().unwrap()).unwrap();
                naive.values[place] = value as u16;
            }
        });
        naive
    }

    /// Colexicographic place of five ascending ids.
    fn place(&self, ids: impl Iterator<Item = usize>) -> usize {
        ids.zip(1..)
            .map(|(id, k)| self.choose[id][k] as usize)
            .sum()
    }

    /// The best of all choices of five of the ascending ids.
    pub fn value(&self, hand: &[u8]) -> u16 {
        let chosen = |mask: u32| {
            let ids = (0..hand.len()).filter(move |i| mask >> i & 1 == 1);
            self.values[self.place(ids.map(|i| usize::from(hand[i])))]
        };
        let masks = (0..1u32 << hand.len()).filter(|mask| mask.count_ones() == 5);
        masks.map(chosen).max().unwrap()
    }
}

/// `standard-7` and the like, with its ruleset and deck.
pub fn named(name: &str) -> (Ruleset, u8, usize) {
    let (rules, size) = name.split_once('-').unwrap();
    let rules = Ruleset::ALL
        .into_iter()
        .find(|r| r.as_str() == rules)
        .unwrap();
    (
        rules,
        if rules.has_joker() { 53 } else { 52 },
        size.parse().unwrap(),
    )
}

/// Every hand through the product's batch ranking.
pub fn core_tally(name: &str) -> Tally {
    let (rules, deck, size) = named(name);
    let mut tally = Tally::new(rules);
    all_hands(deck, size, |ids| {
        let values = tapete::rank_many(ids, size, rules, true);
        assert_eq!(values.len(), ids.len() / size, "a good hand was refused");
        tally.add(&values);
    });
    tally
}

/// Every hand through the naive evaluator.
pub fn naive_tally(name: &str) -> Tally {
    let (rules, deck, size) = named(name);
    let naive = Naive::of(rules);
    let mut tally = Tally::new(rules);
    all_hands(deck, size, |ids| {
        let values: Vec<u16> = ids.chunks(size).map(|hand| naive.value(hand)).collect();
        tally.add(&values);
    });
    tally
}

/// The stored digest.
pub fn stored_digest(name: &str) -> String {
    let all: serde_json::Value = serde_json::from_str(DIGESTS).unwrap();
    all[name].as_str().unwrap().to_string()
}
