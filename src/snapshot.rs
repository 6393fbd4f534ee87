//! Snapshots: a checked state between hands and the actions since. Restoring plays them again, so that no snapshot,
//! however it was made, leads to a state that play could not reach.
#![forbid(unsafe_code)]

use crate::action::{Action, Seat};
use crate::cite::Cite;
use crate::json::{self, Fields, Json, Object};
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

/// The table as plain data. It holds the seed and every card: it stays on the trusted side.
pub(crate) fn save(table: &Table) -> Json {
    let game = table.state.game();
    let mut window = table.window().peekable();
    let mut start = Object::default();
    if let Some(first) = window.peek() {
        start.add("config", first.start.config());
        start.number("keep", table.keep as u64);
        start.number("hand", first.hand_before());
        start.number("nextEvent", first.first_event);
        start.add("state", first.start.checkpoint());
        if let Some(seed) = table.seed {
            start.word("seed", &seed.to_hex());
        }
    }
    let hands = window.map(|hand| {
        Json::List(
            hand.actions
                .iter()
                .map(|stored| write_action(stored, game))
                .collect(),
        )
    });
    let mut snapshot = Object::default();
    snapshot.word("format", FORMAT);
    snapshot.number("v", VERSION);
    snapshot.flag("secret", true);
    snapshot.word("game", game.as_str());
    snapshot.add("start", start.done());
    snapshot.add("hands", Json::List(hands.collect()));
    let sum = sha256_hex(snapshot.clone().done().canonical().as_bytes());
    snapshot.word("sum", &sum);
    snapshot.done()
}

/// What a snapshot's head says, before its game's settings are read.
pub(crate) struct Head<'a> {
    pub(crate) game: String,
    start: Fields<'a>,
    hands: &'a [Json],
}

/// Checks format, version and sum.
pub(crate) fn open(snapshot: &Json) -> Result<Head<'_>, Problem> {
    let mut fields = Fields::of(snapshot, "snapshot").map_err(|_| bad("format"))?;
    let is = |value: Option<&Json>, expected: Json| value == Some(&expected);
    if !is(fields.take("format"), Json::from(FORMAT)) {
        return Err(bad("format"));
    }
    match fields
        .take("v")
        .map(|v| json::whole(v, "v", 1, u64::MAX >> 11))
    {
        Some(Ok(VERSION)) => {}
        Some(Ok(v)) => return Err(bad("version").number("v", v)),
        _ => return Err(bad("format")),
    }
    let sum = fields.take("sum").ok_or_else(|| bad("sum"))?;
    if *sum != Json::from(sha256_hex(snapshot.without("sum").canonical().as_bytes())) {
        return Err(bad("sum"));
    }
    let parts = (|| {
        let secret = is(fields.take("secret"), Json::Bool(true));
        let game = json::text(fields.required("game")?, "snapshot.game", 64)?;
        let start = Fields::of(fields.required("start")?, "snapshot.start")?;
        let hands = json::list(fields.required("hands")?, "snapshot.hands", 0, MOST_HANDS)?;
        fields.finish()?;
        Ok::<_, Problem>(secret.then_some(Head { game, start, hands }))
    })();
    parts.ok().flatten().ok_or_else(|| bad("shape"))
}

/// Builds the table again: the settings through the constructor's own checks, then the checkpoint, then every action
/// through the rules.
pub(crate) fn load(
    head: Head<'_>,
    build: impl FnOnce(Fields<'_>, &mut Faults) -> Option<Box<dyn Play>>,
) -> Result<Table, Problem> {
    let Head {
        mut start, hands, ..
    } = head;
    let shape = |_| bad("shape");
    let config = Fields::of(start.required("config").map_err(shape)?, "config").map_err(shape)?;
    let mut faults = Faults::default();
    let state = build(config, &mut faults);
    let mut state = faults
        .or(state)
        .map_err(|problem| bad("config").text("code", problem.code.as_str()))?;
    let most = crate::Chips::MAX.get() >> 1;
    let whole = |value: Result<&Json, Problem>, most| json::whole(value?, "start", 0, most);
    let keep = whole(start.required("keep"), MOST_HANDS as u64 - 1).map_err(shape)?;
    let hand = whole(start.required("hand"), most).map_err(shape)?;
    let next_event = whole(start.required("nextEvent"), most).map_err(shape)?;
    let seed = match start.take("seed") {
        Some(seed) => Some(
            Seed::from_hex(&json::text(seed, "seed", 64).map_err(shape)?)
                .ok_or_else(|| bad("shape"))?,
        ),
        None => None,
    };
    state
        .resume(start.required("state").map_err(shape)?)
        .map_err(|_| bad("state"))?;
    start.finish().map_err(shape)?;
    if !state.has_numbers(hand, next_event) {
        return Err(bad("state"));
    }
    let mut table = Table::new(state, seed, keep as usize, hand, next_event);
    for (h, actions) in hands.iter().enumerate() {
        let actions = json::list(actions, "hands", 0, MOST_ACTIONS).map_err(shape)?;
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
    if let Some(request) = &read.request {
        table.check(request, &mut faults);
    }
    let key = read.key.map(Box::new);
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
