//! The hardest technique of the ladder that a puzzle needs, of any shape and by any rules: the scale
//! of [`ennea::ladder`].

use super::{View, uses};
use crate::wire;
use ennea::logic::{self, Board, Step, Technique, Trouble, Unready};
use ennea::progress::Progress;
use ennea::rate::{Level, RateError, Scale};
use ennea::{Grid, Improper, ladder};
use ennea_words::{self as words, Language, say};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// The hardest technique and its level.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Climbed {
    /// The scale.
    #[serde(with = "wire::Name::<Scale>")]
    pub scale: Scale,
    /// The key of the hardest technique; null if all cells are filled.
    #[serde(serialize_with = "wire::key")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub technique: Option<Technique>,
    /// The level.
    #[serde(with = "wire::Name::<Level>")]
    pub level: Level,
    /// The way to the solution; absent unless it was asked for.
    #[serde(flatten)]
    pub way: Option<ClimbedWay>,
}

/// The way to the solution.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClimbedWay {
    /// Number of uses of each technique, by its key.
    #[serde(serialize_with = "wire::by_key")]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, u32>"))]
    pub techniques: BTreeMap<Technique, usize>,
}

/// The hardest technique of a puzzle, from where it starts.
///
/// # Errors
/// If the puzzle is not proper, or `progress` stops the work.
pub(super) fn climbed(
    start: Result<(Board, Grid), Unready>,
    is_detailed: bool,
    progress: &dyn Progress,
) -> Result<Climbed, RateError> {
    let (board, _) = start.map_err(|why| match why {
        Unready::Stopped => RateError::Stopped,
        Unready::Trouble(Trouble::Improper(improper)) => RateError::Improper(improper),
        // A puzzle without marks has no mistakes: its clues contradict each other.
        Unready::Trouble(_) => RateError::Improper(Improper::None),
    })?;
    let techniques = uses(logic::path(&board, progress)?.iter().map(Step::technique));
    let technique = techniques.last_key_value().map(|(&technique, _)| technique);
    let level = technique.map_or(Level::Beginner, ladder::level);
    let way = is_detailed.then_some(ClimbedWay { techniques });
    Ok(Climbed { scale: Scale::Ladder1, technique, level, way })
}

impl Climbed {
    /// The answer as text, in the words of a language.
    pub(super) fn line(&self, language: Language, view: View) -> String {
        let key = self.technique.map_or("none", Technique::key);
        let level = words::level(language, self.level);
        match view {
            View::Rating => key.to_owned(),
            View::Level => level.into_owned(),
            View::Details => {
                let techniques = self.way.iter().flat_map(|way| &way.techniques);
                let name = |name: &Technique| words::technique(language, *name);
                let used = super::used(techniques.map(|(it, count)| (name(it), count)));
                match self.technique.map(|it| words::technique(language, it)) {
                    Some(hardest) => say!(language, "climbed", key, hardest, level, used),
                    None => say!(language, "climbed-by-none", level, used),
                }
            }
        }
    }
}

/// A level and the techniques that it holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClimbedRow {
    /// Its name.
    #[serde(with = "wire::Name::<Level>")]
    pub level: Level,
    /// The scale.
    #[serde(with = "wire::Name::<Scale>")]
    pub scale: Scale,
    /// The key of the easiest technique.
    pub from: &'static str,
    /// The key of the hardest technique.
    pub to: &'static str,
    #[serde(skip)]
    language: Language,
}

/// All levels, the easiest first, in the words of a language.
pub fn levels(language: Language) -> impl Iterator<Item = ClimbedRow> {
    Level::ALL.into_iter().map(move |level| {
        let (from, to) = ladder::range(level);
        ClimbedRow { level, scale: Scale::Ladder1, from: from.key(), to: to.key(), language }
    })
}

impl fmt::Display for ClimbedRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = super::levels::name(self.language, self.level);
        match self.from == self.to {
            true => write!(f, "{name} {}", self.from),
            false => write!(f, "{name} {} .. {}", self.from, self.to),
        }
    }
}
