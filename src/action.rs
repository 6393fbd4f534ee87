//! What may be done at a table, in all five games, and what is offered.
#![forbid(unsafe_code)]

use crate::card::Card;
use crate::chips::Chips;
use crate::plain::{Plain, Sink, plain};

/// A chair or box by its number. Numbers never shift when others are empty.
pub type Seat = u8;

/// A seat, or the dealer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// A chair or box.
    Seat(Seat),
    /// The house.
    Dealer,
}

impl Plain for Place {
    fn put<S: Sink>(&self, out: &mut S) {
        match self {
            Place::Seat(seat) => seat.put(out),
            Place::Dealer => out.word("dealer"),
        }
    }
}

macro_rules! named {
    ($(#[$meta:meta])* $name:ident { $($variant:ident $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum $name { $($variant,)* }

        impl $name {
            /// Every one, in a fixed order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The names, in that order.
            #[allow(dead_code)]
            pub(crate) const NAMES: &'static [&'static str] = &[$($text),*];

            /// The name that the JavaScript API uses.
            pub const fn as_str(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// The one of this name.
            pub fn from_name(name: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.as_str() == name)
            }
        }

        crate::plain::words! { $name }
    };
}
pub(crate) use named;

named! {
    /// What a seat may do in its turn. An amount is a total for the round.
    MoveKind {
        Fold "fold", Check "check", Call "call", Bet "bet", Raise "raise", BringIn "bringIn",
        Keep "keep", Withdraw "withdraw", Hit "hit", Stand "stand", Split "split", Double "double",
        Set "set", HouseWay "houseWay", Show "show", Muck "muck",
    }
}

named! {
    /// What is done at the table by whoever runs it.
    TableKind {
        Deal "deal", Void "void", Timeout "timeout", Sit "sit", Leave "leave", AddChips "addChips",
        SitOut "sitOut", SitIn "sitIn",
    }
}

/// A seat's decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// A decision without an amount.
    Plain(MoveKind),
    /// A bet, raise or bring-in, as the seat's total for the round.
    To(MoveKind, Chips),
    /// The two cards of the Pai Gow low hand.
    Set([Card; 2]),
}

impl Move {
    /// What kind of decision it is.
    pub const fn kind(self) -> MoveKind {
        match self {
            Move::Plain(kind) | Move::To(kind, _) => kind,
            Move::Set(_) => MoveKind::Set,
        }
    }
}

/// What one box puts up for a hand, in the order of the game's bets; none for a bet that it does not make.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Stakes {
    /// The box.
    pub seat: Seat,
    /// One amount a bet of the game.
    pub amounts: Vec<Option<Chips>>,
}

impl Stakes {
    /// The amount of a bet by its place in that order.
    #[inline(never)]
    pub(crate) fn amount(&self, bet: usize) -> Option<Chips> {
        self.amounts.get(bet).copied().flatten()
    }
}

/// How a hand is started.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Deal {
    /// The bets, in house games.
    pub bets: Vec<Stakes>,
    /// The seat that banks, in Pai Gow; the dealer if none.
    pub banker: Option<Seat>,
    /// What a player-banker puts up.
    pub bank: Option<Chips>,
    /// The dealer's own bet against a player-banker.
    pub dealer_bet: Option<Chips>,
    /// The deck, top first, instead of a shuffle; cards not named follow in id order.
    pub deck: Option<Vec<Card>>,
    /// Where to cut.
    pub cut: Option<u8>,
    /// The throw, in Pai Gow.
    pub dice: Option<[u8; 3]>,
    /// The deck from which the first button is drawn.
    pub button_deck: Option<Vec<Card>>,
}

impl Deal {
    /// What a box puts up.
    #[inline(never)]
    pub(crate) fn stakes(&self, seat: Seat) -> Option<&Stakes> {
        self.bets.iter().find(|stakes| stakes.seat == seat)
    }
}

/// An action without the guards that it was sent with.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Action {
    /// A seat's decision.
    Move(Move),
    /// A new hand. Boxed: what is done most often, a decision, is a quarter of its size.
    Deal(Box<Deal>),
    /// Every chip of the hand goes back.
    Void(Option<String>),
    /// The seat to act did not.
    Timeout,
    /// Takes an empty chair.
    Sit {
        /// The chair.
        seat: Seat,
        /// The chips brought.
        stack: Chips,
    },
    /// Gives up a chair.
    Leave(Seat),
    /// Brings more chips.
    AddChips {
        /// The chair.
        seat: Seat,
        /// The chips brought.
        amount: Chips,
    },
    /// Is not dealt in from the next hand on.
    SitOut(Seat),
    /// Is dealt in again.
    SitIn {
        /// The chair.
        seat: Seat,
        /// Pays owed blinds at once instead of waiting for the big blind.
        post: bool,
    },
}

impl Action {
    /// The name of its type in JavaScript.
    pub const fn name(&self) -> &'static str {
        match self {
            Action::Move(decision) => decision.kind().as_str(),
            Action::Deal(_) => TableKind::Deal.as_str(),
            Action::Void(_) => TableKind::Void.as_str(),
            Action::Timeout => TableKind::Timeout.as_str(),
            Action::Sit { .. } => TableKind::Sit.as_str(),
            Action::Leave(_) => TableKind::Leave.as_str(),
            Action::AddChips { .. } => TableKind::AddChips.as_str(),
            Action::SitOut(_) => TableKind::SitOut.as_str(),
            Action::SitIn { .. } => TableKind::SitIn.as_str(),
        }
    }
}

/// An action with the guards that it was sent with; they are checked and not stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// What is to be done.
    pub action: Action,
    /// Who sends a seat's decision; the seat to act if none.
    pub seat: Option<Seat>,
    /// The version of the table that the sender saw.
    pub version: Option<u64>,
}

impl From<Move> for Action {
    fn from(decision: Move) -> Action {
        Action::Move(decision)
    }
}

impl From<Deal> for Action {
    fn from(deal: Deal) -> Action {
        Action::Deal(Box::new(deal))
    }
}

impl From<Action> for Request {
    fn from(action: Action) -> Request {
        Request {
            action,
            seat: None,
            version: None,
        }
    }
}

/// A decision that a seat has now. It never holds a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegalAction {
    /// Which decision.
    pub kind: MoveKind,
    /// Whose.
    pub seat: Seat,
    /// The chips that a call, split or double adds.
    pub price: Option<Chips>,
    /// The seat's total for the round after it.
    pub to: Option<Chips>,
    /// Whether it takes the whole stack.
    pub all_in: Option<bool>,
    /// The least total.
    pub min: Option<Chips>,
    /// The highest total.
    pub max: Option<Chips>,
    /// The only totals, where not every whole number from `min` to `max` is accepted.
    pub sizes: Option<Vec<Chips>>,
}

impl LegalAction {
    /// A decision without an amount.
    #[inline(never)]
    pub(crate) const fn plain(kind: MoveKind, seat: Seat) -> LegalAction {
        LegalAction {
            kind,
            seat,
            price: None,
            to: None,
            all_in: None,
            min: None,
            max: None,
            sizes: None,
        }
    }
}

/// Least and most of one amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limits {
    /// The least.
    pub min: Chips,
    /// The most.
    pub max: Chips,
}

/// An action of the table that is possible now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableActionInfo {
    /// Which.
    pub kind: TableKind,
    /// The seats that it may name.
    pub seats: Option<Vec<Seat>>,
    /// The amounts that it may or must name, by key.
    pub limits: Vec<(&'static str, Limits)>,
    /// Whether these seats may sit in only to pay at once what they owe.
    pub post: Option<bool>,
}

impl TableActionInfo {
    #[inline(never)]
    pub(crate) const fn new(kind: TableKind) -> TableActionInfo {
        TableActionInfo {
            kind,
            seats: None,
            limits: Vec::new(),
            post: None,
        }
    }
}

plain! {
    LegalAction {
        kind: "type", seat: "seat", price(some): "price", to(some): "to", all_in(some): "allIn", min(some): "min",
        max(some): "max", sizes(some): "sizes",
    }
    Limits { min: "min", max: "max" }
    TableActionInfo { kind: "type", seats(some): "seats", limits(some): "limits", post(some): "post" }
}

/// Limits by key.
impl Plain for Vec<(&'static str, Limits)> {
    fn put<S: Sink>(&self, out: &mut S) {
        out.map(&mut self.iter().map(|(key, _)| *key));
        for (key, limits) in self {
            out.key(key);
            limits.put(out);
        }
    }

    fn absent(&self) -> bool {
        self.is_empty()
    }
}
