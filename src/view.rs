//! What one viewer sees of a table. These types have no field for a deck, a seed or another seat's hidden card.
#![forbid(unsafe_code)]

use std::sync::Arc;

use crate::action::{LegalAction, Place, Seat, named};
use crate::blackjack::Total;
use crate::card::Card;
use crate::cards::Cards;
use crate::chips::Chips;
use crate::cite::Game;
use crate::event::Phase;
use crate::json::Json;
use crate::plain::plain;
use crate::ranking::HandRank;
use crate::settlement::{Bet, Settlement};

named! {
    /// How a seat stands.
    SeatState {
        Empty "empty", Waiting "waiting", SittingOut "sittingOut", Busted "busted", Active "active",
        AllIn "allIn", Folded "folded", Done "done",
    }
}

named! {
    /// How a bet on the layout stands.
    BetState {
        Up "up", Withdrawn "withdrawn", Won "won", Lost "lost", Push "push", HalfLost "halfLost",
    }
}

/// A card on the table; hidden from this viewer if `card` is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardView {
    /// Which card, if the viewer sees it.
    pub card: Option<Card>,
    /// Whether it lies face up.
    pub up: bool,
}

impl CardView {
    /// Cards that all lie the same way.
    #[inline(never)]
    pub(crate) fn all(cards: &[Card], visible: bool, up: bool) -> Vec<CardView> {
        let seen = |card: &Card| CardView {
            card: visible.then_some(*card),
            up,
        };
        cards.iter().map(seen).collect()
    }
}

/// A hand on the table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HandView {
    /// Its cards in the order in which they were dealt.
    pub cards: Vec<CardView>,
    /// Its rank, from cards that the viewer sees only.
    pub rank: Option<HandRank>,
    /// The Pai Gow low hand's rank.
    pub low: Option<HandRank>,
    /// The Black Jack total.
    pub blackjack: Option<Total>,
    /// Whether it was set, in Pai Gow.
    pub set: bool,
    /// The low and the high hand, in Pai Gow.
    pub split: Option<[Cards; 2]>,
}

impl HandView {
    /// Cards, and what they are worth together where the viewer may know.
    #[inline(never)]
    pub(crate) fn of(cards: Vec<CardView>, rank: Option<&HandRank>) -> HandView {
        HandView {
            cards,
            rank: rank.copied(),
            ..HandView::default()
        }
    }
}

/// A bet on the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BetView {
    /// Which.
    pub bet: Bet,
    /// The hand of a split it stands on, else 0.
    pub hand: u8,
    /// How much.
    pub amount: Chips,
    /// How it stands.
    pub state: BetState,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatView {
    /// Its number.
    pub seat: Seat,
    /// How it stands.
    pub state: SeatState,
    /// Its chips, where the table keeps them.
    pub stack: Option<Chips>,
    /// What it put in this round.
    pub round: Chips,
    /// What it put in this hand.
    pub total: Chips,
    /// Its bets on the layout.
    pub bets: Vec<BetView>,
    /// Its hands.
    pub hands: Vec<HandView>,
    /// Whether it was warned in this hand.
    pub warned: bool,
    /// What it owes in blinds.
    pub owes: Chips,
}

impl SeatView {
    #[inline(never)]
    pub(crate) const fn empty(seat: Seat) -> SeatView {
        SeatView {
            seat,
            state: SeatState::Empty,
            stack: None,
            round: Chips::ZERO,
            total: Chips::ZERO,
            bets: Vec::new(),
            hands: Vec::new(),
            warned: false,
            owes: Chips::ZERO,
        }
    }

    /// A bet on the layout.
    #[inline(never)]
    pub(crate) fn add_bet(&mut self, bet: Bet, hand: u8, amount: Chips, state: BetState) {
        self.total += amount;
        self.bets.push(BetView {
            bet,
            hand,
            amount,
            state,
        });
    }
}

/// A pot while the hand runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PotView {
    /// Its chips.
    pub amount: Chips,
    /// The seats that can win it.
    pub eligible: Vec<Seat>,
}

/// A table as one viewer sees it: a seat, or a spectator.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// Which game.
    pub game: Game,
    /// The version of the table.
    pub version: u64,
    /// The number of the hand, 0 before the first.
    pub hand: u64,
    /// Where the hand stands.
    pub phase: Phase,
    /// Who looks; a spectator if none.
    pub viewer: Option<Seat>,
    /// Whose turn it is.
    pub to_act: Option<Seat>,
    /// All seats that may act now.
    pub pending: Vec<Seat>,
    /// What the viewer may do now.
    pub legal: Vec<LegalAction>,
    /// The settings, without the seed.
    pub config: Json,
    /// Every seat by its number, empty ones too.
    pub seats: Vec<SeatView>,
    /// The common cards.
    pub board: Cards,
    /// The dealer's hands.
    pub dealer: Vec<HandView>,
    /// The button.
    pub button: Option<Seat>,
    /// Who posts the small blind.
    pub small_blind_seat: Option<Seat>,
    /// Who posts the big blind.
    pub big_blind_seat: Option<Seat>,
    /// Who banks.
    pub banker: Option<Place>,
    /// Who would bank next.
    pub next_banker: Option<Seat>,
    /// The throw.
    pub dice: Option<[u8; 3]>,
    /// The pots as they stand.
    pub pots: Vec<PotView>,
    /// What the viewer must add to stay in.
    pub to_call: Chips,
    /// How many cards are left in the deck.
    pub undealt: u8,
    /// How many cards were burned.
    pub burned: u8,
    /// The settlement of the finished hand.
    pub settlement: Option<Arc<Settlement>>,
    /// The number that the next event will have.
    pub next_event: u64,
}

impl View {
    /// A table at which nothing lies yet.
    pub(crate) const fn bare(game: Game, viewer: Option<Seat>, config: Json) -> View {
        View {
            game,
            version: 0,
            hand: 0,
            phase: Phase::Waiting,
            viewer,
            to_act: None,
            pending: Vec::new(),
            legal: Vec::new(),
            config,
            seats: Vec::new(),
            board: Cards::NONE,
            dealer: Vec::new(),
            button: None,
            small_blind_seat: None,
            big_blind_seat: None,
            banker: None,
            next_banker: None,
            dice: None,
            pots: Vec::new(),
            to_call: Chips::ZERO,
            undealt: 0,
            burned: 0,
            settlement: None,
            next_event: 0,
        }
    }
}

plain! {
    CardView { card: "card", up: "up" }
    HandView {
        cards: "cards", rank: "rank", low: "low", blackjack: "blackjack", set: "set", split(some): "split",
    }
    BetView { bet: "bet", hand: "box", amount: "amount", state: "state" }
    SeatView {
        seat: "seat", state: "state", stack: "stack", round: "round", total: "total", bets: "bets", hands: "hands",
        warned: "warned", owes: "owes",
    }
    PotView { amount: "amount", eligible: "eligible" }
    View {
        game: "game", version: "version", hand: "hand", phase: "phase", viewer: "viewer", to_act: "toAct",
        pending: "pending", legal: "legal", config: "config", seats: "seats", board: "board", dealer: "dealer",
        button: "button", small_blind_seat: "smallBlindSeat", big_blind_seat: "bigBlindSeat", banker: "banker",
        next_banker: "nextBanker", dice: "dice", pots: "pots", to_call: "toCall", undealt: "undealt",
        burned: "burned", settlement: "settlement", next_event: "nextEvent",
    }
}
