//! All grids of 2x5: a part is the classes of splits whose colourings share a table.
//!
//! ```text
//!   grids = 2^5  sum over classes of  sequences f^2;    bands = 2^5  sum of  sequences f
//! ```
//!
//! The second sum is known by another way, so that no single f can be wrong unnoticed.

use crate::text::grouped;
use crate::units::{Job, Parts, Sum, Values};
use crate::wire::{Check, Number};
use ennea::Shape;
use ennea::count::{column_sets, two_columns};
use ennea::numbers::factorial;
use ennea::progress::{Progress, Stopped};
use num_bigint::BigUint;

pub(super) const NAME: &str = "grids-2x5";
pub(super) const FINDS: &str = "all 2x5 grids";

/// The columns of a box, whose orders divide f.
const COLUMNS: u32 = 5;

/// The sum.  The key of an f is the place of its class.
#[derive(Debug)]
pub(super) struct Grids {
    shape: Shape,
    parts: column_sets::Parts,
}

impl Grids {
    /// For 2x5.  Cost: a second.
    pub(super) fn of_2x5() -> Self {
        let shape = Shape::new(2, 5).expect("2x5 is a shape");
        Self { shape, parts: column_sets::Parts::new() }
    }
}

impl Job for Grids {
    fn name(&self) -> &'static str {
        NAME
    }

    fn shape(&self) -> Shape {
        self.shape
    }

    fn finds(&self) -> &'static str {
        FINDS
    }

    fn method(&self) -> &'static str {
        "column sets of two bands, by classes of splits"
    }

    fn version(&self) -> u32 {
        1
    }

    fn parts(&self) -> usize {
        self.parts.len()
    }

    fn part(&self, part: usize) -> String {
        let count = self.parts.places(part).len();
        format!("{count} of {} classes of splits", self.parts.classes())
    }

    fn prepare(&self) {
        self.parts.prepare();
    }

    fn run(&self, part: usize, progress: &dyn Progress) -> Result<Values, Stopped> {
        if progress.is_stopped() {
            return Err(Stopped);
        }
        let places = self.parts.places(part).iter().map(|place| *place as u32);
        Ok(places.zip(self.parts.colourings(part)).collect())
    }

    fn doubt(&self, part: usize, values: &Values) -> Option<String> {
        let keys = values.0.keys().map(|key| *key as usize);
        if !keys.eq(self.parts.places(part).iter().copied()) {
            return Some("these are not the classes of that part".to_owned());
        }
        let orders: u32 = (1..=COLUMNS).product();
        let wrong = values.0.values().find(|number| *number % orders != BigUint::ZERO);
        wrong.map(|number| format!("{number} is no multiple of {orders}, the orders of columns"))
    }

    fn sum(&self, found: &[(usize, &Values)], chosen: &Parts) -> Sum {
        let (mut grids, mut bands, mut sequences) = <(BigUint, BigUint, BigUint)>::default();
        for (key, colourings) in found.iter().flat_map(|(_, values)| &values.0) {
            let (place, alike) = (*key as usize, self.parts.sequences(*key as usize));
            grids += self.parts.grids(place, colourings);
            bands += (alike * colourings) << COLUMNS;
            sequences += alike;
        }
        let mut sum = Sum::default();
        if chosen.is_complete() {
            let relabellings = factorial(self.shape.side());
            let text = format!("relabellings {} divide the grids", grouped(&relabellings));
            let by_matrices = two_columns::bands(COLUMNS as usize);
            let all = BigUint::from(126_u32).pow(COLUMNS);
            sum.checks = vec![
                Check::equal("sequences = 126^5", &sequences, &all),
                Check::equal("bands = bands by sums of matrices", &bands, &by_matrices),
                Check::equal(&text, &(&grids % relabellings), &BigUint::ZERO),
            ];
        }
        sum.number("grids", grids);
        sum.number("bands of five rows", bands);
        sum.number(
            "classes of splits",
            Number::from(found.iter().map(|(_, values)| values.0.len() as u32).sum::<u32>()),
        );
        sum
    }
}
