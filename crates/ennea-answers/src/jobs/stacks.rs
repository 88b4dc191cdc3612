//! All grids of 3x4, by stacks: a part is a class of stacks without their last band, and some of the stacks
//! that go with them.
//!
//! ```text
//!   grids = 6^4 4!^3 4  sum over the parts of  their sums / 12
//! ```
//!
//! No single part is known by another way, but parts can be [computed again](crate::units).

use crate::text::grouped;
use crate::units::{Job, Parts, Row, Sum, Values};
use crate::wire::{Checked, Number};
use ennea::count::by_stacks;
use ennea::numbers::factorial;
use ennea::progress::{Progress, Stopped};
use ennea_words::{Saying, saying};
use num_bigint::BigUint;
use std::collections::BTreeSet;

pub(super) static ROW: Row = Row {
    name: "grids-3x4",
    finds: "all 3x4 grids",
    method: "three stacks, by classes of one without its last band",
    version: 1,
    boxes: (3, COLUMNS),
};

/// The columns of a box.
const COLUMNS: usize = 4;

/// The sum.  The key of the sum of a part is the place of its class.
#[derive(Debug)]
pub(super) struct Stacks {
    parts: by_stacks::Parts,
}

impl Stacks {
    /// For 3x4.  Cost: some seconds.
    pub(super) fn of_3x4() -> Self {
        Self { parts: by_stacks::Parts::new(COLUMNS) }
    }

    fn class(&self, part: usize) -> u32 {
        u32::try_from(self.parts.class(part)).expect("there are few classes")
    }
}

impl Job for Stacks {
    fn row(&self) -> &'static Row {
        &ROW
    }

    fn parts(&self) -> usize {
        self.parts.len()
    }

    fn part(&self, part: usize) -> Saying {
        let (class, last) = (self.class(part) + 1, self.parts.last(part));
        saying!("part-stacks", class, all = self.parts.classes(), last)
    }

    fn prepare(&self, progress: &dyn Progress) -> Result<(), Stopped> {
        self.parts.prepare(progress)
    }

    fn run(&self, part: usize, progress: &dyn Progress) -> Result<Values, Stopped> {
        Ok([(self.class(part), self.parts.sum(part, progress)?)].into_iter().collect())
    }

    fn doubt(&self, part: usize, values: &Values) -> Option<Saying> {
        if !values.0.keys().eq([&self.class(part)]) {
            return Some(saying!("doubt-not-the-class"));
        }
        let lists = self.parts.lists(part);
        let wrong = values.0.values().find(|number| *number % lists != BigUint::ZERO);
        let (wrong, lists) = (wrong.map(BigUint::to_string), lists.to_string());
        wrong.map(|number| saying!("doubt-lists", number, lists))
    }

    fn sum(&self, found: &[(usize, &Values)], chosen: &Parts) -> Sum {
        let sums: BigUint = found.iter().flat_map(|(_, values)| values.0.values()).sum();
        let classes = found.iter().flat_map(|(_, values)| values.0.keys());
        let classes: BTreeSet<&u32> = classes.collect();
        let mut sum = Sum::default();
        if chosen.is_complete() {
            let grids = self.parts.grids(&sums);
            let relabellings = factorial(self.shape().side());
            let claim = saying!("claim-relabellings-divide", number = grouped(&relabellings));
            sum.checks = vec![Checked::equal(claim, &(&grids % relabellings), &BigUint::ZERO)];
            sum.number(saying!("sum-grids"), grids);
        }
        sum.number(saying!("sum-of-parts"), sums);
        sum.number(saying!("sum-without-last"), Number::from(classes.len() as u64));
        sum
    }
}
