//! The table of long computations: what `ennea units` can do in parts.
//!
//! A new one is a file here with a type that is a [`Job`], and a row in the table.

mod catalog;
mod different;
mod grids;
mod stacks;

pub use catalog::{Catalog, tally};

use crate::refusal::Refusal;
use crate::units::{self, Job, JobRow, Row};
use different::{All, Different};
use ennea::Shape;
use ennea_words::gaps;
use grids::Grids;

/// Makes the job of a row, all that it needs computed.
type Make = fn(&'static Row) -> Box<dyn Job>;

/// The jobs, and how they are made.
static TABLE: [(&Row, Make); 7] = [
    (&catalog::ROW, |_| Box::new(Catalog::new())),
    (&different::OF_2X5, |row| Box::new(Different::new(row, All::AtOnce))),
    (&different::OF_2X6, |row| Box::new(Different::new(row, All::InParts))),
    (&different::OF_3X4, |row| Box::new(Different::new(row, All::Published))),
    (&grids::OF_2X5, |row| Box::new(Grids::new(row))),
    (&grids::OF_2X6, |row| Box::new(Grids::new(row))),
    (&stacks::ROW, |_| Box::new(stacks::Stacks::of_3x4())),
];

/// The names of all jobs.
pub fn names() -> impl Iterator<Item = &'static str> {
    TABLE.iter().map(|(row, _)| row.name)
}

/// The rows of all jobs.
pub fn rows() -> impl Iterator<Item = JobRow> {
    TABLE.iter().map(|(row, _)| JobRow { job: row.name, finds: row.finds })
}

/// The name of the job that finds the essentially different grids of a shape, or of the shape with rows
/// and columns exchanged.
pub fn of_different(shape: Shape) -> Option<&'static str> {
    let (rows, columns) = (shape.box_rows(), shape.box_columns());
    let name = format!("{}x{}", rows.min(columns), rows.max(columns));
    names().find(|job| *job == name)
}

/// The job with this name.
pub fn named(name: &str) -> Option<Box<dyn Job>> {
    TABLE.iter().find(|(row, _)| row.name == name).map(|(row, make)| make(row))
}

/// The job that a ledger is of, as its first line with a job says.
///
/// # Errors
/// If there is none, or it is none of ours.
pub fn of_ledger(file: &str, text: &[u8]) -> Result<Box<dyn Job>, Refusal> {
    let name = units::job_of(text).unwrap_or_default();
    let file = file.to_owned();
    named(&name).ok_or_else(|| {
        let jobs: Vec<&str> = names().collect();
        Refusal::hinted("ledger-of-no-job", move |_| gaps!(file, name, jobs))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::{Book, Entry, Merged, Origin, Parts, Values};
    use std::time::Duration;

    #[test]
    fn the_table_is_what_the_jobs_say() {
        for row in rows() {
            let job = named(row.job).expect("it is in the table");
            assert_eq!((job.name(), job.row().finds), (row.job, row.finds));
            assert!(job.parts() > 0 && !job.part(job.parts() - 1).to_string().is_empty());
        }
        assert!(named("sudoku").is_none());
    }

    /// Goal: all parts of 2x5 add up and pass, and wrong numbers do not pass.  Method: in some parts, one at
    /// a time, the last number is made too large: by one; and of grids by what all of them are multiples of.
    #[test]
    fn wrong_numbers_of_2x5_are_found() {
        for (name, step, too_much) in [("2x5", 9, &[1_u32][..]), ("grids-2x5", 1, &[1, 120])] {
            let job = named(name).expect("it is in the table");
            job.prepare(&()).expect("nothing stops it");
            let found: Vec<Values> = (0..job.parts())
                .map(|part| job.run(part, &()).expect("nothing stops it"))
                .collect();
            let right = merged(&*job, &found).expect("no doubt");
            assert!(right.holds() && right.checks.len() >= 3, "{:?}", right.checks);
            for part in (0..found.len()).step_by(step) {
                for more in too_much {
                    let mut wrong = found.clone();
                    *wrong[part].0.values_mut().next_back().expect("a number") += *more;
                    let is_found = merged(&*job, &wrong).is_none_or(|merged| !merged.holds());
                    assert!(is_found, "{name} part {} and {more} more", part + 1);
                }
            }
        }
    }

    #[test]
    fn a_ledger_names_its_job() {
        let of = |text: &str| of_ledger("a file", text.as_bytes()).map(|job| job.name());
        assert_eq!(of("torn\nledger=1 job=3x4 version=2").ok(), Some("3x4"));
        for text in ["", "torn", "ledger=1 job=9x9 version=1"] {
            let error = of(text).expect_err("no job of ours").to_string();
            assert!(error.contains("expected one of catalog, 2x5"), "{error}");
        }
    }

    /// The sum over all parts, unless there is a doubt about one.
    fn merged(job: &dyn Job, found: &[Values]) -> Option<Merged> {
        let mut book = Book::new(job);
        for (part, values) in found.iter().enumerate() {
            let (when, who) = ("now".to_owned(), "here".to_owned());
            let origin = Origin { cpu: Duration::ZERO, when, who };
            book.add(Entry { part, values: values.clone(), origin }).ok()?;
        }
        Some(Merged::of(&book, &Parts::all(job.parts())).expect("all parts"))
    }
}
