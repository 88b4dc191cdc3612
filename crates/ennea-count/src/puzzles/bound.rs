//! A bound on the number of solutions, by counting candidates with a pencil.
//!
//! Fill the empty cells one after another.  When a cell's turn comes, the digits that its row holds
//! are different, and so are those of its column and of its box; so at most
//!
//! ```text
//!   N - max(filled cells of its row, of its column, of its box)
//! ```
//!
//! digits can go there, whatever has been chosen before.  The product over all empty cells bounds
//! the number of solutions: each solution is one path through these choices.  Which cells are
//! filled decides, not by what; clues count as filled from the start.  Clues that contradict each
//! other leave no solution, and the product is at least 1.
//!
//! The order: of the houses with an empty cell, the one with the most filled cells is filled up, in
//! reading order; among equals rows come before boxes, boxes before columns, and the first of them
//! first.  From the first row on this gives, cell by cell, the numbers of the article that asked how
//! many solutions the empty puzzle has:
//!
//! ```text
//!   123 456 789      the first row given: the product is 22,463,437,455,746,924,544,000,000
//!   654 654 321
//!   321 321 321      with nothing given, the first row has 987 654 321 candidates: 9! as many,
//!   665 654 321      8,151,532,183,941,443,978,526,720,000,000 (there are 6.67 10^21 grids)
//!   543 543 321
//!   421 421 321
//!   333 333 321
//!   222 222 221
//!   111 111 111
//! ```
//!
//! A house that other rules add, such as a diagonal, is one more house; these come last among equals.
//!
//! Source: `[Readalps2021]`, which fills the same houses in nearly the same order; the rule is ours.
//! Cost: microseconds.  Oracle: the exact counts, which it must not fall below.

use crate::in_order::in_order;
use ennea_base::rules::{House, HouseKind, RuleHouse};
use ennea_base::{Cell, Puzzle};
use num_bigint::BigUint;

/// At least the number of solutions: the product of [`candidate_counts`].
///
/// ```
/// use ennea::{Puzzle, Shape, count::puzzles};
/// let bound = puzzles::upper_bound(&Puzzle::empty(Shape::CLASSIC));
/// assert_eq!(bound.to_string(), "8151532183941443978526720000000");
/// ```
pub fn upper_bound(puzzle: &Puzzle) -> BigUint {
    candidate_counts(puzzle).into_iter().flatten().product()
}

/// Most digits that each empty cell can take when its turn comes, in reading order; `None` for a
/// clue.  Houses that rules add come last among equals, and regions take the place of boxes; given
/// candidates are no more than there are; pairs of cells that differ are left out of account.
///
/// ```
/// use ennea::{Puzzle, Shape, count::puzzles::upper_bound, rules::Rules};
/// let empty = Puzzle::empty(Shape::new(2, 2).unwrap());
/// let bound = |rules| {
///     let rules = Rules::parse(rules, empty.shape()).unwrap();
///     upper_bound(&empty.clone().with_rules(&rules))
/// };
/// // There are 288 grids of rows, columns and boxes, and 48 with diagonals as well.
/// assert_eq!((bound("plain"), bound("x")), (768_u32.into(), 384_u32.into()));
/// ```
pub fn candidate_counts(puzzle: &Puzzle) -> Vec<Option<usize>> {
    let rank = |house: &RuleHouse| match (house.kind, house.house) {
        (HouseKind::Line, House::Row(_)) => 0,
        (HouseKind::Box | HouseKind::Region, _) => 1,
        (HouseKind::Line, _) => 2,
        _ => 3,
    };
    let all = puzzle.rules().houses();
    let order = in_order(all.iter().map(rank));
    let houses: Vec<&[Cell]> = order.into_iter().map(|house| &*all[house].cells).collect();
    let side = puzzle.shape().side();
    let mut filled: Vec<bool> = puzzle.clues().clues().iter().map(Option::is_some).collect();
    let mut counts = vec![None; filled.len()];
    let mut houses_of = vec![Vec::new(); filled.len()];
    for (house, cells) in houses.iter().enumerate() {
        cells.iter().for_each(|cell| houses_of[cell.index()].push(house));
    }
    let filled_in = |cells: &&[Cell]| cells.iter().filter(|cell| filled[cell.index()]).count();
    let mut filled_cells: Vec<usize> = houses.iter().map(filled_in).collect();
    loop {
        let open = houses.iter().zip(&filled_cells).filter(|&(_, &count)| count < side);
        // The last of the greatest is the first in order, taken from the back.
        let Some((house, _)) = open.rev().max_by_key(|&(_, count)| count) else { break };
        for cell in house.iter().map(|cell| cell.index()) {
            if !filled[cell] {
                let most = houses_of[cell].iter().map(|&house| filled_cells[house]).max();
                counts[cell] = most.map(|most| side - most);
                filled[cell] = true;
                houses_of[cell].iter().for_each(|&house| filled_cells[house] += 1);
            }
        }
    }
    for (count, set) in counts.iter_mut().zip(puzzle.candidates().into_iter().flatten()) {
        *count = count.map(|count: usize| count.min(set.len()));
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_base::{Digit, DigitSet, Shape};

    const FIRST_ROW: &str =
        "123456789........................................................................";

    /// Given candidates are counted where they are fewer; none leave no solution.
    #[test]
    fn given_candidates_bound_as_well() {
        let empty = Puzzle::empty(Shape::new(2, 2).unwrap());
        let mut sets = vec![DigitSet::full(4); 16];
        let bound = |sets: &[DigitSet]| upper_bound(&empty.clone().with_candidates(sets.to_vec()));
        assert_eq!(bound(&sets), 768_u32.into());
        sets[0] = [Digit::from_index(2)].into_iter().collect();
        assert_eq!(bound(&sets), 192_u32.into());
        sets[5] = DigitSet::EMPTY;
        assert_eq!(bound(&sets), 0_u32.into());
    }

    #[test]
    fn the_candidates_of_the_article_cell_by_cell() {
        let puzzle: Puzzle = FIRST_ROW.parse().unwrap();
        let counts = candidate_counts(&puzzle);
        let row = |row: usize| -> String {
            let cells = &counts[9 * row..][..9];
            cells.iter().map(|count| count.map_or("-".to_owned(), |n| n.to_string())).collect()
        };
        let rows = [
            "---------", "654654321", "321321321", "665654321", "543543321", "421421321",
            "333333321", "222222221", "111111111",
        ];
        for (number, expected) in rows.iter().enumerate() {
            assert_eq!(row(number), *expected, "row {}", number + 1);
        }
    }

    #[test]
    fn the_products_of_the_article() {
        let puzzle: Puzzle = FIRST_ROW.parse().unwrap();
        assert_eq!(upper_bound(&puzzle).to_string(), "22463437455746924544000000");
        let empty = Puzzle::empty(Shape::CLASSIC);
        assert_eq!(upper_bound(&empty).to_string(), "8151532183941443978526720000000");
    }
}
