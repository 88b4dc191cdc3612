//! Names of cells, houses, digits and candidates, alone and in lists.

use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::logic::step::{Candidate, Step};
use crate::shape::{House, Shape};
use std::collections::BTreeMap;

/// Words with commas and a last joining word: `a, b and c`.
pub(super) fn list(words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., end] => format!("{} {last} {end}", most.join(", ")),
    }
}

pub(super) fn cells(shape: Shape, cells: &[Cell], last: &str) -> String {
    let names: Vec<String> = cells.iter().map(|&cell| shape.name(cell)).collect();
    list(&names, last)
}

pub(super) fn digits(digits: DigitSet, last: &str) -> String {
    let names: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
    list(&names, last)
}

/// Digits close together: `257`.
pub(super) fn symbols(digits: DigitSet) -> String {
    digits.iter().map(Digit::symbol).collect()
}

/// `rows 2 and 7`.
pub(super) fn houses(houses: &[House]) -> String {
    let (kind, _) = kind_and_number(houses[0]);
    let numbers: Vec<String> =
        houses.iter().map(|&house| kind_and_number(house).1.to_string()).collect();
    let plural = match (kind, houses.len()) {
        (kind, 1) => kind.to_owned(),
        ("box", _) => "boxes".to_owned(),
        (kind, _) => format!("{kind}s"),
    };
    format!("{plural} {}", list(&numbers, "and"))
}

pub(super) fn kind_and_number(house: House) -> (&'static str, usize) {
    match house {
        House::Row(k) => ("row", k + 1),
        House::Column(k) => ("column", k + 1),
        House::Box(k) => ("box", k + 1),
    }
}

/// Cells as the forums write them: `r27c38`, `r1c1,r2c5`; one by one where numbers have two signs.
pub(super) fn short_cells(shape: Shape, cells: &[Cell]) -> String {
    if shape.side() > 9 {
        let names: Vec<String> = cells.iter().map(|&cell| shape.name(cell)).collect();
        return names.join(",");
    }
    let mut rows: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for &cell in cells {
        rows.entry(shape.row(cell) + 1).or_default().push(shape.column(cell) + 1);
    }
    // Rows with the same columns go together.
    let mut blocks: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
    for (row, columns) in rows {
        match blocks.iter_mut().find(|(_, other)| *other == columns) {
            Some((rows, _)) => rows.push(row),
            None => blocks.push((vec![row], columns)),
        }
    }
    let digits = |numbers: &[usize]| numbers.iter().map(ToString::to_string).collect::<String>();
    let block = |(rows, columns): &(Vec<usize>, Vec<usize>)| {
        format!("r{}c{}", digits(rows), digits(columns))
    };
    blocks.iter().map(block).collect::<Vec<_>>().join(",")
}

/// What a step does, as the forums write it: `r1c1=5`, `-5 r4c3, -7 r1c89`.
pub fn effects(shape: Shape, step: &Step) -> String {
    let placed = |c: &Candidate| format!("{}={}", shape.name(c.cell), c.digit);
    let mut found: Vec<String> = step.placements().iter().map(placed).collect();
    for (digit, cells) in by_digit(step.eliminations()) {
        found.push(format!("-{digit} {}", short_cells(shape, &cells)));
    }
    found.join(", ")
}

/// The cells of each digit.
pub(super) fn by_digit(candidates: &[Candidate]) -> BTreeMap<Digit, Vec<Cell>> {
    let mut found: BTreeMap<Digit, Vec<Cell>> = BTreeMap::new();
    for candidate in candidates {
        found.entry(candidate.digit).or_default().push(candidate.cell);
    }
    for cells in found.values_mut() {
        cells.sort_unstable();
    }
    found
}
