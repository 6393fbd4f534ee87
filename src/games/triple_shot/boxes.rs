//! A box of Triple Shot: its bets, its one or two Black Jack hands, and the six cards that they become.
#![forbid(unsafe_code)]

use super::config::Config;
use super::pays;
use crate::action::{Seat, Stakes};
use crate::blackjack::{Total, blackjack_total};
use crate::card::{Card, Rank};
use crate::cards::Cards;
use crate::chips::Chips;
use crate::games::house;
use crate::ranking::HandRank;
use crate::ranking::category::Ruleset;
use crate::settlement::{Bet, Line, SeatSettlement};
use crate::view::{BetState, CardView, HandView, SeatView};

/// A Black Jack hand. A box has one, after a split two.
#[derive(Debug, Clone)]
pub(super) struct BlackjackHand {
    pub(super) cards: Cards,
    pub(super) stake: Chips,
    pub(super) line: Option<Line>,
}

impl BlackjackHand {
    /// Its points; `split` if it is one of two.
    pub(super) fn total(&self, split: bool) -> Total {
        let mut total = blackjack_total(&self.cards);
        total.natural &= !split;
        total
    }
}

/// A box that is played in this hand.
#[derive(Debug, Clone)]
pub(super) struct PlayedBox {
    pub(super) seat: Seat,
    pub(super) war: Chips,
    /// The Black Jack bet as it was placed.
    pub(super) blackjack: Chips,
    pub(super) poker: Chips,
    pub(super) bonus: Option<Chips>,
    pub(super) hands: Vec<BlackjackHand>,
    /// The cards that filled the hand up to six (article 9.c).
    pub(super) filled: Cards,
    pub(super) warned: bool,
    pub(super) war_line: Option<Line>,
    pub(super) poker_line: Option<Line>,
    pub(super) bonus_line: Option<Line>,
    /// Whether neither War nor Black Jack took the bonus.
    pub(super) keeps_bonus: bool,
    pub(super) rank: Option<HandRank>,
    /// A void hand: every bet went back.
    pub(super) voided: bool,
}

/// What stands on the layout: a bet, the hand of a split it is on, its amount, and how it was settled.
pub(super) type Placed<'a> = (Bet, u8, Chips, Option<&'a Line>);

impl PlayedBox {
    /// The three bets, which are compulsory, and the bonus, which is not (article 8).
    pub(super) fn new(stakes: &Stakes) -> Option<PlayedBox> {
        let blackjack = stakes.amount(1)?;
        Some(PlayedBox {
            seat: stakes.seat,
            war: stakes.amount(0)?,
            blackjack,
            poker: stakes.amount(2)?,
            bonus: stakes.amount(3),
            hands: vec![BlackjackHand {
                cards: Cards::NONE,
                stake: blackjack,
                line: None,
            }],
            filled: Cards::NONE,
            warned: false,
            war_line: None,
            poker_line: None,
            bonus_line: None,
            keeps_bonus: false,
            rank: None,
            voided: false,
        })
    }

    pub(super) const fn is_split(&self) -> bool {
        self.hands.len() > 1
    }

    /// The points of a hand. An ace and a ten after a split are 21, no blackjack.
    pub(super) fn total(&self, hand: &BlackjackHand) -> Total {
        hand.total(self.is_split())
    }

    /// The hand that is played on: a split one is not.
    pub(super) fn played(&mut self) -> Option<&mut BlackjackHand> {
        self.hands.first_mut()
    }

    /// The points of the hand that is played on.
    pub(super) fn points(&self) -> Total {
        let first = self.hands.first();
        first.map_or(blackjack_total(&[]), |hand| self.total(hand))
    }

    /// Only two aces, and only once (article 9.b).
    pub(super) fn may_split(&self) -> bool {
        let first = self.hands.first().map(|hand| &*hand.cards);
        let ace = |card: &Card| card.rank() == Some(Rank::Ace);
        !self.is_split() && matches!(first, Some([a, b]) if ace(a) && ace(b))
    }

    /// Where doubling is offered, on the first two cards.
    pub(super) fn may_double(&self, config: &Config) -> bool {
        let first = self.hands.first();
        config.double && !self.is_split() && first.is_some_and(|hand| hand.cards.len() == 2)
    }

    /// Whether a hand waits for the dealer's: not settled, and no blackjack, which the dealer did not match.
    pub(super) fn needs_dealer(&self) -> bool {
        let mut hands = self.hands.iter();
        hands.any(|hand| hand.line.is_none() && !self.total(hand).natural)
    }

    /// All cards in the order in which they lie.
    pub(super) fn cards(&self) -> Cards {
        let hands = self.hands.iter();
        let hands = hands.fold(Cards::NONE, |all, hand| all.and(&hand.cards));
        hands.and(&self.filled)
    }

    /// Whether Black Jack as a whole cost chips: a split counts by the net of its two hands.
    pub(super) fn lost_blackjack(&self) -> bool {
        let lines = self.hands.iter().filter_map(|hand| hand.line.as_ref());
        let (staked, returned) = lines.fold((Chips::ZERO, Chips::ZERO), |(staked, back), line| {
            (staked + line.stake, back + line.returned)
        });
        returned < staked
    }

    /// Takes the bonus with the game that was lost; gives its line if it was still up.
    pub(super) fn lose_bonus(&mut self, with: Bet) -> Option<&Line> {
        let stake = self.bonus.filter(|_| self.bonus_line.is_none())?;
        Some(self.bonus_line.insert(pays::bonus_lost(with, stake)))
    }

    /// The bets on the layout, in the order of their games.
    pub(super) fn placed(&self) -> Vec<Placed<'_>> {
        let mut placed = vec![(Bet::War, 0, self.war, self.war_line.as_ref())];
        for (i, hand) in (0..).zip(&self.hands) {
            placed.push((Bet::Blackjack, i, hand.stake, hand.line.as_ref()));
        }
        placed.push((Bet::Poker, 0, self.poker, self.poker_line.as_ref()));
        if let Some(bonus) = self.bonus {
            placed.push((Bet::Bonus, 0, bonus, self.bonus_line.as_ref()));
        }
        placed
    }

    /// The best five of six from the table; the bonus with it, if nothing took it before. The bonus needs a Poker that
    /// pays: a hand that an operator's table pays 0 to 1 gets its bet back, and does not win the bonus. It goes by the
    /// ratio, not by the chips: a small bet whose prize is rounded down to nothing has won.
    pub(super) fn play_poker(&mut self, config: &Config) {
        self.keeps_bonus = self.bonus_line.is_none();
        self.rank = house::ranked(self.cards(), &[], Ruleset::Standard);
        let Some(rank) = &self.rank else { return };
        let line = pays::poker(rank, self.poker, &config.paytable);
        let pays = line.ratio.is_some_and(|ratio| {
            let [n, _] = ratio.parts();
            n > 0
        });
        self.poker_line = Some(line);
        if !pays {
            self.lose_bonus(Bet::Poker);
        }
        let waiting = self.bonus.filter(|_| self.bonus_line.is_none());
        if let Some((stake, pays)) = waiting.zip(config.bonus_pays) {
            self.bonus_line = Some(pays::bonus_won(stake, pays));
        }
    }

    /// The lines of all bets that were settled.
    pub(super) fn lines(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        for (_, _, _, line) in self.placed() {
            if let Some(line) = line {
                lines.push(*line);
            }
        }
        lines
    }

    /// Adds the settlement of the box, by these lines.
    pub(super) fn settle(&self, lines: Vec<Line>, seats: &mut Vec<SeatSettlement>) {
        let mut settled = SeatSettlement::from_lines(self.seat, self.rank.as_ref(), lines);
        if let Some(rank) = &self.rank {
            let totals = self.hands.iter().map(|hand| self.total(hand));
            settled.blackjack = Some(totals.collect());
            settled.war_card = self.cards().first().copied();
            settled.set_aside = rank.unused.first().copied();
        }
        seats.push(settled);
    }

    /// Everything is face up (articles 9.a to 9.c): all see the same. Each card lies in one place: those of the two
    /// hands of a split where they were dealt, those that filled the hand up with the first.
    pub(super) fn show(&self, finished: bool, seat: &mut SeatView) {
        seat.state = house::seat_state(finished);
        seat.warned = self.warned;
        for (bet, hand, amount, line) in self.placed() {
            let state = match line {
                _ if self.voided => BetState::Push,
                Some(line) => house::bet_state(line.outcome),
                None => BetState::Up,
            };
            seat.add_bet(bet, hand, amount, state);
        }
        let (mut filled, mut rank) = (self.filled, self.rank.as_ref());
        for hand in &self.hands {
            let cards = hand.cards.and(&std::mem::take(&mut filled));
            let mut view = HandView::of(CardView::all(&cards, true, true), rank.take());
            view.blackjack = (!hand.cards.is_empty()).then(|| self.total(hand));
            seat.hands.push(view);
        }
    }
}
