//! Values that a part finds: exact numbers, each with a small key, written as `1:523456,2:78`.

use num_bigint::BigUint;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// Numbers by their keys; what a key means is the job's to say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Values(pub BTreeMap<u32, BigUint>);

impl Values {
    /// The number with this key, 0 if there is none.
    pub fn get(&self, key: u32) -> BigUint {
        self.0.get(&key).cloned().unwrap_or_default()
    }

    /// Adds numbers, key by key.
    pub fn add(&mut self, other: &Self) {
        for (key, number) in &other.0 {
            *self.0.entry(*key).or_default() += number;
        }
    }
}

impl<N: Into<BigUint>> FromIterator<(u32, N)> for Values {
    fn from_iter<I: IntoIterator<Item = (u32, N)>>(pairs: I) -> Self {
        Self(pairs.into_iter().map(|(key, number)| (key, number.into())).collect())
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        for (place, (key, number)) in self.0.iter().enumerate() {
            let comma = if place > 0 { "," } else { "" };
            write!(f, "{comma}{key}:{number}")?;
        }
        Ok(())
    }
}

impl FromStr for Values {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "none" {
            return Ok(Self::default());
        }
        let pair = |pair: &str| {
            let (key, number) = pair.split_once(':').ok_or(())?;
            Ok((key.parse().map_err(drop)?, number.parse().map_err(drop)?))
        };
        let values = Self(text.split(',').map(pair).collect::<Result<_, ()>>()?);
        // Signs, zeros in front, keys twice or out of order are no spelling of ours.
        if values.to_string() == text { Ok(values) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_read_back() {
        for text in ["none", "0:0", "1:523456,2:78", "7:340282366920938463463374607431768211456"] {
            assert_eq!(text.parse::<Values>().expect("values").to_string(), text);
        }
        for text in ["", "1", "1:", ":1", "2:1,1:1", "1:1,1:1", "1:+1", "01:1", "1:-1", "1:1,"] {
            assert_eq!(text.parse::<Values>(), Err(()), "{text}");
        }
    }
}
