//! The rungs of estimates: what is counted lies within their errors.

use super::Up;
use super::rung::{NOTHING, Value};
use ennea::count::column_sets;
use ennea::estimate;
use ennea::progress::Stopped;
use std::ops::Range;

/// The seeds that are tried, and the trials with each.
const SEEDS: Range<u64> = 1..51;
const TRIALS: u64 = 1000;

/// Of 16,000 deviations in standard errors one is greater by chance.
const DEVIATION_MAX: f64 = 4.0;

pub(super) fn climb(up: &mut Up<'_>) -> Result<(), Stopped> {
    for shape in up.wanted.among([(2, 3), (2, 4), (3, 3)]) {
        up.list(format!("{shape} grids, estimated with different seeds"), SEEDS.count())
            .list("at most 4 standard errors", || {
                Some(SEEDS.map(|seed| value(seed, 0.0)).collect())
            })
            .list("estimates less column sets", || {
                let known: f64 = column_sets::grids(shape)?.to_string().parse().ok()?;
                let deviation = |seed| {
                    let tally = estimate::grids(shape, TRIALS, seed, &()).ok()?;
                    Some(value(seed, tally.estimate()?.deviation(known.ln())))
                };
                SEEDS.map(deviation).collect()
            })
            .compare(NOTHING, up)?;
    }
    Ok(())
}

/// Value of a deviation in standard errors: `within` if chance explains it, else the deviation.
fn value(seed: u64, deviation: f64) -> Value {
    let of = format!("seed {seed}");
    if deviation.abs() < DEVIATION_MAX {
        Value::text(of, "within")
    } else {
        Value::text(of, format!("{deviation:+.1}"))
    }
}
