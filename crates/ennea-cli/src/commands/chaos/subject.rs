//! What is followed and drawn: the formula of one puzzle, or one from a file, and the names of its variables.

use super::given::Given;
use super::solve::step;
use crate::face::exit::Failure;
use crate::face::gather;
use clap::Args;
use ennea::chaos::splitting::Rule;
use ennea::chaos::{Encoding, Formula, Growth, Size};
use ennea::progress::Progress;
use ennea::solve::Unsolved;
use ennea::{Cell, Digit, Grid, Shape};
use ennea_answers::solutions::Solvers;
use serde_json::{Map, Value, json};

/// How the flow is followed, and from which start.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct Steps {
    /// The step h of the splitting, up to 16.
    #[arg(long, value_name = "H", default_value = "0.1", value_parser = step)]
    step: f64,

    /// Sweeps in each half of a step.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    sweeps: u32,

    /// Which start of the seed, from 0.
    #[arg(long, value_name = "I", default_value_t = 0)]
    pub(super) start: u64,
}

impl Steps {
    pub(super) fn rule(self) -> Rule {
        Rule::Flow { growth: Growth::Linear, step: self.step, sweeps: self.sweeps }
    }

    /// In a figure's second line.
    pub(super) fn words(self, seed: u64) -> String {
        let Self { step, sweeps, start } = self;
        format!("seed {seed}, start {start}; splitting, h = {step}, {sweeps} sweeps")
    }

    pub(super) fn describe(self, object: &mut Map<String, Value>, seed: u64) {
        object.insert("seed".to_owned(), json!(seed.to_string()));
        object.insert("start".to_owned(), json!(self.start));
        object.insert("step".to_owned(), json!(self.step));
        object.insert("sweeps".to_owned(), json!(self.sweeps));
    }
}

/// A formula whose clauses can all hold.
pub(super) enum Subject {
    /// That of a puzzle.
    Puzzle(Encoding),
    /// One from a file.
    Formula(Formula),
}

impl Subject {
    /// The formula in a file, or of the only puzzle of the inputs; nothing, if what is there is bad and has
    /// been reported.
    pub(super) fn read(given: &Given, cores: usize) -> Result<Option<Self>, Failure> {
        if let Some(formula) = given.formula(cores)? {
            return Self::Formula(formula).checked().map(Some);
        }
        let Some(puzzle) = gather::one(&given.inputs)? else { return Ok(None) };
        given.memory.check(Size::of(&puzzle), cores).map_err(Failure::Input)?;
        let encoding = Encoding::new(&puzzle, given.reading).map_err(|conflict| {
            let what = conflict.describe(puzzle.shape());
            Failure::Input(format!("{what}, so there is no flow to follow"))
        })?;
        Self::Puzzle(encoding).checked().map(Some)
    }

    fn checked(self) -> Result<Self, Failure> {
        if self.formula().has_empty_clause() {
            return Err(Failure::Input(
                "a clause is empty, so nothing satisfies the formula and there is no flow to \
                 follow\n  hint: ennea solve says the same of a puzzle"
                    .to_owned(),
            ));
        }
        if self.formula().variable_count() == 0 {
            return Err(Failure::Input(
                "there is no variable, so there is nothing to follow\n  hint: take a puzzle with \
                 empty cells"
                    .to_owned(),
            ));
        }
        Ok(self)
    }

    pub(super) fn formula(&self) -> &Formula {
        match self {
            Self::Puzzle(encoding) => encoding.formula(),
            Self::Formula(formula) => formula,
        }
    }

    /// What a variable is called: r1c3=4, or its number in the file.
    pub(super) fn name(&self, variable: usize) -> String {
        match self {
            Self::Puzzle(encoding) => {
                let (cell, digit) = encoding.candidates()[variable];
                format!("{}={}", cell_name(encoding.puzzle().shape(), cell), digit.symbol())
            }
            Self::Formula(_) => format!("x{}", variable + 1),
        }
    }

    /// A variable by its name.
    pub(super) fn variable(&self, name: &str) -> Result<usize, Failure> {
        let Self::Puzzle(encoding) = self else {
            let number = name.trim_start_matches('x').parse().ok();
            let count = self.formula().variable_count();
            return number.filter(|number| (1..=count).contains(number)).map(|n| n - 1).ok_or_else(
                || Failure::Input(format!("found variable {name}; expected 1 to {count}")),
            );
        };
        let shape = encoding.puzzle().shape();
        let wrong = |what: &str| {
            let (cell, digit) = encoding.candidates()[0];
            Failure::Input(format!(
                "found {name}, {what}\n  hint: a candidate is written such as {}={}",
                cell_name(shape, cell),
                digit.symbol()
            ))
        };
        let (place, digit) =
            name.split_once('=').ok_or_else(|| wrong("which is no cell with a digit"))?;
        let cell = read_cell(shape, place)?;
        let mut signs = digit.chars();
        let digit = signs.next().and_then(Digit::from_symbol).filter(|_| signs.next().is_none());
        let variable = digit.and_then(|digit| encoding.variable(cell, digit));
        variable.ok_or_else(|| wrong("which no clue leaves open; expected a candidate"))
    }

    /// The variables of a cell, with their digits.
    pub(super) fn cell(&self, name: &str) -> Result<Vec<(usize, Digit)>, Failure> {
        let Self::Puzzle(encoding) = self else {
            return Err(Failure::Input("a formula has no cells; expected a puzzle".to_owned()));
        };
        let puzzle = encoding.puzzle();
        let cell = read_cell(puzzle.shape(), name)?;
        if let Some(clue) = puzzle.clue(cell) {
            let open: Vec<String> = (puzzle.shape().all_cells())
                .filter(|&cell| puzzle.clue(cell).is_none())
                .take(3)
                .map(|cell| cell_name(puzzle.shape(), cell))
                .collect();
            return Err(Failure::Input(format!(
                "{name} holds the clue {}; expected an empty cell\n  hint: such as {}",
                clue.symbol(),
                open.join(", ")
            )));
        }
        let candidates = encoding.candidates().iter().enumerate();
        Ok(candidates
            .filter(|(_, (of, _))| *of == cell)
            .map(|(k, (_, digit))| (k, *digit))
            .collect())
    }

    /// The solution of a puzzle, if it has exactly one and that is soon found.
    pub(super) fn solution(&self, progress: &dyn Progress) -> Result<Option<Grid>, Failure> {
        let Self::Puzzle(encoding) = self else { return Ok(None) };
        let puzzle = encoding.puzzle();
        if puzzle.shape().side() > 9 {
            return Ok(None);
        }
        match Solvers::default().of(puzzle.shape()).solve_while(puzzle, progress) {
            Ok(grid) => Ok(Some(grid)),
            Err(Unsolved::Improper(_)) => Ok(None),
            Err(Unsolved::Stopped) => Err(Failure::Interrupted),
        }
    }

    /// Its shape and cells.
    pub(super) fn describe(&self, object: &mut Map<String, Value>) {
        if let Self::Puzzle(encoding) = self {
            let puzzle = encoding.puzzle();
            object.insert("shape".to_owned(), json!(puzzle.shape().to_string()));
            object.insert("puzzle".to_owned(), json!(puzzle.to_string()));
        }
        object.insert("variables".to_owned(), json!(self.formula().variable_count()));
        object.insert("clauses".to_owned(), json!(self.formula().clause_count()));
    }

    /// What it is, in a figure's second line.
    pub(super) fn words(&self) -> String {
        let formula = self.formula();
        let (variables, clauses) = (formula.variable_count(), formula.clause_count());
        match self {
            Self::Puzzle(encoding) => {
                let clues = encoding.puzzle().clue_count();
                format!("{clues} clues, N = {variables}, M = {clauses}")
            }
            Self::Formula(_) => format!("N = {variables}, M = {clauses}"),
        }
    }
}

/// A cell as r1c3.
pub(super) fn cell_name(shape: Shape, cell: Cell) -> String {
    format!("r{}c{}", shape.row(cell) + 1, shape.column(cell) + 1)
}

/// Reads r1c3.
fn read_cell(shape: Shape, text: &str) -> Result<Cell, Failure> {
    let lower = text.to_lowercase();
    let parts = lower.strip_prefix('r').and_then(|rest| rest.split_once('c'));
    let numbers = parts.map(|(row, column)| (row.parse().ok(), column.parse().ok()));
    let side = shape.side();
    match numbers {
        Some((Some(row), Some(column)))
            if (1..=side).contains(&row) && (1..=side).contains(&column) =>
        {
            Ok(shape.cell(row - 1, column - 1))
        }
        _ => Err(Failure::Input(format!(
            "found no cell {text}; expected r1c1 to r{side}c{side}\n  hint: r2c5 is the cell in row 2, \
             column 5"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_read() {
        let shape = Shape::CLASSIC;
        for (text, row, column) in [("r1c1", 0, 0), ("R9C4", 8, 3)] {
            let cell = read_cell(shape, text).expect("a cell");
            assert_eq!((shape.row(cell), shape.column(cell)), (row, column));
            assert_eq!(cell_name(shape, cell), text.to_lowercase());
        }
        for text in ["", "r", "r0c1", "r1c10", "c1r1", "r1", "r1c1c1", "11"] {
            assert!(read_cell(shape, text).is_err(), "{text}");
        }
    }
}
