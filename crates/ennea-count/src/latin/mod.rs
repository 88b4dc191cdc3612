//! Latin squares: N digits in N rows and N columns, each once in every row and column.
//!
//! They are the grids of the shapes 1 x N and N x 1, whose boxes are whole rows or columns.
//!
//! | number | by |
//! |---|---|
//! | squares | [`count`], by the column sets of half the rows up to isomorphism (`graphs`); [`row_by_row`] |
//! | column sets of some rows | [`count`]; [`matrices`] |
//! | isotopy classes | [`factorisations`](super::factorisations), Burnside's lemma; [`joined_classes`] |
//! | main classes | [`Kinds`] of elements that change roles (`turned`: all three); [`joined_classes`] |

mod graphs;
mod joined;
mod main_classes;
mod rows;
mod squares;
mod turned;

pub use joined::classes as joined_classes;
pub use main_classes::{Kind, Kinds, ORDER_MAX as MAIN_CLASSES_ORDER_MAX, Roles};
pub use rows::{ORDER_MAX as ROW_BY_ROW_ORDER_MAX, count as row_by_row, matrices};
pub use squares::{Level, ORDER_MAX, Squares, count};

use ennea_base::Shape;

/// The order of the Latin squares that the grids of a shape are, if they are.
///
/// ```
/// use ennea::{Shape, count::latin};
/// assert_eq!(latin::order(Shape::new(1, 7)?), Some(7));
/// assert_eq!(latin::order(Shape::CLASSIC), None);
/// # Ok::<(), ennea::ShapeError>(())
/// ```
pub fn order(shape: Shape) -> Option<usize> {
    (!shape.has_boxes()).then(|| shape.side())
}

#[cfg(test)]
mod tests;
