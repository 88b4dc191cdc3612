//! A trajectory written down: some spins, the greatest weight and the violated clauses over time.
//!
//! The trajectory is followed by [`splitting`](super::splitting); a sample is taken at time 0 and
//! then at equal numbers of steps.  Cost: the steps, and O(literals) for each sample.  Oracle: the
//! reference integrator from the same start.

use super::flow::{Flow, Growth};
use super::formula::Formula;
use super::splitting::{Precision, Rule, Splitting};
use ennea_base::progress::{Progress, Stopped};

/// State of a trajectory at some time.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// Analog time t.
    pub time: f64,
    /// The spins that are watched, in the order in which they were named.
    pub spins: Vec<f64>,
    /// The natural logarithm of the greatest weight, ln max a_m.
    pub log_weight: f64,
    /// Number of clauses that the signs do not satisfy, copies included.
    pub violated: usize,
}

/// A trajectory.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// In order of time, from 0 on.
    pub samples: Vec<Sample>,
    /// Time at which the signs first satisfied all clauses; `None` if they never did.
    pub solved: Option<f64>,
}

/// End of the part of a trajectory that is followed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Until {
    /// To this time.
    Time(f64),
    /// Somewhat beyond its solution, by a tenth of the time but at least by 5, so that it is seen
    /// to come to rest; without one to this time.
    Solved(f64),
}

/// Follows a trajectory by a rule from these spins, sampling some of them at equal numbers of
/// steps.
///
/// ```
/// use ennea::chaos::{Formula, splitting::Rule, trace::{Until, trace}};
/// let formula = Formula::from_dimacs(2, [&[1, 2][..], &[-1, -2]]);
/// let trace = trace(&formula, Rule::MEASURE, &[0.5, 0.25], &[1], 10, Until::Time(3.0), &())
///     .expect("() does not stop it");
/// let times: Vec<f64> = trace.samples.iter().map(|sample| sample.time).collect();
/// assert_eq!(times, [0.0, 1.0, 2.0, 3.0]);
/// assert_eq!(trace.samples[0].spins, [0.25]);
/// ```
///
/// # Errors
/// If `progress` stops it.
///
/// # Panics
/// As [`Splitting::new`], or if a sample is to be taken after every 0 steps.
pub fn trace(
    formula: &Formula,
    rule: Rule,
    start: &[f64],
    watched: &[usize],
    every: u64,
    until: Until,
    progress: &dyn Progress,
) -> Result<Trace, Stopped> {
    assert!(every > 0, "a sample after some steps");
    let splitting = Splitting::new(formula, rule, Precision::Double);
    let flow = Flow::new(formula, Growth::Linear);
    let mut trajectories = splitting.trajectories();
    trajectories.load(0, start);
    let (mut samples, mut solved) = (Vec::new(), None);
    for step in 0_u64.. {
        let time = trajectories.time(0);
        if step % every == 0 {
            let spins: Vec<f64> = (0..start.len()).map(|i| trajectories.spin(0, i)).collect();
            samples.push(Sample {
                time,
                spins: watched.iter().map(|&variable| spins[variable]).collect(),
                log_weight: trajectories.log_weights(0).into_iter().fold(0.0, f64::max),
                violated: flow.unsatisfied(&spins),
            });
        }
        let end = match (until, solved) {
            (Until::Time(end), _) | (Until::Solved(end), None) => end,
            (Until::Solved(end), Some(time)) => end.min(f64::max(1.1 * time, time + 5.0)),
        };
        // Times are multiples of the step but for rounding.
        if time >= end - 1e-6 * rule.step() {
            break;
        }
        progress.go_on()?;
        if trajectories.step() & 1 == 1 && solved.is_none() {
            solved = Some(time + 0.5 * rule.step());
        }
    }
    Ok(Trace { samples, solved })
}

#[cfg(test)]
mod tests {
    use super::super::cash_karp::{CashKarp, Options};
    use super::super::{Encoding, Reading, start};
    use super::*;

    const EASY: &str =
        "003020600900305001001806400008102900700000008006708200002609500800203009005010300";

    /// Goal: what is written down is the trajectory.  Method: the reference from the same start.
    #[test]
    fn samples_are_those_of_the_reference() {
        let encoding = Encoding::new(&EASY.parse().expect("a puzzle"), Reading::Raw).expect("good");
        let formula = encoding.formula();
        let spins = start(1, 0, formula.variable_count());
        let watched = [3, 100, 0];
        let rule = Rule::Flow { growth: Growth::Linear, step: 0.02, sweeps: 2 };
        let trace =
            trace(formula, rule, &spins, &watched, 50, Until::Time(4.0), &()).expect("() goes on");
        assert_eq!(trace.samples.len(), 5);
        let flow = Flow::new(formula, Growth::Linear);
        let mut reference = CashKarp::new(flow, &spins, &Options::default());
        for sample in &trace.samples {
            reference.advance_to(sample.time).expect("no step is too short");
            let state = reference.state();
            for (spin, &variable) in sample.spins.iter().zip(&watched) {
                assert!((spin - state.spins[variable]).abs() < 1e-3, "{sample:?}");
            }
            let greatest = state.weights.iter().copied().fold(0.0, f64::max).ln();
            assert!((sample.log_weight - greatest).abs() < 1e-2);
            assert!(sample.violated.abs_diff(flow.unsatisfied(&state.spins)) <= 2);
        }
    }

    #[test]
    fn a_trace_ends_soon_after_its_solution() {
        let encoding = Encoding::new(&EASY.parse().expect("a puzzle"), Reading::Raw).expect("good");
        let formula = encoding.formula();
        let spins = start(1, 0, formula.variable_count());
        let follow = |until| trace(formula, Rule::MEASURE, &spins, &[], 1, until, &()).expect("on");
        let whole = follow(Until::Solved(400.0));
        let solved = whole.solved.expect("an easy puzzle");
        let last = whole.samples.last().expect("samples");
        assert!(last.violated == 0 && (4.9..5.2).contains(&(last.time - solved)), "{solved}");
        let first = whole.samples.iter().find(|sample| sample.violated == 0).expect("solved");
        assert!((first.time - solved).abs() < 0.2);
        let cut = follow(Until::Solved(solved / 2.0));
        assert_eq!((cut.solved, &cut.samples[..]), (None, &whole.samples[..cut.samples.len()]));
    }
}
