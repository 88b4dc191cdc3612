//! The essentially different grids of 2x5, by Burnside's lemma: a part is all conjugacy classes with the
//! same moves of the rows that keep the stacks, or exchange them; the last part is the identity.
//!
//! ```text
//!   |G| different = sum over classes of  size x fixed;    n divides the sum of fixed(g^k), n = order of g
//! ```

use crate::text::grouped;
use crate::units::{Job, Parts, Sum, Values};
use crate::wire::{Check, Number};
use ennea::Shape;
use ennea::count::{column_sets, factorisations};
use ennea::progress::{Progress, Stopped};
use ennea::symmetry::Group;
use num_bigint::BigUint;
use num_traits::Zero;

pub(super) const NAME: &str = "2x5";
pub(super) const FINDS: &str = "the essentially different 2x5 grids";

/// The sum.  The key of a number of fixed grids is the place of their class.
#[derive(Debug)]
pub(super) struct Different {
    shape: Shape,
    parts: factorisations::Parts,
}

impl Different {
    /// For 2x5.  Cost: milliseconds.
    pub(super) fn of_2x5() -> Self {
        let shape = Shape::new(2, 5).expect("2x5 is a shape");
        Self { shape, parts: factorisations::Parts::new(shape).expect("2x5 has two stacks") }
    }

    fn is_identity(&self, part: usize) -> bool {
        part == self.parts.len()
    }

    /// The keys of a part.
    fn keys(&self, part: usize) -> Vec<u32> {
        let key = |place| u32::try_from(place).expect("there are few classes");
        if self.is_identity(part) { vec![0] } else { self.parts.places(part).map(key).collect() }
    }
}

impl Job for Different {
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
        "fixed grids of classes, stack by stack"
    }

    fn version(&self) -> u32 {
        1
    }

    fn parts(&self) -> usize {
        self.parts.len() + 1
    }

    fn part(&self, part: usize) -> String {
        let keys = self.keys(part);
        let first = &self.parts.classes()[keys[0] as usize];
        let classes = if keys.len() == 1 { "class" } else { "classes" };
        format!("{} {classes}, the first that of {}", keys.len(), first.representative())
    }

    fn prepare(&self) {
        self.parts.prepare();
    }

    fn run(&self, part: usize, progress: &dyn Progress) -> Result<Values, Stopped> {
        if self.is_identity(part) {
            let grids = column_sets::grids(self.shape).expect("2x5 has column sets");
            let reduced = grids / relabellings(self.shape);
            return Ok([(0, reduced)].into_iter().collect());
        }
        let fixed = self.parts.fixed(part, progress)?;
        Ok(self.keys(part).into_iter().zip(fixed.into_values()).collect())
    }

    fn doubt(&self, part: usize, values: &Values) -> Option<String> {
        let is_whole = values.0.keys().copied().eq(self.keys(part));
        (!is_whole).then(|| "these are not the classes of that part".to_owned())
    }

    fn sum(&self, found: &[(usize, &Values)], chosen: &Parts) -> Sum {
        let classes = self.parts.classes();
        let mut fixed = vec![BigUint::ZERO; classes.len()];
        let (mut burnside, mut fixing) = (BigUint::ZERO, 0_u32);
        for (key, number) in found.iter().flat_map(|(_, values)| &values.0) {
            burnside += classes[*key as usize].size() * number;
            fixing += u32::from(!number.is_zero());
            fixed[*key as usize] = number.clone();
        }
        let mut sum = Sum::default();
        if chosen.is_complete() {
            let order = Group::WithoutTransposition.order(self.shape);
            sum.number("essentially different", &burnside / &order);
            let text = format!("order of the group {} divides the sum", grouped(&order));
            sum.checks.push(Check::equal(&text, &(&burnside % &order), &BigUint::ZERO));
            let sizes: BigUint = classes.iter().map(|class| class.size()).sum();
            sum.checks.push(Check::equal("sizes of classes add up to that order", &sizes, &order));
            let wrong = self.parts.without_whole_orbits(&fixed);
            let mut text = "orbits of the powers of each element are whole".to_owned();
            if let Some(place) = wrong {
                text += &format!(": not for {}", classes[place].representative());
            }
            sum.checks.push(Check { text, holds: wrong.is_none() });
        }
        sum.number("sum of size x fixed", burnside);
        sum.number("classes that fix grids", Number::from(fixing));
        sum
    }
}

/// How many relabellings there are.
fn relabellings(shape: Shape) -> BigUint {
    (1..=shape.side()).map(BigUint::from).product()
}
