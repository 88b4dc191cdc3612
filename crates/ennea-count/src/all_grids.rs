//! Counts the solutions of an empty puzzle, and of one whose clues all see each other, from the number of all grids.
//!
//! Let the k cells with clues be pairwise peers: in every grid they have k different digits. Relabelling turns
//! any k different digits into any others, and grids into grids, where the rules speak of one digit at a
//! time; so each choice of digits has equally many grids, and
//!
//! ```text
//!   solutions = grids (N - k)! / N!        k clues that see each other, no two of them equal
//! ```
//!
//! Cost: that of all grids.  Oracles: the other ways to count, and the search.

use super::variants::{CensusError, reduced_grid_count};
use super::{column_sets, latin};
use ennea_base::numbers::factorial;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Cell, Puzzle};
use num_bigint::BigUint;

/// The number of solutions of a puzzle whose clues, if there are any, all see each other; `None` for other
/// puzzles, for candidates and rules between digits, and where all grids are out of reach: beyond 2x5 and
/// 1x9 without further rules.
///
/// ```
/// use ennea::{Puzzle, count::all_grids, rules::Rules};
/// let empty = Puzzle::empty("2x5".parse()?);
/// let count = all_grids::solutions(&empty, &())?.unwrap();
/// assert_eq!(count.to_string(), "1903816047972624930994913280000");
/// let clue: Puzzle = "1...............".parse()?;
/// let puzzle = clue.clone().with_rules(&Rules::parse("x", clue.shape())?);
/// assert_eq!(all_grids::solutions(&puzzle, &())?, Some(12_u32.into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn solutions(puzzle: &Puzzle, progress: &dyn Progress) -> Result<Option<BigUint>, Stopped> {
    let (rules, shape) = (puzzle.rules(), puzzle.shape());
    let clues: Vec<Cell> = shape.all_cells().filter(|&cell| puzzle.clue(cell).is_some()).collect();
    let pairs =
        || clues.iter().enumerate().flat_map(|(k, &a)| clues[..k].iter().map(move |&b| (a, b)));
    let see_each_other = pairs().all(|(a, b)| rules.peers(a).binary_search(&b).is_ok());
    if rules.consecutive().is_some() || puzzle.candidates().is_some() || !see_each_other {
        return Ok(None);
    }
    if pairs().any(|(a, b)| puzzle.clue(a) == puzzle.clue(b)) {
        return Ok(Some(BigUint::ZERO));
    }
    let n = shape.side();
    let reduced = if rules.is_plain() {
        let grids = match latin::order(shape) {
            Some(n @ 1..=9) => Some(latin::count(n, progress)?.squares),
            Some(_) => None,
            None => column_sets::grids(shape),
        };
        grids.map(|grids| grids / factorial(n))
    } else {
        match reduced_grid_count(rules, progress) {
            Ok(grids) => Some(grids.into()),
            Err(CensusError::NoGrid { .. }) => Some(BigUint::ZERO),
            Err(CensusError::Stopped) => return Err(Stopped),
            Err(_) => None,
        }
    };
    Ok(reduced.map(|reduced| reduced * factorial(n - clues.len())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{by_bands, by_templates};
    use ennea::solve::Solver;
    use ennea_base::{Digit, Filling, Shape};

    /// Puzzles with clues 1, 2, ... in the first cells of row, column and box, and crosses of these.
    fn puzzles(shape: Shape) -> Vec<Filling> {
        let (n, rows, columns) = (shape.side(), shape.box_rows(), shape.box_columns());
        let cell = |row: usize, column: usize| shape.cell(row, column);
        let row = (0..n).map(|k| cell(1, k)).collect::<Vec<_>>();
        let column = (0..n).map(|k| cell(n - 1 - k, 1)).collect::<Vec<_>>();
        let square = (0..n).map(|k| cell(k / columns % rows, k % columns)).collect::<Vec<_>>();
        let mut all = Vec::new();
        for cells in [row, column, square] {
            for k in [0, 1, 2, n - 1, n] {
                let mut puzzle = Filling::empty(shape);
                for (digit, &cell) in cells[..k].iter().enumerate() {
                    puzzle.set(cell, Some(Digit::from_index((digit + 3) % n)));
                }
                all.push(puzzle);
            }
        }
        all
    }

    fn shape(text: &str) -> Shape {
        text.parse().expect("a shape")
    }

    #[test]
    fn the_other_ways_agree() {
        for name in ["2x2", "2x3", "3x2", "1x4", "5x1", "3x3"] {
            for puzzle in puzzles(shape(name)) {
                let found = solutions(&puzzle.clone().into(), &())
                    .expect("nobody stops it")
                    .expect("a count");
                let other = match name {
                    "3x3" => by_bands(&puzzle.clone().into(), &()),
                    "2x3" | "3x2" => by_templates(&puzzle.clone().into(), &()),
                    _ => Ok(Some(
                        Solver::plain(shape(name)).count(&puzzle.clone().into(), u64::MAX).into(),
                    )),
                };
                assert_eq!(Ok(Some(found)), other, "{name} {puzzle}");
            }
        }
    }

    #[test]
    fn clues_that_do_not_see_each_other_are_for_others() {
        let mut puzzle = Filling::empty(Shape::CLASSIC);
        puzzle.set(shape("3x3").cell(0, 0), Some(Digit::from_index(0)));
        puzzle.set(shape("3x3").cell(1, 1), Some(Digit::from_index(0)));
        assert_eq!(solutions(&puzzle.clone().into(), &()), Ok(Some(BigUint::ZERO)));
        puzzle.set(shape("3x3").cell(5, 5), Some(Digit::from_index(0)));
        assert_eq!(solutions(&puzzle.clone().into(), &()), Ok(None));
        assert_eq!(solutions(&Puzzle::empty(shape("3x4")), &()), Ok(None));
    }
}
