//! `--rules NAME|FILE`: the rules of a variant, from a name, letters or a file.

use crate::face::{Failure, cannot_read};
use ennea::Named;
use ennea::rules::{Description, NamedRule};
use std::fs;
use std::path::Path;

/// Reads rules; what is the path of a file is a file.
pub(super) fn read(text: &str) -> Result<Description, Failure> {
    let is_file = Path::new(text).is_file();
    let content = if is_file {
        fs::read_to_string(text).map_err(|error| cannot_read(text, &error))?
    } else {
        text.to_owned()
    };
    Description::read(&content).map_err(|error| Failure::Input(error.to_string()))
}

/// The rules that have names, a line each.
pub(super) fn names() -> Vec<String> {
    let line = |rule: &NamedRule| format!("{:<12} {}", rule.name(), rule.help());
    NamedRule::ALL.iter().map(line).collect()
}
