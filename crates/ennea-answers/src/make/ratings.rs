//! Ranges of ratings: of a level, or as they are asked for.

use crate::range::ends;
use crate::rate;
use ennea::rate::se121::UNSOLVED;
use ennea::rate::{Level, Tenths};
use ennea_words::{Language, Saying, Told, say, saying};
use std::fmt;
use std::str::FromStr;

/// A range of ratings, in tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratings {
    /// The least.
    pub from: u8,
    /// The greatest.
    pub to: u8,
}

impl Ratings {
    /// All ratings.
    pub const ALL: Self = Self { from: 0, to: UNSOLVED };

    /// The ratings of a level.
    pub fn of(level: Level) -> Self {
        let (from, to) = rate::range(level).into_inner();
        Self { from, to }
    }

    /// The ratings in both ranges, if there are any.
    #[must_use]
    pub fn both(self, other: Self) -> Option<Self> {
        let both = Self { from: self.from.max(other.from), to: self.to.min(other.to) };
        (both.from <= both.to).then_some(both)
    }

    /// Distance of a rating from the range, in tenths.
    pub(super) fn distance(self, er: u8) -> u64 {
        self.from.saturating_sub(er).max(er.saturating_sub(self.to)).into()
    }
}

impl fmt::Display for Ratings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(Language::ENGLISH))
    }
}

impl Told for Ratings {
    fn told(&self, language: Language) -> String {
        // No step is easier than 1.0.
        let [from, to] = [self.from.max(10), self.to].map(|tenths| Tenths(tenths).to_string());
        if from == to { from } else { say!(language, "rating-range", from, to) }
    }
}

impl FromStr for Ratings {
    type Err = Saying;

    /// Reads `3.4`, `2.6..4.2`, `4.5..` or `..2.0`.
    fn from_str(text: &str) -> Result<Self, Saying> {
        let tenths = |text: &str| {
            let rating: f64 = text.parse().ok()?;
            let tenths = (rating * 10.0).round();
            // More than a tenth is not to be told apart.
            let is_good = (0.0..=f64::from(UNSOLVED)).contains(&tenths)
                && (rating * 10.0 - tenths).abs() < 1e-6;
            is_good.then_some(tenths as u8)
        };
        let [from, to] = ends(text, tenths).ok_or_else(|| saying!("value-ratings"))?;
        let (from, to) = (from.unwrap_or(Self::ALL.from), to.unwrap_or(Self::ALL.to));
        if from > to {
            let [from, to] = [from, to].map(|tenths| Tenths(tenths).to_string());
            return Err(saying!("value-more-than", from, to));
        }
        Ok(Self { from, to })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_ratings() {
        let ratings = Ratings { from: 26, to: 34 };
        assert_eq!(Ratings::of(Level::Hard), ratings);
        assert_eq!([20, 26, 30, 34, 40].map(|er| ratings.distance(er)), [6, 0, 0, 0, 6]);
        let higher = Ratings { from: 30, to: UNSOLVED };
        assert_eq!(ratings.both(higher), Some(Ratings { from: 30, to: 34 }));
        assert_eq!(ratings.both(Ratings { from: 35, to: 40 }), None);
        // The levels leave no rating out, and share none.
        let levels = Level::ALL.map(Ratings::of);
        assert!(levels.windows(2).all(|two| two[0].to + 1 == two[1].from));
        assert_eq!((levels[0].from, levels[7].to), (Ratings::ALL.from, Ratings::ALL.to));
    }

    #[test]
    fn ranges_of_ratings_are_read() {
        let read = |text: &str| text.parse::<Ratings>().map(|ratings| (ratings.from, ratings.to));
        assert_eq!(read("3.4"), Ok((34, 34)));
        assert_eq!(read("2.6..4.2"), Ok((26, 42)));
        assert_eq!(read("7.."), Ok((70, UNSOLVED)));
        assert_eq!(read("..2"), Ok((0, 20)));
        for text in ["", "..", "a", "3.45", "-1", "5..3", "21", "nan"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
