//! Fixed grids of two stacks.
//!
//! ```text
//!   stacks kept:       N! fixed(rho; g1, g2) = sum over sigma, P = aP of  u_P(a; g1) u_P(a; g2)
//!   stacks exchanged:  N! fixed(rho; g)      = sum over sigma, aP = P' of  u_P(aa; g)
//! ```
//!
//! a = (rho, sigma); P' is P with the two rows of each band exchanged: the words of the right stack
//! are the complements of those of the left one, so its graph is the same, and a does the same to
//! it.  For exchanged stacks the right one is the image of the left, and g is what moving twice
//! does to the columns.
//!
//! Most relabellings are ruled out by cycle types.  A digit of a cycle of length k is back after k
//! moves, and its C places in a stack are permuted as the bands are by rho^k, and their columns as
//! by g^k; a row that is back after m moves holds the digits of its C columns in each stack, which
//! are permuted as by the m-th powers of g1 and g2.

use super::job::{Job, Table};
use super::multisets::{Items, Key};
use super::row_orbits;
use super::types::{Type, is_identity, power};
use super::words::Words;
use crate::column_sets::Colourings;
use crate::each::each;
use ennea_base::progress::{Progress, Stopped};
use ennea_symmetry::{Permutation, commuting_lines, partitions};
use num_bigint::BigUint;
use num_integer::{gcd, lcm};

/// Data that all sums of a shape share.
#[derive(Debug)]
pub(super) struct Setting {
    words: Words,
    /// The types of permutations of the C columns of a stack.
    column_types: Vec<Type>,
    /// The types of relabellings.
    digit_types: Vec<Type>,
    /// The colourings of all graphs, where they are within reach.
    colourings: Option<Colourings>,
}

impl Setting {
    /// For 2xC with C <= 6.
    ///
    /// # Errors
    /// If the progress says so.
    pub(super) fn new(c: usize, progress: &dyn Progress) -> Result<Self, Stopped> {
        let types = |n| partitions(n).iter().map(Type::from).collect();
        Ok(Self {
            words: Words { letters: 2, bands: c },
            column_types: types(c),
            digit_types: types(2 * c),
            colourings: (c < 6).then(|| Colourings::new(c, progress)).transpose()?,
        })
    }

    /// N! times the fixed grids of a job, for all types.
    ///
    /// # Errors
    /// If the progress says so.
    pub(super) fn table(&self, job: &Job, progress: &dyn Progress) -> Result<Table, Stopped> {
        table(self, job, progress)
    }

    /// u_P(1; g): colourings that the identity keeps.
    fn all_colourings(&self, adjacent: &[u32]) -> Vec<(Type, u128)> {
        let lefts: Vec<u64> =
            (0..self.words.bands).map(|band| u64::from(adjacent[2 * band])).collect();
        let identity = Type::EMPTY.with(1, self.words.bands);
        let colourings = self.colourings.as_ref().expect("they are within reach");
        vec![(identity, u128::from(colourings.of(&lefts)))]
    }
}

/// Possible types of g, for relabellings of a type; empty if there is no grid.
fn possible(setting: &Setting, job: &Job, bands: Type, sigma: Type) -> Vec<Type> {
    let turns = if job.exchanges() { 2 } else { 1 };
    let after = bands.power(turns);
    let mut possible = setting.column_types.clone();
    for (length, _) in sigma.iter() {
        let length = length / gcd(length, turns);
        possible.retain(|g| after.power(length) == g.power(length));
    }
    // A row that is back after m moves, with the stacks: its digits are moved as its columns are.
    let around = |m: usize, chosen: &[Type]| {
        chosen.iter().fold(Type::EMPTY, |all, g| all.and(g.power(m / turns)))
    };
    let fits = |chosen: &[Type]| {
        Type::of(&job.rows).iter().all(|(length, _)| {
            let m = lcm(length, turns);
            sigma.power(m) == around(m, chosen)
        })
    };
    let is_used = |g: Type| {
        if job.exchanges() {
            fits(&[g, g])
        } else {
            possible.iter().any(|&other| fits(&[g, other]))
        }
    };
    possible.iter().copied().filter(|&g| is_used(g)).collect()
}

/// N! times the fixed grids, for all g.
fn table(setting: &Setting, job: &Job, progress: &dyn Progress) -> Result<Table, Stopped> {
    let words = setting.words;
    let mut t = words.action(&job.rows);
    if job.exchanges() {
        t.iter_mut().for_each(|word| *word = words.complement(usize::from(*word)) as u16);
    }
    let commuting: Vec<Vec<u16>> = commuting_lines(&job.rows, words.letters, words.bands)
        .iter()
        .map(|element| words.action(element))
        .collect();
    let bands = Type::of(&Permutation::from_fn(words.bands, |band| {
        job.rows.image(band * words.letters) / words.letters
    }));
    let mut table = Table::new();
    for &sigma in &setting.digit_types {
        let possible = possible(setting, job, bands, sigma);
        // What the identity fixes is given.
        let still = !job.exchanges() && job.rows.is_identity() && sigma.is_identity();
        // Where the colourings of graphs are out of reach, `exchanged` adds what they would.
        let elsewhere =
            setting.colourings.is_none() && job.is_involution() && sigma.power(2).is_identity();
        if possible.is_empty() || still || elsewhere {
            continue;
        }
        let items = Items::along(words, &t, sigma);
        let keys = items.orbits(&commuting, progress)?.representatives;
        let parts = each(keys, progress, |(key, length)| {
            let found = of_one(setting, job, &items, &key, &possible);
            let labelled = BigUint::from(items.labelled(&key) * length);
            Ok(products(job, &found, &labelled))
        })?;
        for (types, number) in parts.into_iter().flatten() {
            *table.entry(types).or_default() += number;
        }
    }
    Ok(table)
}

/// u_P(a; g), or u_P(aa; g) if stacks are exchanged, for all g that are possible.
fn of_one(
    setting: &Setting,
    job: &Job,
    items: &Items,
    key: &Key,
    possible: &[Type],
) -> Vec<(Type, u128)> {
    let words = setting.words;
    let (of_digits, mut sigma) = items.digits(key);
    let mut rho: Vec<u8> =
        (0..words.letters * words.bands).map(|r| job.rows.image(r) as u8).collect();
    if job.exchanges() {
        (rho, sigma) = (power(&rho, 2), power(&sigma, 2));
    }
    let adjacent = words.rows(&of_digits);
    if is_identity(&rho) && is_identity(&sigma) {
        return setting.all_colourings(&adjacent);
    }
    row_orbits::colourings(&adjacent, &rho, &sigma, possible)
}

/// The terms of a P for all choices of g.
fn products(job: &Job, found: &[(Type, u128)], labelled: &BigUint) -> Table {
    let mut table = Table::new();
    for (place, &(g, number)) in found.iter().enumerate() {
        let first = labelled * number;
        if job.exchanges() {
            table.insert(vec![g], first);
            continue;
        }
        for &(other, number) in &found[place..] {
            let mut types = vec![g, other];
            types.sort_unstable();
            table.insert(types, &first * number);
        }
    }
    table
}
