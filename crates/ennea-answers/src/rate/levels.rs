//! Levels: what each means as a range of ratings.

use super::AsNumber;
use crate::wire;
use ennea::rate::{Level, Scale, Tenths};
use serde::Serialize;
use std::fmt;
use std::ops::RangeInclusive;

/// The ratings of a level, in tenths.
pub fn range(level: Level) -> RangeInclusive<u8> {
    let easier = Level::ALL.into_iter().rev().find(|&other| other < level);
    easier.map_or(0, |easier| easier.er_max() + 1)..=level.er_max()
}

/// A level and the ratings that it holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LevelRow {
    /// Its name.
    #[serde(with = "wire::Name::<Level>")]
    pub level: Level,
    /// The scale of the ratings.
    #[serde(with = "wire::Name::<Scale>")]
    pub scale: Scale,
    /// The least rating.
    #[serde(with = "AsNumber")]
    pub from: Tenths,
    /// The greatest rating.
    #[serde(with = "AsNumber")]
    pub to: Tenths,
    /// What the hardest steps are.
    pub needs: &'static str,
}

/// All levels, the easiest first.
pub fn levels() -> impl Iterator<Item = LevelRow> {
    Level::ALL.into_iter().map(|level| {
        let range = range(level);
        // No step is easier than 1.0.
        let [from, to] = [10.max(*range.start()), *range.end()].map(Tenths);
        LevelRow { level, scale: Scale::Se121, from, to, needs: level.needs() }
    })
}

impl fmt::Display for LevelRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, to] = [self.from, self.to].map(|tenths| tenths.to_string());
        write!(f, "{:<9} {from:>4} to {to:>4}  {}", self.level.name(), self.needs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_join_without_gaps() {
        let rows: Vec<LevelRow> = levels().collect();
        assert!(rows.windows(2).all(|pair| pair[0].to.0 + 1 == pair[1].from.0));
        assert_eq!(
            rows[0].to_string(),
            "beginner   1.0 to  1.2  the only place of a digit in a box"
        );
    }
}
