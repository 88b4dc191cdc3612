//! Which parts of a shard are done, by their places; written as ranges: `0-12,20`, or `none`.

use std::fmt;

/// A set of places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    is_done: Vec<bool>,
    count: usize,
}

impl Done {
    /// None of this many.
    pub(super) fn none(len: usize) -> Self {
        Self { is_done: vec![false; len], count: 0 }
    }

    /// Reads ranges of increasing places.
    pub(super) fn read(text: &str, len: usize) -> Option<Self> {
        let mut done = Self::none(len);
        if text == "none" {
            return Some(done);
        }
        let mut next = 0;
        for range in text.split(',') {
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            let (first, last): (usize, usize) = (first.parse().ok()?, last.parse().ok()?);
            if first < next || last < first || last >= len {
                return None;
            }
            (first..=last).for_each(|place| done.add(place));
            next = last + 1;
        }
        Some(done)
    }

    /// How many places there are.
    pub fn places(&self) -> usize {
        self.is_done.len()
    }

    /// How many of them are done.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Whether all are done.
    pub fn is_complete(&self) -> bool {
        self.count == self.places()
    }

    /// Whether a place is done.
    pub fn contains(&self, place: usize) -> bool {
        self.is_done[place]
    }

    /// Adds a place that is not done yet.
    pub(super) fn add(&mut self, place: usize) {
        assert!(!self.is_done[place], "a part is done once");
        self.is_done[place] = true;
        self.count += 1;
    }
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.count == 0 {
            return f.write_str("none");
        }
        let mut place = 0;
        let mut comma = "";
        for run in self.is_done.chunk_by(|a, b| a == b) {
            if run[0] {
                write!(f, "{comma}{place}")?;
                if run.len() > 1 {
                    write!(f, "-{}", place + run.len() - 1)?;
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

    /// Goal: what is written reads back.  Method: all sets of up to eight places.
    #[test]
    fn ranges_read_back() {
        for len in 1..=8 {
            for set in 0..1_u32 << len {
                let mut done = Done::none(len);
                (0..len).filter(|place| set >> place & 1 == 1).for_each(|place| done.add(place));
                assert_eq!(done.count(), set.count_ones() as usize);
                assert_eq!(Done::read(&done.to_string(), len), Some(done.clone()), "{done}");
            }
        }
        assert_eq!(Done::read("0-2,4", 8).unwrap().to_string(), "0-2,4");
    }

    #[test]
    fn no_other_text_is_read() {
        for text in ["", "8", "3-8", "3-2", "1,1", "4,2", "0-3,3", "a", "1-", "-1", "1,", "1--2"] {
            assert_eq!(Done::read(text, 8), None, "{text}");
        }
    }
}
