//! Hardness of a puzzle: its rating, its level, and the steps that they come from.
//!
//! Ratings are those of [`ennea::rate`], in JSON numbers such as `7.2`.  What a level means is a range of
//! them: [`range`], [`levels`].  Scores, whole numbers, are in [`score`]; the hardest technique, for all shapes
//! and rules, in [`climbed`].

pub mod climbed;
mod described;
mod levels;
mod raters;
pub mod score;

pub use levels::{LevelRow, levels, range};
pub use raters::{Raters, with_raters};

use crate::served::Question;
use crate::wire::{self, NotProper, conflict};
use climbed::Climbed;
use described::{described, said};
use ennea::logic;
use ennea::progress::{Progress, Stopped};
use ennea::rate::minutes::{self, Minutes};
use ennea::rate::se121::{self, Edition, Rater, Step};
use ennea::rate::{Level, RateError, Rating, Scale, Tenths};
use ennea::{Improper, Puzzle, Shape, Technique};
use ennea_words::{self as words, Language, say};
use score::Scored;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;

/// Detail of a rating: with steps or without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The rating alone.
    Rating,
    /// All steps, and how often each technique was used.
    Steps,
}

/// Parts of a rating that are shown in a line of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// The rating, `7.2`.
    Rating,
    /// The level, `expert`.
    Level,
    /// All that is known: `ED=7.2/1.2/1.2 expert; Full House 21`, or `3.1 minutes, 0.8 to 6.5`.
    Details,
}

/// Hardness of a puzzle, or the answer that it is not proper.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Answer {
    /// It has a rating.
    Rated(Rated),
    /// It has an expected time.
    Timed(Timed),
    /// It has a score.
    Scored(Scored),
    /// It has a hardest technique.
    Climbed(Climbed),
    /// It has no solution, or several.
    NotProper(NotProper),
}

/// A rating.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rated {
    /// The scale.
    #[serde(with = "wire::Name::<Scale>")]
    pub scale: Scale,
    /// The greatest difficulty: the rating of the puzzle.
    #[serde(with = "AsNumber")]
    pub er: Tenths,
    /// The greatest difficulty up to the first cell that is filled.
    #[serde(with = "AsNumber")]
    pub ep: Tenths,
    /// The difficulty of the first step.
    #[serde(with = "AsNumber")]
    pub ed: Tenths,
    /// The level of `er`.
    #[serde(with = "wire::Name::<Level>")]
    pub level: Level,
    /// The way to the solution; absent unless it was asked for.
    #[serde(flatten)]
    pub way: Option<Way>,
}

/// The time that a person is expected to take.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Timed {
    /// The scale.
    #[serde(with = "wire::Name::<Scale>")]
    pub scale: Scale,
    /// The mean over people who finish it, in minutes.
    #[serde(serialize_with = "in_tenths")]
    pub minutes: f64,
    /// One person of ten takes less, in minutes.
    #[serde(serialize_with = "in_tenths")]
    pub low: f64,
    /// One person of ten takes more, in minutes.
    #[serde(serialize_with = "in_tenths")]
    pub high: f64,
}

/// The way to the solution.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Way {
    /// Number of uses of each technique, by its key, the easiest first.
    #[serde(serialize_with = "by_key")]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, u32>"))]
    pub techniques: BTreeMap<(se121::Technique, Technique), usize>,
    /// All steps.
    #[serde(serialize_with = "described")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<described::Described>"))]
    pub steps: Vec<Step>,
}

/// Rates on the usual scale: `se-1.2.1` for plain 3x3 puzzles, `ladder-1` for all others.
///
/// # Errors
/// If it cannot be rated, or `progress` asks to stop.
pub fn rate_usually(
    raters: &mut Raters,
    puzzle: &Puzzle,
    detail: Detail,
    progress: &dyn Progress,
) -> Result<Answer, RateError> {
    let is_classic = puzzle.rules().is_plain() && puzzle.shape() == Shape::CLASSIC;
    let scale = if is_classic { Scale::Se121 } else { Scale::Ladder1 };
    rate(raters, scale, puzzle, detail, progress)
}

/// How hard a puzzle is on the usual scale; the greater the harder among those of the same rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hardness {
    /// The level.
    pub level: Level,
    /// The rating, where the scale has one.
    pub er: Option<Tenths>,
    technique: Option<Technique>,
}

/// Hardness of a puzzle; `None` if it is not proper, or nothing rates puzzles of its kind.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn hardness(
    raters: &mut Raters,
    puzzle: &Puzzle,
    progress: &dyn Progress,
) -> Result<Option<Hardness>, Stopped> {
    if Question::Rate.check(puzzle).is_err() {
        return Ok(None);
    }
    let hardness = |level, er, technique| Ok(Some(Hardness { level, er, technique }));
    match rate_usually(raters, puzzle, Detail::Rating, progress) {
        Ok(Answer::Rated(rated)) => hardness(rated.level, Some(rated.er), None),
        Ok(Answer::Climbed(way)) => hardness(way.level, None, way.technique),
        Err(RateError::Stopped) => Err(Stopped),
        Ok(_) | Err(_) => Ok(None),
    }
}

/// The rating of a puzzle on a scale, or that it is not proper.
///
/// # Errors
/// If the scale does not serve the shape, the rules or candidates, or `progress` stops the work.
pub fn rate(
    raters: &mut Raters,
    scale: Scale,
    puzzle: &Puzzle,
    detail: Detail,
    progress: &dyn Progress,
) -> Result<Answer, RateError> {
    let puzzle = &puzzle.given();
    let answer = match scale {
        Scale::Se121 | Scale::SeFork => {
            let rater = raters.of(scale.edition().expect("a scale of Sudoku Explainer"));
            rated(rater, scale, puzzle, detail, progress).map(Answer::Rated)
        }
        Scale::Ladder1 => {
            let start = logic::start(puzzle, progress);
            climbed::climbed(start, detail == Detail::Steps, progress).map(Answer::Climbed)
        }
        Scale::Minutes1 if puzzle.candidates().is_some() => Err(RateError::Candidates(scale)),
        Scale::Minutes1 => {
            let rater = raters.of(Edition::Original);
            minutes::expected(rater, puzzle, progress)
                .map(|Minutes { mean, low, high }| Timed { scale, minutes: mean, low, high })
                .map(Answer::Timed)
        }
        Scale::Hodoku22 => {
            let rater = raters.hodoku.get_or_insert_default();
            score::score(rater, puzzle, detail == Detail::Steps, progress).map(Answer::Scored)
        }
    };
    match answer {
        Err(RateError::Improper(improper)) => {
            let conflict = conflict(puzzle).filter(|_| improper == Improper::None);
            Ok(Answer::NotProper(NotProper { conflict, ..improper.into() }))
        }
        answer => answer,
    }
}

/// The rating on a scale of Sudoku Explainer.
fn rated(
    rater: &mut Rater,
    scale: Scale,
    puzzle: &Puzzle,
    detail: Detail,
    progress: &dyn Progress,
) -> Result<Rated, RateError> {
    let (Rating { er, ep, ed }, way) = match detail {
        Detail::Rating => (rater.rate_while(puzzle, progress)?, None),
        Detail::Steps => {
            let steps = rater.steps_while(puzzle, progress)?;
            let techniques = uses(steps.iter().map(|step| (step.technique, step.name())));
            (Rating::of(puzzle, &steps), Some(Way { techniques, steps }))
        }
    };
    let level = Level::of(er);
    let [er, ep, ed] = [er, ep, ed].map(Tenths);
    Ok(Rated { scale, er, ep, ed, level, way })
}

/// The rating of a puzzle in tenths, if it has one.
pub fn er(
    rater: &mut Rater,
    puzzle: &Puzzle,
    progress: &dyn Progress,
) -> Result<Option<u8>, Stopped> {
    match rater.rate_while(puzzle, progress) {
        Ok(rating) => Ok(Some(rating.er)),
        Err(RateError::Stopped) => Err(Stopped),
        Err(_) => Ok(None),
    }
}

impl Answer {
    /// The answer as text, in the words of a language.
    pub fn line(&self, language: Language, view: View) -> String {
        match (self, view) {
            (Self::NotProper(not), _) => not.answer.to_owned(),
            (Self::Timed(Timed { minutes, low, high, .. }), View::Details) => {
                let [mean, low, high] = [minutes, low, high].map(|it| format!("{it:.1}"));
                say!(language, "minutes", mean, low, high)
            }
            (Self::Timed(timed), _) => format!("{:.1}", timed.minutes),
            (Self::Rated(rated), View::Rating) => rated.er.to_string(),
            (Self::Rated(rated), View::Level) => words::level(language, rated.level).into_owned(),
            (Self::Rated(Rated { er, ep, ed, level, way, .. }), View::Details) => {
                let techniques = way.iter().flat_map(|way| &way.techniques);
                let name = |name: &Technique| words::technique(language, *name);
                let used = used(techniques.map(|((_, it), count)| (name(it), count)));
                format!("ED={er}/{ep}/{ed} {}; {used}", words::level(language, *level))
            }
            (Self::Scored(scored), view) => scored.line(language, view),
            (Self::Climbed(climbed), view) => climbed.line(language, view),
        }
    }
}

/// Number of uses of each technique.
pub(crate) fn uses<T: Ord>(techniques: impl Iterator<Item = T>) -> BTreeMap<T, usize> {
    let mut uses = BTreeMap::new();
    techniques.for_each(|technique| *uses.entry(technique).or_default() += 1);
    uses
}

/// Lists the uses of each technique, as in `Full House 21, Hidden Single 23`.
fn used<'a, T: fmt::Display>(techniques: impl Iterator<Item = (T, &'a usize)>) -> String {
    let used: Vec<String> =
        techniques.map(|(technique, count)| format!("{technique} {count}")).collect();
    used.join(", ")
}

/// Writes tenths as a JSON number: `#[serde(with = "AsNumber")]`.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline, with = "f64"))]
enum AsNumber {}

impl AsNumber {
    fn serialize<S: Serializer>(tenths: &Tenths, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(tenths.0) / 10.0)
    }
}

/// Writes minutes as a JSON number in tenths.
fn in_tenths<S: Serializer>(minutes: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64((minutes * 10.0).round() / 10.0)
}

fn by_key<S: Serializer>(
    techniques: &BTreeMap<(se121::Technique, Technique), usize>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(techniques.iter().map(|((_, name), count)| (name.key(), count)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_in_json() {
        let line =
            ".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4.";
        let puzzle: Puzzle = line.parse().expect("a puzzle");
        let mut raters = Raters::default();
        let mut json = |puzzle: &Puzzle, detail| {
            let answer = rate(&mut raters, Scale::Se121, puzzle, detail, &());
            let answer = answer.expect("a 3x3 puzzle");
            serde_json::to_string(&answer).expect("text keys")
        };
        let short = json(&puzzle, Detail::Rating);
        let rating = r#"{"scale":"se-1.2.1","er":7.2,"ep":1.2,"ed":1.2,"level":"expert""#;
        assert_eq!(short, format!("{rating}}}"));
        let long = json(&puzzle, Detail::Steps);
        assert!(long.starts_with(&format!("{rating},\"techniques\":{{\"full-house\":")), "{long}");
        assert!(long.contains(r#""cause":"assumption","parents":[]}]"#), "{long}");
        let none = json(&"1".repeat(81).parse().expect("a puzzle"), Detail::Rating);
        assert_eq!(
            none,
            r#"{"answer":"none","conflict":"row 1 holds the digit 1 twice, at r1c1 and r1c2"}"#
        );
        let answer = rate(&mut raters, Scale::Minutes1, &puzzle, Detail::Rating, &());
        let timed = serde_json::to_string(&answer.expect("a 3x3 puzzle")).expect("text keys");
        assert_eq!(timed, r#"{"scale":"minutes-1","minutes":12.6,"low":3.3,"high":26.5}"#);
    }
}
