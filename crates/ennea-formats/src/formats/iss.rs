//! `iss`: puzzles of Interactive-Sudoku-Solver, as constraints one behind the other, read only.
//!
//! ```text
//! .Shape~6x6.AntiKnight.Diagonal~1.~R1C1_5~R2C3_1_4
//! ```
//!
//! A dot begins a constraint, `~` parts what belongs to it; one without a name gives cells, `RaC1` the first of
//! row 10, their digits or candidates.  Constraints that are no rules here are rules that are not known, by their
//! names.  A line that is indented goes on with the one before.  Source: the program's examples.  Cost: linear.
//! Oracle: what the same cells and rules are as a line under `--rules`, in the tests.

use super::json::set_rules;
use crate::cells::{Context, Entries, is_comment, shape_of_side};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::rules::Said;
use ennea_base::rules::NamedRule;
use ennea_base::{Cell, Digit, DigitSet, Filling, Puzzle, Shape};
use ennea_words::gaps;

/// The constraints without cells that are rules, with their [keys](Said::key).
const KEYS: [(&str, &str); 7] = [
    ("AntiKnight", "antiknight"),
    ("AntiKing", "antiking"),
    ("AntiConsecutive", "nonconsecutive"),
    ("DisjointSets", "disjointgroups"),
    ("Windoku", "windoku"),
    ("Diagonal~1", "diagonal+"),
    ("Diagonal~-1", "diagonal-"),
];

/// Tests whether a line begins so: with the name of a constraint, or a cell.
pub(crate) fn begins(line: &str) -> bool {
    let Some(rest) = line.strip_prefix('.').map(|rest| rest.trim_start_matches('.')) else {
        return false;
    };
    let name = rest.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default();
    let is_name = name.len() > 2 && name.chars().skip(1).any(|c| c.is_ascii_lowercase());
    is_name && rest.starts_with(|c: char| c.is_ascii_uppercase())
        || rest.get(..2).is_some_and(|head| head.eq_ignore_ascii_case("~r"))
}

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    let mut puzzles: Vec<(usize, String)> = Vec::new();
    for line in Line::all(text).filter(|line| !is_comment(line.text)) {
        match puzzles.last_mut().filter(|_| line.text.starts_with(char::is_whitespace)) {
            Some((_, puzzle)) => *puzzle += line.text,
            None => puzzles.push((line.number, line.text.to_owned())),
        }
    }
    let read = move |(number, text): (usize, String)| {
        read_constraints(Line { number, text: &text }, context)
    };
    Box::new(puzzles.into_iter().map(read))
}

fn read_constraints(line: Line<'_>, context: Context) -> Result<Entry, ReadError> {
    let parts = || line.text.split('.').map(str::trim).filter(|part| !part.is_empty());
    let size = parts().find_map(|part| part.strip_prefix("Shape~"));
    let side = size.map_or(Some(9), |size| size.split('x').next()?.parse().ok());
    let shape = side.and_then(|side| shape_of_side(side, context.shape)).ok_or_else(|| {
        line.wrong("misread-shape", gaps!(found = size.unwrap_or("9x9"), kind = "size"))
    })?;
    let mut sets = vec![DigitSet::full(shape.side()); shape.cells()];
    let (mut said, mut unknown) = (Said::new(shape), Vec::new());
    for part in parts() {
        match part.split_once('~').unwrap_or((part, "")) {
            ("", cells) => {
                for given in cells.split('~') {
                    let (cell, digits) = given_of(given, shape)
                        .ok_or_else(|| line.wrong("misread-given", gaps!(found = given)))?;
                    sets[cell.index()] = digits;
                }
            }
            ("Shape", _) => {}
            ("NoBoxes", _) => said.name(NamedRule::Latin),
            (name, _) => match KEYS.iter().find(|(constraint, _)| *constraint == part) {
                Some((_, key)) => _ = said.key(key),
                None if unknown.contains(&name) => {}
                None => unknown.push(name),
            },
        }
    }
    let mut clues = Filling::empty(shape);
    for (cell, set) in shape.all_cells().zip(&sets).filter(|(_, set)| set.len() == 1) {
        clues.set(cell, set.iter().next());
    }
    let is_struck = |set: &DigitSet| (2..shape.side()).contains(&set.len());
    let mut puzzle = Puzzle::from(clues);
    if sets.iter().any(is_struck) {
        puzzle = puzzle.with_candidates(sets);
    }
    let mut entry = Entry::new(puzzle).at_line(line.number);
    unknown.into_iter().for_each(|name| entry.add_unknown(name));
    set_rules(&mut entry, said)?;
    Ok(entry)
}

/// The cell of `R1C1_5`, and its digits.
fn given_of(given: &str, shape: Shape) -> Option<(Cell, DigitSet)> {
    let (cell, digits) = given.trim().split_once('_')?;
    let cell = cell.to_ascii_lowercase();
    let place = |number: &str| {
        let number = Digit::from_symbol(number.parse().ok()?)?.number();
        (number <= shape.side()).then(|| number - 1)
    };
    let (row, column) = cell.strip_prefix('r')?.split_once('c')?;
    let digit =
        |number: &str| Digit::new(number.parse().ok().filter(|&it: &usize| it <= shape.side())?);
    let digits: Option<DigitSet> = digits.split('_').map(digit).collect();
    Some((shape.cell(place(row)?, place(column)?), digits?))
}
