//! A table behind a handle. Every answer is the place of a list of numbers that the JavaScript layer decodes.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::action::{Deal, LegalAction, Move, MoveKind, Request, Seat};
use crate::chips::Chips;
use crate::cite::Game;
use crate::game_table::{GameTable, Seen};
use crate::games::{let_it_ride, pai_gow, poker, triple_shot};
use crate::json::Json;
use crate::packed::{terms_from, unpack};
use crate::pay;
use crate::plain::{Keys, Plain, Sink};
use crate::problem::{Code, Problem};

use super::{answer, refusal};

/// What a constructor throws instead.
fn refused(problem: Problem) -> JsValue {
    refusal(problem).into()
}

/// Plain data that the JavaScript layer copied and packed.
fn plain(input: &[f64]) -> Result<Json, Problem> {
    unpack(input).ok_or_else(|| Problem::new(Code::BadInput).text("reason", "type"))
}

fn game(name: &str) -> Result<Game, Problem> {
    Game::from_name(name).ok_or_else(|| Problem::new(Code::BadInput).text("argument", "game"))
}

/// -1 for none.
fn seat(seat: i32) -> Option<Seat> {
    // A seat past the range of the type is one that no table has.
    (seat >= 0).then(|| Seat::try_from(seat).unwrap_or(Seat::MAX))
}

/// -1 for none. The JavaScript layer sends whole numbers only.
fn whole(number: f64) -> Option<u64> {
    (number >= 0.0).then_some(number as u64)
}

/// Where a table stands, and what led there if something did.
struct Standing<'a> {
    version: u64,
    hand: u64,
    phase: crate::event::Phase,
    to_act: Option<Seat>,
    pending: Vec<Seat>,
    /// What the seat to act may do: the next thing that is asked.
    legal: Vec<LegalAction>,
    events: Option<Seen<'a>>,
}

impl Plain for Standing<'_> {
    fn put<S: Sink>(&self, out: &mut S) {
        static KEYS: Keys = Keys("version hand phase toAct pending legal events");
        out.object(&KEYS, 0b111_1111);
        self.version.put(out);
        self.hand.put(out);
        self.phase.put(out);
        self.to_act.put(out);
        self.pending.put(out);
        self.legal.put(out);
        self.events.put(out);
    }
}

/// What a table is asked.
#[wasm_bindgen]
pub enum Question {
    Standing,
    LegalActions,
    TableActions,
    Events,
    View,
    Settlement,
    Snapshot,
}

#[wasm_bindgen]
pub struct TableHandle(GameTable);

#[wasm_bindgen]
impl TableHandle {
    /// A new table from its settings, or one from its snapshot.
    pub fn open(game_name: &str, given: &[f64], saved: bool) -> Result<TableHandle, JsValue> {
        let table = || {
            let (game, given) = (game(game_name)?, plain(given)?);
            if saved {
                GameTable::restore(game, &given)
            } else {
                GameTable::new(game, &given)
            }
        };
        table().map(TableHandle).map_err(refused)
    }

    fn standing<'a>(&self, events: Option<Seen<'a>>) -> Standing<'a> {
        Standing {
            version: self.0.version(),
            hand: self.0.hand(),
            phase: self.0.phase(),
            to_act: self.0.to_act(),
            pending: self.0.pending(),
            legal: self.0.legal_actions(None).unwrap_or_default(),
            events,
        }
    }

    /// What speaks against an action; or where it led, with its events as a spectator sees them.
    fn sent(&mut self, request: Result<Request, Problem>, only_check: bool) -> f64 {
        if only_check {
            let checked = request.and_then(|request| self.0.check_request(&request));
            return answer(Ok(checked.err()));
        }
        let acted = request.and_then(|request| self.0.request(request));
        let events = acted.and_then(|first| self.0.seen(first, None));
        answer(events.map(|events| self.standing(Some(events))))
    }

    /// One way in for all questions: each export costs a guard against use while it runs. The seat is who asks, -1 for
    /// none, and `from` the first event that is told.
    pub fn ask(&self, question: Question, seat_number: i32, from: f64) -> f64 {
        let asks = seat(seat_number);
        match question {
            Question::Standing => answer(Ok(self.standing(None))),
            Question::LegalActions => answer(self.0.legal_actions(asks)),
            Question::TableActions => answer(Ok(self.0.table_actions())),
            Question::Events => answer(self.0.seen(whole(from).unwrap_or(0), asks)),
            Question::View => answer(self.0.view(asks)),
            Question::Settlement => answer(Ok(self.0.settlement())),
            Question::Snapshot => answer(Ok(self.0.snapshot())),
        }
    }

    /// Carries an action out, or only checks it: one export each costs as much again.
    pub fn act(&mut self, action: &[f64], only_check: bool) -> f64 {
        let request = plain(action).and_then(|action| self.0.read(&action));
        self.sent(request, only_check)
    }

    /// The same for a decision without cards: its kind by number, seat, version and total, each -1 for none.
    #[wasm_bindgen(js_name = actQuick)]
    pub fn act_quick(
        &mut self,
        kind: u8,
        seat_number: i32,
        version: f64,
        to: f64,
        only_check: bool,
    ) -> f64 {
        self.sent(Ok(quick(kind, seat_number, version, to)), only_check)
    }

    /// Takes the last action back, or carries it out again.
    pub fn step(&mut self, back: bool) -> bool {
        if back { self.0.undo() } else { self.0.redo() }
    }
}

/// The number after those of the decisions is a deal without more.
fn quick(kind: u8, seat_number: i32, version: f64, to: f64) -> Request {
    let kind = MoveKind::ALL.get(usize::from(kind)).copied();
    let action = match (kind, whole(to).and_then(Chips::new)) {
        (Some(kind), Some(to)) => Move::To(kind, to).into(),
        (Some(kind), None) => Move::Plain(kind).into(),
        (None, _) => Deal::default().into(),
    };
    Request {
        action,
        seat: seat(seat_number),
        version: whole(version),
    }
}

/// The terms that packed answers name by number, from one on, one a line.
#[wasm_bindgen(js_name = termsFrom)]
pub fn terms(number: usize) -> String {
    terms_from(number)
}

/// The names of the decisions, by the numbers that `actQuick` takes. Asked once: built from here.
#[wasm_bindgen(js_name = moveKinds)]
pub fn move_kinds() -> Result<Array, JsValue> {
    let names: Vec<&str> = MoveKind::ALL.iter().map(|kind| kind.as_str()).collect();
    Ok(serde_wasm_bindgen::to_value(&names)?.unchecked_into())
}

/// What is paid without a table.
#[wasm_bindgen]
pub enum Payout {
    LetItRide,
    Pots,
    TripleShotWar,
    TripleShotPoker,
    PaiGow,
    Prorated,
}

#[wasm_bindgen]
pub fn payout(what: Payout, input: &[f64]) -> f64 {
    let input = match plain(input) {
        Ok(input) => input,
        Err(problem) => return refusal(problem),
    };
    match what {
        Payout::LetItRide => answer(let_it_ride::let_it_ride_pays(&input)),
        Payout::Pots => answer(poker::settle_pots(&input)),
        Payout::TripleShotWar => answer(triple_shot::triple_shot_war(&input)),
        Payout::TripleShotPoker => answer(triple_shot::triple_shot_poker(&input)),
        Payout::PaiGow => answer(pai_gow::pai_gow_compare(&input)),
        Payout::Prorated => answer(pay::read_prorate(&input)),
    }
}
