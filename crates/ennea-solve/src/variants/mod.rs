//! Solves puzzles of Sudoku variants: any rules, any side.
//!
//! [`Solver`] is the door, and picks the method:
//!
//! | method | serves | minimal X puzzles a second, one core |
//! |---|---|---|
//! | `boards` | sides up to 11 with up to 64 houses | 25,000 |
//! | `cells` | any rules, any side; the oracle | 6,000 |

mod boards;
mod cells;
#[cfg(test)]
mod tests;

use super::singles::Singles;
use ennea_base::progress::{Progress, Stopped, to_the_end};
use ennea_base::rules::Rules;
use ennea_base::{Digit, Puzzle};

/// A solver for some rules.
///
/// ```
/// use ennea::{Puzzle, Shape, rules::Rules, solve::variants::Solver};
/// let rules = Rules::parse("x", "2x2".parse().unwrap())?;
/// let puzzle = Puzzle::empty(rules.shape()).with_rules(&rules);
/// let mut first = None;
/// let mut keep = |digits: &[_]| first = Some(digits.to_vec());
/// let count = Solver::new(&rules).search(&puzzle, 1000, &(), &mut keep);
/// assert_eq!(count, Ok(48));
/// assert!(first.is_some());
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    cells: usize,
    method: Method,
}

/// A method with its tables.
#[derive(Clone, Debug)]
enum Method {
    Boards(boards::Tables),
    Cells(Singles),
}

/// A search under way.
struct Search<'a> {
    limit: u64,
    count: u64,
    progress: &'a dyn Progress,
    found: &'a mut dyn FnMut(&[Digit]),
}

impl Solver {
    /// A solver for these rules, by the quickest method that serves them.
    pub fn new(rules: &Rules) -> Self {
        match boards::Tables::new(rules) {
            Some(tables) => Self { cells: rules.shape().cells(), method: Method::Boards(tables) },
            None => Self::oracle(rules),
        }
    }

    /// A solver by the method that serves all rules: slower, and the check of the other.
    pub fn oracle(rules: &Rules) -> Self {
        let method = Method::Cells(Singles::new(rules));
        Self { cells: rules.shape().cells(), method }
    }

    /// Calls `found` with solutions, in the order of the search, and says how many there were; it ends at
    /// the limit.
    ///
    /// # Errors
    /// [`Stopped`], soon after the progress says so: it is asked at each guess.
    ///
    /// # Panics
    /// If the puzzle has another number of cells than the rules.
    pub fn search(
        &self,
        puzzle: &Puzzle,
        limit: u64,
        progress: &dyn Progress,
        found: &mut dyn FnMut(&[Digit]),
    ) -> Result<u64, Stopped> {
        assert_eq!(puzzle.shape().cells(), self.cells, "a puzzle of the rules");
        let mut search = Search { limit, count: 0, progress, found };
        match &self.method {
            Method::Boards(tables) => tables.search(puzzle, &mut search)?,
            Method::Cells(singles) => cells::search(singles, puzzle, &mut search)?,
        }
        Ok(search.count)
    }

    /// The number of solutions, or `limit` if there are more.
    ///
    /// # Panics
    /// As [`Solver::search`].
    pub fn count(&self, puzzle: &Puzzle, limit: u64) -> u64 {
        to_the_end(|never| self.search(puzzle, limit, never, &mut |_| ()))
    }
}

impl Search<'_> {
    /// Tests whether no more solutions are wanted.
    fn is_over(&self) -> bool {
        self.count >= self.limit
    }

    /// Takes a solution.
    fn take(&mut self, digits: &[Digit]) {
        self.count += 1;
        (self.found)(digits);
    }

    /// Asks `progress` whether the search may go on.
    fn ask(&self) -> Result<(), Stopped> {
        self.progress.go_on()
    }
}
