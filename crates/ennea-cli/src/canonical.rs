//! Canonical forms of what was read, each by the quickest way there is for it.

use crate::input::{Cells, Item};
use ennea::Puzzle;
use ennea::symmetry::bands::{Bands, CanonicalGrid};
use ennea::symmetry::{self, Transformation};
use num_bigint::BigUint;
use std::sync::LazyLock;

/// Made when the first 3x3 grid comes.
static BANDS: LazyLock<Bands> = LazyLock::new(Bands::new);

/// A canonical form.
#[derive(Debug)]
pub(crate) enum Canonical {
    /// Of a 3x3 grid.
    Grid(CanonicalGrid),
    /// Of anything else.
    Puzzle(symmetry::Canonical<Puzzle>),
}

impl Canonical {
    /// The canonical form of an item, or, if clues contradict each other, what to say about it: where
    /// it stood and what is wrong.
    pub(crate) fn of(item: &Item, place: impl FnOnce() -> String) -> Result<Self, String> {
        if let Cells::Classic(cells) = &item.cells
            && is_grid(cells)
        {
            return Ok(Self::Grid(BANDS.canonical(cells)));
        }
        let puzzle = item.cells.puzzle();
        if let Some(conflict) = puzzle.conflict() {
            let (at, what) = (place(), conflict.describe(puzzle.shape()));
            return Err(format!(
                "error: {at}: {what}\n  hint: equivalence is about what keeps the rules; correct one \
                 of the two cells"
            ));
        }
        Ok(Self::Puzzle(symmetry::canonical(&puzzle)))
    }

    /// The form in one line.
    pub(crate) fn line(&self) -> String {
        match self {
            Self::Grid(grid) => grid.digits.iter().map(|&digit| char::from(b'0' + digit)).collect(),
            Self::Puzzle(canonical) => canonical.form.to_string(),
        }
    }

    /// How it is reached.
    pub(crate) fn transformation(&self) -> Transformation {
        match self {
            Self::Grid(grid) => grid.reached.transformation(),
            Self::Puzzle(canonical) => canonical.transformation.clone(),
        }
    }

    /// The order of the automorphism group.
    pub(crate) fn automorphisms(&self) -> BigUint {
        match self {
            Self::Grid(grid) => grid.automorphisms.into(),
            Self::Puzzle(canonical) => canonical.automorphisms.clone(),
        }
    }
}

/// Whether all cells are filled and no house has a digit twice.
fn is_grid(cells: &[u8; 81]) -> bool {
    let mut houses = [[0_u16; 9]; 3];
    for (cell, &digit) in cells.iter().enumerate() {
        let (row, column) = (cell / 9, cell % 9);
        houses[0][row] |= 1 << digit;
        houses[1][column] |= 1 << digit;
        houses[2][row / 3 * 3 + column / 3] |= 1 << digit;
    }
    houses.as_flattened().iter().all(|&digits| digits == 0x3FE)
}
