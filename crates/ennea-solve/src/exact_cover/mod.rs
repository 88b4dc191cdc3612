//! Solving as an exact cover problem: any shape, up to side 36.
//!
//! A solution chooses a digit for every cell such that every row, column and box has every digit:
//! an exact cover of 4 N^2 items by options with four items each (Knuth, `[Knuth2000]` and
//! section 7.2.2.1 of `[Knuth2022]`).  His Algorithm X covers the item with the fewest options left
//! in every possible way; what an item's last option forces is taken before anything is tried.
//!
//! We differ in two ways.  The lists are bits instead of links; `cover.rs` says why.  And where hundreds of
//! choices have led nowhere, as in the less determined puzzles of 4x4 and above, the search hands over to
//! one that learns from contradictions (`learning`), with what has been walked ruled out.
//!
//! Cost: some ten microseconds for a 3x3 puzzle, some milliseconds for most of 5x5; a tenth of a
//! microsecond and up for each further solution.  Oracle: [`naive`](crate::naive).

mod cover;
mod ordered;
#[cfg(test)]
mod tests;

pub use ordered::{Solutions, solutions};

use super::Statistics;
use crate::items::Item;
use crate::learning::Learner;
use cover::{Cover, Mark};
use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Digit, Puzzle, Shape, ones};

/// Number of choices for each solution, and to the first, that are made before the search that
/// learns takes over.
const CALM: u64 = 500;

/// Number of choices between two looks at [`Progress::is_stopped`].
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
    /// ```
    /// use ennea::{Digit, DigitSet, Puzzle, solve::exact_cover::Solver};
    /// let mut candidates = vec![DigitSet::full(4); 16];
    /// for cell in 0..3 {
    ///     candidates[cell].remove(Digit::from_index(0));
    /// }
    /// let sukaku = Puzzle::empty("2x2".parse()?).with_candidates(candidates);
    /// assert_eq!(Solver::new(sukaku.shape()).search(&sukaku, 1000, &(), &mut |_| {}), Ok(72));
    /// # Ok::<(), ennea::ShapeError>(())
    /// ```
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    ///
    /// # Panics
    /// If the puzzle has another shape, or further rules.
    pub fn search(
        &mut self,
        puzzle: &Puzzle,
        limit: u64,
        progress: &dyn Progress,
        found: &mut dyn FnMut(&[Digit]),
    ) -> Result<u64, Stopped> {
        assert_eq!(puzzle.shape(), self.shape, "the solver's shape and the puzzle's");
        assert!(puzzle.rules().is_plain(), "no rules but those of the shape");
        let mut more = limit > 0 && self.search.start(puzzle, progress)?;
        let mut count = 0;
        while more {
            count += 1;
            self.search.statistics.solutions = count;
            found(self.search.digits());
            more = count < limit && self.search.next(progress)?;
        }
        Ok(count)
    }

    /// Counts of the last search.
    pub fn statistics(&self) -> Statistics {
        self.search.statistics
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
    shape: Shape,
    cover: Cover,
    guesses: Vec<Guess>,
    statistics: Statistics,
    /// Number of choices left before the search that learns takes over.
    calm: u64,
    /// The search that learns, once it has taken over.
    learner: Option<Box<Learner>>,
    /// The digits of a solution that it found.
    learnt: Vec<Digit>,
}

impl Search {
    fn new(shape: Shape) -> Self {
        Self {
            shape,
            cover: Cover::new(shape),
            guesses: Vec::new(),
            statistics: Statistics::default(),
            calm: CALM,
            learner: None,
            learnt: Vec::new(),
        }
    }

    /// Goes to the first solution of a puzzle; says whether there is one.
    fn start(&mut self, puzzle: &Puzzle, progress: &dyn Progress) -> Result<bool, Stopped> {
        self.statistics = Statistics::default();
        Ok(self.cover.load(puzzle) && self.first(progress)?)
    }

    /// Goes to the first solution from here on; says whether there is one.
    fn first(&mut self, progress: &dyn Progress) -> Result<bool, Stopped> {
        self.guesses.clear();
        self.learner = None;
        self.learnt.clear();
        self.calm = CALM;
        Ok(!self.descend() || self.next(progress)?)
    }

    /// The digits of the solution found last.
    fn digits(&self) -> &[Digit] {
        if self.learner.is_some() { &self.learnt } else { self.cover.digits() }
    }

    /// Goes from a solution to the next one; without one, to where the search started.
    fn next(&mut self, progress: &dyn Progress) -> Result<bool, Stopped> {
        if self.learner.is_some() {
            return self.learn_on(progress);
        }
        while let Some(guess) = self.guesses.last_mut() {
            self.cover.undo(guess.mark);
            if guess.left == 0 {
                self.guesses.pop();
                continue;
            }
            if self.calm == 0 {
                self.hand_over();
                return self.learn_on(progress);
            }
            let bit = guess.left.trailing_zeros();
            guess.left &= guess.left - 1;
            self.statistics.guesses += 1;
            if self.statistics.guesses.is_multiple_of(PATIENCE) && progress.is_stopped() {
                return Err(Stopped);
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
        let Some(item) = self.cover.tightest() else {
            self.calm += CALM;
            return false;
        };
        self.calm = self.calm.saturating_sub(1);
        let left = self.cover.options(item);
        self.guesses.push(Guess { item, left, mark: self.cover.mark() });
        true
    }

    /// Makes a search that learns go on from here: where nothing is tried, but all that was tried to the
    /// end is ruled out.
    fn hand_over(&mut self) {
        let mut ways = Vec::new();
        while let Some(guess) = self.guesses.pop() {
            self.cover.undo(guess.mark);
            let tried = self.cover.options(guess.item) & !guess.left;
            ways.push((guess.item, tried));
        }
        ways.reverse();
        let mut learner = Learner::new(self.shape, |cell| self.cover.options(cell));
        // Options are tried from the lowest bit on, so the last one tried is the highest; in the last item
        // it was tried to the end as well.
        let mut path = Vec::new();
        for (level, &(item, tried)) in ways.iter().enumerate() {
            let current = if level + 1 < ways.len() { 63 - tried.leading_zeros() } else { 64 };
            for bit in ones(tried).map(|bit| bit as u32).filter(|&bit| bit != current) {
                let option = self.cover.choice(item, bit);
                learner.rule_out(path.iter().copied().chain([option]));
            }
            if current < 64 {
                path.push(self.cover.choice(item, current));
            }
        }
        self.learner = Some(Box::new(learner));
    }

    /// The search that learns goes on to the next solution; says whether there is one.
    fn learn_on(&mut self, progress: &dyn Progress) -> Result<bool, Stopped> {
        let learner = self.learner.as_mut().expect("it has taken over");
        if !self.learnt.is_empty() {
            learner.leave_solution();
            self.learnt.clear();
        }
        let is_found = learner.next(progress, &mut self.statistics)?;
        if is_found {
            self.learnt = learner.digits(self.shape.cells());
        }
        Ok(is_found)
    }
}
