//! The games, each in its own folder, top to bottom in the order in which it is played.
#![forbid(unsafe_code)]

pub(crate) mod house;
pub(crate) mod let_it_ride;
pub(crate) mod pai_gow;
pub(crate) mod poker;
pub(crate) mod seven_card_stud;
pub(crate) mod texas_holdem;
pub(crate) mod triple_shot;
