//! Ways to place the digits of a relabelling on words, up to symmetry.
//!
//! Which words the digits of a cycle can have, one after the other, depends on what is counted.  Let
//! T permute the words.  Where every stack is kept, the digit after d has the word T w when d has w:
//! a cycle of k digits takes a sequence w, Tw, ..., with T^k w = w.  In general the sequences are given;
//! with each one come its rotations, as any digit of the cycle can be the first.
//!
//! An *item* is a sequence up to rotation; let o of its rotations be different.  The labelled ways
//! with n_i cycles on the item i, all N! labels counted, are
//!
//! ```text
//!   N!  product over i of  (o_i / k_i)^n_i / n_i!
//! ```
//!
//! in number, for all relabellings of the cycle type together; they are *balanced* if each row has
//! C digits.  Elements that commute with T permute the items, so one of each orbit of multisets is
//! enough: [`Items::orbits`] joins all multisets; [`Items::least`] lists the least of each orbit, where
//! there are too many to keep.
//!
//! Cost: proportional to the number of balanced multisets; of `least` to that of orbits, and somewhat
//! less than the number of elements that commute for each.

mod least;

use super::types::Type;
use super::words::{Loads, Words};
use ennea_base::progress::{Progress, Stopped};
use rustc_hash::{FxHashMap, FxHashSet};

/// The most cycles that a relabelling has: one for each digit.
const CYCLES: usize = 12;

/// A cycle of digits on words.
#[derive(Clone, Debug)]
pub(super) struct Item {
    /// The words of the digits: a sequence of those that are the item.
    pub(super) words: Vec<u16>,
    /// o: how many rotations are different.
    rotations: usize,
    loads: Loads,
    /// The rows that this and all later items of the group can meet, and those of later groups.
    reach: u64,
}

/// A multiset of items, the longest cycles first, in ascending order for each length.
pub(super) type Key = [u16; CYCLES];

/// The cycles of digits of one length.
#[derive(Debug)]
struct Group {
    length: usize,
    /// Number of cycles.
    count: usize,
    /// The first of their items, and the one after the last.
    start: usize,
    end: usize,
    /// The item of each sequence.
    of_sequence: FxHashMap<Vec<u16>, u16>,
    /// The rows that cycles of the later groups can meet.
    reach: u64,
}

/// The items for relabellings of one cycle type.
#[derive(Debug)]
pub(super) struct Items {
    items: Vec<Item>,
    /// The longest cycles first: they have the most items, and elements fix few of them.
    groups: Vec<Group>,
    cycles: usize,
    n: usize,
    empty: Loads,
}

/// The orbits of the balanced multisets.
#[derive(Debug)]
pub(super) struct Orbits {
    /// A multiset of each, and how many there are in it.
    pub(super) representatives: Vec<(Key, u128)>,
    /// The place among these of the orbit of every balanced multiset.
    pub(super) of_key: FxHashMap<Key, u32>,
}

/// The items of words that come first in cycles along T.
#[derive(Debug)]
pub(super) struct ByFirstWords {
    /// For each length of cycles: how many there are, and the item of each word.
    groups: Vec<(usize, Vec<Option<u16>>)>,
}

impl ByFirstWords {
    /// The multiset with these words first in its cycles, the longest cycles first.
    ///
    /// # Panics
    /// If a word does not come back along T.
    pub(super) fn key(&self, mut words: impl Iterator<Item = u8>) -> Key {
        let mut key = Key::default();
        let mut rest = &mut key[..];
        for (count, item) in &self.groups {
            let (of_group, others) = rest.split_at_mut(*count);
            for (place, word) in of_group.iter_mut().zip(&mut words) {
                *place = item[usize::from(word)].expect("a word that comes back");
            }
            of_group.sort_unstable();
            rest = others;
        }
        key
    }
}

impl Items {
    /// The items for relabellings of a type, given the sequences for each length of cycles, all
    /// rotations among them.
    pub(super) fn new(
        words: Words,
        sigma: Type,
        sequences: impl Fn(usize) -> Vec<Vec<u16>>,
    ) -> Self {
        let n = words.letters * words.bands;
        let (mut items, mut groups) = (Vec::new(), Vec::new());
        for (length, count) in sigma.longest_first() {
            let start = items.len();
            let mut of_sequence = FxHashMap::default();
            for sequence in sequences(length) {
                let mut rotated = sequence.clone();
                let mut rotations = 0;
                while !of_sequence.contains_key(&rotated) {
                    of_sequence.insert(rotated.clone(), items.len() as u16);
                    rotated.rotate_left(1);
                    rotations += 1;
                }
                if rotations > 0 {
                    let loads = sequence.iter().fold(Loads::NONE, |all, &word| {
                        all.and(Loads::of(words, usize::from(word)))
                    });
                    items.push(Item { words: sequence, rotations, loads, reach: 0 });
                }
            }
            groups.push(Group { length, count, start, end: items.len(), of_sequence, reach: 0 });
        }
        let mut reach = 0;
        for group in groups.iter_mut().rev() {
            group.reach = reach;
            for item in items[group.start..group.end].iter_mut().rev() {
                reach |= item.loads.rows();
                item.reach = reach;
            }
        }
        let cycles = groups.iter().map(|group| group.count).sum();
        Self { items, groups, cycles, n, empty: Loads::empty(n, words.bands) }
    }

    /// The items where every stack is kept: the sequences w, Tw, ... that come back.
    pub(super) fn along(words: Words, t: &[u16], sigma: Type) -> Self {
        Self::new(words, sigma, |length| {
            let sequences = (0..words.count() as u16).map(|word| sequence(t, word, length));
            sequences.filter(|all| t[usize::from(all[length - 1])] == all[0]).collect()
        })
    }

    /// The items of a multiset.
    pub(super) fn of(&self, key: &Key) -> impl Iterator<Item = &Item> {
        key[..self.cycles].iter().map(|&item| &self.items[usize::from(item)])
    }

    /// The words of all digits, cycle by cycle, and the relabelling.
    pub(super) fn digits(&self, key: &Key) -> (Vec<u16>, Vec<u8>) {
        let (mut words, mut sigma) = (Vec::new(), Vec::new());
        for item in self.of(key) {
            let (start, length) = (words.len(), item.words.len());
            words.extend_from_slice(&item.words);
            sigma.extend((0..length).map(|place| (start + (place + 1) % length) as u8));
        }
        (words, sigma)
    }

    /// For items along T, what tells them by their first words.
    pub(super) fn by_first_words(&self, t: &[u16]) -> ByFirstWords {
        let of_group = |group: &Group| {
            let item = |word| group.of_sequence.get(&sequence(t, word, group.length)).copied();
            (0..t.len() as u16).map(item).collect()
        };
        ByFirstWords { groups: self.groups.iter().map(|it| (it.count, of_group(it))).collect() }
    }

    /// Number of labelled ways that belong to a multiset.
    pub(super) fn labelled(&self, key: &Key) -> u128 {
        let (mut above, mut below): (u128, u128) = ((1..=self.n as u128).product(), 1);
        for equal in key[..self.cycles].chunk_by(|a, b| a == b) {
            let item = &self.items[usize::from(equal[0])];
            for place in 1..=equal.len() {
                above *= item.rotations as u128;
                below *= (item.words.len() * place) as u128;
            }
        }
        assert_eq!(above % below, 0, "whole ways");
        above / below
    }

    /// The orbits of all balanced multisets under a group, given by what generators do to words.
    ///
    /// # Errors
    /// If the progress says so.
    pub(super) fn orbits(
        &self,
        generators: &[Vec<u16>],
        progress: &dyn Progress,
    ) -> Result<Orbits, Stopped> {
        let actions: Vec<Vec<u16>> = generators.iter().map(|moved| self.action(moved)).collect();
        let keys = self.balanced(progress)?;
        let mut of_key = FxHashMap::default();
        of_key.reserve(keys.len());
        let mut representatives = Vec::new();
        for key in keys {
            if of_key.contains_key(&key) {
                continue;
            }
            let orbit = representatives.len() as u32;
            of_key.insert(key, orbit);
            let (mut length, mut pending) = (0, vec![key]);
            while let Some(key) = pending.pop() {
                progress.go_on()?;
                length += 1;
                for action in &actions {
                    let image = self.image(&key, action);
                    of_key.entry(image).or_insert_with(|| {
                        pending.push(image);
                        orbit
                    });
                }
            }
            representatives.push((key, length));
        }
        Ok(Orbits { representatives, of_key })
    }

    /// The orbit of one multiset, given what generators of a group do to the items.
    pub(super) fn orbit(&self, key: Key, actions: &[Vec<u16>]) -> Vec<Key> {
        let (mut orbit, mut seen) = (vec![key], FxHashSet::from_iter([key]));
        let mut at = 0;
        while let Some(&key) = orbit.get(at) {
            let images = actions.iter().map(|action| self.image(&key, action));
            orbit.extend(images.filter(|&image| seen.insert(image)));
            at += 1;
        }
        orbit
    }

    /// Images of the items under an element that commutes with T, given the images of the words.
    pub(super) fn action(&self, moved: &[u16]) -> Vec<u16> {
        let image = |group: &Group, item: &Item| {
            let words: Vec<u16> = item.words.iter().map(|&word| moved[usize::from(word)]).collect();
            group.of_sequence[&words]
        };
        self.groups
            .iter()
            .flat_map(|group| self.items[group.start..group.end].iter().map(move |it| (group, it)))
            .map(|(group, item)| image(group, item))
            .collect()
    }

    /// Puts the items of each length in order.
    pub(super) fn sort(&self, key: &mut Key) {
        let mut rest = &mut key[..self.cycles];
        for group in &self.groups {
            let (of_group, others) = rest.split_at_mut(group.count);
            of_group.sort_unstable();
            rest = others;
        }
    }

    fn image(&self, key: &Key, action: &[u16]) -> Key {
        let mut image = *key;
        for item in &mut image[..self.cycles] {
            *item = action[usize::from(*item)];
        }
        self.sort(&mut image);
        image
    }

    /// All balanced multisets.
    fn balanced(&self, progress: &dyn Progress) -> Result<Vec<Key>, Stopped> {
        let mut found = Vec::new();
        self.fill(0, [0; CYCLES], self.empty, &mut found, progress)?;
        Ok(found)
    }

    /// Appends the multisets that begin with these items.
    fn fill(
        &self,
        at: usize,
        key: Key,
        loads: Loads,
        found: &mut Vec<Key>,
        progress: &dyn Progress,
    ) -> Result<(), Stopped> {
        if at == self.cycles {
            found.push(key);
            return Ok(());
        }
        progress.go_on()?;
        for (key, loads) in self.longer(at, &key, loads) {
            self.fill(at + 1, key, loads, found, progress)?;
        }
        Ok(())
    }

    /// A multiset with one item more, at this place, in all ways where what is left can
    /// meet each row that is not full.
    fn longer(&self, at: usize, key: &Key, loads: Loads) -> impl Iterator<Item = (Key, Loads)> {
        let (mut group, mut end) = (0, self.groups[0].count);
        while at >= end {
            group += 1;
            end += self.groups[group].count;
        }
        let group = &self.groups[group];
        let is_last = at + 1 == end;
        let before = if at == 0 { 0 } else { usize::from(key[at - 1]) };
        let key = *key;
        (group.start.max(before)..group.end).filter_map(move |item| {
            let loads = loads.plus(self.items[item].loads)?;
            let reach = if is_last { group.reach } else { self.items[item].reach };
            let mut key = key;
            key[at] = item as u16;
            (loads.lacking(self.n) & !reach == 0).then_some((key, loads))
        })
    }
}

/// w, Tw, ...
fn sequence(t: &[u16], word: u16, length: usize) -> Vec<u16> {
    std::iter::successors(Some(word), |&word| Some(t[usize::from(word)])).take(length).collect()
}
