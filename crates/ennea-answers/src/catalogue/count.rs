//! The parts of a shard, counted on all cores.

use super::checkpoint::State;
use super::done::Done;
use ennea::catalog::classes::count;
use ennea::progress::Progress;
use ennea::symmetry::classic_bands::Bands;
use rayon::prelude::*;
use std::sync::{Mutex, PoisonError};

/// How many fronts move through the parts at once.
const FRONTS: usize = 16;

/// Does what is left of a shard, until `progress` stops it; `changed` sees the state after each
/// part.
pub fn go_on(state: State, progress: &dyn Progress, changed: impl FnMut(&State) + Send) -> State {
    let bands = Bands::new();
    let shard = state.shard;
    let order = order(&state.done);
    progress.expect(order.len() as u64);
    let work = Mutex::new((state, changed));
    order.into_iter().par_bridge().for_each(|place| {
        if progress.is_stopped() {
            return;
        }
        let tally = count::part(&bands, shard.part(place));
        let (state, changed) = &mut *work.lock().unwrap_or_else(PoisonError::into_inner);
        state.done.add(place);
        state.tally.add(&tally);
        changed(state);
        progress.advance(1);
    });
    work.into_inner().unwrap_or_else(PoisonError::into_inner).0
}

/// The places that are not done.  The first parts take longer than the last ones, so several fronts
/// move through them at once: then the time left follows from the time taken, and what is done is
/// still a few ranges.
fn order(done: &Done) -> Vec<usize> {
    let length = done.places().div_ceil(FRONTS);
    let fronts = (0..length).flat_map(|k| (k..done.places()).step_by(length));
    fronts.filter(|place| !done.contains(*place)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: each place that is left is met once.  Method: all lengths around that of the fronts.
    #[test]
    fn the_fronts_meet_every_place() {
        for len in 1..=100 {
            let mut done = Done::none(len);
            (0..len).filter(|place| place % 7 == 3).for_each(|place| done.add(place));
            let mut order = order(&done);
            order.sort_unstable();
            assert_eq!(order, (0..len).filter(|place| place % 7 != 3).collect::<Vec<_>>());
        }
    }
}
