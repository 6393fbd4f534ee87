//! Short ways to play a poker hand by hand: decks from hands, decisions from a script, tables as short texts.
#![allow(dead_code, unreachable_pub, missing_docs)]
#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic
)]

use serde_json::{Value, json};
use tapete::{Game, GameTable, Problem};

pub fn value(of: &impl serde::Serialize) -> Value {
    serde_json::to_value(of).unwrap()
}

pub fn open(game: Game, config: Value) -> Result<GameTable, Problem> {
    GameTable::new(game, &serde_json::from_value(config).unwrap())
}

/// Stacks by chair; 0 leaves a chair empty.
pub fn seats(stacks: &[u64]) -> Value {
    let seats = stacks.iter().enumerate().filter(|(_, stack)| **stack > 0);
    seats
        .map(|(seat, stack)| json!({ "seat": seat, "stack": stack }))
        .collect()
}

/// A hold'em table without limit; more settings override.
pub fn holdem(stacks: &[u64], blinds: [u64; 2], button: u64, more: Value) -> GameTable {
    let mut config = json!({
        "seats": seats(stacks), "button": button,
        "structure": { "type": "noLimit", "smallBlind": blinds[0], "bigBlind": blinds[1] },
    });
    merge(&mut config, more);
    open(Game::TexasHoldem, config).unwrap()
}

/// A stud table with ante, bring-in, small and big bet.
pub fn stud(stacks: &[u64], [ante, bring_in, small, big]: [u64; 4], more: Value) -> GameTable {
    let mut config = json!({
        "seats": seats(stacks), "ante": ante,
        "structure": { "type": "fixedLimit", "bringIn": bring_in, "smallBet": small, "bigBet": big },
    });
    merge(&mut config, more);
    open(Game::SevenCardStud, config).unwrap()
}

fn merge(config: &mut Value, more: Value) {
    for (key, value) in more.as_object().unwrap() {
        config[key] = value.clone();
    }
}

pub fn send(table: &mut GameTable, action: Value) -> Result<u64, Problem> {
    table.act(&serde_json::from_value(action).unwrap())
}

/// `"0 raise 300, 1 call, 0 fold"`, each in its turn; also `"sit 3 100"`, `"sitOut 2"`, `"deal"` and the like.
pub fn go(table: &mut GameTable, script: &str) {
    for step in script
        .split(',')
        .map(str::trim)
        .filter(|step| !step.is_empty())
    {
        try_step(table, step).unwrap_or_else(|problem| panic!("{step}: {problem}"));
    }
}

/// The code with which the last step of a script is refused.
pub fn refused(table: &mut GameTable, step: &str) -> &'static str {
    let before = table.snapshot().canonical();
    let problem = try_step(table, step).expect_err("refused");
    assert!(problem.cite.is_some(), "{step}: {problem} names no source");
    assert_eq!(table.snapshot().canonical(), before);
    problem.code.as_str()
}

fn try_step(table: &mut GameTable, step: &str) -> Result<u64, Problem> {
    let words: Vec<&str> = step.split_whitespace().collect();
    let number = |i: usize| words.get(i).map(|word| word.parse::<u64>().unwrap());
    let action = match (words[0].parse::<u64>(), words[0]) {
        (Ok(seat), _) => {
            let mut action = json!({ "type": words[1], "seat": seat });
            if let Some(to) = number(2) {
                action["to"] = json!(to);
            }
            action
        }
        (_, "deal" | "timeout" | "void") => json!({ "type": words[0] }),
        (_, "sit") => json!({ "type": "sit", "seat": number(1), "stack": number(2) }),
        (_, "addChips") => json!({ "type": "addChips", "seat": number(1), "amount": number(2) }),
        (_, "post") => json!({ "type": "sitIn", "seat": number(1), "post": true }),
        (_, kind) => json!({ "type": kind, "seat": number(1) }),
    };
    send(table, action)
}

/// `"fold, call 100, raise 200..900"`; an all-in is marked `!`, sizes stand apart by `|`.
pub fn legal(table: &GameTable) -> String {
    let one = |action: &Value| {
        let mark = if action["allIn"] == true { "!" } else { "" };
        let kind = action["type"].as_str().unwrap();
        if let Some(price) = action["price"].as_u64() {
            format!("{kind} {price}{mark}")
        } else if let Some(sizes) = action["sizes"].as_array() {
            let sizes: Vec<String> = sizes.iter().map(Value::to_string).collect();
            format!("{kind} {}{mark}", sizes.join("|"))
        } else if let Some(min) = action["min"].as_u64() {
            format!("{kind} {min}..{}{mark}", action["max"])
        } else {
            kind.to_string()
        }
    };
    let actions = value(&table.legal_actions(None).unwrap());
    let actions: Vec<String> = actions.as_array().unwrap().iter().map(one).collect();
    actions.join(", ")
}

pub fn stacks(table: &GameTable) -> Vec<u64> {
    let view = table.view(None).unwrap();
    let stack = |seat: &tapete::SeatView| seat.stack.map(|stack| stack.get());
    view.seats.iter().filter_map(stack).collect()
}

pub fn states(table: &GameTable) -> Vec<&'static str> {
    let view = table.view(None).unwrap();
    view.seats.iter().map(|seat| seat.state.as_str()).collect()
}

/// `(amount, eligible)` of each pot.
pub fn pots(table: &GameTable) -> Vec<(u64, Vec<u8>)> {
    let view = table.view(None).unwrap();
    view.pots
        .iter()
        .map(|pot| (pot.amount.get(), pot.eligible.clone()))
        .collect()
}

/// The pots of the settlement: amount, and what each winner got.
pub fn won(table: &GameTable) -> Vec<(u64, Vec<(u8, u64)>)> {
    let settlement = table.settlement().expect("settled");
    let pots = settlement.pots.as_ref().unwrap().iter();
    pots.map(|pot| {
        let winners = pot.winners.iter();
        let winners = winners.map(|share| (share.seat, share.amount.get()));
        (pot.amount.get(), winners.collect())
    })
    .collect()
}

pub fn refunds(table: &GameTable) -> Vec<(u8, u64)> {
    let settlement = table.settlement().expect("settled");
    let refunds = settlement.refunds.as_ref().unwrap().iter();
    refunds.map(|back| (back.seat, back.amount.get())).collect()
}

/// Button, small blind, big blind, and who was dealt in.
pub fn positions(table: &GameTable) -> ([u64; 3], Vec<u64>) {
    let view = value(&table.view(None).unwrap());
    let seat = |key: &str| view[key].as_u64().unwrap();
    let started = last_event(table, "handStarted");
    let seats = started["seats"].as_array().unwrap().iter();
    (
        [seat("button"), seat("smallBlindSeat"), seat("bigBlindSeat")],
        seats.map(|seat| seat.as_u64().unwrap()).collect(),
    )
}

pub fn events(table: &GameTable, kind: &str) -> Vec<Value> {
    let events = value(&table.events(0, None).unwrap());
    let events = events.as_array().unwrap().iter();
    events
        .filter(|event| event["type"] == kind)
        .cloned()
        .collect()
}

pub fn last_event(table: &GameTable, kind: &str) -> Value {
    events(table, kind).pop().expect("an event")
}

/// Who showed since the last deal, in order, by the last time each hand was turned up.
pub fn shown(table: &GameTable) -> Vec<u64> {
    let shown = events(table, "shown").into_iter();
    let ranked = shown.filter(|event| event.get("rank").is_some() && event["hand"] == table.hand());
    ranked.map(|event| event["at"].as_u64().unwrap()).collect()
}

fn cards(text: &str) -> Vec<String> {
    let cards = tapete::parse_cards(text).unwrap();
    cards.iter().map(ToString::to_string).collect()
}

/// A hold'em deck: hands in the order in which they are dealt, from the button's left; burns are filled in.
pub fn holdem_deck(hands: &[&str], board: &str) -> Vec<String> {
    let hands: Vec<Vec<String>> = hands.iter().map(|hand| cards(hand)).collect();
    let board = cards(board);
    let used: Vec<&String> = hands.iter().flatten().chain(&board).collect();
    let free = (0..52).map(|id| tapete::Card::from_id(id).unwrap().to_string());
    let mut free = free.filter(|card| !used.contains(&card));
    let mut deck: Vec<String> = (0..2)
        .flat_map(|i| hands.iter().map(move |hand| hand[i].clone()))
        .collect();
    for street in [0..3, 3..4, 4..5] {
        deck.push(free.next().unwrap());
        deck.extend(board.get(street).unwrap_or_default().iter().cloned());
    }
    deck
}

/// A stud deck while every seat stays in: the cards of each seat as they come; short hands end the deck early.
pub fn stud_deck(hands: &[&str]) -> Vec<String> {
    let hands: Vec<Vec<String>> = hands.iter().map(|hand| cards(hand)).collect();
    let round = |i: usize| hands.iter().filter_map(move |hand| hand.get(i).cloned());
    (0..7).flat_map(round).collect()
}

pub fn deal(table: &mut GameTable, deck: Vec<String>) {
    send(table, json!({ "type": "deal", "deck": deck })).unwrap();
}

/// Chip by chip: every level of one chip is a pot of its own, won by the best live hand that reaches it.
pub fn chip_by_chip(contributions: &[u64], folded: &[bool], ranks: &[u64]) -> Vec<f64> {
    let mut won = vec![0.0; contributions.len()];
    let live_top = (0..won.len())
        .filter(|i| !folded[*i])
        .map(|i| contributions[i])
        .max()
        .unwrap();
    for level in 1..=*contributions.iter().max().unwrap() {
        let inside = contributions
            .iter()
            .filter(|chips| **chips >= level)
            .count();
        // Dead chips over all live ones belong to whom the last live level belongs to.
        let reach = level.min(live_top);
        let live: Vec<usize> = (0..won.len())
            .filter(|i| !folded[*i] && contributions[*i] >= reach)
            .collect();
        let best = live.iter().map(|i| ranks[*i]).max().unwrap();
        let winners: Vec<usize> = live.into_iter().filter(|i| ranks[*i] == best).collect();
        for winner in &winners {
            won[*winner] += inside as f64 / winners.len() as f64;
        }
    }
    won
}
