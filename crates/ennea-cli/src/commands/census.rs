//! `ennea census`: the whole story of a shape, from the rules to its essentially different grids.

use super::rules;
use crate::face::{Exit, Failure, Output, hinted, language, names, read_rules};
use clap::Args;
use ennea::rules::Rules;
use ennea::symmetry::Group;
use ennea::symmetry::variants::Scope;
use ennea::{Shape, ShapeError};
use ennea_answers::census::{self, Method, Part, Question, Taken, Trials, story, tables};
use ennea_answers::classes;
use ennea_words::{Gaps, Told, say};
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
}

ennea::named! {
    /// The tables behind the story.
    enum Table {
        /// The classes of first bands: size, completions, column sets.
        Bands = "bands",
        /// The conjugacy classes: size, order, fixed grids, cycle type, name, an element.
        Classes = "classes",
    }
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    if options.rules.as_deref() == Some("help") {
        output.lines(&rules::names())?;
        return Ok(Exit::Done);
    }
    let is_story = options.table.is_none() && !output.is_json;
    let last = match options.table {
        Some(Table::Bands) => Part::Grids,
        Some(Table::Classes) => Part::Different,
        None if is_story => Part::End,
        None => Part::MinimalPuzzles,
    };
    let (question, language) = (question(options)?, language());
    let start = Instant::now();
    let mut before = start;
    let bar = output.bar("counting the grids");
    let taken = census::tell(question, last, language, &bar, |part, lines| {
        if is_story {
            let time = part.is_timed().then(|| story::time(before.elapsed(), language));
            before = Instant::now();
            bar.aside(|| {
                output.checks(&lines)?;
                time.map_or(Ok(()), |time| output.line(&time))
            })?;
        }
        Ok::<(), Failure>(())
    })?;
    drop(bar);
    match (options.table, &taken) {
        (None, taken) if !is_story => output.json(taken)?,
        (None, Taken::Variant(_)) => {}
        (None, Taken::Shape(_)) => {
            output.line("")?;
            output.line(&story::whole_time(start.elapsed(), language))?;
        }
        (Some(Table::Bands), Taken::Shape(census)) => {
            let rows = census.band_class_table.iter().flatten();
            output.rows(rows, || tables::bands(census, language))?;
        }
        (Some(_), Taken::Shape(census)) => {
            let rows = census.class_table.as_deref().unwrap_or_default();
            output
                .rows(rows.iter(), || classes::table(census.shape, rows, options.all, language))?;
        }
        (Some(_), Taken::Variant(census)) => {
            let rows = census.class_table.iter();
            output.rows(rows, || tables::classes_of_variant(census, language))?;
        }
    }
    let failed = taken.failed();
    if options.table.is_some() {
        for check in &failed {
            output.error(&say!(language, "check-failed", claim = check.told(language).text));
        }
    }
    Ok(if failed.is_empty() { Exit::Done } else { Exit::No })
}

/// Question that the options ask.
fn question(options: &Options) -> Result<Question, Failure> {
    let shape = options.shape.parse();
    let shape: Shape = shape.map_err(|error: ShapeError| {
        let shapes = hinted("census-shapes", &Gaps::default());
        Failure::Input(format!("{}\n  {shapes}", error.told(language())))
    })?;
    let rules = match &options.rules {
        None => Rules::plain(shape).clone(),
        Some(text) => {
            let description = read_rules(text)?;
            // Letters and files say their shape themselves; the default does not contradict them.
            let stated = description.shape().filter(|_| shape == Shape::CLASSIC);
            let rules = description.rules(stated.unwrap_or(shape));
            rules.map_err(|error| Failure::Input(error.told(language())))?
        }
    };
    let trials = Trials { number: options.trials, seed: options.seed };
    let group = if options.no_transpose { Group::WithoutTransposition } else { Group::Whole };
    Ok(Question { rules, scope: options.group, group, method: options.method, trials })
}
