//! What clap finds wrong with a command line, said in other languages than English, in which it speaks itself.
//!
//! A message for each kind of error, its gaps from the context that clap gives with it; a kind without a message stays
//! English.  Oracle: clap's own sentence, of which no English word may be left in the tests.

use crate::face::language;
use clap::error::{ContextKind, ErrorKind};
use ennea::ShapeError;
use ennea::make::IdError;
use ennea_words::{Language, Saying, Told, gaps, say};
use std::error::Error;

/// The message for an error of clap, with advice and how the command is used; `None` in English, and for help.
pub(crate) fn refusal(error: &clap::Error) -> Option<String> {
    use ContextKind::*;
    let (language, kind) = (language(), error.kind());
    let text = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let [option, value, other] = [InvalidArg, InvalidValue, PriorArg].map(text);
    let key = match kind {
        _ if language == Language::ENGLISH => return None,
        ErrorKind::UnknownArgument => "usage-unknown",
        ErrorKind::InvalidSubcommand => "usage-no-command",
        ErrorKind::MissingSubcommand => "usage-command-missing",
        ErrorKind::MissingRequiredArgument => "usage-missing",
        ErrorKind::ArgumentConflict if option == other => "usage-twice",
        ErrorKind::ArgumentConflict => "usage-conflict",
        ErrorKind::InvalidValue if value.is_empty() => "usage-no-value",
        ErrorKind::InvalidValue => "value-not-one",
        ErrorKind::ValueValidation => "value-of-option",
        ErrorKind::TooManyValues => "usage-many-values",
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => "usage-few-values",
        ErrorKind::InvalidUtf8 => "usage-no-text",
        _ => return None,
    };
    let names = [ValidValue, ValidSubcommand].map(text).concat();
    let why = error.source().map(|source| why(source, language)).unwrap_or_default();
    let [command, count] = [InvalidSubcommand, ActualNumValues].map(text);
    let wanted = [MinValues, ExpectedNumValues].map(text).concat();
    let mut message =
        language.say(key, &gaps!(option, value, other, names, why, command, count, wanted));
    let found = if option.is_empty() { command } else { option };
    let suggested = text(Suggested);
    let elsewhere = suggested.strip_suffix("' exists").and_then(|it| it.rsplit('\'').next());
    let near = [SuggestedSubcommand, SuggestedArg, SuggestedValue].map(text).join(", ");
    let near = near.split(", ").chain(elsewhere).filter(|near| !near.is_empty());
    let hints = near.map(|near| say!(language, "field-near", near));
    let as_value = suggested.contains("-- ").then(|| say!(language, "usage-as-value", found));
    hints.chain(as_value).for_each(|hint| message += &format!("\n  hint: {hint}"));
    if let Some((_, usage)) = text(Usage).split_once(": ") {
        message += &format!("\n\n{}", say!(language, "usage-line", usage));
    }
    Some(message)
}

/// The reason for which a value is refused.
fn why(source: &(dyn Error + 'static), language: Language) -> String {
    let told = source.downcast_ref::<Saying>().map(|why| why.told(language));
    let told = told.or_else(|| Some(source.downcast_ref::<ShapeError>()?.told(language)));
    let told = told.or_else(|| Some(source.downcast_ref::<IdError>()?.told(language)));
    // What is left are numbers, of which clap says so: `5000 is not in 1..=1024`.
    told.unwrap_or_else(|| match source.to_string().split_once(" is not in ") {
        Some((_, range)) => say!(language, "value-whole-within", range = range.replace('=', "")),
        None => language.text("value-whole").into_owned(),
    })
}
