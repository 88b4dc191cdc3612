//! Messages about a number below zero where none is taken, which clap takes for an option.

use crate::face::hinted;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use ennea_words::gaps;
use std::ffi::OsString;

/// The message, if that is what is wrong.
///
/// ```text
/// error: found -5 after -n; expected a number that is not negative
///   hint: ennea make --help tells what it takes
/// ```
pub(crate) fn refusal(
    error: &clap::Error,
    arguments: impl IntoIterator<Item = OsString>,
) -> Option<String> {
    if error.kind() != ErrorKind::UnknownArgument {
        return None;
    }
    let Some(ContextValue::String(flag)) = error.get(ContextKind::InvalidArg) else { return None };
    let words: Vec<String> =
        arguments.into_iter().filter_map(|word| word.into_string().ok()).collect();
    // What clap names is the first letter of what was typed.
    let is_meant = |word: &&String| word.starts_with(flag.as_str()) && is_negative(word);
    let place = words.iter().position(|word| is_meant(&word))?;
    let found = &words[place];
    let option = words[..place].last().filter(|word| word.starts_with('-'));
    let command = words[1..place].iter().find(|word| !word.starts_with('-'));
    let command = command.map(|command| format!("{command} ")).unwrap_or_default();
    let help = format!("ennea {command}--help");
    Some(match option {
        Some(option) => hinted("negative-after", &gaps!(found, option, help)),
        None => hinted("negative-number", &gaps!(found, help)),
    })
}

fn is_negative(word: &str) -> bool {
    word.strip_prefix('-').is_some_and(|rest| rest.parse::<f64>().is_ok_and(f64::is_finite))
}
