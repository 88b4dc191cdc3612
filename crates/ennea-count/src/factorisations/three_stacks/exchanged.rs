//! Fixed grids of three stacks, two of which are exchanged.
//!
//! P runs through a graph of each orbit, Q through all that agree with it and with its image R.  What
//! Q has to be kept by is aa; so its colourings are remembered by what it is for that.
//!
//! Cost: a form for each P and Q where aa is the identity.

use super::graphs::is_coloured;
use super::second::First;
use super::{Colourings, Rows, Setting, Sum, Sums};
use crate::each::each;
use crate::factorisations::multisets::{ByFirstWords, Items, Key};
use crate::factorisations::types::is_identity;
use crate::factorisations::types::{Type, power};
use crate::in_order::in_order;
use ennea_base::progress::Stopped;
use num_bigint::BigUint;
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex};

/// Adds N! times the fixed grids for relabellings of a type.
pub(super) fn add(sum: &Sum<'_>, add: &mut dyn FnMut(&[usize], BigUint)) -> Result<(), Stopped> {
    let &Sum { setting, rows, sigma, products, progress } = sum;
    let items = Items::along(setting.words, &rows.t, sigma);
    let squares = Squares::new(setting, rows, sigma);
    let representatives = items.orbits(&rows.generators, progress)?.representatives;
    let found = each(representatives, progress, |(key, length)| {
        let (words, digits) = items.digits(&key);
        let mut colourings = setting.colourings(&words, &rows.images, &digits);
        for (place, number) in colourings.iter_mut().enumerate() {
            if products.iter().all(|product| product[0] != place) {
                *number = 0;
            }
        }
        let sums = if is_coloured(&colourings) {
            let first = First { words: &words, digits: &digits, exchanges: true };
            seconds(sum, &first, &squares)?
        } else {
            vec![0; colourings.len()]
        };
        Ok((colourings, BigUint::from(items.labelled(&key) * length), sums))
    })?;
    for (colourings, labelled, sums) in found {
        for product in products {
            let (first, second) = (colourings[product[0]], sums[product[1]]);
            if first > 0 && second > 0 {
                add(product, &labelled * first * second);
            }
        }
    }
    Ok(())
}

/// The sum of u_Q(aa) over all Q, for each type; that of R is the same.
fn seconds(sum: &Sum<'_>, first: &First<'_>, squares: &Squares) -> Result<Sums, Stopped> {
    let &Sum { setting, rows, progress, .. } = sum;
    let mut sums = vec![0; setting.column_types.len()];
    let twice = power(first.digits, 2);
    let cycles = cycles_by_length(&twice);
    let is_plain = is_identity(&squares.rows) && is_identity(&twice);
    let mut known: FxHashMap<Key, Arc<Colourings>> = FxHashMap::default();
    setting.each_second(rows, first, progress, &mut |second, ways| {
        let mut add = |of_second: &Colourings| {
            sums.iter_mut().zip(of_second).for_each(|(sum, &it)| *sum += 2 * ways * u128::from(it));
        };
        if is_plain {
            return add(&setting.all_colourings(second));
        }
        let key = squares.by_first_words.key(cycles.iter().map(|&digit| second[digit]));
        add(known.entry(key).or_insert_with(|| squares.colourings(setting, key)));
    })?;
    Ok(sums)
}

/// The first digits of the cycles of a permutation, the longest first.
fn cycles_by_length(digits: &[u8]) -> Vec<usize> {
    let around = |start: usize| {
        std::iter::successors(Some(start), move |&at| {
            Some(usize::from(digits[at])).filter(|&next| next != start)
        })
    };
    let firsts: Vec<usize> =
        (0..digits.len()).filter(|&digit| around(digit).all(|other| other >= digit)).collect();
    let ranks = firsts.iter().map(|&first| u64::MAX - around(first).count() as u64);
    in_order(ranks).into_iter().map(|place| firsts[place]).collect()
}

/// The graphs that aa keeps, as far as they have been asked for.
struct Squares {
    /// Image of each row under aa.
    rows: Vec<u8>,
    items: Items,
    by_first_words: ByFirstWords,
    /// Images of items under generators of the moves that commute with those of the rows.
    actions: Vec<Vec<u16>>,
    known: Mutex<FxHashMap<Key, Arc<Colourings>>>,
}

impl Squares {
    fn new(setting: &Setting, rows: &Rows<'_>, sigma: Type) -> Self {
        let moved = rows.moved.power(2);
        let twice = Rows::new(setting.words, &moved);
        let items = Items::along(setting.words, &twice.t, sigma.power(2));
        let by_first_words = items.by_first_words(&twice.t);
        let actions = twice.generators.iter().map(|generator| items.action(generator)).collect();
        Self { rows: twice.images, items, by_first_words, actions, known: Mutex::default() }
    }

    /// u(aa) of a graph; that of one is that of all in its orbit.
    fn colourings(&self, setting: &Setting, key: Key) -> Arc<Colourings> {
        let known = |key| self.known.lock().expect("no panic").get(key).cloned();
        if let Some(found) = known(&key) {
            return found;
        }
        let orbit = self.items.orbit(key, &self.actions);
        let (words, digits) = self.items.digits(&key);
        let found = Arc::new(setting.colourings(&words, &self.rows, &digits));
        let mut known = self.known.lock().expect("no panic");
        known.extend(orbit.into_iter().map(|key| (key, Arc::clone(&found))));
        found
    }
}
