//! What is given, as the library has it: a puzzle as a text or as numbers; choices by their names.

use crate::errors::error;
use ennea::named::nearest;
use ennea::solve::vector;
use ennea::{Digit, Named, Puzzle, Shape, text};
use pyo3::prelude::*;
use std::array;

/// A puzzle; 3x3 without allocation, for there are many of these.
#[derive(Clone, Debug)]
pub(crate) enum Given {
    /// 3x3, by numbers, 0 for an empty cell.
    Classic([u8; 81]),
    /// Any other shape.
    Other(Puzzle),
}

impl Given {
    /// The puzzle for the library.
    pub(crate) fn puzzle(&self) -> Puzzle {
        match self {
            Self::Classic(numbers) => of_numbers(Shape::CLASSIC, numbers),
            Self::Other(puzzle) => puzzle.clone(),
        }
    }
}

impl From<Puzzle> for Given {
    fn from(puzzle: Puzzle) -> Self {
        match puzzle.shape() {
            Shape::CLASSIC => Self::Classic(vector::numbers(&puzzle)),
            _ => Self::Other(puzzle),
        }
    }
}

/// A text; lines of 81 digits and dots need no reader.
pub(crate) fn of_line(text: &str, shape: Option<Shape>) -> Result<Given, ennea::TextError> {
    if shape.is_none_or(|shape| shape == Shape::CLASSIC)
        && let Some(numbers) = plain(text.trim_ascii_end().as_bytes())
    {
        return Ok(Given::Classic(numbers));
    }
    text::read_puzzle(text, shape).map(Given::from)
}

/// 81 digits and dots, some of them digits.
pub(crate) fn plain(signs: &[u8]) -> Option<[u8; 81]> {
    let signs: &[u8; 81] = signs.try_into().ok()?;
    let mut good = true;
    let mut any = false;
    for &sign in signs {
        good &= sign.is_ascii_digit() | (sign == b'.');
        any |= sign.is_ascii_digit();
    }
    let number = |k: usize| if signs[k] == b'.' { 0 } else { signs[k] - b'0' };
    (good && any).then(|| array::from_fn(number))
}

/// The shape with this many cells: that which is wanted, or the first of those that there are.
pub(crate) fn shape_of(cells: usize, wanted: Option<Shape>) -> Result<Shape, String> {
    match wanted {
        Some(shape) if shape.cells() == cells => Ok(shape),
        Some(shape) => {
            let expected = shape.cells();
            Err(format!("found {cells} cells; expected {expected}, as {shape} has"))
        }
        None => Shape::with_cells(cells).first().copied().ok_or_else(|| {
            format!("found {cells} cells; expected a number such as 16, 36, 81 or 256")
        }),
    }
}

/// The first number that is no digit, and why.
pub(crate) fn out_of_range(shape: Shape, numbers: &[u8]) -> Option<(usize, String)> {
    let side = shape.side();
    if numbers.iter().copied().max().is_none_or(|most| usize::from(most) <= side) {
        return None;
    }
    let place = numbers.iter().position(|&number| usize::from(number) > side)?;
    let found = numbers[place];
    let hint = if found.is_ascii_digit() || found == b'.' {
        "; these look like signs of a text"
    } else {
        ""
    };
    Some((place, format!("found {found}; expected 0 to {side}{hint}")))
}

/// A puzzle of numbers that are in range.
pub(crate) fn of_numbers(shape: Shape, numbers: &[u8]) -> Puzzle {
    let clues = numbers.iter().map(|&number| Digit::new(number.into())).collect();
    Puzzle::new(shape, clues).expect("the numbers were looked at")
}

/// The numbers of a puzzle.
pub(crate) fn numbers(puzzle: &Puzzle) -> Vec<u8> {
    puzzle.clues().iter().map(|clue| clue.map_or(0, Digit::number) as u8).collect()
}

/// The value with a name.
pub(crate) fn named<T: Named>(what: &str, name: &str) -> PyResult<T> {
    T::with_name(name).ok_or_else(|| {
        let names: Vec<&str> = T::ALL.iter().map(|value| value.name()).collect();
        let hint = nearest(name, names.iter().copied());
        let hint =
            hint.map_or_else(String::new, |near| format!("\n  hint: did you mean '{near}'?"));
        error(format!("{what}: found '{name}'; expected one of {}{hint}", names.join(", ")))
    })
}
