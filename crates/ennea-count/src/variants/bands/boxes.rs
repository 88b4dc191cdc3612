//! All ways to fill a box, by what its columns hold.
//!
//! A box of R x C cells is filled by N! orders of the digits.  Its *columns* are C sets of R digits, its
//! *rows* are R sets of C digits, in order; given both, there is at most one filling.
//!
//! ```text
//!   3x3: 362,880 fillings, 1,680 columns and as many rows; 216 fillings for each
//! ```
//!
//! In a band of three boxes, the rows of two leave one possibility for those of the third: 56 pairs for each.

use crate::orders::for_each_order;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// Sets of digits in order, 9 bits for each.
pub(super) type Sets = u32;

/// One way to fill a box.
#[derive(Clone, Copy, Debug)]
pub(super) struct BoxFilling {
    /// A bit for each digit in its cell: cell times 9 + digit.
    pub(super) placed: u128,
    /// The number of its rows.
    pub(super) rows: u16,
}

/// All ways to fill a box.
#[derive(Debug)]
pub(super) struct Boxes {
    /// Sorted by their columns.
    fillings: Vec<BoxFilling>,
    /// The columns in ascending order, each with where its fillings begin.
    columns: Vec<(Sets, usize)>,
    /// For each number of rows, those that two other boxes of the band can have; for bands of two boxes,
    /// what the other one has, twice.
    others: Vec<Vec<[u16; 2]>>,
}

/// The bits of a digit of each cell, in a word of [`BoxFilling::placed`].
pub(super) fn placed(cell: usize, digit: usize) -> u128 {
    1 << (cell * 9 + digit)
}

/// The digit of a cell in such a word.
pub(super) fn digit(filling: u128, cell: usize) -> usize {
    (filling >> (cell * 9) & 511).trailing_zeros() as usize
}

impl Boxes {
    pub(super) fn new(rows: usize, columns: usize) -> Self {
        let n = rows * columns;
        let mut found: Vec<(Sets, Sets, u128)> = Vec::new();
        let mut digits: Vec<usize> = (0..n).collect();
        for_each_order(&mut digits, 0, &mut |digits| {
            let (mut by_column, mut by_row, mut all) = (0, 0, 0);
            for (cell, &digit) in digits.iter().enumerate() {
                by_column |= 1 << (cell % columns * 9 + digit);
                by_row |= 1 << (cell / columns * 9 + digit);
                all |= placed(cell, digit);
            }
            found.push((by_column, by_row, all));
        });
        found.sort_unstable();
        let mut rows_found: Vec<Sets> = found.iter().map(|filling| filling.1).collect();
        rows_found.sort_unstable();
        rows_found.dedup();
        let number: FxHashMap<Sets, u16> = rows_found.iter().copied().zip(0..).collect();
        let fillings: Vec<BoxFilling> = found
            .iter()
            .map(|&(_, by_row, placed)| BoxFilling { placed, rows: number[&by_row] })
            .collect();
        let mut by_columns: Vec<(Sets, usize)> = Vec::new();
        for (start, &(columns, ..)) in found.iter().enumerate() {
            if by_columns.last().is_none_or(|last| last.0 != columns) {
                by_columns.push((columns, start));
            }
        }
        let all: Sets = (0..rows).fold(0, |all, row| all | ((1 << n) - 1) << (row * 9));
        let others = |&of: &Sets| match rows {
            2 => vec![[number[&(all & !of)]; 2]],
            _ => {
                let apart = rows_found.iter().filter(|&&other| other & of == 0);
                apart.map(|&other| [number[&other], number[&(all & !of & !other)]]).collect()
            }
        };
        let others = rows_found.iter().map(others).collect();
        Self { fillings, columns: by_columns, others }
    }

    /// All columns, in ascending order, each with its number.
    pub(super) fn columns(&self) -> impl Iterator<Item = (usize, Sets)> + '_ {
        self.columns.iter().map(|columns| columns.0).enumerate()
    }

    /// The number of these columns.
    pub(super) fn number(&self, columns: Sets) -> usize {
        self.columns.binary_search_by_key(&columns, |c| c.0).expect("sets of the right sizes")
    }

    /// The fillings with the columns of this number.
    pub(super) fn with_columns(&self, number: usize) -> &[BoxFilling] {
        let end = self.columns.get(number + 1).map_or(self.fillings.len(), |next| next.1);
        let range: Range<usize> = self.columns[number].1..end;
        &self.fillings[range]
    }

    /// Possible rows of the other boxes of a band, given the number of a box's rows.
    pub(super) fn others(&self, rows: u16) -> &[[u16; 2]] {
        &self.others[usize::from(rows)]
    }

    /// Number of possible rows.
    pub(super) fn row_count(&self) -> usize {
        self.others.len()
    }
}
