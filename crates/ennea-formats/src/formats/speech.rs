//! `speech`: sentences that a screen reader reads aloud, written only.
//!
//! ```text
//!   Puzzle 1: Morning.
//!   9 rows of 9 cells, boxes of 3 rows and 3 columns, 30 clues.
//!   Row 1: 5, 3, blank; blank, 7, blank; blank, blank, blank.
//! ```
//!
//! A semicolon, for which readers pause longer, ends each box.  Placed digits are said to be
//! placed, candidates follow cell by cell: given ones, and those that somebody wrote.  Commas and full
//! stops only: no frame, no sign that would be spelled out.

use crate::entry::Entry;
use crate::fact::Fact;

pub(crate) fn write(entry: &Entry, number: usize) -> String {
    let shape = entry.shape();
    let title = entry.fact(Fact::Title).map(|title| format!(": {title}")).unwrap_or_default();
    let mut text = format!("Puzzle {number}{title}.\n");
    let facts = [(Fact::Author, "By"), (Fact::Level, "Level:"), (Fact::Description, "Rules:")];
    for (fact, name) in facts {
        entry.fact(fact).into_iter().for_each(|fact| text += &format!("{name} {fact}.\n"));
    }
    let puzzle = entry.puzzle();
    let boxes = match shape.has_boxes() {
        true => {
            format!(
                "boxes of {} and {}",
                counted(shape.box_rows(), "row"),
                counted(shape.box_columns(), "column")
            )
        }
        false => "no boxes".to_owned(),
    };
    let (side, clues) = (shape.side(), counted(puzzle.clue_count(), "clue"));
    text += &format!("{side} rows of {side} cells, {boxes}, {clues}.\n");
    for row in 0..shape.side() {
        let word = |column| {
            let cell = shape.cell(row, column);
            match (puzzle.clue(cell), puzzle.digit(cell)) {
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
    for cell in shape.all_cells().filter(|&cell| puzzle.digit(cell).is_none()) {
        let given = puzzle.candidates().map(|sets| ("may hold", sets[cell.index()]));
        let written = puzzle.marks().and_then(|marks| Some(("candidates", marks[cell.index()]?)));
        for (word, set) in given.into_iter().chain(written) {
            let digits: Vec<String> = set.iter().map(|digit| digit.number().to_string()).collect();
            let digits = if digits.is_empty() { "none".to_owned() } else { digits.join(", ") };
            let (row, column) = (shape.row(cell) + 1, shape.column(cell) + 1);
            text += &format!("Row {row} column {column}: {word} {digits}.\n");
        }
    }
    text
}

/// A number of things, such as "1 row" or "3 rows".
fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}
