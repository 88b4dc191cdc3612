//! A puzzle as it was read, and where.

use ennea::solve::vector::numbers;
use ennea::symmetry::Canoniser;
use ennea::{Digit, Puzzle, Shape};
use ennea_answers::canonical::Form;
use ennea_answers::refusal::Refusal;
use std::borrow::Cow;

/// A puzzle and where it stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    /// Where its first cell stood.
    pub(crate) place: Place,
    /// The puzzle.
    pub(crate) cells: Cells,
}

/// Where something stood in the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Which of the sources, from 0.
    pub(crate) source: u32,
    /// The line, from 1.
    pub(crate) line: u64,
}

/// A puzzle; 3x3 without allocation, for there are many of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cells {
    /// 3x3: the digits by number, 0 for an empty cell.
    Classic([u8; 81]),
    /// Any other shape.
    Other(Puzzle),
}

impl Cells {
    /// The puzzle for the library.
    pub(crate) fn puzzle(&self) -> Cow<'_, Puzzle> {
        match self {
            Self::Classic(cells) => {
                let clues = cells.iter().map(|&number| Digit::new(number.into())).collect();
                Cow::Owned(Puzzle::new(Shape::CLASSIC, clues).expect("81 digits up to 9"))
            }
            Self::Other(puzzle) => Cow::Borrowed(puzzle),
        }
    }

    /// The canonical form, or why there is none.
    pub(crate) fn form(&self, canoniser: &mut Canoniser) -> Result<Form, Refusal> {
        match self {
            Self::Classic(cells) => Form::of_numbers(canoniser, cells),
            Self::Other(puzzle) => Form::of(puzzle),
        }
    }
}

impl From<Puzzle> for Cells {
    fn from(puzzle: Puzzle) -> Self {
        match puzzle.shape() {
            Shape::CLASSIC => Self::Classic(numbers(&puzzle)),
            _ => Self::Other(puzzle),
        }
    }
}
