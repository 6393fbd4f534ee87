//! The six house ways: hands worked out by hand from the published facts, and that none ever fouls.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

use tapete::{Card, HouseWay, Rank, Ruleset, Seed, house_way, legal_settings, parse_cards};

/// The columns of [`HANDS`].
const WAYS: [HouseWay; 6] = [
    HouseWay::Foxwoods,
    HouseWay::TrumpPlaza,
    HouseWay::GoldenNugget,
    HouseWay::Flamingo,
    HouseWay::Ballys,
    HouseWay::Claridge,
];

/// Seven cards, the row that decides for most, and the front of each house; one front alone is that of all.
#[rustfmt::skip]
const HANDS: &[(&str, &str)] = &[
    // No pair: the first in the back, the second and the third in front.
    ("As Kd Qh 9c 7d 4s 2h", "KQ"),
    ("Jk Kd Qh 9c 7d 4s 2h", "KQ"),
    ("Js 9d 8h 6c 4d 3s 2h", "98"),
    // One pair in the back, the two highest others in front.
    ("8c 8d As Kh Jd 5c 3s", "AK"),
    ("Ac Ad Ks Jh 9d 5c 3s", "KJ"),
    ("Jk Ac Ks 9h 8d 5c 3s", "K9"),
    // Two pair, by their groups and what goes in front.
    ("6c 6d 3h 3s Qc 9d 8h", "33 33 Q9 Q9 33 33"),
    ("6c 6d 3h 3s Kc 9d 8h", "K9"),
    ("9c 9d 4h 4s Kc 7d 2h", "44 K7 44 44 K7 K7"),
    ("9c 9d 4h 4s Ac 7d 2h", "A7"),
    ("9c 9d 4h 4s Qc 7d 2h", "44"),
    ("Tc Td 8h 8s Ac 5d 3h", "A5"),
    ("Tc Td 8h 8s Kc 5d 3h", "88"),
    ("Kc Kd 4h 4s Ac 9d 7h", "44 A9 A9 A9 A9 A9"),
    ("Kc Kd 6h 6s Ac 9d 8h", "66 A9 66 66 A9 A9"),
    ("Qc Qd 5h 5s Kc 9d 8h", "55"),
    ("Jc Jd 7h 7s Ac 9d 2h", "77"),
    ("Kc Kd Jh Js Ac 9d 2h", "JJ"),
    ("Ac Ad 3h 3s Kc 9d 8h", "33"),
    ("Jk Ad 3h 3s Kc 9d 8h", "33"),
    // Three pair: the highest in front.
    ("Kc Kd 9c 9d 4h 4s 7c", "KK"),
    // Three of a kind stay, but of aces one goes in front.
    ("Kc Kd Kh 9s 7d 5c 2h", "97"),
    ("Ac Ad Ah Ks 9d 5c 2h", "AK"),
    ("Jk Ac Ad Qs 9h 6c 3d", "AQ"),
    // Two trips: a pair of the higher in front.
    ("Kc Kd Kh 9c 9d 9h 4s", "KK"),
    // Full house: the pair in front, but twos stay for ace and king.
    ("Jc Jd Jh 5s 5c 9d 7h", "55"),
    ("9c 9d 9h 2s 2c Ad Kh", "22 AK AK AK AK 22"),
    ("9c 9d 9h 2s 2c Ad Qh", "22"),
    ("8c 8d 8h Ks Kc 4d 4h", "KK"),
    // Four of a kind.
    ("5c 5d 5h 5s Qc 9d 3h", "Q9"),
    ("8c 8d 8h 8s Kc 9d 3h", "K9 K9 88 88 K9 88"),
    ("8c 8d 8h 8s Ac 9d 3h", "A9 A9 A9 88 A9 A9"),
    ("8c 8d 8h 8s Ac Jd 3h", "AJ"),
    ("Tc Td Th Ts Qc 9d 3h", "TT"),
    ("9c 9d 9h 9s Qc 5d 3h", "99 99 99 99 Q5 99"),
    ("Tc Td Th Ts Ac 9d 3h", "A9 A9 A9 TT A9 A9"),
    ("Kc Kd Kh Ks Qc 9d 3h", "KK"),
    ("Qc Qd Qh Qs Ac 9d 3h", "QQ A9 QQ QQ A9 QQ"),
    ("Ac Ad Ah As Kc 9d 3h", "AA"),
    ("Qc Qd Qh Qs 5c 5d 3h", "55 55 QQ QQ 55 55"),
    ("Qc Qd Qh Qs Tc Td 3h", "TT"),
    ("Ac Ad Ah As 6c 6d 3h", "66 66 AA AA AA 66"),
    ("Ac Ad Ah As 7c 7d 3h", "77 77 77 77 AA 77"),
    ("Ac Ad Ah As Kc Kd 3h", "KK"),
    ("Kc Kd Kh Ks 5c 5d 5h", "55 55 KK KK 55 55"),
    // Five aces: split, unless kings go in front.
    ("Ac Ad Ah As Jk 9c 3d", "AA"),
    ("Ac Ad Ah As Jk Kc Kd", "KK"),
    // Straight or better with no pair or one.
    ("4c 5d 6h 7s 8c 9d Kh", "K9"),
    ("5c 6d 7h 8s 9c Qd Qh", "QQ"),
    ("5c 6d 7h 8s 9c 9d Kh", "K9"),
    ("As Ks 8s 5s 3s Kd Qh", "AQ KQ KQ KQ KQ KQ"),
    ("As 9s 8s 5s 3s 9d Qh", "Q9"),
    ("As 9s 8s 5s 3s Kd Kh", "KK"),
    ("As Kd Qh Jc Ts Td 3c", "AK T3 T3 T3 T3 T3"),
    ("5c 6d 7h 8s 9c 9d 9h", "99"),
    // Straight or better with two pair.
    ("As Ks 8s 5s 3s Kd 8h", "88 88 88 K8 88 88"),
    ("5c 6d 7h 8s 9c 5d 6h", "55 55 65 65 55 55"),
    ("Jc Jd 7h 7s Tc 9d 8h", "77 77 77 J7 77 77"),
    ("Kc Kd Th Ts Qc Jd 9h", "TT"),
    ("As 9s 7s 5s 3s Ad 9h", "99"),
    ("As 8s 7s 5s 3s 8h 7h", "A5"),
    // Straight flush and royal, broken or not for a better front.
    ("9s Ts Js Qs Ks 8d 3c", "K3"),
    ("4s 5s 6s 7s 8s 9d 3c", "98 98 93 98 98 98"),
    ("As Ks Qs Js Ts 9d 2c", "A2"),
    ("As Ks Qs Js Ts 4d 2c", "42"),
    // A straight that the joker completes.
    ("Ac Kd Qh Js Jk 5d 3c", "53 53 53 53 KQ 53"),
    ("Ac 2d 3h 4s Jk Kc 9d", "K9"),
    ("Ac Kd Qh Js Tc Jk 4d", "A4"),
];

/// The two ranks of a front, the higher first, the joker an ace.
fn front(low: &[Card]) -> String {
    let mut ranks: Vec<Rank> = low
        .iter()
        .map(|card| card.rank().unwrap_or(Rank::Ace))
        .collect();
    ranks.sort_by(|a, b| b.cmp(a));
    ranks.iter().map(|rank| rank.char()).collect()
}

/// B152 among them: the first row of no pair, of three pair and of two trips, and the twos of the full house.
#[test]
fn b152_hands_worked_out_by_hand() {
    let mut wrong = Vec::new();
    let mut rules = std::collections::BTreeSet::new();
    for (cards, fronts) in HANDS {
        let seven = parse_cards(cards).unwrap();
        let fronts: Vec<&str> = fronts.split(' ').collect();
        for (i, way) in WAYS.into_iter().enumerate() {
            let expected = fronts.get(i).unwrap_or(&fronts[0]);
            // In any order of the cards.
            for turn in 0..7 {
                let mut turned = seven.clone();
                turned.rotate_left(turn);
                let set = house_way(&turned, way, Ruleset::PaiGow).unwrap();
                rules.insert((way.as_str(), set.rule));
                if front(&set.low) != *expected {
                    let got = front(&set.low);
                    wrong.push(format!(
                        "{cards} {}: {got}, not {expected} ({})",
                        way.as_str(),
                        set.rule
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Each of the ten rows of each house speaks.
    assert_eq!((rules.len(), HANDS.len() >= 60), (WAYS.len() * 10, true));
}

#[test]
fn b152_the_back_of_two_twos_and_aces() {
    let back = |way| {
        let seven = parse_cards("9c 9d 9h 2s 2c Ad Kh").unwrap();
        let set = house_way(&seven, way, Ruleset::PaiGow).unwrap();
        set.high
            .iter()
            .map(|card| card.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(back(HouseWay::TrumpPlaza), "9c 9d 9h 2s 2c");
    assert_eq!(back(HouseWay::Foxwoods), "9c 9d 9h Ad Kh");
}

/// Every house sets these seven cards, and the setting is one of the legal ones.
fn never_foul(seven: &[Card], rules: Ruleset) {
    let legal: Vec<[Card; 2]> = legal_settings(seven, rules)
        .unwrap()
        .iter()
        .map(|setting| [setting.low[0], setting.low[1]])
        .collect();
    assert!(!legal.is_empty());
    for way in WAYS {
        let set = house_way(seven, way, rules).unwrap();
        assert!(
            legal.contains(&[set.low[0], set.low[1]]),
            "{seven:?} {}",
            way.as_str()
        );
        assert_eq!(set.high.len(), 5);
    }
}

#[test]
fn no_house_way_ever_fouls_over_random_hands() {
    let mut stream = Seed::from_text("house ways").hand(1);
    for _ in 0..5_000 {
        let mut ids: Vec<u8> = (0..53).collect();
        stream.shuffle(&mut ids);
        let seven: Vec<Card> = ids[..7]
            .iter()
            .filter_map(|id| Card::from_id(*id))
            .collect();
        never_foul(&seven, Ruleset::PaiGow);
        never_foul(&seven, Ruleset::PaiGowLowWheel);
    }
}
