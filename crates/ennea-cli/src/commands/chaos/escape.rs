//! `ennea chaos escape`: the escape rate kappa of each puzzle, and its hardness eta = -log10 kappa.
//!
//! The JSON objects have, after the place, `shape` and `puzzle` (or `file` for a formula):
//!
//! | key | meaning |
//! |---|---|
//! | `variables`, `clauses`, `reading` | the formula |
//! | `seed`, `starts`, `until`, `solved` | so many starts were followed until that time; those that were solved |
//! | `step`, `sweeps` | how they were followed |
//! | `window` | from and to, between which the rate is estimated |
//! | `events`, `at_risk` | starts solved in it; time spent in it unsolved |
//! | `kappa`, `eta`, `eta_error` | their quotient, -log10 of it, its standard error; null without events |
//! | `eta_least` | without events: what eta is above, with 95 % confidence |
//! | `rates` | the same for windows that double in length, from 0 on, with `unsolved` at their ends |
//! | `check` | with `--check`: all from `step` on with half the step |
//! | `answer` | instead of all these `"none"`, where the clues leave nothing |

use super::given::Given;
use super::measured::{Gallery, Wanted};
use super::solve::step;
use crate::face::ends::ends;
use crate::face::exit::{Exit, Failure};
use crate::face::gather;
use crate::face::input::{Item, Source};
use crate::face::interrupt;
use crate::face::output::Output;
use crate::face::seed::Seed;
use clap::Args;
use ennea::Puzzle;
use ennea::chaos::escape::{Rate, Survival, UNTIL, Window, survival};
use ennea::chaos::splitting::{Precision, Rule, Splitting};
use ennea::chaos::{Encoding, Formula, Growth, Size};
use ennea::progress::Stopped;
use serde_json::{Map, Value, json};
use std::str::FromStr;

/// Measures escape rates.
#[derive(Debug, Args)]
#[command(
    after_help = "Of many random starts of the flow a fraction p(t) has found no solution by time t. \
    It falls about like e^(-kappa t), and eta = -log10 kappa is the hardness of the puzzle: up to 1 \
    easy, 2 medium, 3 hard, above that ultra-hard.\n\n\
    p(t) is no clean exponential, so eta depends on the window in which it is measured. By default \
    that begins when a tenth of the starts are solved and ends at t = 4000. The estimate is the number \
    of starts solved in the window over the time that they spent there unsolved. --details shows the \
    rate in other windows.\n\n\
    Examples:\n\n  \
    ennea chaos escape PUZZLE --starts 500 --seed 1\n  \
    ennea chaos escape FILE --window 100..2000 --check\n  \
    ennea chaos escape FILE --seed 1 --out escape.svg --scale scale.svg"
)]
pub(crate) struct Options {
    #[command(flatten)]
    given: Given,

    /// How many starts are followed.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    starts: u64,

    /// The window, such as 100..2000, 100.. or ..2000; starts are followed to its end.
    #[arg(long, value_name = "A..B")]
    window: Option<Ends>,

    /// The step h of the splitting, up to 16.
    #[arg(long, value_name = "H", default_value = "0.1", value_parser = step)]
    step: f64,

    /// Sweeps in each half of a step.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    sweeps: u32,

    /// Measure again with half the step, and say whether both agree.
    #[arg(long)]
    check: bool,

    /// Show the rate in windows that double in length.
    #[arg(long)]
    details: bool,

    #[command(flatten)]
    wanted: Wanted,

    #[command(flatten)]
    seed: Seed,
}

/// The ends of a window; either may be open.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Ends {
    from: Option<f64>,
    to: Option<f64>,
}

impl FromStr for Ends {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let time =
            |text: &str| text.parse().ok().filter(|time: &f64| time.is_finite() && *time >= 0.0);
        let [from, to] = ends(text, time)
            .filter(|_| text.contains(".."))
            .ok_or_else(|| "expected two times such as 100..2000, 100.. or ..2000".to_owned())?;
        match to {
            Some(to) if from.unwrap_or(0.0) >= to => {
                Err(format!("{} is not before {to}", from.unwrap_or(0.0)))
            }
            _ => Ok(Self { from, to }),
        }
    }
}

/// How many standard errors two estimates may differ.
const SIGMAS: f64 = 3.0;

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let until = options.window.and_then(|ends| ends.to).unwrap_or(UNTIL);
    if let Some(from) = options.window.and_then(|ends| ends.from).filter(|&from| from >= until) {
        return Err(Failure::Input(format!(
            "the window begins at {from}, but starts are followed to {until} only\n  \
             hint: say where it ends, as in --window {from}..{}",
            10.0 * from
        )));
    }
    let sources = match options.given.cnf {
        Some(_) => Vec::new(),
        None => options.given.inputs.sources()?,
    };
    let gallery = options.wanted.gallery()?;
    let (seed, _) = options.seed.generator(output);
    interrupt::listen()?;
    let is_json = output.is_json();
    let mut meter = Meter { options, until, seed, output, has_head: is_json, gallery };
    let formula = options.given.formula(rayon::current_num_threads())?;
    if let Some((path, formula)) = options.given.cnf.as_ref().zip(formula) {
        let mut object = Map::new();
        object.insert("file".to_owned(), json!(path.to_string_lossy()));
        let exit = meter.measure(&path.display().to_string(), object, Some(&formula), None)?;
        return meter.finish(exit);
    }
    let exit = gather::each(&options.given.inputs, &sources, &mut |items| {
        let mut exit = Exit::Done;
        for item in items {
            exit = exit.max(meter.item(item, &sources)?);
        }
        Ok(exit)
    })?;
    meter.finish(exit)
}

/// Measures and tells.
struct Meter<'a> {
    options: &'a Options,
    until: f64,
    seed: u64,
    output: &'a mut Output,
    /// Whether the head of the table was written, or none is wanted.
    has_head: bool,
    /// What is drawn at the end.
    gallery: Gallery<'a>,
}

impl Meter<'_> {
    /// Draws the figures.
    fn finish(self, exit: Exit) -> Result<Exit, Failure> {
        let Options { step, sweeps, .. } = self.options;
        let details = format!("seed {}; splitting, h = {step}, {sweeps} sweeps", self.seed);
        self.gallery.finish(&details, self.output)?;
        Ok(exit)
    }

    fn item(&mut self, item: &Item, sources: &[Source]) -> Result<Exit, Failure> {
        let puzzle = item.cells.puzzle();
        let source = &sources[item.place.source as usize];
        let place = source.describe(item.place);
        let cores = rayon::current_num_threads();
        if let Err(why) = self.options.given.memory.check(Size::of(&puzzle), cores) {
            self.output.error(&format!("{place}: {why}"));
            return Ok(Exit::WrongInput);
        }
        let object = source.object(item.place, &puzzle);
        let encoding = Encoding::new(&puzzle, self.options.given.reading);
        if let Err(conflict) = &encoding {
            let what = conflict.describe(puzzle.shape());
            self.output.note(&format!("{place}: {what}, so there is no solution"));
        }
        let formula = encoding.as_ref().ok().map(Encoding::formula);
        self.measure(&place, object, formula, Some(&puzzle))
    }

    /// Measures a formula, if there is one that can hold.
    fn measure(
        &mut self,
        place: &str,
        mut object: Map<String, Value>,
        formula: Option<&Formula>,
        puzzle: Option<&Puzzle>,
    ) -> Result<Exit, Failure> {
        let Some(formula) = formula.filter(|formula| !formula.has_empty_clause()) else {
            object.insert("answer".to_owned(), json!("none"));
            let text = format!("{}  no solution", name(place));
            self.tell(&object, &text)?;
            return Ok(Exit::No);
        };
        let options = self.options;
        let rule =
            Rule::Flow { growth: Growth::Linear, step: options.step, sweeps: options.sweeps };
        let first = self.follow(formula, rule)?;
        let rate = first.rate(self.window(&first));
        let numbers = [
            ("variables", json!(formula.variable_count())),
            ("clauses", json!(formula.clause_count())),
            ("reading", json!(options.given.reading.name())),
            ("seed", json!(self.seed.to_string())),
            ("starts", json!(options.starts)),
            ("until", json!(self.until)),
        ];
        object.extend(numbers.map(|(key, value)| (key.to_owned(), value)));
        object.extend(self.object(rule, &first));
        let mut text = row(&name(self.gallery.name(place)), formula, &first, &rate);
        let mut exit = Exit::Done;
        if options.check {
            // The same window, so that the same is compared.
            let window = rate.window;
            let second = self.follow(formula, rule.halved())?;
            let halved = second.rate(window);
            object.insert("check".to_owned(), json!(self.object(rule.halved(), &second)));
            text += &format!("\n{}", row(&name("  half the step"), formula, &second, &halved));
            exit = self.compare(place, &rate, &halved);
        }
        if options.details {
            text += &details(&first);
        }
        self.tell(&object, &text)?;
        if rate.events == 0 {
            let solved = first.solved();
            self.output.note(&format!(
                "{place}: no start was solved in the window, {solved} before it; --starts or a \
                 longer --window may find some"
            ));
        }
        self.gallery.push(place, puzzle, first, rate);
        Ok(exit)
    }

    fn follow(&self, formula: &Formula, rule: Rule) -> Result<Survival, Failure> {
        let splitting = Splitting::new(formula, rule, Precision::Double);
        let bar = self.output.bar("following");
        survival(&splitting, self.seed, self.options.starts, self.until, &bar)
            .map_err(|Stopped| Failure::Interrupted)
    }

    fn window(&self, survival: &Survival) -> Window {
        let own = survival.window();
        let from = self.options.window.and_then(|ends| ends.from).unwrap_or_else(|| {
            // Until B alone was said: from the beginning.
            if self.options.window.is_some() { 0.0 } else { own.from }
        });
        Window { from, to: self.until }
    }

    /// Says whether two estimates agree.
    fn compare(&self, place: &str, one: &Rate, other: &Rate) -> Exit {
        let distance = one.eta().zip(other.eta()).map(|(a, b)| (a - b).abs());
        let error = one.eta_error().zip(other.eta_error()).map(|(a, b)| a.hypot(b));
        let Some((distance, error)) = distance.zip(error) else {
            self.output.note(&format!("{place}: too few events for a check"));
            return Exit::No;
        };
        let agree = distance <= SIGMAS * error;
        self.output.note(&format!(
            "{place}: half the step gives an eta that differs by {distance:.2}, {:.1} standard \
             errors{}",
            distance / error,
            if agree { "" } else { "; take a shorter --step or more --sweeps" }
        ));
        if agree { Exit::Done } else { Exit::No }
    }

    fn object(&self, rule: Rule, survival: &Survival) -> Map<String, Value> {
        let rate = survival.rate(self.window(survival));
        let mut object = Map::new();
        object.insert("step".to_owned(), json!(rule.step()));
        object.insert("sweeps".to_owned(), json!(self.options.sweeps));
        object.insert("solved".to_owned(), json!(survival.solved()));
        object.extend(rate_object(&rate));
        let rates: Vec<Value> = survival
            .rates()
            .iter()
            .map(|rate| {
                let mut object = rate_object(rate);
                let unsolved = survival.unsolved(rate.window.to);
                object.insert("unsolved".to_owned(), json!(unsolved));
                json!(object)
            })
            .collect();
        object.insert("rates".to_owned(), json!(rates));
        object
    }

    /// Writes the answer for a puzzle.
    fn tell(&mut self, object: &Map<String, Value>, text: &str) -> Result<(), Failure> {
        if self.output.is_json() {
            return self.output.line(&json!(object).to_string());
        }
        if !self.has_head {
            self.has_head = true;
            let head = format!(
                "{:<20} {:>5} {:>6} {:>6} {:>6} {:>13} {:>16}",
                "", "N", "M", "starts", "events", "window", "eta"
            );
            self.output.line(&head)?;
        }
        self.output.line(text)
    }
}

/// The end of a place's name, as much as fits.
fn name(place: &str) -> String {
    let signs: Vec<char> = place.chars().collect();
    let shown: String = signs[signs.len().saturating_sub(20)..].iter().collect();
    format!("{shown:<20}")
}

fn row(name: &str, formula: &Formula, survival: &Survival, rate: &Rate) -> String {
    let Window { from, to } = rate.window;
    format!(
        "{name} {:>5} {:>6} {:>6} {:>6} {:>13} {:>16}",
        formula.variable_count(),
        formula.clause_count(),
        survival.starts(),
        rate.events,
        format!("{from:.0}..{to:.0}"),
        in_words(rate),
    )
}

/// Eta with its error, or its bound.
fn in_words(rate: &Rate) -> String {
    match (rate.eta(), rate.eta_error(), rate.eta_least()) {
        (Some(eta), Some(error), _) => format!("{eta:.3} +- {error:.3}"),
        (_, _, Some(least)) => format!("above {least:.2}"),
        _ => "-".to_owned(),
    }
}

/// The rates in windows that double in length.
fn details(survival: &Survival) -> String {
    let mut text = format!("\n    {:>16} {:>9} {:>7} {:>17}", "t", "unsolved", "events", "eta");
    for rate in survival.rates() {
        let Window { from, to } = rate.window;
        text += &format!(
            "\n    {:>16} {:>9.4} {:>7} {:>17}",
            format!("{from}..{to}"),
            survival.unsolved(to),
            rate.events,
            in_words(&rate),
        );
    }
    text
}

fn rate_object(rate: &Rate) -> Map<String, Value> {
    let pairs = [
        ("window", json!([rate.window.from, rate.window.to])),
        ("events", json!(rate.events)),
        ("at_risk", json!(rate.at_risk)),
        ("kappa", json!(rate.kappa())),
        ("eta", json!(rate.eta())),
        ("eta_error", json!(rate.eta_error())),
    ];
    let mut object: Map<String, Value> =
        pairs.map(|(key, value)| (key.to_owned(), value)).into_iter().collect();
    if let Some(least) = rate.eta_least() {
        object.insert("eta_least".to_owned(), json!(least));
    }
    object
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
