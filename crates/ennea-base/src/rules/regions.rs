//! The regions of a jigsaw in text: a line wherever two neighbours are in different ones.
//!
//! ```text
//!   +---+-----------+
//!   | 1 | 2   3   4 |
//!   |   +-------+---+
//! ```
//!
//! The faces put text into the cells, with whatever colour it has there.  Corners follow from the borders that
//! meet there.  Cost: linear in what is drawn.  Oracle: the regions that are the boxes of a shape.

use super::{HouseKind, Rules};
use crate::cell::Cell;
use crate::shape::Shape;

impl Rules {
    /// The shape for other rules in the place of these: their own, or where regions are drawn instead of
    /// boxes the first of that side.
    ///
    /// ```
    /// use ennea::{Shape, rules::Rules};
    /// let boxes = |text| Rules::parse(text, Shape::new(2, 2).unwrap()).unwrap().boxes().to_string();
    /// assert_eq!(["x", "aabbaabbccddccdd", "latin"].map(boxes), ["2x2", "2x2", "1x4"]);
    /// ```
    pub fn boxes(&self) -> Shape {
        match self.has(HouseKind::Region) {
            true => Shape::with_cells(self.shape().cells())[0],
            false => self.shape(),
        }
    }
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The names of columns, or that of a row, with blanks.
    Name(String),
    /// A part of the frame.
    Text(String),
    /// The cell, padded to the width of its column.
    Cell(Cell),
}

/// A picture of rules with regions, each cell with its sign; none if they have no regions.
pub fn picture(rules: &Rules, sign: impl Fn(Cell) -> char) -> Option<String> {
    let line = |pieces: Vec<Piece>| -> String {
        let text = |piece| match piece {
            Piece::Name(text) | Piece::Text(text) => text,
            Piece::Cell(cell) => sign(cell).to_string(),
        };
        pieces.into_iter().map(text).collect()
    };
    let lines = || lines(rules, &vec![1; rules.shape().side()]).into_iter().map(line);
    rules.has(HouseKind::Region).then(|| lines().collect::<Vec<String>>().join("\n"))
}

/// Lines of [`lines`] with the names of columns above them and those of rows before them.
pub fn named_lines(rules: &Rules, widths: &[usize]) -> Vec<Vec<Piece>> {
    let shape = rules.shape();
    let margin = format!("r{} ", shape.side()).len();
    let columns = widths.iter().enumerate();
    let columns =
        columns.map(|(column, width)| format!("{:1$}", format!("c{}", column + 1), width));
    let columns = columns.collect::<Vec<String>>().join("   ");
    let mut named = vec![vec![Piece::Name(format!("{:margin$}  {}", "", columns.trim_end()))]];
    for line in lines(rules, widths) {
        let row = line.iter().find_map(|piece| match piece {
            Piece::Cell(cell) => Some(format!("r{}", shape.row(*cell) + 1)),
            _ => None,
        });
        let name = Piece::Name(format!("{:margin$}", row.unwrap_or_default()));
        named.push([vec![name], line].concat());
    }
    named
}

/// The lines of a picture whose columns have these widths; lines between rows without a border are left out.
///
/// ```
/// use ennea::rules::{Rules, regions::{Piece, lines}};
/// let rules = Rules::parse("aabbaabbccddccdd", "2x2".parse().unwrap())?;
/// let text = |piece| match piece { Piece::Text(text) => text, _ => ".".to_owned() };
/// let lines: Vec<String> =
///     lines(&rules, &[1; 4]).into_iter().map(|line| line.into_iter().map(text).collect()).collect();
/// assert_eq!(lines[..4], ["+-------+-------+", "| .   . | .   . |", "| .   . | .   . |", "+-------+-------+"]);
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
pub fn lines(rules: &Rules, widths: &[usize]) -> Vec<Vec<Piece>> {
    let shape = rules.shape();
    let side = shape.side();
    // Whether there is a border left of a cell and above it; outside of the grid are two more columns and rows.
    let mut left = vec![vec![false; side + 1]; side + 2];
    let mut above = vec![vec![false; side + 2]; side + 1];
    for k in 0..side {
        (left[k + 1][0], left[k + 1][side]) = (true, true);
        (above[0][k + 1], above[side][k + 1]) = (true, true);
    }
    for (cell, [is_left, is_above]) in rules.borders() {
        let (row, column) = (shape.row(cell), shape.column(cell));
        left[row + 1][column] |= is_left;
        above[row][column + 1] |= is_above;
    }
    let corner = |row: usize, column: usize| {
        let upright = [left[row][column], left[row + 1][column]];
        let level = [above[row][column], above[row][column + 1]];
        match (upright.contains(&true), level.contains(&true)) {
            (false, false) => " ",
            (true, false) => "|",
            (false, true) => "-",
            (true, true) => "+",
        }
    };
    let mut lines = Vec::new();
    for row in 0..=side {
        if above[row].contains(&true) {
            let mut line = corner(row, 0).to_owned();
            for (column, width) in widths.iter().enumerate() {
                let sign = if above[row][column + 1] { "-" } else { " " };
                line += &sign.repeat(width + 2);
                line += corner(row, column + 1);
            }
            lines.push(vec![Piece::Text(line)]);
        }
        if row < side {
            let mut line = vec![Piece::Text("| ".to_owned())];
            for column in 0..side {
                line.push(Piece::Cell(shape.cell(row, column)));
                let bar = if left[row + 1][column + 1] { " |" } else { "  " };
                let blank = if column + 1 < side { " " } else { "" };
                line.push(Piece::Text(format!("{bar}{blank}")));
            }
            lines.push(line);
        }
    }
    lines
}
