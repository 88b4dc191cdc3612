//! Canonical forms of what was read, each by the quickest way there is for it.

use crate::face::input::{Cells, Item};
use ennea::Puzzle;
use ennea::symmetry::classic_bands::{Bands, CanonicalGrid};
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
            Self::Grid(grid) => signs(&grid.digits),
            Self::Classic(form) => signs(&form.clues),
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

/// The cells in one line.
fn signs(cells: &[u8; 81]) -> String {
    let signs = cells.map(|digit| if digit == 0 { b'.' } else { b'0' + digit });
    std::str::from_utf8(&signs).expect("digits and dots are ASCII").to_owned()
}

/// Whether no house has a digit twice.
fn keep_the_rules(cells: &[u8; 81]) -> bool {
    // An empty cell is no bit. Bits that all differ, and only those, have a sum without a carry.
    let bits = cells.map(|digit| 1_u16 << digit & !1);
    let differ = |sum: u16, union: u16| u16::from(sum != union);
    let mut faults = 0;
    let (mut sums, mut unions) = ([0; 9], [0; 9]);
    for band in bits.chunks_exact(27) {
        let (mut band_sums, mut band_unions) = ([0; 9], [0; 9]);
        for row in band.chunks_exact(9) {
            faults |= differ(row.iter().sum(), row.iter().fold(0, |union, bit| union | bit));
            for column in 0..9 {
                band_sums[column] += row[column];
                band_unions[column] |= row[column];
            }
        }
        for column in 0..9 {
            sums[column] += band_sums[column];
            unions[column] |= band_unions[column];
        }
        for stack in [0, 3, 6] {
            faults |= differ(
                band_sums[stack] + band_sums[stack + 1] + band_sums[stack + 2],
                band_unions[stack] | band_unions[stack + 1] | band_unions[stack + 2],
            );
        }
    }
    for column in 0..9 {
        faults |= differ(sums[column], unions[column]);
    }
    faults == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea::random::SplitMix64;
    use ennea::{Digit, Shape};

    /// The rules are kept if and only if no two clues contradict each other; random clues in random
    /// cells, about as often so as so.
    #[test]
    fn rules_and_conflicts() {
        let mut random = SplitMix64::new(1);
        let mut kept = 0;
        for _ in 0..20_000 {
            let mut cells = [0_u8; 81];
            for _ in 0..6 {
                cells[random.below(81)] = 1 + random.below(9) as u8;
            }
            let clues = cells.map(|digit| Digit::new(digit.into()));
            let puzzle = Puzzle::new(Shape::CLASSIC, clues.to_vec()).expect("digits up to 9");
            assert_eq!(keep_the_rules(&cells), puzzle.conflict().is_none(), "{puzzle}");
            kept += u32::from(keep_the_rules(&cells));
        }
        assert!((5_000..15_000).contains(&kept), "{kept}");
    }
}
