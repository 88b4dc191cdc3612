//! Many starts to their ends, in lanes that are filled again, on all cores.

use super::Splitting;
use super::batch::Batch;
use super::kernel::Half;
use crate::run::{End, Limits};
use crate::start::start;
use ennea_base::progress::{Progress, Stopped};
use rayon::prelude::*;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// A trajectory that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Ended {
    /// The number of its start.
    pub index: u64,
    /// Why it ended.
    pub end: End,
    /// After how many steps; the last one is half a step if it was solved.
    pub steps: u64,
    /// At which time.
    pub time: f64,
    /// The values that satisfy the formula, if it was solved.
    pub values: Option<Box<[bool]>>,
}

/// Clauses processed between two polls for a stop request, and the largest number of steps.
const CLAUSES_UNHEARD: u64 = 100_000;
const STEPS_UNHEARD: u64 = 64;

impl Splitting {
    /// Follows these starts of a seed ([`start`]) to their ends, and gives them in order.
    ///
    /// # Errors
    /// If `progress` stops it; it is told of every trajectory that has ended.
    pub fn follow(
        &self,
        seed: u64,
        starts: Range<u64>,
        limits: Limits,
        progress: &dyn Progress,
    ) -> Result<Vec<Ended>, Stopped> {
        progress.expect(starts.end.saturating_sub(starts.start));
        let next = AtomicU64::new(starts.start);
        let take = || {
            let index = next.fetch_add(1, Ordering::Relaxed);
            (index < starts.end).then_some(index)
        };
        let work = |_| {
            let mut ended = Vec::new();
            let mut lanes = Occupied::new(self, seed, limits);
            while lanes.fill(&take) {
                if lanes.may_ask() && progress.is_stopped() {
                    return Err(Stopped);
                }
                let before = ended.len();
                lanes.step(&mut ended);
                if ended.len() > before {
                    progress.advance((ended.len() - before) as u64);
                }
            }
            Ok(ended)
        };
        let crew: Result<Vec<Vec<Ended>>, Stopped> =
            (0..rayon::current_num_threads()).into_par_iter().map(work).collect();
        let mut all: Vec<Ended> = crew?.into_iter().flatten().collect();
        all.sort_unstable_by_key(|ended| ended.index);
        Ok(all)
    }

    /// Follows as many starts as lie side by side until the first has found a solution (the one
    /// with the least number, if there are several), or all are given up: then one of them.  On one
    /// core.
    ///
    /// # Errors
    /// If `progress` stops it; it is told which of the steps of the limit are over.
    pub fn race(
        &self,
        seed: u64,
        limits: Limits,
        progress: &dyn Progress,
    ) -> Result<Ended, Stopped> {
        let mut ended = Vec::new();
        let mut lanes = Occupied::new(self, seed, limits);
        let all = 0..lanes.indexes.len() as u64;
        let next = AtomicU64::new(0);
        let take = || {
            let index = next.fetch_add(1, Ordering::Relaxed);
            all.contains(&index).then_some(index)
        };
        progress.expect(limits.steps);
        let mut told = 0;
        while lanes.fill(&take) {
            if lanes.may_ask() {
                progress.go_on()?;
                progress.advance(lanes.steps - told);
                told = lanes.steps;
            }
            lanes.step(&mut ended);
            if ended.iter().any(|ended| ended.end == End::Solved) {
                break;
            }
        }
        progress.advance(limits.steps.saturating_sub(told));
        ended.sort_by_key(|ended| (ended.end != End::Solved, ended.index));
        Ok(ended.swap_remove(0))
    }
}

/// A batch, and which start is in which lane.
struct Occupied<'a> {
    splitting: &'a Splitting,
    batch: Box<dyn Batch + 'a>,
    seed: u64,
    limits: Limits,
    indexes: Vec<Option<u64>>,
    steps: u64,
}

impl<'a> Occupied<'a> {
    fn new(splitting: &'a Splitting, seed: u64, limits: Limits) -> Self {
        let batch = splitting.batch();
        let indexes = vec![None; batch.lanes()];
        Self { splitting, batch, seed, limits, indexes, steps: 0 }
    }

    /// Tests whether enough work was done since the last question whether to go on.
    fn may_ask(&self) -> bool {
        let clauses = self.splitting.program.weights.len().max(1) as u64;
        self.steps.is_multiple_of((CLAUSES_UNHEARD / clauses).clamp(1, STEPS_UNHEARD))
    }

    /// Fills the lanes that are free; says whether any is occupied.
    fn fill(&mut self, take: &dyn Fn() -> Option<u64>) -> bool {
        for (lane, place) in self.indexes.iter_mut().enumerate() {
            if place.is_none() {
                let Some(index) = take() else { break };
                *place = Some(index);
                self.batch.load(lane, &start(self.seed, index, self.splitting.variable_count()));
            }
        }
        self.indexes.iter().any(Option::is_some)
    }

    /// Takes a step, and empties the lanes that have come to an end.
    fn step(&mut self, ended: &mut Vec<Ended>) {
        self.steps += 1;
        let solved = self.batch.half_step(Half::First);
        let of_step = self.splitting.rule.step();
        for lane in 0..self.indexes.len() {
            let Some(index) = self.indexes[lane].filter(|_| solved >> lane & 1 == 1) else {
                continue;
            };
            let steps = self.batch.steps(lane);
            let n = self.splitting.variable_count();
            let values = (0..n).map(|variable| self.batch.spin(lane, variable) > 0.0).collect();
            let time = (steps as f64 + 0.5) * of_step;
            // Beyond the limit it was given up before.
            if time <= self.limits.time {
                ended.push(Ended {
                    index,
                    end: End::Solved,
                    steps: steps + 1,
                    time,
                    values: Some(values),
                });
                self.indexes[lane] = None;
            }
        }
        self.batch.half_step(Half::Second);
        for lane in 0..self.indexes.len() {
            let Some(index) = self.indexes[lane] else { continue };
            let steps = self.batch.steps(lane);
            let time = steps as f64 * of_step;
            let end = match () {
                () if time >= self.limits.time => End::Time,
                () if steps >= self.limits.steps => End::Steps,
                () => continue,
            };
            let time = time.min(self.limits.time);
            ended.push(Ended { index, end, steps, time, values: None });
            self.indexes[lane] = None;
        }
    }
}
