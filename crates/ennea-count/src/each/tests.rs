//! The one loop beside a plain one, and orders and maps beside those of the standard library.

use super::*;
use crate::in_order::{collected, in_order};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

/// Progress that stops after some steps.
struct Until(u64, AtomicU64);

impl Progress for Until {
    fn advance(&self, steps: u64) {
        self.1.fetch_add(steps, Ordering::Relaxed);
    }

    fn is_stopped(&self) -> bool {
        self.1.load(Ordering::Relaxed) >= self.0
    }
}

/// Goal: what is found stands in the order of the things, however many there are, with loops inside loops.
/// Method: a plain loop.
#[test]
fn results_stand_in_the_order_of_the_things() {
    for count in [0_u64, 1, 2, 4095, 4096, 9000] {
        let inner = |k| Ok(each(0..k % 5, &(), |j| Ok(j * k))?.into_iter().sum::<u64>());
        let expected: Vec<u64> = (0..count).map(|k| (0..k % 5).map(|j| j * k).sum()).collect();
        assert_eq!(each(0..count, &(), inner), Ok(expected));
    }
}

#[test]
fn progress_and_work_stop_all() {
    let all = Until(u64::MAX, AtomicU64::new(0));
    assert_eq!(each_step(vec![7; 100], &all, Ok).map(|found| found.len()), Ok(100));
    assert_eq!(all.1.into_inner(), 100);
    assert_eq!(each_step(vec![7; 100], &Until(50, AtomicU64::new(0)), Ok), Err(Stopped));
    assert_eq!(each(0..100, &(), |k| if k == 99 { Err(Stopped) } else { Ok(k) }), Err(Stopped));
}

/// Goal: equal ranks stay as they are; a map has all keys, the last of equal ones.  Method: the standard library.
#[test]
fn orders_and_maps_are_those_of_the_standard_library() {
    let ranks: Vec<u64> = (0..1000_u64).map(|k| k * k * 7919 % 13).collect();
    let mut order: Vec<usize> = (0..ranks.len()).collect();
    order.sort_by_key(|&place| ranks[place]);
    assert_eq!(in_order(ranks.iter().copied()), order);
    let pairs = || ranks.iter().copied().zip(0..);
    assert_eq!(collected::<BTreeMap<_, _>, _>(pairs()), pairs().collect());
}
