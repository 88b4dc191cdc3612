//! Scores: the scale of HoDoKu, on which what all steps score is added up.

use super::{View, said, used, uses};
use crate::wire;
use ennea::Puzzle;
use ennea::progress::Progress;
use ennea::rate::hodoku::{Level, Rater, Rating, Step, Technique};
use ennea::rate::{RateError, Scale};
use ennea_words::layout::{columns, padded};
use ennea_words::{self as words, Language, say};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

/// A score.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scored {
    /// The scale.
    #[serde(with = "wire::Name::<Scale>")]
    pub scale: Scale,
    /// The sum of what all steps score.
    pub score: u32,
    /// The level: that of the hardest technique, or the first one that holds the score.
    #[serde(with = "wire::Name::<Level>")]
    pub level: Level,
    /// The way to the solution; absent unless it was asked for.
    #[serde(flatten)]
    pub way: Option<ScoredWay>,
}

/// The way to the solution, scored.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoredWay {
    /// Number of uses of each technique, by name, in the order in which they are tried.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, u32>"))]
    pub techniques: BTreeMap<Technique, usize>,
    /// All steps.
    #[serde(serialize_with = "described")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<DescribedStep>"))]
    pub steps: Vec<Step>,
}

/// The score of a puzzle.
///
/// # Errors
/// If the puzzle is not 3x3, has not exactly one solution, or `progress` stops the work.
pub(super) fn score(
    rater: &mut Rater,
    puzzle: &Puzzle,
    is_detailed: bool,
    progress: &dyn Progress,
) -> Result<Scored, RateError> {
    let (rating, way) = if is_detailed {
        let steps = rater.steps_while(puzzle, progress)?;
        let techniques = uses(steps.iter().map(|step| step.technique));
        let rating = Rating::of(steps.iter().map(|step| step.technique));
        (rating, Some(ScoredWay { techniques, steps }))
    } else {
        (rater.rate_while(puzzle, progress)?, None)
    };
    Ok(Scored { scale: Scale::Hodoku22, score: rating.score, level: rating.level, way })
}

impl Scored {
    /// The score as text.
    pub(super) fn line(&self, language: Language, view: View) -> String {
        let Self { score, level, way, .. } = self;
        match view {
            View::Rating => score.to_string(),
            View::Level => words::score_level(language, *level).into_owned(),
            View::Details => {
                let techniques = way.iter().flat_map(|way| &way.techniques);
                let name = |it: &Technique| words::score_technique(language, *it);
                let used = used(techniques.map(|(it, count)| (name(it), count)));
                format!("{score} {}; {used}", words::score_level(language, *level))
            }
        }
    }
}

/// A level of scores.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoreRow {
    /// Its name.
    #[serde(with = "wire::Name::<Level>")]
    pub level: Level,
    /// The scale of the scores.
    #[serde(with = "wire::Name::<Scale>")]
    pub scale: Scale,
    /// The greatest score that it holds, or null if it holds any.
    pub to: Option<u32>,
    /// Hardest steps of the level, in the language that was asked for.
    pub needs: Cow<'static, str>,
    #[serde(skip)]
    language: Language,
}

/// All levels of scores, the easiest first, in the words of a language.
pub fn levels(language: Language) -> impl Iterator<Item = ScoreRow> {
    Level::ALL.into_iter().map(move |level| {
        let (to, needs) = (level.most(), words::score_level_needs(language, level));
        ScoreRow { level, scale: Scale::Hodoku22, to, needs, language }
    })
}

impl fmt::Display for ScoreRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let language = self.language;
        let name = |level| words::score_level(language, level);
        let to = |level: Level| match level.most() {
            Some(to) => say!(language, "scores", to = format!("{to:>4}")),
            None => say!(language, "scores-any"),
        };
        let widest = |texts: [usize; 5]| texts.into_iter().max().expect("there are levels");
        let name_width = widest(Level::ALL.map(|level| columns(&name(level))));
        let to_width = widest(Level::ALL.map(|level| columns(&to(level))));
        let name = padded(&name(self.level), name_width);
        let before = format!("{name}  {}  ", padded(&to(self.level), to_width));
        f.write_str(&super::levels::within(&before, &self.needs))
    }
}

/// A scored step as it is described in JSON.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct DescribedStep {
    /// The technique, by name.
    technique: &'static str,
    /// Score of the step.
    score: u32,
    /// Candidates that are removed, `"r1c2<>3"`.
    eliminations: Vec<String>,
    /// Candidate that becomes true, `"r1c2=3"`, or null.
    placement: Option<String>,
}

impl From<&Step> for DescribedStep {
    fn from(step: &Step) -> Self {
        Self {
            technique: step.technique.name(),
            score: step.technique.score(),
            eliminations: step.eliminations.iter().map(|it| said(it, "<>")).collect(),
            placement: step.placement.map(|it| said(&it, "=")),
        }
    }
}

/// Writes the number of uses of each technique, by its name.
fn by_name<S: Serializer>(uses: &BTreeMap<Technique, usize>, to: S) -> wire::Written<S> {
    to.collect_map(uses.iter().map(|(name, count)| (name.to_string(), count)))
}

fn described<S: Serializer>(steps: &[Step], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(steps.iter().map(DescribedStep::from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_in_json_and_in_words() {
        let line =
            ".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4.";
        let puzzle: Puzzle = line.parse().expect("a puzzle");
        let mut rater = Rater::new();
        let mut of = |is_detailed| score(&mut rater, &puzzle, is_detailed, &()).expect("proper");
        let short = serde_json::to_string(&of(false)).expect("text keys");
        let rating = r#"{"scale":"hodoku-2.2","score":952,"level":"unfair""#;
        assert_eq!(short, format!("{rating}}}"));
        let long = of(true);
        let json = serde_json::to_string(&long).expect("text keys");
        assert!(
            json.starts_with(&format!("{rating},\"techniques\":{{\"Full House\":21,")),
            "{json}"
        );
        let step = r#"{"technique":"XY-Chain","score":260,"eliminations":["r1c3<>1","r4c2<>1"]"#;
        assert!(json.contains(step), "{json}");
        assert!(
            long.line(Language::ENGLISH, View::Details)
                .starts_with("952 unfair; Full House 21, Naked Single ")
        );
    }

    #[test]
    fn levels_in_words() {
        let rows: Vec<String> = levels(Language::ENGLISH).map(|row| row.to_string()).collect();
        assert_eq!(rows[0], "easy     up to  800  singles");
        assert_eq!(rows[4], "extreme  any score   forcing chains, forcing nets, guesses");
    }
}
