//! All solutions in increasing order, each in reasonable time whatever the shape.
//!
//! The digits are tried as the naive solver tries them: cells in reading order, digits upwards.  But
//! a digit is entered only if a solution with it exists, which the exact cover search decides.  So
//! no branch is entered in vain, and the effort between two solutions is N^3 short searches at
//! most.  The search's answer is a witness: as long as the digits agree with it, nothing has to be
//! asked.
//!
//! Method: the backtracking of the naive solver with an oracle (binary partition, as enumerating
//! algorithms call it).  Oracle: [`naive`](crate::naive), for small shapes.

use super::Search;
use super::cover::Mark;
use crate::items::Choice;
use ennea_base::progress::{Progress, Stopped, to_the_end};
use ennea_base::{Digit, Grid, Puzzle, Shape};

/// All solutions of a puzzle, in increasing order of their one-line strings, as they are asked for.
///
/// ```
/// use ennea::{Puzzle, Shape, solve::exact_cover::solutions};
/// let least = solutions(&Puzzle::empty(Shape::CLASSIC)).next().expect("a grid");
/// assert!(least.to_string().starts_with("123456789456789123789123456214365897"));
/// ```
///
/// # Panics
/// If there are further rules than those of the shape.
pub fn solutions(puzzle: &Puzzle) -> Solutions {
    assert!(puzzle.rules().is_plain(), "no rules but those of the shape");
    let mut search = Search::new(puzzle.shape());
    let state = if search.cover.load(puzzle) { State::Fresh } else { State::Finished };
    Solutions { shape: puzzle.shape(), search, levels: Vec::new(), state }
}

/// The iterator of [`solutions`].
#[derive(Clone, Debug)]
pub struct Solutions {
    shape: Shape,
    search: Search,
    levels: Vec<Level>,
    state: State,
}

/// Progress of an iterator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Nothing has been asked for.
    Fresh,
    /// At a solution.
    Running,
    /// There are no more.
    Finished,
}

/// A cell with more than one candidate, and the digits that have not been tried in it.
#[derive(Clone, Debug)]
struct Level {
    cell: usize,
    left: u64,
    mark: Mark,
    /// A solution with one of the digits left.
    witness: Option<Vec<Digit>>,
}

impl Solutions {
    /// The next solution, if `progress` does not stop the search for it.
    ///
    /// # Errors
    /// [`Stopped`], if it does; then there is nothing to be had any more.
    pub fn next_while(&mut self, progress: &dyn Progress) -> Result<Option<Grid>, Stopped> {
        let next = match std::mem::replace(&mut self.state, State::Finished) {
            State::Fresh => self.witness(progress)?,
            State::Running => self.advance(progress)?,
            State::Finished => None,
        };
        let Some(mut witness) = next else { return Ok(None) };
        let mut from = self.levels.last().map_or(0, |level| level.cell + 1);
        while let Some(cell) = self.search.cover.next_open_cell(from) {
            let cell = cell.index();
            self.levels.push(Level {
                cell,
                left: self.search.cover.options(cell),
                mark: self.search.cover.mark(),
                witness: Some(witness),
            });
            witness = self.advance(progress)?.expect("the witness's digit is left");
            from = cell + 1;
        }
        self.state = State::Running;
        Ok(Some(Grid::from_good(self.shape, witness)))
    }

    /// A solution with the digits entered so far, which stay.
    fn witness(&mut self, progress: &dyn Progress) -> Result<Option<Vec<Digit>>, Stopped> {
        let mark = self.search.cover.mark();
        let found = self.search.first(progress)?;
        let witness = found.then(|| self.search.digits().to_vec());
        self.search.cover.undo(mark);
        Ok(witness)
    }

    /// Enters the next digit of the last level that leads to a solution; returns this one.
    fn advance(&mut self, progress: &dyn Progress) -> Result<Option<Vec<Digit>>, Stopped> {
        while let Some(level) = self.levels.last_mut() {
            self.search.cover.undo(level.mark);
            if level.left == 0 {
                self.levels.pop();
                continue;
            }
            let digit = Digit::from_index(level.left.trailing_zeros() as usize);
            level.left &= level.left - 1;
            let cell = level.cell;
            let known = level.witness.take_if(|witness| witness[cell] == digit);
            let good =
                self.search.cover.take(Choice { cell: cell as u16, digit: digit.index() as u8 });
            debug_assert!(good || known.is_none(), "a solution has no contradiction");
            if known.is_some() {
                return Ok(known);
            }
            if good && let Some(witness) = self.witness(progress)? {
                return Ok(Some(witness));
            }
        }
        Ok(None)
    }
}

impl Iterator for Solutions {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        to_the_end(|never| self.next_while(never))
    }
}
