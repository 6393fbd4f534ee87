//! A hand of Pai Gow Poker: seven hands of seven, the setting, the comparison with the banker.
#![forbid(unsafe_code)]

use std::sync::Arc;

use super::config::Config;
use super::setting::{Setting, Split};
use super::{SETTING, article, house_way, pays};
use crate::action::{Deal, Move, MoveKind, Place, Seat};
use crate::cards::Cards;
use crate::chips::Chips;
use crate::cite::{Cite, Game};
use crate::event::{DealtTo, Event, Log, Phase};
use crate::games::house;
use crate::ranking::category::Ruleset;
use crate::settlement::{Bet, Settlement};
use crate::table::Shuffled;
use crate::view::{BetState, CardView, HandView, SeatView, View};

/// Both hands are turned up and compared.
const COMPARISON: Cite = article("5");

/// Who has one of the seven hands.
#[derive(Debug, Clone)]
pub(super) struct Participant {
    pub(super) place: Place,
    /// Whether it is the banker.
    pub(super) banks: bool,
    /// What it bets against the banker; the banker himself nothing.
    pub(super) bet: Chips,
    pub(super) cards: Cards,
    pub(super) set: Option<Split>,
    pub(super) warned: bool,
    /// Both hands ranked, once they were shown.
    pub(super) shown: Option<Setting>,
}

#[derive(Debug, Clone)]
pub(super) struct Hand {
    pub(super) phase: Phase,
    pub(super) banker: Place,
    pub(super) dice: [u8; 3],
    /// The seats ascending, then the dealer if he plays.
    pub(super) playing: Vec<Participant>,
    pub(super) settlement: Option<Arc<Settlement>>,
}

/// The place by its number in the circle: dealer, 0, 1 … 5.
const fn place(number: u8) -> Place {
    match number % 7 {
        0 => Place::Dealer,
        other => Place::Seat(other - 1),
    }
}

const fn number(place: Place) -> u8 {
    match place {
        Place::Dealer => 0,
        Place::Seat(seat) => seat + 1,
    }
}

/// The place that the first hand goes to: (total - 1) mod 7 steps after the banker, who is step 0.
fn first_place(banker: Place, [a, b, c]: [u8; 3]) -> Place {
    place(number(banker) + (a + b + c).saturating_sub(1))
}

impl Hand {
    /// Runs on to the setting.
    pub(super) fn start(deal: &Deal, shuffled: Shuffled, log: &mut Log) -> Hand {
        let banker = deal.banker.map_or(Place::Dealer, Place::Seat);
        let (mut playing, mut seats) = (Vec::new(), Vec::new());
        for number in 1..8 {
            let place = place(number);
            let bet = match place {
                Place::Seat(seat) => deal.stakes(seat).and_then(|stakes| stakes.amount(0)),
                // Against a player who banks the dealer plays only with a bet of his own.
                Place::Dealer => deal.dealer_bet.filter(|bet| !bet.is_zero()),
            };
            let banks = place == banker;
            if bet.is_none() && !banks {
                continue;
            }
            if let Place::Seat(seat) = place {
                seats.push(seat);
            }
            playing.push(Participant {
                place,
                banks,
                bet: bet.unwrap_or_default(),
                cards: Cards::NONE,
                set: None,
                warned: false,
                shown: None,
            });
        }
        let mut hand = Hand {
            phase: Phase::Waiting,
            banker,
            dice: shuffled.dice.unwrap_or([1; 3]),
            playing,
            settlement: None,
        };
        house::log_start(Game::PaiGowPoker, seats, None, Some(banker), &shuffled, log);
        hand.place_bets(log);
        let first = hand.throw(log);
        hand.deal(first, shuffled, log);
        house::enter(&mut hand.phase, Phase::Setting, log);
        hand
    }

    /// The seats that play, ascending, the banker among them.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        self.playing.iter().filter_map(|one| one.seat())
    }

    /// All bets against the banker.
    pub(super) fn covered(&self) -> Chips {
        self.playing.iter().map(|one| one.bet).sum()
    }

    fn place_bets(&self, log: &mut Log) {
        for one in &self.playing {
            let (amount, note) = if one.banks {
                (self.covered(), "playerBanks")
            } else {
                (one.bet, "tableLimits")
            };
            // The house's bank is no bet.
            if one.banks && one.place == Place::Dealer {
                continue;
            }
            let placed = Event::BetPlaced {
                seat: one.place,
                bet: Bet::Main,
                amount,
            };
            log.cited(placed, Cite::house(note));
        }
    }

    /// Three dice (articles 2.i, 2.j) say who gets the first hand.
    fn throw(&self, log: &mut Log) -> Place {
        let dice = self.dice;
        let first = first_place(self.banker, dice);
        log.cited(Event::Dice { dice, first }, Cite::house("diceFirstHand"));
        first
    }

    /// Card by card to seven packets, packet by packet to the seven places; four are left over. What nobody plays is
    /// collected unseen.
    fn deal(&mut self, first: Place, shuffled: Shuffled, log: &mut Log) {
        let cite = Cite::house("sevenHands");
        let mut deck = shuffled.deck;
        let mut packet = 0;
        while let Some(card) = deck.draw() {
            let left_over = packet >= 49;
            let place = place(number(first) + packet);
            packet += 1;
            let mut playing = self.playing.iter_mut();
            let owner = playing.find(|one| one.place == place && !left_over);
            if let Some(owner) = owner {
                owner.cards.push(card);
                log.dealt(DealtTo::Place(place), 0, card, false, cite);
            } else {
                let to = if left_over {
                    DealtTo::LeftOver
                } else {
                    DealtTo::Place(place)
                };
                let unseen = Event::Dealt {
                    to,
                    hand: 0,
                    card: None,
                    up: false,
                };
                log.cited(unseen, cite);
            }
        }
    }

    /// The seats that have not set yet, in any order.
    pub(super) fn pending(&self) -> Vec<Seat> {
        let mut pending = Vec::new();
        for one in &self.playing {
            if let (Some(seat), None, None) = (one.seat(), &one.set, &self.settlement) {
                pending.push(seat);
            }
        }
        pending
    }

    pub(super) fn participant(&self, seat: Seat) -> Option<&Participant> {
        let mut playing = self.playing.iter();
        playing.find(|one| one.place == Place::Seat(seat))
    }

    #[inline(never)]
    fn participant_mut(&mut self, seat: Seat) -> Option<&mut Participant> {
        let mut playing = self.playing.iter_mut();
        playing.find(|one| one.place == Place::Seat(seat))
    }

    /// A setting that was checked. It is final, and unseen until all are set.
    pub(super) fn set(
        &mut self,
        seat: Seat,
        decision: Move,
        auto: bool,
        config: &Config,
        log: &mut Log,
    ) {
        let Some(one) = self.participant_mut(seat) else {
            return;
        };
        match decision {
            Move::Set(low) => {
                one.set = Split::of(&one.cards, low, config.rules);
                house::log_acted(one.place, MoveKind::Set, auto, SETTING, log);
            }
            Move::Plain(_) | Move::To(..) => one.set_by_house(auto, config, log),
        }
        if self.pending().is_empty() {
            self.compare(config, log);
        }
    }

    /// All are set: the dealer sets, the hands are shown, each is compared with the banker's (articles 4 and 5).
    fn compare(&mut self, config: &Config, log: &mut Log) {
        for one in &mut self.playing {
            let foul = one.set.as_ref().is_some_and(Split::is_foul);
            // The dealer's and the banker's hands are never left foul.
            if one.place == Place::Dealer || one.banks && foul {
                one.set_by_house(true, config, log);
            }
            let set = one.set.as_ref();
            one.shown = set.and_then(|split| split.ranked(config.rules));
        }
        for banks in [true, false] {
            for one in self.playing.iter().filter(|one| one.banks == banks) {
                if let Some(set) = &one.shown {
                    let ranks = [Some(&set.high_rank), Some(&set.low_rank)];
                    house::log_shown(one.place, one.cards, ranks, COMPARISON, log);
                }
            }
        }
        let settlement = pays::settle(self, config, log);
        let (phase, kept) = (&mut self.phase, &mut self.settlement);
        house::finish(phase, kept, settlement, None, log);
    }

    /// Every bet goes back.
    pub(super) fn void(&mut self, reason: Option<&str>, log: &mut Log) {
        let seats = pays::void(self);
        let (phase, kept) = (&mut self.phase, &mut self.settlement);
        house::finish_void(phase, kept, reason, seats, None, log);
    }

    /// The first time a warning; the second, the hand is set by the house way.
    pub(super) fn time_out(&mut self, config: &Config, log: &mut Log) {
        let mut waiting = self.playing.iter_mut().filter(|one| one.set.is_none());
        let Some((seat, one)) = waiting.find_map(|one| Some((one.seat()?, one))) else {
            return;
        };
        if house::warn(&mut one.warned, seat, house::TIMEOUT, log) {
            return;
        }
        house::log_timed_out(seat, MoveKind::HouseWay, log);
        self.set(seat, Move::Plain(MoveKind::HouseWay), true, config, log);
    }

    /// Whether the comparison took place: a void hand shows nothing.
    pub(super) fn is_compared(&self) -> bool {
        self.playing.iter().any(|one| one.shown.is_some())
    }

    pub(super) fn show(&self, rules: Ruleset, view: &mut View) {
        for one in &self.playing {
            let Some(seat) = one.seat() else {
                view.dealer.push(one.seen(false, rules));
                continue;
            };
            if let Some(slot) = view.seats.get_mut(usize::from(seat)) {
                slot.hands.push(one.seen(view.viewer == Some(seat), rules));
                self.show_bet(one, slot);
            }
        }
        view.banker = Some(self.banker);
        view.dice = Some(self.dice);
    }

    fn show_bet(&self, one: &Participant, seat: &mut SeatView) {
        let amount = if one.banks { self.covered() } else { one.bet };
        let mut settled = self.settlement.iter().flat_map(|settled| &settled.seats);
        let settled = settled.find(|settled| settled.seat == seat.seat);
        let state = match settled {
            None => BetState::Up,
            Some(settled) if settled.net > 0 => BetState::Won,
            Some(settled) if settled.net < 0 => BetState::Lost,
            // A commission may take up a whole win.
            Some(settled) => match settled.lines.as_slice() {
                [line] => house::bet_state(line.outcome),
                _ => BetState::Push,
            },
        };
        seat.state = house::seat_state(settled.is_some());
        seat.warned = one.warned;
        seat.add_bet(Bet::Main, 0, amount, state);
    }
}

impl Participant {
    pub(super) const fn seat(&self) -> Option<Seat> {
        match self.place {
            Place::Seat(seat) => Some(seat),
            Place::Dealer => None,
        }
    }

    fn set_by_house(&mut self, auto: bool, config: &Config, log: &mut Log) {
        let way = config.house_way;
        let set = house_way::choose(&self.cards, way, config.rules);
        self.set = set.map(|(split, _)| split);
        let cite = house_way::cite(way);
        house::log_acted(self.place, MoveKind::HouseWay, auto, cite, log);
    }

    /// The hand as its owner sees it, or all others: their view holds no card until it was shown.
    fn seen(&self, own: bool, rules: Ruleset) -> HandView {
        let shown = self.shown.is_some();
        let visible = own || shown;
        let mut view = HandView::of(CardView::all(&self.cards, visible, shown), None);
        view.set = self.set.is_some();
        let set = self.set.as_ref().filter(|_| visible);
        if let Some(setting) = set.and_then(|split| split.ranked(rules)) {
            view.rank = Some(setting.high_rank);
            view.low = Some(setting.low_rank);
            view.split = Some([setting.low, setting.high]);
        }
        view
    }
}
