//! The census of rules, of a shape or of a variant, told while it is taken.
//!
//! The one way of every face: a question is checked, its parts are counted, and the lines of each are handed out.
//! Cost: that of the parts; the lines take microseconds.

use super::{Census, Part, Question, VariantCensus, story, take, variants};
use crate::refusal::Refusal;
use crate::wire::Checked;
use ennea::progress::{Progress, Stopped};
use ennea_words::Language;
use serde::Serialize;

/// A census that was taken.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[expect(clippy::large_enum_variant, reason = "there is one")]
pub enum Taken {
    /// That of a shape.
    Shape(Census),
    /// That of a variant.
    Variant(VariantCensus),
}

impl Taken {
    /// The checks that failed.
    pub fn failed(&self) -> Vec<&Checked> {
        match self {
            Self::Shape(census) => census.checks.failed().collect(),
            Self::Variant(census) => census.checks.iter().filter(|check| !check.holds).collect(),
        }
    }
}

/// Takes a census up to some part, the last one that is wanted, and tells each as soon as it is finished; that of
/// a variant is told at once, at its end.
///
/// # Errors
/// That of `told`, at which the census ends; a question that is [refused](Question::check), rules that are out of
/// reach, or that no grid keeps; [`Stopped`], if `progress` asks for it.
pub fn tell<E: From<Stopped> + From<Refusal>>(
    question: Question,
    last: Part,
    language: Language,
    progress: &dyn Progress,
    mut told: impl FnMut(Part, Vec<String>) -> Result<(), E>,
) -> Result<Taken, E> {
    question.check(last)?;
    if question.rules.is_plain() {
        let finished = |part, census: &Census| told(part, story::part(part, census, language));
        return take(question, last, progress, finished).map(Taken::Shape);
    }
    let census = variants::take::<E>(&question.rules, question.scope, progress)?;
    told(Part::End, variants::story(&census, language))?;
    Ok(Taken::Variant(census))
}
