//! `speech`: sentences that a screen reader reads aloud, written only.
//!
//! ```text
//!   Puzzle 1: Morning.
//!   9 rows of 9 cells, boxes of 3 rows and 3 columns, 30 clues.
//!   Row 1: 5, 3, blank; blank, 7, blank; blank, blank, blank.
//! ```
//!
//! A semicolon, for which readers pause longer, ends each box.  Placed digits are said to be
//! placed, candidates follow cell by cell.  Commas and full stops only: no frame, no sign that
//! would be spelled out.

use crate::document::{Entry, Fact};
use ennea::Digit;

pub(crate) fn write(entry: &Entry, number: usize) -> String {
    let shape = entry.shape();
    let title = entry.fact(Fact::Title).map(|title| format!(": {title}")).unwrap_or_default();
    let mut text = format!("Puzzle {number}{title}.\n");
    let facts = [(Fact::Author, "By"), (Fact::Level, "Level:"), (Fact::Description, "Rules:")];
    for (fact, name) in facts {
        entry.fact(fact).into_iter().for_each(|fact| text += &format!("{name} {fact}.\n"));
    }
    text += &format!(
        "{side} rows of {side} cells, boxes of {}, {}.\n",
        of(shape.box_rows(), "row") + " and " + &of(shape.box_columns(), "column"),
        of(entry.clues().clue_count(), "clue"),
        side = shape.side(),
    );
    for row in 0..shape.side() {
        let word = |column| {
            let cell = shape.cell(row, column);
            match (entry.clues().clue(cell), entry.placed().clue(cell)) {
                (Some(digit), _) => digit.number().to_string(),
                (None, Some(digit)) => format!("{} placed", digit.number()),
                (None, None) => "blank".to_owned(),
            }
        };
        let words: Vec<String> = (0..shape.side()).map(word).collect();
        let boxes: Vec<String> =
            words.chunks(shape.box_columns()).map(|words| words.join(", ")).collect();
        text += &format!("Row {}: {}.\n", row + 1, boxes.join("; "));
    }
    let Some(candidates) = entry.candidates() else { return text };
    for cell in shape.all_cells() {
        let set = candidates[cell.index()];
        if !set.is_empty() {
            let digits: Vec<String> =
                set.iter().map(Digit::number).map(|n| n.to_string()).collect();
            let (row, column) = (shape.row(cell) + 1, shape.column(cell) + 1);
            text += &format!("Row {row} column {column}: candidates {}.\n", digits.join(", "));
        }
    }
    text
}

/// How many there are of something.
fn of(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}
