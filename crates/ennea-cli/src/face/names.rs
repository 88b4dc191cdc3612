//! Values of the library's enums as arguments: their names, lines of help and other names come from
//! [`Named`].

use crate::face::{Failure, language};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Command};
use ennea::Named;
use ennea_words::say;
use std::error::Error;
use std::ffi::OsStr;
use std::marker::PhantomData;
use std::path::Path;
use std::str::FromStr;

/// Reads a value by its name.
pub(crate) fn names<T: Named>() -> impl TypedValueParser<Value = T> {
    names_where(|_| true)
}

/// Takes the names of those values alone that an option takes.
pub(crate) fn names_where<T: Named>(
    is_taken: impl Fn(&T) -> bool,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(rows_where(is_taken))
        .map(|name| T::with_name(&name).expect("only names pass"))
}

/// The names of all values with their lines of help, to be offered.
pub(crate) fn rows<T: Named>() -> impl Iterator<Item = PossibleValue> {
    rows_where(|_: &T| true)
}

fn rows_where<T: Named>(is_taken: impl Fn(&T) -> bool) -> impl Iterator<Item = PossibleValue> {
    let row =
        |value: &T| PossibleValue::new(value.name()).help(value.help()).aliases(value.aliases());
    T::ALL.iter().filter(move |value| is_taken(value)).map(row)
}

/// Reads a value as it reads itself, and offers these names where a shell completes.
pub(crate) fn offering<T>(
    values: impl IntoIterator<Item = impl Into<PossibleValue>>,
) -> Offering<T> {
    Offering { values: values.into_iter().map(Into::into).collect(), value: PhantomData }
}

/// The parser of [`offering`].
#[derive(Clone, Debug)]
pub(crate) struct Offering<T> {
    values: Vec<PossibleValue>,
    value: PhantomData<fn() -> T>,
}

impl<T> TypedValueParser for Offering<T>
where
    T: FromStr<Err: Into<Box<dyn Error + Send + Sync>>> + Clone + Send + Sync + 'static,
{
    type Value = T;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        T::from_str.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.values.iter().cloned()))
    }
}

/// Value that the ending of a file's name stands for; else the hint is an option with the ending of the first
/// value.
pub(crate) fn of_ending<T: Named>(path: &Path, option: &str) -> Result<T, Failure> {
    let ending = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    T::with_name(&ending).ok_or_else(|| {
        let names: Vec<String> = T::ALL.iter().map(|value| format!(".{}", value.name())).collect();
        let key = if ending.is_empty() { "ending-missing" } else { "ending-unknown" };
        let why = say!(language(), key, path = path.display().to_string(), found = ending, names);
        let example = path.with_extension(T::ALL[0].name());
        Failure::Input(format!("{why}\n  hint: {option} {}", example.display()))
    })
}
