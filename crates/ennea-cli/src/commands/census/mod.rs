//! `ennea census`: the whole story of a shape, from the rules to its essentially different grids.

mod json;
pub(crate) mod lines;
mod reach;
mod small;
mod story;
mod tables;
mod work;

use crate::face::exit::{Exit, Failure};
use crate::face::output::{Bar, Output};
use clap::{Args, ValueEnum};
use ennea::Shape;
use ennea::symmetry::Group;
use num_bigint::BigUint;
pub(crate) use work::Check;
use work::Work;

/// Counts the grids of a shape and tells how, step by step.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The rows and columns of a box, for example 2x2, 2x4 or 3x3.
    #[arg(value_name = "RxC", default_value = "3x3")]
    shape: String,

    /// Print this table instead of the story.
    #[arg(long, value_enum)]
    table: Option<Table>,

    /// Count the grids by this method (default: column-sets).
    #[arg(long, value_enum, default_value = "column-sets", hide_default_value = true)]
    method: Method,

    /// Do not take transposition for a symmetry.
    #[arg(long)]
    no_transpose: bool,
}

/// The tables behind the story.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Table {
    /// The classes of first bands: size, completions, column sets.
    Bands,
    /// The conjugacy classes: size, order, fixed grids, cycle type, name.
    Classes,
}

/// The ways to count all grids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Method {
    /// Column sets of bands: the fastest.
    ColumnSets,
    /// First bands by classes, completed by backtracking; 3x3 takes minutes.
    Bands,
    /// Exact covers of the cells by templates; sides up to 8.
    Templates,
    /// Every grid written down; sides up to 6.
    Enumerate,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let (shape, reach) = reach::of(&options.shape)?;
    reach::check(shape, reach, options)?;
    let group = if options.no_transpose { Group::WithoutTransposition } else { Group::Whole };
    let mut work = Work::new(shape, reach, group);
    match options.table {
        None if !output.is_json() => story::tell(&mut work, options.method, output)?,
        Some(Table::Bands) => {
            work.count_grids(options.method, &bar(output));
            tables::bands(&work, output)?;
        }
        table => {
            work.count_grids(options.method, &bar(output));
            work.order_group();
            work.count_fixed_grids();
            work.count_essentially_different();
            match table {
                Some(_) => tables::classes(&work, output)?,
                None => json::object(&work, output)?,
            }
        }
    }
    if options.table.is_some() {
        for check in work.failed_checks() {
            output.error(&format!("check failed: {}", check.text));
        }
    }
    Ok(if work.failed_checks().next().is_none() { Exit::Done } else { Exit::No })
}

/// A bar for the only step that can take long.
fn bar(output: &Output) -> Bar {
    output.bar("completing first bands")
}

/// The number of essentially different grids, of shapes whose story is told in full.
pub(crate) fn essentially_different(shape: Shape, group: Group) -> Option<BigUint> {
    let mut work = Work::new(shape, reach::Reach::Whole, group);
    work.count_grids(Method::ColumnSets, &());
    work.count_fixed_grids();
    work.count_essentially_different();
    work.different.value.map(|found| found.orbits.orbits)
}
