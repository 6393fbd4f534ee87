//! Seven Card Stud, as the regulation of 8 March 1999 has it played.
//!
//! Everyone antes; two cards down and one up; the lowest up card must bet; then one card a street, three up and the
//! last down, the best showing hand first; the showdown. At most seven cards a seat, no burns (article 8).
#![forbid(unsafe_code)]

mod settings;

pub(crate) use settings::Settings;

use crate::chips::Chips;
use crate::cite::{Cite, Game};
use crate::event::{DealtTo, Log, Phase};
use crate::games::house;
use crate::games::poker::Poker;
use crate::games::poker::hand::Hand;
use crate::games::poker::player::Player;
use crate::games::poker::round::{Bounds, Round};
use crate::games::poker::structure::Structure;
use crate::ranking::HandKind;
use crate::table::Shuffled;

const fn article(article: &'static str) -> Cite {
    Cite::article(Game::SevenCardStud, article)
}

const ANTES: Cite = article("9.a");
/// Two down, four up, the last one down.
const CARDS: Cite = article("8");
const COMMON_CARD: Cite = Cite::roberts("commonCard");
/// The forced bet of the lowest up card.
pub(crate) const FORCED_BET: Cite = article("9.a");
const STREETS: [Phase; 5] = [
    Phase::ThirdStreet,
    Phase::FourthStreet,
    Phase::FifthStreet,
    Phase::SixthStreet,
    Phase::SeventhStreet,
];

/// Starts a hand: antes, three cards each, and the forced bet.
pub(crate) fn deal(
    table: &Poker,
    settings: &Settings,
    shuffled: Shuffled,
    log: &mut Log,
) -> Option<Hand> {
    let config = &table.config;
    let round = Round::new(settings.bet(Phase::ThirdStreet), None);
    let opens = (round, FORCED_BET);
    let mut hand = Hand::start(table, table.dealt_in(), None, opens, shuffled, log);
    hand.post_antes(config.ante, ANTES, log);
    // Two rounds face down, the third face up (articles 8, 9.a).
    for up in [false, false, true] {
        for at in 0..hand.players.len() {
            hand.deal_to(at, up, CARDS, log);
        }
    }
    house::enter(&mut hand.phase, Phase::ThirdStreet, log);
    let (lowest, source) = lowest_card(&hand, settings);
    hand.first = lowest;
    hand.opening = source;
    // A seat that the ante took all-in owes nothing; the next live one does.
    match hand.from(lowest, &Player::is_active) {
        Some(forced) if hand.active() > 1 => {
            hand.owes_bring_in = true;
            hand.first = forced;
            if forced != lowest {
                hand.opening = Cite::house("forcedBetPasses");
            }
            hand.ask(forced, config, log);
        }
        Some(_) | None => hand.go_on(lowest, config, log),
    }
    Some(hand)
}

/// The lowest up card; of equal ones who was dealt first (article 9.a), or by suit from clubs up.
fn lowest_card(hand: &Hand, settings: &Settings) -> (usize, Cite) {
    // Ids ascend by rank, those of a rank by suit from clubs up.
    let (mut first, mut lowest, mut tied) = (0, u8::MAX, false);
    for (at, player) in hand.players.iter().enumerate() {
        let Some(card) = player.showing().first() else {
            continue;
        };
        let (id, equal) = (card.id(), card.id() / 4 == lowest / 4);
        tied = equal || tied && id > lowest;
        if id < lowest && (settings.tie_by_suit || !equal) {
            (first, lowest) = (at, id);
        }
    }
    let source = if tied && settings.tie_by_suit {
        Cite::roberts("lowCardBySuit")
    } else {
        article("9.a")
    };
    (first, source)
}

/// What the forced seat may bet: the bring-in or the small bet, in a spread anything within it. It may not fold.
pub(crate) fn forced_bet(settings: &Settings, player: &Player) -> Bounds {
    let whole = player.whole();
    let (max, sized) = match settings.structure {
        Structure::Fixed { small, .. } => (small, true),
        Structure::Spread { max, .. } => (max, false),
        Structure::Unlimited | Structure::Pot => (whole, false),
    };
    Bounds {
        min: settings.bring_in.min(whole),
        max: max.min(whole),
        sized,
    }
}

/// One more card each for the seats still in, then betting from the best showing hand (article 9.b). False after the
/// seventh street.
pub(crate) fn next_street(hand: &mut Hand, settings: &Settings, log: &mut Log) -> bool {
    let now = STREETS.iter().position(|phase| *phase == hand.phase);
    let Some(phase) = now.and_then(|now| STREETS.get(now + 1)).copied() else {
        return false;
    };
    let last = phase == Phase::SeventhStreet;
    if last && usize::from(hand.deck.undealt()) < hand.live() {
        // Too few cards for all: one in common.
        hand.deal_open(DealtTo::Common, COMMON_CARD, log);
    } else {
        for at in 0..hand.players.len() {
            if hand.players.get(at).is_some_and(Player::is_live) {
                hand.deal_to(at, !last, CARDS, log);
            }
        }
    }
    house::enter(&mut hand.phase, phase, log);
    let (best, tied) = best_showing(hand);
    hand.first = best;
    hand.opening = if tied {
        Cite::roberts("openCardsFirstDealt")
    } else {
        article("9.b")
    };
    let bigger = match settings.structure {
        Structure::Fixed { big, .. } => {
            let pair = settings.open_pair && phase == Phase::FourthStreet && has_open_pair(hand);
            pair.then_some(big)
        }
        Structure::Unlimited | Structure::Pot | Structure::Spread { .. } => None,
    };
    hand.round = Round::new(settings.bet(phase), bigger);
    true
}

/// The best showing hand of the seats still in; straights and flushes don't count, of equal ones who was dealt first.
fn best_showing(hand: &Hand) -> (usize, bool) {
    let (mut first, mut best, mut tied) = (0, None, false);
    for (at, player) in hand.players.iter().enumerate() {
        if player.is_live() {
            let value = Some(HandKind::Showing.value(player.showing()));
            if value > best {
                (first, best, tied) = (at, value, false);
            } else if value == best {
                tied = true;
            }
        }
    }
    (first, tied)
}

fn has_open_pair(hand: &Hand) -> bool {
    let live = hand.players.iter().filter(|player| player.is_live());
    live.map(Player::showing).any(|showing| match showing {
        [a, b] => a.rank() == b.rank(),
        _ => false,
    })
}

impl Settings {
    /// The least bet of a street, with fixed limits the only one: the small bet on third and fourth street, then the
    /// big.
    fn bet(&self, phase: Phase) -> Chips {
        let later = !matches!(phase, Phase::ThirdStreet | Phase::FourthStreet);
        self.structure.least_bet(self.bring_in, later)
    }
}
