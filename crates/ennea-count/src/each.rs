//! Work for each of some things, on all cores.
//!
//! One loop is compiled for all of it: places are shared out, and what is at a place waits behind a
//! lock that nobody else wants.  Source: ours.  Cost: a lock and a call for each.  Oracle: a loop.

use ennea_base::progress::{Progress, Stopped};
use rayon::prelude::*;
use std::sync::Mutex;

/// What some work finds for each of some things, in their order.
///
/// # Errors
/// If the progress or the work says so.
pub(crate) fn each<T: Send, F: Send>(
    things: impl IntoIterator<Item = T>,
    progress: &dyn Progress,
    work: impl Fn(T) -> Result<F, Stopped> + Sync,
) -> Result<Vec<F>, Stopped> {
    let places: Vec<_> = things.into_iter().map(|thing| Mutex::new((Some(thing), None))).collect();
    shared_out(places.len(), &|place| {
        progress.go_on()?;
        let mut place = places[place].lock().expect("a panic of the work has ended all");
        place.1 = place.0.take().map(&work).transpose()?;
        Ok(())
    })?;
    Ok(places.into_iter().filter_map(|place| place.into_inner().ok()?.1).collect())
}

/// As [`each`], and each thing is a step of the progress.
pub(crate) fn each_step<T: Send, F: Send>(
    things: impl IntoIterator<Item = T, IntoIter: ExactSizeIterator>,
    progress: &dyn Progress,
    work: impl Fn(T) -> Result<F, Stopped> + Sync,
) -> Result<Vec<F>, Stopped> {
    let things = things.into_iter();
    progress.expect(things.len() as u64);
    each(things, progress, |thing| work(thing).inspect(|_| progress.advance(1)))
}

/// Shares places out: one at a time if there are few, since they may differ widely.
fn shared_out(
    count: usize,
    work: &(dyn Fn(usize) -> Result<(), Stopped> + Sync),
) -> Result<(), Stopped> {
    (0..count).into_par_iter().with_max_len(1 + count / 4096).try_for_each(work)
}

#[cfg(test)]
mod tests;
