//! The number of solutions of any puzzle.
//!
//! [`by_bands`] counts the solutions of any 3x3 puzzle without looking at them: not the grids are
//! walked through, but what the columns of the nine boxes hold.  Three ideas, each in a file:
//!
//! * `boxes`: to other bands only the *sets* in a box's columns matter, and columns without a clue in the
//!   box can be exchanged: at most 280 choices for a box, however few its clues;
//! * `bands`: in how many ways a band is written with given choices, for all choices at once;
//! * `stacks`, `join`: the sum over all choices that fit together in the stacks, as products of rows
//!   of small numbers; with unseen digits exchanged, and in the cheapest of 36 arrangements.
//!
//! If all clues lie in one band (or stack), what is below depends only on the class of its column sets,
//! of which there are 44: `one_band`.
//!
//! That the sum over column sets counts all grids is from `[FJ2005]` and `[Pettersen2005]`; to do it for
//! a puzzle, for every puzzle, is ours.
//!
//! Cost: with k clues well spread, 0.2 s and less from 14 on, some seconds between 4 and 10, and nothing
//! to speak of for the empty puzzle; see docs/RECORDS.md.  Memory: at most some 150 MB for the three tables.
//! Oracle: [`by_templates`], which shares no code, and the solvers, which walk.

mod bands;
mod bound;
mod boxes;
mod join;
mod one_band;
mod products;
mod splits;
mod stacks;
mod templates;
#[cfg(test)]
mod tests;

pub use bound::{UpperBound, upper_bound};
pub use templates::by_templates;

use crate::progress::{Progress, Stopped};
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use boxes::{BoxClues, ColumnChoices};
use join::Layout;
use num_bigint::BigUint;
use splits::Splits;

/// The number of solutions, by column sets; `None` for other shapes than 3x3.
///
/// ```
/// use ennea::{Puzzle, count::puzzles};
/// let first_row: Puzzle = format!("123456789{}", ".".repeat(72)).parse()?;
/// let count = puzzles::by_bands(&first_row, &())?.unwrap();
/// assert_eq!(count.to_string(), "18383222420692992");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If it was stopped.
pub fn by_bands(puzzle: &Puzzle, progress: &dyn Progress) -> Result<Option<BigUint>, Stopped> {
    if puzzle.shape() != Shape::CLASSIC {
        return Ok(None);
    }
    if puzzle.conflict().is_some() {
        return Ok(Some(BigUint::ZERO));
    }
    let splits = Splits::new();
    let upright = clues(puzzle);
    let transposed = upright.map(|row| row);
    let transposed: [[BoxClues; 3]; 3] = std::array::from_fn(|s| {
        std::array::from_fn(|b| {
            let clues: BoxClues = transposed[b][s];
            std::array::from_fn(|r| std::array::from_fn(|c| clues[c][r]))
        })
    });
    for boxes in [&upright, &transposed] {
        if let Some(count) = one_band::count(&splits, boxes) {
            return Ok(Some(count));
        }
    }
    let layout = |boxes: [[BoxClues; 3]; 3]| {
        Layout::new(
            &splits,
            boxes.map(|stack| stack.map(|clues| ColumnChoices::new(&splits, clues))),
        )
    };
    let layouts = [layout(upright), layout(transposed)];
    let plans = layouts.each_ref().map(Layout::plan);
    let [Some(first), Some(second)] = plans else {
        return Ok(Some(BigUint::ZERO));
    };
    let (layout, plan) =
        if first.cost <= second.cost { (&layouts[0], first) } else { (&layouts[1], second) };
    Ok(Some(layout.sum(&splits, &plan, progress)?.into()))
}

/// The clues of each box, by stack and band.
fn clues(puzzle: &Puzzle) -> [[BoxClues; 3]; 3] {
    let shape = puzzle.shape();
    let digits = |row: usize, column: usize| {
        puzzle.clue(shape.cell(row, column)).map_or(0, |digit| 1 << digit.index())
    };
    std::array::from_fn(|s| {
        std::array::from_fn(|b| {
            std::array::from_fn(|r| std::array::from_fn(|c| digits(3 * b + r, 3 * s + c)))
        })
    })
}
