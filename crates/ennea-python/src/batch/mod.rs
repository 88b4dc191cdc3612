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

use crate::errors::{error_at, said};
use crate::objects::warn;
use crate::work::{self, Watch};
use array::Target;
use ennea::Puzzle;
use ennea::progress::{Progress, Stopped};
use given::{Chunk, Rows};
use pyo3::prelude::*;
use rayon::ThreadPool;
use rayon::prelude::*;
use std::sync::Arc;

/// Rows that are answered together.
const TOGETHER: usize = 1 << 16;

/// Rows that one core answers before it looks up.
const PIECE: usize = 64;

/// Settings by which a batch is run.
pub(crate) struct Way<'a, 'py> {
    py: Python<'py>,
    threads: Option<usize>,
    progress: Option<&'a Bound<'py, PyAny>>,
}

impl Way<'_, '_> {
    /// Answers all rows: `answer` for each, on all cores, may write to its row of `out` if this is an array;
    /// `keep` takes what it gives, in order.  The first row without an answer ends the batch.
    fn run<A: Send + 'static>(
        &self,
        rows: &Rows<'_>,
        target: Option<&Target>,
        answer: impl Fn(&Puzzle, &mut [u8], &Watch) -> Result<A, String> + Send + Sync + 'static,
        mut keep: impl FnMut(A) -> PyResult<()>,
    ) -> PyResult<()> {
        let pool = Arc::new(work::pool(self.threads)?);
        let watch = Arc::new(Watch::of(rows.len() as u64));
        let answer = Arc::new(answer);
        let width = rows.cells().unwrap_or(1).max(1);
        let (mut chunk, mut out) = (Chunk::default(), Vec::new());
        for start in (0..rows.len()).step_by(TOGETHER) {
            let end = rows.len().min(start + TOGETHER);
            rows.load(self.py, start..end, &mut chunk)?;
            let (pool, answer) = (Arc::clone(&pool), Arc::clone(&answer));
            let work = move |watch: &Watch| {
                out.clear();
                out.resize(chunk.len() * width, 0);
                let answers = answered(&chunk, &mut out, width, (*pool).as_ref(), &*answer, watch);
                (chunk, out, answers)
            };
            let answers;
            (chunk, out, answers) = work::watched(self.py, &watch, self.progress, work)?;
            warn(self.py, &chunk.notes())?;
            for (row, answer) in answers.into_iter().enumerate() {
                keep(answer.map_err(|why| error_at(start + row, why))?)?;
            }
            if let Some(target) = target {
                target.write(self.py, start * width, &out)?;
            }
        }
        Ok(())
    }
}

/// The answers to the rows of a chunk, in order.
fn answered<A: Send>(
    chunk: &Chunk,
    out: &mut [u8],
    width: usize,
    pool: Option<&ThreadPool>,
    answer: impl Fn(&Puzzle, &mut [u8], &Watch) -> Result<A, String> + Sync,
    watch: &Watch,
) -> Vec<Result<A, String>> {
    let one = |(out, row): (&mut [u8], usize)| {
        if watch.is_stopped() { Err(said(Stopped)) } else { answer(&chunk.row(row)?, out, watch) }
    };
    let piece = |(k, out): (usize, &mut [u8])| {
        let answers: Vec<_> = out.chunks_mut(width).zip(k * PIECE..).map(one).collect();
        watch.advance(answers.len() as u64);
        answers
    };
    let pieces = out.par_chunks_mut(PIECE * width).enumerate().map(piece);
    let pieces: Vec<_> = work::within(pool, || pieces.collect());
    pieces.into_iter().flatten().collect()
}
