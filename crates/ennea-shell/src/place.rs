//! Names of cells and of digits, as they are typed: before the shape is known they are only words.

use crate::problem::Problem;
use ennea::{Cell, Digit, DigitSet, Shape};
use ennea_words::gaps;

/// A cell by its row and column, both from 1, as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    row: usize,
    column: usize,
    text: String,
}

impl Place {
    /// Reads `r1c1`, `[1,1]` or `A1` (up to row Q, for R begins `r1c1`), large or small.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let lower = text.to_ascii_lowercase();
        let pair = if let Some(inner) = lower.strip_prefix('[') {
            inner.strip_suffix(']')?.split_once(',')
        } else if let Some(rest) = lower.strip_prefix('r').filter(|rest| rest.contains('c')) {
            rest.split_once('c')
        } else {
            let letter = *lower.as_bytes().first().filter(|byte| (b'a'..=b'q').contains(byte))?;
            let row = usize::from(letter - b'a') + 1;
            return Some(Self { row, column: number(&lower[1..])?, text: text.to_owned() });
        };
        let (row, column) = pair?;
        let (row, column) = (number(row.trim())?, number(column.trim())?);
        Some(Self { row, column, text: text.to_owned() })
    }

    /// The cell of this shape.
    pub(crate) fn cell(&self, shape: Shape) -> Result<Cell, Problem> {
        let side = shape.side();
        if (1..=side).contains(&self.row) && (1..=side).contains(&self.column) {
            return Ok(shape.cell(self.row - 1, self.column - 1));
        }
        let place = self.text.clone();
        Err(Problem::new("refused-no-cell", move |_| gaps!(place))
            .with_hint("cells-go-to", move |_| gaps!(side)))
    }
}

fn number(text: &str) -> Option<usize> {
    // A sign would be parsed too; an empty text is no number.
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// A cell as SudokuSolver writes it, [1,1].
pub(crate) fn bracketed(shape: Shape, cell: Cell) -> String {
    format!("[{},{}]", shape.row(cell) + 1, shape.column(cell) + 1)
}

/// The one digit that a word is.
pub(crate) fn one_digit(word: &str, shape: Shape) -> Result<Digit, Problem> {
    let mut several = digits(word, shape)?.iter();
    let is_repeated = shape.side() < 10 && word.len() > 1;
    match (several.next(), several.next()) {
        (Some(digit), None) if !is_repeated => Ok(digit),
        _ => {
            let word = word.to_owned();
            Err(Problem::new("refused-several-digits", move |_| gaps!(word)))
        }
    }
}

/// The digits of a word: a decimal number from 10 on where the side has two digits, else symbols.
pub(crate) fn digits(word: &str, shape: Shape) -> Result<DigitSet, Problem> {
    let side = shape.side();
    let problem = || {
        let (word, largest) = (word.to_owned(), Digit::from_index(side - 1));
        let hint = if side > 9 { "digits-go-to-letter" } else { "digits-go-to" };
        Problem::new("refused-no-digit", move |_| gaps!(word))
            .with_hint(hint, move |_| gaps!(side, largest))
    };
    let valid = |digit: &Digit| digit.number() <= side;
    let decimal = if side > 9 && word.len() > 1 { number(word) } else { None };
    if let Some(value) = decimal {
        let digit = Digit::new(value).filter(valid).ok_or_else(problem)?;
        return Ok([digit].into_iter().collect());
    }
    let read = |symbol| Digit::from_symbol(symbol).filter(valid).ok_or_else(problem);
    word.chars().map(read).collect::<Result<DigitSet, Problem>>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_have_three_names() {
        for text in ["r3c6", "R3C6", "[3,6]", "[ 3 , 6 ]", "C6", "c6"] {
            let cell = Place::parse(text).unwrap().cell(Shape::CLASSIC).unwrap();
            assert_eq!(Shape::CLASSIC.name(cell), "r3c6", "{text}");
            assert_eq!(bracketed(Shape::CLASSIC, cell), "[3,6]");
        }
        for text in ["", "r", "r3", "c", "3c6", "[3]", "[3,6", "r3c", "rc", "6", "33", "é3"] {
            assert_eq!(Place::parse(text), None, "{text}");
        }
        let problem = Place::parse("r0c10").unwrap().cell(Shape::CLASSIC).unwrap_err();
        assert_eq!(problem.to_string(), "there is no cell r0c10");
    }

    #[test]
    fn digits_are_symbols_or_numbers() {
        let large = Shape::new(4, 4).unwrap();
        let read = |word, shape| digits(word, shape).map(|set| format!("{set:?}")).ok();
        assert_eq!(read("5", Shape::CLASSIC), Some("{5}".to_owned()));
        assert_eq!(read("45", Shape::CLASSIC), Some("{4, 5}".to_owned()));
        assert_eq!(read("12", large), Some("{C}".to_owned()));
        assert_eq!(read("1c", large), Some("{1, C}".to_owned()));
        for (word, shape) in [("0", large), ("17", large), ("A", Shape::CLASSIC), ("-1", large)] {
            assert_eq!(read(word, shape), None, "{word}");
        }
    }
}
