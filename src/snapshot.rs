//! Snapshots: a checked state between hands and the actions since. Restoring plays them again, so that no snapshot,
//! however it was made, leads to a state that play could not reach.
#![forbid(unsafe_code)]

use crate::action::{Action, Seat};
use crate::chips::Chips;
use crate::cite::{Cite, Game};
use crate::json::{self, Fields, Json, LONGEST_WORD, List, Object};
use crate::problem::{Code, Faults, Problem};
use crate::read::{read_action, write_action};
use crate::seed::{Seed, sha256_hex};
use crate::table::{Play, Stored, Table};

const FORMAT: &str = "tapete-snapshot";
const VERSION: u64 = 1;
/// Far more actions than a hand can take; longer lists are refused before they are played.
const MOST_ACTIONS: usize = 100_000;
/// The running hand and the most that `keep` may be.
const MOST_HANDS: usize = 1_001;

fn bad(reason: &'static str) -> Problem {
    Problem::new(Code::BadSnapshot)
        .text("reason", reason)
        .cited(Cite::house("snapshotChecked"))
}

/// Keys or types that are not a snapshot's.
#[inline(never)]
fn shape() -> Problem {
    bad("shape")
}

/// The table as plain data. It holds the seed and every card: it stays on the trusted side.
pub(crate) fn save(table: &Table) -> Json {
    let game = table.state.game();
    let mut start = Object::default();
    if let Some(first) = table.window().next() {
        start.add("config", first.start.config());
        start.number("keep", table.keep as u64);
        start.number("hand", first.hand_before());
        start.number("nextEvent", first.log.first);
        start.add("state", first.start.checkpoint());
        if let Some(seed) = table.seed {
            start.word("seed", &seed.to_hex());
        }
    }
    let mut hands = List::default();
    for hand in table.window() {
        let mut actions = List::default();
        for stored in &hand.actions {
            actions.add(write_action(stored, game));
        }
        hands.add(actions.done());
    }
    let mut snapshot = Object::default();
    snapshot.word("format", FORMAT);
    snapshot.number("v", VERSION);
    snapshot.flag("secret", true);
    snapshot.word("game", game.as_str());
    snapshot.add("start", start.done());
    snapshot.add("hands", hands.done());
    let sum = sha256_hex(snapshot.canonical().as_bytes());
    snapshot.word("sum", &sum);
    snapshot.done()
}

/// The parts of a snapshot of a game whose format, version and sum are right.
fn open(game: Game, snapshot: &Json) -> Result<(&Json, &[Json]), Problem> {
    let mut faults = Faults::default();
    let Json::Object(entries) = snapshot else {
        return Err(bad("format"));
    };
    let mut fields = Fields::of(snapshot, "snapshot", &mut faults);
    if fields.text("format") != Some(FORMAT) {
        return Err(bad("format"));
    }
    match fields.whole("v", 1, u64::MAX >> 11) {
        Some(VERSION) => {}
        Some(v) => return Err(bad("version").number("v", v)),
        None => return Err(bad("format")),
    }
    let sum = sha256_hex(json::canonical_object(entries, Some("sum")).as_bytes());
    if fields.text("sum") != Some(&sum) {
        return Err(bad("sum"));
    }
    let secret = fields.flag("secret");
    let name = fields.text("game");
    let start = fields.required("start");
    let hands = fields.list("hands", 0, MOST_HANDS);
    fields.close();
    let (Some(name), Some(start @ Json::Object(_)), Some(hands), true, true) =
        (name, start, hands, secret, faults.is_clear())
    else {
        return Err(shape());
    };
    if name == game.as_str() {
        Ok((start, hands))
    } else {
        Err(bad("game").text("game", name))
    }
}

/// Builds a table again: the settings through the constructor's own checks, then the checkpoint, then every action
/// through the rules.
pub(crate) fn restore(
    game: Game,
    snapshot: &Json,
    build: &mut dyn FnMut(&mut Fields<'_, '_>) -> Option<Box<dyn Play>>,
) -> Result<Table, Problem> {
    let (start, hands) = open(game, snapshot)?;
    let mut faults = Faults::default();
    let mut start = Fields::of(start, "start", &mut faults);
    let config = start.required("config").ok_or_else(shape)?;
    if !matches!(config, Json::Object(_)) {
        return Err(shape());
    }
    let mut state = json::object(config, "config", build)
        .map_err(|problem| bad("config").text("code", problem.code.as_str()))?;
    let most = Chips::MAX.get() >> 1;
    let keep = start.whole("keep", 0, MOST_HANDS as u64 - 1);
    let hand = start.whole("hand", 0, most);
    let next_event = start.whole("nextEvent", 0, most);
    let seed = start.maybe("seed", |seed, path| {
        Seed::from_hex(json::text(seed, path, LONGEST_WORD)?).ok_or_else(shape)
    });
    let checkpoint = start.required("state");
    let (Some(keep), Some(hand), Some(next_event), Some(checkpoint), true) =
        (keep, hand, next_event, checkpoint, start.faults.is_clear())
    else {
        return Err(shape());
    };
    let resumed = json::object(checkpoint, "state", |fields| {
        state.resume(fields);
        Some(())
    });
    resumed.map_err(|_| bad("state"))?;
    start.close();
    if !faults.is_clear() {
        return Err(shape());
    }
    if !state.has_numbers(hand, next_event) {
        return Err(bad("state"));
    }
    let mut table = Table::new(state, seed, keep as usize, hand, next_event);
    for (h, actions) in hands.iter().enumerate() {
        let actions = json::list(actions, "hands", 0, MOST_ACTIONS).map_err(|_| shape())?;
        if h > 0 && actions.is_empty() || h > keep as usize {
            return Err(bad("hands"));
        }
        for (i, action) in actions.iter().enumerate() {
            let stored = check_stored(&table, action).map_err(|problem| {
                let problem = bad("action").text("code", problem.code.as_str());
                problem.number("hand", h as u64).number("action", i as u64)
            })?;
            let deals = matches!(stored.action, Action::Deal(_));
            // A deal opens its hand. Before the first one there may be other actions.
            if deals != (i == 0) && (h > 0 || deals) {
                return Err(bad("hands"));
            }
            if stored.key.is_some() != (deals && table.seed.is_none()) {
                return Err(bad("key"));
            }
            table.run(stored);
        }
    }
    table.restored();
    Ok(table)
}

fn check_stored(table: &Table, action: &Json) -> Result<Stored, Problem> {
    let mut faults = Faults::default();
    let read = read_action(action, table.state.game(), true, &mut faults);
    if let Some(request) = read.request.as_ref().filter(|_| !read.is_bare) {
        table.check(request, &mut faults);
    }
    let key = read.key;
    let request = faults.or(read.request)?;
    // As `act` stores it: only who decides out of turn. Other actions name their seat themselves.
    let out_of_turn =
        |seat: &Seat| matches!(request.action, Action::Move(_)) && Some(*seat) != table.to_act();
    Ok(Stored {
        seat: request.seat.filter(out_of_turn),
        action: request.action,
        key,
    })
}
