//! The solver that is too simple to be wrong: backtracking, cell by cell.
//!
//! The empty cells are filled in reading order, each with the least digit that none of its peers
//! holds; where there is none, the cell before takes its next one.  So the solutions come in
//! increasing order of their one-line strings, all of them and each once.
//!
//! Cost: anything between a microsecond and longer than you live, by how lucky the order of the
//! cells is; meant for 2x2, 2x3 and easy 3x3.  It is the oracle of every other solver.

use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::shape::Shape;

/// All solutions, in increasing order.
///
/// ```
/// use ennea::solve::naive;
/// let puzzle = "12..............".parse()?;
/// let solutions: Vec<String> = naive::solutions(&puzzle).map(|grid| grid.to_string()).collect();
/// assert_eq!(solutions.len(), 24);
/// assert_eq!(solutions[..2], ["1234341221434321", "1234341223414123"]);
/// # Ok::<(), ennea::TextError>(())
/// ```
pub fn solutions(puzzle: &Puzzle) -> Solutions {
    let shape = puzzle.shape();
    Solutions {
        shape,
        digits: puzzle.clues().to_vec(),
        empty: shape.all_cells().filter(|&cell| puzzle.clue(cell).is_none()).collect(),
        peers: shape.all_cells().map(|cell| shape.peers(cell).collect()).collect(),
        at: if puzzle.conflict().is_none() { Some(0) } else { None },
    }
}

/// The iterator of [`solutions`].
#[derive(Clone, Debug)]
pub struct Solutions {
    shape: Shape,
    digits: Vec<Option<Digit>>,
    empty: Vec<Cell>,
    peers: Vec<Vec<Cell>>,
    /// Which of the empty cells is to take its next digit; `None` when all has been tried.
    at: Option<usize>,
}

impl Iterator for Solutions {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        while let Some(at) = self.at {
            let Some(&cell) = self.empty.get(at) else {
                self.at = at.checked_sub(1);
                let digits = self.digits.iter().copied().map(|d| d.expect("all are filled"));
                return Some(Grid::from_good(self.shape, digits.collect()));
            };
            let peers = &self.peers[cell.index()];
            let fits =
                |&digit: &Digit| peers.iter().all(|peer| self.digits[peer.index()] != Some(digit));
            let tried = self.digits[cell.index()].map_or(0, Digit::number);
            let next = Digit::all(self.shape.side()).skip(tried).find(fits);
            self.digits[cell.index()] = next;
            self.at = if next.is_some() { Some(at + 1) } else { at.checked_sub(1) };
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_empty_puzzle_has_all_grids_in_order() {
        let grids: Vec<Grid> = solutions(&Puzzle::empty("2x2".parse().unwrap())).collect();
        assert_eq!(grids.len(), 288);
        assert!(grids.is_sorted());
    }

    #[test]
    fn no_cell_empty_and_clues_that_contradict_each_other() {
        let grid: Grid = "1234341221434321".parse().unwrap();
        assert_eq!(solutions(&Puzzle::from(&grid)).collect::<Vec<_>>(), [grid]);
        assert_eq!(solutions(&"11..............".parse().unwrap()).next(), None);
    }
}
