//! A table of any of the five games behind one set of calls: what the edge and Rust programs use.
#![forbid(unsafe_code)]

use crate::action::{Action, LegalAction, Request, Seat, TableActionInfo};
use crate::cite::Game;
use crate::event::{Logged, Phase};
use crate::games::let_it_ride::{Config as LetItRideConfig, LetItRide};
use crate::games::pai_gow::{Config as PaiGowConfig, PaiGow};
use crate::games::poker::{Config as PokerConfig, Poker};
use crate::games::triple_shot::{Config as TripleShotConfig, TripleShot};
use crate::json::{self, Fields, Json};
use crate::problem::{Code, Faults, Problem};
use crate::read::read_action;
use crate::seed::Seed;
use crate::settlement::Settlement;
use crate::snapshot;
use crate::table::{Play, Table, unknown_seat};
use crate::view::View;

/// Finished hands that log, undo and snapshot reach back to, at most.
const MOST_KEPT: u64 = 1000;

/// A table of one game, from settings to settlement.
///
/// ```
/// use tapete::{Game, GameTable, Json};
/// let json = |text: &str| serde_json::from_str::<Json>(text).unwrap();
/// let config = json(r#"{ "seats": 2, "limits": { "min": 5, "max": 100 }, "seed": "felt" }"#);
/// let mut table = GameTable::new(Game::LetItRide, &config)?;
/// table.act(&json(r#"{ "type": "deal", "bets": [{ "seat": 1, "bet": 10 }] }"#))?;
/// assert_eq!(table.to_act(), Some(1));
/// assert_eq!(table.legal_actions(Some(1))?.len(), 2);
/// # Ok::<(), tapete::Problem>(())
/// ```
#[derive(Clone)]
pub struct GameTable(Table);

/// Events as one viewer sees them, written out one by one.
#[cfg(feature = "js")]
pub(crate) struct Seen<'a> {
    table: &'a GameTable,
    from: u64,
    viewer: Option<Seat>,
}

#[cfg(feature = "js")]
impl crate::plain::Plain for Seen<'_> {
    fn put<S: crate::plain::Sink>(&self, out: &mut S) {
        self.table.0.events(self.from, self.viewer).put(out);
    }
}

/// The rules of a game with these settings; none if something speaks against them.
fn build(game: Game, fields: &mut Fields<'_, '_>) -> Option<Box<dyn Play>> {
    Some(match game {
        Game::LetItRide => Box::new(LetItRide::new(LetItRideConfig::read(fields)?)),
        Game::TripleShot => Box::new(TripleShot::new(TripleShotConfig::read(fields)?)),
        Game::PaiGowPoker => Box::new(PaiGow::new(PaiGowConfig::read(fields)?)),
        Game::SevenCardStud | Game::TexasHoldem => {
            Box::new(Poker::new(PokerConfig::read(game, fields)?))
        }
    })
}

impl GameTable {
    /// A table with these settings (of the contract's config for the game).
    ///
    /// # Errors
    /// `badInput`, `unknownKey`, `badConfig`, `badChips`, `badRatio`, `amountOverflow`, `paytableBelowMinimum`; of
    /// poker also `unknownSeat`, `duplicateSeat`, `notEnoughPlayers`.
    ///
    /// ```
    /// use tapete::{Action, Deal, Game, GameTable};
    /// let config = r#"{
    ///     "seats": [{ "seat": 0, "stack": 200 }, { "seat": 3, "stack": 150 }], "button": 0,
    ///     "structure": { "type": "noLimit", "smallBlind": 1, "bigBlind": 2 }
    /// }"#;
    /// let mut table = GameTable::new(Game::TexasHoldem, &serde_json::from_str(config).unwrap())?;
    /// table.play(Deal::default().into())?;
    /// // Heads-up the button has the small blind and acts first.
    /// assert_eq!(table.to_act(), Some(0));
    /// assert_eq!(table.legal_actions(None)?[1].price.map(|price| price.get()), Some(1));
    /// # Ok::<(), tapete::Problem>(())
    /// ```
    pub fn new(game: Game, config: &Json) -> Result<GameTable, Problem> {
        json::object(config, "config", |fields| {
            let seed = fields.maybe("seed", Seed::read);
            let keep = fields.maybe_whole("keep", 0, MOST_KEPT);
            let keep = keep.unwrap_or(1) as usize;
            let state = build(game, fields)?;
            Some(GameTable(Table::new(state, seed, keep, 0, 0)))
        })
    }

    /// A table from its snapshot, which must be of this game.
    ///
    /// # Errors
    /// `badSnapshot` with the reason.
    pub fn restore(game: Game, snapshot: &Json) -> Result<GameTable, Problem> {
        snapshot::restore(game, snapshot, &mut |fields| build(game, fields)).map(GameTable)
    }

    /// Which game.
    pub fn game(&self) -> Game {
        self.0.state.game()
    }

    /// How many changes this object has seen.
    pub fn version(&self) -> u64 {
        self.0.version()
    }

    /// The number of the hand, 0 before the first deal.
    pub fn hand(&self) -> u64 {
        self.0.hand()
    }

    /// Where the hand stands.
    pub fn phase(&self) -> Phase {
        self.0.state.phase()
    }

    /// Whose turn it is.
    pub fn to_act(&self) -> Option<Seat> {
        self.0.to_act()
    }

    /// All seats that may act now.
    pub fn pending(&self) -> Vec<Seat> {
        self.0.state.pending()
    }

    /// How many seats there are.
    pub fn seats(&self) -> Seat {
        self.0.state.seats()
    }

    #[inline(never)]
    fn check_seat(&self, seat: Option<Seat>) -> Result<(), Problem> {
        match seat.filter(|seat| *seat >= self.seats()) {
            Some(seat) => Err(unknown_seat(seat, self.seats())),
            None => Ok(()),
        }
    }

    /// What a seat may do now; the one to act if none is named.
    ///
    /// # Errors
    /// `unknownSeat`.
    pub fn legal_actions(&self, seat: Option<Seat>) -> Result<Vec<LegalAction>, Problem> {
        self.check_seat(seat)?;
        Ok(seat
            .or(self.to_act())
            .map_or_else(Vec::new, |seat| self.0.state.legal(seat)))
    }

    /// What may be done at the table now.
    pub fn table_actions(&self) -> Vec<TableActionInfo> {
        self.0.state.table_actions()
    }

    /// Refuses an action of a kind that the game does not have.
    fn knows(&self, action: &Action) -> Result<(), Problem> {
        let mut faults = Faults::default();
        self.0.state.check(action, None, &mut faults);
        match faults.result() {
            Err(problem) if problem.code == Code::UnknownAction => Err(problem),
            _ => Ok(()),
        }
    }

    /// Reads an action; gives all that speaks against it, the first in the order of [`Code`].
    pub(crate) fn read(&self, action: &Json) -> Result<Request, Problem> {
        let mut faults = Faults::default();
        let read = read_action(action, self.game(), false, &mut faults);
        match &read.request {
            Some(request) if !read.is_bare => self.0.check(request, &mut faults),
            request => {
                self.0.check_version(read.version, &mut faults);
                if let Some(request) = request {
                    faults.note(self.knows(&request.action));
                }
            }
        }
        faults.or(read.request)
    }

    /// Why an action would be refused, if it would.
    ///
    /// # Errors
    /// The problem.
    pub fn check(&self, action: &Json) -> Result<(), Problem> {
        self.read(action).map(|_| ())
    }

    /// Carries out an action and gives the number of its first event.
    ///
    /// # Errors
    /// Whatever speaks against it; then nothing has changed.
    pub fn act(&mut self, action: &Json) -> Result<u64, Problem> {
        let request = self.read(action)?;
        self.request(request)
    }

    /// As [`GameTable::act`], for an action already in its Rust form.
    ///
    /// # Errors
    /// Whatever speaks against it; then nothing has changed.
    pub fn request(&mut self, request: impl Into<Request>) -> Result<u64, Problem> {
        let request = request.into();
        self.0.act(request)
    }

    /// Why a request would be refused, if it would.
    ///
    /// # Errors
    /// The problem.
    pub fn check_request(&self, request: &Request) -> Result<(), Problem> {
        let mut faults = Faults::default();
        self.0.check(request, &mut faults);
        faults.result()
    }

    /// Carries out an action without guards.
    ///
    /// # Errors
    /// Whatever speaks against it; then nothing has changed.
    pub fn play(&mut self, action: Action) -> Result<u64, Problem> {
        self.request(Request::from(action))
    }

    /// Events from number `from` on, as that seat or a spectator sees them.
    ///
    /// # Errors
    /// `unknownSeat`.
    pub fn events(&self, from: u64, seat: Option<Seat>) -> Result<Vec<Logged>, Problem> {
        self.check_seat(seat)?;
        Ok(self
            .0
            .events(from, seat)
            .into_iter()
            .map(Logged::from)
            .collect())
    }

    /// As [`GameTable::events`], to be written out without a copy.
    #[cfg(feature = "js")]
    pub(crate) fn seen(&self, from: u64, viewer: Option<Seat>) -> Result<Seen<'_>, Problem> {
        self.check_seat(viewer)?;
        Ok(Seen {
            table: self,
            from,
            viewer,
        })
    }

    /// What a seat or a spectator sees.
    ///
    /// # Errors
    /// `unknownSeat`.
    pub fn view(&self, seat: Option<Seat>) -> Result<View, Problem> {
        self.check_seat(seat)?;
        Ok(self.0.view(seat))
    }

    /// The settlement of the finished hand, until the next deal.
    pub fn settlement(&self) -> Option<&Settlement> {
        self.0.state.settlement().map(|settlement| &**settlement)
    }

    /// The table as plain data, with seed and cards: for the trusted side only.
    pub fn snapshot(&self) -> Json {
        snapshot::save(&self.0)
    }

    /// Takes the last action back, as far as `keep` reaches.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Carries the last undone action out again.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }
}
