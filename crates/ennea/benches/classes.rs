//! Times the catalogue of the essentially different 3x3 grids: set-up, ranks, walks, whole parts.
//!
//! Each rank must come back from its grid, and a walk's grids must be those of its ranks.
//!
//! ```text
//! cargo bench -p ennea --bench classes
//! ```

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use ennea::catalog::classes::{Class, Classes, count};
use ennea::random::SplitMix64;
use std::time::{Duration, Instant};

fn main() {
    let (classes, time) = timed(Classes::new);
    print("tables read", "ms", time.as_secs_f64() * 1e3);
    let mut random = SplitMix64::new(1);
    let ranks: Vec<u64> = (0..2000).map(|_| random.below(classes.len() as usize) as u64).collect();
    let (grids, time) =
        timed(|| ranks.iter().map(|&rank| classes.unrank(rank).unwrap()).collect::<Vec<Class>>());
    print("unrank, mean", "us", time.as_secs_f64() * 1e6 / ranks.len() as f64);
    let (again, time) =
        timed(|| grids.iter().map(|grid| classes.rank(&grid.digits)).collect::<Vec<u64>>());
    print("rank, mean", "us", time.as_secs_f64() * 1e6 / ranks.len() as f64);
    assert_eq!(ranks, again, "ranks come back");
    for (name, from) in
        [("first", 0), ("middle", classes.len() / 2), ("last", classes.len() - 200_000)]
    {
        let (walked, time) = timed(|| {
            classes.walk(from).take(2_000_000).fold((0, None), |(n, _), grid| (n + 1, Some(grid)))
        });
        let (length, last) = walked;
        assert_eq!(classes.unrank(from + length - 1).ok(), last, "the walk is in order");
        print(&format!("walk from the {name}"), "a second", length as f64 / time.as_secs_f64());
    }
    let mut seconds = 0.0;
    let mut found = 0;
    for part in (7..count::PARTS).step_by(500) {
        let (tally, time) = timed(|| count::part(classes.bands(), part, &()).unwrap());
        seconds += time.as_secs_f64();
        found += tally.classes();
    }
    assert_eq!(found, 10_291_548, "the classes of these parts");
    print("count by parts", "a second", f64::from(found as u32) / seconds);
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}

fn print(what: &str, unit: &str, figure: f64) {
    println!("{what:<26}{figure:>13.1} {unit}");
}
