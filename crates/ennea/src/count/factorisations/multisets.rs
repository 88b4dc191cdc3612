//! Ways to place the digits of a relabelling on words, up to symmetry.
//!
//! Let T permute the words, and let the digit after d in its cycle have the word T w when d has w.
//! A cycle of k digits then needs a word whose T-orbit O has a length that divides k, and takes the
//! whole orbit, k/|O| times.  So it is an *item* (k, O).  The labelled ways with n_i cycles on the
//! item i, all N! labels counted, are
//!
//! ```text
//!   N!  product over i of  (|O_i| / k_i)^n_i / n_i!
//! ```
//!
//! in number, for all relabellings of the cycle type together; they are *balanced* if each row has
//! C digits.  Elements that commute with T permute the items, so one of each orbit of multisets is
//! enough.
//!
//! Cost: proportional to the number of balanced multisets.

use super::types::Type;
use super::words::{Loads, Words};
use rustc_hash::FxHashMap;

/// The most cycles that a relabelling has: one for each digit.
const CYCLES: usize = 12;

/// A cycle of digits on an orbit of words.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    /// k.
    pub(super) length: usize,
    /// The first word of O.
    pub(super) word: u16,
    /// |O|
    pub(super) orbit: usize,
    loads: Loads,
}

/// A multiset of items, in ascending order.
pub(super) type Key = [u16; CYCLES];

/// The items for relabellings of one cycle type.
#[derive(Debug)]
pub(super) struct Items {
    items: Vec<Item>,
    /// For each length, its items and how many cycles there are.
    groups: Vec<(usize, usize, usize)>,
    cycles: usize,
    n: usize,
    empty: Loads,
    /// What elements that commute with T do to the items.
    actions: Vec<Vec<u16>>,
}

impl Items {
    /// The items on words that T permutes, and the action of elements that commute with T.
    pub(super) fn new(words: Words, t: &[u16], sigma: Type, commuting: &[Vec<u16>]) -> Self {
        let n = words.letters * words.bands;
        let mut orbit_of = vec![usize::MAX; t.len()];
        let mut orbits: Vec<Vec<u16>> = Vec::new();
        for word in 0..t.len() {
            let (mut orbit, mut at) = (Vec::new(), word);
            while orbit_of[at] == usize::MAX {
                orbit_of[at] = orbits.len();
                orbit.push(at as u16);
                at = usize::from(t[at]);
            }
            if !orbit.is_empty() {
                orbits.push(orbit);
            }
        }
        let (mut items, mut groups) = (Vec::new(), Vec::new());
        let mut actions = vec![Vec::new(); commuting.len()];
        let mut cycles = 0;
        for (length, count) in sigma.iter() {
            let start = items.len();
            let mut place = FxHashMap::default();
            for (number, orbit) in orbits.iter().enumerate() {
                if length % orbit.len() == 0 {
                    place.insert(number, items.len() as u16);
                    let loads = orbit.iter().fold(Loads::NONE, |all, &word| {
                        all.and(Loads::of(words, usize::from(word), length / orbit.len()))
                    });
                    items.push(Item { length, word: orbit[0], orbit: orbit.len(), loads });
                }
            }
            for (action, moved) in actions.iter_mut().zip(commuting) {
                action.extend(
                    items[start..]
                        .iter()
                        .map(|item| place[&orbit_of[usize::from(moved[usize::from(item.word)])]]),
                );
            }
            groups.push((start, items.len(), count));
            cycles += count;
        }
        let empty = Loads::empty(n, words.bands);
        Self { items, groups, cycles, n, empty, actions }
    }

    /// The items of a multiset.
    pub(super) fn of(&self, key: &Key) -> impl Iterator<Item = &Item> {
        key[..self.cycles].iter().map(|&item| &self.items[usize::from(item)])
    }

    /// How many labelled ways belong to a multiset.
    pub(super) fn labelled(&self, key: &Key) -> u128 {
        let (mut above, mut below): (u128, u128) = ((1..=self.n as u128).product(), 1);
        for equal in key[..self.cycles].chunk_by(|a, b| a == b) {
            let item = &self.items[usize::from(equal[0])];
            for place in 1..=equal.len() {
                above *= item.orbit as u128;
                below *= (item.length * place) as u128;
            }
        }
        assert_eq!(above % below, 0, "whole ways");
        above / below
    }

    /// A multiset of each orbit of balanced ones, with the length of its orbit.
    pub(super) fn balanced(&self) -> Vec<(Key, u128)> {
        let mut found = Vec::new();
        self.extend(0, 0, [0; CYCLES], self.empty, &mut found);
        if self.actions.is_empty() {
            return found.into_iter().map(|key| (key, 1)).collect();
        }
        self.orbits(&found)
    }

    fn extend(&self, group: usize, at: usize, key: Key, loads: Loads, found: &mut Vec<Key>) {
        let Some(&(start, end, count)) = self.groups.get(group) else { return found.push(key) };
        self.fill(group, (start, end), count, at, key, loads, found);
    }

    #[allow(clippy::too_many_arguments)]
    fn fill(
        &self,
        group: usize,
        (start, end): (usize, usize),
        left: usize,
        at: usize,
        key: Key,
        loads: Loads,
        found: &mut Vec<Key>,
    ) {
        if left == 0 {
            return self.extend(group + 1, at, key, loads, found);
        }
        for item in start..end {
            if let Some(loads) = loads.plus(self.items[item].loads) {
                let mut key = key;
                key[at] = item as u16;
                self.fill(group, (item, end), left - 1, at + 1, key, loads, found);
            }
        }
    }

    fn image(&self, key: &Key, action: &[u16]) -> Key {
        let mut image = *key;
        let mut at = 0;
        for item in &mut image[..self.cycles] {
            *item = action[usize::from(*item)];
        }
        for &(_, _, count) in &self.groups {
            image[at..at + count].sort_unstable();
            at += count;
        }
        image
    }

    fn orbits(&self, keys: &[Key]) -> Vec<(Key, u128)> {
        let number: FxHashMap<Key, u32> = keys.iter().copied().zip(0..).collect();
        let mut seen = vec![false; keys.len()];
        let mut found = Vec::new();
        for (start, key) in keys.iter().enumerate() {
            if std::mem::replace(&mut seen[start], true) {
                continue;
            }
            let (mut length, mut pending) = (0, vec![*key]);
            while let Some(key) = pending.pop() {
                length += 1;
                for action in &self.actions {
                    let image = self.image(&key, action);
                    let place = number[&image] as usize;
                    if !std::mem::replace(&mut seen[place], true) {
                        pending.push(image);
                    }
                }
            }
            found.push((*key, length));
        }
        found
    }
}
