//! Systems: which columns of a stack each digit has had after half of the bands.
//!
//! For 2xC with C even that is a set of C/2 of the C columns for each of the 2C digits, so that
//! each column is in C of the sets.  Permuting digits and columns leaves 1, 4 and 132 of them for
//! C = 2, 4 and 6, of 6, 44,730 and 3,718,394,156,400.
//!
//! Source: ours.  Cost: for C = 6 two seconds.
//! Oracle: 0-1 matrices counted row by row (`tests`).

use super::Digits;
use crate::in_order::collected;
use ennea_base::numbers::factorial;
use ennea_symmetry::{Permutation, wreath};
use num_bigint::BigUint;
use std::collections::BTreeSet;

/// The sets of the digits, by their places among all sets, in ascending order.
pub(super) type Key = Vec<u8>;

/// A system, standing for its orbit.
#[derive(Debug)]
pub(super) struct System {
    pub(super) key: Key,
    /// Number of systems in the orbit.
    pub(super) size: BigUint,
    /// Generators of what keeps it, columns being permuted as well: their permutations of the
    /// digits.
    pub(super) keeping: Vec<Digits>,
}

/// The systems of a C, one of each orbit.
#[derive(Debug)]
pub(super) struct Systems {
    c: usize,
    /// The sets of C/2 columns.
    sets: Vec<u8>,
    /// Images of the sets under each permutation of the columns.
    actions: Vec<Vec<u8>>,
    pub(super) all: Vec<System>,
}

impl Systems {
    pub(super) fn new(c: usize) -> Self {
        let sets: Vec<u8> =
            (0..1 << c).filter(|set: &u8| set.count_ones() as usize == c / 2).collect();
        let place = |set: u8| sets.binary_search(&set).expect("C/2 columns") as u8;
        let action = |order: &Permutation| {
            let image = |set: u8| {
                let columns = (0..c).filter(|column| set >> column & 1 == 1);
                columns.fold(0, |image, column| image | 1 << order.image(column))
            };
            sets.iter().map(|&set| place(image(set))).collect()
        };
        let actions = wreath::elements(1, c).iter().map(action).collect();
        let mut systems = Self { c, sets, actions, all: Vec::new() };
        systems.all = systems.keys().into_iter().map(|key| systems.system(key)).collect();
        systems
    }

    /// The orbit of the systems in which each digit has the other columns.
    pub(super) fn complement(&self, key: &Key) -> Key {
        // The sets in reverse order are the complements of the sets in order.
        let last = self.sets.len() as u8 - 1;
        self.least(&key.iter().map(|&set| last - set).collect())
    }

    /// The digits of each column, as bits.
    pub(super) fn columns(&self, key: &Key) -> Vec<u16> {
        let digits = |column: usize| {
            let has = |&set: &u8| u16::from(self.sets[usize::from(set)] >> column & 1);
            key.iter().enumerate().fold(0, |all, (digit, set)| all | has(set) << digit)
        };
        (0..self.c).map(digits).collect()
    }

    /// One of each orbit: digit by digit, each list of sets in its least form.
    fn keys(&self) -> BTreeSet<Key> {
        let mut keys: BTreeSet<Key> = collected([Key::new()]);
        for _ in 0..2 * self.c {
            let mut longer = BTreeSet::new();
            for key in &keys {
                for set in 0..self.sets.len() as u8 {
                    let mut key = key.clone();
                    key.push(set);
                    if self.columns(&key).iter().all(|it| it.count_ones() as usize <= self.c) {
                        longer.insert(self.least(&key));
                    }
                }
            }
            keys = longer;
        }
        keys
    }

    fn system(&self, key: Key) -> System {
        let n = key.len();
        let mut keeping = Vec::new();
        for digit in (1..n).filter(|&digit| key[digit - 1] == key[digit]) {
            let mut exchange: Digits = (0..n as u8).collect();
            exchange.swap(digit - 1, digit);
            keeping.push(exchange);
        }
        let mut kept_by = 0_u32;
        for action in self.actions.iter().filter(|action| image(&key, action) == key) {
            kept_by += 1;
            // The digits of a set go to those of its image, in order.
            let mut next: Vec<Option<usize>> = vec![None; self.sets.len()];
            let to = |&set: &u8| {
                let set = action[usize::from(set)];
                let first = key.partition_point(|&other| other < set);
                let place = next[usize::from(set)].map_or(first, |last| last + 1);
                next[usize::from(set)] = Some(place);
                place as u8
            };
            keeping.push(key.iter().map(to).collect());
        }
        let same: BigUint =
            key.chunk_by(|a, b| a == b).map(|equal| factorial(equal.len())).product();
        System { size: factorial(n) * factorial(self.c) / (same * kept_by), key, keeping }
    }

    /// The least list of sets, in order, that permuting columns makes of these.
    fn least(&self, key: &Key) -> Key {
        self.actions.iter().map(|action| image(key, action)).min().expect("there is the identity")
    }
}

/// Image of some sets under a permutation of the columns, in order.
fn image(key: &Key, action: &[u8]) -> Key {
    let mut image: Key = key.iter().map(|&set| action[usize::from(set)]).collect();
    image.sort_unstable();
    image
}
