//! What to say about bad input, as the other commands say it.

use super::source::Source;
use crate::face::shown;
use ennea_formats::{Format, ReadError};

/// The message for an error in the text of a source, with the place shown.
pub(super) fn of_text(source: &Source, error: &ReadError) -> String {
    let at = source.at(error.line);
    let column = error.column.map(|column| format!(", column {column}")).unwrap_or_default();
    let mut message =
        format!("error: {at}{column}: found {}; expected {}", error.found, error.expected);
    if !error.text.is_empty() {
        message += &shown(&error.text, error.column.unwrap_or(1).max(1), error.column.map(|_| '^'));
    }
    if let Source::Argument(_, text) = source
        && !text.contains(['\n', ' '])
        && error.found.contains("no known format")
    {
        message += "\n  as a file: no such file or directory";
    }
    format!("{message}\n  hint: {}", error.hint)
}

/// The message for a text without a puzzle.
pub(super) fn of_nothing(source: &Source, format: Format) -> String {
    format!(
        "error: {}: found no puzzle; expected at least one, as {format}\n  \
         hint: --from says which format it is; ennea convert --list shows them",
        source.name()
    )
}
