//! Options taken pairwise: every two values of two options stand together in some row.

/// A table of settings for options with so many values each. Greedy: each row begins with a pair that is not there yet,
/// and goes on with the values that bring the most new pairs.
pub fn pairwise(levels: &[usize]) -> Vec<Vec<usize>> {
    let mut open: Vec<[(usize, usize); 2]> = Vec::new();
    for (first, firsts) in levels.iter().enumerate() {
        for (second, seconds) in levels.iter().enumerate().skip(first + 1) {
            for a in 0..*firsts {
                open.extend((0..*seconds).map(|b| [(first, a), (second, b)]));
            }
        }
    }
    let mut rows = Vec::new();
    while let Some([first, second]) = open.first().copied() {
        let mut row: Vec<Option<usize>> = vec![None; levels.len()];
        row[first.0] = Some(first.1);
        row[second.0] = Some(second.1);
        for (option, values) in levels.iter().enumerate() {
            if row[option].is_some() {
                continue;
            }
            let brings = |value: usize| {
                let holds = |(other, chosen): (usize, usize)| {
                    row[other] == Some(chosen) || (other, chosen) == (option, value)
                };
                open.iter().filter(|[a, b]| holds(*a) && holds(*b)).count()
            };
            row[option] = (0..*values).rev().max_by_key(|value| brings(*value));
        }
        let row: Vec<usize> = row.into_iter().flatten().collect();
        open.retain(|pair| !pair.iter().all(|(option, value)| row[*option] == *value));
        rows.push(row);
    }
    rows
}

/// Whether every two values of two options stand together in some row.
pub fn covers(rows: &[Vec<usize>], levels: &[usize]) -> bool {
    (0..levels.len()).all(|first| {
        (first + 1..levels.len()).all(|second| {
            (0..levels[first]).all(|a| {
                (0..levels[second])
                    .all(|b| rows.iter().any(|row| row[first] == a && row[second] == b))
            })
        })
    })
}
