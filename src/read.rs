//! Actions as plain data: read from outside, written to snapshots and read back.
#![forbid(unsafe_code)]

use crate::action::{Action, Deal, Move, MoveKind, Request, Seat, Stakes, TableKind};
use crate::card::Card;
use crate::chips::Chips;
use crate::cite::{Cite, Game};
use crate::json::{self, Fields, Json};
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
    pub(crate) key: Option<[u8; 32]>,
}

/// Reads an action of a game. Only what a snapshot stores may carry the randomness of a deal.
pub(crate) fn read_action(input: &Json, game: Game, stored: bool, faults: &mut Faults) -> Read {
    let mut read = Read {
        version: None,
        request: None,
        key: None,
    };
    let Some(mut fields) = faults.note(Fields::of(input, "action")) else {
        return read;
    };
    let kind = faults.note(
        fields
            .required("type")
            .and_then(|kind| json::text(kind, "action.type", 64)),
    );
    read.version = fields.take("version").and_then(|version| {
        faults.note(json::whole(version, "action.version", 0, Chips::MAX.get()))
    });
    let seat = fields
        .take("seat")
        .and_then(|seat| faults.note(read_seat(seat, "action.seat")));
    if stored {
        let key = fields
            .take("key")
            .and_then(|key| faults.note(json::text(key, "action.key", 64)));
        read.key = key.and_then(|key| {
            faults.note(
                crate::seed::key_from_hex(&key).ok_or_else(|| Problem::new(Code::BadSnapshot)),
            )
        });
    }
    let Some(kind) = kind else { return read };
    let action = match (MoveKind::from_name(&kind), TableKind::from_name(&kind)) {
        (Some(kind), _) => read_move(kind, &mut fields, faults).map(Action::Move),
        (_, Some(kind)) => read_table_action(kind, seat, game, &mut fields, faults),
        _ => {
            faults.add(
                Problem::new(Code::UnknownAction)
                    .text("type", kind)
                    .cited(Cite::house("unknownActions")),
            );
            return read;
        }
    };
    faults.note(fields.finish());
    read.request = action.map(|action| Request {
        action,
        seat,
        version: read.version,
    });
    read
}

fn read_seat(seat: &Json, path: &str) -> Result<Seat, Problem> {
    json::whole(seat, path, 0, MOST_SEATS).map(|seat| Seat::try_from(seat).unwrap_or(Seat::MAX))
}

fn read_move(kind: MoveKind, fields: &mut Fields<'_>, faults: &mut Faults) -> Option<Move> {
    Some(match kind {
        MoveKind::Bet | MoveKind::Raise | MoveKind::BringIn => {
            let to = faults.note(
                fields
                    .required("to")
                    .and_then(|to| json::chips(to, "action.to")),
            )?;
            Move::To(kind, to)
        }
        MoveKind::Set => {
            let low = faults.note(
                fields
                    .required("low")
                    .and_then(|low| json::cards(low, "action.low")),
            )?;
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
    let named = |faults: &mut Faults| {
        let missing = || {
            Problem::new(Code::BadInput)
                .text("argument", "action.seat")
                .text("reason", "missing")
        };
        faults.note(seat.ok_or_else(missing))
    };
    Some(match kind {
        TableKind::Deal => Action::Deal(read_deal(game, fields, faults)?),
        TableKind::Void => {
            let reason = fields
                .take("reason")
                .map(|reason| json::text(reason, "action.reason", LONGEST_REASON));
            Action::Void(match reason {
                Some(reason) => Some(faults.note(reason)?),
                None => None,
            })
        }
        TableKind::Timeout => Action::Timeout,
        TableKind::Sit => {
            let stack = faults.note(
                fields
                    .required("stack")
                    .and_then(|stack| json::chips(stack, "action.stack")),
            );
            Action::Sit {
                seat: named(faults)?,
                stack: stack?,
            }
        }
        TableKind::Leave => Action::Leave(named(faults)?),
        TableKind::AddChips => {
            let amount = faults.note(
                fields
                    .required("amount")
                    .and_then(|amount| json::chips(amount, "action.amount")),
            );
            Action::AddChips {
                seat: named(faults)?,
                amount: amount?,
            }
        }
        TableKind::SitOut => Action::SitOut(named(faults)?),
        TableKind::SitIn => {
            let post = fields
                .take("post")
                .map(|post| json::flag(post, "action.post"));
            Action::SitIn {
                seat: named(faults)?,
                post: post.is_some_and(|post| faults.note(post).unwrap_or(false)),
            }
        }
    })
}

fn read_deal(game: Game, fields: &mut Fields<'_>, faults: &mut Faults) -> Option<Deal> {
    let mut deal = Deal::default();
    if !bet_keys(game).is_empty() {
        let bets = faults.note(
            fields
                .required("bets")
                .and_then(|bets| json::list(bets, "action.bets", 0, 64)),
        );
        let bets = bets.unwrap_or_default().iter().enumerate();
        deal.bets = bets
            .filter_map(|(i, bet)| read_stakes(bet, &path::index("action.bets", i), game, faults))
            .collect();
    }
    if game == Game::PaiGowPoker {
        deal.banker = fields
            .take("banker")
            .and_then(|seat| faults.note(read_seat(seat, "action.banker")));
        deal.bank = fields
            .take("bank")
            .and_then(|bank| faults.note(json::chips(bank, "action.bank")));
        deal.dealer_bet = fields
            .take("dealerBet")
            .and_then(|bet| faults.note(json::chips(bet, "action.dealerBet")));
        deal.dice = fields
            .take("dice")
            .and_then(|dice| faults.note(read_dice(dice)));
    }
    let rules = crate::deck::DeckRules::of(game);
    let mut deck = |key: &str, path: &str, faults: &mut Faults| {
        let cards = fields.take(key)?;
        faults.note(rules.read_deck(cards, path))
    };
    deal.deck = deck("deck", "action.deck", faults);
    if game == Game::TexasHoldem {
        deal.button_deck = deck("buttonDeck", "action.buttonDeck", faults);
    }
    if let Some(cut) = fields.take("cut") {
        let cut = faults
            .note(json::whole(cut, "action.cut", 0, 255).and_then(|cut| rules.check_cut(cut)));
        deal.cut = cut;
    }
    // A deal of which a part was refused is not looked at further.
    faults.is_clear().then_some(deal)
}

fn read_stakes(input: &Json, path: &str, game: Game, faults: &mut Faults) -> Option<Stakes> {
    let mut fields = faults.note(Fields::of(input, path))?;
    let seat = faults.note(
        fields
            .required("seat")
            .and_then(|seat| read_seat(seat, &path::key(path, "seat"))),
    );
    let mut amounts = Vec::new();
    for (key, required) in bet_keys(game) {
        let path = path::key(path, key);
        let amount = match (fields.take(key), required) {
            (Some(amount), _) => faults.note(json::chips(amount, &path)),
            (None, true) => faults.note(Err(json::missing(&path))),
            (None, false) => None,
        };
        amounts.push(amount);
    }
    faults.note(fields.finish());
    Some(Stakes {
        seat: seat?,
        amounts,
    })
}

fn read_dice(input: &Json) -> Result<[u8; 3], Problem> {
    let mut dice = [1; 3];
    for (die, value) in dice.iter_mut().zip(json::list(input, "action.dice", 3, 3)?) {
        *die = json::whole(value, "action.dice", 1, 6)? as u8;
    }
    Ok(dice)
}

/// An action as a snapshot stores it: as it was sent, without its guards.
pub(crate) fn write_action(stored: &Stored, game: Game) -> Json {
    let mut out = vec![("type", Json::from(stored.action.name()))];
    let seat = |seat: Seat| ("seat", Json::from(u64::from(seat)));
    match &stored.action {
        Action::Move(Move::Plain(_)) | Action::Timeout => {}
        Action::Move(Move::To(_, to)) => out.push(("to", Json::chips(*to))),
        Action::Move(Move::Set(low)) => out.push(("low", Json::cards(low))),
        Action::Deal(deal) => write_deal(deal, game, &mut out),
        Action::Void(reason) => out.extend(
            reason
                .as_deref()
                .map(|reason| ("reason", Json::from(reason))),
        ),
        Action::Sit { seat: at, stack } => out.extend([seat(*at), ("stack", Json::chips(*stack))]),
        Action::Leave(at) | Action::SitOut(at) => out.push(seat(*at)),
        Action::AddChips { seat: at, amount } => {
            out.extend([seat(*at), ("amount", Json::chips(*amount))])
        }
        Action::SitIn { seat: at, post } => out.extend([seat(*at), ("post", Json::Bool(*post))]),
    }
    out.extend(stored.seat.map(seat));
    out.extend(stored.key.map(|key| ("key", Json::from(path::hex(&key)))));
    Json::object(out)
}

fn write_deal(deal: &Deal, game: Game, out: &mut Vec<(&'static str, Json)>) {
    if !bet_keys(game).is_empty() {
        let bets = deal.bets.iter().map(|stakes| {
            let amounts = bet_keys(game).iter().zip(&stakes.amounts);
            let amounts = amounts
                .filter_map(|((key, _), amount)| amount.map(|amount| (*key, Json::chips(amount))));
            Json::object(
                std::iter::once(("seat", Json::from(u64::from(stakes.seat)))).chain(amounts),
            )
        });
        out.push(("bets", Json::List(bets.collect())));
    }
    out.extend(
        deal.banker
            .map(|seat| ("banker", Json::from(u64::from(seat)))),
    );
    out.extend(deal.bank.map(|bank| ("bank", Json::chips(bank))));
    out.extend(deal.dealer_bet.map(|bet| ("dealerBet", Json::chips(bet))));
    out.extend(deal.deck.as_deref().map(|deck| ("deck", Json::cards(deck))));
    out.extend(deal.cut.map(|cut| ("cut", Json::from(u64::from(cut)))));
    out.extend(deal.dice.map(|dice| {
        (
            "dice",
            Json::List(dice.iter().map(|die| Json::from(u64::from(*die))).collect()),
        )
    }));
    out.extend(
        deal.button_deck
            .as_deref()
            .map(|deck| ("buttonDeck", Json::cards(deck))),
    );
}
