//! What to say about bad input, as the other commands say it.

use super::source::Source;
use crate::face::of_entry;
use ennea_formats::ReadError;

/// The message for an error in the text of a source, with the place shown.
pub(super) fn of_text(source: &Source, error: &ReadError) -> String {
    let message = of_entry(&source.at(error.line), error);
    match source {
        Source::Argument(_, text)
            if !text.contains(['\n', ' ']) && error.found.contains("no known format") =>
        {
            message.replace("\n  hint: ", "\n  as a file: no such file or directory\n  hint: ")
        }
        _ => message,
    }
}
