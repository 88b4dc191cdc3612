//! Files: puzzles that were read from those of other programs, and what was written.

use crate::wire::Asked;
use serde::Serialize;

/// A puzzle that was read, whatever the format that is written can hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Converted {
    /// The puzzle, and where it stood.
    #[serde(flatten)]
    pub asked: Asked,
    /// The format that was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub format: Option<&'static str>,
    /// The solution; absent if the file has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// Facts about it.
    #[serde(flatten)]
    pub facts: Facts,
    /// The puzzle in the format that is written; absent if none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// Facts about a puzzle; each absent if it is not given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Facts {
    /// Title of the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Name of its author.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// Description of it, or its rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Anything else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// The newspaper, book or site that printed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_name: Option<String>,
    /// Link to it on the web.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// Date on which it was made or printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Level of difficulty, in a word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Rating, as a number of some scale.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<String>,
    /// The name under which a collection keeps it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

/// A format of files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FormatRow {
    /// Its name.
    pub format: &'static str,
    /// Description of the format, in a few words.
    pub about: &'static str,
    /// The endings of its files, without the dot.
    pub endings: &'static [&'static str],
    /// `true` if it is read.
    pub reads: bool,
    /// `true` if it is written.
    pub writes: bool,
    /// `true` if candidates are kept.
    pub candidates: bool,
    /// Treatment of digits placed since: `kept`, `as clues` or `lost`.
    pub placed: &'static str,
    /// Rules of variants that it has: `all`, `some` or `none`.
    pub rules: &'static str,
}

/// A file of printed puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Printed {
    /// Its name.
    pub file: String,
    /// `pdf`, `svg`, `png` or `html`.
    pub format: &'static str,
    /// Number of puzzles in all files together.
    pub puzzles: usize,
    /// Number of pages in all; absent for HTML.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pages: Option<usize>,
}
