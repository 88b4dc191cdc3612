//! A trajectory written down: the spins of a cell, of a whole grid, or of a formula, over time.

use super::subject::{Followed, Steps, Subject};
use crate::refusal::Refusal;
use ennea::Grid;
use ennea::chaos::trace::{Sample, Trace, Until, trace};
use ennea::chaos::{signs, start};
use ennea::progress::{Progress, Stopped};
use ennea_words::layout::flushed;
use ennea_words::{Language, Saying, saying};
use serde::Serialize;

/// The analog time at which a trajectory is given up unless another one is said.
const UNTIL: f64 = 400.0;

/// The spins that fit in a line, and in a figure of a formula.
const SPINS: usize = 9;

/// Spins that are looked at.
#[derive(Clone, Debug)]
pub struct Watch {
    variables: Vec<usize>,
    /// The cell whose spins they are, and the names of its digits.
    cell: Option<(String, Vec<String>)>,
}

impl Watch {
    /// The spins of a cell; without one those of the grid, or the first of a formula.
    ///
    /// # Errors
    /// If there is no such cell, or it holds a clue.
    pub fn of(subject: &Subject, cell: Option<&str>) -> Result<Self, Refusal> {
        let Some(name) = cell else {
            let count = subject.formula().variable_count();
            let is_puzzle = subject.encoding().is_some();
            let shown = if is_puzzle { count } else { count.min(SPINS) };
            return Ok(Self { variables: (0..shown).collect(), cell: None });
        };
        let (variables, digits) = subject.cell(name)?.into_iter().unzip();
        Ok(Self { variables, cell: Some((name.to_lowercase(), digits)) })
    }
}

/// A trajectory of a subject.
#[derive(Debug)]
pub struct Trajectory<'a> {
    subject: &'a Subject,
    watch: Watch,
    steps: Steps,
    trace: Trace,
}

/// The first JSON object: what was followed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Head {
    /// Formula that is followed, and the steps.
    #[serde(flatten)]
    pub followed: Followed,
    /// The variables whose spins are given: `"r1c3=4"`, or `"x7"` of a formula.
    pub watched: Vec<String>,
    /// t\*, or null.
    pub solved: Option<f64>,
    /// The file of the figure; absent if none is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<String>,
}

/// A JSON object for each sample.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SampleRow<'a> {
    /// The analog time.
    pub time: f64,
    /// Number of clauses that the signs violate.
    pub violated: usize,
    /// The logarithm of the greatest weight.
    pub ln_a_max: f64,
    /// The spins that are watched.
    pub spins: &'a [f64],
}

impl<'a> Trajectory<'a> {
    /// Follows a trajectory: by these steps, to an analog time, by default somewhat beyond the
    /// solution, with samples that are so far apart in analog time.
    pub fn follow(
        subject: &'a Subject,
        watch: Watch,
        steps: Steps,
        until: Option<f64>,
        every: f64,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        let (formula, rule) = (subject.formula(), steps.rule());
        let every = ((every / rule.step()).round() as u64).max(1);
        let until = until.map_or(Until::Solved(UNTIL), Until::Time);
        let spins = start(steps.seed, steps.start, formula.variable_count());
        let trace = trace(formula, rule, &spins, &watch.variables, every, until, progress)?;
        Ok(Self { subject, watch, steps, trace })
    }

    /// The trajectory as the library has it.
    pub fn trace(&self) -> &Trace {
        &self.trace
    }

    /// The first JSON object, without files.
    pub fn head(&self) -> Head {
        Head {
            followed: self.subject.followed(self.steps),
            watched: self.names(),
            solved: self.trace.solved,
            figure: None,
        }
    }

    /// The samples as JSON objects.
    pub fn rows(&self) -> impl Iterator<Item = SampleRow<'_>> {
        self.trace.samples.iter().map(|sample| SampleRow {
            time: sample.time,
            violated: sample.violated,
            ln_a_max: sample.log_weight,
            spins: &sample.spins,
        })
    }

    /// The samples as CSV, with all digits.
    pub fn csv(&self) -> impl Iterator<Item = String> {
        let head = format!("t,violated,ln_a_max,{}", self.names().join(","));
        let line = |Sample { time, spins, log_weight, violated }: &Sample| {
            let spins: Vec<String> = spins.iter().map(f64::to_string).collect();
            format!("{time},{violated},{log_weight},{}", spins.join(","))
        };
        [head].into_iter().chain(self.trace.samples.iter().map(line))
    }

    /// The samples as a table.
    pub fn table(&self, language: Language) -> impl Iterator<Item = String> {
        let shown = self.shown();
        let violated = flushed(&language.text("trajectory-violated"), 8);
        let mut head = format!("{:>7} {violated} {:>7}", "t", "ln_a");
        self.names().iter().take(shown).for_each(|name| head += &format!(" {name:>6}"));
        let line = move |Sample { time, spins, log_weight, violated }: &Sample| {
            let mut line = format!("{time:>7.1} {violated:>8} {log_weight:>7.2}");
            spins.iter().take(shown).for_each(|spin| line += &format!(" {spin:>6.2}"));
            line
        };
        [head].into_iter().chain(self.trace.samples.iter().map(line))
    }

    /// Notes that the table leaves spins out, if it does.
    pub fn left_out(&self) -> Option<Saying> {
        let (all, shown) = (self.watch.variables.len(), self.shown());
        (shown < all).then(|| saying!("trajectory-left-out", all, shown))
    }

    /// Notes that no solution was found, if so.
    pub fn unsolved(&self) -> Option<Saying> {
        let last = self.trace.samples.last().map_or(0.0, |sample| sample.time);
        let note = || saying!("trajectory-unsolved", time = format!("{last:.0}"));
        self.trace.solved.is_none().then(note)
    }

    /// The spins in a line of the table: of a grid there would be hundreds, so it has none of them.
    fn shown(&self) -> usize {
        if self.is_whole_grid() { 0 } else { self.watch.variables.len().min(SPINS) }
    }

    /// The variables that are watched, by name.
    fn names(&self) -> Vec<String> {
        self.watch.variables.iter().map(|&variable| self.subject.name(variable)).collect()
    }

    /// The title of a figure unless another one is said, and its second line.
    pub fn words(&self) -> [String; 2] {
        let title = match (&self.watch.cell, self.subject) {
            (Some((cell, _)), _) => format!("The digits of {cell}"),
            (None, Subject::Puzzle(_)) => "The spins of all cells".to_owned(),
            (None, Subject::Formula(_)) => "The first variables".to_owned(),
        };
        [title, self.subject.words(&self.steps)]
    }

    /// Tests whether all cells of a puzzle are watched.
    pub fn is_whole_grid(&self) -> bool {
        self.subject.encoding().is_some() && self.watch.cell.is_none()
    }

    /// The curves of a figure: a short name, and whether the variable is true in the solution.
    pub fn curves(&self, solution: Option<&Grid>) -> Vec<(String, bool)> {
        let names = match &self.watch.cell {
            Some((_, digits)) => digits.clone(),
            None => self.names(),
        };
        let truths = self.watch.variables.iter().map(|&k| self.subject.is_true(k, solution));
        names.into_iter().zip(truths).collect()
    }

    /// The solution that the trajectory found, or else the only one.
    pub fn solution(&self, progress: &dyn Progress) -> Result<Option<Grid>, Stopped> {
        if self.is_whole_grid()
            && let (Some(encoding), Some(last)) =
                (self.subject.encoding(), self.trace.samples.last())
            && let Some(grid) = encoding.grid(&signs(&last.spins))
        {
            return Ok(Some(grid));
        }
        self.subject.solution(progress)
    }
}
