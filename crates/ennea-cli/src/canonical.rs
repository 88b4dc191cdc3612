//! Canonical forms of what was read, each by the quickest way there is for it.

use crate::input::{Cells, Item};
use ennea::Puzzle;
use ennea::symmetry::bands::{Bands, CanonicalGrid};
use ennea::symmetry::{self, Canoniser, ClassicForm, Transformation};
use num_bigint::BigUint;
use std::cell::RefCell;
use std::sync::LazyLock;

/// Made when the first 3x3 grid comes.
static BANDS: LazyLock<Bands> = LazyLock::new(Bands::new);

thread_local! {
    static CANONISER: RefCell<Canoniser> = RefCell::new(Canoniser::new());
}

/// A canonical form.
#[derive(Debug)]
pub(crate) enum Canonical {
    /// Of a 3x3 grid.
    Grid(CanonicalGrid),
    /// Of a 3x3 puzzle.
    Classic(ClassicForm),
    /// Of another shape.
    Puzzle(symmetry::Canonical<Puzzle>),
}

impl Canonical {
    /// The canonical form of an item, or, if clues contradict each other, what to say about it: where
    /// it stood and what is wrong.
    pub(crate) fn of(item: &Item, place: impl FnOnce() -> String) -> Result<Self, String> {
        match &item.cells {
            Cells::Classic(cells) if keep_the_rules(cells) => Ok(match cells.contains(&0) {
                true => {
                    Self::Classic(CANONISER.with_borrow_mut(|canoniser| canoniser.canonical(cells)))
                }
                false => Self::Grid(BANDS.canonical(cells)),
            }),
            cells => {
                let puzzle = cells.puzzle();
                let Some(conflict) = puzzle.conflict() else {
                    return Ok(Self::Puzzle(symmetry::canonical(&puzzle)));
                };
                let (at, what) = (place(), conflict.describe(puzzle.shape()));
                Err(format!(
                    "error: {at}: {what}\n  hint: equivalence is about what keeps the rules; \
                     correct one of the two cells"
                ))
            }
        }
    }

    /// The form in one line.
    pub(crate) fn line(&self) -> String {
        match self {
            Self::Grid(grid) => grid.digits.iter().map(|&digit| char::from(b'0' + digit)).collect(),
            Self::Classic(form) => {
                let sign = |&clue: &u8| if clue == 0 { '.' } else { char::from(b'0' + clue) };
                form.clues.iter().map(sign).collect()
            }
            Self::Puzzle(canonical) => canonical.form.to_string(),
        }
    }

    /// How it is reached.
    pub(crate) fn transformation(&self) -> Transformation {
        match self {
            Self::Grid(grid) => grid.reached.transformation(),
            Self::Classic(form) => form.transformation(),
            Self::Puzzle(canonical) => canonical.transformation.clone(),
        }
    }

    /// The order of the automorphism group.
    pub(crate) fn automorphisms(&self) -> BigUint {
        match self {
            Self::Grid(grid) => grid.automorphisms.into(),
            Self::Classic(form) => form.automorphisms.into(),
            Self::Puzzle(canonical) => canonical.automorphisms.clone(),
        }
    }
}

/// Whether no house has a digit twice.
fn keep_the_rules(cells: &[u8; 81]) -> bool {
    let mut houses = [[0_u16; 9]; 3];
    let mut twice = 0;
    for (cell, &digit) in cells.iter().enumerate() {
        let (row, column) = (cell / 9, cell % 9);
        // An empty cell is no digit.
        let bit = 1 << digit & !1;
        for (k, house) in [row, column, row / 3 * 3 + column / 3].into_iter().enumerate() {
            twice |= houses[k][house] & bit;
            houses[k][house] |= bit;
        }
    }
    twice == 0
}
