//! Both poker games keep the eight properties over random hands of every structure, with ragged stacks, seats that come
//! and go, and every option.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::indexing_slicing, clippy::unwrap_used, missing_docs)]

mod play;
mod poker;

use std::collections::BTreeSet;

use play::{Every, Random, Rules, play};
use serde_json::{Value, json};
use tapete::{Game, GameTable, Seat};

/// How many hands each structure plays in the quick run.
const HANDS: u64 = 2_000;

#[derive(Clone, Copy)]
enum Kind {
    Unlimited,
    Pot,
    Fixed,
    Spread,
}

struct Holdem(Kind);
struct Stud(Kind);

fn view(table: &GameTable) -> Value {
    serde_json::to_value(table.view(None).unwrap()).unwrap()
}

fn betting(random: &mut Random, most: u64, unit: u64) -> Value {
    let size = random.from(2, most);
    let mut seats = Vec::new();
    for seat in 0..size {
        if seats.len() < 2 || !random.one_in(4) {
            let stack = match random.below(4) {
                0 => random.from(1, 2 * unit),
                1 => random.from(1, 10 * unit),
                _ => random.from(1, 200 * unit),
            };
            seats.push(json!({ "seat": seat, "stack": stack }));
        }
    }
    json!({
        "seats": seats,
        "size": size,
        "needlessFold": random.one_in(3),
        "reopen": random.pick(&["cumulative", "single"]),
        "oddChips": random.pick(&["oneEach", "allToFirst"]),
        "showdown": random.pick(&["auto", "manual", "free"]),
        "ruleset": random.pick(&["standard", "aceHigh"]),
    })
}

/// Chairs change between hands, so that two can always play.
fn between_hands(table: &mut GameTable, random: &mut Random) {
    let act = |table: &mut GameTable, action: Value| {
        let _ = table.act(&play::plain(&action));
    };
    let size = u64::from(table.seats());
    for _ in 0..random.below(4) {
        let seat = random.below(size);
        let action = match random.below(7) {
            0 => json!({ "type": "leave", "seat": seat }),
            1 => json!({ "type": "sitOut", "seat": seat }),
            2 | 3 => json!({ "type": "sitIn", "seat": seat, "post": random.one_in(2) }),
            4 => json!({ "type": "addChips", "seat": seat, "amount": random.from(1, 300) }),
            _ => json!({ "type": "sit", "seat": seat, "stack": random.from(1, 300) }),
        };
        act(table, action);
    }
    for seat in 0..size {
        if table
            .check(&play::plain(&json!({ "type": "deal" })))
            .is_ok()
        {
            return;
        }
        act(table, json!({ "type": "sitIn", "seat": seat }));
        act(
            table,
            json!({ "type": "sit", "seat": seat, "stack": random.from(1, 300) }),
        );
        act(
            table,
            json!({ "type": "addChips", "seat": seat, "amount": random.from(1, 300) }),
        );
    }
}

fn probes(table: &GameTable, random: &mut Random) -> Vec<Value> {
    let size = u64::from(table.seats());
    let plain = [
        "fold", "check", "call", "keep", "withdraw", "hit", "stand", "houseWay", "show", "muck",
        "nonsense",
    ];
    let mut probes: Vec<Value> = plain.iter().map(|kind| json!({ "type": kind })).collect();
    for kind in ["fold", "check", "call"] {
        probes.extend((0..=size).map(|seat| json!({ "type": kind, "seat": seat })));
    }
    let legal = serde_json::to_value(table.legal_actions(None).unwrap()).unwrap();
    for kind in ["bet", "raise", "bringIn"] {
        for action in legal.as_array().unwrap() {
            for bound in ["min", "max", "to", "price"] {
                if let Some(bound) = action[bound].as_u64() {
                    for to in bound.saturating_sub(1)..=bound + 1 {
                        probes.push(json!({ "type": kind, "to": to }));
                    }
                }
            }
        }
        probes.push(json!({ "type": kind, "to": random.below(500) }));
    }
    let seat = random.below(size + 1);
    probes.push(json!({ "type": "sit", "seat": seat, "stack": random.below(3) }));
    probes.push(json!({ "type": "leave", "seat": seat }));
    probes.push(json!({ "type": "addChips", "seat": seat, "amount": random.below(3) }));
    probes.push(json!({ "type": "sitOut", "seat": seat }));
    probes.push(json!({ "type": "sitIn", "seat": seat, "post": true }));
    probes.push(json!({ "type": "sitIn", "seat": seat }));
    if table.to_act().is_some() {
        probes.push(json!({ "type": "deal" }));
    } else {
        probes.extend(["void", "timeout"].map(|kind| json!({ "type": kind })));
    }
    probes
}

/// The seats of the hand in the order given, each with the places of its cards in the deck; worked out from public
/// events only: who is dealt how many cards, and who shows.
fn visible_by_events(table: &GameTable, deck: &[String], viewer: Option<Seat>) -> BTreeSet<String> {
    let events = serde_json::to_value(table.events(0, None).unwrap()).unwrap();
    let mine = events.as_array().unwrap().iter();
    let mut visible = BTreeSet::new();
    let mut of_seat: Vec<Vec<String>> = vec![Vec::new(); 16];
    let mut at = 0;
    for event in mine.filter(|event| event["hand"] == table.hand()) {
        match event["type"].as_str().unwrap() {
            "dealt" => {
                let card = deck[at].clone();
                at += 1;
                if let Some(seat) = event["to"].as_u64() {
                    of_seat[seat as usize].push(card.clone());
                    if viewer.map(u64::from) == Some(seat) {
                        visible.insert(card.clone());
                    }
                }
                // In stud the third to sixth card, in hold'em the board.
                if event["up"] == true {
                    visible.insert(card);
                }
            }
            "shown" => {
                let seat = event["at"].as_u64().unwrap() as usize;
                visible.extend(of_seat[seat].iter().cloned());
            }
            "buttonDrawn" => {
                let cards = event["cards"].as_array().unwrap().iter();
                visible.extend(cards.map(|card| card["card"].as_str().unwrap().to_string()));
            }
            _ => {}
        }
    }
    visible
}

/// What is up and what is shown follows the rules, not only the log.
fn up_cards_are_right(table: &GameTable) {
    let events = serde_json::to_value(table.events(0, None).unwrap()).unwrap();
    let mut count = [0; 16];
    let mut live: BTreeSet<u64> = BTreeSet::new();
    for event in events
        .as_array()
        .unwrap()
        .iter()
        .filter(|event| event["hand"] == table.hand())
    {
        match event["type"].as_str().unwrap() {
            "handStarted" => {
                live = event["seats"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|seat| seat.as_u64().unwrap())
                    .collect()
            }
            "dealt" => {
                if let Some(seat) = event["to"].as_u64() {
                    count[seat as usize] += 1;
                    let up = table.game() == Game::SevenCardStud
                        && (3..7).contains(&count[seat as usize]);
                    assert_eq!(event["up"], up);
                    assert!(live.contains(&seat), "a folded seat got a card");
                } else {
                    assert_eq!(event["up"], event["to"] != "burn");
                }
            }
            "acted" if event["action"] == "fold" => {
                live.remove(&event["seat"].as_u64().unwrap());
            }
            "shown" => assert!(live.contains(&event["at"].as_u64().unwrap())),
            _ => {}
        }
    }
}

/// Chips on the table: stacks, and what is in the middle.
fn chips(table: &GameTable) -> u64 {
    let view = table.view(None).unwrap();
    let stacks = view.seats.iter().filter_map(|seat| seat.stack);
    let stacks: u64 = stacks.map(|stack| stack.get()).sum();
    stacks + view.pots.iter().map(|pot| pot.amount.get()).sum::<u64>()
}

/// Chips are whole; pots are never empty; contributions and pots agree.
fn pots_are_whole(table: &GameTable) {
    let view = table.view(None).unwrap();
    let pots: u64 = view.pots.iter().map(|pot| pot.amount.get()).sum();
    if table.to_act().is_some() {
        let totals: u64 = view.seats.iter().map(|seat| seat.total.get()).sum();
        assert_eq!(pots, totals);
        assert!(
            view.pots
                .iter()
                .all(|pot| !pot.amount.is_zero() && !pot.eligible.is_empty())
        );
    } else {
        assert_eq!(pots, 0);
        // Nobody has less than nothing, and what was staked came back to somebody.
        let settlement = table.settlement().unwrap();
        let refunds: u64 = settlement
            .refunds
            .iter()
            .flatten()
            .map(|back| back.amount.get())
            .sum();
        let won: u64 = settlement
            .pots
            .iter()
            .flatten()
            .map(|pot| pot.amount.get())
            .sum();
        let staked: u64 = settlement.seats.iter().map(|seat| seat.staked.get()).sum();
        assert_eq!(refunds + won, staked);
        for pot in settlement.pots.iter().flatten() {
            let shares: u64 = pot.winners.iter().map(|share| share.amount.get()).sum();
            assert_eq!(shares, pot.amount.get());
            assert!(
                pot.winners
                    .iter()
                    .all(|share| pot.eligible.contains(&share.seat))
            );
        }
    }
}

/// The settlement against a calculation from the log and the deck alone, chip by chip.
fn settled_chip_by_chip(table: &GameTable, deck: &[String], hand: u64) {
    let events = serde_json::to_value(table.events(0, None).unwrap()).unwrap();
    let mine = events.as_array().unwrap().iter();
    let size = usize::from(table.seats());
    let (mut put, mut dead) = (vec![0; size], 0);
    // Who was not dealt in has put in nothing and wins nothing.
    let (mut out, mut mucked) = (vec![true; size], vec![false; size]);
    let mut cards: Vec<Vec<tapete::Card>> = vec![Vec::new(); size];
    let (mut board, mut at) = (Vec::new(), 0);
    for event in mine.filter(|event| event["hand"] == table.hand()) {
        let seat = event["seat"].as_u64().unwrap_or(0) as usize;
        let amount = event["amount"].as_u64().unwrap_or(0);
        match event["type"].as_str().unwrap() {
            "handStarted" => {
                for seat in event["seats"].as_array().unwrap() {
                    out[seat.as_u64().unwrap() as usize] = false;
                }
            }
            "posted" if event["kind"] == "dead" => dead += amount,
            "posted" | "acted" => {
                assert!(
                    event["type"] != "posted"
                        || table.game() == Game::SevenCardStud
                        || event["to"].as_u64()
                            <= view(table)["config"]["structure"]["bigBlind"].as_u64(),
                    "hand {hand}: more than the big blind is posted"
                );
                put[seat] += amount;
                out[seat] |= event["action"] == "fold";
            }
            "mucked" => mucked[seat] = true,
            "dealt" => {
                let card = deck[at].parse().unwrap();
                at += 1;
                match event["to"].as_u64() {
                    Some(seat) => cards[seat as usize].push(card),
                    None if event["to"] != "burn" => board.push(card),
                    None => {}
                }
            }
            "voided" => return,
            _ => {}
        }
    }
    let config = &view(table)["config"];
    let ruleset = if config["ruleset"] == "aceHigh" {
        tapete::Ruleset::AceHigh
    } else {
        tapete::Ruleset::Standard
    };
    let live = out.iter().filter(|out| !**out).count();
    let rank = |seat: usize| {
        if live == 1 || mucked[seat] || out[seat] {
            return 0;
        }
        let all: Vec<tapete::Card> = cards[seat].iter().chain(&board).copied().collect();
        1 + u64::from(tapete::rank_value(&all, ruleset).unwrap())
    };
    let ranks: Vec<u64> = (0..size).map(rank).collect();
    let mut won = poker::chip_by_chip(&put, &out, &ranks);
    // Dead chips go with the first chip of everybody.
    let best = (0..size)
        .filter(|seat| !out[*seat])
        .map(|seat| ranks[seat])
        .max()
        .unwrap();
    let winners: Vec<usize> = (0..size)
        .filter(|seat| !out[*seat] && ranks[*seat] == best)
        .collect();
    for winner in &winners {
        won[*winner] += dead as f64 / winners.len() as f64;
    }
    let settlement = table.settlement().unwrap();
    let pots = settlement.pots.iter().flatten();
    let odd: u64 = pots
        .map(|pot| {
            if pot.winners.len() > 1 {
                pot.winners.len() as u64 - 1
            } else {
                0
            }
        })
        .sum();
    for seat in &settlement.seats {
        let (paid, slow) = (seat.returned.get() as f64, won[usize::from(seat.seat)]);
        assert!(
            (paid - slow).abs() <= odd as f64 + 1e-6,
            "hand {hand}, seat {}: {paid} for {slow}: {put:?} {dead} {ranks:?} {}",
            seat.seat,
            events
        );
    }
}

fn visible(table: &GameTable, deck: &[String], viewer: Option<Seat>) -> BTreeSet<String> {
    up_cards_are_right(table);
    pots_are_whole(table);
    visible_by_events(table, deck, viewer)
}

impl Rules for Holdem {
    const GAME: Game = Game::TexasHoldem;
    /// Ten seats, four streets; a raise at least doubles what a stack of 3,000 and a blind of 1 allow; warnings.
    const MOST_ACTIONS: usize = 10 * 4 * 2 * 40;

    fn config(&self, random: &mut Random) -> Value {
        let big = random.from(1, 20);
        let mut config = betting(random, 10, big);
        let blinds = (random.from(1, big), big);
        config["structure"] = match self.0 {
            Kind::Unlimited => {
                json!({ "type": "noLimit", "smallBlind": blinds.0, "bigBlind": big })
            }
            Kind::Pot | Kind::Spread => {
                json!({ "type": "potLimit", "smallBlind": blinds.0, "bigBlind": big })
            }
            Kind::Fixed => {
                json!({ "type": "fixedLimit", "smallBlind": blinds.0, "bigBlind": big,
                "smallBet": big + random.below(3), "bigBet": 2 * big + 3, "maxRaises": random.below(5) })
            }
        };
        if random.one_in(3) {
            config["ante"] = json!(random.from(1, big));
        }
        config["buttonRule"] = json!(random.pick(&["moving", "dead"]));
        config["headsUp"] = json!(random.pick(&["buttonSmallBlind", "literal"]));
        if random.one_in(2) {
            config["button"] = config["seats"][0]["seat"].clone();
        }
        config
    }

    fn before_deal(&self, table: &mut GameTable, random: &mut Random) {
        between_hands(table, random);
    }

    fn deal(&self, _: &GameTable, deck: &[String], _: &mut Random) -> Value {
        json!({ "type": "deal", "deck": deck })
    }

    fn visible(
        &self,
        table: &GameTable,
        _: &Value,
        deck: &[String],
        viewer: Option<Seat>,
    ) -> BTreeSet<String> {
        visible(table, deck, viewer)
    }

    fn settled(&self, table: &GameTable, deck: &[String], hand: u64) {
        settled_chip_by_chip(table, deck, hand);
    }

    fn probes(&self, table: &GameTable, random: &mut Random) -> Vec<Value> {
        probes(table, random)
    }
}

impl Rules for Stud {
    const GAME: Game = Game::SevenCardStud;
    const MOST_ACTIONS: usize = 8 * 5 * 2 * 40;

    fn config(&self, random: &mut Random) -> Value {
        let small = random.from(2, 20);
        let mut config = betting(random, 8, small);
        config["ante"] = json!(random.from(1, small));
        config["structure"] = match self.0 {
            Kind::Spread => {
                json!({ "type": "spreadLimit", "min": small, "max": 4 * small + 1, "maxRaises": random.below(5) })
            }
            Kind::Unlimited | Kind::Pot | Kind::Fixed => json!({ "type": "fixedLimit",
                "bringIn": random.from(1, small), "smallBet": small, "bigBet": 2 * small, "maxRaises": random.below(5) }),
        };
        config["lowCardTie"] = json!(random.pick(&["dealtFirst", "suit"]));
        config["openPair"] = json!(random.one_in(2));
        config
    }

    fn before_deal(&self, table: &mut GameTable, random: &mut Random) {
        between_hands(table, random);
    }

    fn deal(&self, _: &GameTable, deck: &[String], _: &mut Random) -> Value {
        json!({ "type": "deal", "deck": deck })
    }

    fn visible(
        &self,
        table: &GameTable,
        _: &Value,
        deck: &[String],
        viewer: Option<Seat>,
    ) -> BTreeSet<String> {
        visible(table, deck, viewer)
    }

    fn settled(&self, table: &GameTable, deck: &[String], hand: u64) {
        settled_chip_by_chip(table, deck, hand);
    }

    fn probes(&self, table: &GameTable, random: &mut Random) -> Vec<Value> {
        probes(table, random)
    }
}

const EVERY: Every = Every {
    secrets: 50,
    copies: 150,
};

#[test]
fn holdem_without_limit_keeps_the_eight_properties() {
    assert_eq!(play(&Holdem(Kind::Unlimited), 0..HANDS, EVERY), HANDS);
}

#[test]
fn holdem_pot_limit_keeps_the_eight_properties() {
    assert_eq!(play(&Holdem(Kind::Pot), 0..HANDS, EVERY), HANDS);
}

#[test]
fn holdem_fixed_limit_keeps_the_eight_properties() {
    assert_eq!(play(&Holdem(Kind::Fixed), 0..HANDS, EVERY), HANDS);
}

#[test]
fn stud_fixed_limit_keeps_the_eight_properties() {
    assert_eq!(play(&Stud(Kind::Fixed), 0..HANDS, EVERY), HANDS);
}

#[test]
fn stud_spread_limit_keeps_the_eight_properties() {
    assert_eq!(play(&Stud(Kind::Spread), 0..HANDS, EVERY), HANDS);
}

#[test]
fn no_hidden_card_at_any_step() {
    let every = Every {
        secrets: 1,
        copies: 50,
    };
    let hands = 1_000_000..1_000_000 + HANDS / 10;
    play(&Holdem(Kind::Unlimited), hands.clone(), every);
    play(&Stud(Kind::Fixed), hands, every);
}

/// Chips stay the same through a whole hand, whatever is done.
#[test]
fn b087_b068_chips_are_constant_after_every_action() {
    for number in 0..400 {
        let mut random = Random::new(number);
        let rules = Holdem(Kind::Unlimited);
        let mut table =
            GameTable::new(Game::TexasHoldem, &play::plain(&rules.config(&mut random))).unwrap();
        between_hands(&mut table, &mut random);
        let before = chips(&table);
        table.act(&play::plain(&json!({ "type": "deal" }))).unwrap();
        loop {
            assert_eq!(chips(&table), before, "hand {number}");
            pots_are_whole(&table);
            if table.to_act().is_none() {
                break;
            }
            let action = play::choose(&rules, &table, &mut random);
            table.act(&play::plain(&action)).unwrap();
        }
    }
}

#[test]
fn a_view_of_a_seat_lists_its_own_legal_actions_only() {
    for number in 0..200 {
        let mut random = Random::new(number);
        let rules = Stud(Kind::Fixed);
        let mut table = GameTable::new(
            Game::SevenCardStud,
            &play::plain(&rules.config(&mut random)),
        )
        .unwrap();
        between_hands(&mut table, &mut random);
        table.act(&play::plain(&json!({ "type": "deal" }))).unwrap();
        while table.to_act().is_some() {
            assert!(view(&table)["legal"].as_array().unwrap().is_empty());
            for seat in 0..table.seats() {
                let legal = table.view(Some(seat)).unwrap().legal;
                assert_eq!(legal.is_empty(), table.to_act() != Some(seat));
            }
            let action = play::choose(&rules, &table, &mut random);
            table.act(&play::plain(&action)).unwrap();
        }
    }
}

/// The same over many more hands of each game and structure.
#[test]
#[ignore = "verify: minutes, and 2,000 hands of each structure keep the same properties in every run"]
fn the_eight_properties_over_100_000_hands_of_each_structure() {
    const MANY: std::ops::Range<u64> = 2_000_000..2_100_000;
    let every = Every {
        secrets: 100,
        copies: 1_000,
    };
    for kind in [Kind::Unlimited, Kind::Pot, Kind::Fixed] {
        assert_eq!(play(&Holdem(kind), MANY, every), 100_000);
    }
    for kind in [Kind::Fixed, Kind::Spread] {
        assert_eq!(play(&Stud(kind), MANY, every), 100_000);
    }
}
