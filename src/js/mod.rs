//! The edge: plain data in, packed numbers out. It knows no rule; the package's JavaScript layer copies, parses and
//! decodes.

// The exports are `pub` for the macro, not for Rust.
#![allow(unreachable_pub)]

mod ranking;
mod table;
