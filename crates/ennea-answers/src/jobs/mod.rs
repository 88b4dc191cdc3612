//! The table of long computations: what `ennea units` can do in parts.
//!
//! A new one is a file here with a type that is a [`Job`], and a row in the table.

mod catalog;
mod different;
mod grids;

pub use catalog::{Catalog, tally};

use crate::units::{Job, JobRow};

/// Makes a job, all that it needs computed.
type Make = fn() -> Box<dyn Job>;

/// The names, what they find, and how they are made.
const TABLE: [(&str, &str, Make); 3] = [
    (catalog::NAME, catalog::FINDS, || Box::new(Catalog::new())),
    (different::NAME, different::FINDS, || Box::new(different::Different::of_2x5())),
    (grids::NAME, grids::FINDS, || Box::new(grids::Grids::of_2x5())),
];

/// The names of all jobs.
pub fn names() -> impl Iterator<Item = &'static str> {
    TABLE.iter().map(|row| row.0)
}

/// The rows of all jobs.
pub fn rows() -> impl Iterator<Item = JobRow> {
    TABLE.iter().map(|&(job, finds, _)| JobRow { job, finds })
}

/// The job with this name.
pub fn named(name: &str) -> Option<Box<dyn Job>> {
    TABLE.iter().find(|row| row.0 == name).map(|row| row.2())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::{Book, Entry, Merged, Origin, Parts};
    use std::time::Duration;

    #[test]
    fn the_table_is_what_the_jobs_say() {
        for row in rows() {
            let job = named(row.job).expect("it is in the table");
            assert_eq!((job.name(), job.finds()), (row.job, row.finds));
            assert!(job.parts() > 0 && !job.part(job.parts() - 1).is_empty());
        }
        assert!(named("sudoku").is_none());
    }

    /// Goal: the sums of 2x5 are those of the census, and no wrong number passes.  Method: all parts of
    /// both jobs; then in each part one number is made wrong, by one and by multiples of it.
    #[test]
    fn wrong_numbers_of_2x5_are_found() {
        for (name, expected) in
            [("2x5", None), ("grids-2x5", Some("1903816047972624930994913280000"))]
        {
            let job = named(name).expect("it is in the table");
            let parts = Parts::all(job.parts());
            let found: Vec<_> = (0..job.parts())
                .map(|part| job.run(part, &()).expect("nothing stops it"))
                .collect();
            let origin =
                || Origin { cpu: Duration::ZERO, when: "now".to_owned(), who: "here".to_owned() };
            let merged = |found: &[crate::units::Values]| {
                let mut book = Book::new(&*job);
                for (part, values) in found.iter().enumerate() {
                    book.add(Entry { part, values: values.clone(), origin: origin() }).ok()?;
                }
                Some(Merged::of(&book, &parts).expect("all parts"))
            };
            let right = merged(&found).expect("no doubt");
            assert!(right.holds(), "{:?}", right.checks);
            if let Some(expected) = expected {
                assert_eq!(right.numbers[0].number.0.to_string(), expected);
            }
            for part in 0..found.len() {
                for factor in [2_u32, 120] {
                    let mut wrong = found.clone();
                    let (_, number) = wrong[part].0.iter_mut().next_back().expect("a number");
                    *number = &*number * factor + factor;
                    let is_found = merged(&wrong).is_none_or(|merged| !merged.holds());
                    assert!(is_found, "{name} part {} times {factor}", part + 1);
                }
            }
        }
    }
}
