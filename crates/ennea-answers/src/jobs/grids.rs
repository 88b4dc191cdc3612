//! All grids of 2x5 and 2x6: a part is the classes of splits whose halves have the same systems.
//!
//! ```text
//!   grids = sum over classes of  sequences f^2;    bands = sum of  sequences f
//! ```
//!
//! The second sum is known by another way, so that no single f can be wrong unnoticed.

use crate::text::grouped;
use crate::units::{Job, Parts, Row, Sum, Values};
use crate::wire::{Checked, Number};
use ennea::count::column_sets;
use ennea::count::oracles::two_columns;
use ennea::numbers::factorial;
use ennea::progress::{Progress, Stopped};
use ennea_words::{Saying, saying};
use num_bigint::BigUint;

pub(super) static OF_2X5: Row = row("grids-2x5", "all 2x5 grids", 5);
pub(super) static OF_2X6: Row = row("grids-2x6", "all 2x6 grids", 6);

const fn row(name: &'static str, finds: &'static str, columns: usize) -> Row {
    let method = "column sets of two bands, by halves of the digits";
    Row { name, finds, method, version: 2, boxes: (2, columns) }
}

/// The sum.  The key of an f is the place of its class.
#[derive(Debug)]
pub(super) struct Grids {
    row: &'static Row,
    parts: column_sets::Parts,
}

impl Grids {
    /// Cost: 2x5 milliseconds, 2x6 seconds.
    pub(super) fn new(row: &'static Row) -> Self {
        Self { row, parts: column_sets::Parts::new(row.boxes.1) }
    }

    /// The columns of a box, whose orders divide f.
    fn columns(&self) -> usize {
        self.row.boxes.1
    }
}

impl Job for Grids {
    fn row(&self) -> &'static Row {
        self.row
    }

    fn parts(&self) -> usize {
        self.parts.len()
    }

    fn part(&self, part: usize) -> Saying {
        let count = self.parts.places(part).len();
        saying!("part-splits", count, all = self.parts.class_count())
    }

    fn run(&self, part: usize, progress: &dyn Progress) -> Result<Values, Stopped> {
        let places = self.parts.places(part).map(|place| place as u32);
        Ok(places.zip(self.parts.colourings(part, progress)?).collect())
    }

    fn doubt(&self, part: usize, values: &Values) -> Option<Saying> {
        let keys = values.0.keys().map(|key| *key as usize);
        let mut places: Vec<usize> = self.parts.places(part).collect();
        places.sort_unstable();
        if !keys.eq(places) {
            return Some(saying!("doubt-not-the-classes"));
        }
        let orders = factorial(self.columns());
        let wrong = values.0.values().find(|number| *number % &orders != BigUint::ZERO);
        let told = |number: &BigUint| [number, &orders].map(BigUint::to_string);
        let told = wrong.map(told);
        told.map(|[number, orders]| saying!("doubt-orders", number, orders))
    }

    fn sum(&self, found: &[(usize, &Values)], chosen: &Parts) -> Sum {
        let (mut grids, mut bands, mut sequences) = <(BigUint, BigUint, BigUint)>::default();
        for (key, colourings) in found.iter().flat_map(|(_, values)| &values.0) {
            let alike = self.parts.sequences(*key as usize);
            grids += alike * colourings * colourings;
            bands += alike * colourings;
            sequences += alike;
        }
        let mut sum = Sum::default();
        if chosen.is_complete() {
            let relabellings = factorial(self.shape().side());
            let divide = saying!("claim-relabellings-divide", number = grouped(&relabellings));
            let c = self.columns();
            let by_matrices = two_columns::bands(c);
            let splits = factorial(2 * c) / factorial(c).pow(2);
            let sequences_are = saying!("claim-sequences", splits = splits.to_string(), c);
            let all = splits.pow(c as u32);
            sum.checks = vec![
                Checked::equal(sequences_are, &sequences, &all),
                Checked::equal(saying!("claim-bands-by-matrices"), &bands, &by_matrices),
                Checked::equal(divide, &(&grids % relabellings), &BigUint::ZERO),
            ];
        }
        sum.number(saying!("sum-grids"), grids);
        sum.number(saying!("sum-bands"), bands);
        sum.number(
            saying!("sum-splits"),
            Number::from(found.iter().map(|(_, values)| values.0.len() as u32).sum::<u32>()),
        );
        sum
    }
}
