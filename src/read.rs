//! Actions as plain data: read from outside, written to snapshots and read back.
#![forbid(unsafe_code)]

use crate::action::{Action, Deal, Move, MoveKind, Request, Seat, Stakes, TableKind};
use crate::card::Card;
use crate::chips::Chips;
use crate::cite::{Cite, Game};
use crate::deck::DeckRules;
use crate::json::{self, Fields, Json, LONGEST_WORD, List, Object};
use crate::path;
use crate::problem::{Code, Faults, Problem};
use crate::seed::key_from_hex;
use crate::table::Stored;

/// The longest reason of a void hand, in UTF-16 units.
const LONGEST_REASON: usize = 1000;

/// The bets of a box by key, and whether each must be made.
pub(crate) const fn bet_keys(game: Game) -> &'static [(&'static str, bool)] {
    match game {
        Game::LetItRide | Game::PaiGowPoker => &[("bet", true)],
        Game::TripleShot => &[
            ("war", true),
            ("blackjack", true),
            ("poker", true),
            ("bonus", false),
        ],
        Game::SevenCardStud | Game::TexasHoldem => &[],
    }
}

/// What could be read of an action: its guards even where the rest was refused.
pub(crate) struct Read {
    pub(crate) version: Option<u64>,
    pub(crate) request: Option<Request>,
    /// Whether the request is one of the same kind with nothing in it: only the kind could be read.
    pub(crate) is_bare: bool,
    pub(crate) key: Option<Box<[u8; 32]>>,
}

/// Reads an action of a game. Only what a snapshot stores may carry the randomness of a deal.
pub(crate) fn read_action(input: &Json, game: Game, stored: bool, faults: &mut Faults) -> Read {
    let mut read = Read {
        version: None,
        request: None,
        is_bare: false,
        key: None,
    };
    let mut fields = Fields::of(input, "action", faults);
    let kind = fields.text("type");
    read.version = fields.maybe_whole("version", 0, Chips::MAX.get());
    let seat = fields.maybe_seat("seat");
    if stored {
        read.key = fields.maybe("key", |key, path| {
            let key = key_from_hex(json::text(key, path, LONGEST_WORD)?);
            key.map(Box::new)
                .ok_or_else(|| Problem::new(Code::BadSnapshot))
        });
    }
    let Some(kind) = kind else { return read };
    let action = if let Some(kind) = MoveKind::from_name(kind) {
        let decision = read_move(kind, &mut fields);
        read.is_bare = decision.is_none();
        Action::Move(decision.unwrap_or(bare_move(kind)))
    } else if let Some(kind) = TableKind::from_name(kind) {
        let action = read_table_action(kind, seat, game, &mut fields);
        read.is_bare = action.is_none();
        action.unwrap_or_else(|| table_action(kind, 0, Chips::ZERO, false))
    } else {
        let unknown = Problem::new(Code::UnknownAction).text("type", kind);
        faults.add(unknown.cited(Cite::house("unknownActions")));
        return read;
    };
    fields.close();
    read.request = Some(Request {
        action,
        seat,
        version: read.version,
    });
    read
}

const fn bare_move(kind: MoveKind) -> Move {
    match kind {
        MoveKind::Set => Move::Set([Card::JOKER; 2]),
        _ => Move::Plain(kind),
    }
}

/// An action of the table from the parts that it has of these; a deal and a void hand without more.
fn table_action(kind: TableKind, seat: Seat, amount: Chips, post: bool) -> Action {
    let stack = amount;
    match kind {
        TableKind::Deal => Action::Deal(Box::default()),
        TableKind::Void => Action::Void(None),
        TableKind::Timeout => Action::Timeout,
        TableKind::Sit => Action::Sit { seat, stack },
        TableKind::Leave => Action::Leave(seat),
        TableKind::AddChips => Action::AddChips { seat, amount },
        TableKind::SitOut => Action::SitOut(seat),
        TableKind::SitIn => Action::SitIn { seat, post },
    }
}

fn read_move(kind: MoveKind, fields: &mut Fields<'_, '_>) -> Option<Move> {
    Some(match kind {
        MoveKind::Bet | MoveKind::Raise | MoveKind::BringIn => Move::To(kind, fields.chips("to")?),
        MoveKind::Set => {
            let low = fields.must("low", |low, path| json::exactly(low, path, 2))?;
            Move::Set(low.try_into().ok()?)
        }
        MoveKind::Fold
        | MoveKind::Check
        | MoveKind::Call
        | MoveKind::Keep
        | MoveKind::Withdraw
        | MoveKind::Hit
        | MoveKind::Stand
        | MoveKind::Split
        | MoveKind::Double
        | MoveKind::HouseWay
        | MoveKind::Show
        | MoveKind::Muck => Move::Plain(kind),
    })
}

fn read_table_action(
    kind: TableKind,
    seat: Option<Seat>,
    game: Game,
    fields: &mut Fields<'_, '_>,
) -> Option<Action> {
    let amount = match kind {
        TableKind::Deal => return read_deal(game, fields).map(Action::Deal),
        TableKind::Void => return read_void(fields),
        TableKind::Timeout => return Some(Action::Timeout),
        TableKind::Sit => fields.chips("stack"),
        TableKind::AddChips => fields.chips("amount"),
        TableKind::Leave | TableKind::SitOut | TableKind::SitIn => Some(Chips::ZERO),
    };
    if seat.is_none() {
        fields.faults.add(json::missing("action.seat"));
    }
    let post = kind == TableKind::SitIn && fields.flag("post");
    Some(table_action(kind, seat?, amount?, post))
}

fn read_void(fields: &mut Fields<'_, '_>) -> Option<Action> {
    // A reason that is refused is told of, and the action not looked at further.
    let named = fields.has("reason");
    let reason = fields.maybe("reason", |reason, path| {
        json::text(reason, path, LONGEST_REASON)
    });
    (reason.is_some() || !named).then(|| Action::Void(reason.map(str::to_string)))
}

fn read_deal(game: Game, fields: &mut Fields<'_, '_>) -> Option<Box<Deal>> {
    let mut deal = Box::<Deal>::default();
    if !bet_keys(game).is_empty() {
        deal.bets = fields.each("bets", 0, 64, |bet, path| read_stakes(bet, path, game));
    }
    if game == Game::PaiGowPoker {
        deal.banker = fields.maybe_seat("banker");
        deal.bank = fields.maybe_chips("bank");
        deal.dealer_bet = fields.maybe_chips("dealerBet");
        deal.dice = fields.maybe("dice", |dice, path| {
            let mut thrown = [0; 3];
            json::bytes(dice, path, 1, 6, &mut thrown).map(|()| thrown)
        });
    }
    let rules = DeckRules::of(game);
    let deck = |cards: &Json, path: &str| rules.read_deck(cards, path);
    deal.deck = fields.maybe("deck", deck);
    if game == Game::TexasHoldem {
        deal.button_deck = fields.maybe("buttonDeck", deck);
    }
    deal.cut = fields.maybe("cut", |cut, path| {
        json::whole(cut, path, 0, 255).and_then(|cut| rules.check_cut(cut))
    });
    // A deal of which a part was refused is not looked at further.
    fields.faults.is_clear().then_some(deal)
}

fn read_stakes(input: &Json, path: &str, game: Game) -> Result<Stakes, Problem> {
    json::object(input, path, |fields| {
        let seat = fields.seat("seat");
        let mut amounts = Vec::new();
        for (key, required) in bet_keys(game) {
            amounts.push(if *required {
                fields.chips(key)
            } else {
                fields.maybe_chips(key)
            });
        }
        let seat = seat?;
        Some(Stakes { seat, amounts })
    })
}

/// An action as a snapshot stores it: as it was sent, without its guards.
pub(crate) fn write_action(stored: &Stored, game: Game) -> Json {
    let mut out = Object::default();
    out.word("type", stored.action.name());
    match &stored.action {
        Action::Move(Move::Plain(_)) | Action::Timeout | Action::Void(None) => {}
        Action::Move(Move::To(_, to)) => out.chips("to", *to),
        Action::Move(Move::Set(low)) => out.add("low", Json::cards(low)),
        Action::Deal(deal) => write_deal(deal, game, &mut out),
        Action::Void(Some(reason)) => out.word("reason", reason),
        Action::Leave(seat) | Action::SitOut(seat) => out.seat(*seat),
        Action::Sit { seat, stack } => {
            out.seat(*seat);
            out.chips("stack", *stack);
        }
        Action::AddChips { seat, amount } => {
            out.seat(*seat);
            out.chips("amount", *amount);
        }
        Action::SitIn { seat, post } => {
            out.seat(*seat);
            out.flag("post", *post);
        }
    }
    out.maybe_seat("seat", stored.seat);
    if let Some(key) = &stored.key {
        out.word("key", &path::hex(&**key));
    }
    out.done()
}

fn write_deal(deal: &Deal, game: Game, out: &mut Object) {
    if !bet_keys(game).is_empty() {
        let mut bets = List::default();
        for stakes in &deal.bets {
            let mut bet = Object::default();
            bet.seat(stakes.seat);
            for ((key, _), amount) in bet_keys(game).iter().zip(&stakes.amounts) {
                bet.maybe_chips(key, *amount);
            }
            bets.add(bet.done());
        }
        out.add("bets", bets.done());
    }
    out.maybe_seat("banker", deal.banker);
    out.maybe_chips("bank", deal.bank);
    out.maybe_chips("dealerBet", deal.dealer_bet);
    out.maybe_cards("deck", deal.deck.as_ref());
    out.maybe_seat("cut", deal.cut);
    if let Some(dice) = deal.dice {
        out.add("dice", Json::numbers(&dice.map(u64::from)));
    }
    out.maybe_cards("buttonDeck", deal.button_deck.as_ref());
}
