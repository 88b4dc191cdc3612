//! Meaning of the rules that have names: their houses and pairs on a shape, and the shapes on which
//! they have one.
//!
//! With cells as (row, column) from 0, and a row as (band, row of the band):
//!
//! ```text
//!   x            row = column, and row + column = N - 1
//!   windoku      R x R windows whose rows and columns start at 1 + k (R + 1), for R = C
//!   disjoint     cells at one place of all boxes: (row of the band, column of the stack)
//!   hypercube    any two of band, row of the band, stack, column of the stack, for R = C
//!   centre-dot   the middles of all boxes, for odd R and C
//!   knight       one step along and two across; king: one step along and one across
//!   non-consecutive   neighbours in a row or column do not hold d and d + 1 (round: nor 1 and N)
//! ```
//!
//! Asterisk and girandola are nine cells of 9x9, one in each row, column and box, or nearly so, that are
//! drawn like that.

use super::consecutive::Consecutive;
use super::error::RulesError;
use super::named_rules::NamedRule;
use super::{House, HouseKind, Pairs, RuleHouse};
use crate::cell::Cell;
use crate::shape::Shape;

/// Tests whether the rule takes the boxes away.
pub(super) fn is_without_boxes(rule: NamedRule) -> bool {
    rule == NamedRule::Latin
}

/// The houses that the rule adds.
///
/// # Errors
/// A rule that has no meaning for this shape.
pub(super) fn houses(rule: NamedRule, shape: Shape) -> Result<Vec<RuleHouse>, RulesError> {
    let (n, rows, columns) = (shape.side(), shape.box_rows(), shape.box_columns());
    let no_meaning = |needs: &str| RulesError::NoMeaning {
        rule: rule.name().to_owned(),
        shape,
        needs: needs.to_owned(),
    };
    let those = |house: House, rule: &dyn Fn(usize, usize) -> bool| {
        let is_in = |&cell: &Cell| rule(shape.row(cell), shape.column(cell));
        RuleHouse::new(house, shape.all_cells().filter(is_in).collect(), HouseKind::Named)
    };
    // As many houses, each with the cells that have its number.
    let numbered = |count, house: fn(usize) -> House, number: &dyn Fn(usize, usize) -> usize| {
        let of = |index| those(house(index), &|row, column| number(row, column) == index);
        (0..count).map(of).collect::<Vec<_>>()
    };
    let drawn = |house: House, places: &str| {
        if shape != Shape::CLASSIC {
            return Err(no_meaning("3x3"));
        }
        let cells = places.split(' ').map(|place| shape.cell_named(place).expect("a cell"));
        Ok(vec![RuleHouse::new(house, cells.collect(), HouseKind::Named)])
    };
    let down = |row: usize, column: usize| row == column;
    let up = |row: usize, column: usize| row + column == n - 1;
    Ok(match rule {
        NamedRule::Plain
        | NamedRule::Knight
        | NamedRule::King
        | NamedRule::NonConsecutive
        | NamedRule::NonConsecutiveRound
        | NamedRule::Latin => Vec::new(),
        NamedRule::Diagonal => vec![those(House::Diagonal, &down)],
        NamedRule::X => vec![those(House::Falling, &down), those(House::Rising, &up)],
        NamedRule::Windoku | NamedRule::Hypercube if !shape.is_square() || rows < 2 => {
            return Err(no_meaning("square boxes of 2x2 cells or more"));
        }
        NamedRule::Windoku => {
            let is_between = |line: usize| line.is_multiple_of(rows + 1);
            numbered((rows - 1) * (rows - 1), House::Window, &|row, column| match (row, column) {
                _ if is_between(row) || is_between(column) => n,
                _ => row / (rows + 1) * (rows - 1) + column / (rows + 1),
            })
        }
        NamedRule::Disjoint if rows < 2 || columns < 2 => {
            return Err(no_meaning("boxes of two rows and two columns or more"));
        }
        NamedRule::Disjoint => {
            numbered(n, House::Disjoint, &|row, column| row % rows * columns + column % columns)
        }
        NamedRule::Hypercube => {
            let mut found = houses(NamedRule::Disjoint, shape)?;
            found.extend(numbered(n, House::Columns, &|row, column| {
                row / rows * rows + column % rows
            }));
            found
                .extend(numbered(n, House::Rows, &|row, column| row % rows * rows + column / rows));
            found
        }
        NamedRule::CentreDot
            if rows.is_multiple_of(2) || columns.is_multiple_of(2) || n == rows || n == columns =>
        {
            return Err(no_meaning("boxes of an odd number of rows and of columns, 3x3 or more"));
        }
        NamedRule::CentreDot => vec![those(House::Centres, &|row, column| {
            row % rows == rows / 2 && column % columns == columns / 2
        })],
        NamedRule::Asterisk => {
            drawn(House::Asterisk, "r2c5 r3c3 r3c7 r5c2 r5c5 r5c8 r7c3 r7c7 r8c5")?
        }
        NamedRule::Girandola => {
            drawn(House::Girandola, "r1c1 r1c9 r2c5 r5c2 r5c5 r5c8 r8c5 r9c1 r9c9")?
        }
    })
}

/// The pairs that the rule adds.
pub(super) fn pairs(rule: NamedRule, shape: Shape) -> Option<Pairs> {
    let (name, along, across) = match rule {
        NamedRule::Knight => ("a knight's move", 1, 2),
        NamedRule::King => ("a king's move", 1, 1),
        _ => return None,
    };
    let cells = steps(shape, along, across);
    Some(Pairs { name: name.to_owned(), cells, rule: Some(rule) })
}

/// Pairs of digits that may not be neighbours by the rule; `None` if the rule speaks of one digit
/// at a time.
pub(super) fn consecutive(rule: NamedRule, shape: Shape) -> Option<Consecutive> {
    (!rule.is_of_one_digit()).then(|| Consecutive::new(shape, rule, &steps(shape, 0, 1)))
}

/// All pairs of cells so far apart, the earlier cell first.
fn steps(shape: Shape, along: usize, across: usize) -> Vec<(Cell, Cell)> {
    let is_pair = |a: Cell, b: Cell| {
        let rows = shape.row(a).abs_diff(shape.row(b));
        let columns = shape.column(a).abs_diff(shape.column(b));
        (rows.min(columns), rows.max(columns)) == (along, across)
    };
    let mut cells = Vec::new();
    for a in shape.all_cells() {
        cells.extend(shape.all_cells().filter(|&b| a < b && is_pair(a, b)).map(|b| (a, b)));
    }
    cells
}
