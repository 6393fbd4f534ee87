//! The deck: its order, its cut, and the cards dealt from its top.
#![forbid(unsafe_code)]

use crate::card::Card;
use crate::cite::{Cite, Game};
use crate::json::{Json, placed_cards, refuse_repeats, without_places};
use crate::problem::{Code, Problem};
use crate::seed::Stream;

/// Which deck a game uses, and where it may be cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeckRules {
    /// How many cards: 52, or 53 with the joker.
    pub size: u8,
    /// The fewest cards that a cut lifts.
    pub min_cut: u8,
    /// The most cards that a cut lifts.
    pub max_cut: u8,
    /// Whether dice are thrown after the cut.
    pub dice: bool,
    game: Game,
}

impl DeckRules {
    /// The rules of a game: paigow 7.a has 53 cards, the others 52. Stud cuts about the middle (4.e), Pai Gow at fewer
    /// than ten cards from the bottom (8.a.2), the others anywhere (holdem 5.b, tripleshot 7.b, letitride 7.b). The
    /// exact numbers are ours.
    ///
    /// ```
    /// use tapete::{DeckRules, Game};
    /// let rules = DeckRules::of(Game::PaiGowPoker);
    /// assert_eq!((rules.size, rules.min_cut, rules.max_cut), (53, 44, 52));
    /// ```
    pub const fn of(game: Game) -> DeckRules {
        let (size, min_cut, max_cut) = match game {
            Game::SevenCardStud => (52, 20, 32),
            Game::TexasHoldem | Game::LetItRide | Game::TripleShot => (52, 1, 51),
            Game::PaiGowPoker => (53, 44, 52),
        };
        DeckRules {
            size,
            min_cut,
            max_cut,
            dice: matches!(game, Game::PaiGowPoker),
            game,
        }
    }

    /// The article that speaks of the shuffle.
    pub(crate) const fn shuffle_cite(self) -> Cite {
        let article = match self.game {
            Game::SevenCardStud => "4.d",
            Game::TexasHoldem => "5.a",
            Game::TripleShot | Game::LetItRide => "7.a",
            Game::PaiGowPoker => "8.a.1",
        };
        Cite::article(self.game, article)
    }

    /// The article that speaks of the cut.
    pub(crate) const fn cut_cite(self) -> Cite {
        let article = match self.game {
            Game::SevenCardStud => "4.e",
            Game::TexasHoldem => "5.b",
            Game::TripleShot | Game::LetItRide => "7.b",
            Game::PaiGowPoker => "8.a.2",
        };
        Cite::article(self.game, article)
    }

    /// Refuses a cut outside the range.
    ///
    /// # Errors
    /// `badCut` with the range. Where the article names no number, the problem says that ours are not its own.
    ///
    /// ```
    /// use tapete::{DeckRules, Game};
    /// assert_eq!(DeckRules::of(Game::SevenCardStud).check_cut(20), Ok(20));
    /// assert!(DeckRules::of(Game::SevenCardStud).check_cut(19).is_err());
    /// ```
    pub fn check_cut(self, cut: u64) -> Result<u8, Problem> {
        let allowed = self.min_cut..=self.max_cut;
        if let Some(cut) = u8::try_from(cut).ok().filter(|cut| allowed.contains(cut)) {
            return Ok(cut);
        }
        let problem = Problem::new(Code::BadCut).number("cut", cut);
        let problem = problem.range(self.min_cut.into(), self.max_cut.into());
        let problem = match self.game {
            Game::SevenCardStud | Game::PaiGowPoker => problem.text("numbers", "housePractice"),
            Game::TexasHoldem | Game::TripleShot | Game::LetItRide => problem,
        };
        Err(problem.cited(self.cut_cite()))
    }

    /// A cut by chance.
    pub fn draw_cut(self, stream: &mut Stream) -> u8 {
        let choices = self.max_cut.saturating_sub(self.min_cut) + 1;
        self.min_cut + stream.draw(choices.into()) as u8
    }

    /// Refuses a repeated card, and a joker where the deck has none.
    ///
    /// # Errors
    /// `duplicateCard` and `jokerNotAllowed`, with positions.
    ///
    /// ```
    /// use tapete::{DeckRules, Game, parse_cards};
    /// let cards = parse_cards("As Jk")?;
    /// assert!(DeckRules::of(Game::PaiGowPoker).check_deck(&cards).is_ok());
    /// assert!(DeckRules::of(Game::LetItRide).check_deck(&cards).is_err());
    /// # Ok::<(), tapete::Problem>(())
    /// ```
    pub fn check_deck(self, cards: &[Card]) -> Result<(), Problem> {
        let placed: Vec<(u64, Card)> = (0..).zip(cards.iter().copied()).collect();
        self.check_placed(&placed)
    }

    fn check_placed(self, cards: &[(u64, Card)]) -> Result<(), Problem> {
        refuse_repeats(cards)?;
        match cards.iter().find(|(_, card)| card.id() >= self.size) {
            Some((position, _)) => {
                Err(Problem::new(Code::JokerNotAllowed).number("position", *position))
            }
            None => Ok(()),
        }
    }

    /// Reads a deck, top first, and checks it.
    pub(crate) fn read_deck(self, value: &Json, path: &str) -> Result<Vec<Card>, Problem> {
        let placed = placed_cards(value, path)?;
        self.check_placed(&placed)
            .map_err(|problem| problem.about(path))?;
        Ok(without_places(&placed))
    }
}

/// A deck that is dealt from the top.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck {
    /// Top first.
    cards: Vec<Card>,
    dealt: usize,
}

impl Deck {
    /// All cards shuffled: the ids in ascending order through [`Stream::shuffle`].
    ///
    /// ```
    /// use tapete::{Deck, Seed};
    /// let mut deck = Deck::shuffled(52, &mut Seed::from_text("felt").hand(1));
    /// assert!(deck.draw().is_some());
    /// assert_eq!(deck.undealt(), 51);
    /// ```
    pub fn shuffled(size: u8, stream: &mut Stream) -> Deck {
        let mut cards = Vec::with_capacity(size.into());
        for card in in_order(size) {
            cards.push(card);
        }
        stream.shuffle(&mut cards);
        Deck { cards, dealt: 0 }
    }

    /// These cards on top, the others below in the order of their ids. Repeats and cards that the deck does not have
    /// are left out: [`DeckRules::check_deck`] tells of them.
    ///
    /// ```
    /// let mut deck = tapete::Deck::laid_out(&tapete::parse_cards("As Kd")?, 52);
    /// let top: Vec<String> = (0..4).filter_map(|_| deck.draw()).map(|card| card.to_string()).collect();
    /// assert_eq!(top, ["As", "Kd", "2c", "2d"]);
    /// # Ok::<(), tapete::Problem>(())
    /// ```
    pub fn laid_out(top: &[Card], size: u8) -> Deck {
        let mut cards: Vec<Card> = Vec::with_capacity(size.into());
        for card in top.iter().filter(|card| card.id() < size) {
            add_new(&mut cards, *card);
        }
        for card in in_order(size) {
            add_new(&mut cards, card);
        }
        Deck { cards, dealt: 0 }
    }

    /// The `lifted` top cards go to the bottom. Done before dealing.
    ///
    /// ```
    /// let mut deck = tapete::Deck::laid_out(&[], 52);
    /// deck.cut(51);
    /// assert_eq!(deck.draw().map(|card| card.to_string()), Some("As".to_string()));
    /// ```
    pub fn cut(&mut self, lifted: u8) {
        if let Some((lifted, rest)) = self.cards.split_at_checked(lifted.into()) {
            let mut cards = rest.to_vec();
            cards.extend_from_slice(lifted);
            self.cards = cards;
        }
    }

    /// The top card, if one is left.
    pub fn draw(&mut self) -> Option<Card> {
        let card = self.cards.get(self.dealt).copied()?;
        self.dealt += 1;
        Some(card)
    }

    /// How many cards are left.
    pub fn undealt(&self) -> u8 {
        self.rest().len() as u8
    }

    /// The cards that are left, top first.
    pub fn rest(&self) -> &[Card] {
        self.cards.get(self.dealt..).unwrap_or_default()
    }
}

#[inline(never)]
fn add_new(cards: &mut Vec<Card>, card: Card) {
    if !cards.contains(&card) {
        cards.push(card);
    }
}

fn in_order(size: u8) -> impl Iterator<Item = Card> {
    (0..size).filter_map(Card::from_id)
}
