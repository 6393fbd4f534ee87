//! The six house ways as data. Each row says when combinations stay together in the high hand; what no row keeps is
//! split. Facts from `house-ways.md`: public descriptions, Foxwoods as the Wizard of Odds published it.
//!
//! What those are silent about, and what is decided here for every house:
//! - A front is judged by its value alone, so that a pair in front is more than "an ace in front" asks.
//! - "Two pair" is judged by the front that the other three cards leave.
//! - Among settings that a rule leaves equal: the best front, then the best back; with a front fixed by the rule, the
//!   best back. A straight or flush that stays with the rule's front is kept that way.
//! - The joker counts as one more ace when pairs are counted: with an ace it is a pair of aces.
//! - Quads, two trips, full house and three pair go by their own rows even if the seven hold a straight or flush.
//! - Three of a kind with a straight, flush or better: the made hand in the back, the best front it leaves.
//! - A full house with two pairs: the higher pair in front.
#![forbid(unsafe_code)]

use crate::action::named;
use crate::card::Rank::{self, *};
use crate::cite::Cite;

named! {
    /// The houses whose way of setting is known.
    HouseWay {
        Foxwoods "foxwoods", TrumpPlaza "trumpPlaza", GoldenNugget "goldenNugget",
        Flamingo "flamingo", Ballys "ballys", Claridge "claridge",
    }
}

/// The least front that keeps a combination together.
#[derive(Debug, Clone, Copy)]
pub(super) enum Front {
    /// Whatever the front.
    Any,
    /// Two cards, the higher and the lower at least so.
    Cards(Rank, Rank),
    /// At least this pair.
    Pair(Rank),
}

/// From a rank to a rank.
type Span = (Rank, Rank);

/// Two pair, the higher and the lower within these ranks, and the front they need.
pub(super) type PairRow = (Span, Span, Front);

/// What becomes of two pair when the seven also hold a straight or better.
pub(super) enum MadeTwoPair {
    /// The rule of two pair, always.
    Rule,
    /// The rule of two pair in these cases, else the made hand stays. The front is the one beside both pairs.
    RuleIf(&'static [PairRow]),
}

/// Exceptions from "the made hand stays, with the best front that it leaves", with one pair or none.
pub(super) enum MadeException {
    None,
    /// Foxwoods: a pair of tens to kings and an ace: the ace in front, the pair in the back, if that is the better front.
    AceFront,
    /// Golden Nugget: a straight flush is broken for a lesser made hand only if the front gets a jack or better, a royal
    /// only for a king or better.
    DropForFront,
    /// Bally's: an ace-high straight that the joker completes: the aces in the back, the next two in front. Decided: not
    /// where the natural cards make a straight by themselves, or a flush or better stands.
    JokerStraight,
}

pub(super) struct Rows {
    /// The fact's source, as a note of house practice.
    pub(super) cite: Cite,
    /// Two pair that stay together.
    pub(super) two_pair: &'static [PairRow],
    pub(super) made_two_pair: MadeTwoPair,
    pub(super) made: MadeException,
    /// Whether twos stay in a full house for ace and king in front.
    pub(super) full_house_keeps_twos: bool,
    /// Four of a kind that stay together.
    pub(super) quads: &'static [(Span, Front)],
}

const ACE_FRONT: Front = Front::Cards(Ace, Two);
const KING_FRONT: Front = Front::Cards(King, Two);
/// Quads beside a pair or trips: any pair goes in front. Quads alone leave no pair.
const ANY_PAIR: Front = Front::Pair(Two);

const LOW: Span = (Two, Six);
const MID: Span = (Seven, Ten);
const FACES: Span = (Jack, King);
const ACES: Span = (Ace, Ace);
const ALL: Span = (Two, Ace);

/// Groups low 2-6, mid 7-10, high J-K. Ace pairs and all other groups are split.
const BY_GROUPS: &[PairRow] = &[
    (LOW, LOW, KING_FRONT),
    (MID, LOW, KING_FRONT),
    (FACES, LOW, ACE_FRONT),
    (MID, MID, ACE_FRONT),
];

/// Golden Nugget: split with a pair of sevens or better and no ace, with jacks or better and sixes or better beside an
/// ace, with aces. Flamingo says the same the other way round: together are two pairs of sixes or less, of tens or less
/// with an ace, and a face pair with fives or less with an ace.
const TOGETHER: &[PairRow] = &[
    (LOW, LOW, Front::Any),
    (MID, (Two, Ten), ACE_FRONT),
    (FACES, (Two, Five), ACE_FRONT),
];

static FOXWOODS: Rows = Rows {
    cite: Cite::house("houseWayFoxwoods"),
    two_pair: &[
        ((Seven, Ten), ALL, ACE_FRONT),
        ((Three, Six), ALL, KING_FRONT),
    ],
    made_two_pair: MadeTwoPair::Rule,
    made: MadeException::AceFront,
    full_house_keeps_twos: false,
    quads: &[
        (LOW, Front::Any),
        (MID, KING_FRONT),
        ((Jack, Ace), ANY_PAIR),
    ],
};

static TRUMP_PLAZA: Rows = Rows {
    cite: Cite::house("houseWayTrumpPlaza"),
    two_pair: BY_GROUPS,
    made_two_pair: MadeTwoPair::Rule,
    made: MadeException::None,
    full_house_keeps_twos: true,
    quads: &[
        (LOW, Front::Any),
        (MID, KING_FRONT),
        (FACES, ACE_FRONT),
        (ACES, ANY_PAIR),
    ],
};

/// As Trump Plaza but for full houses and quads. Decided: quads of J-K are "always split" where they stand alone; beside
/// a pair it goes in front, as at Trump Plaza.
static CLARIDGE: Rows = Rows {
    cite: Cite::house("houseWayClaridge"),
    two_pair: BY_GROUPS,
    made_two_pair: MadeTwoPair::Rule,
    made: MadeException::None,
    full_house_keeps_twos: false,
    quads: &[(LOW, Front::Any), (MID, ACE_FRONT), ((Jack, Ace), ANY_PAIR)],
};

/// Decided: one pair or none beside a made hand keeps it with the best front; "JJ+66" is read as in its row of two
/// pair, jacks or better with sixes or better. Quads beside a pair go by the pair as a front.
static GOLDEN_NUGGET: Rows = Rows {
    cite: Cite::house("houseWayGoldenNugget"),
    two_pair: TOGETHER,
    made_two_pair: MadeTwoPair::RuleIf(&[
        (ACES, ALL, Front::Any),
        (ALL, ALL, ACE_FRONT),
        (FACES, (Six, King), Front::Any),
    ]),
    made: MadeException::DropForFront,
    full_house_keeps_twos: true,
    quads: &[
        (LOW, Front::Any),
        (MID, ACE_FRONT),
        (FACES, Front::Pair(Ten)),
        (ACES, Front::Pair(Seven)),
    ],
};

/// Decided: one pair or none beside a made hand keeps it with the best front. Quads beside a pair as Golden Nugget.
static FLAMINGO: Rows = Rows {
    cite: Cite::house("houseWayFlamingo"),
    two_pair: TOGETHER,
    made_two_pair: MadeTwoPair::RuleIf(&[
        (ACES, ALL, Front::Any),
        ((Ten, King), (Ten, King), Front::Any),
        ((Two, Ten), (Two, Ten), ACE_FRONT),
    ]),
    made: MadeException::None,
    full_house_keeps_twos: true,
    quads: &[
        (LOW, Front::Any),
        (MID, Front::Cards(Ace, Jack)),
        (FACES, Front::Pair(Ten)),
        (ACES, Front::Pair(Seven)),
    ],
};

/// Decided: "aces split unless kings go in front" is the closer rule than "quads and a pair: the pair in front".
static BALLYS: Rows = Rows {
    cite: Cite::house("houseWayBallys"),
    two_pair: BY_GROUPS,
    made_two_pair: MadeTwoPair::Rule,
    made: MadeException::JokerStraight,
    full_house_keeps_twos: true,
    quads: &[
        ((Two, Nine), Front::Any),
        ((Ten, King), ACE_FRONT),
        (ACES, Front::Pair(King)),
    ],
};

pub(super) fn rows(way: HouseWay) -> &'static Rows {
    match way {
        HouseWay::Foxwoods => &FOXWOODS,
        HouseWay::TrumpPlaza => &TRUMP_PLAZA,
        HouseWay::GoldenNugget => &GOLDEN_NUGGET,
        HouseWay::Flamingo => &FLAMINGO,
        HouseWay::Ballys => &BALLYS,
        HouseWay::Claridge => &CLARIDGE,
    }
}
