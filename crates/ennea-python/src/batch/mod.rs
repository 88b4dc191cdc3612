//! Many puzzles at once: rows of numbers in a buffer, or texts and objects in a list.
//!
//! A chunk at a time is copied into memory of ours, answered by all cores without Python's lock, and
//! written to where it belongs, so that nothing is held twice as a whole, and no other thread of Python
//! can change what is being read.  Results come in the order of the rows, for any number of threads.

mod answers;
mod array;
mod given;
mod text;

pub(crate) use answers::{
    automorphisms_batch, canonical_batch, count_batch, keys_batch, rank_batch, rate_batch,
    sample_rows, solve_batch, unrank_rows,
};

pub(crate) use text::{rows_of_text, text_of_rows};

use crate::errors::error_at;
use crate::work::{self, Watch};
use array::Target;
use ennea::progress::Progress;
use given::{Chunk, Rows};
use pyo3::prelude::*;
use rayon::prelude::*;
use std::fmt::Display;

/// Rows that are answered together.
const TOGETHER: usize = 1 << 16;

/// Rows that one core answers before it looks up.
const PIECE: usize = 64;

/// How a batch is run.
pub(crate) struct Way<'a, 'py> {
    py: Python<'py>,
    threads: Option<usize>,
    progress: Option<&'a Bound<'py, PyAny>>,
}

/// Why a row has no answer; the first such row ends the batch.
pub(crate) enum Unanswered {
    Stopped,
    Refused(String),
}

impl Unanswered {
    fn refused(why: impl Display) -> Self {
        Self::Refused(why.to_string())
    }
}

impl From<ennea::progress::Stopped> for Unanswered {
    fn from(_: ennea::progress::Stopped) -> Self {
        Self::Stopped
    }
}

impl Way<'_, '_> {
    /// Answers all rows: `answer` for each, on all cores, may write numbers to its row of `out`; `keep`
    /// takes what it gives, in order.
    fn run<A: Send>(
        &self,
        rows: &Rows<'_>,
        target: Option<&Target>,
        answer: impl Fn(&crate::given::Given, &mut [u8], &Watch) -> Result<A, Unanswered> + Sync,
        mut keep: impl FnMut(A, &[u8]) -> PyResult<()>,
    ) -> PyResult<()> {
        let pool = work::pool(self.threads)?;
        let watch = Watch::of(rows.len() as u64);
        let mut chunk = Chunk::default();
        let mut out = Vec::new();
        let mut answers: Vec<Result<A, Unanswered>> = Vec::new();
        for start in (0..rows.len()).step_by(TOGETHER) {
            let end = rows.len().min(start + TOGETHER);
            rows.load(self.py, start..end, &mut chunk)?;
            let width = chunk.width();
            out.resize((end - start) * width, 0);
            out.fill(0);
            let (read, all) = (&chunk, &mut out[..]);
            work::watched(self.py, &watch, self.progress, |watch| {
                let piece = |(k, out): (usize, &mut [u8])| {
                    let rows = out.chunks_mut(width).zip(k * PIECE..);
                    let answers: Vec<_> = rows
                        .map(|(out, row)| {
                            if watch.is_stopped() {
                                return Err(Unanswered::Stopped);
                            }
                            let given = read.row(row).map_err(Unanswered::Refused)?;
                            answer(&given, out, watch)
                        })
                        .collect();
                    watch.advance(answers.len() as u64);
                    answers
                };
                let pieces = all.par_chunks_mut(PIECE * width).enumerate().map(piece);
                let pieces: Vec<_> = work::within(pool.as_ref(), || pieces.collect());
                answers = pieces.into_iter().flatten().collect();
            })?;
            for (row, answer) in answers.drain(..).enumerate() {
                let answer = answer.map_err(|why| match why {
                    Unanswered::Stopped => crate::errors::stopped(ennea::progress::Stopped),
                    Unanswered::Refused(why) => error_at(start + row, why),
                })?;
                keep(answer, &out[row * width..][..chunk.cells(row)])?;
            }
            if let Some(target) = target {
                target.write(self.py, start * width, &out)?;
            }
        }
        Ok(())
    }
}
