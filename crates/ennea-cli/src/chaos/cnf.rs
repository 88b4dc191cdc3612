//! A formula from a file, in the format of DIMACS.

use super::memory::Memory;
use crate::exit::Failure;
use crate::input::why;
use ennea::chaos::{Formula, Size, dimacs};
use std::fs;
use std::io::{Read, stdin};
use std::path::Path;

/// Reads a formula; `-` is standard input.
pub(super) fn read(path: &Path, memory: Memory, trajectories: usize) -> Result<Formula, Failure> {
    let name = path.display();
    let mut text = Vec::new();
    let result = match path.to_str() {
        Some("-") => stdin().lock().read_to_end(&mut text).map(|_| ()),
        _ => fs::read(path).map(|bytes| text = bytes),
    };
    result.map_err(|error| Failure::Input(format!("cannot read {name}: {}", why(&error))))?;
    let formula = dimacs::read(&String::from_utf8_lossy(&text)).map_err(|error| {
        Failure::Input(format!(
            "{name}, {error}\n  hint: a formula is a line p cnf VARIABLES CLAUSES and then clauses \
             such as 1 -2 0"
        ))
    })?;
    memory
        .check(Size::of_formula(&formula), trajectories)
        .map_err(|why| Failure::Input(format!("{name}: {why}")))?;
    Ok(formula)
}
