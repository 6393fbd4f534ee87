//! How a hand of Triple Shot is settled: what Black Jack left open, Poker and the bonus, the limit, or a void hand.
#![forbid(unsafe_code)]

use super::config::Config;
use super::hand::{Hand, paid, take_bonus};
use super::{article, pays};
use crate::action::Place;
use crate::cite::Cite;
use crate::event::{DealtTo, Log};
use crate::games::house;
use crate::settlement::{Bet, Settlement, apply_limit};

/// The cards up to six.
const SIXTH_CARD: Cite = article("9.c");
/// The best five of them.
const BEST_FIVE: Cite = article("9.c.1");
/// The maximum payout.
const LIMIT: Cite = Cite::house("payoutLimit");

impl Hand {
    /// What was not settled at once, from box 0 upward; then Poker.
    pub(super) fn finish_blackjack(&mut self, config: &Config, log: &mut Log) {
        let dealer = self.dealer_total();
        for played in &mut self.boxes {
            let seat = played.seat;
            let split = played.is_split();
            for (on, hand) in (0..).zip(&mut played.hands) {
                if hand.line.is_none() {
                    let total = hand.total(split);
                    let mut line =
                        pays::blackjack(total, dealer, hand.stake, config.blackjack_pays);
                    line.hand = on;
                    paid(seat, &line, log);
                    hand.line = Some(line);
                }
            }
            if played.lost_blackjack() {
                take_bonus(played, Bet::Blackjack, log);
            }
        }
        self.poker(config, log);
    }

    /// Box by box all that is lacking of six cards, face up (article 9.c); then the best five of six (9.c.1), settled
    /// from the dealer's right (9.c.2).
    fn poker(&mut self, config: &Config, log: &mut Log) {
        for played in &mut self.boxes {
            for _ in played.cards().len()..6 {
                let to = DealtTo::Place(Place::Seat(played.seat));
                house::deal_card(
                    &mut self.deck,
                    &mut played.filled,
                    to,
                    true,
                    SIXTH_CARD,
                    log,
                );
            }
        }
        let mut seats = Vec::new();
        for played in &mut self.boxes {
            played.play_poker(config);
            played.settle(played.lines(), &mut seats);
        }
        let covers = |bet| matches!(bet, Bet::Poker | Bet::Bonus);
        let limit = apply_limit(&mut seats, config.max_payout, &covers);
        for (played, settled) in self.boxes.iter().zip(&seats).rev() {
            let (seat, ranks) = (Place::Seat(played.seat), [played.rank.as_ref(), None]);
            house::log_shown(seat, played.cards(), ranks, BEST_FIVE, log);
            for line in &settled.lines {
                if line.bet == Bet::Poker || line.bet == Bet::Bonus && played.keeps_bonus {
                    paid(played.seat, line, log);
                }
            }
        }
        let settlement = Settlement::of_house(seats, limit);
        let (phase, kept) = (&mut self.phase, &mut self.settlement);
        house::finish(phase, kept, settlement, Some(&LIMIT), log);
    }

    /// Every bet goes back, those that were settled before too: what they won or lost is undone.
    pub(super) fn void(&mut self, reason: Option<&str>, config: &Config, log: &mut Log) {
        let mut seats = Vec::new();
        for played in &mut self.boxes {
            played.voided = true;
            let mut lines = Vec::new();
            for (bet, hand, amount, _) in played.placed() {
                house::add_void(&mut lines, bet, hand, amount);
            }
            played.settle(lines, &mut seats);
        }
        let (phase, kept) = (&mut self.phase, &mut self.settlement);
        house::finish_void(phase, kept, reason, seats, Some(config.max_payout), log);
    }
}
