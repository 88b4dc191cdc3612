//! In how many ways the column sets of a band of 2 x C, transposed, can be written out: halves of the
//! digits that meet.
//!
//! Such a band has C rows and C boxes of two columns, and its column sets *split* the 2C digits into
//! those of the left and of the right column of each box.  A digit is on one side in each box, and in
//! another box in each row.  Give half of the digits to D and the others to D'.  All that the others
//! need to know of D is which cells its digits take, S.  So
//!
//! ```text
//!   f = sum over S of  g(D; S) g(D'; the other cells),
//! ```
//!
//! where g counts the ways to take just these cells.  The rows are interchangeable, so S is taken with
//! its rows sorted, with as many orders as it has.  D is chosen with few S: if t of its digits are on
//! the right in a box, there are at most binomial(C, t)^2 ways to take cells there, which is 1 for t = 0 and
//! 400 for t = 3.  Exchanging boxes and sides joins the halves of all classes into few: 1,515 for the
//! 63,199 classes of 2x6, with 800,000 S for each in the mean.
//!
//! * `words` are the sides of a digit, and what moves them.
//! * `classes` lists the classes of sequences of splits.
//! * `systems` lists the S, `halves` counts g for many halves at once, which end in few digits (`endings`).
//! * `meeting` chooses halves and sums.
//!
//! Source: ours, for the sum of `[Pettersen2005]`.
//! Oracles: `edge_colourings`, band by band; for 2x5 `tests/all/splits.rs` in all, and matrices
//! ([`two_columns`](crate::oracles::two_columns)) for the sum of all f.
//! Cost: 2x5 a tenth of a second; 2x6 half an hour of one core.

mod classes;
mod endings;
mod halves;
mod meeting;
mod systems;
mod words;

pub(super) use classes::SplitClass;
pub use meeting::Parts;

use crate::each::each;
use ennea_base::progress::{Progress, Stopped};
use rustc_hash::FxHashMap;
use words::canonical;

/// The classes of sequences of C splits with their numbers f, counted part by part.
pub(super) fn counted_classes(
    c: usize,
    progress: &dyn Progress,
) -> Result<Vec<(SplitClass, u64)>, Stopped> {
    let parts = Parts::new(c);
    let counted = each(0..parts.len(), progress, |part| parts.colourings(part, progress))?;
    let mut colourings = vec![0; parts.class_count()];
    for (part, counted) in counted.into_iter().enumerate() {
        for (place, f) in parts.places(part).zip(counted) {
            colourings[place] = f;
        }
    }
    Ok(parts.classes.into_iter().zip(colourings).collect())
}

/// In how many ways splits can be written out, by their classes: a table of f.
#[derive(Debug)]
pub(crate) struct Colourings(FxHashMap<Vec<u8>, u64>);

impl Colourings {
    /// The table for C <= 5.
    ///
    /// # Errors
    /// If the progress says so.
    pub(crate) fn new(c: usize, progress: &dyn Progress) -> Result<Self, Stopped> {
        let counted = counted_classes(c, progress)?;
        Ok(Self(counted.into_iter().map(|(class, f)| (class.words, f)).collect()))
    }

    /// f for these left sides.
    pub(crate) fn of(&self, splits: &[u64]) -> u64 {
        let word = |digit: usize| {
            splits
                .iter()
                .zip(0..)
                .fold(0, |word, (side, k)| word | ((side >> digit & 1) as u8) << k)
        };
        let words: Vec<u8> = (0..2 * splits.len()).map(word).collect();
        self.0[&canonical(&words, splits.len()).0]
    }
}
