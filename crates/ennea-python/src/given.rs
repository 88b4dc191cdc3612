//! Arguments of Python as values of the library: the numbers of cells, candidates as texts, choices
//! by their names.

use crate::errors::error;
use ennea::named::nearest;
use ennea::{Digit, DigitSet, Filling, Named, Puzzle, Shape};
use pyo3::buffer::PyUntypedBuffer;
use pyo3::prelude::*;

/// The clues of a puzzle, where these are all that something can carry: `what` it is, and what it does to them.
pub(crate) fn clues_alone<'a>(puzzle: &'a Puzzle, what: &str) -> Result<&'a Filling, String> {
    let rules = puzzle.rules();
    let found = match () {
        () if !rules.is_plain() => format!("the rules {rules}"),
        () if puzzle.candidates().is_some() => "a puzzle given by candidates".to_owned(),
        () if puzzle.placed().is_some() => "placed digits".to_owned(),
        () if puzzle.marks().is_some() => "candidates that somebody has written".to_owned(),
        () => return Ok(puzzle.clues()),
    };
    Err(format!(
        "found {found}; expected clues alone, all that {what}\n  hint: ennea.Puzzle keeps the rest; \
         its line has the clues alone"
    ))
}

/// A puzzle of the shape that is wanted.
pub(crate) fn of_shape(puzzle: Puzzle, wanted: Option<Shape>) -> Result<Puzzle, String> {
    match (wanted, puzzle.shape()) {
        (Some(wanted), found) if found != wanted => {
            Err(format!("found a puzzle of shape {found}; expected {wanted}"))
        }
        _ => Ok(puzzle),
    }
}

/// Numbers in a buffer of one dimension, or of as many rows as columns.
pub(crate) fn of_buffer(asked: &Bound<'_, PyAny>, shape: Option<Shape>) -> PyResult<Filling> {
    let expected = "expected a text, a Puzzle, a Grid, or the numbers of all cells as uint8";
    let Ok(buffer) = PyUntypedBuffer::get(asked) else {
        let found = asked.get_type().name()?;
        return Err(error(format!("found a {found}; {expected}")));
    };
    let Ok(buffer) = buffer.as_typed::<u8>() else {
        let format = buffer.format().to_string_lossy();
        return Err(error(format!("found numbers of the type '{format}'; {expected}")));
    };
    let numbers = buffer.to_vec(asked.py())?;
    let shape = shape_of(numbers.len(), shape).map_err(error)?;
    if let Some((place, why)) = out_of_range(shape, &numbers) {
        let (row, column) = (place / shape.side() + 1, place % shape.side() + 1);
        return Err(error(format!("row {row}, column {column}: {why}")));
    }
    Ok(of_numbers(shape, &numbers))
}

/// The shape with this many cells: that which is wanted, or the first of those that there are.
pub(crate) fn shape_of(cells: usize, wanted: Option<Shape>) -> Result<Shape, String> {
    match wanted {
        Some(shape) if shape.cells() == cells => Ok(shape),
        Some(shape) => {
            let expected = shape.cells();
            Err(format!("found {cells} cells; expected {expected}, as {shape} has"))
        }
        None => Shape::with_cells(cells).first().copied().ok_or_else(|| {
            format!("found {cells} cells; expected a number such as 16, 36, 81 or 256")
        }),
    }
}

/// The first number that is no digit, and why.
pub(crate) fn out_of_range(shape: Shape, numbers: &[u8]) -> Option<(usize, String)> {
    let side = shape.side();
    if numbers.iter().copied().max().is_none_or(|most| usize::from(most) <= side) {
        return None;
    }
    let place = numbers.iter().position(|&number| usize::from(number) > side)?;
    let found = numbers[place];
    let hint = if found.is_ascii_digit() || found == b'.' {
        "; these look like signs of a text"
    } else {
        ""
    };
    Some((place, format!("found {found}; expected 0 to {side}{hint}")))
}

/// The clues of numbers that are in range.
pub(crate) fn of_numbers(shape: Shape, numbers: &[u8]) -> Filling {
    let clues = numbers.iter().map(|&number| Digit::new(number.into()));
    Filling::new(shape, clues).expect("the numbers were looked at")
}

/// The numbers of clues, 0 for an empty cell.
pub(crate) fn numbers(clues: &Filling) -> impl Iterator<Item = u8> {
    clues.clues().iter().map(|clue| clue.map_or(0, Digit::number) as u8)
}

/// The digits that are listed for each cell, nothing where nothing is listed.
pub(crate) fn digit_sets(
    what: &str,
    texts: &[Option<String>],
    shape: Shape,
) -> PyResult<Vec<Option<DigitSet>>> {
    let (found, expected, side) = (texts.len(), shape.cells(), shape.side());
    if found != expected {
        let why = format!("found {found} items; expected {expected}, one for each cell");
        return Err(error(format!("{what}: {why}")));
    }
    let digit = |sign| Digit::from_symbol(sign).filter(|digit| digit.number() <= side);
    let set = |(place, text): (usize, &Option<String>)| {
        let Some(text) = text else { return Ok(None) };
        let set: Option<DigitSet> = text.chars().map(digit).collect();
        let most = Digit::from_index(side - 1);
        let why = || format!("item {place}: found '{text}'; expected digits from 1 to {most}");
        set.map(Some).ok_or_else(|| error(format!("{what}: {}", why())))
    };
    texts.iter().enumerate().map(set).collect()
}

/// The digits of a set as a text.
pub(crate) fn digits_of(set: &DigitSet) -> String {
    set.iter().map(Digit::symbol).collect()
}

/// The value with a name.
pub(crate) fn named<T: Named>(what: &str, name: &str) -> PyResult<T> {
    T::with_name(name).ok_or_else(|| {
        let names: Vec<&str> = T::ALL.iter().map(|value| value.name()).collect();
        let hint = nearest(name, names.iter().copied());
        let hint =
            hint.map_or_else(String::new, |near| format!("\n  hint: did you mean '{near}'?"));
        error(format!("{what}: found '{name}'; expected one of {}{hint}", names.join(", ")))
    })
}
