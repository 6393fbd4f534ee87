//! Pai Gow Poker with a joker, as the regulation of 13 May 1999 has it played.
//!
//! Seven hands of seven cards; each is set as a high hand of five and a low hand of two, and both are compared with the
//! banker's, who is the dealer or a player.
#![forbid(unsafe_code)]

use std::sync::Arc;

mod compare;
mod config;
mod hand;
mod house_data;
mod house_way;
mod pays;
mod setting;

pub use compare::{Compared, Foul, Side, pai_gow_compare};
pub(crate) use config::Config;
pub use house_data::HouseWay;
pub use house_way::{HouseSetting, house_way};
pub use setting::{Setting, legal_settings};

use crate::action::{
    Action, Deal, LegalAction, Limits, Move, MoveKind, Place, Seat, TableActionInfo,
};
use crate::card::Card;
use crate::cite::{Cite, Game};
use crate::deck::DeckRules;
use crate::event::{Log, Phase};
use crate::games::house;
use crate::json::{self, Fields, Json, Object};
use crate::problem::{Code, Faults, Problem};
use crate::settlement::Settlement;
use crate::table::{Play, Shuffled};
use crate::view::View;
use hand::Hand;
use setting::Split;

const fn article(article: &'static str) -> Cite {
    Cite::article(Game::PaiGowPoker, article)
}

/// Seven hands: six players and the dealer.
const SEVEN_HANDS: Cite = Cite::house("sevenHands");
/// The higher combination goes in the high hand.
const SETTING: Cite = article("4");
/// The seats set in any order.
const ANY_ORDER: Cite = Cite::house("settingAnyOrder");
/// A player-banker covers all bets; the dealer then plays only with a bet of his own.
const PLAYER_BANKS: Cite = Cite::house("playerBanks");

/// A table of Pai Gow Poker.
#[derive(Debug, Clone)]
pub(crate) struct PaiGow {
    config: Config,
    /// The seat that the bank goes to next; none if it is the dealer's turn.
    next_banker: Option<Seat>,
    hand: Option<Hand>,
}

impl PaiGow {
    /// A table before its first hand. The dealer banks first.
    pub(crate) fn new(config: Config) -> PaiGow {
        PaiGow {
            config,
            next_banker: None,
            hand: None,
        }
    }

    fn running(&self) -> Option<&Hand> {
        self.hand.as_ref().filter(|hand| hand.settlement.is_none())
    }

    fn limits(&self) -> [(&'static str, Limits); 1] {
        [("bet", self.config.limits)]
    }

    fn check_deal(&self, deal: &Deal, faults: &mut Faults) {
        let cite = &PLAYER_BANKS;
        faults.require(self.running().is_none(), || {
            Problem::new(Code::HandRunning).cited(SEVEN_HANDS)
        });
        let dealer_bet = deal.dealer_bet.unwrap_or_default();
        // Against a player who banks the dealer alone may bet.
        if deal.banker.is_none() || dealer_bet.is_zero() || !deal.bets.is_empty() {
            let seats = self.config.seats;
            house::check_bets(
                &deal.bets,
                seats,
                &self.limits(),
                [&SEVEN_HANDS, &house::LIMITS],
                faults,
            );
        }
        let Some(banker) = deal.banker else {
            let not_allowed = if let Some(bank) = deal.bank {
                Some(("bank", bank))
            } else {
                Some(("dealerBet", dealer_bet)).filter(|_| !dealer_bet.is_zero())
            };
            if let Some((key, amount)) = not_allowed {
                let problem = Problem::new(Code::NotAllowed).text("key", key);
                faults.add(problem.number("got", amount.get()).cited_as(cite));
            }
            return;
        };
        let seats = self.config.seats;
        faults.require(banker < seats, || house::no_seat(banker, seats, cite));
        faults.require(deal.stakes(banker).is_none(), || {
            house::about_seat(Code::DuplicateSeat, banker, cite)
        });
        if !dealer_bet.is_zero() {
            house::check_limits(
                None,
                "dealerBet",
                self.config.limits,
                dealer_bet,
                &house::LIMITS,
                faults,
            );
        }
        let mut against = dealer_bet;
        for stakes in &deal.bets {
            for amount in &stakes.amounts {
                against += amount.unwrap_or_default();
            }
        }
        let bank = deal.bank.unwrap_or_default();
        if bank < against {
            let problem = house::about_seat(Code::BankTooSmall, banker, cite);
            let problem = problem.number("min", against.get());
            faults.add(problem.number("got", bank.get()));
        }
    }

    /// A setting is the seat's own, of cards that it holds, and no foul unless a foul is taken and loses.
    fn check_setting(&self, decision: Move, seat: Option<Seat>, faults: &mut Faults) {
        let running = self.running();
        let hand = running.zip(seat);
        let one = hand.and_then(|(hand, seat)| hand.participant(seat));
        let plays = running.map(|_| one.is_some());
        let (seats, pending) = (self.config.seats, self.pending());
        house::check_turn(seat, seats, plays, &pending, &ANY_ORDER, faults);
        let Move::Set(low) = decision else { return };
        let [first, second] = low;
        faults.require(first != second, || about_card(Code::DuplicateCard, first));
        // Of a hand that is set nothing is told any more.
        let Some(one) = one.filter(|one| one.set.is_none()) else {
            return;
        };
        for card in low {
            let held = one.cards.contains(&card);
            faults.require(held, || about_card(Code::CardNotHeld, card));
        }
        if let Some(split) = &Split::of(&one.cards, low, self.config.rules)
            && !self.config.foul_loses
            && split.is_foul()
        {
            faults.add(setting::foul_problem(split));
        }
    }
}

/// What speaks against a card of a setting.
#[inline(never)]
fn about_card(code: Code, card: Card) -> Problem {
    let problem = Problem::new(code).text("card", card.as_str());
    problem.cited(SETTING)
}

/// Who banks after a hand: the bank goes round the dealer and the boxes that played, to the left.
fn rotated(hand: &Hand) -> Option<Seat> {
    let banker = match hand.banker {
        Place::Dealer => None,
        Place::Seat(seat) => Some(seat),
    };
    hand.seats().find(|seat| Some(*seat) > banker)
}

impl Play for PaiGow {
    fn game(&self) -> Game {
        Game::PaiGowPoker
    }

    fn config(&self) -> Json {
        self.config.to_json()
    }

    fn deck_rules(&self) -> DeckRules {
        DeckRules::of(Game::PaiGowPoker)
    }

    fn seats(&self) -> Seat {
        self.config.seats
    }

    fn phase(&self) -> Phase {
        self.hand.as_ref().map_or(Phase::Waiting, |hand| hand.phase)
    }

    fn pending(&self) -> Vec<Seat> {
        self.hand.as_ref().map_or_else(Vec::new, Hand::pending)
    }

    fn to_act(&self) -> Option<Seat> {
        self.pending().first().copied()
    }

    fn legal(&self, seat: Seat) -> Vec<LegalAction> {
        let one = self.running().and_then(|hand| hand.participant(seat));
        if one.is_none_or(|one| one.set.is_some()) {
            return Vec::new();
        }
        house::legal(seat, &[(MoveKind::Set, None), (MoveKind::HouseWay, None)])
    }

    fn table_actions(&self) -> Vec<TableActionInfo> {
        house::table_actions(
            self.running().is_some(),
            self.config.seats,
            &self.limits(),
            self.pending(),
        )
    }

    fn check(&self, action: &Action, seat: Option<Seat>, faults: &mut Faults) {
        match action {
            Action::Deal(deal) => self.check_deal(deal, faults),
            Action::Void(_) | Action::Timeout => {
                house::check_running(action, self.running().is_some(), faults);
            }
            Action::Move(decision @ (Move::Set(_) | Move::Plain(MoveKind::HouseWay))) => {
                self.check_setting(*decision, seat, faults);
            }
            Action::Move(_)
            | Action::Sit { .. }
            | Action::Leave(_)
            | Action::AddChips { .. }
            | Action::SitOut(_)
            | Action::SitIn { .. } => faults.add(house::unknown_action(action, house::UNKNOWN)),
        }
    }

    fn deal(&mut self, deal: &Deal, shuffled: Shuffled, log: &mut Log) {
        self.hand = Some(Hand::start(deal, shuffled, log));
    }

    fn apply(&mut self, action: &Action, seat: Option<Seat>, log: &mut Log) {
        match (action, self.hand.as_mut(), seat) {
            (Action::Move(decision), Some(hand), Some(seat)) => {
                hand.set(seat, *decision, false, &self.config, log);
            }
            (Action::Timeout, Some(hand), _) => hand.time_out(&self.config, log),
            (Action::Void(reason), Some(hand), _) => hand.void(reason.as_deref(), log),
            _ => {}
        }
        // After a void hand the bank stays where it would have gone.
        if let Some(hand) = self.hand.as_ref().filter(|hand| hand.is_compared()) {
            self.next_banker = rotated(hand);
        }
    }

    fn show(&self, view: &mut View) {
        view.next_banker = self.next_banker;
        if let Some(hand) = &self.hand {
            hand.show(self.config.rules, view);
        }
    }

    fn settlement(&self) -> Option<&Arc<Settlement>> {
        self.hand.as_ref().and_then(|hand| hand.settlement.as_ref())
    }

    fn between_hands(&self) -> Box<dyn Play> {
        Box::new(PaiGow {
            config: self.config.clone(),
            next_banker: self.next_banker,
            hand: None,
        })
    }

    fn checkpoint(&self) -> Json {
        let next = self.next_banker.map(u64::from);
        let mut state = Object::default();
        state.add("nextBanker", next.map_or(Json::Null, Json::from));
        state.done()
    }

    fn resume(&mut self, checkpoint: &mut Fields<'_, '_>) {
        let most = u64::from(self.config.seats.saturating_sub(1));
        let seat = checkpoint.must("nextBanker", |seat, path| match seat {
            Json::Null => Ok(None),
            seat => json::whole(seat, path, 0, most).map(|seat| Some(seat as Seat)),
        });
        self.next_banker = seat.flatten();
    }
}
