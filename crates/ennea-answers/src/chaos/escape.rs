//! The escape rate kappa of a formula, and its hardness eta = -log10 kappa, from many starts.
//!
//! p(t), the fraction of starts without a solution at time t, is no clean exponential, so a rate belongs
//! to its window, and an estimate can be checked with half the step in the same window.

use crate::range::ends;
use crate::refusal::Refusal;
use crate::wire;
use ennea::chaos::escape::{Rate, Survival, UNTIL, Window, survival};
use ennea::chaos::splitting::{Precision, Rule, Splitting};
use ennea::chaos::{Formula, Growth, Reading};
use ennea::progress::{Progress, Stopped};
use ennea_words::layout::{flushed, padded};
use ennea_words::{Language, Saying, gaps, say, saying};
use serde::{Serialize, Serializer};
use std::str::FromStr;

/// The ends of a window, `100..2000`; either may be open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ends {
    from: Option<f64>,
    to: Option<f64>,
}

impl FromStr for Ends {
    type Err = Saying;

    fn from_str(text: &str) -> Result<Self, Saying> {
        let time =
            |text: &str| text.parse().ok().filter(|time: &f64| time.is_finite() && *time >= 0.0);
        let [from, to] = ends(text, time)
            .filter(|_| text.contains(".."))
            .ok_or_else(|| saying!("value-times"))?;
        match to {
            Some(to) if from.unwrap_or(0.0) >= to => {
                let [from, to] = [from.unwrap_or(0.0), to].map(|time| time.to_string());
                Err(saying!("value-not-before", from, to))
            }
            _ => Ok(Self { from, to }),
        }
    }
}

/// Settings of a measurement; some of them are said again in the answer.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Request {
    /// `"raw"` or `"distinct"`.
    #[serde(with = "wire::Name::<Reading>")]
    pub reading: Reading,
    /// Seed of random starts, as a decimal string.
    #[serde(with = "wire::Digits")]
    pub seed: u64,
    /// Number of starts that are followed.
    pub starts: u64,
    /// Between which times, if that is said; in the answer the end alone, `until`.
    #[serde(rename = "until", serialize_with = "until")]
    #[cfg_attr(feature = "schema", schemars(with = "f64"))]
    pub window: Option<Ends>,
    /// The step h of the splitting.
    #[serde(skip)]
    pub step: f64,
    /// Sweeps in each half of a step.
    #[serde(skip)]
    pub sweeps: u32,
    /// `true` to measure again with half the step.
    #[serde(skip)]
    pub check: bool,
}

fn until<S: Serializer>(window: &Option<Ends>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(end(*window))
}

/// The time until which starts are followed.
fn end(window: Option<Ends>) -> f64 {
    window.and_then(|ends| ends.to).unwrap_or(UNTIL)
}

/// Measurement of the rate at which a formula is solved.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Measured {
    /// N, the number of variables.
    pub variables: usize,
    /// M, the number of clauses.
    pub clauses: usize,
    /// Settings of the measurement.
    #[serde(flatten)]
    pub request: Request,
    /// The measurement.
    #[serde(flatten)]
    pub measurement: Measurement,
    /// Measurement with half the step; absent unless it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub check: Option<Measurement>,
}

/// A measurement with some step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Measurement {
    /// The step h of the splitting.
    pub step: f64,
    /// Sweeps in each half of a step.
    pub sweeps: u32,
    /// Number of starts that were solved in the end.
    pub solved: u64,
    /// The rate in the window.
    #[serde(flatten, serialize_with = "row")]
    #[cfg_attr(feature = "schema", schemars(with = "Row"))]
    pub rate: Rate,
    /// The rates in windows that double in length, from 0 on, with `unsolved` at their ends.
    #[serde(rename = "rates", serialize_with = "rows")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Row>"))]
    pub survival: Survival,
}

/// A rate as it is described in JSON.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Row {
    /// From when to when.
    window: [f64; 2],
    /// Starts solved in it.
    events: u64,
    /// Time that starts spent in it unsolved.
    at_risk: f64,
    /// Their quotient; null without events, like the next two.
    kappa: Option<f64>,
    /// -log10 of it.
    eta: Option<f64>,
    /// The standard error of eta.
    eta_error: Option<f64>,
    /// Bound that eta is above, with 95 % confidence; absent with events.
    #[serde(skip_serializing_if = "Option::is_none")]
    eta_least: Option<f64>,
    /// p(t) at the end of the window, in a list of rates.
    #[serde(skip_serializing_if = "Option::is_none")]
    unsolved: Option<f64>,
}

impl Row {
    fn new(rate: &Rate, unsolved: Option<f64>) -> Self {
        Self {
            window: [rate.window.from, rate.window.to],
            events: rate.events,
            at_risk: rate.at_risk,
            kappa: rate.kappa(),
            eta: rate.eta(),
            eta_error: rate.eta_error(),
            eta_least: rate.eta_least(),
            unsolved,
        }
    }
}

fn row<S: Serializer>(rate: &Rate, serializer: S) -> Result<S::Ok, S::Error> {
    Row::new(rate, None).serialize(serializer)
}

fn rows<S: Serializer>(survival: &Survival, serializer: S) -> Result<S::Ok, S::Error> {
    let row = |rate: Rate| Row::new(&rate, Some(survival.unsolved(rate.window.to)));
    serializer.collect_seq(survival.rates().into_iter().map(row))
}

impl Request {
    /// Refuses a window that begins after its end.
    ///
    /// # Errors
    /// If it does.
    pub fn check(&self) -> Result<(), Refusal> {
        let until = end(self.window);
        match self.window.and_then(|ends| ends.from) {
            Some(from) if from >= until => {
                let [from, until, end] = [from, until, 10.0 * from].map(|time| time.to_string());
                Err(Refusal::hinted("escape-late", move |_| gaps!(from, until, end)))
            }
            _ => Ok(()),
        }
    }

    /// The second line of a figure.
    pub fn words(&self) -> String {
        let Self { seed, step, sweeps, .. } = self;
        format!("seed {seed}; splitting, h = {step}, {sweeps} sweeps")
    }

    /// Measures how fast a formula is solved; `None` without one, or if it has no solution.
    pub fn measure(
        &self,
        formula: Option<&Formula>,
        progress: &dyn Progress,
    ) -> Result<Option<Measured>, Stopped> {
        let Some(formula) = formula.filter(|formula| !formula.has_empty_clause()) else {
            return Ok(None);
        };
        let rule = Rule::Flow { growth: Growth::Linear, step: self.step, sweeps: self.sweeps };
        let with = |rule| self.follow(formula, rule, progress);
        Ok(Some(Measured {
            variables: formula.variable_count(),
            clauses: formula.clause_count(),
            request: *self,
            measurement: with(rule)?,
            check: self.check.then(|| with(rule.halved())).transpose()?,
        }))
    }

    fn follow(
        &self,
        formula: &Formula,
        rule: Rule,
        progress: &dyn Progress,
    ) -> Result<Measurement, Stopped> {
        let splitting = Splitting::new(formula, rule, Precision::Double);
        let survival = survival(&splitting, self.seed, self.starts, end(self.window), progress)?;
        let from = match self.window {
            None => survival.window().from,
            // Where only the end was said: from the beginning.
            Some(ends) => ends.from.unwrap_or(0.0),
        };
        let rate = survival.rate(Window { from, to: end(self.window) });
        let (step, sweeps, solved) = (rule.step(), self.sweeps, survival.solved());
        Ok(Measurement { step, sweeps, solved, rate, survival })
    }
}

/// The number of standard errors by which two estimates may differ.
const SIGMAS: f64 = 3.0;

/// Result of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// `true` if half the step gives the same eta.
    pub is_good: bool,
    /// Words for the result.
    pub words: Saying,
}

/// The head of a table of measurements.
pub fn head(language: Language) -> String {
    let head = |key, width| flushed(&language.text(key), width);
    let (starts, events) = (head("escape-starts", 6), head("escape-events", 6));
    let window = head("escape-window", 13);
    format!("{:<20} {:>5} {:>6} {starts} {events} {window} {:>16}", "", "N", "M", "eta")
}

/// A row of the table for what has no solution; its JSON is [`NotProper`](crate::wire::NotProper).
pub fn none(name: &str, language: Language) -> String {
    format!("{}  {}", fit(name), language.text("improper-none"))
}

impl Measured {
    /// A row of the table, and one for the check.
    pub fn line(&self, name: &str, language: Language) -> String {
        let half = format!("  {}", language.text("escape-half"));
        let halved = self.halved().map(|rate| self.row(&half, &rate, language));
        let first = self.row(name, &self.measurement.rate, language);
        halved.map_or(first.clone(), |second| format!("{first}\n{second}"))
    }

    /// The rate with half the step, in the window of the first measurement.
    fn halved(&self) -> Option<Rate> {
        Some(self.check.as_ref()?.survival.rate(self.measurement.rate.window))
    }

    /// Compares the eta of half the step, if it was tried, with that of the whole one.
    pub fn verdict(&self) -> Option<Verdict> {
        let (one, other) = (self.measurement.rate, self.halved()?);
        let distance = one.eta().zip(other.eta()).map(|(a, b)| (a - b).abs());
        let error = one.eta_error().zip(other.eta_error()).map(|(a, b)| a.hypot(b));
        let Some((distance, error)) = distance.zip(error) else {
            return Some(Verdict { is_good: false, words: saying!("escape-few-events") });
        };
        let is_good = distance <= SIGMAS * error;
        let key = if is_good { "escape-same" } else { "escape-other" };
        let (errors, distance) = (format!("{:.1}", distance / error), format!("{distance:.2}"));
        Some(Verdict { is_good, words: saying!(key, distance, errors) })
    }

    /// Notes that nothing happened in the window, if so.
    pub fn window_note(&self) -> Option<Saying> {
        let Measurement { rate, solved, .. } = &self.measurement;
        (rate.events == 0).then(|| saying!("escape-no-events", solved))
    }

    fn row(&self, name: &str, rate: &Rate, language: Language) -> String {
        let Window { from, to } = rate.window;
        format!(
            "{} {:>5} {:>6} {:>6} {:>6} {:>13} {:>16}",
            fit(name),
            self.variables,
            self.clauses,
            self.request.starts,
            rate.events,
            format!("{from:.0}..{to:.0}"),
            in_words(rate, language),
        )
    }

    /// The rates in windows that double in length.
    pub fn details(&self, language: Language) -> String {
        let survival = &self.measurement.survival;
        let head = |key, width| flushed(&language.text(key), width);
        let (unsolved, events) = (head("escape-unsolved", 9), head("escape-events", 7));
        let mut text = format!("\n    {:>16} {unsolved} {events} {:>17}", "t", "eta");
        for rate in survival.rates() {
            let Window { from, to } = rate.window;
            text += &format!(
                "\n    {:>16} {:>9.4} {:>7} {:>17}",
                format!("{from}..{to}"),
                survival.unsolved(to),
                rate.events,
                in_words(&rate, language),
            );
        }
        text
    }
}

/// The end of a name, as much as fits.
fn fit(name: &str) -> String {
    let signs: Vec<char> = name.chars().collect();
    let shown: String = signs[signs.len().saturating_sub(20)..].iter().collect();
    padded(&shown, 20)
}

/// Eta with its error, or its bound.
fn in_words(rate: &Rate, language: Language) -> String {
    match (rate.eta(), rate.eta_error(), rate.eta_least()) {
        (Some(eta), Some(error), _) => format!("{eta:.3} +- {error:.3}"),
        (_, _, Some(least)) => say!(language, "escape-above", least = format!("{least:.2}")),
        _ => "-".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_are_read() {
        let read = |text: &str| text.parse::<Ends>().map(|ends| (ends.from, ends.to));
        assert_eq!(read("100..2000"), Ok((Some(100.0), Some(2000.0))));
        assert_eq!(read("0..5.5"), Ok((Some(0.0), Some(5.5))));
        assert_eq!(read("100.."), Ok((Some(100.0), None)));
        assert_eq!(read("..7"), Ok((None, Some(7.0))));
        for text in ["", "..", "7", "5..5", "9..3", "a..b", "-1..2", "1..inf"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
