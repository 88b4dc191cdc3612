//! `ennea units`: long computations in parts, on one machine or many.
//!
//! * `plan`: what there is to do; `run`: some of it; `status`: how far it is; `merge`: the sum.

pub(super) mod merge;
mod plan;
mod run;
mod status;

use crate::face::{Exit, Failure, Output, ledger};
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser};
use ennea_answers::jobs;
use ennea_answers::units::{Book, Job, Parts, Shard};
use std::path::PathBuf;

commands! {
    /// Long computations in parts.
    pub(crate) enum Options {
        /// Tell what there is to do: the jobs, or the parts of one.
        Plan = plan,
        /// Do parts of a job, and write down what they find.
        Run = run,
        /// Add up what was found, and check it.
        Merge = merge,
        /// Tell how far a job is, and what is left.
        Status = status,
    }
}

/// Which parts of a job.
#[derive(Debug, Args)]
struct Chosen {
    /// Only these parts, numbered from 1 on: 1-12,20 (default: all).
    #[arg(long, value_name = "LIST")]
    parts: Option<String>,

    /// Only shard I of N of these, every N-th; shards take about equally long.
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
}

/// A job and what there is of it.
#[derive(Debug, Args)]
struct Ledgers {
    /// The job.
    #[arg(value_name = "JOB", value_parser = names())]
    job: String,

    /// The ledgers: files, or folders of files that end in .ledger.
    #[arg(value_name = "LEDGER", required = true)]
    ledgers: Vec<PathBuf>,

    #[command(flatten)]
    chosen: Chosen,
}

impl Ledgers {
    /// Reads the ledgers of the job, and the parts that are asked about.
    fn read<'a>(&self, job: &'a dyn Job, output: &Output) -> Result<(Book<'a>, Parts), Failure> {
        let chosen = self.chosen.of(job)?;
        Ok((ledger::read(job, &self.ledgers, output)?, chosen))
    }
}

impl Chosen {
    fn is_given(&self) -> bool {
        self.parts.is_some() || self.shard.is_some()
    }

    fn of(&self, job: &dyn Job) -> Result<Parts, Failure> {
        let parts = match &self.parts {
            Some(list) => Parts::read(list, job.parts())?,
            None => Parts::all(job.parts()),
        };
        Ok(self.shard.map_or(parts.clone(), |shard| parts.of_shard(shard)))
    }
}

/// The names of jobs.
fn names() -> PossibleValuesParser {
    PossibleValuesParser::new(jobs::rows().map(|row| PossibleValue::new(row.job).help(row.finds)))
}

/// The job with a name that has passed.
fn named(name: &str) -> Box<dyn Job> {
    jobs::named(name).expect("only names pass")
}
