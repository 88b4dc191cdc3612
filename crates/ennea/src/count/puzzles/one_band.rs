//! Puzzles whose clues all lie in one band.
//!
//! What stands below a band depends only on its column sets, and only on their class: relabelling and
//! exchanging columns and boxes change nothing there, because nothing is given there.  So
//!
//! ```text
//!   N = sum over the column sets (x1, x2, x3) of the band   f(x1, x2, x3) completions(class)
//! ```
//!
//! with the 44 classes of [`column_sets`](super::super::column_sets).

use super::bands::BandTable;
use super::boxes::{BoxClues, ColumnChoices};
use super::splits::Splits;
use crate::count::column_sets::Completions;
use num_bigint::BigUint;

/// The number of solutions, if at most one band has clues.
pub(super) fn count(splits: &Splits, boxes: &[[BoxClues; 3]; 3]) -> Option<BigUint> {
    let has_clues = |band: usize| boxes.iter().any(|stack| stack[band] != BoxClues::default());
    let band = match [0, 1, 2].map(has_clues) {
        [_, false, false] => 0,
        [false, _, false] => 1,
        [false, false, _] => 2,
        _ => return None,
    };
    let boxes = [0, 1, 2].map(|stack| ColumnChoices::new(splits, boxes[stack][band]));
    let [first, second, third] = &boxes;
    let completions = Completions::new();
    let table = BandTable::new(splits, [first, second, third]);
    let mut sum = 0_u128;
    // Without clues every first choice gives the same.
    let (firsts, times) = match boxes.iter().any(ColumnChoices::has_clues) {
        true => (&first.choices[..], 1),
        false => (&first.choices[..1], first.choices.len() as u128),
    };
    for (x1, a) in firsts.iter().enumerate() {
        for (x2, b) in second.choices.iter().enumerate() {
            for (f, c) in table.row(x1 as u16, x2 as u16).iter().zip(&third.choices) {
                if *f != 0 {
                    sum += *f as u128 * u128::from(completions.of([a, b, c]));
                }
            }
        }
    }
    let arrangements = boxes.iter().map(|b| u128::from(b.arrangements())).product::<u128>();
    Some((sum * times * arrangements).into())
}
