//! Options that the commands share: puzzles or a formula in a file, the memory that it may need,
//! and how the flow is followed.

use crate::face::{Failure, Inputs, Output, Query, Seed, cannot_read, gather, names};
use clap::Args;
use ennea::chaos::splitting::Rule;
use ennea::chaos::{Formula, Reading};
use ennea_answers::chaos::formula::{Bytes, Terms};
use ennea_answers::chaos::subject::{Steps, Subject};
use ennea_answers::served::Question;
use ennea_answers::wire::{Origin, Place};
use ennea_formats::text_of;
use ennea_words::{Saying, saying};
use std::fs;
use std::io::{Read, stdin};
use std::path::PathBuf;

/// How a puzzle becomes a formula.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct TermsOptions {
    /// Whether equal clauses count as often as they come up.
    #[arg(long, value_parser = names::<Reading>(), value_name = "NAME", default_value = "raw")]
    pub(super) reading: Reading,

    /// Refuse formulas that need more memory than this, such as 512M or 4G.
    #[arg(long, value_name = "SIZE", default_value = "1G")]
    memory: Bytes,
}

impl TermsOptions {
    pub(super) fn get(self) -> Terms {
        Terms { reading: self.reading, memory: self.memory }
    }
}

/// Puzzles, or a formula.
#[derive(Debug, Args)]
pub(super) struct Given {
    #[command(flatten)]
    pub(super) inputs: Inputs,

    /// Take a formula in a file of DIMACS instead, or - for standard input.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["inputs", "shape", "keep_going", "reading"])]
    pub(super) cnf: Option<PathBuf>,

    #[command(flatten)]
    pub(super) terms: TermsOptions,
}

impl Given {
    /// The name of the file, if one is named.
    pub(super) fn file(&self) -> Option<String> {
        self.cnf.as_ref().map(|path| path.to_string_lossy().into_owned())
    }

    /// The formula in the file, if one is named; to be followed on this many cores.
    pub(super) fn formula(&self, cores: usize) -> Result<Option<Formula>, Failure> {
        let Some(path) = &self.cnf else { return Ok(None) };
        let name = path.display().to_string();
        let mut text = Vec::new();
        let result = match path.to_str() {
            Some("-") => stdin().lock().read_to_end(&mut text).map(|_| ()),
            _ => fs::read(path).map(|bytes| text = bytes),
        };
        result.map_err(|error| cannot_read(&name, &error))?;
        Ok(Some(self.terms.get().read(&name, &text_of(&text), cores)?))
    }

    /// Place of the formula.
    pub(super) fn origin(&self) -> Origin {
        Origin { place: Place { file: self.file(), ..Place::default() } }
    }

    /// The formula in a file, or of the only puzzle of the inputs; nothing, if what is there is bad and
    /// has been reported.
    pub(super) fn subject(&self, cores: usize) -> Result<Option<(Subject, Origin)>, Failure> {
        if let Some(formula) = self.formula(cores)? {
            return Ok(Some((Subject::of_formula(formula)?, self.origin())));
        }
        let query = Query::new(&self.inputs, Question::Flow, None)?;
        let Some((place, puzzle)) = gather::one(&query)? else { return Ok(None) };
        let subject = Subject::of_puzzle(&puzzle, &self.terms.get(), cores)?;
        Ok(Some((subject, Origin { place })))
    }
}

/// The step and the sweeps of the splitting.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct SplittingOptions {
    /// The step h of the splitting, up to 16.
    #[arg(long, value_name = "H", default_value = "0.1", value_parser = step)]
    pub(super) step: f64,

    /// Sweeps in each half of a step.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(super) sweeps: u32,
}

/// How the flow is followed, and from which start.
#[derive(Debug, Args)]
pub(super) struct StepsOptions {
    #[command(flatten)]
    splitting: SplittingOptions,

    /// Which start of the seed, from 0.
    #[arg(long, value_name = "I", default_value_t = 0)]
    start: u64,

    #[command(flatten)]
    seed: Seed,
}

impl StepsOptions {
    pub(super) fn get(&self, output: &Output) -> Steps {
        let SplittingOptions { step, sweeps } = self.splitting;
        Steps { seed: self.seed.generator(output).0, start: self.start, step, sweeps }
    }
}

/// A number above 0.
pub(super) fn positive(text: &str) -> Result<f64, Saying> {
    let number = text.parse().ok().filter(|number: &f64| *number > 0.0 && number.is_finite());
    number.ok_or_else(|| saying!("value-positive"))
}

/// A step.
pub(super) fn step(text: &str) -> Result<f64, Saying> {
    let number = positive(text).ok().filter(|&number| number <= Rule::STEP_MAX);
    let most = Rule::STEP_MAX.to_string();
    number.ok_or_else(|| saying!("value-step", most))
}
