//! Shards: the parts of a job dealt out like cards, so that all shards take about equally long.

use ennea_words::{Saying, saying};
use std::fmt;
use std::str::FromStr;

/// One of several shards, from 1 on: shard I of N has the parts k with k mod N + 1 = I.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shard {
    of: usize,
    number: usize,
}

impl Shard {
    /// All parts in one.
    pub const WHOLE: Self = Self { of: 1, number: 1 };

    /// Number of shards.
    pub fn of(self) -> usize {
        self.of
    }

    /// Places that it has among this many parts, from 0 on.
    pub fn places(self, parts: usize) -> impl Iterator<Item = usize> {
        (self.number - 1..parts).step_by(self.of)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = Saying;

    fn from_str(text: &str) -> Result<Self, Saying> {
        let number = |text: &str| text.parse::<usize>().ok().filter(|_| !text.starts_with('+'));
        let (number, of) = text
            .split_once('/')
            .and_then(|(a, b)| Some((number(a)?, number(b)?)))
            .ok_or_else(|| saying!("value-shard"))?;
        if of == 0 {
            return Err(saying!("value-no-shard"));
        }
        if !(1..=of).contains(&number) {
            return Err(saying!("value-shards", of));
        }
        Ok(Self { of, number })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: no part is left out or done twice.  Method: some cuts, the finest and finer ones too; sizes
    /// differ by one at most.
    #[test]
    fn shards_cut_the_work() {
        const PARTS: usize = 11_648;
        for of in [1, 2, 3, 28, 3000, PARTS, PARTS + 1] {
            let shards = (1..=of).map(|number| Shard { of, number });
            let mut parts: Vec<usize> = Vec::new();
            for shard in shards {
                let before = parts.len();
                parts.extend(shard.places(PARTS));
                assert!(
                    [PARTS / of, PARTS.div_ceil(of)].contains(&(parts.len() - before)),
                    "{shard}"
                );
            }
            parts.sort_unstable();
            assert_eq!(parts, (0..PARTS).collect::<Vec<_>>(), "{of}");
        }
    }

    #[test]
    fn shards_are_read_as_they_are_written() {
        for text in ["1/1", "2/3", "11648/11648"] {
            assert_eq!(text.parse::<Shard>().unwrap().to_string(), text);
        }
        for (text, message) in [
            ("", "a shard is written I/N, for example 1/4"),
            ("3", "a shard is written I/N, for example 1/4"),
            ("+1/2", "a shard is written I/N, for example 1/4"),
            ("-1/2", "a shard is written I/N, for example 1/4"),
            ("0/4", "shards of 4 are 1/4 to 4/4"),
            ("5/4", "shards of 4 are 1/4 to 4/4"),
            ("1/0", "there is one shard at least"),
        ] {
            assert_eq!(text.parse::<Shard>().unwrap_err().to_string(), message);
        }
    }
}
