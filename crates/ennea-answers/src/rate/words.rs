//! The techniques of a way to a solution, listed in words and in JSON.

use serde::Serializer;
use std::collections::BTreeMap;
use std::fmt;

/// How often each technique was used, as in `Single 21, Hidden Single 23`.
pub(super) fn used<T: fmt::Display>(techniques: &BTreeMap<T, u32>) -> String {
    let used: Vec<String> =
        techniques.iter().map(|(technique, count)| format!("{technique} {count}")).collect();
    used.join(", ")
}

/// The same as an object: names and numbers.
pub(super) fn by_name<T: fmt::Display, S: Serializer>(
    techniques: &BTreeMap<T, u32>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(techniques.iter().map(|(name, count)| (name.to_string(), count)))
}
