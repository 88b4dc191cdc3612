//! Completes a first band by backtracking: the second, independent count of 3x3.
//!
//! The cells under the band are filled in reading order.  The first column breaks the symmetry:
//! in each band its digits ascend, and so do the first digits of the bands below each other; so
//! (R!)^(C-1) (C-1)! times as many completions exist as are visited (72 for 3x3).
//!
//! In the last two rows each column has two digits left, and each digit is left in two columns.
//! One choice forces the next, around a cycle of columns, and all of them keep the rules: so each
//! cycle has two ways, but for that of the first column.
//!
//! Source: `[FJ2005]` sections 4 and 5, of which this is the plainest part.
//! Cost: 3x3 a few seconds for each of the 44 classes.

use crate::each::each;
use crate::first_bands::{self, BandClass, FirstBands};
use ennea_base::progress::{Progress, Stopped, to_the_end};
use ennea_base::{Digit, SIDE_MAX, Shape};

/// The first bands of a shape by classes, all by brute force: written down, put in classes, one of
/// each completed.  A step of progress for each class.
///
/// Cost: 2x2 and 2x3 at once, 2x4 seconds, 3x3 minutes on two cores.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn first_bands(shape: Shape, progress: &dyn Progress) -> Result<FirstBands, Stopped> {
    let enumerated = first_bands::enumerated(shape);
    progress.expect(enumerated.len() as u64);
    let classes = enumerated
        .into_iter()
        .map(|class| {
            let completions = count_while(shape, &class.band, progress)?.into();
            progress.advance(1);
            let n = shape.side();
            let column = |k: usize| class.band.iter().copied().skip(k).step_by(n).collect();
            let columns = (0..n).map(column).collect();
            Ok(BandClass { size: class.size.into(), completions, columns })
        })
        .collect::<Result<_, Stopped>>()?;
    Ok(FirstBands::new(shape, classes))
}

/// In how many ways a first band, given row by row, can be completed to a grid.
///
/// The work is shared by all threads of the pool.
///
/// # Panics
/// If the band has not R N digits, or the shape has one row or one column to a box.
pub fn count(shape: Shape, band: &[Digit]) -> u64 {
    to_the_end(|never| count_while(shape, band, never))
}

/// As [`count`], as long as `progress` does not stop it: it is asked for each first row under the band.
fn count_while(shape: Shape, band: &[Digit], progress: &dyn Progress) -> Result<u64, Stopped> {
    let n = shape.side();
    assert_eq!(band.len(), shape.box_rows() * n, "a band of R rows");
    assert!(shape.box_rows() > 1 && shape.bands() > 1, "boxes that are no lines");
    let mut start = Filling::under(shape, band);
    let factor = (1..=shape.box_rows() as u64).product::<u64>().pow(shape.bands() as u32 - 1)
        * (1..shape.bands() as u64).product::<u64>();
    // The first row under the band, in every way, is a fair split of the work.
    let mut starts = Vec::new();
    let visited: u64 = if start.rows == 2 {
        start.fill(0)
    } else {
        start.for_each_row(0, &mut |filling| starts.push(filling.clone()));
        each(starts, progress, |mut filling| Ok(filling.fill(1)))?.into_iter().sum()
    };
    Ok(visited * factor)
}

/// A partial filling of the rows under the first band.
#[derive(Clone, Debug)]
struct Filling {
    shape: Shape,
    /// Number of rows to fill.
    rows: usize,
    /// All digits, a bit each.
    all: u64,
    /// The digits that each column lacks.
    columns: [u64; SIDE_MAX],
    /// The digits that each box lacks, those of the first band left out.
    boxes: [u64; SIDE_MAX],
    /// The first digit of each row.
    first: [u64; SIDE_MAX],
}

impl Filling {
    fn under(shape: Shape, band: &[Digit]) -> Self {
        let n = shape.side();
        let all = (1 << n) - 1;
        let mut columns = [all; SIDE_MAX];
        for (k, digit) in band.iter().enumerate() {
            columns[k % n] ^= 1 << digit.index();
        }
        let (boxes, first) = ([all; SIDE_MAX], [0; SIDE_MAX]);
        Self { shape, rows: n - shape.box_rows(), all, columns, boxes, first }
    }

    /// The number of ways to fill this row and all below.
    fn fill(&mut self, row: usize) -> u64 {
        if row + 2 == self.rows {
            return self.fill_last_two(row);
        }
        let mut found = 0;
        self.for_each_row(row, &mut |filling| found += filling.fill(row + 1));
        found
    }

    /// Visits every way to fill a row.
    #[inline(always)]
    fn for_each_row(&mut self, row: usize, visit: &mut impl FnMut(&mut Self)) {
        let band_start = row / self.shape.box_rows() * self.shape.stacks();
        let mut choices = self.columns[0] & self.boxes[band_start] & !self.lesser(row);
        if row + self.shape.box_rows() >= self.rows {
            // The last band has all that the column lacks, in order: so the least comes next.
            choices &= self.columns[0].wrapping_neg();
        }
        while choices != 0 {
            let digit = choices & choices.wrapping_neg();
            choices ^= digit;
            self.columns[0] ^= digit;
            self.boxes[band_start] ^= digit;
            self.first[row] = digit;
            self.fill_from(1, 1, band_start, self.all ^ digit, visit);
            self.columns[0] ^= digit;
            self.boxes[band_start] ^= digit;
        }
    }

    /// Fills a row from this column on, which is the k-th of its box, when the row lacks `left`.
    fn fill_from(
        &mut self,
        column: usize,
        k: usize,
        box_index: usize,
        left: u64,
        visit: &mut impl FnMut(&mut Self),
    ) {
        if left == 0 {
            return visit(self);
        }
        let (k, box_index) =
            if k == self.shape.box_columns() { (0, box_index + 1) } else { (k, box_index) };
        let mut choices = left & self.columns[column] & self.boxes[box_index];
        while choices != 0 {
            let digit = choices & choices.wrapping_neg();
            choices ^= digit;
            self.columns[column] ^= digit;
            self.boxes[box_index] ^= digit;
            self.fill_from(column + 1, k + 1, box_index, left ^ digit, visit);
            self.columns[column] ^= digit;
            self.boxes[box_index] ^= digit;
        }
    }

    /// The digits that cannot start a row, because they do not exceed what the row must.
    fn lesser(&self, row: usize) -> u64 {
        let rows = self.shape.box_rows();
        let distance = if row.is_multiple_of(rows) { rows } else { 1 };
        row.checked_sub(distance).map_or(0, |above| self.first[above] | (self.first[above] - 1))
    }

    /// The number of ways to fill the last two rows.
    fn fill_last_two(&self, row: usize) -> u64 {
        // The columns that lack a digit, as the exclusive or of their two numbers.
        let mut columns_of = [0; SIDE_MAX];
        for (column, left) in self.columns[..self.shape.side()].iter().enumerate() {
            columns_of[left.trailing_zeros() as usize] ^= column;
            columns_of[left.ilog2() as usize] ^= column;
        }
        let least = self.columns[0] & self.columns[0].wrapping_neg();
        if least & self.lesser(row) != 0 {
            return 0;
        }
        // The first column's two digits must ascend, so its cycle has one way, not two.
        let mut ways = 1;
        let mut undecided = self.all;
        loop {
            let mut column = undecided.trailing_zeros() as usize;
            let mut digit = self.columns[column] & self.columns[column].wrapping_neg();
            while undecided >> column & 1 == 1 {
                undecided ^= 1 << column;
                digit ^= self.columns[column];
                column ^= columns_of[digit.trailing_zeros() as usize];
            }
            if undecided == 0 {
                return ways;
            }
            ways *= 2;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::column_sets;

    /// Goal: brute force and column sets find the same classes.  Method: all shapes that brute
    /// force does at once.
    #[test]
    fn classes_agree_with_column_sets() {
        for (r, c) in [(2, 2), (2, 3), (3, 2)] {
            let shape = Shape::new(r, c).unwrap();
            let pairs = |bands: &FirstBands| -> Vec<_> {
                bands.classes().iter().map(|b| (b.size.clone(), b.completions.clone())).collect()
            };
            let computed = column_sets::first_bands(shape).unwrap();
            assert_eq!(
                pairs(&first_bands(shape, &()).expect("() does not stop it")),
                pairs(&computed),
                "{shape}"
            );
        }
    }
}
