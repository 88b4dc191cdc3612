//! Steps of ratings as they are described in JSON: the words, the pattern, the chains.

use super::AsNumber;
use ennea::rate::Tenths;
use ennea::rate::se121::{Cause, Link, Step};
use ennea::{Candidate, Shape};
use serde::{Serialize, Serializer};

/// A step as it is described in JSON.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Described {
    /// The key of its technique.
    technique: &'static str,
    /// The name of its technique.
    name: &'static str,
    /// Its difficulty.
    #[serde(with = "AsNumber")]
    difficulty: Tenths,
    /// The houses that the pattern lives in; absent where it has none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    houses: Vec<String>,
    /// The candidates of the pattern, `"r1c2=3"`; absent where it has none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pattern: Vec<String>,
    /// Candidates that are removed, `"r1c2<>3"`.
    eliminations: Vec<String>,
    /// Candidate that becomes true, `"r1c2=3"`, or null.
    placement: Option<String>,
    /// The chains, each a list of links from what is shown back to what is assumed; absent without.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    chains: Vec<Vec<DescribedLink>>,
}

/// A link of a chain as it is described in JSON.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct DescribedLink {
    /// The statement, `"r1c2=3"` or `"r1c2<>3"`.
    link: String,
    /// Why it holds: `"assumption"`, `"cell"`, a house, or the key of a technique.
    cause: String,
    /// The places in the list of those that it follows from.
    parents: Vec<usize>,
}

impl From<&Step> for Described {
    fn from(step: &Step) -> Self {
        Self {
            technique: step.name().key(),
            name: step.name().name(),
            difficulty: Tenths(step.difficulty),
            houses: step.houses.iter().map(ToString::to_string).collect(),
            pattern: step.pattern.iter().map(|it| said(it, "=")).collect(),
            eliminations: step.eliminations.iter().map(|it| said(it, "<>")).collect(),
            placement: step.placement.map(|it| said(&it, "=")),
            chains: step
                .chains
                .iter()
                .map(|chain| chain.iter().map(Into::into).collect())
                .collect(),
        }
    }
}

impl From<&Link> for DescribedLink {
    fn from(link: &Link) -> Self {
        let cause = match &link.cause {
            Cause::Assumption => "assumption".to_owned(),
            Cause::Cell => "cell".to_owned(),
            Cause::House(house) => house.to_string(),
            Cause::Rule(step) => step.name().key().to_owned(),
        };
        let sign = if link.is_true { "=" } else { "<>" };
        Self { link: said(&link.candidate, sign), cause, parents: link.parents.clone() }
    }
}

/// A candidate and what is said of it: `r1c2=3` or `r1c2<>3`.
pub(super) fn said(candidate: &Candidate, sign: &str) -> String {
    format!("{}{sign}{}", Shape::CLASSIC.name(candidate.cell), candidate.digit)
}

/// Writes steps as they are described.
pub(super) fn described<S: Serializer>(steps: &[Step], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(steps.iter().map(Described::from))
}
