//! All grids of three stacks, stack by stack.
//!
//! A stack P of a grid is, first, a partition of the 3C digits for each of the C bands: in which row of the
//! band each digit is; the other stacks Q and R then have the digit in the other two rows.  Then each stack is
//! *written out*, its digits put into its C columns, in L ways:
//!
//! ```text
//!   grids  =  6^C C!^3  sum over P of  l(P)  sum over Q of  l(Q) l(R),      l = L / C!
//! ```
//!
//! where 6^C are the orders of rows.  For 3x4 there are 5,775^4 lists P and 346^4 companions Q of each.  The number l
//! depends on little: relabelling and exchanging bands leave 144,578 classes of lists, as published; but to look
//! up 10^15 of them is what takes the time.  So:
//!
//! * P without one of its bands is in one of few classes, 359 for 3x4, and it is enough to take one of each.  Which
//!   band is left out is up to us: that whose class comes first.  If there are m such, each counts 1/m.
//! * Fix all but the last two partitions of Q, and thus of R.  A `table` has a line for each last partition, with the
//!   numbers of all choices of the last but one side by side; for R these are the choices that go with those of Q.
//!   Then the sum over both is a sum of scalar products of lines of two tables, which needs no lookups.
//! * Exchanging Q and R, and the moves that keep P without its last partition, join the fixed parts of Q.
//!
//! Source: the sum is that of `[Pettersen2005]`; the order of summation is ours.
//! Oracles: [`column_sets`](super::column_sets) for 3x2 and 3x3; for one stack of 3x4 the published number of its
//! companions.
//! Cost: 3x3 a twentieth of a second; 3x4 many hours, in 1,074 parts.

mod keeping;
mod numbers;
mod partitions;
mod partners;
mod prefixes;
mod products;
mod table;
mod written_out;

use crate::in_order::in_order;
use ennea_base::numbers::factorial;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Backend, Joined};
use keeping::{images, keeping};
use num_bigint::BigUint;
use numbers::Numbers;
use partitions::{Partitions, Rows};
use partners::Partners;
use prefixes::{Class, Levels};
use rayon::prelude::*;
use std::ops::Range;
use std::sync::OnceLock;
use table::{Source, Table};

/// The sum for 3xC with C from 2 to 4 in parts: a class of P without its last partition, and some of the
/// fixed parts of Q.
///
/// Cost: making them takes 3x4 some seconds; [`prepare`](Self::prepare) half a minute of processor time and 650 MB.
#[derive(Debug)]
pub struct Parts {
    partitions: Partitions,
    levels: Levels,
    /// The classes in the order in which they are tried, with their last partitions.
    prefixes: Vec<Prefix>,
    parts: Vec<Part>,
    numbers: OnceLock<Numbers>,
}

/// P without its last partition.
#[derive(Debug)]
struct Prefix {
    class: usize,
    /// The last partitions for which no other band left out gives an earlier class; and the share in which.
    last: Vec<(usize, u64)>,
}

#[derive(Clone, Debug)]
struct Part {
    prefix: usize,
    /// Fixed parts of Q, by number.
    outer: Range<usize>,
}

/// The common denominator of all shares 1/m.
const SHARE: u64 = 12;

/// About how many products of lines a part has at most.
const PART: u64 = 10_000_000_000;

impl Parts {
    /// The parts, in an order that is always the same.
    ///
    /// # Panics
    /// If C is not from 2 to 4.
    pub fn new(columns: usize) -> Self {
        assert!((2..=4).contains(&columns), "boxes of two to four columns");
        let partitions = Partitions::new(columns);
        let levels = Levels::new(&partitions, columns - 1);
        let classes = levels.classes(columns - 1);
        let order = in_order(classes.iter().map(|class| u64::MAX - class.lists));
        let mut ranks = vec![0; classes.len()];
        for (rank, &class) in order.iter().enumerate() {
            ranks[class] = rank;
        }
        let prefix =
            |&class: &usize| Prefix { class, last: last(&partitions, &levels, class, &ranks) };
        let prefixes: Vec<Prefix> = order.par_iter().map(prefix).collect();
        let companions = partitions.companions(partitions.rows(0)).len();
        let all = companions.pow(columns as u32 - 2);
        let parts = prefixes
            .iter()
            .enumerate()
            .filter(|(_, found)| !found.last.is_empty())
            .flat_map(|(prefix, found)| {
                let products = (found.last.len() * companions) as u64;
                let outer = (PART / products).clamp(1, all as u64) as usize;
                (0..all)
                    .step_by(outer)
                    .map(move |from| Part { prefix, outer: from..all.min(from + outer) })
            })
            .collect();
        Self { partitions, levels, prefixes, parts, numbers: OnceLock::new() }
    }

    /// Number of parts.
    pub fn len(&self) -> usize {
        self.parts.len()
    }

    /// Tests whether there are no parts.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The classes of lists of all but one partition.
    pub fn classes(&self) -> usize {
        self.prefixes.len()
    }

    /// The class of a part, by the order in which they are tried.
    pub fn class(&self, part: usize) -> usize {
        self.parts[part].prefix
    }

    /// In how many lists of all but one partition the class of a part consists, which divides its sum.
    pub fn lists(&self, part: usize) -> u64 {
        let class = self.prefixes[self.parts[part].prefix].class;
        self.levels.classes(self.partitions.columns - 1)[class].lists
    }

    /// Number of last partitions of a part.
    pub fn last(&self, part: usize) -> usize {
        self.prefixes[self.parts[part].prefix].last.len()
    }

    /// Computes what all parts share.  It uses all cores, so this comes before work on parts that shares
    /// them too.
    ///
    /// # Errors
    /// If the progress says so.
    pub fn prepare(&self, progress: &dyn Progress) -> Result<(), Stopped> {
        self.source(progress).map(|_| ())
    }

    fn source(&self, progress: &dyn Progress) -> Result<Source<'_>, Stopped> {
        let (partitions, levels) = (&self.partitions, &self.levels);
        let numbers = match self.numbers.get() {
            Some(numbers) => numbers,
            None => Numbers::new(partitions, levels, progress)
                .map(|numbers| self.numbers.get_or_init(|| numbers))?,
        };
        Ok(Source { partitions, levels, numbers })
    }

    /// The sum of a part.
    ///
    /// # Errors
    /// If the progress says so.
    pub fn sum(&self, part: usize, progress: &dyn Progress) -> Result<BigUint, Stopped> {
        let Part { prefix, outer } = &self.parts[part];
        let prefix = &self.prefixes[*prefix];
        let class = &self.levels.classes(self.partitions.columns - 1)[prefix.class];
        let last: Vec<usize> = prefix.last.iter().map(|last| last.0).collect();
        let kept = self.outer_classes(class, &self.companions(class));
        let found = self.products(class, &last, kept, outer.clone(), progress)?;
        let numbers = self.source(progress)?.numbers;
        let sum = |(&(last, share), products): (&(usize, u64), u128)| {
            BigUint::from(products) * numbers.of(prefix.class, last) as u64 * share
        };
        let sum: BigUint = prefix.last.iter().zip(found).map(sum).sum();
        Ok(sum * class.lists)
    }

    /// For some stacks of a class of stacks without their last partition, each with one of these last
    /// partitions:  sum over Q of  l(Q) l(R).
    ///
    /// Cost: of 3x4 a quarter of an hour for some hundred last partitions.
    ///
    /// # Errors
    /// If the progress says so.
    ///
    /// # Panics
    /// If the class or a last partition is out of range.
    pub fn companions_of(
        &self,
        class: usize,
        last: &[usize],
        progress: &dyn Progress,
    ) -> Result<Vec<u128>, Stopped> {
        let class = &self.levels.classes(self.partitions.columns - 1)[class];
        let companions = self.companions(class);
        let count = companions[1..].iter().map(Vec::len).product();
        self.products(class, last, exchanged(count), 0..count, progress)
    }

    /// The partitions that Q can have beside each of P's.
    fn companions(&self, class: &Class) -> Vec<Vec<Rows>> {
        class.bands.iter().map(|rows| self.partitions.companions(rows)).collect()
    }

    /// For each last partition the sum over some fixed parts of Q, one of each class with its size.
    ///
    /// Where what keeps P without its last partition joins fixed parts, the sum for one last partition means
    /// nothing; the sum over all last partitions that it joins does.
    fn products(
        &self,
        class: &Class,
        last: &[usize],
        mut classes: Joined,
        outer: Range<usize>,
        progress: &dyn Progress,
    ) -> Result<Vec<u128>, Stopped> {
        let source = self.source(progress)?;
        let companions = self.companions(class);
        let (column, fixed) = companions.split_last().expect("there are two bands or more");
        let partners = Partners::new(&self.partitions, last);
        let sizes = classes.sizes();
        let backend = Backend::available().next_back().expect("portable");
        let mut tables = [(); 2].map(|()| Table::new(&self.partitions));
        let mut products = vec![0; last.len()];
        let mut totals = vec![0_i128; last.len()];
        let mut sums_of_lines = [(); 2].map(|()| vec![0_i128; self.partitions.len()]);
        let mut companies = 0;
        for outer in outer.filter(|&outer| sizes[outer] > 0) {
            progress.go_on()?;
            let (first, second) = bands(fixed, outer);
            tables[0].fill(source, &first, column.iter());
            tables[1].fill(source, &second, column.iter().rev());
            partners.products(backend, [&tables[0], &tables[1]], &mut products);
            let size = sizes[outer] as i128;
            let add = |(total, &more): (&mut i128, &i64)| *total += size * i128::from(more);
            totals.iter_mut().zip(&products).for_each(add);
            for (totals, table) in sums_of_lines.iter_mut().zip(&tables) {
                totals.iter_mut().zip(&table.sums).for_each(add);
            }
            companies += size * (column.len() * column.len()) as i128;
        }
        // With l = m + u a and l' = m + u a':  l l' = m^2 + m u (a + a') + u^2 a a'.
        let numbers = source.numbers;
        let (middle, unit) = (i128::from(numbers.middle), i128::from(numbers.unit));
        let mut lines = vec![0; last.len()];
        partners.of_lines([&sums_of_lines[0], &sums_of_lines[1]], &mut lines);
        let sum = |(total, lines): (i128, i128)| {
            let sum = middle * middle * companies + middle * unit * lines + unit * unit * total;
            u128::try_from(sum).expect("a sum of products of numbers")
        };
        Ok(totals.into_iter().zip(lines).map(sum).collect())
    }

    /// All grids, from the sums of all parts.
    pub fn grids(&self, sums: &BigUint) -> BigUint {
        let columns = self.partitions.columns as u32;
        let orders = BigUint::from(6_u32).pow(columns) * factorial(columns as usize).pow(3);
        // Each list was counted once for each band that can be the last.
        sums * orders * columns / SHARE
    }

    /// The fixed parts of Q that are joined by exchanging Q and R and by what keeps the partitions of P.
    fn outer_classes(&self, class: &Class, companions: &[Vec<Rows>]) -> Joined {
        let fixed = &companions[..companions.len() - 1];
        let count = fixed.iter().map(Vec::len).product();
        let mut joined = exchanged(count);
        let digits = self.partitions.digits();
        for (by, rows) in keeping(&class.bands, digits) {
            let images: Vec<Vec<usize>> = fixed
                .iter()
                .zip(&rows)
                .map(|(companions, order)| images(companions, digits, &by, order))
                .collect();
            for outer in 0..count {
                let (mut left, mut image, mut factor) = (outer, 0, 1);
                for images in &images {
                    image += factor * images[left % images.len()];
                    factor *= images.len();
                    left /= images.len();
                }
                joined.join(outer, image);
            }
        }
        joined
    }
}

/// The fixed parts of Q, joined with those of R: the last way of all goes with the first, and so on.
fn exchanged(count: usize) -> Joined {
    let mut joined = Joined::new(count);
    (0..count).for_each(|outer| joined.join(outer, count - 1 - outer));
    joined
}

/// The partitions of Q with this number, and those of R.
fn bands(fixed: &[Vec<Rows>], mut outer: usize) -> (Vec<&Rows>, Vec<&Rows>) {
    fixed
        .iter()
        .map(|companions| {
            let place = outer % companions.len();
            outer /= companions.len();
            (&companions[place], &companions[companions.len() - 1 - place])
        })
        .unzip()
}

/// The last partitions for which a class comes first, and their shares.
fn last(
    partitions: &Partitions,
    levels: &Levels,
    class: usize,
    ranks: &[usize],
) -> Vec<(usize, u64)> {
    let bands = &levels.classes(partitions.columns - 1)[class].bands;
    let share = |place: usize| {
        let mut same = 1;
        for left_out in 0..bands.len() {
            let mut others: Vec<&Rows> = bands.iter().collect();
            others[left_out] = partitions.rows(place);
            let rank = ranks[levels.recognise(partitions, &others).0];
            if rank < ranks[class] {
                return None;
            }
            same += u64::from(rank == ranks[class]);
        }
        Some((place, SHARE / same))
    };
    (0..partitions.len()).filter_map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::column_sets;
    use ennea_base::Shape;

    /// Goal: stacks give all grids.  Method: 3x2 and 3x3, whose column sets share nothing with them.
    #[test]
    fn stacks_give_what_column_sets_give() {
        for columns in [2, 3] {
            let parts = Parts::new(columns);
            let sums: BigUint =
                (0..parts.len()).map(|part| parts.sum(part, &()).expect("nothing stops it")).sum();
            let shape = Shape::new(3, columns).expect("a shape");
            assert_eq!(Some(parts.grids(&sums)), column_sets::grids(shape));
        }
    }

    /// Goal: stacks have their companions one by one, whatever keeps P without its last partition.  Method: all
    /// last partitions of all classes add up to all grids.
    #[test]
    fn companions_of_single_stacks_add_up() {
        for columns in [2, 3] {
            let parts = Parts::new(columns);
            let all: Vec<usize> = (0..parts.partitions.len()).collect();
            let of_class = |class: usize| -> BigUint {
                let found = parts.companions_of(class, &all, &()).expect("nothing stops it");
                let numbers = parts.source(&()).unwrap().numbers;
                let each = all.iter().zip(found).map(|(&last, companions)| {
                    BigUint::from(companions) * numbers.of(class, last) as u64
                });
                each.sum::<BigUint>() * parts.levels.classes(columns - 1)[class].lists
            };
            let sum: BigUint = (0..parts.classes()).map(of_class).sum();
            let orders = BigUint::from(6_u32).pow(columns as u32) * factorial(columns).pow(3);
            let shape = Shape::new(3, columns).expect("a shape");
            assert_eq!(Some(sum * orders), column_sets::grids(shape));
        }
    }

    /// Goal: one stack of 3x4 has as many companions as `[Silver2022]` counted for his first one.  Method: the
    /// part with all bands equal, which is the only part with its class, and has one last band.
    #[test]
    fn companions_of_equal_bands_are_as_published() {
        if std::env::var_os("ENNEA_SLOW").is_none() {
            return;
        }
        let parts = Parts::new(4);
        let last = parts.len() - 1;
        let sum = parts.sum(last, &()).expect("nothing stops it");
        let equal_bands = 5775_u64 * 7_962_624 * (SHARE / 4);
        assert_eq!(sum, BigUint::from(equal_bands) * 71_040_502_078_290_395_136_u128);
    }
}
