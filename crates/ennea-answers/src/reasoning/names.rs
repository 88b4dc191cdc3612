//! The techniques of the way that is explained, the easiest first.

use ennea::Technique;
use ennea_words::{self as words, Language, say};
use serde::Serialize;
use std::borrow::Cow;
use std::fmt;

/// A technique.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TechniqueRow {
    /// Its key.
    pub technique: &'static str,
    /// Its name.
    pub name: Cow<'static, str>,
    /// The family that it belongs to.
    pub family: Cow<'static, str>,
    /// Meaning of the technique, in a sentence.
    pub meaning: Cow<'static, str>,
    #[serde(skip)]
    language: Language,
}

/// All techniques that `explain` looks for and `make --technique` takes, in the order in which they are
/// tried, in the words of a language.
pub fn techniques(language: Language) -> impl Iterator<Item = TechniqueRow> {
    Technique::LADDER.iter().map(move |&technique| TechniqueRow {
        technique: technique.key(),
        name: words::technique(language, technique),
        family: words::family(language, technique.family()),
        meaning: words::meaning(language, technique),
        language,
    })
}

impl fmt::Display for TechniqueRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { technique, name, meaning, language, .. } = self;
        write!(f, "{technique:<20} {}", say!(language, "technique-row", name, meaning))
    }
}
