//! The edge: plain data in, packed numbers out. It knows no rule; the package's JavaScript layer copies, parses and
//! decodes.

// The exports are `pub` for the macro, not for Rust.
#![allow(unreachable_pub)]

/// A quarter of the standard allocator's code, at the same speed.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

mod casino_hands;
mod ranking;
mod table;

use crate::packed::pack;
use crate::plain::Plain;
use crate::problem::Problem;

/// Where the packed answer stands in memory; less than 0 for a packed problem. The JavaScript layer reads it at once.
fn answer<T: Plain>(result: Result<T, Problem>) -> f64 {
    match result {
        Ok(value) => pack(&value) as f64,
        Err(problem) => refusal(problem),
    }
}

#[inline(never)]
fn refusal(problem: Problem) -> f64 {
    -(pack(&problem) as f64)
}
