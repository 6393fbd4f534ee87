//! Actions as plain data: read from outside, written to snapshots and read back.
#![forbid(unsafe_code)]

use crate::action::{Action, Deal, Move, MoveKind, Request, Seat, Stakes, TableKind};
use crate::card::Card;
use crate::chips::Chips;
use crate::cite::{Cite, Game};
use crate::json::{self, Fields, Json, Object};
use crate::path;
use crate::problem::{Code, Faults, Problem};
use crate::table::Stored;

/// The highest seat number that is read at all; whether the table has the seat is said later.
const MOST_SEATS: u64 = 254;
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
    /// An action of the same kind with nothing in it, where the kind could be read.
    pub(crate) bare: Option<Action>,
    pub(crate) key: Option<[u8; 32]>,
}

/// Reads an action of a game. Only what a snapshot stores may carry the randomness of a deal.
pub(crate) fn read_action(input: &Json, game: Game, stored: bool, faults: &mut Faults) -> Read {
    let mut read = Read {
        version: None,
        request: None,
        bare: None,
        key: None,
    };
    let Some(mut fields) = faults.note(Fields::of(input, "action")) else {
        return read;
    };
    let word = |word: &Json, path: &str| json::text(word, path, 64);
    let kind = fields.must("type", faults, &word);
    read.version = fields.maybe_whole("version", 0, Chips::MAX.get(), faults);
    let seat = fields.maybe("seat", faults, &read_seat);
    if stored {
        let key = fields.maybe("key", faults, &word);
        read.key = key.and_then(|key| {
            faults.note(
                crate::seed::key_from_hex(&key).ok_or_else(|| Problem::new(Code::BadSnapshot)),
            )
        });
    }
    let Some(kind) = kind else { return read };
    let action = match (MoveKind::from_name(&kind), TableKind::from_name(&kind)) {
        (Some(kind), _) => {
            read.bare = Some(Action::Move(bare_move(kind)));
            read_move(kind, &mut fields, faults).map(Action::Move)
        }
        (_, Some(kind)) => {
            read.bare = Some(bare_table_action(kind));
            read_table_action(kind, seat, game, &mut fields, faults)
        }
        _ => {
            faults.add(
                Problem::new(Code::UnknownAction)
                    .text("type", kind)
                    .cited(Cite::house("unknownActions")),
            );
            return read;
        }
    };
    fields.close(faults);
    read.request = action.map(|action| Request {
        action,
        seat,
        version: read.version,
    });
    read
}

pub(crate) fn read_seat(seat: &Json, path: &str) -> Result<Seat, Problem> {
    json::whole(seat, path, 0, MOST_SEATS).map(|seat| Seat::try_from(seat).unwrap_or(Seat::MAX))
}

const fn bare_move(kind: MoveKind) -> Move {
    match kind {
        MoveKind::Set => Move::Set([Card::JOKER; 2]),
        _ => Move::Plain(kind),
    }
}

fn bare_table_action(kind: TableKind) -> Action {
    let (seat, none) = (0, Chips::ZERO);
    match kind {
        TableKind::Deal => Deal::default().into(),
        TableKind::Void => Action::Void(None),
        TableKind::Timeout => Action::Timeout,
        TableKind::Sit => Action::Sit { seat, stack: none },
        TableKind::Leave => Action::Leave(seat),
        TableKind::AddChips => Action::AddChips { seat, amount: none },
        TableKind::SitOut => Action::SitOut(seat),
        TableKind::SitIn => Action::SitIn { seat, post: false },
    }
}

fn read_move(kind: MoveKind, fields: &mut Fields<'_>, faults: &mut Faults) -> Option<Move> {
    Some(match kind {
        MoveKind::Bet | MoveKind::Raise | MoveKind::BringIn => {
            let to = fields.must("to", faults, &json::chips)?;
            Move::To(kind, to)
        }
        MoveKind::Set => {
            let low = fields.must("low", faults, &json::cards)?;
            let count = low.len();
            let pair = <[Card; 2]>::try_from(low).map_err(|_| {
                let problem = Problem::new(Code::WrongCount).text("argument", "action.low");
                problem
                    .number("count", count as u64)
                    .number("min", 2)
                    .number("max", 2)
            });
            Move::Set(faults.note(pair)?)
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
    fields: &mut Fields<'_>,
    faults: &mut Faults,
) -> Option<Action> {
    let named = |faults: &mut Faults| faults.note(seat.ok_or_else(|| json::missing("action.seat")));
    Some(match kind {
        TableKind::Deal => read_deal(game, fields, faults)?.into(),
        TableKind::Void => {
            // One that is refused is told of, and the action not looked at further.
            let named = fields.has("reason");
            let reason = fields.maybe("reason", faults, &|reason, path| {
                json::text(reason, path, LONGEST_REASON)
            });
            if named && reason.is_none() {
                return None;
            }
            Action::Void(reason)
        }
        TableKind::Timeout => Action::Timeout,
        TableKind::Sit => {
            let stack = fields.must("stack", faults, &json::chips);
            Action::Sit {
                seat: named(faults)?,
                stack: stack?,
            }
        }
        TableKind::Leave => Action::Leave(named(faults)?),
        TableKind::AddChips => {
            let amount = fields.must("amount", faults, &json::chips);
            Action::AddChips {
                seat: named(faults)?,
                amount: amount?,
            }
        }
        TableKind::SitOut => Action::SitOut(named(faults)?),
        TableKind::SitIn => {
            let seat = named(faults);
            let post = fields.flag("post", faults);
            Action::SitIn { seat: seat?, post }
        }
    })
}

fn read_deal(game: Game, fields: &mut Fields<'_>, faults: &mut Faults) -> Option<Deal> {
    let mut deal = Deal::default();
    if !bet_keys(game).is_empty() {
        let bets = fields.must("bets", faults, &|bets, path| json::list(bets, path, 0, 64));
        let bets = bets.unwrap_or_default().iter().enumerate();
        deal.bets = bets
            .filter_map(|(i, bet)| read_stakes(bet, &path::index("action.bets", i), game, faults))
            .collect();
    }
    if game == Game::PaiGowPoker {
        deal.banker = fields.maybe("banker", faults, &read_seat);
        deal.bank = fields.maybe("bank", faults, &json::chips);
        deal.dealer_bet = fields.maybe("dealerBet", faults, &json::chips);
        deal.dice = fields.maybe("dice", faults, &read_dice);
    }
    let rules = crate::deck::DeckRules::of(game);
    let deck = |cards: &Json, path: &str| rules.read_deck(cards, path);
    deal.deck = fields.maybe("deck", faults, &deck);
    if game == Game::TexasHoldem {
        deal.button_deck = fields.maybe("buttonDeck", faults, &deck);
    }
    deal.cut = fields.maybe("cut", faults, &|cut, path| {
        json::whole(cut, path, 0, 255).and_then(|cut| rules.check_cut(cut))
    });
    // A deal of which a part was refused is not looked at further.
    faults.is_clear().then_some(deal)
}

fn read_stakes(input: &Json, path: &str, game: Game, faults: &mut Faults) -> Option<Stakes> {
    let mut fields = faults.note(Fields::of(input, path))?;
    let seat = fields.must("seat", faults, &read_seat);
    let amounts = bet_keys(game).iter().map(|(key, required)| {
        if *required {
            fields.must(key, faults, &json::chips)
        } else {
            fields.maybe(key, faults, &json::chips)
        }
    });
    let amounts = amounts.collect();
    fields.close(faults);
    Some(Stakes {
        seat: seat?,
        amounts,
    })
}

fn read_dice(input: &Json, path: &str) -> Result<[u8; 3], Problem> {
    let mut dice = [1; 3];
    for (die, value) in dice.iter_mut().zip(json::list(input, path, 3, 3)?) {
        *die = json::whole(value, path, 1, 6)? as u8;
    }
    Ok(dice)
}

/// An action as a snapshot stores it: as it was sent, without its guards.
pub(crate) fn write_action(stored: &Stored, game: Game) -> Json {
    let mut out = Object::default();
    out.word("type", stored.action.name());
    let named = match &stored.action {
        Action::Sit { seat, .. }
        | Action::Leave(seat)
        | Action::AddChips { seat, .. }
        | Action::SitOut(seat)
        | Action::SitIn { seat, .. } => Some(*seat),
        Action::Move(_) | Action::Deal(_) | Action::Void(_) | Action::Timeout => None,
    };
    out.maybe_seat("seat", named);
    match &stored.action {
        Action::Move(Move::Plain(_)) | Action::Timeout | Action::Leave(_) | Action::SitOut(_) => {}
        Action::Move(Move::To(_, to)) => out.chips("to", *to),
        Action::Move(Move::Set(low)) => out.add("low", Json::cards(low)),
        Action::Deal(deal) => write_deal(deal, game, &mut out),
        Action::Void(reason) => {
            if let Some(reason) = reason {
                out.word("reason", reason);
            }
        }
        Action::Sit { stack, .. } => out.chips("stack", *stack),
        Action::AddChips { amount, .. } => out.chips("amount", *amount),
        Action::SitIn { post, .. } => out.flag("post", *post),
    }
    out.maybe_seat("seat", stored.seat);
    if let Some(key) = &stored.key {
        out.word("key", &path::hex(&**key));
    }
    out.done()
}

fn write_deal(deal: &Deal, game: Game, out: &mut Object) {
    if !bet_keys(game).is_empty() {
        let bets = deal.bets.iter().map(|stakes| {
            let mut bet = Object::default();
            bet.number("seat", stakes.seat.into());
            for ((key, _), amount) in bet_keys(game).iter().zip(&stakes.amounts) {
                bet.maybe_chips(key, *amount);
            }
            bet.done()
        });
        out.add("bets", Json::List(bets.collect()));
    }
    out.maybe_seat("banker", deal.banker);
    out.maybe_chips("bank", deal.bank);
    out.maybe_chips("dealerBet", deal.dealer_bet);
    let cards = |key, cards: &Option<Vec<Card>>, out: &mut Object| {
        if let Some(cards) = cards {
            out.add(key, Json::cards(cards));
        }
    };
    cards("deck", &deal.deck, out);
    out.maybe_seat("cut", deal.cut);
    if let Some(dice) = deal.dice {
        let dice = dice.iter().map(|die| Json::from(u64::from(*die)));
        out.add("dice", Json::List(dice.collect()));
    }
    cards("buttonDeck", &deal.button_deck, out);
}
