//! The least multiset of each orbit, one item after the other.
//!
//! A multiset is a row of items in ascending order, and the least of an orbit that comes first in the order
//! of the alphabet.  What it begins with is the least of its orbit too: an image that makes the beginning
//! less makes the whole less.  So a multiset is given up as soon as an image of what it has so far is less,
//! and nothing has to be remembered.  A least one begins with an item that is the least of its own
//! orbit, so that only the elements that bring one of the items there are asked.
//!
//! Source: orderly generation, `[Read1978]`.

use super::{CYCLES, Items, Key};
use crate::each::each;
use crate::factorisations::words::Loads;
use ennea_base::progress::{Progress, Stopped};
use std::cmp::Ordering;

/// Action of the elements of a group on the items.
struct Elements<'a> {
    /// The least item of the orbit of each item.
    least: Vec<u16>,
    /// The elements that bring an item there.
    carriers: Vec<Vec<&'a [u16]>>,
}

impl Items {
    /// The least multiset of each orbit of balanced ones, with the length of the orbit, given what
    /// all elements of the group do to the words.
    ///
    /// # Errors
    /// If the progress says so.
    pub(in crate::factorisations) fn least(
        &self,
        group: &[Vec<u16>],
        progress: &dyn Progress,
    ) -> Result<Vec<(Key, u128)>, Stopped> {
        let actions = each(group, progress, |moved| Ok(self.action(moved)))?;
        let elements = Elements::new(&actions, self.groups[0].end);
        let mut level = vec![([0; CYCLES], self.empty, group.len() as u128)];
        for at in 0..self.cycles {
            let longer = each(&level, progress, |(key, loads, _)| {
                let least = |(key, loads): (Key, Loads)| {
                    Some((key, loads, self.fixing(&key[..=at], &elements)?))
                };
                Ok(self.longer(at, key, *loads).filter_map(least).collect::<Vec<_>>())
            })?;
            level = longer.concat();
        }
        let orbit = |(key, _, fixing)| (key, actions.len() as u128 / fixing);
        Ok(level.into_iter().map(orbit).collect())
    }

    /// Number of elements that fix some items; `None` if one makes them less.
    fn fixing(&self, key: &[u16], elements: &Elements<'_>) -> Option<u128> {
        let first = &key[..key.len().min(self.groups[0].count)];
        if first.iter().any(|&item| elements.least[usize::from(item)] < key[0]) {
            return None;
        }
        let mut fixing = 0;
        for equal in first.chunk_by(|a, b| a == b) {
            let item = usize::from(equal[0]);
            if elements.least[item] != key[0] {
                continue;
            }
            for action in &elements.carriers[item] {
                match self.compare_image(key, action) {
                    Ordering::Less => return None,
                    Ordering::Equal => fixing += 1,
                    Ordering::Greater => {}
                }
            }
        }
        Some(fixing)
    }

    /// Compares the image of some items with them.
    fn compare_image(&self, key: &[u16], action: &[u16]) -> Ordering {
        let mut rest = key;
        for group in &self.groups {
            let (of_group, others) = rest.split_at(group.count.min(rest.len()));
            let mut image = [0; CYCLES];
            let image = &mut image[..of_group.len()];
            for (image, &item) in image.iter_mut().zip(of_group) {
                *image = action[usize::from(item)];
            }
            image.sort_unstable();
            match (*image).cmp(of_group) {
                Ordering::Equal => rest = others,
                other => return other,
            }
        }
        Ordering::Equal
    }
}

impl<'a> Elements<'a> {
    /// For the items of the longest cycles, which come first.
    fn new(actions: &'a [Vec<u16>], items: usize) -> Self {
        let least: Vec<u16> = (0..items)
            .map(|item| actions.iter().map(|action| action[item]).min().expect("the identity"))
            .collect();
        let carriers = (0..items)
            .map(|item| {
                let brings = |action: &&Vec<u16>| action[item] == least[item];
                actions.iter().filter(brings).map(Vec::as_slice).collect()
            })
            .collect();
        Self { least, carriers }
    }
}
