//! A set of the keys of cell moves.
//!
//! A table of slots in a row, a power of two of them, searched from the key's home slot on until
//! the key or an empty slot turns up (linear probing); it doubles when it is 7/8 full.
//!
//! Why not the hash set of the standard library: its slots cannot be named, so that the classes
//! would need a second set of what has been seen, and there is no way to [warm](KeySet::warm) it.

use std::hint::black_box;

/// Content of an empty slot; bit 63 of a key is 0.
const EMPTY: u64 = u64::MAX;

/// A set of keys.
#[derive(Clone)]
pub(super) struct KeySet {
    slots: Vec<u64>,
    len: usize,
}

impl KeySet {
    /// The empty set.
    pub(super) fn new() -> Self {
        Self { slots: vec![EMPTY; 16], len: 0 }
    }

    /// The number of keys.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// The number of slots, full or empty.
    pub(super) fn slot_count(&self) -> usize {
        self.slots.len()
    }

    /// The slot where the search for a key starts: the high bits of its product with 2^64 divided
    /// by the golden ratio.
    fn home(&self, key: u64) -> usize {
        let bits = self.slots.len().trailing_zeros();
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - bits)) as usize
    }

    /// The slot where the key is, or else the empty one where it belongs.
    pub(super) fn slot(&self, key: u64) -> usize {
        let mut slot = self.home(key);
        while self.slots[slot] != key && self.slots[slot] != EMPTY {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        slot
    }

    /// Tests whether the key is in the set.
    pub(super) fn contains(&self, key: u64) -> bool {
        self.slots[self.slot(key)] == key
    }

    /// Adds a key; whether it is new.
    pub(super) fn insert(&mut self, key: u64) -> bool {
        let slot = self.slot(key);
        if self.slots[slot] == key {
            return false;
        }
        self.slots[slot] = key;
        self.len += 1;
        if self.len > self.slots.len() / 8 * 7 {
            let doubled = vec![EMPTY; 2 * self.slots.len()];
            let old = std::mem::replace(&mut self.slots, doubled);
            for key in old.into_iter().filter(|&key| key != EMPTY) {
                let slot = self.slot(key);
                self.slots[slot] = key;
            }
        }
        true
    }

    /// Reads the homes of these keys, so that they are in the cache when they are searched for.
    ///
    /// These reads do not wait for one another, as those of searches do.  Measured for 3x3: 0.4 s
    /// instead of 0.65 s for the elements, and 0.45 s instead of 1.05 s for the classes.
    pub(super) fn warm(&self, keys: &[u64]) {
        black_box(keys.iter().fold(0, |read, &key| read ^ self.slots[self.home(key)]));
    }

    /// The keys with their slots.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        self.slots.iter().copied().enumerate().filter(|&(_, key)| key != EMPTY)
    }
}
