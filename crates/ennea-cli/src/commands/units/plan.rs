//! `ennea units plan`: the jobs, the plan of one, or its parts.

use super::{Chosen, named, names};
use crate::face::{Exit, Failure, Output, hinted, language};
use clap::Args;
use ennea_answers::jobs;
use ennea_answers::units::{PartRow, Plan};
use ennea_words::gaps;

/// Tells what there is to do.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The job (default: all of them are named).
    #[arg(value_name = "JOB", value_parser = names())]
    job: Option<String>,

    /// List its parts, one a line.
    #[arg(long, requires = "job")]
    list: bool,

    #[command(flatten)]
    chosen: Chosen,
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let Some(name) = &options.job else {
        jobs::rows().try_for_each(|row| output.either(&row, &row.line(language())))?;
        return Ok(Exit::Done);
    };
    let job = named(name);
    if options.list {
        let chosen = options.chosen.of(&*job)?;
        let mut rows = chosen.places().map(|part| PartRow::of(&*job, part));
        rows.try_for_each(|row| output.either(&row, &row.line(language())))?;
    } else if options.chosen.is_given() {
        return Err(Failure::Input(hinted("units-without-list", &gaps!())));
    } else {
        output.report(&Plan::of(&*job), Plan::lines)?;
    }
    Ok(Exit::Done)
}
