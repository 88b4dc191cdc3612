//! Some trajectories side by side, each in a lane that may be filled anew.

use super::door;
use super::kernel::{Field, GAIN, Half, Lanes, Plan, Rule};
use super::program::Program;
use super::real::Real;
use ennea_base::Backend;
use std::fmt::Debug;
use std::marker::PhantomData;

/// Trajectories of one formula, of whatever numbers and by whatever rule.
pub(super) trait Batch: Send + Debug {
    /// Number of trajectories side by side.
    fn lanes(&self) -> usize;

    /// Puts a start into a lane.
    fn load(&mut self, lane: usize, spins: &[f64]);

    /// Takes half a step in all lanes.  After the first half, in which of them the signs satisfy
    /// all clauses, bit by bit.
    fn half_step(&mut self, half: Half) -> u64;

    /// Number of whole steps a lane has taken since it was filled.
    fn steps(&self, lane: usize) -> u64;

    /// A spin of a lane.
    fn spin(&self, lane: usize, variable: usize) -> f64;

    /// The natural logarithms of the weights of a lane, by the formula's clauses.
    fn log_weights(&self, lane: usize) -> Vec<f64>;
}

#[derive(Clone, Debug)]
pub(super) struct Side<'a, R, const L: usize, M> {
    program: &'a Program,
    backend: Backend,
    plan: Plan,
    field: Field<R, L>,
    /// The number of times that the weights of each lane were scaled down.
    rescaled: [u32; L],
    steps: [u64; L],
    rule: PhantomData<M>,
}

impl<'a, R: Real, const L: usize, M: Rule> Side<'a, R, L, M> {
    pub(super) fn new(program: &'a Program, plan: Plan, backend: Backend) -> Self {
        let of = |length: usize, x: R| vec![Lanes::all(x); length];
        let n = program.variables.len();
        let field = Field {
            falsities: of(2 * n + 1, R::ONE),
            // The last one is that of no clause.
            weights: of(program.weights.len() + 1, R::ZERO),
            greatest: Lanes::all(R::ZERO),
            rates: of(1, R::ZERO),
            forces: of(2, R::ZERO),
            beyond: of(program.literals.len(), R::ONE),
            products: of(program.long_ends.len(), R::ONE),
            ones: of(program.long_ends.len(), R::ONE),
        };
        let (rescaled, steps) = ([0; L], [0; L]);
        Self { program, backend, plan, field, rescaled, steps, rule: PhantomData }
    }

    /// Sets tau / 2, tau = h / (2 sweeps), times the scale of the weights.
    fn set_rate(&mut self, lane: usize) {
        let scale = R::WEIGHT_SCALE.to_f64().recip().powi(self.rescaled[lane] as i32);
        let rate = self.plan.step / (4.0 * f64::from(self.plan.sweeps)) * scale.min(R::SCALE_MAX);
        self.field.rates[0].0[lane] = R::from_f64(rate);
    }

    /// Scales the weights of a lane down; in a descent, whose weights are near 1 or more, for good.
    fn rescale(&mut self, lane: usize) {
        let clauses = self.program.weights.len();
        let least = if M::IS_EXACT { R::WEIGHT_MIN } else { R::ONE };
        for weight in &mut self.field.weights[..clauses] {
            weight.0[lane] = (weight.0[lane] * R::WEIGHT_SCALE).max(least);
        }
        if M::IS_EXACT {
            self.rescaled[lane] += 1;
            self.set_rate(lane);
        }
    }
}

impl<R: Real + Debug, const L: usize, M: Rule + Debug> Batch for Side<'_, R, L, M> {
    fn lanes(&self) -> usize {
        L
    }

    fn load(&mut self, lane: usize, spins: &[f64]) {
        for (i, &variable) in self.program.variables.iter().enumerate() {
            let truth = R::from_f64(0.5 + 0.5 * spins[variable as usize]);
            self.field.falsities[2 * i].0[lane] = R::ONE - truth;
            self.field.falsities[2 * i + 1].0[lane] = truth;
        }
        for (weight, &first) in self.field.weights.iter_mut().zip(&self.program.weights) {
            weight.0[lane] = R::from_f64(first);
        }
        for long in 0..self.program.long_ends.len() {
            let literals = self.program.long(long);
            let end = self.program.long_ends[long] as usize;
            let mut product = R::ONE;
            for (place, &literal) in (end - literals.len()..end).zip(literals).rev() {
                self.field.beyond[place].0[lane] = product;
                product = product * self.field.falsities[literal as usize].0[lane];
            }
        }
        self.rescaled[lane] = 0;
        self.steps[lane] = 0;
        if M::IS_EXACT {
            self.set_rate(lane);
        } else {
            self.field.rates[0].0[lane] = R::from_f64(GAIN);
        }
    }

    fn half_step(&mut self, half: Half) -> u64 {
        let (program, field, plan) = (self.program, &mut self.field, self.plan);
        let solved = door::half_step::<R, L, M>(self.backend, half, program, field, plan);
        if half == Half::Second {
            for lane in 0..L {
                self.steps[lane] += 1;
                if self.field.greatest.0[lane] > R::WEIGHT_MAX {
                    self.rescale(lane);
                }
            }
        }
        solved
    }

    fn steps(&self, lane: usize) -> u64 {
        self.steps[lane]
    }

    fn spin(&self, lane: usize, variable: usize) -> f64 {
        let i = self.program.order[variable] as usize;
        2.0 * self.field.falsities[2 * i + 1].0[lane].to_f64() - 1.0
    }

    fn log_weights(&self, lane: usize) -> Vec<f64> {
        let scale = -f64::from(self.rescaled[lane]) * R::WEIGHT_SCALE.to_f64().ln();
        let mut weights = vec![0.0; self.program.weights.len()];
        for (weight, &clause) in self.field.weights.iter().zip(&self.program.clauses) {
            weights[clause as usize] = weight.0[lane].to_f64().ln() + scale;
        }
        weights
    }
}
