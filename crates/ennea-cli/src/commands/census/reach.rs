//! Which shapes can be counted, and how far; and what to say of the others.

use super::{Method, Options};
use crate::face::exit::Failure;
use ennea::Shape;

/// How far the story of a shape goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Reach {
    /// Formulas only: bands, symmetries, conjugacy classes.
    Formulas,
    /// Everything.
    Whole,
}

const WHOLE: &str = "2x2, 2x3, 3x2, 2x4, 4x2 and 3x3";
const IN_PART: &str = "2x5, 5x2, 2x6, 6x2, 3x4 and 4x3";

/// Reads a shape and says how far its story goes.
pub(crate) fn of(text: &str) -> Result<(Shape, Reach), Failure> {
    let hint = format!(
        "in full: {WHOLE}; in part: {IN_PART}\n  hint: type, for example:  ennea census 2x4"
    );
    let shape: Shape = text
        .parse()
        .map_err(|error| Failure::Input(format!("{error}\n  can be counted {hint}")))?;
    let (less, more) =
        (shape.box_rows().min(shape.box_columns()), shape.box_rows().max(shape.box_columns()));
    let reach = match (less, more) {
        (2, 2..=4) | (3, 3) => Reach::Whole,
        (2, 5 | 6) | (3, 4) => Reach::Formulas,
        (1, _) => {
            return Err(Failure::Input(format!(
                "boxes of {shape} cells are whole rows or columns, so these are Latin squares, \
                 not Sudokus\n  can be counted {hint}"
            )));
        }
        _ => {
            return Err(Failure::Input(format!(
                "nobody has counted the grids with {shape} boxes (side {}), and no step of this \
                 census can\n  can be counted {hint}",
                shape.side()
            )));
        }
    };
    Ok((shape, reach))
}

/// Refuses methods and tables that the shape does not allow.
pub(crate) fn check(shape: Shape, reach: Reach, options: &Options) -> Result<(), Failure> {
    let side = shape.side();
    let (allowed, limit) = match options.method {
        Method::ColumnSets => (true, ""),
        Method::Bands => (side <= 9, "sides up to 9"),
        Method::Templates => (side <= 8, "sides up to 8"),
        Method::Enumerate => (side <= 6, "sides up to 6"),
    };
    if !allowed {
        return Err(Failure::Input(format!(
            "this method counts {limit}; {shape} has side {side}\n  \
             hint: leave --method out, or type:  ennea census 2x3 --method enumerate"
        )));
    }
    let needed = match options.table {
        None => Reach::Formulas,
        Some(_) => Reach::Whole,
    };
    if reach < needed {
        return Err(Failure::Input(format!(
            "this table is out of reach for {shape}\n  \
             hint: leave --table out for what can be computed; or type:  ennea census 3x3 --table \
             bands"
        )));
    }
    Ok(())
}
