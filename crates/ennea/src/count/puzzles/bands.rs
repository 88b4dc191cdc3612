//! In how many ways a band can be written, given the column sets of its boxes.
//!
//! A box with given column sets is written by saying which digits go to which row: a row split that
//! meets every column set once in each row.  The row splits of the three boxes must leave each other
//! alone, so
//!
//! ```text
//!   f(x1, x2, x3) = |{ (m1, m2, m3) in a line : mi fits xi and the clues of box i }|
//! ```
//!
//! For each pair (x1, x2) there are at most 216 x 56 x 216 / 1680 such m3, some 1600, and each adds
//! a row of zeroes and ones over all x3.

use super::boxes::ColumnChoices;
use super::splits::{Number, SPLITS, Split, Splits};
use rayon::prelude::*;

/// f for all choices of three boxes.
pub(super) struct BandTable {
    sizes: [usize; 3],
    f: Vec<i16>,
}

impl BandTable {
    /// The table of a band with these boxes, in whatever order.
    pub(super) fn new(splits: &Splits, boxes: [&ColumnChoices; 3]) -> Self {
        let sizes = boxes.map(|choices| choices.choices.len());
        if boxes.iter().any(|choices| choices.has_clues()) {
            let all: Vec<usize> = (0..sizes[0]).collect();
            return Self { sizes, f: slices(splits, boxes, &all) };
        }
        // Without clues f does not change when the digits are relabelled, so one x1 is enough.
        let choices = boxes[0];
        let slice = slices(splits, boxes, &[0]);
        let side = choices.choices.len();
        let mut f = vec![0; side * side * side];
        f.par_chunks_mut(side * side).enumerate().for_each(|(x1, chunk)| {
            let relabelled = relabelling(splits, choices, x1);
            for x2 in 0..side {
                let row = &slice[relabelled[x2] * side..][..side];
                for x3 in 0..side {
                    chunk[x2 * side + x3] = row[relabelled[x3]];
                }
            }
        });
        Self { sizes, f }
    }

    /// f(x1, x2, x3) for all x3.
    pub(super) fn row(&self, x1: Number, x2: Number) -> &[i16] {
        let [_, second, third] = self.sizes;
        &self.f[(usize::from(x1) * second + usize::from(x2)) * third..][..third]
    }

    /// The largest f.
    pub(super) fn most(&self) -> i16 {
        self.f.iter().copied().max().unwrap_or(0)
    }
}

/// What each choice becomes when a choice is relabelled to the first one.
fn relabelling(splits: &Splits, choices: &ColumnChoices, choice: usize) -> Vec<usize> {
    let digits = |split: &Split| {
        split.map(|set| (0..9).filter(move |d| set >> d & 1 == 1)).into_iter().flatten()
    };
    let mut to = [0; 9];
    for (from, image) in digits(&choices.choices[choice]).zip(digits(&choices.choices[0])) {
        to[from] = image;
    }
    let image = |set: u16| (0..9).filter(|d| set >> d & 1 == 1).fold(0, |s, d| s | 1 << to[d]);
    let moved = choices.choices.iter().map(|split| splits.number(&split.map(image)));
    moved.map(|split| usize::from(choices.of(split).expect("free boxes allow all"))).collect()
}

/// f(x1, x2, x3) for these x1 and all x2, x3.
fn slices(splits: &Splits, boxes: [&ColumnChoices; 3], firsts: &[usize]) -> Vec<i16> {
    let [first, second, third] = boxes;
    let row_splits = |choices: &ColumnChoices| -> Vec<Vec<Number>> {
        let all = 0..choices.choices.len();
        all.map(|choice| choices.row_splits(splits, choice).collect()).collect()
    };
    let (second, third) = (row_splits(second), row_splits(third));
    // fits[m3][x3], and which m2 and m3 are of any use.
    let width = third.len();
    let mut fits = vec![0_i16; SPLITS * width];
    let (mut use2, mut use3) = (vec![false; SPLITS], vec![false; SPLITS]);
    for (x3, rows) in third.iter().enumerate() {
        for &m3 in rows {
            fits[usize::from(m3) * width + x3] = 1;
            use3[usize::from(m3)] = true;
        }
    }
    second.iter().flatten().for_each(|&m2| use2[usize::from(m2)] = true);

    let mut f = vec![0; firsts.len() * second.len() * width];
    f.par_chunks_mut((second.len() * width).max(1)).zip(firsts).for_each(|(chunk, &x1)| {
        // For each m2, the m3 that complete a line with an m1 of x1.
        let mut thirds: Vec<Vec<Number>> = vec![Vec::new(); SPLITS];
        for m1 in first.row_splits(splits, x1) {
            for &[m2, m3] in splits.beside(m1) {
                if use2[usize::from(m2)] && use3[usize::from(m3)] {
                    thirds[usize::from(m2)].push(m3);
                }
            }
        }
        for (row, m2s) in chunk.chunks_exact_mut(width).zip(&second) {
            for &m2 in m2s {
                for &m3 in &thirds[usize::from(m2)] {
                    let fits = &fits[usize::from(m3) * width..][..width];
                    for (f, fit) in row.iter_mut().zip(fits) {
                        *f += fit;
                    }
                }
            }
        }
    });
    f
}
