//! Names of cells, houses, digits and candidates, alone and in lists.

use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::logic::step::{Candidate, Step};
use crate::rules::{House, Rules};
use crate::shape::Shape;
use std::collections::BTreeMap;

/// Words with something between them.
pub(super) fn joined(words: impl IntoIterator<Item = impl ToString>, between: &str) -> String {
    words.into_iter().map(|word| word.to_string()).collect::<Vec<String>>().join(between)
}

/// Words with a sign between them, and another one before the last: `a, b and c`.
pub(super) fn list(
    words: impl IntoIterator<Item = impl ToString>,
    between: &str,
    last: &str,
) -> String {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    match words.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., end] => format!("{}{last}{end}", most.join(between)),
    }
}

/// The names of cells.
pub(super) fn named(shape: Shape, cells: &[Cell]) -> Vec<String> {
    cells.iter().map(|&cell| shape.name(cell)).collect()
}

/// The number of a house among those of its kind, from 1, or its letter; empty if there is just one.
pub(super) fn house_number(house: &House) -> String {
    match *house {
        House::Row(index)
        | House::Column(index)
        | House::Box(index)
        | House::Window(index)
        | House::Disjoint(index)
        | House::Columns(index)
        | House::Rows(index)
        | House::Listed(index) => (index + 1).to_string(),
        House::Region(letter) => letter.to_string(),
        House::Diagonal
        | House::Falling
        | House::Rising
        | House::Centres
        | House::Asterisk
        | House::Girandola => String::new(),
    }
}

/// A text with the names that the rules give the houses of lists, which languages call `house #28`.
pub(super) fn with_names(text: String, rules: Option<&Rules>) -> String {
    let listed = rules.into_iter().flat_map(Rules::houses);
    // The highest number first, for it may begin as a lower one does.
    let listed = listed.rev().filter(|house| matches!(house.house, House::Listed(_)));
    listed.fold(text, |text, house| text.replace(&house.house.to_string(), &house.name))
}

/// Digits close together: `257`.
pub(super) fn symbols(digits: DigitSet) -> String {
    digits.iter().map(Digit::symbol).collect()
}

/// Cells as the forums write them: `r27c38`, `r1c1,r2c5`; one by one where numbers have two signs.
pub(super) fn short_cells(shape: Shape, cells: &[Cell]) -> String {
    if shape.side() > 9 {
        return joined(cells.iter().map(|&cell| shape.name(cell)), ",");
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
    let block = |(rows, columns): &(Vec<usize>, Vec<usize>)| {
        format!("r{}c{}", joined(rows.iter(), ""), joined(columns.iter(), ""))
    };
    joined(blocks.iter().map(block), ",")
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
