//! The settings of a hold'em table.
#![forbid(unsafe_code)]

use super::Positions;
use crate::action::Seat;
use crate::chips::Chips;
use crate::cite::Game;
use crate::games::poker::articles::no_chair;
use crate::games::poker::config::Betting;
use crate::games::poker::structure::{self, Structure};
use crate::json::{Fields, Object};
use crate::problem::{Code, Faults, Problem};

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
    /// Reads structure and button.
    pub(crate) fn read(fields: &mut Fields<'_, '_>) -> Option<Settings> {
        let button = fields.maybe_seat("button");
        let last = fields.maybe("lastHand", |last, path| {
            Positions::read(last, path, MOST_CHAIRS)
        });
        let dead_button = fields.second("buttonRule", &BUTTON_RULES);
        let literal = fields.second("headsUp", &HEADS_UP);
        let mut structure = None;
        fields.within("structure", true, &mut |fields| {
            structure = read_structure(fields)
        });
        let (structure, small_blind, big_blind) = structure?;
        Some(Settings {
            structure,
            small_blind,
            big_blind,
            button,
            last,
            dead_button,
            literal,
        })
    }

    /// The first button must be at a chair that somebody sits on.
    pub(crate) fn check_button(&self, betting: &Betting, faults: &mut Faults) {
        let size = betting.size;
        // Chair 0 in the place of what was not named: it always exists.
        let (last, first) = (self.last.unwrap_or_default(), self.button.unwrap_or(0));
        for seat in [last.button, last.small, last.big, first] {
            faults.require(seat < size, || no_chair(seat, size, Game::TexasHoldem));
        }
        let Some(button) = self.button.filter(|button| *button < size) else {
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

fn read_structure(fields: &mut Fields<'_, '_>) -> Option<(Structure, Chips, Chips)> {
    let structure = match fields.word("type", &STRUCTURES)? {
        0 => Some(Structure::Unlimited),
        1 => Some(Structure::Pot),
        _ => structure::fixed_limit(fields),
    };
    let small_blind = fields.positive("smallBlind");
    let big_blind = fields.positive("bigBlind");
    let (structure, small_blind, big_blind) = (structure?, small_blind?, big_blind?);
    structure::ordered(small_blind, big_blind, "bigBlind", fields.faults);
    if let Structure::Fixed { small, .. } = structure {
        structure::ordered(big_blind, small, "smallBet", fields.faults);
    }
    Some((structure, small_blind, big_blind))
}
