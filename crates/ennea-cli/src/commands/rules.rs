//! `--rules NAME|FILE`: the rules of a variant, from a name, letters or a file.

use crate::face::{Failure, cannot_read, names as values};
use clap::Args;
use ennea::Named;
use ennea::rules::{Description, NamedRule};
use ennea::symmetry::variants::Scope;
use std::fs;
use std::path::Path;

/// Whose moves count.
#[derive(Debug, Args)]
pub(super) struct Moves {
    /// Move by these rules: a name such as x, windoku or x+knight, the letters of a jigsaw, or a file.
    #[arg(long, value_name = "NAME|FILE")]
    rules: Option<String>,

    /// With --rules: which permutations of the cells are moves.
    #[arg(long, requires = "rules", value_parser = values::<Scope>(), default_value = "whole")]
    group: Scope,
}

impl Moves {
    /// The rules and the group, if there are rules.
    pub(super) fn read(&self) -> Result<Option<(Description, Scope)>, Failure> {
        self.rules.as_ref().map(|text| Ok((read(text)?, self.group))).transpose()
    }
}

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
