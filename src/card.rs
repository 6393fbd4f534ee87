//! Ranks, suits and cards.
#![forbid(unsafe_code)]

use std::fmt;

/// The value of a card. The ace is the highest (stud 6.j, paigow 3, holdem 7.j).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// Every rank, ascending.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// The rank with this index, 0 for the two to 12 for the ace.
    ///
    /// ```
    /// assert_eq!(tapete::Rank::from_index(12), Some(tapete::Rank::Ace));
    /// assert_eq!(tapete::Rank::from_index(13), None);
    /// ```
    pub const fn from_index(index: u8) -> Option<Rank> {
        Some(match index {
            0 => Rank::Two,
            1 => Rank::Three,
            2 => Rank::Four,
            3 => Rank::Five,
            4 => Rank::Six,
            5 => Rank::Seven,
            6 => Rank::Eight,
            7 => Rank::Nine,
            8 => Rank::Ten,
            9 => Rank::Jack,
            10 => Rank::Queen,
            11 => Rank::King,
            12 => Rank::Ace,
            _ => return None,
        })
    }

    /// 0 for the two to 12 for the ace.
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The rank that this letter or digit stands for, in either case. The ten is `T`.
    ///
    /// ```
    /// assert_eq!(tapete::Rank::from_char('t'), Some(tapete::Rank::Ten));
    /// ```
    pub const fn from_char(letter: char) -> Option<Rank> {
        Some(match letter {
            '2' => Rank::Two,
            '3' => Rank::Three,
            '4' => Rank::Four,
            '5' => Rank::Five,
            '6' => Rank::Six,
            '7' => Rank::Seven,
            '8' => Rank::Eight,
            '9' => Rank::Nine,
            'T' | 't' => Rank::Ten,
            'J' | 'j' => Rank::Jack,
            'Q' | 'q' => Rank::Queen,
            'K' | 'k' => Rank::King,
            'A' | 'a' => Rank::Ace,
            _ => return None,
        })
    }

    /// The canonical letter or digit.
    pub const fn char(self) -> char {
        match self {
            Rank::Two => '2',
            Rank::Three => '3',
            Rank::Four => '4',
            Rank::Five => '5',
            Rank::Six => '6',
            Rank::Seven => '7',
            Rank::Eight => '8',
            Rank::Nine => '9',
            Rank::Ten => 'T',
            Rank::Jack => 'J',
            Rank::Queen => 'Q',
            Rank::King => 'K',
            Rank::Ace => 'A',
        }
    }
}

/// A suit. No regulation orders the suits; the order here only numbers the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// Every suit, in the order of card ids.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The suit with this index: 0 clubs, 1 diamonds, 2 hearts, 3 spades.
    pub const fn from_index(index: u8) -> Option<Suit> {
        Some(match index {
            0 => Suit::Clubs,
            1 => Suit::Diamonds,
            2 => Suit::Hearts,
            3 => Suit::Spades,
            _ => return None,
        })
    }

    /// 0 clubs, 1 diamonds, 2 hearts, 3 spades.
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The suit of this letter, in either case, or of this symbol (filled or outlined).
    ///
    /// ```
    /// assert_eq!(tapete::Suit::from_char('♥'), Some(tapete::Suit::Hearts));
    /// ```
    pub const fn from_char(letter: char) -> Option<Suit> {
        Some(match letter {
            'c' | 'C' | '♣' | '♧' => Suit::Clubs,
            'd' | 'D' | '♦' | '♢' => Suit::Diamonds,
            'h' | 'H' | '♥' | '♡' => Suit::Hearts,
            's' | 'S' | '♠' | '♤' => Suit::Spades,
            _ => return None,
        })
    }

    /// The canonical letter.
    pub const fn char(self) -> char {
        match self {
            Suit::Clubs => 'c',
            Suit::Diamonds => 'd',
            Suit::Hearts => 'h',
            Suit::Spades => 's',
        }
    }
}

/// A card by its id: `rank index * 4 + suit index`, so 2c is 0 and As is 51; the joker is 52.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The joker of the Pai Gow deck (paigow 6, 7.a).
    pub const JOKER: Card = Card(52);

    /// The card of this rank and suit.
    ///
    /// ```
    /// use tapete::{Card, Rank, Suit};
    /// assert_eq!(Card::new(Rank::Ace, Suit::Spades).id(), 51);
    /// ```
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card(rank.index() * 4 + suit.index())
    }

    /// The card with this id, 0 to 52.
    pub const fn from_id(id: u8) -> Option<Card> {
        if id <= 52 { Some(Card(id)) } else { None }
    }

    /// 0 to 51, or 52 for the joker.
    pub const fn id(self) -> u8 {
        self.0
    }

    /// Whether this is the joker.
    pub const fn is_joker(self) -> bool {
        self.0 == 52
    }

    /// The rank; none for the joker.
    pub const fn rank(self) -> Option<Rank> {
        Rank::from_index(self.0 / 4)
    }

    /// The suit; none for the joker.
    pub const fn suit(self) -> Option<Suit> {
        if self.is_joker() {
            None
        } else {
            Suit::from_index(self.0 % 4)
        }
    }
}

/// The canonical text of every card, by id.
const NAMES: [&str; 53] = [
    "2c", "2d", "2h", "2s", "3c", "3d", "3h", "3s", "4c", "4d", "4h", "4s", "5c", "5d", "5h", "5s",
    "6c", "6d", "6h", "6s", "7c", "7d", "7h", "7s", "8c", "8d", "8h", "8s", "9c", "9d", "9h", "9s",
    "Tc", "Td", "Th", "Ts", "Jc", "Jd", "Jh", "Js", "Qc", "Qd", "Qh", "Qs", "Kc", "Kd", "Kh", "Ks",
    "Ac", "Ad", "Ah", "As", "Jk",
];

impl Card {
    /// The canonical text.
    ///
    /// ```
    /// assert_eq!(tapete::Card::JOKER.as_str(), "Jk");
    /// ```
    pub fn as_str(self) -> &'static str {
        NAMES.get(usize::from(self.0)).copied().unwrap_or("Jk")
    }
}

crate::plain::words! { Rank Suit }
crate::plain::serialize! { Card }

impl Rank {
    /// The letter of card texts.
    pub(crate) fn as_str(self) -> &'static str {
        let name = Card::new(self, Suit::Clubs).as_str();
        name.get(..1).unwrap_or(name)
    }
}

impl Suit {
    /// The letter of card texts.
    fn as_str(self) -> &'static str {
        let name = Card::new(Rank::Two, self).as_str();
        name.get(1..).unwrap_or(name)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
