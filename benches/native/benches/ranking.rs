//! How fast the core ranks and counts, natively and optimised for speed. What users of the package get is measured by
//! `npm run bench`.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use tapete::{Card, Ruleset, count_categories, rank_hand, rank_many, rank_value};
use tapete_bench::deal;

const HANDS: usize = 50_000;

fn batches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("rank_many");
    group.throughput(Throughput::Elements(HANDS as u64));
    for (name, rules, size, checked) in [
        ("7 of 52", Ruleset::Standard, 7, true),
        ("7 of 52 unchecked", Ruleset::Standard, 7, false),
        ("6 of 52", Ruleset::Standard, 6, true),
        ("5 of 52", Ruleset::Standard, 5, true),
        ("7 of 52 aceHigh", Ruleset::AceHigh, 7, true),
        ("7 of 53 paiGow", Ruleset::PaiGow, 7, true),
    ] {
        let ids = deal(HANDS, size, if rules.has_joker() { 53 } else { 52 });
        group.bench_with_input(BenchmarkId::from_parameter(name), &ids, |bench, ids| {
            bench.iter(|| rank_many(black_box(ids), size, rules, checked));
        });
    }
    group.finish();
}

fn hands(criterion: &mut Criterion) {
    let ids = deal(HANDS, 7, 52);
    let cards: Vec<Card> = ids.into_iter().filter_map(Card::from_id).collect();
    let mut group = criterion.benchmark_group("one hand of seven");
    let mut hands = cards.chunks_exact(7).cycle();
    group.bench_function("rank_value", |bench| {
        bench.iter(|| hands.next().map(|hand| rank_value(hand, Ruleset::Standard)));
    });
    group.bench_function("rank_hand", |bench| {
        bench.iter(|| hands.next().map(|hand| rank_hand(hand, Ruleset::Standard)));
    });
    group.finish();
}

fn counts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("count_categories");
    for rules in Ruleset::ALL {
        group.bench_function(BenchmarkId::new("draw 7", rules.as_str()), |bench| {
            bench.iter(|| count_categories(&[], &[], black_box(7), rules));
        });
    }
    group.finish();
}

criterion_group!(benches, batches, hands, counts);
criterion_main!(benches);
