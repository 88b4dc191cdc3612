//! Fixed grids of three stacks.
//!
//! ```text
//!   stacks kept:    N! fixed(rho; g1, g2, g3) = sum over sigma, P, Q, R kept by a,
//!                                                  u_P(a; g1) u_Q(a; g2) u_R(a; g3)
//!   two exchanged:  N! fixed(rho; g1, g2)     = sum over sigma, P = aP, R = aQ, Q = aR,
//!                                                  u_P(a; g1) u_Q(aa; g2)
//!   all turned:     N! fixed(rho; g)          = sum over sigma, Q = aP, R = aQ, P = aR,
//!                                                  u_P(aaa; g)
//! ```
//!
//! a = (rho, sigma); P, Q and R are the graphs of the stacks, a word for each digit and stack.  In
//! every band a digit has a letter in each of the three words, all different.  So two of the stacks
//! tell the third: the letters are 0, 1, 2, and their sum is 3.
//!
//! `graphs` says what P can be, up to names of the digits and moves that commute with rho, and has
//! its u.  Then `second` lists the Q, band by band; for stacks that are turned the words of P say it
//! all, and `turned` lists those.
//!
//! Cell moves and relabellings fix few grids: for the triple of cycle types of rho, kappa and sigma
//! the same holds as for Latin squares, as a grid is one; see `one_stack`.
//!
//! Source: the sum is Burnside's lemma for `[Pettersen2005]`'s way to count; ours.
//! Oracle: `count::fixed`, for 3x2 and 3x3.
//! Cost: 3x3 a second, 3x4 an hour of one core.

mod exchanged;
mod graphs;
mod kept;
mod second;
mod turned;

use super::job::{Job, Table};
use super::one_stack::can_fix;
use super::plain::Plain;
use super::types::Type;
use super::words::Words;
use ennea_base::progress::{Progress, Stopped};
use ennea_symmetry::{Permutation, commuting_lines, partitions};
use num_bigint::BigUint;

/// Data that all sums of a shape share.
#[derive(Debug)]
pub(super) struct Setting {
    words: Words,
    /// The types of permutations of the C columns of a stack, in order.
    column_types: Vec<Type>,
    /// The types of relabellings.
    digit_types: Vec<Type>,
    plain: Plain,
}

/// Number of colourings for each type of permutations of the columns.
type Colourings = Vec<u64>;

/// A sum of products of such numbers, for each type.
type Sums = Vec<u128>;

/// A rho, and what follows from it.
#[derive(Debug)]
struct Rows<'a> {
    moved: &'a Permutation,
    /// Image of each row.
    images: Vec<u8>,
    /// Image of each word.
    t: Vec<u16>,
    /// Images of the words under generators of the moves that commute with it.
    generators: Vec<Vec<u16>>,
    /// The cycles of the bands.
    bands: Vec<Vec<usize>>,
}

/// A sum: over all P, Q and R for a rho and relabellings of a type.
struct Sum<'a> {
    setting: &'a Setting,
    rows: &'a Rows<'a>,
    sigma: Type,
    /// The places of the types of g1, g2, ...
    products: &'a [Vec<usize>],
    progress: &'a dyn Progress,
}

impl Setting {
    /// For 3xC with C <= 4.
    pub(super) fn new(c: usize) -> Self {
        let words = Words { letters: 3, bands: c };
        let types = |n| partitions(n).iter().map(Type::from).collect();
        let mut column_types: Vec<Type> = types(c);
        column_types.sort_unstable();
        Self { words, column_types, digit_types: types(3 * c), plain: Plain::new(words) }
    }

    /// N! times the fixed grids of a job, for all types of its cycles of stacks.
    ///
    /// # Errors
    /// If the progress says so.
    pub(super) fn table(&self, job: &Job, progress: &dyn Progress) -> Result<Table, Stopped> {
        let rows = Rows::new(self.words, &job.rows);
        let rho = Type::of(&job.rows);
        let mut table = Table::new();
        for &sigma in &self.digit_types {
            let is_identity = job.longest == 1 && rho.is_identity() && sigma.is_identity();
            let products: Vec<Vec<usize>> = self
                .products(job.longest)
                .into_iter()
                .filter(|product| can_fix(&[rho, self.columns(job.longest, product), sigma]))
                .collect();
            // What the identity fixes is given.
            if products.is_empty() || is_identity {
                continue;
            }
            let mut add = |product: &[usize], number: BigUint| {
                let types = product.iter().map(|&place| self.column_types[place]).collect();
                *table.entry(types).or_default() += number;
            };
            let sum = Sum { setting: self, rows: &rows, sigma, products: &products, progress };
            match job.longest {
                1 => kept::add(&sum, &mut add)?,
                2 => exchanged::add(&sum, &mut add)?,
                _ => turned::add(&sum, &mut add)?,
            }
        }
        Ok(table)
    }

    /// The places of the types of g1, g2, ... that can occur; the first ones of equal cycles are not
    /// greater.
    fn products(&self, longest: usize) -> Vec<Vec<usize>> {
        let all = 0..self.column_types.len();
        let pairs =
            |from: usize| (from..all.end).flat_map(move |b| (b..all.end).map(move |c| [b, c]));
        match longest {
            1 => all.clone().flat_map(|a| pairs(a).map(move |[b, c]| vec![a, b, c])).collect(),
            2 => all.clone().flat_map(|a| (0..all.end).map(move |b| vec![a, b])).collect(),
            _ => all.map(|a| vec![a]).collect(),
        }
    }

    /// The type of kappa: a cycle of g for l stacks is one of l times its length.
    fn columns(&self, longest: usize, product: &[usize]) -> Type {
        let lengths: &[usize] = match longest {
            1 => &[1, 1, 1],
            2 => &[1, 2],
            _ => &[3],
        };
        lengths.iter().zip(product).fold(Type::EMPTY, |all, (&stacks, &place)| {
            all.and(self.column_types[place].times(stacks))
        })
    }
}

impl<'a> Rows<'a> {
    fn new(words: Words, moved: &'a Permutation) -> Self {
        let generators = commuting_lines(moved, words.letters, words.bands);
        let bands =
            Permutation::from_fn(words.bands, |b| moved.image(b * words.letters) / words.letters);
        Self {
            moved,
            images: (0..moved.degree()).map(|row| moved.image(row) as u8).collect(),
            t: words.action(moved),
            generators: generators.iter().map(|element| words.action(element)).collect(),
            bands: bands.cycles(),
        }
    }
}

#[cfg(test)]
mod tests;
