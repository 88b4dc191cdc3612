//! The rungs of estimates: what is counted lies within their errors.

use super::rung::NOTHING;
use super::{Rung, Up, Wanted};
use ennea::count::column_sets;
use ennea::estimate;
use std::ops::Range;

/// The seeds that are tried, and the trials with each.
const SEEDS: Range<u64> = 1..51;
const TRIALS: u64 = 1000;

/// Of 16,000 deviations in standard errors one is greater by chance.
const DEVIATION_MAX: f64 = 4.0;

pub(super) fn climb<E>(up: &mut Up<'_, E>, wanted: &Wanted) -> Result<(), E> {
    for shape in wanted.among([(2, 3), (2, 4), (3, 3)]) {
        let known: Option<f64> =
            column_sets::grids(shape).and_then(|grids| grids.to_string().parse().ok());
        let agrees = |seed: &u64| {
            let tally = estimate::grids(shape, TRIALS, *seed, &()).ok()?;
            let deviation = tally.estimate()?.deviation(known?.ln());
            (deviation.abs() < DEVIATION_MAX).then_some(())
        };
        let agreeing = SEEDS.filter(|seed| agrees(seed).is_some()).count();
        Rung::new(format!("{shape} grids, estimated with different seeds"))
            .way("seeds", SEEDS.count())
            .way("within 4 standard errors of column sets", agreeing)
            .compare(NOTHING, up)?;
    }
    Ok(())
}
