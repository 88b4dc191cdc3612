//! How the column sets of a stack's three boxes go together.

use super::boxes::{ColumnChoices, ordered};
use super::splits::{Number, Splits, disjoint, left};

/// All ways for a stack, as choices of its top, middle and bottom box.
pub(super) struct Stack {
    pub(super) ways: Vec<[Number; 3]>,
    /// How many orders of the columns that are free in the whole stack stand behind each way.
    pub(super) weight: u64,
}

impl Stack {
    pub(super) fn new(splits: &Splits, boxes: &[ColumnChoices; 3]) -> Self {
        let free: [bool; 3] =
            std::array::from_fn(|c| boxes.iter().all(|b| (0..3).all(|r| b.clues[r][c] == 0)));
        let [top, middle, bottom] = boxes;
        let keeping = |choices: &ColumnChoices| -> Vec<(Number, Number)> {
            let all = 0..splits.list().len() as Number;
            all.filter_map(|split| Some((split, choices.of(split)?))).collect()
        };
        let middle: Vec<(Number, Number)> = keeping(middle);
        let mut ways = Vec::new();
        for (a, x) in keeping(top) {
            let a = splits.list()[usize::from(a)];
            if ordered(a, free) != a {
                continue;
            }
            for &(b, y) in &middle {
                let b = splits.list()[usize::from(b)];
                if disjoint(&a, &b)
                    && let Some(z) = bottom.of(splits.number(&left(&a, &b)))
                {
                    ways.push([x, y, z]);
                }
            }
        }
        let free = free.iter().filter(|&&free| free).count();
        Self { ways, weight: [1, 1, 2, 6][free] }
    }
}
