//! Solves puzzles of Sudoku variants: any rules, any side.
//!
//! Each cell has the digits that are left for it.  A cell with one digit takes it from all its peers; a
//! house in which a digit has one cell left gives it that cell; a cell or a digit without a place is a
//! contradiction.  Where nothing is forced, the cell with the fewest digits tries each in turn.
//!
//! Cost: some 10 us for the steps of a 9x9 puzzle without guesses.  Oracle: the plainest filling, in the
//! tests, for 4x4.

use crate::bits::ones;
use crate::digit::Digit;
use crate::progress::{Progress, Stopped};
use crate::rules::Rules;

/// The bit of a cell that is filled; digits are below it.
const FILLED: u64 = 1 << 63;

/// A solver for some rules.
///
/// ```
/// use ennea::{Puzzle, Shape, rules::Rules, solve::variants::Solver};
/// let rules = Rules::parse("x", "2x2".parse().unwrap())?;
/// let solver = Solver::new(&rules);
/// let puzzle = Puzzle::empty(rules.shape());
/// let mut first = None;
/// let count = solver.search(puzzle.clues(), 1000, &(), &mut |digits| first = Some(digits.to_vec()));
/// assert_eq!(count, Ok(48));
/// assert!(first.is_some());
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    side: usize,
    peers: Vec<Vec<u16>>,
    houses: Vec<Vec<u16>>,
}

impl Solver {
    /// A solver for these rules.
    pub fn new(rules: &Rules) -> Self {
        let numbers =
            |cells: &[crate::cell::Cell]| cells.iter().map(|cell| cell.index() as u16).collect();
        Self {
            side: rules.shape().side(),
            peers: rules.shape().all_cells().map(|cell| numbers(rules.peers(cell))).collect(),
            houses: rules.houses().iter().map(|house| numbers(&house.cells)).collect(),
        }
    }

    /// Calls `found` with solutions, in the order of the search, and says how many there were; it ends at
    /// the limit.
    ///
    /// # Errors
    /// [`Stopped`], soon after the progress says so.
    ///
    /// # Panics
    /// If there is not one clue, or none, for each cell.
    pub fn search(
        &self,
        clues: &[Option<Digit>],
        limit: u64,
        progress: &dyn Progress,
        found: &mut dyn FnMut(&[Digit]),
    ) -> Result<u64, Stopped> {
        assert_eq!(clues.len(), self.peers.len(), "one clue or none for each cell");
        let all = (1 << self.side) - 1;
        let mut board = Board { solver: self, digits: vec![all; clues.len()], open: clues.len() };
        for (cell, clue) in clues.iter().enumerate() {
            let Some(digit) = clue else { continue };
            if digit.index() >= self.side || !board.fill(cell, 1 << digit.index()) {
                return Ok(0);
            }
        }
        let mut search = Search { limit, count: 0, progress, found };
        search.complete(board)?;
        Ok(search.count)
    }
}

/// A board on which the digits of the cells become fewer.
#[derive(Clone)]
struct Board<'a> {
    solver: &'a Solver,
    /// The digits left for each cell, a bit each; [`FILLED`] besides where one has been taken from all
    /// peers.
    digits: Vec<u64>,
    /// How many cells are not filled.
    open: usize,
}

impl Board<'_> {
    /// Gives a cell a digit, and to all cells what follows from cells with one digit; whether no cell is
    /// left without.
    fn fill(&mut self, cell: usize, digit: u64) -> bool {
        if self.digits[cell] & digit == 0 {
            return false;
        }
        if self.digits[cell] & FILLED != 0 {
            return true;
        }
        self.digits[cell] = digit | FILLED;
        self.open -= 1;
        let peers = &self.solver.peers[cell];
        for &peer in peers {
            let left = &mut self.digits[usize::from(peer)];
            *left &= !digit;
            if *left & !FILLED == 0 {
                return false;
            }
        }
        peers.iter().all(|&peer| {
            let left = self.digits[usize::from(peer)];
            !left.is_power_of_two() || self.fill(usize::from(peer), left)
        })
    }

    /// Fills digits that have one cell left in a house, until none has; whether each digit has a place.
    fn fill_only_places(&mut self) -> bool {
        let solver = self.solver;
        let all = (1_u64 << solver.side) - 1;
        loop {
            let before = self.open;
            for house in &solver.houses {
                let (mut once, mut twice, mut filled) = (0, 0, 0);
                for &cell in house {
                    let left = self.digits[usize::from(cell)];
                    twice |= once & left;
                    once |= left;
                    filled |= if left & FILLED != 0 { left } else { 0 };
                }
                if once & all != all {
                    return false;
                }
                for digit in ones(all & once & !twice & !filled) {
                    let place = |&&cell: &&u16| self.digits[usize::from(cell)] >> digit & 1 == 1;
                    let Some(&cell) = house.iter().find(place) else { return false };
                    if !self.fill(usize::from(cell), 1 << digit) {
                        return false;
                    }
                }
            }
            if self.open == before {
                return true;
            }
        }
    }
}

/// A search under way.
struct Search<'a> {
    limit: u64,
    count: u64,
    progress: &'a dyn Progress,
    found: &'a mut dyn FnMut(&[Digit]),
}

impl Search<'_> {
    /// Finds the solutions of a board, up to the limit.
    fn complete(&mut self, mut board: Board<'_>) -> Result<(), Stopped> {
        if !board.fill_only_places() {
            return Ok(());
        }
        if board.open == 0 {
            self.count += 1;
            let digit = |left: &u64| Digit::from_index(left.trailing_zeros() as usize);
            let digits: Vec<Digit> = board.digits.iter().map(digit).collect();
            (self.found)(&digits);
            return Ok(());
        }
        if self.progress.is_stopped() {
            return Err(Stopped);
        }
        let open = board.digits.iter().enumerate().filter(|(_, left)| *left & FILLED == 0);
        let (cell, &left) =
            open.min_by_key(|(_, left)| left.count_ones()).expect("some cell is open");
        for digit in ones(left) {
            if self.count >= self.limit {
                break;
            }
            let mut next = board.clone();
            if next.fill(cell, 1 << digit) {
                self.complete(next)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::NamedRule;
    use crate::shape::Shape;

    fn count(rules: &Rules, clues: &[Option<Digit>], limit: u64) -> u64 {
        let mut calls = 0;
        let shape = rules.shape();
        let found = Solver::new(rules).search(clues, limit, &(), &mut |digits| {
            let digits: Vec<Option<Digit>> = digits.iter().copied().map(Some).collect();
            assert_eq!(rules.clash(&digits), None, "{rules:?}");
            assert!(clues.iter().zip(&digits).all(|(clue, digit)| clue.is_none() || clue == digit));
            assert_eq!(digits.len(), shape.cells());
            calls += 1;
        });
        assert_eq!(found, Ok(calls));
        calls
    }

    /// Goal: all grids are found, each once.  Method: every rule on 4x4, filled in the plainest way.
    #[test]
    fn every_grid_of_4x4_is_found_once() {
        fn fill(rules: &Rules, digits: &mut Vec<Option<Digit>>, at: usize) -> u64 {
            if at == digits.len() {
                return 1;
            }
            let mut ways = 0;
            for digit in Digit::all(rules.shape().side()) {
                digits[at] = Some(digit);
                if rules.clash(digits).is_none() {
                    ways += fill(rules, digits, at + 1);
                }
                digits[at] = None;
            }
            ways
        }
        for rule in NamedRule::ALL {
            let Ok(rules) = Rules::parse(rule.name(), Shape::new(2, 2).unwrap()) else { continue };
            let empty = vec![None; 16];
            let expected = fill(&rules, &mut empty.clone(), 0);
            assert_eq!(count(&rules, &empty, u64::MAX), expected, "{rule}");
            assert_eq!(count(&rules, &empty, 2), expected.min(2), "{rule}");
        }
    }

    /// Goal: 9x9 is solved.  Method: some grid of each rule; without its first rows it is among the
    /// solutions, and with a digit twice in a row there are none.
    #[test]
    fn variants_of_9x9_are_solved() {
        let shape = Shape::CLASSIC;
        for name in ["x", "windoku", "disjoint", "knight", "king", "latin"] {
            let rules = Rules::parse(name, shape).unwrap();
            let empty = vec![None; 81];
            let mut grid = Vec::new();
            let found = Solver::new(&rules).search(&empty, 1, &(), &mut |digits| {
                grid = digits.iter().copied().map(Some).collect();
            });
            assert_eq!((found, rules.clash(&grid)), (Ok(1), None), "{name}");
            // All but the first two rows have the grid, and what exchanges their digits.
            let mut clues: Vec<Option<Digit>> = grid.clone();
            clues[..18].fill(None);
            let solutions = count(&rules, &clues, 1000);
            assert!((1..1000).contains(&solutions), "{name} {solutions}");
            let mut wrong = grid.clone();
            wrong[0] = wrong[1];
            assert_eq!(count(&rules, &wrong, 2), 0, "{name}");
        }
    }
}
