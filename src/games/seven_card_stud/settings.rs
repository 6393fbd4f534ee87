//! The settings of a stud table.
#![forbid(unsafe_code)]

use crate::chips::Chips;
use crate::games::poker::Variant;
use crate::games::poker::structure::{self, Structure};
use crate::json::{self, Fields, Json, Object};
use crate::problem::Faults;

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
    /// Reads ante, structure and options. Everyone antes (article 9.a).
    pub(crate) fn read(fields: &mut Fields<'_>, faults: &mut Faults) -> Option<(Chips, Variant)> {
        let ante = fields.must("ante", faults, &json::positive);
        let tie_by_suit = fields.second("lowCardTie", TIES, faults);
        let open_pair = fields.flag("openPair", faults);
        let structure = faults.note(fields.required("structure"));
        let (structure, bring_in) = read_structure(structure?, faults)?;
        let settings = Settings {
            structure,
            bring_in,
            tie_by_suit,
            open_pair,
        };
        Some((ante?, Variant::Stud(settings)))
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

fn read_structure(value: &Json, faults: &mut Faults) -> Option<(Structure, Chips)> {
    let mut fields = faults.note(Fields::of(value, structure::PATH))?;
    let kind = fields.must("type", faults, &|kind, path| {
        json::one_of(kind, path, &STRUCTURES)
    });
    let fixed = kind? == 0;
    let (structure, bring_in) = if fixed {
        let bring_in = structure::amount(&mut fields, "bringIn", faults);
        let structure = structure::fixed_limit(&mut fields, faults);
        if let (Some(bring_in), Some(Structure::Fixed { small, .. })) = (bring_in, structure) {
            structure::ordered(bring_in, small, "bringIn", faults);
        }
        (structure, bring_in)
    } else {
        let structure = structure::spread_limit(&mut fields, faults);
        let least = match structure {
            Some(Structure::Spread { min, .. }) => Some(min),
            Some(Structure::Unlimited | Structure::Pot | Structure::Fixed { .. }) | None => None,
        };
        (structure, least)
    };
    fields.close(faults);
    Some((structure?, bring_in?))
}
