//! The settings of a hold'em table.
#![forbid(unsafe_code)]

use super::Positions;
use crate::action::Seat;
use crate::chips::Chips;
use crate::cite::Game;
use crate::games::poker::Variant;
use crate::games::poker::articles::{Rule, cite};
use crate::games::poker::config::Betting;
use crate::games::poker::structure::{self, Structure};
use crate::json::{self, Fields, Json, Object};
use crate::problem::{Code, Faults, Problem};
use crate::read::read_seat;
use crate::table::unknown_seat;

/// What hold'em adds to the settings of both poker games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) structure: Structure,
    pub(crate) small_blind: Chips,
    pub(crate) big_blind: Chips,
    /// Who has the first button; drawn by cards if nobody was named.
    pub(crate) button: Option<Seat>,
    /// Where the hand before had them, for a table that goes on from elsewhere.
    pub(crate) last: Option<Positions>,
    /// Whether the button may stand at an empty chair, so that nobody misses a blind.
    pub(crate) dead_button: bool,
    /// Whether heads-up the blinds stay left of the button, as the page has it.
    pub(crate) literal: bool,
}

const STRUCTURES: [&str; 3] = ["noLimit", "potLimit", "fixedLimit"];
const BUTTON_RULES: [&str; 2] = ["moving", "dead"];
const HEADS_UP: [&str; 2] = ["buttonSmallBlind", "literal"];
const BUTTON: &str = "config.button";
const MOST_CHAIRS: Seat = 10;

impl Settings {
    /// Reads ante, structure and button.
    pub(crate) fn read(fields: &mut Fields<'_>, faults: &mut Faults) -> Option<(Chips, Variant)> {
        let ante = fields.maybe("ante", faults, &json::chips);
        let button = fields.maybe("button", faults, &read_seat);
        let last = fields.maybe("lastHand", faults, &|last, path| {
            Positions::read(last, path, MOST_CHAIRS)
        });
        let dead_button = fields.second("buttonRule", BUTTON_RULES, faults);
        let literal = fields.second("headsUp", HEADS_UP, faults);
        let structure = faults.note(fields.required("structure"));
        let (structure, small_blind, big_blind) = read_structure(structure?, faults)?;
        let settings = Settings {
            structure,
            small_blind,
            big_blind,
            button,
            last,
            dead_button,
            literal,
        };
        Some((ante.unwrap_or(Chips::ZERO), Variant::Holdem(settings)))
    }

    /// The first button must be at a chair that somebody sits on.
    pub(crate) fn check_button(&self, betting: &Betting, faults: &mut Faults) {
        let place = cite(Game::TexasHoldem, Rule::OnePlace);
        let last = self
            .last
            .iter()
            .flat_map(|last| [last.button, last.small, last.big]);
        let exists = |seat: &Seat| *seat < betting.size;
        for seat in last.chain(self.button).filter(|seat| !exists(seat)) {
            faults.add(unknown_seat(seat, betting.size).cited(place));
        }
        let Some(button) = self.button.filter(exists) else {
            return;
        };
        let sits = betting.seats.iter().any(|(seat, _)| *seat == button);
        faults.require(sits, || {
            Problem::new(Code::BadConfig)
                .text("key", BUTTON)
                .number("seat", button.into())
        });
    }

    pub(crate) fn write(&self, out: &mut Object) {
        let mut structure = Object::default();
        self.structure.write(&mut structure);
        structure.chips("smallBlind", self.small_blind);
        structure.chips("bigBlind", self.big_blind);
        out.add("structure", structure.done());
        out.maybe_seat("button", self.button);
        if let Some(last) = self.last {
            out.add("lastHand", last.to_json());
        }
        out.choice("buttonRule", self.dead_button, BUTTON_RULES);
        out.choice("headsUp", self.literal, HEADS_UP);
    }
}

fn read_structure(value: &Json, faults: &mut Faults) -> Option<(Structure, Chips, Chips)> {
    let mut fields = faults.note(Fields::of(value, structure::PATH))?;
    let kind = fields.must("type", faults, &|kind, path| {
        json::one_of(kind, path, &STRUCTURES)
    })?;
    let structure = match kind {
        0 => Some(Structure::Unlimited),
        1 => Some(Structure::Pot),
        _ => structure::fixed_limit(&mut fields, faults),
    };
    let small_blind = structure::amount(&mut fields, "smallBlind", faults);
    let big_blind = structure::amount(&mut fields, "bigBlind", faults);
    fields.close(faults);
    let (structure, small_blind, big_blind) = (structure?, small_blind?, big_blind?);
    structure::ordered(small_blind, big_blind, "bigBlind", faults);
    if let Structure::Fixed { small, .. } = structure {
        structure::ordered(big_blind, small, "smallBet", faults);
    }
    Some((structure, small_blind, big_blind))
}
