//! Texas Hold'em, as the regulation of 1 November 2006 has it played; its page ends with the blinds, and from there
//! Robert's Rules of Poker go on.
//!
//! The first button by one card each; blinds; two cards each face down; a round of betting; three cards for all, a
//! round; one more, a round; the last one, a round; the showdown.
#![forbid(unsafe_code)]

mod button;
mod settings;

pub(crate) use button::{Arranged, Button, Positions};
pub(crate) use settings::Settings;

use crate::action::{Deal, Seat};
use crate::chips::Chips;
use crate::cite::{Cite, Game};
use crate::deck::{Deck, DeckRules};
use crate::event::{DealtTo, Event, Log, Phase, PostKind, SeatCard};
use crate::games::house;
use crate::games::poker::Poker;
use crate::games::poker::articles::{Rule, cite};
use crate::games::poker::chairs::Chairs;
use crate::games::poker::hand::{Hand, posted};
use crate::games::poker::round::Round;
use crate::seed::Stream;
use crate::table::Shuffled;

const fn article(article: &'static str) -> Cite {
    Cite::article(Game::TexasHoldem, article)
}

const HOLE_CARDS: Cite = cite(Game::TexasHoldem, Rule::Deal);
const ANTES: Cite = Cite::roberts("antes");
const MISSED: Cite = Cite::roberts("missedBlinds");
const BURN: Cite = Cite::roberts("burnCards");
const ORDER: Cite = Cite::roberts("bettingRounds");

/// The streets after the first: which follows which, and how many cards it brings.
const STREETS: [(Phase, Phase, u8); 3] = [
    (Phase::Preflop, Phase::Flop, 3),
    (Phase::Flop, Phase::Turn, 1),
    (Phase::Turn, Phase::River, 1),
];

/// Starts a hand: button, blinds, two cards each, and the first decision.
pub(crate) fn deal(
    table: &Poker,
    settings: &Settings,
    deal: &Deal,
    shuffled: Shuffled,
    log: &mut Log,
) -> Option<Hand> {
    let drawn = draw_button(table, deal, &shuffled, log);
    let arranged = table.button.arrange(&table.chairs, settings, drawn)?;
    let Arranged {
        positions, dealt, ..
    } = arranged;
    let round = Round::with_blind(settings.big_blind, settings.bet(Phase::Preflop));
    let opens = (round, ORDER);
    let mut hand = Hand::start(table, dealt, Some(positions.button), opens, shuffled, log);
    hand.positions = Some(positions);
    let config = &table.config;
    hand.post_antes(config.ante, ANTES, log);
    post_blinds(&mut hand, arranged, settings, &table.chairs, log);
    // From the button's left, so that heads-up the big blind gets the first card.
    let start = hand.left_of_seat(positions.button);
    for _ in 0..2 {
        for step in 0..hand.players.len() {
            hand.deal_to(hand.left_of(start, step), false, HOLE_CARDS, log);
        }
    }
    hand.first = hand.left_of_seat(positions.big);
    house::enter(&mut hand.phase, Phase::Preflop, log);
    hand.go_on(hand.first, config, log);
    Some(hand)
}

/// One card to each, the highest gets the first button (article 9); of equal ones who was dealt first.
fn draw_button(table: &Poker, deal: &Deal, shuffled: &Shuffled, log: &mut Log) -> Option<Seat> {
    if table.button.is_known() {
        return None;
    }
    let size = DeckRules::of(Game::TexasHoldem).size;
    let mut deck = match &deal.button_deck {
        Some(cards) => Deck::laid_out(cards, size),
        None => Deck::shuffled(size, &mut Stream::button(shuffled.key)),
    };
    let mut cards: Vec<SeatCard> = Vec::new();
    let (mut button, mut highest, mut tied) = (0, None, false);
    for seat in table.dealt_in().iter() {
        let card = deck.draw()?;
        let rank = Some(card.id() / 4);
        if rank > highest {
            (button, highest, tied) = (seat, rank, false);
        } else if rank == highest {
            tied = true;
        }
        cards.push(SeatCard { seat, card });
    }
    highest?;
    // The page does not say who of two has it.
    let source = if tied {
        Cite::house("buttonTie")
    } else {
        article("9")
    };
    log.cited(Event::ButtonDrawn { cards, button }, source);
    Some(button)
}

/// The small blind on the button's left, the big blind on its left (article 9). Who comes back pays what he missed: a
/// big blind counts as his bet, a small one is dead.
fn post_blinds(
    hand: &mut Hand,
    arranged: Arranged,
    settings: &Settings,
    chairs: &Chairs,
    log: &mut Log,
) {
    let positions = arranged.positions;
    let (small, big) = (settings.small_blind, settings.big_blind);
    // The page has the small blind left of the button, between two as well.
    let source = if positions.small == positions.button {
        Cite::roberts("headsUpBlinds")
    } else {
        article("9")
    };
    post(
        hand,
        positions.small,
        PostKind::SmallBlind,
        small,
        source,
        log,
    );
    post(hand, positions.big, PostKind::BigBlind, big, source, log);
    for seat in arranged.paying.iter() {
        let chair = chairs.get(seat);
        if chair.owes_big {
            post(hand, seat, PostKind::BigBlind, big, MISSED, log);
        }
        if chair.owes_small {
            post(hand, seat, PostKind::Dead, small, MISSED, log);
        }
    }
}

fn post(hand: &mut Hand, seat: Seat, kind: PostKind, amount: Chips, cite: Cite, log: &mut Log) {
    let Some(player) = hand.player_mut(seat) else {
        return;
    };
    let amount = match kind {
        PostKind::Dead => player.put_dead(amount),
        PostKind::SmallBlind | PostKind::BigBlind | PostKind::Ante => player.put(amount),
    };
    if !amount.is_zero() {
        log.cited(posted(player, kind, amount), cite);
    }
}

/// A burn, then the cards of the next street; betting from the button's left. False after the river.
pub(crate) fn next_street(hand: &mut Hand, settings: &Settings, log: &mut Log) -> bool {
    let next = STREETS.iter().find(|(phase, _, _)| *phase == hand.phase);
    let Some((_, phase, cards)) = next else {
        return false;
    };
    house::burn(&mut hand.deck, &mut hand.burned, BURN, log);
    for _ in 0..*cards {
        hand.deal_open(DealtTo::Board, HOLE_CARDS, log);
    }
    house::enter(&mut hand.phase, *phase, log);
    hand.round = Round::new(settings.bet(*phase), None);
    if let Some(positions) = hand.positions {
        hand.first = hand.left_of_seat(positions.button);
    }
    true
}

impl Settings {
    /// The least bet of a street, with fixed limits the only one: the small bet before and on the flop, then the big.
    fn bet(&self, phase: Phase) -> Chips {
        let later = matches!(phase, Phase::Turn | Phase::River);
        self.structure.least_bet(self.big_blind, later)
    }
}
