//! The scale of Sudoku Explainer 1.2.1, and that of a later [`Edition`].
//!
//! A puzzle is solved step by step, each time by the least difficult technique that applies;
//! techniques are tried in a fixed order, and each gives the first of its conclusions in a fixed
//! order.  Then
//!
//! ```text
//!   ER  the greatest difficulty of all steps
//!   EP  the greatest difficulty up to the first step that fills a cell
//!   ED  the difficulty of the first step
//! ```
//!
//! Puzzles that are given by candidates (pencilmarks, Sukaku) are rated in the same way from theirs, as
//! `serate` of SukakuExplainer does it.  Unique loops and BUG hold there too: all candidates that could be
//! exchanged are there.
//!
//! The order is part of the scale, since an earlier step may make a later one needless.  It is
//! described at the head of each file here, and as a whole in `docs/essays/rating.md`.
//!
//! Source: the published program `[SE121]`, read for its meaning; nothing of it is copied.  Its
//! order of equal conclusions of nested chains depended on accidents in its first releases; here
//! as in those that have since been repaired, by cell and digit.  Oracle: ratings made by that
//! program.

#![allow(
    clippy::needless_range_loop,
    reason = "houses, cells and digits are numbers here, used in several tables at once"
)]

mod board;
mod candidate;
mod chains;
mod effort;
mod exclusion;
mod fish;
mod found;
mod grave;
mod locking;
mod loops;
mod next;
mod no_harder;
mod openings;
mod patterns;
#[cfg(test)]
mod samples;
mod scale;
mod scope;
mod sets;
mod singles;
mod step;
mod wings;

pub use effort::Effort;
pub use openings::Moment;
pub use scale::{Difficulty, Technique, UNSOLVED};
pub use step::{Cause, Chain, Link, Step, Subset};

use super::{RateError, Rating};
use board::Board;
use chains::{LastingSteps, NewLinks, Runs, new_runs};
use ennea_base::progress::Progress;
use ennea_base::{Digit, Puzzle, Shape, ones};
use ennea_solve::Solver;
use found::{Found, Next};
use scope::Known;

/// A state of the program.  They differ in what is left after a direct locking or a direct hidden set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Edition {
    /// Juillerat's 1.2.1 with Fowler's `serate`, of 2009: such a step fills a cell and removes nothing.
    #[default]
    Original,
    /// 1to9only's continuation, since March 2022: it removes what the pattern excludes as well.
    Fork,
}

/// Rates puzzles; to be used again and again.
#[derive(Debug)]
pub struct Rater {
    edition: Edition,
    solver: Solver,
    new_links: NewLinks,
    runs: Box<Runs>,
    lasting: LastingSteps,
    loops: loops::Known,
    barren: Barren,
    has_chains: bool,
    /// Steps that were looked for.
    steps: u64,
}

/// For each kind of rules the last board of the puzzle on which they found nothing.
#[derive(Debug, Default)]
struct Barren {
    simple: Known,
    sets_of_four: Known,
    pairs: Known,
    triplets: Known,
}

impl Default for Rater {
    fn default() -> Self {
        Self::new()
    }
}

impl Rater {
    /// A rater on the scale of the original program.
    pub fn new() -> Self {
        Self::of(Edition::Original)
    }

    /// A rater on the scale of this state of the program.
    pub fn of(edition: Edition) -> Self {
        Self {
            edition,
            solver: Solver::plain(Shape::CLASSIC),
            new_links: NewLinks::default(),
            runs: Box::new(new_runs()),
            lasting: LastingSteps::default(),
            loops: loops::Known::default(),
            barren: Barren::default(),
            has_chains: false,
            steps: 0,
        }
    }

    /// Counts of its work since it was made.
    pub fn effort(&self) -> Effort {
        let steps = Effort { steps: self.steps, ..Effort::default() };
        steps + self.runs.effort() + self.lasting.effort()
    }

    /// The rating of a puzzle.
    ///
    /// ```
    /// use ennea::{DigitSet, Puzzle, rate::se121::Rater, solve::Solver};
    /// let puzzle: Puzzle =
    ///     "9.2..17....167........39.4.......9..6....8..4.....56.3.5...6.....6....318...4...7".parse()?;
    /// let rating = Rater::new().rate(&puzzle)?;
    /// assert_eq!(rating.to_string(), "6.6/1.2/1.2");
    /// // With the first row all but told by candidates it is easier.
    /// let solution = Solver::new(puzzle.rules()).solve(&puzzle)?;
    /// let mut candidates = vec![DigitSet::full(9); 81];
    /// for (set, &digit) in candidates[..9].iter_mut().zip(solution.digits()) {
    ///     *set = DigitSet::from_iter([digit]);
    /// }
    /// let rating = Rater::new().rate(&puzzle.with_candidates(candidates))?;
    /// assert_eq!(rating.to_string(), "1.5/1.2/1.2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`RateError`], if the puzzle is not 3x3, has further rules, or has not exactly one solution.
    pub fn rate(&mut self, puzzle: &Puzzle) -> Result<Rating, RateError> {
        self.rate_while(puzzle, &())
    }

    /// As [`Rater::rate`], as long as `progress` does not stop it.
    ///
    /// # Errors
    /// [`RateError`], which may also be that it was stopped.
    pub fn rate_while(
        &mut self,
        puzzle: &Puzzle,
        progress: &dyn Progress,
    ) -> Result<Rating, RateError> {
        let mut board = self.check(puzzle, progress)?;
        self.has_chains = false;
        let mut rating = Rating { er: 0, ep: 0, ed: 0 };
        let single = Technique::NakedSingle.difficulty().least;
        let mut is_tried = false;
        while !board.is_solved() {
            // What is no more difficult than a step before may come in any order.  In the fork direct steps remove
            // candidates too, so that they may not be put off as long as those count.
            let known = rating.er;
            let is_settled = known >= Technique::XYZWing.difficulty().least;
            let empty = board.empty;
            if is_settled {
                no_harder::settle(&mut board, &mut self.barren.simple);
            } else if known >= single && self.edition == Edition::Original {
                board.fill_singles();
            }
            if board.empty != empty {
                rating.add(single, true);
            }
            if board.is_solved() {
                break;
            }
            self.steps += 1;
            let next = if is_settled {
                self.advanced(&board, progress)?
            } else {
                self.next(&board, progress)?
            };
            let Some(next) = next else {
                rating.add(UNSOLVED, false);
                break;
            };
            if is_settled
                && next.difficulty <= known
                && no_harder::is_worth_asking(next.technique, known)
            {
                // Such steps may do all the rest; if not, that is asked again after a step of another kind.
                if !is_tried
                    && no_harder::is_within(&board, known, &self.barren.simple, &mut self.lasting)
                {
                    rating.add(single, true);
                    break;
                }
                is_tried = true;
            } else {
                is_tried = false;
            }
            rating.add(next.difficulty, next.found.placed.is_some());
            apply(&mut board, &next.found);
        }
        Ok(rating)
    }

    /// All steps of the solution of a puzzle, with all that is needed to explain them.
    ///
    /// They end before the solution where no technique is enough; that puzzle's rating is 20.0.
    ///
    /// # Errors
    /// [`RateError`], if the puzzle is not 3x3, or has not exactly one solution.
    pub fn steps(&mut self, puzzle: &Puzzle) -> Result<Vec<Step>, RateError> {
        self.steps_while(puzzle, &())
    }

    /// As [`Rater::steps`], as long as `progress` does not stop it.
    ///
    /// # Errors
    /// [`RateError`], which may also be that it was stopped.
    pub fn steps_while(
        &mut self,
        puzzle: &Puzzle,
        progress: &dyn Progress,
    ) -> Result<Vec<Step>, RateError> {
        let board = self.check(puzzle, progress)?;
        self.has_chains = true;
        let mut steps = Vec::new();
        self.walk(board, progress, |_, next| steps.push(next.step()))?;
        Ok(steps)
    }

    /// Openings before each step of the solution, as long as `progress` does not stop it.
    ///
    /// # Errors
    /// [`RateError`], which may also be that it was stopped.
    pub fn moments_while(
        &mut self,
        puzzle: &Puzzle,
        progress: &dyn Progress,
    ) -> Result<Vec<Moment>, RateError> {
        self.has_chains = false;
        let board = self.check(puzzle, progress)?;
        let mut moments = Vec::new();
        self.walk(board, progress, |board, next| {
            moments.push(Moment::of(board, next.found.placed.is_some()));
        })?;
        Ok(moments)
    }

    /// Tells of each step, with the board before it, as long as there is one.
    fn walk(
        &mut self,
        mut board: Board,
        progress: &dyn Progress,
        mut tell: impl FnMut(&Board, Next),
    ) -> Result<(), RateError> {
        while !board.is_solved()
            && let Some(next) = self.next(&board, progress)?
        {
            let before = board.clone();
            apply(&mut board, &next.found);
            tell(&before, next);
        }
        Ok(())
    }

    /// The board before the first step, if the puzzle is proper.
    fn check(&mut self, puzzle: &Puzzle, progress: &dyn Progress) -> Result<Board, RateError> {
        let scale = match self.edition {
            Edition::Original => super::Scale::Se121,
            Edition::Fork => super::Scale::SeFork,
        };
        super::refuse_others(puzzle, scale)?;
        self.solver.solve_while(puzzle, progress)?;
        self.barren = Barren::default();
        self.new_links.forget();
        let mut board = Board::new(&puzzle.clues().numbers().expect("3x3 was checked"));
        for (cell, &digits) in puzzle.candidates().into_iter().flatten().enumerate() {
            let is_struck = |&digit: &usize| !digits.contains(Digit::from_index(digit));
            for digit in ones(board.candidates[cell]).filter(is_struck) {
                board.remove(cell, digit);
            }
        }
        Ok(board)
    }
}

/// Does what a step says.
fn apply(board: &mut Board, found: &Found) {
    for (cell, digit) in found.removed.iter().map(|candidate| candidate.parts()) {
        board.remove(cell, digit);
    }
    if let Some((cell, digit)) = found.placed.map(|candidate| candidate.parts()) {
        board.fill(cell, digit);
    }
}
