//! The rules of a card room: Seven Card Stud, Texas Hold'em, Let It Ride, Triple Shot and Pai Gow Poker exactly as
//! five Peruvian gaming regulations define them.
//!
//! ```
//! use tapete::{Category, Ruleset, parse_cards, rank_hand};
//!
//! let hand = rank_hand(&parse_cards("Ah Kd 7s 7d 7c Kh 2c")?, Ruleset::Standard)?;
//! assert_eq!(hand.category, Category::FullHouse);
//! # Ok::<(), tapete::Problem>(())
//! ```
//!
//! Every ruling can name where it comes from:
//!
//! ```
//! use tapete::{Game, Ruleset, cite_hand, parse_cards, rank_hand};
//!
//! let hand = rank_hand(&parse_cards("Jk 2c 3d 4h 5s")?, Ruleset::PaiGow)?;
//! let cite = cite_hand(Game::PaiGowPoker, hand.category, &hand.ranks);
//! assert_eq!(cite, Some(tapete::Cite::Article { game: Game::PaiGowPoker, article: "4.g" }));
//! # Ok::<(), tapete::Problem>(())
//! ```
//!
//! The core knows no JavaScript and builds for any target. The cargo feature `js` adds the edge that the npm package is
//! made from. Each core module forbids unsafe code; the macros of the edge expand to some.

mod action;
mod blackjack;
mod card;
mod card_text;
mod cards;
mod chips;
mod cite;
mod deck;
mod event;
mod game_table;
mod games;
mod json;
mod path;
mod pay;
mod paytable;
mod plain;
mod problem;
mod ranking;
mod read;
mod seed;
mod settlement;
mod snapshot;
mod table;
mod view;

#[cfg(feature = "js")]
mod js;
#[cfg(feature = "js")]
mod packed;

pub use action::{
    Action, Deal, LegalAction, Limits, Move, MoveKind, Place, Request, Seat, Stakes,
    TableActionInfo, TableKind,
};
pub use blackjack::{Total, blackjack_total};
pub use card::{Card, Rank, Suit};
pub use card_text::parse_cards;
pub use cards::Cards;
pub use chips::Chips;
pub use cite::{Cite, Game, Source, cite_compare, cite_hand, plays_under};
pub use deck::{Deck, DeckRules};
pub use event::{Acted, DealtTo, Event, Logged, Phase, PostKind, SeatCard, ShuffledBy};
pub use game_table::GameTable;
pub use games::let_it_ride::let_it_ride_pays;
pub use games::pai_gow::{
    Compared, Foul, HouseSetting, HouseWay, Setting, Side, house_way, legal_settings,
    pai_gow_compare,
};
pub use games::poker::{SettledPots, settle_pots};
pub use games::triple_shot::{SixCards, triple_shot_poker, triple_shot_war};
pub use json::Json;
pub use pay::{Pay, Prorated, prorate};
pub use problem::{Code, Detail, Facts, Fraction, Problem};
pub use ranking::batch::rank_many;
pub use ranking::category::{Category, Ranks, Ruleset};
pub use ranking::count::count_categories;
pub use ranking::playing::JokerRole;
pub use ranking::{
    HandKind, HandRank, compare_hands, rank_hand, rank_showing, rank_two, rank_value, winners,
};
pub use seed::{Seed, Stream, fresh_key};
pub use settlement::{
    Bet, LimitOut, Line, Outcome, PotShare, SeatAmount, SeatSettlement, SettledPot, Settlement,
    Versus,
};
pub use view::{BetState, BetView, CardView, HandView, PotView, SeatState, SeatView, View};
