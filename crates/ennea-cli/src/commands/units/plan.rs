//! `ennea units plan`: the jobs, the plan of one, or its parts.

use super::{Chosen, named, names};
use crate::face::{Exit, Failure, Output};
use clap::Args;
use ennea_answers::jobs;
use ennea_answers::units::{PartRow, Plan};

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
        jobs::rows().try_for_each(|row| output.answer(&row))?;
        return Ok(Exit::Done);
    };
    let job = named(name);
    if options.list {
        let chosen = options.chosen.of(&*job)?;
        chosen.places().try_for_each(|part| output.answer(&PartRow::of(&*job, part)))?;
    } else if options.chosen.is_given() {
        let what = "found --parts or --shard without --list\n  hint: add --list";
        return Err(Failure::Input(what.to_owned()));
    } else {
        output.report(&Plan::of(&*job), Plan::lines)?;
    }
    Ok(Exit::Done)
}
