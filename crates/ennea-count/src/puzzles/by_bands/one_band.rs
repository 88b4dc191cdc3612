//! Puzzles with all clues in one band: the other two are completed as those of an empty grid are.
//!
//! ```text
//!   solutions = sum over (p1, p2, p3) of  f(p1, p2, p3) completions(p1, p2, p3)
//! ```
//!
//! with the band's column sets in every order that the clues allow.  The completions are those of
//! the 44 classes of bands.
//!
//! Cost: at most 280^3 / u! terms, with u digits that no clue holds; a quarter of a second.

use super::boxes::{Clue, Indices};
use super::fillings::Fillings;
use super::orbits;
use super::ordered_partitions::OrderedPartitions;
use crate::column_sets::Completions;
use crate::each::each_step;
use ennea_base::progress::{Progress, Stopped};
use num_bigint::BigUint;

/// The number of solutions when all clues are in this band, of which the digits `unseen` are in
/// none.
pub(super) fn count(
    partitions: &OrderedPartitions,
    clues: &[Vec<Clue>; 3],
    unseen: &[u16],
    progress: &dyn Progress,
) -> Result<BigUint, Stopped> {
    let boxes: [Indices; 3] = std::array::from_fn(|k| Indices::new(partitions, &clues[k]));
    let completions = Completions::new();
    let numbers: [Vec<u16>; 3] = std::array::from_fn(|k| {
        let representatives = boxes[k].representatives.iter();
        representatives.map(|&p| completions.partition(partitions.sets(p))).collect()
    });
    let fillings = Fillings::new(partitions, [0, 1, 2].map(|k| &clues[k][..]), boxes.each_ref());
    let pairs = orbits::representatives(partitions, unseen, &boxes[0], &boxes[1]);
    let sums = each_step(pairs.iter().enumerate(), progress, |(first, seconds)| {
        let mut sum = BigUint::ZERO;
        if !seconds.is_empty() {
            let mut slab = vec![0; fillings.slab_len()];
            fillings.slab(first, &mut slab);
            let width = numbers[2].len();
            for &(second, size) in seconds {
                let second = usize::from(second);
                let row = slab[second * width..][..width].iter().zip(&numbers[2]);
                let terms = row.filter(|&(&f, _)| f != 0).map(|(&f, &third)| {
                    let pair = [numbers[0][first], numbers[1][second]];
                    u128::from(f) * u128::from(completions.of([pair[0], pair[1], third]))
                });
                sum += BigUint::from(terms.sum::<u128>()) * size;
            }
        }
        Ok(sum)
    })?;
    // Each index stands for the orders of its clue-free columns, each filling for those of the clue-free rows.
    let orders: u64 = boxes.iter().map(|indices| indices.orders).product();
    Ok(sums.into_iter().sum::<BigUint>() * orders * fillings.row_orders)
}
