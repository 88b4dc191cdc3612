//! The solver of an interactive program: a search that can be looked at and walked cell by cell.
//!
//! One step places one digit.  In this order:
//!
//! 1. Where an open cell has no candidate, and after a solution, the last guess is taken back, and
//!    the step places the guess's next digit.
//! 2. A cell with one candidate gets it: the first such cell in reading order.
//! 3. Else a digit is guessed, the least candidate of the *foremost* cell: of the open cells with
//!    the fewest candidates the first in reading order.
//!
//! The search goes depth first and tries a guess's digits in increasing order, so a puzzle's
//! solutions always come in the same order.  With [`GuessCell::First`] the first open cell is
//! guessed instead, and the solutions come in increasing order of their one-line strings: where two
//! solutions part, all cells before the guessed one are filled and so alike in both.
//!
//! Source: the program SudokuSolver of `[Readalps2021]`, its orders `step`, `run`, `runtil` and
//! `runrun`.  It also strikes out candidates by reasons beyond a cell's last candidate, and counts
//! one such round over the grid as a step.
//!
//! Cost: some 10 ns a step for 3x3, whose empty grid takes 14 steps a solution; memory for
//! one position for each guess level.  Serves every shape.  Exponential in the worst case, as any
//! search; [`Stepwise::run`] can be stopped and goes on where it was.

mod boards;

use boards::{Machine, Phase, machine};
use ennea_base::progress::{Progress, Stopped};
use ennea_base::rules::Clash;
use ennea_base::{Cell, Digit, DigitSet, Filling, Grid, Puzzle, Shape};

/// Number of steps between two looks at [`Progress`].
const STEPS_AT_ONCE: u64 = 1 << 14;

/// A search for the solutions of a puzzle, standing still between any two steps.
///
/// ```
/// use ennea::{Puzzle, solve::stepwise::{Limit, State, Stepwise}};
/// let mut search = Stepwise::new(&"1......4.2......".parse::<Puzzle>()?).unwrap();
/// search.run(Limit::NEXT_SOLUTION, &())?;
/// assert_eq!(search.state(), State::Solved);
/// assert_eq!(search.grid().unwrap().to_string(), "1423231432414132");
/// search.run(Limit::NONE, &())?;
/// assert_eq!((search.state(), search.solutions()), (State::Ended, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Stepwise {
    shape: Shape,
    machine: Box<dyn Machine>,
    guess_cell: GuessCell,
    steps: u128,
    solutions: u128,
    deepest: usize,
}

/// Choice of the cell that is guessed where no cell has a single candidate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GuessCell {
    /// The first of the open cells with the fewest candidates.
    #[default]
    Foremost,
    /// The first open cell: slower, but the solutions come in increasing order.
    First,
}

/// State of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Cells are open, and each has a candidate.
    Open,
    /// A cell is open and has no candidate; the next step takes back a guess.
    Contradiction,
    /// All cells are filled: a solution.
    Solved,
    /// Everything has been tried.  The cells show what was certain before the first guess.
    Ended,
}

/// Outcome of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A cell got its only candidate.
    Placed {
        /// The cell.
        cell: Cell,
        /// Its digit.
        digit: Digit,
    },
    /// A digit was guessed, after guesses were taken back where that was necessary.
    Guessed {
        /// The level of the guess: how many guesses stand now.
        level: usize,
        /// The cell.
        cell: Cell,
        /// Its digit.
        digit: Digit,
    },
}

/// A guess that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guess {
    /// Its level, from 1 for the first.
    pub level: usize,
    /// The guessed cell.
    pub cell: Cell,
    /// The digit that is being tried there.
    pub digit: Digit,
    /// Number of the cell's candidates that have been tried, this one included.
    pub tried: usize,
    /// Number of candidates that the cell had.
    pub out_of: usize,
}

/// Limits of a run, if the search does not end before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The largest number of further steps.
    pub steps: u128,
    /// The largest number of further solutions; the run stops on the last of them.
    pub solutions: u128,
}

impl Limit {
    /// To the end.
    pub const NONE: Self = Self { steps: u128::MAX, solutions: u128::MAX };

    /// To the next solution.
    pub const NEXT_SOLUTION: Self = Self::solutions(1);

    /// The limit of this many further solutions.
    pub const fn solutions(solutions: u128) -> Self {
        Self { solutions, ..Self::NONE }
    }

    /// The limit of this many further steps, past any solution.
    pub const fn steps(steps: u128) -> Self {
        Self { steps, ..Self::NONE }
    }
}

impl Stepwise {
    /// The search before its first step, among the given candidates where there are such.
    ///
    /// # Errors
    /// Two clues that contradict each other.
    ///
    /// # Panics
    /// If the rules are between digits.
    pub fn new(puzzle: &Puzzle) -> Result<Self, Clash> {
        let (rules, shape) = (puzzle.rules(), puzzle.shape());
        assert!(rules.consecutive().is_none(), "a placed digit goes from its peers");
        if let Some(clash) = rules.clash(puzzle.clues().clues()) {
            return Err(clash);
        }
        let full = vec![DigitSet::full(shape.side()); shape.cells()];
        let allowed = puzzle.candidates().unwrap_or(&full);
        let peers: Vec<Vec<Cell>> =
            shape.all_cells().map(|cell| rules.peers(cell).to_vec()).collect();
        let machine = machine(puzzle.clues(), allowed, &peers);
        let solutions = u128::from(machine.phase() == Phase::Solved);
        let guess_cell = GuessCell::default();
        Ok(Self { shape, machine, guess_cell, steps: 0, solutions, deepest: 0 })
    }

    /// Its shape.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// State of the search.
    pub fn state(&self) -> State {
        match self.machine.phase() {
            Phase::Solved => State::Solved,
            Phase::Ended => State::Ended,
            Phase::Searching => match self.foremost() {
                Some((_, 0)) => State::Contradiction,
                _ => State::Open,
            },
        }
    }

    /// The digit in a cell: a clue, or placed since.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.machine.digit(cell.index())
    }

    /// The candidates of an open cell; none for a filled one.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.machine.candidates(cell.index())
    }

    /// Number of guesses that stood when the cell was filled: 0 for what holds in every solution,
    /// and for an open cell the number of guesses now.
    pub fn level(&self, cell: Cell) -> usize {
        let levels = 1..=self.machine.guess_count();
        levels.filter(|&level| self.machine.was_open(level, cell.index())).count()
    }

    /// The first of the open cells with the fewest candidates, and how many these are.
    pub fn foremost(&self) -> Option<(Cell, usize)> {
        let cell = Cell::new(self.machine.foremost()?);
        Some((cell, self.candidates(cell).len()))
    }

    /// The guesses that stand, the first one first.
    pub fn guesses(&self) -> impl DoubleEndedIterator<Item = Guess> + ExactSizeIterator {
        (0..self.machine.guess_count()).map(|index| self.machine.guess(index + 1))
    }

    /// Number of digits placed so far, those that were taken back included.
    pub fn steps(&self) -> u128 {
        self.steps
    }

    /// Number of solutions found so far.
    pub fn solutions(&self) -> u128 {
        self.solutions
    }

    /// The highest guess level of the last step or run.
    pub fn deepest(&self) -> usize {
        self.deepest
    }

    /// All digits that are placed now.
    pub fn puzzle(&self) -> Filling {
        let digits = self.shape.all_cells().map(|cell| self.digit(cell));
        Filling::new(self.shape, digits).expect("its own digits are in range")
    }

    /// The solution that the search stands on, if it does.
    pub fn grid(&self) -> Option<Grid> {
        (self.state() == State::Solved)
            .then(|| self.puzzle().to_grid().expect("a solution keeps the rules"))
    }

    /// The rule by which the cell to guess is chosen.
    pub fn guess_cell(&self) -> GuessCell {
        self.guess_cell
    }

    /// Changes which cell is guessed from now on; no solution gets lost or comes twice.
    pub fn set_guess_cell(&mut self, guess_cell: GuessCell) {
        self.guess_cell = guess_cell;
    }

    /// Makes one step; `None` if everything has been tried.
    pub fn step(&mut self) -> Option<Move> {
        let done = self.machine.step(self.guess_cell);
        self.steps += u128::from(done.is_some());
        self.solutions += u128::from(done.is_some() && self.machine.phase() == Phase::Solved);
        self.deepest = self.machine.guess_count();
        done
    }

    /// Makes steps until the limit or the end is reached: the very steps of [`Stepwise::step`].
    ///
    /// Tells the progress of the solutions where the limit says how many to expect.
    ///
    /// # Errors
    /// [`Stopped`] as soon as the progress asks for it; the search stands between two steps then,
    /// all counts are right, and another run goes on from there.
    pub fn run(&mut self, limit: Limit, progress: &dyn Progress) -> Result<(), Stopped> {
        let Limit { mut steps, mut solutions } = limit;
        let tell = (2..u128::MAX).contains(&solutions);
        if tell {
            progress.expect(u64::try_from(solutions).unwrap_or(u64::MAX));
        }
        self.deepest = self.machine.guess_count();
        while steps > 0 && solutions > 0 && self.machine.phase() != Phase::Ended {
            progress.go_on()?;
            let steps_now = steps.min(STEPS_AT_ONCE.into()) as u64;
            let solutions_now = u64::try_from(solutions).unwrap_or(u64::MAX);
            let ran = self.machine.run(self.guess_cell, steps_now, solutions_now);
            steps -= u128::from(ran.steps);
            solutions -= u128::from(ran.solutions);
            self.steps += u128::from(ran.steps);
            self.solutions += u128::from(ran.solutions);
            self.deepest = self.deepest.max(ran.deepest);
            if tell {
                progress.advance(ran.solutions);
            }
        }
        Ok(())
    }
}

impl Clone for Stepwise {
    fn clone(&self) -> Self {
        Self { machine: self.machine.copy(), ..*self }
    }
}

#[cfg(test)]
mod tests;
