//! The puzzles of a text that somebody pasted: in all formats, or, where the feature `formats` is off, as a line of
//! digits alone, with which a part for playing goes without the readers of all formats.

use crate::problem::Problem;
use ennea_formats::{Entry, Options};

/// The first puzzle of the text of a field.
#[cfg(feature = "formats")]
pub(crate) fn first(name: &str, text: &str, options: Options) -> Result<Entry, Problem> {
    ennea_formats::Reader::first(text, options).map_err(|why| Problem::of_field(name, why))
}

/// The line of the second puzzle of a text, or of what is none there.
#[cfg(feature = "formats")]
pub(crate) fn second(text: &str, options: Options) -> Option<usize> {
    let second = ennea_formats::Reader::of_text(text, options).nth(1)?;
    Some(second.map_or_else(|error| error.line, |entry| entry.line()))
}

#[cfg(not(feature = "formats"))]
pub(crate) fn first(_: &str, text: &str, options: Options) -> Result<Entry, Problem> {
    let puzzle = ennea::text::read_puzzle(text, options.shape);
    puzzle.map(Entry::new).map_err(|_| Problem::apart("formats"))
}

#[cfg(not(feature = "formats"))]
pub(crate) fn second(_: &str, _: Options) -> Option<usize> {
    None
}
