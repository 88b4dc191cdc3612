//! The names that the Sudoku community gives to classes of symmetries.
//!
//! A name is tied to its class by one example, written as a transformation; which class that is,
//! is worked out.  For any shape: identity, half turn, and for square ones the diagonal mirror
//! and the quarter turn.  For 3x3 also those that go by what happens to the cells of a grid that
//! has the symmetry: digits that go around in their minirow (mini rows), from box to box and back
//! after three (jumping rows), or from box to box and back after three one place further (full
//! rows), and the like along diagonals.
//!
//! Source: the "Red Ed's Sudoku symmetry group" tables, `[RJ2006]` and the forum that followed.

use super::transformation::Transformation;
use ennea_base::Shape;

/// Cycles inside the bands, one for each.
const MINI: &str = "(1 2 3)(4 5 6)(7 8 9)";
/// Band after band, rows in their order.
const JUMPING: &str = "(1 4 7)(2 5 8)(3 6 9)";
/// Band after band, the rows moving on once around.
const FULL: &str = "(1 4 7 2 5 8 3 6 9)";

/// Examples of the named symmetries of a shape.
pub(super) fn examples(shape: Shape) -> Vec<(&'static str, Transformation)> {
    let mut examples = vec![
        ("half turn", Transformation::half_turn(shape)),
        ("identity", Transformation::identity(shape)),
    ];
    examples.extend(Transformation::quarter_turn(shape).ok().map(|turn| ("quarter turn", turn)));
    examples.extend(Transformation::transposition(shape).ok().map(|t| ("diagonal mirror", t)));
    if shape == Shape::CLASSIC {
        examples.extend(CLASSIC.iter().map(|&(name, rows, columns)| {
            let text = format!("rows {rows} columns {columns}");
            (name, Transformation::parse(shape, &text).expect("the examples are written well"))
        }));
    }
    examples
}

/// Name, row permutation, column permutation.
const CLASSIC: [(&str, &str, &str); 10] = [
    ("mini rows", "()", MINI),
    ("jumping rows", "()", JUMPING),
    ("full rows", "()", FULL),
    ("mini diagonals", MINI, MINI),
    ("jumping diagonals", JUMPING, JUMPING),
    ("full diagonals", FULL, FULL),
    ("gliding rows", MINI, JUMPING),
    ("waving rows", MINI, FULL),
    ("broken columns", FULL, JUMPING),
    ("column sticks", "(1 7)(2 8)(3 9)", "(1 3)(4 6)(7 9)"),
];
