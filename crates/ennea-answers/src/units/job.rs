//! A job: its parts, what each of them finds, and the sum.

use super::parts::Parts;
use super::values::Values;
use crate::classes::ClassRow;
use crate::wire::{Checked, Number, Text};
use ennea::Shape;
use ennea::hash::fnv1a;
use ennea::progress::{Progress, Stopped};
use ennea_words::Saying;
use serde::Serialize;

/// A row of the table of jobs: what is known of one before it is made.
#[derive(Debug)]
pub struct Row {
    /// Its name on the command line.
    pub name: &'static str,
    /// Aim of the job: what it finds, in a few words.
    pub finds: &'static str,
    /// Method by which it finds that.
    pub method: &'static str,
    /// Grows whenever the same part, or the same key, would mean something else.
    pub version: u32,
    /// The rows and columns of a box.
    pub boxes: (usize, usize),
}

/// A long computation in parts.
///
/// A new one is a type with these methods and a row in the table of [`jobs`](crate::jobs).
pub trait Job: Send + Sync {
    /// Its row in the table.
    fn row(&self) -> &'static Row;

    /// Its name on the command line.
    fn name(&self) -> &'static str {
        self.row().name
    }

    /// The shape.
    fn shape(&self) -> Shape {
        let (rows, columns) = self.row().boxes;
        Shape::new(rows, columns).expect("a shape of the table")
    }

    /// Number of parts.
    fn parts(&self) -> usize;

    /// Description of a part.
    fn part(&self, part: usize) -> Saying;

    /// Computes what all parts share, on all cores; nothing where they share nothing.
    ///
    /// # Errors
    /// If the progress says so.
    fn prepare(&self, _: &dyn Progress) -> Result<(), Stopped> {
        Ok(())
    }

    /// Does a part, the same whenever and wherever it is done.
    ///
    /// # Errors
    /// If the progress says so.
    fn run(&self, part: usize, progress: &dyn Progress) -> Result<Values, Stopped>;

    /// Doubt about the values that a part is said to have found, if they cannot be right.
    fn doubt(&self, part: usize, values: &Values) -> Option<Saying>;

    /// The sum over parts, which are all there are or some; checks of the whole belong to all.
    fn sum(&self, found: &[(usize, &Values)], chosen: &Parts) -> Sum;
}

/// The bits of this machine's words: part of what a line of a ledger says.
pub(super) const WIDTH: u32 = usize::BITS;

/// A short name of all that the numbers of a job depend on.
pub(super) fn fingerprint(job: &dyn Job) -> String {
    let Row { name, method, version, .. } = job.row();
    let text = format!("{name}\n{}\n{method}\n{version}\n{}", job.shape(), job.parts());
    format!("{:016x}", fnv1a(text.as_bytes()))
}

/// Sum over parts.
#[derive(Clone, Debug, Default)]
pub struct Sum {
    /// Numbers with their names.
    pub numbers: Vec<Counted>,
    /// Equalities that were checked.
    pub checks: Vec<Checked>,
    /// Origin of the number of all grids, which the identity fixes.
    pub identity: Option<Identity>,
    /// The conjugacy classes with what they fix, if that is what was counted.
    pub classes: Vec<ClassRow>,
}

/// Origin of the number of all grids of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Identity {
    /// Counted here.
    Computed,
    /// Taken from what others published, as it is out of reach here.
    Published,
}

impl Sum {
    /// Adds a number.
    pub fn number(&mut self, name: Saying, number: impl Into<Number>) {
        self.numbers.push(Counted { name, number: number.into() });
    }
}

/// A number with its name.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Counted {
    /// Name: what it counts.
    #[serde(with = "Text")]
    pub name: Saying,
    /// The number.
    pub number: Number,
}

/// A job that is quickly done, for tests: part k finds k + 1 with the key 1.
#[cfg(test)]
pub(super) mod small {
    use super::*;

    /// With this many parts.
    pub(in crate::units) struct Small(pub(in crate::units) usize);

    impl Job for Small {
        fn row(&self) -> &'static Row {
            &Row {
                name: "small",
                finds: "a triangular number",
                method: "counting",
                version: 3,
                boxes: (3, 3),
            }
        }

        fn parts(&self) -> usize {
            self.0
        }

        fn part(&self, part: usize) -> Saying {
            Saying::of(format!("row {}", part + 1))
        }

        fn run(&self, part: usize, progress: &dyn Progress) -> Result<Values, Stopped> {
            progress.go_on()?;
            Ok([(1, part as u32 + 1)].into_iter().collect())
        }

        fn doubt(&self, _: usize, values: &Values) -> Option<Saying> {
            (!values.0.keys().eq([&1])).then(|| Saying::of("its only key is 1"))
        }

        fn sum(&self, found: &[(usize, &Values)], chosen: &Parts) -> Sum {
            let mut sum = Sum::default();
            let all: num_bigint::BigUint = found.iter().map(|(_, values)| values.get(1)).sum();
            if chosen.is_complete() {
                let expected = (self.0 * (self.0 + 1) / 2).into();
                let claim = Saying::of("sum = n (n + 1) / 2");
                sum.checks.push(Checked::equal(claim, &all, &expected));
            }
            sum.number(Saying::of("sum"), all);
            sum
        }
    }
}
