//! The candidates as a picture, as the forums paste it.
//!
//! ```text
//!        c1  c2    c3      c4 ...
//!      .-----------------.-----------.
//!   r1 | 5   *27   8-7   | ...           * a cell of the pattern, - a candidate that goes
//! ```
//! Marks are signs, not colours, so that they survive any printer; rows and columns have the names by
//! which steps call them.  Regions of a jigsaw are framed in place of boxes.

use ennea_base::rules::regions::{self, Piece};
use ennea_base::rules::{HouseKind, Rules};
use ennea_base::{Cell, Digit, Shape};
use ennea_logic::{Board, Step};
use std::collections::BTreeSet;

/// The board with all candidates, a row on a line; with a step, its cells are marked with `*` and
/// the candidates that it strikes out stand behind a `-`.
pub fn candidates(board: &Board, step: Option<&Step>) -> String {
    let marked: BTreeSet<Cell> = step.map(Step::cells).unwrap_or_default();
    let goes = |cell: Cell, digit: Digit| {
        let mut gone = step.map(Step::eliminations).unwrap_or_default().iter();
        gone.any(|gone| gone.cell == cell && gone.digit == digit)
    };
    let text = |cell: Cell| -> String {
        let mark = if marked.contains(&cell) { "*" } else { "" };
        if let Some(digit) = board.digit(cell) {
            return format!("{mark}{digit}");
        }
        let (out, stay): (Vec<Digit>, Vec<Digit>) =
            board.candidates(cell).iter().partition(|&digit| goes(cell, digit));
        let signs = |digits: &[Digit]| digits.iter().map(|d| d.symbol()).collect::<String>();
        let minus = if out.is_empty() { "" } else { "-" };
        format!("{mark}{}{minus}{}", signs(&stay), signs(&out))
    };
    framed(board, text)
}

/// The digits that stand, in the same frame.
pub fn digits(board: &Board) -> String {
    let sign = |cell| board.digit(cell).map_or(".".to_owned(), |digit| digit.to_string());
    framed(board, sign)
}

/// A text for each cell, in a frame with the names of rows and columns.
fn framed(board: &Board, text: impl Fn(Cell) -> String) -> String {
    let shape = board.shape();
    let rows: Vec<Vec<String>> = (0..shape.side())
        .map(|row| (0..shape.side()).map(|column| text(shape.cell(row, column))).collect())
        .collect();
    let names: Vec<String> = (1..=shape.side()).map(|column| format!("c{column}")).collect();
    let width = |column: usize| {
        let texts = rows.iter().map(|row| row[column].len());
        texts.chain([names[column].len()]).max().expect("there is a row")
    };
    let widths: Vec<usize> = (0..shape.side()).map(width).collect();
    match Some(board.rules()).filter(|rules| rules.has(HouseKind::Region)) {
        Some(rules) => with_regions(rules, &rows, &widths),
        None => with_boxes(shape, &names, &rows, &widths),
    }
}

/// The frame of a jigsaw.
fn with_regions(rules: &Rules, rows: &[Vec<String>], widths: &[usize]) -> String {
    let shape = rules.shape();
    let text = |piece| match piece {
        Piece::Name(text) | Piece::Text(text) => text,
        Piece::Cell(cell) => {
            let (row, column) = (shape.row(cell), shape.column(cell));
            format!("{:<1$}", rows[row][column], widths[column])
        }
    };
    let lines = regions::named_lines(rules, widths);
    let lines = lines.into_iter().map(|pieces| pieces.into_iter().map(text).collect());
    lines.collect::<Vec<String>>().join("\n")
}

/// The frame of boxes; those that are rows or columns are not framed.
fn with_boxes(shape: Shape, names: &[String], rows: &[Vec<String>], widths: &[usize]) -> String {
    let (box_rows, box_columns) = match shape.has_boxes() {
        true => (shape.box_rows(), shape.box_columns()),
        false => (shape.side(), shape.side()),
    };
    let margin = format!("r{}", shape.side()).len();
    let padded = |texts: &[String], between: &str| {
        let padded: Vec<String> =
            texts.iter().zip(widths).map(|(text, width)| format!("{text:<width$}")).collect();
        let minirows: Vec<String> =
            padded.chunks(box_columns).map(|cells| cells.join(" ")).collect();
        minirows.join(between)
    };
    let chunk = |widths: &[usize]| "-".repeat(widths.iter().sum::<usize>() + widths.len() + 1);
    let chunks: Vec<String> = widths.chunks(box_columns).map(chunk).collect();
    let border = |sign: &str| format!("{:margin$} {sign}{}{sign}", "", chunks.join(sign));
    let mut lines = vec![format!("{:margin$}   {}", "", padded(names, "   ").trim_end())];
    lines.push(border("."));
    for (k, row) in rows.iter().enumerate() {
        if k > 0 && k.is_multiple_of(box_rows) {
            lines.push(border("+"));
        }
        let name = format!("r{}", k + 1);
        lines.push(format!("{name:<margin$} | {} |", padded(row, " | ")));
    }
    lines.push(border("'"));
    lines.join("\n")
}
