//! A solution by the flow, of a puzzle or of any formula.
//!
//! The flow finds a solution, not that it is the only one, and proves nothing where there is none.

use crate::refusal::Refusal;
use crate::wire;
use ennea::Grid;
use ennea::chaos::splitting::{Precision, Rule, Splitting};
use ennea::chaos::{Encoding, End, Flow, Formula, Growth, Limits, Stop, cash_karp, signs, start};
use ennea::progress::{Progress, Stopped};
use ennea_words::{Saying, gaps, saying};
use serde::Serialize;

ennea::named! {
    /// Integrators, by which trajectories are followed.
    pub enum Integrator {
        /// The limit of long steps, where spins come to rest at once.
        Descent = "descent",
        /// Exact flows of the parts, one after the other.
        Splitting = "splitting",
        /// Runge-Kutta of Cash and Karp.
        CashKarp = "cash-karp",
    }
}

/// Settings of a search for a solution; those that are left open are up to the integrator.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// Integrator of the trajectories.
    pub integrator: Integrator,
    /// The step of the splitting.
    pub step: Option<f64>,
    /// Sweeps in each half of a step of the splitting.
    pub sweeps: Option<u32>,
    /// Growth of the weights.
    pub growth: Option<Growth>,
    /// The error that a step of the reference may have.
    pub tolerance: Option<f64>,
    /// Condition under which the reference has found a solution.
    pub stop: Option<Stop>,
    /// The analog time at which a trajectory is given up.
    pub until: Option<f64>,
    /// The steps after which the search is given up.
    pub steps: u64,
    /// Seed of random starts.
    pub seed: u64,
}

/// The analog time after which the reference begins anew, as its steps shrink.
const RESTART: f64 = 150.0;

/// Result of the search.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// `"solved"`; `"none"`: the clues leave nothing; `"unsolved"`: nothing was found within the limits.
    pub answer: &'static str,
    /// The solution; absent unless one was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<Solution>,
    /// Integrator of the trajectories.
    #[serde(with = "wire::Name::<Integrator>")]
    pub integrator: Integrator,
    /// Seed of random starts, as a decimal string.
    #[serde(with = "wire::Digits")]
    pub seed: u64,
    /// The trajectory that ended the search; absent if none did.
    #[serde(flatten)]
    pub trajectory: Option<Trajectory>,
    /// Note that nothing was found, and of what would allow more; none if it was, or there is
    /// nothing to find.
    #[serde(skip)]
    pub gave_up: Option<Saying>,
}

/// A solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Solution {
    /// Of a puzzle: the grid.
    Grid(#[serde(with = "wire::Text")] Grid),
    /// Of a formula: the literals that are true, as DIMACS writes them.
    Literals(Vec<i64>),
}

/// The trajectory that was the first to find a solution, or the last to be given up.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Trajectory {
    /// Index of the start among those of the seed.
    #[serde(with = "wire::Digits")]
    pub start: u64,
    /// t\*, or the time at which it was given up.
    pub time: f64,
    /// The steps up to there.
    pub steps: u64,
}

/// End of the search: its last trajectory, and the values of variables if they are a solution.
struct Ended {
    end: End,
    trajectory: Trajectory,
    values: Option<Vec<bool>>,
}

impl Request {
    /// Refuses options that say nothing to the integrator.
    ///
    /// # Errors
    /// If there is one.
    pub fn check(&self) -> Result<(), Refusal> {
        use Integrator::{CashKarp, Splitting};
        let all: [(bool, &str, &[Integrator]); 5] = [
            (self.step.is_some(), "--step", &[Splitting]),
            (self.sweeps.is_some(), "--sweeps", &[Splitting]),
            (self.growth.is_some(), "--growth", &[Splitting, CashKarp]),
            (self.tolerance.is_some(), "--tolerance", &[CashKarp]),
            (self.stop.is_some(), "--stop", &[CashKarp]),
        ];
        match all.iter().find(|(is_said, _, of)| *is_said && !of.contains(&self.integrator)) {
            None => Ok(()),
            Some(&(_, option, of)) => {
                let (integrator, other) = (self.integrator.name(), of[0].name());
                Err(Refusal::hinted("flow-idle", move |_| gaps!(option, integrator, other)))
            }
        }
    }

    /// A solution of a puzzle; without a formula two of its clues contradict each other.
    pub fn puzzle(
        &self,
        encoding: Option<&Encoding>,
        progress: &dyn Progress,
    ) -> Result<Answer, Stopped> {
        let Some(encoding) = encoding else { return Ok(self.answer("none", None)) };
        let solution = |values: &[bool]| {
            Solution::Grid(encoding.grid(values).expect("the values satisfy the formula"))
        };
        self.solve(encoding.formula(), &solution, progress)
    }

    /// A solution of a formula.
    pub fn formula(&self, formula: &Formula, progress: &dyn Progress) -> Result<Answer, Stopped> {
        let literal = |(value, number): (&bool, i64)| if *value { number } else { -number };
        let solution =
            |values: &[bool]| Solution::Literals(values.iter().zip(1..).map(literal).collect());
        self.solve(formula, &solution, progress)
    }

    /// The answer when the search was stopped since its time was over.
    pub fn late(&self) -> Answer {
        self.unsolved(None, saying!("flow-late"))
    }

    fn solve(
        &self,
        formula: &Formula,
        solution: &dyn Fn(&[bool]) -> Solution,
        progress: &dyn Progress,
    ) -> Result<Answer, Stopped> {
        if formula.has_empty_clause() {
            return Ok(self.answer("none", None));
        }
        let Ended { end, trajectory, values } = match self.integrator {
            Integrator::CashKarp => self.cash_karp(formula, progress)?,
            Integrator::Descent => self.splitting(formula, Rule::Descent, progress)?,
            Integrator::Splitting => {
                let rule = Rule::Flow {
                    growth: self.growth.unwrap_or(Growth::Square),
                    step: self.step.unwrap_or(2.0),
                    sweeps: self.sweeps.unwrap_or(1),
                };
                self.splitting(formula, rule, progress)?
            }
        };
        let time = rounded(trajectory.time);
        Ok(match values {
            Some(values) => Answer {
                solution: Some(solution(&values)),
                ..self.answer("solved", Some(trajectory))
            },
            None if end == End::Time => {
                self.unsolved(Some(trajectory), saying!("flow-until", time))
            }
            None => {
                let gave_up = saying!("flow-steps", steps = self.steps, time);
                self.unsolved(Some(trajectory), gave_up)
            }
        })
    }

    fn answer(&self, answer: &'static str, trajectory: Option<Trajectory>) -> Answer {
        let Self { integrator, seed, .. } = *self;
        Answer { answer, solution: None, integrator, seed, trajectory, gave_up: None }
    }

    fn unsolved(&self, trajectory: Option<Trajectory>, gave_up: Saying) -> Answer {
        Answer { gave_up: Some(gave_up), ..self.answer("unsolved", trajectory) }
    }

    /// Many starts side by side, until the first one ends.
    fn splitting(
        &self,
        formula: &Formula,
        rule: Rule,
        progress: &dyn Progress,
    ) -> Result<Ended, Stopped> {
        let splitting = Splitting::new(formula, rule, Precision::Single);
        let time = self.until.unwrap_or(f64::INFINITY);
        let ended = splitting.race(self.seed, Limits { time, steps: self.steps }, progress)?;
        let trajectory = Trajectory { start: ended.index, time: ended.time, steps: ended.steps };
        Ok(Ended { end: ended.end, trajectory, values: ended.values.map(Vec::from) })
    }

    /// One start after the other, each up to some time.
    fn cash_karp(&self, formula: &Formula, progress: &dyn Progress) -> Result<Ended, Stopped> {
        let flow = Flow::new(formula, self.growth.unwrap_or(Growth::Square));
        let time = self.until.unwrap_or(RESTART);
        let mut left = self.steps;
        progress.expect(left);
        for index in 0.. {
            let options = cash_karp::Options {
                tolerance: self.tolerance.unwrap_or(1e-4),
                stop: self.stop.unwrap_or(Stop::Signs),
                limits: Limits { time, steps: left },
                ..cash_karp::Options::default()
            };
            let spins = start(self.seed, index, formula.variable_count());
            let run = cash_karp::run(flow, &spins, &options, &mut |_| (), progress)?;
            left -= run.steps;
            progress.advance(run.steps);
            let values = (run.end == End::Solved).then(|| signs(&run.state.spins));
            if values.is_some() || left == 0 {
                progress.advance(left);
                let trajectory =
                    Trajectory { start: index, time: run.state.time, steps: run.steps };
                return Ok(Ended { end: run.end, trajectory, values });
            }
        }
        unreachable!("steps are used up before starts are")
    }
}

impl Answer {
    /// The solution of a puzzle as text: the grid, `none` or `unsolved`.
    pub fn line(&self) -> String {
        match &self.solution {
            Some(Solution::Grid(grid)) => grid.to_string(),
            _ => self.answer.to_owned(),
        }
    }

    /// The solution of a formula as a SAT solver writes it.
    pub fn sat_lines(&self) -> Vec<String> {
        let Some(Solution::Literals(literals)) = &self.solution else {
            let verdict = if self.answer == "none" { "UNSATISFIABLE" } else { "UNKNOWN" };
            return vec![format!("s {verdict}")];
        };
        let mut lines = vec!["s SATISFIABLE".to_owned(), "v".to_owned()];
        for literal in literals.iter().chain([&0]).map(i64::to_string) {
            let mut line = lines.pop().expect("there is one");
            if line.len() + 1 + literal.len() > 78 {
                lines.push(std::mem::replace(&mut line, "v".to_owned()));
            }
            lines.push(format!("{line} {literal}"));
        }
        lines
    }

    /// t\*, the steps and the number of the start.
    pub fn details(&self) -> Option<String> {
        let Trajectory { start, time, steps } = self.trajectory.as_ref()?;
        Some(format!("t={} steps={steps} start={start}", rounded(*time)))
    }
}

/// Three digits after the point, or fewer.
fn rounded(time: f64) -> String {
    format!("{time:.3}").trim_end_matches('0').trim_end_matches('.').to_owned()
}
