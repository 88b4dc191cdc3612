//! Parts done on all cores, each by one of them, so that its time is known.

use super::job::Job;
use super::parts::Parts;
use super::values::Values;
use ennea::progress::Progress;
use rayon::ThreadPoolBuilder;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Number of fronts that move through the parts at once.
const FRONTS: usize = 16;

/// Does parts of a job, until `progress` stops it or `keep`, which sees what each has found and the time
/// that it took by `clock`, says no.  The clock is that of the thread that asks.
pub fn work(
    job: &dyn Job,
    parts: &Parts,
    progress: &dyn Progress,
    clock: &(dyn Fn() -> Duration + Sync),
    keep: impl FnMut(usize, Values, Duration) -> bool + Send,
) {
    let order = order(parts);
    let cores = rayon::current_num_threads().min(order.len());
    progress.expect(order.len() as u64);
    if cores == 0 || job.prepare(progress).is_err() {
        return;
    }
    // A core asks here for the next part, and brings what it has found.
    let left = Mutex::new(order.into_iter());
    let keep = Mutex::new((keep, true));
    let next = || {
        let goes_on = keep.lock().unwrap_or_else(PoisonError::into_inner).1;
        let mut left = left.lock().unwrap_or_else(PoisonError::into_inner);
        if goes_on && !progress.is_stopped() { left.next() } else { None }
    };
    let core = || {
        while let Some(part) = next() {
            let start = clock();
            let Ok(values) = job.run(part, progress) else { return };
            let time = clock().saturating_sub(start);
            let (keep, goes_on) = &mut *keep.lock().unwrap_or_else(PoisonError::into_inner);
            if *goes_on {
                *goes_on = keep(part, values, time);
                progress.advance(1);
            }
        }
    };
    thread::scope(|scope| {
        let alone = || {
            // What a part would share out among all cores stays on this one.
            let alone = ThreadPoolBuilder::new().num_threads(1).use_current_thread().build();
            alone.expect("a thread can be a pool").install(core);
        };
        let start = |_: &usize| thread::Builder::new().spawn_scoped(scope, alone).is_ok();
        // Where the system gives fewer threads, these do the work.
        if (0..cores).filter(start).count() == 0 {
            core();
        }
    });
}

/// The parts in the order in which they are done.  Several fronts move through them at once: where the
/// first ones take longer than the last ones, the time left still follows from the time taken.
fn order(parts: &Parts) -> Vec<usize> {
    let parts: Vec<usize> = parts.places().collect();
    let length = parts.len().div_ceil(FRONTS).max(1);
    (0..length).flat_map(|k| parts[k.min(parts.len())..].iter().step_by(length).copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::job::small::Small;
    use super::super::shard::Shard;
    use super::*;
    use std::collections::BTreeMap;

    /// Goal: each part is done once.  Method: all lengths around that of the fronts.
    #[test]
    fn every_part_is_done_once() {
        for of in 1..=100 {
            let shard: Shard = "2/3".parse().expect("a shard");
            let parts = Parts::all(of).of_shard(shard);
            let mut found = BTreeMap::new();
            work(&Small(of), &parts, &(), &|| Duration::ZERO, |part, values, _| {
                assert!(found.insert(part, values).is_none());
                true
            });
            assert!(found.keys().copied().eq(parts.places()));
            assert!(found.iter().all(|(part, values)| values.get(1) == (part + 1).into()));
        }
    }

    #[test]
    fn who_keeps_them_can_stop_it() {
        let mut kept = 0;
        work(&Small(1000), &Parts::all(1000), &(), &|| Duration::ZERO, |_, _, _| {
            kept += 1;
            kept < 5
        });
        assert_eq!(kept, 5);
    }
}
