//! The relabellings that keep partitions, whose rows may be exchanged, and where they take others.
//!
//! Digits in the same rows of all partitions may be exchanged; and an order of the rows of each partition is one if
//! it turns the digits of each kind into as many of another.  Cost: 6^C steps for C partitions.  Oracle: the sums over
//! the fixed parts that these join, beside those over all (`by_stacks`).

use super::partitions::{IDENTITY, Relabelling, Rows, orders, relabelled};
use rustc_hash::FxHashMap;

/// Generators of all relabellings that keep partitions, each with its images of the rows of every
/// partition.
pub(super) fn keeping(bands: &[Rows], digits: usize) -> Vec<(Relabelling, Vec<Vec<u8>>)> {
    let word = |digit: usize| -> Vec<u8> { bands.iter().map(|rows| rows[digit]).collect() };
    let mut alike: FxHashMap<Vec<u8>, Vec<u8>> = FxHashMap::default();
    (0..digits).for_each(|digit| alike.entry(word(digit)).or_default().push(digit as u8));
    let same: Vec<Vec<u8>> = vec![vec![0, 1, 2]; bands.len()];
    let mut found = Vec::new();
    for pair in alike.values().flat_map(|digits| digits.windows(2)) {
        let mut by = IDENTITY;
        by.swap(usize::from(pair[0]), usize::from(pair[1]));
        found.push((by, same.clone()));
    }
    let orders = orders(3);
    for choice in 1..orders.len().pow(bands.len() as u32) {
        let order = |band: u32| orders[choice / orders.len().pow(band) % orders.len()].clone();
        let rows: Vec<Vec<u8>> = (0..bands.len() as u32).map(order).collect();
        let image = |word: &Vec<u8>| -> Vec<u8> {
            word.iter().zip(&rows).map(|(&row, order)| order[usize::from(row)]).collect()
        };
        let mut by = IDENTITY;
        let is_kept = alike.iter().all(|(word, digits)| {
            alike.get(&image(word)).filter(|to| to.len() == digits.len()).is_some_and(|to| {
                digits.iter().zip(to).for_each(|(&from, &to)| by[usize::from(from)] = to);
                true
            })
        });
        if is_kept {
            found.push((by, rows));
        }
    }
    found
}

/// Images of companions under a relabelling, whose rows come in another order then.
pub(super) fn images(
    companions: &[Rows],
    digits: usize,
    by: &Relabelling,
    order: &[u8],
) -> Vec<usize> {
    let places: FxHashMap<&Rows, usize> =
        companions.iter().enumerate().map(|(place, rows)| (rows, place)).collect();
    let image = |rows: &Rows| {
        let mut moved = relabelled(rows, by);
        moved[..digits].iter_mut().for_each(|row| *row = order[usize::from(*row)]);
        places[&moved]
    };
    companions.iter().map(image).collect()
}
