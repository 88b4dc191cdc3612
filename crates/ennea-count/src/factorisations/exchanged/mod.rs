//! Fixed grids of 2xC, C even, where an involution exchanges the stacks.
//!
//! Let a = (rho, sigma) with aa = 1 exchange the stacks.  The right one is the image of the left, so
//! a grid is fixed when the left stack has a digit above, in a band b, exactly when its image has it
//! below in the band of the image.  With A the digits above in the left box of band b:
//!
//! - a band that rho keeps, its rows as well: sigma A is the complement of A;
//! - a band that rho keeps, its rows exchanged, *flipped*: sigma A = A;
//! - two bands that rho exchanges: either A is free, and the other follows, sigma A or the
//!   complement, which is the same for what comes next.
//!
//! So what is asked for is the number of left stacks with such A.  They are counted by meeting in
//! the middle: after C/2 of the bands all that matters is the system S, which columns each digit has
//! had.  With l(A1 ... Ah; S) the number of ways to fill these bands (`half_stacks`)
//!
//! ```text
//!   stacks = sum over S, A  l(A1 ... Ah; S) l(Ah+1 ... AC; complement of S).
//! ```
//!
//! For C = 6 there are 132 systems up to digits and columns; for each, l is a table of 462^3
//! numbers, and for each involution sigma, up to what keeps S, the sum over the A that are allowed
//! is short: two bands that are exchanged, A and sigma A, stand side by side in one table but for
//! three such pairs, of which one stands across.
//!
//! Source: ours.  Cost: for C = 6 some 20 minutes of processor time and 400 MB a part.
//! Oracle: `count::fixed` for 2x2 and 2x4; for C = 6 the laws of the sums.

mod half_stacks;
mod systems;

use crate::each::each;
use ennea_base::Joined;
use ennea_base::progress::{Progress, Stopped};
use ennea_symmetry::Permutation;
use half_stacks::{HalfStacks, Sums};
use num_bigint::BigUint;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use systems::{System, Systems};

/// By the pairs of bands that rho exchanges and the flipped ones among the others: the labelled
/// grids that are fixed, for all sigma together.
pub(super) type Table = BTreeMap<(usize, usize), BigUint>;

/// A relabelling, digit by digit.
type Digits = Vec<u8>;

/// The sums for 2xC with C = 2, 4 or 6, a part for each system together with its complement.
#[derive(Debug)]
pub(super) struct Exchanged {
    systems: Systems,
    halves: HalfStacks,
    involutions: Involutions,
    /// The places of the systems that come before their complements, or are their own.
    parts: Vec<usize>,
}

impl Exchanged {
    /// Cost: for C = 6 two seconds.
    pub(super) fn new(c: usize) -> Self {
        let systems = Systems::new(c);
        let is_first = |system: &System| system.key <= systems.complement(&system.key);
        let parts = (0..systems.all.len()).filter(|&k| is_first(&systems.all[k])).collect();
        Self { systems, halves: HalfStacks::new(c), involutions: Involutions::new(2 * c), parts }
    }

    /// Number of parts.
    pub(super) fn len(&self) -> usize {
        self.parts.len()
    }

    /// Contribution of a part to the table.
    ///
    /// Cost: for C = 6 some seconds to a minute, and 400 MB.
    pub(super) fn of(&self, part: usize, progress: &dyn Progress) -> Result<Table, Stopped> {
        let system = &self.systems.all[self.parts[part]];
        of_system(&self.systems, &self.halves, &self.involutions, system, progress)
    }
}

/// Contribution of a system and its complement.
fn of_system(
    systems: &Systems,
    halves: &HalfStacks,
    involutions: &Involutions,
    system: &System,
    progress: &dyn Progress,
) -> Result<Table, Stopped> {
    let is_own_complement = systems.complement(&system.key) == system.key;
    let columns = systems.columns(&system.key);
    let left = halves.table(&columns, progress)?;
    let right = halves.table(&halves.rest(&columns), progress)?;
    let parts = each(involutions.orbits(&system.keeping), progress, |(sigma, orbit)| {
        let plan = halves.plan(sigma);
        let (left, right) = (halves.sums(&left, &plan), halves.sums(&right, &plan));
        let found = |rows| {
            let mut sum = stacks(halves, rows, &left, &right);
            if !is_own_complement {
                // The complement, with the halves the other way round.
                sum += stacks(halves, rows, &right, &left);
            }
            (rows, sum * u128::from(orbit))
        };
        Ok(kinds(halves.c).map(found).collect::<Vec<_>>())
    })?;
    let mut table = Table::new();
    for (rows, number) in parts.into_iter().flatten() {
        *table.entry(rows).or_default() += BigUint::from(number) * &system.size;
    }
    Ok(table)
}

/// Number of pairs of bands that an involution of the rows exchanges, and of other bands of which
/// it exchanges the rows.
pub(super) fn kind(c: usize, rows: &Permutation) -> (usize, usize) {
    let moved = (0..c).filter(|band| rows.image(2 * band) / 2 != *band).count();
    let flipped = (0..c).filter(|band| rows.image(2 * band) == 2 * band + 1).count();
    (moved / 2, flipped)
}

/// All numbers of pairs of bands, and of flipped bands among the others.
fn kinds(c: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..=c / 2).flat_map(move |pairs| (0..=c - 2 * pairs).map(move |flipped| (pairs, flipped)))
}

/// The left stacks for a sigma and a system, whose two halves have these sums.
fn stacks(halves: &HalfStacks, (pairs, flipped): (usize, usize), x: &Sums, y: &Sums) -> u128 {
    let c = halves.c;
    // Each A stands for its complement as well.
    let sides = 1 << (c - pairs);
    if pairs % 2 == 1 && 2 * pairs == c {
        return sides * x.across(y);
    }
    let (in_x, in_y) = (pairs.div_ceil(2), pairs / 2);
    let single_in_x = c / 2 - 2 * in_x;
    let flipped_in_x = flipped.min(single_in_x);
    let ways =
        u128::from(x.of(in_x, flipped_in_x)) * u128::from(y.of(in_y, flipped - flipped_in_x));
    sides * ways
}

/// All involutions on the digits, the identity among them.
#[derive(Debug)]
struct Involutions {
    all: Vec<Digits>,
    number: FxHashMap<Digits, u32>,
}

impl Involutions {
    fn new(n: usize) -> Self {
        let mut all = Vec::new();
        complete(&mut vec![u8::MAX; n], &mut all);
        let number = all.iter().cloned().zip(0..).collect();
        Self { all, number }
    }

    /// One of each orbit under these digit permutations, with the length of the orbit.
    fn orbits(&self, generators: &[Digits]) -> Vec<(&Digits, u32)> {
        let mut joined = Joined::new(self.all.len());
        for generator in generators {
            for (at, involution) in self.all.iter().enumerate() {
                let mut image = vec![0; generator.len()];
                for (digit, &to) in involution.iter().enumerate() {
                    image[usize::from(generator[digit])] = generator[usize::from(to)];
                }
                joined.join(at, self.number[&image] as usize);
            }
        }
        let sizes = self.all.iter().zip(joined.sizes()).filter(|&(_, size)| size > 0);
        sizes.map(|(involution, size)| (involution, size as u32)).collect()
    }
}

/// Appends all involutions that agree with the images known so far.
fn complete(images: &mut Digits, all: &mut Vec<Digits>) {
    let Some(free) = images.iter().position(|&image| image == u8::MAX) else {
        return all.push(images.clone());
    };
    for other in free..images.len() {
        if images[other] == u8::MAX {
            (images[free], images[other]) = (other as u8, free as u8);
            complete(images, all);
            (images[free], images[other]) = (u8::MAX, u8::MAX);
        }
    }
}

#[cfg(test)]
mod tests;
