//! An upper bound on the number of solutions: the product of candidate counts.
//!
//! Fill the cells in a fixed order.  When a cell's turn comes, the filled cells of its row hold different
//! digits, so do those of its column and of its box, and so do the clues that it sees, taken as a set: it has
//! at most
//!
//! ```text
//!   N - max(filled in its row, in its column, in its box, different clues that it sees)
//! ```
//!
//! candidates, whatever was filled in before.  So the product over all open cells is no less than the
//! number of solutions.
//!
//! The order is that of `[Readalps2021]`, which found with it 22,463,437,455,746,924,544,000,000 for the
//! puzzle with the first row given, and 9! times as much for the empty one.  In house after house, the cells
//! still open are filled in reading order; the houses are, for k = 0, 1, ... and as far as they exist, the
//! first row of band k, its box on the diagonal and the first column of stack k (for k > 0 the column
//! before the box), the other rows of the band, the boxes of stack k, and the other columns of it.

use crate::puzzle::Puzzle;
use crate::shape::House;
use num_bigint::BigUint;

/// An upper bound on the number of solutions, and what it is a product of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UpperBound {
    /// The bound.
    pub value: BigUint,
    /// For each cell in reading order how many candidates it has at most when its turn comes;
    /// `None` for a clue.
    pub candidates: Vec<Option<usize>>,
}

/// The upper bound for a puzzle of any shape.
///
/// ```
/// use ennea::{Puzzle, Shape, count::puzzles};
/// let bound = puzzles::upper_bound(&Puzzle::empty(Shape::CLASSIC));
/// assert_eq!(bound.value.to_string(), "8151532183941443978526720000000");
/// ```
pub fn upper_bound(puzzle: &Puzzle) -> UpperBound {
    let shape = puzzle.shape();
    let side = shape.side();
    let mut filled: Vec<bool> = puzzle.clues().iter().map(Option::is_some).collect();
    let mut candidates = vec![None; shape.cells()];
    for house in order(puzzle) {
        for cell in shape.cells_of(house) {
            if filled[cell.index()] {
                continue;
            }
            let in_house = |house| shape.cells_of(house).filter(|c| filled[c.index()]).count();
            let most = shape.houses_of(cell).map(in_house).into_iter().max().unwrap_or(0);
            let mut seen: Vec<_> = shape.peers(cell).filter_map(|peer| puzzle.clue(peer)).collect();
            seen.sort_unstable();
            seen.dedup();
            candidates[cell.index()] = Some(side - most.max(seen.len()));
            filled[cell.index()] = true;
        }
    }
    let value = candidates.iter().flatten().product();
    UpperBound { value, candidates }
}

/// The houses, in the order in which their open cells are filled.
fn order(puzzle: &Puzzle) -> Vec<House> {
    let shape = puzzle.shape();
    let (bands, stacks) = (shape.bands(), shape.stacks());
    let mut houses = Vec::new();
    for k in 0..bands.max(stacks) {
        let rows = if k < bands { k * shape.box_rows()..(k + 1) * shape.box_rows() } else { 0..0 };
        let columns =
            if k < stacks { k * shape.box_columns()..(k + 1) * shape.box_columns() } else { 0..0 };
        let on_diagonal = (k < bands && k < stacks).then(|| House::Box(k * stacks + k));
        houses.extend(rows.clone().take(1).map(House::Row));
        let column = columns.clone().take(1).map(House::Column);
        if k == 0 {
            houses.extend(on_diagonal.into_iter().chain(column));
        } else {
            houses.extend(column.chain(on_diagonal));
        }
        houses.extend(rows.skip(1).map(House::Row));
        houses.extend((0..bands).filter(|_| k < stacks).map(|band| House::Box(band * stacks + k)));
        houses.extend(columns.skip(1).map(House::Column));
    }
    houses
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::enumerate;
    use crate::shape::Shape;
    use crate::{Grid, Puzzle};

    fn first_row() -> Puzzle {
        format!("123456789{}", ".".repeat(72)).parse().unwrap()
    }

    #[test]
    fn the_published_bounds_come_out() {
        let bound = upper_bound(&first_row());
        assert_eq!(bound.value.to_string(), "22463437455746924544000000");
        let rows: Vec<String> = bound
            .candidates
            .chunks(9)
            .map(|row| row.iter().flatten().map(usize::to_string).collect())
            .collect();
        assert_eq!(
            rows,
            [
                "",
                "654654321",
                "321321321",
                "665654321",
                "543543321",
                "421421321",
                "333333321",
                "222222221",
                "111111111"
            ]
        );
    }

    #[test]
    fn every_cell_has_its_turn() {
        for (r, c) in [(1, 4), (4, 1), (2, 2), (2, 3), (3, 2), (3, 4), (5, 2)] {
            let shape = Shape::new(r, c).unwrap();
            let bound = upper_bound(&Puzzle::empty(shape));
            assert!(bound.candidates.iter().all(|count| matches!(count, Some(1..))), "{shape}");
        }
    }

    /// All parts of some 2x2 grids, against all 288 grids.
    #[test]
    fn it_is_never_below_the_number_of_solutions() {
        let shape = Shape::new(2, 2).unwrap();
        let all = enumerate::all_grids(shape);
        for grid in all.iter().step_by(53) {
            let agreement = |other: &Grid| -> u32 {
                let same = |cell: usize| u32::from(other.digits()[cell] == grid.digits()[cell]);
                (0..16).map(|cell| same(cell) << cell).sum()
            };
            let agreements: Vec<u32> = all.iter().map(agreement).collect();
            for kept in 0..1_u32 << 16 {
                let clue = |cell: usize| (kept >> cell & 1 == 1).then(|| grid.digits()[cell]);
                let puzzle = Puzzle::new(shape, (0..16).map(clue).collect()).unwrap();
                let solutions = agreements.iter().filter(|&same| kept & !same == 0).count();
                assert!(upper_bound(&puzzle).value >= solutions.into(), "{puzzle}");
            }
        }
    }
}
