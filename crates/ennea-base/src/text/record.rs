//! A puzzle that was read, with the places of its cells in the text for the errors found later.

use super::error::{Problem, TextError};
use super::line::{Line, Word, is_empty_sign};
use crate::cell::Cell;
use crate::digit::Digit;
use crate::filling::Filling;
use crate::grid::Grid;
use crate::shape::Shape;

/// A puzzle and where it stood in the text.
#[derive(Clone, Debug)]
pub struct Record {
    /// The line of its first cell, counted from 1.
    pub line: usize,
    /// The puzzle.
    pub puzzle: Filling,
    lines: Vec<Line>,
    /// For every cell, its line's index among `lines` and its column from 1.
    places: Vec<(usize, usize)>,
}

impl Record {
    /// Reads the cells, as many as the shape has; `rows[k]` are those of `lines[k]`.
    pub(super) fn new(
        shape: Shape,
        lines: Vec<Line>,
        rows: Vec<Vec<Word>>,
    ) -> Result<Self, TextError> {
        let mut clues = Vec::with_capacity(shape.cells());
        let mut places = Vec::with_capacity(shape.cells());
        for (index, (line, row)) in lines.iter().zip(rows).enumerate() {
            for word in row {
                let clue = read_cell(line.piece(&word), shape);
                clues.push(clue.map_err(|problem| line.error(word.column, problem))?);
                places.push((index, word.column));
            }
        }
        let puzzle = Filling::new(shape, clues).expect("cells and digits have been checked");
        Ok(Self { line: lines[0].number, puzzle, lines, places })
    }

    /// The grid, if every cell is filled and no rule is broken.
    ///
    /// # Errors
    /// The first empty cell, or two equal digits in a house, at the second of them.
    pub fn to_grid(&self) -> Result<Grid, TextError> {
        let shape = self.puzzle.shape();
        if let Some(index) = self.puzzle.clues().iter().position(Option::is_none) {
            let cell = Cell::new(index);
            return Err(self.error(cell, Problem::EmptyCell { cell, shape }));
        }
        if let Some(conflict) = self.puzzle.conflict() {
            return Err(self.error(conflict.cells[1], Problem::Conflict(conflict)));
        }
        Ok(self.puzzle.to_grid().expect("it is complete and without conflict"))
    }

    fn error(&self, cell: Cell, problem: Problem) -> TextError {
        let (index, column) = self.places[cell.index()];
        self.lines[index].error(column, problem)
    }
}

/// Reads one sign, or a decimal number where the side has two digits.
fn read_cell(text: &str, shape: Shape) -> Result<Option<Digit>, Problem> {
    let too_large =
        |number| Problem::DigitTooLarge { found: text.to_ascii_uppercase(), number, shape };
    let mut signs = text.chars();
    let number = match (signs.next(), signs.next()) {
        (Some(sign), None) if is_empty_sign(sign) => 0,
        (Some(sign), None) => {
            Digit::from_symbol(sign).ok_or(Problem::Character { found: sign })?.number()
        }
        _ if text.len() == 2 && shape.side() >= 10 && text.bytes().all(|b| b.is_ascii_digit()) => {
            text.parse().expect("two decimal digits are a number")
        }
        _ => return Err(Problem::SeveralDigits { found: text.to_owned() }),
    };
    if number > shape.side() { Err(too_large(number)) } else { Ok(Digit::new(number)) }
}
