//! `ennea census`: the whole story of a shape, from the rules to its essentially different grids.

use super::rules;
use crate::face::{Exit, Failure, Output, Tongue, names, read_rules};
use clap::Args;
use ennea::symmetry::Group;
use ennea::symmetry::variants::Scope;
use ennea::{Shape, ShapeError};
use ennea_answers::census::{
    self, Census, Method, Part, Question, SHAPES, Trials, story, tables, variants,
};
use ennea_answers::classes;
use ennea_words::Language;
use std::time::Instant;

/// Counts the grids of a shape and tells how, step by step.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The rows and columns of a box, for example 2x2, 2x4 or 3x3; 1x7 for Latin squares.
    #[arg(value_name = "RxC", default_value = "3x3")]
    shape: String,

    /// Count the grids that keep these rules: a name such as x, windoku, disjoint or x+knight, the letters
    /// of a jigsaw, or a file; 'ennea census --rules help' lists the names.
    #[arg(
        long,
        value_name = "NAME|FILE",
        conflicts_with_all = ["all", "method", "trials", "seed", "no_transpose"]
    )]
    rules: Option<String>,

    /// With --rules: which permutations of the cells are symmetries.
    #[arg(long, requires = "rules", value_parser = names::<Scope>(), default_value = "whole")]
    group: Scope,

    /// Print this table instead of the story.
    #[arg(long, value_parser = names::<Table>())]
    table: Option<Table>,

    /// With --table classes: those that fix no grid as well.
    #[arg(long, requires = "table")]
    all: bool,

    /// Count the grids by this method (default: column-sets).
    #[arg(
        long,
        value_parser = names::<Method>(),
        default_value = "column-sets",
        hide_default_value = true
    )]
    method: Method,

    /// Where the grids can only be estimated: by this many trials; four times as many halve the error
    /// (default: what takes a few seconds on two cores).
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(2..))]
    trials: Option<u64>,

    /// The seed of these trials.
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,

    /// Do not take transposition for a symmetry.
    #[arg(long)]
    no_transpose: bool,

    #[command(flatten)]
    tongue: Tongue,
}

ennea::named! {
    /// The tables behind the story.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Table {
        /// The classes of first bands: size, completions, column sets.
        Bands = "bands",
        /// The conjugacy classes: size, order, fixed grids, cycle type, name, an element.
        Classes = "classes",
    }
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    if let Some(text) = &options.rules {
        return variant(options, text, output);
    }
    let last = match options.table {
        Some(Table::Bands) => Part::Grids,
        Some(Table::Classes) => Part::Different,
        None if output.is_json() => Part::MinimalPuzzles,
        None => Part::End,
    };
    let question = question(options, last)?;
    let census = match last {
        Part::End => tell(question, options.tongue.language, output)?,
        last => take(question, last, output)?,
    };
    match options.table {
        None if output.is_json() => output.json(&census)?,
        None => {}
        Some(Table::Bands) => {
            let rows = census.band_class_table.iter().flatten();
            output.rows(rows, || tables::bands(&census))?;
        }
        Some(Table::Classes) => {
            let rows = census.class_table.as_deref().unwrap_or_default();
            output.rows(rows.iter(), || classes::table(census.shape, rows, options.all))?;
        }
    }
    if options.table.is_some() {
        for check in census.checks.failed() {
            output.error(&format!("check failed: {}", check.told(Language::ENGLISH).text));
        }
    }
    Ok(if census.checks.failed().next().is_none() { Exit::Done } else { Exit::No })
}

/// The census of other rules.
fn variant(options: &Options, text: &str, output: &mut Output) -> Result<Exit, Failure> {
    if text == "help" {
        output.lines(&rules::names())?;
        return Ok(Exit::Done);
    }
    if options.table == Some(Table::Bands) {
        let message = "--table bands has no meaning with --rules; --table classes has";
        return Err(Failure::Input(message.to_owned()));
    }
    let description = read_rules(text)?;
    let shape = options.shape.parse();
    let shape: Shape = shape.map_err(|error: ShapeError| Failure::Input(error.to_string()))?;
    // Letters and files say their shape themselves; the default does not contradict them.
    let stated = description.shape().filter(|_| shape == Shape::CLASSIC);
    let rules = description
        .rules(stated.unwrap_or(shape))
        .map_err(|error| Failure::Input(error.to_string()))?;
    let bar = output.bar("counting the grids");
    let Some(census) = variants::take(&rules, options.group, &bar)? else {
        return Err(Failure::Interrupted);
    };
    drop(bar);
    match options.table {
        None => {
            let lines = variants::story(&census, options.tongue.language);
            if output.is_json() { output.json(&census)? } else { output.checks(&lines)? }
        }
        Some(_) => output.rows(census.class_table.iter(), || variants::classes(&census))?,
    }
    let holds = census.checks.iter().all(|check| check.holds);
    Ok(if holds { Exit::Done } else { Exit::No })
}

/// Question that the options ask; the failure says why it cannot be answered, and what can.
fn question(options: &Options, last: Part) -> Result<Question, Failure> {
    let shape = options.shape.parse();
    let shape =
        shape.map_err(|error: ShapeError| Failure::Input(format!("{error}\n  {SHAPES}")))?;
    let trials = Trials { number: options.trials, seed: options.seed };
    let group = if options.no_transpose { Group::WithoutTransposition } else { Group::Whole };
    let question = Question { shape, group, method: options.method, trials };
    question.check(last)?;
    Ok(question)
}

/// Takes a census in silence.
fn take(question: Question, last: Part, output: &Output) -> Result<Census, Failure> {
    census::take(question, last, &output.bar("counting the grids"), |_, _| Ok(()))
}

/// Takes a census and tells each part with its time.
fn tell(question: Question, language: Language, output: &mut Output) -> Result<Census, Failure> {
    let start = Instant::now();
    let bar = output.bar("counting the grids");
    output.lines(&story::title(question.shape, language))?;
    let mut last = Instant::now();
    let census = census::take(question, Part::End, &bar, |part, census| {
        let time = story::time(last.elapsed(), language);
        bar.aside(|| {
            output.checks(&story::part(part, census, language))?;
            if part < Part::MinimalPuzzles { output.line(&time) } else { Ok(()) }
        })?;
        last = Instant::now();
        Ok::<(), Failure>(())
    })?;
    output.line("")?;
    output.line(&story::whole_time(start.elapsed(), language))?;
    Ok(census)
}
