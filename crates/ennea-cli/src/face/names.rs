//! Values of the library's enums as arguments: their names, lines of help and other names come from
//! [`Named`].

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use ennea::Named;

/// Reads a value by its name.
pub(crate) fn names<T: Named>() -> impl TypedValueParser<Value = T> {
    let row =
        |value: &T| PossibleValue::new(value.name()).help(value.help()).aliases(value.aliases());
    PossibleValuesParser::new(T::ALL.iter().map(row))
        .map(|name| T::with_name(&name).expect("only names pass"))
}
