//! What is worked on: puzzles in one of the two readings, or a formula in a file of DIMACS.

use super::memory::Memory;
use crate::face::exit::Failure;
use crate::face::input::{Inputs, why};
use crate::face::names::names;
use clap::Args;
use ennea::chaos::{Formula, Reading, Size, dimacs};
use std::fs;
use std::io::{Read, stdin};
use std::path::PathBuf;

/// Puzzles, or a formula.
#[derive(Debug, Args)]
pub(super) struct Given {
    #[command(flatten)]
    pub(super) inputs: Inputs,

    /// Take a formula in a file of DIMACS instead, or - for standard input.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["inputs", "shape", "keep_going", "reading"])]
    pub(super) cnf: Option<PathBuf>,

    /// Whether equal clauses count as often as they come up.
    #[arg(long, value_parser = names::<Reading>(), value_name = "NAME", default_value = "raw")]
    pub(super) reading: Reading,

    #[command(flatten)]
    pub(super) memory: Memory,
}

impl Given {
    /// The formula in the file, if one is named; to be followed on so many cores.
    pub(super) fn formula(&self, cores: usize) -> Result<Option<Formula>, Failure> {
        let Some(path) = &self.cnf else { return Ok(None) };
        let name = path.display();
        let mut text = Vec::new();
        let result = match path.to_str() {
            Some("-") => stdin().lock().read_to_end(&mut text).map(|_| ()),
            _ => fs::read(path).map(|bytes| text = bytes),
        };
        result.map_err(|error| Failure::Input(format!("cannot read {name}: {}", why(&error))))?;
        let formula = dimacs::read(&String::from_utf8_lossy(&text)).map_err(|error| {
            Failure::Input(format!(
                "{name}, {error}\n  hint: a formula is a line p cnf VARIABLES CLAUSES and then \
                 clauses such as 1 -2 0"
            ))
        })?;
        self.memory
            .check(Size::of_formula(&formula), cores)
            .map_err(|why| Failure::Input(format!("{name}: {why}")))?;
        Ok(Some(formula))
    }
}
