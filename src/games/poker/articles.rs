//! Which article stands behind a rule that both games have, and whose rule it is where a page is silent or cut.
#![forbid(unsafe_code)]

use crate::action::Seat;
use crate::cite::{Cite, Game};
use crate::games::house::about_seat;
use crate::problem::{Code, Problem};
use crate::table::unknown_seat;

/// A rule of both games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rule {
    /// At least two players.
    Players,
    /// One player a place, and one place a player.
    OnePlace,
    /// Nobody leaves during a hand.
    Stay,
    /// No chips in or out during a hand.
    NoChips,
    /// Only chips that were on the table before the hand.
    TableStakes,
    /// Each acts in his turn.
    Turn,
    /// Check while nobody has bet.
    Check,
    /// Match the bet to go on.
    Call,
    /// The first bet of a round.
    Bet,
    /// More than the bet.
    Raise,
    /// Give up the hand and what was put in.
    Fold,
    /// The cards go round.
    Deal,
    /// Bets lie within the limits of the table.
    Limits,
    /// How much may be bet or raised within them.
    Sizes,
    /// Raises of a round are limited.
    Cap,
    /// What a short all-in reopens.
    Reopen,
    /// Who has no chips left plays for his part: pots, uncalled bets, dead money.
    Pots,
    /// The best hand takes the pot.
    Best,
    /// Equal hands share, and who gets the odd chips.
    OddChips,
    /// Who shows first, and who must.
    Showdown,
}

const fn roberts(note: &'static str) -> Cite {
    Cite::roberts(note)
}

/// The article of a rule; where the page is silent or cut, the source that decides.
pub(crate) const fn cite(game: Game, rule: Rule) -> Cite {
    let stud = matches!(game, Game::SevenCardStud);
    // The page of hold'em ends with the blinds; stud's goes on.
    let (on_stud, on_holdem, note) = match rule {
        Rule::Players => ("5", "6", ""),
        Rule::OnePlace => ("5.a", "6.a", ""),
        Rule::Stay => ("5.c", "6.c", ""),
        Rule::Limits => ("5.f", "6.f", ""),
        Rule::NoChips => ("5.g", "6.g", ""),
        Rule::TableStakes => ("5.h", "6.h", ""),
        Rule::Turn => ("5.i", "6.i", ""),
        Rule::Best => ("6", "7", ""),
        Rule::Check => ("9.e", "", "bettingRounds"),
        Rule::Call => ("9.f", "", "bettingRounds"),
        Rule::Bet => ("9.b", "", "bettingRounds"),
        Rule::Raise => ("9.c", "", "bettingRounds"),
        Rule::Fold => ("9.d", "", "bettingRounds"),
        Rule::Cap => ("9.c", "", "raiseCap"),
        Rule::Pots => ("9.g", "", "sidePots"),
        Rule::Deal => ("8", "", "holdemDeal"),
        Rule::Sizes => ("", "", "betSizes"),
        Rule::Reopen => ("", "", "shortAllIns"),
        Rule::OddChips => ("", "", "oddChips"),
        Rule::Showdown => ("", "", "showdownOrder"),
    };
    let article = if stud { on_stud } else { on_holdem };
    if article.is_empty() {
        roberts(note)
    } else {
        Cite::article(game, article)
    }
}

/// A refusal by a rule.
#[inline(never)]
pub(crate) fn ruled(problem: Problem, game: Game, rule: Rule) -> Problem {
    problem.cited_as(&cite(game, rule))
}

/// What speaks against a chair.
#[inline(never)]
pub(crate) fn about_chair(code: Code, seat: Seat, game: Game, rule: Rule) -> Problem {
    about_seat(code, seat, &cite(game, rule))
}

/// A chair that the table does not have.
#[inline(never)]
pub(crate) fn no_chair(seat: Seat, size: Seat, game: Game) -> Problem {
    ruled(unknown_seat(seat, size), game, Rule::OnePlace)
}

/// An uncalled bet comes back; no page says so.
pub(crate) const UNCALLED: Cite = roberts("uncalledBets");
/// A fold without a bet to answer.
pub(crate) const NEEDLESS_FOLD: Cite = Cite::house("needlessFolds");
/// Chairs are taken, left and sat out.
pub(crate) const CHAIRS: Cite = Cite::house("chairsBetweenHands");
/// All odd chips of a pot to one of its winners, where the table has it so.
pub(crate) const TO_FIRST: Cite = Cite::house("oddChipsToFirst");
