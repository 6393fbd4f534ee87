//! The settings that both poker games have, and those of the game itself.
#![forbid(unsafe_code)]

use std::rc::Rc;

use super::articles::{Rule, about_chair, no_chair, ruled};
use super::round::BettingRules;
use super::structure::Structure;
use crate::action::Seat;
use crate::chips::Chips;
use crate::cite::Game;
use crate::games::{seven_card_stud, texas_holdem};
use crate::json::{Fields, Json, List, Object};
use crate::path;
use crate::problem::{Code, Problem};
use crate::ranking::category::Ruleset;

/// Fewer than two do not play (stud 5, holdem 6).
pub(crate) const LEAST_SEATS: Seat = 2;

/// The settings of a poker table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Config {
    pub(crate) betting: Betting,
    pub(crate) ante: Chips,
    pub(crate) variant: Variant,
}

/// What one of the games adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Variant {
    Holdem(texas_holdem::Settings),
    Stud(seven_card_stud::Settings),
}

/// What the contract calls `Betting`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Betting {
    pub(crate) seats: Vec<(Seat, Chips)>,
    pub(crate) size: Seat,
    /// Whether a seat may fold without a bet to answer.
    pub(crate) needless_fold: bool,
    /// Whether short all-ins do not add up to reopen the betting.
    pub(crate) single: bool,
    /// Whether all odd chips go to the first winner.
    pub(crate) all_to_first: bool,
    /// Whether seats decide about showing.
    pub(crate) manual: bool,
    /// Whether the first of them need not show, as long as others may.
    pub(crate) free: bool,
    pub(crate) ruleset: Ruleset,
}

impl Config {
    /// Reads the settings; `seed` and `keep` are the table's and were taken already.
    pub(crate) fn read(game: Game, fields: &mut Fields<'_, '_>) -> Option<Rc<Config>> {
        let betting = read_betting(game, fields);
        // In stud everyone antes (article 9.a).
        let (ante, variant) = if game == Game::SevenCardStud {
            let ante = fields.positive("ante");
            (
                ante,
                seven_card_stud::Settings::read(fields).map(Variant::Stud),
            )
        } else {
            let ante = fields.maybe_chips("ante").or(Some(Chips::ZERO));
            (
                ante,
                texas_holdem::Settings::read(fields).map(Variant::Holdem),
            )
        };
        let config = Rc::new(Config {
            betting: betting?,
            ante: ante?,
            variant: variant?,
        });
        if let Variant::Holdem(settings) = &config.variant {
            settings.check_button(&config.betting, fields.faults);
        }
        Some(config)
    }

    pub(crate) fn game(&self) -> Game {
        match self.variant {
            Variant::Holdem(_) => Game::TexasHoldem,
            Variant::Stud(_) => Game::SevenCardStud,
        }
    }

    pub(crate) fn structure(&self) -> Structure {
        match self.variant {
            Variant::Holdem(settings) => settings.structure,
            Variant::Stud(settings) => settings.structure,
        }
    }

    pub(crate) fn betting_rules(&self) -> BettingRules {
        BettingRules {
            structure: self.structure(),
            single: self.betting.single,
        }
    }

    pub(crate) fn to_json(&self) -> Json {
        let betting = &self.betting;
        let mut seats = List::default();
        for (seat, stack) in &betting.seats {
            let mut object = Object::default();
            object.seat(*seat);
            object.chips("stack", *stack);
            seats.add(object.done());
        }
        let mut config = Object::default();
        config.add("seats", seats.done());
        config.number("size", betting.size.into());
        config.flag("needlessFold", betting.needless_fold);
        config.choice("reopen", betting.single, REOPEN);
        config.choice("oddChips", betting.all_to_first, ODD_CHIPS);
        let showdown = usize::from(betting.manual) + usize::from(betting.free);
        config.word("showdown", SHOWDOWN.get(showdown).unwrap_or(&""));
        config.word("ruleset", betting.ruleset.as_str());
        config.chips("ante", self.ante);
        match &self.variant {
            Variant::Holdem(settings) => settings.write(&mut config),
            Variant::Stud(settings) => settings.write(&mut config),
        }
        config.done()
    }
}

const REOPEN: [&str; 2] = ["cumulative", "single"];
const ODD_CHIPS: [&str; 2] = ["oneEach", "allToFirst"];
const SHOWDOWN: [&str; 3] = ["auto", "manual", "free"];
const RULESETS: [&str; 2] = ["standard", "aceHigh"];

const fn most_seats(game: Game) -> Seat {
    match game {
        Game::SevenCardStud => 8,
        Game::TexasHoldem | Game::LetItRide | Game::TripleShot | Game::PaiGowPoker => 10,
    }
}

fn read_betting(game: Game, fields: &mut Fields<'_, '_>) -> Option<Betting> {
    let most = most_seats(game);
    let size = fields.maybe_whole("size", LEAST_SEATS.into(), most.into());
    let size = size.map_or(most, |size| size as Seat);
    let seats = read_seats(game, size, fields);
    let aces = fields.second("ruleset", &RULESETS);
    let showdown = fields.choice("showdown", &SHOWDOWN);
    Some(Betting {
        needless_fold: fields.flag("needlessFold"),
        single: fields.second("reopen", &REOPEN),
        all_to_first: fields.second("oddChips", &ODD_CHIPS),
        manual: showdown > 0,
        free: showdown == 2,
        ruleset: if aces {
            Ruleset::AceHigh
        } else {
            Ruleset::Standard
        },
        seats: seats?,
        size,
    })
}

fn read_seats(game: Game, size: Seat, fields: &mut Fields<'_, '_>) -> Option<Vec<(Seat, Chips)>> {
    const PATH: &str = "config.seats";
    let list = fields.list("seats", 0, 64)?;
    let faults = &mut *fields.faults;
    let mut seats: Vec<(Seat, Chips)> = Vec::new();
    for (i, item) in list.iter().enumerate() {
        let path = path::index(PATH, i);
        let mut fields = Fields::of(item, &path, faults);
        let seat = fields.seat("seat");
        let stack = fields.chips("stack");
        fields.close();
        let Some(seat) = seat else {
            continue;
        };
        faults.require(seat < size, || no_chair(seat, size, game));
        faults.require(!seats.iter().any(|(other, _)| *other == seat), || {
            about_chair(Code::DuplicateSeat, seat, game, Rule::OnePlace)
        });
        // A seat with bad chips is one still: the button may be at it.
        seats.push((seat, stack.unwrap_or_default()));
    }
    faults.require(list.len() >= usize::from(LEAST_SEATS), || few_players(game));
    let all: u64 = seats.iter().map(|(_, stack)| stack.get()).sum();
    faults.require(all <= Chips::MAX.get(), || Problem::overflow(PATH));
    Some(seats)
}

/// Fewer than two players (stud 5, holdem 6).
pub(crate) fn few_players(game: Game) -> Problem {
    let problem = Problem::new(Code::NotEnoughPlayers).number("min", LEAST_SEATS.into());
    ruled(problem, game, Rule::Players)
}
