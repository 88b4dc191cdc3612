//! Fixed grids of three stacks that are all kept.
//!
//! P runs through a graph of each orbit, Q through all that agree with it, and R follows.  What is
//! known of an orbit is looked up for Q and R.
//!
//! Cost: two look-ups for each P and Q.

use super::graphs::is_coloured;
use super::second::First;
use super::{Colourings, Sum, Sums};
use crate::each::each;
use crate::factorisations::multisets::{ByFirstWords, Items, Orbits};
use crate::factorisations::plain::Graph;
use ennea_base::progress::Stopped;
use num_bigint::BigUint;

/// All graphs that a keeps.
struct Graphs {
    items: Items,
    orbits: Orbits,
    /// For each orbit.
    colourings: Vec<Colourings>,
    by_first_words: ByFirstWords,
    /// The first digits of the cycles of sigma.
    firsts: Vec<usize>,
}

/// Adds N! times the fixed grids for relabellings of a type.
pub(super) fn add(sum: &Sum<'_>, add: &mut dyn FnMut(&[usize], BigUint)) -> Result<(), Stopped> {
    let graphs = Graphs::new(sum)?;
    let coloured =
        (0..graphs.colourings.len()).filter(|&orbit| is_coloured(&graphs.colourings[orbit]));
    let found = each(coloured, sum.progress, |orbit| Ok((orbit, pairs(sum, &graphs, orbit)?)))?;
    for (orbit, sums) in found {
        let (key, length) = graphs.orbits.representatives[orbit];
        let labelled = BigUint::from(graphs.items.labelled(&key) * length);
        for product in sum.products {
            let first = graphs.colourings[orbit][product[0]];
            // Those with Q and R exchanged have the types exchanged.
            let others = sums[product[1]][product[2]] + sums[product[2]][product[1]];
            if first > 0 && others > 0 {
                add(product, &labelled * first * others);
            }
        }
    }
    Ok(())
}

/// The sum of u_Q u_R over one of every Q and R, for each type of the second g and each of the third.
fn pairs(sum: &Sum<'_>, graphs: &Graphs, orbit: usize) -> Result<Vec<Sums>, Stopped> {
    let &Sum { setting, rows, progress, .. } = sum;
    let (words, digits) = graphs.items.digits(&graphs.orbits.representatives[orbit].0);
    let types = setting.column_types.len();
    let mut sums = vec![vec![0; types]; types];
    // All letters of a digit in a band sum to 3.
    let whole = 3 * (setting.words.count() - 1) / 2;
    let first = First { words: &words, digits: &digits, exchanges: false };
    setting.each_second(rows, &first, progress, &mut |second, ways| {
        let of_second = graphs.colourings_of(second);
        if !is_coloured(of_second) {
            return;
        }
        let mut third = Graph::default();
        for (third, (&one, &other)) in third.iter_mut().zip(words.iter().zip(second)) {
            *third = (whole - usize::from(one) - usize::from(other)) as u8;
        }
        let of_third = graphs.colourings_of(&third);
        for (sums, &one) in sums.iter_mut().zip(of_second).filter(|(_, one)| **one > 0) {
            for (sum, &other) in sums.iter_mut().zip(of_third) {
                *sum += ways * u128::from(one) * u128::from(other);
            }
        }
    })?;
    Ok(sums)
}

impl Graphs {
    fn new(sum: &Sum<'_>) -> Result<Self, Stopped> {
        let &Sum { setting, rows, sigma, progress, .. } = sum;
        let items = Items::along(setting.words, &rows.t, sigma);
        let orbits = items.orbits(&rows.generators, progress)?;
        let colourings = each(&orbits.representatives, progress, |(key, _)| {
            let (words, digits) = items.digits(key);
            Ok(setting.colourings(&words, &rows.images, &digits))
        })?;
        let by_first_words = items.by_first_words(&rows.t);
        let lengths =
            sigma.longest_first().flat_map(|(length, count)| std::iter::repeat_n(length, count));
        let firsts = lengths.scan(0, |next, length| Some(std::mem::replace(next, *next + length)));
        Ok(Self { by_first_words, firsts: firsts.collect(), items, orbits, colourings })
    }

    /// The colourings of a graph that a keeps, given by the words of the digits.
    fn colourings_of(&self, graph: &Graph) -> &Colourings {
        let key = self.by_first_words.key(self.firsts.iter().map(|&digit| graph[digit]));
        &self.colourings[self.orbits.of_key[&key] as usize]
    }
}
