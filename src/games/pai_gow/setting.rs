//! Setting seven cards: a low hand of two, a high hand of five, and which settings are legal.
#![forbid(unsafe_code)]

use crate::card::Card;
use crate::cards::Cards;
use crate::cite::Game;
use crate::plain::plain;
use crate::problem::{Code, Problem};
use crate::ranking::category::{Category, Ranks, Ruleset};
use crate::ranking::{HandKind, HandRank, rank_hand, rank_two};

/// A way to set seven cards, with both hands ranked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setting {
    /// The two cards of the low hand.
    pub low: Cards,
    /// The five cards of the high hand.
    pub high: Cards,
    /// The low hand's rank.
    pub low_rank: HandRank,
    /// The high hand's rank.
    pub high_rank: HandRank,
}

plain! { Setting { low: "low", high: "high", low_rank: "lowRank", high_rank: "highRank" } }

/// What decides a hand: its category and its ranks in order.
pub(crate) type Kind = (Category, Ranks);

/// Two cards and five, and what they are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Split {
    pub(crate) low: [Card; 2],
    pub(crate) high: [Card; 5],
    pub(crate) low_value: u16,
    pub(crate) high_value: u16,
    pub(crate) low_kind: Kind,
    pub(crate) high_kind: Kind,
}

impl Split {
    /// Any two and five cards have a rank.
    pub(crate) fn new(low: [Card; 2], high: [Card; 5], rules: Ruleset) -> Option<Split> {
        let kind = HandKind::Best(rules);
        let (low_value, high_value) = (HandKind::Two.value(&low), kind.value(&high));
        Some(Split {
            low,
            high,
            low_value,
            high_value,
            low_kind: HandKind::Two.describe(low_value, 2)?,
            high_kind: kind.describe(high_value, 5)?,
        })
    }

    /// The seven cards with these two in front; none if they are not two of them.
    pub(crate) fn of(seven: &[Card], low: [Card; 2], rules: Ruleset) -> Option<Split> {
        let mut high = [Card::JOKER; 5];
        let mut slots = high.iter_mut();
        for card in seven.iter().filter(|card| !low.contains(card)) {
            *slots.next()? = *card;
        }
        if slots.next().is_some() {
            return None;
        }
        Split::new(low, high, rules)
    }

    /// The higher combination goes in the high hand (article 4). Foul: the low hand's category is the higher, or it is
    /// the same and its ranks beat the first of the high hand. Equal is no foul.
    pub(crate) fn is_foul(&self) -> bool {
        let (low, high) = (&self.low_kind, &self.high_kind);
        if low.0 != high.0 {
            return low.0 > high.0;
        }
        let mut pairs = low.1.as_slice().iter().zip(high.1.as_slice());
        let decisive = pairs.find(|(low, high)| low != high);
        decisive.is_some_and(|(low, high)| low > high)
    }

    /// Both hands ranked.
    pub(crate) fn ranked(&self, rules: Ruleset) -> Option<Setting> {
        Some(Setting {
            low: self.low.as_slice().into(),
            high: self.high.as_slice().into(),
            low_rank: rank_two(&self.low).ok()?,
            high_rank: rank_hand(&self.high, rules).ok()?,
        })
    }
}

/// What settings are compared by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    /// The front, then the back.
    Front,
    /// The back, then the front.
    Back,
}

/// Of the settings that are such, the first of the best.
#[inline(never)]
pub(crate) fn first_best<'a>(
    splits: &'a [Split],
    by: By,
    keeps: &dyn Fn(&Split) -> bool,
) -> Option<&'a Split> {
    let value = |split: &Split| {
        let (low, high) = (u32::from(split.low_value), u32::from(split.high_value));
        match by {
            By::Front => low << 16 | high,
            By::Back => high << 16 | low,
        }
    };
    let mut best: Option<&Split> = None;
    for split in splits {
        if best.is_none_or(|best| value(split) > value(best)) && keeps(split) {
            best = Some(split);
        }
    }
    best
}

/// The legal ways to set seven cards, in the order of the cards given: of 21 those that are no foul.
pub(crate) fn splits(seven: &[Card], rules: Ruleset) -> Vec<Split> {
    let mut legal = Vec::with_capacity(21);
    for (i, first) in seven.iter().enumerate() {
        for second in seven.iter().skip(i + 1) {
            let split = Split::of(seven, [*first, *second], rules);
            if let Some(split) = split.filter(|split| !split.is_foul()) {
                legal.push(split);
            }
        }
    }
    legal
}

/// Refuses anything but seven different cards and a ruleset of Pai Gow.
pub(crate) fn check_seven(seven: &[Card], rules: Ruleset) -> Result<(), Problem> {
    if !rules.has_joker() {
        return Err(Problem::new(Code::BadInput));
    }
    HandKind::Best(rules).check(seven)?;
    if seven.len() == 7 {
        return Ok(());
    }
    Err(Problem::wrong_count(seven.len(), 7))
}

/// All legal ways to set seven cards: the best high hand first, then the best low hand. By `PaiGow`, or where
/// A-2-3-4-5 is the lowest straight by `PaiGowLowWheel`.
///
/// # Errors
/// `duplicateCard`, `wrongCount`; `badInput` for a ruleset without a joker.
///
/// ```
/// use tapete::Ruleset;
/// let seven = tapete::parse_cards("Kc Kd 9c 9d 4h 4s 7c")?;
/// let settings = tapete::legal_settings(&seven, Ruleset::PaiGow)?;
/// let best = settings.first().unwrap();
/// assert_eq!((best.low[0].to_string(), best.low[1].to_string()), ("4h".into(), "4s".into()));
/// # Ok::<(), tapete::Problem>(())
/// ```
pub fn legal_settings(seven: &[Card], rules: Ruleset) -> Result<Vec<Setting>, Problem> {
    check_seven(seven, rules)?;
    let legal = splits(seven, rules);
    let mut settings: Vec<Setting> = Vec::new();
    // Of equal settings the one given first comes first.
    while let Some(best) = first_best(&legal, By::Back, &|split| {
        settings.iter().all(|other| *other.low != split.low)
    }) {
        let Some(setting) = best.ranked(rules) else {
            break;
        };
        settings.push(setting);
    }
    Ok(settings)
}

#[inline(never)]
fn with_kind(
    problem: Problem,
    name: &'static str,
    ranks_name: &'static str,
    (category, ranks): Kind,
) -> Problem {
    let mut names = Vec::new();
    for rank in ranks.as_slice() {
        names.push(rank.as_str());
    }
    problem
        .text(name, category.as_str())
        .texts(ranks_name, &names)
}

/// A foul refused, with both ranks and the article.
pub(crate) fn foul_problem(split: &Split) -> Problem {
    let problem = Problem::new(Code::FoulHand);
    let problem = with_kind(problem, "low", "lowRanks", split.low_kind);
    let problem = with_kind(problem, "high", "highRanks", split.high_kind);
    problem.cited(crate::cite::Cite::article(Game::PaiGowPoker, "4"))
}
