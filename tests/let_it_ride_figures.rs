//! Published figures of Let It Ride, by enumeration through the public functions.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

mod common;

use tapete::{Card, HandKind, Json, Ruleset, let_it_ride_pays, rank_many};

fn object(entries: Vec<(&str, Json)>) -> Json {
    Json::Object(
        entries
            .into_iter()
            .map(|(key, value)| (key.to_string(), value))
            .collect(),
    )
}

/// The net of one bet of one chip on each of the hands.
fn net(hands: &[&[u8]]) -> i64 {
    let hand = |ids: &&[u8]| {
        let cards: String = ids
            .iter()
            .map(|id| Card::from_id(*id).unwrap().to_string())
            .collect();
        object(vec![
            ("cards", Json::Text(cards)),
            ("bets", Json::Number(1.0)),
        ])
    };
    let input = object(vec![(
        "hands",
        Json::List(hands.iter().map(hand).collect()),
    )]);
    -let_it_ride_pays(&input).unwrap().house
}

/// Bet 3 always rides: -968,692 / 2,598,960.
#[test]
fn bet_three_over_all_five_card_hands() {
    let (mut total, mut hands) = (0, 0);
    common::all_hands(52, 5, |ids| {
        let batch: Vec<&[u8]> = ids.chunks(5).collect();
        hands += batch.len();
        total += batch.chunks(7).map(net).sum::<i64>();
    });
    assert_eq!((total, hands), (-968_692, 2_598_960));
}

/// What a chip on a hand of each value nets, through the public function on a hand of that value.
fn nets_by_value() -> Vec<i64> {
    let mut nets: Vec<Option<i64>> = vec![None; 7462];
    common::all_hands(52, 5, |ids| {
        let values = rank_many(ids, 5, Ruleset::Standard, true);
        for (hand, value) in ids.chunks(5).zip(values) {
            nets[usize::from(value)].get_or_insert_with(|| net(&[hand]));
        }
    });
    nets.into_iter().map(Option::unwrap).collect()
}

/// Bet 1 has a positive expectation on 1,608 of 22,100 hands of three cards, together +2,836,136 / 25,989,600.
#[test]
fn first_decision_over_all_three_card_hands() {
    let nets = nets_by_value();
    let (mut riding, mut total, mut hands) = (0, 0, 0);
    common::all_hands(52, 3, |ids| {
        for three in ids.chunks(3) {
            hands += 1;
            let rest: Vec<u8> = (0..52).filter(|id| !three.contains(id)).collect();
            let mut all = Vec::with_capacity(1176 * 5);
            for (i, a) in rest.iter().enumerate() {
                rest[i + 1..]
                    .iter()
                    .for_each(|b| all.extend([three[0], three[1], three[2], *a, *b]));
            }
            let values = rank_many(&all, 5, Ruleset::Standard, true);
            assert_eq!(values.len(), 1176);
            let expectation: i64 = values.iter().map(|value| nets[usize::from(*value)]).sum();
            if expectation > 0 {
                riding += 1;
                total += expectation;
            }
        }
    });
    assert_eq!((hands, riding, total), (22_100, 1_608, 2_836_136));
}

/// Letting a low pair ride costs 71 / 1,176 of the bet with three cards, 22 / 48 with four.
#[test]
fn a_low_pair_that_rides() {
    let nets = nets_by_value();
    let cards = tapete::parse_cards("2c 2d 7h").unwrap();
    let held: Vec<u8> = cards.iter().map(|card| card.id()).collect();
    let mut total = 0;
    common::all_hands(52, 2, |ids| {
        for two in ids
            .chunks(2)
            .filter(|two| two.iter().all(|id| !held.contains(id)))
        {
            let value = rank_many(
                &[held[0], held[1], held[2], two[0], two[1]],
                5,
                Ruleset::Standard,
                true,
            )[0];
            total += nets[usize::from(value)];
        }
    });
    assert_eq!(total, -71);
    let four = tapete::parse_cards("2c 2d 7h 9s").unwrap();
    let four: Vec<u8> = four.iter().map(|card| card.id()).collect();
    let last = (0..52).filter(|id| !four.contains(id));
    let value = |id| {
        rank_many(
            &[four[0], four[1], four[2], four[3], id],
            5,
            Ruleset::Standard,
            true,
        )[0]
    };
    assert_eq!(
        last.map(|id| nets[usize::from(value(id))]).sum::<i64>(),
        -22
    );
}

/// Every value is dense and described.
#[test]
fn every_value_has_a_net() {
    assert_eq!(
        nets_by_value().len(),
        usize::from(HandKind::Best(Ruleset::Standard).classes(5))
    );
}
