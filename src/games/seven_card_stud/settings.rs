//! The settings of a stud table.
#![forbid(unsafe_code)]

use crate::chips::Chips;
use crate::games::poker::structure::{self, Structure};
use crate::json::{Fields, Object};

/// What stud adds to the settings of both poker games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) structure: Structure,
    /// The least forced bet; in a spread its least bet.
    pub(crate) bring_in: Chips,
    /// Whether equal lowest cards go by suit, not by who was dealt first.
    pub(crate) tie_by_suit: bool,
    /// Whether an open pair on fourth street lets every seat bet the big bet.
    pub(crate) open_pair: bool,
}

const STRUCTURES: [&str; 2] = ["fixedLimit", "spreadLimit"];
const TIES: [&str; 2] = ["dealtFirst", "suit"];

impl Settings {
    /// Reads structure and options.
    pub(crate) fn read(fields: &mut Fields<'_, '_>) -> Option<Settings> {
        let tie_by_suit = fields.second("lowCardTie", &TIES);
        let open_pair = fields.flag("openPair");
        let mut structure = None;
        fields.within("structure", true, &mut |fields| {
            structure = read_structure(fields)
        });
        let (structure, bring_in) = structure?;
        Some(Settings {
            structure,
            bring_in,
            tie_by_suit,
            open_pair,
        })
    }

    pub(crate) fn write(&self, out: &mut Object) {
        let mut structure = Object::default();
        self.structure.write(&mut structure);
        if let Structure::Fixed { .. } = self.structure {
            structure.chips("bringIn", self.bring_in);
        }
        out.add("structure", structure.done());
        out.choice("lowCardTie", self.tie_by_suit, TIES);
        out.flag("openPair", self.open_pair);
    }
}

fn read_structure(fields: &mut Fields<'_, '_>) -> Option<(Structure, Chips)> {
    let fixed = fields.word("type", &STRUCTURES)? == 0;
    let (structure, bring_in) = if fixed {
        let bring_in = fields.positive("bringIn");
        let structure = structure::fixed_limit(fields);
        if let (Some(bring_in), Some(Structure::Fixed { small, .. })) = (bring_in, structure) {
            structure::ordered(bring_in, small, "bringIn", fields.faults);
        }
        (structure, bring_in)
    } else {
        let structure = structure::spread_limit(fields);
        let least = match structure {
            Some(Structure::Spread { min, .. }) => Some(min),
            Some(Structure::Unlimited | Structure::Pot | Structure::Fixed { .. }) | None => None,
        };
        (structure, least)
    };
    Some((structure?, bring_in?))
}
