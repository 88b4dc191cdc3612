//! The reference integrator: Runge-Kutta with the coefficients of Cash and Karp, whose steps follow
//! their error.
//!
//! Six evaluations give a step of order 5 and one of order 4 from y to y + h sum b_i k_i, with k_i
//! = f(y + h sum over j < i of a_ij k_j); their difference estimates the error of the latter, and
//! the former is kept.  The error of a step is the largest of
//!
//! ```text
//!   |e_i|         of a spin, which lives in [-1, 1],        |e_m| / a_m   of a weight, which grows
//! ```
//!
//! over the tolerance.  Above 1 the step is taken again, shorter; the next step is 0.9 h
//! error^(-1/5), but no more than 5 h.  An error relative to the spin would force tiny steps
//! whenever one passes through 0.
//!
//! Source: `[CashKarp1990]`; step control after `[NR1992]` 16.2.  Cost: six evaluations a step.
//! Weights grow like e^(0.03 t) while chaos lasts, and steps shrink with them: beyond t of 200 or
//! so use [`splitting`](super::splitting).  Oracle: halved steps, on which the error falls with the
//! fifth power.

use super::flow::{Flow, State};
use super::run::{End, Limits, Run, Stop};
use ennea_base::progress::{Progress, Stopped};

/// The table of Cash and Karp: row i lists the factors of the earlier derivatives k_j, in units of
/// the step, that lead to the point of k_i.
const STAGES: [&[f64]; 6] = [
    &[],
    &[1.0 / 5.0],
    &[3.0 / 40.0, 9.0 / 40.0],
    &[3.0 / 10.0, -9.0 / 10.0, 6.0 / 5.0],
    &[-11.0 / 54.0, 5.0 / 2.0, -70.0 / 27.0, 35.0 / 27.0],
    &[1631.0 / 55296.0, 175.0 / 512.0, 575.0 / 13824.0, 44275.0 / 110592.0, 253.0 / 4096.0],
];

/// The step of order 5.
const FIFTH: [f64; 6] = [37.0 / 378.0, 0.0, 250.0 / 621.0, 125.0 / 594.0, 0.0, 512.0 / 1771.0];

/// The step of order 4.
const FOURTH: [f64; 6] =
    [2825.0 / 27648.0, 0.0, 18575.0 / 48384.0, 13525.0 / 55296.0, 277.0 / 14336.0, 1.0 / 4.0];

/// The limits of a run, and its exactness.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// The error that a step may have.
    pub tolerance: f64,
    /// The first step to try.
    pub first_step: f64,
    /// Condition under which a trajectory counts as solved.
    pub stop: Stop,
    /// Time and number of steps after which the run is given up.
    pub limits: Limits,
}

impl Default for Options {
    fn default() -> Self {
        Self { tolerance: 1e-6, first_step: 1e-3, stop: Stop::Signs, limits: Limits::NONE }
    }
}

/// A trajectory, step by step.
///
/// ```
/// use ennea::chaos::{Flow, Formula, Growth, cash_karp::{CashKarp, Options}};
/// let formula = Formula::from_dimacs(1, [&[1][..]]);
/// let flow = Flow::new(&formula, Growth::Linear);
/// let mut trajectory = CashKarp::new(flow, &[-0.5], &Options::default());
/// trajectory.advance_to(2.0).expect("no step is too short");
/// assert_eq!(trajectory.state().time, 2.0);
/// assert!(trajectory.state().spins[0] > 0.0 && trajectory.state().weights[0] > 1.0);
/// ```
#[derive(Clone, Debug)]
pub struct CashKarp<'a> {
    flow: Flow<'a>,
    state: State,
    tolerance: f64,
    step: f64,
    steps: u64,
    evaluations: u64,
    slopes: [Vec<f64>; 6],
    /// Spins and weights of a stage.
    stage: Vec<f64>,
}

/// A step became so short that the time does not change any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a step became so short that the time does not change any more")]
pub struct Stuck;

impl<'a> CashKarp<'a> {
    /// The trajectory from these spins; of the options, tolerance and first step.
    ///
    /// # Panics
    /// If there are not as many spins as variables, or tolerance or step are not above 0.
    pub fn new(flow: Flow<'a>, spins: &[f64], options: &Options) -> Self {
        assert!(options.tolerance > 0.0, "the tolerance is above 0");
        assert!(options.first_step > 0.0, "the first step is above 0");
        let state = flow.start(spins);
        let length = state.spins.len() + state.weights.len();
        Self {
            flow,
            state,
            tolerance: options.tolerance,
            step: options.first_step,
            steps: 0,
            evaluations: 0,
            slopes: std::array::from_fn(|_| vec![0.0; length]),
            stage: vec![0.0; length],
        }
    }

    /// The present state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Number of steps taken so far.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// The number of evaluations of the derivatives.
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// Takes a step, but not beyond this time, which is hit exactly.
    ///
    /// # Errors
    /// If no step that changes the time is exact enough.
    pub fn step(&mut self, until: f64) -> Result<(), Stuck> {
        let left = until - self.state.time;
        loop {
            let is_last = self.step >= left;
            let h = self.step.min(left);
            let error = self.attempt(h) / self.tolerance;
            // What is not a number is too large an error as well.
            if error <= 1.0 {
                self.accept(if is_last { until } else { self.state.time + h });
                // A step that was cut says nothing against a longer one.
                let next = h * (0.9 * error.powf(-0.2)).min(5.0);
                self.step = if is_last { next.max(self.step) } else { next };
                return Ok(());
            }
            let shorter = (0.9 * error.powf(-0.25)).max(0.1);
            self.step = h * if shorter.is_nan() { 0.1 } else { shorter };
            if self.state.time + self.step == self.state.time {
                return Err(Stuck);
            }
        }
    }

    /// Takes steps up to this time.
    ///
    /// # Errors
    /// As [`CashKarp::step`].
    pub fn advance_to(&mut self, time: f64) -> Result<(), Stuck> {
        while self.state.time < time {
            self.step(time)?;
        }
        Ok(())
    }

    /// Puts the state after a step into `stage`; the result is the step's error.
    fn attempt(&mut self, h: f64) -> f64 {
        let n = self.state.spins.len();
        for (k, coefficients) in STAGES.iter().enumerate() {
            self.combine(h, coefficients);
            let (spins, weights) = self.stage.split_at(n);
            let (spin_rates, weight_rates) = self.slopes[k].split_at_mut(n);
            self.flow.derivatives(spins, weights, spin_rates, weight_rates);
        }
        self.evaluations += 6;
        self.combine(h, &FIFTH);
        let difference = |i: usize| -> f64 {
            let terms = self.slopes.iter().zip(FIFTH.iter().zip(FOURTH));
            h * terms.map(|(slope, (fifth, fourth))| (fifth - fourth) * slope[i]).sum::<f64>()
        };
        let spins = (0..n).map(|i| difference(i).abs());
        let weights =
            (n..self.stage.len()).map(|i| (difference(i) / self.state.weights[i - n]).abs());
        spins.chain(weights).fold(0.0, |a, b| if b > a || b.is_nan() { b } else { a })
    }

    /// Puts state + h sum of coefficients times slopes into `stage`.
    fn combine(&mut self, h: f64, coefficients: &[f64]) {
        let n = self.state.spins.len();
        self.stage[..n].copy_from_slice(&self.state.spins);
        self.stage[n..].copy_from_slice(&self.state.weights);
        for (coefficient, slope) in coefficients.iter().zip(&self.slopes) {
            for (value, slope) in self.stage.iter_mut().zip(slope) {
                *value += h * coefficient * slope;
            }
        }
    }

    fn accept(&mut self, time: f64) {
        let n = self.state.spins.len();
        self.state.spins.copy_from_slice(&self.stage[..n]);
        self.state.weights.copy_from_slice(&self.stage[n..]);
        self.state.time = time;
        self.steps += 1;
    }
}

/// Follows a trajectory to its end; `observe` sees the start and the state after every step.
///
/// # Errors
/// If `progress` stops it, which is asked after every step.
///
/// # Panics
/// As [`CashKarp::new`].
pub fn run(
    flow: Flow<'_>,
    spins: &[f64],
    options: &Options,
    observe: &mut dyn FnMut(&State),
    progress: &dyn Progress,
) -> Result<Run, Stopped> {
    let mut trajectory = CashKarp::new(flow, spins, options);
    let end = loop {
        observe(trajectory.state());
        if options.stop.is_over(&flow, &trajectory.state.spins) {
            break End::Solved;
        }
        if trajectory.state.time >= options.limits.time {
            break End::Time;
        }
        if trajectory.steps >= options.limits.steps {
            break End::Steps;
        }
        progress.go_on()?;
        if trajectory.step(options.limits.time).is_err() {
            break End::Stuck;
        }
    };
    let CashKarp { state, steps, evaluations, .. } = trajectory;
    Ok(Run { end, state, steps, evaluations })
}

#[cfg(test)]
mod tests {
    use super::super::{Encoding, Growth, Reading, start};
    use super::*;
    use ennea_base::Puzzle;

    const EASY: &str =
        "003020600900305001001806400008102900700000008006708200002609500800203009005010300";

    fn encoding(line: &str) -> Encoding {
        let puzzle: Puzzle = line.parse().expect("a puzzle");
        Encoding::new(&puzzle, Reading::Raw).expect("no conflict")
    }

    #[test]
    fn the_table_is_consistent() {
        for row in [FIFTH, FOURTH] {
            assert!((row.iter().sum::<f64>() - 1.0).abs() < 1e-15);
        }
        let nodes = STAGES.map(|row| row.iter().sum::<f64>());
        for (found, expected) in nodes.iter().zip([0.0, 0.2, 0.3, 0.6, 1.0, 0.875]) {
            assert!((found - expected).abs() < 1e-15);
        }
        // The conditions for orders 2 to 5 on the nodes alone: sum b c^(q-1) = 1/q.
        for q in 2..=5 {
            let sum: f64 = FIFTH.iter().zip(nodes).map(|(b, c)| b * c.powi(q - 1)).sum();
            assert!((sum - 1.0 / f64::from(q)).abs() < 1e-14, "{q}");
        }
    }

    /// Goal: order 5.  Method: the same way in 16, 32, 64 steps; each time the error, against 512
    /// steps, falls by 2^5.
    #[test]
    fn halved_steps_have_an_error_a_thirty_second_as_large() {
        let encoding = encoding(EASY);
        let flow = Flow::new(encoding.formula(), Growth::Linear);
        let spins = start(1, 0, encoding.formula().variable_count());
        let after = |steps: u32| {
            let mut trajectory = CashKarp::new(flow, &spins, &Options::default());
            for step in 1..=steps {
                trajectory.attempt(2.0 / f64::from(steps));
                trajectory.accept(2.0 * f64::from(step) / f64::from(steps));
            }
            trajectory.state.spins
        };
        let exact = after(512);
        let error = |steps: u32| {
            let differences = after(steps).into_iter().zip(&exact).map(|(a, b)| (a - b).abs());
            differences.fold(0.0, f64::max)
        };
        let orders = [32, 64].map(|steps| (error(steps / 2) / error(steps)).log2());
        assert!(orders.iter().all(|order| (4.7..5.8).contains(order)), "{orders:?}");
    }

    /// Goal: what the paper promises of the flow holds for the steps: spins stay in the box but for
    /// the tolerance, weights only grow, and the end is a solution.
    #[test]
    fn an_easy_puzzle_is_solved() {
        let encoding = encoding(EASY);
        let flow = Flow::new(encoding.formula(), Growth::Linear);
        let mut last = flow.start(&start(1, 3, encoding.formula().variable_count()));
        let spins = last.spins.clone();
        let mut observe = |state: &State| {
            assert!(state.spins.iter().all(|spin| spin.abs() <= 1.0 + 1e-5));
            assert!(state.weights.iter().zip(&last.weights).all(|(now, then)| now >= then));
            last = state.clone();
        };
        let run = run(flow, &spins, &Options::default(), &mut observe, &()).expect("() goes on");
        assert_eq!(run.end, End::Solved);
        assert_eq!(run.state, last);
        assert!(run.evaluations >= 6 * run.steps);
        let grid = encoding.grid(&super::super::signs(&run.state.spins)).expect("a solution");
        assert!(grid.to_string().starts_with("483921657967345821"));
    }

    #[test]
    fn runs_end_as_they_are_told() {
        let encoding = encoding(EASY);
        let flow = Flow::new(encoding.formula(), Growth::Linear);
        let spins = start(1, 3, encoding.formula().variable_count());
        let end = |stop, time, steps| {
            let limits = Limits { time, steps };
            let options = Options { stop, limits, ..Options::default() };
            run(flow, &spins, &options, &mut |_| (), &()).expect("() goes on")
        };
        assert_eq!(end(Stop::Signs, 1.0, u64::MAX).end, End::Time);
        assert_eq!(end(Stop::Signs, 1.0, u64::MAX).state.time, 1.0);
        assert_eq!(end(Stop::Signs, f64::INFINITY, 5).end, End::Steps);
        let signs = end(Stop::Signs, f64::INFINITY, u64::MAX);
        let corner = end(Stop::Corner, f64::INFINITY, u64::MAX);
        assert_eq!((signs.end, corner.end), (End::Solved, End::Solved));
        assert!(signs.state.time <= corner.state.time);
        assert!(corner.state.spins.iter().all(|spin| spin.abs() >= 0.9));
    }
}
