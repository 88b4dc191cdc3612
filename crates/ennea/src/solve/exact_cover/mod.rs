//! Solving as an exact cover problem: any shape, up to side 36.
//!
//! A solution chooses a digit for every cell such that every row, column and box has every digit:
//! an exact cover of 4 N^2 items by options with four items each (Knuth, `[Knuth2000]` and
//! section 7.2.2.1 of `[Knuth2022]`).  His Algorithm X covers the item with the fewest options left
//! in every possible way; what an item's last option forces is taken before anything is tried.
//!
//! We differ in two ways.  The lists are bits instead of links; `cover.rs` says why.  And where
//! contradictions come one after the other, as they do in the less determined puzzles of 4x4 and
//! above, fewest options is a poor guide: there an item is the better choice the more often it was
//! left without options lately (`[BHLS2004]`), and until there is a first solution the search starts
//! afresh now and then with what it has learnt.  Of random puzzles of
//! 5x5 with 40 to 50 % of the cells given, fewest options alone left many unsolved after 10 s; with
//! weights the slowest took 5.9 s, with restarts 2.0 s, with weights that fade 0.33 s.
//!
//! Cost: some ten microseconds for a 3x3 puzzle, some milliseconds for most of 5x5; a tenth of a
//! microsecond and up for each further solution.  Oracle: [`naive`](crate::solve::naive).

mod cover;
mod ordered;

pub use ordered::{Solutions, solutions};

use super::Statistics;
use crate::digit::{Digit, DigitSet};
use crate::progress::{Progress, Stopped};
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use cover::{Cover, Item, Mark};

/// How many choices without a solution are made by fewest options, before weights count.
const CALM: u64 = 500;

/// How many of them are made before the first new start; each time half as many more.
const FIRST_RESTART: u64 = 1000;

/// How many choices are tried between two looks at [`Progress::is_stopped`].
const PATIENCE: u64 = 1 << 12;

/// A solver for one shape, to be used again and again.
///
/// ```
/// use ennea::{Puzzle, solve::exact_cover::Solver};
/// let puzzle: Puzzle = ".".repeat(256).parse()?;
/// let mut solver = Solver::new(puzzle.shape());
/// let mut filled = 0;
/// let found = solver.search(&puzzle, 10, &(), &mut |digits| filled += digits.len());
/// assert_eq!((found, filled), (Ok(10), 2560));
/// # Ok::<(), ennea::TextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    shape: Shape,
    search: Search,
}

impl Solver {
    /// A solver for puzzles of this shape.
    pub fn new(shape: Shape) -> Self {
        Self { shape, search: Search::new(shape) }
    }

    /// Finds up to `limit` solutions, in no particular order, and says how many it found.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    ///
    /// # Panics
    /// If the puzzle has another shape.
    pub fn search(
        &mut self,
        puzzle: &Puzzle,
        limit: u64,
        progress: &dyn Progress,
        found: &mut dyn FnMut(&[Digit]),
    ) -> Result<u64, Stopped> {
        assert_eq!(puzzle.shape(), self.shape, "the solver's shape and the puzzle's");
        let start = limit > 0 && self.search.start(puzzle, progress)?;
        self.go_on(start, limit, progress, found)
    }

    /// As [`Solver::search`], of the solutions in which each cell has one of the digits allowed there:
    /// a puzzle that is given by candidates (pencilmarks, sukaku).
    ///
    /// ```
    /// use ennea::solve::exact_cover::Solver;
    /// use ennea::{Digit, DigitSet, Puzzle};
    /// let empty = Puzzle::empty("2x2".parse()?);
    /// let mut allowed = vec![DigitSet::full(4); 16];
    /// for cell in 0..3 {
    ///     allowed[cell].remove(Digit::from_index(0));
    /// }
    /// let mut solver = Solver::new(empty.shape());
    /// assert_eq!(solver.search_among(&empty, &allowed, 1000, &(), &mut |_| {}), Ok(72));
    /// # Ok::<(), ennea::ShapeError>(())
    /// ```
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    ///
    /// # Panics
    /// If the puzzle has another shape, or there is not one set for each cell.
    pub fn search_among(
        &mut self,
        puzzle: &Puzzle,
        allowed: &[DigitSet],
        limit: u64,
        progress: &dyn Progress,
        found: &mut dyn FnMut(&[Digit]),
    ) -> Result<u64, Stopped> {
        assert_eq!(puzzle.shape(), self.shape, "the solver's shape and the puzzle's");
        assert_eq!(allowed.len(), self.shape.cells(), "one set for each cell");
        let start = limit > 0 && self.search.start_among(puzzle, allowed, progress)?;
        self.go_on(start, limit, progress, found)
    }

    /// What the last search did.
    pub fn statistics(&self) -> Statistics {
        self.search.statistics
    }

    /// Goes from a solution, if there is one, to the next ones.
    fn go_on(
        &mut self,
        mut more: bool,
        limit: u64,
        progress: &dyn Progress,
        found: &mut dyn FnMut(&[Digit]),
    ) -> Result<u64, Stopped> {
        let mut count = 0;
        while more {
            count += 1;
            found(self.search.cover.digits());
            more = count < limit && self.search.next(progress)?;
        }
        Ok(count)
    }
}

/// A choice under way: an item, and those of its options that have not been tried.
#[derive(Clone, Copy, Debug)]
struct Guess {
    item: Item,
    left: u64,
    mark: Mark,
}

/// A search that can be continued after every solution.
#[derive(Clone, Debug)]
struct Search {
    cover: Cover,
    guesses: Vec<Guess>,
    statistics: Statistics,
    /// How many choices have been made since the last solution.
    barren: u64,
    /// After how many of them to start afresh; never once there was a solution.
    restart: u64,
}

impl Search {
    fn new(shape: Shape) -> Self {
        Self {
            cover: Cover::new(shape),
            guesses: Vec::new(),
            statistics: Statistics::default(),
            barren: 0,
            restart: u64::MAX,
        }
    }

    /// Goes to the first solution of a puzzle; says whether there is one.
    fn start(&mut self, puzzle: &Puzzle, progress: &dyn Progress) -> Result<bool, Stopped> {
        self.statistics = Statistics::default();
        Ok(self.cover.load(puzzle) && self.first(progress)?)
    }

    /// The same among solutions in which each cell has one of the digits allowed there.
    fn start_among(
        &mut self,
        puzzle: &Puzzle,
        allowed: &[DigitSet],
        progress: &dyn Progress,
    ) -> Result<bool, Stopped> {
        self.statistics = Statistics::default();
        let is_good = self.cover.load(puzzle) && self.cover.allow(allowed);
        Ok(is_good && self.first(progress)?)
    }

    /// Goes to the first solution from here on; says whether there is one.
    fn first(&mut self, progress: &dyn Progress) -> Result<bool, Stopped> {
        self.guesses.clear();
        self.barren = 0;
        self.restart = FIRST_RESTART;
        Ok(!self.descend() || self.next(progress)?)
    }

    /// Goes from a solution to the next one; without one, to where the search started.
    fn next(&mut self, progress: &dyn Progress) -> Result<bool, Stopped> {
        while let Some(guess) = self.guesses.last_mut() {
            self.cover.undo(guess.mark);
            if guess.left == 0 {
                self.guesses.pop();
                continue;
            }
            let bit = guess.left.trailing_zeros();
            guess.left &= guess.left - 1;
            self.statistics.guesses += 1;
            if self.statistics.guesses.is_multiple_of(PATIENCE) && progress.is_stopped() {
                return Err(Stopped);
            }
            if self.barren == self.restart {
                self.restart += self.restart / 2;
                self.cover.undo(self.guesses[0].mark);
                self.guesses.clear();
                self.descend();
                continue;
            }
            let before = self.cover.taken();
            let good = self.cover.take(self.cover.choice(guess.item, bit));
            self.statistics.steps += (self.cover.taken() - before) as u64;
            if good && !self.descend() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Chooses what to try next; says whether there was anything left to choose.
    fn descend(&mut self) -> bool {
        let calm = self.barren < CALM;
        let item = if calm { self.cover.tightest() } else { self.cover.heaviest_for_its_options() };
        let Some(item) = item else {
            (self.barren, self.restart) = (0, u64::MAX);
            return false;
        };
        self.barren += 1;
        let left = self.cover.options(item);
        self.guesses.push(Guess { item, left, mark: self.cover.mark() });
        true
    }
}
