//! The games, each in its own folder, top to bottom in the order in which it is played.
#![forbid(unsafe_code)]

pub(crate) mod house;
pub(crate) mod let_it_ride;
pub(crate) mod pai_gow;
pub(crate) mod triple_shot;
