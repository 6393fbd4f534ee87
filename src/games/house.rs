//! What the three games against the house share: boxes, bets within limits, turns. And the steps that the hands of all
//! five have: start, decision, warning, cards turned up, end.
#![forbid(unsafe_code)]

use std::sync::Arc;

use crate::action::{
    Action, LegalAction, Limits, MoveKind, Place, Seat, Stakes, TableActionInfo, TableKind,
};
use crate::card::Card;
use crate::cards::Cards;
use crate::chips::Chips;
use crate::cite::{Cite, Game};
use crate::deck::{Deck, DeckRules};
use crate::event::{Acted, DealtTo, Event, Log, Phase, ShuffledBy};
use crate::pay::Pay;
use crate::problem::{Code, Faults, Problem};
use crate::ranking::category::Ruleset;
use crate::ranking::{HandRank, rank_hand};
use crate::settlement::{Bet, LimitOut, Line, Outcome, SeatAmount, SeatSettlement, Settlement};
use crate::table::{Shuffled, not_your_turn, unknown_seat};
use crate::view::{BetState, SeatState};

/// An action that the game does not have.
#[inline(never)]
pub(crate) fn unknown_action(action: &Action, cite: Cite) -> Problem {
    Problem::new(Code::UnknownAction)
        .text("type", action.name())
        .cited(cite)
}

/// An action that nobody could do.
pub(crate) const UNKNOWN: Cite = Cite::house("unknownActions");

/// That bets lie within limits, where no page says so.
pub(crate) const LIMITS: Cite = Cite::house("tableLimits");

/// A seat that the table does not have.
#[inline(never)]
pub(crate) fn no_seat(seat: Seat, seats: Seat, cite: &Cite) -> Problem {
    unknown_seat(seat, seats).cited_as(cite)
}

/// What speaks against a seat.
#[inline(never)]
pub(crate) fn about_seat(code: Code, seat: Seat, cite: &Cite) -> Problem {
    Problem::new(code)
        .number("seat", seat.into())
        .cited_as(cite)
}

/// Each box once, on the table, every bet within its limits. The two sources are of the boxes and of the limits.
pub(crate) fn check_bets(
    bets: &[Stakes],
    seats: Seat,
    limits: &[(&'static str, Limits)],
    [cite, limited]: [&Cite; 2],
    faults: &mut Faults,
) {
    faults.require(!bets.is_empty(), || {
        Problem::new(Code::NotEnoughPlayers)
            .number("min", 1)
            .cited_as(cite)
    });
    for (i, stakes) in bets.iter().enumerate() {
        let seat = stakes.seat;
        faults.require(seat < seats, || no_seat(seat, seats, cite));
        let again = bets.iter().take(i).any(|other| other.seat == seat);
        faults.require(!again, || about_seat(Code::DuplicateSeat, seat, cite));
        for ((key, limits), amount) in limits.iter().zip(&stakes.amounts) {
            if let Some(amount) = amount {
                check_limits(Some(seat), key, *limits, *amount, limited, faults);
            }
        }
    }
}

/// Limits with which no hand could give back more than the largest whole number.
pub(crate) fn check_highest(highest: u64, max: u64, faults: &mut Faults) {
    faults.require(highest <= Chips::MAX.get(), || {
        Problem::overflow("config.limits").number("max", max)
    });
}

/// A bet within its limits: a seat's, or the dealer's own.
pub(crate) fn check_limits(
    seat: Option<Seat>,
    key: &'static str,
    limits: Limits,
    amount: Chips,
    cite: &Cite,
    faults: &mut Faults,
) {
    let mut problem = Problem::new(if amount < limits.min {
        Code::BelowMinimum
    } else if amount > limits.max {
        Code::AboveMaximum
    } else {
        return;
    });
    if let Some(seat) = seat {
        problem = problem.number("seat", seat.into());
    }
    let problem = problem.text("bet", key);
    let problem = problem.range(limits.min.get(), limits.max.get());
    faults.add(problem.number("got", amount.get()).cited_as(cite));
}

/// A seat's decision in its turn. `plays` says whether it is in the running hand, if one is running.
pub(crate) fn check_turn(
    seat: Option<Seat>,
    seats: Seat,
    plays: Option<bool>,
    pending: &[Seat],
    cite: &Cite,
    faults: &mut Faults,
) {
    if let Some(seat) = seat.filter(|seat| *seat >= seats) {
        faults.add(no_seat(seat, seats, &UNKNOWN));
        return;
    }
    let (Some(plays), Some(seat)) = (plays, seat) else {
        faults.add(Problem::new(Code::NoHandRunning).cited_as(cite));
        return;
    };
    faults.require(plays, || about_seat(Code::EmptySeat, seat, cite));
    // `contains` would bring in a search through long texts.
    if pending.iter().all(|other| *other != seat) {
        faults.add(not_your_turn(seat, pending).cited_as(cite));
    }
}

/// What whoever runs the table does to a running hand.
pub(crate) fn check_running(action: &Action, running: bool, faults: &mut Faults) {
    let note = if matches!(action, Action::Timeout) {
        "timeoutDefaults"
    } else {
        "voidReturnsBets"
    };
    faults.require(running, || {
        Problem::new(Code::NoHandRunning).cited(Cite::house(note))
    });
}

/// A hand starts: who plays, the shuffle and the cut.
pub(crate) fn log_start(
    game: Game,
    seats: Vec<Seat>,
    button: Option<Seat>,
    banker: Option<Place>,
    shuffled: &Shuffled,
    log: &mut Log,
) {
    log.add(Event::HandStarted {
        seats,
        button,
        banker,
    });
    let rules = DeckRules::of(game);
    let event = Event::Shuffled {
        by: shuffled.by,
        commitment: None,
    };
    match shuffled.by {
        // What the article orders was not done.
        ShuffledBy::Deck => log.add(event),
        ShuffledBy::System | ShuffledBy::Seed => log.cited(event, rules.shuffle_cite()),
    }
    if let Some(at) = shuffled.cut {
        log.cited(Event::Cut { at }, rules.cut_cite());
    }
}

/// The next phase begins.
#[inline(never)]
pub(crate) fn enter(phase: &mut Phase, next: Phase, log: &mut Log) {
    *phase = next;
    log.add(Event::Phase { phase: next });
}

/// The top card of the deck, face up or down, to the cards of a place. Gives whether there was one.
#[inline(never)]
pub(crate) fn deal_card(
    deck: &mut Deck,
    cards: &mut Cards,
    to: DealtTo,
    up: bool,
    cite: Cite,
    log: &mut Log,
) -> bool {
    let card = deck.draw();
    if let Some(card) = card {
        cards.push(card);
        log.dealt(to, 0, card, up, cite);
    }
    card.is_some()
}

/// The top card of the deck away, face down.
#[inline(never)]
pub(crate) fn burn(deck: &mut Deck, burned: &mut u8, cite: Cite, log: &mut Log) {
    if let Some(card) = deck.draw() {
        *burned += 1;
        log.dealt(DealtTo::Burn, 0, card, false, cite);
    }
}

/// A decision without chips.
pub(crate) fn log_acted(seat: Place, kind: MoveKind, auto: bool, cite: Cite, log: &mut Log) {
    log.cited(Event::Acted(Acted::new(seat, kind, auto)), cite);
}

/// Cards are turned up, with what they are worth where that is said.
pub(crate) fn log_shown(
    at: Place,
    cards: Cards,
    [rank, low]: [Option<&HandRank>; 2],
    cite: Cite,
    log: &mut Log,
) {
    let boxed = |rank: Option<&HandRank>| rank.copied().map(Box::new);
    let shown = Event::Shown {
        at,
        hand: 0,
        cards,
        rank: boxed(rank),
        low: boxed(low),
    };
    log.cited(shown, cite);
}

/// A bet is paid or taken.
pub(crate) fn log_paid(seat: Place, line: &Line, log: &mut Log) {
    let (line, cite) = (Box::new(*line), line.cite);
    log.cited(Event::Paid { seat, line }, cite);
}

/// That who is late is warned first, and what is done in its place the second time.
pub(crate) const TIMEOUT: Cite = Cite::house("timeoutDefaults");

/// Warns a seat that was not yet. Gives whether it was that.
#[inline(never)]
pub(crate) fn warn(warned: &mut bool, seat: Seat, cite: Cite, log: &mut Log) -> bool {
    let first = !std::mem::replace(warned, true);
    if first {
        log.cited(Event::Warned { seat }, cite);
    }
    first
}

/// What is done in the place of a seat that is late again.
#[inline(never)]
pub(crate) fn log_timed_out(seat: Seat, kind: MoveKind, log: &mut Log) {
    let default = kind.as_str();
    log.cited(Event::TimedOut { seat, default }, TIMEOUT);
}

/// That every bet of a void hand goes back.
pub(crate) const VOID: Cite = Cite::house("voidReturnsBets");

/// A bet that wins at a ratio, or what goes back of one that does not.
#[inline(never)]
pub(crate) fn line(
    bet: Bet,
    stake: Chips,
    outcome: Outcome,
    ratio: Pay,
    reason: &'static str,
    cite: Cite,
) -> Line {
    let back = match outcome {
        Outcome::Win => return Line::win(bet, stake, ratio, reason, cite),
        Outcome::Push | Outcome::Void | Outcome::Withdrawn => stake,
        Outcome::Lose | Outcome::HalfLost => Chips::ZERO,
    };
    Line::without_win(bet, stake, outcome, back, reason, cite)
}

/// What a seat's cards and those that all share make.
#[inline(never)]
pub(crate) fn ranked(own: Cards, common: &[Card], rules: Ruleset) -> Option<HandRank> {
    rank_hand(&own.and(common), rules).ok()
}

/// Adds a bet of a void hand; `hand` is that of a split it stands on, else 0.
#[inline(never)]
pub(crate) fn add_void(lines: &mut Vec<Line>, bet: Bet, hand: u8, stake: Chips) {
    let mut line = Line::without_win(bet, stake, Outcome::Void, stake, "void", VOID);
    line.hand = hand;
    lines.push(line);
}

/// A hand is void.
pub(crate) fn log_void(reason: Option<&str>, returned: Vec<SeatAmount>, log: &mut Log) {
    let reason = reason.map(str::to_string);
    log.cited(Event::Voided { reason, returned }, VOID);
}

/// How a box that plays is shown.
pub(crate) fn seat_state(finished: bool) -> SeatState {
    if finished {
        SeatState::Done
    } else {
        SeatState::Active
    }
}

/// How a settled bet is shown on the layout.
pub(crate) fn bet_state(outcome: Outcome) -> BetState {
    match outcome {
        Outcome::Win => BetState::Won,
        Outcome::Lose => BetState::Lost,
        Outcome::Push | Outcome::Void => BetState::Push,
        Outcome::HalfLost => BetState::HalfLost,
        Outcome::Withdrawn => BetState::Withdrawn,
    }
}

/// What may be done at a house table.
pub(crate) fn table_actions(
    running: bool,
    seats: Seat,
    limits: &[(&'static str, Limits)],
    mut pending: Vec<Seat>,
) -> Vec<TableActionInfo> {
    let mut possible = Vec::new();
    if running {
        let mut timeout = TableActionInfo::new(TableKind::Timeout);
        pending.truncate(1);
        timeout.seats = Some(pending);
        possible.push(TableActionInfo::new(TableKind::Void));
        possible.push(timeout);
    } else {
        let mut deal = TableActionInfo::new(TableKind::Deal);
        let mut boxes = Vec::new();
        boxes.extend(0..seats);
        deal.seats = Some(boxes);
        deal.limits.extend_from_slice(limits);
        possible.push(deal);
    }
    possible
}

/// What a seat may choose from, each with its price.
pub(crate) fn legal(seat: Seat, choices: &[(MoveKind, Option<Chips>)]) -> Vec<LegalAction> {
    let mut legal = Vec::new();
    for (kind, price) in choices {
        let mut choice = LegalAction::plain(*kind, seat);
        choice.price = *price;
        legal.push(choice);
    }
    legal
}

/// Logs that every bet goes back, and the end of the hand, of which the settlement is kept. The limit is that of the
/// settlement, not reached: none in games without one.
pub(crate) fn finish_void(
    phase: &mut Phase,
    kept: &mut Option<Arc<Settlement>>,
    reason: Option<&str>,
    seats: Vec<SeatSettlement>,
    limit: Option<Option<Chips>>,
    log: &mut Log,
) {
    let mut returned = Vec::new();
    for settled in &seats {
        let (seat, amount) = (settled.seat, settled.returned);
        returned.push(SeatAmount { seat, amount });
    }
    log_void(reason, returned, log);
    let mut settlement = Settlement::of_house(seats, None);
    settlement.limit = limit.map(|limit| limit.map(LimitOut::not_reached));
    finish(phase, kept, settlement, None, log);
}

/// Logs the end of a hand, of which the settlement is kept. Where the limit cut what was won, that is the rule it cites.
pub(crate) fn finish(
    phase: &mut Phase,
    kept: &mut Option<Arc<Settlement>>,
    settlement: Settlement,
    limit: Option<&Cite>,
    log: &mut Log,
) {
    enter(phase, Phase::Settled, log);
    let settlement = Arc::new(settlement);
    let event = Event::Settled {
        settlement: Arc::clone(&settlement),
    };
    match limit.filter(|_| settlement.is_limited()) {
        Some(limit) => log.cited(event, *limit),
        None => log.add(event),
    }
    *kept = Some(settlement);
}
