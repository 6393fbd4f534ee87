//! Decisions a second: one `legal_actions` and one `request` each, random hands at six seats without limit.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

mod play;
mod poker;

use std::time::Instant;

use play::Random;
use poker::holdem;
use serde_json::json;
use tapete::{Action, Deal, Move, MoveKind};

#[test]
#[ignore = "verify: a benchmark"]
fn decisions_a_second() {
    let mut random = Random::new(1);
    let (mut decisions, mut hands) = (0_u64, 0_u64);
    let start = Instant::now();
    while start.elapsed().as_secs() < 3 {
        let mut table = holdem(
            &[200, 150, 100, 300, 80, 250],
            [1, 2],
            0,
            json!({ "seed": hands.to_string() }),
        );
        for _ in 0..100 {
            if table.play(Action::Deal(Deal::default())).is_err() {
                break;
            }
            hands += 1;
            loop {
                let legal = table.legal_actions(None).unwrap();
                let Some(action) = legal.get(random.below(legal.len().max(1) as u64) as usize)
                else {
                    break;
                };
                let decision = match (action.kind, action.min) {
                    (MoveKind::Bet | MoveKind::Raise, Some(min)) => Move::To(action.kind, min),
                    (kind, _) => Move::Plain(kind),
                };
                table.play(decision.into()).unwrap();
                decisions += 1;
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:.0} decisions a second, {:.0} hands",
        decisions as f64 / seconds,
        hands as f64 / seconds
    );
}
