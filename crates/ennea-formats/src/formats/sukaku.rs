//! `sukaku`: one sign for every candidate of every cell, 729 for 3x3.
//!
//! In the block of a cell the place d is the digit d if that is a candidate, else `.` or `0`.  A
//! cell with one candidate is given if no peer has that candidate, as in a grid of candidates; one without
//! any makes the puzzle contradictory.

use crate::candidates::{candidate_grid, of_candidate_grid};
use crate::cells::{Context, shape_of_side};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use ennea_base::{Digit, DigitSet};
use ennea_words::gaps;

pub(crate) fn read(line: Line<'_>, context: Context) -> Result<Entry, ReadError> {
    let run = line.text.split_whitespace().next().unwrap_or_default();
    let count = run.chars().count();
    let side = (1..=36_usize).find(|side| side.pow(3) == count);
    let shape = side.and_then(|side| shape_of_side(side, context.shape)).ok_or_else(|| {
        let side = context.shape.map_or(9, |shape| shape.side());
        line.wrong("misread-places", gaps!(found = count, expected = side.pow(3), side))
    })?;
    let mut grid = vec![DigitSet::EMPTY; shape.cells()];
    for (place, (at, sign)) in run.char_indices().enumerate() {
        let digit = Digit::from_index(place % shape.side());
        match sign {
            '.' | '0' => {}
            sign if Digit::from_symbol(sign) == Some(digit) => {
                grid[place / shape.side()].insert(digit);
            }
            sign => {
                let gaps = gaps!(found = sign.escape_debug().to_string(), digit);
                return Err(line.wrong("misread-place", gaps).at(line, &run[at..]));
            }
        }
    }
    Ok(Entry::new(of_candidate_grid(shape, grid)).at_line(line.number))
}

pub(crate) fn write(entry: &Entry) -> String {
    let side = entry.shape().side();
    let block = |set: DigitSet| -> String {
        Digit::all(side).map(|d| if set.contains(d) { d.symbol() } else { '.' }).collect()
    };
    candidate_grid(entry.puzzle()).into_iter().map(block).collect::<String>() + "\n"
}
