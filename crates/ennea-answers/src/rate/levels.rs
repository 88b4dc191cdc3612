//! The levels of the scale se-1.2.1: what each is called, which ratings it holds, what it needs.

use super::AsNumber;
use crate::page::WIDTH;
use crate::wire;
use ennea::rate::{Level, Scale, Tenths};
use ennea_words::layout::{columns, lines, padded};
use ennea_words::{self as words, Language, say};
use serde::Serialize;
use std::borrow::Cow;
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
    /// Hardest steps of the level, in the language that was asked for.
    pub needs: Cow<'static, str>,
    #[serde(skip)]
    language: Language,
}

/// All levels, the easiest first, in the words of a language.
pub fn levels(language: Language) -> impl Iterator<Item = LevelRow> {
    Level::ALL.into_iter().map(move |level| {
        let range = range(level);
        // No step is easier than 1.0.
        let [from, to] = [10.max(*range.start()), *range.end()].map(Tenths);
        LevelRow {
            level,
            scale: Scale::Se121,
            from,
            to,
            needs: words::level_needs(language, level),
            language,
        }
    })
}

impl fmt::Display for LevelRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, to] = [self.from, self.to].map(|tenths| format!("{:>4}", tenths.to_string()));
        let name = name(self.language, self.level);
        let ratings = say!(self.language, "ratings", from, to);
        f.write_str(&within(&format!("{name}  {ratings}  "), &self.needs))
    }
}

/// Words behind what stands in the columns before them, in lines of at most 80 columns.
pub(super) fn within(before: &str, words: &str) -> String {
    let margin = columns(before);
    let lines = lines(words, WIDTH - margin);
    format!("{before}{}", lines.join(&format!("\n{}", " ".repeat(margin))))
}

/// The word for a level, as wide as the widest of them.
pub(super) fn name(language: Language, level: Level) -> String {
    let name = |level| words::level(language, level);
    let width = Level::ALL.map(|level| columns(&name(level))).into_iter().max();
    padded(&name(level), width.expect("there are levels"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_join_without_gaps() {
        let rows: Vec<LevelRow> = levels(Language::ENGLISH).collect();
        assert!(rows.windows(2).all(|pair| pair[0].to.0 + 1 == pair[1].from.0));
        assert_eq!(
            rows[0].to_string(),
            "beginner   1.0 to  1.2  the only place of a digit in a box"
        );
    }

    #[test]
    fn levels_stand_in_columns_in_every_language() {
        let all = |language| levels(language).map(|row| row.to_string()).collect::<Vec<_>>();
        let [russian, chinese] = ["ru", "zh"].map(|code| all(Language::of(code).expect(code)));
        assert_eq!(
            russian[1],
            format!(
                "лёгкое             от  1.3 до  1.5  единственное место цифры в строке или\n{}столбце",
                " ".repeat(36)
            )
        );
        assert_eq!(chinese[1], "容易   1.3 至  1.5  某数在行或列内只有一个位置");
        for row in Language::all().flat_map(all) {
            assert!(row.lines().all(|line| columns(line) <= WIDTH), "{row}");
        }
        for (rows, sign) in [(&russian, " до "), (&chinese, " 至 ")] {
            let column = |row: &String| row.find(sign).map(|at| columns(&row[..at]));
            assert!(rows.iter().all(|row| column(row) == column(&rows[0])), "{rows:?}");
        }
    }
}
