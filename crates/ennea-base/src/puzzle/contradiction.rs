//! Why a puzzle has no solution, as far as a look at it shows: no search is made.
//!
//! ```text
//!   two clues that may not stand together
//!   a cell in which no digit may stand any more
//!   a house in which a digit has no place any more
//! ```
//!
//! The first of these in that order, cell by cell and house by house.
//!
//! Cost: linear in cells times peers.  Oracle: the solvers, which find no solution where there is one.

use super::Puzzle;
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::rules::{Clash, House};
use crate::shape::Shape;

/// Evidence in a puzzle that it has no solution; in a sentence without a full stop, with cells as r1c1.
///
/// ```
/// use ennea::Puzzle;
/// let why = |text: &str| {
///     text.parse::<Puzzle>().unwrap().contradiction().map(|why| why.to_string()).unwrap_or_default()
/// };
/// assert_eq!(why("11.............."), "row 1 holds the digit 1 twice, at r1c1 and r1c2");
/// assert_eq!(why("12...3....4....."), "");
/// assert_eq!(why("1......1.....2.."), "");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Contradiction {
    /// Two clues that may not stand together.
    #[error(transparent)]
    Clash(Clash),
    /// A cell in which no digit may stand.
    #[error("{} has no candidate left", .shape.name(*.cell))]
    NoDigit {
        /// The shape.
        shape: Shape,
        /// The cell.
        cell: Cell,
    },
    /// A digit that may stand nowhere in a house.
    #[error("the digit {digit} has no place left in {name}")]
    NoPlace {
        /// The house.
        house: House,
        /// The name of the house, in English.
        name: String,
        /// The digit.
        digit: Digit,
    },
}

impl Contradiction {
    /// The first one of a puzzle's clues and candidates; what somebody has written does not count.
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let (rules, shape) = (puzzle.rules(), puzzle.shape());
        if let Some(clash) = rules.clash(puzzle.clues().clues()) {
            return Some(Self::Clash(clash));
        }
        let left: Vec<DigitSet> = shape.all_cells().map(|cell| puzzle.possible(cell)).collect();
        if let Some(cell) = shape.all_cells().find(|cell| left[cell.index()].is_empty()) {
            return Some(Self::NoDigit { shape, cell });
        }
        rules.houses().iter().find_map(|house| {
            let sets = house.cells.iter().map(|cell| left[cell.index()]);
            let all = sets.fold(DigitSet::EMPTY, DigitSet::union);
            let digit = Digit::all(shape.side()).find(|&digit| !all.contains(digit))?;
            Some(Self::NoPlace { house: house.house, name: house.name.clone(), digit })
        })
    }
}
