//! How many completions of a hand fall into each category, by counting patterns instead of hands.
//!
//! By ranks alone it does not matter which suits the cards have: 49,205 patterns stand for the 133,784,560 hands of
//! seven cards, each for as many as there are ways to choose the cards of each rank. Then the flushes are moved: for
//! every set of ranks that makes one, the cards beside it are again counted by pattern. No other suit can make a second
//! one. This takes no table, works from whatever cards are left, and counts all hands in the time in which ranking each
//! of them gets through a hundredth.
#![forbid(unsafe_code)]

use super::HandKind;
use super::category::{Category, Ruleset};
use super::classes::Class;
use super::evaluate::{Multiples, Suited, rank_value, suit_value};
use super::ranksets::choose;
use crate::card::Card;
use crate::problem::{Code, Problem};

const CATEGORIES: usize = Category::ALL.len();

/// Counts the hands that `known` cards and `draw` more of the deck make, five to seven in all: how many in each
/// category, in the order of [`Category::ALL`]. The `dead` cards are out of the deck and in no hand.
///
/// # Errors
/// `duplicateCard`, `wrongCount`, `jokerNotAllowed`.
///
/// ```
/// use tapete::{Category, Ruleset, count_categories, parse_cards};
/// let counts = count_categories(&parse_cards("9h 8h 7h 2h")?, &[], 1, Ruleset::Standard)?;
/// assert_eq!(counts[Category::Flush as usize], 9);
/// assert_eq!(counts.iter().sum::<u64>(), 48);
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn count_categories(
    known: &[Card],
    dead: &[Card],
    draw: usize,
    ruleset: Ruleset,
) -> Result<[u64; CATEGORIES], Problem> {
    let mut seen = 0u64;
    for (argument, cards) in [("known", known), ("dead", dead)] {
        for (position, card) in cards.iter().enumerate() {
            if seen >> card.id() & 1 == 1 {
                return Err(Problem::new(Code::DuplicateCard)
                    .text("argument", argument)
                    .number("position", position as u64)
                    .text("card", card.as_str()));
            }
            seen |= 1 << card.id();
        }
    }
    let wrong = |argument, count: usize, min: usize, max: usize| {
        Err(Problem::new(Code::WrongCount)
            .text("argument", argument)
            .number("count", count as u64)
            .number("min", min as u64)
            .number("max", max as u64))
    };
    let (min, max) = (5usize.saturating_sub(draw), 7usize.saturating_sub(draw));
    if known.len() < min || known.len() > max || draw > 7 {
        return wrong("known", known.len(), min, max);
    }
    let deck = 52 + usize::from(ruleset.has_joker());
    let most = deck.saturating_sub(known.len() + draw);
    if dead.len() > most {
        return wrong("dead", dead.len(), 0, most);
    }
    for (argument, cards) in [("known", known), ("dead", dead)] {
        let joker = cards.iter().position(|card| card.is_joker());
        if let (Some(position), false) = (joker, ruleset.has_joker()) {
            return Err(Problem::new(Code::JokerNotAllowed)
                .text("argument", argument)
                .number("position", position as u64));
        }
    }
    let of = |cards: &[Card]| cards.iter().fold(0, |set, card| set | 1 << card.id());
    Ok(count(of(known), of(dead), draw, ruleset))
}

/// The same from sets of ids, bit by bit, that are known to be fit.
pub(crate) fn count(known: u64, dead: u64, draw: usize, rules: Ruleset) -> [u64; CATEGORIES] {
    let held = suited(known);
    let left = suited(!(known | dead));
    let mut counter = Counter {
        rules,
        classes: HandKind::Best(rules).all_classes(5),
        counts: [0; CATEGORIES],
    };
    counter.add(&held, &left, draw);
    if rules.has_joker() && left.joker && draw > 0 {
        let held = Suited {
            joker: true,
            ..held
        };
        counter.add(&held, &left, draw - 1);
    }
    counter.counts
}

fn suited(cards: u64) -> Suited {
    let mut sorted = Suited {
        joker: cards >> 52 & 1 == 1,
        ..Suited::default()
    };
    for (suit, set) in sorted.suits.iter_mut().enumerate() {
        *set = (0..13).fold(0, |set, rank| {
            set | ((cards >> (4 * rank + suit) & 1) as u16) << rank
        });
    }
    sorted
}

struct Counter {
    rules: Ruleset,
    classes: &'static [Class],
    counts: [u64; CATEGORIES],
}

impl Counter {
    /// Adds all hands of the cards held and `draw` natural ones of those left.
    fn add(&mut self, held: &Suited, left: &Suited, draw: usize) {
        let joker = held.joker;
        Pattern::of(&held.suits, &left.suits, joker).each(draw, &mut |hand, ways| {
            self.count(rank_value(hand, self.rules), ways);
        });
        for suit in 0..4 {
            let [own, spare] =
                [held, left].map(|cards| cards.suits.get(suit).map_or(0, |set| *set));
            let others = |cards: &Suited| {
                let mut suits = cards.suits;
                if let Some(set) = suits.get_mut(suit) {
                    *set = 0;
                }
                suits
            };
            let (others, others_left) = (others(held), others(left));
            // Every set of ranks drawn in this suit, the empty one last.
            let mut drawn = spare;
            loop {
                let set = own | drawn;
                let size = drawn.count_ones() as usize;
                if set.count_ones() + u32::from(joker) >= 5 && size <= draw {
                    let suited = suit_value(set, joker, self.rules);
                    let mut beside = Pattern::of(&others, &others_left, joker);
                    beside.hold(set);
                    beside.each(draw - size, &mut |hand, ways| {
                        let by_ranks = rank_value(hand, self.rules);
                        self.count(by_ranks, ways.wrapping_neg());
                        self.count(by_ranks.max(suited), ways);
                    });
                }
                if drawn == 0 {
                    break;
                }
                drawn = (drawn - 1) & spare;
            }
        }
    }

    /// Counts a value `ways` times; a hand is taken away by the number that wraps around.
    fn count(&mut self, value: u16, ways: u64) {
        let class = self.classes.get(usize::from(value));
        let category = class.map_or(0, |class| class.category() as usize);
        if let Some(count) = self.counts.get_mut(category) {
            *count = count.wrapping_add(ways);
        }
    }
}

/// How many cards of each rank are held, and how many are left.
struct Pattern {
    held: [u8; 13],
    left: [u8; 13],
    joker: bool,
}

type Visit<'a> = dyn FnMut(Multiples, u64) + 'a;

impl Pattern {
    fn of(held: &[u16; 4], left: &[u16; 4], joker: bool) -> Pattern {
        Pattern {
            held: by_rank(held),
            left: by_rank(left),
            joker,
        }
    }

    /// Holds one card more of each rank of a set.
    fn hold(&mut self, set: u16) {
        for (rank, count) in self.held.iter_mut().enumerate() {
            *count += (set >> rank & 1) as u8;
        }
    }

    /// Every pattern of ranks that drawing so many cards gives, and in how many ways.
    fn each(&self, draw: usize, visit: &mut Visit<'_>) {
        let mut hand = Multiples {
            joker: self.joker,
            ..Multiples::default()
        };
        for (rank, count) in self.held.iter().enumerate() {
            hand = hand.with(rank as u32, usize::from(*count));
        }
        self.from(0, draw, hand, 1, visit);
    }

    /// Draws the rest from this rank on.
    fn from(&self, rank: usize, draw: usize, hand: Multiples, ways: u64, visit: &mut Visit<'_>) {
        if draw == 0 {
            return visit(hand, ways);
        }
        for (rank, (held, left)) in self.held.iter().zip(&self.left).enumerate().skip(rank) {
            for drawn in 1..=draw.min(usize::from(*left)) {
                let hand = hand.with(rank as u32, usize::from(*held) + drawn);
                let ways = ways * u64::from(choose(u32::from(*left), drawn as u32));
                self.from(rank + 1, draw - drawn, hand, ways, visit);
            }
        }
    }
}

fn by_rank(suits: &[u16; 4]) -> [u8; 13] {
    let mut counts = [0; 13];
    for set in suits {
        for (rank, count) in counts.iter_mut().enumerate() {
            *count += (set >> rank & 1) as u8;
        }
    }
    counts
}
