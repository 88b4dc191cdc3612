//! The fast integrator: exact flows of the parts, one after the other, for many starts side by
//! side.
//!
//! The flow of one spin, all else frozen, is known in closed form, and so is that of the weights at
//! fixed spins.  A step of length h is
//!
//! ```text
//!   sweeps over all spins for h/2,   a_m <- a_m e^(h K_m) for all clauses,   the same sweeps backwards for h/2
//! ```
//!
//! which is symmetric, so its error is of second order.  A half has `sweeps` sweeps of length h /
//! (2 sweeps), forth and back by turns; more of them resolve the spins where weights are large.
//! Whatever h is, spins stay in the box, weights stay positive, and V falls in each sweep: no step
//! is too long, it only becomes less exact.  The limit of long steps is a rule of its own,
//! [`Rule::Descent`]: spins go at once where they would come to rest, which is coordinate descent
//! on V, and weights learn and forget, a <- 0.9 + (0.1 + g K^2) a.  That finds solutions many times faster, and
//! says nothing about the flow.
//!
//! Whether the signs satisfy all clauses is looked up in the middle of each step, where weights
//! grow.  Weights are kept over a power of two for each trajectory, and within 10^320 (f64) or
//! 10^45 (f32) of the greatest.
//!
//! Trajectories lie in the lanes of vectors, and lanes are filled with the next start as soon as
//! one has ended.  No number of a trajectory depends on its lane, its neighbours, the number of
//! threads or the machine's instructions: all back ends give the same bits.
//!
//! Source: Strang splitting, `[Strang1968]`.  Cost: O(literals) a step, sweep and trajectory.
//! Oracles: [`cash_karp`](super::cash_karp), which shares no code; halved steps, on which the error
//! falls with the square; the portable back end.

mod batch;
mod crew;
mod door;
mod kernel;
mod program;
mod real;
#[cfg(test)]
mod tests;

pub use crew::Ended;

use super::flow::{Growth, State};
use super::formula::Formula;
use batch::{Batch, Side};
use ennea_base::Backend;
use kernel::{Half, Plan};
use program::Program;

/// Law of motion of a trajectory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rule {
    /// The flow, by steps.
    Flow {
        /// Law by which weights grow.
        growth: Growth,
        /// h, up to [`Rule::STEP_MAX`].
        step: f64,
        /// Sweeps in each half of a step.
        sweeps: u32,
    },
    /// The limit of long steps, where spins come to rest at once.
    Descent,
}

impl Rule {
    /// Rule for measuring escape rates: the paper's flow, h = 0.1, four sweeps.
    pub const MEASURE: Self = Self::Flow { growth: Growth::Linear, step: 0.1, sweeps: 4 };

    /// Rule that finds solutions fastest.
    pub const SOLVE: Self = Self::Descent;

    /// The longest step.
    pub const STEP_MAX: f64 = 16.0;

    /// Analog time that a step takes; 1 in a descent.
    pub fn step(self) -> f64 {
        match self {
            Self::Flow { step, .. } => step,
            Self::Descent => 1.0,
        }
    }

    /// This rule with half the step; unchanged if it is a descent, which has none.
    #[must_use]
    pub fn halved(self) -> Self {
        match self {
            Self::Flow { growth, step, sweeps } => Self::Flow { growth, step: step / 2.0, sweeps },
            Self::Descent => Self::Descent,
        }
    }
}

/// Width of the numbers computed with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Precision {
    /// 32 bits, 32 trajectories side by side, 64 where weights grow as in the papers: to solve, and
    /// for maps.
    Single,
    /// 64 bits, 16 trajectories side by side: to measure.
    #[default]
    Double,
}

/// The most trajectories side by side on a core, counted by the memory that 64 bits take.
pub const BATCH: usize = 32;

/// A formula laid out for this integrator.
///
/// ```
/// use ennea::Puzzle;
/// use ennea::chaos::{Encoding, Limits, Reading, splitting::{Precision, Rule, Splitting}};
/// let puzzle: Puzzle =
///     "003020600900305001001806400008102900700000008006708200002609500800203009005010300".parse()?;
/// let encoding = Encoding::new(&puzzle, Reading::Raw).expect("no clue contradicts another");
/// let splitting = Splitting::new(encoding.formula(), Rule::SOLVE, Precision::Single);
/// let first = splitting.race(1, Limits::NONE, &()).expect("() does not stop it");
/// let grid = encoding.grid(&first.values.expect("there is a solution")).expect("it is one");
/// assert!(grid.to_string().starts_with("483921657967345821"));
/// # Ok::<(), ennea::TextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Splitting {
    program: Program,
    rule: Rule,
    precision: Precision,
    backend: Backend,
}

impl Splitting {
    /// Lays a formula out, for the fastest back end of this machine.
    ///
    /// # Panics
    /// If the formula has an empty clause, or a step is not above 0 or above [`Rule::STEP_MAX`], or
    /// there are no sweeps.
    pub fn new(formula: &Formula, rule: Rule, precision: Precision) -> Self {
        let fastest = Backend::available().next_back().expect("every machine has the portable one");
        Self::with(formula, rule, precision, fastest)
    }

    /// Lays a formula out as [`Splitting::new`] does, for a given back end.
    ///
    /// # Panics
    /// As [`Splitting::new`], or if the machine does not have the back end.
    pub fn with(formula: &Formula, rule: Rule, precision: Precision, backend: Backend) -> Self {
        let step = rule.step();
        assert!(step > 0.0 && step <= Rule::STEP_MAX, "a step above 0, up to {}", Rule::STEP_MAX);
        assert!(!matches!(rule, Rule::Flow { sweeps: 0, .. }), "at least one sweep");
        assert!(backend.is_available(), "this machine has no {backend}");
        Self { program: Program::new(formula), rule, precision, backend }
    }

    /// Law of motion of the trajectories.
    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// The number of variables of the formula.
    pub fn variable_count(&self) -> usize {
        self.program.variables.len()
    }

    /// Trajectories to be moved step by step, all at the origin at first.
    pub fn trajectories(&self) -> Trajectories<'_> {
        let spins = vec![0.0; self.variable_count()];
        let mut batch = self.batch();
        (0..batch.lanes()).for_each(|lane| batch.load(lane, &spins));
        Trajectories { splitting: self, batch }
    }

    fn batch(&self) -> Box<dyn Batch + '_> {
        let (program, backend) = (&self.program, self.backend);
        let (plan, growth) = match self.rule {
            Rule::Flow { growth, step, sweeps } => (Plan { step, sweeps }, Some(growth)),
            Rule::Descent => (Plan { step: 1.0, sweeps: 1 }, None),
        };
        macro_rules! side {
            ($real:ty, $lanes:literal, $rule:ty) => {
                Box::new(Side::<$real, $lanes, $rule>::new(program, plan, backend))
            };
        }
        use kernel::{Descent, Linear, Square};
        match (self.precision, growth) {
            (Precision::Single, Some(Growth::Linear)) => side!(f32, 64, Linear),
            (Precision::Single, Some(Growth::Square)) => side!(f32, 32, Square),
            (Precision::Single, None) => side!(f32, 32, Descent),
            (Precision::Double, Some(Growth::Linear)) => side!(f64, 16, Linear),
            (Precision::Double, Some(Growth::Square)) => side!(f64, 16, Square),
            (Precision::Double, None) => side!(f64, 16, Descent),
        }
    }
}

/// Trajectories side by side, to be looked at after every step.
///
/// ```
/// use ennea::chaos::{Formula, Growth, splitting::{Precision, Rule, Splitting}};
/// let formula = Formula::from_dimacs(2, [&[1, 2][..], &[-1, -2]]);
/// let splitting = Splitting::new(&formula, Rule::MEASURE, Precision::Double);
/// let mut trajectories = splitting.trajectories();
/// trajectories.load(3, &[0.5, 0.25]);
/// for _ in 0..10 {
///     trajectories.step();
/// }
/// assert_eq!(trajectories.time(3), 10.0 * 0.1);
/// // Only one of the two can be true, and the first was ahead.
/// assert!(trajectories.spin(3, 0) > trajectories.spin(3, 1));
/// ```
#[derive(Debug)]
pub struct Trajectories<'a> {
    splitting: &'a Splitting,
    batch: Box<dyn Batch + 'a>,
}

impl Trajectories<'_> {
    /// Number of trajectories side by side.
    pub fn lanes(&self) -> usize {
        self.batch.lanes()
    }

    /// Begins anew in a lane, at time 0 with these spins.
    ///
    /// # Panics
    /// If there is no such lane, or there are fewer spins than variables.
    pub fn load(&mut self, lane: usize, spins: &[f64]) {
        assert!(lane < self.lanes(), "a lane below {}", self.lanes());
        self.batch.load(lane, spins);
    }

    /// Takes a step in all lanes; bit by bit, in which of them the signs satisfied all clauses in
    /// the middle of the step.
    pub fn step(&mut self) -> u64 {
        let solved = self.batch.half_step(Half::First);
        self.batch.half_step(Half::Second);
        solved
    }

    /// The analog time of a lane.
    pub fn time(&self, lane: usize) -> f64 {
        self.batch.steps(lane) as f64 * self.splitting.rule.step()
    }

    /// A spin of a lane.
    pub fn spin(&self, lane: usize, variable: usize) -> f64 {
        self.batch.spin(lane, variable)
    }

    /// The natural logarithms of the weights of a lane.
    pub fn log_weights(&self, lane: usize) -> Vec<f64> {
        self.batch.log_weights(lane)
    }

    /// The state of a lane.  Weights beyond 10^308 are infinite; see [`Trajectories::log_weights`].
    pub fn state(&self, lane: usize) -> State {
        let spins = (0..self.splitting.variable_count()).map(|i| self.spin(lane, i)).collect();
        let weights = self.log_weights(lane).into_iter().map(f64::exp).collect();
        State { time: self.time(lane), spins, weights }
    }
}
