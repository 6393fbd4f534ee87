//! The log: what happened at a table, step by step, and what each viewer sees of it.
#![forbid(unsafe_code)]

use std::borrow::Cow;

use serde::{Serialize, Serializer};

use crate::action::{Place, Seat, named};
use crate::card::Card;
use crate::chips::Chips;
use crate::cite::Cite;
use crate::ranking::HandRank;
use crate::settlement::{Bet, Line, SeatAmount, Settlement};
use crate::word::{Word, word};

named! {
    /// Where a hand stands.
    Phase {
        Waiting "waiting", Settled "settled",
        ThirdStreet "thirdStreet", FourthStreet "fourthStreet", FifthStreet "fifthStreet",
        SixthStreet "sixthStreet", SeventhStreet "seventhStreet",
        Preflop "preflop", Flop "flop", Turn "turn", River "river", Showdown "showdown",
        Bet1 "bet1", Bet2 "bet2", Blackjack "blackjack", Setting "setting",
    }
}

named! {
    /// What a forced bet is.
    PostKind { Ante "ante", SmallBlind "smallBlind", BigBlind "bigBlind", Dead "dead", }
}

named! {
    /// Where the order of the deck comes from.
    ShuffledBy { System "system", Seed "seed", Deck "deck", }
}

/// Where a card goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DealtTo {
    /// To a seat or the dealer.
    Place(Place),
    /// To the board.
    Board,
    /// To all seats in common.
    Common,
    /// Away, face down.
    Burn,
    /// To the cards left over.
    LeftOver,
}

impl Serialize for DealtTo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            DealtTo::Place(place) => place.serialize(serializer),
            DealtTo::Board => Word("board").serialize(serializer),
            DealtTo::Common => Word("common").serialize(serializer),
            DealtTo::Burn => Word("burn").serialize(serializer),
            DealtTo::LeftOver => Word("leftOver").serialize(serializer),
        }
    }
}

/// A card that a seat got face up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct SeatCard {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Card,
}

/// A seat's or the dealer's action as it is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Acted {
    /// Who.
    pub seat: Place,
    /// What: the action's name, or `complete`.
    #[serde(serialize_with = "word")]
    pub action: &'static str,
    /// The bet that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bet: Option<Bet>,
    /// The hand of a split.
    #[serde(rename = "box", skip_serializing_if = "Option::is_none")]
    pub hand: Option<u8>,
    /// The chips that it moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<Chips>,
    /// The seat's total for the round after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Chips>,
    /// Whether it took the whole stack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_in: Option<bool>,
    /// Whether nobody decided it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auto: Option<bool>,
}

impl Acted {
    /// An action and who took it.
    pub(crate) const fn new(seat: Place, action: &'static str) -> Acted {
        Acted {
            seat,
            action,
            bet: None,
            hand: None,
            amount: None,
            to: None,
            all_in: None,
            auto: None,
        }
    }
}

/// A step as a viewer sees it. One step an event; each keeps the chips whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
#[allow(missing_docs)]
pub enum Event {
    HandStarted {
        seats: Vec<Seat>,
        button: Option<Seat>,
        banker: Option<Place>,
    },
    Shuffled {
        by: ShuffledBy,
        #[serde(skip_serializing_if = "Option::is_none")]
        commitment: Option<String>,
    },
    Cut {
        at: u8,
    },
    Dice {
        dice: [u8; 3],
        first: Place,
    },
    ButtonDrawn {
        cards: Vec<SeatCard>,
        button: Seat,
    },
    Posted {
        seat: Seat,
        kind: PostKind,
        amount: Chips,
        to: Chips,
        all_in: bool,
    },
    BetPlaced {
        seat: Place,
        bet: Bet,
        amount: Chips,
    },
    Dealt {
        to: DealtTo,
        #[serde(rename = "box")]
        hand: u8,
        card: Option<Card>,
        up: bool,
    },
    Phase {
        phase: Phase,
    },
    Turn {
        seat: Seat,
        #[serde(rename = "box")]
        hand: u8,
    },
    Warned {
        seat: Seat,
    },
    TimedOut {
        seat: Seat,
        #[serde(serialize_with = "word")]
        default: &'static str,
    },
    Acted(Acted),
    Shown {
        at: Place,
        #[serde(rename = "box")]
        hand: u8,
        cards: Vec<Card>,
        #[serde(skip_serializing_if = "Option::is_none")]
        rank: Option<HandRank>,
        #[serde(skip_serializing_if = "Option::is_none")]
        low: Option<HandRank>,
    },
    Mucked {
        seat: Seat,
    },
    Refunded {
        seat: Seat,
        amount: Chips,
    },
    Awarded {
        pot: usize,
        seat: Seat,
        amount: Chips,
        odd_chips: Chips,
    },
    Paid {
        seat: Place,
        line: Line,
    },
    Settled {
        settlement: Settlement,
    },
    Voided {
        reason: Option<String>,
        returned: Vec<SeatAmount>,
    },
    Sat {
        seat: Seat,
        stack: Chips,
    },
    Left {
        seat: Seat,
        stack: Chips,
    },
    ChipsAdded {
        seat: Seat,
        stack: Chips,
    },
    SatOut {
        seat: Seat,
        stack: Chips,
    },
    SatIn {
        seat: Seat,
        stack: Chips,
    },
    Busted {
        seat: Seat,
        stack: Chips,
    },
}

/// An event with its number in the table's life and the hand it belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Logged {
    /// From 0; used again after an undo.
    pub n: u64,
    /// 0 before the first deal.
    pub hand: u64,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
    /// The article or source of the step, where one orders it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cite: Option<Cite>,
}

/// A step as the log keeps it. Only a dealt card can be hidden from somebody; all other steps are public.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Step {
    Public(Event),
    Dealt {
        to: DealtTo,
        hand: u8,
        card: Card,
        up: bool,
    },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Entry {
    n: u64,
    hand: u64,
    cite: Option<Cite>,
    step: Step,
}

/// An entry as a viewer sees it, without a copy of what is public. Only packed, where `...` spreads the event's keys.
#[derive(Serialize)]
pub(crate) struct Seen<'a> {
    n: u64,
    hand: u64,
    #[serde(rename = "...")]
    event: Cow<'a, Event>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cite: Option<Cite>,
}

impl Entry {
    /// Its number in the table's life.
    pub(crate) const fn number(&self) -> u64 {
        self.n
    }

    /// Whether somebody left this seat here.
    pub(crate) fn leaves(&self, seat: Seat) -> bool {
        matches!(&self.step, Step::Public(Event::Left { seat: left, .. }) if *left == seat)
    }

    /// The step as this viewer sees it; a spectator without a seat.
    pub(crate) fn seen_by(&self, viewer: Option<Seat>) -> Seen<'_> {
        let event = match &self.step {
            Step::Public(event) => Cow::Borrowed(event),
            Step::Dealt { to, hand, card, up } => {
                let own = matches!(to, DealtTo::Place(Place::Seat(seat)) if viewer == Some(*seat));
                let card = (*up || own).then_some(*card);
                Cow::Owned(Event::Dealt {
                    to: *to,
                    hand: *hand,
                    card,
                    up: *up,
                })
            }
        };
        Seen {
            n: self.n,
            hand: self.hand,
            event,
            cite: self.cite,
        }
    }
}

impl From<Seen<'_>> for Logged {
    fn from(seen: Seen<'_>) -> Logged {
        Logged {
            n: seen.n,
            hand: seen.hand,
            event: seen.event.into_owned(),
            cite: seen.cite,
        }
    }
}

/// Takes the steps of an action.
#[derive(Debug)]
pub(crate) struct Log {
    first: u64,
    hand: u64,
    entries: Vec<Entry>,
}

impl Log {
    /// A log that goes on after these entries of hand `hand`, the first of which has number `first`.
    pub(crate) const fn new(first: u64, hand: u64, entries: Vec<Entry>) -> Log {
        Log {
            first,
            hand,
            entries,
        }
    }

    fn push(&mut self, step: Step, cite: Option<Cite>) {
        self.entries.push(Entry {
            n: self.first + self.entries.len() as u64,
            hand: self.hand,
            cite,
            step,
        });
    }

    /// A step that no rule in particular orders.
    pub(crate) fn add(&mut self, event: Event) {
        self.push(Step::Public(event), None);
    }

    /// A step and the rule that orders it.
    pub(crate) fn cited(&mut self, event: Event, cite: Cite) {
        self.push(Step::Public(event), Some(cite));
    }

    /// A card that goes somewhere.
    pub(crate) fn dealt(&mut self, to: DealtTo, hand: u8, card: Card, up: bool, cite: Cite) {
        self.push(Step::Dealt { to, hand, card, up }, Some(cite));
    }

    pub(crate) fn into_entries(self) -> Vec<Entry> {
        self.entries
    }
}
