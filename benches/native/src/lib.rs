//! Hands for the benchmarks: the same in every run.

/// `count` hands of `size` different ids below `deck`, one after another.
pub fn deal(count: usize, size: usize, deck: u32) -> Vec<u8> {
    let mut state = 0x2545_f491u32;
    let mut below = |n: u32| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state % n
    };
    let mut ids = Vec::with_capacity(count * size);
    for _ in 0..count {
        let start = ids.len();
        while ids.len() < start + size {
            let id = below(deck) as u8;
            if !ids[start..].contains(&id) {
                ids.push(id);
            }
        }
    }
    ids
}
