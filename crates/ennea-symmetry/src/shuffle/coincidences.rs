//! Frequency of shuffles that give back the grid they started from: random moves, tried and
//! counted.
//!
//! Cost: two hundred nanoseconds a trial for 3x3, divided by the number of threads.  Oracle: the
//! probability S / M of [`Stabiliser`](super::Stabiliser), within five standard deviations.

use super::Moves;
use super::lines::Lines;
use ennea_base::Grid;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::random::SplitMix64;
use rayon::prelude::*;

/// Number of trials drawn from one generator.
pub(super) const CHUNK: u64 = 1 << 15;

/// Counts those of `trials` random moves that leave the grid as it is.
///
/// The trials are split into parts with generators of their own, so that the answer is the same for any
/// number of threads.
///
/// ```
/// use ennea::{Grid, random::SplitMix64, symmetry::shuffle::{Moves, coincidences}};
/// let grid = Grid::cyclic("2x2".parse()?);
/// let found = coincidences(&grid, Moves::WithinChutes, 96_000, &mut SplitMix64::new(1), &());
/// assert!(found.is_ok_and(|found| (850..1150).contains(&found)));
/// # Ok::<(), ennea::ShapeError>(())
/// ```
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn coincidences(
    grid: &Grid,
    moves: Moves,
    trials: u64,
    random: &mut SplitMix64,
    progress: &dyn Progress,
) -> Result<u64, Stopped> {
    let first = random.next_word();
    let digits: Vec<u8> = grid.digits().iter().map(|digit| digit.index() as u8).collect();
    progress.expect(trials);
    (0..trials.div_ceil(CHUNK))
        .into_par_iter()
        .map(|chunk| {
            progress.go_on()?;
            let mut random = SplitMix64::part(first, chunk);
            let length = CHUNK.min(trials - chunk * CHUNK);
            let mut lines = Lines::new(grid.shape());
            let mut found = 0;
            for _ in 0..length {
                lines.draw(moves, &mut random);
                found += u64::from(lines.keep(&digits));
            }
            progress.advance(length);
            Ok(found)
        })
        .try_reduce(|| 0, |a, b| Ok(a + b))
}
