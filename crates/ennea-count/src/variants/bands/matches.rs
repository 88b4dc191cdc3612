//! Counts the pairs of sides with equal keys.
//!
//! ```text
//!   pairs = sum over the fillings of the second side of  the first side's fillings with the same key
//! ```
//!
//! For one choice of the columns of the first box at a time, the keys of the first side are counted in a table.

use super::listing::Listing;
use super::sides::{Frame, Sides};
use rustc_hash::FxHashMap;

/// Up to this many keys are counted in an array.
const TABLE_MAX: usize = 1 << 17;

/// Number of times that each key occurs; and room for the keys that are listed.
pub(super) struct Table {
    few: Box<[u32; TABLE_MAX]>,
    many: FxHashMap<u64, u32>,
    listings: [Listing; 2],
}

impl Default for Table {
    fn default() -> Self {
        let few = vec![0; TABLE_MAX].try_into().expect("as many");
        Self { few, many: FxHashMap::default(), listings: Default::default() }
    }
}

impl Table {
    /// The number of pairs of a filling of the first side and one of the second with equal keys.
    pub(super) fn matches(&mut self, frame: &Frame<'_>, sides: &Sides) -> u64 {
        let mut sum = 0;
        let choices = 0..sides.choices as u8;
        let Self { few, many, listings: [first_listing, second_listing] } = self;
        let [first, second] = &*sides.candidates else {
            for choice in choices {
                first_listing.list(frame, 0, &sides.candidates[0], choice, |_| sum += 1);
            }
            return sum;
        };
        let all = sides.all;
        for choice in choices {
            if sides.keys <= TABLE_MAX as u64 {
                few[..sides.keys as usize].fill(0);
                first_listing.list(frame, 0, first, choice, |key| {
                    few[key as usize % TABLE_MAX] += 1;
                });
                second_listing.list(frame, 1, second, choice, |key| {
                    sum += u64::from(few[key.wrapping_add(all) as usize % TABLE_MAX]);
                });
                continue;
            }
            many.clear();
            first_listing.list(frame, 0, first, choice, |key| {
                *many.entry(key).or_default() += 1;
            });
            second_listing.list(frame, 1, second, choice, |key| {
                sum += u64::from(many.get(&key.wrapping_add(all)).copied().unwrap_or(0));
            });
        }
        sum
    }
}
