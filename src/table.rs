//! The table: the one mechanism that all five games share.
//!
//! State changes only through actions. A table keeps, for every hand that `keep` reaches back to, the state between
//! hands that the hand started from and the actions since; everything else follows by playing them again: the log,
//! undo and redo, the snapshot. A game says what is allowed ([`Play::check`]) and what it does ([`Play::deal`],
//! [`Play::apply`]).
#![forbid(unsafe_code)]

use std::sync::Arc;

use crate::action::{Action, Deal, LegalAction, Request, Seat, TableActionInfo};
use crate::cite::{Cite, Game};
use crate::deck::{Deck, DeckRules};
use crate::event::{Log, Phase, Seen, ShuffledBy};
use crate::json::{Fields, Json};
use crate::problem::{Code, Faults, Problem};
use crate::seed::{Seed, Stream, fresh_key};
use crate::settlement::Settlement;
use crate::view::{SeatView, View};

/// No hand has fewer events.
pub(crate) const FEWEST_EVENTS: u64 = 5;

/// One game's rules over its own state. The mechanism is compiled once for all games: each is behind a pointer.
pub(crate) trait Play {
    /// Which game.
    fn game(&self) -> Game;
    /// The settings as they were given, defaults filled in, without the seed.
    fn config(&self) -> Json;
    /// The deck, where it may be cut, whether dice are thrown.
    fn deck_rules(&self) -> DeckRules;
    /// How many chairs or boxes there are.
    fn seats(&self) -> Seat;
    /// Where the hand stands.
    fn phase(&self) -> Phase;
    /// The seats that may act now, the one to act first.
    fn pending(&self) -> Vec<Seat>;
    /// The first of them.
    fn to_act(&self) -> Option<Seat>;
    /// What a seat may do now.
    fn legal(&self, seat: Seat) -> Vec<LegalAction>;
    /// What may be done at the table now.
    fn table_actions(&self) -> Vec<TableActionInfo>;
    /// Notes all that speaks against an action; `seat` is who decides, if it is a seat's decision.
    fn check(&self, action: &Action, seat: Option<Seat>, faults: &mut Faults);
    /// Starts a hand that was checked.
    fn deal(&mut self, deal: &Deal, shuffled: Shuffled, log: &mut Log);
    /// Carries out any other action that was checked.
    fn apply(&mut self, action: &Action, seat: Option<Seat>, log: &mut Log);
    /// Fills in what a viewer sees. The seats are there, and empty.
    fn show(&self, view: &mut View);
    /// The settlement of the finished hand, until the next deal.
    fn settlement(&self) -> Option<&Arc<Settlement>>;
    /// Whether so many hands can have so many events, as far as can be told. Nothing happens at a house table before
    /// the first hand, and every hand starts, is bet on, dealt and settled.
    fn has_numbers(&self, hands: u64, events: u64) -> bool {
        events / FEWEST_EVENTS >= hands && (hands > 0 || events == 0)
    }
    /// The state once more, without its hand.
    fn between_hands(&self) -> Box<dyn Play>;
    /// The state between hands as plain data: nothing, unless a game has more than its settings.
    fn checkpoint(&self) -> Json {
        Json::Object(Vec::new())
    }
    /// This table, just built from its settings, brought to a checkpoint. What is wrong with that is noted.
    fn resume(&mut self, _checkpoint: &mut Fields<'_, '_>) {}
}

/// Events that a hand has room for at once.
const USUAL_EVENTS: usize = 48;

/// A deck ready to be dealt from, and how it came about.
pub(crate) struct Shuffled {
    pub(crate) deck: Deck,
    pub(crate) by: ShuffledBy,
    pub(crate) cut: Option<u8>,
    /// The throw, where the game has dice.
    pub(crate) dice: Option<[u8; 3]>,
    /// What the hand is drawn from: the seed, or the deal's own randomness.
    pub(crate) key: [u8; 32],
}

/// An action as it is stored: enough to play it again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Stored {
    pub(crate) action: Action,
    /// Who decided, where it does not follow from the turn.
    pub(crate) seat: Option<Seat>,
    /// The randomness of a deal without a seed.
    pub(crate) key: Option<Box<[u8; 32]>>,
}

/// A hand and what happened up to the next deal. The first segment of a table has no deal.
pub(crate) struct Segment {
    /// The state before it, which has no hand.
    pub(crate) start: Box<dyn Play>,
    pub(crate) actions: Vec<Stored>,
    pub(crate) log: Log,
}

impl Segment {
    const fn new(start: Box<dyn Play>, hand: u64, first_event: u64) -> Segment {
        Segment {
            start,
            actions: Vec::new(),
            log: Log::new(first_event, hand),
        }
    }

    /// The number of the hand before this segment's first action.
    pub(crate) fn hand_before(&self) -> u64 {
        let deals = matches!(
            self.actions.first(),
            Some(Stored {
                action: Action::Deal(_),
                ..
            })
        );
        self.log.hand - u64::from(deals)
    }
}

/// A seat that the table does not have.
#[inline(never)]
pub(crate) fn unknown_seat(seat: Seat, seats: Seat) -> Problem {
    let problem = Problem::new(Code::UnknownSeat).number("seat", seat.into());
    problem.number("seats", seats.into())
}

/// A seat that acts while others are asked.
#[inline(never)]
pub(crate) fn not_your_turn(seat: Seat, pending: &[Seat]) -> Problem {
    let problem = Problem::new(Code::NotYourTurn).number("seat", seat.into());
    let mut seats = Vec::new();
    for seat in pending {
        seats.push(u64::from(*seat));
    }
    problem.numbers("pending", seats)
}

/// A table of one game.
pub(crate) struct Table {
    pub(crate) state: Box<dyn Play>,
    pub(crate) seed: Option<Seed>,
    pub(crate) keep: usize,
    pub(crate) segments: Vec<Segment>,
    redo: Vec<Stored>,
    version: u64,
    /// The highest hand played here: undo reaches back from it.
    furthest: u64,
}

impl Table {
    /// A new table, or one that goes on from a checkpoint.
    #[inline(never)]
    pub(crate) fn new(
        state: Box<dyn Play>,
        seed: Option<Seed>,
        keep: usize,
        hand: u64,
        first_event: u64,
    ) -> Table {
        let start = Segment::new(state.between_hands(), hand, first_event);
        let segments = vec![start];
        Table {
            state,
            seed,
            keep,
            segments,
            redo: Vec::new(),
            version: 0,
            furthest: hand,
        }
    }

    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    #[inline(never)]
    pub(crate) fn hand(&self) -> u64 {
        self.segments.last().map_or(0, |last| last.log.hand)
    }

    #[inline(never)]
    pub(crate) fn next_event(&self) -> u64 {
        self.segments.last().map_or(0, |last| last.log.next())
    }

    #[inline(never)]
    pub(crate) fn to_act(&self) -> Option<Seat> {
        self.state.to_act()
    }

    /// Notes all that speaks against a request.
    pub(crate) fn check(&self, request: &Request, faults: &mut Faults) {
        self.check_version(request.version, faults);
        if let Some(seat) = request.seat {
            self.check_named(&request.action, seat, faults);
        }
        self.state
            .check(&request.action, self.actor(request), faults);
    }

    /// The seat that an action of the table names besides: it exists, and a clock that runs out for one seat is not
    /// taken for another's. Seats' own actions are the game's to check.
    fn check_named(&self, action: &Action, seat: Seat, faults: &mut Faults) {
        let (late, cite) = match action {
            Action::Timeout => (self.to_act() != Some(seat), Cite::house("timeoutDefaults")),
            Action::Deal(_) | Action::Void(_) => (false, Cite::house("unknownActions")),
            Action::Move(_)
            | Action::Sit { .. }
            | Action::Leave(_)
            | Action::AddChips { .. }
            | Action::SitOut(_)
            | Action::SitIn { .. } => return,
        };
        let seats = self.state.seats();
        if seat >= seats {
            faults.add(unknown_seat(seat, seats).cited(cite));
        }
        // Of several that may act the clock is that of the one whose turn it is.
        if late {
            faults.add(not_your_turn(seat, self.to_act().as_slice()).cited(cite));
        }
    }

    pub(crate) fn check_version(&self, version: Option<u64>, faults: &mut Faults) {
        if let Some(got) = version.filter(|version| *version != self.version) {
            let stale = Problem::new(Code::Stale).number("version", self.version);
            faults.add(stale.number("got", got).cited(Cite::house("staleAction")));
        }
    }

    /// Who decides: the seat named, or the one to act.
    fn actor(&self, request: &Request) -> Option<Seat> {
        match request.action {
            Action::Move(_) => request.seat.or(self.to_act()),
            Action::Timeout => self.to_act(),
            _ => None,
        }
    }

    /// Carries out a request and gives the number of its first event.
    ///
    /// # Errors
    /// Whatever speaks against it; then nothing has changed.
    pub(crate) fn act(&mut self, request: Request) -> Result<u64, Problem> {
        let mut faults = Faults::default();
        self.check(&request, &mut faults);
        faults.result()?;
        // Neither guard is stored; a seat only where it does not follow from the turn.
        let seat = self
            .actor(&request)
            .filter(|seat| Some(*seat) != self.to_act());
        let key = match (&request.action, self.seed) {
            (Action::Deal(_), None) => Some(Box::new(fresh_key()?)),
            _ => None,
        };
        let first = self.next_event();
        self.run(Stored {
            action: request.action,
            seat,
            key,
        });
        self.redo.clear();
        self.changed();
        Ok(first)
    }

    /// Marks a table that was just played again from a snapshot.
    pub(crate) fn restored(&mut self) {
        self.furthest = self.hand();
    }

    fn changed(&mut self) {
        self.version += 1;
        self.furthest = self.furthest.max(self.hand());
        // Undo may go back `keep` hands, and there the snapshot shows `keep` more.
        let spare = self.segments.len().saturating_sub(2 * self.keep + 2);
        self.segments.drain(..spare);
    }

    /// Carries out a stored action; a deal opens a new segment.
    pub(crate) fn run(&mut self, stored: Stored) {
        if matches!(stored.action, Action::Deal(_)) {
            let (hand, first_event) = (self.hand() + 1, self.next_event());
            self.state = self.state.between_hands();
            let mut segment = Segment::new(self.state.between_hands(), hand, first_event);
            segment.log.entries.reserve(USUAL_EVENTS);
            self.segments.push(segment);
        }
        self.play(stored);
    }

    /// Carries out a stored action within the last segment.
    fn play(&mut self, stored: Stored) {
        let seat = stored.seat.or(self.to_act());
        let shuffled = match &stored.action {
            Action::Deal(deal) => Some(self.shuffle(deal, stored.key.as_deref())),
            _ => None,
        };
        let Some(last) = self.segments.last_mut() else {
            return;
        };
        match (&stored.action, shuffled) {
            (Action::Deal(deal), Some(shuffled)) => self.state.deal(deal, shuffled, &mut last.log),
            (action, _) => self.state.apply(action, seat, &mut last.log),
        }
        last.actions.push(stored);
    }

    /// The deck of a hand: from the seed, from the deal's own randomness, or as it was laid out.
    fn shuffle(&self, deal: &Deal, key: Option<&[u8; 32]>) -> Shuffled {
        let rules = self.state.deck_rules();
        let by = match (&deal.deck, self.seed) {
            (Some(_), _) => ShuffledBy::Deck,
            (None, Some(_)) => ShuffledBy::Seed,
            (None, None) => ShuffledBy::System,
        };
        let (key, nonce) = match self.seed {
            Some(seed) => (seed.key(), self.hand()),
            None => (key.copied().unwrap_or_default(), 0),
        };
        // Always in full and in this order, so that what is laid out by hand moves nothing else.
        let mut stream = Stream::new(key, nonce);
        let shuffled = Deck::shuffled(rules.size, &mut stream);
        let drawn_cut = rules.draw_cut(&mut stream);
        let thrown = rules.dice.then(|| stream.dice());
        let (mut deck, cut) = match &deal.deck {
            Some(cards) => (Deck::laid_out(cards, rules.size), deal.cut),
            None => (shuffled, deal.cut.or(Some(drawn_cut))),
        };
        if let Some(cut) = cut {
            deck.cut(cut);
        }
        let dice = deal.dice.or(thrown);
        Shuffled {
            deck,
            by,
            cut,
            dice,
            key,
        }
    }

    /// Takes the last action back, as far as `keep` reaches.
    pub(crate) fn undo(&mut self) -> bool {
        let reach = self.furthest.saturating_sub(self.keep as u64);
        let Some(last) = self
            .segments
            .last_mut()
            .filter(|last| last.log.hand >= reach)
        else {
            return false;
        };
        let Some(stored) = last.actions.pop() else {
            return false;
        };
        if matches!(stored.action, Action::Deal(_)) {
            self.segments.pop();
        }
        self.redo.push(stored);
        self.replay();
        self.version += 1;
        true
    }

    /// Plays the last segment again from its start.
    fn replay(&mut self) {
        let Some(last) = self.segments.last_mut() else {
            return;
        };
        self.state = last.start.between_hands();
        last.log.entries.clear();
        for stored in std::mem::take(&mut last.actions) {
            self.play(stored);
        }
    }

    /// Carries the last undone action out again.
    pub(crate) fn redo(&mut self) -> bool {
        let Some(stored) = self.redo.pop() else {
            return false;
        };
        self.run(stored);
        self.version += 1;
        true
    }

    /// The hands that log and snapshot show: the last one and `keep` before it.
    pub(crate) fn window(&self) -> std::slice::Iter<'_, Segment> {
        let from = self.segments.len().saturating_sub(self.keep + 1);
        self.segments.get(from..).unwrap_or_default().iter()
    }

    /// Events from number `from` on, as a viewer sees them.
    pub(crate) fn events(&self, from: u64, viewer: Option<Seat>) -> Vec<Seen<'_>> {
        let mut events: Vec<Seen<'_>> = Vec::new();
        for segment in self.window() {
            // An entry's number says where it stands.
            let known = from.saturating_sub(segment.log.first);
            let entries = &segment.log.entries;
            let known = known.min(entries.len() as u64) as usize;
            for entry in entries.get(known..).unwrap_or_default() {
                // Who takes a chair does not see the cards of who left it.
                if viewer.is_some_and(|seat| entry.leaves(seat)) {
                    events.iter_mut().for_each(Seen::hide);
                }
                events.push(entry.seen_by(viewer));
            }
        }
        events
    }

    /// What a viewer sees.
    pub(crate) fn view(&self, viewer: Option<Seat>) -> View {
        let mut view = View::bare(self.state.game(), viewer, self.state.config());
        view.version = self.version;
        view.hand = self.hand();
        view.phase = self.state.phase();
        view.pending = self.state.pending();
        view.to_act = view.pending.first().copied();
        view.legal = viewer.map_or_else(Vec::new, |seat| self.state.legal(seat));
        view.settlement = self.state.settlement().cloned();
        view.next_event = self.next_event();
        for seat in 0..self.state.seats() {
            view.seats.push(SeatView::empty(seat));
        }
        self.state.show(&mut view);
        view
    }
}

/// A state has no copy with its hand in it: the copy plays its last hand again, as after an undo.
impl Clone for Table {
    fn clone(&self) -> Table {
        let segments = self.segments.iter().map(|segment| Segment {
            start: segment.start.between_hands(),
            actions: segment.actions.clone(),
            log: segment.log.clone(),
        });
        let mut copy = Table {
            state: self.state.between_hands(),
            seed: self.seed,
            keep: self.keep,
            segments: segments.collect(),
            redo: self.redo.clone(),
            version: self.version,
            furthest: self.furthest,
        };
        copy.replay();
        copy
    }
}
