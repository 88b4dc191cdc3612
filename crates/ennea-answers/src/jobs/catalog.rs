//! All essentially different 3x3 grids, found one by one: a part is a canonical band with one of 28
//! deals of its first stack.

use crate::catalogue;
use crate::units::{Job, Parts, Row, Sum, Values};
use ennea::Shape;
use ennea::catalog::classes::count::{self, PARTS, Tally};
use ennea::progress::{Progress, Stopped};
use ennea::symmetry::Group;
use ennea::symmetry::classic_bands::Bands;
use ennea_words::{Saying, saying};
use num_bigint::BigUint;

pub(super) static ROW: Row = Row {
    name: "catalog",
    finds: "all essentially different 3x3 grids, each found",
    method: "pairs of bands under a canonical band",
    version: 1,
    boxes: (3, 3),
};

/// The parts of one canonical band.
const OF_A_BAND: usize = 28;

/// The enumeration.  The key of a number of classes is the order of their automorphism groups.
#[derive(Debug)]
pub struct Catalog {
    bands: Bands,
    group_order: BigUint,
}

impl Catalog {
    /// The enumeration.  Cost: milliseconds.
    pub fn new() -> Self {
        let group_order = Group::Whole.order_with_relabelling(Shape::CLASSIC);
        Self { bands: Bands::new(), group_order }
    }
}

impl Default for Catalog {
    fn default() -> Self {
        Self::new()
    }
}

impl Job for Catalog {
    fn row(&self) -> &'static Row {
        &ROW
    }

    fn parts(&self) -> usize {
        PARTS
    }

    fn part(&self, part: usize) -> Saying {
        saying!("part-band", band = part / OF_A_BAND + 1, deal = part % OF_A_BAND + 1)
    }

    fn run(&self, part: usize, progress: &dyn Progress) -> Result<Values, Stopped> {
        let found = count::part(&self.bands, part, progress)?;
        Ok(found.by_automorphisms.into_iter().collect())
    }

    fn doubt(&self, _: usize, values: &Values) -> Option<Saying> {
        let is_order = |order: &u32| *order > 0 && &self.group_order % order == BigUint::ZERO;
        let wrong = values.0.keys().find(|order| !is_order(order));
        let large = || values.0.values().find(|classes| u64::try_from(*classes).is_err());
        wrong
            .map(|order| saying!("doubt-order", order))
            .or_else(|| Some(saying!("doubt-classes", number = large()?.to_string())))
    }

    fn sum(&self, found: &[(usize, &Values)], chosen: &Parts) -> Sum {
        let tally = tally(found.iter().map(|(_, values)| *values));
        let rows = catalogue::rows(&tally);
        let mut sum = Sum::default();
        if chosen.is_complete() {
            sum.checks = catalogue::checks(&tally);
        }
        sum.number(saying!("sum-classes"), tally.classes());
        sum.number(saying!("sum-grids"), catalogue::grids(&rows));
        for row in rows {
            sum.number(saying!("sum-automorphisms", order = row.order), row.classes);
        }
        sum
    }
}

/// Tally of all that parts have found together.
pub fn tally<'a>(found: impl Iterator<Item = &'a Values>) -> Tally {
    let mut all = Values::default();
    found.for_each(|values| all.add(values));
    let count = |classes: &BigUint| u64::try_from(classes).expect("there are few classes");
    let by_automorphisms = all.0.iter().map(|(order, classes)| (*order, count(classes))).collect();
    Tally { by_automorphisms }
}
