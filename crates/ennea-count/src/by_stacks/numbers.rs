//! The numbers L / C! of all stacks, each in sixteen bits but for a few.
//!
//! All differences of the numbers are multiples of a unit, and most are near the middle one.  So
//!
//! ```text
//!   L / C!  =  middle + unit x (entry + excess),    -2^15 < entry < 2^15,    excess = 0 for nearly all.
//! ```

use super::partitions::{Partitions, relabelled};
use super::prefixes::Levels;
use super::written_out::ways;
use crate::each::each;
use ennea_base::progress::{Progress, Stopped};
use num_integer::gcd;

/// The numbers of all stacks.
#[derive(Debug)]
pub(super) struct Numbers {
    pub(super) middle: i64,
    pub(super) unit: i64,
    /// By the class of all partitions but the last, and the last one: how far from the middle, in units.
    offsets: Vec<Vec<i32>>,
    /// The entries by the class of all partitions but two; for each last but one in turn a column of all last ones.
    entries: Vec<Vec<i16>>,
    /// The length of a column.
    column: usize,
}

/// Divisor of the length of every column; entries that fill it up are zero.
pub(super) const STEP: usize = 16;

/// Entry of a number that has an excess, or none just by chance.
pub(super) const MOST: i16 = i16::MAX;

impl Numbers {
    /// Cost: of stacks of four columns half a minute of processor time, and 650 MB.
    ///
    /// # Errors
    /// If the progress says so.
    pub(super) fn new(
        partitions: &Partitions,
        levels: &Levels,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        let length = partitions.columns - 1;
        let found =
            each(levels.classes(length), progress, |class| Ok(ways(partitions, &class.bands)))?;
        let mut all: Vec<u32> = found.iter().flatten().copied().collect();
        all.sort_unstable();
        let middle = all[all.len() / 2];
        let unit = all.iter().fold(0, |unit, &it| gcd(unit, it.abs_diff(middle))).max(1);
        let (middle, unit) = (i64::from(middle), i64::from(unit));
        let offset = |&it: &u32| {
            i32::try_from((i64::from(it) - middle) / unit)
                .expect("as many as a stack can be written out")
        };
        let offsets: Vec<Vec<i32>> =
            found.iter().map(|found| found.iter().map(offset).collect()).collect();
        let column = partitions.len().next_multiple_of(STEP);
        let entries = (0..levels.classes(length - 1).len())
            .map(|class| {
                let mut entries = vec![0; partitions.len() * column];
                each(entries.chunks_exact_mut(column).enumerate(), progress, |(place, column)| {
                    let (longer, by) = levels.longer(length - 1, class, place);
                    for (last, image) in column.iter_mut().zip(partitions.images(by)) {
                        *last = entry(offsets[longer][usize::from(image)]);
                    }
                    Ok(())
                })?;
                Ok(entries)
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { middle, unit, offsets, entries, column })
    }

    /// The entries of a class of all but two partitions with this one, for all last ones.
    pub(super) fn entries(&self, class: usize, place: usize) -> &[i16] {
        &self.entries[class][place * self.column..][..self.column]
    }

    /// Excess of a number over its entry.
    pub(super) fn excess(
        &self,
        partitions: &Partitions,
        levels: &Levels,
        [class, place, last]: [usize; 3],
    ) -> i32 {
        let length = partitions.columns - 1;
        let (longer, by) = levels.longer(length - 1, class, place);
        let last = partitions.place(&relabelled(partitions.rows(last), by));
        let offset = self.offsets[longer][last];
        offset - i32::from(entry(offset))
    }

    /// L / C! of a class of all but the last partition, and this as the last.
    pub(super) fn of(&self, class: usize, last: usize) -> i64 {
        self.middle + self.unit * i64::from(self.offsets[class][last])
    }
}

fn entry(offset: i32) -> i16 {
    offset.clamp(-i32::from(MOST), i32::from(MOST)) as i16
}
