//! Some of the parts of a job, written as ranges of numbers from 1 on: `1-12,20`, or `none`.

use super::shard::Shard;
use crate::refusal::Refusal;
use ennea_words::{Saying, gaps, say};
use std::fmt;

/// A set of parts, each by its place from 0 on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    is_in: Vec<bool>,
    count: usize,
}

impl Parts {
    /// None of this many.
    pub fn none(of: usize) -> Self {
        Self { is_in: vec![false; of], count: 0 }
    }

    /// All of this many.
    pub fn all(of: usize) -> Self {
        Self { is_in: vec![true; of], count: of }
    }

    /// Parts of a shard of these.
    pub fn of_shard(&self, shard: Shard) -> Self {
        let mut parts = Self::none(self.of());
        let places: Vec<usize> = self.places().collect();
        shard.places(places.len()).for_each(|k| parts.add(places[k]));
        parts
    }

    /// Reads ranges of numbers, each from 1 on.
    ///
    /// # Errors
    /// If the text is no list of parts, or names one that the job does not have.
    pub fn read(text: &str, of: usize) -> Result<Self, Refusal> {
        let wrong = |key, found: &str| {
            let found = found.to_owned();
            let refusal = Refusal::of(Saying::message(key, move |_| gaps!(found)));
            refusal.with_hint(move |it| say!(it, "units-parts-are", of))
        };
        let mut parts = Self::none(of);
        for range in text.split(',') {
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            let number = |text: &str| text.parse::<usize>().ok().filter(|_| !text.starts_with('+'));
            let (Some(first), Some(last)) = (number(first), number(last)) else {
                return Err(wrong("units-no-part", range));
            };
            if first == 0 || last < first {
                return Err(wrong("units-no-range", range));
            }
            if last > of {
                return Err(wrong("units-not-there", &last.to_string()));
            }
            (first - 1..last).for_each(|place| parts.add(place));
        }
        Ok(parts)
    }

    /// Number of parts of the job.
    pub fn of(&self) -> usize {
        self.is_in.len()
    }

    /// Number of parts that are in.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Tests whether all are in.
    pub fn is_complete(&self) -> bool {
        self.count == self.of()
    }

    /// Tests whether a part is in.
    pub fn contains(&self, place: usize) -> bool {
        self.is_in[place]
    }

    /// Parts that are in, in ascending order.
    pub fn places(&self) -> impl Iterator<Item = usize> {
        (0..self.of()).filter(|place| self.is_in[*place])
    }

    /// Adds a part.
    pub fn add(&mut self, place: usize) {
        if !std::mem::replace(&mut self.is_in[place], true) {
            self.count += 1;
        }
    }

    /// Parts that are not in others.
    pub fn without(&self, others: &Self) -> Self {
        let mut left = Self::none(self.of());
        self.places().filter(|place| !others.contains(*place)).for_each(|place| left.add(place));
        left
    }

    /// The ranges, the last of which are left out where there are many.
    pub fn shortened(&self) -> String {
        const RANGES: usize = 6;
        let text = self.to_string();
        match text.match_indices(',').nth(RANGES - 1) {
            Some((end, _)) => format!("{},...", &text[..end]),
            None => text,
        }
    }
}

impl fmt::Display for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.count == 0 {
            return f.write_str("none");
        }
        let mut place = 0;
        let mut comma = "";
        for run in self.is_in.chunk_by(|a, b| a == b) {
            if run[0] {
                write!(f, "{comma}{}", place + 1)?;
                if run.len() > 1 {
                    write!(f, "-{}", place + run.len())?;
                }
                comma = ",";
            }
            place += run.len();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: what is written reads back.  Method: all sets of up to eight parts.
    #[test]
    fn ranges_read_back() {
        for of in 1..=8 {
            for set in 1..1_u32 << of {
                let mut parts = Parts::none(of);
                (0..of).filter(|place| set >> place & 1 == 1).for_each(|place| parts.add(place));
                assert_eq!(parts.count(), set.count_ones() as usize);
                assert_eq!(Parts::read(&parts.to_string(), of), Ok(parts.clone()), "{parts}");
            }
        }
        assert_eq!(Parts::none(3).to_string(), "none");
        assert_eq!(Parts::read("1-3,5", 8).map(|parts| parts.to_string()), Ok("1-3,5".to_owned()));
        assert_eq!(Parts::read("5,1-3,2", 8).map(|parts| parts.count()), Ok(4));
    }

    #[test]
    fn what_there_is_not_is_refused() {
        let error = |text| Parts::read(text, 8).expect_err(text).to_string();
        let hint = "\n  hint: parts are 1 to 8, written as 1-12,20";
        assert_eq!(error("9"), format!("there is no part 9{hint}"));
        assert_eq!(error("3-9"), format!("there is no part 9{hint}"));
        assert_eq!(error("0"), format!("'0' is no range of parts{hint}"));
        assert_eq!(error("3-2"), format!("'3-2' is no range of parts{hint}"));
        for text in ["", "a", "1-", "-1", "1,", "1--2", "+1"] {
            assert!(error(text).contains("is no part and no range"), "{text}");
        }
    }

    #[test]
    fn long_lists_are_shortened() {
        let odd = Parts::all(20).of_shard("1/2".parse().expect("a shard"));
        let third = odd.of_shard("2/3".parse().expect("a shard"));
        assert_eq!(third.to_string(), "3,9,15");
        assert_eq!(odd.shortened(), "1,3,5,7,9,11,...");
        assert_eq!(Parts::all(20).shortened(), "1-20");
    }
}
