//! The essentially different grids of 2x5, 2x6 and 3x4, by Burnside's lemma: a part is all conjugacy
//! classes with the same moves of the rows that keep the stacks, exchange two, or turn three; some
//! parts of 2x6 are a pair of systems of columns; the last part is the identity, the last 67 of 2x6.
//!
//! ```text
//!   |G| different = sum over classes of  size x fixed;    n divides the sum of fixed(g^k), n = order of g
//! ```
//!
//! A part says what it adds to the labelled grids that a class fixes, N! times the reduced ones.

use crate::classes::ClassRow;
use crate::text::grouped;
use crate::units::{Identity, Job, Parts, Row, Sum, Values};
use crate::wire::{Checked, Number};
use ennea::Shape;
use ennea::count::{column_sets, factorisations};
use ennea::numbers::factorial;
use ennea::progress::{Progress, Stopped};
use ennea::published::{self, Published};
use ennea::symmetry::Group;
use ennea_words::{Saying, Told, gaps, saying, transformation};
use num_bigint::BigUint;
use num_traits::Zero;

/// Origin of the number of all grids, which are those that the identity fixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum All {
    /// Counted in no time.
    AtOnce,
    /// Counted in parts of their own.
    InParts,
    /// As published.
    Published,
}

pub(super) static OF_2X5: Row = row("2x5", "the essentially different 2x5 grids", (2, 5));
pub(super) static OF_2X6: Row = row("2x6", "the essentially different 2x6 grids", (2, 6));
pub(super) static OF_3X4: Row = row("3x4", "the essentially different 3x4 grids", (3, 4));

const fn row(name: &'static str, finds: &'static str, boxes: (usize, usize)) -> Row {
    Row { name, finds, method: "fixed grids of classes, stack by stack", version: 2, boxes }
}

/// The sum.  The key of a number of fixed grids is the place of their class.
#[derive(Debug)]
pub(super) struct Different {
    row: &'static Row,
    all: All,
    parts: factorisations::Parts,
    /// The parts of the identity, if it has several.
    of_identity: Option<column_sets::Parts>,
}

impl Different {
    /// Cost: milliseconds; for 2x6 some seconds.
    pub(super) fn new(row: &'static Row, all: All) -> Self {
        let shape = Shape::new(row.boxes.0, row.boxes.1).expect("these are shapes");
        let parts = factorisations::Parts::new(shape).expect("these have two or three stacks");
        let of_identity =
            (all == All::InParts).then(|| column_sets::Parts::new(shape.box_columns()));
        Self { row, all, parts, of_identity }
    }

    /// All grids, or those of a part of the identity.
    fn grids(&self, part: usize, progress: &dyn Progress) -> Result<BigUint, Stopped> {
        if let Some(parts) = &self.of_identity {
            return parts.grids(part - self.parts.len(), progress);
        }
        let grids = match self.all {
            All::Published => published::grids(self.shape()).map(|it| it.value()),
            All::AtOnce | All::InParts => column_sets::grids(self.shape()),
        };
        Ok(grids.expect("their number is known"))
    }

    fn is_identity(&self, part: usize) -> bool {
        part >= self.parts.len()
    }

    /// The keys of a part.
    fn keys(&self, part: usize) -> Vec<u32> {
        let key = |place| u32::try_from(place).expect("there are few classes");
        if self.is_identity(part) {
            vec![0]
        } else {
            self.parts.places(part).into_iter().map(key).collect()
        }
    }
}

impl Job for Different {
    fn row(&self) -> &'static Row {
        self.row
    }

    fn parts(&self) -> usize {
        self.parts.len() + self.of_identity.as_ref().map_or(1, column_sets::Parts::len)
    }

    fn part(&self, part: usize) -> Saying {
        if let Some(grids) = self.of_identity.as_ref().filter(|_| self.is_identity(part)) {
            let count = grids.places(part - self.parts.len()).len();
            return saying!("part-of-identity", count, all = grids.class_count());
        }
        let keys = self.keys(part);
        if !self.is_identity(part) && self.parts.is_systems(part) {
            return saying!("part-involutions");
        }
        let first = &self.parts.classes()[keys[0] as usize];
        let (count, first) = (keys.len(), first.representative().clone());
        let gaps = move |it| gaps!(count, first = transformation(it, &first));
        Saying::message("part-classes", gaps)
    }

    fn prepare(&self, progress: &dyn Progress) -> Result<(), Stopped> {
        self.parts.prepare(progress)
    }

    fn run(&self, part: usize, progress: &dyn Progress) -> Result<Values, Stopped> {
        if self.is_identity(part) {
            return Ok([(0, self.grids(part, progress)?)].into_iter().collect());
        }
        let labelled = self.parts.labelled(part, progress)?;
        Ok(self.keys(part).into_iter().zip(labelled.into_values()).collect())
    }

    fn doubt(&self, part: usize, values: &Values) -> Option<Saying> {
        let is_whole = values.0.keys().copied().eq(self.keys(part));
        (!is_whole).then(|| saying!("doubt-not-the-classes"))
    }

    fn sum(&self, found: &[(usize, &Values)], chosen: &Parts) -> Sum {
        let classes = self.parts.classes();
        let mut labelled = vec![BigUint::ZERO; classes.len()];
        for (key, number) in found.iter().flat_map(|(_, values)| &values.0) {
            labelled[*key as usize] += number;
        }
        let relabellings = factorial(self.shape().side());
        let burnside: BigUint =
            classes.iter().zip(&labelled).map(|(class, number)| class.size() * number).sum();
        let fixing = labelled.iter().filter(|number| !number.is_zero()).count();
        let mut sum = Sum::default();
        if chosen.is_complete() {
            let order = Group::WithoutTransposition.order(self.shape());
            let whole = &order * &relabellings;
            sum.number(saying!("sum-different"), &burnside / &whole);
            let wrong = labelled.iter().position(|number| !(number % &relabellings).is_zero());
            let claim = saying!("claim-relabellings", number = grouped(&relabellings));
            sum.checks.push(self.whole(claim, wrong));
            let claim = saying!("claim-order-divides", order = grouped(&order));
            sum.checks.push(Checked::equal(claim, &(&burnside % &whole), &BigUint::ZERO));
            let sizes: BigUint = classes.iter().map(|class| class.size()).sum();
            sum.checks.push(Checked::equal(saying!("claim-sizes-of-classes"), &sizes, &order));
            let fixed: Vec<BigUint> = labelled.iter().map(|it| it / &relabellings).collect();
            let row = |(class, fixed)| ClassRow::new(class, fixed, None);
            sum.classes = classes.iter().zip(&fixed).map(row).collect();
            let wrong = self.parts.without_whole_orbits(&fixed);
            sum.checks.push(self.whole(saying!("claim-whole-orbits"), wrong));
            let is_published = self.all == All::Published;
            let source = published::grids(self.shape()).filter(|_| is_published);
            let published = |it: Published| saying!("sum-all-published", source = it.source);
            sum.number(source.map_or(saying!("sum-all"), published), labelled[0].clone());
            sum.identity =
                Some(if is_published { Identity::Published } else { Identity::Computed });
        }
        sum.number(saying!("sum-of-fixed"), burnside);
        sum.number(saying!("sum-fixing"), Number::from(fixing as u64));
        sum
    }
}

impl Different {
    /// A check that holds unless there is a class that breaks it.
    fn whole(&self, claim: Saying, wrong: Option<usize>) -> Checked {
        let Some(place) = wrong else { return Checked::new(claim, true) };
        let class = self.parts.classes()[place].representative().clone();
        let gaps = move |it| gaps!(claim = claim.told(it), class = transformation(it, &class));
        Checked::new(Saying::message("claim-not-for", gaps), false)
    }
}
