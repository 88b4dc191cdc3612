//! Solving: one solution, whether it is the only one, how many there are up to a limit, all of them.
//!
//! [`Solver`] is the door: it serves every shape and all rules, and picks the method.  The methods are public too.
//!
//! | method | serves | order of the solutions |
//! |---|---|---|
//! | [`naive`] | any rules, any shape; the oracle | increasing |
//! | [`exact_cover`] | any shape | its own; [`exact_cover::solutions`] increasing |
//! | [`vector`] | 3x3 | its own; [`vector::Solver::solutions`] increasing |
//! | [`variants`] | any rules, any shape | its own |
//! | [`stepwise`] | any shape; to be looked at | by its guesses |
//!
//! [`singles`] draws the consequences of digits under any rules, for [`variants`] and for whoever has no search.
//!
//! ```
//! use ennea::{Puzzle, solve::Solver};
//! let puzzle: Puzzle =
//!     "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........".parse()?;
//! let mut solver = Solver::new(puzzle.rules());
//! let grid = solver.solve(&puzzle).expect("it is proper");
//! assert!(grid.to_string().starts_with("468931527751624839"));
//! # Ok::<(), ennea::TextError>(())
//! ```

pub mod exact_cover;
mod items;
mod learning;
pub mod naive;
pub mod singles;
pub mod stepwise;
pub mod variants;
pub mod vector;

use ennea_base::progress::{Progress, Stopped, to_the_end};
use ennea_base::rules::Rules;
use ennea_base::{Digit, Grid, Improper, Puzzle, Shape};

/// Counts of the work of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Number of choices that had to be tried, because nothing was forced.
    pub guesses: u64,
    /// Number of times that the consequences of what was known were drawn.
    pub steps: u64,
    /// Number of solutions found.
    pub solutions: u64,
}

/// Why there is no answer to what the only solution of a puzzle is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// It has none, or several.
    #[error(transparent)]
    Improper(#[from] Improper),
    /// The work was stopped.
    #[error("{Stopped}")]
    Stopped,
}

impl From<Stopped> for Unsolved {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}

/// A solver for some rules by the best method for them, to be used again and again.
#[derive(Clone, Debug)]
pub struct Solver {
    rules: Rules,
    method: Method,
}

/// A method with its working space.
#[derive(Clone, Debug)]
enum Method {
    /// 3x3 by clues alone; by candidates the cover, once it has been asked for.
    Vector {
        vector: vector::Solver,
        cover: Option<Box<exact_cover::Solver>>,
    },
    ExactCover(Box<exact_cover::Solver>),
    /// With the number of solutions of the last search.
    Variant(variants::Solver, u64),
}

impl Solver {
    /// A solver for puzzles of these rules.
    pub fn new(rules: &Rules) -> Self {
        let shape = rules.shape();
        let method = match shape {
            _ if !rules.is_plain() => Method::Variant(variants::Solver::new(rules), 0),
            Shape::CLASSIC => Method::Vector { vector: vector::Solver::new(), cover: None },
            _ => Method::ExactCover(Box::new(exact_cover::Solver::new(shape))),
        };
        Self { rules: rules.clone(), method }
    }

    /// A solver for puzzles of a shape and no further rules.
    pub fn plain(shape: Shape) -> Self {
        Self::new(Rules::plain(shape))
    }

    /// The rules of the puzzles that it solves.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The only solution.
    ///
    /// # Errors
    /// [`Improper`], if there is none or another.
    ///
    /// # Panics
    /// If the puzzle has other rules.
    pub fn solve(&mut self, puzzle: &Puzzle) -> Result<Grid, Improper> {
        self.solve_while(puzzle, &()).map_err(|why| match why {
            Unsolved::Improper(improper) => improper,
            Unsolved::Stopped => unreachable!("() does not stop it"),
        })
    }

    /// As [`Solver::solve`], as long as `progress` does not stop it.
    ///
    /// # Errors
    /// [`Unsolved`], if there is none or another, or if `progress` asks to stop.
    ///
    /// # Panics
    /// If the puzzle has other rules.
    pub fn solve_while(
        &mut self,
        puzzle: &Puzzle,
        progress: &dyn Progress,
    ) -> Result<Grid, Unsolved> {
        self.check(puzzle);
        if let (Method::Vector { vector, .. }, Some(clues)) = (&mut self.method, classic(puzzle)) {
            let mut two = [[0; 81]; 2];
            let found = vector.two(&clues, &mut two, progress)?;
            return Ok(match found {
                1 => Grid::of_good_numbers(&two[0]),
                _ => Improper::only(
                    two[..found as usize].iter().map(Grid::of_good_numbers).collect(),
                )?,
            });
        }
        let mut found = Vec::new();
        let shape = self.rules.shape();
        self.search(puzzle, 2, progress, &mut |digits| {
            found.push(Grid::from_good(shape, digits.to_vec()));
        })?;
        Ok(Improper::only(found)?)
    }

    /// Finds up to `limit` solutions, in no particular order, and says how many it found.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    ///
    /// # Panics
    /// If the puzzle has other rules.
    pub fn search(
        &mut self,
        puzzle: &Puzzle,
        limit: u64,
        progress: &dyn Progress,
        found: &mut dyn FnMut(&[Digit]),
    ) -> Result<u64, Stopped> {
        self.check(puzzle);
        match &mut self.method {
            Method::ExactCover(solver) => solver.search(puzzle, limit, progress, found),
            Method::Variant(solver, solutions) => {
                *solutions = 0;
                solver.search(puzzle, limit, progress, &mut |digits| {
                    *solutions += 1;
                    found(digits);
                })
            }
            // The vector solver keeps the solutions that it finds to itself, but for the first.
            Method::Vector { cover, .. } => cover_of(cover).search(puzzle, limit, progress, found),
        }
    }

    /// The number of solutions, or `limit` if there are more: no more are looked for.
    ///
    /// ```
    /// use ennea::{Puzzle, solve::Solver};
    /// let empty = Puzzle::empty("2x2".parse()?);
    /// let mut solver = Solver::new(empty.rules());
    /// assert_eq!((solver.count(&empty, 1000), solver.count(&empty, 10)), (288, 10));
    /// # Ok::<(), ennea::ShapeError>(())
    /// ```
    ///
    /// # Panics
    /// If the puzzle has other rules.
    pub fn count(&mut self, puzzle: &Puzzle, limit: u64) -> u64 {
        to_the_end(|never| self.count_while(puzzle, limit, never))
    }

    /// As [`Solver::count`], as long as `progress` does not stop it.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    ///
    /// # Panics
    /// If the puzzle has other rules.
    pub fn count_while(
        &mut self,
        puzzle: &Puzzle,
        limit: u64,
        progress: &dyn Progress,
    ) -> Result<u64, Stopped> {
        self.check(puzzle);
        match (&mut self.method, classic(puzzle)) {
            (Method::Vector { vector, .. }, Some(clues)) => {
                vector.count_while(&clues, limit, progress)
            }
            _ => self.search(puzzle, limit, progress, &mut |_| {}),
        }
    }

    fn check(&self, puzzle: &Puzzle) {
        assert!(*puzzle.rules() == self.rules, "a solver is for puzzles of its rules");
    }

    /// Counts of the last search, as far as the method keeps them: for further rules the solutions
    /// alone.
    pub fn statistics(&self) -> Statistics {
        match &self.method {
            Method::ExactCover(solver) => solver.statistics(),
            Method::Vector { vector, .. } => vector.statistics(),
            Method::Variant(_, solutions) => {
                Statistics { solutions: *solutions, ..Statistics::default() }
            }
        }
    }
}

/// The clues as numbers, if they are all that a 3x3 puzzle is given by.
fn classic(puzzle: &Puzzle) -> Option<[u8; 81]> {
    puzzle.clues().numbers().filter(|_| puzzle.is_given_by_clues())
}

fn cover_of(cover: &mut Option<Box<exact_cover::Solver>>) -> &mut exact_cover::Solver {
    cover.get_or_insert_with(|| Box::new(exact_cover::Solver::new(Shape::CLASSIC)))
}

/// All solutions of a puzzle, in increasing order of their one-line strings, as they are asked for.
///
/// ```
/// use ennea::{Puzzle, solve};
/// let empty = Puzzle::empty("2x3".parse()?);
/// let least: Vec<String> = solve::solutions(&empty).take(2).map(|grid| grid.to_string()).collect();
/// assert_eq!(least[0], "123456456123214365365214531642642531");
/// assert_eq!(least[1], "123456456123214365365214532641641532");
/// # Ok::<(), ennea::ShapeError>(())
/// ```
///
/// # Panics
/// If there are further rules than those of the shape: their solutions come in the order of the search.
pub fn solutions(puzzle: &Puzzle) -> Solutions {
    Solutions(match classic(puzzle) {
        Some(clues) => {
            let mut solver = vector::Solver::new();
            solver.start(&clues);
            InOrder::Vector(solver)
        }
        None => InOrder::ExactCover(Box::new(exact_cover::solutions(puzzle))),
    })
}

/// The iterator of [`solutions`].
#[derive(Clone, Debug)]
pub struct Solutions(InOrder);

#[derive(Clone, Debug)]
enum InOrder {
    Vector(vector::Solver),
    ExactCover(Box<exact_cover::Solutions>),
}

impl Solutions {
    /// The next solution, if `progress` does not stop the search for it.
    ///
    /// # Errors
    /// [`Stopped`], if it does; then there is nothing to be had any more.
    pub fn next_while(&mut self, progress: &dyn Progress) -> Result<Option<Grid>, Stopped> {
        match &mut self.0 {
            InOrder::Vector(solver) => {
                Ok(solver.next(progress)?.map(|digits| Grid::of_good_numbers(&digits)))
            }
            InOrder::ExactCover(solutions) => solutions.next_while(progress),
        }
    }
}

impl Iterator for Solutions {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        to_the_end(|never| self.next_while(never))
    }
}
