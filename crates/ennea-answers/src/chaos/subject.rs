//! Subjects to follow and draw: the formula of one puzzle, or one from a file, and the names of its
//! variables.

use super::formula::Terms;
use crate::refusal::Refusal;
use crate::wire::{self, Origin};
use ennea::chaos::splitting::Rule;
use ennea::chaos::{Encoding, Formula, Growth};
use ennea::progress::{Progress, Stopped};
use ennea::solve::{Solver, Unsolved};
use ennea::{Cell, Digit, Grid, Puzzle, Shape};
use ennea_words::{Saying, Told, gaps, saying};
use serde::Serialize;

/// Steps by which the flow is followed, and its start.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Steps {
    /// Seed of random starts, as a decimal string.
    #[serde(with = "wire::Digits")]
    pub seed: u64,
    /// Index of the start among those of the seed, from 0.
    #[serde(with = "wire::Digits")]
    pub start: u64,
    /// The step h of the splitting.
    pub step: f64,
    /// Sweeps in each half of a step.
    pub sweeps: u32,
}

impl Steps {
    /// The rule: the flow of the paper.
    pub fn rule(&self) -> Rule {
        Rule::Flow { growth: Growth::Linear, step: self.step, sweeps: self.sweeps }
    }

    /// The second line of a figure.
    fn words(&self) -> String {
        let Self { step, sweeps, seed, start } = self;
        format!("seed {seed}, start {start}; splitting, h = {step}, {sweeps} sweeps")
    }
}

/// A formula whose clauses can all hold.
#[derive(Clone, Debug)]
pub enum Subject {
    /// Formula of a puzzle.
    Puzzle(Encoding),
    /// One from a file.
    Formula(Formula),
}

/// Subject that is followed, and the steps: the first keys of an answer about a trajectory or a
/// map.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Followed {
    /// Place in the input.
    #[serde(flatten)]
    pub origin: Origin,
    /// The shape of the puzzle's boxes; absent for a formula.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shape: Option<String>,
    /// The puzzle in one line; absent for a formula.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<String>,
    /// N, the number of variables.
    pub variables: usize,
    /// M, the number of clauses.
    pub clauses: usize,
    /// Steps by which it is followed.
    #[serde(flatten)]
    pub steps: Steps,
}

impl Subject {
    /// The formula of a puzzle, to be followed on this many cores.
    ///
    /// # Errors
    /// If it is too large, nothing satisfies it, or it has no variable.
    pub fn of_puzzle(puzzle: &Puzzle, terms: &Terms, cores: usize) -> Result<Self, Refusal> {
        if let Some(encoding) = terms.encode(puzzle, cores)? {
            return Self::Puzzle(encoding).checked();
        }
        let why = puzzle.contradiction().expect("only clues that clash leave no formula");
        Err(Refusal::of(Saying::message("flow-none", move |it| gaps!(why = why.told(it)))))
    }

    /// A formula from a file.
    ///
    /// # Errors
    /// If nothing satisfies it, or it has no variable.
    pub fn of_formula(formula: Formula) -> Result<Self, Refusal> {
        Self::Formula(formula).checked()
    }

    fn checked(self) -> Result<Self, Refusal> {
        if self.formula().has_empty_clause() {
            return Err(Refusal::hinted("flow-empty-clause", |_| gaps!()));
        }
        if self.formula().variable_count() == 0 {
            return Err(Refusal::hinted("flow-no-variable", |_| gaps!()));
        }
        Ok(self)
    }

    /// The formula.
    pub fn formula(&self) -> &Formula {
        match self {
            Self::Puzzle(encoding) => encoding.formula(),
            Self::Formula(formula) => formula,
        }
    }

    /// The encoding of a puzzle.
    pub fn encoding(&self) -> Option<&Encoding> {
        match self {
            Self::Puzzle(encoding) => Some(encoding),
            Self::Formula(_) => None,
        }
    }

    /// The name of a variable: `r1c3=4`, or `x` and its number in the file.
    pub fn name(&self, variable: usize) -> String {
        match self {
            Self::Puzzle(encoding) => candidate_name(encoding, variable),
            Self::Formula(_) => format!("x{}", variable + 1),
        }
    }

    /// A variable by its name.
    ///
    /// # Errors
    /// If no variable has it.
    pub fn variable(&self, name: &str) -> Result<usize, Refusal> {
        let Self::Puzzle(encoding) = self else {
            let (most, found) = (self.formula().variable_count(), name.to_owned());
            let number = name.trim_start_matches('x').parse::<usize>().ok();
            let number = number.filter(|number| (1..=most).contains(number)).map(|n| n - 1);
            let why = move |_| gaps!(found, most);
            return number.ok_or_else(|| Refusal::of(Saying::message("flow-variable", why)));
        };
        let wrong = |key| {
            let (found, example) = (name.to_owned(), candidate_name(encoding, 0));
            Refusal::hinted(key, move |_| gaps!(found, example))
        };
        let (place, digit) = name.split_once('=').ok_or_else(|| wrong("flow-no-candidate"))?;
        let cell = cell_named(encoding.puzzle().shape(), place)?;
        let mut signs = digit.chars();
        let digit = signs.next().and_then(Digit::from_symbol).filter(|_| signs.next().is_none());
        let variable = digit.and_then(|digit| encoding.variable(cell, digit));
        variable.ok_or_else(|| wrong("flow-closed"))
    }

    /// The variables of a cell, with their digits as names.
    ///
    /// # Errors
    /// If no cell has the name, or it holds a clue.
    pub fn cell(&self, name: &str) -> Result<Vec<(usize, String)>, Refusal> {
        let Self::Puzzle(encoding) = self else {
            return Err(Refusal::of(saying!("flow-no-cells")));
        };
        let (puzzle, shape) = (encoding.puzzle(), encoding.puzzle().shape());
        let cell = cell_named(shape, name)?;
        if let Some(clue) = puzzle.clue(cell) {
            let is_open = |&cell: &Cell| puzzle.clue(cell).is_none();
            let open = shape.all_cells().filter(is_open).take(3).map(|cell| shape.name(cell));
            let (cell, open) = (name.to_owned(), open.collect::<Vec<String>>());
            return Err(Refusal::hinted("flow-clue", move |_| gaps!(cell, clue, open)));
        }
        let candidates = encoding.candidates().iter().enumerate();
        let of_cell = candidates.filter(|(_, (of, _))| *of == cell);
        Ok(of_cell.map(|(variable, (_, digit))| (variable, digit.to_string())).collect())
    }

    /// The solution of a puzzle, if it has exactly one and that is soon found.
    pub fn solution(&self, progress: &dyn Progress) -> Result<Option<Grid>, Stopped> {
        let Some(encoding) = self.encoding() else { return Ok(None) };
        let puzzle = encoding.puzzle();
        if puzzle.shape().side() > 9 {
            return Ok(None);
        }
        match Solver::new(puzzle.rules()).solve_while(puzzle, progress) {
            Ok(grid) => Ok(Some(grid)),
            Err(Unsolved::Improper(_)) => Ok(None),
            Err(Unsolved::Stopped) => Err(Stopped),
        }
    }

    /// Tests whether a variable is true in a solution.
    pub fn is_true(&self, variable: usize, solution: Option<&Grid>) -> bool {
        let candidate = self.encoding().map(|encoding| encoding.candidates()[variable]);
        candidate.zip(solution).is_some_and(|((cell, digit), grid)| grid.digit(cell) == digit)
    }

    /// Description of the subject and of the steps, for JSON.
    pub fn followed(&self, steps: Steps) -> Followed {
        let puzzle = self.encoding().map(Encoding::puzzle);
        let shape = puzzle.map(|puzzle| puzzle.shape().to_string());
        let puzzle = puzzle.map(|puzzle| puzzle.clues().to_string());
        let (variables, clauses) = (self.formula().variable_count(), self.formula().clause_count());
        Followed { origin: Origin::default(), shape, puzzle, variables, clauses, steps }
    }

    /// Words for the subject and the steps, in the second line of a figure.
    pub fn words(&self, steps: &Steps) -> String {
        let clues = self.encoding().map(|encoding| encoding.puzzle().clue_count());
        let clues = clues.map_or(String::new(), |clues| format!("{clues} clues, "));
        let (variables, clauses) = (self.formula().variable_count(), self.formula().clause_count());
        format!("{clues}N = {variables}, M = {clauses}; {}", steps.words())
    }
}

fn candidate_name(encoding: &Encoding, variable: usize) -> String {
    let (cell, digit) = encoding.candidates()[variable];
    format!("{}={}", encoding.puzzle().shape().name(cell), digit.symbol())
}

fn cell_named(shape: Shape, name: &str) -> Result<Cell, Refusal> {
    let side = shape.side();
    shape.cell_named(name).ok_or_else(|| {
        let found = name.to_owned();
        Refusal::hinted("flow-cell", move |_| gaps!(found, side))
    })
}
