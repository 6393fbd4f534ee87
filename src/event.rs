//! The log: what happened at a table, step by step, and what each viewer sees of it.
#![forbid(unsafe_code)]

use std::sync::Arc;

use crate::action::{MoveKind, Place, Seat, named};
use crate::card::Card;
use crate::cards::Cards;
use crate::chips::Chips;
use crate::cite::{By, Cite};
use crate::plain::{Keys, Plain, Sink, plain, serialize, some};
use crate::ranking::HandRank;
use crate::settlement::{Bet, Line, SeatAmount, Settlement};

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

impl Plain for DealtTo {
    fn put<S: Sink>(&self, out: &mut S) {
        match self {
            DealtTo::Place(place) => place.put(out),
            DealtTo::Board => out.word("board"),
            DealtTo::Common => out.word("common"),
            DealtTo::Burn => out.word("burn"),
            DealtTo::LeftOver => out.word("leftOver"),
        }
    }
}

/// A card that a seat got face up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatCard {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Card,
}

plain! { SeatCard { seat: "seat", card: "card" } }

/// A seat's or the dealer's action as it is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acted {
    /// Who.
    pub seat: Place,
    /// What: the action's name, or `complete`.
    pub action: &'static str,
    /// The bet that it is about.
    pub bet: Option<Bet>,
    /// The hand of a split.
    pub hand: Option<u8>,
    /// The chips that it moves.
    pub amount: Option<Chips>,
    /// The seat's total for the round after it.
    pub to: Option<Chips>,
    /// Whether it took the whole stack.
    pub all_in: Option<bool>,
    /// Whether nobody decided it.
    pub auto: Option<bool>,
}

impl Acted {
    /// An action and who took it; `auto` if nobody decided it.
    #[inline(never)]
    pub(crate) fn new(seat: Place, kind: MoveKind, auto: bool) -> Acted {
        Acted {
            seat,
            action: kind.as_str(),
            bet: None,
            hand: None,
            amount: None,
            to: None,
            all_in: None,
            auto: auto.then_some(true),
        }
    }
}

/// A step as a viewer sees it. One step an event; each keeps the chips whole. What is large is boxed: a log holds many
/// steps, and most are small.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    HandStarted {
        seats: Vec<Seat>,
        button: Option<Seat>,
        banker: Option<Place>,
    },
    Shuffled {
        by: ShuffledBy,
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
        hand: u8,
        card: Option<Card>,
        up: bool,
    },
    Phase {
        phase: Phase,
    },
    Turn {
        seat: Seat,
        hand: u8,
    },
    Warned {
        seat: Seat,
    },
    TimedOut {
        seat: Seat,
        default: &'static str,
    },
    Acted(Acted),
    Shown {
        at: Place,
        hand: u8,
        cards: Cards,
        rank: Option<Box<HandRank>>,
        low: Option<Box<HandRank>>,
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
        line: Box<Line>,
    },
    Settled {
        settlement: Arc<Settlement>,
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
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logged {
    /// From 0; used again after an undo.
    pub n: u64,
    /// 0 before the first deal.
    pub hand: u64,
    /// What happened.
    pub event: Event,
    /// The article or source of the step, where one orders it.
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

/// An entry as a viewer sees it, without a copy of what is public.
pub(crate) struct Seen<'a> {
    entry: &'a Entry,
    viewer: Option<Seat>,
}

/// What every entry has: number, hand, citation.
type Head = (u64, u64, Option<Cite>);

/// An event in one object with what every entry has: number, hand and type before its own keys, the citation after.
macro_rules! entry {
    ($out:ident, $head:ident, $type:expr $(, $field:expr => $key:literal $($if:ident)?)*) => {{
        static KEYS: Keys = Keys(concat!("n hand type ", $($key, " ",)* "cite"));
        let mut present = 0b111_u32;
        let mut bit = 0b1000_u32;
        $(
            if true $(&& $if($field))? {
                present |= bit;
            }
            bit <<= 1;
        )*
        put_head($head, $type, &KEYS, [present, bit], $out);
        $(
            if true $(&& $if($field))? {
                $field.put($out);
            }
        )*
    }};
}

/// Begins an entry. The second number is the bit of the citation.
#[inline(never)]
fn put_head<S: Sink>(
    (n, hand, cite): Head,
    name: &'static str,
    keys: &'static Keys,
    [present, last]: [u32; 2],
    out: &mut S,
) {
    let cited = if cite.is_some() { last } else { 0 };
    out.object(keys, present | cited);
    n.put(out);
    hand.put(out);
    out.word(name);
}

/// What became of a chair, and its stack.
#[inline(never)]
fn put_chair<S: Sink>(head: Head, name: &'static str, seat: Seat, stack: Chips, out: &mut S) {
    entry!(out, head, name, seat => "seat", stack => "stack");
}

#[rustfmt::skip]
fn put_entry<S: Sink>(head: Head, event: &Event, out: &mut S) {
    match event {
        Event::HandStarted { seats, button, banker } => {
            entry!(out, head, "handStarted", seats => "seats", button => "button", banker => "banker");
        }
        Event::Shuffled { by, commitment } => {
            entry!(out, head, "shuffled", by => "by", commitment => "commitment" some);
        }
        Event::Cut { at } => entry!(out, head, "cut", at => "at"),
        Event::Dice { dice, first } => entry!(out, head, "dice", dice => "dice", first => "first"),
        Event::ButtonDrawn { cards, button } => {
            entry!(out, head, "buttonDrawn", cards => "cards", button => "button");
        }
        Event::Posted { seat, kind, amount, to, all_in } => entry!(
            out, head, "posted", seat => "seat", kind => "kind", amount => "amount", to => "to", all_in => "allIn"
        ),
        Event::BetPlaced { seat, bet, amount } => {
            entry!(out, head, "betPlaced", seat => "seat", bet => "bet", amount => "amount");
        }
        Event::Dealt { to, hand, card, up } => {
            entry!(out, head, "dealt", to => "to", hand => "box", card => "card", up => "up");
        }
        Event::Phase { phase } => entry!(out, head, "phase", phase => "phase"),
        Event::Turn { seat, hand } => entry!(out, head, "turn", seat => "seat", hand => "box"),
        Event::Warned { seat } => entry!(out, head, "warned", seat => "seat"),
        Event::TimedOut { seat, default } => {
            entry!(out, head, "timedOut", seat => "seat", default => "default");
        }
        Event::Acted(Acted { seat, action, bet, hand, amount, to, all_in, auto }) => entry!(
            out, head, "acted", seat => "seat", action => "action", bet => "bet" some, hand => "box" some,
            amount => "amount" some, to => "to" some, all_in => "allIn" some, auto => "auto" some
        ),
        Event::Shown { at, hand, cards, rank, low } => entry!(
            out, head, "shown", at => "at", hand => "box", cards => "cards", rank => "rank" some, low => "low" some
        ),
        Event::Mucked { seat } => entry!(out, head, "mucked", seat => "seat"),
        Event::Refunded { seat, amount } => {
            entry!(out, head, "refunded", seat => "seat", amount => "amount");
        }
        Event::Awarded { pot, seat, amount, odd_chips } => entry!(
            out, head, "awarded", pot => "pot", seat => "seat", amount => "amount", odd_chips => "oddChips"
        ),
        Event::Paid { seat, line } => entry!(out, head, "paid", seat => "seat", line => "line"),
        Event::Settled { settlement } => entry!(out, head, "settled", settlement => "settlement"),
        Event::Voided { reason, returned } => {
            entry!(out, head, "voided", reason => "reason", returned => "returned");
        }
        Event::Sat { seat, stack } => put_chair(head, "sat", *seat, *stack, out),
        Event::Left { seat, stack } => put_chair(head, "left", *seat, *stack, out),
        Event::ChipsAdded { seat, stack } => put_chair(head, "chipsAdded", *seat, *stack, out),
        Event::SatOut { seat, stack } => put_chair(head, "satOut", *seat, *stack, out),
        Event::SatIn { seat, stack } => put_chair(head, "satIn", *seat, *stack, out),
        Event::Busted { seat, stack } => put_chair(head, "busted", *seat, *stack, out),
    }
    if let (_, _, Some(cite)) = head {
        cite.put(out);
    }
}

impl Plain for Logged {
    fn put<S: Sink>(&self, out: &mut S) {
        put_entry((self.n, self.hand, self.cite), &self.event, out);
    }
}

serialize! { Logged }

impl Plain for Seen<'_> {
    fn put<S: Sink>(&self, out: &mut S) {
        let head = (self.entry.n, self.entry.hand, self.entry.cite);
        match &self.entry.step {
            Step::Public(event) => put_entry(head, event, out),
            Step::Dealt { to, hand, card, up } => {
                put_entry(head, &self.dealt(*to, *hand, *card, *up), out);
            }
        }
    }
}

impl Entry {
    /// Whether somebody left this seat here.
    pub(crate) fn leaves(&self, seat: Seat) -> bool {
        matches!(&self.step, Step::Public(Event::Left { seat: left, .. }) if *left == seat)
    }

    /// The step as this viewer sees it; a spectator without a seat.
    pub(crate) fn seen_by(&self, viewer: Option<Seat>) -> Seen<'_> {
        Seen {
            entry: self,
            viewer,
        }
    }
}

impl Seen<'_> {
    /// From then on as a spectator sees it.
    pub(crate) fn hide(&mut self) {
        self.viewer = None;
    }

    fn event(&self) -> Event {
        match &self.entry.step {
            Step::Public(event) => event.clone(),
            Step::Dealt { to, hand, card, up } => self.dealt(*to, *hand, *card, *up),
        }
    }

    fn dealt(&self, to: DealtTo, hand: u8, card: Card, up: bool) -> Event {
        let seat = match to {
            DealtTo::Place(Place::Seat(seat)) => Some(seat),
            _ => None,
        };
        let own = seat.is_some() && seat == self.viewer;
        Event::Dealt {
            to,
            hand,
            card: (up || own).then_some(card),
            up,
        }
    }
}

impl From<Seen<'_>> for Logged {
    fn from(seen: Seen<'_>) -> Logged {
        Logged {
            n: seen.entry.n,
            hand: seen.entry.hand,
            event: seen.event(),
            cite: seen.entry.cite,
        }
    }
}

/// The steps of a hand; those of an action are added to it.
#[derive(Debug, Clone)]
pub(crate) struct Log {
    /// The number of its first event.
    pub(crate) first: u64,
    /// The number of the hand.
    pub(crate) hand: u64,
    pub(crate) entries: Vec<Entry>,
}

impl Log {
    pub(crate) const fn new(first: u64, hand: u64) -> Log {
        Log {
            first,
            hand,
            entries: Vec::new(),
        }
    }

    /// The number that the next event will have.
    pub(crate) const fn next(&self) -> u64 {
        self.first + self.entries.len() as u64
    }

    // In both below, so that a step is copied once: to where it stays.
    #[inline(always)]
    fn push(&mut self, step: Step, cite: Option<Cite>) {
        self.entries.push(Entry {
            n: self.next(),
            hand: self.hand,
            cite,
            step,
        });
    }

    #[inline(never)]
    fn public(&mut self, event: Event, by: Option<By>, text: &'static str) {
        self.push(Step::Public(event), by.map(|by| Cite::of(by, text)));
    }

    /// A step that no rule in particular orders.
    #[inline(always)]
    pub(crate) fn add(&mut self, event: Event) {
        self.public(event, None, "");
    }

    /// A step and the rule that orders it.
    #[inline(always)]
    pub(crate) fn cited(&mut self, event: Event, cite: Cite) {
        let (by, text) = cite.parts();
        self.public(event, Some(by), text);
    }

    /// A card that goes somewhere.
    #[inline(never)]
    pub(crate) fn dealt(&mut self, to: DealtTo, hand: u8, card: Card, up: bool, cite: Cite) {
        self.push(Step::Dealt { to, hand, card, up }, Some(cite));
    }
}
